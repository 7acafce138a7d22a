"""Paying a win: one door to the methods of payment the rules name."""

from fangcheng.core.kernel import stage
from fangcheng.core.settle_fan import pay_fan_win
from fangcheng.core.settle_mcr import pay_mcr_win
from fangcheng.core.settle_riichi import pay_riichi_win
from fangcheng.core.settle_tai import pay_tai_win
from fangcheng.core.settle_terms import pay_terms_win

# rules.method
HAN_FU, MCR_POINTS, TAI, FAN, TERMS = range(1, 6)


@stage()
def pay_win(table, rules, desk, winner):
    """Pay the win valued on the desk."""
    method = int(rules.method)
    if method == HAN_FU:
        pay_riichi_win(table, rules, desk, winner)
    elif method == MCR_POINTS:
        pay_mcr_win(table, rules, desk, winner)
    elif method == TAI:
        pay_tai_win(table, rules, desk, winner)
    elif method == FAN:
        pay_fan_win(table, rules, desk, winner)
    else:
        pay_terms_win(table, rules, desk, winner)
