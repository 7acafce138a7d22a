"""Where an item of advice can hold: conditions read from the rules of a game, never from its name.

An item lists conditions, and all of them must be met. A condition is a word of WORDS, `not` and a word, `priced` and
a pattern that the game must pay for, or several of these with `or` between them.
"""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache

import numpy as np

from fangcheng.core.state import rule_codes as code
from fangcheng.core.state.fields import forms
from fangcheng.core.state.fields.payment import SHARE_DISCARDER, SHARE_UNREADY
from fangcheng.core.state.fields.winning import COUNTS_CHANCE, COUNTS_OWN_RIVER, COUNTS_SELF_DRAW, COUNTS_WAITED
from fangcheng.errors import UnknownName
from fangcheng.rules.catalogue import pattern_name
from fangcheng.rules.ruleset import COLUMNS, Ruleset
from fangcheng.tiles import EAST, FACES, RED, WHITE
from fangcheng.variants import ids, load

PRICED, NOT, OR = "priced ", "not ", " or "
DEMANDS = ("triplet", "opened", "terminal", "suits", "run", "pair", "branches")
UNRELATED = forms.SINGLES | forms.KNITTED_STRAIGHT
SHARES = ("share_fan", "share_units", "share_points", "share_times")


def _any(rules: np.void, *settings: str) -> bool:
    return any(bool(np.any(rules[one] != 0)) for one in settings)


def _dragons(rules: np.void) -> bool:
    return bool(np.any(rules["copies"][WHITE:FACES]) and not rules["dragon_flowers"])


def _winds(rules: np.void) -> bool:
    return bool(np.any(rules["copies"][EAST:WHITE]))


def _plain_red(rules: np.void) -> bool:
    """Red is a tile like the other dragons: no joker, laid out by nobody, and standing for no other."""
    joker = rules["joker_rule"] == code.JOKER_FIXED and int(rules["joker_tile"]) == RED + 1
    return _dragons(rules) and bool(rules["copies"][RED]) and not joker and int(rules["stand_in"]) != RED + 1


def _gate(rules: np.void) -> bool:
    """Some complete hands may not win."""
    demands = (f"demand_{one}" for one in DEMANDS)
    return _any(rules, "minimum", "keyed", "lack_rule", "discard_number", *demands)


def _barred(rules: np.void) -> bool:
    """A win that one lets pass bars later ones."""
    passed = rules["pass_counts"][[COUNTS_CHANCE, COUNTS_SELF_DRAW, COUNTS_WAITED]]
    return bool(rules["win_by_discard"] and rules["pass_bars"] != code.BARS_NOTHING and np.any(passed))


def _own_discards(rules: np.void) -> bool:
    """What lies in the own river bars wins on other players' tiles."""
    barred = rules["pass_bars"] != code.BARS_NOTHING and rules["pass_counts"][COUNTS_OWN_RIVER]
    return bool(rules["win_by_discard"] and barred)


def _thrower_pays_more(rules: np.void) -> bool:
    """All pay for a win on a discard, and who threw the tile pays more than the others."""
    weighed = any(np.any(rules[share][[SHARE_DISCARDER, SHARE_UNREADY]]) for share in SHARES)
    shared = rules["discard_payers"] == code.ALL_PAY_DISCARD and weighed
    told = rules["discard_payers"] == code.UNREADY_PAYS_ALL or rules["method"] == code.MCR_POINTS
    return bool(rules["win_by_discard"] and (shared or told))


def _thrower_pays(rules: np.void) -> bool:
    """Who threw the winning tile pays alone, or more than the others."""
    alone = rules["win_by_discard"] and rules["discard_payers"] != code.ALL_PAY_DISCARD
    return bool(alone) or _thrower_pays_more(rules)


Question = Callable[[np.void], bool]
WORDS: dict[str, Question] = {
    "chow": lambda rules: bool(rules["claim_chi"] != code.CHOW_NOBODY),
    "pung": lambda rules: bool(rules["claim_pon"] != code.PUNG_NOBODY),
    "three_for_kong": lambda rules: _any(rules, "three_for_kong"),
    "robbing": lambda rules: _any(rules, "rob_added"),
    "discard": lambda rules: _any(rules, "win_by_discard"),
    "one_winner": lambda rules: bool(rules["winners"] != code.WINNERS_ALL),
    "thrower_pays": _thrower_pays,
    "thrower_pays_more": _thrower_pays_more,
    "honours": lambda rules: _winds(rules) or _dragons(rules),
    "winds": _winds,
    "dragons": _dragons,
    "plain_red": _plain_red,
    "joker": lambda rules: bool(rules["joker_rule"] != code.JOKER_NONE),
    "flowers": lambda rules: _any(rules, "flower_rule"),
    "sixteen_tiles": lambda rules: bool(rules["sets"] == 5),
    "gate": _gate,
    "minimum": lambda rules: _any(rules, "minimum"),
    "keyed": lambda rules: bool(rules["keyed"] in (code.KEY_FOR_DISCARDS, code.KEY_FOR_THROWN)),
    "declared": lambda rules: _any(rules, "ready_needed"),
    "opened": lambda rules: _any(rules, "demand_opened"),
    "missing_suit": lambda rules: bool(rules["lack_rule"] != code.LACK_NONE),
    "barred": _barred,
    "own_discards": _own_discards,
    "unrelated_tiles": lambda rules: bool(int(rules["forms"]) & UNRELATED),
    "placed": lambda rules: _any(rules, "uma", "oka", "table_points"),
}


def holds(scope: Iterable[str], ruleset: Ruleset) -> bool:
    """Return True if a game has all that an item asks of it. Raises UnknownName for a condition there is not."""
    rules = _record(ruleset)
    return all(any(_met(one, ruleset, rules) for one in condition.split(OR)) for condition in scope)


@lru_cache(maxsize=64)
def _record(ruleset: Ruleset) -> np.void:
    found: np.void = ruleset.record()[0]
    return found


def _met(condition: str, ruleset: Ruleset, rules: np.void) -> bool:
    if condition.startswith(PRICED):
        return _is_priced(condition.removeprefix(PRICED), ruleset)
    word = condition.removeprefix(NOT)
    if word not in WORDS:
        raise UnknownName("condition", word, WORDS, f"There are {', '.join(WORDS)} and `priced PATTERN`.")
    return WORDS[word](rules) != condition.startswith(NOT)


def _is_priced(pattern: str, ruleset: Ruleset) -> bool:
    pattern_name(pattern, "en")  # a pattern that nobody knows is a slip of the list
    prices = (getattr(ruleset, column) for column in COLUMNS)
    return any(price and ruleset.pattern_id(name) == pattern for column in prices for name, price in column.items())


@cache
def games_of(scope: tuple[str, ...]) -> tuple[str, ...]:
    """Return the games of the house in which an item can hold, in the order of their list."""
    return tuple(game for game in ids() if holds(scope, load(game)))
