"""Wuhan: cases and hands reckoned from the book where rules meet, by somebody who built none of it."""

from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from fangcheng.core.state.codes import WON
from fangcheng.game import event_types as ev
from flow.table_of import only
from hangzhou.test_play import lay
from tabletop import a_win
from wuhan.test_play import HANDS, at_table

OPEN = ["pon 333s from E"]
FED = ["chi 123p from E", "pon 777p from W", "pon 444s from N", "chi 567m from E"]
FLUSH = ["chi 123p from E", "pon 777p from W", "pon 444p from N", "chi 567p from E"]
SMALL = "23455m56778p"  # waits for 6p and 9p


def won(hand, tile, melds=OPEN, by="self", giver=None, turned="1z", seat="S", context=(), **more):
    """A win in the words of a case."""
    others = {other: more.pop(other, {}) for other in "ESWN" if other != seat}
    jokers = {"indicator": turned}
    return a_win(seat, hand, tile, by, giver, melds, context, jokers=jokers, others=others, **more)


EQUAL = won("1122p33p5p", "5p", ["pon 999p from E", "pon 777p from N"], "discard", "W", "2p")
WILD_PAIR = ("234m678m45p9s9s", "6p")  # 9s is wild: a pair of nines, or of what they stand for

# What is told, its rows, and what E, S, W, N get; None where it is no win, with the rule that refuses.
CASES = {
    # a hard flush of runs or a soft one of pungs, 20 either way: that with more big rows is told
    "as dear with wild tiles as without": (EQUAL, {"all_pungs": 10, "full_flush": 10}, (-40, 140, -60, -40)),
    # 10 x hard 2 x two wild tiles as themselves 4 = 80: now the runs are dearer
    "wild tiles as themselves make it dearer": (
        {**EQUAL, "options": {"original_wild": True}},
        {"full_flush": 10, "hard_win": "x2", "own_wild": "x4"},
        (-160, 560, -240, -160),
    ),
    # no shape, the two 5p are wild and 5p: hard, 10 x 2 x 2
    "all 2-5-8 with wild tiles that are 2-5-8": (
        won("8m25588p2558s", "8s", ["pon 222m from W"], "discard", "N", "4p"),
        {"all_258": 10, "hard_win": "x2"},
        (-40, 140, -40, -60),
    ),
    # 888p, 22s and 8s with a wild tile each: 20 x 2 x 1.5
    "all 2-5-8 that are pungs": (
        won("888p22s99s", "8s", ["pon 222m from E", "pon 555p from N"], turned="8s"),
        {"all_258": 10, "all_pungs": 10},
        (-60, 180, -60, -60),
    ),
    "all honours that are pungs": (
        won("111222z44z99s", "5z", ["pon 333z from E"], "discard", "E", "8s"),
        {"all_winds": 10, "all_pungs": 10},
        (-60, 140, -40, -40),
    ),
    # 20 x 2 x 2 = 80, the discarder 120; North fed the third meld and pays it all
    "a flush from others, the discarder ready": (
        won("9p", "9p", FLUSH, "discard", "W", feeder_ready=True),
        {"all_from_others": 10, "full_flush": 10, "hard_win": "x2"},
        (0, 280, 0, -280),
    ),
    "a flush from others, the discarder unready": (
        won("9p", "9p", FLUSH, "discard", "W", feeder_ready=False),
        {"all_from_others": 10, "full_flush": 10, "hard_win": "x2"},
        (0, 280, -280, 0),
    ),
    # 20 x 4 = 80 from East and North, West has opened: 80 x 2 x 1.5 = 240; the maker goes before who fed the third
    "a robbed kong completes a flush": (
        won(
            "99p24p",
            "3p",
            ["pon 111p from E", "pon 666p from E", "pon 777p from N"],
            "rob",
            "W",
            W={"melds": ["pon 333p from S"]},
        ),
        {"full_flush": 10, "robbing_kong": 10, "hard_win": "x2"},
        (0, 400, -400, 0),
    ),
    # with a Red 160 and 160, West 480, of which 300: each amount is capped by itself
    "the amounts of a robbed kong are capped one by one": (
        won(
            "99p24p",
            "3p",
            ["pon 111p from E", "pon 666p from E", "pon 777p from N"],
            "rob",
            "W",
            W={"melds": ["pon 333p from S"]},
            special=["red"],
        ),
        {"full_flush": 10, "robbing_kong": 10, "hard_win": "x2"},
        (0, 620, -620, 0),
    ),
    # 20 x opened 2 x Red 2 x hard 2 x 1.5 = 240; West with a Red and North opened 480
    "one amount stays below the cap": (
        won(
            "2224466p",
            "6p",
            ["pon 999p from W", "pon 777p from N"],
            special=["red"],
            W={"special": ["red"]},
            N={"melds": ["chi 456s from W"]},
        ),
        {"all_pungs": 10, "full_flush": 10, "hard_win": "x2"},
        (-240, 840, -300, -300),
    ),
    "all amounts reach the cap": (
        won(
            "2224466p",
            "6p",
            ["pon 999p from W", "pon 777p from N"],
            special=["red"],
            E={"special": ["red"]},
            W={"special": ["red"]},
            N={"melds": ["chi 456s from W"]},
            options={"open_mode": "open"},
        ),
        {"all_pungs": 10, "full_flush": 10, "hard_win": "x2"},
        (-400, 1200, -400, -400),
    ),
    # three wild kongs 64, opened 2, hard 2, own draw 2: 512 from each, from the dealer 1024
    "a small win beyond the cap": (
        won(SMALL, "9p", special=["wild", "wild", "wild"], options={"open_mode": "each"}),
        {"small_win": 1, "hard_win": "x2"},
        (-500, 1500, -500, -500),
    ),
    # 2 x 2, dealer 2: 8; South has a concealed kong 4, West opened 2 with a discard of his 2 and a wild kong 4
    "the dealer wins from an opened player": (
        won(
            SMALL,
            "9p",
            ["pon 333s from W"],
            "discard",
            "W",
            seat="E",
            S={"melds": ["concealed 1111m"]},
            W={"melds": ["chi 123s from S"], "special": ["wild"]},
        ),
        {"small_win": 1, "hard_win": "x2"},
        (168, -32, -128, -8),
    ),
    # 10 x opened 2 x Red 2 x 1.5; the nines have to be a pair of 2, 5 or 8, and so the win is no hard one
    "a bloom with a pair of wild tiles": (
        won(*WILD_PAIR, turned="8s", special=["red"], context=["kong_replacement"]),
        {"kong_bloom": 10},
        (-60, 180, -60, -60),
    ),
    "the same pair without the kong": (won(*WILD_PAIR, turned="8s"), "WUHAN-15", None),
    "two wild tiles as what is printed on them": (won("234m678m45p5s5s", "6p", turned="4s"), "WUHAN-15", None),
    "the last tile is wild, a two is drawn": (won("2z", "2m", FED), {"small_win": 1}, (-8, 16, -4, -4)),
    "the last tile is wild, a three is drawn": (won("2z", "3m", FED), "WUHAN-16", None),
    "the last tile is wild, another is drawn": (won("2z", "2z", FED), "WUHAN-15", None),
    "the last tile is wild, a kong is robbed": (won("2z", "2m", FED, "rob", "N"), "WUHAN-19", None),
    "four melds, one of them a concealed kong": (
        won("3m", "3m", [*FED[:3], "concealed 8888s"], "discard", "W", feeder_ready=True),
        "WUHAN-16",
        None,
    ),
    # hard 2 x opened 2 x concealed kong 4 = 16, the dealer and the discarder twice
    "the same with a pair of twos": (
        won("2m", "2m", [*FED[:3], "concealed 8888s"], "discard", "W", feeder_ready=True),
        {"small_win": 1, "hard_win": "x2"},
        (-32, 80, -32, -16),
    ),
    "Green that is wild spoils nothing": (
        won("2345m6z56778p", "9p", OPEN, "discard", "W", "7z", options={"green_kong": True}),
        {"small_win": 1},
        (-4, 10, -4, -2),
    ),
    "Green that is konged spoils": (
        won("1122445566z", "1z", ["pon 333z from E"], turned="8s", options={"green_kong": True}),
        "WUHAN-14",
        None,
    ),
    # 4 from the dealer is not enough; with a Red of his and one of the winner's it is 16, the others pay 4
    "the dearest payment is enough": (
        won(
            "2345m2z56778p",
            "9p",
            special=["red"],
            E={"special": ["red"]},
            options={"min_win": 32},
        ),
        {"small_win": 1},
        (-32, 48, -8, -8),
    ),
    "the dearest payment is not enough": (
        won("2345m2z56778p", "9p", special=["red"], options={"min_win": 32}),
        "WUHAN-28",
        None,
    ),
    # the kong 4 and, by option, opened 2; hard 2, own draw 2; West the same 8
    "a concealed kong that opens": (
        won(
            SMALL,
            "9p",
            ["concealed 3333s"],
            W={"melds": ["concealed 1111m"]},
            options={"concealed_kong_opens": True, "open_mode": "each"},
        ),
        {"small_win": 1, "hard_win": "x2"},
        (-64, 352, -256, -32),
    ),
    # hard 2, opened 2, wild 4, two of the turned kind 4: 64
    "wild and turned tiles laid aside": (
        won(SMALL, "9p", OPEN, "discard", "W", special=["wild", "pizi", "pizi"], options={"pizi_kong": True}),
        {"small_win": 1, "hard_win": "x2"},
        (-128, 320, -128, -64),
    ),
    "the last four tiles keep the pair": (won("23499m56778p", "9p", context=["last_tile"]), "WUHAN-16", None),
}


