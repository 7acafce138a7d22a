"""Jiangnan's flow: what one has thrown one neither chows nor wins on; wild tiles are claimed (rules/jiangnan.md)."""

from typing import ClassVar

from reference import jiangnan
from reference.history import Setting
from reference.referee import Referee
from reference.referee_common import Common
from reference.sheet import Seat, face, name


class Table(Common):
    """JIANGNAN-10, JIANGNAN-12 to JIANGNAN-14, JIANGNAN-18 to JIANGNAN-20; the scorer knows which wins a river bars."""

    barred = "none"  # JIANGNAN-13: no other rule of wins let pass
    defaults: ClassVar = {"own_river_pong": "allowed", "heart": "off"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, jiangnan.verdict)

    def allowed(self, seat: Seat) -> set[str]:
        """JIANGNAN-10: first everybody writes down a kind, whichever he likes."""
        if self.options["heart"] == "on" and not all(self.book.hearts):
            return {f"imagine {name(kind)}" for kind in range(34)}
        return super().allowed(seat)

    def has_thrown(self, seat: Seat, kind: int) -> bool:
        """JIANGNAN-12: in this hand, claimed since or not."""
        return any(what == "discard" and who == seat and face(tile) == kind for what, who, tile in self.book.course)

    def may_chi(self, seat: Seat, called: int, low: int) -> bool:
        """JIANGNAN-12."""
        return not self.has_thrown(seat, called)

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """JIANGNAN-14, option own_river_pong."""
        return self.options["own_river_pong"] == "allowed" or not self.has_thrown(seat, kind)

    def may_claim_kong(self, seat: Seat, kind: int) -> bool:
        """JIANGNAN-14, option own_river_pong."""
        return self.may_pon(seat, kind)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
