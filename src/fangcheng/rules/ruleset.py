"""`Ruleset`: one variant as data (settings by rule number, prices, options), and its way into a rules record."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from os import PathLike
from typing import Any, Literal, TypeAlias

import numpy as np

from fangcheng.core.scoring.trial import stages_of
from fangcheng.core.state.pattern_ids import PATTERN_IDS, PATTERNS, WORDS
from fangcheng.core.state.rule_codes import (
    FIRST_WIN_ENDS,
    HUMAN_MANGAN,
    PART_ALONE,
    PART_BARE,
    PART_NAMED,
    PART_OTHERWISE,
    SUM,
)
from fangcheng.core.state.rules import RULES
from fangcheng.errors import BadOption, FangchengError, UnknownName
from fangcheng.rules.catalogue import pattern_name
from fangcheng.rules.combining import play_part, set_combining
from fangcheng.rules.counted import check_prices, mask_of, tried_by
from fangcheng.rules.declared import PLACES, SETS
from fangcheng.rules.hooks import hooks_of
from fangcheng.rules.option import Names, Option, Value
from fangcheng.rules.page.places import at
from fangcheng.rules.page.shape import check_parts, check_shape
from fangcheng.rules.page.words import check_words
from fangcheng.rules.settings import PRICES, Settings, pattern_number
from fangcheng.rules.tile_set import set_part
from fangcheng.rules.topics import TOPICS, WIDER
from fangcheng.rules.words import is_of_bits, number_of

Number = int | str  # of a rule in its book: 15, "P3", "F-kong_bloom"

COLUMNS = ("prices", "open_prices", "drawn_prices", "yakuman")  # the same as parts of a page
MERGED = (  # parts of which a neighbour says only what differs
    *(*COLUMNS, "excludes", "pattern_names", "english", "tile_names", "texts", "local_patterns", "parts"),
)
DERIVED = (
    "priced",
    "limits",
    "looked_for",
    "trial_stages",
    "mask_words",
    "hooks",
)  # fields of a record that follow from the others

NO_NAMES: Names = {}
TWO_INDICATORS = (
    "1 or 2 beside two indicators from the start, or the dead wall has no stack for that of the fourth kong"
)


@dataclass(frozen=True)
class LocalPattern:
    """What a rulebook calls a pattern of the catalogue, where it has a word, or an id, of its own for it."""

    of: str  # id in the catalogue
    names: Mapping[str, str]  # by language


@dataclass(frozen=True, eq=False)  # equal to itself alone, so that caches may be kept by it
class Ruleset:
    """A variant, as a player of its region would list it."""

    id: str
    revision: int
    name: Names
    prefix: str  # of its rule ids: "RIICHI"
    rules: Mapping[Number, Settings]  # what each numbered rule of the book sets
    prices: Mapping[str, int]
    open_prices: Mapping[str, int] = field(default_factory=dict)
    drawn_prices: Mapping[str, int] = field(default_factory=dict)  # of self-drawn hands where they differ
    yakuman: Mapping[str, int] = field(default_factory=dict)
    excludes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    pattern_rules: Mapping[str, str] = field(default_factory=dict)  # rule id where it is not PREFIX-F-<pattern>
    topics: Mapping[Number, tuple[str, ...]] = field(default_factory=dict)  # of rules that no setting stands for
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    preset_names: Mapping[str, Names] = field(default_factory=dict)
    first_presets: tuple[str, ...] = ()  # presets that a host is offered before the page's own values
    open_presets: tuple[str, ...] = ()  # presets of its book that are not furnished yet
    pattern_names: Mapping[str, Names] = field(default_factory=dict)  # where its book has another word
    english: Mapping[str, str] = field(default_factory=dict)  # plain English of patterns whose `en` is a foreign word
    tile_names: Mapping[str, Mapping[str, Names]] = field(default_factory=dict)  # of patterns named by their tile
    script: str = "zh-Hans"  # language of LANGUAGES in which its players write the names
    told: Literal["dearest", "listed"] = "dearest"  # which row of a result comes first; equal ones as on the page
    about: Names = field(default_factory=dict)  # two lines for the card
    texts: Mapping[str, Names] = field(default_factory=dict)  # questions and labels of its own, by their key in texts/
    region: Names = field(default_factory=dict)
    spot: tuple[int, int] | None = None  # column and row on the map of games, from the north-west; None: nowhere
    difficulty: int = 3  # 1 easy to 5 hard
    unit: str = "points"
    calls: Literal["chinese", "japanese"] = "chinese"  # the words in which wins and ready are called
    ranking: Literal["scores", "standard_points", "final_scores"] = "scores"  # what a match is ranked by
    place: int = 1000  # in the lists of variants, low first; equal ones by id
    base: "Ruleset | None" = None  # whose neighbour it is
    local_patterns: Mapping[str, LocalPattern] = field(default_factory=dict)  # by the id that its price list uses
    combine: str = ""  # "sum", "product" or "best_row": how rows are combined where no method of its own does it
    parts: Mapping[str, str] = field(default_factory=dict)  # what a row does in it: a word of combining.PARTS
    curve: str | tuple[int, ...] = ""  # what rows are worth: "doubling" the base, or points for 0, 1, 2 ... rows
    settled: Settings = field(default_factory=dict)  # what house rules say; no option changes it
    house: str = ""  # the text of the house rules it was made from (rules/house.py), empty for a page

    def __post_init__(self) -> None:
        """Check every setting of the page and of its options against the words there are.

        Raises UnknownName for a setting or pattern nobody knows, BadSetting for a value that is no word of its setting
        or a part of the page that is made otherwise. What is wrong only together, page/whole.py finds.
        """
        try:
            check_words(self)
        except (AttributeError, TypeError, ValueError):
            check_shape(self)
            raise

    def vary(self, id: str, without: tuple[str, ...] = (), **changes: Any) -> "Ruleset":
        """Return a neighbour: this ruleset with some parts replaced, and no options of the names in `without`.

        Its `rules`, prices, excludes, options and names are what differs; presets given are all it has. What it does
        not change keeps the rule id of this one.
        """
        try:
            return self._varied(id, without, changes)
        except (AttributeError, TypeError, ValueError):
            check_parts(id, {**changes, "without": without})
            raise

    def _varied(self, id: str, without: tuple[str, ...], changes: dict[str, Any]) -> "Ruleset":
        if isinstance(without, str):
            raise TypeError("without: a list of keys")
        for key in without:
            with at("without", key):
                self.option(key)
        own = {
            name: f"{changes.get('prefix', self.prefix)}-F-{name}" for part in COLUMNS for name in changes.get(part, ())
        }
        changes["pattern_rules"] = {**own, **changes.get("pattern_rules", {})}
        for part in MERGED:
            changes[part] = {**getattr(self, part), **changes.get(part, {})}
        changes = {"rules": {}, "topics": {}, "base": self, **changes}
        if "options" in changes or without:
            new: dict[str, Option] = {}
            for option in changes.get("options", ()):
                with at("options", option.key):
                    if new.setdefault(option.key, option) is not option:
                        raise FangchengError(f"{id}: 2 options are called {option.key}; give each a key of its own")
            kept = tuple(new.pop(option.key, option) for option in self.options if option.key not in without)
            changes["options"] = kept + tuple(new.values())
        return replace(self, id=id, **changes)

    @cached_property
    def settings(self) -> Settings:
        """Return all settings of the page, those of the game it is a neighbour of first."""
        own = {key: value for settings in self.rules.values() for key, value in settings.items()}
        kept = self.base.settings if self.base else {}  # first: a place of a list there is no longer the last word
        return {**{key: value for key, value in kept.items() if key not in own}, **own}

    @cached_property
    def cited(self) -> Mapping[str, str]:
        """Return the rule id of every setting of the page."""
        own = {key: self.rule(number) for number, settings in self.rules.items() for key in settings}
        return {**self.base.cited, **own} if self.base else own

    @cached_property
    def rules_by_topic(self) -> Mapping[str, str]:
        """Return the rule id of every topic that the page names."""
        own = {topic: self.rule(number) for number, topics in self.topics.items() for topic in topics}
        return {**self.base.rules_by_topic, **own} if self.base else own

    @property
    def page(self) -> "Ruleset":
        """Return the page it stands on: that which house rules change, or a page itself."""
        return self.base.page if self.house and self.base else self

    def rule(self, number: Number) -> str:
        """Return the id of a rule of its book, such as `SICHUAN-15`; one of another book is written in full."""
        is_whole = isinstance(number, str) and "-" in number and not number.startswith("F-")
        return str(number) if is_whole else f"{self.prefix}-{number}"

    def rule_of_topic(self, topic: str, chosen: Mapping[str, Value]) -> str:
        """Return the id of the rule that a table with these option values has for a topic, empty if none."""
        for option in self.options:
            own = option.rule_of_topic(chosen[option.key], topic) if option.counts(chosen) else ""
            if own:
                return own
        if topic in self.rules_by_topic:
            return self.rules_by_topic[topic]
        found = (self.rule_of_setting(key, chosen) for key in TOPICS[topic])
        named = next((rule for rule in found if rule), "")
        return named or (self.rule_of_topic(WIDER[topic], chosen) if topic in WIDER else "")

    def rule_of_setting(self, key: str, chosen: Mapping[str, Value] | None = None) -> str:
        """Return the id of the rule that a setting follows, empty where the page does not name it.

        With `chosen` (all option values of a table) it is that of the option that has set it.
        """
        found = self.cited.get(key) or self.cited.get(key.partition(".")[0], "")
        for option in self.options:
            if chosen is not None and option.counts(chosen) and key in option.settings(self.id, chosen[option.key]):
                found = option.rule_of(chosen[option.key], key)
        return found

    def option(self, key: str) -> Option:
        """Return the option of that name. Raises UnknownName with the nearest names."""
        for option in self.options:
            if option.key == key:
                return option
        raise UnknownName(f"option of {self.id}", key, [option.key for option in self.options], self._list_hint())

    def _list_hint(self) -> str:
        return f"`fangcheng variants {self.id}` lists all."

    def choose(self, options: Mapping[str, Value] | None = None, preset: str | None = None) -> dict[str, Value]:
        """Return all option values: defaults, then the preset, then `options`."""
        chosen: dict[str, Value] = {option.key: option.default for option in self.options}
        if preset is not None and preset != "default":
            if not isinstance(preset, str) or preset not in self.presets:  # type: ignore[redundant-expr]  # who knows
                raise UnknownName(f"preset of {self.id}", preset, self.presets, self._list_hint())
            chosen.update(self.presets[preset])
        for key, value in (options or {}).items():
            self.option(key).settings(self.id, value)
            chosen[key] = self.option(key).as_offered(value)
        return chosen

    def record(self, options: Mapping[str, Value] | None = None, preset: str | None = None) -> np.ndarray:
        """Return the rules record, an array of one element of dtype RULES.

        Raises UnknownName for a foreign option or preset, BadOption for a foreign value or one that another value
        forbids, UncountedPrice for the price of a pattern that the variant's method of scoring does not know.
        """
        rules = self.before_options()
        chosen = self.choose(options, preset)
        for option in (self.option(key) for key in chosen):
            if option.counts(chosen):
                apply_settings(rules[0], self, option.settings(self.id, chosen[option.key]))
        apply_settings(rules[0], self, self.settled)
        self._check_together(rules[0])
        _gather_counting(rules[0])
        rules["hooks"] = hooks_of(rules[0])
        check_prices(self.id, rules[0])
        return rules

    def before_options(self) -> np.ndarray:
        """Return the rules record as far as the page says it, before any option."""
        rules = np.zeros(1, RULES)
        rules["round_winds"] = number_of("round_winds", "ESWNESWN")
        rules["play_on"] = FIRST_WIN_ENDS  # unsaid it is its first word, though digests hold another number as 0
        apply_settings(rules[0], self, self.settings)
        _apply_prices(rules[0], self)
        if self.combine:
            set_combining(
                rules[0], self.combine, self.curve, {self.pattern_id(one): self.parts[one] for one in self.parts}
            )
        return rules

    def _check_together(self, rules: np.void) -> None:
        """Refuse two indicators from the start beside a dead wall that nothing joins: it has no stack for the last one.

        Rules: RIICHI-29.
        """
        if rules["dead_wall"] and rules["indicators"] > 1 and not rules["replenish"]:
            raise BadOption(self.id, "replenish", 0, TWO_INDICATORS, self.rule_of_setting("indicators", self.choose()))

    def pattern_id(self, name: str) -> str:
        """Return the id in the catalogue of what the price list calls `name`. Raises UnknownName."""
        if name in self.local_patterns:
            name = self.local_patterns[name].of
        if name not in PATTERN_IDS:
            raise UnknownName("pattern", name, (*self.local_patterns, *PATTERN_IDS))
        return name

    def own_name(self, pattern: str) -> str:
        """Return what the price list calls a pattern of the catalogue."""
        return next((name for name, local in self.local_patterns.items() if local.of == pattern), pattern)

    def listed_name(self, pattern: str) -> str:
        """Return what the book's list calls a pattern, be that the name of another one in the catalogue."""
        name = self.own_name(pattern)
        return self.pattern_rules.get(name, "").partition("-F-")[2] or name

    def rule_of(self, pattern: str) -> str:
        """Return the rule id that defines a pattern in this variant."""
        name = self.own_name(pattern)
        inherited = self.base.rule_of(pattern) if self.base else self.rule(f"F-{name}")
        return self.pattern_rules.get(name, inherited)

    @cached_property
    def places(self) -> Mapping[str, int]:
        """Return where the page lists each pattern of the catalogue."""
        listed = dict.fromkeys(name for part in COLUMNS for name in getattr(self, part))
        return {self.pattern_id(name): place for place, name in enumerate(listed)}

    def plain_name(self, pattern: str) -> str:
        """Return what a pattern is called in plain English."""
        return self.english.get(self.own_name(pattern)) or self.pattern_name(pattern)

    def pattern_name(self, pattern: str, language: str = "en") -> str:
        """Return what its rulebook calls a pattern. Raises UnknownName."""
        own = self.own_name(pattern)
        if own in self.local_patterns and language in self.local_patterns[own].names:
            return self.local_patterns[own].names[language]
        return self.pattern_names.get(pattern, NO_NAMES).get(language) or pattern_name(pattern, language)


