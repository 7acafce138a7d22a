"""Cases of hands one after another: what is counted from hand to hand."""

from typing import Any

from fangcheng.conform.dealer_base import dealer_base
from fangcheng.conform.fields import Fields
from fangcheng.conform.situations import Situation
from fangcheng.core.play.endings import exhaust, finish_won
from fangcheng.core.play.opening import clear_hand

ENDS = ("draw", "win")


def run_counter(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """End one hand after another as the case says, and look at the count of drawn hands before each and at the end."""
    situation = Situation(variant, fields)
    ends = fields.words("counter")
    if not ends or any(end not in ENDS for end in ends):
        raise fields.wrong("counter", f"a list of {' and '.join(ENDS)}")
    fields.close()
    before = []
    for end in ends:
        before.append(_count(situation))
        _end(situation, end)
    return expected, {"before_each_hand": before, "after": _count(situation)}


def run_after(variant: str, fields: Fields, expected: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """End hands one after another, and look at who deals next, and at the dealer's base or his hands in a row then."""
    situation = Situation(variant, fields)
    wrong: list[str] = []
    for number, hand in enumerate(fields.groups("after"), start=1):
        result = hand.choice("result", ("win", "wash_out", "draw"))
        if result is None:
            raise hand.wrong("result", "missing; win, draw or wash_out")
        situation.table.dealer = hand.seat("dealer") or 0
        situation.table.streak = hand.number("streak", 1, 1, 1000) - 1
        winner = hand.seat("winner")
        if winner is not None and result != "win":
            raise hand.wrong("winner", f"nobody wins in a hand whose result is {result}; leave it out")
        counts = {
            "next_dealer": lambda: int(situation.table.dealer),
            "dealer_base": lambda: dealer_base(situation),
            "next_streak": lambda: int(situation.table.streak) + 1,
        }
        told = {"next_dealer": hand.seat("next_dealer")} if "next_dealer" in hand else {}
        told |= {key: hand.number(key, high=1000) for key in ("dealer_base", "next_streak") if key in hand}
        hand.close()
        if not told:
            raise hand.wrong("next_dealer", "nothing is asked; say next_dealer, dealer_base or next_streak")
        _end(situation, "win" if result == "win" else "draw", winner)
        found = {key: counts[key]() for key in told}
        if found != told:
            wrong.append(f"{number}: {found}, not {told}")
    fields.close()
    return expected, {"ok": wrong or True}


def _count(situation: Situation) -> int:
    return int(situation.table.wash_out.count)


def _end(situation: Situation, end: str, winner: int | None = None) -> None:
    """End the hand, by a win of the dealer or another or without one, and begin the next."""
    table, rules, desk = situation.table, situation.rules, situation.desk
    if end == "win":
        table.won_order[0], table.won_count, table.first_win_count = table.dealer if winner is None else winner, 1, 1
        finish_won(table, rules, desk)
    else:
        exhaust(table, rules, desk)
    clear_hand(table, rules)
