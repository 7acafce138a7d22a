"""The flow of Guangdong's push-down game: no chow, three in hand are no pung (rules/tuidaohu.md)."""

from dataclasses import replace
from typing import ClassVar

from reference import tuidaohu
from reference.history import Setting
from reference.referee import Referee
from reference.referee_common import Common
from reference.sheet import Seat

# Horses are bought before the deal, which no history tells; the rest is for the competition rules.
AT_DEFAULT = (
    *("horses_dealer", "horses_others", "outside_buyers", "outside_horses"),
    *("hand_values", "chi", "ready_declare", "reserve_stacks", "pass_rule"),
)


class Table(Common):
    """TUIDAOHU-21 to TUIDAOHU-23: a win let pass bars others' tiles to the own next draw, pon or kong."""

    chi = False  # TUIDAOHU-12
    calls_lift = True
    defaults: ClassVar = {"pon_with_three": "off"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(replace(setting, kongs_keep=()), tuidaohu.verdict)

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """TUIDAOHU-14: who holds three takes the fourth for a kong or leaves it."""
        return self.options["pon_with_three"] == "on" or len(self.of_face(seat, kind)) < 3


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
