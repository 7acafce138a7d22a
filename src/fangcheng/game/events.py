"""What happened, in words: the rows of a table's event buffer as typed events.

The full stream names every tile. `seen_by` takes out of an event what a seat may not know.
"""

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from fangcheng.core.state import codes as record
from fangcheng.core.state import event_rows as row
from fangcheng.core.state.codes import NOBODY
from fangcheng.tiles import KINDS, NO_TILE, RED_5M, face_of, name_of, sort_key, write

SOURCES = ("nowhere", "deal", "wall", "kong", "flower", "north", "flower")
WAYS: tuple[Literal["self", "discard", "rob"], ...] = ("self", "discard", "rob")
PURPOSES = ("seats", "dealer", "break", "joker", "exchange")
ENDINGS = (
    "playing",
    "won",
    "exhausted",
    "nine_terminals",
    "four_kongs",
    "four_winds",
    "four_riichi",
    "triple_ron",
    "nagashi",
    "west_round",
    "flower_last",
    "void",
    "faulty_set",
    "chombo",
)
ABORTS = frozenset(ENDINGS) - {"playing", "won", "exhausted", "nagashi", "flower_last"}  # endings that break a hand off
MELD_KINDS = ("chi", "pon", "open_kong", "added_kong", "concealed_kong", "special")
READY_MANNERS = ("plain", "open", "heavenly", "earthly")
DIRECTIONS = ("", "next", "across", "previous")
CAUSES = (
    "win",
    "counters",
    "sticks",
    "noten",
    "nagashi",
    "open_kong",
    "added_kong",
    "concealed_kong",
    "special_kong",
    "transfer",
    "refund",
    "pig",
    "unready",
    "follow",
    "watch",
    "side_bet",
    "left_sticks",
    "yakitori",
    "chips",
    "chombo",
    "mixed_flowers",
    "flower_series",
    "seven_flowers",
    "eight_flowers",
    "noted",
    "note_halved",
    "note",
)
AT_MATCH_END = ("left_sticks", "yakitori", "chips")  # paid behind the last hand


class Event(Struct, frozen=True, kw_only=True, tag_field="event", tag=str.lower, omit_defaults=True):
    """Base of all events. Tiles are notation; None where the reader may not know them."""

    seat: int | None = None
    person: int | None = None  # who sits there, by order of joining


class Seated(Event, frozen=True, kw_only=True):
    """The draw for seats: person at seat 0, 1, 2, 3."""

    persons: tuple[int, ...]


class Moved(Event, frozen=True, kw_only=True):
    """A change of places after a round."""

    persons: tuple[int, ...]


class DiceThrown(Event, frozen=True, kw_only=True):
    """Two or three dice; `purpose`: dealer, break, joker, exchange."""

    dice: tuple[int, ...]
    purpose: str


class HandBegan(Event, frozen=True, kw_only=True):
    """A new hand; `seat` deals."""

    round_wind: int  # 0 E .. 3 N
    deal_number: int
    counters: int
    streak: int


class WallOpened(Event, frozen=True, kw_only=True):
    """The wall of `seat` is opened behind `stacks` stacks from its right end."""

    stacks: int


class Dealt(Event, frozen=True, kw_only=True):
    """All hands, before flowers are laid out; `seat` deals and `drawn` is his last tile, in his hand too.

    `drawn` is None for who may not see it, and where he draws his last tile after the deal (RIICHI-24).
    """

    hands: tuple[str | None, ...]
    drawn: str | None


class IndicatorTurned(Event, frozen=True, kw_only=True):
    """A tile of the wall turned over: dora indicator, or the tile that names the jokers."""

    tile: str
    position: int


class Drew(Event, frozen=True, kw_only=True):
    """A tile taken from the wall, or from its tail after a kong, a flower, a North laid aside."""

    tile: str | None
    source: str
    position: int  # in the wall


class Discarded(Event, frozen=True, kw_only=True):
    """A tile laid into the river."""

    tile: str
    drawn: bool = False
    ready: bool = False  # lies sideways


class Melded(Event, frozen=True, kw_only=True):
    """A chi, pon or kong; `tiles` in the order they lie in, None for a concealed kong the reader may not see."""

    kind: str
    tiles: str | None
    called: str | None = None  # the tile claimed, or for an added kong the tile added
    source: int | None = None  # seat that discarded it


class LaidAside(Event, frozen=True, kw_only=True):
    """A North laid aside."""

    tile: str


class FlowerLaid(Event, frozen=True, kw_only=True):
    """A flower laid out."""

    tile: str


