"""Chengdu's flow: the missing suit left free, wins let pass, the compulsory last four, the blood battle.

All of it is in rules/chengdu.md.
"""

from collections import Counter
from typing import ClassVar

from reference import chengdu
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common, but
from reference.sheet import Seat, face, tiles

AT_DEFAULT = ("blood_river",)  # options that this referee does not follow
EXCHANGED = 3  # tiles of one suit
LAST_FOUR = 3  # tiles left once the fourth-last has been drawn


class Table(Common):
    """A blood battle of two, three or four, with the missing suit free or announced."""

    chi = False  # CHENGDU-16
    defaults: ClassVar = {"lack": "free", "exchange3": "off"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, chengdu.verdict)
        self.announces = self.options["lack"] == "declared" and setting.seats == 4  # CHENGDU-6
        self.exchanges = self.options["exchange3"] == "on" and setting.seats == 4  # CHENGDU-6, CHENGDU-14
        self.given: dict[Seat, list[str]] = {seat: [] for seat in self.seats}  # chosen so far, to be exchanged
        self.takers = 0  # who have taken theirs
        self.passed: dict[Seat, int] = {}  # fan of the dearest win let pass since the own last draw

    def answered(self, seat: Seat, action: str) -> None:
        if action.startswith("give "):
            self.given[seat].append(action.removeprefix("give "))
        super().answered(seat, action)

    def see(self, move: Move) -> None:
        """SICHUAN-12: what each has chosen is handed over once all have."""
        if move.what == "give":
            assert all(len(given) == EXCHANGED for given in self.given.values()), f"{move} was not due"
            assert sorted(tiles(move.tiles)) == sorted(self.given[move.seat]), f"{move} was not due"
        super().see(move)

    def after(self, move: Move) -> None:
        super().after(move)
        self.takers += move.what == "take"
        dealer = self.setting.dealer
        if move.what == "take" and move.seat == dealer and self.book.drawn[dealer] not in self.book.hands[dealer]:
            self.book.drawn[dealer] = self.book.hands[dealer][-1]  # he has given his last tile away

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
        """CHENGDU-14, CHENGDU-15: first tiles are exchanged, then everybody chooses the suit he will lack."""
        if self.exchanges and self.takers < len(self.seats):
            return self.gifts(seat)
        if self.announces and not all(self.book.lacked):
            return {"lack m", "lack p", "lack s"}
        return super().allowed(seat)

    def gifts(self, seat: Seat) -> set[str]:
        """SICHUAN-12, SICHUAN-13: three tiles of one suit, named one after the other."""
        given, hand = self.given[seat], self.book.hands[seat]
        if len(given) == EXCHANGED:
            return set()
        held = Counter(tile[1] for tile in hand)
        suits = {given[0][1]} if given else {suit for suit in held if held[suit] >= EXCHANGED}
        return {f"give {tile}" for tile in but(hand, *given) if tile[1] in suits}

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
