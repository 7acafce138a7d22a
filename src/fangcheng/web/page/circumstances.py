"""The circumstances of a win that the analyser offers: those of the table that a player would name of his hand."""

from typing import Any

from fangcheng.core.state.rule_codes import ROB_NO_CONCEALED
from fangcheng.game.circumstances.needs import ASK_FOR_THE_TILE
from fangcheng.game.circumstances.rows import meant_by
from fangcheng.game.circumstances.words import DRIFTS, WORDS
from fangcheng.rules.ruleset import Ruleset

# Said by the form in another way, or true of a flower, which the form does not offer.
NOT_OFFERED = {
    *("self_drawn", "discarded", "robbed_kong", "north_robbed"),
    *("first_draw", "before_first_draw", "heavenly", "eight_flowers", "seven_rob_one", "double_win", "passed_wait"),
    *("passed_wait_in_riichi", "wild_last"),
}
# Words that say the same as another, or less.
INSTEAD = {
    "riichi": ("ready_declared",),
    "soft_ready": ("ready_declared",),
    "open_draw": ("ready_declared",),
}


def offered_in(rules: Any) -> list[str]:
    """Return the words that count under these rules, in the order of the form."""
    order = [word for word in WORDS if word not in DRIFTS] + [*DRIFTS]
    words = [word for word in order if WORDS[word].means(rules) and not WORDS[word].of_table(rules)]
    words = [word for word in words if word not in NOT_OFFERED and word not in not_robbed(rules)]
    return [word for word in words if not any(word in INSTEAD.get(other, ()) for other in words)]


def robs(rules: Any) -> bool:
    """Return True if a tile may be won out of another's kong, or as he lays it aside."""
    return bool(rules.rob_added or rules.rob_concealed != ROB_NO_CONCEALED or rules.lay_rob)


def not_robbed(rules: Any) -> set[str]:
    """Return the words about robbed kongs of which there are none under these rules."""
    may = {
        "concealed_kong_robbed": rules.rob_concealed != ROB_NO_CONCEALED,
        "opened_kong_robbed": rules.rob_added and rules.kong_opens,
    }
    return {word for word, there in may.items() if not there}


def fits(game: Ruleset, rules: Any, word: str, by: str) -> bool:
    """Return True if a circumstance can be true of a win in this way; a word nobody knows is left to be refused."""
    alias = meant_by(game, rules, word)
    return alias is None or all(by in alias.ways and by in WORDS[meant].ways for meant in alias.words)


def hangs_on_tile(game: Ruleset, rules: Any, word: str) -> bool:
    """Return True if it hangs on the winning tile whether a circumstance can be true: of other waits it may be."""
    alias = meant_by(game, rules, word)
    return alias is not None and any(need in ASK_FOR_THE_TILE for meant in alias.words for need in WORDS[meant].needs)
