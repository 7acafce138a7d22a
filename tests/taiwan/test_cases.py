"""The worked hands of rules/cases/taiwan.yaml, settled to the chip."""

import pytest

from fangcheng.core.settlement.settle_tai import dealer_tai, pay_tai_win
from fangcheng.core.state import refusals
from fangcheng.core.state.payment_rows import PAY_SIDE_BET, PAY_WIN
from fangcheng.variants import load
from tabletop import SEATS, cases, expected, paid, patterns, rules_of, settle, table, value, win_of

REFUSAL = {
    "TAIWAN-27": refusals.OPEN_KONG_REPLACEMENT,
    "TAIWAN-44": refusals.PASSED_WIN,
    "TAIWAN-P15": refusals.PASSED_WIN,
}


def case_rules(case):
    """The rules of the case; who broke the wall and who staked what are facts of the table."""
    options = dict(case.get("options", {}))
    options.pop("break_seat", None)
    if "inner_bet" in options:
        options["inner_bet"] = True
    return rules_of("taiwan", options.pop("preset", None), **options)


def case_table(case):
    options = case.get("options", {})
    there = table()
    there.streak = case.get("streak", 0)
    there.round_wind = SEATS.index(case["round"])
    for seat, bases in options.get("inner_bet", {}).items():
        there.bets.placed[SEATS.index(seat)] = bases
    return there


def case_win(case, rules):
    by_flower = case["win"]["tile"].endswith("f")
    win = win_of(
        rules,
        case["hand"],
        "1m" if by_flower else case["win"]["tile"],
        melds=case["melds"],
        by=case["win"]["by"],
        source=case["win"].get("from"),
        seat=case["seat"],
        round=case["round"],
        context=[*case["context"], *(["seven_rob_one"] if by_flower else [])],
        flowers=case["flowers"],
        streak=case.get("streak", 0),
        check=not by_flower,
    )
    east = case.get("options", {}).get("break_seat")
    if east:
        win.seat_wind = (win.seat - SEATS.index(east)) % 4
    return win


@pytest.mark.parametrize("case", cases("taiwan", lambda case: "hand" in case))
def test_worked_hand(case):
    rules, there = case_rules(case), case_table(case)
    win = case_win(case, rules)
    result, expect = value(win, rules), case["expect"]
    assert bool(result.wins) == expect["win"]
    if not expect["win"]:
        assert result.refusal == REFUSAL[expect["why"]]
        return
    assert patterns(result) == expect["patterns"]
    assert result.total == expect["total"]
    settle(pay_tai_win, there, rules, win, result)
    assert paid(there, PAY_WIN) == expected(expect["payments"])
    assert paid(there, PAY_SIDE_BET) == expected(expect.get("side", {}).get("inner_bet", {}))
    for seat, own in expect.get("per_payer", {}).items():
        assert dealer_tai(there, rules, int(win.seat), SEATS.index(seat)) == sum(own.values())


def test_every_case_is_a_hand_or_left_to_the_flow():
    left = [case.id for case in cases("taiwan", lambda case: "hand" not in case)]
    assert left == [
        "drawn hand, nobody pays, the dealer stays and his streak rises",
        "four West in a row from the first discard, dealt again",
        "hkma 2020 - two players win on one discard",
    ]
    assert load("taiwan").presets.keys() == {"sml_2026", "hkma_2020", "home"}
