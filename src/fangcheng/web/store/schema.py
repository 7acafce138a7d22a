"""The file of tables: what it holds, and how a file of an older version is brought up to date."""

import hashlib
import os
from typing import Any, cast

from sqlalchemy import (
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    delete,
    insert,
    select,
)

from fangcheng.errors import FangchengError

APPLICATION = 0x46436831  # "FCh1" in the header of the file: it is ours
VERSION = 5
SALT = 32  # bytes
UPGRADES: dict[int, tuple[str, ...]] = {  # by version: the statements that make of it the next one
    1: (
        "ALTER TABLE matches ADD COLUMN figures BLOB",
        "ALTER TABLE matches ADD COLUMN replay VARCHAR",
        "CREATE INDEX matches_by_replay ON matches (replay)",
        "CREATE TABLE records (id VARCHAR NOT NULL, name VARCHAR NOT NULL, data BLOB NOT NULL, "
        "size INTEGER NOT NULL, used FLOAT NOT NULL, PRIMARY KEY (id))",
        "CREATE INDEX records_by_use ON records (used)",
    ),
    2: (
        "ALTER TABLE tables ADD COLUMN party VARCHAR NOT NULL DEFAULT ''",
        "ALTER TABLE records ADD COLUMN party VARCHAR NOT NULL DEFAULT ''",
        "CREATE INDEX tables_by_party ON tables (party, played)",
        "CREATE TABLE clock (seen FLOAT NOT NULL, steady FLOAT NOT NULL)",
    ),
    3: (
        "CREATE TABLE secret (salt BLOB NOT NULL)",
        "INSERT INTO secret VALUES (randomblob(32))",
        # What was kept of addresses so far anybody can count for an address of his own; nobody can after this.
        "UPDATE tables SET party = salted(party, (SELECT salt FROM secret))",
        "UPDATE records SET party = salted(party, (SELECT salt FROM secret))",
    ),
    4: (
        "CREATE TABLE IF NOT EXISTS people (id VARCHAR NOT NULL, name VARCHAR NOT NULL, "
        "made FLOAT NOT NULL, used FLOAT NOT NULL, PRIMARY KEY (id))",
        "CREATE TABLE IF NOT EXISTS keys (hash BLOB NOT NULL, person VARCHAR NOT NULL, PRIMARY KEY (hash), "
        "FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE)",
        "CREATE TABLE IF NOT EXISTS rooms (id VARCHAR NOT NULL, door BLOB NOT NULL, code BLOB NOT NULL, "
        "body BLOB NOT NULL, used FLOAT NOT NULL, PRIMARY KEY (id))",
        "CREATE INDEX IF NOT EXISTS rooms_by_code ON rooms (code)",
        'CREATE TABLE IF NOT EXISTS seats ("table" VARCHAR NOT NULL, number INTEGER NOT NULL, person VARCHAR NOT NULL, '
        'name VARCHAR NOT NULL, PRIMARY KEY ("table", number), '
        'FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE)',
        "CREATE INDEX IF NOT EXISTS seats_by_person ON seats (person)",
    ),
}

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("key", LargeBinary, nullable=False),  # SHA-256 of the token
    Column("opening", LargeBinary, nullable=False),  # kept.Opening as JSON
    Column("opened", Float, nullable=False),  # seconds since 1970
    Column("used", Float, nullable=False),  # when its person decided last; of several: when they were dealt to
    Column("played", Integer, nullable=False, default=0),  # 1 once the person has decided anything
    Column("over", Integer, nullable=False, default=0),  # 1 while the last match is over
    Column("trouble", String, nullable=False, default=""),  # why the table was set aside
    Column("party", String, nullable=False, default=""),  # who opened it (removal.py); empty: nobody knows
    Index("tables_by_use", "used"),
    Index("tables_by_party", "party", "played"),
)

# The truth about a table; rows are added and never changed.
changes = Table(
    "changes",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),  # of the view that came of it, from 1
    Column("body", LargeBinary, nullable=False),  # kept.Change as JSON
    Column("chain", Integer, nullable=False),  # CRC-32 of body, begun with that of the change before
    sqlite_with_rowid=False,
)

