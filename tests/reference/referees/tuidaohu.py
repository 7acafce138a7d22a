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
from reference.sheet import Meld, Seat, face
from reference.words import HONOURS

PRESETS = ("mil_2024",)
# Horses are bought before the deal, which no history tells; the rest is for the competition rules.
AT_DEFAULT = (
    *("horses_dealer", "horses_others", "outside_buyers", "outside_horses"),
    *("hand_values", "chi", "ready_declare", "reserve_stacks", "pass_rule"),
)
KNITTED = [
    {9 * suit + low + step for low, suit in enumerate(order) for step in (0, 3, 6)} | {*HONOURS}
    for order in permutations(range(3))
]


class Table(Common):
    """TUIDAOHU-21 to TUIDAOHU-23: a win let pass bars others' tiles to the own next draw, pon or kong."""

    chi = False  # TUIDAOHU-12
    calls_lift = True
    defaults: ClassVar = {"pon_with_three": "off"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(replace(setting, kongs_keep=()), tuidaohu.verdict)

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """TUIDAOHU-14: who holds three takes the fourth for a kong or leaves it."""
        return self.options["pon_with_three"] == "on" or len(self.of_face(seat, kind)) < 3


class Trial(Common):
    """The table of mil_2024."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, tuidaohu.verdict)
        self.passed: dict[Seat, int] = {}  # the most that a win let go was worth since the own last draw
        self.ponged = False  # the turn began with a pung

    # --- following

    def before_draw(self, move: Move) -> None:
        self.passed.pop(move.seat, None)

    def see(self, move: Move) -> None:
        """TUIDAOHU-P12: an own discard is let go."""
        if move.what == "discard":
            self.note(move.seat, self.thrown_away(move.seat, move.tile))
        super().see(move)

    def after(self, move: Move) -> None:
        """TUIDAOHU-P12: a pung into a hand that is not ready ends the bar."""
        super().after(move)
        if move.what == "discard" and self.ponged and not self.waits_now(move.seat):
            self.passed.pop(move.seat, None)
        self.ponged = move.what == "pon"

    def let_pass(self, seat: Seat, offer: Move, actions: set[str]) -> None:
        """TUIDAOHU-P12."""
        if "win" in actions:
            self.note(seat, self.worth(seat, offer))

    def note(self, seat: Seat, worth: int) -> None:
        """A win worth so much has been let go."""
        self.passed[seat] = max(worth, self.passed.get(seat, -1))

    def thrown_away(self, seat: Seat, tile: str) -> int:
        """What a win on the tile a seat throws would be worth, had another thrown it."""
        sheet = self.book.supposing(seat, tile, "self")
        assert sheet.win is not None
        words = sheet.win.circumstances & {"ready", "ready_first"} if self.book.declared[seat] else frozenset()
        win = replace(sheet.win, by="discard", source=self.next_to(seat), circumstances=words)
        verdict = self.judge(replace(sheet, win=win))
        return verdict.total if verdict.wins else -1

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

    def waits_now(self, seat: Seat) -> set[int]:
        """What the hand at rest waits for."""
        return self.waits_of(seat, self.book.hands[seat])

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

    def may_win(self, seat: Seat, offer: Move) -> bool:
        """TUIDAOHU-P11, TUIDAOHU-P12."""
        return offer.what in ("discard", "added") and self.worth(seat, offer) > self.passed.get(seat, -1)

    def worth(self, seat: Seat, offer: Move) -> int:
        """What a win on the tile is worth, -1 for none."""
        verdict = self.wins(seat, offer.tile, "rob" if offer.what == "added" else "discard", offer.seat)
        return verdict.total if verdict.wins else -1


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
