"""Reads mjai's JSON lines, the common tongue of riichi programs; writer.py writes them."""

from collections.abc import Iterator

import msgspec

from fangcheng.errors import RecordError
from fangcheng.records.ill_typed import in_words
from fangcheng.records.mjai import messages as mjai
from fangcheng.records.mjai.deal import hand_of, per_seat
from fangcheng.records.mjai.messages import present
from fangcheng.records.mjai.tiles import all_from_mjai, from_mjai
from fangcheng.records.model import (
    EXHAUSTED,
    HIDDEN,
    NAGASHI_MANGAN,
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
    OpenKong,
    Pattern,
    Pung,
    Ready,
    ReadyAccepted,
    Win,
)
from fangcheng.records.opening import Source
from fangcheng.records.parts import FirstFailure, Parts
from fangcheng.records.tenhou import rules as tenhou_rules
from fangcheng.records.tenhou.words import BREAKS, DRAWS, plain

UNTOLD = "untold"  # a drawn hand whose reason the file leaves out
DRAWN_REASONS = {"fanpai": EXHAUSTED, "nm": NAGASHI_MANGAN, UNTOLD: UNTOLD}
ABORT_REASONS = {
    "yao9": "nine_terminals",
    "kaze4": "four_winds",
    "reach4": "four_riichi",
    "kan4": "four_kongs",
    "ron3": "triple_ron",
}
# By `plain`: Tenhou's types above, the words of mjai's own server, and those that other formats have.
ENDINGS = {
    **DRAWS,
    **BREAKS,
    **DRAWN_REASONS,
    **ABORT_REASONS,
    "nagashimangan": NAGASHI_MANGAN,
    "kyushukyuhai": "nine_terminals",
    "sufonrenta": "four_winds",
    "suchareach": "four_riichi",
    "sukaikan": "four_kongs",
    "sanchaho": "triple_ron",
}
EAST_FIRST = 4  # `kyoku_first` of an East game; 0 stands in games of every length
REPLACED = (OpenKong, AddedKong, ConcealedKong, LayAside)


def read_mjai(source: Source) -> Iterator[GameRecord]:
    """Read every game of a file; each begins with start_game. A line may also hold a list of messages.

    What cannot be read is left out up to the next deal, and its error raised when the rest has been given.
    """
    game: _Game | None = None
    failure = FirstFailure()
    decoder = msgspec.json.Decoder(mjai.AnyMessage)
    for where, text in _messages(source):
        try:
            message = _decoded(source, where, text, decoder)
            if isinstance(message, mjai.StartGame):
                if game is not None:
                    yield from game.records()
                game = _Game(message)
            elif game is not None:
                game.take(message)
            else:
                failure.note(source.error(where, "a game begins with start_game"))
                game = _Game(mjai.StartGame())
                game.parts.lose()
                game.take(message)
        except ValueError as reason:
            failure.note(source.error(where, str(reason)))
        except RecordError as error:
            failure.note(error)
        else:
            continue
        if game is not None:
            game.lose()
    if game is None:
        failure.note(source.error("end of file", "no start_game"))
    else:
        yield from game.records()
    failure.raise_it()


def _messages(source: Source) -> Iterator[tuple[str, str]]:
    """Yield every message with its place; some programs write lists of them, one a line or one for all."""
    if _is_one_list(source):
        yield from source.items(source.document(), "message")
        return
    for where, line in source.lines():
        if not line.startswith("["):
            yield where, line
            continue
        yield from ((where, text) for _, text in source.items(line, "message"))


def _is_one_list(source: Source) -> bool:
    """Return True if the file is a single list over several lines."""
    first = next(source.lines(), ("", ""))[1]
    return first == "[" or (first.startswith("[") and first.endswith(","))


