"""What each player pays for a win, or owes for it, in the words of the method of scoring."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fangcheng.core.state.codes import BY_SELF
from fangcheng.core.state.due_reasons import DueReason
from fangcheng.core.state.rule_codes import FAN, HAN_AND_FU, MCR_POINTS, SUM, TAI
from fangcheng.game.reckoning import fan, han_and_fu, mcr_points, tai, terms
from fangcheng.game.reckoning.dues import Dues
from fangcheng.game.reckoning.factors import factor_steps
from fangcheng.game.reckoning.shares import share_steps
from fangcheng.game.reckoning.step import Cite, Step, Way


def payment_steps(
    rules: Any,
    table: Any,
    win: Any,
    result: Any,
    changes: Sequence[int],
    dues: Dues,
    notes: Mapping[int, int],
    cite: Cite,
) -> list[Step]:
    """Tell how every payer's amount comes about: one line of who pays, two of who owes it (`notes`, by debtor).

    Who pays what, and why, settlement has decided and written down as `dues`; nothing of it is decided here.
    """
    winner = int(win.seat)
    steps: list[Step] = []
    for payer in range(int(table.seats)):
        if payer in notes:
            steps += _noted(rules, table, win, result, payer, notes[payer], dues, cite)
        elif payer != winner and changes[payer] < 0:
            steps.append(_payment(rules, table, win, result, payer, -changes[payer], dues, cite))
            if rules.own_factors:
                steps += factor_steps(rules, table, win, result, payer, dues, cite)
            elif rules.method >= SUM:
                steps += share_steps(rules, table, win, result, payer, dues, cite)
    return steps


def _noted(
    rules: Any, table: Any, win: Any, result: Any, debtor: int, owed: int, dues: Dues, cite: Cite
) -> Iterator[Step]:
    """Tell what the debtor has to pay for the win, and what he owes with it: an open note has grown by half before.

    Rules: TAIWAN-P19.
    """
    amount = dues.amounts[debtor]
    yield _payment(rules, table, win, result, debtor, amount, dues, cite)
    if owed == amount:
        yield Step(key="step-noted", args={"seat": debtor}, value=owed, rule=cite("notes"))
        return
    before = (2 * (owed - amount) + 2) // 3  # the note that with its half, rounded down, makes the rest
    args: dict[str, int | str] = {"seat": debtor, "note": before, "half": before // 2, "amount": amount}
    yield Step(key="step-note-grown", args=args, value=owed, rule=cite("notes"))


def _payment(rules: Any, table: Any, win: Any, result: Any, payer: int, amount: int, dues: Dues, cite: Cite) -> Step:
    """Tell what one player pays, and how that comes about."""
    rule = cite(_topic(rules, win, dues, dues.reason(payer)))
    key, args = _way_of_paying(rules, table, win, result, payer, amount, dues)
    return Step(key=key, args={"seat": payer, **args}, value=amount, rule=rule)


def _topic(rules: Any, win: Any, dues: Dues, told: DueReason) -> str:
    """Return the topic of the rule for paying at all; why one pays for others is told in a line below.

    By han and fu no line stands below: where somebody is liable, that rule says what he pays, and the discarder too.
    Rules: RIICHI-91, SANMA-37.
    """
    if rules.method == HAN_AND_FU and dues.somebody_is_liable():
        return "pays-liable"
    if told.sentence in ("pays", "pays-more"):
        return told.topic
    return "pays-self-draw" if win.by == BY_SELF else "pays-discard"


def _way_of_paying(rules: Any, table: Any, win: Any, result: Any, payer: int, amount: int, dues: Dues) -> Way:
    """Return the sentence of a payment and its numbers."""
    method = int(rules.method)
    if method == HAN_AND_FU:
        return han_and_fu.way_of_paying(rules, table, win, result, payer, amount, dues)
    if method == MCR_POINTS:
        return mcr_points.way_of_paying(rules, result, payer, dues)
    if method == TAI:
        return tai.way_of_paying(rules, table, result, payer)
    if method >= SUM:
        return "pays", {}
    if method == FAN:
        return fan.way_of_paying(result, payer, amount, dues)
    return terms.way_of_paying(rules, result, amount)
