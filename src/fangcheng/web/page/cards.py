"""Variants as cards for the home page, made from their rulesets."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from msgspec import structs

from fangcheng.books.lessons import lessons_of
from fangcheng.books.rulebooks import chapters, variants_with_book
from fangcheng.rules.option import Option, Value
from fangcheng.rules.overruling import overrulers
from fangcheng.rules.ruleset import Ruleset
from fangcheng.variants import from_text, is_known, load_known, readable
from fangcheng.web import bodies, wire
from fangcheng.web.page.likeness import named, near_to
from fangcheng.web.page.option_words import value_name
from fangcheng.web.page.settled import changes_of
from fangcheng.web.page.still_life import still_life
from fangcheng.web.page.texts import names, text
from fangcheng.web.page.traits import LENGTH, flowers, has_jokers, length_of, match_length, may_chow

FEW = 20  # values of a number option that are all listed
GROUPS = (  # chapters of the books, in their order
    *("equipment", "players", "set-up", "play", "winning", "scoring", "drawn-hands", "dealer-and-match", "faults"),
    "other",
)


def cards() -> list[bodies.VariantCard]:
    """Return all variants as cards, without what only the page of their options shows."""
    pages = readable()
    return [brief(ruleset, pages) for ruleset in pages]


def near_to_known(variant: str) -> list[bodies.Likeness]:
    """Return all other games for somebody who knows this one, nearest first. Raises UnknownVariant."""
    pages = readable()
    return near_to(next((page for page in pages if page.id == variant), None) or load_known(variant), pages)


def card_called(variant: str) -> bodies.VariantCard:
    """Return one of these cards whole. Raises UnknownVariant."""
    found = next((page for page in readable() if page.id == variant), None)
    return card(found or load_known(variant))


def ruleset_of(variant: str, house: bodies.House | None) -> Ruleset:
    """Return the rules that a page asks for: those it sends, else a variant by its id; no file is opened for it.

    Raises FangchengError for what is not there or wrong.
    """
    if house is None:
        return load_known(variant)
    known = next((page for page in readable() if page.house == house.text and page.id == house.name), None)
    return known or _read_house(house.name, house.text)


@lru_cache(maxsize=16)
def _read_house(name: str, text: str) -> Ruleset:
    """Read house rules that a page sends; it sends them again with every question about them."""
    return from_text(name, text)


def book_of(ruleset: Ruleset) -> str:
    """Return whose rulebook the server can show: that of house rules only where it has them itself."""
    return ruleset.id if is_known(ruleset) else ruleset.page.id


def card(ruleset: Ruleset) -> bodies.VariantCard:
    """Return one variant with its options."""
    book = _books(ruleset)
    fields = [_field(ruleset, option, book) for option in ruleset.options]
    return structs.replace(
        brief(ruleset, readable()),
        options=sorted(fields, key=lambda field: GROUPS.index(group_of(field))),
        presets=[_preset(ruleset, name) for name in ruleset.presets],
        changes=list(changes_of(ruleset)),
    )


def brief(ruleset: Ruleset, others: Iterable[Ruleset]) -> bodies.VariantCard:
    """Return what a list of variants says of one, and which of the others lie nearest to it."""
    rules = ruleset.record()[0]
    return bodies.VariantCard(
        id=ruleset.id,
        book=book_of(ruleset),
        name=names(ruleset.name),
        local=ruleset.name.get(ruleset.script, ""),
        summary=names(ruleset.about),
        region=names(ruleset.region),
        players=int(rules["seats"]),
        tiles=int(rules["copies"].sum()),
        hand_size=3 * int(rules["sets"]) + 2,
        jokers=has_jokers(rules),
        flowers=flowers(rules) > 0,
        chow=may_chow(rules),
        length=length_of(rules),
        length_told=LENGTH.told(match_length(rules)),
        like=named(ruleset, others),
        difficulty=ruleset.difficulty,
        still=still_life(ruleset, others),
        also_players=other_numbers(ruleset, int(rules["seats"])),
        spot=ruleset.spot,
        taught=bool(lessons_of(ruleset.page.id)) if is_known(ruleset.page) else False,
        house=bodies.House(ruleset.id, ruleset.house) if ruleset.house else None,
        base=names(ruleset.page.name) if ruleset.house else None,
    )


def other_numbers(ruleset: Ruleset, players: int) -> list[int]:
    """Return for how many people a game may be by an option, where it is for so many without."""
    settings = [chosen for option in ruleset.options for chosen in option.choices.values()]
    seated = {int(each.get("persons") or each["seats"]) for each in settings if {"seats", "persons"} & {*each}}
    return sorted(seated - {players})


def _preset(ruleset: Ruleset, name: str) -> bodies.Preset:
    label = ruleset.preset_names.get(name) or {"en": name.replace("_", " ")}
    first = name in ruleset.first_presets
    return bodies.Preset(id=name, label=names(label), values=dict(ruleset.presets[name]), first=first)


def _field(ruleset: Ruleset, option: Option, book: Mapping[str, str]) -> bodies.OptionField:
    values = list(option.choices) if option.choices else _numbers(ruleset, option)
    return bodies.OptionField(
        key=option.key,
        label=names(option.text),
        default=option.default,
        values=values,
        value_labels=_labels(option, values),
        rule=option.rule or None,
        where=dict(option.where),
        overruled_by=overrulers(ruleset, option),
        group=text(f"chapter-{_chapter(option, book)}"),
    )


def group_of(field: bodies.OptionField) -> str:
    """Return the chapter that an option stands in."""
    return field.group.key.removeprefix("chapter-")


def _chapter(option: Option, book: Mapping[str, str]) -> str:
    """Return the chapter in which the option's rule stands."""
    found = option.group or book.get(option.rule, "")
    if found in GROUPS:
        return found
    return "scoring" if "-F-" in option.rule else "other"  # the price of a pattern


def _books(ruleset: Ruleset) -> Mapping[str, str]:
    """Return the chapters of all rules a game may cite: of its own book, and of those it is a neighbour of."""
    own = [chapters(page.id) for page in _pages(ruleset) if page.id in variants_with_book()]
    return {rule: chapter for book in reversed(own) for rule, chapter in book.items()}


def _pages(ruleset: Ruleset) -> Iterator[Ruleset]:
    """Yield the page and those whose neighbour it is."""
    page: Ruleset | None = ruleset.page
    while page is not None:
        yield page
        page = page.base


def _numbers(ruleset: Ruleset, option: Option) -> list[Value]:
    """Return all numbers of a short range, of a long one those that somebody plays with."""
    low, high = option.low or 0, option.high or 0
    if high - low <= FEW:
        return list(range(low, high + 1))
    played = {int(preset[option.key]) for preset in ruleset.presets.values() if option.key in preset}
    default = int(option.default)
    return sorted({default, *(number for number in (default * 2, default * 5) if default < 100), *played})


def _labels(option: Option, values: Iterable[Value]) -> list[wire.Names]:
    """Return the names of the values, where at least one is a word."""
    values = list(values)
    if not any(isinstance(value, str) for value in values):
        return []
    return [value_name(option, value) for value in values]
