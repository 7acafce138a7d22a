"""Wenzhou's flow: caishen that nobody claims, White in their part, single honours first (rules/wenzhou.md)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

from reference import wenzhou
from reference.history import Move, Setting
from reference.referee import Referee, said
from reference.referee_common import Common
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


class Table(Common):
    """WENZHOU-22: a win let pass bars others of no higher multiplier to the own next draw."""

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
        self.passed: dict[Seat, int] = {}  # the highest multiplier let pass since the own last draw
        self.unponged: dict[Seat, set[int]] = {seat: set() for seat in self.seats}  # WENZHOU-21
        self.tail = False  # the last tiles are drawn without discards (WENZHOU-10)
        self.after_pung = False

    # --- following

    def before_draw(self, move: Move) -> None:
        super().before_draw(move)
        self.passed.pop(move.seat, None)
        self.unponged[move.seat].clear()
        few = move.place != "kong" and self.book.left <= TAIL
        self.tail = few and self.options["draw_only_tail"] == "on"

    def see(self, move: Move) -> None:
        """WENZHOU-P11: an own discard counts as let go."""
        if move.what == "discard" and self.options["missed_win"] == "mil":
            self.note(move.seat, self.thrown_away(move.seat, move.tile))
        super().see(move)

    def after(self, move: Move) -> None:
        """WENZHOU-P11: a pung into a hand that is not ready ends the bar."""
        super().after(move)
        mil = self.options["missed_win"] == "mil"
        if mil and move.what == "discard" and self.after_pung and not self.is_ready(move.seat):
            self.passed.pop(move.seat, None)
        self.after_pung = move.what == "pon"

    def thrown_away(self, seat: Seat, tile: str) -> int:
        """The multiplier of a win on the tile a seat throws, had another thrown it."""
        sheet = self.book.supposing(seat, tile, "self")
        assert sheet.win is not None
        win = replace(sheet.win, by="discard", source=self.next_to(seat), circumstances=frozenset())
        verdict = self.judge(replace(sheet, win=win))
        return verdict.total if verdict.wins else -1

    def is_ready(self, seat: Seat) -> bool:
        """Some tile would complete the hand."""
        return any(self.would_win(seat, kind) for kind in range(34) if self.held_kinds(seat).count(kind) < 4)

    def note(self, seat: Seat, multiplier: int) -> None:
        """A win with this multiplier has been let go."""
        self.passed[seat] = max(multiplier, self.passed.get(seat, -1))

    def let_pass(self, seat: Seat, offer: Move, actions: set[str]) -> None:
        """WENZHOU-21, WENZHOU-22."""
        if "win" in actions:
            self.note(seat, self.multiplier(seat, offer))
        if any(action.startswith("pon") for action in actions):
            self.unponged[seat].add(face(offer.tile))

    def close_offer(self, move: Move) -> None:
        """Who claims the tile has not let a pung pass."""
        if move.what in ("pon", "kong"):
            self.open_to[move.seat] = self.open_to.get(move.seat, set()) & {"win"}
        super().close_offer(move)

    # --- facts

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

    def may_win(self, seat: Seat, offer: Move) -> bool:
        """WENZHOU-18, WENZHOU-22."""
        if offer.what not in ("discard", "added"):
            return False
        return self.multiplier(seat, offer) > self.passed.get(seat, -1)

    def multiplier(self, seat: Seat, offer: Move) -> int:
        """That of a win on the tile, -1 for none."""
        verdict = self.wins(seat, offer.tile, "rob" if offer.what == "added" else "discard", offer.seat)
        return verdict.total if verdict.wins else -1

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
