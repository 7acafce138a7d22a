"""Taiyuan's flow: four tiles stand and leave only into a meld or by declaring ready (rules/taiyuan.md).

Which tiles stand a move `stand` tells of each seat behind the deal; a `pon` names in `number` how many of them it
takes. How a player declares is said in four ways: open or closed, and racked or not (TAIYUAN-26, TAIYUAN-27).
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import ClassVar

from reference import taiyuan
from reference.history import Move, Setting
from reference.referee import Referee, said
from reference.referee_common import Common, but
from reference.sheet import Seat, face, tiles
from reference.words import is_sets_and_pair, suits, waits

MANNERS = ("open", "closed", "open racked", "closed racked")


class Table(Common):
    """No chow (TAIYUAN-13); a win let pass is lost for the hand (TAIYUAN-31), a pung until the own next draw."""

    chi = False
    barred = "none"
    defaults: ClassVar = {"ready_show": "free choice", "bets": "off", "raise_return": "off"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, taiyuan.verdict)
        self.lost: set[Seat] = set()  # who has let a win pass
        self.unponged: dict[Seat, set[int]] = {seat: set() for seat in self.seats}  # TAIYUAN-20
        self.raised: dict[Seat, bool] = {}  # what each side has said (TAIYUAN-44)
        self.returned = False  # the dealer has answered

    # --- following

    def before_draw(self, move: Move) -> None:
        super().before_draw(move)
        self.unponged[move.seat].clear()

    def see(self, move: Move) -> None:
        """TAIYUAN-32: whoever throws a tile that would have won has let it pass."""
        if move.what == "discard" and self.drawn(move.seat) and self.wins_by_draw(move.seat):
            self.lost.add(move.seat)
        super().see(move)

    def after(self, move: Move) -> None:
        """Standing tiles that have gone."""
        super().after(move)
        if move.what == "discard" and move.ready:
            self.book.standing[move.seat].remove(move.tile)
        elif move.what == "pon":
            for _ in range(move.number):
                self.book.standing[move.seat].remove(move.tile)
        elif move.what in ("kong", "added", "concealed"):  # TAIYUAN-19: a kong takes all
            gone = tiles(move.tiles)[0]
            self.book.standing[move.seat] = [tile for tile in self.book.standing[move.seat] if tile != gone]

    def let_pass(self, seat: Seat, offer: Move, actions: set[str]) -> None:
        """TAIYUAN-20, TAIYUAN-31."""
        if "win" in actions:
            self.lost.add(seat)
        if any(action.startswith("pon") for action in actions):
            self.unponged[seat].add(face(offer.tile))

    def close_offer(self, move: Move) -> None:
        """Who claims the tile has not let it pass."""
        if move.what in ("pon", "kong"):
            self.open_to.pop(move.seat, None)
        super().close_offer(move)

    def answered(self, seat: Seat, action: str) -> None:
        """TAIYUAN-44."""
        super().answered(seat, action)
        if action in ("raise", "no raise"):
            self.raised[seat] = action == "raise"
        self.returned |= action.startswith(("return", "no return"))

    # --- facts

    def is_ready(self, seat: Seat) -> bool:
        """Return True if the seat has declared, and thrown the tile of it."""
        return bool(self.book.declared[seat]) and self.book.declaring != seat

    def free(self, seat: Seat) -> list[str]:
        """The tiles that do not stand."""
        return but(self.book.hands[seat], *self.book.standing[seat])

    def ready_with(self, seat: Seat) -> set[str]:
        """TAIYUAN-23: standing tiles whose discard leaves a hand that waits."""
        hand = self.book.hands[seat]
        return {tile for tile in set(self.book.standing[seat]) if self.has_waits(seat, but(hand, tile))}

    def has_waits(self, seat: Seat, rest: list[str], laid: Sequence[str] = ()) -> bool:
        """COMMON-11: some tile would make a win; a kind of which he holds four is none. `laid`: a meld to come."""
        melds = [face(tile) for meld in self.book.melds[seat] for tile in tiles(meld.tiles)]
        melds += map(face, laid)
        kinds = list(map(face, rest))
        found = [kind for kind in waits(kinds, is_sets_and_pair) if [*kinds, *melds].count(kind) < 4]
        if len(self.seats) == 3:  # option players_tiles: exactly two suits
            found = [kind for kind in found if len(suits([*kinds, *melds, kind])) == 2]
        return bool(found)

    # --- on the own hand

    def bids(self, seat: Seat) -> set[str]:
        """TAIYUAN-45: after the raises."""
        if self.options["raise_return"] == "on" and not self.are_answered():
            return self.raises(seat)
        return set() if self.options["bets"] == "off" else {f"stake {number}" for number in range(4)}

    def raises(self, seat: Seat) -> set[str]:
        """TAIYUAN-44: the sides together, then the dealer, who answers each raiser."""
        dealer = self.setting.dealer
        if len(self.raised) < len(self.seats) - 1:
            return {"raise", "no raise"} if seat != dealer and seat not in self.raised else set()
        letters = ["eswn"[(raiser - dealer) % len(self.seats)] for raiser in self.raisers()]
        some = {f"return {''.join(few)}" for count in range(len(letters)) for few in combinations(letters, count + 1)}
        return {"no return", *some} if seat == dealer else set()

    def raisers(self) -> list[Seat]:
        """The sides that have raised, by turns from the dealer."""
        turns = [(self.setting.dealer + step) % len(self.seats) for step in range(1, len(self.seats))]
        return [seat for seat in turns if self.raised.get(seat)]

    def are_answered(self) -> bool:
        """Return True once all sides have spoken and each raiser has his answer."""
        return len(self.raised) == len(self.seats) - 1 and (self.returned or not self.raisers())

    def discards(self, seat: Seat) -> set[str]:
        """TAIYUAN-16, TAIYUAN-23, TAIYUAN-29."""
        if self.is_ready(seat):
            return {f"{self.drawn(seat)} drawn"}
        if self.book.declaring == seat:
            return self.ready_with(seat)
        drawn = self.drawn(seat)
        rest = but(self.free(seat), *([drawn] if drawn else []))
        return {*rest, *([f"{drawn} drawn"] if drawn else [])}

    def may_do(self, seat: Seat) -> set[str]:
        if self.book.declaring == seat:
            return self.discards(seat)
        found = super().may_do(seat)
        return found | (self.declarations() if not self.book.declared[seat] and self.ready_with(seat) else set())

    def declarations(self) -> set[str]:
        """TAIYUAN-26, TAIYUAN-27, option `ready_show`."""
        only = self.options["ready_show"].removesuffix(" only")
        return {f"{manner} ready" for manner in MANNERS if only == "free choice" or manner.startswith(only)}

    def wins_by_draw(self, seat: Seat) -> bool:
        """TAIYUAN-22, TAIYUAN-31."""
        return self.is_ready(seat) and seat not in self.lost and super().wins_by_draw(seat)

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """TAIYUAN-30."""
        return not self.is_ready(seat)

    # --- on a tile of another

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        """TAIYUAN-28: a ready tile that lies face down or on the rack is taken by nobody."""
        if offer.ready and self.book.declared[offer.seat] != "open":
            return set()
        return super().may_take(seat, offer)

    def may_win(self, seat: Seat, offer: Move) -> bool:
        return self.is_ready(seat) and seat not in self.lost and super().may_win(seat, offer)

    def claims(self, seat: Seat, offer: Move) -> set[str]:
        """TAIYUAN-14, TAIYUAN-19, TAIYUAN-30."""
        if self.is_ready(seat):
            return set()
        kongs = {action for action in super().claims(seat, offer) if action.startswith("kong")}
        return kongs | set(self.pungs(seat, offer.tile))

    def pungs(self, seat: Seat, tile: str) -> Iterator[str]:
        """TAIYUAN-19, TAIYUAN-20, TAIYUAN-53: where tiles of both sorts are there, so many standing ones are named."""
        standing, free = self.book.standing[seat].count(tile), self.free(seat).count(tile)
        ways = [count for count in range(3) if count <= standing and 2 - count <= free]
        if face(tile) not in self.unponged[seat]:
            for count in ways:
                if self.can_go_on(seat, tile, count):
                    yield said("pon", [tile] * 2) + (f" {count} standing" if len(ways) > 1 else "")

    def can_go_on(self, seat: Seat, tile: str, standing: int) -> bool:
        """TAIYUAN-53: behind the pung a tile can be thrown, or ready declared."""
        if len(self.free(seat)) > 2 - standing:
            return True
        left = but(self.book.standing[seat], *[tile] * standing)
        rest = but(self.book.hands[seat], tile, tile)
        return any(self.has_waits(seat, but(rest, gone), [tile] * 3) for gone in left)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
