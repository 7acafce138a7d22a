"""Bets before the deal, whatever they are for: asked, shown, kept from match to match."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.sit_pull import ask_sit_and_pull
from fangcheng.core.institutions.stakes import ask_inner_stakes
from fangcheng.core.state.action_codes import CHOOSE
from fangcheng.core.state.codes import SEATS
from fangcheng.core.state.event_rows import E_BET, emit
from fangcheng.core.state.rule_codes import INNER_STAKES, NO_BETS


@kernel
def clear_bets(table, rules):
    """Begin a hand without bets, but for inner stakes, which stay; and who lost one is known until they are asked."""
    if rules.bet_kind == INNER_STAKES:
        return
    table.bets.lost = 0
    for seat in range(SEATS):
        table.bets.placed[seat] = 0


@stage(when=lambda rules: rules.bet_kind != NO_BETS)
def ask_bets(table, rules):
    """Ask who has a choice; nobody owes an answer where none has.

    Rules: TIANJIN-6, TAIWAN-73.
    """
    if rules.bet_kind == INNER_STAKES:
        ask_inner_stakes(table, rules)
    else:
        ask_sit_and_pull(table, rules)


@stage(when=lambda rules: rules.bet_kind != NO_BETS)
def take_bets(table):
    """All have chosen: show the bets.

    Rules: TIANJIN-7.
    """
    table.bets.lost = 0
    for seat in range(int(table.seats)):
        table.bets.placed[seat] = int(table.answer[seat]) - CHOOSE
        emit(table, E_BET, seat, int(table.bets.placed[seat]), 0, 0, 0)
