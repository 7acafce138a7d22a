"""Points of Chinese Official mahjong: the fans added, and a base from everybody."""

from typing import Any

from fangcheng.core.state.due_reasons import DUE_BESIDE
from fangcheng.game.reckoning.dues import Dues
from fangcheng.game.reckoning.step import Cite, Step, Way, total


def steps(rules: Any, result: Any, cite: Cite) -> list[Step]:
    """Return the sum of the fans."""
    return [total("fan", result, cite)]


def way_of_paying(rules: Any, result: Any, payer: int, dues: Dues) -> Way:
    """Tell a payment: the base, and the fans of who pays in full."""
    in_full = dues.reasons[payer] != DUE_BESIDE
    return "pays-sum", {"base": int(rules["base"]), "fan": int(result.total) if in_full else 0}
