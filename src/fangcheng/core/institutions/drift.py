"""Drift (财飘): who could win with any tile and discards a joker in place of winning wins dearer if he then does."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import BY_CHOW, BY_PUNG, MOST_DRIFT, SEATS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.hand import face
from fangcheng.tiles import FACES


@kernel
def clear_drift(table: Table):
    """Begin a hand with nothing counted."""
    for seat in range(SEATS):
        table.circle.drift[seat] = 0


@stage(when=on("drift"))
def note_drift(table: Table, rules: Rules, seat, kind):
    """Count a joker that the seat has just discarded while any tile would win; forget all with any other discard.

    Any tile wins after it only if any tile won before it, and then the seat could have won with what it drew. In a turn
    begun by a chow or pung it has drawn nothing, unless it has made a kong since: such a joker is not counted, and ends
    nothing.
    Rules: HANGZHOU-19, HANGZHOU-P3.
    """
    has_drawn = table.claimed_turn not in (BY_CHOW, BY_PUNG) or table.after_kong_cut != 0
    if not has(table.wild_mask, face(kind)):
        table.circle.drift[seat] = 0
    elif has_drawn and any_tile_wins(table, rules, seat):
        table.circle.drift[seat] = min(int(table.circle.drift[seat]) + 1, MOST_DRIFT)


@kernel
def any_tile_wins(table: Table, rules: Rules, seat):
    """Return True if the resting hand waits for every tile of the game of which it does not hold all four.

    Rules: HANGZHOU-18.
    """
    for some_face in range(FACES):
        there = rules.copies[some_face] > 0 and table.hand[seat, some_face] < 4
        if there and not has(table.waits[seat], some_face) and not has(table.wild_mask, some_face):
            return False
    return True
