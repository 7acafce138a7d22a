"""The flow of Guangdong's folk rules: flowers, no chow but by option (rules/guangdong_folk.md)."""

from typing import ClassVar

from reference import guangdong_folk
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common
from reference.sheet import Seat


class Table(Common):
    """GUANGDONG_FOLK-19: a win let pass bars others' tiles to the own next draw, pon or kong."""

    calls_lift = True
    defaults: ClassVar = {"chi": "off", "horses": "off"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, guangdong_folk.verdict)
        self.chi = self.options["chi"] == "on"

    def bids(self, seat: Seat) -> set[str]:
        """GUANGDONG_FOLK-33."""
        return set() if self.options["horses"] == "off" else {"stake 0", "stake 1"}

    def after(self, move: Move) -> None:
        """GUANGDONG_FOLK-39: a horse is out of the wall."""
        super().after(move)
        if move.what == "bet":
            self.book.left -= move.number


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
