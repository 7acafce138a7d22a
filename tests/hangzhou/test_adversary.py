"""Hangzhou: cases and hands reckoned from the book where rules meet, by somebody who built none of it."""

from pathlib import Path

import pytest

from fangcheng import score
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.state.codes import WON
from hangzhou.test_play import CAUGHT, HANDS, MIL, NINE, TENTH, at_table, has_thrown
from tabletop import a_win

NO_GOD = "12356m45688p678s"  # waits for 4m and 7m; one fan, for no God
THREE = ["chi 123m from E", "chi 456s from E", "chi 789m from E"]
QUAD = "1111m3355p6688s5z"  # and any tile
THIRD = {"streak": 3, "options": {"discard_win": "third_streak"}}


# What is told, its rows, and what E, S, W, N get; None where it is no win, with the rule that refuses.
CASES = {
    # 2 fan are 4, four times: the second hand of the dealer
    "the dealer bursts after a drift": (
        a_win("E", "123m456p789s111z5z", "9m", streak=2, drift=1),
        {"burst": 1, "fortune_drift": 1},
        (48, -16, -16, -16),
    ),
    # 2 from each, twice for the dealer: 12, and twice that
    "the dealer, whose next player has chowed three times": (
        a_win("E", NO_GOD, "7m", next_chows=3),
        {"no_joker": 1},
        (24, -24, 0, 0),
    ),
    # shares of 16, 2 and 2: East pays 20 and West 40, North, who discarded, nothing
    "both are bound, and a third discards": (
        a_win("S", "5678p", "8p", "discard", "N", THREE, next_chows=3, **THIRD),
        {"no_joker": 1},
        (-20, 60, -40, 0),
    ),
    "the maker of a robbed kong has chowed three times": (
        a_win("S", NO_GOD, "7m", "rob", "W", next_chows=3, **THIRD),
        {"no_joker": 1},
        (0, 40, -40, 0),
    ),
    "a bound player and the dealer's fourth hand": (
        a_win("W", "5678p", "8p", melds=["chi 123m from S", "chi 456s from S", "chi 789m from S"], streak=4),
        {"no_joker": 1},
        (0, -20, 20, 0),
    ),
    # a lonely 4s and two Gods: one of them was left for any tile
    "seven pairs burst with two Gods": (
        a_win("S", "1133m5577p224s55z", "9p"),
        {"seven_pairs": 2, "burst": 1},
        (-16, 32, -8, -8),
    ),
    "seven pairs with two Gods and two lonely tiles": (
        a_win("S", "1133m5577p24s55z9s", "4s"),
        {"seven_pairs": 2},
        (-8, 16, -4, -4),
    ),
    # the two Gods are two more of a pair that is there
    "a pair of Gods makes a quad": (
        a_win("S", "1133m5577p2244s5z", "5z"),
        {"luxury_seven_pairs": 4, "burst": 1},
        (-32, 64, -16, -16),
    ),
    "a pair of Gods makes no quad by the official rules": (
        a_win("S", "1133m5577p2244s5z", "5z", options={"preset": "mil_2025"}),
        {"seven_pairs": 2, "burst": 1},
        (-16, 32, -8, -8),
    ),
    # two fan are 4; shares of 32, 4 and 4
    "seven pairs on a discard are no burst": (
        a_win("S", "1133m5577p2244s5z", "9p", "discard", "W", **THIRD),
        {"seven_pairs": 2},
        (0, 40, -40, 0),
    ),
    # 4 + 1 + 2 + 1 fan
    "seven pairs with everything, without a cap": (
        a_win("S", QUAD, "2z", drift=2, options={"cap": "none"}),
        {"luxury_seven_pairs": 4, "burst": 1, "fortune_drift": 2},
        (-256, 512, -128, -128),
    ),
    "a burst, three drifts and a kong, five fan at most": (
        a_win(
            "N",
            "345m678s5z",
            "3z",
            "self",
            None,
            ["concealed 1111p", "pon 999m from E"],
            ["kong_replacement"],
            drift=3,
            options={"cap": 5},
        ),
        {"burst": 1, "fortune_drift": 3, "kong_bloom": 1},
        (-64, -32, -32, 128),
    ),
    # 123m 456p 78s with the God, 111z, 22z: whatever he names as drawn, no God waited alone
    "dealt with a God in a set": (
        a_win("E", "123m456p78s1112z5z", "2z", context=["heavenly"]),
        {"plain": 0},
        (6, -2, -2, -2),
    ),
    "dealt seven pairs with a God": (
        a_win("E", "1133m5577p2244s5z", "9p", context=["heavenly"]),
        {"seven_pairs": 2, "burst": 1},
        (48, -16, -16, -16),
    ),
    # 456p 789s 2z 34s and a God: 345s, and 2z with the God, which did not wait alone
    "a bloom that is no burst": (
        a_win("E", "456p789s34s2z5z", "5s", melds=["concealed 1111m"], context=["kong_replacement"]),
        {"kong_bloom": 1},
        (12, -4, -4, -4),
    ),
    "a God put aside leaves four sets with the other two in them": (
        a_win("W", "123m456p79s11z555z", "9s"),
        {"burst": 1},
        (-4, -2, 8, -2),
    ),
    "no pairs beside a meld": (
        a_win("W", "1133m5577p9s5z", "9s", melds=["concealed 2222s"]),
        "HANGZHOU-15",
        None,
    ),
}


