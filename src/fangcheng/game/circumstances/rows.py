"""Rows of a price list that are a circumstance: whatever a game's own book calls such a row is a word for it."""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Any

from fangcheng.core.state.rule_codes import (
    EARTHLY_ON,
    FIRST_DISCARD,
    FIRST_DRAW,
    HEAVENLY_ANYBODY,
    LAST_DRAW_GIVEN,
    LAST_TILE_OF_WALL,
)
from fangcheng.game.circumstances import needs
from fangcheng.game.circumstances.aliases import (
    EARTHLY,
    EARTHLY_IN_CHINESE,
    OTHER_WORDS,
    Alias,
    alias_of,
    as_typed,
)
from fangcheng.game.circumstances.entry import DRAWN, DRAWN_OR_DISCARDED
from fangcheng.game.circumstances.meanings import looks_for, prices
from fangcheng.game.circumstances.words import WORDS
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.rules.ruleset import Ruleset
from fangcheng.sentences import can_say, say

GIVEN_AFTER_ALL = ("discard",)


def _heavenly(rules: Any) -> Alias:
    """Return the dealer's dealt hand, or anybody's first draw where that counts as one (TUIDAOHU-PF-heavenly_win)."""
    return Alias(("first_draw",)) if rules.option[HEAVENLY_ANYBODY] else Alias(("heavenly",))


def _earthly(rules: Any) -> Alias:
    """Return a win in a first turn that is not the dealer's, by draw or discard as games differ (COMMON-8)."""
    ways = {FIRST_DRAW: DRAWN, FIRST_DISCARD: GIVEN_AFTER_ALL}.get(int(rules.option[EARTHLY_ON]), DRAWN_OR_DISCARDED)
    return Alias(("first_turn",), ways, (needs.of_no_dealer,))


def _last_draw(rules: Any) -> Alias:
    """Return the last tile drawn, which others may win on where that counts as the same (HEFEI-18)."""
    return Alias(("last_tile",), DRAWN_OR_DISCARDED if rules.option[LAST_DRAW_GIVEN] else DRAWN)


def _last_tile(rules: Any) -> Alias:
    """Return the last tile of the wall, or the last of its kind (HONGKONG-F-last_tile, MCR-F-last_tile)."""
    return Alias(("last_tile",)) if rules.option[LAST_TILE_OF_WALL] else Alias(("fourth_tile",))


# What a row tells of a win, under the rules of the question; rows with the name of a word tell that word.
ROWS: dict[str, Callable[[Any], Alias]] = {
    **dict.fromkeys(("heavenly_hand", "heavenly_win"), _heavenly),
    **dict.fromkeys(("earthly_hand", "earthly_win"), _earthly),
    "human_hand": lambda rules: Alias(("before_first_draw",)),
    "last_tile_draw": _last_draw,
    "last_tiles": _last_draw,
    "last_tile_claim": lambda rules: Alias(("last_tile",), GIVEN_AFTER_ALL),
    "last_tile_wild": lambda rules: Alias(("wild_last",)),
    "last_tile": _last_tile,
    "kong_bloom": lambda rules: Alias(("kong_replacement",)),
    **dict.fromkeys(("flower_bloom", "flower_smash"), lambda rules: Alias(("flower_replacement",))),
    **dict.fromkeys(("robbing_kong", "robbing_the_kong"), lambda rules: Alias(("robbed_kong",))),
    "shot_after_kong": lambda rules: Alias(("after_kong_discard",)),
    "shot_by_melded": lambda rules: Alias(("payer_melded",)),
    "fortune_drift": lambda rules: Alias(("drift",)),
    "self_draw": lambda rules: Alias(("self_drawn",)),
    **dict.fromkeys(("discard", "discard_win"), lambda rules: Alias(("discarded",))),
    **{
        word: lambda rules, word=word: Alias((word,))  # type: ignore[misc]  # the default is what it is made for
        for word in (
            *("riichi", "double_riichi", "ippatsu", "ready_declared", "open_ready", "heavenly_ready", "earthly_ready"),
            *("hard_ready", "soft_ready", "open_draw", "open_hand", "treasure_draw", "treasure_match", "last_copy"),
            *("eight_flowers", "seven_rob_one", "lucky_dice", "wash_out", "double_win", "triple_win"),
        )
    },
}

# Names of hands that are no mere facts: a first turn may be told anywhere, an earthly hand where there is one.
HANDS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys((*EARTHLY, *EARTHLY_IN_CHINESE), ("earthly_hand", "earthly_win")),
    **dict.fromkeys(OTHER_WORDS["before_first_draw"], ("human_hand",)),
}


def counts_nowhere(rules: Any, word: str) -> bool:
    """Return True for the name of a hand that is worth nothing under these rules."""
    rows = HANDS.get(as_typed(word), ())
    return bool(rows) and not any(_counts(rules, row) for row in rows)


def _counts(rules: Any, row: str) -> bool:
    return prices(row)(rules) or looks_for(row)(rules)


def meant_by(game: Ruleset, rules: Any, word: str) -> Alias | None:
    """Return what a word stands for under these rules of a game, None for a word that nobody knows.

    Words of the table come first, then the names of the game's own rows that count, then what people type anywhere:
    in the Chinese Official 海底捞月 is a discard after the last tile, elsewhere the last tile drawn. Labels by which
    the page offers the words come last.
    """
    if word in WORDS or as_typed(word) in WORDS:
        return alias_of(word)
    rows = _rows_called(game).get(as_typed(word), ()) or HANDS.get(as_typed(word), ())
    told = [ROWS[row](rules) for row in rows if _counts(rules, row)]
    if told and all(one.words == told[0].words for one in told):
        ways = tuple(way for way in ("self", "discard", "rob") if any(way in one.ways for one in told))
        return told[0]._replace(ways=ways)
    return alias_of(word) or _labels().get(as_typed(word))


@cache
def _labels() -> dict[str, Alias]:
    """Return the words by what the page calls them; a label that two of them have is nobody's.

    None where the texts cannot be read, without the extra `cli`: the words themselves are known everywhere.
    """
    if not can_say():
        return {}
    keys = {word: f"circumstance-{word.replace('_', '-')}" for word in WORDS}
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for word, key in keys.items():
            found.setdefault(as_typed(say(language, key) or word), set()).add(word)
    return {label: Alias((*words,)) for label, words in found.items() if len(words) == 1}


@lru_cache(maxsize=64)
def _rows_called(game: Ruleset) -> dict[str, tuple[str, ...]]:
    """Return the rows of a game by what its book calls them, as people type it."""
    found: dict[str, tuple[str, ...]] = {}
    for row in ROWS:
        for name in {*map(as_typed, _names(game, row))}:
            found[name] = (*found.get(name, ()), row)
    return found


def _names(game: Ruleset, row: str) -> Iterator[str]:
    yield from (row, game.own_name(row), game.plain_name(row))
    yield from (game.pattern_name(row, language) for language in LANGUAGES)
