"""What steady declares ready: hands that can still win, with the discard whose waits win most."""

from typing import Any

import numpy as np
import pytest

from fangcheng.bots.brain import look_round, new_brains
from fangcheng.bots.ready_worth import worth_of_waits
from fangcheng.bots.steady import steady_choice
from fangcheng.core.table.hand import remove_tile
from fangcheng.game.actions import action_of
from fangcheng.tiles import EAST
from flow.table_of import Table, table_of

FAR = {"E": "147m258p69s33s1234z", "S": "147m258p369s3457z", "N": "258m147p369s1235z"}
EDGE = "123m456p12s88p66z1z"  # with 6z it waits for 3s alone


def choice(table: Table, letter: str, **weights: int) -> str:
    """The label of what steady does, with these weights of its own."""
    brain: Any = new_brains(1).view(np.recarray)[0]
    for name, value in weights.items():
        brain.weights[name] = value
    seat = table.seat(letter)
    number = int(steady_choice(table.record, table.rules, table.engine.desk, brain, seat))
    return action_of(table.record, table.rules, seat, number).label


def after_threes(last: str, game: str = "jinan") -> Table:
    """West draws the tile that makes him ready; three of the four tiles he waits for lie open, and `last`."""
    table = table_of(game, {**FAR, "W": EDGE}, wall="5z2z5z7z7z6z")
    return table.play("E 3s", "S 3s", "W drawn", f"N {last}", "E 3s", "S drawn").wait()


@pytest.mark.rule("JINAN-15", "JINAN-16")
def test_a_hand_is_declared_while_one_tile_that_it_waits_for_is_unseen():
    assert choice(after_threes("6s"), "W") == "open ready"


@pytest.mark.rule("JINAN-15")
@pytest.mark.parametrize("weights", [{}, {"declares": -1}])
def test_a_hand_whose_every_wait_lies_open_is_not_declared(weights):
    table = after_threes("3s")
    assert table.may("W", "open ready")  # the rules allow it: it could win but for what lies open
    assert "ready" not in choice(table, "W", **weights)


def test_a_trial_may_declare_whatever_may_be():
    assert choice(after_threes("3s"), "W", declares=1) == "open ready"


@pytest.mark.rule("JILIN-23")
@pytest.mark.parametrize(("left", "declares"), [(17, False), (16, True)])
def test_with_few_turns_left_a_hand_of_dead_waits_is_declared_for_the_treasure(left, declares):
    table = after_threes("3s", "jilin")
    table.record.drawable = left
    assert table.may("W", "ready")
    assert (choice(table, "W") == "ready") is declares


@pytest.mark.rule("JILIN-18", "JILIN-F-edge_wait", "JILIN-F-closed_wait")
def test_of_discards_that_declare_the_one_whose_wait_pays_more_goes():
    table = table_of("jilin", {"E": "234p678p55p689s111m"})  # 7s completes 89s for 4 points, 68s for 2
    assert choice(table, "E") == "ready"
    table.play("E ready")
    assert {"6s", "9s"} <= {*table.open_to("E")}
    assert choice(table, "E") == "6s"


def worth(hand: str, minimum: int) -> int:
    """The marks of what a ready hand of the dealer's waits for in Hong Kong; he has 1z to throw."""
    table = table_of("hongkong", {"E": hand + "1z"}, options={"minimum": minimum})
    brain: Any = new_brains(1).view(np.recarray)[0]
    seat = table.seat("E")
    look_round(table.record, table.rules, brain, seat)
    remove_tile(table.record, seat, EAST)
    return int(worth_of_waits(table.record, table.rules, table.engine.desk, brain, seat))


@pytest.mark.rule("HONGKONG-20")
def test_a_hand_that_wins_only_by_drawing_is_worth_less_than_one_that_wins_by_discards_too():
    closed, chows = "123m456p111s23s55p", "123m456p789s23s55p"  # two fan, three with all chows; one more if drawn
    assert 0 < worth(closed, minimum=3) < worth(chows, minimum=3)
    assert worth(closed, minimum=5) == 0


@pytest.mark.rule("TAIWAN-49")
@pytest.mark.parametrize(("shown", "declares"), [("ready", True), ("open ready", False)])
def test_nobody_declares_with_a_discard_that_a_hand_lying_open_wins_on(shown, declares):
    hands = {"E": "2589m258p258s1234567z", "S": "123456789m123p5z777p", "W": "123456789s456m78p22z"}
    table = table_of("taiwan", hands, wall="9s6z6z6z1s5z")
    table.play("E 1z", "S drawn", "W drawn", "N drawn", "E drawn", f"S {shown}", "S drawn").wait()
    assert table.may("W", "ready")  # with 5z alone, for which South waits
    assert ("ready" in choice(table, "W")) is declares
