"""Tuidaohu: cases reckoned by hand where rules meet, and hands played to them, by somebody who built none of it."""

from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case
from tabletop import a_win
from tuidaohu.test_horses import bought, gained
from tuidaohu.test_play import FEEDS

CHICKEN = "123m555m678p33s78s"  # and 9s
PATTERNS = {"options": {"hand_values": "patterns"}}
HONOURS = {"options": {"hand_values": "patterns", "tiles": 136}}
PAIRS = {"options": {"hand_values": "patterns", "seven_pairs": True}}


def won(seat, hand, tile, by="self", payer=None, horses=(), **more):
    """A win in the words of a case; horses as owner and tile."""
    if horses:
        more["horses"] = [{"owner": owner, "tile": told} for owner, told in horses]
    return a_win(seat, hand, tile, by, payer, **more)


# What is told, what the win costs E, S, W, N, and what the horses do.
CASES = {
    # East pays six for his kong. South's horse is on North and gets six, West's is on East and pays six
    "horses where a kong is robbed": (
        won("N", "34m567p888p22s456s", "5m", "rob", "E", [("S", "4p"), ("W", "1m")]),
        (-6, 0, 0, 6),
        {"E": -6, "S": 6, "W": -6, "N": 6},
    ),
    # West pays six for the bloom and three for the kong: nine to copy, for East on South and North on West
    "horses where the feeder pays a bloom": (
        won(
            "S",
            "123p456s77s99p",
            "7s",
            "self",
            None,
            [("N", "3s"), ("E", "2p")],
            melds=["kong 4444m from W"],
            context=["kong_replacement"],
            kongs=[{"seat": "S", "kind": "straight", "from": "W"}],
        ),
        (0, 6, -6, 0),
        {"E": 9, "S": 9, "W": -9, "N": -9},
    ),
    "a horse of the winner on himself": (
        won("S", CHICKEN, "9s", "discard", "W", [("S", "2m")]),
        (0, 1, -1, 0),
        {"S": 1, "W": -1},
    ),
    # two on South get one each, one on West pays one
    "three horses of the dealer": (
        won("S", CHICKEN, "9s", "discard", "W", [("E", "2m"), ("E", "6p"), ("E", "7s")]),
        (0, 1, -1, 0),
        {"E": 1, "W": -2, "S": 1},
    ),
    # 10 x 2 from each
    "pure pungs by an own draw": (
        won("W", "333m77m99m", "9m", melds=["pon 222m from E", "pon 555m from S"], **PATTERNS),
        (-20, -20, 60, -20),
        None,
    ),
    "nine gates": (won("S", "1112345678999m", "5m", "discard", "E", **PATTERNS), (-13, 13, 0, 0), None),
    # 2 x 2 three times from the maker
    "one suit robs a kong": (
        won("W", "333s78s11s", "9s", "rob", "S", melds=["pon 222s from E", "pon 666s from N"], **PATTERNS),
        (0, -30, 30, 0),
        None,
    ),
    "ends and honours": (
        won("N", "999m11p22z", "2z", "discard", "W", melds=["pon 111m from E", "pon 555z from W"], **HONOURS),
        (0, 0, -7, 7),
        None,
    ),
    "one suit and honours in pungs": (
        won("N", "999m44m22z", "2z", "discard", "W", melds=["pon 111m from E", "pon 555z from W"], **HONOURS),
        (0, 0, -4, 4),
        None,
    ),
    # all honours 9, big dragons 10: the dearer one
    "dragons and honours alone": (
        won(
            "S",
            "55z11z",
            "5z",
            "discard",
            "E",
            melds=["pon 666z from W", "pon 777z from N", "pon 222z from E"],
            **HONOURS,
        ),
        (-10, 10, 0, 0),
        None,
    ),
    "a base of five": (won("S", CHICKEN, "9s", options={"base": 5}), (-10, 30, -10, -10), None),
    # one suit 5, pairs 3
    "pairs of one suit": (won("S", "1133557788992m", "2m", "discard", "E", **PAIRS), (-5, 5, 0, 0), None),
    "plain pairs": (won("S", "1133557788m99p7s", "7s", **PAIRS), (-6, 18, -6, -6), None),
    "pairs with a quad": (won("S", "1111557788m99p7s", "7s", **PAIRS), (-12, 36, -12, -12), None),
    # flat: whatever the hand, one
    "pure pungs in the flat game": (
        won("W", "333m77m99m", "9m", "discard", "N", melds=["pon 222m from E", "pon 555m from S"]),
        (0, 0, 1, -1),
        None,
    ),
}


@pytest.mark.rule(*(f"TUIDAOHU-{number}" for number in (27, 28, 29, 30, 31, 32, 33, 41, 42, 43, 44, 45)))
@pytest.mark.parametrize("name", CASES)
def test_everybody_pays_what_the_book_makes_of_it(name):
    told, changes, horses = CASES[name]
    expect = {"win": True, "payments": dict(zip("ESWN", changes))}
    if horses is not None:
        kongs = {"kongs": {"E": 0, "S": 3, "W": -3, "N": 0}} if "kongs" in told else {}
        expect["side"] = {"horses": horses, **kongs}
    outcome = run_case(Case(Path("test.yaml"), 1, "tuidaohu", name, {**told, "expect": expect}))
    assert outcome.status == "passed", str(outcome)


@pytest.mark.rule("TUIDAOHU-25", "TUIDAOHU-44")
def test_a_horse_on_who_gives_a_tile_to_two_pays_both():
    """East gives South and West one each; North's horse on East pays both, and East's own on South owes himself."""
    hands = {**FEEDS, "W": "234m678m66p23s789s"}
    table = bought({"N": 1}, "2m1m", hands).play("E 4s", "S win", "W win")
    assert gained(table) == [0, 1, 1, -2]
