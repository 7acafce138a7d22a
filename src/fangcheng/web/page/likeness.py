"""Games beside games: how far one lies from another, and what somebody who knows the other must learn anew."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from fangcheng.core.state.pattern_ids import PATTERNS
from fangcheng.rules.option import Value
from fangcheng.rules.ruleset import Ruleset
from fangcheng.web import bodies
from fangcheng.web.page.texts import names
from fangcheng.web.page.traits import TRAITS, Rules, Said, traits_of

PATTERN_WEIGHT = 30  # of two price lists that have nothing in common, as traits are weighed
WHOLE = 1000  # a distance is told in thousandths of a trait's unit, so that it is a whole number
NAMED = 3  # neighbours that a card names


class Portrait(NamedTuple):
    """What of a game is compared."""

    traits: tuple[Said | None, ...]
    patterns: frozenset[int]  # that its price list names


@lru_cache(maxsize=256)
def portrait(ruleset: Ruleset) -> Portrait:
    """Return what of a game is compared, as it is played when nobody chooses an option."""
    return _portrait_of(ruleset.record()[0])


def _portrait_of(rules: Rules) -> Portrait:
    priced = sum((rules[column] != 0).astype(int) for column in ("price", "price_open", "price_drawn", "yakuman"))
    return Portrait(traits_of(rules), frozenset(range(PATTERNS)) & {int(one) for one in np.flatnonzero(priced)})


def distance(one: Ruleset, other: Ruleset) -> int:
    """Return how far two games lie apart: the weights of what differs, and how few patterns they share.

    A question that does not arise in one of them sets nothing apart.
    """
    here, there = portrait(one), portrait(other)
    pairs = zip(TRAITS, here.traits, there.traits, strict=True)
    apart = sum(trait.weight for trait, mine, theirs in pairs if mine and theirs and mine != theirs)
    listed = len(here.patterns | there.patterns)
    strange = len(here.patterns ^ there.patterns)
    return apart * WHOLE + (PATTERN_WEIGHT * WHOLE * strange // listed if listed else 0)


def likeness(game: Ruleset, known: Ruleset) -> bodies.Likeness:
    """Tell somebody who knows one game what is otherwise in another."""
    return _beside(game, portrait(game), known)


def likeness_at(game: Ruleset, chosen: Mapping[str, Value], known: Ruleset) -> bodies.Likeness:
    """Tell who knows one game what is otherwise at a table of another, or of the same, with these options.

    Worked out from the records of rules, so that options and house rules count like the rules of the book.
    Raises UnknownName for a foreign option, BadOption for a value that is not offered.
    """
    return _beside(game, _portrait_of(game.record(chosen)[0]), known)


def _beside(game: Ruleset, mine: Portrait, known: Ruleset) -> bodies.Likeness:
    theirs = portrait(known)
    return bodies.Likeness(
        game=game.id,
        known=known.id,
        name=names(known.name),
        differs=[
            trait.told(said)
            for trait, said, there in zip(TRAITS, mine.traits, theirs.traits, strict=True)
            if said is not None and said != there
        ],
        patterns=len(mine.patterns),
        shared=len(mine.patterns & theirs.patterns),
    )


def nearest(game: Ruleset, others: Iterable[Ruleset]) -> list[Ruleset]:
    """Return the other games, nearest first; those as far stand in the order of the lists."""
    return sorted((other for other in others if other.id != game.id), key=lambda other: distance(game, other))


def named(game: Ruleset, others: Iterable[Ruleset]) -> list[bodies.Likeness]:
    """Return the few games that the card of a game names beside it."""
    return [likeness(game, known) for known in nearest(game, others)[:NAMED]]


def near_to(known: Ruleset, others: Iterable[Ruleset]) -> list[bodies.Likeness]:
    """Return all other games for somebody who knows one, nearest first."""
    return [likeness(game, known) for game in nearest(known, others)]
