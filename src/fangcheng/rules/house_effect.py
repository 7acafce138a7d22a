"""What house rules make of the ruleset they stand on: defaults, settled prices and settings, names."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from fangcheng.errors import BadOption, UncountedPrice, UnknownName
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.rules.limits import Unsound, check_sound
from fangcheng.rules.option import Names, Option, Value
from fangcheng.rules.ruleset import Ruleset
from fangcheng.rules.settings import Settings

ENDING = ".toml"
TITLES = ("name", "about", "region")
COLUMNS = {"closed": "price", "open": "open", "yakuman": "yakuman"}  # of a price, as settings begin


@dataclass(frozen=True)
class House:
    """What one file of house rules says, once it has been checked."""

    name: str  # of the file; the id of the ruleset
    base: str  # as it is written
    preset: str | None = None
    options: Mapping[str, Value] = field(default_factory=dict)
    prices: Mapping[str, int | Mapping[str, int]] = field(default_factory=dict)
    rules: Settings = field(default_factory=dict)
    names: Mapping[str, Names] = field(default_factory=dict)


def applied(house: House, base: Ruleset, text: str) -> Ruleset:
    """Return the base with what the house changes."""
    defaults = base.choose({**house.options}, house.preset)
    new = {**_price_settings(house, base), **house.rules}
    kept = {key: value for key, value in base.settled.items() if key not in new}  # what is new comes after all of it
    settled = {**kept, **new}
    names = {key: value for key, value in house.names.items() if key not in TITLES}
    ruled = {pattern: "" for pattern in house.prices if pattern not in _priced(base)}  # their book has no rule for it
    made = base.vary(
        house.name,
        options=tuple(option.vary(default=defaults[option.key]) for option in base.options),
        pattern_names={pattern: {**base.pattern_names.get(pattern, {}), **name} for pattern, name in names.items()},
        pattern_rules=ruled,
        name={language: _title(house, base, language) for language in LANGUAGES},
        about={**base.about, **house.names.get("about", {})},
        region={**base.region, **house.names.get("region", {})},
        place=base.place + 1,
    )
    made = replace(
        made,
        settled=settled,
        house=text,
        english={pattern: said for pattern, said in made.english.items() if pattern not in names},
        tile_names={pattern: said for pattern, said in made.tile_names.items() if pattern not in names},
        **_still_open(made, settled),
    )
    if not made.settled:
        return made
    book = made.page.record()
    narrow = replace(made, options=tuple(_narrowed(made, option, book) for option in made.options))
    return replace(narrow, presets={name: preset for name, preset in made.presets.items() if _holds(narrow, preset)})


def _title(house: House, base: Ruleset, language: str) -> str:
    """Return what the table is called; without a name, by the base's name and the file's."""
    plain = f"{base.name.get(language, base.id)} · {house.name.removesuffix(ENDING)}"
    return house.names.get("name", {}).get(language, plain)


def _still_open(made: Ruleset, settled: Settings) -> dict[str, Any]:
    """Return options and presets without those options of which the house has settled everything.

    A list settled as a whole leaves no place of it open.
    """
    gone = {
        option.key
        for option in made.options
        if _sets(option) and all(key in settled or key.partition(".")[0] in settled for key in _sets(option))
    }
    return {
        "options": tuple(option for option in made.options if option.key not in gone),
        "presets": {
            name: {key: value for key, value in preset.items() if key not in gone}
            for name, preset in made.presets.items()
        },
    }


def _narrowed(made: Ruleset, option: Option, book: np.ndarray) -> Option:
    """Return the option without the values that cannot be played with what the house has settled."""
    if not option.choices:
        return option
    kept = {
        value: settings
        for value, settings in option.choices.items()
        if value == option.default or _can_be_played(made, {**option.where, option.key: value}, book)
    }
    return option.vary(choices=kept)


def _holds(made: Ruleset, preset: Mapping[str, Value]) -> bool:
    """Return True if every value of a preset is still open."""
    return all(not made.option(key).choices or value in made.option(key).choices for key, value in preset.items())


def _can_be_played(made: Ruleset, chosen: Mapping[str, Value], book: np.ndarray) -> bool:
    try:
        check_sound(made.record(chosen), book)
    except (BadOption, UncountedPrice, Unsound):
        return False
    return True


def _sets(option: Option) -> set[str]:
    """Return the settings that an option changes."""
    return {*option.sets()}


def _priced(ruleset: Ruleset) -> set[str]:
    """Return the patterns for which a page has a price, under any options."""
    columns = {*ruleset.prices, *ruleset.yakuman, *ruleset.pattern_rules}
    return columns | {key.partition(".")[2] for option in ruleset.options for key in _sets(option) if "." in key}


def _price_settings(house: House, base: Ruleset) -> dict[str, int]:
    """Return prices as settings.

    What open hands are paid stays where the base says that apart, unless the house takes the pattern away.
    """
    settled: dict[str, int] = {}
    for pattern, value in house.prices.items():
        settings = columns_of(pattern, value)
        if value == 0:
            settings |= {f"open.{pattern}": 0, f"yakuman.{pattern}": 0}
        elif f"price.{pattern}" in settings and f"open.{pattern}" not in settings:
            settings |= _open_price(pattern, base, alone=isinstance(value, dict))
        settled |= settings
    return settled


def _open_price(pattern: str, base: Ruleset, alone: bool) -> dict[str, int]:
    """Return the base's price of an open hand, if it has one; with `alone` also where it is that of every hand."""
    price = base.settled.get(f"open.{pattern}", base.open_prices.get(pattern))
    if price is None and alone:
        price = base.settled.get(f"price.{pattern}", base.prices.get(pattern, 0))
    return {} if price is None else {f"open.{pattern}": price}


def columns_of(pattern: str, value: Any) -> dict[str, int]:
    """Return a price as settings; it is written `4`, or `{ closed = 3, open = 2, yakuman = 1 }`."""
    if not isinstance(value, dict):
        return {f"price.{pattern}": value}
    for column in value:
        if column not in COLUMNS:
            raise UnknownName("price", column, COLUMNS, f"A price is one number, or has {', '.join(COLUMNS)}.")
    return {f"{COLUMNS[column]}.{pattern}": value[column] for column in COLUMNS if column in value}
