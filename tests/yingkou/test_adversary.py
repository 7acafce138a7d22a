"""Yingkou: cases and hands reckoned from the book where rules meet, by somebody who built none of it."""

from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.state.codes import EXHAUSTED
from flow.table_of import table_of
from hangzhou.test_play import lay
from tabletop import a_win
from yingkou.test_play import HANDS, at_table

PUNG, CHOW, KONG = "pon 222s from W", "chi 345s from E", "concealed 2222s"
WIDE, CLOSED = "123m45p678s99p", "123m46p678s99p"  # wait for 3p and 6p, for 5p
LAST = {"source": None, "context": ["wild_last"]}  # South takes the last tile of the wall
SELF = {"source": None}
OPEN = {"state": {"open": ["E", "W", "N"]}}
AT_LEAST = {"triplets": "at least one"}
PUNGS = (PUNG, "pon 444m from N")


def told(hand, tile, melds=(PUNG,), source="W", by="discard", **more):
    """South wins on what West discards, or by himself where there is no source."""
    return a_win("S", hand, tile, "self" if source is None else by, source, melds=melds, **more)


def paid(rows, *payments):
    return {"win": True, "patterns": rows, "total": sum(rows.values()), "payments": dict(zip("ESWN", payments))}


def turned(indicator):
    return {"options": {"wild": "indicator"}, "jokers": {"indicator": indicator}}


LAST_ROWS = {"base": 1, "self_draw": 1, "last_tile_wild": 1}
REFUSED = {"win": False}

