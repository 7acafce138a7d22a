"""Guizhou: cases and hands reckoned from the book where rules meet, by somebody who built none of it."""

from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from flow.table_of import table_of

# South waits for 2p and 5p; East and North are ready, West is not; none of them shows 1s, 8p, 1m or 1p.
PLAIN = "456678m2234p567s"
EAST, NORTH, UNREADY = "234999m34567p33s", "77888m23344888s", "2479m1279p45689s"
EAST_1S, NORTH_1S = "234999m34577p13s", "77888m12334888s"  # ready, with a 1s
EAST_UNREADY, NORTH_LESS = "12359m1369p2579s", "88m23344888s"
OTHERS = {"E": {"hand": EAST, "ready": True}, "W": {"hand": UNREADY, "ready": False}}
OTHERS |= {"N": {"hand": NORTH, "ready": True}}
PUNGS = {"seat": "S", "hand": "555m22p11s", "melds": ["pon 333m from N", "pon 666p from E"]}
DRAWN = (-3, 9, -3, -3)  # a plain self-draw of South


def drawn(flip="9p", hand=PLAIN, tile="5p", **more):
    """South draws his plain hand; a seat named in `more` is told otherwise."""
    others = OTHERS | {seat: more.pop(seat) for seat in "EWN" if seat in more}
    win = {"tile": tile, "by": "self"}
    return {"seat": "S", "hand": hand, "melds": [], "win": win, "flip": flip, "others": others, "context": [], **more}


def thrown(tile="1s", flip="9p", **more):
    """South wins with pungs, 8, on what West throws."""
    others = OTHERS | {seat: more.pop(seat) for seat in "EWN" if seat in more}
    win = {"tile": tile, "by": "discard", "from": "W"}
    return {**PUNGS, "win": win, "flip": flip, "others": others, "context": more.pop("context", []), **more}


def seated(hand, ready, *melds, discards=""):
    return {"hand": hand, "ready": ready, **({"melds": [*melds]} if melds else {}), "discards": discards}


TAKEN = seated("2479m1279p45s", False, "pon 111s from E")  # an unready West has taken the first 1s from East
FIRST = [{"tile": "1s", "by": "E", "claimed_by": "W"}]
HELD_8P = "456m678p2234p567s"

# What is told, what E S W N get for the win, and what for chickens and kongs.
CASES = {
    # 111s, 1 from each; West pays 1 and 2 for the first 1s to the three who are ready
    "unready, with the charging chicken": (
        drawn(
            hand="456678m22p56711s",
            tile="1s",
            W=seated(UNREADY, False, discards="1s"),
            charge=[{"tile": "1s", "by": "W"}],
        ),
        DRAWN,
        (0, 12, -12, 0),
    ),
    "the first 1s is won on": (
        thrown(charge=[{"tile": "1s", "by": "W", "won": True}]),
        (0, 8, -8, 0),
        (-3, 9, -3, -3),
    ),
    # 3 for 111s to each who is ready, 2 more to East who threw it
    "unready, with a duty chicken": (drawn(W=TAKEN, charge=FIRST), DRAWN, (5, 3, -11, 3)),
    "two unready players": (
        drawn(W=TAKEN, charge=FIRST, E=seated(EAST_UNREADY, False)),
        DRAWN,
        (0, 3, -6, 3),
    ),
    "unready, with a golden duty chicken": (drawn("9s", W=TAKEN, charge=FIRST), DRAWN, (10, 6, -22, 6)),
    "unready, with a kong of a discard": (
        drawn(W=seated("2479m1279p45s", False, "kong 1111m from N")),
        DRAWN,
        (3, 3, -9, 3),
    ),
    "ready, with a kong of a discard": (
        drawn(N=seated(NORTH_LESS, True, "kong 1111m from E")),
        DRAWN,
        (-3, 0, 0, 3),
    ),
    "the feeder of the kong is unready": (
        drawn(N=seated(NORTH_LESS, True, "kong 1111m from W")),
        DRAWN,
        (0, 0, -3, 3),
    ),
    "ready, with a concealed kong": (
        drawn(N=seated(NORTH_LESS, True, "concealed 1111m")),
        DRAWN,
        (-3, -3, -3, 9),
    ),
    "unready, with a late added kong": (
        drawn(W=seated("2479m1279p45s", False, "added 1111m from N (hanbao)")),
        DRAWN,
        (0, 0, 0, 0),
    ),
    # West, who is ready, gives the tile after his kong: nothing for it, nor for his 1s; East has one
    "burnt by a hot discard": (
        {
            **thrown(
                "2p",
                W=seated("44789m234p78s", True, "concealed 6666s"),
                E=seated(EAST_1S, True),
                context=["after_kong_discard"],
            ),
            "hand": "555m22p99s",
        },
        (0, 9, -9, 0),
        (3, -1, -1, -1),
    ),
    # each of S, E, N 1 from everybody, West 3 to each of them; four have chickens: twice that
    "everybody has chickens": (
        drawn(
            "9p",
            HELD_8P,
            E=seated(EAST_1S, True),
            N=seated(NORTH_1S, True),
            W=seated(UNREADY, False, discards="8p"),
            charge=[{"tile": "8p", "by": "W"}],
            options={"all_chickens": True},
        ),
        DRAWN,
        (8, 8, -24, 8),
    ),
    "three of four have chickens": (
        drawn(
            "9p",
            HELD_8P,
            E=seated(EAST_1S, True),
            N=seated(NORTH_1S, True),
            options={"all_chickens": True},
        ),
        DRAWN,
        (1, 1, -3, 1),
    ),
    # South has one 3, East four, North two
    "the third day of the week": (drawn(options={"weekday": 3}), DRAWN, (9, -3, -7, 1)),
    "8p counts two": (drawn("9p", HELD_8P, options={"wugu": 2}), DRAWN, (-2, 6, -2, -2)),
    "a golden 8p that counts two": (drawn("7p", HELD_8P, options={"wugu": 2}), DRAWN, (-4, 12, -4, -4)),
    "8p is no chicken but for the turned tile": (
        drawn("7p", HELD_8P, options={"wugu": False}),
        DRAWN,
        (-1, 3, -1, -1),
    ),
    # 6m and 4m: three in South's hand
    "both sides of the turned tile": (
        drawn("5m", E=seated(EAST_UNREADY, False), options={"both_sides": True}),
        DRAWN,
        (-3, 9, -3, -3),
    ),
    # 8p in the winner's river: 1, and 2 as the first one
    "the winner's own charging chicken": (
        drawn(discards="8p", charge=[{"tile": "8p", "by": "S"}]),
        DRAWN,
        (-3, 9, -3, -3),
    ),
    "no tile is turned after a discard where self-draws turn one": (
        {**thrown(options={"turn_on": "self_draw"}, charge=[{"tile": "1s", "by": "W", "won": True}]), "flip": None},
        (0, 8, -8, 0),
        (-3, 9, -3, -3),
    ),
}


