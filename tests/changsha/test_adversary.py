"""Changsha: cases reckoned by hand where rules meet, by somebody who built none of it."""

from pathlib import Path

import pytest

from changsha.test_play import HANDS, opened
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from tabletop import a_win

SMALL = "123m234m345p79s22p"  # and 8s


# What is told, and what E, S, W, N get.
CASES = {
    # two rows: 6 x 2, the dealer 7 x 2
    "one suit in pungs, drawn": (
        a_win("S", "333m77m99m", "9m", melds=["pon 222m from E", "pon 555m from W"]),
        (-14, 38, -12, -12),
    ),
    # a bird on who wins and one on who pays: 1 x 2 x 2
    "birds on both": (a_win("S", SMALL, "8s", "discard", "W", birds=["2m", "3p"]), (0, 4, -4, 0)),
    # both birds on another player do nothing
    "birds on a bystander": (a_win("S", SMALL, "8s", "discard", "W", birds=["4m", "8p"]), (0, 1, -1, 0)),
    # both on the winner, who draws: 2 x 4 from the dealer, 1 x 4 from the others
    "two birds on who draws": (a_win("S", SMALL, "8s", birds=["2m", "6p"]), (-8, 16, -4, -4)),
    # two quads are three, one suit is one more: 7 x 4
    "pairs of one suit with two quads": (a_win("S", "1111335577779m", "9m", "discard", "E"), (-28, 28, 0, 0)),
    # in no shape at all
    "twos, fives and eights": (a_win("S", "2225588m222p558s", "8s", "discard", "W"), (0, 6, -6, 0)),
    # pungs of them count as both
    "twos, fives and eights in pungs": (
        a_win("S", "222m55p88s", "8s", "discard", "W", melds=["pon 555s from E", "pon 888p from N"]),
        (0, 12, -12, 0),
    ),
    # one tile in hand, a pair of nines, no 2-5-8 needed: 6, the dealer 7
    "a melded hand, drawn": (
        a_win("S", "9p", "9p", melds=["chi 123m from E", "pon 777s from N", "chi 456p from E", "pon 111s from W"]),
        (-7, 19, -6, -6),
    ),
    # flat: a small win two, a big one eight, the dealer no more
    "flat, small": (a_win("S", SMALL, "8s", options={"scoring": "flat"}), (-2, 6, -2, -2)),
    "flat, two rows": (
        a_win("E", "333m77m99m", "9m", melds=["pon 222m from S", "pon 555m from W"], options={"scoring": "flat"}),
        (48, -16, -16, -16),
    ),
    # four rows, of which two count: 7 x 2
    "a cap of two": (a_win("S", "1111335577779m", "9m", "discard", "E", options={"cap": 2}), (-14, 14, 0, 0)),
    # the dealer's dealt tiles: a big win with any pair, 7 from each
    "heavenly with a pair of nines": (
        a_win("E", "123m234m345p79s99p", "8s", context=["heavenly"]),
        (21, -7, -7, -7),
    ),
    # on a discard of the first go-round: one row, West's 6 and no more
    "earthly on a discard": (
        a_win("S", "123m234m345p79s99p", "8s", "discard", "W", context=["first_turn"]),
        (0, 6, -6, 0),
    ),
    # the tile of a kong that was opened: a big win with any pair; of a supplement a small one
    "robbing an opened kong": (
        a_win("S", "123m234m345p79s99p", "8s", "rob", "W", context=["opened_kong_robbed"]),
        (0, 6, -6, 0),
    ),
    "robbing a supplement": (a_win("S", SMALL, "8s", "rob", "W"), (0, 1, -1, 0)),
    # the last tile is both birds: 2s, on South twice: 6 x 4
    "the last tile given": (
        a_win("S", "123m456m345p13s99p", "2s", "discard", "W", context=["last_tile"], birds=["2s", "2s"]),
        (0, 24, -24, 0),
    ),
}
REFUSED = {
    "robbing a supplement with a pair of nines": a_win("S", "123m234m345p79s99p", "8s", "rob", "W"),
    "drawing a supplement with a pair of nines": a_win(
        "S", "123m234m79s99p", "8s", context=["supplement"], melds=["concealed 5555s"]
    ),
    "a pair of nines": a_win("S", "123m234m345p79s99p", "8s"),
}


@pytest.mark.rule(*(f"CHANGSHA-{number}" for number in (10, 18, 26, 27, 28, 30, 31, 32, 33, 39, 40, 41)))
@pytest.mark.parametrize("name", CASES)
def test_everybody_pays_what_the_book_makes_of_it(name):
    told, changes = CASES[name]
    expect = {"win": True, "payments": dict(zip("ESWN", changes))}
    outcome = run_case(Case(Path("test.yaml"), 1, "changsha", name, {**told, "expect": expect}))
    assert outcome.status == "passed", str(outcome)


@pytest.mark.rule("CHANGSHA-27", "CHANGSHA-10", "CHANGSHA-18")
@pytest.mark.parametrize("name", REFUSED)
def test_a_small_win_needs_its_pair_however_it_comes(name):
    expect = {"win": False, "why": "CHANGSHA-27"}
    outcome = run_case(Case(Path("test.yaml"), 1, "changsha", name, {**REFUSED[name], "expect": expect}))
    assert outcome.status == "passed", str(outcome)


# --- hands


@pytest.mark.rule("CHANGSHA-12", "CHANGSHA-14", "CHANGSHA-33")
def test_a_hand_won_on_both_tiles_that_anothers_kong_has_turned_up():
    # 6p and 9p complete West's hand, beside a pair of nines; the pair is free, as the win is a big one of two rows
    hands = {**HANDS, "W": "123456789m78p99p"}
    table = opened("6p9p", hands=hands, options={"birds": 0})
    assert table.open_to("W") == ["pass", "win"]
    table.play("W win")
    assert (table.over, table.scores()) == (True, [0, -12, 12, 0])


@pytest.mark.rule("CHANGSHA-17")
def test_a_hand_that_is_frozen_by_its_kong_and_won_small_on_a_later_discard():
    table = opened("1m1m", wall="5s9m4m3p9s8p", options={"birds": 0})
    table.wait().play("W 9m drawn").wait().play("N 4m drawn").wait().play("E 3p drawn").wait()
    assert table.open_to("S") == ["9s drawn"]  # the hand is fixed
    table.play("S 9s drawn").wait().play("W 8p drawn", "S win")
    # a small win of the discarder alone: no kong bloom, for the turned tiles are gone
    assert (table.over, table.scores()) == (True, [0, 1, -1, 0])