# What is told, and what comes of it: 2^(fan - 1), one fan more from who gives the tile and one with the dealer; of a
# self-draw two more where nobody but South has opened.
CASES = {
    # 55 567 888 wins, 555 678 88 has a pair of eights
    "the pair that may stand decides the reading": (
        told("123m5567888p", "5p", [CHOW]),
        paid({"base": 1, "single_wait": 1}, 0, 4, -4, 0),
    ),
    "no single wait for a pair of eights": (told("123m5556788p", "8p", [CHOW]), paid({"base": 1}, 0, 2, -2, 0)),
    "three runs of three alike": (told("22233344p99s", "4p", ["pon 111m from W"]), paid({"base": 1}, 0, 2, -2, 0)),
    "the pair alone brings the third suit": (
        told("123456678m5p", "5p"),
        paid({"base": 1, "single_wait": 1}, 0, 4, -4, 0),
    ),
    "a concealed kong is the triplet": (
        told(CLOSED, "5p", [KONG]),
        paid({"base": 1, "closed_wait": 1, "concealed_hand": 1}, 0, 8, -8, 0),
    ),
    "a kong and a triplet are two": (told("123m46p999p55z", "5p", [KONG]), REFUSED | {"why": "YINGKOU-19"}),
    "an added kong opens": (
        told(CLOSED, "5p", ["added 2222s from W"], options={"must_open": True}),
        paid({"base": 1, "closed_wait": 1}, 0, 4, -4, 0),
    ),
    "a concealed kong does not": (
        told(CLOSED, "5p", [KONG], options={"must_open": True}),
        REFUSED | {"why": "YINGKOU-12"},
    ),
    "the dealer's kong is robbed": (
        told(CLOSED, "5p", source="E", by="rob"),
        paid({"base": 1, "closed_wait": 1, "robbing_kong": 2}, -32, 32, 0, 0),
    ),
    "one payer of three has opened": (
        told(WIDE, "6p", **SELF, state={"open": ["N"]}),
        paid({"base": 1, "self_draw": 1}, -8, 14, -4, -2),
    ),
    "a payer's concealed kong does not open": (
        told(WIDE, "6p", **SELF, others={"N": {"melds": ["concealed 9999m"]}}),
        paid({"base": 1, "self_draw": 1}, -16, 32, -8, -8),
    ),
    "four alike, one of them in a run": (
        told(CLOSED, "5p", ["pon 666s from W"]),
        paid({"base": 1, "closed_wait": 1, "four_in_one": 1}, 0, 8, -8, 0),
    ),
    "four alike in two runs and the pair": (
        told("12m45555667p", "3m"),
        paid({"base": 1, "edge_wait": 1}, 0, 4, -4, 0),
    ),
    # 2p and 5p would make four runs
    "the last tile leaves the one triplet": (
        told("123m678s3334p", "4z", [CHOW], **LAST),
        paid({**LAST_ROWS, "single_wait": 1}, -64, 128, -32, -32),
    ),
    "the last tile shows the terminal": (
        told("234m456s78p55m", "9p", ["pon 777s from W"], **LAST),
        paid(LAST_ROWS, -32, 64, -16, -16),
    ),
    "the last tile stands for no terminal": (
        told("234m456s78p55m", "4z", ["pon 777s from W"], **LAST),
        REFUSED | {"why": "YINGKOU-22"},
    ),
    "the last tile makes no pair of eights": (told("123m456p678s8p", "4z", **LAST), REFUSED | {"why": "YINGKOU-20"}),
    "the last tile is a wind where winds are no terminals": (
        told("123m456p678s3z", "4z", **LAST, options={"terminals": "1 and 9 only"}),
        paid({**LAST_ROWS, "single_wait": 1}, -64, 128, -32, -32),
    ),
    # it would be wide as the 3p it shows, and is closed as 6p, between 5p and 7p
    "the last tile is dearer than what it shows": (
        told("123m45567p99s", "3p", **LAST),
        paid({**LAST_ROWS, "closed_wait": 1}, -64, 128, -32, -32),
    ),
    "the last tile at an edge": (
        told("123m12p678s99p", "7z", **LAST, **OPEN),
        paid({**LAST_ROWS, "edge_wait": 1}, -16, 32, -8, -8),
    ),
    "two triplets": (
        told("123m46p999p55z", "5p", options=AT_LEAST),
        paid({"base": 1, "closed_wait": 1}, 0, 4, -4, 0),
    ),
    "three triplets and a run are not all pungs": (
        told("123m99p55z", "9p", PUNGS, options=AT_LEAST),
        paid({"base": 1}, 0, 2, -2, 0),
    ),
    "all pungs": (
        told("999p777z5m", "5m", PUNGS, options=AT_LEAST),
        paid({"base": 1, "single_wait": 1, "all_pungs": 3}, 0, 32, -32, 0),
    ),
    "all pungs under a cap": (
        told("999p777z5m", "5m", PUNGS, options=AT_LEAST | {"cap": 16}),
        paid({"base": 1, "single_wait": 1, "all_pungs": 3}, 0, 16, -16, 0),
    ),
    "all pungs with a pair of eights": (told("999p777z8m", "8m", PUNGS, options=AT_LEAST), REFUSED),
    # 3p is wild: beside 4p it may be 6p
    "a wild tile makes 5p the middle": (
        told("123m34p678s99p", "5p", **turned("2p")),
        paid({"base": 1, "closed_wait": 1}, 0, 4, -4, 0),
    ),
    "a wild tile discarded": (told(WIDE, "3p", **turned("2p")), REFUSED),
    "a wild tile drawn": (told(WIDE, "3p", **SELF, **turned("2p")), paid({"base": 1, "self_draw": 1}, -16, 32, -8, -8)),
    "a wild one as the one it shows": (
        told("123m789p678s5p", "5p", **turned("9m")),
        paid({"base": 1, "single_wait": 1}, 0, 4, -4, 0),
    ),
}


@pytest.mark.by_day
@pytest.mark.rule(
    *("YINGKOU-15", "YINGKOU-18", "YINGKOU-19", "YINGKOU-20", "YINGKOU-21", "YINGKOU-22", "YINGKOU-23", "YINGKOU-25"),
    *("YINGKOU-26", "YINGKOU-27", "YINGKOU-29", "YINGKOU-F-four_in_one", "YINGKOU-F-last_tile_wild", "COMMON-18"),
)
@pytest.mark.parametrize("case", CASES)
def test_rows_and_payments_are_those_of_the_book(case):
    fields, expect = CASES[case]
    result = run_case(Case(Path("adversary.yaml"), 1, "yingkou", case, {**fields, "expect": expect}))
    assert result.status == "passed", result.trouble


