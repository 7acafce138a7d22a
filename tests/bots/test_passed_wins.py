"""Wins that steady lets pass in a game that goes on after a win: small ones, while there is time to draw the tile."""

from math import comb
from typing import Any

import numpy as np
import pytest

from fangcheng.bots.brain import look_round, new_brains
from fangcheng.bots.passed_wins import SURE, hope_of_drawing
from fangcheng.bots.steady import steady_choice
from fangcheng.game.actions import action_of
from flow.table_of import Table, table_of

DULL = "147m25589p258899s"  # fourteen tiles, far from ready; lacking p, the dealer throws those
WAIT = "123456789m46p99p"  # lacks s, waits for 5p


def choice(table: Table, letter: str, **weights: int) -> str:
    """The label of what steady does, with these weights of its own."""
    brain: Any = new_brains(1).view(np.recarray)[0]
    for name, value in weights.items():
        brain.weights[name] = value
    seat = table.seat(letter)
    number = int(steady_choice(table.record, table.rules, table.engine.desk, brain, seat))
    return action_of(table.record, table.rules, seat, number).label


def offered_to_south(left: int, **rules: Any) -> Table:
    """East throws a tile that South waits for in his second turn; so many tiles can still be drawn then."""
    table = table_of("sichuan", {"E": DULL, "S": WAIT}, wall="7s1s1s5p", lack="psss", **rules)
    table.play("E 2p", "S drawn", "W drawn", "N drawn", "E 5p")
    table.record.drawable = left
    return table


@pytest.mark.rule("SICHUAN-25", "SICHUAN-30", "SICHUAN-33", "SICHUAN-34")
@pytest.mark.parametrize(("left", "answer"), [(50, "pass"), (40, "pass"), (20, "win"), (8, "win")])
def test_a_plain_win_on_a_discard_passes_while_many_turns_are_left_to_draw_the_tile(left, answer):
    table = offered_to_south(left)
    assert {"pass", "win"} <= set(table.open_to("S"))
    assert choice(table, "S") == answer


def test_a_trial_may_take_every_win():
    assert choice(offered_to_south(50), "S", passes=0) == "win"


@pytest.mark.rule("SICHUAN-52")
def test_who_may_win_again_takes_every_win():
    assert choice(offered_to_south(50, options={"blood_river": True}), "S") == "win"


@pytest.mark.rule("SICHUAN-34")
@pytest.mark.parametrize("left", [48, 24, 8])
def test_what_drawing_brings_is_what_chance_says(left):
    table = offered_to_south(left)
    brain: Any = new_brains(1).view(np.recarray)[0]
    seat = table.seat("S")
    look_round(table.record, table.rules, brain, seat)
    hope = int(hope_of_drawing(table.record, table.rules, table.engine.desk, brain, seat)) / SURE
    # Three of ninety tiles win, and three players pay two each: one for the plain hand, one for the draw.
    none = comb(87, left // 4) / comb(90, left // 4)
    assert hope == pytest.approx(3 * 2 * (1 - none), rel=0.06)
