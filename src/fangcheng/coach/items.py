"""The lists of the book of advice: its items in reading order, where they come from, and the old sayings."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec
import yaml
from msgspec import Struct

from fangcheng.errors import RecordError, UnknownName

PREFIX = "COACH-"
TRADITIONAL = "zh-Hant"
Form = TypeVar("Form")
_PACKAGE = Path(__file__).resolve().parents[1]


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """What the list says of an item beside its text."""

    sources: list[str]  # keys of `sources()`
    sayings: list[str] = []  # keys of `sayings()`
    against: list[str] = []  # ids of items that say the contrary
    trials: list[str] = []  # ids of trials; none for what no simulation can try
    scope: list[str] = []  # conditions of scope.py, all of them; none: it holds in every game
    screen: bool = False  # a screen uses it instead of a trial
    at: str = ""  # "table": it is about a real table


class Saying(Struct, frozen=True, forbid_unknown_fields=True):
    """An old line of the game."""

    group: str
    text: str  # in simplified script
    pinyin: str
    means: dict[str, str]  # word by word, by language; readers of Chinese need none
    table: dict[str, str]  # what it asks of a player, by language
    printed: str = ""  # with its misprint, where the old book has one
    trial: str = ""


class Lists(Struct, frozen=True):
    """All of items.yaml."""

    sources: dict[str, dict[str, str]]
    chapters: dict[int, dict[str, Entry]]


@cache
def advice_folder() -> Path:
    """Return the folder of the book: in the wheel fangcheng/advice_book, here beside src.

    Raises FileNotFoundError in a broken installation.
    """
    for place in (_PACKAGE / "advice_book", _PACKAGE.parents[1] / "advice"):
        if (place / "items.yaml").is_file():
            return place
    raise FileNotFoundError("the book of advice is not where it was installed")


@cache
def lists() -> Lists:
    """Return the list of items. Raises RecordError."""
    return read(advice_folder() / "items.yaml", Lists)


@cache
def sayings() -> Mapping[str, Saying]:
    """Return the old sayings by key, in the order of the book. Raises RecordError."""
    return read(advice_folder() / "sayings.yaml", dict[str, Saying])


@cache
def sayings_in_traditional() -> Mapping[str, Mapping[str, str]]:
    """Return `text`, `printed` and `table` of each saying in traditional script. Raises RecordError."""
    return read(advice_folder() / TRADITIONAL / "sayings.yaml", dict[str, dict[str, str]])


def read(file: Path, form: type[Form]) -> Form:
    """Return a YAML file as what it should be. Raises RecordError."""
    try:
        return msgspec.convert(yaml.safe_load(file.read_text(encoding="utf-8")), form, strict=False)
    except yaml.YAMLError as error:
        raise RecordError(file.name, "file", f"no YAML: {error}") from None
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        raise RecordError(file.name, where.strip("`") or "file", what) from None


def entries() -> Iterator[tuple[int, str, Entry]]:
    """Yield chapter, id and entry of all items in reading order."""
    for chapter, items in lists().chapters.items():
        for item, entry in items.items():
            yield chapter, item, entry


def item_id(written: object) -> str:
    """Return the id of an item written `50`, `coach-50` or `COACH-50`. Raises UnknownName."""
    number = str(written).upper().removeprefix(PREFIX)
    known = [item for _, item, _ in entries()]
    found = f"{PREFIX}{number.lstrip('0')}"
    if found not in known:
        raise UnknownName("item of advice", written, known, f"Items are {PREFIX}1 to {PREFIX}{len(known)}.")
    return found


def chapter_of(item: str) -> int:
    """Return the chapter that an item stands in."""
    return next(chapter for chapter, one, _ in entries() if one == item)


def entry_of(item: str) -> Entry:
    """Return what the list says of an item."""
    return next(entry for _, one, entry in entries() if one == item)
