"""Jilin's flow: eggs, declaring ready and what may be laid behind it, the treasure (rules/jilin.md)."""

from collections.abc import Sequence
from typing import ClassVar

from reference import jilin
from reference.history import Setting
from reference.referee import Referee
from reference.referee_common import shape_waits
from reference.referee_eggs import FAMILIES
from reference.referee_locked import Locked
from reference.sheet import Meld, Seat, face, faces
from reference.words import Hand


class Table(Locked):
    """JILIN-8 to JILIN-15, JILIN-18 to JILIN-23, JILIN-43 to JILIN-52."""

    defaults: ClassVar = jilin.OPTIONS
    sizes: ClassVar = {"winds": (3, 4)}  # JILIN-12, JILIN-49

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, jilin.verdict)
        self.treasured = self.options["treasure"] == "on"
        self.flies = self.options["flying_egg"] == "on"
        self.families = FAMILIES if self.options["yao_jiu_eggs"] == "on" else ("winds", "dragons")

    def waits(self, rest: Sequence[str], melds: Sequence[Meld]) -> set[int]:
        """JILIN-19: what could win under JILIN-24 to JILIN-29."""
        laid = tuple((meld.kind, tuple(sorted(faces(meld.tiles)))) for meld in melds)
        own = sorted(map(face, rest))
        held = [*own, *(kind for _, group in laid for kind in group)]
        free = [kind for kind in shape_waits(tuple(own), not melds) if held.count(kind) < 4]
        hands = {kind: Hand(tuple(sorted([*own, kind])), laid, kind, "self") for kind in free}
        return {kind for kind, hand in hands.items() if any(True for _ in jilin.readings(hand, self.options))}

    # --- behind a declaration

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """JILIN-50: with the tile just drawn, if the waits stay the same."""
        return not self.is_ready(seat) or self.keeps_with_kong(seat, kind, [kind])

    def may_feed(self, seat: Seat, tile: str) -> bool:
        """JILIN-50."""
        return not self.is_ready(seat) or self.keeps_with_food(seat, tile)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
