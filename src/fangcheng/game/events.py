"""What happened, in words: the rows of a table's event buffer as typed events.

The full stream names every tile; seen_events.py takes out what a seat may not know.
"""

from functools import lru_cache
from typing import Any

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
from fangcheng.tiles import KINDS, NO_TILE, RED_5M, face_of, name_of, sort_key, write


def kinds_in_hand(table: Any, seat: int) -> list[int]:
    """Return the concealed tiles of a seat, sorted as on the rack; of a table `as_printed`, those that are printed."""
    return sorted(_listed(_counts(table, seat)), key=sort_key)


def _counts(table: Any, seat: int) -> list[int]:
    """Count the concealed tiles by kind: unlike in the record, a red five is not among the plain ones."""
    counts: list[int] = table["hand"][seat].tolist()
    for red in range(RED_5M, RED_5M + 3):
        counts[face_of(red)] -= counts[red]
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
        found.append(_event(table, rows, index))
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


def _event(table: Any, rows: list[list[int]], index: int) -> AnyEvent:
    kind, seat, first, second, third, fourth = rows[index]
    who: dict[str, Any] = {"seat": _seat(seat), "person": _person(table, seat)}
    if kind == row.E_DRAW:
        return drew(seat, who["person"], first, second, third, fourth)
    if kind == row.E_DISCARD:
        return discarded(seat, who["person"], first, second)
    if kind in (row.E_CHOW, row.E_PUNG, row.E_KONG):
        return _melded(table, rows, index, who)
    if kind == row.E_SEATS:
        return Seated(persons=_persons(table, rows[index]))
    if kind == row.E_MOVED:
        return Moved(persons=_persons(table, rows[index]))
    if kind == row.E_SEAT_TAKEN:
        return SeatTaken(seat=seat, person=second, left=first)
    if kind == row.E_FOLLOWED:
        return Followed(**who, shadow=first)
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
    if kind == row.E_EGG:
        return _egg(who, first, second, bool(third))
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
    if kind == row.E_STANDING:
        return StoodApart(**who, tiles=write(sorted((first, second, third, fourth), key=sort_key)))
    if kind == row.E_HEART:
        return HeartWritten(**who, tile=name_of(first))
    if kind == row.E_RAISE:
        return Raised(**who, raised=bool(first))
    if kind == row.E_RETURN:
        return Returned(**who, returned=bool(first))
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
    if kind == row.E_HORSE:
        return HorseTurned(**who, tile=name_of(first), position=second, owner=third - 1 if third else None)
    if kind == row.E_KONG_TILE:
        return KongTileTurned(**who, tile=name_of(first), position=second)
    if kind == row.E_OPENING:
        return _opening(who, PATTERN_NAMES[first], second, third)
    if kind == row.E_LAST_TILE:
        return LastTileAnswered(**who, taken=bool(first))
    if kind == row.E_TREASURE:
        return TreasureAside(**who, position=first)
    if kind == row.E_TREASURE_BACK:
        return TreasurePutBack(**who, position=first)
    if kind == row.E_TREASURE_SEEN:
        return TreasureSeen(**who, tile=name_of(first))
    if kind == row.E_CHIPS:
        return ChipsTaken(**who, number=first, source=_seat(second))
    if kind == row.E_TAKEN_BACK:
        drawn = None if first == NO_TILE else name_of(first)
        return TakenBack(**who, drawn=drawn, tiles=write(tile for tile in (second, third) if tile != NO_TILE))
    assert kind == row.E_ROBBED, f"event {kind}"
    return KongRobbed(**who, tile=name_of(first), egg=bool(second))


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


def _melded(table: Any, rows: list[list[int]], index: int, who: dict[str, Any]) -> Melded:
    kind, seat, meld, source, meld_kind, opened = rows[index]
    tiles = [tile for tile in table["meld_tiles"][seat, meld].tolist() if tile != NO_TILE]
    if kind == row.E_KONG and meld_kind == record.ADDED_KONG_MELD and len(tiles) == 3:  # robbed in the same step
        tiles += [first for later, _, first, *_ in rows[index + 1 :] if later == row.E_ROBBED]
    called = int(table["meld_called"][seat, meld])
    return melded(seat, who["person"], kind, tuple(tiles), called, source, meld_kind, opened)


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


def _handed_over(table: Any, rows: list[list[int]], index: int, who: dict[str, Any]) -> Gave | Took:
    kind, seat, *tiles = rows[index]
    written = write(sorted(tiles[:3], key=sort_key))
    direction = next(first for other, _, first, *_ in rows if other == row.E_PASSED_ON)
    seats = int(table["seats"])
    if kind == row.E_GIVEN:
        return Gave(**who, tiles=written, receiver=(seat + direction) % seats)
    return Took(**who, tiles=written, giver=(seat - direction) % seats)
