"""What is removed to make room: unplayed tables, then the oldest of who has most; nothing by a leap of the clock.

An age means something only while the clock has gone on steadily for as long: a clock that stood a year ahead for a
minute made all that was kept look a year old.
"""

import math
from collections import defaultdict
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select, update

from fangcheng.web.store.disk import StoreError
from fangcheng.web.store.schema import clock, matches, records, tables

HOUR, DAY = 3600.0, 24 * 3600.0
UNPLAYED_FOR = DAY  # a table at which nobody has decided anything
UNUSED_FOR = 365 * DAY  # any table, with its finished matches; and files that were sent
YIELDS_AFTER = 90 * DAY  # a played table, where the file is full
LEAP = 30 * DAY  # the longest time without a new table or file that is believed
BACK = HOUR  # a clock is set back by so much in daily life


@dataclass(frozen=True)
class Limits:
    """How much one file of tables keeps."""

    tables: int = 20_000  # played tables together; more are not opened
    of_party: int = 5_000  # of them by one address; of more its own oldest go
    unplayed: int = 1_000  # tables at which nobody has decided anything
    unplayed_of_party: int = 50
    octets: int = 256 << 20  # of all files that were sent, packed; of more, the oldest of who has most go
    octets_of_party: int = 64 << 20


class Full(StoreError):
    """The file holds as many played tables as it may, and none of them is old enough to go."""


def steady_since(connection: Connection, now: float) -> float:
    """Look at the clock, and return since when it has gone on without a leap."""
    row = connection.execute(select(clock)).first()
    if row is None:  # a new file, or one of an older version
        newest, steady = connection.execute(select(func.max(tables.c.used), func.min(tables.c.opened))).one()
        seen, steady = (now, now) if newest is None else (newest, steady)
        connection.execute(insert(clock).values(seen=seen, steady=steady))
    else:
        seen, steady = row.seen, row.steady
    if not _are_moments(seen, steady) or not -BACK <= now - seen <= LEAP:
        steady = now
    connection.execute(update(clock).values(seen=now, steady=min(steady, now)))
    return float(steady)


def _are_moments(*told: object) -> bool:
    """Return True for numbers; a damaged row says nothing of the clock, as one that leapt."""
    return all(isinstance(one, float | int) and math.isfinite(one) for one in told)


def make_room_for_table(connection: Connection, party: str, now: float, limits: Limits) -> None:
    """Remove what one more table of this party needs gone: its own unplayed ones. Raises Full."""
    steady_since(connection, now)
    own = and_(tables.c.party == party, tables.c.played == 0)
    _remove_beyond(connection, own, limits.unplayed_of_party - 1)
    if _count(connection, tables.c.played == 1) >= limits.tables:
        remove_old(connection, now, limits)
        if _count(connection, tables.c.played == 1) >= limits.tables:
            raise Full(f"{limits.tables} played tables are kept, and there may be no more (--kept)")


def remove_old(connection: Connection, now: float, limits: Limits) -> int:
    """Remove tables that were never played at, that nobody has used for long, and what is beyond the limits.

    Return how many. A table that was played at never goes because of ones that were not.
    """
    steady = now - steady_since(connection, now)
    old = [
        and_(tables.c.used < now - age, which)
        for age, which in ((UNPLAYED_FOR, tables.c.played == 0), (UNUSED_FOR, tables.c.played >= 0))
        if steady >= age
    ]
    removed = connection.execute(delete(tables).where(or_(*old))).rowcount if old else 0
    removed += _remove_beyond(connection, tables.c.played == 0, limits.unplayed)
    counts = select(tables.c.party).where(tables.c.played == 1, tables.c.party != "").group_by(tables.c.party)
    for party in connection.execute(counts.having(func.count() > limits.of_party)).scalars().all():
        removed += _remove_beyond(connection, and_(tables.c.party == party, tables.c.played == 1), limits.of_party)
    beyond = _count(connection, tables.c.played == 1) - limits.tables + 1
    if beyond > 0 and steady >= YIELDS_AFTER:
        yielding = and_(tables.c.played == 1, tables.c.used < now - YIELDS_AFTER)
        removed += _remove_oldest(connection, yielding, beyond)
    return int(removed)


def make_room_for_file(connection: Connection, party: str, now: float, limits: Limits) -> None:
    """Remove files that nobody has looked at for long, and while all are too large the oldest of who has most."""
    if now - steady_since(connection, now) >= UNUSED_FOR:
        connection.execute(delete(records).where(records.c.used < now - UNUSED_FOR))
    held: dict[str, list[tuple[str, int]]] = defaultdict(list)  # by party: its files, the newest first
    size = func.coalesce(func.length(records.c.data), 0)  # what it is; the number beside it may be damaged
    newest_first = select(records.c.id, size.label("octets"), records.c.party).order_by(records.c.used.desc())
    for row in connection.execute(newest_first):
        held[row.party].append((row.id, row.octets))
    sizes = {party: sum(size for _, size in files) for party, files in held.items()}
    surplus = []

    def drop_oldest(of: str) -> None:
        id, size = held[of].pop()
        sizes[of] -= size
        surplus.append(id)

    while party and sizes.get(party, 0) > limits.octets_of_party:
        drop_oldest(party)
    while sum(sizes.values()) > limits.octets:
        known = [one for one in sizes if one and held[one]]  # files of nobody known are older than this limit
        drop_oldest(max(known or sizes, key=sizes.__getitem__))
    if surplus:
        connection.execute(delete(records).where(records.c.id.in_(surplus)))


def _count(connection: Connection, which: ColumnElement[bool]) -> int:
    return int(connection.execute(select(func.count()).select_from(tables).where(which)).scalar_one())


def _remove_beyond(connection: Connection, which: ColumnElement[bool], most: int) -> int:
    """Keep so many of these tables, those with a finished match and those used last before others."""
    surplus = _count(connection, which) - max(most, 0)
    return _remove_oldest(connection, which, surplus) if surplus > 0 else 0


def _remove_oldest(connection: Connection, which: ColumnElement[bool], number: int) -> int:
    has_match = exists().where(matches.c.table == tables.c.id)
    oldest = select(tables.c.id).where(which).order_by(has_match, tables.c.used).limit(number)
    return int(connection.execute(delete(tables).where(tables.c.id.in_(oldest))).rowcount)
