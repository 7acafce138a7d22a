"""Sichuan's flow: the missing suit, the blood battle, wins let pass, the compulsory last four (rules/sichuan.md)."""

from dataclasses import replace

from reference import sichuan
from reference.history import Move, Setting
from reference.referee import Referee, said
from reference.sheet import Seat, face, name

HANDS = 40  # so many show wins let pass, and others barred for it
MIXED = False  # the default rules and the preset alone are followed
PRESETS = ("mil_2025",)
LAST_FOUR = 3  # tiles left once the fourth-last has been drawn


class Table(Referee):
    """A table without exchange, in a blood battle, by the rules outside the presets."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, sichuan.verdict)
        self.missed: dict[Seat, int] = {}  # fan of the win a seat has let pass since its last draw

    def before_draw(self, move: Move) -> None:
        """SICHUAN-25: the own next draw, of a replacement too, ends the ban."""
        self.missed.pop(move.seat, None)

    def let_pass(self, seat: Seat, offer: Move, actions: set[str]) -> None:
        """SICHUAN-25."""
        if "win" in actions:
            value = self.value(seat, offer)
            self.missed[seat] = max(value, self.missed.get(seat, -1))

    def allowed(self, seat: Seat) -> set[str]:
        """SICHUAN-10: first everybody chooses the suit he will lack."""
        if not all(self.book.lacked):
            return {"lack m", "lack p", "lack s"}
        return super().allowed(seat)

    # --- on the own hand

    def may_do(self, seat: Seat) -> set[str]:
        drawn = self.drawn(seat)
        wins = bool(drawn) and self.wins(seat, drawn, "self").wins
        if wins and self.must_win():
            return set()
        lacked = any(tile[1] == self.book.lacked[seat] for tile in self.book.hands[seat])
        found = self.thrown(seat, lambda tile: not lacked or tile[1] == self.book.lacked[seat])  # SICHUAN-17
        found |= {"win"} if wins else set()
        return found | (self.kongs(seat) if drawn and self.book.left else set())  # SICHUAN-16, SICHUAN-19, SICHUAN-26

    def kongs(self, seat: Seat) -> set[str]:
        """Concealed and added ones, never of the missing suit (SICHUAN-17)."""
        kinds = [kind for kind in (*self.quads(seat), *self.growing(seat)) if not self.lacks(seat, kind)]
        return {said("kong", self.of_face(seat, kind) * (4 // len(self.of_face(seat, kind)))) for kind in kinds}

    def lacks(self, seat: Seat, kind: int) -> bool:
        return "mps"[kind // 9] == self.book.lacked[seat]

    def must_win(self) -> bool:
        """SICHUAN-24: such a win is executed, and nobody is asked."""
        return self.book.left <= LAST_FOUR

    # --- on a tile of another

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        if seat in self.book.gone or offer.what == "concealed":  # SICHUAN-22, SICHUAN-27
            return set()
        found = {"win"} if self.may_win(seat, offer) else set()
        if found and self.must_win():
            return set()
        if offer.what == "added" or not self.book.left:  # SICHUAN-55
            return found
        own = self.of_face(seat, face(offer.tile))
        if not self.lacks(seat, face(offer.tile)):
            found |= {said("pon", own[:2])} if len(own) >= 2 else set()
            found |= {said("kong", own)} if len(own) == 3 else set()
        return found

    def may_win(self, seat: Seat, offer: Move) -> bool:
        """SICHUAN-25: after a win let pass only with more fan than that one."""
        return self.value(seat, offer) > self.missed.get(seat, -1)

    def value(self, seat: Seat, offer: Move) -> int:
        """Fan of a win on the tile, -1 for none."""
        verdict = self.wins(seat, offer.tile, "rob" if offer.what == "added" else "discard", offer.seat)
        return verdict.total if verdict.wins else -1


class Trial(Table):
    """The table of mil_2025: own discards are let go too, and nobody must win (SICHUAN-P8, SICHUAN-P9, SICHUAN-P11)."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.ponged = False  # the turn began with a pung
        self.ends = False  # a pung has taken the last discard

    def must_win(self) -> bool:
        """SICHUAN-P8."""
        return False

    def see(self, move: Move) -> None:
        """SICHUAN-P11: an own discard is let go."""
        if move.what == "discard":
            value = self.thrown_away(move.seat, move.tile)
            self.missed[move.seat] = max(value, self.missed.get(move.seat, -1))
        super().see(move)

    def after(self, move: Move) -> None:
        """SICHUAN-P11: a pung ends the ban if the hand behind its discard waits for nothing."""
        if move.what == "discard" and self.ponged and not self.waits(move.seat):
            self.missed.pop(move.seat, None)
        self.ponged = move.what == "pon"
        if self.ponged:
            self.ends = self.book.left == 0

    def thrown_away(self, seat: Seat, tile: str) -> int:
        """Fan of a win on the tile a seat throws, had another thrown it."""
        sheet = self.book.supposing(seat, tile, "self")
        assert sheet.win is not None
        win = replace(sheet.win, by="discard", source=(seat + 1) % len(self.seats), circumstances=frozenset())
        verdict = self.judge(replace(sheet, win=win))
        return verdict.total if verdict.wins else -1

    def waits(self, seat: Seat) -> bool:
        """Return True if some tile would complete the hand, none of which he holds four."""
        hand = self.book.hands[seat]
        for kind in range(27):
            if self.held(seat)[kind] < 4:
                hand.append(name(kind))
                wins = self.wins(seat, name(kind), "self").wins
                hand.remove(name(kind))
                if wins:
                    return True
        return False

    def may_take(self, seat: Seat, offer: Move) -> set[str]:
        """SICHUAN-P9."""
        found = super().may_take(seat, offer)
        own = self.of_face(seat, face(offer.tile))
        last = offer.what == "discard" and not self.book.left and not self.ends and seat not in self.book.gone
        if last and len(own) >= 2 and not self.lacks(seat, face(offer.tile)):
            found.add(said("pon", own[:2]))
        return found


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return (Trial if setting.options.get("preset") == "mil_2025" else Table)(setting)
