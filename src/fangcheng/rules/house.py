"""House rules: a TOML file that says what a table changes of a variant, made into a ruleset like any other.

    base = "sichuan"          # a variant, or another file of house rules
    preset = "mil_2025"       # optional: its values are the defaults

    [options]                 # defaults of this table; they can still be changed
    cap = 6
    [prices]                  # of patterns, 0 takes one away; these and the next win over what options set
    full_flush = 4
    [rules]                   # settings, in the words of rules/words.py
    claim_chi = "next"
    [names]                   # of the variant, its two lines, and patterns
    name = "Friday table"

What stands there is checked by what checks a page: `Option.settings`, `number_of`, `check_prices`. docs/house-rules.md
tells it to players.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.errors import BadOption, FangchengError, HouseRuleError, UncountedPrice, UnknownName, nearest
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.rules.house_effect import TITLES, House, applied, columns_of
from fangcheng.rules.house_text import text_of
from fangcheng.rules.limits import Unsound, check_size, check_sound
from fangcheng.rules.option import Names, Value
from fangcheng.rules.ruleset import Ruleset
from fangcheng.rules.settings import check_settings
from fangcheng.rules.toml_lines import line_of, parsed

LARGEST = 1 << 16  # bytes of a file
LONGEST_REASON = 600  # letters; what was written is told again
SECTIONS = ("options", "prices", "rules", "names")
LONGEST = {"name": 60, "about": 400, "region": 60}  # letters of names; a pattern's is as long as a variant's

Load = Callable[[str], Ruleset]


def ruleset_of(name: str, text: str, load: Load) -> Ruleset:
    """Return the ruleset of house rules; `name` is that of their file, `load` finds the base.

    Raises HouseRuleError with the line of what is wrong.
    """
    if len(text.encode(errors="replace")) > LARGEST:
        raise HouseRuleError(name, 0, f"larger than {LARGEST >> 10} kB, no house rules")
    return _Reader(name, text, load).ruleset()


class _Reader:
    """One file of house rules while it is read."""

    def __init__(self, name: str, text: str, load: Load) -> None:
        self.name, self.text, self.load = name, text, load
        self.document = parsed(name, text)

    def ruleset(self) -> Ruleset:
        self._check_top()
        with self.at("base"):
            base = self.load(self.document["base"])
        house = House(
            name=self.name,
            base=self.document["base"],
            preset=self._preset(base),
            options=self._options(base),
            prices=self._prices(base),
            rules=self._rules(base),
            names=self._names(),
        )
        made = applied(house, base, self.text)
        if base.house:  # a saved match or record keeps one text, whole
            made = replace(made, house=text_of(made))
        self._check_whole(made)
        return made

    # --- errors

    @contextmanager
    def at(self, *path: str) -> Iterator[None]:
        """Turn any error raised within into one that tells the line of a key."""
        try:
            yield
        except HouseRuleError:
            raise
        except FangchengError as error:
            raise self.wrong(str(error), *path) from error

    def wrong(self, reason: str, *path: str) -> HouseRuleError:
        shown = reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]}..."
        return HouseRuleError(self.name, line_of(self.text, *path) if path else 0, shown)

    # --- sections

    def _check_top(self) -> None:
        known = ("base", "preset", *SECTIONS)
        for key, value in self.document.items():
            with self.at(key):
                if key not in known:
                    raise UnknownName("section", key, known, f"House rules have {', '.join(known)}.")
                if key in SECTIONS and not isinstance(value, dict):
                    raise FangchengError(f"{key}: write [{key}] on a line of its own and one KEY = VALUE a line below")
        if "base" not in self.document:
            raise self.wrong('base is missing: begin with base = "sichuan" or another variant')
        if not isinstance(self.document["base"], str):
            raise self.wrong("base: the id of a variant in quotes", "base")

    def _preset(self, base: Ruleset) -> str | None:
        preset = self.document.get("preset")
        with self.at("preset"):
            if preset is not None and not isinstance(preset, str):
                raise FangchengError("preset: the name of one, in quotes")
            base.choose(None, preset)
        return preset

    def _section(self, name: str) -> dict[str, Any]:
        section: dict[str, Any] = self.document.get(name, {})
        return section

    def _options(self, base: Ruleset) -> dict[str, Value]:
        chosen: dict[str, Value] = {}
        for key, value in self._section("options").items():
            with self.at("options", key):
                option = base.option(key)
                if not isinstance(value, (bool, int, str)):
                    raise FangchengError(f"{key}: {base.id} allows {option.allowed()}")
                option.settings(base.id, value)
                chosen[key] = base.choose({key: value})[key]
        return chosen

    def _prices(self, base: Ruleset) -> dict[str, int | dict[str, int]]:
        for pattern, value in self._section("prices").items():
            with self.at("prices", pattern):
                base.pattern_id(pattern)
                if isinstance(value, int) and value and base.yakuman.get(pattern):
                    raise FangchengError(f"{pattern} is a yakuman: write {pattern}.yakuman = {value}, or 0 for none")
                for key, price in columns_of(pattern, value).items():
                    check_settings("", {key: price}, base.local_patterns)
                    check_size(key, price)
        return self._section("prices")

    def _rules(self, base: Ruleset) -> dict[str, Any]:
        section = self._section("rules")
        rules = flat(section)
        for key, value in rules.items():
            with self.at("rules", *([key] if key in section else key.split(".", 1))):
                check_settings("", {key: value}, base.local_patterns)
                check_size(key, value)
        return rules

    def _names(self) -> dict[str, Names]:
        names: dict[str, Names] = {}
        for key, value in self._section("names").items():
            with self.at("names", key):
                if key not in TITLES:
                    _check_named(key)
                names[key] = _in_languages(key, value)
        return names

    def _check_whole(self, made: Ruleset) -> None:
        """Raise for what is wrong only together: a price the scoring does not count, a wall that is not the tiles."""
        try:
            check_sound(made.record(), made.page.record())
        except UncountedPrice as error:
            raise self.wrong(str(error), *self._place_of_price(error.pattern)) from None
        except BadOption as error:
            raise self.wrong(str(error), *self._place_of(error.option)) from None
        except Unsound as error:
            raise self.wrong(f"{error.setting}: {error}", *self._place_of(error.setting)) from None

    def _place_of_price(self, pattern: str) -> tuple[str, ...]:
        if pattern in self._section("prices"):
            return "prices", pattern
        return "rules", "price", pattern

    def _place_of(self, setting: str) -> tuple[str, ...]:
        """Return the place of a setting, or of another that may be the cause of its error."""
        rules = self._section("rules")
        if setting in self._section("options"):
            return "options", setting
        if setting in ("cap", "base") and "prices" in self.document and setting not in rules:
            return ("prices",)
        near = (setting, "indicators", "stacks", "tiles", "seats", "sets", "dead_wall", "reserve")
        return next((("rules", key) for key in near if key in rules), ())


def flat(section: Mapping[str, Any]) -> dict[str, Any]:
    """Return the settings with the places of lists, which TOML nests, as dotted keys."""
    settings: dict[str, Any] = {}
    for key, value in section.items():
        settings |= {f"{key}.{place}": one for place, one in value.items()} if _has_places(value) else {key: value}
    return settings


def _has_places(value: Any) -> bool:
    return isinstance(value, dict) and bool(value)


def _check_named(key: str) -> None:
    if key not in PATTERN_IDS:
        close = nearest(key, (*TITLES, *PATTERN_IDS), 1)
        guess = f' Did you mean "{close[0]}"?' if close else ""
        raise FangchengError(f'no name "{key}": {", ".join(TITLES)} and patterns have one.{guess}')


def _in_languages(key: str, value: Any) -> dict[str, str]:
    """Return a name in four languages, given as one text for all or as a table of them."""
    told = value if isinstance(value, dict) else dict.fromkeys(LANGUAGES, value)
    for language, text in told.items():
        if language not in LANGUAGES:
            raise UnknownName("language", language, LANGUAGES, f"There are {', '.join(LANGUAGES)}.")
        if not isinstance(text, str) or not text.strip() or not text.isprintable():
            raise FangchengError(f"{key}: a name in quotes, on one line")
        if len(text) > LONGEST.get(key, LONGEST["name"]):
            raise FangchengError(f"{key}: at most {LONGEST.get(key, LONGEST['name'])} letters")
    return dict(told)
