"""Which patterns are looked for in a hand: all that have a predicate, except those that the method itself counts."""

from collections.abc import Iterable

import numpy as np

from fangcheng.core.scoring import fan, hanfu, mcr, terms
from fangcheng.core.scoring.trial import TRIABLE
from fangcheng.core.state.pattern_ids import PATTERN_IDS, PATTERNS
from fangcheng.core.state.rule_codes import FAN, HAN_AND_FU, MCR_POINTS, TERMS
from fangcheng.errors import UncountedPrice

# By method: patterns that no predicate decides, for they depend on what else counts or are added apart.
COUNTED_BY = {
    HAN_AND_FU: hanfu.COUNTED_HERE,
    MCR_POINTS: mcr.COUNTED_HERE,
    FAN: fan.COUNTED_HERE,
    TERMS: terms.COUNTED_HERE,
}


def check_listed(variant: str, name: str, price: int) -> None:
    """Raise UncountedPrice for a pattern of a price list that has no predicate."""
    if PATTERN_IDS[name] not in TRIABLE:
        raise UncountedPrice(variant, name, price, (one for one, number in PATTERN_IDS.items() if number in TRIABLE))


def check_prices(variant: str, rules: np.void) -> None:
    """Raise UncountedPrice where a record prices a pattern that nothing can find in a hand.

    Only han and fu have prices of their own for open hands, and yakuman.
    """
    method = int(rules["method"])
    differs = rules["price_open"] != rules["price"]
    counted = [name for name, number in PATTERN_IDS.items() if number in TRIABLE]
    for name, number in PATTERN_IDS.items():
        price, yakuman = int(rules["price"][number]), int(rules["yakuman"][number])
        if number not in TRIABLE and (price or yakuman or differs[number]):
            raise UncountedPrice(variant, name, price or yakuman or int(rules["price_open"][number]), counted)
        if yakuman and (method != HAN_AND_FU or number >= 64):
            raise UncountedPrice(variant, name, yakuman, counted, "yakuman")
        if method != HAN_AND_FU and differs[number]:
            raise UncountedPrice(variant, name, int(rules["price_open"][number]), counted, "open hands")


def tried_by(method: int) -> set[int]:
    """Return the patterns that a method leaves to their predicates."""
    return TRIABLE - {*COUNTED_BY.get(method, ())}


def mask_of(patterns: Iterable[int]) -> np.ndarray:
    """Return a mask of patterns, given by their numbers."""
    held = np.zeros(PATTERNS, bool)
    held[[*patterns]] = True
    return np.packbits(held, bitorder="little").view(np.uint64)
