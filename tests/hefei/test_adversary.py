"""Hefei: cases and hands of both ways of playing, reckoned from the book by somebody who built none of it."""

from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.dialect.random import seed_words
from fangcheng.game import event_types as ev
from flow.table_of import only
from hangzhou.test_play import lay
from hefei.test_play import BAZHI, DAHU, KONG, LAST, TAIL, bazhi, dahu
from tabletop import a_win

CHOW = "chi 789s from E"
OTHERS = ["pon 222m from E", CHOW, "pon 444p from N", "added 6666p from N"]


def won(hand, tile, by="self", source="W", melds=(), seat="S", **more):
    """A win; another's tile comes from `source`."""
    return a_win(seat, hand, tile, by, None if by == "self" else source, melds=melds, **more)


def paid(rows, total, payments, **more):
    return {"win": True, "patterns": rows, "total": total, "payments": dict(zip("ESWN", payments)), **more}


def big(birds=(), **options):
    """The graded game, with as many birds as are named."""
    named = {"birds": [*birds]} if birds else {}
    return {"options": {"profile": "dahu", "birds": len(birds), **options}, **named}


EIGHT = {"eight_branches": 1}
TWO_WINNERS = {
    "win": {"tile": "5p", "by": "discard", "from": "W"},
    "winners": [
        {"seat": "E", "hand": "234567m4688p", "melds": ["chi 789s from N"], "patterns": {"small_win": 0}},
        {"seat": "S", "hand": "111m55p44999s", "melds": ["pon 333m from E"], "patterns": {"all_pungs": 1}},
    ],
}

