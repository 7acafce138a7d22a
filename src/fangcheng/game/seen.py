"""The table as one seat sees it: a copy of the record in which everything is blank that the seat may not know.

Views, and bots that ask kernels, work on such a copy, so nothing they do can come upon a hidden tile. A field is
blank unless it is listed here; what hangs on the moment is shown by the kernels of core/observe.
"""

from functools import cache
from typing import Any

import numpy as np

from fangcheng.core.dialect.records import Record, with_attributes
from fangcheng.core.institutions.open_chickens import MOST_OPEN, chicken_opened, place_of_open
from fangcheng.core.observe import known
from fangcheng.core.observe.known import NOWHERE, ONLOOKER
from fangcheng.core.observe.see import show
from fangcheng.core.state import codes as record
from fangcheng.core.state.codes import IN_WALL, TURN
from fangcheng.core.state.table import TABLE
from fangcheng.game.engine import Engine

_ATTRIBUTED = with_attributes(np.zeros(1, TABLE)).dtype

# What lies on the table or has been said; a dot leads into a record inside the record.
FOR_ALL = (
    "scores person seats dealer first_dealer round_wind deal_number hands_played streak counters sticks last_winner "
    "hands_won tokens penalty time_called coming bets.lost bets.account pulling place wall_size next_tile tail_taken "
    "drawable break_side break_stack dice indicators role wild_mask hand_size drawn_from meld_kind meld_face "
    "meld_tiles meld_called meld_from meld_fresh meld_count river river_flags river_count flowers aside phase "
    "question turn offered offered_by offered_meld ending in_play won_order won_count first_win_count first_win_from "
    "draws any_claim kongs_made ready bound declared.pending declared.shown declared.double declared.one_shot "
    "own_river_mask banned_discards recent_mask passed_mask bloom_barred claimed_turn kong_chain after_kong_cut "
    "first_discards liable river_claimed kong_income side_income.paid side_income.last_flower side_income.last_face "
    "side_income.in_a_row double_hand watch bonds circle.acts circle.thrower pot horses wake "
    "wash_out rotation raising opened.announced opened.stage opened.tiles opened.count sea_bed outside treasure "
    "chickens essences eggs.tiles eggs.last"
)
# What only the seat itself knows, in the row of the seat.
FOR_ITSELF = (
    "hand legal answer waits missed_mask missed_value offered_value offered_class locked locked_for_hand "
    "passed_pung_mask bets.placed lack heart exchange circle.drift blood_river.roots blood_river.kongs standing_four "
    "opened.best opened.fits"
)


def seen_record(engine: Engine, table: Any, seat: int | None) -> Any:
    """Return a copy of the table record with what `seat` may know and nothing more; None is an onlooker.

    Hidden tiles of the wall are NO_TILE, a tile another has drawn is HIDDEN_TILE, hidden hands are all zeros. The copy
    is a plain element of an array, quick to read by field; kernels take it as `attributes_of`.
    """
    content = table.tobytes()
    seen = np.frombuffer(np.frombuffer(content, np.uint8) & mask_of(seat), TABLE)
    show(_read(np.frombuffer(content, np.uint8)), engine.numbers, _read(seen), _reader(seat))
    return seen[0]


def _read(octets: Any) -> Any:
    """Return the record in an array of octets as kernels read it; a view would cost forty times as much."""
    return np.ndarray((1,), _ATTRIBUTED, octets)[0]


def _reader(seat: int | None) -> int:
    return ONLOOKER if seat is None else seat


def attributes_of(table: Any) -> Any:
    """Return the record of one table, or what a seat sees of it, as interpreted kernels read it; they share memory."""
    if isinstance(table, Record):
        return table
    return _read(table.base) if len(table.base) == 1 else with_attributes(table)


@cache
def mask_of(seat: int | None) -> Any:
    """Return a byte of ones for every byte of the record that the seat may always know, and zeros elsewhere."""
    mask: Any = np.zeros(1, TABLE)
    whole = mask.view(np.uint8)
    for name in FOR_ALL.split():
        _open(whole, name, 0, 1)
    for name in FOR_ITSELF.split() if seat is not None else ():
        _open(whole, name, seat, record.SEATS)
    return whole


def _open(whole: Any, name: str, row: int | None, rows: int) -> None:
    """Set all bits in one of the rows of a field."""
    dtype, begin = TABLE, 0
    for part in name.split("."):
        dtype, offset = dtype.fields[part][:2]  # type: ignore[index]
        begin += offset
    size = dtype.itemsize // rows
    begin += size * (row or 0)
    whole[begin : begin + size] = 0xFF


# --- who may know what


def sees_hand(engine: Engine, table: Any, seat: int | None, other: int) -> bool:
    """Return True if the concealed tiles of `other` are known to `seat`."""
    return bool(known.sees_hand(attributes_of(table), engine.numbers, _reader(seat), other))


def hides_kongs(engine: Engine, table: Any, seat: int) -> bool:
    """Return True if the concealed kongs of a seat lie face down: always, or until all others have discarded."""
    return bool(known.hides_kongs(attributes_of(table), engine.numbers, seat))


def open_chickens(table: Any) -> list[int]:
    """Return the positions of tiles that lie face up in the wall and are drawn like others."""
    if not table["chickens"]["opened"]:
        return []
    table = attributes_of(table)
    found = [place_of_open(table, number) for number in range(MOST_OPEN) if chicken_opened(table, number)]
    return [position for position in found if table.place[position] == IN_WALL]


def essence_tiles(table: Any) -> list[int]:
    """Return the position of the tile that names the jokers, while it waits in the wall face up to be drawn."""
    position = _position(known.essence_in_wall(attributes_of(table)))
    return [] if position is None else [position]


def draws_openly(engine: Engine, table: Any, seat: int) -> bool:
    """Return True if everybody sees what the seat draws, as it has announced."""
    return bool(known.draws_openly(attributes_of(table), engine.numbers, seat))


def tail_seen(table: Any, reader: int | None) -> int | None:
    """Return the position of the wall tile that only a watcher knows: the next one to be taken from the tail."""
    return _position(known.tail_seen(attributes_of(table), _reader(reader)))


def treasure_seen(table: Any, reader: int | None) -> int | None:
    """Return the position of the treasure if the reader has looked at it."""
    return _position(known.treasure_seen(attributes_of(table), _reader(reader)))


def _position(found: int) -> int | None:
    return None if found == NOWHERE else int(found)


def asked_in_secret(table: Any) -> bool:
    """Return True while all are asked before play what nobody may know of the others until all have answered."""
    return bool(known.asked_in_secret(attributes_of(table)))


def claims_late(table: Any, seat: int | None) -> bool:
    """Return True if the seat may still claim what was discarded before this turn: live timing, his business only.

    Rules: TAIWAN-38, TAIWAN-39, TAIWAN-40, TAIWAN-42, TAIWAN-43.
    """
    return (
        seat is not None and table["phase"] == TURN and seat != table["turn"] and bool(int(table["owed"]) >> seat & 1)
    )


def bets_lie_open(engine: Engine, table: Any) -> bool:
    """Return True if all have chosen their bets, or these stay on the table from hand to hand."""
    return bool(known.bets_lie_open(attributes_of(table), engine.numbers))
