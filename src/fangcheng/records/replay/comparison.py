"""Where a recorded event and the engine's own differ: the first difference, in words."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

import msgspec

from fangcheng.core.state.pattern_ids import PATTERN_IDS
from fangcheng.records.chinese.fan_names import fan_id
from fangcheng.records.model import (
    UNTOLD_UNIT,
    Abort,
    AddedKong,
    Chow,
    ConcealedKong,
    Discard,
    DrawnHand,
    Event,
    OpenKong,
    Pattern,
    Pung,
    ReadyAccepted,
    Win,
)
from fangcheng.records.tenhou.yaku import pattern_id

YAKUMAN = 5  # `limit` of a win


class Difference(NamedTuple):
    """What differs, as recorded and as played."""

    what: str
    expected: Any
    got: Any


Pairs: TypeAlias = Iterator[tuple[str, Any, Any]]


def difference(recorded: Event, played: Event, ours: bool = False) -> Difference | None:
    """Return the first thing in which both differ, as far as the record tells; a record of `ours` tells everything."""
    name = recorded.word
    if type(recorded) is not type(played):
        return Difference("event", recorded, played)
    if ours:
        unequal = (fields for fields in _fields(recorded, played) if fields[1] != fields[2])
        return next((Difference(f"{name} {what}", expected, got) for what, expected, got in unequal), None)
    for what, expected, got in COMPARED.get(type(recorded), _fields)(recorded, played):
        if expected is not None and expected != got:
            return Difference(f"{name} {what}", expected, got)
    return None


def _fields(recorded: Any, played: Any) -> Pairs:
    for field, written in zip(recorded.__struct_fields__, recorded.__struct_encode_fields__):
        yield written, getattr(recorded, field), getattr(played, field)


def _discard(recorded: Discard, played: Discard) -> Pairs:
    yield "seat", recorded.seat, played.seat
    yield "tile", recorded.tile, played.tile
    yield "drawn", recorded.drawn, played.drawn


def _call(recorded: Any, played: Any) -> Pairs:
    yield "seat", recorded.seat, played.seat
    yield "tile", recorded.tile, played.tile
    yield "own", sorted(recorded.own), sorted(played.own)
    yield "from_seat", recorded.from_seat, played.from_seat


def _added_kong(recorded: AddedKong, played: AddedKong) -> Pairs:
    yield "seat", recorded.seat, played.seat
    yield "tile", recorded.tile, played.tile
    yield "pung", sorted(recorded.pung), sorted(played.pung)
    yield "egg", recorded.egg, played.egg


def _concealed_kong(recorded: ConcealedKong, played: ConcealedKong) -> Pairs:
    yield "seat", recorded.seat, played.seat
    yield "tiles", sorted(recorded.tiles), sorted(played.tiles)
    yield "egg", recorded.egg, played.egg


def _win(recorded: Win, played: Win) -> Pairs:
    yield "seat", recorded.seat, played.seat
    yield "from_seat", recorded.from_seat, played.from_seat
    yield "tile", recorded.tile, played.tile
    if known := [one for one in recorded.patterns if is_known(one)]:
        told = patterns if any(pattern.value for pattern in known) else counts
        ours = told(played)
        theirs = told(msgspec.structs.replace(recorded, patterns=tuple(known)))
        if len(known) < len(recorded.patterns):  # what it calls in words unknown here may be any of the others
            ours = Counter({name: ours[name] for name in theirs})
        yield "patterns", theirs, ours
    yield "han", recorded.han, played.han
    if recorded.limit != YAKUMAN:
        yield "fu", recorded.fu or None, played.fu
    yield "limit", recorded.limit, played.limit
    yield "points", recorded.points, played.points
    yield "liable", recorded.liable, played.liable
    yield "deltas", recorded.deltas, played.deltas
    yield "hand", sorted(recorded.hand) or None, sorted(played.hand)


def patterns(win: Win) -> Counter[str]:
    """Return value by our pattern ids; of a yakuman only that it is there, for not all write how many it counts."""
    values: Counter[str] = Counter()
    for pattern in win.patterns:
        if pattern.unit == "yakuman":
            values[f"{_name_of(pattern)} (yakuman)"] += bool(pattern.value)
        else:
            values[_name_of(pattern)] += pattern.value
    return Counter({name: value for name, value in values.items() if value or win.limit is None})


def is_known(pattern: Pattern) -> bool:
    """Return True if we know what a line of a bill means; others are held against nothing."""
    return pattern.unit != UNTOLD_UNIT and (_name_of(pattern) in PATTERN_IDS or _name_of(pattern) == "kita")


def counts(win: Win) -> Counter[str]:
    """Count how often each pattern is named, for sources that write no values."""
    return Counter({_name_of(pattern): pattern.count for pattern in win.patterns})


def _name_of(pattern: Pattern) -> str:
    name = fan_id(pattern.id) if pattern.unit == "fan" else pattern_id(pattern.id)
    # Tenhou counts a North laid aside among the dora (SANMA-17).
    return "dora" if (name or pattern.id) == "kita" else str(name or pattern.id)


def _drawn_hand(recorded: DrawnHand, played: DrawnHand) -> Pairs:
    yield "reason", recorded.reason if recorded.reason != "untold" else None, played.reason
    yield "ready", recorded.ready, played.ready
    yield "deltas", recorded.deltas, played.deltas


def _abort(recorded: Abort, played: Abort) -> Pairs:
    yield "reason", recorded.reason, played.reason
    yield "seat", recorded.seat, played.seat
    yield "deltas", recorded.deltas, played.deltas


def _ready_accepted(recorded: ReadyAccepted, played: ReadyAccepted) -> Pairs:
    yield "seat", recorded.seat, played.seat


COMPARED: dict[type[Event], Callable[[Any, Any], Pairs]] = {
    Discard: _discard,
    ReadyAccepted: _ready_accepted,
    Chow: _call,
    Pung: _call,
    OpenKong: _call,
    AddedKong: _added_kong,
    ConcealedKong: _concealed_kong,
    Win: _win,
    DrawnHand: _drawn_hand,
    Abort: _abort,
}
