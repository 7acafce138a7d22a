"""The suite says no where it should: wrong expectations, foreign keys, cases nobody can run."""

from copy import deepcopy

import pytest

from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case

PLAIN = {
    "rules": ["RIICHI-87"],
    "seat": "E",
    "round": "E",
    "hand": "234567m34p67899s",
    "melds": [],
    "win": {"tile": "5p", "by": "self"},
    "context": ["riichi"],
    "dora_indicators": ["1z"],
    "ura_indicators": ["2z"],
    "expect": {
        "win": True,
        "patterns": {"riichi": 1, "fully_concealed": 1, "pinfu": 1},
        "total": {"han": 3, "fu": 20},
        "payments": {"E": 3900, "S": -1300, "W": -1300, "N": -1300},
    },
}


def case_of(variant="riichi", expect=None, **changes):
    fields = deepcopy(PLAIN)
    fields.update({key: value for key, value in changes.items() if value is not None})
    for key, value in changes.items():
        if value is None:
            del fields[key]
    fields["expect"].update(expect or {})
    return Case("test.yaml", 1, variant, "a case", fields)


def told(case):
    outcome = run_case(case)
    assert outcome.status == "failed"
    return str(outcome)


def test_the_plain_case_passes():
    assert run_case(case_of()).status == "passed"


@pytest.mark.parametrize(
    ("expect", "words"),
    [
        ({"win": False, "patterns": {}, "total": 0}, "win: expected false, got true"),
        ({"patterns": {"riichi": 1, "pinfu": 1}}, "patterns: expected {riichi: 1, pinfu: 1}, got {"),
        ({"total": {"han": 3, "fu": 30}}, "total: expected {han: 3, fu: 30}, got {han: 3, fu: 20}"),
        ({"payments": {"E": 3900, "S": -3900}}, "payments: expected {E: 3900, S: -3900}, got {E: 3900, S: -1300"),
        ({"next": {"dealer": "S"}}, "next: expected {dealer: S}, got {dealer: E"),
        ({"side": {"riichi_sticks": {"S": 1000}}}, "side: expected {riichi_sticks: {S: 1000}}, got {riichi_sticks: {"),
    ],
)
def test_a_wrong_expectation_is_told_with_what_came_out(expect, words):
    assert words in told(case_of(expect=expect))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        (
            {"honbas": 1},
            'no key "honbas". Did you mean "honba"? Known here: after, also, balance, bankrupt, bound, caishen',
        ),
        ({"win": {"tile": "5p", "by": "self", "form": "W"}}, 'no key "win.form". Did you mean "win.from"?'),
        ({"context": ["riichy"]}, 'no circumstance "riichy". Did you mean "riichi"?'),
        ({"options": {"kuitn": False}}, 'no option of riichi "kuitn". Did you mean "kuitan"?'),
        ({"options": {"preset": "tenho"}}, 'Did you mean "tenhou"?'),
        ({"hand": "234567m34p6789s"}, "has 12 tiles; without the winning tile it needs 13"),
        ({"hand": "234567m34p67899k"}, 'hand: "234567m34p67899k": no suit "k"'),
        ({"win": {"tile": "5q", "by": "self"}}, 'win.tile: "5q": no suit "q"'),
        ({"melds": ["pon 111z from X"], "hand": "234567m34p67s"}, "melds: no seat 'X'"),
        ({"seat": None}, "seat: missing; E, S, W or N"),
        ({"hand": None}, "hand: missing"),
        ({"hand": 123}, "hand: 123 is not text (quote digits)"),
        ({"seat": "X"}, "seat: 'X' is no seat; seats are E S W N"),
        ({"honba": "two"}, "honba: 'two' is not a whole number"),
        ({"honba": -1}, "honba: -1 is not between 0 and 1000"),
        ({"win": {"tile": "5p", "by": "discard"}}, "win.from: the seat that gave the tile"),
        ({"win": None}, "match, session, rotation, turn, wall; this has none"),
        ({"draw": {"kind": "exhaustive"}}, "this has win and draw"),
        ({"melds": ["pin 111z from S"], "hand": "234567m34p67s"}, 'no kind of meld "pin". Did you mean "pon"?'),
        ({"dora_indicators": ["9s"], "hand": "234567m34p69999s"}, "5 copies of 9s; this game has 4"),
        ({"hand": "234m234p99s77777z"}, "5 copies of 7z; this game has 4"),
        ({"hand": "234567m234p7777z", "win": {"tile": "7z", "by": "self"}}, "5 copies of 7z; this game has 4"),
        ({"hand": "234567m234p7777z", "win": None, "check": {"action": "win", "tile": "7z"}}, "5 copies of 7z"),
        ({"hand": None, "win": None, "turn": {"hand": "234567m234p77777z"}}, "5 copies of 7z; this game has 4"),
        (
            {**dict.fromkeys(("seat", "hand", "win", "context")), "draw": {"hands": {"S": "234m234p99s77777z"}}},
            "5 copies of 7z; this game has 4",
        ),
    ],
)
def test_a_case_that_says_something_else_is_refused_in_one_line(changes, words):
    line = told(case_of(**changes))
    assert words in line
    assert "\n" not in line


def test_an_unknown_expectation_is_an_error():
    assert 'no result "paymets". Did you mean "payments"?' in told(case_of(expect={"paymets": {}}))


def test_a_variant_without_a_page_is_not_supported_and_not_passed():
    assert run_case(case_of(variant="no_such_game")).status == "unsupported"


def test_a_refused_win_tells_the_reason():
    line = told(case_of(win={"tile": "1z", "by": "self"}))
    assert "win: expected true, got false, the hand is not complete with 1z (RIICHI-62)" in line


@pytest.mark.parametrize(
    ("why", "words"),
    [
        ([], "expect.why: [] is not text"),
        ({}, "expect.why: {} is not text"),
        (7, "expect.why: 7 is not text"),
        ("RIICHI-1", "why: expected"),
    ],
)
def test_a_refusal_for_another_reason_is_told_whatever_the_case_calls_a_reason(why, words):
    case = case_of(hand="134567m34p67899s", expect={"win": False, "why": why})
    del case.fields["expect"]["patterns"], case.fields["expect"]["total"], case.fields["expect"]["payments"]
    assert words in told(case)
