"""Guangdong: hands played where rules meet: kongs in a row, passed wins of two kinds, several winners, flowers."""

import pytest

from fangcheng import score
from fangcheng.cli.app import run
from guangdong.test_payments import SEVERAL
from guangdong.test_play import ADDED, DULL, EXPOSED, HANDS, PUNG, at_table

FLOWERS = {"flowers": True}


@pytest.mark.rule("GUANGDONG-39", "GUANGDONG-48")
def test_a_concealed_kong_after_a_flower_after_a_fed_kong_blooms_for_all():
    hands = {**DULL, "S": "123m78s333s55z666z"}
    table = at_table(hands=hands, tail="1f6z9s", options=FLOWERS)
    table.play("E 3s", "S kong 333s", "S kong 6666z", "S win")
    assert table.scores() == [-8, 24, -8, -8]


@pytest.mark.rule("GUANGDONG-39")
def test_a_fed_kong_whose_bloom_is_declined_is_forgotten_at_the_next_draw():
    table = at_table("1m1p2p9s", EXPOSED, tail="6s").play("E 3s", "S kong 333s", "S 6s drawn")
    table.play("W 1m drawn", "N 1p drawn", "E 2p drawn", "S win")
    assert table.scores() == [-2, 6, -2, -2]


@pytest.mark.rule("GUANGDONG-20", "GUANGDONG-21", "GUANGDONG-22")
def test_two_kinds_let_pass_are_both_barred_until_the_own_draw():
    start = ("E 1z", "S 1m drawn", "W 9s drawn", "S pass", "N 6s drawn", "S pass")
    for last in ("6s", "9s"):
        table = at_table(f"1m9s6s{last}", {**HANDS}).play(*start)
        assert not table.play(f"E {last} drawn").may("S", "win")
        table = at_table(f"1m9s6s2p1m{last}", {**HANDS}).play(*start, "E 2p drawn", "S 1m drawn", f"W {last} drawn")
        assert table.may("S", "win")


@pytest.mark.rule("GUANGDONG-22", "GUANGDONG-30")
def test_what_is_too_small_to_win_is_not_let_pass():
    """West throws the last tile but one: a chicken hand on it is no win where one fan is needed."""
    table = at_table("1m9s1p9s", options={"minimum_fan": 1}).play("E 1z", "S 1m drawn", "W 9s drawn")
    assert not table.may("S", "win")
    dragons = {**HANDS, "S": "123m456p78s22s555z"}
    table = at_table("1m9s6s", dragons, options={"minimum_fan": 1}).play("E 1z", "S 1m drawn", "W 9s drawn", "S pass")
    assert table.play("N 6s drawn").may("S", "win")


@pytest.mark.rule("GUANGDONG-F-human_win", "GUANGDONG-27", "GUANGDONG-37", "GUANGDONG-34")
def test_three_human_wins_on_the_first_discard():
    several = {**SEVERAL, "E": "147m258p369s12349s"}
    table = at_table(hands={**several, "E": "147m258p369s1234z9s"}).play("E 9s", "S win", "W win", "N win")
    assert table.scores() == [-192, 64, 64, 64]


@pytest.mark.rule("GUANGDONG-F-human_win", "GUANGDONG-F-earthly_win", "GUANGDONG-48", "COMMON-7")
def test_laying_out_flowers_spoils_neither_the_earthly_nor_the_human_win():
    assert at_table("1f", tail="9s", options=FLOWERS).play("E 1z", "S win").scores() == [-64, 192, -64, -64]
    late = {**DULL, "W": "123m456p78s222s55z", "S": "258m369p147s1234z", "E": "147m258p369s12335z"}
    table = at_table("1f", late, tail="9s", options=FLOWERS).play("E 1z", "S 9s drawn", "W win")
    assert table.scores() == [0, -64, 64, 0]


@pytest.mark.rule("GUANGDONG-47", "COMMON-6", "GUANGDONG-38")
def test_a_robbed_kong_has_no_kong_points_and_a_passed_robbery_has():
    robbers = {**DULL, "S": "123m456p789m12s66z", "W": "33s258m69p147s234z", "N": "369m147p258s1234z"}
    steps = ("E 3s", "S pass", "W pon", "W 2z", "N 9p drawn", "E 7p drawn", "S 7p drawn", "W kong 3333s")
    options = {"kong_points": True}
    assert at_table("9p7p7p3s", robbers, options=options).play(*steps, "S win").scores() == [0, 24, -24, 0]


@pytest.mark.rule("GUANGDONG-17", "GUANGDONG-F-kong_bloom", "GUANGDONG-F-last_tile_draw", "COMMON-17")
def test_the_last_tile_of_the_wall_as_a_replacement():
    table = at_table("1m1p2p3s9s", PUNG, left=5, options={"cap_fan": "none"}).play(*ADDED)
    assert table.view().tiles_left == 0
    assert table.play("S win").scores() == [-8, 24, -8, -8]


@pytest.mark.rule("GUANGDONG-38", "GUANGDONG-51")
def test_who_robs_the_dealer_takes_the_deal_from_him():
    hands = {**DULL, "E": "147m258p33s123446z", "W": "123m456p789m12s66z", "S": "369m258p147s123z3s"}
    table = at_table("9p7p7p9p3s", hands).play("E 6z", "S 3s", "E pon", "E 4z")
    table.play("S 7p drawn", "W 7p drawn", "N 9p drawn", "E kong 3333s", "W win")
    assert table.scores() == [-24, 0, 24, 0]
    assert int(table.record.coming.dealer) == table.seat("S")


@pytest.mark.rule("GUANGDONG-29")
def test_a_hand_is_told_in_fan_and_paid_in_points(capsys):
    """Half flush and self-draw: 3 fan, 8 points from each."""
    assert run(["score", "guangdong", "123m456m78m33m444z", "9m", "--explain"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("3 fan")
    assert "total in points: 8" in told
    found = score("guangdong", "123m456m78m33m444z", "9m", by="self", seat="S", options={"kong_fan": True})
    assert {line.unit for line in found.patterns} == {"fan"}
