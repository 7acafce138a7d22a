"""The word for each refusal of a win (core/state/refusals.py), a key of words.py and of the texts of the page."""

from typing import Any

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.play.passing import thrown
from fangcheng.core.state.rule_codes import COUNTS_WAITED

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
    "five-alike",
)


WORD_OF_BAR = {  # the word of a refusal by the topic of what bars
    **dict.fromkeys(("furiten-own", "furiten-passed", "furiten-ready"), "furiten"),
    **dict.fromkeys(("passed-win", "passed-for-hand"), "passed-win"),
}


def topic_of_refusal(key: str, robs_north: bool) -> str:
    """Return the topic of a refusal: a narrower one than its word where the tile is a North laid aside.

    Rules: SANMA-22.
    """
    return {"no-yaku": "yaku-on-north", "rob-not-allowed": "north-robbed"}.get(key, key) if robs_north else key


def bar_behind(table: Any, rules: Any, seat: int) -> str:
    """Return the topic of what bars a seat's wins: a win let pass, or of furiten its river or a tile let pass.

    Rules: RIICHI-75, RIICHI-76, RIICHI-77, GUIZHOU-P8.
    """
    if not rules.pass_counts[COUNTS_WAITED]:
        return "passed-for-hand" if table.locked_for_hand[seat] else "passed-win"
    if thrown(table, rules, seat) & table.waits[seat] != NONE:
        return "furiten-own"
    return "furiten-ready" if table.locked_for_hand[seat] else "furiten-passed"


def least_worth(rules: Any) -> int:
    """Return what a win must be worth, in points where those are asked for, or in the dearest payment, else in rows."""
    return int(rules.minimum_points or rules.min_payment or rules.minimum)
