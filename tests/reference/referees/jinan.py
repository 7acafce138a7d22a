"""Jinan's flow: announcing an open draw or an open hand, and the hand locked behind it (rules/jinan.md)."""

from reference import jinan
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common, but
from reference.sheet import Meld, Seat, face


class Table(Common):
    """JINAN-39: the bar of a win let pass ends with the own next draw."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, jinan.verdict)

    def is_locked(self, seat: Seat) -> bool:
        """Return True if the seat has announced, and thrown the tile of it."""
        return bool(self.book.declared[seat]) and self.book.declaring != seat

    def may_do(self, seat: Seat) -> set[str]:
        if self.book.declaring == seat:
            return self.discards(seat)
        found = super().may_do(seat)
        return found | ({"ready", "open ready"} if self.may_announce(seat) else set())

    def discards(self, seat: Seat) -> set[str]:
        """JINAN-15, JINAN-19: the announcement comes with its discard; behind it what was drawn is thrown."""
        if self.is_locked(seat):
            return {f"{self.drawn(seat)} drawn"}
        ready = self.ready_discards(seat) if self.book.declaring == seat else set(self.book.hands[seat])
        return self.thrown(seat, lambda tile: tile in ready)

    def may_announce(self, seat: Seat) -> bool:
        """JINAN-15, JINAN-16, JINAN-23: after a draw, once."""
        return bool(self.drawn(seat)) and not self.book.declared[seat] and bool(self.ready_discards(seat))

    def ready_discards(self, seat: Seat) -> set[str]:
        """JINAN-15: discards that leave a wait for a tile that would win."""
        hand = self.book.hands[seat]
        return {tile for tile in set(hand) if self.waits(seat, but(hand, tile))}

    def waits(self, seat: Seat, hand: list[str], melds: list[Meld] | None = None) -> set[int]:
        """What would win, the rule of the pair included (COMMON-11)."""
        with self.supposed(seat, hand, melds):
            return {kind for kind in self.shape_waits(seat) if self.would_win(seat, kind)}

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """JINAN-19: once announced, with the tile just drawn, if the waits stay the same."""
        if not self.is_locked(seat):
            return True
        hand, drawn = self.book.hands[seat], self.drawn(seat)
        if face(drawn) != kind:
            return False
        before = self.waits(seat, but(hand, drawn)) - {kind}  # of this kind he holds four, laid down or not (COMMON-11)
        return bool(before) and before == self.waits(seat, *self.with_kong(seat, kind))

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        """JINAN-19 to JINAN-21: who has announced takes nothing of others."""
        return set() if self.is_locked(seat) else super().may_take(seat, offer)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