@pytest.mark.rule(
    *("HANGZHOU-17", "HANGZHOU-18", "HANGZHOU-19", "HANGZHOU-20", "HANGZHOU-23", "HANGZHOU-24"),
    *("HANGZHOU-25", "HANGZHOU-26", "HANGZHOU-27", "HANGZHOU-28", "HANGZHOU-37", "HANGZHOU-P9", "HANGZHOU-P10"),
)
@pytest.mark.parametrize("told", CASES)
def test_rows_and_payments_are_those_of_the_book(told):
    fields, rows, paid = CASES[told]
    expect = {"win": False, "why": rows}
    if paid is not None:
        expect = {"win": True, "patterns": rows, "payments": dict(zip("ESWN", paid, strict=True))}
    result = run_case(Case(Path("adversary.yaml"), 1, "hangzhou", told, {**fields, "expect": expect}))
    assert result.status == "passed", str(result)


@pytest.mark.rule("HANGZHOU-37", "HANGZHOU-18", "HANGZHOU-F-kong_bloom", "COMMON-7")
@pytest.mark.parametrize("preset", [None, "mil_2025"])
def test_after_a_kong_the_dealer_names_no_tile_any_more(preset):
    table = at_table("", {"E": "1111m456p34789s25z"}, tail="5s5s", preset=preset)
    assert table.play("E kong 1111m", "E win").scores() == [12, -4, -4, -4]  # kong bloom alone


EIGHT = NINE[:-2]


@pytest.mark.rule("HANGZHOU-22", "HANGZHOU-23", "HANGZHOU-31")
def test_an_honour_that_another_has_ponged_is_one_of_the_ten():
    table = has_thrown(at_table("9p1p2p4z", TENTH), "S", EIGHT)
    table.play("E 9s", "S 1z", "W pon 11z", "W 8m", "N 1p drawn", "E 2p drawn", "S 4z drawn")
    assert (table.over, table.scores()) == (True, [-32, 64, -16, -16])
    assert int(table.record.coming.dealer) == table.seat("S")


@pytest.mark.rule("HANGZHOU-22")
def test_the_tenth_honour_wins_as_the_last_discard_and_before_who_could_win_on_it():
    waits = {**TENTH, "W": "123m456p789s2221z", "N": "369m258s147p3344z", "S": "1479m258p36s17m8p1z"}
    more = {"options": {"discard_win": "third_streak"}, "before_deal": {"streak": 2}}
    for left in (1, 9):
        table = has_thrown(at_table("9p", waits, left=left, **more), "S", NINE).play("E 9s", "S 1z")
        assert (table.over, int(table.record.ending)) == (True, WON)
        assert table.scores() == [-128, 160, -16, -16]


@pytest.mark.rule("HANGZHOU-8", "HANGZHOU-9", "HANGZHOU-17", "HANGZHOU-28", "COMMON-18")
def test_with_wins_on_discards_a_god_is_won_on_by_nobody_and_another_tile_inside_its_circle():
    hands = {"E": CAUGHT["E"], "S": "123m456p789s111z5z", "W": HANDS["S"], "N": "369m258s47p12344z"}
    more = {"options": {"discard_win": "third_streak"}, "before_deal": {"streak": 2}}
    table = at_table("5p", {**hands, "S": "456m147p369s1237z"}, **more).play("E 5z", "S 5p drawn")
    assert table.may("W", "win")
    assert table.play("W win").scores() == [0, -20, 20, 0]
    table = at_table("5p", hands, **more).play("E 5z")
    assert (table.drawn(), int(table.record.turn)) == ("5p", table.seat("S"))  # nobody was asked


