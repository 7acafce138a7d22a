"""The flow of Guangdong's push-down game: no chow, three in hand are no pung (rules/tuidaohu.md).

The preset mil_2024 is a game of its own: chows, ready said before a discard, bars by fan.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations
from typing import ClassVar

from reference import tuidaohu
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common, but, shape_waits
from reference.referee_worth import ByWorth
from reference.sheet import Meld, Seat, face
from reference.words import HONOURS

PRESETS = ("mil_2024",)
AT_DEFAULT = ("hand_values", "chi", "ready_declare", "reserve_stacks", "pass_rule")  # for the competition rules
KNITTED = [
    {9 * suit + low + step for low, suit in enumerate(order) for step in (0, 3, 6)} | {*HONOURS}
    for order in permutations(range(3))
]


class Table(Common):
    """TUIDAOHU-21 to TUIDAOHU-23: a win let pass bars others' tiles to the own next draw, pon or kong."""

    chi = False  # TUIDAOHU-12
    calls_lift = True
    defaults: ClassVar = {"pon_with_three": "off", "horses_dealer": "3", "horses_others": "2"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(replace(setting, kongs_keep=()), tuidaohu.verdict)

    def bids(self, seat: Seat) -> set[str]:
        """TUIDAOHU-9: the dealer names his horses first, then the others together; one number alone is no question."""
        dealer, most = self.setting.dealer, int(self.options["horses_dealer"])
        named = most == 1 or dealer in self.bidden
        if not most or (seat == dealer) == named:
            return set()
        numbers = range(1, most + 1) if seat == dealer else range(int(self.options["horses_others"]) + 1)
        return {f"stake {number}" for number in numbers} if len(numbers) > 1 else set()

    def after(self, move: Move) -> None:
        """TUIDAOHU-8, TUIDAOHU-11: a horse is out of the hand."""
        super().after(move)
        if move.what == "bet":
            self.book.left -= move.number

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """TUIDAOHU-14: who holds three takes the fourth for a kong or leaves it."""
        return self.options["pon_with_three"] == "on" or len(self.of_face(seat, kind)) < 3


class Trial(ByWorth):
    """The table of mil_2024; what bars, and for how long: TUIDAOHU-P12."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, tuidaohu.verdict)

    # --- ready

    def is_declared(self, seat: Seat) -> bool:
        """Return True if the seat has declared, and thrown the tile of it."""
        return bool(self.book.declared[seat]) and self.book.declaring != seat

    def waits_of(self, seat: Seat, rest: Sequence[str]) -> set[int]:
        """What would complete these tiles, of kinds he does not hold four of (COMMON-11)."""
        with self.supposed(seat, rest):
            held = self.held_kinds(seat)
        return {kind for kind in shape_of(rest, self.book.melds[seat]) if held.count(kind) < 4}

    def keeps_shape(self, seat: Seat, rest: Sequence[str], kind: int) -> bool:
        """TUIDAOHU-P9."""
        return shape_of(rest, self.book.melds[seat]) == shape_of(*self.with_kong(seat, kind))

    def waits_now(self, seat: Seat) -> bool:
        """TUIDAOHU-P12."""
        return bool(self.waits_of(seat, self.book.hands[seat]))

    def ready_discards(self, seat: Seat) -> set[str]:
        """Tiles whose discard leaves the hand ready."""
        hand = self.book.hands[seat]
        return {tile for tile in set(hand) if self.waits_of(seat, but(hand, tile))}

    # --- on the own hand

    def may_do(self, seat: Seat) -> set[str]:
        """TUIDAOHU-P8."""
        if self.book.declaring == seat:
            return self.discards(seat)
        free = self.drawn(seat) and not self.book.declared[seat]
        return super().may_do(seat) | ({"ready"} if free and self.ready_discards(seat) else set())

    def discards(self, seat: Seat) -> set[str]:
        """TUIDAOHU-P9."""
        if self.is_declared(seat):
            return {f"{self.drawn(seat)} drawn"}
        good = self.ready_discards(seat) if self.book.declaring == seat else set(self.book.hands[seat])
        return self.thrown(seat, lambda tile: tile in good)

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """TUIDAOHU-P9."""
        if not self.is_declared(seat):
            return True
        drawn = self.drawn(seat)
        return face(drawn) == kind and self.keeps_shape(seat, but(self.book.hands[seat], drawn), kind)

    # --- on a tile of another

    def may_claim_kong(self, seat: Seat, kind: int) -> bool:
        """TUIDAOHU-P9."""
        return not self.is_declared(seat) or self.keeps_shape(seat, self.book.hands[seat], kind)

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """TUIDAOHU-P4, TUIDAOHU-P9."""
        return not self.is_declared(seat)

    def may_chi(self, seat: Seat, called: int, low: int) -> bool:
        """TUIDAOHU-P9."""
        return not self.is_declared(seat)


def shape_of(rest: Sequence[str], melds: Sequence[Meld]) -> set[int]:
    """All kinds that would complete these tiles (TUIDAOHU-P10)."""
    kinds = tuple(sorted(map(face, rest)))
    found = {*shape_waits(kinds, not melds)}
    if len({*kinds}) == 13 and not melds:
        found |= {kind for system in KNITTED if {*kinds} <= system for kind in system - {*kinds}}
    return found


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return (Trial if setting.options.get("preset") == "mil_2024" else Table)(setting)
