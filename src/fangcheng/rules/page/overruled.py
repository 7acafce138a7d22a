"""What a page that varies another says in vain: an option that it has from there says otherwise in silence."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.core.state.rules import RULES
from fangcheng.errors import FangchengError
from fangcheng.rules.combining import METHODS
from fangcheng.rules.option import Option, Value
from fangcheng.rules.page.options import values_of
from fangcheng.rules.page.places import at, in_page
from fangcheng.rules.ruleset import apply_settings

if TYPE_CHECKING:
    from fangcheng.rules.ruleset import Ruleset

COLUMNS = {"prices": "price", "open_prices": "price_open", "drawn_prices": "price_drawn", "yakuman": "yakuman"}

Said = dict[tuple[object, ...], tuple[str, Any]]  # by the place in the page: a setting or field, and its value


def check_overruled(page: "Ruleset") -> None:
    """Refuse a page whose own rules, prices or options an option of the page it varies sets otherwise.

    Options come after rules and prices, those of the other page among them: what stands here would never count, and
    nobody would be told. A value that somebody chooses may well overrule; that is what options are for.
    """
    if page.base is None:
        return
    own = {**_own_settings(page), **_own_lists(page)}
    for chosen in _choosings(page):
        _walk(page, own, page.choose(chosen), chosen)


def is_inherited(page: "Ruleset", option: Option) -> bool:
    """Return True if an option stands in the page that this one varies, and not here."""
    return page.base is not None and any(option is other for other in page.base.options)


def _choosings(page: "Ruleset") -> Iterator[Mapping[str, Value]]:
    """Yield no choice at all, and each value of the page's own options."""
    yield {}
    for option in page.options:
        if not is_inherited(page, option):
            yield from ({**option.where, option.key: value} for value in values_of(option))


def _own_settings(page: "Ruleset") -> Said:
    return {("rules", number, key): (key, value) for number, said in page.rules.items() for key, value in said.items()}


def _own_lists(page: "Ruleset") -> Said:
    """Return what the lists of the page say otherwise than those of the page it varies."""
    own: Said = {}
    for part, field in (*COLUMNS.items(), ("excludes", "excludes"), ("parts", "part")):
        before = getattr(page.base, part)
        new = {name: value for name, value in getattr(page, part).items() if before.get(name) != value}
        own |= {(part, name): (f"{field}.{name}", value) for name, value in new.items()}
    if page.base is not None and page.combine != page.base.combine:
        own["combine",] = ("method", page.combine)
    return own


def _holds(rules: np.ndarray, page: "Ruleset", key: str, value: Any) -> bool:
    """Return True if the record says what a setting says: it would be the same if the setting came now."""
    field, _, name = key.partition(".")
    if field in COLUMNS.values():
        return bool(rules[0][field][PATTERN_IDS[page.pattern_id(name)]] == value)
    if key == "method" and value in METHODS:
        return bool(rules[0]["method"] == METHODS[value])
    copy = np.frombuffer(bytearray(rules.tobytes()), RULES)
    apply_settings(copy[0], page, {key: value})
    return copy.tobytes() == rules.tobytes()


def _walk(page: "Ruleset", own: Said, values: Mapping[str, Value], chosen: Mapping[str, Value]) -> None:
    """Follow the options as a table does, and raise where one that was not chosen overrules what the page says."""
    rules = page.before_options()
    said = {place: one for place, one in own.items() if _holds(rules, page, *one)}
    for option in page.options:
        made = option.settings(page.id, values[option.key]) if option.counts(values) else {}
        before = rules.tobytes()
        apply_settings(rules[0], page, made)
        if rules.tobytes() != before:
            lost = [place for place, one in said.items() if not _holds(rules, page, *one)]
            if lost and option.key not in chosen and is_inherited(page, option):
                _raise_overruled(page, lost[0], *said[lost[0]], option, made)
            said = {place: one for place, one in said.items() if place not in lost}
        if not is_inherited(page, option):
            place = ("options", option.key, "choices", values[option.key])
            said |= {(*place, key): (key, value) for key, value in made.items()}


def _raise_overruled(
    page: "Ruleset", place: tuple[object, ...], key: str, value: Any, option: Option, made: Mapping[str, Any]
) -> None:
    base = page.base.id if page.base else ""
    same = [one for one in made if one.partition(".")[0] == key.partition(".")[0]]
    sets = ", ".join(f"{one} = {in_page(made[one])}" for one in same or made)
    with at(*place):
        raise FangchengError(
            f"{page.id}: {key} = {in_page(value)} would never count: "
            f"the option {option.key} of {base} comes after it, and by "
            f'default ({in_page(option.default)}) sets {sets}. Write {base.upper()}.option("{option.key}").vary(...) '
            f'under options with another default, or leave it out: without=("{option.key}",)'
        )
