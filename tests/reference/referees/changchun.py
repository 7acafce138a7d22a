"""Changchun's flow: eggs and flying ones, declaring ready, the treasure (rules/changchun.md)."""

from collections.abc import Sequence

from reference import changchun
from reference.changchun import Held
from reference.history import Move, Setting
from reference.referee import Referee, said
from reference.referee_common import but, shape_waits
from reference.referee_eggs import FAMILIES
from reference.referee_later import Later
from reference.referee_worth import ByWorth
from reference.sheet import Meld, Seat, face, faces, name

PRESETS = ("mil_2024",)
TAIL = 4  # CHANGCHUN-P12


class Table(ByWorth, Later):
    """CHANGCHUN-8 to CHANGCHUN-29, CHANGCHUN-48 to CHANGCHUN-52, CHANGCHUN-P2 to CHANGCHUN-P13."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, changchun.verdict)
        self.options = changchun.told_of(setting.options)
        self.treasured = self.options["treasure"] == "on"
        self.later = self.options["treasure_time"] == "next turn"
        self.flies = self.options["flying_egg"] == "on"
        self.families = FAMILIES if self.options["yao_jiu_eggs"] == "on" else ("winds", "dragons")
        self.sizes = {"winds": (4,)} if self.options["wind_egg"] == "four" else {}
        self.by_worth = self.options["pass_rule"] == "mil"
        self.replaced = 0  # how many replacements have been drawn
        self.tail = False  # the last tiles are drawn without discards

    # --- the last tiles

    def see(self, move: Move) -> None:
        """CHANGCHUN-P12: nobody is asked there; who has won with his tile wins."""
        if self.tail and self.turn is not None:
            assert (move.what == "won") == self.wins_by_draw(self.turn), f"{move} in the tail"
        super().see(move)

    def before_draw(self, move: Move) -> None:
        """CHANGCHUN-P12."""
        super().before_draw(move)
        assert self.tiles_left() > 0 or move.place == "treasure", f"{move} out of what is kept"
        self.tail = move.place == "wall" and self.is_tail()
        self.replaced += move.place == "kong"

    def after(self, move: Move) -> None:
        """CHANGCHUN-44."""
        super().after(move)
        assert move.what != "ended" or self.tiles_left() == 0, f"{self.tiles_left()} tiles could be drawn"

    def tiles_left(self) -> int:
        """CHANGCHUN-P12: a single tile at the tail is no stack."""
        return self.book.left - (self.replaced % 2 if self.options["draw_only_tail"] == "4" else 0)

    def is_tail(self) -> bool:
        """Return True once the next draw is one without a discard."""
        return self.options["draw_only_tail"] == "4" and self.tiles_left() <= TAIL

    def kong_is_left(self) -> bool:
        """CHANGCHUN-50, CHANGCHUN-P12."""
        return super().kong_is_left() and not self.is_tail()

    def begins_turn(self, seat: Seat) -> bool:
        """CHANGCHUN-P7: a draw in the tail begins no turn."""
        return super().begins_turn(seat) and not self.is_tail()

    def may_do(self, seat: Seat) -> set[str]:
        return set() if self.tail else super().may_do(seat)

    # --- ready

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
        """CHANGCHUN-22, CHANGCHUN-23, CHANGCHUN-P3."""
        return bool(self.waits(rest, melds)) and changchun.may_show(self.held_of(rest, melds), self.options)

    def waits_now(self, seat: Seat) -> bool:
        """CHANGCHUN-P13."""
        return bool(self.waits(self.book.hands[seat], self.book.melds[seat]))

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

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        """CHANGCHUN-P6: a tile added to an egg may be claimed, but for a chow."""
        found = super().may_take(seat, offer)
        if offer.what == "added_egg" and self.options["egg_claims"] == "on":
            found |= {claim for claim in self.claims(seat, offer) if not claim.startswith("chi")}
        return found

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
        return {said("kong", own)} if before and before == after else set()

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
