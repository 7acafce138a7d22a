"""Sitting and pulling (坐庄, 拉庄): bets before the deal that multiply payments between the dealer and a player."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.rule_codes import SIT_AND_PULL


@kernel
def pair_multiplier(table, rules, one, other):
    """What payments between two seats are multiplied by.

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
