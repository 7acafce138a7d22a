"""Tai of Taiwan, which the Hong Kong game of 16 tiles calls fan: added to a base, more between dealer and others."""

from typing import Any

from fangcheng.core.settlement.settle_tai import dealer_tai
from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.rule_codes import TOLD_IN_FAN
from fangcheng.game.reckoning.step import Cite, Step, Way, capped, total


def unit(rules: Any) -> str:
    """Name what this game counts in."""
    return "fan" if rules.option[TOLD_IN_FAN] else "tai"


def steps(rules: Any, result: Any, cite: Cite) -> list[Step]:
    """Return the sum of the tai, and the cap where they reach it."""
    return [*capped(rules, result, cite), total(unit(rules), result, cite)]


def way_of_paying(rules: Any, table: Any, result: Any, payer: int) -> Way:
    """Tell a payment: base and tai, and those that the dealer pays more."""
    more = int(dealer_tai(table, rules, NOBODY, payer))
    return "pays-tai-dealer" if more else "pays-tai", {
        "base": int(rules["base"]),
        "unit": int(rules.unit),
        "tai": int(result.total),
        "dealer": more,
        "word": unit(rules),
    }
