"""Reads Tenhou's mjlog XML: four and three players, the logs of 2009 to 2023, walls from their seeds."""

from collections.abc import Callable, Iterator
from urllib.parse import unquote
from xml.parsers import expat

import msgspec

from fangcheng.errors import RecordError
from fangcheng.records.model import (
    Discard,
    Draw,
    Event,
    Final,
    GameRecord,
    HandRecord,
    Indicator,
    Left,
    Ready,
    ReadyAccepted,
    Result,
    Returned,
    Tiles,
)
from fangcheng.records.opening import Source
from fangcheng.records.parts import FirstFailure, Parts
from fangcheng.records.tenhou import rules as tenhou_rules
from fangcheng.records.tenhou.melds import REPLACED, meld_of
from fangcheng.records.tenhou.results import Values, drawn_hand_of, final_of, win_of
from fangcheng.records.tenhou.values import Table, to_exactly, to_number, to_numbers
from fangcheng.records.tenhou.wall import Shuffle

DRAW_LETTERS, DISCARD_LETTERS = "TUVW", "DEFG"
MOST_HAND = 31  # eight rounds of four
BESIDE_PLAY = ("UN", "BYE")  # elements about people: one that cannot be read costs no hand
SILENT = ("mjloggm", "TAIKYOKU", "CHAT", "KANSEN", "PROF")  # elements that change nothing at the table


class Element(msgspec.Struct, frozen=True):
    """One XML element and its place."""

    name: str
    values: Values
    where: str


def read_mjlog(source: Source) -> Iterator[GameRecord]:
    """Read the one game of an mjlog; where a hand cannot be read, what comes before and behind it."""
    reader = _Reader(source)
    try:
        _each_element(source, reader.take)
    except RecordError as failure:
        reader.failure.note(failure)
        reader.lose()
    yield from reader.games()
    reader.failure.raise_it()


def _each_element(source: Source, take: Callable[[Element], None]) -> None:
    """Give every element to `take`, in order. A document type, which could declare entities, is refused."""
    parser = expat.ParserCreate("utf-8")  # in which it is given to it, whatever the declaration of the file says
    count = 0

    def start(name: str, values: dict[str, str]) -> None:
        nonlocal count
        count += 1
        take(Element(name, values, f"element {count} <{name[:20]}> (column {parser.CurrentColumnNumber + 1})"))

    def refuse(*_: object) -> None:
        raise source.error("document type", "an mjlog has none", "Fetch the log again")

    parser.StartElementHandler = start
    parser.StartDoctypeDeclHandler = refuse
    try:
        parser.Parse(source.document().encode(), True)
    except expat.ExpatError as failure:
        where = f"line {failure.lineno}, column {failure.offset + 1}"
        raise source.error(where, expat.ErrorString(failure.code), "Fetch the log again") from None


