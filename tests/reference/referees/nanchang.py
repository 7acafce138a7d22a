"""Nanchang's flow: honours are chowed, and a jing is claimed as what it shows but never won on (rules/nanchang.md)."""

from collections.abc import Iterator
from itertools import combinations

from reference import nanchang
from reference.history import Move, Setting
from reference.referee import Referee, said
from reference.referee_common import Common
from reference.sheet import Seat
from reference.words import DRAGONS, WINDS


class Table(Common):
    """NANCHANG-8 to NANCHANG-14, NANCHANG-40 to NANCHANG-42."""

    barred = "none"  # but see NANCHANG-14

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, nanchang.verdict)
        self.let_go: dict[Seat, int] = {}  # points of the dearest win let pass since the own last draw

    def before_draw(self, move: Move) -> None:
        """NANCHANG-14."""
        self.let_go.pop(move.seat, None)

    def let_pass(self, seat: Seat, offer: Move, actions: set[str]) -> None:
        """NANCHANG-14."""
        if "win" in actions:
            self.let_go[seat] = max(self.points(seat, offer), self.let_go.get(seat, 0))

    def points(self, seat: Seat, offer: Move) -> int:
        """What the tile would bring the seat from who lays it, 0 where it does not win (NANCHANG-12, NANCHANG-13)."""
        found = self.wins(seat, offer.tile, "discard" if offer.what == "discard" else "rob", offer.seat)
        return -found.payments[offer.seat] if found.wins else 0

    def may_win(self, seat: Seat, offer: Move) -> bool:
        """NANCHANG-14: a dearer hand is exempt."""
        return offer.what in ("discard", *self.robbable) and self.points(seat, offer) > self.let_go.get(seat, 0)

    def chis(self, seat: Seat, called: int) -> Iterator[str]:
        """NANCHANG-8: any three winds that differ, and the three dragons."""
        yield from super().chis(seat, called)
        for kinds in (WINDS, DRAGONS):
            for pair in combinations(kinds, 2):
                own = [self.of_face(seat, kind)[:1] for kind in pair]
                if called in kinds and called not in pair and all(own):
                    yield said("chi", [tile for (tile,) in own])


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
