"""The worked hands, kongs and empty walls of rules/cases/sichuan.yaml, settled to the point."""

import numpy as np
import pytest

from fangcheng.core.institutions.empty_wall import check_empty_wall
from fangcheng.core.institutions.kong_income import pay_transfer
from fangcheng.core.settlement.settle_fan import pay_fan_win
from fangcheng.core.state import refusals
from fangcheng.core.state.payment_rows import PAY_REFUND, PAY_TRANSFER, PAY_WIN
from tabletop import (
    SEATS,
    cases,
    desk,
    expected,
    give,
    make_kong,
    note_waits,
    paid,
    patterns,
    quick_win,
    rules_of_case,
    scores,
    table,
    value,
)

REFUSAL = {"SICHUAN-17": refusals.HOLDS_LACK, "SICHUAN-28": refusals.NO_SHAPE}


def case_table(case, rules):
    there = table()
    state = case.get("table", {})
    for seat in state.get("already_won", ()):
        leave(there, seat)
    for seat, suit in state.get("lack", {}).items():
        there.lack.suit[SEATS.index(seat)] = "mps".index(suit)
    for seat, other in case.get("others", {}).items():
        for meld in other["melds"]:
            if not meld.startswith("pon"):
                make_kong(there, rules, seat, meld)
    return there


def leave(there, seat):
    """The seat has won earlier in the hand."""
    number = SEATS.index(seat)
    there.in_play = int(there.in_play) & ~(1 << number)
    there.won_order[int(there.won_count)] = number
    there.won_count += 1


def asks_claim(case):
    """The case asks whether a win may be called at all, which is not for the value of a hand to say."""
    return case["win"].get("kong") == "exposed"


def winner_of(case, rules, hand):
    win = quick_win(
        rules,
        hand["hand"],
        case["win"]["tile"],
        melds=hand.get("melds", ()),
        by=case["win"]["by"],
        source=case["win"].get("from"),
        seat=hand["seat"],
        context=case.get("context", ()),
        lack=case.get("table", {}).get("lack", {}).get(hand["seat"]),
    )
    return win, value(win, rules)


@pytest.mark.parametrize("case", cases("sichuan", lambda case: "win" in case and not asks_claim(case)))
def test_worked_hand(case):
    rules = rules_of_case("sichuan", case)
    there, expect = case_table(case, rules), case["expect"]
    on_desk = desk()
    for hand in case.get("winners", [case]):
        win, result = winner_of(case, rules, hand)
        assert bool(result.wins) == expect["win"]
        if not expect["win"]:
            assert result.refusal == REFUSAL[expect["why"]]
            return
        assert patterns(result) == hand.get("patterns", expect.get("patterns"))
        assert result.total == expect.get("total", result.total)
        on_desk.work.wins[win.seat], on_desk.work.results[win.seat] = win, result
        on_desk.work.won |= np.uint8(1 << int(win.seat))
        pay_fan_win(there, rules, on_desk, int(win.seat))
    pay_transfer(there, rules, on_desk)
    if "payments" in expect:
        assert paid(there, PAY_WIN) == expected(expect["payments"])
    assert paid(there, PAY_TRANSFER, PAY_REFUND) == expected(expect.get("side", {}))


@pytest.mark.parametrize("case", cases("sichuan", lambda case: "event" in case))
def test_worked_kongs(case):
    rules = rules_of_case("sichuan", case)
    there = case_table(case, rules)
    for event in case["event"]:
        make_kong(there, rules, event["by"], event["kong"], event.get("fresh", True))
    assert scores(there) == expected(case["expect"]["payments"])


@pytest.mark.parametrize("case", cases("sichuan", lambda case: "draw" in case))
def test_worked_empty_wall(case):
    rules = rules_of_case("sichuan", case)
    there = case_table(case, rules)
    for seat, state in case["draw"].items():
        if state.get("won"):
            leave(there, seat)
        else:
            give(there, seat, state["hand"], state.get("melds", ()))
    for receiver, payers in case["kong_income"].items():
        for payer, amount in payers.items():
            there.kong_income.points[SEATS.index(receiver), SEATS.index(payer)] = amount
    note_waits(there, rules)
    check_empty_wall(there, rules, desk())
    assert scores(there) == expected(case["expect"]["payments"])


def test_every_other_case_is_left_to_the_flow():
    played = {"event", "draw"}
    left = cases("sichuan", lambda case: not case.keys() & played and ("win" not in case or asks_claim(case)))
    assert [case.id for case in left] == [
        "last four tiles - passing a possible win is refused",
        "a kong of a discard is not robbed",
        "mil 2025 - table points of a game by rank, the second and the third alike",
    ]
