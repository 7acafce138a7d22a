"""What the engine did in its last step, told in the events of the record model, so that both can be compared."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

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
    Chow,
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
    Pung,
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

RowNumbers = list[int]  # kind, seat and four numbers of a row
TWO_DICE = (e.DICE_JOKER, e.DICE_BIRDS, e.DICE_KONG, e.DICE_DEALER)  # what is thrown for with two


def told(table: Any, rules: Any, desk: Any) -> Iterator[Event]:
    """Yield the events of the last step, as far as records know such things."""
    table = as_printed(table)
    rows: list[RowNumbers] = table.events[: int(table.event_count)].tolist()
    return told_of(table, rules, desk, rows, Till(payments(table), table))


def told_of(table: Any, rules: Any, desk: Any, rows: list[RowNumbers], till: Till) -> Iterator[Event]:
    """Yield the events of these rows of a table as printed, whose payments are in the till."""
    for place, numbers in enumerate(rows):
        teller = TELLERS.get(numbers[0])
        if teller is not None:
            yield from teller(Row(table, rules, desk, rows, place, till))
    yield from till.rest()


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


class Row(NamedTuple):
    """A row of the last step, and all that its events may have to be told from."""

    table: Any  # as printed
    rules: Any
    desk: Any
    rows: list[RowNumbers]  # of the whole step
    place: int  # among them
    till: Till  # payments of the step that are still to be told

    @property
    def numbers(self) -> RowNumbers:
        """Return its kind, its seat and four numbers."""
        return self.rows[self.place]

    @property
    def seat(self) -> Seat:
        """Return whose event it is."""
        return self.numbers[1]


Teller = Callable[[Row], Iterable[Event]]
Field = Callable[[RowNumbers], Any]  # reads a field of an event from the numbers of a row

FIRST = itemgetter(2)


def _tile(numbers: RowNumbers) -> str:
    return name_of(numbers[2])


def _word(words: Sequence[str]) -> Field:
    return lambda numbers: words[numbers[2]]


def _of(event: Callable[..., Event], **fields: Field) -> Teller:
    """Return the teller of an event that says whose it is, and beside that these fields of its row."""

    def tell(one: Row) -> Iterable[Event]:
        return (event(seat=one.seat, **{name: field(one.numbers) for name, field in fields.items()}),)

    return tell


def _turned(what: str) -> Teller:
    """Return the teller of a tile that is turned up."""
    return lambda one: (Reveal(what, (_tile(one.numbers),)),)


def _from_the_wall(what: str) -> Teller:
    """Return the teller of a tile that lies where the row says, known to who keeps the wall."""
    return lambda one: (Reveal(what, (name_of(int(one.table.wall[FIRST(one.numbers)])),)),)


def _bet(one: Row) -> Iterator[Event]:
    what = "stake"
    if one.rules.bet_kind == SIT_AND_PULL:
        what = "sit" if one.seat == one.table.dealer else "pull"
    yield Bet(one.seat, what, FIRST(one.numbers))


def _dealt_last(one: Row) -> Iterator[Event]:
    if FIRST(one.numbers) != NO_TILE:
        yield Draw(one.seat, _tile(one.numbers))


def _dice(one: Row) -> Iterator[Event]:
    _, seat, first, second, _, purpose = one.numbers
    if purpose in TWO_DICE:
        yield Dice(PURPOSES[purpose], (first, second), seat)
    elif purpose == e.DICE_TREASURE:
        yield Dice(PURPOSES[purpose], (first,), seat)


def _indicator(one: Row) -> Iterator[Event]:
    """Tell an indicator, and behind the last of several turned at once what they bring."""
    tile = _tile(one.numbers)
    yield Indicator(tile) if one.rules.joker_rule == JOKER_NONE else Reveal("joker", (tile,))
    if [row[0] for row in one.rows[one.place + 1 : one.place + 2]] != [e.E_INDICATOR]:
        yield from one.till.lines((PAY_FLIP,))


def _drew(one: Row) -> Iterable[Event]:
    _, seat, first, source, _, _ = one.numbers
    draw = Draw(seat, name_of(first), source != FROM_WALL)
    return (draw,) if source != FROM_KONG else (*one.till.lines(KONGS, seat), draw)


def _discarded(one: Row) -> Iterable[Event]:
    _, seat, first, flags, _, _ = one.numbers
    discard = Discard(seat, name_of(first), bool(flags & CUT_DRAWN))
    return (discard, *one.till.lines(FOLLOWED)) if one.till.rows else (discard,)


def _flower(one: Row) -> Iterator[Event]:
    yield Flower(one.seat, _tile(one.numbers))
    if not _is_laid_again(one.rows, one.place):
        yield from one.till.of_flower(one.seat, FIRST(one.numbers))


def _stood(one: Row) -> Iterator[Event]:
    yield Stood(one.seat, tuple(map(name_of, sorted(one.numbers[2:]))))


def _taken_back(one: Row) -> Iterator[Event]:
    drawn, *own = one.numbers[2:5]
    back = tuple(name_of(tile) for tile in own if tile != NO_TILE)
    yield TakenBack(one.seat, None if drawn == NO_TILE else name_of(drawn), back)


def _won(one: Row) -> Iterator[Event]:
    yield win(one.table, one.rules, one.desk, one.rows, one.place, one.till)
    yield from one.till.lines(BESIDE_A_WIN, one.seat)
    yield from one.till.lines(AFTER_A_KONG, FIRST(one.numbers))


def _flower_won(one: Row) -> Iterator[Event]:
    yield flower_win(one.table, one.rules, one.desk, one.rows, one.place, one.till)
    yield from one.till.lines(BESIDE_A_WIN, one.seat)


def _is_laid_again(rows: list[RowNumbers], place: int) -> bool:
    """Return True if the seat lays out another tile of the kind in this step, as it may with dragons."""
    return any(row[:3] == rows[place][:3] for row in rows[place + 1 :])


def _exchange(one: Row) -> Iterator[Event]:
    direction = next(row[2] for row in one.rows if row[0] == e.E_PASSED_ON)
    tiles = tuple(map(name_of, one.numbers[2:5]))
    yield Exchange(one.seat, tiles, (one.seat + direction) % int(one.table.seats))


def _meld(one: Row) -> Iterator[Event]:
    table, (kind, seat, index, giver, meld_kind, opened) = one.table, one.numbers
    tiles = [name_of(tile) for tile in table.meld_tiles[seat, index].tolist() if tile != NO_TILE]
    called = int(table.meld_called[seat, index])
    own = tuple(tile for number, tile in enumerate(tiles) if number != called)
    if kind == e.E_CHOW:
        yield Chow(seat, own, tiles[called], giver)
    elif kind == e.E_PUNG:
        yield Pung(seat, own, tiles[called], giver, meld_kind)
    elif meld_kind == CONCEALED_KONG_MELD:
        yield ConcealedKong(seat, tuple(tiles), bool(opened))
    elif meld_kind == OPEN_KONG_MELD:
        yield OpenKong(seat, own, tiles[called], giver, bool(opened))
    else:
        robbed = [name_of(row[2]) for row in one.rows[one.place + 1 :] if row[0] == e.E_ROBBED]  # in this very step
        yield AddedKong(seat, (tiles + robbed)[3], tuple(tiles[:3]), bool(opened))


def _egg(one: Row) -> Iterator[Event]:
    _, seat, family, laid, added, _ = one.numbers
    tiles, egg = tuple(name_of(kind) for kind in kinds_laid(family, laid)), EGGS[family]
    yield AddedKong(seat, tiles[0], (), egg=egg) if added else ConcealedKong(seat, tiles, egg=egg)
    yield from one.till.lines(KONGS, seat)


def _ended(one: Row) -> Iterator[Event]:
    ending = FIRST(one.numbers)
    if ending == BROKE:
        yield from one.till.rest()
    yield _ending(one.table, one.rules, one.seat, ending)


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


TELLERS: dict[int, Teller] = {  # of a kind of row that is not here, records say nothing
    e.E_BET: _bet,
    e.E_RAISE: lambda one: (Bet(one.seat, "raise", FIRST(one.numbers)),),
    e.E_RETURN: lambda one: (Bet(one.seat, "return", FIRST(one.numbers)),),
    e.E_STANDING: _stood,
    e.E_DEALT: _dealt_last,
    e.E_DICE: _dice,
    e.E_INDICATOR: _indicator,
    e.E_PASSED_ON: lambda one: (Dice(PURPOSES[one.numbers[4]], (one.numbers[3],)),),
    e.E_FOLLOWED: _of(Followed, person=FIRST),
    e.E_GIVEN: _exchange,
    e.E_HEART: _of(Heart, tile=_tile),
    e.E_LACK: _of(MissingSuit, suit=_word("mps")),
    e.E_DRAW: _drew,
    e.E_DISCARD: _discarded,
    e.E_CHOW: _meld,
    e.E_PUNG: _meld,
    e.E_KONG: _meld,
    e.E_EGG: _egg,
    e.E_LAY: _of(LayAside, tile=_tile),
    e.E_FLOWER: _flower,
    e.E_READY: _of(Ready, manner=_word(READY_MANNERS)),
    e.E_READY_STANDS: _of(ReadyAccepted),
    e.E_WATCH: _of(Watch),
    e.E_TAKEN_BACK: _taken_back,
    e.E_HORSE: _turned("horse"),
    e.E_KONG_TILE: _turned("kong_tile"),
    e.E_TREASURE: _from_the_wall("treasure"),
    e.E_TREASURE_BACK: _from_the_wall("treasure_back"),
    e.E_OPENING: lambda one: one.till.lines((PAY_OPENING,), one.seat),
    e.E_WIN: _won,
    e.E_FLOWER_WIN: _flower_won,
    e.E_ENDING: _ended,
    e.E_NEXT: lambda one: one.till.rest(),
}
