"""Where the treasure is thrown for at the start of the declarer's next own turn, seen there only, and put back.

An own turn is here one that begins with a draw from the wall. Unless `later` says so it is as in referee_treasure.py.
"""

from reference.history import Move
from reference.referee_common import CLAIMS
from reference.referee_locked import Locked
from reference.sheet import Seat, face

NUMBERS = 6  # of a die; each is thrown once in a hand (CHANGCHUN-P9)


class Later(Locked):
    """CHANGCHUN-P7 to CHANGCHUN-P9."""

    later = False
    comer: Seat | None = None  # whose turn begins if nobody takes the tile on offer
    lies_aside = False  # a treasure has been thrown for and not been put back
    thrown_for = 0  # how many numbers have been thrown
    looking = False  # who begins has looked just now
    again = False  # and has said that he throws again

    # --- following

    def answered(self, seat: Seat, action: str) -> None:
        if self.is_asked():
            self.again = action == "throw again"
            self.matching = seat if action == "win" else None
        else:
            super().answered(seat, action)

    def due(self) -> tuple[str, Seat] | None:
        """What must come before the draw with which a turn begins."""
        if not self.later or self.matching is not None:
            return super().due()
        seat = self.comer
        if seat is None or not self.begins_turn(seat):
            return None
        if self.again or (not self.lies_aside and self.thrown_for < NUMBERS):
            return "treasure", seat
        return ("look", seat) if self.lies_aside and seat not in self.book.seen else None

    def check(self, move: Move) -> None:
        """Who takes the tile on offer begins another turn; who puts the treasure back has said so."""
        if not self.later or move.what not in (*CLAIMS, "ended"):
            assert not self.later or move.what != "treasure" or (move.word == "back") == self.again, f"{move}"
            super().check(move)

    def after(self, move: Move) -> None:
        if not self.later:
            super().after(move)
            return
        if move.what == "discard":
            self.comer = self.next_to(move.seat)
        elif move.what in (*CLAIMS, "draw"):
            self.comer, self.looking, self.matching = None, False, None
        elif move.what == "look":
            self.looking = True
        elif move.what == "treasure":
            self.lies_aside, self.again = move.word != "back", False
            self.thrown_for += self.lies_aside

    # --- facts

    def begins_turn(self, seat: Seat) -> bool:
        """Return True if the treasure concerns a seat whose turn begins with a draw."""
        return self.treasured and self.is_ready(seat)

    def is_asked(self) -> bool:
        """Return True while who begins his turn may say something of the treasure that he has seen."""
        seat = self.comer
        if not self.later or seat is None or not self.is_let_pass():
            return False
        seen = self.lies_aside and seat in self.book.seen and self.begins_turn(seat)
        return seen and (self.looking or self.is_shown_up())

    def is_let_pass(self) -> bool:
        """Return True once nobody takes the tile on offer; if it declared, the declaration stands then."""
        if self.offer is None:
            return True
        return self.all_passed() and (not self.offer.ready or self.offer.seat in self.book.stood)

    # --- what is open

    def allowed(self, seat: Seat) -> set[str]:
        """CHANGCHUN-P8, CHANGCHUN-P9."""
        if not self.is_asked():
            return super().allowed(seat)
        if seat != self.comer:
            return set()
        waited = face(self.book.treasure) in self.waits(self.book.hands[seat], self.book.melds[seat])
        found = {"win"} if self.looking and waited else set()
        return {"pass"} | found | ({"throw again"} if self.is_shown_up() else set())
