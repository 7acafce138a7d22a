"""Changchun's flow: eggs and flying ones, declaring ready, the treasure (rules/changchun.md)."""

from collections.abc import Sequence
from typing import ClassVar

from reference import changchun
from reference.changchun import Held
from reference.history import Move, Setting
from reference.referee import Referee, said
from reference.referee_common import but, shape_waits
from reference.referee_eggs import FAMILIES
from reference.referee_locked import Locked
from reference.sheet import Meld, Seat, face, faces, name
from reference.words import is_outer, suits

AT_DEFAULT = (  # of the preset these are not followed
    "must_declare",
    "egg_claims",
    "draw_only_tail",
    "treasure_time",
    "pass_rule",
)


class Table(Locked):
    """CHANGCHUN-8 to CHANGCHUN-29, CHANGCHUN-48 to CHANGCHUN-52."""

    defaults: ClassVar = {
        **changchun.OPTIONS,
        "kong_after_ready": "off",
        "egg_after_call": "off",
        "last_hand_tile": "off",
    }

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

    def may_lay(self, seat: Seat) -> bool:
        """CHANGCHUN-16, CHANGCHUN-P5."""
        return self.options["egg_after_call"] == "on" or super().may_lay(seat)

    # --- behind a declaration

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """CHANGCHUN-24, CHANGCHUN-P4."""
        return not self.is_ready(seat) or (self.kongs_ready() and self.keeps_with_kong(seat, kind, [kind]))

    def may_feed(self, seat: Seat, tile: str) -> bool:
        """CHANGCHUN-24, CHANGCHUN-P4."""
        return not self.is_ready(seat) or (self.kongs_ready() and self.keeps_with_food(seat, tile))

    def kongs_ready(self) -> bool:
        """CHANGCHUN-P4: who has declared may lay kongs."""
        return self.options["kong_after_ready"] == "on"

    # --- on a tile of another

    def claims(self, seat: Seat, offer: Move) -> set[str]:
        """CHANGCHUN-P4: who is ready claims a kong that leaves his waits alone."""
        if not self.is_ready(seat) or not self.kongs_ready():
            return super().claims(seat, offer)
        kind = face(offer.tile)
        own, melds = self.of_face(seat, kind), self.book.melds[seat]
        if len(own) < 3 or not self.kong_is_left() or self.is_last_tile(seat):
            return set()
        before = self.waits(self.book.hands[seat], melds) - {kind}
        behind = [*melds, Meld("kong", name(kind) * 4, offer.seat)]
        after = self.waits(but(self.book.hands[seat], *own), behind)
        return {said("kong", own)} if before == after else set()

    def is_last_tile(self, seat: Seat, chi: bool = False) -> bool:
        """CHANGCHUN-P11: a call would leave one tile to who has chowed."""
        kinds = [meld.kind for meld in self.book.melds[seat] if meld.kind != "concealed"]
        bare = len(kinds) == int(self.options["hand_size"]) // 3 - 1
        return self.options["last_hand_tile"] == "on" and bare and (chi or "chi" in kinds)

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """CHANGCHUN-P11."""
        return not self.is_last_tile(seat)

    def may_claim_kong(self, seat: Seat, kind: int) -> bool:
        """CHANGCHUN-P11."""
        return not self.is_last_tile(seat)

    def may_chi(self, seat: Seat, called: int, low: int) -> bool:
        """CHANGCHUN-P11."""
        return not self.is_last_tile(seat, chi=True)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
