"""The flow of Guangxi, both styles: what a passed win bars, and what a chow keeps in hand (rules/guangxi.md)."""

from collections import Counter
from typing import ClassVar

from reference import guangxi
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common
from reference.sheet import Seat, face, tiles

SMALL, LOOSE, BIG = range(3)
OPEN_AFTER = {SMALL: {"big"}, LOOSE: {"seven_stars"}, BIG: set()}  # GUANGXI-12: what may be won after which


class Table(Common):
    """GUANGXI-12: the bar ends with the own draw, chi, pon or kong."""

    calls_lift = True
    defaults: ClassVar = {"style": "guilin"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, guangxi.verdict)

    def words(self, seat: Seat, offer: Move) -> set[str]:
        """What a win on the tile would be called: its rows, and `big` if one of them is."""
        by = "discard" if offer.what == "discard" else "rob"
        rows = {*self.wins(seat, offer.tile, by, offer.seat).rows}
        return rows if rows & {"basic_win", "thirteen_misfits"} else rows | {"big"}

    def let_pass(self, seat: Seat, offer: Move, actions: set[str]) -> None:
        """GUANGXI-12, GUANGXI-34."""
        if "win" in actions:
            words = self.words(seat, offer)
            small = SMALL if "basic_win" in words else LOOSE if "thirteen_misfits" in words else BIG
            self.missed[seat].add(BIG if self.options["style"] == "liuzhou" else small)

    def is_barred(self, seat: Seat, tile: str) -> bool:
        """Whether a bar stands is asked of the win itself."""
        return False

    def may_win(self, seat: Seat, offer: Move) -> bool:
        """GUANGXI-12."""
        if not super().may_win(seat, offer):
            return False
        words = self.words(seat, offer) if self.missed[seat] else set()
        return all(words & OPEN_AFTER[passed] for passed in self.missed[seat])

    def discards(self, seat: Seat) -> set[str]:
        """GUANGXI-11."""
        if self.claimed is None or self.claimed.what != "chi":
            return super().discards(seat)
        run = sorted(map(face, tiles(self.book.melds[seat][-1].tiles)))
        kept = kept_back(face(self.claimed.tile), run[0])
        return self.thrown(seat, lambda tile: face(tile) not in kept)

    def may_chi(self, seat: Seat, called: int, low: int) -> bool:
        """GUANGXI-11: a tile that may be discarded must be left."""
        rest = self.held(seat) - Counter({low, low + 1, low + 2} - {called})
        return any(kind not in kept_back(called, low) for kind in rest.elements())


def kept_back(called: int, low: int) -> set[int]:
    """GUANGXI-11: the claimed kind, and that at the other end of the two tiles it joined."""
    other = low + 3 if called == low else low - 1 if called == low + 2 else called
    return {called, other} if other // 9 == called // 9 else {called}


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
