"""Writes a recorded riichi game as mjai JSON lines."""

from collections.abc import Iterator
from typing import TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from fangcheng.errors import RecordError
from fangcheng.records.mjai import messages as mjai
from fangcheng.records.mjai.reader import ABORT_REASONS, DRAWN_REASONS, UNTOLD
from fangcheng.records.mjai.tiles import WINDS, all_to_mjai, to_mjai
from fangcheng.records.model import (
    Abort,
    AddedKong,
    Chow,
    ConcealedKong,
    Discard,
    Draw,
    DrawnHand,
    Event,
    GameRecord,
    HandRecord,
    Indicator,
    LayAside,
    Left,
    OpenKong,
    Pung,
    Ready,
    ReadyAccepted,
    Returned,
    Ruled,
    Win,
)
from fangcheng.records.tenhou.rules import type_of_options

T = TypeVar("T")
GAMES = ("riichi", "sanma")  # the games that mjai has words for
LEAVES_OUT = "walls, seeds, dice, shown hands, chips, the standing, marks, and rules beside red fives and Tenhou's own"
_THEIR_REASONS = {ours: theirs for theirs, ours in (DRAWN_REASONS | ABORT_REASONS).items()}


def write_mjai(game: GameRecord) -> Iterator[str]:
    """Yield the lines of one game, without line ends.

    mjai has no word for walls, dice, shown hands, chips and lost connections; they are left out.
    """
    for number, message in enumerate(_messages(game), start=1):
        try:
            yield msgspec.json.encode(message).decode()
        except ValueError as failure:
            raise RecordError("mjai", f"line {number}", str(failure)) from None


def _messages(game: GameRecord) -> Iterator[mjai.Message]:
    if game.variant not in GAMES:
        raise RecordError("mjai", f"variant {game.variant}", f"mjai knows {' and '.join(GAMES)} only", "Write native")
    yield _start_game(game)
    for index, hand in enumerate(game.hands, start=1):
        try:
            yield from _hand_messages(hand)
        except ValueError as failure:
            raise RecordError("mjai", f"hand {index}", str(failure)) from None
    if game.ended is not False:
        yield mjai.EndGame()


def _hand_messages(hand: HandRecord) -> Iterator[mjai.Message]:
    yield start_kyoku(hand)
    for event in hand.events:
        if not (isinstance(event, (Left, Returned)) or (isinstance(event, Ruled) and event.is_told_by_play)):
            yield message_of(event)
    yield mjai.EndKyoku()


def _start_game(game: GameRecord) -> mjai.StartGame:
    says_all = not game.house and (game.is_ours or "length" in game.options)
    told = type_of_options(game.variant, game.options) if says_all else None
    return mjai.StartGame(
        names=list(game.players),
        aka_flag=game.options.get("red_fives", UNSET),
        tenhou_type=game.options.get("tenhou_type", UNSET if told is None else told),
        uri=game.id or UNSET,
    )


def start_kyoku(hand: HandRecord) -> mjai.StartKyoku:
    """Return the message that a hand begins with. Raises ValueError for a tile that mjai has not."""
    return mjai.StartKyoku(
        dora_marker=to_mjai(hand.indicators[0]) if hand.indicators else "?",
        tehais=[all_to_mjai(dealt) for dealt in hand.dealt],
        oya=hand.dealer,
        bakaze=WINDS[hand.round_wind % 4],
        kyoku=hand.number + 1,
        honba=hand.counters,
        kyotaku=hand.sticks,
        scores=_listed(hand.start_scores),
    )


def message_of(event: Event) -> mjai.Message:
    """Return the message of an event. Raises ValueError for what mjai has no word for."""
    match event:
        case Draw():
            return mjai.Tsumo(event.seat, to_mjai(event.tile))
        case Discard():
            return mjai.Dahai(event.seat, to_mjai(event.tile), UNSET if event.drawn is None else event.drawn)
        case Chow() | Pung() | OpenKong():
            return _call(event)
        case AddedKong():
            return mjai.Kakan(event.seat, to_mjai(event.tile), all_to_mjai(event.pung))
        case ConcealedKong():
            return mjai.Ankan(event.seat, all_to_mjai(event.tiles))
        case LayAside():
            return mjai.Kita(event.seat, to_mjai(event.tile))
        case Ready():
            return mjai.Reach(event.seat)
        case ReadyAccepted():
            return mjai.ReachAccepted(event.seat)
        case Indicator():
            return mjai.Dora(to_mjai(event.tile))
        case Win():
            return _hora(event)
        case DrawnHand() | Abort():
            return _ryukyoku(event)
        case Ruled():
            raise ValueError(f"mjai has no word for a {event.ruling} that the host ruled")
        case _:
            raise ValueError(f"mjai has no word for {type(event).__name__}")


def _call(event: Chow | Pung | OpenKong) -> mjai.Call:
    messages = {Chow: mjai.Chi, Pung: mjai.Pon, OpenKong: mjai.Daiminkan}
    return messages[type(event)](event.seat, event.from_seat, to_mjai(event.tile), all_to_mjai(event.own))


def _hora(win: Win) -> mjai.Hora:
    return mjai.Hora(
        actor=win.seat,
        target=win.from_seat,
        pai=to_mjai(win.tile),
        deltas=_listed(win.deltas),
        ura_markers=all_to_mjai(win.ura),
        x_tenhou=_bill(win),
    )


def _bill(win: Win) -> mjai.TenhouBill | UnsetType:
    if win.points is None or win.limit is None:
        return UNSET
    return mjai.TenhouBill(
        fu=win.fu or 0,
        points=win.points,
        limit=win.limit,
        yaku=[(pattern.id, pattern.value) for pattern in win.patterns if pattern.unit == "han"],
        yakuman=[pattern.id for pattern in win.patterns if pattern.unit == "yakuman"],
    )


def _ryukyoku(result: DrawnHand | Abort) -> mjai.Ryukyoku:
    reason = _THEIR_REASONS.get(result.reason, result.reason)
    return mjai.Ryukyoku(
        reason=UNSET if reason == UNTOLD else reason,
        deltas=_listed(result.deltas),
        tenpais=_listed(result.ready),
    )


def _listed(values: tuple[T, ...] | None) -> list[T] | UnsetType:
    return UNSET if values is None else list(values)
