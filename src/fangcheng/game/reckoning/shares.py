"""How the share of a payer comes about, for games that pay in shares (settle_shares.py)."""

from collections.abc import Iterable, Iterator
from typing import Any

from fangcheng.core.institutions.cover import is_late, owes_share, who_is_liable, who_pays_all, who_pays_for_kong
from fangcheng.core.institutions.pair_units import bid_times
from fangcheng.core.institutions.raising import times_raised
from fangcheng.core.scoring.classes import IS_BIG
from fangcheng.core.scoring.combine import COUNTED
from fangcheng.core.scoring.rows import NO_PATTERN, first_of
from fangcheng.core.scoring.taken import added_by_rows
from fangcheng.core.settlement.doubled_bonds import doubled_share, pays_doubled
from fangcheng.core.settlement.settle_bonds import (
    pays_by_bonds,
    pays_by_chows,
    pays_by_feeding,
    shares_by_chows,
    times_for_feeding,
)
from fangcheng.core.settlement.settle_shares import holds, rows_twice, share_of, share_stake
from fangcheng.core.state.codes import BY_SELF, NOBODY
from fangcheng.core.state.rule_codes import (
    BOUND_PAYS_ALL,
    CLASSES,
    DISCARDER_PAYS_ALL,
    DISCARDER_PAYS_EACH,
    FIRST_WIN_ENDS,
    PART_LIMIT,
    SHARE_DEALER,
)
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


def share_steps(rules: Any, table: Any, win: Any, result: Any, payer: int, amount: int, cite: Cite) -> list[Step]:
    """Return the lines below a payment of `amount`: the terms of the payer's share, or the shares that he pays."""
    winner = int(win.seat)
    if pays_by_chows(table, rules, winner):
        return _for_chows(rules, table, win, result, payer, cite)
    if pays_doubled(table, rules, winner):
        return _for_doubled(rules, table, win, result, payer, cite)
    if pays_by_feeding(table, rules, winner):
        return _for_feeding(rules, table, win, result, payer, cite)
    if pays_by_bonds(table, rules, winner):
        shares = amount // max(1, int(share_of(table, rules, win, result, payer)))
        return [Step(key="share-bound", args={"effect": f"×{shares}"}, depth=1, rule=cite("pays-bound"))]
    if int(who_pays_all(table, rules, win, result, winner)) != payer:
        return list(_terms(rules, table, win, result, payer, cite))
    topic = _why_for_all(rules, table, win, result)
    winners = _together(rules, table, winner)
    others = [seat for seat in range(int(table.seats)) if owes_share(table, rules, win, result, seat, payer, winners)]
    return _shares_of(rules, table, win, result, others, cite(topic))


def _shares_of(rules: Any, table: Any, win: Any, result: Any, seats: Iterable[int], rule: str) -> list[Step]:
    """Return a line for the share of each of these seats, which one payer pays."""
    return [
        Step(
            key="share-of",
            args={"seat": seat},
            value=int(share_of(table, rules, win, result, seat)),
            depth=1,
            rule=rule,
        )
        for seat in seats
    ]


def _for_chows(rules: Any, table: Any, win: Any, result: Any, payer: int, cite: Cite) -> list[Step]:
    """Return the shares of all, which a player bound by chows pays, and how often he pays them if more than once.

    Rules: HANGZHOU-25, HANGZHOU-26.
    """
    others = [seat for seat in range(int(table.seats)) if seat != win.seat]
    steps = _shares_of(rules, table, win, result, others, cite("pays-bound"))
    times = int(shares_by_chows(table, int(win.seat), payer))
    if times > 1:
        steps.append(Step(key="share-bound", args={"effect": f"×{times}"}, depth=1, rule=cite("pays-bound")))
    return steps


