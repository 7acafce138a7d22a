"""Jiangnan: cases and hands reckoned from the book where rules meet, by somebody who built none of it."""

from pathlib import Path

import pytest

from fangcheng import score
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from flow.table_of import tables_of

CHOWS = "234567m23455p78s"  # waits for 6s and 9s
FACE = "24m567m999m222z11p"  # waits for 3m, and with that turned up for a White
AS_NEXT, AS_JOKER, CAP_8 = {"joker": "next"}, {"white": "joker"}, {"cap": 8}


def told(hand, tile, rows, by="discard", jokers="3m", seat="S", **more):
    """A hand, the tile from West or drawn, its rows, and what is told besides."""
    source = None if by == "self" else more.pop("source", "W")
    return hand, tile, rows, {"by": by, "source": source, "jokers": jokers, "seat": seat, **more}


VALUES = {
    # 2m White 4m; the 3m goes with 6m 7m as another tile
    "a White beside a wild tile that is used": told("24m5z3m67m99p234s78s", "9s", {"all_chows": 1, "concealed": 1}),
    # East White East
    "a White in a pung of wild tiles": told(
        "11z5z456p456p78s99s", "9s", {"round_wind": 1, "concealed": 1, "no_joker": 1}, jokers="1z"
    ),
    "one White in a run, two as the pair": told(
        "24m555z567p567p78s", "9s", {"all_chows": 1, "concealed": 1, "no_joker": 1}
    ),
    # each 3m in its own place and a pair of Whites
    "Whites that need not count as another": told(
        "2244m55z33m567p78s", "9s", {"all_chows": 1, "concealed": 1, "no_joker": 1}
    ),
    "two Whites would be wanted": told("2244m55z567p99p78s", "9s", None),
    # 3p and the White that counts as 3p
    "a White of another makes the seventh pair": told(
        "1188m44p6688s22z3p", "5z", {"seven_pairs": 2, "no_joker": 1}, jokers="3p"
    ),
    # the 3p is a White here, for that of another is none but a White
    "there it is no wild tile": told(
        "1188m44p6688s22z3p", "5z", {"seven_pairs": 2}, jokers="3p", options={"white": "joker"}
    ),
    "drawn it may be one": told(
        "1188m44p6688s22z3p", "5z", {"seven_pairs": 2, "self_draw": 1}, by="self", jokers="3p", options=AS_JOKER
    ),
    "a White among thirteen orphans": told(
        "9m19p19s1234z55z67z", "9m", {"thirteen_orphans": 6, "no_joker": 1}, jokers="1m", options=CAP_8
    ),
    # both Whites are White
    "orphans with a pair of wild tiles": told(
        *("19m19p19s123z55z67z", "4z", {"thirteen_orphans": 6, "no_joker": 1, "self_draw": 1}),
        by="self",
        jokers="5z",
        options=CAP_8,
    ),
    "orphans, and a wild tile of another makes the pair": told(
        "1m9m19p19s1234z567z", "1m", {"thirteen_orphans": 6, "no_joker": 1}, jokers="1m", options=CAP_8
    ),
    "orphans that lack one": told("9m19p19s1234z5z6z55z", "7z", {"thirteen_orphans": 6}, jokers="5z", options=CAP_8),
    # 777z and a second pung of it, or the pair: one dragon either way
    "two pungs of one dragon": told("123456m777z55s99p", "7z", {"dragon_pung": 1, "concealed": 1}, jokers="5s"),
    "two limits and more": told(
        *("1122334455667z", "7z", {"all_honours": 6, "seven_pairs": 2, "no_joker": 1, "self_draw": 1}),
        by="self",
        jokers="9p",
        options=CAP_8,
    ),
    # White and 3p are a pair of Whites rather than of 3p
    "little dragons by a wild tile": told(
        *("234m78m5z3p", "9m", {"little_dragons": 3, "dragon_pung": 2, "half_flush": 2}),
        jokers="3p",
        options=CAP_8,
        melds=["pon 666z from E", "pon 777z from N"],
    ),
    "a concealed kong conceals": told(
        "234p55p234s78s", "9s", {"concealed": 1, "no_joker": 1}, melds=["concealed 8888m"]
    ),
    "nothing is wild": told(
        "234m99m567s78s", "9s", {"plain": 0}, jokers="", options={"joker": "none"}, melds=["pon 888p from E"]
    ),
    "a pung of wild tiles lies open": told(
        "234p55p234s78s", "9s", {"no_joker": 1}, jokers="4m", options=AS_NEXT, melds=["pon 444m from E"]
    ),
    # the 9s in the hand is a 5p
    "a wild tile of another beside an own one": told(
        "234567m234p5p78s9s", "9s", {"all_chows": 1, "concealed": 1}, jokers="9s"
    ),
    "a robbed wild tile in its place": told(
        *("23m567p99p111s678s", "4m", {"robbing_kong": 1, "concealed": 1, "no_joker": 1}),
        by="rob",
        jokers="4m",
        options=AS_NEXT,
    ),
    "a robbed wild tile elsewhere": told("123567m23455p78s", "4m", None, by="rob", jokers="4m", options=AS_NEXT),
    "a robbed White": told(FACE, "5z", {"seat_wind": 1, "robbing_kong": 1, "concealed": 1, "no_joker": 1}, by="rob"),
    "a robbed White that is no wild tile": told(FACE, "5z", None, by="rob", options=AS_JOKER),
    "by option one that is drawn is wild": told(
        FACE, "5z", {"seat_wind": 1, "self_draw": 1, "concealed": 1}, by="self", options=AS_JOKER
    ),
}


