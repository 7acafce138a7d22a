"""Five thousand hands that another library has scored: hk-mahjong, which the book takes its fan from."""

import gzip
import json

import pytest

from plugins.shared_data import shared_data
from tabletop import patterns, quick_win, rules_of, value

LIMIT = "∞"
FAN = {  # what the library calls a row, where the book has a row for it
    "self-pick": "self_draw",
    "fully concealed hand": "concealed_hand",
    "common hand": "all_chows",
    "dragons": "dragon_pung",
    "mixed one suit": "half_flush",
    "all in triplets": "all_pungs",
    "round wind": "round_wind",
    "seat wind": "seat_wind",
    "all one suit": "full_flush",
    "win by last catch": "last_tile",
    "win by Kong": "kong_bloom",
    "robbing kong": "robbing_kong",
    "kaan kaan hand": "four_concealed_pungs",
    "small dragon": "little_three_dragons",
    "nine gates": "nine_gates",
    "all honors": "all_honors",
    "thirteen orphans": "thirteen_orphans",
    "great dragon": "big_three_dragons",
    "small wind": "little_four_winds",
    "all Kongs": "four_kongs",
    "great wind": "big_four_winds",
    "orphans": "all_terminals",
    "mixed orphans": "all_terminals_and_honors",
}
ANOTHER_VALUE = 12  # hands, by the last line of the book


def hands():
    with gzip.open(shared_data("cn/hk_hkmahjong.jsonl.gz"), "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def result_of(hand, rules):
    win = quick_win(
        rules,
        hand["h"],
        hand["w"],
        melds=[in_words(meld) for meld in hand["m"]],
        by=hand["by"],
        source=None if hand["by"] == "self" else "ESWN"[(hand["sw"] + 1) % 4],
        seat="ESWN"[hand["sw"]],
        round="ESWN"[hand["rw"]],
        context=[word for word in hand.get("fl", ()) if word != "last_of_kind"],
        check=False,
    )
    return value(win, rules)


def in_words(meld):
    word, tiles, *_ = meld.split()
    return f"{word} {tiles}"


@pytest.mark.slow
@pytest.mark.rule("HONGKONG-22")
def test_all_but_twelve_hands_are_worth_what_the_library_says():
    scored = hands()
    assert len(scored) == 5000
    assert worth_something_else(scored) == ANOTHER_VALUE


@pytest.mark.by_day
@pytest.mark.rule("HONGKONG-22")
def test_of_every_fifth_hand_few_have_another_value():
    assert worth_something_else(hands()[::5]) <= ANOTHER_VALUE


def worth_something_else(scored):
    """How many hands the engine values otherwise, by the rules that the book names alone."""
    rules = rules_of("hongkong", flowers=False, minimum=0)
    other = []
    for hand in scored:
        result = result_of(hand, rules)
        assert result.wins == 1
        theirs = 10 if hand["faan"] == LIMIT else min(hand["faan"], 10)
        if result.total != theirs:
            other.append((hand, result))
        elif theirs < 10:
            assert {*patterns(result)} == {FAN[name] for name, _ in hand["details"]}
    for hand, result in other:
        found = patterns(result)
        kongs = any(meld.startswith("ckong") for meld in hand["m"])
        assert "seven_pairs" in found or (kongs and "four_concealed_pungs" in found)
    return len(other)
