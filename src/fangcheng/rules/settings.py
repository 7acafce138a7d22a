"""What a page sets: which settings there are, and which of their values mean something.

Settings are named like the fields of `fangcheng.core.state.rules.RULES` and say what they mean in the words of
rules/words.py. A list takes a list, or single places by dotted keys: `"kong_pay.concealed": 2`,
`"option.kiriage": True`, `"forms.sixteen_unrelated": True` (one more shape may win); `"price.pinfu"`, `"open.pinfu"`,
`"yakuman.big_four_winds"`, `"rank.all_pungs"`, `"part.all_pungs"` and `"excludes.pinfu"` change one line of the price
list. All of them are checked when the page is imported. The names of places are kept beside the kernel module that
reads them and registered in PLACES.
"""

from collections.abc import Collection, Mapping
from typing import Any

from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.core.state.rules import RULES
from fangcheng.errors import BadSetting, UnknownName, nearest
from fangcheng.rules.combining import KEY, KEY_NAMED, PARTS
from fangcheng.rules.page.places import at
from fangcheng.rules.words import allowed, number_of

Settings = Mapping[str, Any]

PRICES = (
    "price",
    "open",
    "drawn",
    "yakuman",
    "rank",
    "dealer_twice",
    "share_added",
)  # columns of the price list, as settings begin


def check_settings(where: str, settings: Settings, local: Collection[str] = ()) -> None:
    """Raise BadSetting or UnknownName for what no setting, word or pattern is; `where` is told with it.

    `local` are names that the page has for patterns of the catalogue.
    """
    for key, value in settings.items():
        with at(key):
            _check_setting(where, key, value, local)


def _check_setting(where: str, key: str, value: Any, local: Collection[str]) -> None:
    field_name, _, place = key.partition(".")
    if field_name == "excludes":
        if not isinstance(value, (list, tuple)):
            raise BadSetting(key, value, "a list of patterns", where=where)
        for name in (place, *value):
            _check_pattern(name, local)
    elif field_name in PRICES:
        _check_pattern(place, local)
        check_price(where, key, value)
    elif field_name == "part":
        _check_pattern(place, local)
        if not isinstance(value, str) or not {*value.split()} <= {*PARTS, KEY} or not value:
            close = next(iter(nearest(str(value), (*PARTS, KEY), 1)), "")
            raise BadSetting(key, value, ", ".join((*PARTS, KEY, KEY_NAMED)), close, where)
    else:
        try:
            made = number_of(key, value)
        except BadSetting as error:
            raise error.at(where) from None
        if isinstance(made, list) and field_name in (RULES.names or ()) and (place or not RULES[field_name].shape):
            raise BadSetting(key, value, allowed(key), str(made[0]) if len(made) == 1 else "", where)


def _check_pattern(name: str, local: Collection[str]) -> None:
    if name not in local and name not in PATTERN_IDS:
        raise UnknownName("pattern", name, (*local, *PATTERN_IDS))


def check_price(where: str, key: str, value: Any) -> None:
    """Raise BadSetting for a price that is no number: a text, or True."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadSetting(key, repr(value), "a number", _meant(value), where)


def _meant(value: Any) -> str:
    """Return the number that a text holds, empty for none."""
    return value.strip() if isinstance(value, str) and value.strip().isdecimal() else ""


def pattern_number(name: str) -> int:
    """Return the number of a pattern id. Raises UnknownName."""
    if name not in PATTERN_IDS:
        raise UnknownName("pattern", name, PATTERN_IDS)
    return PATTERN_IDS[name]
