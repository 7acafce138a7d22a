"""The kinds of drills: in which games each can be asked, and how an item comes from a seed."""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from fangcheng.drills import discards, far, gate, opened, safest, suit_waits, worth
from fangcheng.drills.item import Item
from fangcheng.errors import FangchengError, UnknownName
from fangcheng.game.arguments import seed_text
from fangcheng.rules.ruleset import Ruleset, Variant
from fangcheng.variants import load

TRIES = 12  # deals looked at for an item; a deal costs up to a second


class Kind(NamedTuple):
    """A kind of drill."""

    id: str
    holds: Callable[[Any], bool]  # of a rules record: the game has what the drill is about
    make: Callable[[Ruleset, str, Random], Item | None]


_ALL = (
    Kind("waits", suit_waits.holds, suit_waits.make),
    Kind("shanten", far.holds, far.make),
    Kind("discard", discards.holds, discards.make),
    Kind("wait", discards.holds_waits, discards.make_waits),
    Kind("safe", safest.holds, safest.make),
    Kind("worth", worth.holds, worth.make),
    Kind("gate", gate.holds, gate.make),
    Kind("dice", opened.holds, opened.make),
)
KINDS = {kind.id: kind for kind in _ALL}


def kinds_in(variant: Variant) -> tuple[str, ...]:
    """Return the kinds of drills that a game has, by its rules. Raises UnknownVariant."""
    rules = _ruleset(variant).record()[0]
    return tuple(kind.id for kind in _ALL if kind.holds(rules))


def drill(kind: str, game: Variant, seed: str | int) -> Item:
    """Return the item of a kind of drill in a game; the same seed makes the same item.

    Kinds are waits, shanten, discard, wait, safe, worth, gate and dice. Positions come from a hand that steady players
    play, about a second each, interpreted. `item.mark(answer)` says whether an answer is right.
    Raises UnknownName for a kind that there is not, or not in this game; UnknownVariant; FangchengError for what is no
    seed, or where no position came up.

    >>> drill("waits", "riichi", 1).mark(["2p", "5p"]).is_right
    False
    """
    if kind not in KINDS:
        raise UnknownName("drill", kind, KINDS, f"Drills are {', '.join(KINDS)}.")
    ruleset, text = _ruleset(game), seed_text(seed)
    known = kinds_in(ruleset)
    if kind not in known:
        raise UnknownName(f"drill in {ruleset.id}", kind, known, f"Drills there are {', '.join(known)}.")
    return _made(kind, ruleset, text)


@lru_cache(maxsize=256)  # an item is asked for again when it is marked
def _made(kind: str, ruleset: Ruleset, seed: str) -> Item:
    for attempt in range(TRIES):
        item = KINDS[kind].make(ruleset, seed, Random(f"{kind} {ruleset.id} {seed} {attempt}"))
        if item is not None:
            return item
    raise FangchengError(f"{kind} in {ruleset.id}: no such position came up with seed {seed}; take another seed")


def _ruleset(variant: Variant) -> Ruleset:
    return load(variant)
