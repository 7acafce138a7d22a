"""Outer stakes (外插): onlookers who follow a player with a stake, in accounts beside the table.

When a stake may begin, move or end the kernels say (core/institutions/stakes.py); who pays, the settlements of the
table say. Nothing here changes a score.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from fangcheng.core.institutions.stakes import (
    coming_streak,
    may_begin_stake,
    may_leave_stake,
    may_move_stake,
    stake_was_lost,
)
from fangcheng.core.state.codes import MATCH_OVER
from fangcheng.errors import StakeRefused
from fangcheng.game.engine import Engine
from fangcheng.game.event_types import AnyEvent, Paid

StakeUnit = Literal["bases", "tai", "chips"]
UNITS: tuple[StakeUnit, ...] = ("bases", "tai", "chips")


class Played(Protocol):
    """What the ledger asks of a match."""

    engine: Engine
    table: Any
    actions: list[list[tuple[int, int]]]  # by hand

    @property
    def seats(self) -> int:
        """Return the number of players."""

    @property
    def persons(self) -> list[int]:
        """Return the person at each seat."""

    @property
    def hand_over(self) -> bool:
        """Return True if the hand has ended."""

    def seat_of(self, person: int) -> int:
        """Return the seat where a person sits."""


class OuterStake(Struct, frozen=True, kw_only=True):
    """One onlooker's stake: whom he follows, with how much, and which opponents have accepted it."""

    person: int  # the player he follows, by order of joining
    amount: int
    unit: StakeUnit
    accepted: tuple[int, ...] = ()  # persons; the others are not bound


class OuterPayment(Struct, frozen=True, kw_only=True):
    """What one settlement moved between an onlooker and a player; positive: the onlooker receives."""

    onlooker: str
    person: int  # who pays him, or whom he pays
    amount: int  # in the unit of the scores
    hand: int  # number of the hand in the match's record, from 0


class OuterOrder(Struct, frozen=True, kw_only=True):
    """One order as a saved match keeps it: after so many actions of that hand."""

    hand: int
    actions: int
    order: Literal["start", "accept", "change", "leave"]
    onlooker: str
    person: int = 0
    amount: int = 0
    unit: StakeUnit = "bases"


class Books(Struct, frozen=True):
    """What a ledger says at one moment, for `undo`. It leads to no match: who keeps it keeps none alive."""

    stakes: dict[str, OuterStake]
    accounts: dict[str, int]
    accounts_by_person: list[int]
    payments: list[OuterPayment]
    orders: list[OuterOrder]


