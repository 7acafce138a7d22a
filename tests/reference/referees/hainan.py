"""Hainan's flow: a discard is won only with a key, and what was just eaten is not thrown (rules/hainan.md)."""

from typing import ClassVar

from reference import hainan
from reference.history import Setting
from reference.referee import Referee
from reference.referee_common import Common
from reference.sheet import Seat, face


class Table(Common):
    """HAINAN-20: a win declined bars wins on others' tiles to the own next draw, chi, pon or kong."""

    calls_lift = True
    defaults: ClassVar = {"ga": "off"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, hainan.verdict)

    def bids(self, seat: Seat) -> set[str]:
        """HAINAN-42."""
        numbers = {"off": "", "on": "01235", "free": "012345"}[self.options["ga"]]
        return {f"stake {number}" for number in numbers}

    def discards(self, seat: Seat) -> set[str]:
        """HAINAN-17."""
        eaten = face(self.claimed.tile) if self.claimed is not None and self.claimed.what == "chi" else None
        return self.thrown(seat, lambda tile: face(tile) != eaten)

    def may_chi(self, seat: Seat, called: int, low: int) -> bool:
        """HAINAN-17: something must be left to throw."""
        rest = self.held(seat)
        rest.subtract(kind for kind in range(low, low + 3) if kind != called)
        return any(count for kind, count in rest.items() if kind != called)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