CASES = {
    # --- eight branches
    # 333 were in the hand: the fourth may stand in the run
    "a discard beside three in the hand": (
        won("33345678m99p789s", "3m", "discard"),
        paid(EIGHT | {"extra_branch": 1, "concealed_pung": 1}, 3, (0, 3, -3, 0)),
    ),
    "a triplet made by a discard": (won("33345678m99p789s", "9p", "discard"), paid(EIGHT, 1, (0, 1, -1, 0))),
    "the same drawn": (
        won("33345678m99p789s", "9p"),
        paid(EIGHT | {"concealed_pung": 1, "self_draw": 1}, 3, (-3, 9, -3, -3)),
    ),
    "four alike in seven pairs": (
        won("1111335599m22p4s", "4s", "discard"),
        paid(EIGHT | {"extra_branch": 2, "seven_pairs": 5, "single_wait": 1}, 9, (0, 9, -9, 0)),
    ),
    "a flower for the last tile": (
        won("1235699m456p789s", "7m", flowers="5z", context=["flower_replacement", "last_tile"]),
        paid(EIGHT | {"flower": 1, "self_draw": 1, "kong_bloom": 2, "last_tile_draw": 2}, 7, (-7, 21, -7, -7)),
    ),
    "two kongs are eight branches": (
        won("99456p78s", "9s", "discard", melds=["concealed 2222m", "concealed 3333m"]),
        paid(EIGHT | {"concealed_kong": 4}, 5, (0, 5, -5, 0)),
    ),
    # eight characters and ten dots
    "the longer of two suits": (
        won("7p", "7p", "discard", melds=[f"concealed {tile * 4}{suit}" for suit, tile in ("m2", "m3", "p5", "p6")]),
        paid(
            EIGHT | {"extra_branch": 2, "concealed_kong": 8, "all_simples": 2, "one_suit_missing": 1, "single_wait": 1},
            15,
            (0, 15, -15, 0),
        ),
    ),
    "a stake with the dealer who wins and feeds nobody else": (
        won("1235699m456p789s", "7m", seat="E", options={"dealer_stake": 20}),
        paid(EIGHT | {"self_draw": 1}, 2, (66, -22, -22, -22)),
    ),
    # --- grades
    # from West: 2 is North, 8 South. East 1 x 1 and a point as the dealer; South 6 x 2; both stakes beside
    "two winners, birds, stakes and the dealer": (
        {**TWO_WINNERS, **big(["2p", "8s"], stake=2), "stakes": {"W": 1, "E": 2}, "context": []},
        {"win": True, "payments": {"E": 5, "S": 13, "W": -18, "N": 0}, "next_dealer": "W"},
    ),
    # 5 is East himself, 3 West: 12, 18 and 12, and a point of each
    "the dealer draws a full flush": (
        won("1112345678999m", "5m", seat="E", **big(["5m", "3s"])),
        paid({"full_flush": 1}, "big", (45, -13, -19, -13)),
    ),
    "a bird on the maker of a robbed kong": (
        won("234567m4688p", "5p", "rob", melds=[CHOW], **big(["2p"])),
        paid({"robbing_kong": 1}, "big", (0, 12, -12, 0)),
    ),
    "all from others with a pair of nines": (
        won("9s", "9s", melds=OTHERS, **big()),
        paid({"all_from_others": 1}, "big", (-7, 19, -6, -6)),
    ),
    "a concealed kong is not from others": (
        won("9s", "9s", melds=[*OTHERS[:3], "concealed 6666p"], **big()),
        {"win": False, "why": "HEFEI-21"},
    ),
    "and leaves a small win": (
        won("8p", "8p", melds=[*OTHERS[:3], "concealed 6666p"], **big()),
        paid({"small_win": 0}, "small", (-3, 7, -2, -2)),
    ),
    "twos, fives and eights without a shape": (
        won("55m25588p258s", "2s", "discard", melds=["pon 222m from W"], **big()),
        paid({"all_258": 1}, "big", (0, 6, -6, 0)),
    ),
    "a quad in seven pairs of twos, fives and eights": (
        won("2222m5588p2288s5s", "5s", "discard", **big()),
        paid({"dragon_seven_pairs": 1, "all_258": 1}, "super", (0, 12, -12, 0)),
    ),
    "the same where big rows are added": (
        won("2222m5588p2288s5s", "5s", "discard", **big(grades="add")),
        {
            "win": True,
            "patterns": {"dragon_seven_pairs": 2, "all_258": 1},
            "payments": {"E": 0, "S": 18, "W": -18, "N": 0},
        },
    ),
    "loose tiles of 2, 5 and 8 rob a kong": (
        won("2258m25588p2255s", "8s", "rob", **big()),
        paid({"all_258": 1, "robbing_kong": 1}, "super", (0, 12, -12, 0)),
    ),
    "three big rows are no more than two": (
        won("4446699p", "9p", melds=["pon 222p from E", "kong 7777p from N"], context=["kong_replacement"], **big()),
        paid({"all_pungs": 1, "full_flush": 1, "kong_bloom": 1}, "super", (-13, 37, -12, -12)),
    ),
    "a bloom with a pair of nines": (
        won("234567m4699p", "5p", melds=["kong 7777s from E"], context=["kong_replacement"], **big()),
        {"win": False, "why": "HEFEI-21"},
    ),
    "a bloom of one suit with a pair of nines": (
        won("123456p4699p", "5p", melds=["kong 7777p from E"], context=["kong_replacement"], **big()),
        paid({"full_flush": 1, "kong_bloom": 1}, "super", (-13, 37, -12, -12)),
    ),
    # 44 55 66 are two runs beside 22 as well: pairs are dearer
    "seven pairs that are runs, too": (
        won("1122334455667m", "7m", "discard", **big()),
        paid({"seven_pairs": 1, "full_flush": 1}, "super", (0, 12, -12, 0)),
    ),
}


@pytest.mark.rule(
    *("HEFEI-11", "HEFEI-21", "HEFEI-22", "HEFEI-23", "HEFEI-24", "HEFEI-25", "HEFEI-26", "HEFEI-28", "HEFEI-30"),
    *("HEFEI-32", "HEFEI-33", "HEFEI-34", "HEFEI-35", "HEFEI-38", "HEFEI-F-concealed_pung", "COMMON-12"),
)
@pytest.mark.parametrize("told", CASES)
def test_rows_and_payments_are_those_of_the_book(told):
    fields, expect = CASES[told]
    result = run_case(Case(Path("adversary.yaml"), 1, "hefei", told, {**fields, "expect": expect}))
    assert result.status == "passed", result.trouble


# --- played hands


