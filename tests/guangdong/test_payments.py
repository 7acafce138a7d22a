"""Guangdong: who pays whom. Amounts of E S W N from the book; East deals."""

from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from guangdong.test_play import ADDED, CONCEALED, DULL, EXPOSED, HANDS, PUNG, at_table

ROUND = ("E 1z", "S 1m drawn", "W 1p drawn", "N 2p drawn")


@pytest.mark.rule("GUANGDONG-35", "GUANGDONG-36", "GUANGDONG-46")
def test_the_discarder_pays_alone_and_a_self_draw_is_paid_by_each():
    assert at_table("1m9s").play("E 1z", "S 1m drawn", "W 9s drawn", "S win").scores() == [0, 1, -1, 0]
    assert at_table("1m1p2p9s").play(*ROUND, "E 9s drawn", "S win").scores() == [-1, 1, 0, 0]
    assert at_table("1m1p2p3p9s").play(*ROUND, "E 3p drawn", "S win").scores() == [-2, 6, -2, -2]


SEVERAL = {
    "E": "147m258p369s12345z",
    "S": "123m456p78s222s55z",
    "W": "123p456m78s333s66z",
    "N": "789m456p78s999p77z",
}


@pytest.mark.rule("GUANGDONG-27", "GUANGDONG-37", "GUANGDONG-F-triple_win", "GUANGDONG-34", "GUANGDONG-52")
def test_three_winners_of_one_discard_get_three_fan_each_two_what_their_hands_are_worth():
    several = ("1m1p2p9s", SEVERAL)
    table = at_table(*several).play(*ROUND, "E 9s drawn", "S win", "W win", "N win")
    assert table.scores() == [-24, 8, 8, 8]
    assert int(table.record.coming.dealer) == table.seat("S")
    table = at_table(*several).play(*ROUND, "E 9s drawn", "S win", "W win", "N pass")
    assert table.scores() == [-2, 1, 1, 0]


@pytest.mark.rule("GUANGDONG-30", "GUANGDONG-F-triple_win")
def test_the_floor_of_a_triple_win_opens_no_win_that_is_below_the_minimum():
    table = at_table("1m1p2p9s", SEVERAL, options={"minimum_fan": 1}).play(*ROUND, "E 9s drawn")
    assert not any(table.may(seat, "win") for seat in "SWN")
    dear = SEVERAL | {"S": "333m333p222s99s55z"}  # All Pungs
    table = at_table("1m1p2p9s", dear, options={"minimum_fan": 1}).play(*ROUND, "E 9s drawn")
    assert [table.may(seat, "win") for seat in "SWN"] == [True, False, False]


ROBBERS = {"E": DULL["E"], "S": "123m456p789m12s66z", "W": "33s258m69p147s234z", "N": "123p456m789p45s11m"}
ROBBED = ("E 3s", "W pon", "W 2z", "N 9p drawn", "E 7p drawn", "S 7p drawn", "W kong 3333s")


@pytest.mark.rule("GUANGDONG-38", "GUANGDONG-28", "GUANGDONG-18", "GUANGDONG-F-robbing_kong", "COMMON-6")
def test_the_maker_of_a_robbed_kong_pays_three_shares_to_every_robber():
    assert at_table("9p7p7p3s", ROBBERS).play(*ROBBED, "S win").wait().scores() == [0, 24, -24, 0]
    table = at_table("9p7p7p3s", ROBBERS).play(*ROBBED, "S win", "N win")
    assert table.scores() == [0, 24, -48, 24]


@pytest.mark.rule("GUANGDONG-39", "GUANGDONG-F-kong_bloom")
def test_who_fed_the_kong_of_a_bloom_pays_for_all_three():
    assert at_table(hands=EXPOSED, tail="9s").play("E 3s", "S kong 333s", "S win").scores() == [-24, 24, 0, 0]


@pytest.mark.rule("GUANGDONG-39", "GUANGDONG-36", "GUANGDONG-F-kong_bloom")
def test_the_bloom_of_an_added_or_concealed_kong_is_paid_by_each():
    assert at_table("1m1p2p3s", PUNG, tail="9s").play(*ADDED, "S win").scores() == [-8, 24, -8, -8]
    assert at_table("6z", CONCEALED, tail="9s").play("E 1z", "S kong 6666z", "S win").scores() == [-8, 24, -8, -8]


