"""Where the last tile of the wall is offered round, face down: each may take it or leave it."""

from reference.history import Move
from reference.referee_common import CLAIMS, Common
from reference.sheet import Seat


class LastTile(Common):
    """Once one tile is left and nobody takes the discard, the next player is asked, then the next, once each."""

    last = 1  # tiles left when it is offered
    thrower: Seat | None = None  # whose discard nobody has taken
    left_by = 0  # how many have left it since
    taken = False

    def begin_offer(self, seat: Seat | None) -> None:
        """The tile will be offered round from the player after this one, who has thrown; None: not yet."""
        self.thrower, self.left_by = seat, 0

    def see(self, move: Move) -> None:
        super().see(move)
        if move.what == "discard":
            self.begin_offer(move.seat if self.book.left == self.last else None)
        elif move.what in CLAIMS:
            self.begin_offer(None)
        elif move.what == "answer":
            self.left_by += 1
            self.taken = move.word == "take"

    def is_offered(self) -> bool:
        """Return True while somebody is asked."""
        return self.thrower is not None and not self.taken and (self.offer is None or self.all_passed())

    def last_answers(self, seat: Seat) -> set[str]:
        """What who is asked may say."""
        return {"take", "leave"}

    def allowed(self, seat: Seat) -> set[str]:
        if not self.is_offered():
            return super().allowed(seat)
        assert self.thrower is not None
        asked = (self.thrower + 1 + self.left_by) % len(self.seats)
        return self.last_answers(seat) if seat == asked and self.left_by < len(self.seats) else set()
