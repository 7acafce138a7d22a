"""Whether the options and presets of a page can be chosen: keys, defaults, values, labels, what they stand beside."""

import re
from collections import Counter
from typing import TYPE_CHECKING

from fangcheng.errors import BadOption, FangchengError, UnknownName
from fangcheng.rules.declared import QUANTITIES
from fangcheng.rules.option import Option, Value, keys_of_word, plain
from fangcheng.rules.page.lists import check_languages, check_setting, sentence_keys
from fangcheng.rules.page.places import at, in_page
from fangcheng.rules.settings import PRICES
from fangcheng.rules.words import settings

if TYPE_CHECKING:
    from fangcheng.rules.ruleset import Ruleset

WORD = re.compile("[^\\W\\d_]{3}")  # letters in a row: a value such as 20/10 or x4 is its own name


def check_options(page: "Ruleset") -> None:
    """Raise an error for an option or preset that cannot be chosen as it stands."""
    for key, times in Counter(option.key for option in page.options).items():
        if times > 1:
            with at("options", key):
                raise FangchengError(f"{page.id}: {times} options are called {key}; give each a key of its own")
    for option in page.options:
        with at("options", option.key):
            _check_values(page, option)
            _check_labels(page, option)
            _check_company(page, option)
    _check_presets(page)


def values_of(option: Option) -> list[Value]:
    """Return the values of an option that differ in kind: all choices, or the ends of a row of numbers."""
    if option.choices or option.low is None or option.high is None:
        return [*option.choices]
    return [option.low, option.high]


def _check_values(page: "Ruleset", option: Option) -> None:
    """Refuse values that nobody can choose, and a default that is none of them."""
    if option.choices and (option.low is not None or option.high is not None):
        raise FangchengError(f"{page.id}, {option.key}: it has choices, or low and high, but not both")
    if not option.choices:
        _check_row(page, option)
    for value, made in option.choices.items():
        with at("choices", value):
            _check_choosable(page, option.key, value)
            for key, one in made.items():
                with at(key):
                    check_setting(f"{page.id}, {option.key} = {in_page(value)}", key, one)
    with at("default"):
        _check_choosable(page, option.key, option.default)
        check_value(page, option, option.default)


def check_value(page: "Ruleset", option: Option, value: Value) -> None:
    """Refuse a value that an option has not, and name those that it has as a page writes them: True, not on."""
    try:
        option.settings(page.id, value)
    except BadOption:
        raise BadOption(page.id, option.key, in_page(value), option.allowed(in_page), option.rule) from None


def _check_choosable(page: "Ruleset", key: str, value: Value) -> None:
    """Refuse a text that is read as a number or a switch wherever somebody writes it."""
    if type(plain(value)) is not type(value):
        raise FangchengError(
            f"{page.id}, {key}: nobody can choose the text {value!r}, which is read as {plain(value)}; "
            f"write {plain(value)} without quotes"
        )


def _check_row(page: "Ruleset", option: Option) -> None:
    if option.low is None or option.high is None:
        raise FangchengError(
            f"{page.id}, {option.key}: it has no values; give it choices, {{VALUE: SETTINGS}}, or low and high"
        )
    if option.low >= option.high:
        with at("low"):
            raise FangchengError(f"{page.id}, {option.key}: low is {option.low} and high {option.high}; low is less")
    for key in option.scales or (option.into or option.key,):
        if key.partition(".")[0] not in (*QUANTITIES, *PRICES):
            known = [one for one in settings() if one in QUANTITIES]
            raise UnknownName("quantity", key, known, f"The numbers of {option.key} go into one: into = QUANTITY.")
    for value in values_of(option):
        for key, one in option.settings(page.id, value).items():
            with at("low" if value == option.low else "high"):
                check_setting(f"{page.id}, {option.key} = {value}", key, one)


def _check_labels(page: "Ruleset", option: Option) -> None:
    """Refuse names without a language, and labels and rules of values that there are not."""
    with at("text"):
        check_languages(page.id, f"option {option.key}", option.text)
    for value, names in option.labels.items():
        with at("labels", value):
            check_languages(page.id, f"{option.key} = {in_page(value)}", names)
    kept = next((one for one in page.base.options if one.key == option.key), None) if page.base else None
    for part in ("labels", "value_rules", "value_topics"):
        for value in getattr(option, part):
            if option.choices and value not in option.choices and not (kept and value in getattr(kept, part)):
                with at(part, value):
                    raise BadOption(page.id, option.key, in_page(value), option.allowed(in_page), option.rule)
    for value in option.choices:
        named = value in option.labels or not sentence_keys().isdisjoint(keys_of_word(option.key, value))
        if isinstance(value, str) and WORD.search(value) and not named:
            with at("choices", value):
                raise FangchengError(
                    f"{page.id}, {option.key} = {in_page(value)}: it has no name; "
                    f"write one under labels, {value!r}: words(...)"
                )
    for key in option.cites:
        if key not in option.sets():
            with at("cites", key):
                raise UnknownName(f"setting that {option.key} makes", key, option.sets())


def _check_company(page: "Ruleset", option: Option) -> None:
    """Refuse an option that counts beside itself, beside options or values that there are not."""
    for key, value in option.where.items():
        with at("where", key):
            if key == option.key:
                raise FangchengError(f"{page.id}, {key}: it counts beside another option, not beside itself")
            check_value(page, page.option(key), value)
            _check_choosable(page, key, value)


def _check_presets(page: "Ruleset") -> None:
    """Refuse presets that choose what there is not, or that nobody can call by a name."""
    if "default" in page.presets:
        with at("presets", "default"):
            raise FangchengError(f"{page.id}: default is what the options say; give the preset another name")
    for name, chosen in page.presets.items():
        for key, value in chosen.items():
            with at("presets", name, key):
                check_value(page, page.option(key), value)
                _check_choosable(page, key, value)
        if name not in page.preset_names:
            with at("presets", name):
                raise FangchengError(f"{page.id}: preset {name} has no name; write one under preset_names")
    inherited = page.base.preset_names if page.base else ()
    for part in ("preset_names", "first_presets"):
        for name in getattr(page, part):
            if name not in page.presets and name not in inherited:
                with at(part, name):
                    raise UnknownName(f"preset of {page.id}", name, page.presets)
    for name in page.open_presets:
        if name in page.presets:
            with at("open_presets", name):
                raise FangchengError(f"{page.id}: preset {name} is furnished, so it is not open")
