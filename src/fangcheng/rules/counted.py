"""Which patterns a method of scoring counts: those its kernels name. A price for any other would be worth nothing."""

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from fangcheng.core.dialect.registry import kernels
from fangcheng.core.patterns.taiwan import HONGKONG
from fangcheng.core.scoring import hanfu, mcr, tai, terms
from fangcheng.core.scoring.fan import value_fan
from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.core.state.rule_codes import FAN, HAN_AND_FU, MCR_POINTS, TAI, TERMS
from fangcheng.errors import UncountedPrice

VALUED_BY: dict[int, tuple[Callable[..., Any], ...]] = {
    HAN_AND_FU: (hanfu.value_hanfu,),
    MCR_POINTS: (mcr.value_mcr,),
    TAI: (tai.value_tai, tai.value_flower_win),
    FAN: (value_fan,),
    TERMS: (terms.value_terms,),
}


TABLES = {MCR_POINTS: mcr.ORDER}  # fans that are gone through by number have no name in the code


def check_prices(variant: str, rules: np.void) -> None:
    """Raise UncountedPrice where a record prices a pattern that its method of scoring does not count.

    Only han and fu know a price of its own for open hands, and yakuman.
    """
    method = int(rules["method"])
    counted = counted_by(method, hongkong=bool(rules["option"][HONGKONG]))
    differs = rules["price_open"] != rules["price"]
    for name, number in PATTERN_IDS.items():
        price, yakuman = int(rules["price"][number]), int(rules["yakuman"][number])
        if name not in counted and (price or yakuman or differs[number]):
            raise UncountedPrice(variant, name, price or yakuman or int(rules["price_open"][number]), counted)
        if method != HAN_AND_FU and yakuman:
            raise UncountedPrice(variant, name, yakuman, counted, "yakuman")
        if method != HAN_AND_FU and differs[number]:
            raise UncountedPrice(variant, name, int(rules["price_open"][number]), counted, "open hands")


@cache
def counted_by(method: int, hongkong: bool = False) -> frozenset[str]:
    """Ids of the patterns that a method counts; in tai some only in the Hong Kong game of 16 tiles."""
    skipped = frozenset() if hongkong else frozenset({tai.note_hongkong})
    found = {name for name, number in PATTERN_IDS.items() if number in TABLES.get(method, ())}
    seen: set[Callable[..., Any]] = set(skipped)
    for function in VALUED_BY.get(method, ()):  # without a method nothing counts
        _collect(function, found, seen, frozenset(kernels()))
    return frozenset(found)


def _collect(
    function: Any, found: set[str], seen: set[Callable[..., Any]], known: frozenset[Callable[..., Any]]
) -> None:
    """Add the patterns that a kernel and those below it name."""
    if function in seen:
        return
    seen.add(function)
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, FunctionType) and value in known:
            _collect(value, found, seen, known)
        elif isinstance(value, int) and PATTERN_IDS.get(name.lower()) == value:
            found.add(name.lower())