@pytest.mark.rule("GUANGDONG-39")
def test_a_concealed_kong_after_the_exposed_one_takes_the_liability_away():
    hands = {**DULL, "S": "123m78s333s55z666z"}
    table = at_table(hands=hands, tail="6z9s").play("E 3s", "S kong 333s", "S kong 6666z", "S win")
    assert table.scores() == [-8, 24, -8, -8]


@pytest.mark.rule("GUANGDONG-39", "GUANGDONG-48")
def test_the_replacement_of_a_flower_after_a_kong_is_no_bloom_and_nobody_s_feeding():
    table = at_table(hands=EXPOSED, tail="1f9s", options={"flowers": True}).play("E 3s", "S kong 333s", "S win")
    assert table.scores() == [-2, 6, -2, -2]


# --- twelve on the floor

TWELVE = {
    "E": "147m258p369s12345z",
    "S": "23m88p33s57s5z1234z",
    "W": "258m369p147s1234z",
    "N": "369m147p258s1234z",
}
FED = ("E 1m", "S chi 23m", "S 1z", "W 8p drawn", "S pon", "S 2z", "W 3s drawn", "S pon", "S 3z")
FOURTH = ("W 9p drawn", "N 9p drawn", "E 6s drawn", "S chi 57s", "S 4z")


@pytest.mark.rule("GUANGDONG-40")
def test_who_feeds_the_fourth_exposed_meld_pays_the_self_draw_for_all_three():
    turn = ("W 1p drawn", "N 1p drawn", "E 2p drawn", "S win")
    table = at_table("8p3s9p9p6s1p1p2p5z", TWELVE).play(*FED, *FOURTH, *turn)
    assert table.scores() == [-6, 6, 0, 0]


@pytest.mark.rule("GUANGDONG-42")
def test_a_discard_win_with_twelve_tiles_down_is_paid_by_its_discarder():
    table = at_table("8p3s9p9p6s5z", TWELVE).play(*FED, *FOURTH, "W 5z drawn", "S win")
    assert table.scores() == [0, 1, -1, 0]


TWO_FED = {
    "E": "12346789m369p258s",
    "S": "11223344m5z147p1s",
    "W": "66778899m6z258p1s",
    "N": "369p147s1234z369s",
}


def fed_to_two(*last):
    """East feeds South all four pungs, then West all four; the draws between are honours and dull tiles."""
    steps = []
    for fed, thrown, drawn in zip("1234", ("1p", "4p", "7p", "1s"), "7234"):
        steps += [f"E {fed}m", "S pon", f"S {thrown}", f"W {drawn}z drawn", f"N {drawn}z drawn"]
    for fed, thrown, drawn in zip("6789", ("2p", "5p", "8p", "1s"), ("1z", "9p", "6p", "1z")):
        steps += [f"E {fed}m", "W pon", f"W {thrown}", f"N {drawn} drawn"]
    wall = "777222333444z" + "1z1z9p9p6p6p1z9s" + last[0]
    return at_table(wall, TWO_FED).play(*steps, *last[1:])


@pytest.mark.rule("GUANGDONG-41")
def test_who_answers_for_one_player_does_not_for_the_second_he_feeds():
    """South has four pungs and honours, 4 fan; so has West."""
    assert fed_to_two("5z", "E 3p", "S win").scores() == [-48, 48, 0, 0]
    assert fed_to_two("5s6z", "E 3p", "S 5s drawn", "W win").scores() == [-16, -16, 48, -16]


def settled(melds, hand, tile, payments, by="self", **more):
    """Whether the rules pay these sums, the melds laid in this order."""
    win = {"tile": tile, "by": by} | ({"from": more.pop("source")} if "source" in more else {})
    told = {"seat": "S", "hand": hand, "melds": melds, "win": win, **more}
    told["expect"] = {"win": True, "payments": dict(zip("ESWN", payments))}
    outcome = run_case(Case(Path("test.yaml"), 1, "guangdong", "paid", told))
    assert outcome.status == "passed", str(outcome)


CHOWS = ["chi 123m from E", "pon 888p from W", "pon 333s from N"]


@pytest.mark.rule("GUANGDONG-40")
def test_every_kind_of_claim_makes_the_twelve_tiles_and_adding_to_a_pung_feeds_nobody():
    for last in ("chi 567s from E", "pon 777s from E", "kong 7777s from E", "added 7777s from E"):
        settled([*CHOWS, last], "5z", "5z", [-6, 6, 0, 0])
    settled(["added 8888p from W", CHOWS[0], CHOWS[2], "chi 567s from E"], "5z", "5z", [-6, 6, 0, 0])


