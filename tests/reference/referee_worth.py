"""Where a win let pass bars those that are worth no more, and a winning tile thrown away is let pass too."""

from collections.abc import Callable
from dataclasses import replace

from reference.history import Move, Setting
from reference.referee_common import Common
from reference.sheet import Seat, Sheet, Verdict


class ByWorth(Common):
    """Until the own next draw; with `thrown_too` until a pung into a hand that waits for nothing as well."""

    by_worth = True
    thrown_too = True  # a winning tile that a seat throws itself it has let pass

    def __init__(self, setting: Setting, judge: Callable[[Sheet], Verdict]) -> None:
        super().__init__(setting, judge)
        self.passed: dict[Seat, int] = {}  # the most that a win let pass since the own last draw was worth

    # --- following

    def before_draw(self, move: Move) -> None:
        super().before_draw(move)
        self.passed.pop(move.seat, None)

    def see(self, move: Move) -> None:
        """What a seat lays for others to take it has let pass itself."""
        thrown = self.by_worth and self.thrown_too and move.what in ("discard", "added_egg")
        if thrown:
            self.note(move.seat, self.worth_thrown(move.seat, move.tile))
        ponged = self.claimed is not None and self.claimed.what == "pon"
        super().see(move)
        if thrown and ponged and not self.waits_now(move.seat):
            self.passed.pop(move.seat, None)

    def let_pass(self, seat: Seat, offer: Move, actions: set[str]) -> None:
        super().let_pass(seat, offer, actions)
        if "win" in actions:
            self.note(seat, self.worth(seat, offer))

    def note(self, seat: Seat, worth: int) -> None:
        """A win worth so much has been let pass."""
        self.passed[seat] = max(worth, self.passed.get(seat, -1))

    # --- what a win is worth, -1 for none

    def worth(self, seat: Seat, offer: Move) -> int:
        """One on a tile of another."""
        verdict = self.wins(seat, offer.tile, "discard" if offer.what == "discard" else "rob", offer.seat)
        return verdict.total if verdict.wins else -1

    def worth_thrown(self, seat: Seat, tile: str) -> int:
        """One on the tile that a seat throws, had another thrown it."""
        sheet = self.book.supposing(seat, tile, "self")
        assert sheet.win is not None
        words = sheet.win.circumstances & {"ready", "ready_first"} if self.book.declared[seat] else frozenset()
        win = replace(sheet.win, by="discard", source=self.next_to(seat), circumstances=words)
        verdict = self.judge(replace(sheet, win=win))
        return verdict.total if verdict.wins else -1

    # --- facts

    def waits_now(self, seat: Seat) -> bool:
        """Return True if the hand at rest is ready."""
        raise NotImplementedError

    def may_win(self, seat: Seat, offer: Move) -> bool:
        if not self.by_worth:
            return super().may_win(seat, offer)
        may = offer.what in ("discard", *self.robbable)
        return may and self.worth(seat, offer) > self.passed.get(seat, -1)
