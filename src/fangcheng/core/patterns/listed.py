"""The list of all predicates: which pattern ids each answers, and what a reading needs for it to hold at all."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from fangcheng.core.dialect.registry import inlined
from fangcheng.core.state.pattern_ids import PATTERN_IDS

Function = TypeVar("Function", bound=Callable[..., Any])

# What must be so for any pattern of a group to hold; the trial asks once for the whole group.
(
    SUITS,  # nothing: which faces occur
    TWO_CHOWS,  # two runs, or a knitted straight
    ONE_PUNG,  # a triplet, that of eight pairs too
    TWO_PUNGS,
    KONGS,
    THREE_KONGS,
    SETS,  # sets and a pair
    FORMS,  # any other form
    ANY,  # nothing
    WAITS,  # the waits are known
    JOKERS,  # the game has jokers
    HANDS,  # nothing: what was claimed, and who won
    CHANCES,  # a circumstance, or a robbed tile; no reading changes it
    DECLARED,  # a declaration; no reading changes it
    FLOWERS,  # nothing, and no reading changes it
    BONUS,  # nothing, and no reading changes it
) = GROUPS = (
    "suits",
    "two_chows",
    "one_pung",
    "two_pungs",
    "kongs",
    "three_kongs",
    "sets",
    "forms",
    "any",
    "waits",
    "jokers",
    "hands",
    "chances",
    "declared",
    "flowers",
    "bonus",
)


@dataclass(frozen=True)
class Predicate:
    """One predicate, the group it is tried in and the numbers of the patterns it answers."""

    function: Callable[..., Any]
    group: str
    patterns: tuple[int, ...]
    many: bool  # it may hold more than once
    slow: bool  # it is looked for only where it has a price, not with its neighbours
    others: bool  # it asks for facts of other players


PREDICATES: list[Predicate] = []


def pattern(
    group: str, *also: str, many: bool = False, slow: bool = False, others: bool = False
) -> Callable[[Function], Function]:
    """Register a kernel as the predicate of the pattern of its name, and of those named in `also`.

    The kernel returns 0 or 1, or with `many` how often the pattern holds.
    """
    assert group in GROUPS

    def register(function: Function) -> Function:
        names = (function.__name__, *also)
        PREDICATES.append(Predicate(function, group, tuple(PATTERN_IDS[name] for name in names), many, slow, others))
        return inlined(function)

    return register
