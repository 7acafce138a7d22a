"""By which rules a recorded game is played again: those it names or shows, a preset, or a file of house rules."""

import tomllib
from functools import lru_cache

from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine, Mode
from fangcheng.records.model import GameRecord
from fangcheng.rules.option import Value
from fangcheng.rules.ruleset import Ruleset
from fangcheng.tiles import CARD, FLOWER
from fangcheng.variants import TOML, load, of_record

UNHEARD = ("tenhou_type", "duplicate", "flowers", "start")  # options of foreign records that are not ours

Options = dict[str, Value]
Rules = tuple[str, tuple[tuple[str, Value], ...], str | None, bool, str]  # hashable: what an engine is made of


def engine_of(game: GameRecord, preset: str | None, mode: Mode) -> Engine:
    """Return an engine for a game, which others may use too; `preset` goes before what a record of others names.

    A preset that ends in .toml is a file of house rules. Raises FangchengError for unknown rules, for another preset
    than a record of ours names, and for house rules of another game.
    """
    if preset is not None and preset.endswith(TOML):
        return _engine(*_rules_of_house(game, preset), mode)
    return _engine(*_rules_of(game, preset), mode)


def options_of(game: GameRecord) -> Options:
    """Return the options of a game in our words, without its preset."""
    return _told_to(of_record(game.variant, game.house), game)


def _told_to(ruleset: Ruleset, game: GameRecord) -> Options:
    """Return the options that a record tells, its starting points too where the ruleset lets them be chosen."""
    options = {key: value for key, value in game.options.items() if key != "preset"}
    if game.source_format == "native":
        return options
    options = {key: value for key, value in options.items() if key not in UNHEARD}
    if "start" in game.options and _has_option(ruleset, "start_points"):
        options["start_points"] = game.options["start"]
    return options


def _has_option(ruleset: Ruleset, key: str) -> bool:
    return any(option.key == key for option in ruleset.options)


def _rules_of(game: GameRecord, preset: str | None) -> Rules:
    own = str(game.options.get("preset") or "") or None
    if game.is_ours and preset not in (None, own):
        raise _names_its_own(game, f"preset {preset}")
    return game.variant, _in_order(options_of(game)), preset or own, _has_flowers(game), game.house


def _rules_of_house(game: GameRecord, file: str) -> Rules:
    """Return house rules as those of a game: where they are silent the record says what its table chose."""
    if game.is_ours:
        raise _names_its_own(game, f"the file {file}")
    house = load(file)
    if house.page.id != game.variant:
        raise FangchengError(f"{house.id}: house rules of {house.page.id}, but this is a record of {game.variant}")
    said = tomllib.loads(house.house).get("options", {})
    told = {key: value for key, value in _told_to(house, game).items() if key not in said and _has_option(house, key)}
    return house.id, _in_order(told), None, _has_flowers(game), house.house


def _names_its_own(game: GameRecord, other: str) -> FangchengError:
    own = game.options.get("preset")
    named = f"preset {own}" if own else "house rules" if game.house else "no preset"
    return FangchengError(f"a record of Fangcheng names its own rules, {named}; {other} is for records of others")


def _in_order(options: Options) -> tuple[tuple[str, Value], ...]:
    return tuple(sorted(options.items()))


def _has_flowers(game: GameRecord) -> bool:
    return game.source_format == "native" or bool(game.options.get("flowers", True))


@lru_cache(maxsize=8)
def _engine(
    variant: str, options: tuple[tuple[str, Value], ...], preset: str | None, flowers: bool, house: str, mode: Mode
) -> Engine:
    engine = Engine(of_record(variant, house), dict(options), preset, mode)
    if not flowers:
        for rules in (engine.rules, engine.blind_rules):
            rules.copies[FLOWER:CARD] = 0
            rules.stacks[:] = int(rules.copies.sum()) // 8
    return engine
