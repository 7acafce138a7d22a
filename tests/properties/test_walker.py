"""The walker sees what is broken: each kind of damage to a sound table is named."""

import pytest

from fangcheng.core.state.codes import GONE, HAND_OVER, TURN
from properties import walker
from properties.walker import FINE, LONGEST_HAND, LONGEST_MATCH, look_over
from properties.walks import Walk


def take_from_the_wall(table):
    """A tile of the wall vanishes; its kind is returned."""
    place = int(table.wall_size) - 12
    table.place[place] = GONE
    return int(table.wall[place])


def draw_twice(table):
    kind, other = take_from_the_wall(table), (int(table.turn) + 1) % 4
    table.hand[other, kind] += 1
    table.hand_size[other] += 1


def make_points(table):
    table.scores[0] += 8


def move_points(table):
    table.scores[0] += 8
    table.scores[1] -= 8


def pay_nobody(table):
    table.payment_count = 1
    table.payments[0] = 0
    table.payments[0, 4] = 8


def ask_nobody(table):
    table.owed = 0


def ask_an_empty_seat(table):
    table.owed |= 16


def forbid_everything(table):
    table.legal[table.turn] = 0


def leave_the_phases(table):
    table.phase = 12


def end_with_a_question(table):
    table.phase, table.owed = HAND_OVER, 0


def miscount(table):
    table.hand_size[0] += 1


def forget_a_wait(table):
    table.waits[(int(table.turn) + 1) % 4] ^= 1 << 30


def win_five_times(table):
    table.won_count = 5


def draw_what_must_stay(table):
    table.drawable = -1


def talk_too_much(table):
    table.event_count = 79


DAMAGES = [
    (leave_the_phases, walker.BAD_PHASE),
    (ask_nobody, walker.STANDS_STILL),
    (ask_an_empty_seat, walker.OWED_WRONGLY),
    (forbid_everything, walker.EMPTY_MASK),
    (end_with_a_question, walker.LEGAL_UNASKED),
    (win_five_times, walker.WINNERS_WRONG),
    (take_from_the_wall, walker.TILES_LOST),
    (draw_what_must_stay, walker.OVERDRAWN),
    (miscount, walker.SIZE_WRONG),
    (draw_twice, walker.HAND_LENGTH),
    (make_points, walker.CHANGE_WRONG),
    (pay_nobody, walker.ROW_WRONG),
    (talk_too_much, walker.BUFFER_FULL),
    (forget_a_wait, walker.WAITS_WRONG),
]


def on_turn(variant="mcr"):
    """A sound table in mid-hand, somebody on turn with a drawn tile."""
    walk = Walk(variant, 1, "rrrr").go(steps=40, interpreted=True)
    while walk.table.phase != TURN:
        walk.go(steps=walk.log.steps + 1, interpreted=True)
    look(walk)
    assert walk.log.fault == FINE, walk.complaint()
    return walk


def look(walk):
    """Look the table over as it is now, no step between."""
    walk.table.payment_count = 0
    walk.log.scores[:] = walk.table.scores
    look_over(walk.table, walk.engine.rules, walk.engine.desk, walk.log)


@pytest.mark.by_day
@pytest.mark.parametrize(("damage", "fault"), DAMAGES, ids=[damage.__name__ for damage, _ in DAMAGES])
def test_damage_is_seen(damage, fault):
    walk = on_turn()
    walk.log.scores[:] = walk.table.scores
    damage(walk.table)
    look_over(walk.table, walk.engine.rules, walk.engine.desk, walk.log)
    assert walk.log.fault == fault, walk.complaint()


def test_points_out_of_nothing_are_seen():
    walk = on_turn()
    make_points(walk.table)
    look(walk)
    assert walk.log.fault == walker.SUM_WRONG


def test_hands_and_matches_without_end_are_seen():
    walk = on_turn()
    walk.log.hand_steps = LONGEST_HAND + 1
    look(walk)
    assert walk.log.fault == walker.ENDLESS_HAND
    walk = on_turn()
    walk.log.match_hands = LONGEST_MATCH + 1
    look(walk)
    assert walk.log.fault == walker.ENDLESS_MATCH


def test_a_complaint_tells_how_to_come_there_again():
    walk = on_turn("sichuan")
    take_from_the_wall(walk.table)
    look(walk)
    assert "tiles are not conserved" in walk.complaint()
    again = eval(walk.complaint().partition(": ")[2])
    assert again.log.steps == walk.log.steps
    assert again.table.random.tolist() == walk.table.random.tolist()