@pytest.mark.by_day
@pytest.mark.rule(
    *("WUHAN-13", "WUHAN-14", "WUHAN-15", "WUHAN-16", "WUHAN-18", "WUHAN-19", "WUHAN-22", "WUHAN-23", "WUHAN-24"),
    *("WUHAN-25", "WUHAN-27", "WUHAN-28", "WUHAN-29", "WUHAN-30", "WUHAN-31", "WUHAN-43", "WUHAN-44"),
)
@pytest.mark.parametrize("told", CASES)
def test_rows_and_payments_are_those_of_the_book(told):
    fields, rows, paid = CASES[told]
    expect = {"win": False, "why": rows}
    if paid is not None:
        expect = {"win": True, "patterns": rows, "payments": dict(zip("ESWN", paid, strict=True))}
    result = run_case(Case(Path("adversary.yaml"), 1, "wuhan", told, {**fields, "expect": expect}))
    assert result.status == "passed", str(result)


READY_EAST = {"hand": "23455m78p678s", "melds": ["pon 222z from S"]}  # waits for 6p and 9p; 2
FAR = "1469m258p369s124z"  # no two tiles together
DRAWN_HANDS = {
    # South holds all four 3s, but a wild tile would do: the others pay 2 x 2 to East, 4 x 2 to South
    "all four tiles of the wait are one's own": (
        {
            "S": {"hand": "12s456m789p55z", "melds": ["kong 3333s from W"]},
            "W": "1469m258p69s1246z",
            "N": "1358m147p579s446z",
        },
        (8, 16, -12, -12),
    ),
    # South waits for any 2, 5 or 8: each of the others pays 4 to East and 2 to him
    "2, 5 and 8 in any order wait for another": (
        {"S": "22588m25588p258s", "W": FAR, "N": "1369m147p3579s44z"},
        (8, 4, -6, -6),
    ),
    "a Red in the hand": ({"S": "234567m78p678s77z", "W": FAR, "N": "1369m147p3579s44z"}, (12, -4, -4, -4)),
    # West has a concealed kong and has not opened: 2 x 4 x 2; North opened with a kong: 2 x 4
    "kongs of the unready": (
        {
            "S": "149m2589p36s1246z",
            "W": {"hand": "139m147p356s4z", "melds": ["concealed 9999s"]},
            "N": {"hand": "1358m369p16s1z", "melds": ["kong 6666m from S"]},
        },
        (28, -4, -16, -8),
    ),
}


