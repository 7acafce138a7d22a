"""Hong Kong's flow: a win let pass, and the kong robbed by thirteen orphans (rules/hongkong.md)."""

from typing import ClassVar

from reference import hongkong
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common
from reference.sheet import Seat

PRESETS = ("aimj",)
AT_DEFAULT = ("flower_win",)  # options that this referee does not follow


class Table(Common):
    """HONGKONG-16: a win let pass bars wins on others' tiles to the own next draw."""

    robbable = ("added", "concealed")
    defaults: ClassVar = {"pass_rule": "own draw", "rob_concealed": "off"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, hongkong.verdict)
        if setting.options.get("preset") == "aimj" and "pass_rule" not in setting.options:
            self.options["pass_rule"] = "off"  # HONGKONG-P1
        self.barred = "none" if self.options["pass_rule"] == "off" else "any"

    def may_win(self, seat: Seat, offer: Move) -> bool:
        """HONGKONG-15."""
        if not super().may_win(seat, offer):
            return False
        rows = self.wins(seat, offer.tile, "rob", offer.seat).rows
        return offer.what != "concealed" or (self.options["rob_concealed"] == "on" and "thirteen_orphans" in rows)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