def _decoded(source: Source, where: str, line: str, decoder: msgspec.json.Decoder[mjai.AnyMessage]) -> mjai.AnyMessage:
    try:
        return decoder.decode(line)
    except msgspec.ValidationError as failure:
        source.decode(where, line, object)  # what breaks off tells that, and not what is missing in it
        raise source.error(where, in_words(failure)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as failure:
        raise source.error(where, f"no readable JSON: {failure}") from None


class _Game:
    """One game while its lines come in."""

    def __init__(self, start: mjai.StartGame) -> None:
        self.start = start
        self.parts = Parts()
        self.hand: HandRecord | None = None
        self.seats = 0  # at this table; 0 before the first deal
        self.ended = False
        self._close_hand()

    def take(self, message: mjai.AnyMessage) -> None:
        if isinstance(message, (mjai.Hello, mjai.Null)):
            return
        if isinstance(message, mjai.Error):
            told = present(message.message)
            raise ValueError(f"the server broke the game off{f': {told[:80]}' if told else ''}")
        if self.ended:
            raise ValueError("play goes on after end_game")
        if isinstance(message, mjai.StartKyoku):
            self._close_hand()
            self.hand = hand_of(message, self.start)
            self.seats = self.seats or len(self.hand.dealt)
            if len(self.hand.dealt) != self.seats:
                seats, self.hand = len(self.hand.dealt), None
                raise ValueError(f"{seats} hands dealt at a table of {self.seats}")
        elif isinstance(message, mjai.EndGame):
            self._close_hand()
            self.ended = True
        elif self.hand is None:
            if not self.parts.is_damaged:
                raise ValueError("play before start_kyoku")
        elif isinstance(message, mjai.EndKyoku):
            self._close_hand()
        elif (event := self._event(message)) is not None:
            self._require_seats(event)
            self.events.append(event)

    def lose(self) -> None:
        """Close the hand being read as one that breaks off; what follows up to the next deal is not told."""
        self._close_hand()
        self.parts.lose()

    def records(self) -> Iterator[GameRecord]:
        """Yield what has been read."""
        self._close_hand()
        names = [name or "" for name in present(self.start.names) or []]
        seats = self.seats or len(names)
        over = self.ended and not self.parts.is_damaged
        game = GameRecord(
            variant=tenhou_rules.variant_of(seats == 3),
            options=tenhou_rules.with_what_was_played(_options(self.start), self.parts.hands, over),
            source_format="mjai",
            players=tuple(names[:3] if seats == 3 else names),
            hands=(),
            id=present(self.start.uri) or "",
            ended=self.ended,
        )
        yield from self.parts.games(game)

    def _close_hand(self) -> None:
        if self.hand is not None:
            self.parts.add(msgspec.structs.replace(self.hand, events=tuple(self.events)))
        self.hand = None
        self.events: list[Event] = []
        self.riichi: set[int] = set()  # seats that announced and have not discarded yet
        self.replacing = -1  # seat whose next draw comes from the tail
        self.last_tile = HIDDEN  # the tile a win would be on

    def _require_seats(self, event: Event) -> None:
        for seat in (getattr(event, "seat", 0), getattr(event, "from_seat", 0)):
            if seat is not None and seat >= self.seats:
                raise ValueError(f"no seat {seat} at a table of {self.seats}")

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
                return _win(message, self.last_tile, self.seats)
            case mjai.Ryukyoku():
                return _drawn_hand(message, self.seats)
            case (
                mjai.Hello()
                | mjai.Null()
                | mjai.Error()
                | mjai.StartGame()
                | mjai.StartKyoku()
                | mjai.EndKyoku()
                | mjai.EndGame()
            ):
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
            return LayAside(message.actor, from_mjai(present(message.pai) or "N"))
        case mjai.Chi():
            return Chow(message.actor, _tiles(message.consumed, 2), from_mjai(message.pai), message.target)
        case mjai.Pon():
            return Pung(message.actor, _tiles(message.consumed, 2), from_mjai(message.pai), message.target)
        case _:
            call = message
            assert isinstance(call, mjai.Call)
            return OpenKong(call.actor, _tiles(call.consumed, 3), from_mjai(call.pai), call.target)


def _tiles(pais: list[str], count: int) -> tuple[str, ...]:
    if len(pais) != count:
        raise ValueError(f"consumed holds {len(pais)} tiles instead of {count}")
    return all_from_mjai(pais)


def _win(message: mjai.Hora, last_tile: str, seats: int) -> Win:
    pai = present(message.pai)
    bill = present(message.x_tenhou)
    return Win(
        seat=message.actor,
        from_seat=message.target,
        tile=last_tile if pai is None else from_mjai(pai),
        deltas=per_seat("deltas", present(message.deltas), seats),
        points=bill.points if bill else None,
        han=sum(han for _, han in bill.yaku) if bill and not bill.yakuman else None,
        fu=bill.fu if bill else None,
        limit=bill.limit if bill else None,
        patterns=_patterns(bill) if bill else (),
        ura=_ura(message),
    )


def _ura(message: mjai.Hora) -> tuple[str, ...]:
    """Return the tiles under the indicators, by whichever of its names the field is told; hidden ones are untold."""
    for told in map(present, (message.ura_markers, message.uradora_markers, message.uradora_marker)):
        if told:
            tiles = all_from_mjai([told] if isinstance(told, str) else told)
            return () if HIDDEN in tiles else tiles
    return ()


def _patterns(bill: mjai.TenhouBill) -> tuple[Pattern, ...]:
    return (
        *(Pattern(yaku, han, "han") for yaku, han in bill.yaku),
        *(Pattern(yaku, 1, "yakuman") for yaku in bill.yakuman),
    )


def _drawn_hand(message: mjai.Ryukyoku, seats: int) -> DrawnHand | Abort:
    reason = present(message.reason) or UNTOLD
    deltas = per_seat("deltas", present(message.deltas), seats)
    ready = per_seat("tenpais", present(message.tenpais), seats)
    ending = ENDINGS.get(plain(reason), reason)
    if ending in DRAWN_REASONS.values():
        return DrawnHand(ending, deltas, ready)
    return Abort(ending, deltas, ready)


def _options(start: mjai.StartGame) -> dict[str, bool | int | str]:
    game_type, aka = present(start.tenhou_type), present(start.aka_flag)
    options = {} if game_type is None else tenhou_rules.options_of_type(game_type)
    if aka is not None:
        options["red_fives"] = aka
    if game_type is None and present(start.kyoku_first) == EAST_FIRST:
        options["length"] = "east"
    return options
