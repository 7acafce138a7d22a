"""Hongzhong's flow: no chow, Red Dragons that nobody claims, wins by own draws (rules/hongzhong.md)."""

from typing import ClassVar

from reference import hongzhong
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common
from reference.sheet import Seat, face


class Table(Common):
    """HONGZHONG-9, HONGZHONG-14, HONGZHONG-15; a win let pass bars others' tiles where they can be won on."""

    chi = False
    defaults: ClassVar = {"discard_win": "off"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, hongzhong.verdict)
        self.barred = "any" if self.options["discard_win"] == "on" else "none"

    def may_win(self, seat: Seat, offer: Move) -> bool:
        """HONGZHONG-14, HONGZHONG-15."""
        given = self.options["discard_win"] == "on" and face(offer.tile) != hongzhong.RED
        return given and super().may_win(seat, offer)

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """HONGZHONG-14."""
        return kind != hongzhong.RED

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """HONGZHONG-14."""
        return self.may_kong(seat, kind)

    def may_claim_kong(self, seat: Seat, kind: int) -> bool:
        """HONGZHONG-14."""
        return self.may_kong(seat, kind)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
