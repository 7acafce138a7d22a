"""`Option`: one thing a host may change about a game, its label and what each of its values sets."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from fangcheng.errors import BadOption
from fangcheng.rules.settings import Settings

Names = Mapping[str, str]  # by language: en, zh-Hans, zh-Hant, ja
Value = str | int | bool
NUMBER = re.compile("-?[0-9]{1,18}")  # more digits make no option, and Python refuses to read very many
FEW = 10  # values that are listed one by one, though they are a row of numbers


def words(en: str, zh_hans: str, zh_hant: str, ja: str) -> dict[str, str]:
    """Return a label in the four languages."""
    return {"en": en, "zh-Hans": zh_hans, "zh-Hant": zh_hant, "ja": ja}


@dataclass(frozen=True)
class Option:
    """One thing a host may change.

    `choices` maps each allowed value to the settings it stands for. `low` and `high` instead make a
    number option that goes straight into the field `key` (or `into`), or into several, times a factor each.
    """

    key: str
    default: Value
    choices: Mapping[Value, Settings] = field(default_factory=dict)
    text: Names = field(default_factory=dict)  # its label
    rule: str = ""  # id of the rule it changes
    low: int | None = None
    high: int | None = None
    into: str = ""
    scales: Mapping[str, int] = field(default_factory=dict)  # settings a number makes, each so many times as much
    cites: Mapping[str, str] = field(default_factory=dict)  # id of the rule of a setting where it has its own
    value_rules: Mapping[Value, str] = field(default_factory=dict)  # id of the rule of a value where it is not `rule`
    value_topics: Mapping[Value, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)  # topics by rule id
    labels: Mapping[Value, Names] = field(default_factory=dict)  # names of values where texts/ has none
    where: Mapping[str, Value] = field(default_factory=dict)  # it counts only beside these values of other options
    group: str = ""  # the chapter of the book it belongs to, "scoring", where its rule stands in another

    def vary(self, **changes: Any) -> "Option":
        """Return this option with some parts replaced, as a neighbour has it."""
        return replace(self, **changes)

    def settings(self, variant: str, value: Value) -> Settings:
        """Return the settings that `value` stands for. Raises BadOption when the variant does not allow it."""
        value = plain(value)
        if not isinstance(value, (str, int, float)) and value is not None:
            raise BadOption(variant, self.key, type(value).__name__, self.allowed(), self.rule)
        switches = any(isinstance(key, bool) for key in self.choices)  # True is 1 to a mapping, not to a host
        if value in self.choices and (switches or not isinstance(value, bool)):
            return self.choices[value]
        if self.low is not None and self.high is not None and isinstance(value, int) and self.low <= value <= self.high:
            return {key: value * times for key, times in self.scales.items()} or {self.into or self.key: value}
        raise BadOption(variant, self.key, value, self.allowed(), self.rule)

    def as_offered(self, value: Value) -> Value:
        """Return an allowed value as it stands among the choices, where 0 may be off."""
        said: Value = plain(value)
        return next((choice for choice in self.choices if choice == said), said)

    def counts(self, chosen: Mapping[str, Value]) -> bool:
        """Return True if the option counts at a table with these option values."""
        return all(chosen.get(key) == value for key, value in self.where.items())

    def sets(self) -> frozenset[str]:
        """Return the settings that some value of it makes."""
        if self.choices:
            return frozenset(key for settings in self.choices.values() for key in settings)
        return frozenset(self.scales or {self.into or self.key})

    def rule_of(self, value: Value, setting: str = "") -> str:
        """Return the id of the rule that a value follows, or one of its settings where that has its own."""
        return self.cites.get(setting) or self.value_rules.get(value, self.rule)

    def rule_of_topic(self, value: Value, topic: str) -> str:
        """Return the id of the rule that a value gives a topic instead of the page's, empty where it gives none."""
        told = self.value_topics.get(value, {})
        return next((rule for rule, topics in told.items() if topic in topics), "")

    def allowed(self, write: Callable[[Value], str] = lambda value: shown(value)) -> str:
        """Return the allowed values in words: as a host writes them, or as `write` does."""
        if not self.choices:
            return f"{self.low} to {self.high}"
        values = [*self.choices]
        numbers = [value for value in values if type(value) is int]
        if len(values) > FEW and numbers == values == [*range(numbers[0], numbers[0] + len(numbers))]:
            return f"{numbers[0]} to {numbers[-1]}"
        return ", ".join(map(write, values))


def plain(value: Any) -> Any:
    """Return words for on and off as booleans, digits as numbers, and the rest as it is."""
    if isinstance(value, str):
        if value in ("on", "yes", "true"):
            return True
        if value in ("off", "no", "false"):
            return False
        if NUMBER.fullmatch(value):
            return int(value)
    return value


def keys_of_word(option: str, value: Value) -> tuple[str, str]:
    """Return the keys in texts/ that may name a value: in this option, and in any."""
    slug = "-".join(str(value).replace("/", " ").replace("_", " ").split())
    return f"value-{option}-{slug}", f"value-{slug}"


def shown(value: Value) -> str:
    """Return a value as a host writes it: on and off for booleans."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
