"""Shanghai's flow: few hands win, and a win let pass bars its own kind until one moves (rules/shanghai.md)."""

from reference import shanghai
from reference.history import Setting
from reference.referee import Referee
from reference.referee_common import Common


class Table(Common):
    """SHANGHAI-16, SHANGHAI-17: the bar ends with the own draw, chow, pong or kong."""

    barred = "kind"
    calls_lift = True

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, shanghai.verdict)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
