"""Guangxi: cases reckoned by hand where rules meet, and hands played to them, by somebody who built none of it."""

from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from flow.table_of import table_of
from hangzhou.test_play import lay
from tabletop import a_win

SMALL = "123m678p555s23s99m"  # and 4s; nothing of it is near an honour
LIUZHOU = {"style": "liuzhou"}


def won(seat, hand, tile, by="self", payer=None, wake=("1z",), context=(), **more):
    """A win in the words of a case, with the tiles that are turned after it."""
    turned = {"fish": list(wake)} if more.get("options", {}).get("style") else {"wake": list(wake)}
    return a_win(seat, hand, tile, by, payer, context=context, **{**turned, **more})


# What is told, and what E, S, W, N get.
CASES = {
    # 15, doubled for the second big row, twice for the quad
    "one suit, pairs, a quad": (won("S", "1133557777889m", "9m"), (-60, 180, -60, -60)),
    # 35 x 2 for the robbed kong, its maker alone, dealer or not; the turned 5m wakes none
    "honours rob a kong of the dealer": (
        won("W", "1113345556677z", "2z", "rob", "E", ["5m"]),
        (-70, 0, 70, 0),
    ),
    # a big heavenly hand: 15 x 3, no surcharge
    "heavenly pairs": (won("E", "1133m5577p99s11z3z", "3z", context=["heavenly"], wake=["6z"]), (135, -45, -45, -45)),
    # (8 + 2 for the winning dealer + one tile woken, two wakes of three points)
    "the dealer's loose hand on a discard": (
        won("E", "147m258p369s1234z", "6z", "discard", "S", ["2m"]),
        (16, -16, 0, 0),
    ),
    # on the dealer's first discard: 5 x 2, the dealer pays no surcharge for what he gives
    "earthly, small": (won("N", SMALL, "4s", "discard", "E", context=["before_first_draw"]), (-10, 0, 0, 10)),
    # the wall is empty, so the 4s itself is turned: 3s, 4s and three 5s wake: (5 + 15) x 2
    "last discard": (won("S", SMALL, "4s", "discard", "N", context=["last_tile"], wake=[]), (0, 40, 0, -40)),
    # the last tile drawn, and turned as well: (2 + 5) x 2, from the dealer (2 + 2 + 5) x 2
    "last tile drawn": (
        won("W", "678p555s23s99m", "4s", context=["last_tile"], wake=[], melds=["pon 777p from E"]),
        (-18, -14, 46, -14),
    ),
    # South blooms with what West fed: West pays 4 for himself, 4 for North, 8 for the dealer
    "a fed bloom pays the dealer's surcharge too": (
        won("S", "123p456s77s99p", "7s", melds=["kong 4444m from W"], context=["kong_replacement"]),
        (0, 16, -16, 0),
    ),
    # a concealed kong's bloom: 4 from each, 8 from the dealer
    "an own bloom": (
        won("S", "123p456s77s99p", "7s", melds=["concealed 4444m"], context=["kong_replacement"]),
        (-8, 16, -4, -4),
    ),
    # honours in any arrangement: 35; the turned 5m wakes none
    "honours in no sets": (won("S", "1112345556677z", "2z", "discard", "N", ["5m"]), (0, 35, 0, -35)),
    # honours, and pairs of them with no quad: two rows
    "honours in pairs": (won("S", "1122334455667z", "7z", "discard", "N", ["5m"]), (0, 70, 0, -70)),
    # honours in pungs: two rows; four of them claimed: three
    "honours in pungs, all claimed": (
        won(
            "S",
            "7z",
            "7z",
            "discard",
            "N",
            ["5m"],
            melds=["pon 111z from E", "pon 222z from W", "pon 333z from N", "pon 555z from E"],
        ),
        (0, 140, 0, -140),
    ),
    # a concealed kong among four melds is no fault, and no claimed meld is needed beyond one
    "a melded hand with a concealed kong": (
        won(
            "S",
            "5m",
            "5m",
            "discard",
            "W",
            ["5z"],
            melds=["chi 123m from E", "pon 888p from W", "concealed 3333s", "chi 567s from E"],
        ),
        (0, 35, -35, 0),
    ),
    # four concealed kongs are no melded hand, but pungs
    "four concealed kongs": (
        won(
            "S",
            "5m",
            "5m",
            "discard",
            "W",
            ["5z"],
            melds=["concealed 1111m", "concealed 8888p", "concealed 3333s", "concealed 7777s"],
        ),
        (0, 35, -35, 0),
    ),
    # by option no honour alone
    "a melded hand that waits for an honour": (
        won(
            "S",
            "5z",
            "5z",
            "discard",
            "W",
            ["5m"],
            options={"melded_no_honours": True},
            melds=["chi 123m from E", "pon 888p from W", "pon 333s from N", "chi 567s from E"],
        ),
        (0, 5, -5, 0),
    ),
    # dragons wake each other: 5z turned, South holds 66z 777z: five tiles, 7z three times, so one more is turned
    "dragons wake each other and on": (
        won("S", "123m678p777z66z23s", "4s", "discard", "N", ["5z", "1z"]),
        (0, 20, 0, -20),
    ),
    # neighbours only: 9m turned wakes 8m and 1m
    "by option the turned kind itself sleeps": (
        won("S", SMALL, "4s", "discard", "N", ["9m"], options={"wake": "neighbours"}),
        (0, 8, 0, -8),
    ),
    # wakes beside a big row are doubled by bonus rows alone: 35 x 2 for pungs and the shot, 3 wakes x 3 x 2
    "wakes of a big hand after a kong": (
        won(
            "W",
            "888m55z99s",
            "9s",
            "discard",
            "S",
            ["8s", "1z"],
            context=["after_kong"],
            melds=["pon 222p from E", "pon 666s from N"],
        ),
        (0, -88, 88, 0),
    ),
    # Liuzhou: 3 x 2 x 2 for two rows; no fish
    "Liuzhou, pairs of one suit": (
        won("S", "1133557777889m", "9m", "discard", "W", ["2m", "3p"], options=LIUZHOU),
        (0, 12, -12, 0),
    ),
    # self-drawn 2 x 4, capped at 4; two fish of the dealer's: 4 x 3
    "Liuzhou, a cap and two fish": (
        won("S", "1133557777889m", "9m", "self", None, ["1z", "5p"], options={**LIUZHOU, "cap": 4}),
        (-12, 36, -12, -12),
    ),
    # a bloom fed by West is a discard of his: 3 x 2
    "Liuzhou, a fed bloom": (
        won(
            "S",
            "123p456s77s99p",
            "7s",
            "self",
            None,
            ["2m", "3p"],
            melds=["kong 4444m from W"],
            context=["kong_replacement"],
            options=LIUZHOU,
        ),
        (0, 6, -6, 0),
    ),
    # Liuzhou's concealed points: (2 + 1) x (1 + 1)
    "Liuzhou, concealed with a fish": (
        won("S", "123m678p555s23s99p", "4s", "self", None, ["1m", "3p"], options={**LIUZHOU, "concealed": True}),
        (-6, 18, -6, -6),
    ),
}


