"""The hand after: who deals, with how many counters or repeats, in which round."""

from typing import Any

from fangcheng.conform.fields import SEATS
from fangcheng.conform.situations import Situation


def next_hand(situation: Situation) -> dict[str, Any]:
    """Tell what the finished hand makes of the next one."""
    table = situation.table
    wind = int(situation.rules.round_winds[int(table.coming.round_wind) % 8])
    return {
        "dealer": SEATS[int(table.coming.dealer)],
        "honba": int(table.coming.counters),
        "streak": int(table.coming.streak),
        "round": SEATS[wind],
    }
