"""The flow of Guangdong's folk rules: flowers, no chow but by option (rules/guangdong_folk.md)."""

from typing import ClassVar

from reference import guangdong_folk
from reference.history import Setting
from reference.referee import Referee
from reference.referee_common import Common

AT_DEFAULT = ("horses",)  # bought before the deal, which no history tells


class Table(Common):
    """GUANGDONG_FOLK-19: a win let pass bars others' tiles to the own next draw, pon or kong."""

    calls_lift = True
    defaults: ClassVar = {"chi": "off"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, guangdong_folk.verdict)
        self.chi = self.options["chi"] == "on"


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
