"""Changchun, its preset mil_2024: cases and hands reckoned from the book, by somebody who built none of it."""

import pytest

from changchun.test_adversary import CLOSED, OPEN, PAIRS, WIND, won
from fangcheng import score
from fangcheng.game import event_types as ev
from flow.table_of import only, table_of
from jilin.test_play import melds
from tabletop import pass_case

MIL = {"preset": "mil_2024"}
EGGS = ["egg 1z2z3z", "egg 5z6z7z", "egg 9m9p9s"]
NINES = "egg 9m9p1s as 9m9p9s"
TO_NORTH = (CLOSED, "5p", WIND, "discard", "N")
NO_OUTER = "23m456p678s88p"  # waits for 1m, which wins, and for 4m, which does not


def undeclared(*args, ready="", seen="", **more):
    """A win of a hand that has not declared, beside seats that have, and have seen the treasure."""
    return won(*args, context=more.pop("context", []), state={"ready": [*ready], "seen": [*seen]}, **more)


# What is told, its rows, and what E, S, W, N get; where it is no win, the rule that refuses.
CASES = {
    "neither has declared": (undeclared(by="discard", giver="W"), ({"plain_hand": 0}, (0, 5, -5, 0))),
    # 4 for himself, 1 for each of the others
    "the dealer has declared and seen nothing": (
        undeclared(by="discard", giver="E", ready="E"),
        ({"plain_hand": 0}, (-6, 6, 0, 0)),
    ),
    "the discarder has seen the treasure": (
        undeclared("222m5p888p", "5p", ["egg 9m9p9s", "pon 444s from E"], "discard", "N", ready="N", seen="N"),
        ({"all_pungs": 2}, (-8, 20, -4, -8)),
    ),
    "the maker of a robbed kong has declared and seen nothing": (
        undeclared(by="rob", giver="N", ready="NE", seen="E"),
        ({"plain_hand": 0}, (0, 5, 0, -5)),
    ),
    "who has chowed keeps a concealed kong in hand": (
        undeclared("5z", "5z", ["chi 123m from E", "pon 444p from W", "pon 777s from N", "concealed 9999p"]),
        ({"narrow_wait": 1}, (-8, 16, -4, -4)),
    ),
    "of two waits the one that wins is the only one": (
        undeclared(NO_OUTER, "1m", ["pon 222s from W"]),
        ({"narrow_wait": 1}, (-8, 16, -4, -4)),
    ),
    "the other has no terminal": (undeclared(NO_OUTER, "4m", ["pon 222s from W"]), "CHANGCHUN-32"),
    "a standing hand that never declared": (
        undeclared(CLOSED + "222z", "5p", []),
        ({"concealed_hand": 1, "narrow_wait": 1}, (-16, 32, -8, -8)),
    ),
    # 6 for the dealer who discards, 4 for the others
    "seven pairs on the fourth tile from a dealer who has seen it": (
        undeclared(PAIRS, "5s", [], "discard", "E", ready="E", seen="E"),
        ({"luxury_seven_pairs": 4}, (-64, 96, -16, -16)),
    ),
    "the treasure at the own next turn": (
        undeclared(PAIRS, "5s", [], context=["ready", "treasure_match"]),
        ({"luxury_seven_pairs": 4, "treasure_match": 2}, (-64, 192, -64, -64)),
    ),
    "a chow and three eggs leave one tile and no pungs": (
        undeclared("5p", "5p", ["chi 123m from E", *EGGS]),
        "CHANGCHUN-P11",
    ),
    "four eggs and a pair": (
        undeclared("5p", "5p", [*EGGS, "egg 1m1p1s"]),
        ({"all_pungs": 2}, (-16, 32, -8, -8)),
    ),
    "by option four eggs stand": (
        undeclared("5p", "5p", [*EGGS, "egg 1m1p1s"], options={"eggs_keep_standing": True}),
        ({"all_pungs": 2, "concealed_hand": 1}, (-32, 64, -16, -16)),
    ),
    "of ten tiles three eggs and a pair": (
        undeclared("5p", "5p", EGGS, options={"hand_size": 10}),
        ({"all_pungs": 2}, (-16, 32, -8, -8)),
    ),
    "of ten tiles a chow and two eggs": (
        undeclared("5p", "5p", ["chi 123m from E", *EGGS[1:]], options={"hand_size": 10}),
        "CHANGCHUN-P11",
    ),
    "the other end of the wait lies in the own kong": (
        undeclared(OPEN, "3p", ["concealed 6666p"]),
        ({"concealed_hand": 1, "narrow_wait": 1}, (-16, 32, -8, -8)),
    ),
    "the other end of the wait flies in two eggs": (
        undeclared("123s23s77p", "4s", ["egg 1z1s1s as 1z2z3z", NINES]),
        ({"narrow_wait": 1}, (-8, 16, -4, -4)),
    ),
    "one 1s is left to wait for": (
        undeclared("123s23s77p", "4s", ["egg 1z2z1s as 1z2z3z", NINES]),
        ({"plain_hand": 0}, (-4, 8, -2, -2)),
    ),
    "3m is an edge of 12345": (
        undeclared("12345m678s88p", "3m", WIND, "discard", "N", ready="N", seen="N"),
        ({"narrow_wait": 1}, (-4, 10, -2, -4)),
    ),
    "6m is none": (
        undeclared("12345m678s88p", "6m", WIND, "discard", "N", ready="N", seen="N"),
        ({"plain_hand": 0}, (-2, 5, -1, -2)),
    ),
    # 8 of his own, 4 and 4
    "the dealer wins of one who has not declared": (
        undeclared(CLOSED, "5p", WIND, "discard", "N", seat="E"),
        ({"narrow_wait": 1}, (16, 0, 0, -16)),
    ),
    "a lower cap": (
        undeclared(PAIRS, "5s", [], options={"cap_fan": 4}),
        ({"luxury_seven_pairs": 4}, (-16, 48, -16, -16)),
    ),
    # 4, 2 and his own 4
    "who has seen it covers by option": (
        undeclared(*TO_NORTH, ready="N", seen="N", options={"discarder_covers": "always"}),
        ({"narrow_wait": 1}, (0, 10, 0, -10)),
    ),
    "who has not declared covers nothing by option": (
        undeclared(*TO_NORTH, options={"discarder_covers": "never"}),
        ({"narrow_wait": 1}, (-4, 10, -2, -4)),
    ),
    "without a treasure": (
        undeclared(by="discard", giver="W", ready="W", options={"treasure": False}),
        ({"plain_hand": 0}, (-2, 5, -2, -1)),
    ),
    "a pair of dragons is the set": (
        undeclared("234m345p678s345s7z", "7z", []),
        ({"concealed_hand": 1, "narrow_wait": 1}, (-16, 32, -8, -8)),
    ),
    "a pair of winds is none": (undeclared("234m345p678s345s4z", "4z", []), "CHANGCHUN-33"),
    "a passed win bars the same fan": (
        undeclared(by="discard", giver="W", context=["passed_win"]),
        "CHANGCHUN-P13",
    ),
    "and not the own draw": (undeclared(context=["passed_win"]), ({"plain_hand": 0}, (-4, 8, -2, -2))),
}


