"""Records with one thing changed: at random anywhere in the text, or in one named place where `verify` must see it."""

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
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
