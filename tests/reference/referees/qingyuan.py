"""Qingyuan's flow: no chow, and no win but by one's own draw (rules/qingyuan.md)."""

from typing import ClassVar

from reference import qingyuan
from reference.history import Setting
from reference.referee import Referee
from reference.referee_common import Common
from reference.sheet import Seat


class Table(Common):
    """QINGYUAN-7, QINGYUAN-8, QINGYUAN-13: nothing is lost by letting a win pass."""

    chi = False
    barred = "none"
    defaults: ClassVar = {"white_joker": "off"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, qingyuan.verdict)

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """QINGYUAN-27."""
        return kind != qingyuan.WHITE or self.options["white_joker"] == "off"

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """QINGYUAN-27."""
        return self.may_kong(seat, kind)

    def may_claim_kong(self, seat: Seat, kind: int) -> bool:
        """QINGYUAN-27."""
        return self.may_kong(seat, kind)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
