"""Named bets (上噶): before each deal all name a number together; those of two players count in what they pay.

Where the dealer has to name one he does so first, and the others answer to it.
"""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.action_codes import CHOOSE, NO_ACTION
from fangcheng.core.state.codes import BETS, SEATS
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.hand import allow, forbid_all
from fangcheng.core.table.question import ask_all, ask_seats
from fangcheng.core.table.wall import next_seat


@stage(when=on("bet_kind.named"))
def ask_named_bets(table: Table, rules: Rules):
    """Ask every seat for its number, before any tile is taken; or the dealer alone, if he names his first.

    A dealer who can name only one is not asked.
    Rules: HAINAN-42, COMMON-25, TUIDAOHU-9, TUIDAOHU-49, WENZHOU-34.
    """
    if not dealer_goes_first(rules):
        ask_all(table, BETS)
        for seat in range(int(table.seats)):
            offer_numbers(table, rules, seat)
        return
    dealer = int(table.dealer)
    for seat in range(SEATS):
        table.answer[seat] = NO_ACTION
        forbid_all(table, seat)
    if rules.bet_dealer == 1:
        table.answer[dealer] = CHOOSE + 1
        ask_others(table, rules)
        return
    if rules.bet_dealer_asked != 0:
        offer_numbers(table, rules, dealer)
    for number in range(1, int(rules.bet_dealer) + 1):
        allow(table, dealer, CHOOSE + number)
    ask_seats(table, BETS, 1 << dealer)


@kernel
def dealer_goes_first(rules: Rules):
    """Return True if the dealer names his number before the others are asked."""
    return rules.bet_dealer != 0 or rules.bet_dealer_asked != 0


@kernel
def offer_numbers(table: Table, rules: Rules, seat):
    """Let the seat name any number that the rules know."""
    forbid_all(table, seat)
    for number in range(int(rules.bet_max) + 1):
        if rules.bet_numbers == 0 or int(rules.bet_numbers) >> number & 1 == 1:
            allow(table, seat, CHOOSE + number)


@kernel
def ask_others(table: Table, rules: Rules):
    """Ask all but the dealer for their numbers together, if they may name any.

    Rules: TUIDAOHU-9.
    """
    owed = 0
    for seat in range(int(table.seats)):
        if seat != table.dealer and rules.bet_max != 0:
            offer_numbers(table, rules, seat)
            owed |= 1 << seat
    ask_seats(table, BETS, owed)


@kernel
def waits_for_dealer(table: Table, rules: Rules):
    """Return True if the others are still to be asked, as the dealer has named his number first."""
    if not dealer_goes_first(rules) or rules.bet_max == 0:
        return False
    return table.answer[next_seat(table, int(table.dealer))] == NO_ACTION


@stage(when=on("bet_dealer", "bet_dealer_asked"))
def ask_after_dealer(table: Table, rules: Rules):
    """Ask the others once the dealer has named his number.

    Rules: TUIDAOHU-9, WENZHOU-34.
    """
    table.answer[int(table.dealer)] = NO_ACTION
    forbid_all(table, int(table.dealer))
    ask_others(table, rules)
