"""Paying a win: the one function that calls the method of payment of the rules."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.scoring.readiness import counts_as_ready
from fangcheng.core.settlement.settle_bonds import pays_by_bonds
from fangcheng.core.settlement.settle_factors import pay_by_factors
from fangcheng.core.settlement.settle_fan import pay_fan_win
from fangcheng.core.settlement.settle_mcr import pay_mcr_win
from fangcheng.core.settlement.settle_riichi import pay_riichi_win
from fangcheng.core.settlement.settle_shares import pay_shares
from fangcheng.core.settlement.settle_tai import pay_tai_win
from fangcheng.core.settlement.settle_terms import pay_terms_win
from fangcheng.core.state.codes import BY_DISCARD
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import FAN, HAN_AND_FU, MCR_POINTS, SUM, TAI


@stage()
def pay_win(table: Table, rules: Rules, desk: Desk, winner):
    """Pay `winner` for the win that is valued on the desk."""
    method = int(rules.method)
    if method == HAN_AND_FU:
        pay_riichi_win(table, rules, desk, winner)
    elif method == MCR_POINTS:
        pay_mcr_win(table, rules, desk, winner)
    elif method == TAI:
        pay_tai_win(table, rules, desk, winner)
    elif method == FAN:
        pay_fan_win(table, rules, desk, winner)
    elif rules.own_factors != 0:
        pay_by_factors(table, rules, desk, winner)
    elif method >= SUM:
        pay_shares(table, rules, desk, winner, discarder_is_ready(table, rules, desk, winner))
    else:
        pay_terms_win(table, rules, desk, winner)


@kernel
def discarder_is_ready(table: Table, rules: Rules, desk: Desk, winner):
    """Return 1 if the winner's bonds ask whether the discarder is ready, and he is; else 0.

    Rules: SHANGHAI-39, COMMON-11.
    """
    win = desk.work.wins[winner]
    if win.by != BY_DISCARD or not pays_by_bonds(table, rules, winner):
        return 0
    return int(counts_as_ready(table, rules, desk, int(win.payer)))
