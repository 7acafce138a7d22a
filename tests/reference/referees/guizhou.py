"""Guizhou's flow: hard and soft ready, the pass, by preset what was let go and what must be won (rules/guizhou.md)."""

from dataclasses import replace
from typing import ClassVar

from reference import guizhou
from reference.history import Move, Setting
from reference.referee import Referee, said
from reference.referee_common import Common, but
from reference.sheet import Seat, Sheet, Verdict, face, name

PRESETS = ("mil_2023",)
WORDS = {"plain": "soft", "heavenly": "hard"}  # manners of declaring, in the words of the book
CHICKENS = (guizhou.HERO, guizhou.BLACK_BONE)
MIL = {  # the preset mil_2023
    "pon_pass_rule": "on",
    "last_discard_pon": "on",
    "pass_rule": "same or fewer",
    "forced_rob": "on",
    "declared_pass": "for good",
}


def judge(sheet: Sheet) -> Verdict:
    """The scorer, told how each has declared."""
    return guizhou.verdict(in_words(sheet))


def in_words(sheet: Sheet) -> Sheet:
    """The sheet with hard and soft ready."""
    return replace(sheet, declared=tuple(WORDS.get(manner, manner) for manner in sheet.declared))


class Table(Common):
    """No chow (GUIZHOU-9); a win let pass bars others' tiles to the own next draw (GUIZHOU-18)."""

    chi = False
    defaults: ClassVar = {
        "pon_pass_rule": "off",
        "last_discard_pon": "off",
        "pass_rule": "all wins",
        "forced_rob": "off",
        "declared_pass": "own draw",
    }

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, judge)
        if setting.options.get("preset") == "mil_2023":
            self.options = {**self.options, **MIL, **{key: self.options[key] for key in MIL if key in setting.options}}
        self.told = guizhou.told_of(setting.options)
        self.asked: set[Seat] = set()  # who has answered whether he is hard ready
        self.passed: dict[Seat, int] = {}  # points of the dearest win let go since the own last draw (GUIZHOU-P6)
        self.lost: set[Seat] = set()  # who wins by self-draw alone (GUIZHOU-P8)
        self.unponged: dict[Seat, set[int]] = {seat: set() for seat in self.seats}  # GUIZHOU-P4
        self.ends = False  # a pung has taken the last discard (GUIZHOU-P5)

    # --- following

    def answered(self, seat: Seat, action: str) -> None:
        super().answered(seat, action)
        if all(self.book.lacked) or self.told["lack"] == "none":
            self.asked.add(seat)

    def before_draw(self, move: Move) -> None:
        super().before_draw(move)
        self.passed.pop(move.seat, None)
        self.unponged[move.seat].clear()

    def see(self, move: Move) -> None:
        """What is thrown is let go as well (GUIZHOU-P4, GUIZHOU-P6)."""
        if move.what == "discard":
            self.throw(move.seat, move.tile)
        super().see(move)

    def throw(self, seat: Seat, tile: str) -> None:
        """Of three alike one, or a tile that would have won."""
        kind = face(tile)
        if len(self.of_face(seat, kind)) == 3 and kind not in CHICKENS:
            self.unponged[seat].add(kind)
        like_others = not self.book.declared[seat] or self.options["declared_pass"] == "own draw"
        if self.options["pass_rule"] == "same or fewer" and like_others:
            verdict = self.wins(seat, tile, "self")
            self.note(seat, verdict.total if verdict.wins else -1)

    def note(self, seat: Seat, points: int) -> None:
        """A win of so many points has been let go."""
        self.passed[seat] = max(points, self.passed.get(seat, -1))

    def after(self, move: Move) -> None:
        super().after(move)
        if move.what in ("pon", "kong", "added", "concealed"):
            self.unponged[move.seat].clear()
        if move.what == "pon":
            self.ends = self.book.left == 0

    def let_pass(self, seat: Seat, offer: Move, actions: set[str]) -> None:
        if "win" in actions:
            self.missed[seat].add(face(offer.tile))
            self.note(seat, self.points(seat, offer))
            if self.book.declared[seat] and self.options["declared_pass"] == "for good":
                self.lost.add(seat)
        if any(action.startswith("pon") for action in actions):
            self.unponged[seat].add(face(offer.tile))

    def close_offer(self, move: Move) -> None:
        """Who claims the tile has not let a pung pass."""
        if move.what in ("pon", "kong"):
            kept = self.open_to.get(move.seat, set())
            self.open_to[move.seat] = kept & {"win"}
        super().close_offer(move)

    # --- ready

    def is_declared(self, seat: Seat) -> bool:
        """Return True if the seat has declared, and thrown the tile of it."""
        return bool(self.book.declared[seat]) and self.book.declaring != seat

    def is_ready(self, seat: Seat, rest: list[str]) -> bool:
        """GUIZHOU-44."""
        with self.supposed(seat, rest):
            return guizhou.is_ready(self.book.sheet(), seat, self.told)

    def hard_ready(self) -> set[Seat]:
        """GUIZHOU-16: who may yet say so; nobody plays before they have answered (GUIZHOU-P9)."""
        if self.book.course:
            return set()
        others = set(self.seats) - {self.setting.dealer} - self.asked
        return {seat for seat in others if self.is_ready(seat, self.book.hands[seat])}

    def ready_discards(self, seat: Seat) -> set[str]:
        """Tiles whose discard leaves the hand ready."""
        hand = self.book.hands[seat]
        return {tile for tile in set(hand) if self.is_ready(seat, but(hand, tile))}

    def may_declare(self, seat: Seat) -> bool:
        """GUIZHOU-16: in the first turn, no meld made."""
        free = not self.book.declared[seat] and not self.book.rivers[seat] and not self.book.melds[seat]
        return free and bool(self.ready_discards(seat))

    # --- on the own hand

    def allowed(self, seat: Seat) -> set[str]:
        if self.told["lack"] == "declared" and not all(self.book.lacked):  # GUIZHOU-7
            return {"lack m", "lack p", "lack s"}
        first = self.hard_ready()
        if first:
            return {"heavenly ready", "pass"} if seat in first else set()
        return super().allowed(seat)

    def may_do(self, seat: Seat) -> set[str]:
        if self.book.declaring == seat:
            return self.discards(seat)
        return super().may_do(seat) | ({"ready"} if self.may_declare(seat) else set())

    def discards(self, seat: Seat) -> set[str]:
        """GUIZHOU-7, GUIZHOU-16, GUIZHOU-17."""
        if self.is_declared(seat):
            return {f"{self.drawn(seat)} drawn"}
        hand = self.book.hands[seat]
        good = self.ready_discards(seat) if self.book.declaring == seat else set(hand)
        lacked = {tile for tile in hand if self.lacks(seat, tile)}
        return self.thrown(seat, lambda tile: tile in good and (not lacked or tile in lacked))

    def lacks(self, seat: Seat, tile: str) -> bool:
        """Return True for a tile of the suit that must go."""
        return tile[1] == self.book.lacked[seat]

    def may_kong(self, seat: Seat, kind: int) -> bool:
        """GUIZHOU-7, GUIZHOU-17."""
        return not self.is_declared(seat) and not self.lacks(seat, name(kind))

    # --- on a tile of another

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        found = {"win"} if self.may_win(seat, offer) else set()
        if found and self.is_forced(seat, offer):
            return set()  # GUIZHOU-P7: the win is executed
        return found | (self.claims(seat, offer) if offer.what == "discard" and not self.is_declared(seat) else set())

    def claims(self, seat: Seat, offer: Move) -> set[str]:
        """GUIZHOU-52, GUIZHOU-P5."""
        if self.book.left:
            return super().claims(seat, offer)
        kind = face(offer.tile)
        own = self.of_face(seat, kind)
        free = self.options["last_discard_pon"] == "on" and not self.ends and self.may_pon(seat, kind)
        return {said("pon", own[:2])} if free and len(own) >= 2 else set()

    def may_pon(self, seat: Seat, kind: int) -> bool:
        """GUIZHOU-7, GUIZHOU-P4."""
        barred = self.options["pon_pass_rule"] == "on" and kind in self.unponged[seat]
        return not barred and not self.lacks(seat, name(kind))

    def may_claim_kong(self, seat: Seat, kind: int) -> bool:
        """GUIZHOU-7."""
        return not self.lacks(seat, name(kind))

    def is_forced(self, seat: Seat, offer: Move) -> bool:
        """GUIZHOU-P7: a robbed kong or a hot discard, for who has not declared."""
        hot = offer.what == "added" or self.book.rivers[offer.seat][-1].after_kong
        return self.options["forced_rob"] == "on" and hot and not self.is_declared(seat)

    def may_win(self, seat: Seat, offer: Move) -> bool:
        """GUIZHOU-18, GUIZHOU-P6 to GUIZHOU-P8."""
        if offer.what not in ("discard", "added") or seat in self.lost:
            return False
        points = self.points(seat, offer)
        if points < 0 or self.is_forced(seat, offer):
            return points >= 0
        if self.options["pass_rule"] == "same or fewer":
            return points > self.passed.get(seat, -1)
        return not self.missed[seat]

    def points(self, seat: Seat, offer: Move) -> int:
        """Points of a win on the tile, -1 for none."""
        verdict = self.wins(seat, offer.tile, "rob" if offer.what == "added" else "discard", offer.seat)
        return verdict.total if verdict.wins else -1


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