@pytest.mark.rule("WUHAN-33", "WUHAN-34", "WUHAN-22", "WUHAN-9", "COMMON-11")
@pytest.mark.parametrize("told", DRAWN_HANDS)
def test_a_drawn_hand_is_paid_as_the_book_says(told):
    hands, paid = DRAWN_HANDS[told]
    fields = {
        "draw": {"hands": {"E": READY_EAST, **hands}},
        "jokers": {"indicator": "7s"},
        "expect": {"payments": dict(zip("ESWN", paid, strict=True))},
    }
    result = run_case(Case(Path("adversary.yaml"), 1, "wuhan", told, fields))
    assert result.status == "passed", str(result)


@pytest.mark.rule("WUHAN-20", "WUHAN-32", "WUHAN-35", "WUHAN-41", "WUHAN-45")
def test_after_a_claim_of_the_last_discard_the_sea_bed_begins_behind_the_claimer():
    hands = {**HANDS, "E": "1469m257p3468s12z4z", "S": "34555m78p678s333s"}
    table = lay(at_table("3z6p9s", hands, left=4), "S", "pon 333s from W")
    table.play("E 4z", "W pon 44z")
    assert table.refusal("W", "kong 7z") == "WUHAN-45"
    table.play("W 1p").wait()
    drawn = only(table.events, ev.Drew)
    assert [table.letters([event.seat]) for event in drawn] == ["N", "E", "S"]
    assert drawn[-1].tile == "6p"
    # last tiles 10 x opened 2 x hard 2 x 1.5, of West, who has opened, twice that
    assert (int(table.record.ending), table.scores()) == (WON, [-60, 240, -120, -60])
    assert int(table.record.coming.dealer) == table.seat("S")


