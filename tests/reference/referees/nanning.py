"""Nanning's flow: no chow, wild tiles that are kept, passed wins barred to the own next turn (rules/nanning.md).

That a sealed player does not win, and which occasions open a win to a plain hand, the scorer says (NANNING-12,
NANNING-16).
"""

from typing import ClassVar

from reference import nanning
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common
from reference.sheet import Seat, face


class Table(Common):
    """NANNING-11: the bar ends with the own draw, pon or kong."""

    chi = False  # NANNING-6
    calls_lift = True
    defaults: ClassVar = {"joker": "off"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, nanning.verdict)

    def is_wild(self, kind: int) -> bool:
        """NANNING-13."""
        told = nanning.OPTIONS | self.options
        return kind in nanning.wild_of(self.book.sheet(), told)

    def discards(self, seat: Seat) -> set[str]:
        """NANNING-13: a wild tile only by him who holds nothing else."""
        only = all(self.is_wild(kind) for kind in self.held(seat))
        return self.thrown(seat, lambda tile: only or not self.is_wild(face(tile)))

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """NANNING-13."""
        return not self.is_wild(kind)

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        """NANNING-13, COMMON-18: a wild tile is claimed by nobody."""
        return set() if self.is_wild(face(offer.tile)) else super().may_take(seat, offer)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