class _Reader:
    """Takes the elements one by one; `parts` grows, the hand being read lies in `hand` and `events`."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.seed = ""
        self.type: int | None = None
        self.table = Table(4, red_fives=True)
        self.players: tuple[str, ...] = ()
        self.shuffle: Shuffle | None = None
        self.parts = Parts()
        self.failure = FirstFailure()
        self.final: Final | None = None
        self._begin(None)

    def _begin(self, hand: HandRecord | None) -> None:
        self.hand = hand
        self.events: list[Event] = []
        self.drawn: tuple[int, int] | None = None  # seat and tile number of a draw not yet followed by a discard
        self.riichi: set[int] = set()  # seats that announced and have not discarded yet
        self.replacing: int | None = None  # seat whose next draw comes from the tail

    def take(self, element: Element) -> None:
        """Read an element; where it cannot be read nothing counts up to the next deal."""
        try:
            self._take(element.name, element.values)
        except KeyError as missing:
            self._fail(element, f"no {missing.args[0]}")
        except (ValueError, OverflowError) as failure:
            self._fail(element, str(failure))

    def _fail(self, element: Element, reason: str) -> None:
        self.failure.note(self.source.error(element.where, reason))
        if element.name not in BESIDE_PLAY:
            self.lose()

    def lose(self) -> None:
        """Close the hand being read as one that breaks off; what follows up to the next deal is not told."""
        self._close_hand()
        self.parts.lose()

    def games(self) -> Iterator[GameRecord]:
        """Yield what has been read."""
        self._close_hand()
        if self.type is None:
            self.failure.note(
                self.source.error("end of file", "no <GO> element: the rules are unknown", "Fetch the log again")
            )
            return
        game = GameRecord(
            variant=tenhou_rules.variant_of(self.table.seats == 3),
            options=tenhou_rules.options_of_type(self.type),
            source_format="mjlog",
            players=self.players,
            hands=(),
            final=self.final,
        )
        yield from self.parts.games(game)

    def _take(self, name: str, values: Values) -> None:
        if name in _BEFORE_PLAY:
            _BEFORE_PLAY[name](self, values)
        elif name in SILENT:
            return
        elif self.hand is None:
            if not self.parts.is_damaged:
                raise ValueError("play before the first <INIT>")
        elif name in _IN_PLAY:
            _IN_PLAY[name](self, values)
        elif name[:1] in DRAW_LETTERS and name[1:].isdecimal():
            self._draw(DRAW_LETTERS.index(name[0]), to_number(name[1:]))
        elif name[:1] in DISCARD_LETTERS and name[1:].isdecimal():
            self._discard(DISCARD_LETTERS.index(name[0]), to_number(name[1:]))
        else:
            raise ValueError("unknown element")

    def _seed(self, values: Values) -> None:
        self.seed = values["seed"]

    def _rules(self, values: Values) -> None:
        self.type = to_number(values["type"])
        three = tenhou_rules.is_three_player(self.type)
        self.table = Table(3 if three else 4, tenhou_rules.has_red_fives(self.type))
        # Robot tables write a plain fraction for a seed: no wall can be made of it.
        if self.seed.startswith("mt"):
            self.shuffle = Shuffle(self.seed, three)

    def _names(self, values: Values) -> None:
        """Take all names at the start; later each name tells that its player is back."""
        if self.players:
            self.events.extend(Returned(seat) for seat in range(self.table.seats) if f"n{seat}" in values)
        else:
            self.players = tuple(unquote(values.get(f"n{seat}", "")) for seat in range(self.table.seats))

    def _left(self, values: Values) -> None:
        self.events.append(Left(self.table.seat(values["who"])))

    def _deal(self, values: Values) -> None:
        if self.type is None:
            raise ValueError("a deal before <GO>")
        self._close_hand()
        wall, made = self._wall(values)  # first of all: a deal that cannot be read has used up its numbers too
        index, counters, sticks, die, other_die, indicator = to_exactly(6, values["seed"])
        if not (0 <= index <= MOST_HAND and counters >= 0 and sticks >= 0):
            raise ValueError(f"no hand has number {index}, {counters} counters and {sticks} sticks")
        dice = die + 1, other_die + 1
        if made is not None and made != dice:
            raise ValueError(f"dice {dice}, but the seed gives {made}")
        self._begin(
            HandRecord(
                round_wind=index // 4,
                number=index % 4,
                dealer=self.table.seat(values["oya"]),
                counters=counters,
                sticks=sticks,
                start_scores=self.table.per_seat(tuple(100 * score for score in to_numbers(values["ten"]))),
                dealt=tuple(self.table.tiles(values[f"hai{seat}"]) for seat in range(self.table.seats)),
                indicators=(self.table.tile(indicator),),
                dice=dice,
                wall=wall,
                start_chips=self.table.per_seat(to_numbers(values["chip"])) if "chip" in values else None,
            )
        )

    def _wall(self, values: Values) -> tuple[Tiles | None, tuple[int, int] | None]:
        shuffle = self.shuffle
        if "shuffle" in values:
            shuffle = Shuffle(values["shuffle"], self.table.seats == 3)
        if shuffle is None:
            return None, None
        wall, dice = shuffle.next_wall()
        return tuple(self.table.tile(number) for number in wall), dice

    def _draw(self, seat: int, number: int) -> None:
        self.table.require_seat(seat)
        self.events.append(Draw(seat, self.table.tile(number), self.replacing == seat))
        self.drawn, self.replacing = (seat, number), None

    def _discard(self, seat: int, number: int) -> None:
        self.table.require_seat(seat)
        is_drawn = self.drawn == (seat, number)
        self.events.append(Discard(seat, self.table.tile(number), is_drawn, seat in self.riichi))
        self.riichi.discard(seat)
        self.drawn = None

    def _ready(self, values: Values) -> None:
        seat = self.table.seat(values["who"])
        if values["step"] == "1":
            self.riichi.add(seat)
            self.events.append(Ready(seat))
        elif values["step"] != "2":
            raise ValueError(f'a riichi has no step "{values["step"][:20]}"')
        else:
            told = tuple(100 * score for score in to_numbers(values.get("ten", "")))
            self.events.append(ReadyAccepted(seat, self.table.per_seat(told) if told else None))

    def _call(self, values: Values) -> None:
        seat = self.table.seat(values["who"])
        event = meld_of(seat, to_number(values["m"]), self.table)
        if isinstance(event, REPLACED):
            self.replacing = seat
        self.events.append(event)

    def _indicator(self, values: Values) -> None:
        self.events.append(Indicator(self.table.tile(to_number(values["hai"]))))

    def _win(self, values: Values) -> None:
        self._finish(win_of(self.table, values), values)

    def _drawn_hand(self, values: Values) -> None:
        self._finish(drawn_hand_of(self.table, values), values)

    def _finish(self, result: Result, values: Values) -> None:
        self.events.append(result)
        if values.get("owari"):
            self.final = final_of(self.table, values["owari"])

    def _close_hand(self) -> None:
        if self.hand is not None:
            self.parts.add(msgspec.structs.replace(self.hand, events=tuple(self.events)))
        self._begin(None)


_BEFORE_PLAY = {
    "SHUFFLE": _Reader._seed,
    "GO": _Reader._rules,
    "UN": _Reader._names,
    "BYE": _Reader._left,
    "INIT": _Reader._deal,
}
_IN_PLAY = {
    "REACH": _Reader._ready,
    "N": _Reader._call,
    "DORA": _Reader._indicator,
    "AGARI": _Reader._win,
    "RYUUKYOKU": _Reader._drawn_hand,
}
