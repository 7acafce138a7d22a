"""Shenzhen's flow: wins by own draws and robbed kongs, by option wild tiles and chows (rules/shenzhen.md)."""

from typing import ClassVar

from reference import shenzhen
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common, wild_tile, with_wild
from reference.sheet import Seat, face, tiles


class Table(Common):
    """SHENZHEN-7, SHENZHEN-10 to SHENZHEN-13."""

    defaults: ClassVar = {"win_on_discard": "off", "chi": "off", "joker": "none"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, shenzhen.verdict)
        self.judge = with_wild(shenzhen.verdict, self.options["joker"])
        self.chi = self.options["chi"] == "on"
        self.barred = "any" if self.options["win_on_discard"] == "on" else "none"

    def is_wild(self, kind: int) -> bool:
        """SHENZHEN-13."""
        return kind in map(face, tiles(wild_tile(self.book.sheet(), self.options["joker"])))

    def may_win(self, seat: Seat, offer: Move) -> bool:
        """SHENZHEN-10, SHENZHEN-11, COMMON-18."""
        given = offer.what == "added" or self.options["win_on_discard"] == "on"
        return given and not self.is_wild(face(offer.tile)) and super().may_win(seat, offer)

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """SHENZHEN-13."""
        return not self.is_wild(kind)

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """SHENZHEN-13."""
        return self.may_kong(seat, kind)

    def may_claim_kong(self, seat: Seat, kind: int) -> bool:
        """SHENZHEN-13."""
        return self.may_kong(seat, kind)

    def may_chi(self, seat: Seat, called: int, low: int) -> bool:
        """COMMON-18: a discarded wild tile is claimed by nobody, and none stands in a claim."""
        return not any(map(self.is_wild, range(low, low + 3)))


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
