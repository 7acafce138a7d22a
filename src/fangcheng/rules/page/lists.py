"""What the lists of a page say: settings and prices of a size that can be played, names, rules that the book has."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.core.state.rule_codes import CURVE
from fangcheng.errors import BadSetting, FangchengError, UnknownName
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.rules.combining import CURVES, KEY, METHODS, PARTS
from fangcheng.rules.limits import check_size
from fangcheng.rules.page.places import at
from fangcheng.rules.shelf import Shelf
from fangcheng.sentences import source
from fangcheng.tiles import parse

if TYPE_CHECKING:
    from fangcheng.rules.ruleset import Ruleset

COLUMNS = {"prices": "price", "open_prices": "open", "drawn_prices": "drawn", "yakuman": "yakuman"}
# A page may say what house rules may not: short hands and two players (Chengdu), a dead wall replenished otherwise
# (riichi's option).
WIDER = {"sets": (2, 5), "seats": (2, 4), "replenish": (0, 2)}


def check_lists(page: "Ruleset") -> None:
    """Raise an error for a word, pattern, language or size in the lists of a page that cannot be."""
    said: dict[str, int | str] = {}
    for number, settings in page.rules.items():
        for key, value in settings.items():
            with at("rules", number, key):
                check_setting(page.id, key, value)
                if key in said:
                    first = page.rule(said[key])
                    raise FangchengError(
                        f"{page.id}, {page.rule(number)}: {first} sets {key} already; leave it to one of the two"
                    )
            said[key] = number
    for part, column in COLUMNS.items():
        for name, price in getattr(page, part).items():
            with at(part, name):
                check_setting(page.id, f"{column}.{name}", price)
    _check_combining(page)
    _check_excludes(page)
    _check_named(page)
    _check_names(page)


def check_setting(where: str, key: str, value: Any) -> None:
    """Raise BadSetting for a number that no page may hold."""
    field = key.partition(".")[0]
    if field in WIDER and isinstance(value, int):
        low, high = WIDER[field]
        if not low <= value <= high:
            raise BadSetting(key, value, f"{low} to {high}", where=where)
        return
    try:
        check_size(key, [*value] if isinstance(value, tuple) else value)
    except BadSetting as error:
        raise error.at(where) from None


def _check_combining(page: "Ruleset") -> None:
    """Refuse words of combining that there are not, and parts and a curve where nothing is combined."""
    if not page.combine:
        for part in ("parts", "curve"):
            if getattr(page, part):
                with at(part):
                    raise FangchengError(
                        f'{page.id}: {part} counts only beside combine = "sum" or another way of combining rows'
                    )
        return
    with at("combine"):
        if page.combine not in METHODS:
            raise UnknownName("way of combining", page.combine, METHODS, f"There are {', '.join(METHODS)}.")
        if "method" in page.settings and not (page.base and "method" in page.base.settings):
            raise FangchengError(f"{page.id}: combine says how rows are combined, and so does the setting method")
    for name, words in page.parts.items():
        with at("parts", name):
            page.pattern_id(name)
            for word in words.split():
                if word not in PARTS and word != KEY:
                    raise UnknownName("part", word, (*PARTS, KEY), f"A row is {', '.join((*PARTS, KEY))}.")
    with at("curve"):
        if not isinstance(page.curve, str) and len(page.curve) > CURVE:
            raise BadSetting("curve", f"{len(page.curve)} points", f"up to {CURVE}", where=page.id)
        if isinstance(page.curve, str) and page.curve not in CURVES:
            raise UnknownName("curve", page.curve, CURVES, "A curve is doubling, by_row or a list of points.")


def _check_excludes(page: "Ruleset") -> None:
    """Refuse an exclude of what nobody knows, of itself, of what is listed twice or has no price."""
    priced = priced_in(page)
    for name, others in page.excludes.items():
        with at("excludes", name):
            for other in (name, *others):
                with at(other):
                    page.pattern_id(other)
                    if page.pattern_id(other) not in priced:
                        raise FangchengError(f"{page.id}: {other} has no price, so that excludes of it say nothing")
            if page.pattern_id(name) in map(page.pattern_id, others):
                raise FangchengError(f"{page.id}: {name} excludes itself, and would never count; take it out")
            twice = [other for other in others if [*others].count(other) > 1]
            if twice:
                raise FangchengError(f"{page.id}: {name} excludes {twice[0]} twice; take one out")


def priced_in(page: "Ruleset") -> frozenset[str]:
    """Return the ids of the patterns that a page, or a value of an option of it, gives a price or a part."""
    listed = {name for part in (*COLUMNS, "parts", "pattern_rules") for name in getattr(page, part)}
    keys = [*page.settings, *(key for option in page.options for key in option.sets())]
    listed |= {key.partition(".")[2] for key in keys if key.partition(".")[0] in (*COLUMNS.values(), "part", "rank")}
    known = (name for name in listed if name in PATTERN_IDS or name in page.local_patterns)  # of others, others tell
    return frozenset(map(page.pattern_id, known))


def _check_named(page: "Ruleset") -> None:
    """Refuse names of patterns and tiles that there are not, and sentences under keys that nobody says."""
    for part in ("pattern_names", "english", "tile_names", "pattern_rules"):
        for name in getattr(page, part):
            with at(part, name):
                page.pattern_id(name)
    for name, tiles in page.tile_names.items():
        for tile in tiles:
            with at("tile_names", name, tile):
                parse(tile)
    for key in page.texts:
        with at("texts", key):
            if key not in sentence_keys():
                raise UnknownName("sentence", key, sentence_keys(), "The keys are those of texts/en.")


@cache
def sentence_keys() -> frozenset[str]:
    """Return the keys of texts/en/*.ftl; read with a pattern, for the reader of such files is slow to load."""
    return frozenset(re.findall(r"^([a-z][a-z0-9_-]*) =", source("en"), re.MULTILINE))


def _check_names(page: "Ruleset") -> None:
    """Refuse names that lack a language, or have one that there is not."""
    for path, names in _names_of(page):
        with at(*path):
            is_whole = path[0] != "pattern_names"  # what these leave out, the catalogue says
            check_languages(page.id, str(path[-1]), names, is_whole)


def _names_of(page: "Ruleset") -> Iterator[tuple[tuple[object, ...], Mapping[str, str]]]:
    yield ("name",), page.name
    for part in ("about", "region"):
        if getattr(page, part):
            yield (part,), getattr(page, part)
    for part in ("preset_names", "pattern_names", "texts"):
        yield from (((part, key), names) for key, names in getattr(page, part).items())
    yield from ((("local_patterns", key), local.names) for key, local in page.local_patterns.items())
    yield from (
        (("tile_names", key, tile), names) for key, tiles in page.tile_names.items() for tile, names in tiles.items()
    )


def check_languages(where: str, said: str, names: Mapping[str, str], is_whole: bool = True) -> None:
    """Raise an error for names that lack one of the four languages, or have another."""
    for language in names:
        if language not in LANGUAGES:
            with at(language):
                raise UnknownName("language", language, LANGUAGES, f"There are {', '.join(LANGUAGES)}.")
    missing = [language for language in LANGUAGES if language not in names]
    if missing and is_whole:
        raise FangchengError(f"{where}: {said} has no name in {', '.join(missing)}; words(...) takes all four")


def check_cited(page: "Ruleset", shelf: Shelf) -> None:
    """Refuse rules that the book lacks. A page without a book beside it is held to other books only."""
    own = page.id if page.id in shelf.books else None
    if own and page.prefix != own.upper() and not (page.base and page.prefix == page.base.prefix):
        with at("prefix"):
            needed = f"{own.upper()}, the id in capitals: its book is {own}.md"
            raise BadSetting("prefix", page.prefix, needed, own.upper(), page.id)
    for path, rule in _cited_by(page):
        with at(*path):
            _check_rule(page, rule, shelf)


def _cited_by(page: "Ruleset") -> Iterator[tuple[tuple[object, ...], str]]:
    for part in ("rules", "topics"):
        yield from (((part, number), page.rule(number)) for number in getattr(page, part))
    for part in COLUMNS:
        yield from (((part, name), page.rule_of(page.pattern_id(name))) for name in getattr(page, part))
    yield from (
        (
            (("pattern_rules", name), rule)
            for name, rule in page.pattern_rules.items()
            if rule and name not in page.prices
        )
    )
    for option in page.options:
        told: Iterable[str] = (option.rule, *option.cites.values(), *option.value_rules.values())
        told = (*told, *(rule for topics in option.value_topics.values() for rule in topics))
        yield from ((("options", option.key, rule), rule) for rule in told if rule)


def _check_rule(page: "Ruleset", rule: str, shelf: Shelf) -> None:
    book = shelf.book_of(rule)
    if book is None:
        if rule.startswith(f"{page.prefix}-") and page.id not in shelf.books:
            return
        known = [f"{name.upper()}-{rule.rpartition('-')[2]}" for name in shelf.books]
        raise UnknownName("rulebook that numbers its rules like", rule, [page.prefix, *known])
    if rule not in shelf.rules(book):
        pattern = rule.partition("-F-")[2]
        is_row = pattern in PATTERN_IDS or pattern in page.local_patterns
        row = f'the row "| {pattern} | NAME | ... |", in a table whose first column is id'
        hint = f"{book}.md has none; write {row if is_row else 'it there first'}."
        raise UnknownName("rule", rule, shelf.rules(book) if pattern else (), hint)  # numbers are not alike
