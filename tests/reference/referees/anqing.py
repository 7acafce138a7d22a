"""Anqing's flow: no chow, a drill that nobody claims; kong tiles go aside by themselves (rules/anqing.md)."""

from reference import anqing
from reference.history import Setting
from reference.referee import Referee
from reference.referee_common import Common
from reference.sheet import Seat

AT_DEFAULT = ("end",)  # where the turned tile lies is in no history


class Table(Common):
    """ANQING-23: a win let pass bars wins on others' tiles to the own next draw."""

    chi = False

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, anqing.verdict)

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """ANQING-9."""
        return kind != anqing.drill_of(self.book.sheet())

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """ANQING-10."""
        return self.may_kong(seat, kind)

    def may_claim_kong(self, seat: Seat, kind: int) -> bool:
        """ANQING-10."""
        return self.may_kong(seat, kind)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
