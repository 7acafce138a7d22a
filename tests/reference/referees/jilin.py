"""Jilin's flow: eggs, declaring ready and what may be laid behind it, the treasure (rules/jilin.md)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from reference import jilin
from reference.history import Setting
from reference.referee import Referee
from reference.referee_common import but, shape_waits
from reference.referee_eggs import FAMILIES, Eggs
from reference.referee_treasure import Treasure
from reference.sheet import Meld, Seat, face, faces
from reference.words import Hand


class Table(Treasure, Eggs):
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
        if not self.is_ready(seat):
            return True
        drawn = self.drawn(seat)
        return face(drawn) == kind and self.waits_before(seat) == self.waits(*self.with_kong(seat, kind))

    def waits_before(self, seat: Seat) -> set[int]:
        """Those of a ready hand without the tile just drawn."""
        return self.waits(but(self.book.hands[seat], self.drawn(seat)), self.book.melds[seat])

    def may_feed(self, seat: Seat, tile: str) -> bool:
        """JILIN-50."""
        if not self.is_ready(seat):
            return True
        rest = but(self.book.hands[seat], self.drawn(seat))
        return tile == self.drawn(seat) and self.waits_before(seat) == self.waits(rest, self.with_food(seat, tile))

    def with_food(self, seat: Seat, tile: str) -> list[Meld]:
        """The melds of a seat with one egg more of this tile; in which egg it lies is the same to a wait."""
        melds = list(self.book.melds[seat])
        index = next(number for number, meld in enumerate(melds) if meld.kind == "egg")
        melds[index] = replace(melds[index], tiles=melds[index].tiles + tile)
        return melds


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