@pytest.mark.rule(
    *("JIANGNAN-7", "JIANGNAN-8", "JIANGNAN-19", "JIANGNAN-22", "JIANGNAN-23", "JIANGNAN-25", "JIANGNAN-26"),
    *(
        f"JIANGNAN-F-{row}"
        for row in ("no_joker", "concealed", "seven_pairs", "little_dragons", "thirteen_orphans", "dragon_pung")
    ),
    *("COMMON-13", "COMMON-18", "COMMON-21"),
)
@pytest.mark.parametrize("case", VALUES)
def test_rows_and_payments_are_those_of_the_book(case):
    hand, tile, rows, more = VALUES[case]
    answer = score("jiangnan", hand, tile, **more)
    assert answer.wins == (rows is not None)
    if rows is None:
        return
    assert {line.rule.partition("-F-")[2]: line.value for line in answer.patterns} == rows
    value = 2 ** min(sum(rows.values()), more.get("options", {}).get("cap", 6))
    if more["by"] == "self":
        assert answer.changes == [-2 * value, 6 * value, -2 * value, -2 * value]
    else:
        assert answer.changes == [-value, 4 * value, -2 * value, -value]


BARRED = {
    "a White thrown, and a 3m comes": ("5z1p", "3m", True),
    "a White thrown, and a White comes": ("5z1p", "5z", False),
    "a 3m thrown, and a White comes": ("3m1p", "5z", True),
    "a 3m thrown, and a 3m comes": ("3m1p", "3m", False),
}


@pytest.mark.rule("JIANGNAN-7", "JIANGNAN-13", "JIANGNAN-19")
@pytest.mark.parametrize("case", BARRED)
def test_the_kind_thrown_is_the_one_printed_on_it(case):
    discards, tile, wins = BARRED[case]
    fields = {"seat": "S", "hand": FACE, "melds": [], "jokers": {"indicator": "3m"}, "discards": discards}
    fields |= {"win": {"tile": tile, "by": "discard", "from": "W"}, "context": []}
    expect = {"win": True, "total": 3} if wins else {"win": False, "why": "JIANGNAN-13"}
    result = run_case(Case(Path("adversary.yaml"), 1, "jiangnan", case, {**fields, "expect": expect}))
    assert result.status == "passed", result.trouble


HANDS = {"E": "1479m2358p1346s29s", "S": CHOWS, "W": "258m147s369p1234z", "N": "369m258s147p1234z"}
NO_FIVE = {"W": "28m147s3699p1234z", "N": "39m258s1477p1234z"}
at_table = tables_of("jiangnan", HANDS, joker="7z")  # Red is turned up


@pytest.mark.rule("JIANGNAN-12", "JIANGNAN-32")
def test_where_pungs_are_refused_too_a_chow_is_refused_by_its_own_rule():
    hands = {**HANDS, "E": "1479m2358p1346s9s9p", "S": "234567m2345p78s9s", "W": "258m14799s36p123z"}
    table = at_table("9p1m2m3z", hands, options={"own_river_pong": "refused"})
    table.play("E 1s", "S 9s", "W 1m drawn", "N 2m drawn", "E 9s")
    assert table.refusal("S", "chi 78s") == "JIANGNAN-12"
    hands = {"E": "1479m2358p134s6s1p4z", "S": "34567m234555p66s", "W": "258m147s3699p123z", "N": "345678m67899p78s"}
    table = at_table("6s1m2m3z", hands, options={"own_river_pong": "refused"})
    table.play("E 1s", "S 6s drawn", "W 1m drawn", "N 2m drawn", "E 6s")
    assert table.refusal("S", "pon 66s") == "JIANGNAN-14"


@pytest.mark.rule("JIANGNAN-13")
@pytest.mark.parametrize(("option", "may"), [("allowed", True), ("refused", False)])
def test_the_replacement_of_a_kong_is_an_own_draw_too(option, may):
    hands = {**HANDS, **NO_FIVE, "S": "555m123234p6678s"}
    table = at_table("9s1m2m3z5m", hands, tail="9s", options={"own_river_self_draw": option})
    table.play("E 1s", "S 9s drawn", "W 1m drawn", "N 2m drawn", "E 3z drawn", "S kong 5555m")
    assert (table.drawn(), table.may("S", "win")) == ("9s", may)


@pytest.mark.rule("JIANGNAN-F-earthly_win", "JIANGNAN-18", "COMMON-2", "COMMON-8")
def test_two_earthly_wins_on_one_discard_are_both_six_fan():
    hands = {**HANDS, "N": "345678m67899p78s"}
    table = at_table("1z", hands, options={"multi_win": True}).play("E 9s", "S win", "N win")
    assert table.scores() == [-256, 192, -128, 192]


@pytest.mark.rule("JIANGNAN-F-earthly_win", "COMMON-7")
def test_there_is_no_earthly_win_after_a_kong_of_the_dealer():
    table = at_table("1z", {**HANDS, "E": "1111m258p1346s229s"}, tail="5z")
    assert table.play("E kong 1111m", "E 9s", "S win").scores() == [-16, 32, -8, -8]  # three fan


@pytest.mark.rule("JIANGNAN-4", "JIANGNAN-5", "JIANGNAN-22")
def test_a_second_replacement_passes_over_the_turned_tile_too():
    hands = {**HANDS, **NO_FIVE, "S": "555666m234p78s12z"}
    table = at_table("5m", hands, tail="6m9p", left=20).play("E 1s", "S kong 5555m")
    assert table.drawn() == "6m"
    table.play("S kong 6666m")
    assert (table.drawn(), int(table.record.drawable), table.indicators()) == ("9p", 17, "7z")
