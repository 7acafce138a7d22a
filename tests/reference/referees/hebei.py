"""Hebei's flow: a tile may be turned whose successor nobody claims (rules/hebei.md)."""

from typing import ClassVar

from reference import hebei
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common, after
from reference.sheet import Seat, face


class Table(Common):
    """HEBEI-16: a win let pass bars wins on others' tiles to the own next draw."""

    defaults: ClassVar = {"chi": "on", "joker": "off"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, hebei.verdict)
        self.chi = self.options["chi"] == "on"

    def is_wild(self, kind: int) -> bool:
        """HEBEI-25, option `joker`."""
        turned = self.book.sheet().turned
        return self.options["joker"] == "on" and turned != "" and face(after(turned)) == kind

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """Option `joker`."""
        return not self.is_wild(kind)

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        """Option `joker`, COMMON-18."""
        return set() if self.is_wild(face(offer.tile)) else super().may_take(seat, offer)

    def may_chi(self, seat: Seat, called: int, low: int) -> bool:
        """COMMON-18: none stands in a claim."""
        return not any(map(self.is_wild, range(low, low + 3)))


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
