"""Hands played against the book by somebody who did not build the game."""

import pytest

from fangcheng.core.state.codes import EXHAUSTED
from flow.table_of import table_of

DULL = "258m258p369s1234z"  # thirteen tiles far from ready
CHOWS = "234m567p44p67s789s"  # concealed, waits for 5s and 8s


def gains(table):
    return [score - 1000 for score in table.scores()]


@pytest.mark.rule("CLASSIC-F-earthly_hand", "CLASSIC-F-kong_bloom", "COMMON-7")
def test_an_own_kong_in_the_first_turn_spoils_the_earthly_hand():
    hands = {"E": DULL + "7z", "S": "111m234p678s99s45m"}
    table = table_of("classic", hands, "1m", tail="6m").play("E 7z").wait().play("S kong 1111m", "S win")
    assert gains(table) == [-16, 48, -16, -16]  # concealed, self-drawn, kong bloom, no flowers


@pytest.mark.rule("CLASSIC-40", "CLASSIC-36")
def test_a_flower_as_the_last_tile_after_a_kong_leaves_a_drawn_hand():
    table = table_of("classic", {"E": "1111z258m258p258s8s"}, "1f", left=1).play("E kong 1111z")
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)
    assert gains(table) == [0, 0, 0, 0]
    assert int(table.record.coming.dealer) == table.seat("E")


@pytest.mark.rule("CLASSIC-25", "COMMON-3")
@pytest.mark.parametrize(("rule", "may"), [("any", False), ("equal_tile", True), (False, True)])
def test_a_robbery_let_pass_bars_the_other_wait(rule, may):
    hands = {"E": DULL + "8s", "S": "234m567p44p67s234s", "N": "88s147m147p12345z", "W": DULL}
    table = table_of("classic", hands, "9m9p1z8s", tail="5s", options={"missed_win": rule})
    table.play("E 8s", "S pass", "N pon 88s", "N 5z").throw_drawn(3).play("N kong 8888s", "S pass", "N 5s")
    assert table.may("S", "win") == may


@pytest.mark.rule("CLASSIC-21", "CLASSIC-23", "CLASSIC-33", "COMMON-2", "COMMON-6")
@pytest.mark.parametrize(
    ("options", "amounts"),
    [
        ({}, [32, 0, 0, -32]),
        ({"winners": "several"}, [32, 32, 0, -64]),
        ({"winners": "several", "discard_pays": "half", "dealer_double": True}, [48, 24, -24, -48]),
    ],
)
def test_two_rob_one_kong(options, amounts):
    """East and South wait for the 8s that North adds: chows, concealed, robbing, no flowers: price 16.

    The nearest after North is East. At half price North pays East 16 x 2 and South 16, West half of that.
    """
    hands = {"E": "123m789p22p67s234s8s", "S": "234m567p44p67s567s", "N": "88s147m147p12345z"}
    table = table_of("classic", hands, "9m9p1z8s", options=options)
    table.play("E 8s", "S pass", "N pon 88s", "N 5z").throw_drawn(3)
    table.play("N kong 8888s", "E win", "S win")
    assert gains(table) == amounts
    assert len(table.view("E").seats[3].melds[0].tiles) == 3
