"""Named bets (上噶): before each deal all name a number together; those of two players count in what they pay."""

from fangcheng.core.dialect.registry import stage
from fangcheng.core.state.action_codes import CHOOSE
from fangcheng.core.state.codes import BETS
from fangcheng.core.state.rule_codes import NAMED_BETS
from fangcheng.core.table.hand import allow, forbid_all
from fangcheng.core.table.question import ask_all


@stage(when=lambda rules: rules.bet_kind == NAMED_BETS)
def ask_named_bets(table, rules):
    """Ask every seat for its number, before any tile is taken.

    Rules: HAINAN-42, COMMON-25.
    """
    ask_all(table, BETS)
    for seat in range(int(table.seats)):
        forbid_all(table, seat)
        for number in range(int(rules.bet_max) + 1):
            if rules.bet_numbers == 0 or int(rules.bet_numbers) >> number & 1 == 1:
                allow(table, seat, CHOOSE + number)
