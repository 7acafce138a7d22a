"""Outer stakes of a case: onlookers X1, X2 ... who follow a seat, in the ledger that matches keep too."""

from collections.abc import Iterator
from typing import Any

from fangcheng.conform.fields import SEATS, Fields
from fangcheng.game.engine import Engine
from fangcheng.game.events import read_events
from fangcheng.game.outer_stakes import UNITS, OuterStakes, StakeUnit


class Company:
    """A table of one hand, as the ledger asks for it: nobody has acted, everybody sits where the case says."""

    def __init__(self, engine: Engine, table: Any) -> None:
        self.engine, self.table = engine, table
        self.actions: list[list[tuple[int, int]]] = [[]]
        self.hand_over = False

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return int(self.engine.rules.seats)

    @property
    def persons(self) -> list[int]:
        """Return every seat's person: one that has the number of the seat."""
        return list(range(self.seats))

    def seat_of(self, person: int) -> int:
        """Return the seat where a person sits."""
        return person


class Onlookers:
    """Who follows whom. Stakes begin before anything else of the case is set, accepted by all or by those named."""

    def __init__(self, engine: Engine, table: Any, options: Fields) -> None:
        self.table, self.ledger = table, OuterStakes(Company(engine, table))
        for number, (seat, stake) in enumerate(options.by_seat("outer_bet").items(), start=1):
            self._begin(f"X{number}", seat, stake, options)

    def _begin(self, name: str, seat: int, stake: Any, options: Fields) -> None:
        written = stake if isinstance(stake, dict) else {"bases": stake}
        terms = Fields(written, f"options.outer_bet.{SEATS[seat]}.", options.seats)
        amount, unit = self._amount(terms)
        opponents = [other for other in range(options.seats) if other != seat]
        accepted = terms.seats_listed("accepted") if "accepted" in terms else opponents
        terms.close()
        self.ledger.start(name, seat, amount, unit)
        for other in accepted:
            self.ledger.accept(name, other)

    def _amount(self, terms: Fields) -> tuple[int, StakeUnit]:
        units = [unit for unit in UNITS if unit in terms]
        if len(units) != 1:
            raise terms.wrong("bases", f"a stake is a number of one of {', '.join(UNITS)}")
        return terms.number(units[0], low=1, high=10**6), units[0]

    def settle(self) -> None:
        """Book what the wins just settled cost and bring them."""
        self.ledger.settle(read_events(self.table))

    def book(self) -> dict[str, int]:
        """Return changes by seat and by onlooker."""
        return dict(self._changes())

    def _changes(self) -> Iterator[tuple[str, int]]:
        yield from zip(SEATS, self.ledger.accounts_by_person, strict=False)
        yield from self.ledger.accounts.items()
