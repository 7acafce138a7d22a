"""The word for each refusal of a win (core/state/refusals.py), a key of words.py and of the texts of the page."""

from typing import Any

REFUSALS = (
    "",
    *("no-shape", "no-yaku", "below-minimum", "furiten", "rob-not-allowed", "plain-hand", "holds-lack"),
    *("three-suits", "joker-discarded", "no-discard-win", "passed-win", "kong-replacement"),
    *("lacks-triplet", "lacks-opened", "lacks-terminal", "lacks-suits", "lacks-pair"),
    "ready-draws-only",
    "lacks-key",
    "lacks-flowers",
    "no-winning-kind",
    "not-declared",
    "low-discard",
    "low-self-draw",
    "joker-draws-only",
    "fishing-draws-only",
    "holds-kong-tile",
    "joker-claim",
    "lacks-run",
    "one-triplet",
    "pair-28",
    "lacks-branches",
    "many-jokers",
    "all-laid",
    "not-with-heart",
    "open-hand-draws-only",
    "no-seven-pairs",
    "jokers-own-turn",
)


def least_worth(rules: Any) -> int:
    """Return what a win must be worth, in points where those are asked for, or in the dearest payment, else in rows."""
    return int(rules.minimum_points or rules.min_payment or rules.minimum)
