"""Harbin's flow: opening, declaring ready, and the treasure that wins by itself (rules/harbin.md).

Who throws for the treasure and who looks at it nobody chooses; a treasure drawn is won on and nothing else.
"""

from collections.abc import Sequence
from typing import ClassVar

from reference import harbin
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common, but
from reference.sheet import Meld, Seat, face, faces
from reference.words import Group, Hand, is_claimed, is_outer

LUCKY = ("treasure_draw", "treasure_side", "treasure_in_treasure", "red_flies", "strong_wind")


class Table(Common):
    """HARBIN-10 to HARBIN-17, HARBIN-42 to HARBIN-44; HARBIN-14: a win let pass bars to the own next draw."""

    defaults: ClassVar = {**harbin.OPTIONS, "kongs_after_ready": "off", "chi_to_ready": "off"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, harbin.verdict)

    def is_ready(self, seat: Seat) -> bool:
        """Return True if the seat has declared, and thrown the tile of it."""
        return bool(self.book.declared[seat]) and self.book.declaring != seat

    # --- what makes ready

    def waits(self, seat: Seat, rest: Sequence[str], melds: Sequence[Meld]) -> set[int]:
        """HARBIN-16, COMMON-11: kinds that would make a hand allowed, but for those he holds four of."""
        laid = tuple((meld.kind, tuple(sorted(faces(meld.tiles)))) for meld in melds)
        held = [*map(face, rest), *(kind for _, group in laid for kind in group)]
        return {kind for kind in harbin.KINDS if held.count(kind) < 4 and self.completes(rest, kind, laid)}

    def completes(self, rest: Sequence[str], kind: int, laid: tuple[tuple[str, Group], ...]) -> bool:
        """Return True if a tile of this kind makes a hand allowed by HARBIN-23 to HARBIN-28."""
        hand = Hand(tuple(sorted([*map(face, rest), kind])), laid, kind, "self")
        return any(True for _ in harbin.waits_in(hand, self.options))

    def is_waiting(self, seat: Seat, rest: Sequence[str], melds: Sequence[Meld]) -> bool:
        """HARBIN-16: open, with a terminal or Red Dragon already there, and some tile would win."""
        held = [*map(face, rest), *(kind for meld in melds for kind in faces(meld.tiles))]
        opened = any(is_claimed(meld.kind) for meld in melds)
        return opened and any(map(is_outer, held)) and bool(self.waits(seat, rest, melds))

    def ready_discards(self, seat: Seat) -> set[str]:
        """HARBIN-15."""
        hand, melds = self.book.hands[seat], self.book.melds[seat]
        return {tile for tile in set(hand) if self.is_waiting(seat, but(hand, tile), melds)}

    # --- on the own hand

    def may_do(self, seat: Seat) -> set[str]:
        if self.book.declaring == seat:
            return self.discards(seat)
        if self.must_win(seat):
            return {"win"}
        found = super().may_do(seat)
        return found | ({"ready"} if not self.book.declared[seat] and self.ready_discards(seat) else set())

    def must_win(self, seat: Seat) -> bool:
        """HARBIN-21: a treasure is won on by itself, and what wins like it, waited for or not."""
        drawn = self.drawn(seat)
        rows = self.wins(seat, drawn, "self").rows if drawn else {}
        return any(row in rows for row in LUCKY) or (bool(rows) and self.is_lucky(seat, drawn))

    def is_lucky(self, seat: Seat, drawn: str) -> bool:
        """HARBIN-21: a Red Dragon, or the fourth tile of the own triplet, where the option says so."""
        if self.options["red_flies"] == "on" and face(drawn) == harbin.RED:
            return True
        own = [face(tile) for tile in self.book.hands[seat]].count(face(drawn))
        pon = any(meld.kind == "pon" and face(drawn) in faces(meld.tiles) for meld in self.book.melds[seat])
        return self.options["strong_wind"] == "on" and (pon or own == 4)

    def discards(self, seat: Seat) -> set[str]:
        """HARBIN-15, HARBIN-17, HARBIN-42."""
        if self.is_ready(seat):
            return {f"{self.drawn(seat)} drawn"}
        if self.book.declaring != seat:
            return super().discards(seat)
        ready = self.ready_discards(seat)
        return self.thrown(seat, lambda tile: tile in ready)

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """HARBIN-17, option kongs_after_ready: if the waits stay the same."""
        if not self.is_ready(seat):
            return True
        drawn = self.drawn(seat)
        if self.options["kongs_after_ready"] == "off" or face(drawn) != kind:
            return False
        before = self.waits(seat, but(self.book.hands[seat], drawn), self.book.melds[seat]) - {kind}
        return bool(before) and before == self.waits(seat, *self.with_kong(seat, kind))

    # --- on a tile of another

    def claims(self, seat: Seat, offer: Move) -> set[str]:
        """HARBIN-12, HARBIN-17."""
        if self.is_ready(seat):
            return set()
        found = super().claims(seat, offer)
        if self.options["chi_to_ready"] == "on" and self.next_to(offer.seat) != seat:
            found |= {chow for chow in self.chis(seat, face(offer.tile)) if self.makes_ready(seat, offer, chow)}
        return found

    def makes_ready(self, seat: Seat, offer: Move, chow: str) -> bool:
        """Return True if behind this chow some discard leaves a hand that waits."""
        own = chow.split()[1:]
        rest = but(self.book.hands[seat], *own)
        melds = [*self.book.melds[seat], Meld("chi", offer.tile + "".join(own), offer.seat)]
        return any(self.is_waiting(seat, but(rest, tile), melds) for tile in set(rest))


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
