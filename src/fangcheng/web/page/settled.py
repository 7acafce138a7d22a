"""What house rules settle for good, beside what the book has there, in the words of the page's options."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from fangcheng.errors import FangchengError
from fangcheng.rules import house_text
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.rules.option import Option
from fangcheng.rules.ruleset import Ruleset
from fangcheng.rules.settings import Settings
from fangcheng.sentences import say
from fangcheng.variants import readable
from fangcheng.web import bodies, wire
from fangcheng.web.page.option_words import value_name, word_name
from fangcheng.web.page.setting_words import setting_name, setting_value
from fangcheng.web.page.texts import names
from fangcheng.web.page.words import names_of


@lru_cache(maxsize=64)
def changes_of(ruleset: Ruleset) -> tuple[bodies.HouseChange, ...]:
    """Return what house rules settle otherwise than the book: prices by the names of their patterns, then settings."""
    if not ruleset.settled:
        return ()
    page = ruleset.page
    book = house_text.settings_of(page, page.choose())
    return (*_prices(ruleset, book), *_settings(ruleset, book))


def _prices(ruleset: Ruleset, book: Settings) -> Iterator[bodies.HouseChange]:
    prices, _ = house_text.divided(ruleset.settled)
    for pattern, columns in prices.items():
        fields = {f"{field}.{pattern}": column for field, column in house_text.COLUMNS.items() if column in columns}
        if _alters(ruleset.page, {field: columns[column] for field, column in fields.items()}):
            there = {column: book.get(field, 0) for field, column in fields.items()}
            opens = bool(columns.get("open") or there.get("open"))
            yield bodies.HouseChange(
                label=names({language: ruleset.pattern_name(pattern, language) for language in LANGUAGES}),
                value=_price_name(columns, opens),
                book=_price_name(there, opens),
                rule=ruleset.rule_of(pattern) or None,
            )


def _settings(ruleset: Ruleset, book: Settings) -> Iterator[bodies.HouseChange]:
    _, rules = house_text.divided(ruleset.settled)
    for key, setting in rules.items():
        if not _alters(ruleset.page, {key: setting}):
            continue
        own = _option_of(ruleset.page, key)
        rule = ruleset.rule_of_setting(key) or (own.rule if own else "")
        option = own or _named_elsewhere().get(key)
        yield bodies.HouseChange(
            label=names(option.text) if option else setting_name(key),
            value=_setting_name(option, key, setting),
            book=_setting_name(option, key, book[key]) if key in book else None,
            rule=rule or None,
        )


def _alters(page: Ruleset, settings: Settings) -> bool:
    """Return True if a game by the book is another one with these settings."""
    try:
        return replace(page, settled={**page.settled, **settings}).record().tobytes() != page.record().tobytes()
    except FangchengError:  # they can be played only beside others of the same house
        return True


def _option_of(page: Ruleset, key: str) -> Option | None:
    """Return the option that is about this setting alone, if there is one."""
    alone = (option for option in page.options if option.sets() == {key})
    return next(alone, None) or next((option for option in page.options if option.key == key), None)


@lru_cache(maxsize=1)
def _named_elsewhere() -> Mapping[str, Option]:
    """Return options of the games that are about one setting alone and called alike in most of them that have one.

    What one game alone calls so may be true there alone: a horse is a bird in some.
    """
    found: dict[str, list[Option]] = {}
    for page in readable():
        for option in page.options:
            if len(option.sets()) == 1 and page is page.page:
                found.setdefault(next(iter(option.sets())), []).append(option)
    common = {}
    for key, options in found.items():
        label, times = Counter(option.text.get("en", "") for option in options).most_common(1)[0]
        if times > 1 and 2 * times > len(options):
            common[key] = next(option for option in options if option.text.get("en", "") == label)
    return common


def _setting_name(option: Option | None, key: str, setting: Any) -> wire.Names:
    """Name a setting as the value of the option that makes it, else as its declaration does."""
    for value, made in option.choices.items() if option else ():
        if option and made.get(key) == setting and len(made) == 1:
            return value_name(option, value)
    return word_name(key, setting) if isinstance(setting, bool) else setting_value(key, setting)


def _price_name(columns: Mapping[str, int], opens: bool) -> wire.Names:
    """Name a price: none, a number, one for closed hands beside one for open hands, or in yakuman.

    `opens`: open hands are paid for it, by the book or by the house.
    """
    if not any(columns.values()):
        return names_of("value-none") or names({})
    paid = {column: price for column, price in columns.items() if price}
    if paid.keys() == {"yakuman"}:
        return _said("price-yakuman", n=paid["yakuman"])
    if "yakuman" not in paid and {"closed", "open"} <= columns.keys():
        apart = opens and columns["closed"] != columns["open"]
        return _said("price-apart", **columns) if apart else names({"en": str(columns["closed"])})
    return names({"en": house_text.written(house_text.price(columns, apart=False))})


def _said(key: str, **numbers: int) -> wire.Names:
    return names({language: say(language, key, **numbers) or "" for language in LANGUAGES})