@pytest.mark.rule("WUHAN-10", "WUHAN-11", "WUHAN-22", "WUHAN-29", "COMMON-6")
def test_of_two_who_may_rob_the_nearer_does_and_the_kong_that_is_not_made_multiplies_nothing():
    hands = {
        "E": "1469m25p469s12z666p",
        "S": "23455m78p678s333s",
        "W": "147m147p159s44z67z",
        "N": "222789m45p55s123s",
    }
    table = at_table("9p9s3z3z6p", hands)
    for letter, meld in (("E", "pon 666p from S"), ("S", "pon 333s from W"), ("N", "pon 222m from W")):
        lay(table, letter, meld)
    table.play("E 1z", "S 9s drawn", "W 3z drawn", "N 3z drawn").wait().play("E kong 6666p")
    assert (table.may("S", "win"), table.may("N", "win")) == (True, True)
    table.play("S win").play(*(["N win"] if table.may("N", "win") else []))
    # 10 x 2 x 2 = 40: East, opened, 40 x 2 x 1.5, West 40, North, opened, 80; all from East
    assert table.scores() == [-240, 240, 0, 0]
    assert table.view().seats[table.seat("E")].melds[0].tiles == ("6p", "6p", "6p")


@pytest.mark.rule("WUHAN-11", "WUHAN-22", "WUHAN-28", "COMMON-6")
@pytest.mark.parametrize(("least", "may"), [(32, True), (64, False)])
def test_the_kong_that_is_robbed_does_not_help_to_reach_the_least_payment(least, may):
    hands = {
        "E": "1469m25p469s13z666p",
        "S": "23455m78p67s2z333s",
        "W": "147m147p159s44z67z",
        "N": "222789m45p55s123s",
    }
    table = at_table("1z9s3z3z6p", hands, options={"min_win": least})
    for letter, meld in (("E", "pon 666p from S"), ("S", "pon 333s from W")):
        lay(table, letter, meld)
    table.play("E 1z", "S 9s drawn", "W 3z drawn", "N 3z drawn").wait().play("E kong 6666p")
    # 10 x opened 2 x opened 2 x 1.5 = 60 from East, 20 from the others; the fourth 6p is no kong yet
    assert table.may("S", "win") == may
    if may:
        assert table.play("S win").scores() == [-100, 100, 0, 0]


@pytest.mark.rule("WUHAN-12", "WUHAN-15", "WUHAN-39", "COMMON-3")
def test_the_replacement_of_a_wild_tile_laid_aside_after_a_chow_ends_the_bar_of_a_passed_win():
    hands = {
        "E": "1469m257p369s135z1z",
        "S": "23455m78p67s2z333s",
        "W": "147m147p159s346z5z",
        "N": "258m1369p458s146z",
    }
    table = lay(at_table("1z9s6p3z8s9p", hands, tail="1s"), "S", "pon 333s from W")
    table.play("E 1m", "S 9s drawn", "W 6p drawn")
    assert table.may("S", "win")
    table.play("S pass", "N 3z drawn", "E 8s drawn")
    assert table.refusal("S", "win") == "WUHAN-12"  # it would stand beside 67s, the wild tile beside 78p
    table.play("S chi 67s", "S kong 2z", "S 1s drawn", "W 9p drawn", "S win")
    # hard 2 x opened 2 x wild kong 4 = 16; East twice as the dealer, West for the discard
    assert table.scores() == [-32, 80, -32, -16]
