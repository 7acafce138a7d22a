"""What the engine did in its last step, told in the events of the record model, so that both can be compared."""

from collections.abc import Iterator
from typing import Any

from fangcheng.core.state import event_rows as e
from fangcheng.core.state.action_codes import ABORT
from fangcheng.core.state.codes import (
    BROKE,
    CHOMBO,
    CONCEALED_KONG_MELD,
    CUT_DRAWN,
    FROM_KONG,
    FROM_WALL,
    NAGASHI,
    NINE_TERMINALS,
    NOBODY,
    OPEN_KONG_MELD,
    VOID,
)
from fangcheng.core.state.codes import EXHAUSTED as WALL_EMPTY
from fangcheng.core.state.payment_rows import PAY_CHOMBO, PAY_COUNTERS, PAY_FLIP, PAY_NAGASHI, PAY_NOTEN, PAY_OPENING
from fangcheng.core.state.rule_codes import CHECK_NOTEN, JOKER_NONE, SIT_AND_PULL
from fangcheng.game.event_types import EGGS, ENDINGS, PURPOSES, READY_MANNERS, Dealt
from fangcheng.game.events import kinds_laid, read_events
from fangcheng.game.printed import as_printed
from fangcheng.records.model import (
    EXHAUSTED,
    NAGASHI_MANGAN,
    Abort,
    AddedKong,
    Bet,
    Chi,
    ConcealedKong,
    Dice,
    Discard,
    Draw,
    DrawnHand,
    Event,
    Exchange,
    Flower,
    Followed,
    Heart,
    Indicator,
    LayAside,
    MissingSuit,
    OpenKong,
    Pon,
    Ready,
    ReadyAccepted,
    Reveal,
    Seat,
    Stood,
    TakenBack,
    Tiles,
    Watch,
)
from fangcheng.records.replay.payments import AFTER_A_KONG, BESIDE_A_WIN, FOLLOWED, KONGS, Till, payments, summed
from fangcheng.records.replay.wins import flower_win, win
from fangcheng.tiles import NO_TILE, name_of, parse

DRAWN = {WALL_EMPTY: EXHAUSTED, NAGASHI: NAGASHI_MANGAN}

Row = list[int]  # kind, seat and four numbers


def told(table: Any, rules: Any, desk: Any) -> Iterator[Event]:
    """Yield the events of the last step, as far as records know such things."""
    table = as_printed(table)
    rows: list[Row] = table.events[: int(table.event_count)].tolist()
    till = Till(table)
    for place, (kind, seat, first, second, third, fourth) in enumerate(rows):
        match kind:
            case e.E_BET:
                yield Bet(seat, _bet(table, rules, seat), first)
            case e.E_RAISE:
                yield Bet(seat, "raise", first)
            case e.E_RETURN:
                yield Bet(seat, "return", first)
            case e.E_STANDING:
                yield Stood(seat, tuple(name_of(tile) for tile in sorted((first, second, third, fourth))))
            case e.E_DEALT if first != NO_TILE:
                yield Draw(seat, name_of(first))
            case e.E_DICE if fourth == e.DICE_JOKER:
                yield Dice(PURPOSES[fourth], (first, second), seat)
            case e.E_INDICATOR:
                yield (
                    Reveal("joker", (name_of(first),)) if rules.joker_rule != JOKER_NONE else Indicator(name_of(first))
                )
                if [row[0] for row in rows[place + 1 : place + 2]] != [e.E_INDICATOR]:
                    yield from till.lines((PAY_FLIP,))
            case e.E_PASSED_ON:
                yield Dice(PURPOSES[third], (second,))
            case e.E_FOLLOWED:
                yield Followed(seat, first)
            case e.E_GIVEN:
                yield _exchange(table, rows, seat, (first, second, third))
            case e.E_HEART:
                yield Heart(seat, name_of(first))
            case e.E_LACK:
                yield MissingSuit(seat, "mps"[first])  # type: ignore[arg-type]  # one of the three
            case e.E_DRAW:
                if second == FROM_KONG:
                    yield from till.lines(KONGS, seat)
                yield Draw(seat, name_of(first), second != FROM_WALL)
            case e.E_DISCARD:
                yield Discard(seat, name_of(first), bool(second & CUT_DRAWN))
                yield from till.lines(FOLLOWED)
            case e.E_CHOW | e.E_PUNG | e.E_KONG:
                yield _meld(table, rows, place)
            case e.E_EGG:
                yield _egg(seat, first, second, bool(third))
                yield from till.lines(KONGS, seat)
            case e.E_LAY:
                yield LayAside(seat, name_of(first))
            case e.E_FLOWER:
                yield Flower(seat, name_of(first))
                if not _is_laid_again(rows, place):
                    yield from till.of_flower(seat, first)
            case e.E_READY:
                yield Ready(seat, READY_MANNERS[first])
            case e.E_READY_STANDS:
                yield ReadyAccepted(seat)
            case e.E_WATCH:
                yield Watch(seat)
            case e.E_TAKEN_BACK:
                own = tuple(name_of(tile) for tile in (second, third) if tile != NO_TILE)
                yield TakenBack(seat, None if first == NO_TILE else name_of(first), own)
            case e.E_HORSE:
                yield Reveal("horse", (name_of(first),))
            case e.E_KONG_TILE:
                yield Reveal("kong_tile", (name_of(first),))
            case e.E_DICE if fourth in (e.DICE_BIRDS, e.DICE_KONG, e.DICE_DEALER):
                yield Dice(PURPOSES[fourth], (first, second), seat)
            case e.E_DICE if fourth == e.DICE_TREASURE:
                yield Dice(PURPOSES[fourth], (first,), seat)
            case e.E_TREASURE:
                yield Reveal("treasure", (name_of(int(table.wall[first])),))
            case e.E_TREASURE_BACK:
                yield Reveal("treasure_back", (name_of(int(table.wall[first])),))
            case e.E_OPENING:
                yield from till.lines((PAY_OPENING,), seat)
            case e.E_WIN:
                yield win(table, rules, desk, rows, place, till)
                yield from till.lines(BESIDE_A_WIN, seat)
                yield from till.lines(AFTER_A_KONG, first)
            case e.E_FLOWER_WIN:
                yield flower_win(table, rules, desk, rows, place, till)
                yield from till.lines(BESIDE_A_WIN, seat)
            case e.E_ENDING:
                if first == BROKE:
                    yield from till.rest()
                yield _ending(table, rules, seat, first)
            case e.E_NEXT:
                yield from till.rest()
    yield from till.rest()


