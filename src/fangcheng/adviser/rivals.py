"""Opponents who look close to a win: who has declared, who has opened most of the hand; nothing hidden is asked."""

from collections.abc import Sequence

from msgspec import Struct

from fangcheng.adviser.answer import Args
from fangcheng.core.institutions.hooks import wins_no_more
from fangcheng.core.scoring.tally import discards_win
from fangcheng.game.hints import Danger
from fangcheng.game.views import View

OPEN_MELDS = 3  # from so many claimed melds on a hand looks close to a win, as steady has it (bots/weights.py)
ONE_TILE = ("joker", "low-discard", "lack", "own-river", "passed-ready", "passed-round")  # reasons of a tile alone


class Rival(Struct, frozen=True, kw_only=True):
    """An opponent to reckon with."""

    seat: int
    state: str  # declared, frozen, opened, or melds
    melds: int  # claimed from others

    @property
    def args(self) -> Args:
        """Return the arguments of `advise-who`."""
        return {"seat": self.seat, "state": self.state, "melds": self.melds}


def rivals_of(view: View, dangers: Sequence[Danger]) -> tuple[Rival, ...]:
    """Return those who look close and could win on a discard of the reader; `dangers` are those of any one tile."""
    harmless = {one.seat for one in dangers if one.safe and one.safe not in ONE_TILE} | _never_on_discards(view)
    found = []
    for seat in view.seats:
        claimed = sum(meld.source is not None and meld.source != seat.seat for meld in seat.melds)
        close = bool(seat.ready) or claimed >= OPEN_MELDS
        if close and seat.seat != view.seat and seat.in_play and seat.seat not in harmless:
            known = seat.ready if seat.ready in ("frozen", "opened") else "declared"
            found.append(Rival(seat=seat.seat, state=known if seat.ready else "melds", melds=claimed))
    return tuple(found)


def _never_on_discards(view: View) -> set[int]:
    """Return the seats that the rules keep from winning on any discard, where no tile is at hand to be asked about."""
    own = view.own_hand()
    if own is None:
        return set()
    rules, record = own.rules, own.record
    return {
        seat.seat
        for seat in view.seats
        if not discards_win(rules, view.streak)
        or (rules.ready_draws_only and seat.ready)
        or (rules.ready_needed and not seat.ready)
        or wins_no_more(record, rules, seat.seat)
    }


def danger_of(dangers: Sequence[Danger], rival: Rival) -> Danger:
    """Return what a rival could do with the tile."""
    return next(one for one in dangers if one.seat == rival.seat)


def is_certain(dangers: Sequence[Danger], rival: Rival) -> bool:
    """Return True if a rule keeps the rival from winning on the tile."""
    return danger_of(dangers, rival).safe != ""
