"""The end of a match: when it is over, and what is settled then."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.institutions.hooks import match_end
from fangcheng.core.state.codes import EXHAUSTED, MATCH_OVER, NAGASHI, NOBODY, WON
from fangcheng.core.state.event_rows import E_MATCH_OVER, emit
from fangcheng.core.state.hook_codes import MATCH_END
from fangcheng.core.state.payment_rows import BESIDE, PAY_LEFT_STICKS, move, open_row
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import FULL_ROUND, NO_EXTENSION, SUDDEN_DEATH
from fangcheng.core.table.garden import is_over_at_once


@kernel
def match_is_over(table: Table, rules: Rules, ending):
    """Return True if this was the last hand.

    Rules: RIICHI-16, RIICHI-104, RIICHI-105, RIICHI-106, SANMA-41, SANMA-43, MCR-5, MCR-47, TAIWAN-87, SICHUAN-50,
    TIANJIN-50, NANJING-31.
    """
    if (rules.bust != 0 and lowest_score(table) < 0) or time_has_run_out(table) or is_over_at_once(table, rules):
        return True
    if rules.hands > 0:
        return table.hands_played >= rules.hands
    if rules.target == 0 and rules.extension == NO_EXTENSION and rules.all_last_stop == 0:
        return rounds_done(table, rules) >= rules.rounds
    return score_ends_match(table, rules, ending)


@kernel
def time_has_run_out(table: Table):
    """Count down the hands to be played once time was called; return True if this was the last one.

    Rules: RIICHI-P13, MCR-P17.
    """
    if table.time_called > 1:
        table.time_called -= 1
        return False
    return table.time_called == 1


@kernel
def rounds_done(table: Table, rules: Rules):
    """Return how many rounds are finished when the next hand begins."""
    if table.coming.dealer == table.dealer and rules.all_last_repeat == 0 and is_all_last(table, rules):
        return int(table.round_wind) + 1
    return int(table.coming.round_wind)


@kernel
def is_all_last(table: Table, rules: Rules):
    """Return True if the hand was the last named one of the planned rounds (or of any round beyond)."""
    return table.round_wind >= rules.rounds - 1 and table.deal_number >= table.seats - 1


@kernel
def score_ends_match(table: Table, rules: Rules, ending):
    """Return True if the match ends by its length and the scores.

    Here stand the last hand (all last), the stop of a dealer who leads, and the extension.
    Rules: RIICHI-105, RIICHI-106, SANMA-41.
    """
    reached = rules.target == 0 or highest_score(table) >= rules.target
    stays = table.coming.dealer == table.dealer
    sudden = rules.extension == SUDDEN_DEATH and table.round_wind >= rules.rounds
    if (sudden or is_all_last(table, rules)) and stays and rules.all_last_repeat != 0:
        return rules.all_last_stop != 0 and reached and leader(table) == table.dealer and not is_abortive(ending)
    if sudden and reached:
        return True
    if rounds_done(table, rules) < rules.rounds:
        return False
    return past_planned_end(table, rules, reached)


@kernel
def past_planned_end(table: Table, rules: Rules, reached):
    """Return True if the match ends once the planned rounds are over."""
    done = rounds_done(table, rules)
    starts_round = done > int(table.round_wind)
    if rules.extension == NO_EXTENSION:
        return True
    if rules.extension == SUDDEN_DEATH:
        return reached or done > rules.rounds
    if rules.extension == FULL_ROUND:
        return starts_round and (reached or done > rules.rounds)
    return starts_round and (reached or done > 7)


@kernel
def lowest_score(table: Table):
    """Return the lowest score at the table."""
    lowest = int(table.scores[0])
    for seat in range(1, int(table.seats)):
        lowest = min(lowest, int(table.scores[seat]))
    return lowest


@kernel
def highest_score(table: Table):
    """Return the highest score at the table."""
    highest = int(table.scores[0])
    for seat in range(1, int(table.seats)):
        highest = max(highest, int(table.scores[seat]))
    return highest


@kernel
def leader(table: Table):
    """Return the seat with most points; of equal ones the earlier seat from the first dealer.

    Rules: RIICHI-107, SANMA-45.
    """
    best = int(table.first_dealer)
    for step in range(1, int(table.seats)):
        seat = (int(table.first_dealer) + step) % int(table.seats)
        if table.scores[seat] > table.scores[best]:
            best = seat
    return best


@kernel
def close_match(table: Table, rules: Rules):
    """End the match: give the sticks left to the first place, pay notes and tokens.

    Rules: RIICHI-6, RIICHI-61, RIICHI-109, TAIWAN-P19.
    """
    if table.sticks > 0:
        give_left_sticks(table, rules)
    if rules.hooks & MATCH_END:
        match_end(table, rules, leader(table))
    table.phase = MATCH_OVER
    emit(table, E_MATCH_OVER, leader(table), 0, 0, 0, 0)


@kernel
def give_left_sticks(table: Table, rules: Rules):
    """Give the sticks left to the first place.

    By option all who have as many points share them in equal parts; the rest goes to the first of them.
    Rules: RIICHI-61, RIICHI-P3.
    """
    first = leader(table)
    best = int(table.scores[first])
    row = open_row(table, PAY_LEFT_STICKS, first, NOBODY, int(table.sticks))
    left = int(table.sticks) * int(rules.ready_cost)
    table.sticks = 0
    equals = 0
    for seat in range(int(table.seats)):
        equals += 1 if table.scores[seat] == best else 0
    part = left // equals if rules.share_ties != 0 else 0
    for seat in range(int(table.seats)):
        if seat != first and part > 0 and table.scores[seat] == best:
            move(table, row, BESIDE, seat, part)
            left -= part
    move(table, row, BESIDE, first, left)


@kernel
def is_abortive(ending):
    """Return True if the hand ended by an abortive draw or was not counted."""
    return ending not in (WON, EXHAUSTED, NAGASHI)
