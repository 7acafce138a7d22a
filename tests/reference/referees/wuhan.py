"""Wuhan's flow: tiles laid aside one by one, no kong before the sea bed, and nobody asked in it (rules/wuhan.md)."""

from typing import ClassVar

from reference import wuhan
from reference.history import Move, Setting
from reference.referee import Referee, said
from reference.referee_common import Common
from reference.sheet import Seat, face, faces

SEA_BED = 4  # WUHAN-5


class Table(Common):
    """A win let pass bars others' tiles to the own next draw (WUHAN-12)."""

    defaults: ClassVar = {"green_kong": "off", "pizi_kong": "off"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, wuhan.verdict)

    def open_play(self) -> None:
        """Tiles laid aside are chosen, and never flowers of the deal."""

    # --- facts

    def kept_out(self) -> set[int]:
        """WUHAN-7, options: what is not discarded, and claimed by nobody."""
        return wuhan.to_lay(self.book.sheet(), self.options) | {wuhan.wild_of(self.book.sheet())}

    def singles(self) -> set[int]:
        """WUHAN-7, options: what may be laid aside by itself."""
        like_turned = faces(self.book.sheet().turned) if self.options["pizi_kong"] == "on" else []
        return self.kept_out() | set(like_turned)

    def kong_is_left(self) -> bool:
        """WUHAN-45."""
        return self.book.left > SEA_BED

    # --- on the own hand

    def may_do(self, seat: Seat) -> set[str]:
        """WUHAN-20: in the sea bed nobody is asked; WUHAN-39: single tiles after a claim too."""
        if self.book.left < SEA_BED:
            return set()
        found = super().may_do(seat)
        return found | (self.aside(seat) if self.kong_is_left() else set())

    def aside(self, seat: Seat) -> set[str]:
        """Kongs of a single tile."""
        singles = self.singles()
        return {said("kong", [tile]) for tile in self.book.hands[seat] if face(tile) in singles}

    def discards(self, seat: Seat) -> set[str]:
        """WUHAN-7, WUHAN-45."""
        out = self.kept_out()
        stuck = not self.kong_is_left() and all(kind in out for kind in self.held(seat))
        return self.thrown(seat, lambda tile: stuck or face(tile) not in out)

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """WUHAN-7, WUHAN-8."""
        return kind not in self.kept_out()

    # --- on a tile of another

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        """WUHAN-7."""
        return set() if face(offer.tile) in self.kept_out() else super().may_take(seat, offer)

    def may_chi(self, seat: Seat, called: int, low: int) -> bool:
        """WUHAN-8: no wild tile stands in a claim."""
        return wuhan.wild_of(self.book.sheet()) not in range(low, low + 3)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
