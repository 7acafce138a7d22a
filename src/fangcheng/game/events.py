"""What happened, in words: the rows of a table's event buffer as typed events.

The full stream names every tile; seen_events.py takes out what a seat may not know.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, NamedTuple

from msgspec.structs import replace

from fangcheng.core.state import codes as record
from fangcheng.core.state import event_rows as row
from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.eggs import FLIER, member_of
from fangcheng.core.state.pattern_ids import PATTERN_NAMES
from fangcheng.game.event_types import (
    AT_MATCH_END,
    CAUSES,
    DIRECTIONS,
    EGGS,
    ENDINGS,
    PURPOSES,
    READY_MANNERS,
    SOURCES,
    WAYS,
    AnyEvent,
    BetShown,
    ChipsTaken,
    Dealt,
    DiceThrown,
    Discarded,
    Drawn,
    Drew,
    Exchanged,
    FlowerLaid,
    FlowerWon,
    Followed,
    Gave,
    HandBegan,
    HandClosed,
    HeartWritten,
    HorseTurned,
    IndicatorTurned,
    KongRobbed,
    KongTileTurned,
    LackShown,
    LaidAside,
    LastTileAnswered,
    LeftHand,
    MatchEnded,
    Melded,
    Moved,
    OpeningShown,
    Paid,
    Raised,
    ReadyDeclared,
    ReadyStood,
    Returned,
    Seated,
    SeatTaken,
    Showed,
    StoodApart,
    TakenBack,
    Took,
    TreasureAside,
    TreasurePutBack,
    TreasureSeen,
    WallOpened,
    Watched,
    Won,
)
from fangcheng.game.printed import as_printed
from fangcheng.tiles import FACE_OF_RED, KINDS, NO_TILE, name_of, sort_key, write


def kinds_in_hand(table: Any, seat: int) -> list[int]:
    """Return the concealed tiles of a seat, sorted as on the rack; of a table `as_printed`, those that are printed."""
    return sorted(_listed(_counts(table, seat)), key=sort_key)


def _counts(table: Any, seat: int) -> list[int]:
    """Count the concealed tiles by kind: unlike in the record, a red tile is not among the plain ones."""
    counts: list[int] = table["hand"][seat].tolist()
    for red, face in FACE_OF_RED.items():
        counts[face] -= counts[red]
    return counts


def _listed(counts: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts[:KINDS]) if count for _ in range(count)]


def read_events(table: Any) -> list[AnyEvent]:
    """Return the events of the last step, payments before the close of the hand."""
    table = as_printed(table)
    rows = table["events"][: int(table["event_count"])].tolist()
    found: list[AnyEvent] = []
    paid = [_paid(table, index) for index in range(int(table["payment_count"]))]
    for index, numbers in enumerate(rows):
        if numbers[0] in (row.E_NEXT, row.E_MATCH_OVER) and paid:
            late = [one for one in paid if one.cause in AT_MATCH_END]
            found += late if numbers[0] == row.E_MATCH_OVER else [one for one in paid if one not in late]
            paid = late if numbers[0] == row.E_NEXT else []
        found.append(READERS[numbers[0]](Row(table, rows, index)))
    return found + paid


def drew(seat: int, person: int, tile: int, source: int, position: int, shown: int) -> Drew:
    """Return the event of a draw, from the numbers of its row."""
    return Drew(
        seat=seat, person=person, tile=name_of(tile), source=SOURCES[source], position=position, shown=shown != 0
    )


@lru_cache(1 << 12)  # events are frozen, and a few thousand are all there are
def discarded(seat: int, person: int, tile: int, flags: int) -> Discarded:
    """Return the event of a discard, from the numbers of its row."""
    return Discarded(
        seat=seat,
        person=person,
        tile=name_of(tile),
        drawn=bool(flags & record.CUT_DRAWN),
        ready=bool(flags & record.DECLARED_READY),
        face_down=bool(flags & record.FACE_DOWN_CUT),
        racked=bool(flags & record.RACKED_CUT),
    )


def _paid(table: Any, index: int) -> Paid:
    cause, seat, other, number, *changes = table["payments"][index, : 4 + int(table["seats"])].tolist()
    return Paid(
        seat=_seat(seat),
        person=_person(table, seat),
        cause=CAUSES[cause],
        other=_seat(other),
        number=number,
        changes=tuple(changes),
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _person(table: Any, seat: int) -> int | None:
    return None if seat == NOBODY else int(table["person"][seat])


def _persons(table: Any, numbers: list[int]) -> tuple[int, ...]:
    return tuple(numbers[2 : 2 + int(table["seats"])])


def _scores(table: Any) -> tuple[int, ...]:
    return tuple(table["scores"].tolist()[: int(table["seats"])])


class Row(NamedTuple):
    """A row of the last step, and all that its event may have to be read from."""

    table: Any  # as printed
    rows: list[list[int]]  # of the whole step
    place: int  # among them

    @property
    def numbers(self) -> list[int]:
        """Return its kind, its seat and four numbers."""
        return self.rows[self.place]

    @property
    def who(self) -> dict[str, Any]:
        """Return whose event it is, by seat and person."""
        seat = self.numbers[1]
        return {"seat": _seat(seat), "person": _person(self.table, seat)}


Reader = Callable[[Row], AnyEvent]
Field = Callable[[list[int]], Any]  # reads a field of an event from the numbers of a row

FIRST, SECOND, THIRD, FOURTH = map(itemgetter, (2, 3, 4, 5))


def _tile(numbers: list[int]) -> str:
    return name_of(numbers[2])


def _is_so(numbers: list[int]) -> bool:
    return bool(numbers[2])


def _word(words: Sequence[str]) -> Field:
    return lambda numbers: words[numbers[2]]


def _of(event: type[AnyEvent], **fields: Field) -> Reader:
    """Return the reader of an event that says whose it is, and beside that these fields of its row."""

    def read(row: Row) -> AnyEvent:
        told = {name: field(row.numbers) for name, field in fields.items()}
        return event(**row.who, **told)

    return read


def _thrown(who: dict[str, Any], first: int, second: int, third: int, purpose: int) -> DiceThrown:
    dice = tuple(die for die in (first, second, third) if die)
    return DiceThrown(**who, dice=dice, purpose=PURPOSES[purpose])


def _dealt(table: Any, later: list[list[int]], who: dict[str, Any], last: int) -> Dealt:
    drawn = None if last == NO_TILE else name_of(last)
    return Dealt(**who, hands=_dealt_hands(table, later), drawn=drawn)


def _shown(table: Any, who: dict[str, Any], ready: bool) -> Showed:
    return Showed(**who, ready=ready, hand=write(kinds_in_hand(table, who["seat"])) if ready else None)


def _closed(table: Any, who: dict[str, Any], counters: int, round_wind: int, streak: int) -> HandClosed:
    return HandClosed(**who, counters=counters, round_wind=round_wind, streak=streak, scores=_scores(table))


def _taken_back(who: dict[str, Any], drawn: int, *own: int) -> TakenBack:
    back = write(tile for tile in own if tile != NO_TILE)
    return TakenBack(**who, drawn=None if drawn == NO_TILE else name_of(drawn), tiles=back)


def _owner(bought: int) -> int | None:
    """Return who bought a horse; the row counts from 1, and 0 is nobody."""
    return bought - 1 if bought else None


def _opening(who: dict[str, Any], pattern: str, first: int, second: int) -> OpeningShown:
    """Read which tiles prove what a seat shows: four alike, two triplets, or two of a number in every suit."""
    if pattern == "missing_suit":
        return OpeningShown(**who, pattern=pattern, suit="mps"[second // 9])
    proving = {
        "four_joys": [first] * 4,
        "two_triplets": [first] * 3 + [second] * 3,
        "three_alike": [kind for suit in range(3) for kind in [first + 9 * suit] * 2],
    }
    return OpeningShown(**who, pattern=pattern, tiles=write(proving.get(pattern, [])))


def _dealt_hands(table: Any, later: list[list[int]]) -> tuple[str, ...]:
    """Return the hands as dealt: those of now with the later flowers and their replacements taken back."""
    hands = [_counts(table, seat) for seat in range(int(table["seats"]))]
    for kind, seat, first, *_ in reversed(later):
        if kind == row.E_FLOWER:
            hands[seat][first] += 1
        elif kind == row.E_DRAW:
            hands[seat][first] -= 1
    return tuple(write(sorted(_listed(counts), key=sort_key)) for counts in hands)


def _melded(one: Row) -> Melded:
    table, (kind, seat, meld, source, meld_kind, opened) = one.table, one.numbers
    tiles = [tile for tile in table["meld_tiles"][seat, meld].tolist() if tile != NO_TILE]
    if kind == row.E_KONG and meld_kind == record.ADDED_KONG_MELD and len(tiles) == 3:  # robbed in the same step
        tiles += [first for later, _, first, *_ in one.rows[one.place + 1 :] if later == row.E_ROBBED]
    called = int(table["meld_called"][seat, meld])
    return melded(seat, one.who["person"], kind, tuple(tiles), called, source, meld_kind, opened)


@lru_cache(1 << 12)
def melded(
    seat: int, person: int, kind: int, tiles: tuple[int, ...], called: int, source: int, meld_kind: int, opened: int
) -> Melded:
    """Return the event of a meld, from the numbers of its row, its tiles and the place of the claimed one in them."""
    who: dict[str, Any] = {"seat": seat, "person": person, "tiles": write(tiles)}
    if kind == row.E_KONG and meld_kind == record.ADDED_KONG_MELD:
        return Melded(**who, kind="added_kong", called=name_of(tiles[3]), opened=bool(opened))
    if kind == row.E_KONG and meld_kind == record.CONCEALED_KONG_MELD:
        return Melded(**who, kind="concealed_kong", opened=bool(opened))
    word = {row.E_CHOW: "chi", row.E_PUNG: "pon", row.E_KONG: "open_kong"}[kind]
    standing = meld_kind if kind == row.E_PUNG else 0
    opens = kind == row.E_KONG and bool(opened)
    return Melded(**who, kind=word, called=name_of(tiles[called]), source=source, standing=standing, opened=opens)


def kinds_laid(family: int, laid: int) -> list[int]:
    """Return the tiles that an event says were laid into an egg, those that fly last."""
    places = [place for place in range(FLIER) if laid >> place & 1] + [FLIER] * (laid >> FLIER)
    return [int(member_of(family, place)) for place in places]


def _egg(who: dict[str, Any], family: int, laid: int, added: bool) -> Melded:
    tiles = write(kinds_laid(family, laid))
    laid_now = Melded(**who, kind="egg", tiles=tiles, family=EGGS[family])
    return replace(laid_now, kind="added_egg", called=tiles) if added else laid_now


def _won(table: Any, seat: int, source: int, kind: int, by: int) -> Won:
    hand, heart = kinds_in_hand(table, seat), heart_of(table, seat)
    if by == record.BY_SELF and kind in hand and (len(hand) + (heart is not None)) % 3 == 2:
        hand.remove(kind)
    return Won(
        seat=seat,
        person=_person(table, seat),
        tile=name_of(kind),
        by=WAYS[by],
        hand=write(hand),
        source=_seat(source),
        heart=heart,
    )


def heart_of(table: Any, seat: int) -> str | None:
    """Return the tile that a seat imagines, None where it does not, or is not known to."""
    heart = int(table["heart"][seat])
    return name_of(heart - 1) if heart else None


def _handed_over(one: Row) -> Gave | Took:
    kind, seat, *tiles = one.numbers
    written = write(sorted(tiles[:3], key=sort_key))
    direction = next(first for other, _, first, *_ in one.rows if other == row.E_PASSED_ON)
    seats = int(one.table["seats"])
    if kind == row.E_GIVEN:
        return Gave(**one.who, tiles=written, receiver=(seat + direction) % seats)
    return Took(**one.who, tiles=written, giver=(seat - direction) % seats)


READERS: dict[int, Reader] = {
    row.E_SEATS: lambda one: Seated(persons=_persons(one.table, one.numbers)),
    row.E_DICE: lambda one: _thrown(one.who, *one.numbers[2:]),
    row.E_HAND: _of(HandBegan, round_wind=FIRST, deal_number=SECOND, counters=THIRD, streak=FOURTH),
    row.E_BREAK: _of(WallOpened, stacks=FIRST),
    row.E_DEALT: lambda one: _dealt(one.table, one.rows[one.place + 1 :], one.who, one.numbers[2]),
    row.E_INDICATOR: _of(IndicatorTurned, tile=_tile, position=SECOND),
    row.E_DRAW: lambda one: drew(one.numbers[1], one.who["person"], *one.numbers[2:]),
    row.E_DISCARD: lambda one: discarded(one.numbers[1], one.who["person"], *one.numbers[2:4]),
    row.E_CHOW: _melded,
    row.E_PUNG: _melded,
    row.E_KONG: _melded,
    row.E_LAY: _of(LaidAside, tile=_tile),
    row.E_FLOWER: _of(FlowerLaid, tile=_tile),
    row.E_READY: _of(ReadyDeclared, manner=_word(READY_MANNERS)),
    row.E_READY_STANDS: _of(ReadyStood, manner=_word(READY_MANNERS)),
    row.E_WIN: lambda one: _won(one.table, *one.numbers[1:5]),
    row.E_ENDING: _of(Drawn, reason=_word(ENDINGS)),
    row.E_BET: _of(BetShown, number=FIRST),
    row.E_LACK: _of(LackShown, suit=_word("mps")),
    row.E_GIVEN: _handed_over,
    row.E_PASSED_ON: lambda one: Exchanged(direction=DIRECTIONS[one.numbers[2]], die=one.numbers[3]),
    row.E_TOOK: _handed_over,
    row.E_OUT: _of(LeftHand),
    row.E_SHOWN: lambda one: _shown(one.table, one.who, bool(one.numbers[2])),
    row.E_NEXT: lambda one: _closed(one.table, one.who, *one.numbers[2:5]),
    row.E_MOVED: lambda one: Moved(persons=_persons(one.table, one.numbers)),
    row.E_MATCH_OVER: lambda one: MatchEnded(**one.who, scores=_scores(one.table)),
    row.E_FLOWER_WIN: _of(FlowerWon, source=lambda numbers: _seat(numbers[2])),
    row.E_WATCH: _of(Watched),
    row.E_ROBBED: _of(KongRobbed, tile=_tile, egg=lambda numbers: bool(numbers[3])),
    row.E_CHIPS: _of(ChipsTaken, number=FIRST, source=lambda numbers: _seat(numbers[3])),
    row.E_TAKEN_BACK: lambda one: _taken_back(one.who, *one.numbers[2:5]),
    row.E_HORSE: _of(HorseTurned, tile=_tile, position=SECOND, owner=lambda numbers: _owner(numbers[4])),
    row.E_SEAT_TAKEN: lambda one: SeatTaken(seat=one.numbers[1], person=one.numbers[3], left=one.numbers[2]),
    row.E_FOLLOWED: _of(Followed, shadow=FIRST),
    row.E_STANDING: _of(StoodApart, tiles=lambda numbers: write(sorted(numbers[2:], key=sort_key))),
    row.E_RAISE: _of(Raised, raised=_is_so),
    row.E_RETURN: _of(Returned, returned=_is_so),
    row.E_KONG_TILE: _of(KongTileTurned, tile=_tile, position=SECOND),
    row.E_OPENING: lambda one: _opening(one.who, PATTERN_NAMES[one.numbers[2]], *one.numbers[3:5]),
    row.E_LAST_TILE: _of(LastTileAnswered, taken=_is_so),
    row.E_TREASURE: _of(TreasureAside, position=FIRST),
    row.E_TREASURE_SEEN: _of(TreasureSeen, tile=_tile),
    row.E_EGG: lambda one: _egg(one.who, one.numbers[2], one.numbers[3], bool(one.numbers[4])),
    row.E_TREASURE_BACK: _of(TreasurePutBack, position=FIRST),
    row.E_HEART: _of(HeartWritten, tile=_tile),
}
