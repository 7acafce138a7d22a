"""Anqing: cases reckoned by hand where rules meet, and hands played to them."""

import pytest

from anqing.test_play import DULL, at_table, laid
from fangcheng import score

# The drill is 6p and Red plays it, unless told otherwise. Each: hand, tile, more, rows, doublings.
CASES = {
    "Red ends a run": ("456m123m789s45p7z1s", "1s", {"by": "discard"}, {"no_drill": 1}, 1),
    "three Reds are a pung": ("111m999m222s777z3s", "3s", {"by": "discard"}, {"all_pungs": 1, "no_drill": 1}, 2),
    "a drill in its own place": ("456m123m789s456p1s", "1s", {"by": "discard"}, {"no_drill": 1}, 1),
    "a drill and a Red beside it": ("456m123m789s67p7z1s", "1s", {"by": "discard"}, {}, 0),
    "Red is no wild tile": ("456m123m789s11s67z", "6m", {"by": "self"}, None, 0),
    "a drill that waits for any tile": ("456m123m789s111s6p", "9p", {}, {"drill_fishing": 1, "self_draw": 1}, 2),
    "it does not win on a discard": ("456m123m789s111s6p", "9p", {"by": "discard"}, None, 0),
    "six pairs and a drill neither": ("1133m2244s77p99p6p", "5s", {"by": "discard"}, None, 0),
    "six pairs and a drill": (
        "1133m2244s77p99p6p", "5s", {}, {"seven_pairs": 1, "drill_fishing": 1, "self_draw": 1}, 3,
    ),
    "a pair of Reds among seven": (
        "1111m22m33p44p5s77z", "5s", {"by": "discard"}, {"dragon_seven_pairs": 2, "no_drill": 1}, 3,
    ),
    "four Reds are two pairs": (
        "22m33m44p55p8s7777z", "8s", {"by": "discard"}, {"dragon_seven_pairs": 2, "no_drill": 1}, 3,
    ),
    "one suit and winds, Red in the suit": (
        "123m789m45m7z222z3z", "3z", {"by": "discard", "jokers": "6m"}, {"half_flush": 1, "no_drill": 1}, 2,
    ),
    "one suit, Red in it": (
        "123m789m45m7z22m33m", "3m", {"by": "discard", "jokers": "6m"}, {"full_flush": 2, "no_drill": 1}, 3,
    ),
    "Red in another suit spoils it": (
        "123m789m45p7z22m33m", "3m", {"by": "discard"}, {"no_drill": 1}, 1,
    ),
    "Red as a wind among winds": (
        "222z333z444z777z1z", "1z", {"jokers": "1z"},
        {"all_winds": 3, "all_pungs": 1, "no_drill": 1, "self_draw": 1}, 5,
    ),
    "two Greens and a White laid open": (
        "456m123m789s456p1s", "1s", {"by": "discard", "flowers": "6z6z5z"}, {"no_drill": 1, "kong_tile": 3}, 4,
    ),
    "more than five doublings": (
        "111m222m333m9m777m", "9m", {"flowers": "6z6z"},
        {"full_flush": 2, "all_pungs": 1, "no_drill": 1, "self_draw": 1, "kong_tile": 2}, 5,
    ),
    "a heavenly win": (
        "456m123m789s456p1s", "1s", {"seat": "E", "context": ["heavenly"]},
        {"heavenly_win": 3, "self_draw": 1, "no_drill": 1}, 5,
    ),
}  # fmt: skip


@pytest.mark.by_day
@pytest.mark.rule("ANQING-9", "ANQING-11", "ANQING-12", "ANQING-14", "ANQING-17", "ANQING-25", "ANQING-26", "ANQING-27")
@pytest.mark.parametrize(("hand", "tile", "more", "rows", "doublings"), CASES.values(), ids=list(CASES))
def test_a_hand_is_worth_what_the_book_makes_of_it(hand, tile, more, rows, doublings):
    told = {"by": "self", "seat": "S", "dealer": "E", "jokers": "6p", **more}
    found = score("anqing", hand, tile, mode="interpreted", **told)
    assert found.wins == (rows is not None)
    if rows is not None:
        assert {line.id: line.value for line in found.patterns if line.value} == rows
        assert found.total == doublings


@pytest.mark.rule("ANQING-28", "ANQING-30", "ANQING-34", "ANQING-21")
def test_two_win_on_one_discard_the_dealer_by_his_base_and_the_other_by_his():
    """North's 5m: East's hand is open and without a drill, South's too; 4 doubled from East's side, 2 doubled."""
    hands = {"E": "123p456s789s22z46m9p", "S": "234p789p111m33s46m", "W": "258m147s399p1234z", "N": "369m258s147p1344z"}
    table = at_table("1z2z5m", hands).play("E 9p", "S 1z drawn", "W 2z drawn", "N 5m drawn", "E win", "S win")
    assert table.scores() == [8, 4, 0, -12]
    assert int(table.record.coming.dealer) == table.seat("S")


@pytest.mark.rule("ANQING-22", "ANQING-31", "ANQING-11", "ANQING-12")
def test_a_fourth_red_added_to_a_pung_is_robbed_by_who_waits_for_the_tile_it_plays():
    """West waits for 6p, which only Reds play. South made the kong and pays what all three would: 8, 4 and 4."""
    hands = {
        "E": "1479m2358p1346s9s7z", "S": "258m147s399p12z77z", "W": "123m789m222s11s45p", "N": "369m258s147p2344z",
    }  # fmt: skip
    table = at_table("1z1z1z7z", hands).play("E 7z", "S pon 77z", "S 9p", "W 1z drawn", "N 1z drawn", "E 1z drawn")
    table.play("S kong 7777z", "W win")
    assert table.scores() == [0, -32, 32, 0]  # robbing_kong and no_drill: 16 from the dealer's side, 8 and 8


@pytest.mark.rule("ANQING-13", "ANQING-20", "ANQING-F-kong_bloom", "ANQING-38")
def test_a_green_that_replaces_a_kong_is_laid_open_and_its_replacement_blooms():
    """South's kong costs each 4; then no_drill, self_draw, kong_bloom and a Green: 16 times 4 and 2."""
    hands = {"E": DULL["E"], "S": "234p789p555s22s46m"}
    table = at_table("5s", hands, tail="6z5m").play("E 9s", "S kong 5555s")
    assert (laid(table, "S"), table.drawn()) == (1, "5m")
    assert table.play("S win").scores() == [-4 - 64, 12 + 128, -4 - 32, -4 - 32]


@pytest.mark.rule("ANQING-21")
def test_by_option_only_the_nearer_wins_and_the_other_has_let_nothing_pass():
    hands = {**DULL, "S": "234p789p555s22s46m", "W": "345p111p333s99s46m", "E": "1479m2358p1346s5m2s"}
    table = at_table("1z5m", hands, options={"multi_win": False}).play("E 5m", "S pass", "W win")
    assert table.scores()[2] > 0
    both = at_table("1z5m", hands, options={"multi_win": False}).play("E 5m", "S win", "W win")
    assert both.scores()[2] <= 0 < both.scores()[1]
