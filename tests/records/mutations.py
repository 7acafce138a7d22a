"""Records with one thing changed: at random anywhere in the text, or in one named place where `verify` must see it."""

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from fangcheng.records.model import (
    AddedKong,
    Chow,
    ConcealedKong,
    Discard,
    Draw,
    HandRecord,
    LayAside,
    OpenKong,
    Pung,
)

WORDS = ["", '"', "0", "-1", "9" * 30, "9" * 5000, "1e400", "NaN", "null", "[]", "{}", "<", "三", "\x00", "\x1b[2J",
         ",", "60", '"r60"', "[" * 500, "<a>" * 50, "true", "-0", "é" * 9, "\n", "\\ud800"]  # fmt: skip


def at_random(text: str, chance: random.Random) -> str:
    """Cut, double, swap or overwrite something; most changes keep the shape, so that they get deeper."""
    lines = text.split("\n")
    place = chance.randrange(max(1, len(text)))
    match chance.randrange(6):
        case 0:  # a digit
            digits = [found.start() for found in re.finditer(r"\d", text)] or [0]
            place = chance.choice(digits)
            return text[:place] + chance.choice("0123456789") + text[place + 1 :]
        case 1:  # a whole number or word
            found = chance.choice(list(re.finditer(r"-?\w+", text)) or [re.match("", text)])
            return text[: found.start()] + chance.choice(WORDS) + text[found.end() :]
        case 2:
            return text[:place]
        case 3 if len(lines) > 1:
            del lines[chance.randrange(len(lines))]
            return "\n".join(lines)
        case 4 if len(lines) > 1:
            lines.insert(chance.randrange(len(lines)), chance.choice(lines))
            return "\n".join(lines)
        case _:
            return text[:place] + chance.choice(WORDS) + text[place + chance.randrange(20) :]


VALUES = (
    None,
    True,
    0,
    -1,
    4,
    136,
    2**63,
    10**30,
    1.5,
    "",
    "x",
    "5m",
    "z7_",
    "一" * 99,
    [],
    [[]],
    {},
    {"": None},
    [0] * 99,
)


def in_structure(text: str, chance: random.Random) -> str:
    """Replace, take out, retype, double or move one value of the JSON in a text; of XML one number of an attribute."""
    if text.lstrip().startswith("<"):
        found = chance.choice(list(re.finditer(r'(?<=[",])-?\d+(?=[",])', text)) or [re.match("", text)])
        return text[: found.start()] + chance.choice(["-1", "0", "7", "136", "", "x", "1,2"]) + text[found.end() :]
    lines = text.split("\n")
    place = chance.randrange(len(lines))
    for part, which in ((text, None), (lines[place], place)):
        try:
            document = json.loads(part)
        except ValueError:
            continue
        told = json.dumps(_changed(document, chance), ensure_ascii=False, separators=(",", ":"))
        return told if which is None else "\n".join([*lines[:place], told, *lines[place + 1 :]])
    return at_random(text, chance)


def _changed(document: Any, chance: random.Random) -> Any:
    holders = [holder for holder in _holders(document) if holder]
    if not holders:
        return chance.choice(VALUES)
    holder, other = chance.choice(holders), chance.choice(holders)
    key = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    value = holder[key]
    match chance.randrange(5):
        case 0:
            holder[key] = deepcopy(chance.choice(VALUES))
        case 1:
            del holder[key]
        case 2:
            holder[key] = str(value) if isinstance(value, int) else [value]
        case 3 if isinstance(holder, list):
            holder.insert(key, value)
        case _:
            holder[key] = deepcopy(chance.choice(list(other.values() if isinstance(other, dict) else other)))
    return document


def _holders(value: Any) -> Iterator[Any]:
    """All lists and objects of a document, itself first."""
    if isinstance(value, dict | list):
        yield value
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _holders(inner)


def released(hand: HandRecord) -> Iterator[tuple[int, str]]:
    """Seat and tile of everything that leaves a hand."""
    for event in hand.events:
        match event:
            case Discard() | AddedKong() | LayAside():
                yield event.seat, event.tile
            case Chow() | Pung() | OpenKong():
                yield from ((event.seat, tile) for tile in event.own)
            case ConcealedKong():
                yield from ((event.seat, tile) for tile in event.tiles)


def tiles_that_leave(hand: HandRecord) -> list[int]:
    """Places of the draws whose tile its owner later plays or melds, all he has of it: he cannot have drawn another.

    A tile that stays in a hand nobody sees may be any tile: that is the one change of a tile that no record without
    its wall can tell from a truth.
    """
    left = Counter(released(hand))
    held = Counter((seat, tile) for seat, tiles in enumerate(hand.dealt) for tile in tiles)
    draws = [(place, event) for place, event in enumerate(hand.events) if isinstance(event, Draw)]
    held += Counter((draw.seat, draw.tile) for _, draw in draws)
    return [place for place, draw in draws if left[draw.seat, draw.tile] == held[draw.seat, draw.tile]]


def in_json_lines(text: str, word: str, change: Callable[[dict[str, Any]], Any], which: int = -1) -> str:
    """The text with the n-th line changed whose `event` or `type` is that word."""
    lines = text.split("\n")
    places = [
        n for n, line in enumerate(lines) if line.startswith(('{"event":"' + word + '"', '{"type":"' + word + '"'))
    ]
    fields = json.loads(lines[places[which]])
    change(fields)
    lines[places[which]] = json.dumps(fields, ensure_ascii=False, separators=(",", ":"))
    return "\n".join(lines)