def _for_feeding(rules: Any, table: Any, win: Any, result: Any, payer: int, cite: Cite) -> list[Step]:
    """Return the shares that a player pays who has fed the winner, or who gives the tile, and how often if not once.

    Rules: NANNING-27, NANNING-28, NANNING-29.
    """
    for_all = [seat for seat in range(int(table.seats)) if seat != win.seat]
    given = [int(win.payer)] if payer != win.payer else []
    steps = _shares_of(rules, table, win, result, for_all if win.by == BY_SELF else given, cite("pays-bound"))
    times = int(times_for_feeding(table, rules, win, payer))
    if times > 1:
        steps.append(Step(key="share-bound", args={"effect": f"×{times}"}, depth=1, rule=cite("pays-bound")))
    return steps


def _for_doubled(rules: Any, table: Any, win: Any, result: Any, payer: int, cite: Cite) -> list[Step]:
    """Return the shares that a player pays where bonds double, and how often if not once.

    Rules: GUANGXI-33, GUANGXI-39.
    """
    winners = _together(rules, table, int(win.seat))
    often = {
        seat: int(doubled_share(table, rules, win, winners, payer, seat))
        for seat in range(int(table.seats))
        if seat != win.seat
    }
    steps = _shares_of(rules, table, win, result, [seat for seat in often if often[seat]], cite("pays-bound"))
    times = max(often.values())
    if times > 1:
        steps.append(Step(key="share-bound", args={"effect": f"×{times}"}, depth=1, rule=cite("pays-bound")))
    return steps


def _together(rules: Any, table: Any, winner: int) -> int:
    """Return the winner and who has won with him as a mask; where play goes on, nobody's share hangs on that."""
    mask = 1 << winner
    if rules.play_on == FIRST_WIN_ENDS:
        for seat in table.won_order[: int(table.won_count)]:
            mask |= 1 << int(seat)
    return mask


def _why_for_all(rules: Any, table: Any, win: Any, result: Any) -> str:
    """Return the topic of the rule by which one payer pays the shares of all."""
    if int(who_pays_for_kong(table, rules, win, result, int(win.seat))) != NOBODY:
        return "pays-bloom" if win.by == BY_SELF else "pays-for-all"
    if int(who_is_liable(table, rules, win, result, int(win.seat))) != NOBODY:
        return "pays-bound" if rules.bonds == BOUND_PAYS_ALL else "pays-liable"
    return "pays-late" if rules.discard_payers != DISCARDER_PAYS_ALL and is_late(table, rules) else "pays-for-all"


def _terms(rules: Any, table: Any, win: Any, result: Any, payer: int, cite: Cite) -> Iterator[Step]:
    if rules.limit_flat and first_of(rules, result, PART_LIMIT) != NO_PATTERN:
        return
    twice = int(rows_twice(table, rules, win, result, payer))
    if twice:
        told: dict[str, int | str] = {"reason": "dealer", "effect": f"+{twice}"}
        yield Step(key="share-fan", args=told, depth=1, rule=cite(TOPICS["dealer"]))
    if rules.dealer_rows and holds(table, rules, win, payer, SHARE_DEALER):
        told = {"reason": "dealer", "effect": f"+{int(rules.dealer_rows) * max(1, int(result.parts[COUNTED]))}"}
        yield Step(key="share-points", args=told, depth=1, rule=cite(TOPICS["dealer"]))
    if share_stake(rules) > 1:
        yield Step(key="share-unit", args={"effect": f"×{int(share_stake(rules))}"}, depth=1, rule=cite("share-unit"))
    if rules.common_fan:
        told = {"effect": f"+{int(rules.common_fan)}"}
        yield Step(key="share-common", args=told, depth=1, rule=cite("share-common"))
    raised = int(times_raised(table, rules, int(win.seat), payer))
    if raised > 1:
        yield Step(key="share-raise", args={"effect": f"×{raised}"}, depth=1, rule=cite("share-raise"))
    bids = int(bid_times(table, rules, int(win.seat), payer))
    if bids > 1:
        told = {"reason": "bets", "effect": f"×{bids}"}
        yield Step(key="share-points", args=told, depth=1, rule=cite(TOPICS["bets"]))
    for reason, place in PLACES["share_units"].items():
        count = int(holds(table, rules, win, payer, place))
        for field, key, sign in TERMS:
            number = int(rules[field][place])
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