@pytest.mark.rule("HANGZHOU-9", "HANGZHOU-38")
def test_inside_a_circle_a_kong_of_other_tiles_keeps_the_drawn_one_and_the_replacement_goes():
    table = at_table("1p", {"E": CAUGHT["E"], "S": "5555m234p789s22s6p"}, tail="8m").play("E 5z", "S kong 5555m")
    assert (table.drawn(), table.discards("S")) == ("8m", "8m")
    assert "1p" in str(table.play("S 8m drawn").view("S").seats[table.seat("S")])


@pytest.mark.rule("HANGZHOU-P5", "HANGZHOU-10")
@pytest.mark.parametrize("preset", [None, "mil_2025"])
def test_the_thrower_may_claim_inside_his_circle_and_his_next_discard_ends_it(preset):
    hands = {"E": "1479m299p1346s5z2s8p", "S": "44m234p789s22s678p", "W": "99m58s147p12344z7z"}
    table = at_table("9p", hands, preset=preset).play("E 5z", "S 9p drawn", "E pon 99p", "E 4m")
    assert table.may("S", "pon 44m")
    table.play("S pon 44m")
    assert len(table.discards("S")) > 4


@pytest.mark.rule("HANGZHOU-P2", "HANGZHOU-35")
def test_two_kongs_take_two_stacks_by_the_official_rules():
    hands = {"E": HANDS["E"], "S": "555m234p7777s22z6p"}
    table = at_table("5m", hands, tail="1z2z3z4z", left=20, **MIL).play("E 9s", "S kong 5555m", "S kong 7777s")
    assert (table.drawn(), int(table.record.drawable)) == ("4z", 15)


@pytest.mark.rule("HANGZHOU-19", "HANGZHOU-10")
def test_a_drawn_god_that_a_caught_player_throws_in_place_of_a_win_is_a_drift():
    hands = {"E": CAUGHT["E"], "S": "123m456p789s111z5z", "W": "258m147s399p2344z", "N": "369m258s147p2344z"}
    table = at_table("5z6p8p3z9m", hands).play("E 5z")
    assert table.may("S", "win")
    table.play("S 5z drawn", "W 6p drawn", "N 8p drawn", "E 3z drawn", "S win")
    assert table.scores() == [-8, 16, -4, -4]


@pytest.mark.rule("HANGZHOU-24")
@pytest.mark.parametrize(("streak", "factor"), [(1, 4), (2, 8), (3, 8), (7, 8)])
def test_a_hand_asked_about_by_itself_pays_eight_times_from_the_dealers_third_on(streak, factor):
    found = score("hangzhou", NO_GOD, "7m", seat="S", dealer="E", streak=streak, mode="interpreted")
    assert [one.change for one in found.payments] == [-2 * factor, 2 * factor + 4, -2, -2]


@pytest.mark.rule("HANGZHOU-P8", "HANGZHOU-P10")
@pytest.mark.parametrize(("goes", "asked"), [("2z", True), ("9m", False)])
def test_by_the_official_rules_an_eleventh_honour_may_win_and_after_another_tile_none_does(goes, asked):
    hands = {"E": HANDS["E"], "S": "1479m258p36s17m8p1z", "W": "258m147s399p134z4z", "N": "369m258s147p134z6z"}
    table = has_thrown(at_table(f"9p1p2p3p{goes}6p8p1m2z", hands, **MIL), "S", NINE)
    table.play("E 9s", "S 1z", "S pass").wait()
    table.play("W 1p drawn", "N 2p drawn", "E 3p drawn", f"S {goes} drawn")
    assert table.may("S", "win") == asked
    if asked:
        assert table.play("S win").scores() == [-32, 64, -16, -16]
    else:
        table.wait().play("W 6p drawn", "N 8p drawn", "E 1m drawn", "S 2z drawn")
        assert not table.may("S", "win")
