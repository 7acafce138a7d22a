"""What a case says of who is liable for a hand: it is noted before the win, and checked to mean something after it."""

from collections.abc import Sequence

from fangcheng.conform.books import WIN_CAUSES
from fangcheng.conform.fields import SEATS, Fields
from fangcheng.conform.offers import Winner
from fangcheng.conform.situations import Situation
from fangcheng.core.institutions.cover import who_is_liable
from fangcheng.core.settlement.settle_riichi import liable_seat
from fangcheng.core.state.rule_codes import HAN_AND_FU, LIABLE_DRAGONS, LIABLE_KONGS, LIABLE_WINDS

CAUSES = (LIABLE_DRAGONS, LIABLE_WINDS, LIABLE_KONGS)


def note_liable(situation: Situation, fields: Fields, winners: Sequence[Winner]) -> int | None:
    """Note who must answer for a great hand, and return him; which one, the value of the hand shows."""
    liable = fields.seat("liable")
    if liable is not None:
        for winner in winners:
            situation.table.liable[winner.seat, :] = liable
    return liable


def check_liable(situation: Situation, fields: Fields, winners: Sequence[Winner], liable: int | None) -> None:
    """Check that the seat answers for a hand of the case, or where the rules find him out that nobody else pays.

    Rules: WUHAN-30.
    """
    if liable is None:
        return
    if situation.rules.liability.any():
        if not any(_answers_for(situation, winner, liable) for winner in winners):
            raise fields.wrong("liable", f"this is no hand for which {SEATS[liable]} is liable; leave it out")
        return
    paid = situation.paid(WIN_CAUSES, {winner.seat for winner in winners})
    others = [letter for letter, change in paid.items() if change < 0 and letter != SEATS[liable]]
    if others:
        raise fields.wrong(
            "liable", f"{SEATS[liable]} is not liable for this hand: {' and '.join(others)} pay for it too"
        )


def _answers_for(situation: Situation, winner: Winner, seat: int) -> bool:
    """Return True if the rules let the seat answer for the hand of the winner."""
    table, rules, win = situation.table, situation.rules, situation.desk.work.wins[winner.seat]
    if rules.method == HAN_AND_FU:
        return any(int(liable_seat(table, rules, winner.result, winner.seat, cause)) == seat for cause in CAUSES)
    return int(who_is_liable(table, rules, win, winner.result, winner.seat)) == seat
