"""Changchun, its preset mil_2024: cases and hands reckoned from the book, by somebody who built none of it."""

import pytest

from changchun.test_adversary import CLOSED, OPEN, PAIRS, WIND, won
from fangcheng import score
from fangcheng.game import event_types as ev
from flow.table_of import only, table_of
from jilin.test_play import melds
from tabletop import pass_case

MIL = {"preset": "mil_2024"}
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
    "a passed win bars the same fan": (
        undeclared(by="discard", giver="W", context=["passed_win"]),
        "CHANGCHUN-P13",
    ),
    "and not the own draw": (undeclared(context=["passed_win"]), ({"plain_hand": 0}, (-4, 8, -2, -2))),
}


def judged(fields, expect):
    pass_case("changchun", {**fields, "options": MIL}, expect)


@pytest.mark.rule(*(f"CHANGCHUN-P{number}" for number in (2, 8, 10, 11, 13, 15)), "CHANGCHUN-32", "COMMON-10")
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