# Whatever a variant is asked for by: its id, the file of house rules, or the ruleset itself.
Variant: TypeAlias = str | PathLike[str] | Ruleset


def _apply_prices(rules: np.void, ruleset: Ruleset) -> None:
    for name, value in ruleset.prices.items():
        rules["price"][pattern_number(ruleset.pattern_id(name))] = value
        rules["price_open"][pattern_number(ruleset.pattern_id(name))] = value
    for name, value in ruleset.open_prices.items():
        rules["price_open"][pattern_number(ruleset.pattern_id(name))] = value
    for name, value in ruleset.drawn_prices.items():
        rules["price_drawn"][pattern_number(ruleset.pattern_id(name))] = value
    for name, value in ruleset.yakuman.items():
        rules["yakuman"][pattern_number(ruleset.pattern_id(name))] = value
    for name, others in ruleset.excludes.items():
        _exclude(rules, ruleset, name, others)


def _exclude(rules: np.void, ruleset: Ruleset, name: str, others: Iterable[str]) -> None:
    words = np.zeros(WORDS, np.uint64)
    for number in map(pattern_number, map(ruleset.pattern_id, others)):
        words[number // 64] |= np.uint64(1) << np.uint64(number % 64)
    rules["excludes"][pattern_number(ruleset.pattern_id(name))] = words


def apply_settings(rules: np.void, ruleset: Ruleset, settings: Settings) -> None:
    """Write settings, in the names that a page has for patterns, into a rules record."""
    for key, value in settings.items():
        field_name, _, place = key.partition(".")
        if field_name == "excludes":
            _exclude(rules, ruleset, place, value)
        elif field_name == "part":
            play_part(rules, pattern_number(ruleset.pattern_id(place)), value)
        elif field_name in PRICES:
            _set_price(rules, field_name, ruleset.pattern_id(place), value)
        elif field_name == "tiles" and place:
            set_part(rules, place, bool(number_of(key, value)))
        elif field_name in SETS and is_of_bits(field_name) and place:
            _switch_bit(rules, field_name, place, bool(number_of(key, value)))
        elif place:
            rules[field_name][PLACES[field_name][place]] = number_of(key, value)
        else:
            rules["copies" if key == "tiles" else key] = number_of(key, value)


def _switch_bit(rules: np.void, field_name: str, word: str, on: bool) -> None:
    bit = SETS[field_name][word]
    rules[field_name] = rules[field_name] | bit if on else rules[field_name] & ~bit


def _gather_counting(rules: np.void) -> None:
    """Write masks of the patterns that count and of the stages that try them; no price costs one test."""
    limits = rules["yakuman"] > 0
    human = np.arange(PATTERNS) == PATTERN_IDS["human_hand"]
    human &= bool(rules["option"][HUMAN_MANGAN])  # worth a mangan, whatever its price
    for closed, prices in enumerate(("price_open", "price")):
        rules["priced"][closed] = mask_of(np.flatnonzero((rules[prices] != 0) | limits | human))
    rules["limits"] = mask_of(np.flatnonzero(limits))[0]
    alone = np.isin(rules["part"], (PART_ALONE, PART_BARE, PART_NAMED, PART_OTHERWISE))  # they may count for nothing
    alone &= rules["method"] >= SUM
    keys = np.unpackbits(rules["openers"].view(np.uint8), bitorder="little") != 0  # and so may those that open a win
    counting = (
        (rules["price"] != 0) | (rules["price_open"] != 0) | (rules["price_drawn"] != 0) | limits | human | alone | keys
    )
    tried = {*np.flatnonzero(counting).tolist()} & tried_by(int(rules["method"]))
    rules["looked_for"] = mask_of(tried)
    rules["trial_stages"] = stages_of(tried)
    rules["mask_words"] = 1 + max(tried, default=0) // 64


def _set_price(rules: np.void, column: str, pattern: str, value: int) -> None:
    number = pattern_number(pattern)
    if column in ("price", "open"):
        rules["price_open"][number] = value
    if column != "open":
        rules["price_drawn" if column == "drawn" else column][number] = value
