"""`Ruleset`: one variant as data (equipment, prices, options, presets), and its way into a rules record.

Settings are named like the fields of `fangcheng.core.state.codes.RULES`. An array field takes a list, or single
places by dotted keys: `"kong_pay.concealed": 2`, `"option.kuitan": 1`; `"price.pinfu"`, `"open.pinfu"`,
`"yakuman.big_four_winds"` and `"excludes.pinfu"` change one line of the price list; `"form.eight_pairs": 1` lets
one more shape win. The names of places are kept beside the kernel module that reads them and registered in PLACES.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from fangcheng.core.scoring.trial import stages_of
from fangcheng.core.state.pattern_ids import PATTERN_IDS, PATTERNS, WORDS
from fangcheng.core.state.rules import RULES
from fangcheng.core.state.scoring_options import HUMAN_MANGAN
from fangcheng.errors import BadOption, UnknownName
from fangcheng.rules.catalogue import pattern_name
from fangcheng.rules.combining import set_combining
from fangcheng.rules.counted import check_listed, check_prices, mask_of, tried_by
from fangcheng.rules.places import PLACES

Settings = Mapping[str, Any]
Value = str | int | bool


def words(en: str, zh_hans: str, zh_hant: str, ja: str) -> dict[str, str]:
    """A label in the four languages."""
    return {"en": en, "zh-Hans": zh_hans, "zh-Hant": zh_hant, "ja": ja}


@dataclass(frozen=True)
class Option:
    """One thing a host may change.

    `choices` maps each allowed value to the settings it stands for. `low` and `high` instead make a
    number option that goes straight into the field `key` (or `into`).
    """

    key: str
    default: Value
    choices: Mapping[Value, Settings] = field(default_factory=dict)
    text: Mapping[str, str] = field(default_factory=dict)  # label by language: en, zh-Hans, zh-Hant, ja
    rule: str = ""  # id of the rule it changes
    low: int | None = None
    high: int | None = None
    into: str = ""

    def vary(self, **changes: Any) -> "Option":
        """The same option as a neighbour has it."""
        return replace(self, **changes)

    def settings(self, variant: str, value: Value) -> Settings:
        """What `value` sets. Raises BadOption when the variant does not allow it."""
        value = _plain(value)
        if not isinstance(value, (str, int, float)) and value is not None:
            raise BadOption(variant, self.key, type(value).__name__, self.allowed(), self.rule)
        switches = any(isinstance(key, bool) for key in self.choices)  # True is 1 to a mapping, not to a host
        if value in self.choices and (switches or not isinstance(value, bool)):
            return self.choices[value]
        if self.low is not None and self.high is not None and isinstance(value, int) and self.low <= value <= self.high:
            return {self.into or self.key: value}
        raise BadOption(variant, self.key, value, self.allowed(), self.rule)

    def allowed(self) -> str:
        """The allowed values in words."""
        if self.choices:
            return ", ".join(_shown(value) for value in self.choices)
        return f"{self.low} to {self.high}"


@dataclass(frozen=True)
class LocalPattern:
    """What a rulebook calls a pattern of the catalogue, where it has a word, or an id, of its own for it."""

    of: str  # id in the catalogue
    names: Mapping[str, str]  # by language


@dataclass(frozen=True)
class Ruleset:
    """A variant, as a player of its region would list it."""

    id: str
    revision: int
    name: Mapping[str, str]  # by language: en, zh-Hans, zh-Hant, ja
    prefix: str  # of its rule ids: "RIICHI"
    settings: Settings
    prices: Mapping[str, int]
    open_prices: Mapping[str, int] = field(default_factory=dict)
    yakuman: Mapping[str, int] = field(default_factory=dict)
    excludes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    pattern_rules: Mapping[str, str] = field(default_factory=dict)  # rule id where it is not PREFIX-F-<pattern>
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)  # two lines for the card, by language
    unit: str = "points"
    local_patterns: Mapping[str, LocalPattern] = field(default_factory=dict)  # by the id that its price list uses
    combine: str = ""  # "sum", "product" or "best_row": how rows are combined where no method of its own does it
    parts: Mapping[str, str] = field(default_factory=dict)  # what a row does in it: a word of combining.PARTS
    curve: str | tuple[int, ...] = ""  # what rows are worth: "doubling" the base, or points for 0, 1, 2 ... rows

    def __post_init__(self) -> None:
        """Refuse prices that no predicate answers, and two local names of one pattern."""
        meant = [local.of for local in self.local_patterns.values()]
        for name in {*self.local_patterns} & {*PATTERN_IDS} | {name for name in meant if meant.count(name) > 1}:
            raise BadOption(self.id, "local_patterns", name, "one name a pattern, and none of the catalogue")
        for column in (self.prices, self.open_prices, self.yakuman):
            for name, price in column.items():
                check_listed(self.id, self.pattern_id(name), price)

    def vary(self, id: str, **changes: Any) -> "Ruleset":
        """A neighbour: this ruleset with some parts replaced; settings, prices and excludes are merged."""
        for part in (
            "settings",
            "prices",
            "open_prices",
            "yakuman",
            "excludes",
            "pattern_rules",
            "presets",
            "local_patterns",
            "parts",
        ):
            if part in changes:
                changes[part] = {**getattr(self, part), **changes[part]}
        if "options" in changes:
            new = {option.key: option for option in changes["options"]}
            kept = tuple(new.pop(option.key, option) for option in self.options)
            changes["options"] = kept + tuple(new.values())
        return replace(self, id=id, **changes)

    def option(self, key: str) -> Option:
        """The option of that name. Raises UnknownName with the nearest names."""
        for option in self.options:
            if option.key == key:
                return option
        raise UnknownName(f"option of {self.id}", key, [option.key for option in self.options], self._list_hint())

    def _list_hint(self) -> str:
        return f"`fangcheng variants {self.id}` lists all."

    def choose(self, options: Mapping[str, Value] | None = None, preset: str | None = None) -> dict[str, Value]:
        """All option values: defaults, then the preset, then `options`."""
        chosen: dict[str, Value] = {option.key: option.default for option in self.options}
        if preset is not None and preset != "default":
            if not isinstance(preset, str) or preset not in self.presets:  # type: ignore[redundant-expr]  # who knows
                raise UnknownName(f"preset of {self.id}", preset, self.presets, self._list_hint())
            chosen.update(self.presets[preset])
        for key, value in (options or {}).items():
            self.option(key).settings(self.id, value)
            chosen[key] = _plain(value)
        return chosen

    def record(self, options: Mapping[str, Value] | None = None, preset: str | None = None) -> np.ndarray:
        """The rules record, an array of one element of dtype RULES.

        Raises UnknownName for a foreign option or preset, BadOption for a foreign value, UncountedPrice for the price
        of a pattern that the variant's method of scoring does not know.
        """
        rules = np.zeros(1, RULES)
        rules["round_winds"] = [0, 1, 2, 3] * 2
        _apply(rules[0], self, self.settings)
        _apply_prices(rules[0], self)
        if self.combine:
            set_combining(
                rules[0], self.combine, self.curve, {self.pattern_id(one): self.parts[one] for one in self.parts}
            )
        for key, value in self.choose(options, preset).items():
            _apply(rules[0], self, self.option(key).settings(self.id, value))
        _gather_counting(rules[0])
        check_prices(self.id, rules[0])
        return rules

    def pattern_id(self, name: str) -> str:
        """The id in the catalogue of what the price list calls `name`. Raises UnknownName."""
        if name in self.local_patterns:
            name = self.local_patterns[name].of
        pattern_number(name)
        return name

    def own_name(self, pattern: str) -> str:
        """What the price list calls a pattern of the catalogue."""
        return next((name for name, local in self.local_patterns.items() if local.of == pattern), pattern)

    def pattern_words(self, pattern: str, language: str) -> str:
        """What a pattern of the catalogue is called in this game."""
        own = self.own_name(pattern)
        if own in self.local_patterns and language in self.local_patterns[own].names:
            return self.local_patterns[own].names[language]
        return pattern_name(pattern, language, self.id)

    def rule_of(self, pattern: str) -> str:
        """The rule id that defines a pattern in this variant."""
        return self.pattern_rules.get(pattern, f"{self.prefix}-F-{pattern}")


def pattern_number(name: str) -> int:
    """Number of a pattern id. Raises UnknownName."""
    if name not in PATTERN_IDS:
        raise UnknownName("pattern", name, PATTERN_IDS)
    return PATTERN_IDS[name]


def _apply_prices(rules: np.void, ruleset: Ruleset) -> None:
    for name, value in ruleset.prices.items():
        rules["price"][pattern_number(ruleset.pattern_id(name))] = value
        rules["price_open"][pattern_number(ruleset.pattern_id(name))] = value
    for name, value in ruleset.open_prices.items():
        rules["price_open"][pattern_number(ruleset.pattern_id(name))] = value
    for name, value in ruleset.yakuman.items():
        rules["yakuman"][pattern_number(ruleset.pattern_id(name))] = value
    for name, others in ruleset.excludes.items():
        _exclude(rules, ruleset, name, others)


def _exclude(rules: np.void, ruleset: Ruleset, name: str, others: Iterable[str]) -> None:
    words = np.zeros(WORDS, np.uint64)
    for number in map(pattern_number, map(ruleset.pattern_id, others)):
        words[number // 64] |= np.uint64(1) << np.uint64(number % 64)
    rules["excludes"][pattern_number(ruleset.pattern_id(name))] = words


def _apply(rules: np.void, ruleset: Ruleset, settings: Settings) -> None:
    for key, value in settings.items():
        field_name, _, place = key.partition(".")
        if field_name == "excludes":
            _exclude(rules, ruleset, place, value)
        elif field_name in ("price", "open", "yakuman"):
            _set_price(rules, field_name, ruleset.pattern_id(place), value)
        elif field_name == "form":
            _allow_form(rules, place, bool(value))
        elif place:
            rules[_field(field_name)][_place(field_name, place)] = value
        else:
            rules[_field(field_name)] = value


def _allow_form(rules: np.void, name: str, allowed: bool) -> None:
    form = _place("form", name)
    rules["forms"] = rules["forms"] | form if allowed else rules["forms"] & ~form


def _gather_counting(rules: np.void) -> None:
    """Gather which patterns count, and which stages try them, into masks: what has no price costs one test."""
    limits = rules["yakuman"] > 0
    human = np.arange(PATTERNS) == PATTERN_IDS["human_hand"]
    human &= bool(rules["option"][HUMAN_MANGAN])  # worth a mangan, whatever its price
    for closed, prices in enumerate(("price_open", "price")):
        rules["counting"][closed] = mask_of(np.flatnonzero((rules[prices] != 0) | limits | human))
    rules["limits"] = mask_of(np.flatnonzero(limits))[0]
    counting = (rules["price"] != 0) | (rules["price_open"] != 0) | limits | human
    tried = {*np.flatnonzero(counting).tolist()} & tried_by(int(rules["method"]))
    rules["tried"] = mask_of(tried)
    rules["stages"] = stages_of(tried)
    rules["words"] = 1 + max(tried, default=0) // 64


def _set_price(rules: np.void, column: str, pattern: str, value: int) -> None:
    number = pattern_number(pattern)
    if column != "yakuman":
        rules["price_open"][number] = value
    if column != "open":
        rules["price" if column == "price" else "yakuman"][number] = value


def _field(name: str) -> str:
    names = RULES.names or ()
    if name not in names:
        raise UnknownName("rules field", name, names)
    return name


def _place(field_name: str, place: str) -> int:
    places = PLACES.get(field_name, {})
    if place not in places:
        raise UnknownName(f"place of {field_name}", place, places)
    return places[place]


def _plain(value: Any) -> Any:
    """Words for on and off as booleans, digits as numbers, the rest as it is."""
    if isinstance(value, str):
        if value in ("on", "yes", "true"):
            return True
        if value in ("off", "no", "false"):
            return False
        if value.lstrip("-").isdigit():
            return int(value)
    return value


def _shown(value: Value) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
