"""What a record tells of a winner's hand: the tiles, the untold indicators that agree with his bill."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from fangcheng.core.table.dora import dora_of
from fangcheng.records.model import Chow, Discard, Draw, HandRecord, OpenKong, Pung, Win
from fangcheng.records.tenhou.yaku import pattern_id
from fangcheng.tiles import NAMES, face_of

Faces = Counter[int]
FACE = {name: int(face_of(kind)) for kind, name in enumerate(NAMES)}
NO_FACE = -1  # of a hidden tile


def harmless_indicators(rules: Any, hand: HandRecord, left: Counter[int]) -> Iterator[int]:
    """Yield kinds among those `left` for indicators that are not told, those first that agree best with the bills."""
    wins = [event for event in hand.events if isinstance(event, Win)]
    faces = [faces_of(hand, win.seat, win) for win in wins]
    told = [sum(line.value for line in win.patterns if pattern_id(line.id) == "dora") for win in wins]

    def misses(kind: int) -> int:
        pointed = int(dora_of(rules, kind))
        return sum(abs(held[pointed] - value) for held, value in zip(faces, told))

    yield from sorted(left.elements(), key=misses)


def faces_of(hand: HandRecord, seat: int, win: Win) -> Faces:
    """Count the faces a winner holds, melds and the winning tile too, as far as the record tells."""
    held = Counter(_face_of(tile) for tile in hand.dealt[seat])
    for event in hand.events:
        if isinstance(event, Draw) and event.seat == seat:
            held[_face_of(event.tile)] += 1
        elif isinstance(event, Discard) and event.seat == seat:
            held[_face_of(event.tile)] -= 1
        elif isinstance(event, (Chow, Pung, OpenKong)) and event.seat == seat:
            held[_face_of(event.tile)] += 1
    if win.from_seat != seat:
        held[_face_of(win.tile)] += 1
    return held


def _face_of(tile: str) -> int:
    return FACE.get(tile, NO_FACE)
