"""Yingkou's flow: the last tile, which is wild, is taken or left (rules/yingkou.md)."""

from typing import ClassVar

from reference import yingkou
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_last import LastTile
from reference.sheet import Seat, face


class Table(LastTile):
    """YINGKOU-9 to YINGKOU-17, YINGKOU-34 to YINGKOU-36."""

    defaults: ClassVar = {"wild": "last tile"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, yingkou.verdict)
        self.is_round = self.options["wild"] == "last tile"
        self.last = 1 if self.is_round else -1

    def kong_is_left(self) -> bool:
        """YINGKOU-10: the very last tile is no replacement."""
        return self.book.left > int(self.is_round)

    def is_wild(self, kind: int) -> bool:
        """COMMON-18: option `wild: indicator`."""
        turned = "".join(self.book.turned)
        return bool(turned) and self.options["wild"] == "indicator" and kind == yingkou.successor(face(turned))

    def may_do(self, seat: Seat) -> set[str]:
        """YINGKOU-17: who has taken the last tile wins with it, or nobody does."""
        if self.taken:
            return {"win"} if self.wins_by_draw(seat) else set()
        return super().may_do(seat)

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        """COMMON-18."""
        return set() if self.is_wild(face(offer.tile)) else super().may_take(seat, offer)

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """Option `wild: indicator`: a wild tile is not konged."""
        return not self.is_wild(kind) and super().may_kong(seat, kind)

    def may_chi(self, seat: Seat, called: int, low: int) -> bool:
        """COMMON-18."""
        return not any(map(self.is_wild, range(low, low + 3)))


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
