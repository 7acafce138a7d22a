"""Signs of a sorted hand: what the place that a tile is taken from tells of the tiles beside it."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.tiles import FACES
from fangcheng.trials.look import just_thrown, note_case, was_hand_cut
from fangcheng.trials.plan_conditions import held_of_suit
from fangcheng.trials.record_types import Look, Tried

CHARACTERS, DOTS, BAMBOOS = range(3)


@stage()
def dot_from_the_right_half(table: Table, rules: Rules, desk: Desk, seat, look: Look, row: Tried):
    """A dot is thrown from a hand without melds, which is sorted: characters, dots, bamboos, honours. It stood in the
    right half of the hand; the player holds more characters than bamboos. The strata: a 1 to 3, a 4 to 6, a 7 to 9.
    """
    count = int(table.river_count[seat])
    thrown = just_thrown(table, seat)
    if table.meld_count[seat] > 0 or thrown // 9 != DOTS or not was_hand_cut(table, seat, count - 1):
        return
    more = held_of_suit(table, seat, CHARACTERS) > held_of_suit(table, seat, BAMBOOS)
    note_case(row, thrown % 9 // 3, stood_in_the_right_half(table, seat, thrown), more)


@kernel
def stood_in_the_right_half(table: Table, seat, some_face):
    """Return True if more tiles of the hand lie before a face than behind it, equal ones being thrown last."""
    before, behind = 0, 0
    for other in range(FACES):
        if other <= some_face:
            before += int(table.hand[seat, other])
        else:
            behind += int(table.hand[seat, other])
    return before > behind
