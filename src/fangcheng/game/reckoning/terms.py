"""Terms of Tianjin: base terms added, then multiplied by every multiplier that holds."""

from typing import Any

from fangcheng.core.scoring import terms
from fangcheng.game.reckoning.step import Cite, Step, Way, cited, times, total


def steps(rules: Any, result: Any, cite: Cite) -> list[Step]:
    """Add the base terms, then multiply by every multiplier that holds.

    Rules: TIANJIN-39.
    """
    lines = [cited(cite, "step-terms", int(result.parts[terms.SUM]))]
    for number, pattern in enumerate(terms.MULTIPLIERS):
        running = int(result.parts[terms.FIRST_PRODUCT + number])
        if running:
            lines.append(times(pattern, int(result.values[pattern]), running))
    if result.parts[terms.FLAT]:
        lines.append(cited(cite, "step-flat", int(result.total)))
    return [*lines, total("points", result, cite)]


def multiplies(result: Any, pattern: int) -> bool:
    """Return True if a pattern that holds multiplies instead of adding."""
    return bool(pattern in terms.MULTIPLIERS and result.parts[terms.FIRST_PRODUCT + terms.MULTIPLIERS.index(pattern)])


def way_of_paying(rules: Any, result: Any, amount: int) -> Way:
    """Tell a payment: the worth of the hand, times what payer and winner have sat and pulled."""
    worth = int(result.total) * int(rules["base"])
    factor = amount // worth
    return "pays-times" if factor > 1 else "pays", {"base": worth, "times": factor}
