"""A refused win names the one rule that stands against it, at every door; a case that cites another fails."""

import json

import pytest

from fangcheng import score
from fangcheng.cli import main
from fangcheng.conform.casefile import Case
from fangcheng.conform.runner import run_case

NORTH = {"melds": ["pon 222z from S", "pon 999s from W"], "by": "rob", "source": "S"}
FIVE, NO_HAND = "444p123456789s7z", "444p12346789s77z"
WINS = [
    pytest.param("sanma", "123p456s4z", "4z", NORTH, "SANMA-22", marks=pytest.mark.rule("SANMA-22")),
    pytest.param(
        "sanma", "19m19p19s1234567z", "4z", {"by": "rob", "source": "S", "options": {"kita_rob": False}}, "SANMA-22",
        marks=pytest.mark.rule("SANMA-22"),
    ),
    pytest.param(
        "sanma", "123p456s4z", "4z", {**NORTH, "by": "discard"}, "SANMA-29", marks=pytest.mark.rule("SANMA-29")
    ),
    pytest.param("hongzhong", FIVE, "4p", {}, "HONGZHONG-19", marks=pytest.mark.rule("HONGZHONG-19")),
    pytest.param("hongzhong", "123456m789p22m45s", "7p", {}, "HONGZHONG-18", marks=pytest.mark.rule("HONGZHONG-18")),
    pytest.param(
        "guangdong", "444p123456789s5f", "4p", {"preset": "mil_2023"}, "GUANGDONG-P4",
        marks=pytest.mark.rule("GUANGDONG-P4"),
    ),
    pytest.param(
        "riichi", "19m19p19s1234677z", "5z",
        {"by": "rob", "source": "S", "context": ["concealed_kong_robbed"], "preset": "rcr_2024"},
        "RIICHI-70", marks=pytest.mark.rule("RIICHI-70"),
    ),
    pytest.param("luoshu", "159258m456p3s222z", "3s", {"bets": {"S": 2}}, "LUOSHU-26",
                 marks=pytest.mark.rule("LUOSHU-26")),
    pytest.param("nanchang", "147m35p9s1234567z", "8p", {"jokers": "6m"}, "NANCHANG-15",
                 marks=pytest.mark.rule("NANCHANG-15")),
    pytest.param("hainan", "146m258p369s1235z", "7z", {}, "HAINAN-24", marks=pytest.mark.rule("HAINAN-24")),
]  # fmt: skip


@pytest.mark.parametrize(("variant", "hand", "tile", "told", "rule"), WINS)
def test_a_refused_win_names_the_very_rule(variant, hand, tile, told, rule):
    win = score(variant, hand, tile, mode="interpreted", **told)
    assert (win.wins, win.refusal_rule) == (False, rule)


def test_the_terminal_names_the_same_rule_and_no_other(capsys):
    words = ["--meld", "pon 222z from S", "--meld", "pon 999s from W", "--by", "rob", "--from", "S"]
    main(["score", "sanma", "123p456s4z", "4z", *words, "--json"])
    assert json.loads(capsys.readouterr().out)["rules"] == ["SANMA-22"]


def outcome_of(variant, why, **fields):
    case = {"name": "a case", "seat": "E", "context": [], "melds": [], **fields, "expect": {"win": False, "why": why}}
    return run_case(Case("test.yaml", 1, variant, "a case", case))


@pytest.mark.parametrize(("why", "status"), [("SANMA-22", "passed"), ("SANMA-29", "failed"), ("RIICHI-64", "failed")])
def test_a_case_passes_with_the_rule_that_the_engine_names_alone(why, status):
    told = {"hand": "123p456s4z", "melds": NORTH["melds"], "dora_indicators": ["1m"], "round": "E"}
    assert outcome_of("sanma", why, **told, win={"tile": "4z", "by": "rob", "from": "S"}).status == status


def test_no_other_rule_stands_in_for_the_one_of_the_shapes():
    told = {"hand": "147m35p9s1234567z", "jokers": {"indicator": "6m"}, "win": {"tile": "8p", "by": "self"}}
    outcome = outcome_of("nanchang", "NANCHANG-16", seat="W", **{key: told[key] for key in told})
    assert "why: expected NANCHANG-16, got the hand is not complete with 8p (NANCHANG-15)" in str(outcome)
