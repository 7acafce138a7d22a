"""Hangzhou's flow: the God of Fortune, which nobody claims, and the catch circle it opens (rules/hangzhou.md)."""

from dataclasses import replace
from typing import ClassVar

from reference import hangzhou
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import CLAIMS, Common
from reference.sheet import Seat, face
from reference.words import HONOURS

PRESETS = ("mil_2025",)
MIL = {
    "ten_winds": "may",  # HANGZHOU-P8
    "catch_circle": "mil",
    "chow_limit": "none",
    "kong_wall": "two tiles",
    "kong_after_claim": "on",
}  # HANGZHOU-P2 to P6
LIMIT = 3  # HANGZHOU-13
TEN = 10  # honours


class Table(Common):
    """In the circle of another nothing is claimed, and what is drawn is thrown (HANGZHOU-8 to HANGZHOU-10)."""

    defaults: ClassVar = {
        "ten_winds": "on",
        "catch_circle": "on",
        "chow_limit": "3",
        "kong_wall": "one tile",
        "kong_after_claim": "off",
    }

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, hangzhou.verdict)
        if setting.options.get("preset") == "mil_2025":
            self.options = {**self.options, **MIL, **{key: self.options[key] for key in MIL if key in setting.options}}
        if self.options["kong_wall"] == "two tiles":
            self.setting = self.book.setting = replace(setting, kongs_keep=(1,) * 16)
        self.circle: Seat | None = None  # whose circle it is

    def see(self, move: Move) -> None:
        """A God thrown opens a circle, which ends before what ends it may be claimed."""
        if move.what == "discard" and face(move.tile) == hangzhou.GOD:
            self.circle = move.seat if self.options["catch_circle"] != "off" else None
        elif move.seat == self.circle and move.what in self.ending():
            self.circle = None
        self.check(move)
        super().see(move)

    def check(self, move: Move) -> None:
        """Ten honours come before anything else, and before the next draw all others have let the tile pass."""
        by_ten = move.what == "won" and move.word == "ten_winds"
        assert not by_ten or self.has_ten(move.seat), f"{move} was not due"
        thrower = None if self.offer is None else self.offer.seat
        must = self.options["ten_winds"] == "on" and thrower is not None and self.has_ten(thrower)
        assert not must or by_ten, f"{move} came where ten honours were due"
        assert move.what != "draw" or self.offer is None or self.all_passed(), f"{move} came where an answer was due"

    def ending(self) -> tuple[str, ...]:
        """HANGZHOU-10, HANGZHOU-P5: what its thrower does to end the circle."""
        return ("draw", *CLAIMS) if self.options["catch_circle"] == "mil" else ("discard",)

    def is_caught(self, seat: Seat) -> bool:
        """Return True inside the circle of another."""
        return self.circle not in (None, seat)

    def may_do(self, seat: Seat) -> set[str]:
        """HANGZHOU-P3."""
        found = super().may_do(seat)
        free = self.claimed is not None and self.options["kong_after_claim"] == "on" and self.kong_is_left()
        return found | (self.kongs(seat) if free else set())

    def discards(self, seat: Seat) -> set[str]:
        """HANGZHOU-9, HANGZHOU-38."""
        return {f"{self.drawn(seat)} drawn"} if self.is_caught(seat) else super().discards(seat)

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """HANGZHOU-7; inside a circle concealed ones alone, but HANGZHOU-P4."""
        free = not self.is_caught(seat) or self.options["catch_circle"] == "mil"
        return kind != hangzhou.GOD and (free or kind in self.quads(seat))

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        """HANGZHOU-8, HANGZHOU-9."""
        found = super().may_take(seat, offer)
        return found & {"win"} if self.is_caught(seat) or face(offer.tile) == hangzhou.GOD else found

    def allowed(self, seat: Seat) -> set[str]:
        """HANGZHOU-22: ten honours win before anybody may take the tile; HANGZHOU-P8: or their thrower is asked."""
        offer = self.offer
        if offer is None or offer.what != "discard" or offer.seat in self.silent or not self.has_ten(offer.seat):
            return super().allowed(seat)
        asked = self.options["ten_winds"] == "may" and seat == offer.seat
        return {"win", "pass"} if asked else set()

    def has_ten(self, seat: Seat) -> bool:
        """Return True if the discards are ten honours or, where one may play on, more, and no meld is laid."""
        thrown = [face(cut.tile) for cut in self.book.rivers[seat]]
        enough = len(thrown) >= TEN and self.options["ten_winds"] != "off"
        return enough and set(thrown) <= set(HONOURS) and not self.book.melds[seat]

    def may_chi(self, seat: Seat, called: int, low: int) -> bool:
        """HANGZHOU-13."""
        return self.options["chow_limit"] == "none" or hangzhou.chows(self.book.sheet(), seat) < LIMIT


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
