"""What each player of a recorded game did, counted: places, wins, deal-ins, declarations, claims and their worth."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from msgspec import Struct

from fangcheng.core.play.seating import change_seats
from fangcheng.core.state.codes import SEATS
from fangcheng.game.engine import empty_table
from fangcheng.records.model import (
    Abort,
    Chow,
    DrawnHand,
    Final,
    GameRecord,
    HandRecord,
    Noted,
    OpenKong,
    Pung,
    Ready,
    TakenBack,
    Win,
)
from fangcheng.records.replay.judged_by import engine_of


class Amounts(Struct, frozen=True, omit_defaults=True):
    """Points that were added up, with what their mean and its interval need."""

    count: int = 0
    total: int = 0
    squares: int = 0  # sum of the squares

    @classmethod
    def of(cls, numbers: Sequence[int]) -> "Amounts":
        """Add up numbers."""
        return cls(len(numbers), sum(numbers), sum(number * number for number in numbers))

    def __add__(self, other: "Amounts") -> "Amounts":
        return Amounts(self.count + other.count, self.total + other.total, self.squares + other.squares)


class Figures(Struct, kw_only=True, omit_defaults=True):
    """What one player did in hands and matches of one game. Two add up; a hand counts where he had a seat."""

    places: list[int] = []  # of matches played to their end: how often first, second ...
    hands: int = 0
    drawn: int = 0  # hands nobody won
    won: int = 0  # hands with a win of his
    wins: int = 0  # all of them; several in one hand where play goes on
    self_drawn: int = 0  # of these
    dealt_in: int = 0  # hands in which another won on his discard, kong tile or flower
    declared: int = 0  # hands in which he declared ready
    claimed: int = 0  # hands in which he kept a meld made of a discard
    judged: int = 0  # drawn hands of which is known who was ready
    ready: int = 0  # of these: he was
    value: Amounts = Amounts()  # of his wins, where it is known: points they brought, counters and sticks aside
    cost: Amounts = Amounts()  # of wins on his tiles: points he paid for the hand, counters aside

    @property
    def matches(self) -> int:
        """Return how many matches he has played to their end."""
        return sum(self.places)

    def __add__(self, other: "Figures") -> "Figures":
        added = {name: getattr(self, name) + getattr(other, name) for name in self.__struct_fields__}
        added["places"] = [sum(pair) for pair in zip_longest(self.places, other.places, fillvalue=0)]
        return Figures(**added)


def figures_of(game: GameRecord) -> list[Figures]:
    """Return the figures of a game, in the order of its `players`; nothing is played again.

    A hand that the record, or the table, broke off is left out. A mangan at draw is no win. Raises FangchengError
    for a record of ours whose rules are unknown here.
    """
    seated = list(seatings(game))
    found = [Figures() for _ in range(max([len(game.players), *(1 + max(persons) for persons in seated)]))]
    for hand, persons in zip(game.hands, seated):
        if _came_to_its_end(hand):
            for seat, person in enumerate(persons):
                found[person] += _of_hand(hand, seat)
    if game.final is not None and seated:
        in_order = range(len(found)) if game.hands[-1].waiting_scores else seated[-1]
        for person, place in zip(in_order, places_of(game.final)):
            found[person].places = [int(number == place) for number in range(1, len(in_order) + 1)]
    return found


def seatings(game: GameRecord) -> Iterator[Sequence[int]]:
    """Yield for each hand who sits at each seat: numbers in `players`.

    Rules: MCR-48, CHENGDU-8.
    """
    moves = game.is_ours and bool(engine_of(game, None, "interpreted").rules.seat_change)
    table = empty_table()
    table.person[:] = range(SEATS)
    for number, hand in enumerate(game.hands):
        table.round_wind = hand.round_wind
        if moves and number and hand.round_wind != game.hands[number - 1].round_wind:
            change_seats(table)
        seats = len(hand.dealt)
        yield hand.persons[:seats] if hand.persons else table.person[:seats].tolist()


def _came_to_its_end(hand: HandRecord) -> bool:
    results = hand.results
    return bool(results) and not (isinstance(results[-1], Abort) and results[-1].reason == "interrupted")


def _of_hand(hand: HandRecord, seat: int) -> Figures:
    """Return what the player at a seat did in one hand."""
    wins = [event for event in hand.events if isinstance(event, Win)]
    own = [win for win in wins if win.seat == seat]
    fed = [win for win in wins if win.from_seat == seat != win.seat]
    noted = any(isinstance(event, Noted) for event in hand.events)  # then what is paid is no measure of the hands
    last = hand.results[-1]
    ready = last.ready if isinstance(last, DrawnHand) else None
    return Figures(
        hands=1,
        drawn=int(not wins),
        won=int(bool(own)),
        wins=len(own),
        self_drawn=sum(win.from_seat == seat for win in own),
        dealt_in=int(bool(fed)),
        declared=int(any(isinstance(event, Ready) and event.seat == seat for event in hand.events)),
        claimed=int(_claims(hand, seat) > 0),
        judged=int(ready is not None),
        ready=int(ready is not None and ready[seat]),
        value=Amounts.of([] if noted else [worth for win in own if (worth := _worth(win)) is not None]),
        cost=Amounts.of([] if noted else [paid for win in fed if (paid := _paid(win)) is not None]),
    )


def _claims(hand: HandRecord, seat: int) -> int:
    """Count the melds a seat made of discards, less those that a better claim undid."""
    claims = 0
    for event in hand.events:
        if isinstance(event, (Chow, Pung, OpenKong)) and event.seat == seat:
            claims += 1
        elif isinstance(event, TakenBack) and event.seat == seat and event.own:
            claims -= 1
    return claims


def _worth(win: Win) -> int | None:
    """Return the points that a win brought, counters and sticks aside; None where the record does not tell."""
    if _is_in_points(win):
        return win.points
    return None if win.deltas is None else win.deltas[win.seat]


def _paid(win: Win) -> int | None:
    """Return what the player paid who gave the winning tile, counters aside; None where the record does not tell.

    With somebody liable he pays a part.
    """
    if win.deltas is None:
        return None
    paid = -win.deltas[win.from_seat]
    return min(paid, win.points) if _is_in_points(win) and win.points is not None else paid


def _is_in_points(win: Win) -> bool:
    """Return True if `points` are points of the score: in riichi, where alone there are counters and sticks."""
    return (win.han, win.fu, win.limit) != (None, None, None)


def places_of(final: Final) -> list[int]:
    """Return the place of each in a standing, by scores, then by placement points; equals share it."""
    points = final.points or (0.0,) * len(final.scores)
    measures = list(zip(final.scores, points))
    return [1 + sum(other > one for other in measures) for one in measures]


def rates(figures: Figures) -> dict[str, tuple[int, int]]:
    """Return how often out of how many, by key; what there was no occasion for is left out."""
    told = {
        "won": (figures.won, figures.hands),
        "self_drawn": (figures.self_drawn, figures.wins),
        "dealt_in": (figures.dealt_in, figures.hands),
        "declared": (figures.declared, figures.hands),
        "claimed": (figures.claimed, figures.hands),
        "drawn": (figures.drawn, figures.hands),
        "ready": (figures.ready, figures.judged),
    }
    return {key: pair for key, pair in told.items() if pair[1]}


def means(figures: Figures) -> dict[str, Amounts]:
    """Return what there are means of, by key; what never was is left out."""
    places = [place for place, count in enumerate(figures.places, start=1) for _ in range(count)]
    told = {"place": Amounts.of(places), "value": figures.value, "cost": figures.cost}
    return {key: amounts for key, amounts in told.items() if amounts.count}
