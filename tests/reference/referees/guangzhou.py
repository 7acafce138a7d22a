"""Guangzhou's flow, and that of the preset chicken (rules/guangzhou.md)."""

from collections import Counter
from typing import ClassVar

from reference import guangzhou
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common, wild_tile, with_wild
from reference.sheet import Seat, face, tiles

PRESETS = ("chicken",)


class Table(Common):
    """GUANGZHOU-17: a win let pass bars others' tiles to the own next draw, chi, pon or kong.

    By the preset it bars that kind alone (GUANGDONG-20 to GUANGDONG-22), and all discards may be won on (GUANGZHOU-38).
    """

    calls_lift = True
    defaults: ClassVar = {"win_on_discard": "on", "chi": "on", "joker": "none"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, guangzhou.verdict)
        self.judge = with_wild(guangzhou.verdict, self.options["joker"])
        self.chi = self.options["chi"] == "on"
        if guangzhou.by_chicken(setting.options):
            self.barred, self.options["win_on_discard"] = "kind", "on"

    def is_wild(self, kind: int) -> bool:
        """GUANGZHOU-19."""
        return kind in map(face, tiles(wild_tile(self.book.sheet(), self.options["joker"])))

    def discards(self, seat: Seat) -> set[str]:
        """GUANGZHOU-16."""
        if self.claimed is None or self.claimed.what != "chi":
            return super().discards(seat)
        called = face(self.claimed.tile)
        return self.thrown(seat, lambda tile: face(tile) != called)

    def may_win(self, seat: Seat, offer: Move) -> bool:
        """GUANGZHOU-15, COMMON-18."""
        given = offer.what == "added" or self.options["win_on_discard"] == "on"
        return given and not self.is_wild(face(offer.tile)) and super().may_win(seat, offer)

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """GUANGZHOU-19."""
        return not self.is_wild(kind)

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """GUANGZHOU-19."""
        return self.may_kong(seat, kind)

    def may_claim_kong(self, seat: Seat, kind: int) -> bool:
        """GUANGZHOU-19."""
        return self.may_kong(seat, kind)

    def may_chi(self, seat: Seat, called: int, low: int) -> bool:
        """GUANGZHOU-19, and GUANGZHOU-16: a tile that may be discarded must be left."""
        run = {low, low + 1, low + 2}
        rest = self.held(seat) - Counter(run - {called})
        return not any(map(self.is_wild, run)) and any(kind != called for kind in rest.elements())


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
