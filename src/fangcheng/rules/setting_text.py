"""Settings told to a person: what each may be, what its words and places mean, and in which chapter it stands."""

from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import NamedTuple

from fangcheng.core.state.fields import scoring_options
from fangcheng.core.state.fields.chapters import CHAPTERS, OPTION, declared_in
from fangcheng.core.state.fields.kinds import Choice, Field, Made, Quantity, Several, Spelled, Switch, Word


class Told(NamedTuple):
    """One setting as a person reads of it."""

    name: str  # as pages write it
    may_be: str
    meaning: str
    words: Mapping[str, str]  # what each of its words means, or for a list of numbers each of its places


def chapters() -> Iterator[tuple[str, dict[str, Field]]]:
    """Yield the first line of every chapter with the fields it declares, by the names that pages use."""
    for chapter in CHAPTERS:
        yield first_line(chapter), {written(name, field): field for name, field in declared_in(chapter).items()}
    yield (
        first_line(scoring_options),
        {f"{OPTION}.{name}": field for name, field in declared_in(scoring_options).items()},
    )


def settings() -> Iterator[Told]:
    """Yield every setting, in the order of the chapters."""
    for _, fields in chapters():
        yield from (told(name, field) for name, field in fields.items() if not isinstance(field, Made))


def told(name: str, field: Field) -> Told:
    """Return a setting as a person reads of it."""
    return Told(name, may_be(field), field.meaning, {word.word: word.meaning for word in words_of(field)})


def first_line(chapter: ModuleType) -> str:
    """Return what a chapter says that it is about."""
    return (chapter.__doc__ or "").partition("\n")[0]


def written(name: str, field: Field) -> str:
    """Return the name of a field as pages write it."""
    return (field.setting or name) if isinstance(field, Spelled) else name


def words_of(field: Field) -> tuple[Word, ...]:
    """Return the words of a field, or of a list of numbers its places."""
    return (*field.words, *field.places) if isinstance(field, Quantity) else field.words


def may_be(field: Field) -> str:
    """Return in words what a setting may be."""
    match field:
        case Switch():
            return "True or False"
        case Choice():
            return "one word"
        case Several():
            return "a list of words"
        case Spelled():
            return field.spelling
        case Quantity():
            return _amount(field)
    return "made of other settings"


def _amount(field: Quantity) -> str:
    numbers = " or ".join(map(str, field.only)) or f"{field.low} to {field.high}"
    amount = f"{numbers} {field.unit}"
    if field.shape:
        amount = f"{len(field.places) or field.shape[0]} numbers, each {amount}"
    amount += f"; 0: {field.zero}" if field.zero else ""
    return amount + (" or a word" if field.words else "")
