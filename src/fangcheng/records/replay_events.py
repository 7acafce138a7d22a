"""What the engine did in its last step, told in the events of the record model, so that both can be compared."""

from collections.abc import Iterator
from typing import Any

from fangcheng.core import events as e
from fangcheng.core.pattern_ids import PATTERN_NAMES
from fangcheng.core.payments import PAY_CHOMBO, PAY_COUNTERS, PAY_LEFT_STICKS, PAY_NAGASHI, PAY_NOTEN, PAY_WIN
from fangcheng.core.record import (
    CONCEALED_KONG_MELD,
    CUT_DRAWN,
    FROM_WALL,
    NAGASHI,
    NOBODY,
    OPEN_KONG_MELD,
)
from fangcheng.core.record import (
    EXHAUSTED as WALL_EMPTY,
)
from fangcheng.game.events import ENDINGS
from fangcheng.records.model import (
    EXHAUSTED,
    NAGASHI_MANGAN,
    Abort,
    AddedKong,
    Chi,
    ConcealedKong,
    Discard,
    Draw,
    DrawnHand,
    Event,
    Flower,
    Indicator,
    LayAside,
    Numbers,
    OpenKong,
    Pattern,
    Pon,
    Ready,
    ReadyAccepted,
    Win,
)
from fangcheng.tiles import NO_TILE, name_of

DRAWN = {WALL_EMPTY: EXHAUSTED, NAGASHI: NAGASHI_MANGAN}


def told(table: Any, rules: Any, desk: Any) -> Iterator[Event]:
    """The events of the last step, as far as records know such things."""
    rows = table.events[: int(table.event_count)].tolist()
    for kind, seat, first, second, third, _ in rows:
        match kind:
            case e.E_DEALT if first != NO_TILE:
                yield Draw(seat, name_of(first))
            case e.E_DRAW:
                yield Draw(seat, name_of(first), second != FROM_WALL)
            case e.E_DISCARD:
                yield Discard(seat, name_of(first), bool(second & CUT_DRAWN))
            case e.E_CHOW | e.E_PUNG | e.E_KONG:
                yield _meld(table, kind, seat, first, second, third)
            case e.E_LAY:
                yield LayAside(seat, name_of(first))
            case e.E_FLOWER:
                yield Flower(seat, name_of(first))
            case e.E_READY:
                yield Ready(seat)
            case e.E_READY_STANDS:
                yield ReadyAccepted(seat)
            case e.E_INDICATOR:
                yield Indicator(name_of(first))
            case e.E_WIN:
                yield _win(table, rules, desk, seat, first, second)
            case e.E_ENDING:
                yield _ending(table, first)


def _meld(table: Any, kind: int, seat: int, index: int, giver: int, meld_kind: int) -> Event:
    tiles = [name_of(tile) for tile in table.meld_tiles[seat, index].tolist() if tile != NO_TILE]
    if kind == e.E_KONG and meld_kind == CONCEALED_KONG_MELD:
        return ConcealedKong(seat, tuple(tiles))
    if kind == e.E_KONG and meld_kind != OPEN_KONG_MELD:
        return AddedKong(seat, tiles[3], tuple(tiles[:3]))
    called = int(table.meld_called[seat, index])
    own = tuple(tile for place, tile in enumerate(tiles) if place != called)
    if kind == e.E_CHOW:
        return Chi(seat, own, tiles[called], giver)
    if kind == e.E_PUNG:
        return Pon(seat, own, tiles[called], giver)
    return OpenKong(seat, own, tiles[called], giver)


def payments(table: Any) -> list[list[int]]:
    """Payment rows of the last step: cause, seat, other, number, then the change of each seat."""
    rows: list[list[int]] = table.payments[: int(table.payment_count)].tolist()
    return rows


def _win(table: Any, rules: Any, desk: Any, seat: int, payer: int, tile: int) -> Win:
    rows = [row for row in payments(table) if row[1] == seat and row[0] != PAY_LEFT_STICKS]
    result = desk.work.results[seat]
    hanfu = rules.method == 1
    worth = [row[4 + seat] for row in rows if row[0] == PAY_WIN]
    return Win(
        seat=seat,
        from_seat=seat if payer == NOBODY else payer,
        tile=name_of(tile),
        deltas=_summed(table, rows),
        points=sum(worth) if hanfu else int(result.total),
        han=int(result.han) if hanfu and not result.yakuman else None,
        fu=int(result.fu) if hanfu and not result.yakuman else None,
        limit=int(result.limit) if hanfu else None,
        patterns=_patterns(result, "han" if hanfu else "fan"),
        liable=_liable(table, rows, seat, payer),
    )


def _patterns(result: Any, unit: str) -> tuple[Pattern, ...]:
    counts, values = result.counts.tolist(), result["values"].tolist()
    return tuple(
        Pattern(PATTERN_NAMES[number], values[number], "yakuman" if result.yakuman else unit, count)
        for number, count in enumerate(counts)
        if count
    )


def _liable(table: Any, rows: list[list[int]], winner: int, payer: int) -> int | None:
    """Who paid for the win beside or instead of those who pay any win."""
    for row in rows:
        payers = [seat for seat in range(int(table.seats)) if row[0] == PAY_WIN and row[4 + seat] < 0]
        if payer == NOBODY and len(payers) == 1:
            return payers[0]
        if payer != NOBODY and len(payers) == 2:
            return next(seat for seat in payers if seat != payer)
    return None


def _ending(table: Any, ending: int) -> DrawnHand | Abort:
    if ending in DRAWN:
        rows = [row for row in payments(table) if row[0] in (PAY_NOTEN, PAY_NAGASHI, PAY_COUNTERS)]
        ready = tuple(bool(shown) for shown in table.shown_ready[: int(table.seats)].tolist())
        return DrawnHand(DRAWN[ending], _summed(table, rows), ready)
    paid = [row for row in payments(table) if row[0] == PAY_CHOMBO]
    return Abort(ENDINGS[ending], _summed(table, paid))


def _summed(table: Any, rows: list[list[int]]) -> Numbers:
    return tuple(sum(row[4 + seat] for row in rows) for seat in range(int(table.seats)))
