"""Positions of self-play: one hand among four steady players, as far as a drill wants to look."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec import Struct

from fangcheng.bots.protocol import steady
from fangcheng.drills.item import Line, Row
from fangcheng.game.actions import Action
from fangcheng.game.match import Match
from fangcheng.game.seat_views import SeatView
from fangcheng.game.views import View
from fangcheng.rules.ruleset import Variant
from fangcheng.tiles import face_of, name_of, parse, sort_key, write

IN_ROW = 6  # discards in a row of the river
PLACES = {2: ("own", "across"), 3: ("own", "next", "previous"), 4: ("own", "next", "across", "previous")}


class Moment(Struct, frozen=True):
    """A seat that has drawn and is to discard, as it sees the table."""

    view: View
    legal: tuple[Action, ...]
    match: Match  # where it stood then; it goes on

    @property
    def seat(self) -> SeatView:
        """Return the seat that is to discard."""
        assert self.view.own is not None  # nobody looks on here
        return self.view.own

    @property
    def faces(self) -> list[str]:
        """Return the tiles that may be discarded, red fives as fives, in the order of the rack."""
        kinds = {face_of(parse(tile)[0]) for one in self.legal if one.kind == "discard" for tile in one.tiles}
        return [name_of(face) for face in sorted(kinds)]

    def place_of(self, seat: int) -> str:
        """Return where a seat is seen from here: own, next, across, previous."""
        return place_of(seat, self.seat.seat, len(self.view.seats))


def place_of(seat: int, reader: int, seats: int) -> str:
    """Return where a seat is seen from another: own, next, across, previous."""
    return PLACES[seats][(seat - reader) % seats]


def play_hand(game: Variant, seed: str) -> Iterator[Match]:
    """Play the first hand of a match between steady players, interpreted, and yield it before each decision.

    A hand takes about a second; whoever looks no further stops the play.
    """
    match = Match(game, seed, mode="interpreted", undo=False)
    players = [steady() for _ in range(match.seats)]
    while not match.hand_over:
        for seat in match.owed:
            if seat not in match.owed:  # an answer before his has settled it
                continue
            yield match
            legal = match.legal(seat)
            match.act(seat, legal[0] if len(legal) == 1 else players[seat].act(match.view(seat), legal))
    yield match


def turns(game: Variant, seed: str) -> Iterator[Moment]:
    """Yield the turns of a hand at which a tile has been drawn and the player may choose what to discard."""
    for match in play_hand(game, seed):
        owed = match.owed
        if len(owed) != 1:
            continue
        view, legal = match.view(owed[0]), tuple(match.legal(owed[0]))
        thrown = [one for one in legal if one.kind == "discard"]
        if view.phase == "turn" and view.own is not None and view.own.drawn and len(thrown) > 1 and not view.own.ready:
            yield Moment(view, legal, match)


def finished(game: Variant, seed: str) -> Match:
    """Return a match whose first hand is over."""
    *_, match = play_hand(game, seed)
    return match


def rows_of(moment: Moment) -> tuple[Row, ...]:
    """Return what the seat sees: jokers and indicators, melds and rivers of all, its hand, the drawn tile."""
    view, rows = moment.view, list[Row]()
    for key, tiles in (("drill-jokers", view.jokers), ("drill-indicators", view.indicators)):
        if tiles:
            rows.append(Row(Line(key), ("".join(tiles),)))
    for seat in view.seats:
        place = moment.place_of(seat.seat)
        if seat.melds:
            rows.append(Row(Line(f"advice-melds-{place}"), tuple("".join(meld.tiles) for meld in seat.melds)))
        river = [one.tile for one in seat.river if not one.called]  # what was called lies in a meld
        if river:
            rows.append(Row(Line(f"advice-river-{place}"), tuple(map("".join, batched(river, IN_ROW)))))
    own = moment.seat
    rows.append(Row(Line("advice-hand"), by_suit(own.hand or ())))
    rows.append(Row(Line("advice-draw"), (own.drawn or "",)))
    return tuple(rows)


def by_suit(tiles: Iterable[str]) -> tuple[str, ...]:
    """Return tiles in notation, those of each suit together."""
    kinds = sorted((parse(tile)[0] for tile in tiles), key=sort_key)
    return tuple(write(suit) for _, suit in groupby(kinds, key=lambda kind: name_of(kind)[-1]))


def batched(tiles: Sequence[str], number: int) -> Iterator[Sequence[str]]:
    """Yield so many tiles at a time."""
    return (tiles[start : start + number] for start in range(0, len(tiles), number))
