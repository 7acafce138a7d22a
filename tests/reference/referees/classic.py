"""The plain game's flow: its options about chows, wins let pass and swap-calling (rules/classic.md)."""

from typing import ClassVar

from reference import classic
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common
from reference.sheet import Seat, face, tiles

BARS = {"off": "none", "equal tile": "kind", "any": "any"}


class Table(Common):
    """CLASSIC-25: with `missed_win` the bar ends with the own next draw or claim."""

    calls_lift = True
    defaults: ClassVar = {"chow": "on", "missed_win": "off", "swap": "allowed"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, classic.verdict)
        self.chi = self.options["chow"] == "on"
        self.barred = BARS[self.options["missed_win"]]

    def discards(self, seat: Seat) -> set[str]:
        """CLASSIC-22."""
        gone = self.forbidden(self.claimed) if self.claimed is not None else set()
        return self.thrown(seat, lambda tile: face(tile) not in gone)

    def forbidden(self, claim: Move) -> set[int]:
        """CLASSIC-22: what may not be thrown straight after a claim."""
        if self.options["swap"] == "allowed" or claim.what not in ("chi", "pon"):
            return set()
        low = min(map(face, tiles(claim.tiles)))
        return swapped(face(claim.tile), low) if claim.what == "chi" else {low}

    def may_chi(self, seat: Seat, called: int, low: int) -> bool:
        """Something must be left to throw."""
        return self.leaves(seat, [kind for kind in range(low, low + 3) if kind != called], swapped(called, low))

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """Something must be left to throw."""
        return self.leaves(seat, [kind, kind], {kind})

    def leaves(self, seat: Seat, laid: list[int], gone: set[int]) -> bool:
        """Return True if the hand behind a claim holds a tile that may be thrown."""
        rest = self.held(seat)
        rest.subtract(laid)
        return self.options["swap"] == "allowed" or any(count for kind, count in rest.items() if kind not in gone)


def swapped(called: int, low: int) -> set[int]:
    """The kind eaten, and what would have made the same two a run at their other end."""
    if called == low and low % 9 < 6:
        return {called, low + 3}
    if called == low + 2 and low % 9 > 0:
        return {called, low - 1}
    return {called}


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
