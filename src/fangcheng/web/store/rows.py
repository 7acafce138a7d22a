"""What the store does inside one transaction: rows of the file, written and read."""

import zlib
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Integer, Row, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as insert_or_change
from sqlalchemy.sql import Executable

from fangcheng.web.store import kept
from fangcheng.web.store.disk import Elsewhere
from fangcheng.web.store.schema import changes, matches, seats, tables
from fangcheng.web.store.schema import keys as schema_keys

# What every act needs is written once: making a statement takes ten times as long as carrying it out.
CHAIN = select(changes.c.chain).where(changes.c.table == bindparam("of"), changes.c.version == bindparam("before"))
ADD = insert(changes)
USE = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(
        used=bindparam("now"),
        over=bindparam("ended"),
        played=func.max(tables.c.played, bindparam("own", type_=Integer)),
    )
)
# Between two deals nothing moves that lists show of a table of several: it would tell that somebody had to answer.
PLAYED = update(tables).where(tables.c.id == bindparam("of")).values(played=1)


def execute(connection: Connection, statement: Executable) -> None:
    """Carry out a statement that answers nothing."""
    connection.execute(statement)


def append(
    connection: Connection,
    table: str,
    version: int,
    change: kept.Change,
    body: bytes,
    number: int,
    ending: kept.Ending | None,
    now: float,
) -> None:
    """Add a change, and what it makes of the table and of its match `number`."""
    chain = 0
    if version > 1:
        found = connection.execute(CHAIN, {"of": table, "before": version - 1}).scalar_one_or_none()
        if found is None:
            raise Elsewhere(f"table {table} has been removed")
        chain = int(found)
    row = {"table": table, "version": version, "body": body, "chain": zlib.crc32(body, chain)}
    connection.execute(ADD, row)
    if change.by is not None and not change.dealt and not ending:
        connection.execute(PLAYED, {"of": table})
    elif change.own or change.undone or change.dealt or ending:
        over = int(ending is not None)
        connection.execute(USE, {"of": table, "now": now, "ended": over, "own": int(change.own)})
    if change.undone:
        connection.execute(delete(matches).where(matches.c.table == table, matches.c.number == number))
    if ending is not None:
        ended = {"ended": now, "ending": kept.write(ending), "record": None, "figures": None, "replay": None}
        entry = insert_or_change(matches).values(table=table, number=number, **ended)
        connection.execute(entry.on_conflict_do_update(index_elements=["table", "number"], set_=ended))


def load(connection: Connection, table: str) -> kept.KeptTable | None:
    """Read a table and its changes, up to one that is damaged."""
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    opening, damage = _opening_of(row)
    found: list[kept.Change] = []
    query = select(changes.c.version, changes.c.body, changes.c.chain)
    try:
        chain = 0
        for change in connection.execute(query.where(changes.c.table == table).order_by(changes.c.version)):
            chain = zlib.crc32(change.body, chain)
            if (change.version, change.chain) != (len(found) + 1, chain):
                raise ValueError("rows are missing or changed")
            found.append(kept.read_change(change.body))
    except kept.UNREADABLE as error:
        damage = damage or f"change {len(found) + 1} cannot be read: {error}"
    return kept.KeptTable(table, row.key, opening, found, damage, row.trouble)


def listed(connection: Connection, keys: Mapping[str, bytes]) -> list[kept.Listed]:
    """Read what a list shows of these tables, if the keys are theirs; of what is damaged it says so."""
    found = {}
    for row in connection.execute(select(tables).where(tables.c.id.in_(list(keys))).order_by(tables.c.used.desc())):
        seat = None if row.key == keys[row.id] else _seat_of(connection, row.id, keys[row.id])
        if seat is not None or row.key == keys[row.id]:
            opening, damage = _opening_of(row)
            listed = kept.Listed(row.id, opening, row.opened, row.used, bool(row.over), damage or row.trouble, [])
            if seat is not None:
                listed.person, listed.name = seat
            found[row.id] = listed
    query = select(matches.c.table, matches.c.number, matches.c.ended, matches.c.ending, matches.c.figures)
    for row in connection.execute(query.where(matches.c.table.in_(list(found))).order_by(matches.c.number)):
        table = found[row.table]
        try:
            ending = kept.read_ending(row.ending)
        except kept.UNREADABLE as error:
            table.trouble = table.trouble or f"how match {row.number} ended cannot be read: {error}"
        else:
            if table.person is not None:
                ending = kept.as_read_by(ending, table.person)
            table.matches.append(kept.KeptMatch(row.number, row.ended, ending, kept.read_figures(row.figures)))
    return list(found.values())


def _seat_of(connection: Connection, table: str, key: bytes) -> tuple[int, str] | None:
    """Return number and name in a match of the person with a key, None for who has not played in it."""
    query = select(seats.c.number, seats.c.name).join(schema_keys, schema_keys.c.person == seats.c.person)
    mine = (seats.c.table == table) & (schema_keys.c.hash == key)
    row = connection.execute(query.where(mine)).first()
    return None if row is None else (int(row.number), str(row.name))


def _opening_of(row: Row[Any]) -> tuple[kept.Opening, str]:
    """Return how a table was opened and nothing, or a blank in its place and what is wrong."""
    try:
        return kept.read_opening(row.opening), ""
    except kept.UNREADABLE as error:
        return kept.BLANK, f"how it was opened cannot be read: {error}"
