"""Beijing's flow: the duty to follow the dealer's honour, and the concealed kong robbed by a straight.

All of it is in rules/beijing.md; how kongs shorten the wall stands with its scorer (BEIJING-7, BEIJING-8).
"""

from typing import ClassVar

from reference import beijing
from reference.history import Setting
from reference.referee import Referee
from reference.referee_common import Common
from reference.sheet import Seat, face
from reference.words import HONOURS, WINDS

HANDS = 24  # so many bring the duty to follow
AT_DEFAULT = ("manual_table",)  # options that this referee does not follow


class Table(Common):
    """BEIJING-19: a win let pass bars wins on others' tiles to the own next draw or call."""

    calls_lift = True
    robbable = ("added", "concealed")  # BEIJING-36, BEIJING-37
    defaults: ClassVar = {"follow_duty": "winds and dragons"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, beijing.verdict)

    def discards(self, seat: Seat) -> set[str]:
        """BEIJING-21, BEIJING-22."""
        kind = self.to_follow(seat)
        holds = kind in self.held(seat)
        return self.thrown(seat, lambda tile: not holds or face(tile) == kind)

    def to_follow(self, seat: Seat) -> int | None:
        """The honour that the dealer has thrown first and everybody since (BEIJING-21 to BEIJING-24, BEIJING-53)."""
        thrown = [face(tile) for _, tile in self.book.order]
        if not thrown or len(thrown) >= len(self.seats) or self.book.calls or len(set(thrown)) > 1:
            return None
        bound = {"winds and dragons": HONOURS, "winds only": WINDS, "off": ()}[self.options["follow_duty"]]
        return thrown[0] if thrown[0] in bound else None


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
