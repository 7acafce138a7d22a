"""Reads Tenhou's mjlog XML: four and three players, the logs of 2009 to 2023, walls from their seeds."""

from collections.abc import Callable, Iterator
from urllib.parse import unquote
from xml.parsers import expat

import msgspec

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
from fangcheng.records.tenhou import rules as tenhou_rules
from fangcheng.records.tenhou.melds import REPLACED, meld_of
from fangcheng.records.tenhou.results import Values, drawn_hand_of, final_of, win_of
from fangcheng.records.tenhou.values import Table, to_exactly, to_number, to_numbers
from fangcheng.records.tenhou.wall import Shuffle

DRAW_LETTERS, DISCARD_LETTERS = "TUVW", "DEFG"
MOST_HAND = 31  # eight rounds of four
SILENT = ("mjloggm", "TAIKYOKU", "CHAT", "KANSEN", "PROF")  # elements that change nothing at the table


class Element(msgspec.Struct, frozen=True):
    """One XML element and its place."""

    name: str
    values: Values
    where: str


def read_mjlog(source: Source) -> Iterator[GameRecord]:
    """Read the one game of an mjlog."""
    reader = _Reader(source)
    _each_element(source, reader.take)
    yield reader.game()


def _each_element(source: Source, take: Callable[[Element], None]) -> None:
    """Give every element to `take`, in order. A document type, which could declare entities, is refused."""
    parser = expat.ParserCreate()
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
    """Takes the elements one by one; `hands` grows, the hand being read lies in `hand` and `events`."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.seed = ""
        self.type: int | None = None
        self.table = Table(4, red_fives=True)
        self.players: tuple[str, ...] = ()
        self.shuffle: Shuffle | None = None
        self.hands: list[HandRecord] = []
        self.final: Final | None = None
        self._begin(None)

    def _begin(self, hand: HandRecord | None) -> None:
        self.hand = hand
        self.events: list[Event] = []
        self.drawn: tuple[int, int] | None = None  # seat and tile number of a draw not yet followed by a discard
        self.riichi: set[int] = set()  # seats that announced and have not discarded yet
        self.replacing: int | None = None  # seat whose next draw comes from the tail

    def take(self, element: Element) -> None:
        try:
            self._take(element.name, element.values)
        except KeyError as missing:
            raise self.source.error(element.where, f"no {missing.args[0]}") from None
        except ValueError as failure:
            raise self.source.error(element.where, str(failure)) from None

    def game(self) -> GameRecord:
        self._close_hand()
        if self.type is None:
            raise self.source.error("end of file", "no <GO> element: the rules are unknown", "Fetch the log again")
        return GameRecord(
            variant=tenhou_rules.variant_of(self.table.seats == 3),
            options=tenhou_rules.options_of_type(self.type),
            source_format="mjlog",
            players=self.players,
            hands=tuple(self.hands),
            final=self.final,
        )

    def _take(self, name: str, values: Values) -> None:
        if name in _BEFORE_PLAY:
            _BEFORE_PLAY[name](self, values)
        elif name in SILENT:
            return
        elif self.hand is None:
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
        index, honba, sticks, die, other_die, indicator = to_exactly(6, values["seed"])
        if not (0 <= index <= MOST_HAND and honba >= 0 and sticks >= 0):
            raise ValueError(f"no hand has number {index}, {honba} counters and {sticks} sticks")
        dice = die + 1, other_die + 1
        wall, made = self._wall(values)
        if made is not None and made != dice:
            raise ValueError(f"dice {dice}, but the seed gives {made}")
        self._begin(
            HandRecord(
                round_wind=index // 4,
                number=index % 4,
                dealer=self.table.seat(values["oya"]),
                honba=honba,
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
            self.hands.append(msgspec.structs.replace(self.hand, events=tuple(self.events)))
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
