"""Hebei: hands played where rules meet: a kong before the first win, a win passed by a call, a kong robbed twice."""

import pytest

from fangcheng.cli.app import run
from hebei.test_play import DULL, at_table

READY = "123m456p78s222s55z"
FREE = {"S": "258m369p147s1234z", "W": "369m147p258s1234z", "N": "147m258p369s1234z"}


@pytest.mark.rule("HEBEI-F-heavenly_hand", "HEBEI-F-kong_bloom", "COMMON-7")
def test_a_dealer_who_kongs_first_has_a_kong_bloom_and_no_heavenly_hand():
    table = at_table(hands={"E": "6666z456p78s222s55z", **FREE}, tail="9s").play("E kong 6666z", "E win")
    share = 3 * 2 * 2 + 2  # concealed hand, bloom; the kong
    assert table.scores() == [3 * share, -share, -share, -share]


@pytest.mark.rule("HEBEI-F-earthly_hand", "COMMON-7")
@pytest.mark.parametrize(("kong", "amounts"), [(True, [-8, 2, 12, -6]), (False, [-36, -24, 84, -24])])
def test_the_concealed_kong_of_another_takes_the_earthly_hand_away(kong, amounts):
    hands = {**DULL, "S": "258m69p147s6666z1z", "W": READY}
    steps = ("S kong 6666z", "S 8m") if kong else ("S 9p drawn",)
    table = at_table("9p9s", hands, tail="8m").play("E 2z", *steps, "W win")
    assert table.scores() == amounts


@pytest.mark.rule("HEBEI-16", "COMMON-3")
def test_a_pung_of_a_winning_tile_passes_the_win_until_the_next_draw():
    hands = {**DULL, "E": "147m258p368s12345z", "S": "123m456p222s55z99s"}
    table = at_table("9s1p2m1m9s", hands).play("E 5z")
    assert table.may("S", "win")
    table.play("S pon", "S 9s", "W 9s drawn")
    assert not table.may("S", "win")
    table.play("N 1p drawn", "E 2m drawn", "S 1m drawn", "W 9s drawn")
    assert table.may("S", "win")


ROBBED = ("E 3s", "W pon", "W 2z", "N 9p drawn", "E 7p drawn", "S 7p drawn", "W kong 3333s")
ROBBERS = {"E": DULL["E"], "S": "123m456p789m12s66z", "W": "33s258m69p147s234z", "N": "123p456m789p45s11m"}


@pytest.mark.rule("HEBEI-15", "HEBEI-21", "HEBEI-24", "COMMON-2", "COMMON-6")
@pytest.mark.parametrize(
    ("pays", "amounts"),
    [
        ("all three", [-16 - 8, 32, -16 - 8, 16]),
        ("discarder alone", [0, 16, -24, 8]),
        ("discarder pays threefold", [0, 48, -72, 24]),
    ],
)
def test_two_rob_a_kong_that_is_not_paid(pays, amounts):
    """South has a concealed hand on an edge, 8; North a concealed hand, 4; the maker owes 2 for each."""
    options = {"multiple_winners": True, "discard_pays": pays}
    table = at_table("9p7p7p3s", ROBBERS, options=options).play(*ROBBED, "S win", "N win")
    assert table.scores() == amounts
    assert int(table.record.coming.dealer) == table.seat("S")


@pytest.mark.rule("HEBEI-21", "HEBEI-15")
def test_of_two_robbers_the_first_after_the_maker_wins():
    table = at_table("9p7p7p3s", ROBBERS).play(*ROBBED, "S win", "N win")
    assert table.scores() == [-8, -4, -8, 20]


@pytest.mark.rule("HEBEI-20", "HEBEI-15")
def test_with_self_drawn_wins_only_a_kong_is_not_robbed():
    table = at_table("9p7p7p3s", ROBBERS, tail="8s", options={"discard_win": False}).play(*ROBBED)
    assert table.drawn() == "8s"


@pytest.mark.rule("HEBEI-8", "HEBEI-F-last_tile_draw", "COMMON-17")
def test_a_kong_leaves_14_tiles_and_its_last_replacement_is_a_bloom_alone():
    hands = {**DULL, "S": "6666z456p78s222s5z"}
    table = at_table("5z", hands, tail="9s", left=2).play("E 1z", "S kong 6666z")
    assert table.view().tiles_left == 0
    table.play("S win")
    assert table.scores() == [-3 * 4 - 2, 7 * 4 + 6, -2 * 4 - 2, -2 * 4 - 2]


@pytest.mark.parametrize("base", ["ladder", "flat 1", "flat 2", "flat 3"])
@pytest.mark.parametrize("pays", ["all three", "discarder alone", "discarder pays threefold"])
def test_the_command_explains_a_win_under_every_way_to_pay(base, pays, capsys):
    arguments = ["score", "hebei", "123m456p78s222s55z", "9s", "--seat", "S", "--from", "W", "--explain"]
    assert run([*arguments, "--rule", f"base_points={base}", "--rule", f"discard_pays={pays}"]) == 0
    told = capsys.readouterr().out
    assert "HEBEI-24" in told
    assert ("base points" in told) == (base in ("flat 2", "flat 3"))
    assert ("for all three" in told) == (pays == "discarder pays threefold")
