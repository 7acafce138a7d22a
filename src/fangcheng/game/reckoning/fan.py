"""Fan: every one doubles the base."""

from typing import Any

from fangcheng.game.reckoning.dues import Dues
from fangcheng.game.reckoning.step import Cite, Step, Way, capped, cited, total


def steps(rules: Any, result: Any, cite: Cite) -> list[Step]:
    """Return the sum of the fans, the cap where they reach it, and the base they double."""
    fan = int(result.total)
    base = int(rules["base"])
    return [
        *capped(rules, result, cite),
        total("fan", result, cite),
        cited(cite, "step-doubled", int(result["base"]), base=base, fan=fan),
    ]


def way_of_paying(result: Any, payer: int, amount: int, dues: Dues) -> Way:
    """Tell a payment: what the hand is worth, and what a payer owes beside it."""
    base = int(result["base"])
    return dues.reason(payer).sentence, {"base": base, "more": amount - base}