@pytest.mark.rule(
    *("GUIZHOU-11", "GUIZHOU-25", "GUIZHOU-26", "GUIZHOU-30", "GUIZHOU-32", "GUIZHOU-34", "GUIZHOU-35", "GUIZHOU-37"),
    *("GUIZHOU-38", "GUIZHOU-39", "GUIZHOU-40", "GUIZHOU-41", "GUIZHOU-42", "GUIZHOU-43"),
)
@pytest.mark.parametrize("told", CASES)
def test_chickens_and_kongs_are_those_of_the_book(told):
    fields, paid, aside = CASES[told]
    fields = {key: value for key, value in fields.items() if value is not None}
    expect = {"win": True, "payments": dict(zip("ESWN", paid)), "side": dict(zip("ESWN", aside))}
    result = run_case(Case(Path("adversary.yaml"), 1, "guizhou", told, {**fields, "expect": expect}))
    assert result.status == "passed", result.trouble


PAIRS = {
    "E": "1469m2579p3469s2m1s",
    "S": "1133557799m225p",
    "W": "1379m1469p2589s3m",
    "N": "22446688m3344s5p",
}


@pytest.mark.rule("GUIZHOU-14", "GUIZHOU-25", "GUIZHOU-48", "GUIZHOU-P15")
@pytest.mark.parametrize("rules", [{}, {"preset": "mil_2023"}])
def test_two_hands_of_pairs_on_one_discard_are_both_paid_and_the_discarder_deals_next(rules):
    table = table_of("guizhou", PAIRS, wall="1p5p6s", **rules).play(
        "E 9p", "S 1p drawn", "W 5p drawn", "S win", "N win"
    )
    # 6s is turned, and nobody who is ready shows a 7s; the 1s in East's hand is worth nothing, as he is not ready
    assert table.scores() == [0, 13, -26, 13]
    assert int(table.record.coming.dealer) == table.seat("W")


@pytest.mark.rule("GUIZHOU-36", "GUIZHOU-37", "GUIZHOU-39")
def test_a_chicken_that_nobody_took_pays_its_thrower_though_another_wins():
    hands = {**PAIRS, "N": NORTH, "E": "1469m2579p3469s2m5p", "W": "1349m1469p2589s3m"}
    table = table_of("guizhou", hands, wall="1p6p8p5p6s")
    table.play("E 9p", "S 1p drawn", "W 6p drawn", "N 8p drawn", "E 5p drawn", "S win")
    # East gives 13 for seven pairs; North gets 3 from each for the first 8p; 6s is turned, and no 7s is shown
    assert table.scores() == [-13 - 3, 13 - 3, -3, 9]
