"""The signs of trials by their number: which cases a discard makes."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.trials.hand_cues import (
    half_of_the_hand_is_safe,
    late_by_a_clock,
    line_of_the_next_player,
    live_tile_late,
    middle_among_the_first_two,
    middle_first_and_outer_pairs,
    neighbour_after_a_call,
    throws_beside_what_was_thrown,
    wait_beside_a_late_live_tile,
)
from fangcheng.trials.rack_cues import dot_from_the_right_half
from fangcheng.trials.record_types import Look, Tried
from fangcheng.trials.wait_cues import (
    end_then_next_to_it,
    half_live_at_the_tail,
    lines_of_the_last_cut,
    safety_grown_old,
    three_and_eight,
)


@kernel
def note_cue(table: Table, rules: Rules, desk: Desk, seat, look: Look, row: Tried, sign):
    """Note the cases that the sign at this place of SIGNS (names.py) makes of the discard that a seat has just made."""
    if sign == 0:
        middle_among_the_first_two(table, rules, desk, seat, look, row)
    elif sign == 1:
        middle_first_and_outer_pairs(table, rules, desk, seat, look, row)
    elif sign == 2:
        throws_beside_what_was_thrown(table, rules, desk, seat, look, row)
    elif sign == 3:
        live_tile_late(table, rules, desk, seat, look, row)
    elif sign == 4:
        wait_beside_a_late_live_tile(table, rules, desk, seat, look, row)
    elif sign == 5:
        neighbour_after_a_call(table, rules, desk, seat, look, row)
    elif sign == 6:
        line_of_the_next_player(table, rules, desk, seat, look, row)
    elif sign == 7:
        end_then_next_to_it(table, rules, desk, seat, look, row)
    elif sign == 8:
        three_and_eight(table, rules, desk, seat, look, row)
    elif sign == 9:
        lines_of_the_last_cut(table, rules, desk, seat, look, row)
    elif sign == 10:
        safety_grown_old(table, rules, desk, seat, look, row)
    elif sign == 11:
        half_live_at_the_tail(table, rules, desk, seat, look, row)
    elif sign == 12:
        late_by_a_clock(table, rules, desk, seat, look, row)
    elif sign == 13:
        half_of_the_hand_is_safe(table, rules, desk, seat, look, row)
    else:
        dot_from_the_right_half(table, rules, desk, seat, look, row)
