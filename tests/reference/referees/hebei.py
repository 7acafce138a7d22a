"""Hebei's flow (rules/hebei.md, without jokers)."""

from typing import ClassVar

from reference import hebei
from reference.history import Setting
from reference.referee import Referee
from reference.referee_common import Common

AT_DEFAULT = ("joker",)  # options that this referee does not follow


class Table(Common):
    """HEBEI-16: a win let pass bars wins on others' tiles to the own next draw."""

    defaults: ClassVar = {"chi": "on"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, hebei.verdict)
        self.chi = self.options["chi"] == "on"


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
