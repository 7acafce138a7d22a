"""The worked hands of rules/cases/mcr.yaml: fans, points, and who pays."""

from pathlib import Path

import numpy as np
import pytest

from fangcheng.core.settlement.settle_mcr import pay_mcr_win
from fangcheng.core.state.table import TABLE
from fangcheng.game.hands import desk_for_hands
from mcr.hands import PATTERN_NAMES, counts, rules_of, value_interpreted
from tabletop import win_of
from yaml_text import read_yaml

CASES = read_yaml((Path(__file__).parents[2] / "rules" / "cases" / "mcr.yaml").read_text(encoding="utf-8"))


def winning_cases():
    wins = [case for case in CASES if "win" in case]
    return [pytest.param(case, id=case["name"], marks=pytest.mark.rule(*case["rules"])) for case in wins]


def facts_of(case):
    return {
        "melds": case["melds"],
        "by": case["win"]["by"],
        "source": case["win"].get("from"),
        "seat": case["seat"],
        "round": case["round"],
        "flowers": case.get("flowers", ""),
        "context": case.get("context", []),
    }


@pytest.mark.by_day
@pytest.mark.parametrize("case", winning_cases())
def test_case(case):
    rules = rules_of(**case.get("options", {}))
    win = win_of(rules, case["hand"], case["win"]["tile"], **facts_of(case))
    result = value_interpreted(rules, win)
    expected = case["expect"]
    assert bool(result.wins) == expected["win"]
    if not expected["win"]:
        return
    assert {fan: int(result["values"][PATTERN_NAMES.index(fan)]) for fan in counts(result)} == expected["patterns"]
    assert result.total == expected["total"]
    assert payments(rules, win, result) == expected["payments"]


def payments(rules, win, result):
    """Changes of the four scores when the win is paid."""
    desk, table = desk_for_hands(), np.zeros(1, TABLE).view(np.recarray)[0]
    table.seats = 4
    desk.work.wins[win.seat] = win
    desk.work.results[win.seat] = result
    pay_mcr_win(table, rules, desk, int(win.seat))
    assert table.payment_count == 1
    assert list(table.payments[0][4:8]) == list(table.scores)
    return dict(zip("ESWN", map(int, table.scores), strict=True))
