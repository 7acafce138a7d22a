"""Hong Kong's flow: a win let pass, and the kong robbed by thirteen orphans (rules/hongkong.md)."""

from collections import Counter
from typing import ClassVar

from reference import hongkong
from reference.history import Move, Setting
from reference.referee import Referee
from reference.referee_common import Common
from reference.sheet import Seat

PRESETS = ("aimj",)
FLOWERS = 8


class Table(Common):
    """HONGKONG-16: a win let pass bars wins on others' tiles to the own next draw."""

    robbable = ("added", "concealed")
    defaults: ClassVar = {"pass_rule": "own draw", "rob_concealed": "off", "flower_win": "off"}

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, hongkong.verdict)
        if setting.options.get("preset") == "aimj" and "pass_rule" not in setting.options:
            self.options["pass_rule"] = "off"  # HONGKONG-P1
        self.laid: Move | None = None  # the flower just laid, the last of all
        self.barred = "none" if self.options["pass_rule"] == "off" else "any"

    def see(self, move: Move) -> None:
        """HONGKONG-33: eight flowers win before anything else; who has seven is asked about the eighth of another."""
        due = self.flower_winner()
        won = (move.seat, move.source) if move.what == "won" and move.word == "flowers" else None
        assert won is None or (due is not None and won[0] == due), f"{move} was not due"
        if self.laid is not None and due is not None and won is None:
            assert due != self.laid.seat, f"{move} came where eight flowers were due"
            assert due in self.silent, f"{move} came where an answer was due"
        super().see(move)
        last = move.what == "flower" and len(self.book.laid) == FLOWERS
        self.laid = move if last else None
        self.silent = set() if last else self.silent

    def flower_winner(self) -> Seat | None:
        """Who wins or may win by flowers now, if his row is worth enough (HONGKONG-20)."""
        if self.laid is None or self.options["flower_win"] == "off":
            return None
        counts = Counter(seat for seat, _ in self.book.laid)
        seat, count = counts.most_common(1)[0]
        source = None if count == FLOWERS else self.laid.seat
        if count < FLOWERS - 1 or seat == source:
            return None
        return seat if self.wins(seat, "", "flowers", source).wins else None

    def allowed(self, seat: Seat) -> set[str]:
        """HONGKONG-33."""
        winner = self.flower_winner()
        if self.laid is None or winner is None or winner in self.silent:
            return super().allowed(seat)
        return {"win", "pass"} if seat == winner != self.laid.seat else set()

    def may_win(self, seat: Seat, offer: Move) -> bool:
        """HONGKONG-15."""
        if not super().may_win(seat, offer):
            return False
        rows = self.wins(seat, offer.tile, "rob", offer.seat).rows
        return offer.what != "concealed" or (self.options["rob_concealed"] == "on" and "thirteen_orphans" in rows)


def referee(setting: Setting) -> Referee:
    """Who watches over a table of this game."""
    return Table(setting)
