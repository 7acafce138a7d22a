"""Small helpers for the wire's texts: names in four languages, tiles of a notation, units."""

from collections.abc import Mapping
from typing import Any

from fangcheng.core.state.rule_codes import HORSES_FROM_WALL
from fangcheng.game.match import Match
from fangcheng.rules.ruleset import Ruleset
from fangcheng.tiles import name_of, parse
from fangcheng.web.wire import Names, Text, Tile


def text(key: str, rule: str | None = None, /, **args: int | str | Names) -> Text:
    """Return a sentence by its key; an empty rule id is none."""
    return Text(key=key, args=dict(args), rule=rule or None)


def text_of_page(ruleset: Ruleset, key: str, rule: str | None = None, /, **args: int | str | Names) -> Text:
    """Return the sentence of a key, or in its place that of the variant's page, with numbers set in at `{n}`."""
    own = ruleset.texts.get(key)
    if own is None:
        return text(key, rule, **args)
    return text("said", rule, words=names({language: said.format(**args) for language, said in own.items()}))


def names(by_language: Mapping[str, str]) -> Names:
    """Return a name as rulesets and the catalogue hold it, with English for what is missing."""
    en = by_language.get("en", "")
    return Names(
        en=en,
        zh_hans=by_language.get("zh-Hans", en),
        zh_hant=by_language.get("zh-Hant", en),
        ja=by_language.get("ja", en),
    )


def tiles_of(notation: str | None) -> list[Tile]:
    """Split `123m5z` into single tiles."""
    return [name_of(kind) for kind in parse(notation)] if notation else []


def signed(value: int) -> str:
    """Write a change as the table does, with narrow spaces that do not break and a true minus: `+12 000`."""
    return f"{value:+,}".replace(",", "\u202f").replace("-", "−")


def cause_key(rules: Any, cause: str) -> str:
    """Return the word for a cause of payments: followed discards and turned tiles have other names in other games.

    Rules: GUANGXI-37, CHANGSHA-39, HONGZHONG-30, TIANJIN-46, TAIWAN-P17.
    """
    if cause == "horses" and rules.birds:
        return "birds"
    if cause == "bought_horses":
        return "horses"
    if cause == "horses" and rules.horses_from == HORSES_FROM_WALL:
        return "fish" if rules.horse_shares else "birds"
    return "followed" if cause == "follow" and not rules.follow else cause


def ending(match: Match, reason: str) -> Text:
    """Tell how a hand ended that the last tile or an abortive draw ended.

    Where play goes on after a win, the wall may run out when some have won.
    Rules: SICHUAN-30.
    """
    key = "end-exhausted-won" if reason == "exhausted" and match.table.won_count > 0 else f"end-{reason}"
    return text_of_page(match.engine.ruleset, key)


def calls_in_japanese(match: Match) -> bool:
    """Return True if the words of the Japanese game are called at the table."""
    return match.engine.ruleset.calls == "japanese"


def unit_of_value(unit: str, value: int) -> Text:
    """Write a value with its unit: `3 han`, `12 points`."""
    return text("unit-n-points" if unit == "points" else f"unit-{unit}", n=value)
