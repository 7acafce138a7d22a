"""Hefei's two flows: eight branches without a claim; openings and the wandering last tile (rules/hefei.md).

Neither who keeps an opening silent nor who leaves the last tile is told of: a referee sees that a seat has answered.
"""

from reference import hefei
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common
from reference.sheet import Seat

AT_DEFAULT = ("stake", "dice_kong")  # options that this referee does not follow


class Branches(Common):
    """HEFEI-9, HEFEI-13: nothing is claimed but a win; one let pass bars others' tiles to the own next draw."""

    chi = False
    robbable = ()

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, hefei.verdict)

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """HEFEI-9."""
        return False

    def may_claim_kong(self, seat: Seat, kind: int) -> bool:
        """HEFEI-9."""
        return False


class Table(Common):
    """The graded game (HEFEI-14 to HEFEI-20, HEFEI-31)."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, hefei.verdict)
        self.silent: set[Seat] = set()  # who has answered what he was dealt
        self.passing: set[Seat] = set()  # who has answered the last discard
        self.leaving: set[Seat] = set()  # and then the last tile

    # --- following

    def answered(self, seat: Seat) -> None:
        if self.opening():
            self.silent.add(seat)
        else:
            (self.passing if self.waiting() else self.leaving).add(seat)

    def after(self, move: Move) -> None:
        super().after(move)
        self.passing, self.leaving = set(), set()

    # --- facts

    def kong_is_left(self) -> bool:
        """HEFEI-46: besides the last tile."""
        return self.book.left > 1

    def opening(self) -> set[Seat]:
        """HEFEI-19, HEFEI-20: who may yet show what he was dealt."""
        if self.book.course:
            return set()
        return {
            seat
            for seat in self.seats
            if seat not in self.silent and any(hefei.openings("".join(self.book.hands[seat])))
        }

    def waiting(self) -> set[Seat]:
        """Who has yet to say what he does with the tile on offer."""
        return {seat for seat, actions in self.open_to.items() if actions} - self.passing if self.offer else set()

    def is_wandering(self) -> bool:
        """HEFEI-18: nobody has claimed the discard, and one tile is left."""
        return self.offer is not None and self.offer.what == "discard" and self.book.left == 1 and not self.waiting()

    def taker(self) -> Seat | None:
        """HEFEI-18: to whom the last tile is offered now."""
        assert self.offer is not None
        order = [(self.offer.seat + step) % len(self.seats) for step in range(1, len(self.seats) + 1)]
        return next((seat for seat in order if seat not in self.leaving), None)

    # --- what may be done

    def allowed(self, seat: Seat) -> set[str]:
        opening = self.opening()
        if opening:
            return {"show", "keep silent"} if seat in opening else set()
        if self.is_wandering():
            return {"take", "leave"} if seat == self.taker() else set()
        return super().allowed(seat)

    def discards(self, seat: Seat) -> set[str]:
        """HEFEI-18: who has taken the last tile throws it."""
        return super().discards(seat) if self.book.left else {f"{self.drawn(seat)} drawn"}


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return (Table if hefei.told_of(setting.options)["profile"] == "dahu" else Branches)(setting)
