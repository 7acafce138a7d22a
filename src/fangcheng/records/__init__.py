"""Recorded games of any source in one model: `read(path)` recognises the format; three of them are written too."""

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from fangcheng.errors import RecordError
from fangcheng.records.chinese.botzone import read_botzone
from fangcheng.records.chinese.ijcai import read_ijcai
from fangcheng.records.foreign import unwrapped
from fangcheng.records.majiang.reader import read_majiang
from fangcheng.records.mjai.reader import read_mjai
from fangcheng.records.mjai.writer import GAMES, write_mjai
from fangcheng.records.mjai.writer import LEAVES_OUT as MJAI_LEAVES_OUT
from fangcheng.records.model import GameRecord, HandRecord
from fangcheng.records.native import read_native, write_native
from fangcheng.records.of_match import record_of, records_of
from fangcheng.records.opening import Source, open_source, with_whole_numbers, with_whole_signs
from fangcheng.records.tenhou.mjlog import read_mjlog
from fangcheng.records.tenhou.tenhou6 import read_tenhou6
from fangcheng.records.tenhou.writer6 import LEAVES_OUT as TENHOU6_LEAVES_OUT
from fangcheng.records.tenhou.writer6 import tells_rules, write_tenhou6

if TYPE_CHECKING:
    from fangcheng.records.decided import Decision, decisions
    from fangcheng.records.played import LeftOut
    from fangcheng.records.row_file import read_rows

__all__ = [
    "Decision",
    "GameRecord",
    "HandRecord",
    "LeftOut",
    "RecordError",
    "decisions",
    "format_of",
    "read",
    "read_rows",
    "read_source",
    "record_of",
    "records_of",
    "writable",
    "write_mjai",
    "write_native",
    "write_tenhou6",
]

# What plays records again is imported when it is first asked for: it needs `read`, which stands here.
_HOMES = {"Decision": "decided", "decisions": "decided", "LeftOut": "played", "read_rows": "row_file"}

READERS: dict[str, Callable[[Source], Iterator[GameRecord]]] = {
    "native": read_native,
    "mjlog": read_mjlog,
    "tenhou6": read_tenhou6,
    "mjai": read_mjai,
    "majiang": read_majiang,
    "botzone": read_botzone,
    "ijcai": read_ijcai,
}


MAJIANG_KEYS = ("qijia", "qipai", "player")  # beside its hands; tenhou6, which has hands too, says otherwise


class Writer(NamedTuple):
    """A format that games can be written in."""

    write: Callable[[GameRecord], Iterator[str]]  # yields lines without their ends
    suffix: str  # of a file
    tells: Callable[[GameRecord], bool] = lambda game: True  # whether it has words for the rules of a game
    leaves_out: str = ""  # what it has no words for in any game


WRITERS: dict[str, Writer] = {
    "native": Writer(write_native, "jsonl"),
    "mjai": Writer(write_mjai, "mjai.jsonl", lambda game: game.variant in GAMES, MJAI_LEAVES_OUT),
    "tenhou6": Writer(write_tenhou6, "json", tells_rules, TENHOU6_LEAVES_OUT),
}


def writable(game: GameRecord) -> list[str]:
    """Return the formats, keys of WRITERS, that have words for this game."""
    return [form for form, writer in WRITERS.items() if writer.tells(game)]


def read(path: str | Path) -> Iterator[GameRecord]:
    """Yield the games of a file, gzip or not, one after the other.

    Raises RecordError that names file, place and reason; games before the bad place have been given.
    """
    yield from read_source(open_source(path))


def read_source(source: Source) -> Iterator[GameRecord]:
    """Yield the games of a text, as `read` does those of a file."""
    try:
        inner = with_whole_signs(unwrapped(source))
        form = _format_of(inner)
        yield from READERS[form](inner if form == "native" else with_whole_numbers(inner))
    except RecordError as error:
        raise source.cut or error from None
    if source.cut is not None:
        raise source.cut


def format_of(source: Source) -> str:
    """Return the format of a text, a key of READERS, judged by how it begins; RecordError where it is none."""
    return _format_of(with_whole_signs(unwrapped(source)))


def _format_of(source: Source) -> str:
    start, fault = _beginning(source.text), ""
    if start.startswith("<") and "<mjloggm" in start[:1000]:
        return "mjlog"
    if re.match(r"Match\s", start):
        return "ijcai"
    if start.startswith("{"):
        fields, fault = _first_object(source)
        found = _format_of_object(fields)
        if found:
            return found
    if start.startswith("[") and '"type"' in start:
        return "mjai"
    if start.startswith("[") and any(f'"{key}"' in start for key in MAJIANG_KEYS):
        return "majiang"
    known = ", ".join(READERS)
    raise source.error(
        "beginning", f"no known record format{fault}", f"Fangcheng reads {known}; docs/formats.md describes them"
    )


def _beginning(text: str) -> str:
    """Return the first thousand characters that are not blank."""
    first = re.search(r"\S", text)
    return text[first.start() : first.start() + 1000] if first else ""


def _first_object(source: Source) -> tuple[dict[str, msgspec.Raw], str]:
    """Return the first line if it is an object by itself, else the whole text if that is one; and why it is none."""
    fault = ""
    for whole in (False, True):
        part = source.document() if whole else next(source.lines())[1]
        try:
            return msgspec.json.decode(part, type=dict[str, msgspec.Raw]), ""
        except (msgspec.DecodeError, UnicodeError, RecursionError) as refusal:
            fault = f", and no readable JSON: {refusal}"
    return {}, fault


def _format_of_object(fields: dict[str, msgspec.Raw]) -> str:
    if "format" in fields:
        return "native"
    if "type" in fields:
        return "mjai"
    if "log" in fields and any(key in fields for key in MAJIANG_KEYS):
        return "majiang"
    if "steps" in fields or "scores" in fields:
        return "botzone"
    return "tenhou6" if "log" in fields else ""


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module fangcheng.records has no attribute {name}")
    value = globals()[name] = getattr(import_module(f"fangcheng.records.{_HOMES[name]}"), name)
    return value