@pytest.mark.rule("HEFEI-9", "HEFEI-43", "HEFEI-F-kong_bloom")
def test_a_kong_whose_replacement_is_a_flower_blooms_once():
    hands = {**BAZHI, "S": "22256799m456p78s", "N": "588m1369p3579s11z"}
    table = bazhi("2m", hands, tail="5z9s").play("E 1m", "S kong 2222m", "S win")
    # 1, one branch more, the kong 2, the flower 1, drawn 1, the bloom 2
    assert table.scores() == [-8, 24, -8, -8]


@pytest.mark.rule("HEFEI-22", "HEFEI-30", "HEFEI-F-all_258")
def test_thirteen_twos_fives_and_eights_win_on_any_other():
    table = dahu(hands={**DAHU, "S": "2258m25588p2588s"}).play("E 2s")
    assert table.play("S win").scores() == [-7, 7, 0, 0]


@pytest.mark.rule("HEFEI-19", "HEFEI-20", "HEFEI-29", "HEFEI-30")
def test_one_shows_and_another_keeps_silent_and_the_hand_goes_on():
    hands = {**DAHU, "E": "1123479m1123457p", "S": "6666p346m23679s9p"}
    table = dahu(hands=hands, options={"stake": False}).play("E show", "S keep silent")
    assert table.scores() == [6, -2, -2, -2]
    assert "9m" in table.discards("E")


@pytest.mark.rule("HEFEI-18", "HEFEI-32", "HEFEI-38", "HEFEI-F-last_tile_draw")
def test_two_win_on_the_last_tile_that_was_taken_and_its_taker_deals():
    hands = {**LAST, "W": "345678m46p12388s"}
    table = dahu("1m5p", hands, left=2, options={"birds": 2}).play("E 9s", "S 1m drawn", "W leave", "N take")
    table.play("S win", "W win")
    assert table.scores() == [0, 6, 6, -12]
    assert only(table.events, ev.HorseTurned) == []  # no tile is left to turn
    assert int(table.record.coming.dealer) == table.seat("N")


@pytest.mark.rule("HEFEI-16", "HEFEI-30")
def test_a_kong_of_a_discard_is_laid_with_dice_too_and_all_pay_its_bloom():
    hands, met = {**DAHU, "S": KONG, "E": "1479m2358p1346s25s"}, set()
    for number in range(12):
        table = dahu(hands=hands, options={"dice_kong": True}, tail=TAIL).play("E 5s")
        table.record.random[:] = seed_words(f"dice of a kong {number}")
        table.play("S open kong 555s")
        won = bool({"5p", "8p"} & {one.tile for one in only(table.events, ev.KongTileTurned)})
        table.wait()
        met.add(won)
        if won:
            assert (table.over, table.scores()) == (True, [-7, 19, -6, -6])
            continue
        assert int(table.record.turn) == table.seat("W")
        table.throw_drawn(3)
        assert set(table.open_to("S")) <= {f"{table.drawn()} drawn", "win"}
    assert met == {True, False}


@pytest.mark.rule("HEFEI-16", "HEFEI-17", "HEFEI-35")
def test_a_kong_added_with_dice_may_be_robbed_before_they_are_thrown():
    hands = {**DAHU, "S": "555s234p789m22s67p", "N": "234567m4688s789p"}  # North waits for 5s
    table = lay(dahu("5s", hands, options={"dice_kong": True}), "S", "pon 555s from W").play("E 9s")
    table.play("S opening", "S kong 5555s")
    assert only(table.events, ev.DiceThrown) == []
    assert table.play("N win").scores() == [0, -6, 0, 6]
    assert int(table.record.coming.dealer) == table.seat("N")


@pytest.mark.rule("HEFEI-18", "HEFEI-31", "COMMON-3")
def test_who_let_a_win_pass_is_barred_from_the_last_tile_of_another_and_not_from_his_own():
    hands = {**LAST, "W": "258m147p147s369s5p"}
    steps = ("E 9s", "S 1m drawn", "W 5p", "S pass")
    another = dahu("1m9p5p", hands, left=3).play(*steps, "N take")
    assert (another.over, another.scores()) == (True, [0] * 4)
    own = dahu("1m9p5p", hands, left=3).play(*steps, "N leave", "E leave", "S take", "S win")
    assert own.scores() == [-7, 19, -6, -6]