def judged(fields, expect):
    pass_case("changchun", {**fields, "options": {**MIL, **fields.get("options", {})}}, expect)


@pytest.mark.by_day
@pytest.mark.rule(*(f"CHANGCHUN-P{number}" for number in (2, 8, 10, 11, 13, 15)), "COMMON-10", "COMMON-11")
@pytest.mark.rule(*(f"CHANGCHUN-{number}" for number in (20, 21, 32, 33, 35, 37, 38)))
@pytest.mark.parametrize("told", CASES)
def test_rows_and_payments_are_those_of_the_preset(told):
    fields, expected = CASES[told]
    if isinstance(expected, str):
        judged(fields, {"win": False, "why": expected})
        return
    rows, paid = expected
    payments = dict(zip("ESWN", paid, strict=True))
    judged(fields, {"win": True, "patterns": rows, "total": sum(rows.values()), "payments": payments})


@pytest.mark.rule("CHANGCHUN-P14")
def test_kongs_of_dragons_and_of_1s_are_doubled_and_eggs_cost_one():
    kongs = {"E": ["concealed 6z"], "S": ["open 1s"], "N": ["egg", "egg_add"]}
    judged({"seat": "E", "draw": {}, "state": {"kongs": kongs}}, {"side": {"kongs": {"E": 8, "S": 0, "W": -8, "N": 0}}})


@pytest.mark.rule("CHANGCHUN-P3")
@pytest.mark.parametrize(
    ("hand", "discards"),
    [
        ("234m567p678s55s99p1z", "1z"),  # a wait on two pairs
        ("234m567p678s345s7z1z", ""),  # the pair of dragons is not there yet
        ("234m567p678s345s77z", "234m567p345678s"),  # here it is, and must stay
        ("1199m3377p55s22z4s1z", "4s1z"),  # seven pairs
    ],
)
def test_declaring_asks_for_what_is_there(hand, discards):
    judged({"seat": "S", "turn": {"hand": hand}}, {"ready_with": discards})


@pytest.mark.rule("CHANGCHUN-P10")
def test_score_is_told_that_the_discarder_has_declared_and_seen_the_treasure():
    win = {"by": "discard", "source": "W", "seat": "S", "melds": WIND, "preset": "mil_2024"}
    assert score("changchun", OPEN, "6p", **win).changes == [0, 5, -5, 0]
    assert score("changchun", OPEN, "6p", **win, context=["payer_ready"]).changes == [-2, 5, -2, -1]
    judged(won(by="discard", giver="W", context=["payer_ready"]), {"payments": {"E": -2, "S": 5, "W": -2, "N": -1}})


HANDS = {
    "E": "1469m257p3468s44z4m",
    "S": "12345m678s88p222z",  # waits for 3m and 6m
    "W": "14789m147p259s69m",
    "N": "2589m1369p3579s6z",
}


