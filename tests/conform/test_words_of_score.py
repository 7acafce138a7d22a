"""A case that calls what it tells as `score` does is the same case."""

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case

RIICHI = {
    "rules": ["RIICHI-F-riichi"],
    "seat": "S",
    "hand": "123m456p789s1155z",
    "context": ["riichi"],
    "expect": {"win": True, "total": {"han": 5, "fu": 40}, "payments": {"S": 8000 + 600, "W": -8000 - 600}},
}
OWN = {
    "honba": 2,
    "sticks": 1,
    "dora_indicators": ["9s"],
    "ura_indicators": ["4z"],
    "win": {"tile": "1z", "by": "discard", "from": "W"},
}
OF_SCORE = {
    "counters": 2,
    "deposits": 1,
    "dora": ["9s"],
    "ura": ["4z"],
    "win": {"tile": "1z", "by": "ron", "source": "W"},
}


def told(variant, fields):
    return run_case(Case("words.yaml", 1, variant, "words", fields))


@pytest.mark.parametrize("words", [OWN, OF_SCORE], ids=["own", "score"])
def test_a_case_in_either_words_is_the_same(words):
    outcome = told("riichi", {**RIICHI, **words})
    assert outcome.status == "passed", str(outcome)


def test_the_turned_tile_and_a_north_aside_too():
    fields = {
        "rules": ["TIANJIN-9"],
        "seat": "E",
        "turned": "3z",
        "hand": "123m456p789s1155s",
        "win": {"tile": "1s", "by": "自摸"},
        "expect": {"win": True},
    }
    assert told("tianjin", fields).status == "passed"
    north = {
        "rules": ["SANMA-16"],
        "seat": "E",
        "aside": 1,
        "hand": "111p456p789s1155z",
        "win": {"tile": "1z", "by": "tsumo"},
        "expect": {"win": True},
    }
    assert told("sanma", north).status == "passed"


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"honba": 2}, "counters: the same as honba; give one"),
        ({"sticks": 1}, "deposits: the same as sticks; give one"),
        ({"win": {"tile": "1z", "by": "ron", "source": "W", "from": "W"}}, "win.source: the same as win.from"),
        ({"win": {"tile": "1z", "by": "rong", "source": "W"}}, "win.by: no such word"),
        ({"aside": 1}, "kita: nobody lays Norths aside in riichi"),
    ],
)
def test_what_is_told_twice_or_means_nothing_is_refused(more, why):
    assert why in str(told("riichi", {**RIICHI, **OF_SCORE, **more}))
