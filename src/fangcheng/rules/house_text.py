"""House rules as text: what a ruleset changes of its page, and a file to begin with that names everything."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.rules.declared import ENUMERATIONS, NO_NUMBERS, PLACES, QUANTITIES, SETS, SWITCHES, quantity_of
from fangcheng.rules.limits import fits, range_of
from fangcheng.rules.option import Names, Option, Value
from fangcheng.rules.ruleset import Ruleset
from fangcheng.rules.settings import Settings
from fangcheng.rules.words import allowed, is_of_bits

COLUMNS = {"price": "closed", "open": "open", "yakuman": "yakuman"}
WIDTH = 34  # of what stands before a comment


def text_of(ruleset: Ruleset, options: Mapping[str, Value] | None = None) -> str:
    """Return house rules that make this ruleset from its page, with these options as its defaults.

    Raises UnknownName and BadOption for options that it has not.
    """
    page, chosen = ruleset.page, ruleset.choose(options)
    changed = {key: value for key, value in chosen.items() if value != page.option(key).default}
    prices, rules = divided(ruleset.settled)
    sections = {
        "options": changed,
        "prices": {pattern: price(columns, pattern in page.open_prices) for pattern, columns in prices.items()},
        "rules": rules,
        "names": _names(ruleset, page),
    }
    lines = [f"base = {written(page.id)}"]
    for name, section in sections.items():
        if section:
            lines += ["", f"[{name}]", *(f"{key} = {written(value)}" for key, value in section.items())]
    return "\n".join(lines) + "\n"


class _Raw(str):
    """A value that is already written as TOML, and is put into the text as it stands."""


def divided(settled: Settings) -> tuple[dict[str, dict[str, int]], dict[str, Any]]:
    """Divide settings into prices, by pattern and column, and the others."""
    prices: dict[str, dict[str, int]] = {}
    rules: dict[str, Any] = {}
    for key, value in settled.items():
        field, _, pattern = key.partition(".")
        if field not in COLUMNS:
            rules[key] = value
        elif field == "price":
            prices.setdefault(pattern, {}).update(closed=value, open=value)
        else:
            prices.setdefault(pattern, {})[COLUMNS[field]] = value
    return prices, rules


def price(columns: Mapping[str, int], apart: bool) -> Any:
    """Return a price as one number, or by columns; `apart`: the page pays open hands otherwise."""
    if len(columns) == len(COLUMNS) and not any(columns.values()):
        return 0
    plain = columns.keys() == {"closed", "open"} and columns["closed"] == columns["open"] and not apart
    return columns["closed"] if plain else _Raw(_columns(columns))


def _columns(columns: Mapping[str, int]) -> str:
    return "{ " + ", ".join(f"{column} = {value}" for column, value in columns.items()) + " }"


def _names(ruleset: Ruleset, page: Ruleset) -> dict[str, Any]:
    """Return the title, the lines and the patterns that are called otherwise than on the page."""
    told: dict[str, Names] = {"name": ruleset.name, "about": ruleset.about, "region": ruleset.region}
    there: dict[str, Names] = {"name": page.name, "about": page.about, "region": page.region}
    told |= dict(ruleset.pattern_names)
    there |= dict(page.pattern_names)
    return {key: _name(names) for key, names in told.items() if names != there.get(key)}


def _name(names: Names) -> Any:
    if len(names) == len(LANGUAGES) and len({*names.values()}) == 1:
        return next(iter(names.values()))
    return _Raw("{ " + ", ".join(f"{language} = {written(name)}" for language, name in names.items()) + " }")


def written(value: Any) -> str:
    """Return a value as TOML writes it."""
    if isinstance(value, _Raw):
        return str(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


# --- a file to begin with


def commented(
    page: Ruleset, preset: str | None = None, name: str = "friday-table.toml", base: str | None = None
) -> str:
    """Return house rules that change nothing yet: all options, prices and settings of a variant, commented out.

    Beside each stands what it may be. `name` is that of the file to come, `base` how the variant is called there, if
    not by its id. Raises UnknownName for a preset it has not.
    """
    chosen = page.choose(None, preset)
    settings = settings_of(page, chosen)
    record = page.record(None, preset)[0]
    lines = [
        f"# House rules of {page.name.get('en', page.id)}. Take the # away from what your table plays otherwise.",
        f"# To play: fangcheng play {name}    All there is to say: docs/house-rules.md",
        f"base = {written(base or page.id)}",
        *([f"preset = {written(preset)}"] if preset else []),
        *(["# presets: " + ", ".join(page.presets)] if page.presets and not preset else []),
        "",
        "[names]  # in all languages at once, or one by one: { en = 'Friday', zh-Hans = '周五' }, also zh-Hant and ja",
        '# name = "Friday table"',
        '# about = "What is played on Fridays."',
        *_pattern_name(page),
        "",
        "[options]  # the defaults of this table; players may still choose otherwise",
        *(line for option in page.options for line in _option(option, chosen[option.key])),
        "",
        "[prices]  # of patterns, 0 takes one away; any pattern that the scoring counts may be added",
        *_price_lines(page, settings),
        "",
        "[rules]  # settings; they win over what options set",
        *_rule_lines(page, chosen, settings, record),
    ]
    return "\n".join(lines) + "\n"


def _pattern_name(page: Ruleset) -> Iterator[str]:
    """Yield a line that names one pattern, as an example."""
    for pattern in (*page.prices, *page.yakuman):
        if pattern in page.local_patterns:
            continue
        yield f"# {pattern} = {written(page.pattern_name(pattern))}"
        return


def _option(option: Option, value: Value) -> Iterator[str]:
    values = " | ".join(map(written, option.choices)) if option.choices else f"{option.low} to {option.high}"
    label = option.text.get("en", "")
    yield _line(option.key, value, ": ".join(filter(None, (label, values))), option.rule)


def settings_of(page: Ruleset, chosen: Mapping[str, Value]) -> dict[str, Any]:
    """Return every setting of the page and of the option values, so that to write it down changes nothing."""
    settings = {f"price.{pattern}": value for pattern, value in page.prices.items()}
    settings |= {f"open.{pattern}": value for pattern, value in {**page.prices, **page.open_prices}.items()}
    settings |= {f"yakuman.{pattern}": value for pattern, value in page.yakuman.items()}
    counting = (option for option in page.options if option.counts(chosen))
    parts = [page.settings, *(one.settings(page.id, chosen[one.key]) for one in counting), page.settled]
    for key, value in (setting for part in parts for setting in part.items()):
        settings[key] = value
        if key.startswith("price."):
            settings[f"open.{key.partition('.')[2]}"] = value
    return settings


def _price_lines(page: Ruleset, settings: Settings) -> Iterator[str]:
    for pattern in {key.partition(".")[2]: None for key in settings if key.startswith(("price.", "yakuman."))}:
        columns = {column: settings.get(f"{field}.{pattern}", 0) for field, column in COLUMNS.items()}
        value: Any = columns["closed"]
        if columns["yakuman"]:
            value = _Raw(_columns({"yakuman": columns["yakuman"]}))
        elif columns["open"] != columns["closed"]:
            value = _Raw(_columns({"closed": columns["closed"], "open": columns["open"]}))
        yield _line(pattern, value, page.pattern_name(pattern), page.rule_of(pattern))


def _rule_lines(page: Ruleset, chosen: Mapping[str, Value], settings: Settings, record: Any) -> Iterator[str]:
    """Yield all settings: those that the page or an option names with their values, then the others as they stand."""
    for key in {key.partition(".")[0] if key.startswith(SET_PLACES) else key: None for key in settings}:
        if key.partition(".")[0] not in (*COLUMNS, "excludes"):
            value = said(record, key) if key in SETS else settings[key]
            yield _line(key, value, _allowed(key), page.rule_of_setting(key, chosen))
    yield ""
    yield "# and what the variant does not name:"
    for key in sorted({*ENUMERATIONS, *SWITCHES, *QUANTITIES} - settings.keys() - PLACED):
        value = said(record, key)
        if value is not None:  # a base or unit of nothing: the method does not ask
            yield _line(key, value, _allowed(key), _ruled_by(page, key))


def _ruled_by(page: Ruleset, key: str) -> str:
    """Return the rule of the option that can set what the page itself does not; empty if there is none."""
    setting = (option.rule for option in page.options for each in option.choices.values() if key in each)
    return next(setting, "")


SET_PLACES = tuple(f"{field}." for field in SETS)  # written as whole lists
# Written by their places, as pages do.
PLACED = {
    *("kong_pay", "side_pay", "flower_pay", "set_units", "bond_shares", "class_points", "wake_points", "chase"),
    *("red", "red_threes", "red_sevens", "egg_pay", "kong_factor"),
} | {f"share_{one}" for one in ("fan", "units", "points", "times")}


def said(record: Any, key: str) -> Any:
    """Return the value of a setting in a rules record, in its own words; None where there is none for it."""
    field, _, place = key.partition(".")
    if key in SETS:
        return words_in(key, record[key])
    value = record[field][PLACES[field][place]] if place else record[field]
    if key in SWITCHES:
        return bool(value)
    words = ENUMERATIONS.get(key) or NO_NUMBERS.get(key, {})
    number = value.tolist()
    found = next((word for word, each in words.items() if each == number), None)
    return found if key in ENUMERATIONS or found else number if fits(key, number) else None


def words_in(key: str, value: Any) -> list[str]:
    """Return the words of a set that are on."""
    if is_of_bits(key):
        return [word for word, bit in SETS[key].items() if int(value) & bit]
    return [word for word, place in SETS[key].items() if value[place]]


def _allowed(key: str) -> str:
    field = key.partition(".")[0]
    if key in ENUMERATIONS:
        return " | ".join(map(written, ENUMERATIONS[key]))
    if key in SWITCHES or (field in SETS and "." in key):
        return "true | false"
    if key in SETS:
        return "list of " + ", ".join(SETS[key])
    return range_of(key) if quantity_of(key) else allowed(key)


def _line(key: str, value: Any, said: str, rule: str) -> str:
    told = f"# {key} = {written(value)}"
    return f"{told:<{WIDTH}}  # {said}{f' ({rule})' if rule else ''}".rstrip()
