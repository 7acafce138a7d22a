"""Anqing's flow: no chow, a drill that nobody claims; kong tiles go aside by themselves (rules/anqing.md)."""

from typing import ClassVar

from reference import anqing
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common
from reference.sheet import Seat

SIDE = 17  # stacks of a wall (ANQING-41)
STACKS, TILES = 4 * SIDE, 8 * SIDE
DEALT = 53  # ANQING-5: as many tiles, of 27 stacks; they and all others are counted here as they are taken


class Table(Common):
    """ANQING-23: a win let pass bars wins on others' tiles to the own next draw."""

    chi = False
    defaults: ClassVar = {"end": "all"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, anqing.verdict)
        self.turned = turned_place(setting.dealer, setting.dice)
        self.lying = [place for place in range(DEALT, TILES) if place != self.turned]  # ANQING-8

    # --- following

    def see(self, move: Move) -> None:
        """ANQING-24, ANQING-42."""
        if move.what == "ended" and move.word != "won":
            assert not self.front_left(), f"{move} came where a draw was due"
        super().see(move)

    def before_draw(self, move: Move) -> None:
        """ANQING-20: replacements are taken from the tail, the upper tile of a stack before the lower."""
        super().before_draw(move)
        if move.place == "wall":
            assert self.front_left(), f"{move} came where a wash-out was due"
            self.lying.pop(0)
        else:
            stack = self.lying[-1] // 2
            self.lying.remove(min(place for place in self.lying if place // 2 == stack))

    # --- facts

    def front_left(self) -> int:
        """ANQING-24: how many tiles can still be drawn from the front."""
        if self.options["end"] == "all":
            return len(self.lying)
        return sum(place < self.turned for place in self.lying)

    # --- what is open

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        """ANQING-40."""
        found = super().may_take(seat, offer)
        return found if self.front_left() else found & {"win"}

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """ANQING-9."""
        return kind != anqing.drill_of(self.book.sheet())

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """ANQING-10."""
        return self.may_kong(seat, kind)

    def may_claim_kong(self, seat: Seat, kind: int) -> bool:
        """ANQING-10."""
        return self.may_kong(seat, kind)


def turned_place(dealer: Seat, dice: tuple[int, ...]) -> int:
    """ANQING-3 to ANQING-6: where the turned tile lies, in the order in which tiles are taken from the front."""
    first, second, third = (sum(dice[at : at + 2]) for at in (0, 2, 4))
    thrower, cut = dealer + first - 1, first + second
    for seat in (dealer - 1, dealer - 2, dealer - 3, dealer):
        begin = SIDE * ((thrower - seat) % 4) - cut  # the wall's right end, in stacks clockwise from the cut
        if all((begin + stack) % STACKS > DEALT // 2 for stack in range(SIDE)):
            return 2 * ((begin + SIDE - third) % STACKS)
    raise AssertionError("one wall is always untouched")


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
