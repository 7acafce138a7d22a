"""Guangdong's flow: a win let pass bars its own kind until one moves (rules/guangdong.md, outside the preset)."""

from reference import guangdong
from reference.history import Setting
from reference.referee import Referee
from reference.referee_common import Common


class Table(Common):
    """GUANGDONG-20 to GUANGDONG-22: the bar ends with the own draw, chi, pon or kong."""

    barred = "kind"
    calls_lift = True

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, guangdong.verdict)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
