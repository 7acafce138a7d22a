"""The hand after: who deals, with how many counters or repeats, in which round."""

from typing import Any

from fangcheng.conform.fields import SEATS
from fangcheng.conform.situations import Situation


def next_hand(situation: Situation) -> dict[str, Any]:
    """What the finished hand makes of the next one."""
    table = situation.table
    wind = int(situation.rules.round_winds[int(table.next_round) % 8])
    return {
        "dealer": SEATS[int(table.next_dealer)],
        "honba": int(table.next_counters),
        "streak": int(table.next_streak),
        "round": SEATS[wind],
    }
