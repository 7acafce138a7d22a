"""Games that nobody plays: a ruleset of a test, known by its id wherever a variant id is asked for."""

from typing import Any

import numpy as np
import pytest

from fangcheng import variants
from fangcheng.core.scoring.value import value_win
from fangcheng.core.state.pattern_ids import PATTERN_NAMES
from fangcheng.core.state.win import RESULT
from fangcheng.game.hands import desk_for_hands, one
from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset
from fangcheng.variants import load
from tabletop import win_of

PLAIN_SETTINGS = {
    "seats": 4,
    "tiles": "suits + honours",
    "sets": 4,
    "forms": ["standard"],
    "win_by_discard": True,
    "base": 1,
}


def made_up(monkeypatch: pytest.MonkeyPatch, base: str, settings: dict[str, Any], **parts: Any) -> str:
    """Declare a neighbour of `base` for one test and return its id.

    `settings` go before all options of `base`; `parts` are other parts of a page, as `vary` takes them.
    """
    last = Option("made_up", True, {True: settings})
    page = load(base).vary("made_up", options=(last,), **parts)
    monkeypatch.setitem(variants._read, page.id, page)
    return page.id


def ruleset(settings: dict[str, Any], **page: Any) -> Ruleset:
    """A made-up game of 136 tiles."""
    return Ruleset(
        id="made_up",
        revision=1,
        prefix="MADEUP",
        name=words("Made up", "x", "x", "x"),
        rules={1: {**PLAIN_SETTINGS, **settings}},
        **page,
    )


def valued(game: Ruleset, hand: str, tile: str, **told: Any) -> tuple[Any, Any]:
    """Rules and interpreted result of a written hand."""
    rules = one(game.record())
    result = np.zeros(1, RESULT).view(np.recarray)[0]
    value_win(win_of(rules, hand, tile, **told), rules, desk_for_hands(), result)
    return rules, result


def rows(result: Any) -> dict[str, int]:
    """The patterns that count."""
    return {PATTERN_NAMES[number]: int(result.counts[number]) for number in np.flatnonzero(result["counts"])}
