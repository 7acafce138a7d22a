"""What factors make of a payment, in words: what both have laid, the way of winning, the dealer, the cap."""

from collections.abc import Iterator
from typing import Any

from fangcheng.core.scoring.factors import is_small, own_factor
from fangcheng.core.state.codes import BY_SELF
from fangcheng.game.reckoning.dues import Dues
from fangcheng.game.reckoning.shares import shares_of_others
from fangcheng.game.reckoning.step import Cite, Step

MORE = {"self_draw": "factor-self_draw", "discarder": "factor-discarder"}  # topics of the rules by which more is paid


def factor_steps(rules: Any, table: Any, win: Any, result: Any, payer: int, dues: Dues, cite: Cite) -> Iterator[Step]:
    """Yield the lines below a payment: its factors, or the amounts of all that one player pays."""
    told = dues.reason(payer)
    if told.sentence == "share-of":
        yield from shares_of_others(payer, dues, cite(told.topic))
        return
    for seat in (int(win.seat), payer):
        factor = int(own_factor(table, rules, seat))
        if factor > 1:
            yield _line("share-own", cite("share-own"), seat=seat, effect=f"×{factor}")
    small = bool(is_small(result))
    if win.by == BY_SELF or payer == win.payer:
        reason = "self_draw" if win.by == BY_SELF else "discarder"
        yield _line("share-points", cite(MORE[reason]), reason=reason, effect="×2" if small else "×1.5")
    if small and int(table.dealer) in (payer, int(win.seat)):
        yield _line("share-points", cite("factor-dealer"), reason="dealer", effect="×2")
    if dues.cut[payer]:
        yield _line("share-cap", cite("share-cap"), cap=dues.shares[payer])


def _line(key: str, rule: str, **args: int | str) -> Step:
    return Step(key=key, args=args, depth=1, rule=rule)