@pytest.mark.rule(
    *(f"GUANGXI-{number}" for number in (16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 34, 35, 36, 37, 38, 40)),
)
@pytest.mark.parametrize("name", CASES)
def test_everybody_pays_what_the_book_makes_of_it(name):
    told, changes = CASES[name]
    expect = {"win": True, "payments": dict(zip("ESWN", changes))}
    outcome = run_case(Case(Path("test.yaml"), 1, "guangxi", name, {**told, "expect": expect}))
    assert outcome.status == "passed", str(outcome)


FOLLOWED = {
    "E": "1479m258p1346s1z7z5z",
    "S": "258m147p369s1237z",
    "W": "369m147p258s1237z",
    "N": "123m678p555s23s67z",
}


@pytest.mark.rule("GUANGXI-31")
def test_a_dealer_whose_first_discard_all_follow_pays_each_two_at_once():
    table = table_of("guangxi", FOLLOWED, wall="4z4z4z").play("E 7z", "S 7z", "W 7z")
    assert table.scores() == [0, 0, 0, 0]
    table.play("N 7z").wait()
    assert table.scores() == [-6, 2, 2, 2]


MISFITS = {
    "E": "369m147p28s11z66z7z5z",
    "S": "147m258p369s1235z",  # waits for the honours it lacks: 4z, 6z, 7z
    "W": "258m369p14s33477z",
    "N": "258m147p19s44557z",
}


@pytest.mark.rule("GUANGXI-12")
def test_a_loose_hand_passed_bars_the_next_discard_and_not_the_own_draw():
    """East throws 7z, which South lets pass and West pungs; West's 4z comes too soon, and South's own 4z in time."""
    for pung in (True, False):
        table = table_of("guangxi", MISFITS, wall="6z").play("E 7z", "S pass")
        if pung:
            assert not table.play("W pon 77z", "W 4z").may("S", "win")
        else:
            assert table.wait().may("S", "win")


@pytest.mark.rule("GUANGXI-33")
@pytest.mark.parametrize(
    ("payer", "scores"),
    [
        ("S", [0, -10, 10, 0]),  # between the bound double: 5 x 2
        ("N", [0, -5, 10, -5]),  # North pays his 5, South the same beside
        ("self", [0, -16, 16, 0]),  # twice the shares of all: 2 x (4 + 2 + 2), the dealer's part among them
    ],
)
def test_who_is_bound_by_three_melds_pays_twice_or_beside(payer, scores):
    hands = {
        "E": "1479m58p136s12357z",
        "S": "147m58p3s9s123445z",
        "W": "222p666s888m78s99p",
        "N": "147m58p4s9s123356z",
    }
    wall = {"S": "1p", "N": "1p1p", "self": "1p9s"}[payer]
    table = table_of(
        "guangxi", hands, wall=wall, options={"three_melds": True, "wake": False}, before_deal={"hands_played": 1}
    )
    lay(table, "W", "pon 222p from S", "pon 666s from S", "pon 888m from S")
    table.play("E 2z", "S 9s" if payer == "S" else "S 1p drawn")
    if payer == "N":
        table.play("W 1p drawn", "N 9s")
    table.play("W win").wait()
    assert table.scores() == scores
