"""Changchun's flow: eggs and flying ones, declaring ready, the treasure (rules/changchun.md)."""

from collections.abc import Sequence
from typing import ClassVar

from reference import changchun
from reference.changchun import Held
from reference.history import Setting
from reference.referee import Referee
from reference.referee_common import shape_waits
from reference.referee_eggs import FAMILIES, Eggs
from reference.referee_treasure import Treasure
from reference.sheet import Meld, Seat, face, faces
from reference.words import is_outer, suits

AT_DEFAULT = (  # the flow of the preset is not followed
    "must_declare",
    "kong_after_ready",
    "egg_after_call",
    "egg_claims",
    "draw_only_tail",
    "treasure_time",
    "last_hand_tile",
    "pass_rule",
)


class Table(Treasure, Eggs):
    """CHANGCHUN-8 to CHANGCHUN-29, CHANGCHUN-48 to CHANGCHUN-52."""

    defaults: ClassVar = changchun.OPTIONS

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, changchun.verdict)
        self.treasured = self.options["treasure"] == "on"
        self.flies = self.options["flying_egg"] == "on"
        self.families = FAMILIES if self.options["yao_jiu_eggs"] == "on" else ("winds", "dragons")
        self.sizes = {"winds": (4,)} if self.options["wind_egg"] == "four" else {}

    def waits(self, rest: Sequence[str], melds: Sequence[Meld]) -> set[int]:
        """CHANGCHUN-22, COMMON-11: what could win under CHANGCHUN-30 to CHANGCHUN-35."""
        own = self.held_of(rest, melds)
        free = [kind for kind in shape_waits(tuple(sorted(own.rest)), not melds) if own.owned.count(kind) < 4]
        return {kind for kind in free if any(True for _ in changchun.shapes(own, kind, self.options))}

    @staticmethod
    def held_of(rest: Sequence[str], melds: Sequence[Meld]) -> Held:
        """A hand without its winning tile; what lies in an egg is what it stands for (CHANGCHUN-20)."""
        own = [face(tile) for tile in rest]
        laid = tuple((meld.kind, tuple(sorted(faces(meld.stands_for or meld.tiles)))) for meld in melds)
        return Held(tuple(own), laid, (*own, *(kind for meld in melds for kind in faces(meld.tiles))))

    def is_waiting(self, rest: Sequence[str], melds: Sequence[Meld]) -> bool:
        """CHANGCHUN-23: three suits and a terminal or honour are there already."""
        own = self.held_of(rest, melds)
        kinds = [*own.rest, *(kind for _, group in own.melds for kind in group)]
        return len(suits(kinds)) == 3 and any(map(is_outer, kinds)) and bool(self.waits(rest, melds))

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """CHANGCHUN-24."""
        return not self.is_ready(seat)

    def may_feed(self, seat: Seat, tile: str) -> bool:
        """CHANGCHUN-24."""
        return not self.is_ready(seat)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
