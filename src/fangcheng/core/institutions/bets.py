"""Bets before the deal, whatever they are for: the seats are asked, then the bets are shown."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.bought_horses import keep_bought
from fangcheng.core.institutions.named_bets import ask_after_dealer, ask_named_bets, waits_for_dealer
from fangcheng.core.institutions.sit_pull import ask_sit_and_pull
from fangcheng.core.institutions.stakes import ask_inner_stakes
from fangcheng.core.state.action_codes import CHOOSE, NO_ACTION
from fangcheng.core.state.codes import BETS, SEATS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_BET, emit
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import INNER_STAKES, NAMED_BETS, NO_BETS


@kernel
def clear_bets(table: Table, rules: Rules):
    """Clear the bets at the beginning of a hand.

    Inner stakes stay from hand to hand; and who lost one is known until the seats are asked again.
    """
    if rules.bet_kind == INNER_STAKES:
        return
    table.bets.lost = 0
    table.bets.tens = 0
    for seat in range(SEATS):
        table.bets.placed[seat] = 0


@stage(when=on("bet_kind"))
def ask_bets(table: Table, rules: Rules):
    """Ask every seat that has a choice for its bet; a seat without a choice owes no answer.

    Rules: TIANJIN-6, TAIWAN-73, HAINAN-42.
    """
    if rules.bet_kind == INNER_STAKES:
        ask_inner_stakes(table, rules)
    elif rules.bet_kind == NAMED_BETS:
        ask_named_bets(table, rules)
    else:
        ask_sit_and_pull(table, rules)


@stage(when=on("bet_kind"))
def take_bets(table: Table, rules: Rules):
    """Show the bets when all who were asked have chosen.

    Rules: TIANJIN-7, COMMON-25, TUIDAOHU-9.
    """
    table.bets.lost = 0
    for seat in range(int(table.seats)):
        if table.answer[seat] != NO_ACTION:
            table.bets.placed[seat] = int(table.answer[seat]) - CHOOSE
            emit(table, E_BET, seat, int(table.bets.placed[seat]), 0, 0, 0)
    if rules.bought_horses != 0 and not waits_for_dealer(table, rules):
        keep_bought(table, rules)


@kernel
def ask_more_bets(table: Table, rules: Rules, asked):
    """Ask for bets after another question, or for those of the others after the dealer's; return True if any is asked.

    Rules: TAIYUAN-44, TUIDAOHU-9.
    """
    if asked != BETS and rules.bet_kind != NO_BETS:
        ask_bets(table, rules)
        return True
    if asked == BETS and waits_for_dealer(table, rules):
        ask_after_dealer(table, rules)
        return True
    return False