class ReadyDeclared(Event, frozen=True, kw_only=True):
    """Ready declared; the discard follows, but for heavenly ready."""

    manner: str


class ReadyStood(Event, frozen=True, kw_only=True):
    """The discard of the declaration was not won on."""

    manner: str


class Won(Event, frozen=True, kw_only=True):
    """A win; `source` is who gave the tile, None for a self-draw."""

    tile: str
    by: Literal["self", "discard", "rob"]
    hand: str | None  # concealed tiles, without the winning one
    source: int | None = None


class FlowerWon(Event, frozen=True, kw_only=True):
    """A win by flowers alone; `source` laid out the eighth, None for eight of one's own."""

    source: int | None = None


class Drawn(Event, frozen=True, kw_only=True):
    """The hand ended without a win; `seat` is whose foul spoiled it, None for all other reasons."""

    reason: str


class BetShown(Event, frozen=True, kw_only=True):
    """A bet made before the deal."""

    number: int


class LackShown(Event, frozen=True, kw_only=True):
    """The missing suit."""

    suit: str


class Gave(Event, frozen=True, kw_only=True):
    """Tiles handed over, known to giver and receiver."""

    tiles: str | None
    receiver: int


class Exchanged(Event, frozen=True, kw_only=True):
    """Where the tiles go."""

    direction: str
    die: int


class Took(Event, frozen=True, kw_only=True):
    """Tiles received, known to giver and receiver."""

    tiles: str | None
    giver: int


class LeftHand(Event, frozen=True, kw_only=True):
    """A winner lays the hand aside; the others play on."""


class Showed(Event, frozen=True, kw_only=True):
    """At a drawn hand: ready, and the hand laid open; or not."""

    ready: bool
    hand: str | None = None


class Watched(Event, frozen=True, kw_only=True):
    """The seat looks at all hands from now on."""


class KongRobbed(Event, frozen=True, kw_only=True):
    """The kong of `seat` is not made."""

    tile: str


class ChipsTaken(Event, frozen=True, kw_only=True):
    """A winner takes chips: `number` from `source`, or from each of the others."""

    number: int
    source: int | None = None


class TakenBack(Event, frozen=True, kw_only=True):
    """In live timing a better claim undoes the draw or claim of `seat`, and the discard lies in the river again.

    Flowers laid out in that draw go back to the wall with it.
    """

    drawn: str | None  # the tile that goes back on the wall, None where there was no draw or the reader may not know
    tiles: str = ""  # own tiles that return from a meld to the hand


class Paid(Event, frozen=True, kw_only=True):
    """A payment row: its cause, the seat it is about, what it counts, and the change of every seat's score."""

    cause: str
    changes: tuple[int, ...]
    other: int | None = None
    number: int = 0


class HandClosed(Event, frozen=True, kw_only=True):
    """The hand is over; `seat` deals the next one, if there is one."""

    counters: int
    round_wind: int
    streak: int
    scores: tuple[int, ...]


class MatchEnded(Event, frozen=True, kw_only=True):
    """The match is over; `seat` has most points."""

    scores: tuple[int, ...]


AnyEvent = (
    Seated
    | Moved
    | DiceThrown
    | HandBegan
    | WallOpened
    | Dealt
    | IndicatorTurned
    | Drew
    | Discarded
    | Melded
    | LaidAside
    | FlowerLaid
    | ReadyDeclared
    | ReadyStood
    | Won
    | FlowerWon
    | Drawn
    | BetShown
    | LackShown
    | Gave
    | Exchanged
    | Took
    | LeftHand
    | Showed
    | Watched
    | KongRobbed
    | ChipsTaken
    | TakenBack
    | Paid
    | HandClosed
    | MatchEnded
)

# --- reading the buffer


def kinds_in_hand(table: Any, seat: int) -> list[int]:
    """Concealed tiles of a seat, sorted as on the rack."""
    return sorted(_listed(_counts(table, seat)), key=sort_key)


def _counts(table: Any, seat: int) -> list[int]:
    """Concealed tiles by kind: unlike in the record, a red five is not among the plain ones."""
    counts: list[int] = table["hand"][seat].tolist()
    for red in range(RED_5M, RED_5M + 3):
        counts[face_of(red)] -= counts[red]
    return counts


def _listed(counts: list[int]) -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]


