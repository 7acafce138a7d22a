"""The hand after: who deals, with how many counters or repeats, in which round."""

from typing import Any

from fangcheng.conform.fields import SEATS
from fangcheng.conform.situations import Situation
from fangcheng.core.state.codes import HAND_OVER


def next_dealer(situation: Situation) -> str:
    """Return the seat that deals the next hand, empty while this one goes on."""
    return str(next_hand(situation)["dealer"]) if situation.table.phase >= HAND_OVER else ""


def next_hand(situation: Situation) -> dict[str, Any]:
    """Tell what the finished hand makes of the next one."""
    table = situation.table
    wind = int(situation.rules.round_winds[int(table.coming.round_wind) % 8])
    return {
        "dealer": SEATS[int(table.coming.dealer)],
        "honba": int(table.coming.counters),
        "streak": int(table.coming.streak),
        "repeats": int(table.coming.streak),
        "seats": "redrawn" if table.coming.reseat else "kept",
        "round": SEATS[wind],
    }