@pytest.mark.rule("CHANGCHUN-P13", "CHANGCHUN-P2", "CHANGCHUN-F-narrow_wait")
@pytest.mark.parametrize(("first", "then", "may"), [("6m", "3m", True), ("3m", "6m", False), ("3m", "3m", False)])
def test_a_dearer_win_is_not_barred_by_a_cheaper_one_let_go(first, then, may):
    table = table_of("changchun", HANDS, wall=f"1z{first}{then}", **MIL)
    table.play("E 4z", "S 1z drawn", f"W {first} drawn", "S pass", f"N {then} drawn")
    if may:
        # 2 fan: North, who has not declared, pays 8 for the dealer, 4 for West and 8 for himself
        assert table.play("S win").scores() == [0, 20, 0, -20]
    else:
        assert not table.may("S", "win")
        table.wait()
        assert only(table.events, ev.Won) == []


@pytest.mark.rule("CHANGCHUN-P6", "CHANGCHUN-P10", "CHANGCHUN-12", "CHANGCHUN-42")
@pytest.mark.parametrize("wins", [True, False])
def test_a_win_on_an_egg_tile_goes_before_its_pung(wins):
    hands = {
        "E": "567z8m24579p367s44z",
        "S": "55z19m2468p13579s",
        "W": "123m456p678s333m5z"[:-2] + "7z",
        "N": "2589m1369p3579s6z",
    }
    table = table_of("changchun", hands, wall="1z1z2z7z", **MIL)
    table.play("E egg dragons", "E 8m", "S 1z drawn", "W 1z drawn", "N 2z drawn", "E egg dragons")
    if wins:
        table.play("W win")
        # 2 fan, standing and single: the maker 16 for himself, 4 and 4
        assert table.scores() == [3 - 24, -1, 24 - 1, -1]
    else:
        table.play("W pass")
        assert melds(table, "E") == [("5z6z7z7z", "egg")]
        assert table.scores() == [6, -2, -2, -2]


@pytest.mark.rule("CHANGCHUN-P5", "CHANGCHUN-P11", "CHANGCHUN-41")
def test_who_has_chowed_may_lay_eggs_until_one_tile_is_left_and_then_needs_pungs():
    hands = {**HANDS, "E": "1469m257p3468s44z3m", "S": "12m123567z9m9p9s46p", "N": "2589m344p3579s67z"}
    table = table_of("changchun", {**hands, "W": "14789m127p259s68m"}, wall="4p", **MIL)
    table.play("E 3m", "S chi 12m", "S egg winds", "S egg dragons", "S egg nines")
    assert (table.discards("S"), table.scores()) == ("46p", [-3, 9, -3, -3])
    table.play("S 6p", "W 4p drawn")
    assert table.refusal("S", "win") == "CHANGCHUN-P11"  # as the case of the book has it


@pytest.mark.rule("CHANGCHUN-19", "CHANGCHUN-41", "CHANGCHUN-42", "CHANGCHUN-P6")
def test_the_tile_that_feeds_an_egg_is_paid_and_that_which_feeds_it_next_is_ponged():
    hands = {**HANDS, "E": "567z8m24579p367s44z", "S": "66z19m2468p13579s", "N": "2589m1369p3579s1z"}
    table = table_of("changchun", hands, wall="1z1z2z5z", tail="6z", **MIL)
    table.play("E egg dragons", "E 8m", "S 1z drawn", "W 1z drawn", "N 2z drawn", "E egg dragons")
    assert (table.drawn(), melds(table, "E")) == ("6z", [("5z5z6z7z", "egg")])
    table.play("E egg dragons", "S pon 66z")
    assert (melds(table, "E"), melds(table, "S")) == ([("5z5z6z7z", "egg")], [("6z6z6z", "pon")])
    assert table.scores() == [3 + 3, -2, -2, -2]


@pytest.mark.rule("CHANGCHUN-18", "CHANGCHUN-P6")
@pytest.mark.parametrize("taken", ["W win", "S pon 11s"])
def test_a_1s_that_flies_into_an_egg_of_dragons_is_taken_as_a_1s(taken):
    hands = {
        "E": "567z8m24579p367s44z",
        "S": "11s19m2468p3579s6z",
        "W": "123m456p2399s333z",
        "N": "2589m1369p3579s1z",
    }
    table = table_of("changchun", hands, wall="1z1z2z1s", **MIL)
    table.play("E egg dragons", "E 8m", "S 1z drawn", "W 1z drawn", "N 2z drawn", "E egg dragons")
    assert (table.open_to("S"), table.open_to("W")) == (["pass", "pon 11s"], ["pass", "win"])
    table.play(*(["S pass"] if taken.startswith("W") else []), taken).wait()
    assert melds(table, "E") == [("5z6z7z", "egg")]
    # West stands, 1 fan: from East for himself 8, for South and North 2 each
    assert table.scores() == ([3 - 12, -1, 12 - 1, -1] if taken.startswith("W") else [3, -1, -1, -1])