@pytest.mark.rule("GUANGDONG-42")
def test_a_concealed_kong_among_the_four_melds_sets_the_feeder_free():
    settled([*CHOWS, "concealed 7777s"], "5z", "5z", [-2, 6, -2, -2])
    settled(["concealed 7777s", *CHOWS], "5z", "5z", [-2, 6, -2, -2])


WINDS = ["pon 111z from E", "added 2222z from E", "kong 3333z from N"]
DRAGONS = ["pon 555z from E", "pon 666z from E"]


@pytest.mark.rule("GUANGDONG-43")
def test_who_feeds_the_fourth_wind_set_pays_the_self_draw_for_all_three():
    settled([*WINDS, "pon 444z from W"], "5m", "5m", [0, 192, -192, 0])
    settled(["concealed 1111z", *WINDS[1:], "pon 444z from W"], "5m", "5m", [-64, 192, -64, -64])
    settled([*WINDS, "pon 444z from W"], "5m", "5m", [0, 64, 0, -64], by="discard", source="N")


@pytest.mark.rule("GUANGDONG-44")
def test_who_feeds_the_third_dragon_set_pays_the_self_draw_for_all_three():
    settled([*DRAGONS, "pon 777z from W"], "12m88s", "3m", [0, 192, -192, 0])
    settled(["concealed 5555z", DRAGONS[1], "pon 777z from W"], "12m88s", "3m", [-64, 192, -64, -64])
    settled([*DRAGONS, "pon 777z from W"], "12m88s", "3m", [0, 64, 0, -64], by="discard", source="N")


@pytest.mark.rule("GUANGDONG-45", "COMMON-14")
def test_of_several_events_the_latest_decides_and_a_robbed_kong_is_the_maker_s_alone():
    dragons = [*DRAGONS, "pon 777z from W"]
    settled([*dragons, "pon 333m from N"], "8s", "8s", [0, 192, -192, 0])  # dragons before twelve tiles
    bloom = {"context": ["kong_replacement"]}
    settled([*dragons, "kong 1111m from N"], "8s", "8s", [0, 192, 0, -192], **bloom)  # a bloom before dragons
    settled(dragons, "12m88s", "3m", [-192, 192, 0, 0], by="rob", source="E")
    settled(dragons, "12m88s", "3m", [0, 64, 0, -64], by="discard", source="N")  # liable for self-draws only


# --- kongs by option

POINTS = {"kong_points": True}


@pytest.mark.rule("GUANGDONG-47")
def test_by_option_kongs_are_paid_at_the_end_of_a_won_hand_whoever_won():
    exposed = at_table(hands=EXPOSED, tail="9s", options=POINTS).play("E 3s", "S kong 333s", "S win")
    assert exposed.scores() == [-24 - 3, 27, 0, 0]
    added = at_table("1m1p2p3s", PUNG, tail="9s", options=POINTS).play(*ADDED, "S win")
    assert added.scores() == [-9, 27, -9, -9]
    hidden = at_table("6z", CONCEALED, tail="9s", options={**POINTS, "base": 2}).play("E 1z", "S kong 6666z", "S win")
    assert hidden.scores() == [-2 * 10, 2 * 30, -2 * 10, -2 * 10]
    other = {**HANDS, "W": "258m369p147s666z1z"}
    table = at_table("1m6z", other, tail="9s", options=POINTS)
    table.play("E 1z", "S 1m drawn", "W kong 6666z", "W 9s drawn", "S win")
    assert table.scores() == [-2, 1 - 2, 6 - 1, -2]


@pytest.mark.rule("GUANGDONG-47", "GUANGDONG-49")
def test_kong_points_lapse_in_a_drawn_hand_and_without_the_option_there_are_none():
    for options in ({}, POINTS):
        table = at_table("6z1m", CONCEALED, tail="2p", left=3, options=options).play("E 1z", "S kong 6666z")
        table.throw_drawn(4)
        assert (table.over, table.scores()) == (True, [0, 0, 0, 0])
    plain = at_table("1m6z", {**HANDS, "W": "258m369p147s666z1z"}, tail="9s")
    plain.play("E 1z", "S 1m drawn", "W kong 6666z", "W 9s drawn", "S win")
    assert plain.scores() == [0, 1, -1, 0]