def _is_laid_again(rows: list[Row], place: int) -> bool:
    """Return True if the seat lays out another tile of the kind in this step, as it may with dragons."""
    return any(row[:3] == rows[place][:3] for row in rows[place + 1 :])


def dealt(table: Any) -> tuple[Tiles, ...] | None:
    """Return the hands before the dealer's first draw, if they were dealt in the last step."""
    if e.E_DEALT not in table.events[: int(table.event_count), 0]:
        return None
    for event in read_events(table):
        if isinstance(event, Dealt):
            hands = [parse(hand or "") for hand in event.hands]
            if event.drawn is not None:
                hands[int(table.dealer)].remove(parse(event.drawn)[0])
            return tuple(tuple(map(name_of, hand)) for hand in hands)
    return None


def _bet(table: Any, rules: Any, seat: int) -> str:
    if rules.bet_kind != SIT_AND_PULL:
        return "stake"
    return "sit" if seat == table.dealer else "pull"


def _exchange(table: Any, rows: list[Row], seat: int, kinds: tuple[int, ...]) -> Exchange:
    direction = next(row[2] for row in rows if row[0] == e.E_PASSED_ON)
    return Exchange(seat, tuple(map(name_of, kinds)), (seat + direction) % int(table.seats))


def _meld(table: Any, rows: list[Row], place: int) -> Event:
    kind, seat, index, giver, meld_kind, opened = rows[place]
    tiles = [name_of(tile) for tile in table.meld_tiles[seat, index].tolist() if tile != NO_TILE]
    if kind == e.E_KONG and meld_kind == CONCEALED_KONG_MELD:
        return ConcealedKong(seat, tuple(tiles), bool(opened))
    if kind == e.E_KONG and meld_kind != OPEN_KONG_MELD:
        robbed = [name_of(row[2]) for row in rows[place + 1 :] if row[0] == e.E_ROBBED]  # in this very step
        return AddedKong(seat, (tiles + robbed)[3], tuple(tiles[:3]), bool(opened))
    called = int(table.meld_called[seat, index])
    own = tuple(tile for number, tile in enumerate(tiles) if number != called)
    if kind == e.E_CHOW:
        return Chi(seat, own, tiles[called], giver)
    if kind == e.E_PUNG:
        return Pon(seat, own, tiles[called], giver, meld_kind)
    return OpenKong(seat, own, tiles[called], giver, bool(opened))


def _egg(seat: int, family: int, laid: int, added: bool) -> Event:
    tiles = tuple(name_of(kind) for kind in kinds_laid(family, laid))
    return AddedKong(seat, tiles[0], (), egg=EGGS[family]) if added else ConcealedKong(seat, tiles, egg=EGGS[family])


def _ending(table: Any, rules: Any, seat: int, ending: int) -> Event:
    if ending in DRAWN:
        rows = [row for row in payments(table) if row[0] in (PAY_NOTEN, PAY_NAGASHI, PAY_COUNTERS)]
        ready = tuple(bool(shown) for shown in table.declared.shown[: int(table.seats)].tolist())
        return DrawnHand(DRAWN[ending], summed(table, rows), ready if rules.draw_check == CHECK_NOTEN else None)
    paid = [row for row in payments(table) if row[0] == PAY_CHOMBO]
    return Abort(ENDINGS[ending], summed(table, paid), seat=_caller(table, seat, ending))


def _caller(table: Any, seat: int, ending: int) -> Seat | None:
    """Name who called for a new deal, or whose foul it was; None where the rules ended the hand by themselves."""
    if ending == CHOMBO:
        return seat
    if ending == NINE_TERMINALS:
        return int(table.turn)
    if ending == VOID:
        return next(caller for caller in range(int(table.seats)) if table.answer[caller] == ABORT)
    return None if seat == NOBODY else seat
