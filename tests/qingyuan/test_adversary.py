"""Qingyuan: hands played where rules meet: kongs in a row, kongs at the end of the wall, horses and White."""

import pytest

from fangcheng.cli.app import run
from qingyuan.test_play import DULL, at_table

KONGS = "555s1111p678p23s9p"  # a triplet, four alike; then 9p and 1s or 4s
LIABLE = {"bloom_liability": True}


@pytest.mark.rule("QINGYUAN-24", "COMMON-14")
def test_a_bloom_on_a_concealed_kong_after_a_fed_one_is_paid_by_all():
    """The latest event decides; the feeder pays 3 for his kong, each 2 for the other."""
    table = at_table(hands={**DULL, "S": KONGS}, tail="9p4s", options=LIABLE)
    table.play("E 5s", "S kong 555s", "S kong 1111p", "S win")
    assert table.scores() == [-3 - 3 - 2, 9 + 3 + 6, -3 - 2, -3 - 2]


@pytest.mark.rule("QINGYUAN-24", "COMMON-14")
def test_a_bloom_on_a_fed_kong_is_liable_although_a_concealed_kong_was_made_before():
    hands = {**DULL, "E": "247p228s1234567z9s", "S": KONGS, "W": "258p158s1234567z"}
    table = at_table("9p", hands, tail="2z4s", options=LIABLE)
    table.play("E 9s", "S kong 1111p", "S 2z", "W 5s", "S kong 555s", "S win")
    assert table.scores() == [-2, 9 + 6 + 3, -9 - 2 - 3, -2]


@pytest.mark.rule("QINGYUAN-24", "QINGYUAN-13")
def test_a_bloom_declined_and_drawn_later_is_paid_by_all():
    hands = {**DULL, "S": "123p678p555s23s99p"}
    table = at_table("1p7p6p1s", hands, tail="4s", options=LIABLE)
    table.play("E 5s", "S kong 555s", "S 4s drawn", "W 1p drawn", "N 7p drawn", "E 6p drawn", "S win")
    assert table.scores() == [-3 - 3, 9 + 3, -3, -3]


@pytest.mark.rule("QINGYUAN-26", "QINGYUAN-27", "COMMON-5", "QINGYUAN-11")
def test_the_last_replacement_before_the_horses_wins_and_a_white_horse_is_wests():
    """3 doubled without a White in hand, two horses of 2, a concealed kong of 2: 12 from each."""
    hands = {"E": DULL["E"], "S": DULL["W"], "W": "1111p678p234s23s9p", "N": DULL["N"]}
    options = {"white_joker": True, "horses": 2}
    table = at_table("8s9p4s", hands, reserve="5z3p", left=3, options=options)
    table.play("E 9s", "S 8s drawn", "W kong 1111p")
    assert table.view().tiles_left == 0
    assert table.play("W win").scores() == [-12, -12, 36, -12]


@pytest.mark.rule("QINGYUAN-9", "QINGYUAN-13", "QINGYUAN-22")
def test_who_lets_a_kong_go_may_draw_the_win_and_the_kong_is_paid():
    """West and North wait for 5s or 8s and could rob the 5s."""
    hands = {
        "E": "1479p258s1234567z",
        "S": "36p1255s1234567z",
        "W": "123678p777s67s99p",
        "N": "234888p234s46s11p",
    }
    table = at_table("3z4z5z5s8s", hands, tail="1z", options={"rob_kong": True})
    table.play("E 5s", "S pon", "S 1z", "W 3z drawn", "N 4z drawn", "E 5z drawn", "S kong 5555s", "W pass", "N pass")
    assert table.drawn() == "1z"
    table.play("S 1z drawn", "W win")
    assert table.scores() == [-3 - 1, -3 + 3, 9 - 1, -3 - 1]


@pytest.mark.rule("QINGYUAN-20", "QINGYUAN-23", "QINGYUAN-29")
@pytest.mark.parametrize(("kept", "amounts"), [(False, [0, 0, 0, 0]), (True, [-3, 3, 0, 0])])
def test_a_fed_kong_in_a_hand_that_nobody_wins(kept, amounts):
    table = at_table("1p", tail="6p", left=3, options={"draw_keeps_kongs": kept})
    table.play("E 5s", "S kong 555s").throw_drawn(5)
    assert table.over
    assert table.scores() == amounts
    assert int(table.record.coming.dealer) == table.seat("E")


@pytest.mark.rule("QINGYUAN-19")
@pytest.mark.parametrize("horses", [0, 2, 4, 6])
def test_the_command_pays_no_horses_that_nobody_has_turned(horses, capsys):
    assert run(["score", "qingyuan", "123p678p555s23s99p", "4s", "--rule", f"horses={horses}"]) == 0
    assert "E +9  S -3  W -3  N -3" in capsys.readouterr().out
