"""Chengdu's flow: the missing suit left free, wins let pass, the compulsory last four, the blood battle.

All of it is in rules/chengdu.md.
"""

from typing import ClassVar

from reference import chengdu
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common
from reference.sheet import Seat, face, tiles

AT_DEFAULT = ("exchange3", "blood_river")  # options that this referee does not follow
LAST_FOUR = 3  # tiles left once the fourth-last has been drawn


class Table(Common):
    """A blood battle of two, three or four, with the missing suit free or announced."""

    chi = False  # CHENGDU-16
    defaults: ClassVar = {"lack": "free"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, chengdu.verdict)
        self.announces = self.options["lack"] == "declared" and setting.seats == 4  # CHENGDU-6
        self.passed: dict[Seat, int] = {}  # fan of the dearest win let pass since the own last draw

    def before_draw(self, move: Move) -> None:
        """CHENGDU-21."""
        self.passed.pop(move.seat, None)

    def let_pass(self, seat: Seat, offer: Move, actions: set[str]) -> None:
        """CHENGDU-21."""
        if "win" in actions:
            self.passed[seat] = max(self.fan(seat, offer), self.passed.get(seat, -1))

    def must_win(self) -> bool:
        """CHENGDU-22: such a win is executed, and nobody is asked."""
        return self.book.left <= LAST_FOUR

    def allowed(self, seat: Seat) -> set[str]:
        """CHENGDU-15: where it is announced, first everybody chooses the suit he will lack."""
        if self.announces and not all(self.book.lacked):
            return {"lack m", "lack p", "lack s"}
        return super().allowed(seat)

    def discards(self, seat: Seat) -> set[str]:
        """SICHUAN-17."""
        must = any(self.lacks(seat, face(tile)) for tile in self.book.hands[seat])
        return self.thrown(seat, lambda tile: not must or self.lacks(seat, face(tile)))

    def lacks(self, seat: Seat, kind: int) -> bool:
        """Return True for a tile of the suit announced as missing."""
        return "mps"[kind // 9] == self.book.lacked[seat]

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """SICHUAN-17."""
        return not self.lacks(seat, kind)

    def may_do(self, seat: Seat) -> set[str]:
        found = super().may_do(seat)
        return set() if "win" in found and self.must_win() else found

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        if seat in self.book.gone:  # CHENGDU-23
            return set()
        found = super().may_take(seat, offer)
        return set() if "win" in found and self.must_win() else found

    def may_win(self, seat: Seat, offer: Move) -> bool:
        """CHENGDU-20 to CHENGDU-22."""
        if offer.what not in ("discard", "added"):
            return False
        return self.fan(seat, offer) > (-1 if self.must_win() else self.passed.get(seat, -1))

    def fan(self, seat: Seat, offer: Move) -> int:
        """Fan of a win on the tile, -1 for none."""
        verdict = self.wins(seat, offer.tile, "rob" if offer.what == "added" else "discard", offer.seat)
        return verdict.total if verdict.wins else -1

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """CHENGDU-17: no melds of three suits, where nothing is announced; else none of the missing one."""
        if self.announces or len(self.seats) < 4:
            return not self.lacks(seat, kind)
        laid = {face(tiles(meld.tiles)[0]) // 9 for meld in self.book.melds[seat]}
        return len(laid | {kind // 9}) < 3

    def may_claim_kong(self, seat: Seat, kind: int) -> bool:
        """CHENGDU-17."""
        return self.may_pon(seat, kind)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