# --- played hands


@pytest.mark.rule("YINGKOU-10", "YINGKOU-36")
def test_with_one_tile_left_a_discard_makes_a_pung_and_no_kong():
    hands = {**HANDS, "E": "1469m257p3468s734z", "W": "14789m147p15s444z"}
    table = at_table(hands=hands, left=1).play("E 4z")
    assert table.may("W", "pon 44z")
    assert table.refusal("W", "kong 444z") == "YINGKOU-10"


@pytest.mark.rule("YINGKOU-16", "YINGKOU-17", "YINGKOU-36")
def test_after_two_claims_the_last_tile_is_offered_behind_the_second_once_to_each():
    hands = {**HANDS, "E": "1469m257p3468s734z", "N": "25899m139p3579s1z"}
    table = at_table(hands=hands, left=1).play("E 4z", "W pon 44z", "W 9m", "N pon 99m", "N 2m").wait()
    for letter in "ESWN":
        assert table.open_to(letter) == ["take", "leave"]
        table.play(f"{letter} leave")
    assert (table.over, int(table.record.ending)) == (True, EXHAUSTED)


@pytest.mark.rule("YINGKOU-3", "YINGKOU-14", "YINGKOU-26", "YINGKOU-28", "YINGKOU-F-last_tile_wild")
def test_who_takes_the_last_tile_is_paid_as_for_a_self_draw_beside_the_kongs():
    hands = {**HANDS, "E": "7777z469m3468s3z25p"}
    table = at_table(hands=hands, tail="8m4z", left=2).play("E kong 7777z", "E 3z").wait()
    table.play("S take")
    # 4 fan, and two more as nobody else has opened; the kong is 2 from each
    assert (table.over, table.scores()) == (True, [-64 + 6, 128 - 2, -32 - 2, -32 - 2])


BOTH = {**HANDS, "N": "123m46p555789s11z"}


@pytest.mark.rule("YINGKOU-24", "YINGKOU-26", "YINGKOU-F-concealed_hand")
@pytest.mark.parametrize(("answer", "scores"), [("win", [-8, 8, 0, 0]), ("pass", [-16, 0, 0, 16])])
def test_of_two_who_call_a_win_the_nearest_has_it(answer, scores):
    assert at_table(hands=BOTH).play("E 5p", f"S {answer}", "N win").scores() == scores


@pytest.mark.rule("YINGKOU-13", "YINGKOU-26", "YINGKOU-28", "YINGKOU-35", "COMMON-6")
@pytest.mark.parametrize("answer", ["win", "pass"])
def test_a_kong_is_robbed_and_not_paid_or_stands(answer):
    hands = {**HANDS, "E": "1469m237p3468s773z", "W": "14789m555p159s44z"}
    table = lay(at_table("9s5p", hands, tail="3z", left=4), "W", "pon 555p from N")
    table.play("E 3z", "S 9s drawn", "W kong 5555p", f"S {answer}")
    if answer == "win":
        # base 1, closed 1, robbing 2, and one as the maker
        assert table.scores() == [0, 16, -16, 0]
        return
    table.play("W 3z drawn").wait()
    for letter in "NESW":
        table.play(f"{letter} leave")
    assert table.scores() == [-1, -1, 3, -1]


@pytest.mark.rule("COMMON-18")
def test_a_wild_tile_discarded_is_claimed_by_nobody():
    hands = {**HANDS, "E": "1469m257p3468s723z", "W": "14789m147p159s77z"}
    table = table_of("yingkou", hands, joker="5z", options={"wild": "indicator"}).play("E 7z")
    assert (table.view().jokers, int(table.record.turn)) == (("7z",), table.seat("S"))
