"""How the share of a payer comes about, for games that pay in shares (settle_shares.py)."""

from collections.abc import Iterator
from typing import Any

from fangcheng.core.institutions.pair_units import bid_times
from fangcheng.core.institutions.raising import times_raised
from fangcheng.core.scoring.classes import IS_BIG
from fangcheng.core.scoring.combine import COUNTED
from fangcheng.core.scoring.rows import NO_PATTERN, first_of
from fangcheng.core.scoring.taken import added_by_rows
from fangcheng.core.settlement.settle_shares import holds, rows_twice, share_stake
from fangcheng.core.state.codes import BY_SELF
from fangcheng.core.state.due_reasons import DUE_AT_MOST
from fangcheng.core.state.rule_codes import (
    CLASSES,
    DISCARDER_PAYS_EACH,
    PART_LIMIT,
    SHARE_DEALER,
)
from fangcheng.game.reckoning.dues import Dues
from fangcheng.game.reckoning.step import Cite, Step
from fangcheng.rules.declared import PLACES

# The topic of each reason, by its word.
TOPICS = {
    "dealer": "share-dealer",
    "repeats": "share-repeats",
    "self_draw": "share-self_draw",
    "discarder": "share-discarder",
    "bystander": "share-bystander",
    "closed": "share-closed",
    "bets": "share-bets",
    "wash_outs": "share-wash_outs",
    "unready": "share-unready",
    "surcharge": "share-surcharge",
    "triple": "share-triple",
    "closed_draw": "share-closed_draw",
    "all_closed": "share-all_closed",
}

# The terms of a share: field of the rules, key of the line, its sign.
TERMS = (
    ("share_fan", "share-fan", "+{}"),
    ("share_units", "share-units", "+{}"),
    ("share_points", "share-points", "+{}"),
    ("share_times", "share-points", "×{}"),
    ("share_half", "share-points", "½"),
)


def share_steps(rules: Any, table: Any, win: Any, result: Any, payer: int, dues: Dues, cite: Cite) -> list[Step]:
    """Return the lines below a payment: the terms of the payer's share, or the shares that he pays and how often."""
    told = dues.reason(payer)
    rule, often = cite(told.topic), max(dues.times[payer])
    if told.sentence == "share-rest":
        return [*shares_of_others(payer, dues, rule), *_rests(rules, dues, rule)]
    if told.sentence not in ("share-of", "share-bound"):
        terms = list(_terms(rules, table, win, result, payer, cite))
        if dues.cut[payer]:
            terms.append(Step(key="share-cap", args={"cap": dues.shares[payer]}, depth=1, rule=cite("share-cap")))
        most = Step(key="share-cap", args={"cap": int(rules.bystander_most)}, depth=1, rule=rule)
        return [*terms, most] if told.sentence == "share-cap" else terms
    steps = shares_of_others(payer, dues, rule) if told.sentence == "share-of" else []
    if often > 1 or told.sentence == "share-bound":
        steps.append(Step(key="share-bound", args={"effect": f"×{often}"}, depth=1, rule=rule))
    return steps


def shares_of_others(payer: int, dues: Dues, rule: str) -> list[Step]:
    """Return a line for each share that one player pays."""
    return [
        Step(key="share-of", args={"seat": seat}, value=dues.shares[seat], depth=1, rule=rule)
        for seat, often in enumerate(dues.times[payer])
        if often
    ]


def _rests(rules: Any, dues: Dues, rule: str) -> Iterator[Step]:
    """Yield a line for what goes beyond the part of each who pays no more than the most."""
    for seat, reason in enumerate(dues.reasons):
        if reason == DUE_AT_MOST:
            rest = dues.shares[seat] - int(rules.bystander_most)
            yield Step(key="share-rest", args={"seat": seat}, value=rest, depth=1, rule=rule)


def _terms(rules: Any, table: Any, win: Any, result: Any, payer: int, cite: Cite) -> Iterator[Step]:
    if rules.limit_flat and first_of(rules, result, PART_LIMIT) != NO_PATTERN:
        return
    twice = int(rows_twice(table, rules, win, result, payer))
    counts = {place: int(holds(table, rules, win, payer, place)) for place in PLACES["share_units"].values()}
    if twice:
        told: dict[str, int | str] = {"reason": "dealer", "effect": f"+{twice}"}
        yield Step(key="share-fan", args=told, depth=1, rule=cite(TOPICS["dealer"]))
    if rules.dealer_rows and counts[SHARE_DEALER]:
        told = {"reason": "dealer", "effect": f"+{int(rules.dealer_rows) * max(1, int(result.parts[COUNTED]))}"}
        yield Step(key="share-points", args=told, depth=1, rule=cite(TOPICS["dealer"]))
    if share_stake(rules) > 1:
        yield Step(key="share-unit", args={"effect": f"×{int(share_stake(rules))}"}, depth=1, rule=cite("share-unit"))
    if rules.common_fan:
        told = {"effect": f"+{int(rules.common_fan)}"}
        yield Step(key="share-common", args=told, depth=1, rule=cite("share-common"))
    raised = int(times_raised(table, rules, int(win.seat), payer)) if rules.raise_return else 1
    if raised > 1:
        yield Step(key="share-raise", args={"effect": f"×{raised}"}, depth=1, rule=cite("share-raise"))
    bids = int(bid_times(table, rules, int(win.seat), payer)) if rules.bet_times else 1
    if bids > 1:
        told = {"reason": "bets", "effect": f"×{bids}"}
        yield Step(key="share-points", args=told, depth=1, rule=cite(TOPICS["bets"]))
    for reason, place in PLACES["share_units"].items():
        numbers = [int(rules[field][place]) for field, _, _ in TERMS]
        count = counts[place] if any(numbers) else 0
        for (field, key, sign), number in zip(TERMS, numbers, strict=True):
            if count and number and not (number == 1 and field == "share_times"):  # once is no term
                effect = sign.format(number**count if "×" in sign else count * number)
                if field == "share_fan" and rules.method == CLASSES:
                    if result.parts[IS_BIG]:  # begins with the same whoever deals
                        continue
                    key = "share-begins"
                yield Step(key=key, args={"reason": reason, "effect": effect}, depth=1, rule=cite(TOPICS[reason]))
    if win.by != BY_SELF and rules.discard_payers == DISCARDER_PAYS_EACH:
        effect = f"×{int(table.seats) - 1}"
        yield Step(key="share-each", args={"effect": effect}, depth=1, rule=cite("pays-discard"))
    added = int(added_by_rows(rules, result)) if rules.takes_most else 0
    if added:
        yield Step(key="share-added", args={"effect": f"+{added}"}, depth=1, rule=cite("share-added"))
