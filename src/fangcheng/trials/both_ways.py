"""Hands played both ways from the same place: the table is copied, one copy follows the advice, the other does not.

Both copies have the same hidden tiles and the same generators, and `steady` plays all seats of both to the end, unless
the condition gives the seat that it asks another habit.
"""

from fangcheng.bots.batch import act_counted, deal_counted
from fangcheng.bots.record_types import Brain, Tally
from fangcheng.bots.steady import steady_choice
from fangcheng.bots.tally import end_count
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.play.act import owing_seat
from fangcheng.core.play.next_hand import start_match
from fangcheng.core.state.codes import HAND_OVER, MATCH_OVER
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.trials.conditions import finds_fork
from fangcheng.trials.fork import AS_EVER, clear_habits
from fangcheng.trials.habits import choice_by_habit
from fangcheng.trials.record_types import Fork, Tried
from fangcheng.trials.rows import note_fork, note_hand


@kernel
def try_walls(tables, rules, desk: Desk, brains, tallies, forks, rows, plan):
    """Play a hand at every table but the last two, and fork it once for each seat, where the condition is first met.

    The last two of `tables`, `brains` and `tallies` are the copies. `plan` has the place of the condition, and which
    of the two actions each copy plays: 0 and 1, both 0 where the sides are to be the same. `rows` has one for a table.
    """
    for number in range(rows.shape[0]):
        try_wall(tables, number, rules, desk, brains, tallies, forks, rows[number], plan)


@kernel
def try_wall(tables, number, rules, desk: Desk, brains, tallies, forks, row: Tried, plan):
    """Play one hand to its end with `steady` in all seats, and what the forks come to."""
    table, brain, tally, fork = tables[number], brains[number], tallies[0], forks[0]
    start_match(table, rules)
    for _ in range(int(plan[3])):
        deal_counted(table, rules, desk, tally)
        play_to_its_end(table, rules, desk, brain, tally)
        if table.phase == MATCH_OVER:
            start_match(table, rules)
    deal_counted(table, rules, desk, tally)
    tried = 0
    while table.phase < HAND_OVER:
        seat = owing_seat(table)
        clear_habits(fork)
        fork.seat = seat
        if tried & (1 << seat) == 0 and finds_fork(table, rules, desk, brain, seat, fork, int(plan[0])):
            tried |= 1 << seat
            play_both(tables, number, rules, desk, brains, tallies, fork, row, plan)
        act_counted(table, rules, desk, seat, steady_choice(table, rules, desk, brain, seat), tally)
    end_count(table, tally)
    note_hand(row, tally)


@kernel
def play_to_its_end(table: Table, rules: Rules, desk: Desk, brain: Brain, tally: Tally):
    """Let `steady` play a hand to its end."""
    while table.phase < HAND_OVER:
        seat = owing_seat(table)
        act_counted(table, rules, desk, seat, steady_choice(table, rules, desk, brain, seat), tally)


@kernel
def play_both(tables, number, rules, desk: Desk, brains, tallies, fork: Fork, row: Tried, plan):
    """Play a fork both ways and note what came of it."""
    copies, seat = tables.shape[0] - 2, int(fork.seat)
    person = int(tables[number].person[seat])
    for side in range(2):
        tables[copies + side] = tables[number]
        brains[copies + side] = brains[number]
        tallies[1 + side] = tallies[0]
        plays = int(plan[1 + side])
        action = int(fork.actions[plays])
        if not act_counted(tables[copies + side], rules, desk, seat, action, tallies[1 + side]):
            row.refused += 1
        play_out(tables[copies + side], rules, desk, brains[copies + side], tallies[1 + side], fork, plays)
    note_fork(row, fork, tallies[1:], person, int(plan[4]) * int(tables[number].seats))


@kernel
def play_out(table: Table, rules: Rules, desk: Desk, brain: Brain, tally: Tally, fork: Fork, side):
    """Let `steady` play all seats to the end of the hand, the one at the fork with its habit."""
    while table.phase < HAND_OVER:
        seat = owing_seat(table)
        if seat == fork.seat and fork.habits[side] != AS_EVER:
            action = choice_by_habit(table, rules, desk, brain, seat, fork, side)
        else:
            action = steady_choice(table, rules, desk, brain, seat)
        act_counted(table, rules, desk, seat, action, tally)
    end_count(table, tally)
