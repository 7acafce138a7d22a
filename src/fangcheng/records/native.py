"""Our own format: JSON lines, a header, then one line for every hand, event and final standing."""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from fangcheng.errors import RecordError
from fangcheng.records.ill_typed import in_words
from fangcheng.records.lengths import require_lengths, require_standing
from fangcheng.records.model import Count, Event, Final, GameRecord, HandRecord, Line, Record
from fangcheng.records.opening import Source
from fangcheng.records.parts import FirstFailure
from fangcheng.rules.option import Value

HEADER_START = '{"format":"fangcheng"'


class Header(Record, frozen=True):
    """The first line of every game."""

    format: Literal["fangcheng"]
    version: Literal[1]
    variant: str
    options: dict[str, Value]
    players: tuple[str, ...]
    source_format: str = "native"
    revision: int = 0
    id: str = ""
    seed: str = ""
    salt: str = ""
    commitment: str = ""
    match: Count = 1
    left: bool = False
    ended: bool | None = None
    house: str = ""
    digest: str = ""
    bots: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()


def write_native(game: GameRecord) -> Iterator[str]:
    """Yield the lines of one game, without line ends."""
    yield _json(_header(game))
    for hand in game.hands:
        yield line_of(msgspec.structs.replace(hand, events=()))
        yield from map(line_of, hand.events)
    if game.final is not None:
        yield line_of(game.final)


def line_of(item: Line) -> str:
    """Write one hand without its events, one event or one final standing as a line, for a log written while playing."""
    return _json(item)


def read_native(source: Source) -> Iterator[GameRecord]:
    """Read every game of a file; each begins with its header.

    Of a game with a line that cannot be read only what comes before it counts; its error is raised when the games
    behind it have been given.
    """
    game: _Game | None = None
    failure = FirstFailure()
    decoder = msgspec.json.Decoder(HandRecord | Final | Event)
    for where, line in source.lines():
        try:
            if _is_header(line):
                if game is not None and game.is_worth_giving:
                    yield game.record()
                game = None
                game = _Game(_header_of(source, where, line))
            elif game is None:
                raise source.error(where, "a game begins with its header", f"{HEADER_START},...")
            elif not game.is_cut:
                game.take(source, where, _decoded(source, where, line, decoder))
        except RecordError as error:
            failure.note(error)
            if game is not None:
                game.is_cut = True
    if game is not None and game.is_worth_giving:
        yield game.record()
    elif game is None and failure.error is None:
        raise source.error("end of file", "no header", f"{HEADER_START},...")
    failure.raise_it()


def _is_header(line: str) -> bool:
    return line.replace(" ", "").startswith(HEADER_START)


def _header_of(source: Source, where: str, line: str) -> Header:
    header = source.decode(where, line, Header)
    if len(header.bots) not in (0, len(header.players)):
        raise source.error(where, f"bots: {len(header.bots)} entries beside {len(header.players)} players", "[]")
    return header


def _decoded(source: Source, where: str, line: str, decoder: msgspec.json.Decoder[Any]) -> Line:
    try:
        item: Line = decoder.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as failure:
        raise source.error(where, in_words(failure)) from None
    return item


class _Game:
    """One game while its lines come in."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.hands: list[HandRecord] = []
        self.events: list[Event] = []
        self.final: Final | None = None
        self.is_cut = False  # a line could not be read: what follows in this game does not count

    @property
    def is_worth_giving(self) -> bool:
        """Return True unless nothing is left of a game that was cut."""
        return bool(self.hands) or not self.is_cut

    def take(self, source: Source, where: str, item: Line) -> None:
        if self.final is not None:
            raise source.error(where, "play goes on after the final standing")
        if isinstance(item, HandRecord):
            require_lengths(source, where, item, item)
            self._close_hand()
            self.hands.append(item)
        elif isinstance(item, Final):
            require_standing(source, where, item, self.hands, len(self.header.players))
            self.final = item
        elif not self.hands:
            raise source.error(where, "an event before the first hand")
        else:
            require_lengths(source, where, item, self.hands[-1])
            self.events.append(item)  # type: ignore[arg-type]  # the decoder knows no other lines

    def record(self) -> GameRecord:
        self._close_hand()
        return GameRecord(
            variant=self.header.variant,
            options=self.header.options,
            source_format=self.header.source_format,
            players=self.header.players,
            hands=tuple(self.hands),
            final=self.final,
            id=self.header.id,
            revision=self.header.revision,
            seed=self.header.seed,
            salt=self.header.salt,
            commitment=self.header.commitment,
            match=self.header.match,
            left=self.header.left,
            ended=None if self.is_cut else self.header.ended,
            house=self.header.house,
            digest=self.header.digest,
            bots=self.header.bots,
            marks=self.header.marks,
        )

    def _close_hand(self) -> None:
        if self.hands and self.events:
            hand = self.hands[-1]
            self.hands[-1] = msgspec.structs.replace(hand, events=hand.events + tuple(self.events))
        self.events = []


def _header(game: GameRecord) -> Header:
    return Header(
        format="fangcheng",
        version=1,
        variant=game.variant,
        options=game.options,
        players=game.players,
        source_format=game.source_format,
        revision=game.revision,
        id=game.id,
        seed=game.seed,
        salt=game.salt,
        commitment=game.commitment,
        match=game.match,
        left=game.left,
        ended=game.ended,
        house=game.house,
        digest=game.digest,
        bots=game.bots,
        marks=game.marks,
    )


def _json(item: Record) -> str:
    return msgspec.json.encode(item).decode()