matches = Table(
    "matches",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("ended", Float, nullable=False),
    Column("ending", LargeBinary, nullable=False),  # kept.Ending as JSON
    Column("record", LargeBinary),  # lines of docs/formats.md, packed; none until they have been written
    Column("figures", LargeBinary),  # records.figures.Figures of the reader as JSON; none until they were counted
    Column("replay", String),  # the id of its record for who watches it; none until somebody did
    Index("matches_by_replay", "replay"),
)

# Files that were sent to be watched.
records = Table(
    "records",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("data", LargeBinary, nullable=False),  # as it came, packed
    Column("size", Integer, nullable=False),  # bytes of data
    Column("used", Float, nullable=False),  # seconds since 1970
    Column("party", String, nullable=False, default=""),  # who sent it first
    Index("records_by_use", "used"),
)

# Who somebody is: nothing but a name, and what is kept of the keys that show it.
people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("made", Float, nullable=False),  # seconds since 1970
    Column("used", Float, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", LargeBinary, primary_key=True),  # SHA-256 of the key
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
)

# Rooms where people meet.
rooms = Table(
    "rooms",
    metadata,
    Column("id", String, primary_key=True),
    Column("door", LargeBinary, nullable=False),  # SHA-256 of what a link holds
    Column("code", LargeBinary, nullable=False),  # SHA-256 of the code
    Column("body", LargeBinary, nullable=False),  # kept_rooms.KeptRoom as JSON
    Column("used", Float, nullable=False),
    Index("rooms_by_code", "code"),
)

# Who has played at a table of several people, by number of the person in its match; bots are none of them.
seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String, nullable=False),  # id
    Column("name", String, nullable=False),  # when the match began
    Index("seats_by_person", "person"),
)

# One row: what the clock said when it was looked at last, and since when it has gone on without a leap.
clock = Table("clock", metadata, Column("seen", Float, nullable=False), Column("steady", Float, nullable=False))

# One row: what is mixed into everything that is kept of an address, so that nobody outside can count it.
secret = Table("secret", metadata, Column("salt", LargeBinary, nullable=False))


def crowd_of(address: str, salt: bytes) -> str:
    """Return what is kept of an address: a number that some 65,000 networks share each; empty for none.

    Which share one hangs on the salt of the file: who owns many networks cannot look for one that a player shares.
    """
    return hashlib.blake2b(address.encode(), key=salt, digest_size=2).hexdigest() if address else ""


def salt_of(connection: Connection) -> bytes:
    """Return the salt of this file; one that is damaged or gone is made anew, and limits by address begin anew."""
    salt = connection.execute(select(secret.c.salt)).scalar()
    if isinstance(salt, bytes) and len(salt) == SALT:
        return salt
    salt = os.urandom(SALT)
    connection.execute(delete(secret))
    connection.execute(insert(secret).values(salt=salt))
    return salt


def prepare(connection: Connection, where: str) -> None:
    """Make the tables of a new file, or bring an older one up to date.

    Raises FangchengError for a file of a newer Fangcheng or of another program.
    """
    application = connection.exec_driver_sql("PRAGMA application_id").scalar_one()
    version = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    if version == 0 and application == 0 and not _holds_anything(connection):
        metadata.create_all(connection)
        salt_of(connection)
        version = VERSION
    elif application != APPLICATION:
        raise FangchengError(f"{where}: a database of another program. Choose another folder with --store.")
    if version > VERSION:
        raise FangchengError(
            f"{where}: kept by a newer Fangcheng (version {version} of the file, this one knows {VERSION}). "
            "Update Fangcheng, or choose another folder with --store."
        )
    if version < VERSION:
        cast(Any, connection.connection).create_function("salted", 2, crowd_of, deterministic=True)
    for older in range(version, VERSION):
        for statement in UPGRADES[older]:
            connection.exec_driver_sql(statement)
    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
    connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")


def _holds_anything(connection: Connection) -> bool:
    return bool(connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one())
