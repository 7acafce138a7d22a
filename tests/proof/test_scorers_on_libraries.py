"""Reference scorers beside hands that other people's libraries have scored."""

import gzip
import json
from typing import Any

import pytest

from reference.hongkong import verdict
from reference.sheet import Meld, Sheet, Win

CORPUS = "cn/hk_hkmahjong.jsonl.gz"
LIMIT = 10


def sheet_of(hand: dict[str, Any]) -> Sheet:
    """The hand of a line, played without flowers and without a minimum."""
    seat, melds = hand["sw"], []
    for text in hand["m"]:
        kind, tiles, *giver = text.split()
        from_seat = None if kind == "ckong" else (seat - (1 if kind == "chi" else int(giver[0]))) % 4
        melds.append(Meld("concealed" if kind == "ckong" else kind, tiles, from_seat))
    source = None if hand["by"] == "self" else (seat + 1) % 4
    circumstances = frozenset(hand.get("fl", ())) & {"kong_replacement", "last_tile"}
    return Sheet(
        seats=4,
        dealer=0,
        hands=tuple(hand["h"] if other == seat else "" for other in range(4)),
        round_wind=hand["rw"],
        melds=tuple(tuple(melds) if other == seat else () for other in range(4)),
        win=Win(seat, hand["w"], hand["by"], source, circumstances, beside=(seat,)),
        options={"flowers": False, "minimum": 0},
    )


@pytest.mark.by_day
def test_hong_kong_hands_are_worth_what_a_library_says_but_for_twelve(shared_data):
    """The twelve are named in the book: seven pairs, which the library has not, and kongs as concealed pungs."""
    with gzip.open(shared_data(CORPUS), "rt", encoding="utf-8") as lines:
        hands = [json.loads(line) for line in lines]
    others = []
    for hand in hands:
        said = verdict(sheet_of(hand))
        if said.total != (LIMIT if hand["faan"] == "∞" else min(LIMIT, int(hand["faan"]))):
            others.append(said)
    assert len(hands) == 5000
    assert len(others) == 12
    assert all("seven_pairs" in said.rows or "four_concealed_pungs" in said.rows for said in others)
