"""Reads mjai's JSON lines, the common tongue of riichi programs; writer.py writes them."""

from collections.abc import Iterator

import msgspec

from fangcheng.records.mjai import messages as mjai
from fangcheng.records.mjai.messages import present
from fangcheng.records.mjai.tiles import WINDS, all_from_mjai, from_mjai
from fangcheng.records.model import (
    EXHAUSTED,
    HIDDEN,
    NAGASHI_MANGAN,
    Abort,
    AddedKong,
    Chi,
    ConcealedKong,
    Discard,
    Draw,
    DrawnHand,
    Event,
    GameRecord,
    HandRecord,
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
from fangcheng.records.opening import Source
from fangcheng.records.tenhou import rules as tenhou_rules

UNTOLD = "untold"  # a drawn hand whose reason the file leaves out
DRAWN_REASONS = {"fanpai": EXHAUSTED, "nm": NAGASHI_MANGAN, UNTOLD: UNTOLD}
ABORT_REASONS = {
    "yao9": "nine_terminals",
    "kaze4": "four_winds",
    "reach4": "four_riichi",
    "kan4": "four_kongs",
    "ron3": "triple_ron",
}
REPLACED = (OpenKong, AddedKong, ConcealedKong, LayAside)


def read_mjai(source: Source) -> Iterator[GameRecord]:
    """Read every game of a file; each begins with start_game."""
    game: _Game | None = None
    decoder = msgspec.json.Decoder(mjai.AnyMessage)
    for where, line in source.lines():
        message = _decoded(source, where, line, decoder)
        try:
            if isinstance(message, mjai.StartGame):
                if game is not None:
                    yield game.record()
                game = _Game(message)
            elif game is None:
                raise ValueError("a game begins with start_game")
            else:
                game.take(message)
        except ValueError as failure:
            raise source.error(where, str(failure)) from None
    if game is None:
        raise source.error("end of file", "no start_game")
    yield game.record()


def _decoded(source: Source, where: str, line: str, decoder: msgspec.json.Decoder[mjai.AnyMessage]) -> mjai.AnyMessage:
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as failure:
        raise source.error(where, str(failure)) from None


class _Game:
    """One game while its lines come in."""

    def __init__(self, start: mjai.StartGame) -> None:
        self.start = start
        self.hands: list[HandRecord] = []
        self.hand: HandRecord | None = None
        self.ended = False
        self.events: list[Event] = []
        self.riichi: set[int] = set()  # seats that announced and have not discarded yet
        self.replacing = -1  # seat whose next draw comes from the tail
        self.last_tile = HIDDEN  # the tile a win would be on

    def take(self, message: mjai.AnyMessage) -> None:
        if isinstance(message, (mjai.Hello, mjai.Null)):
            return
        if self.ended:
            raise ValueError("play goes on after end_game")
        if isinstance(message, mjai.StartKyoku):
            self._close_hand()
            self.hand = _hand(message)
        elif isinstance(message, mjai.EndGame):
            self._close_hand()
            self.ended = True
        elif self.hand is None:
            raise ValueError("play before start_kyoku")
        elif isinstance(message, mjai.EndKyoku):
            self._close_hand()
        elif (event := self._event(message)) is not None:
            self._require_seats(event)
            self.events.append(event)

    def record(self) -> GameRecord:
        self._close_hand()
        names = present(self.start.names) or []
        three = len(self.hands[0].dealt if self.hands else names) == 3
        return GameRecord(
            variant=tenhou_rules.variant_of(three),
            options=_options(self.start),
            source_format="mjai",
            players=tuple(names),
            hands=tuple(self.hands),
            id=present(self.start.uri) or "",
            ended=self.ended,
        )

    def _close_hand(self) -> None:
        if self.hand is not None:
            self.hands.append(msgspec.structs.replace(self.hand, events=tuple(self.events)))
        self.hand, self.events, self.riichi, self.replacing, self.last_tile = None, [], set(), -1, HIDDEN

    def _require_seats(self, event: Event) -> None:
        seats = len(self.hand.dealt) if self.hand is not None else 4
        for seat in (getattr(event, "seat", 0), getattr(event, "from_seat", 0)):
            if seat is not None and seat >= seats:
                raise ValueError(f"no seat {seat} at a table of {seats}")

    def _event(self, message: mjai.AnyMessage) -> Event | None:
        match message:
            case mjai.Tsumo():
                return self._draw(message)
            case mjai.Dahai():
                return self._discard(message)
            case mjai.Reach():
                self.riichi.add(message.actor)
                return Ready(message.actor)
            case mjai.ReachAccepted():
                return ReadyAccepted(message.actor)
            case mjai.Dora():
                return Indicator(from_mjai(message.dora_marker))
            case mjai.Hora():
                return _win(message, self.last_tile)
            case mjai.Ryukyoku():
                return _drawn_hand(message)
            case mjai.Hello() | mjai.Null() | mjai.StartGame() | mjai.StartKyoku() | mjai.EndKyoku() | mjai.EndGame():
                return None
            case _:
                return self._call(message)

    def _draw(self, message: mjai.Tsumo) -> Draw:
        replacement = self.replacing == message.actor
        self.replacing = -1
        self.last_tile = from_mjai(message.pai)
        return Draw(message.actor, self.last_tile, replacement)

    def _discard(self, message: mjai.Dahai) -> Discard:
        ready = message.actor in self.riichi
        self.riichi.discard(message.actor)
        self.last_tile = from_mjai(message.pai)
        return Discard(message.actor, self.last_tile, present(message.tsumogiri), ready)

    def _call(self, message: mjai.Call | mjai.Kakan | mjai.Ankan | mjai.Kita | mjai.Nukidora) -> Event:
        event = _call_event(message)
        if isinstance(event, REPLACED):
            self.replacing = message.actor
        if isinstance(event, (AddedKong, LayAside)):
            self.last_tile = event.tile
        elif isinstance(event, ConcealedKong):
            self.last_tile = event.tiles[-1]
        return event


def _call_event(message: mjai.Call | mjai.Kakan | mjai.Ankan | mjai.Kita | mjai.Nukidora) -> Event:
    match message:
        case mjai.Kakan():
            return AddedKong(message.actor, from_mjai(message.pai), _tiles(message.consumed, 3))
        case mjai.Ankan():
            return ConcealedKong(message.actor, _tiles(message.consumed, 4))
        case mjai.Kita() | mjai.Nukidora():
            return LayAside(message.actor, from_mjai(message.pai))
        case mjai.Chi():
            return Chi(message.actor, _tiles(message.consumed, 2), from_mjai(message.pai), message.target)
        case mjai.Pon():
            return Pon(message.actor, _tiles(message.consumed, 2), from_mjai(message.pai), message.target)
        case _:
            call = message
            assert isinstance(call, mjai.Call)
            return OpenKong(call.actor, _tiles(call.consumed, 3), from_mjai(call.pai), call.target)


def _tiles(pais: list[str], count: int) -> tuple[str, ...]:
    if len(pais) != count:
        raise ValueError(f"consumed holds {len(pais)} tiles instead of {count}")
    return all_from_mjai(pais)


def _hand(start: mjai.StartKyoku) -> HandRecord:
    seats = len(start.tehais)
    if seats not in (3, 4) or start.oya >= seats:
        raise ValueError(f"{seats} hands dealt, dealer {start.oya}")
    wind = present(start.bakaze) or "E"
    if wind not in WINDS:
        raise ValueError(f'bakaze "{wind[:20]}" is no wind; E, S, W or N')
    number = present(start.kyoku)
    return HandRecord(
        round_wind=WINDS.index(wind),
        dealer=start.oya,
        number=start.oya if number is None else number - 1,
        honba=present(start.honba) or 0,
        sticks=present(start.kyotaku) or 0,
        start_scores=_numbers(present(start.scores)),
        dealt=tuple(all_from_mjai(hand) for hand in start.tehais),
        events=(),
        indicators=(from_mjai(start.dora_marker),),
    )


def _win(message: mjai.Hora, last_tile: str) -> Win:
    pai = present(message.pai)
    bill = present(message.x_tenhou)
    return Win(
        seat=message.actor,
        from_seat=message.target,
        tile=last_tile if pai is None else from_mjai(pai),
        deltas=_numbers(present(message.deltas)),
        points=bill.points if bill else None,
        han=sum(han for _, han in bill.yaku) if bill and not bill.yakuman else None,
        fu=bill.fu if bill else None,
        limit=bill.limit if bill else None,
        patterns=_patterns(bill) if bill else (),
        ura=all_from_mjai(present(message.ura_markers) or ()),
    )


def _patterns(bill: mjai.TenhouBill) -> tuple[Pattern, ...]:
    return (
        *(Pattern(yaku, han, "han") for yaku, han in bill.yaku),
        *(Pattern(yaku, 1, "yakuman") for yaku in bill.yakuman),
    )


def _drawn_hand(message: mjai.Ryukyoku) -> DrawnHand | Abort:
    reason = present(message.reason) or UNTOLD
    deltas, tenpais = _numbers(present(message.deltas)), present(message.tenpais)
    ready = None if tenpais is None else tuple(tenpais)
    if reason in DRAWN_REASONS:
        return DrawnHand(DRAWN_REASONS[reason], deltas, ready)
    return Abort(ABORT_REASONS.get(reason, reason), deltas, ready)


def _numbers(numbers: list[int] | None) -> Numbers | None:
    return None if numbers is None else tuple(numbers)


def _options(start: mjai.StartGame) -> dict[str, bool | int | str]:
    game_type, aka = present(start.tenhou_type), present(start.aka_flag)
    options = {} if game_type is None else tenhou_rules.options_of_type(game_type)
    if aka is not None:
        options["red_fives"] = aka
    return options
