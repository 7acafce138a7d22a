"""Wenzhou's flow: caishen that nobody claims, White in their part, single honours first (rules/wenzhou.md)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from reference import wenzhou
from reference.history import Move, Setting
from reference.referee import Referee, said
from reference.referee_worth import ByWorth
from reference.sheet import Seat, face, tiles
from reference.words import HONOURS, is_claimed

PRESETS = ("mil_2024",)
TAIL = 4  # WENZHOU-10
MIL = {  # the preset mil_2024
    "honour_discipline": "off",
    "draw_only_tail": "off",
    "missed_win": "mil",
    "pong_pass_rule": "off",
    "reserve": "4",
}


class Table(ByWorth):
    """WENZHOU-18, WENZHOU-22, WENZHOU-P11: a win let pass bars those of no higher multiplier to the own next draw."""

    defaults: ClassVar = {
        "honour_discipline": "on",
        "draw_only_tail": "on",
        "missed_win": "until draw",
        "pong_pass_rule": "on",
        "reserve": "14 and kongs",
        "stake_bids": "off",
    }

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, wenzhou.verdict)
        if setting.options.get("preset") == "mil_2024":
            self.options = {**self.options, **MIL, **{key: self.options[key] for key in MIL if key in setting.options}}
        if self.options["reserve"] == "4":
            self.book.setting = self.setting = replace(setting, kongs_keep=())
        self.thrown_too = self.options["missed_win"] == "mil"  # WENZHOU-P11
        self.unponged: dict[Seat, set[int]] = {seat: set() for seat in self.seats}  # WENZHOU-21
        self.tail = False  # the last tiles are drawn without discards (WENZHOU-10)

    # --- following

    def before_draw(self, move: Move) -> None:
        super().before_draw(move)
        self.unponged[move.seat].clear()
        few = move.place != "kong" and self.book.left <= TAIL
        self.tail = few and self.options["draw_only_tail"] == "on"

    def let_pass(self, seat: Seat, offer: Move, actions: set[str]) -> None:
        """WENZHOU-21, WENZHOU-22."""
        super().let_pass(seat, offer, actions)
        if any(action.startswith("pon") for action in actions):
            self.unponged[seat].add(face(offer.tile))

    def close_offer(self, move: Move) -> None:
        """Who claims the tile has not let a pung pass."""
        if move.what in ("pon", "kong"):
            self.open_to[move.seat] = self.open_to.get(move.seat, set()) & {"win"}
        super().close_offer(move)

    # --- facts

    def waits_now(self, seat: Seat) -> bool:
        """WENZHOU-P11."""
        return any(self.would_win(seat, kind) for kind in range(34) if self.held_kinds(seat).count(kind) < 4)

    def caishen(self) -> int:
        """WENZHOU-5."""
        return wenzhou.caishen_of(self.book.sheet())

    def part(self, tile: str) -> int:
        """WENZHOU-13: what a tile is; White has the caishen's part."""
        return wenzhou.played([face(tile)], self.caishen())[0]

    def kong_is_left(self) -> bool:
        """WENZHOU-10, WENZHOU-17."""
        return super().kong_is_left() and (self.book.left > TAIL or self.options["draw_only_tail"] == "off")

    def visible(self) -> Counter[int]:
        """WENZHOU-19: discards and open melds."""
        rivers = [cut.tile for river in self.book.rivers for cut in river if not cut.claimed]
        melds = [meld for row in self.book.melds for meld in row if is_claimed(meld.kind)]
        return Counter(self.part(tile) for tile in [*rivers, *(tile for meld in melds for tile in tiles(meld.tiles))])

    # --- on the own hand

    def bids(self, seat: Seat) -> set[str]:
        """WENZHOU-34: the dealer first, then the others together."""
        dealer = self.setting.dealer
        turn = seat == dealer if dealer not in self.bidden else seat != dealer
        return {"stake 0", "stake 1"} if turn and self.options["stake_bids"] == "on" else set()

    def may_do(self, seat: Seat) -> set[str]:
        """WENZHOU-10: in the last tiles nobody is asked."""
        return set() if self.tail else super().may_do(seat)

    def discards(self, seat: Seat) -> set[str]:
        """WENZHOU-19, WENZHOU-20."""
        bound = self.bound(seat) if self.options["honour_discipline"] == "on" else set()
        return self.thrown(seat, lambda tile: not bound or tile in bound)

    def bound(self, seat: Seat) -> set[str]:
        """The honours of which one must be thrown."""
        honours = [
            tile for tile in self.book.hands[seat] if face(tile) != self.caishen() and self.part(tile) in HONOURS
        ]
        held, seen = Counter(map(self.part, honours)), self.visible()
        single = {tile for tile in honours if held[self.part(tile)] == 1}
        last = {tile for tile in single if seen[self.part(tile)] >= 3}
        followers = {tile for tile in single if seen[self.part(tile)]}
        return last or followers or single

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """WENZHOU-14."""
        return kind != self.caishen()

    # --- on a tile of another

    def claims(self, seat: Seat, offer: Move) -> set[str]:
        """WENZHOU-14, WENZHOU-15."""
        return set() if face(offer.tile) == self.caishen() else super().claims(seat, offer)

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """WENZHOU-21."""
        return self.options["pong_pass_rule"] == "off" or kind not in self.unponged[seat]

    def chis(self, seat: Seat, called: int) -> Iterator[str]:
        """WENZHOU-14: White in its part, and no caishen."""
        called = wenzhou.played([called], self.caishen())[0]
        if called in HONOURS:
            return
        own = {self.part(tile): tile for tile in self.book.hands[seat] if face(tile) != self.caishen()}
        for low in range(max(called - 2, called - called % 9), min(called, called - called % 9 + 6) + 1):
            run = [own.get(kind) for kind in range(low, low + 3) if kind != called]
            if all(run):
                yield said("chi", [tile for tile in run if tile])


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
