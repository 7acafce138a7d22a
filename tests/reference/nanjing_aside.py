"""What rules/nanjing.md has paid at once, and purses that give no more than they hold; no code of the engine."""

from collections.abc import Mapping

from reference.sheet import Kong, Seat, Sheet, added, face, total_of
from reference.words import WINDS

FLOWER_KONGS = ((31,) * 4, (32,) * 4, (33,) * 4, (36, 37, 38, 39), (40, 41, 42, 43))


class Ledger:
    """What each seat has left, and what has been paid beside wins."""

    def __init__(self, sheet: Sheet, purse: tuple[int, ...], times: int) -> None:
        self.sheet = sheet
        self.left = list(purse)  # empty where nobody has a limit
        self.times = times
        self.by_cause: dict[str, tuple[int, ...]] = {}
        self.rewarded: set[tuple[str, Seat]] = set()

    def is_empty(self, seat: Seat) -> bool:
        """NANJING-22."""
        return bool(self.left) and self.left[seat] <= 0

    def book(self, payments: tuple[int, ...]) -> None:
        """Write payments into the purses."""
        if self.left:
            self.left = list(added(self.left, payments))

    def settle(self, receiver: Seat, amounts: Mapping[Seat, int]) -> tuple[int, ...]:
        """NANJING-21: each pays what he has at most."""
        seats, paid = self.sheet.seats, {}
        for payer, amount in amounts.items():
            paid[payer] = min(amount, max(0, self.left[payer])) if self.left else amount
        payments = total_of(seats, {receiver: sum(paid.values())} | {payer: -amount for payer, amount in paid.items()})
        self.book(payments)
        return payments

    # --- what is due at once

    def pay_at_once(self) -> None:
        """NANJING-26, NANJING-27, in the order in which it came about."""
        kongs = list(self.sheet.kongs)
        laid: dict[Seat, list[int]] = {seat: [] for seat in range(self.sheet.seats)}
        thrown: list[tuple[Seat, int]] = []  # since the last claim
        rivers: dict[Seat, list[int]] = {seat: [] for seat in range(self.sheet.seats)}
        for what, seat, tile in self.sheet.course:
            if what in ("chi", "pon", "kong"):
                thrown.clear()
            if what in ("kong", "added", "concealed") and kongs:
                self.pay_kong(kongs.pop(0))
            if what == "flower":
                laid[seat].append(face(tile))
                self.pay_flowers(seat, laid[seat])
            if what == "discard":
                thrown.append((seat, face(tile)))
                rivers[seat].append(face(tile))
                self.pay_discards(seat, rivers[seat], thrown[-4:])
        for kong in kongs:  # of a sheet that does not tell the course
            self.pay_kong(kong)

    def pay_kong(self, kong: Kong) -> None:
        """A direct and an added kong are paid by who has fed the tile or the pong."""
        if kong.kind == "concealed":
            self.collect("concealed_kong", kong.seat, 5)
        else:
            cause = "open_kong" if kong.kind == "kong" else "added_kong"
            self.note(cause, self.settle(kong.seat, {kong.feeder: 10 * self.times}))

    def pay_flowers(self, seat: Seat, laid: list[int]) -> None:
        """A flower kong, with its fourth tile."""
        for kinds in FLOWER_KONGS:
            if laid[-1] in kinds and sum(kind in kinds for kind in laid) == 4:
                self.collect("flower_kong", seat, 10)

    def pay_discards(self, seat: Seat, river: list[int], last: list[tuple[Seat, int]]) -> None:
        """Four winds, a followed discard, four of a kind; each once to a player."""
        if len(river) == 4 and set(river) == set(WINDS):
            self.collect("four_winds", seat, 5)
        if len({giver for giver, _ in last}) == 4 and len({kind for _, kind in last}) == 1:
            self.once("followed_discard", last[0][0])
        if river.count(river[-1]) == 4:
            self.once("four_of_a_kind", seat)

    def collect(self, cause: str, receiver: Seat, amount: int) -> None:
        """One is paid by each of the others."""
        amounts = dict.fromkeys(self.sheet.others(receiver), amount * self.times)
        self.note(cause, self.settle(receiver, amounts))

    def once(self, cause: str, payer: Seat) -> None:
        """One pays each of the others, in turn order from him, once in a hand."""
        if (cause, payer) not in self.rewarded:
            self.rewarded.add((cause, payer))
            for receiver in self.sheet.others(payer):
                self.note(cause, self.settle(receiver, {payer: 5 * self.times}))

    def note(self, cause: str, payments: tuple[int, ...]) -> None:
        """Put payments to those of the same cause."""
        self.by_cause[cause] = added(self.by_cause[cause], payments) if cause in self.by_cause else payments