def read_events(table: Any) -> list[AnyEvent]:
    """The events of the last step, payments before the close of the hand."""
    rows = [[int(number) for number in table.events[index]] for index in range(int(table.event_count))]
    found: list[AnyEvent] = []
    paid = [_paid(table, index) for index in range(int(table.payment_count))]
    for index, numbers in enumerate(rows):
        if numbers[0] in (row.E_NEXT, row.E_MATCH_OVER) and paid:
            late = [one for one in paid if one.cause in AT_MATCH_END]
            found += late if numbers[0] == row.E_MATCH_OVER else [one for one in paid if one not in late]
            paid = late if numbers[0] == row.E_NEXT else []
        found.append(_event(table, rows, index))
    return found + paid


def _paid(table: Any, index: int) -> Paid:
    cause, seat, other, number = (int(value) for value in table.payments[index, :4])
    changes = tuple(int(value) for value in table.payments[index, 4 : 4 + int(table.seats)])
    return Paid(
        seat=_seat(seat),
        person=_person(table, seat),
        cause=CAUSES[cause],
        other=_seat(other),
        number=number,
        changes=changes,
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _person(table: Any, seat: int) -> int | None:
    return None if seat == NOBODY else int(table.person[seat])


def _persons(table: Any, numbers: list[int]) -> tuple[int, ...]:
    return tuple(numbers[2 : 2 + int(table.seats)])


def _scores(table: Any) -> tuple[int, ...]:
    return tuple(int(score) for score in table.scores[: int(table.seats)])


def _event(table: Any, rows: list[list[int]], index: int) -> AnyEvent:
    kind, seat, first, second, third, fourth = rows[index]
    who: dict[str, Any] = {"seat": _seat(seat), "person": _person(table, seat)}
    if kind == row.E_SEATS:
        return Seated(persons=_persons(table, rows[index]))
    if kind == row.E_MOVED:
        return Moved(persons=_persons(table, rows[index]))
    if kind == row.E_DICE:
        dice = tuple(die for die in (first, second, third) if die)
        return DiceThrown(**who, dice=dice, purpose=PURPOSES[fourth])
    if kind == row.E_HAND:
        return HandBegan(**who, round_wind=first, deal_number=second, counters=third, streak=fourth)
    if kind == row.E_BREAK:
        return WallOpened(**who, stacks=first)
    if kind == row.E_DEALT:
        return Dealt(
            **who, hands=_dealt_hands(table, rows[index + 1 :]), drawn=None if first == NO_TILE else name_of(first)
        )
    if kind == row.E_INDICATOR:
        return IndicatorTurned(**who, tile=name_of(first), position=second)
    if kind == row.E_DRAW:
        return Drew(**who, tile=name_of(first), source=SOURCES[second], position=third)
    if kind == row.E_DISCARD:
        return Discarded(
            **who,
            tile=name_of(first),
            drawn=bool(second & record.CUT_DRAWN),
            ready=bool(second & record.DECLARED_READY),
        )
    if kind in (row.E_CHOW, row.E_PUNG, row.E_KONG):
        return _melded(table, rows, index, who)
    if kind == row.E_LAY:
        return LaidAside(**who, tile=name_of(first))
    if kind == row.E_FLOWER:
        return FlowerLaid(**who, tile=name_of(first))
    if kind == row.E_READY:
        return ReadyDeclared(**who, manner=READY_MANNERS[first])
    if kind == row.E_READY_STANDS:
        return ReadyStood(**who, manner=READY_MANNERS[first])
    if kind == row.E_WIN:
        return _won(table, seat, first, second, third)
    if kind == row.E_FLOWER_WIN:
        return FlowerWon(**who, source=_seat(first))
    if kind == row.E_ENDING:
        return Drawn(**who, reason=ENDINGS[first])
    if kind == row.E_BET:
        return BetShown(**who, number=first)
    if kind == row.E_LACK:
        return LackShown(**who, suit="mps"[first])
    if kind in (row.E_GIVEN, row.E_TOOK):
        return _handed_over(table, rows, index, who)
    if kind == row.E_PASSED_ON:
        return Exchanged(direction=DIRECTIONS[first], die=second)
    if kind == row.E_OUT:
        return LeftHand(**who)
    if kind == row.E_SHOWN:
        return Showed(**who, ready=bool(first), hand=write(kinds_in_hand(table, seat)) if first else None)
    if kind == row.E_NEXT:
        return HandClosed(**who, counters=first, round_wind=second, streak=third, scores=_scores(table))
    if kind == row.E_MATCH_OVER:
        return MatchEnded(**who, scores=_scores(table))
    if kind == row.E_WATCH:
        return Watched(**who)
    if kind == row.E_CHIPS:
        return ChipsTaken(**who, number=first, source=_seat(second))
    if kind == row.E_TAKEN_BACK:
        drawn = None if first == NO_TILE else name_of(first)
        return TakenBack(**who, drawn=drawn, tiles=write(tile for tile in (second, third) if tile != NO_TILE))
    assert kind == row.E_ROBBED, f"event {kind}"
    return KongRobbed(**who, tile=name_of(first))


def _dealt_hands(table: Any, later: list[list[int]]) -> tuple[str, ...]:
    """The hands as dealt: those of now with the later flowers and their replacements taken back."""
    hands = [_counts(table, seat) for seat in range(int(table.seats))]
    for kind, seat, first, *_ in reversed(later):
        if kind == row.E_FLOWER:
            hands[seat][first] += 1
        elif kind == row.E_DRAW:
            hands[seat][first] -= 1
    return tuple(write(sorted(_listed(counts), key=sort_key)) for counts in hands)


def _melded(table: Any, rows: list[list[int]], index: int, who: dict[str, Any]) -> Melded:
    kind, seat, meld, source, meld_kind, _ = rows[index]
    tiles = [int(tile) for tile in table.meld_tiles[seat, meld] if tile != NO_TILE]
    if kind == row.E_KONG and meld_kind == record.ADDED_KONG_MELD:
        if len(tiles) == 3:  # robbed in the same step
            tiles += [first for later, _, first, *_ in rows[index + 1 :] if later == row.E_ROBBED]
        return Melded(**who, kind="added_kong", tiles=write(tiles), called=name_of(tiles[3]))
    if kind == row.E_KONG and meld_kind == record.CONCEALED_KONG_MELD:
        return Melded(**who, kind="concealed_kong", tiles=write(tiles))
    word = {row.E_CHOW: "chi", row.E_PUNG: "pon", row.E_KONG: "open_kong"}[kind]
    called = name_of(int(table.meld_tiles[seat, meld, table.meld_called[seat, meld]]))
    return Melded(**who, kind=word, tiles=write(tiles), called=called, source=source)


def _won(table: Any, seat: int, source: int, kind: int, by: int) -> Won:
    hand = kinds_in_hand(table, seat)
    if by == record.BY_SELF and kind in hand and len(hand) % 3 == 2:
        hand.remove(kind)
    return Won(
        seat=seat,
        person=_person(table, seat),
        tile=name_of(kind),
        by=WAYS[by],
        hand=write(hand),
        source=_seat(source),
    )


def _handed_over(table: Any, rows: list[list[int]], index: int, who: dict[str, Any]) -> Gave | Took:
    kind, seat, *tiles = rows[index]
    written = write(sorted(tiles[:3], key=sort_key))
    direction = next(first for other, _, first, *_ in rows if other == row.E_PASSED_ON)
    seats = int(table.seats)
    if kind == row.E_GIVEN:
        return Gave(**who, tiles=written, receiver=(seat + direction) % seats)
    return Took(**who, tiles=written, giver=(seat - direction) % seats)


# --- what a seat may know


class Hiding(Struct, frozen=True, kw_only=True):
    """What a variant hides beside hands and draws."""

    concealed_kongs: bool = False  # MCR-18
    winning_hands: bool = False  # SICHUAN-27: a winner lays the hand aside face down while the others play on


def seen_by(events: list[AnyEvent], seat: int | None, hiding: Hiding) -> Iterator[AnyEvent]:
    """The stream as `seat` saw it, or an onlooker who sees no hand (None)."""
    sees_all = False
    for event in events:
        if isinstance(event, HandBegan):
            sees_all = False
        if isinstance(event, Watched) and event.seat == seat:
            sees_all = True
        yield event if sees_all else _hidden(event, seat, hiding)


def _hidden(event: AnyEvent, seat: int | None, hiding: Hiding) -> AnyEvent:
    own = seat is not None and event.seat == seat
    if isinstance(event, Dealt):
        hands = tuple(hand if number == seat else None for number, hand in enumerate(event.hands))
        return replace(event, hands=hands, drawn=event.drawn if own else None)
    if own:
        return event
    if isinstance(event, Drew) and not (event.tile or "").endswith("f"):
        return replace(event, tile=None)
    if isinstance(event, TakenBack):
        return replace(event, drawn=None)
    if isinstance(event, Gave) and seat != event.receiver:
        return replace(event, tiles=None)
    if isinstance(event, Took) and seat != event.giver:
        return replace(event, tiles=None)
    if isinstance(event, Melded) and event.kind == "concealed_kong" and hiding.concealed_kongs:
        return replace(event, tiles=None)
    if isinstance(event, Won) and hiding.winning_hands:
        return replace(event, hand=None)
    return event
