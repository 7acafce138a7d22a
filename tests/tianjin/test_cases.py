"""The worked hands of rules/cases/tianjin.yaml, with kong points and follow, settled to the point."""

import pytest

from fangcheng.core.institutions.follow import pay_follow
from fangcheng.core.institutions.kong_income import pay_hand_end_kongs
from fangcheng.core.settlement.settle_terms import pay_terms_win
from fangcheng.core.state import refusals
from fangcheng.core.state.payment_rows import (
    PAY_ADDED_KONG,
    PAY_CONCEALED_KONG,
    PAY_FOLLOW,
    PAY_OPEN_KONG,
    PAY_SPECIAL_KONG,
    PAY_WIN,
)
from fangcheng.core.table.jokers import joker_after
from fangcheng.tiles import EAST, parse, write
from tabletop import (
    SEATS,
    add_meld,
    cases,
    expected,
    paid,
    patterns,
    quick_win,
    rules_of_case,
    settle,
    table,
    value,
)

REFUSAL = {
    "TIANJIN-29": refusals.JOKER_DISCARDED,
    "TIANJIN-33": refusals.NO_SEVEN_PAIRS,
    "TIANJIN-34": refusals.NO_DISCARD_WIN,
    "TIANJIN-36": refusals.PLAIN_HAND,
}
KONG_ROWS = (PAY_OPEN_KONG, PAY_ADDED_KONG, PAY_CONCEALED_KONG, PAY_SPECIAL_KONG)
KONGS = {"open": "kong 8888p from {}", "concealed": "concealed 2222s", "gold": "concealed 7777s"}


def jokers_of(indicator: str) -> str:
    turned = parse(indicator)[0]
    return write([turned, joker_after(turned)])


def case_table(case):
    """Bets, kongs and first discards as the case tells them; 7s and 8s are jokers where it names none."""
    there = table()
    state = case.get("state", {})
    there.bets.placed[0] = 1 if state.get("sit") else 0
    for seat, pulls in state.get("pull", {}).items():
        there.bets.placed[SEATS.index(seat)] = pulls
    for kind in parse(jokers_of(case.get("jokers", {}).get("indicator", "7s"))):
        there.wild_mask |= type(there.wild_mask)(1 << kind)
    for seat, kongs in state.get("kongs", {}).items():
        for kong in kongs:
            add_meld(there, seat, KONGS[kong].format("S" if seat != "S" else "W"))
    for seat in range(4):
        there.river[seat, 0] = EAST if state.get("follow") else EAST + seat
        there.river_count[seat] = 1
    return there


@pytest.mark.parametrize("case", cases("tianjin", lambda case: "hand" in case))
def test_worked_hand(case):
    rules = rules_of_case("tianjin", case)
    win = quick_win(
        rules,
        case["hand"],
        case["win"]["tile"],
        melds=case.get("melds", ()),
        by=case["win"]["by"],
        source=case["win"].get("from"),
        seat=case["seat"],
        context=case.get("context", ()),
        jokers=jokers_of(case["jokers"]["indicator"]),
    )
    result, expect = value(win, rules), case["expect"]
    assert bool(result.wins) == expect["win"]
    if not expect["win"]:
        assert result.refusal == REFUSAL[expect["why"]]
        return
    assert patterns(result) == expect["patterns"]
    assert result.total == expect["total"]
    there = case_table(case)
    settle(pay_terms_win, there, rules, win, result)
    check_side(there, rules, expect)


@pytest.mark.parametrize("case", cases("tianjin", lambda case: "draw" in case))
def test_worked_drawn_hand(case):
    check_side(case_table(case), rules_of_case("tianjin", case), case["expect"])


def check_side(there, rules, expect):
    pay_hand_end_kongs(there, rules)
    pay_follow(there, rules)
    side = expect.get("side", {})
    assert paid(there, PAY_WIN) == expected(expect["payments"])
    assert paid(there, *KONG_ROWS) == expected(side.get("kongs", {}))
    assert paid(there, PAY_FOLLOW) == expected(side.get("follow", {}))


@pytest.mark.parametrize("case", cases("tianjin", lambda case: "indicator" in case.get("setup", {})))
def test_worked_jokers(case):
    turned = parse(case["setup"]["indicator"])[0]
    assert {turned, joker_after(turned)} == {*parse(case["expect"]["jokers"])}


def test_every_other_case_is_left_to_the_flow():
    rest = cases("tianjin", lambda case: not case.keys() & {"hand", "draw"} and "indicator" not in case["setup"])
    assert [case.id for case in rest] == ["the dealer's dice open the wall one stack further"]
