"""From hand to hand: who deals next, counters, rounds, the end of the match."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.hooks import begin_company, begin_institutions, kept_for_match, next_hand
from fangcheng.core.play.match_end import close_match, is_abortive, lowest_score, match_is_over
from fangcheng.core.play.seating import change_seats, draw_seats, throw_for_seats
from fangcheng.core.play.series import dealer_after_series, draw_seats_anew, ends_series
from fangcheng.core.state.codes import CHOMBO, FAULTY, HAND_OVER, NAGASHI, NO_QUESTION, NOBODY, REDEALT, SEATS, WON
from fangcheng.core.state.event_rows import E_NEXT, emit
from fangcheng.core.state.hook_codes import BEFORE_MATCH, NEXT_HAND
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import (
    DEALER_AFTER_NEAREST,
    DEALER_FIRST_WINNER,
    DEALER_NEAREST_WINNER,
    DEALER_PASSES,
    DEALER_PASSES_ON_WIN,
    DRAW_LAST_DRAWER,
    DRAW_LAST_TAKER,
    DRAW_STAYS,
    DRAW_STAYS_READY,
    DRAW_STAYS_WITHOUT_KONG,
    LEAVING_ENDS_MATCH,
    LEAVING_VOIDS_COUNTS,
    NAGASHI_WINS,
    RESEAT_BY_WINNER,
)
from fangcheng.core.table.hand import forbid_all
from fangcheng.core.table.sea_bed import last_taker
from fangcheng.core.table.standing import has_won
from fangcheng.core.table.wall import draw_first_dealer, next_seat


@stage()
def start_match(table: Table, rules: Rules):
    """Seat the players and find the first dealer; the generator must be seeded.

    Rules: RIICHI-7, RIICHI-8, RIICHI-12, SANMA-6, SANMA-8, MCR-3, MCR-4, TAIWAN-3, TAIWAN-5, TAIWAN-7, SICHUAN-3,
    SICHUAN-4, TIANJIN-3, TIANJIN-4.
    """
    table.seats = rules.seats
    table.event_count = 0
    table.payment_count = 0
    draw_seats(table, rules)
    begin_scores(table, rules)
    begin_company(table)
    begin_match(table, rules, 0)


@kernel
def start_match_at(tables, number, rules):
    """Call `start_match` for one of an array of tables; plain arrays enter compiled code quicker, see `act.act_at`."""
    start_match(tables[number], rules[0])


@stage()
def start_next_match(table: Table, rules: Rules, leaving):
    """Begin a further match of the same players; with `leaving` another has taken a seat and its score.

    Seats are drawn as for a first match, in Taiwan by the throw of the last winner. Where somebody left for good, all
    keep their seats and scores, and the dealer is drawn anew; by another rule the match goes on.
    Rules: TAIWAN-6, TAIWAN-74, TIANJIN-5, SHANGHAI-31.
    """
    table.event_count = 0
    table.payment_count = 0
    if leaving != 0:
        begin_company(table)
        if rules.leave_rule == LEAVING_VOIDS_COUNTS and table.phase == HAND_OVER:
            return
    kept = kept_for_match(table) if rules.hooks & BEFORE_MATCH else 0
    if leaving == 0 or rules.leave_rule != LEAVING_ENDS_MATCH:
        if rules.reseat_rule == RESEAT_BY_WINNER:
            throw_for_seats(table, rules)
        else:
            draw_seats(table, rules)
        begin_scores(table, rules)
    begin_match(table, rules, kept)


@kernel
def begin_scores(table: Table, rules: Rules):
    """Give every seat the points of the start."""
    table.beside = 0
    for seat in range(SEATS):
        table.scores[seat] = rules.start_score if seat < table.seats else 0
        table.penalty[seat] = 0


@kernel
def begin_match(table: Table, rules: Rules, kept):
    """Find the first dealer and reset all that counts for a match; `kept` is what institutions carry over."""
    dealer = draw_first_dealer(table, rules)
    table.first_dealer = dealer
    table.dealer = dealer
    for seat in range(SEATS):
        table.hands_won[seat] = 0
    if rules.hooks & BEFORE_MATCH:
        begin_institutions(table, rules, kept)
    table.last_winner = NOBODY
    table.hands_played = 0
    table.sticks = 0
    table.round_wind = 0
    table.deal_number = 0
    table.streak = 0
    table.counters = 0
    table.time_called = 0
    table.coming.dealer = dealer
    table.coming.round_wind = 0
    table.coming.deal_number = 0
    table.coming.streak = 0
    table.coming.counters = 0
    table.coming.reseat = 0
    table.phase = HAND_OVER


@stage()
def end_hand(table: Table, rules: Rules, ending):
    """Close the hand: decide who deals next and whether the match is over.

    Rules: RIICHI-15, RIICHI-102, RIICHI-103, SANMA-42, MCR-46, TAIWAN-84, TAIWAN-85, TAIWAN-86, SICHUAN-48,
    SICHUAN-49, TIANJIN-49.
    """
    table.ending = ending
    table.question = NO_QUESTION
    table.owed = 0
    for seat in range(SEATS):
        forbid_all(table, seat)
    table.phase = HAND_OVER
    if ending in (FAULTY, CHOMBO, REDEALT):
        plan_again(table)
        over = rules.bust != 0 and lowest_score(table) < 0
    else:
        table.hands_played += 1
        plan_next(table, rules, ending)
        over = match_is_over(table, rules, ending)
    if over:
        close_match(table, rules)


@kernel
def plan_again(table: Table):
    """Plan the same hand again with the same dealer, and without a further counter, as this one does not count.

    Rules: RIICHI-5, RIICHI-101, RIICHI-111.
    """
    table.coming.dealer = table.dealer
    table.coming.round_wind = table.round_wind
    table.coming.deal_number = table.deal_number
    table.coming.streak = table.streak
    table.coming.counters = table.counters
    emit(table, E_NEXT, table.dealer, table.counters, table.round_wind, table.streak, 0)


@kernel
def plan_next(table: Table, rules: Rules, ending):
    """Plan the dealer, round, repeats and counters of the next hand."""
    dealer = int(table.dealer)
    over = ends_series(table, rules, ending)
    after = dealer_after_series(table, rules) if over else dealer_after(table, rules, ending)
    won = ending == WON or (ending == NAGASHI and rules.nagashi == NAGASHI_WINS)
    stays = after == dealer and not over
    table.coming.dealer = after
    table.coming.round_wind = table.round_wind
    table.coming.deal_number = table.deal_number
    table.coming.streak = table.streak
    if stays and not is_abortive(ending) and (won or rules.draw_no_repeat == 0):
        table.coming.streak = streak_counted(rules, int(table.streak) + 1)
    if not stays:
        table.coming.streak = 0
        pass_deal(table, rules, after)
    if won and not stays:
        table.coming.counters = 0
    else:
        table.coming.counters = table.counters + 1
    emit(table, E_NEXT, after, table.coming.counters, table.coming.round_wind, table.coming.streak, 0)


@kernel
def streak_counted(rules: Rules, repeats):
    """Return the repeats of a dealer as the rules count them: no more than some.

    Rules: HANGZHOU-30.
    """
    return min(repeats, int(rules.streak_max)) if rules.streak_max != 0 else repeats


@kernel
def pass_deal(table: Table, rules: Rules, after):
    """Count the change of dealer and turn the round wind when it is back at the first dealer.

    Where a series may end elsewhere a round is as many changes as there are seats. Where all draw winds anew after each
    round, who draws the first dealer's seat deals.
    Rules: TAIYUAN-6, WENZHOU-41.
    """
    if rules.hands > 0 and rules.rounds == 0:
        return
    table.coming.deal_number = table.deal_number + 1
    goes_round = after == table.first_dealer
    if rules.series != 0:
        goes_round = table.coming.deal_number == table.seats
    if goes_round:
        table.coming.deal_number = 0
        table.coming.round_wind = table.round_wind + 1
        table.coming.reseat = rules.winds_anew


@kernel
def dealer_after(table: Table, rules: Rules, ending):
    """Return the seat of the next dealer.

    Rules: RIICHI-96, RIICHI-102, SANMA-42, MCR-46, TAIWAN-85, SICHUAN-48, SICHUAN-49, SICHUAN-P15, TIANJIN-49,
    NANNING-34.
    """
    dealer = int(table.dealer)
    if rules.dealer_rule == DEALER_PASSES or (rules.dealer_rule == DEALER_PASSES_ON_WIN and ending == WON):
        return next_seat(table, dealer)
    if rules.dealer_rule == DEALER_FIRST_WINNER:
        if table.won_count == 0:
            return dealer_undecided(table, rules)
        return int(table.first_win_from) if table.first_win_count > 1 else int(table.won_order[0])
    if rules.dealer_rule == DEALER_NEAREST_WINNER or rules.dealer_rule == DEALER_AFTER_NEAREST:
        return winner_who_deals(table, rules)
    return dealer if dealer_stays(table, rules, ending) else next_seat(table, dealer)


@kernel
def dealer_undecided(table: Table, rules: Rules):
    """Return who deals after a hand that nobody has won, where else the first winner deals.

    Rules: NANNING-34, CHANGSHA-45.
    """
    if rules.draw_rule == DRAW_LAST_DRAWER:
        return int(table.turn)
    taker = last_taker(table) if rules.draw_rule == DRAW_LAST_TAKER else NOBODY
    return int(table.dealer) if taker == NOBODY else taker  # nobody has taken it where the host has broken the hand off


@kernel
def winner_who_deals(table: Table, rules: Rules):
    """Return the winner nearest after who gave the tile, or if several won together who follows; else the dealer.

    Rules: SHANGHAI-44, SHANGHAI-45.
    """
    if table.won_count == 0:
        return int(table.dealer)
    nearest = int(table.won_order[0])
    several = table.first_win_count > 1 and rules.dealer_rule == DEALER_AFTER_NEAREST
    return next_seat(table, nearest) if several else nearest


@kernel
def dealer_stays(table: Table, rules: Rules, ending):
    """Return True if the dealer repeats: by his win, or as the rules say of a drawn hand.

    Rules: RIICHI-95, RIICHI-96, RIICHI-102, SANMA-40, TAIWAN-85, TIANJIN-49.
    """
    dealer = int(table.dealer)
    if ending == WON or (ending == NAGASHI and rules.nagashi == NAGASHI_WINS):
        return has_won(table, dealer)
    if is_abortive(ending):
        return rules.abort_keeps_deal != 0
    if rules.draw_rule == DRAW_STAYS_READY:
        return table.declared.shown[dealer] != 0
    if rules.draw_rule == DRAW_STAYS_WITHOUT_KONG:
        return table.kongs_made == 0
    return rules.draw_rule == DRAW_STAYS


@kernel
def apply_plan(table: Table, rules: Rules):
    """Let the planned dealer, round and counters take effect, and change seats where the game does."""
    if rules.hooks & NEXT_HAND:
        next_hand(table, rules)
    new_round = table.coming.round_wind != table.round_wind
    table.dealer = table.coming.dealer
    table.round_wind = table.coming.round_wind
    table.deal_number = table.coming.deal_number
    table.streak = table.coming.streak
    table.counters = table.coming.counters
    if new_round and rules.seat_change != 0:
        change_seats(table)
    if table.coming.reseat != 0:
        draw_seats_anew(table)