class OuterStakes:
    """The outer stakes of one match. Orders are given between hands, or before anybody has acted in one.

    All refusals are StakeRefused with the rule, and change nothing.
    """

    def __init__(self, match: Played) -> None:
        self._match = match
        self.stakes: dict[str, OuterStake] = {}  # by onlooker
        self.accounts: dict[str, int] = {}  # by onlooker, over all matches of this company
        self.accounts_by_person: list[int] = [0] * match.seats  # the players' side of it; all accounts sum to zero
        self.payments: list[OuterPayment] = []
        self.orders: list[OuterOrder] = []

    # --- orders

    def start(self, onlooker: str, person: int, amount: int, unit: StakeUnit = "bases") -> OuterStake:
        """Let an onlooker follow a player with so many bases, tai or chips. No opponent is bound before he accepts.

        Rules: TAIWAN-75, TAIWAN-77.
        """
        self._check_order()
        self._check_person(person)
        if onlooker in self.stakes:
            raise self._refused(f"{onlooker} already follows person {self.stakes[onlooker].person}", "outer-stake")
        if amount < 1 or unit not in UNITS:
            raise self._refused(f"a stake is a number of bases, tai or chips, not {amount} {unit}", "outer-stake")
        self._check_begin("start")
        self.stakes[onlooker] = OuterStake(person=person, amount=amount, unit=unit)
        self.accounts.setdefault(onlooker, 0)
        self._note("start", onlooker, person, amount, unit)
        return self.stakes[onlooker]

    def accept(self, onlooker: str, person: int) -> OuterStake:
        """Let an opponent accept a stake; from now on it binds him and the onlooker.

        Rules: TAIWAN-76.
        """
        self._check_order()
        self._check_person(person)
        stake = self._stake(onlooker)
        if person == stake.person:
            raise self._refused(f"person {person} is the one {onlooker} follows, not an opponent", "outer-opponent")
        if person not in stake.accepted:
            self.stakes[onlooker] = replace(stake, accepted=(*stake.accepted, person))
            self._note("accept", onlooker, person)
        return self.stakes[onlooker]

    def change(self, onlooker: str, person: int) -> OuterStake:
        """Follow another player with the same stake; his opponents are asked anew.

        Rules: TAIWAN-76, TAIWAN-77.
        """
        self._check_order()
        self._check_person(person)
        stake = self._stake(onlooker)
        table, seat = self._match.table, self._match.seat_of(stake.person)
        if person == stake.person:
            raise self._refused(f"{onlooker} already follows person {person}", "outer-change")
        if not may_move_stake(table, self._match.engine.rules, seat):
            lost = stake_was_lost(table, seat)
            why = "no full round remains" if lost else "the stake has not just been lost to a win"
            raise self._refused(f"{onlooker} may not change: {why}", "outer-change")
        self.stakes[onlooker] = replace(stake, person=person, accepted=())
        self._note("change", onlooker, person)
        return self.stakes[onlooker]

    def leave(self, onlooker: str) -> None:
        """Give a stake up.

        Rules: TAIWAN-77.
        """
        self._check_order()
        table, seat = self._match.table, self._match.seat_of(self._stake(onlooker).person)
        if not may_leave_stake(table, seat):
            streak = int(coming_streak(table)) > 0
            why = "the dealer is on a streak" if streak else "the stake has not just been lost to a win"
            raise self._refused(f"{onlooker} may not leave: {why}", "outer-change")
        del self.stakes[onlooker]
        self._note("leave", onlooker)

    def value(self, stake: OuterStake) -> int:
        """Return what a stake is worth in the unit of the scores.

        Rules: TAIWAN-75.
        """
        rules = self._match.engine.rules
        return stake.amount * {"bases": int(rules["base"]), "tai": int(rules.unit), "chips": 1}[stake.unit]

    # --- driven by the match

    def settle(self, happened: Iterable[AnyEvent]) -> None:
        """Book what the wins of a step cost and bring the onlookers, whether they are paid or noted.

        Rules: TAIWAN-75, TAIWAN-76, TAIWAN-P19.
        """
        persons = self._match.persons
        for event in happened:
            if not isinstance(event, Paid) or event.seat is None:
                continue
            if event.cause == "win":
                payers = [persons[seat] for seat, change in enumerate(event.changes) if change < 0]
                self._settle_win(persons[event.seat], payers)
            elif event.cause == "noted" and event.other is not None:
                self._settle_win(persons[event.seat], [persons[event.other]])

    def end_match(self) -> None:
        """Drop all stakes, for a new match begins without any; the accounts go on."""
        self.stakes = {}

    def repeat(self, orders: Sequence[OuterOrder]) -> None:
        """Give again the orders of a saved match that belong to this moment."""
        for order in orders:
            if (order.hand, order.actions) != self._moment():
                continue
            if order.order == "start":
                self.start(order.onlooker, order.person, order.amount, order.unit)
            elif order.order == "leave":
                self.leave(order.onlooker)
            else:
                (self.accept if order.order == "accept" else self.change)(order.onlooker, order.person)

    def books(self) -> Books:
        """Return a copy of what the ledger says now."""
        return Books(
            dict(self.stakes),
            dict(self.accounts),
            list(self.accounts_by_person),
            list(self.payments),
            list(self.orders),
        )

    def go_back(self, books: Books) -> None:
        """Let the ledger say again what it said when these books were copied; nobody else may keep them."""
        self.stakes, self.accounts, self.accounts_by_person = books.stakes, books.accounts, books.accounts_by_person
        self.payments, self.orders = books.payments, books.orders

    def copy(self, match: Played) -> "OuterStakes":
        """Return an independent ledger for a match at the same point."""
        other = OuterStakes(match)
        other.go_back(self.books())
        return other

    # --- inside

    def _settle_win(self, winner: int, payers: Sequence[int]) -> None:
        for onlooker, stake in self.stakes.items():
            amount = self.value(stake)
            if stake.person == winner:
                for payer in payers:
                    if payer in stake.accepted:
                        self._pay(onlooker, payer, amount)
            elif stake.person in payers and winner in stake.accepted:
                self._pay(onlooker, winner, -amount)

    def _pay(self, onlooker: str, person: int, amount: int) -> None:
        self.accounts[onlooker] += amount
        self.accounts_by_person[person] -= amount
        hand, _ = self._moment()
        self.payments.append(OuterPayment(onlooker=onlooker, person=person, amount=amount, hand=hand))

    def _moment(self) -> tuple[int, int]:
        actions = self._match.actions
        return len(actions) - 1, len(actions[-1])

    def _note(
        self,
        order: Literal["start", "accept", "change", "leave"],
        onlooker: str,
        person: int = 0,
        amount: int = 0,
        unit: StakeUnit = "bases",
    ) -> None:
        hand, actions = self._moment()
        self.orders.append(
            OuterOrder(
                hand=hand, actions=actions, order=order, onlooker=onlooker, person=person, amount=amount, unit=unit
            )
        )

    def _stake(self, onlooker: str) -> OuterStake:
        if onlooker not in self.stakes:
            raise self._refused(f"{onlooker} follows nobody", "outer-stake")
        return self.stakes[onlooker]

    def _refused(self, reason: str, topic: str) -> StakeRefused:
        return StakeRefused(reason, self._match.engine.rule_of(topic))

    def _check_order(self) -> None:
        match = self._match
        if not match.engine.rules.outer_bet:
            raise self._refused("outer stakes are off at this table (option outer_bet)", "outer-stake")
        if match.table.phase == MATCH_OVER:
            raise self._refused("the match is over", "outer-change")
        if not match.hand_over and match.actions[-1]:
            raise self._refused("stakes are spoken of between hands", "outer-change")

    def _check_person(self, person: int) -> None:
        if not 0 <= person < self._match.seats:
            raise self._refused(f"no person {person} sits at this table", "outer-stake")

    def _check_begin(self, what: str) -> None:
        match = self._match
        if not may_begin_stake(match.table, match.engine.rules):
            streak = int(coming_streak(match.table)) > 0
            why = "the dealer is on a streak" if streak else "no full round remains"
            raise self._refused(f"nobody may {what} now: {why}", "outer-change")
