"""What goes with an item in the language of its reader: old sayings, sources, answers in words."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from fangcheng.coach.items import TRADITIONAL, entries, lists, sayings, sayings_in_traditional
from fangcheng.sentences import say

SIMPLIFIED = "zh-Hans"


class Told(Struct, frozen=True, kw_only=True):
    """An old saying in a reader's language."""

    key: str  # T5
    group: str
    text: str  # Chinese; in traditional script for who reads that
    pinyin: str
    means: str  # word by word; empty for readers of Chinese
    table: str  # what it asks of a player
    printed: str  # as an old book misprints it; empty where it does not
    items: tuple[str, ...]  # ids of the items that are about it
    trial: str  # id of its trial; empty where it has none


def saying_in(key: str, language: str) -> Told:
    """Return a saying in a language."""
    saying = sayings()[key]
    hant = sayings_in_traditional()[key] if language == TRADITIONAL else {}
    return Told(
        key=key,
        group=saying.group,
        text=hant.get("text", saying.text),
        pinyin=saying.pinyin,
        means=saying.means.get(language, ""),
        table=hant.get("table") or saying.table[language],
        printed=hant.get("printed", saying.printed),
        items=tuple(item for _, item, entry in entries() if key in entry.sayings),
        trial=saying.trial,
    )


def all_sayings(language: str) -> Iterator[Told]:
    """Yield all sayings in the order of the book."""
    return (saying_in(key, language) for key in sayings())


def source_in(key: str, language: str) -> str:
    """Return what a source is called."""
    return lists().sources[key][language]


def answer_of(answer: Sequence[str], language: str) -> str:
    """Return an answer in words: tiles to throw, or a claim and its tiles."""
    word, _, tiles = answer[0].partition(" ")
    told = say(language, f"advice-answer-{word}")
    return " ".join(filter(None, (told, tiles))) if told else " / ".join(answer)
