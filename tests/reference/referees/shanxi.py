"""Shanxi's flow: declaring with the discard face down, the numbers asked of the wait, wins that must be taken.

All of it is in rules/shanxi.md.
"""

from collections import Counter
from typing import ClassVar

from reference import shanxi
from reference.history import Move, Setting
from reference.referee import Referee, said
from reference.referee_common import Common, but
from reference.sheet import Meld, Seat, face, tiles

SIX = 6  # SHANXI-16


class Table(Common):
    """No chow (SHANXI-9); who has not declared cannot win (SHANXI-14), and who has must (SHANXI-19)."""

    chi = False
    barred = "none"
    defaults: ClassVar = {"declare_face_down": "on"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, shanxi.verdict)
        self.unponged: dict[Seat, set[int]] = {seat: set() for seat in self.seats}  # SHANXI-11

    def before_draw(self, move: Move) -> None:
        super().before_draw(move)
        self.unponged[move.seat].clear()

    def let_pass(self, seat: Seat, offer: Move, actions: set[str]) -> None:
        """SHANXI-11."""
        if said("pon", [offer.tile] * 2) in actions:
            self.unponged[seat].add(face(offer.tile))

    def close_offer(self, move: Move) -> None:
        """Who claims the tile has not let it pass."""
        if move.what in ("pon", "kong"):
            self.open_to.pop(move.seat, None)
        super().close_offer(move)

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """SHANXI-11."""
        return kind not in self.unponged[seat]

    # --- declaring

    def is_declared(self, seat: Seat) -> bool:
        """Return True if the seat has declared, and thrown the tile of it."""
        return bool(self.book.declared[seat]) and self.book.declaring != seat

    def discards(self, seat: Seat) -> set[str]:
        """SHANXI-15, SHANXI-18: the declaration comes with its discard; behind it what was drawn is thrown."""
        if self.is_declared(seat):
            return {f"{self.drawn(seat)} drawn"}
        ready = self.ready_discards(seat) if self.book.declaring == seat else set(self.book.hands[seat])
        return self.thrown(seat, lambda tile: tile in ready)

    def may_do(self, seat: Seat) -> set[str]:
        if self.book.declaring == seat:
            return self.discards(seat)
        if self.is_declared(seat) and self.wins_by_draw(seat):
            return set()  # SHANXI-19: the win is executed
        found = super().may_do(seat)
        return found | ({"ready"} if not self.book.declared[seat] and self.ready_discards(seat) else set())

    def ready_discards(self, seat: Seat) -> set[str]:
        """SHANXI-15, after a pung too."""
        hand = self.book.hands[seat]
        return {tile for tile in set(hand) if self.is_good(seat, but(hand, tile), tile)}

    def is_good(self, seat: Seat, hand: list[str], thrown: str = "", melds: list[Meld] | None = None) -> bool:
        """SHANXI-16, SHANXI-17: a wait of six or more, of which not all four lie open."""
        with self.supposed(seat, hand, melds):
            waits, open_ = self.shape_waits(seat), self.lying_open()
        if thrown and self.options["declare_face_down"] == "off":
            open_[face(thrown)] += 1
        return any(shanxi.number(kind) >= SIX and open_[kind] < 4 for kind in waits)

    def lying_open(self) -> Counter[int]:
        """What lies in rivers and open melds; what lies face down is unseen."""
        hidden = self.options["declare_face_down"] == "on"
        rivers = [
            cut.tile for river in self.book.rivers for cut in river if not cut.claimed and not (cut.ready and hidden)
        ]
        melds = [
            tile for row in self.book.melds for meld in row if meld.kind != "concealed" for tile in tiles(meld.tiles)
        ]
        return Counter(map(face, [*rivers, *melds]))

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """SHANXI-18: once declared, with the tile just drawn, if the demands still hold."""
        if not self.is_declared(seat):
            return True
        return face(self.drawn(seat)) == kind and self.is_good(seat, *self.kong_of(seat, kind))

    def may_claim_kong(self, seat: Seat, kind: int) -> bool:
        """SHANXI-18."""
        return not self.is_declared(seat) or self.is_good(seat, *self.kong_of(seat, kind))

    def kong_of(self, seat: Seat, kind: int):
        """The hand behind a kong, nothing thrown, and the melds with it."""
        hand, melds = self.with_kong(seat, kind)
        return hand, "", melds

    # --- on a tile of another

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        if offer.what == "discard" and self.is_face_down(offer):
            return set()
        found = super().may_take(seat, offer)
        if "win" in found:
            return set()  # SHANXI-19: the win is executed
        return {action for action in found if not action.startswith("pon")} if self.is_declared(seat) else found

    def is_face_down(self, offer: Move) -> bool:
        """SHANXI-15."""
        return offer.ready and self.options["declare_face_down"] == "on"


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
