"""Qingyuan's flow: no chow, and no win but by one's own draw (rules/qingyuan.md, without jokers)."""

from reference import qingyuan
from reference.history import Setting
from reference.referee import Referee
from reference.referee_common import Common

AT_DEFAULT = ("white_joker",)  # options that this referee does not follow


class Table(Common):
    """QINGYUAN-7, QINGYUAN-8, QINGYUAN-13: nothing is lost by letting a win pass."""

    chi = False
    barred = "none"

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, qingyuan.verdict)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
