"""Sitting and pulling (坐庄, 拉庄): bets before the deal that multiply payments between the dealer and a player."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.action_codes import CHOOSE
from fangcheng.core.state.codes import BETS
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import SIT_AND_PULL
from fangcheng.core.table.hand import allow, forbid_all
from fangcheng.core.table.question import ask_all


@kernel
def pair_multiplier(table: Table, rules: Rules, one, other):
    """Return the number by which payments between two seats are multiplied.

    `table.bets.placed` of the dealer is 1 when he sits; of the others, their pulls.
    Rules: TIANJIN-42.
    """
    if rules.bet_kind != SIT_AND_PULL:
        return 1
    dealer = int(table.dealer)
    if one != dealer and other != dealer:
        return 1
    puller = other if one == dealer else one
    sat = 1 if table.bets.placed[dealer] != 0 else 0
    return 1 << (sat + int(table.bets.placed[puller]))


@kernel
def ask_sit_and_pull(table: Table, rules: Rules):
    """Ask the dealer whether he sits and the others how often they pull, before any tile is taken.

    Rules: TIANJIN-6, TIANJIN-7.
    """
    ask_all(table, BETS)
    for seat in range(int(table.seats)):
        forbid_all(table, seat)
        highest = 1 if seat == table.dealer else int(rules.bet_max)
        for number in range(highest + 1):
            allow(table, seat, CHOOSE + number)
