"""A case that calls what it tells as `score` does is the same case."""

import pytest

from fangcheng.conform.casefile import Case, read_cases
from fangcheng.conform.runner import run_case
from fangcheng.conform.words_of_score import KEYS
from plugins.rulebook import RULES

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


NOTHING = {
    "aside": 0,
    "context": [],
    "counters": 0,
    "deposits": 0,
    "discards": "",
    "dora": "",
    "flowers": "",
    "kong_tiles": [],
    "melds": [],
    "turned": "",
    "ura": "",
    "ura_indicators": [],
    "wake": [],
}


def first_win(variant):
    """The first case of a game's own whose hand wins."""
    cases = read_cases(RULES / f"cases/{variant}.yaml", None)
    return next(case.fields for case in cases if "win" in case.fields and case.fields["expect"].get("win") is True)


@pytest.mark.parametrize("variant", ["riichi", "mcr", "changsha", "wenzhou", "sichuan", "anqing"])
def test_what_is_told_to_be_none_is_taken_where_there_is_none(variant):
    """As `score` takes the same, spelt out: no ura, no tile turned, no joker."""
    case = first_win(variant)
    for key, nothing in NOTHING.items():
        if not {key, KEYS.get(key, key)} & {*case}:
            outcome = told(variant, {**case, key: nothing})
            assert outcome.status == "passed", (key, str(outcome))


@pytest.mark.parametrize(
    ("variant", "key", "held", "refused"),
    [
        ("mcr", "ura", "1m", "1m indicates no dora"),
        ("mcr", "kong_tiles", ["1z"], "kong_tiles: no tile is laid out singly"),
        ("mcr", "wake", ["1z"], "wake: no tile is turned at this table"),
        ("mcr", "caishen", {"N": 1}, "caishen: N holds another number of them"),
        ("mcr", "caishen", {"N": 0}, ""),
    ],
)
def test_what_is_told_to_be_there_is_refused_where_there_is_none(variant, key, held, refused):
    outcome = told(variant, {**first_win(variant), key: held})
    assert outcome.trouble.startswith(refused)
    assert outcome.status == ("failed" if refused else "passed")
