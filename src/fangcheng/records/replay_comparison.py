"""Where a recorded event and the engine's own differ: the first difference, in words."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

from fangcheng.core.pattern_ids import PATTERN_IDS
from fangcheng.records.fan_names import fan_id
from fangcheng.records.model import Abort, AddedKong, Chi, ConcealedKong, Discard, DrawnHand, Event, OpenKong, Pon, Win
from fangcheng.records.tenhou_yaku import pattern_id

YAKUMAN = 5  # `limit` of a win


class Difference(NamedTuple):
    """What differs, as recorded and as played."""

    what: str
    expected: Any
    got: Any


Pairs: TypeAlias = Iterator[tuple[str, Any, Any]]


def difference(recorded: Event, played: Event) -> Difference | None:
    """The first thing in which both differ, as far as the record tells it."""
    name = type(recorded).__name__.lower()
    if type(recorded) is not type(played):
        return Difference("event", recorded, played)
    for what, expected, got in COMPARED.get(type(recorded), _fields)(recorded, played):
        if expected is not None and expected != got:
            return Difference(f"{name} {what}", expected, got)
    return None


def _fields(recorded: Any, played: Any) -> Pairs:
    for field in recorded.__struct_fields__:
        yield field, getattr(recorded, field), getattr(played, field)


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


def _concealed_kong(recorded: ConcealedKong, played: ConcealedKong) -> Pairs:
    yield "seat", recorded.seat, played.seat
    yield "tiles", sorted(recorded.tiles), sorted(played.tiles)


def _win(recorded: Win, played: Win) -> Pairs:
    yield "seat", recorded.seat, played.seat
    yield "from_seat", recorded.from_seat, played.from_seat
    yield "tile", recorded.tile, played.tile
    expected, got = patterns(recorded), patterns(played)
    if expected:
        yield "patterns", expected, got if any(expected.values()) else Counter(dict.fromkeys(got, 0))
    yield "han", recorded.han, played.han
    if recorded.limit != YAKUMAN:
        yield "fu", recorded.fu or None, played.fu
    yield "limit", recorded.limit, played.limit
    yield "points", recorded.points, played.points
    yield "liable", recorded.liable, played.liable
    yield "deltas", recorded.deltas, played.deltas
    yield "hand", sorted(recorded.hand) or None, sorted(played.hand)


def patterns(win: Win) -> Counter[str]:
    """Value by our pattern ids; empty where the record has no list, or one of names we cannot read."""
    values: Counter[str] = Counter()
    for pattern in win.patterns:
        name = fan_id(pattern.id) if pattern.unit == "fan" else pattern_id(pattern.id)
        if name is None and pattern.id in PATTERN_IDS:
            name = str(pattern.id)
        if name is None:
            return Counter()
        # Tenhou counts a North laid aside among the dora (SANMA-17).
        values["dora" if name == "kita" else name] += pattern.value
    return Counter({name: value for name, value in values.items() if value or win.limit is None})


def _drawn_hand(recorded: DrawnHand, played: DrawnHand) -> Pairs:
    yield "reason", recorded.reason if recorded.reason != "untold" else None, played.reason
    if played.ready is not None:  # else nobody is asked
        yield "ready", recorded.ready, played.ready
    yield "deltas", recorded.deltas, played.deltas


def _abort(recorded: Abort, played: Abort) -> Pairs:
    yield "reason", recorded.reason, played.reason
    yield "seat", recorded.seat, played.seat
    yield "deltas", recorded.deltas, played.deltas


COMPARED: dict[type[Event], Callable[[Any, Any], Pairs]] = {
    Discard: _discard,
    Chi: _call,
    Pon: _call,
    OpenKong: _call,
    AddedKong: _added_kong,
    ConcealedKong: _concealed_kong,
    Win: _win,
    DrawnHand: _drawn_hand,
    Abort: _abort,
}
