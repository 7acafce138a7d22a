"""Steady's choices in riichi where every teacher agrees."""

from typing import Any

import numpy as np

from fangcheng.bots.brain import new_brains
from fangcheng.bots.steady import steady_choice
from fangcheng.game.actions import action_of
from flow.table_of import Table, table_of

DULL = "159m159p159s1234z"
LAST_HAND = {"round_wind": 1, "deal_number": 3, "dealer": 3, "first_dealer": 0}


def choice(table: Table, letter: str) -> str:
    """The label of what steady does."""
    brain: Any = new_brains(1).view(np.recarray)[0]
    seat = table.seat(letter)
    number = int(steady_choice(table.record, table.rules, table.engine.desk, brain, seat))
    return action_of(table.record, table.rules, seat, number).label


def test_a_cheap_closed_hand_with_a_good_wait_is_declared():
    table = table_of("riichi", {"E": "123456m456p78s11z4z"}, indicators="9s")
    assert choice(table, "E") == "ready"


def test_the_leader_of_the_last_hand_keeps_a_hand_with_a_yaku_silent():
    table = table_of(
        "riichi",
        {"E": "234m23455p34678s9m"},
        indicators="3p",
        before_deal=LAST_HAND | {"scores": [22000, 20000, 18000, 40000]},
    )
    assert table.may("E", "ready")
    assert choice(table, "E") != "ready"


def test_who_sees_a_dragon_for_his_pair_takes_it_in_a_hand_near_to_ready():
    table = table_of("riichi", {"E": DULL + "5z", "S": "234m567p23s44s55z3z"}, indicators="3s")
    table.play("E 5z")
    assert choice(table, "S").startswith("pon")


def test_nobody_opens_a_closed_hand_that_would_have_no_yaku():
    table = table_of("riichi", {"E": DULL + "9s", "S": "13m567p78s11s345p9m"}, indicators="3z")
    table.play("E 9s")
    assert choice(table, "S") == "pass"


def test_far_from_winning_steady_throws_what_is_certain_against_a_declared_hand():
    hands = {"E": "123456m456p78s11z4z", "S": "25m258p147s34567z", "W": "258m147p369s1237z"}
    table = table_of("riichi", hands, wall="7z")
    table.play("E ready", "E 4z").wait()
    assert choice(table, "S").startswith("4z")


def test_a_guest_wind_goes_before_the_middle_of_a_suit():
    table = table_of("riichi", {"E": "13456m24567p46s3z1z"}, indicators="9s")
    assert choice(table, "E").startswith("3z")


def test_dora_and_red_fives_are_kept():
    table = table_of("riichi", {"E": "234m567p406s5s1178s"}, indicators="9p")
    assert "0s" not in choice(table, "E")
