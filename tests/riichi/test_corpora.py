"""Hands scored by others: real games of Tenhou, and the test suites of four engines, all of them."""

from collections import defaultdict
from typing import Any

import pytest

from fangcheng.records.tenhou.yaku import YAKU
from riichi.corpora import (
    Scored,
    kobalab_hands,
    mahjax_hands,
    pypi_hands,
    riichienv_hands,
    tenhou_wins,
)
from riichi.engine import pay_hands, rules_of, value_hands, worth


def differences(cases: list[Scored]) -> list[str]:
    """What the engine says otherwise, one line a hand."""
    groups: dict[str, list[Scored]] = defaultdict(list)
    for case in cases:
        groups[repr((case.variant, sorted(case.options.items())))].append(case)
    found = []
    for group in groups.values():
        rules = rules_of(group[0].variant, **group[0].options)
        wins, results = value_hands(rules, [case.hand for case in group])
        wins["payer"] = [-1 if case.source is None else case.source for case in group]
        changes = pay_hands(rules, wins, results, [case.hand.counters for case in group])
        for case, result, change in zip(group, results, changes, strict=True):
            wrong = disagreements(case, result, change)
            if wrong:
                found.append(f"{case.name}: {wrong} {case.hand}")
    return found


def disagreements(case: Scored, result: Any, change: list[int]) -> dict[str, tuple[Any, Any]]:
    """Parts that differ, as (engine, source)."""
    value = worth(result)
    if value is None or not case.wins:
        return {} if (value is not None) == case.wins else {"wins": (value, case.wins)}
    told = {
        "values": (value["values"], case.values),
        "yaku": (set(value["values"]), case.yaku),
        "some_yaku": (set(value["values"]) & case.some_yaku, case.some_yaku),
        "han": (value.get("han"), case.han),
        "fu": (value.get("fu"), case.fu),
        "yakuman": (value["yakuman"], case.units),
        "base": (value["base"], case.base),
    }
    if case.paid is not None:
        change[case.seat] += 1000 * case.sticks
        told["paid"] = (change, case.paid)
    return {part: pair for part, pair in told.items() if pair[1] is not None and pair[0] != pair[1]}


@pytest.mark.by_day
@pytest.mark.rule(
    "RIICHI-78",
    "RIICHI-79",
    "RIICHI-81",
    "RIICHI-82",
    "RIICHI-83",
    "RIICHI-84",
    "RIICHI-85",
    "RIICHI-86",
    "RIICHI-87",
    "RIICHI-88",
    "SANMA-17",
    "SANMA-31",
    "SANMA-32",
    "SANMA-33",
    "SANMA-34",
    "SANMA-36",
    "SANMA-F-kita",
)
def test_twelve_thousand_wins_of_real_games_are_worth_what_tenhou_paid(shared_data):
    cases = tenhou_wins(shared_data("riichi/tenhou-phoenix-wins.jsonl.gz"), YAKU)
    assert len(cases) == 11_971
    assert differences(cases) == []


@pytest.mark.rule("RIICHI-83", "RIICHI-84", "RIICHI-86", "RIICHI-87", "RIICHI-88")
def test_seven_thousand_hands_of_kobalab_are_worth_the_same(shared_data):
    cases = kobalab_hands(shared_data("riichi/kobalab/hule.json"))
    assert len(cases) == 7_000
    assert differences(cases) == []


@pytest.mark.rule("RIICHI-86", "SANMA-32")
@pytest.mark.parametrize(("file", "count"), [("agari_4p.json", 815), ("agari_3p.json", 402)])
def test_hands_of_riichienv_are_worth_the_same(shared_data, file, count):
    cases = riichienv_hands(shared_data("riichi/riichienv") / file)
    assert len(cases) == count
    assert differences(cases) == []


@pytest.mark.rule("RIICHI-64", "RIICHI-86")
def test_hands_of_the_package_mahjong_are_worth_the_same(shared_data):
    cases, left_out = pypi_hands(shared_data("riichi/mahjong-pypi/recorded_vectors.jsonl"))
    assert len(cases) + sum(left_out.values()) == 232
    assert differences(cases) == []


@pytest.mark.rule("RIICHI-84", "RIICHI-86")
def test_hands_of_mahjax_are_worth_the_same(shared_data):
    cases = mahjax_hands(shared_data("riichi/mahjax/yaku_test.json"))
    assert len(cases) == 41
    assert differences(cases) == []
