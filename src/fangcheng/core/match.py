"""From hand to hand: who deals next, counters, rounds, the end of the match."""

from fangcheng.core.events import DICE_SEATS, E_MATCH_OVER, E_MOVED, E_NEXT, E_SEATS, emit
from fangcheng.core.hand import forbid_all
from fangcheng.core.kernel import kernel, stage
from fangcheng.core.payments import PAY_LEFT_STICKS, gain, open_row
from fangcheng.core.pulling import clear_notes, collect_notes
from fangcheng.core.random import below
from fangcheng.core.record import (
    CHOMBO,
    EXHAUSTED,
    FAULTY,
    HAND_OVER,
    MATCH_OVER,
    NAGASHI,
    NOBODY,
    SEATS,
    WON,
)
from fangcheng.core.stakes import kept_stakes, place_stakes
from fangcheng.core.standing import has_won
from fangcheng.core.tokens import settle_tokens
from fangcheng.core.wall import draw_first_dealer, next_seat, throw

# Who deals next after a win (rules.dealer_rule).
DEALER_STAYS_ON_WIN, DEALER_PASSES, DEALER_FIRST_WINNER = range(3)
# Who deals next after a drawn hand (rules.draw_rule).
DRAW_STAYS, DRAW_PASSES, DRAW_STAYS_READY = range(3)
# rules.reseat_rule
RESEAT_AS_EVER, RESEAT_BY_WINNER = range(2)
# rules.extension
NO_EXTENSION, SUDDEN_DEATH, FULL_ROUND, GO_ON = range(4)


@stage()
def start_match(table, rules):
    """Seat the players and find the first dealer; the generator must be seeded.

    Rules: RIICHI-7, RIICHI-8, RIICHI-12, SANMA-6, SANMA-8, MCR-3, MCR-4, TAIWAN-3, TAIWAN-5, TAIWAN-7, SICHUAN-3,
    SICHUAN-4, TIANJIN-3, TIANJIN-4.
    """
    table.seats = rules.seats
    table.event_count = 0
    table.payment_count = 0
    draw_seats(table, rules)
    begin_scores(table, rules)
    place_stakes(table, 0)
    begin_match(table, rules)


@stage()
def start_next_match(table, rules, leaving):
    """The company plays again; with `leaving` somebody has left for good and another has taken his seat and score.

    Seats are drawn as for a first match, in Taiwan by the throw of the last winner. Where somebody left, all keep
    their seats and scores, and the dealer is drawn anew.
    Rules: TAIWAN-6, TAIWAN-74, TIANJIN-5.
    """
    table.event_count = 0
    table.payment_count = 0
    kept = kept_stakes(table)
    if leaving == 0 or rules.leave_rule == 0:
        if rules.reseat_rule == RESEAT_BY_WINNER:
            throw_for_seats(table, rules)
        else:
            draw_seats(table, rules)
        begin_scores(table, rules)
    place_stakes(table, kept)
    begin_match(table, rules)


@kernel
def begin_scores(table, rules):
    """Give everybody the points of the start."""
    for seat in range(SEATS):
        table.scores[seat] = rules.start_score if seat < table.seats else 0
        table.penalty[seat] = 0


@kernel
def begin_match(table, rules):
    """Find the first dealer and set all that counts a match to its beginning."""
    dealer = draw_first_dealer(table, rules)
    table.first_dealer = dealer
    table.dealer = dealer
    for seat in range(SEATS):
        table.hands_won[seat] = 0
        table.chips[seat] = 0
    clear_notes(table)
    table.last_winner = NOBODY
    table.hands_played = 0
    table.sticks = 0
    table.round_wind = 0
    table.deal_number = 0
    table.streak = 0
    table.counters = 0
    table.time_called = 0
    table.next_dealer = dealer
    table.next_round = 0
    table.next_deal = 0
    table.next_streak = 0
    table.next_counters = 0
    table.phase = HAND_OVER


@kernel
def throw_for_seats(table, rules):
    """The winner of the last hand throws for the East seat, from which on all take a wind tile; again if all sit alike.

    Rules: TAIWAN-6.
    """
    thrower = int(table.won_order[0]) if table.won_count > 0 else max(0, int(table.last_winner))
    before = order_of_play(table)
    while True:
        throw(table, thrower, int(rules.dice_count), DICE_SEATS)
        draw_seats(table, rules)
        if order_of_play(table) != before:
            return


@kernel
def order_of_play(table):
    """Who plays after whom, as a number that does not depend on where the circle is entered."""
    seats = int(table.seats)
    first = 0
    while table.person[first] != 0:
        first += 1
    order = 0
    for step in range(1, seats):
        order = order * SEATS + int(table.person[(first + step) % seats])
    return order


@kernel
def draw_seats(table, rules):
    """Let chance seat the persons, the wind tiles drawn face down; or let them sit down as they come.

    Rules: RIICHI-7, RIICHI-8, SANMA-6, MCR-4, TAIWAN-5.
    """
    seats = int(table.seats) if rules.seat_draw == 0 else 1
    for seat in range(SEATS):
        table.person[seat] = seat
    for seat in range(seats - 1, 0, -1):
        other = below(table, seat + 1)
        person = table.person[seat]
        table.person[seat] = table.person[other]
        table.person[other] = person
    show_seats(table, E_SEATS)


@kernel
def show_seats(table, kind):
    """Tell who sits where."""
    emit(table, kind, NOBODY, table.person[0], table.person[1], table.person[2], table.person[3])


@stage()
def end_hand(table, rules, ending):
    """Close the hand: settle who deals next and whether the match is over.

    Rules: RIICHI-15, RIICHI-102, RIICHI-103, SANMA-42, MCR-46, TAIWAN-84, TAIWAN-85, TAIWAN-86, SICHUAN-48,
    SICHUAN-49, TIANJIN-49.
    """
    table.ending = ending
    table.owed = 0
    for seat in range(SEATS):
        forbid_all(table, seat)
    table.phase = HAND_OVER
    if ending in (FAULTY, CHOMBO):
        plan_again(table)
        over = rules.bust != 0 and lowest_score(table) < 0
    else:
        table.hands_played += 1
        plan_next(table, rules, ending)
        over = match_is_over(table, rules, ending)
    if over:
        close_match(table, rules)


@kernel
def plan_again(table):
    """The hand does not count: the same dealer deals it again, and no counter is added.

    Rules: RIICHI-5, RIICHI-111.
    """
    table.next_dealer = table.dealer
    table.next_round = table.round_wind
    table.next_deal = table.deal_number
    table.next_streak = table.streak
    table.next_counters = table.counters
    emit(table, E_NEXT, table.dealer, table.counters, table.round_wind, table.streak, 0)


@kernel
def plan_next(table, rules, ending):
    """Next dealer, round, repeats and counters."""
    dealer = int(table.dealer)
    after = dealer_after(table, rules, ending)
    won = ending == WON or (ending == NAGASHI and rules.nagashi == 1)
    stays = after == dealer
    table.next_dealer = after
    table.next_round = table.round_wind
    table.next_deal = table.deal_number
    table.next_streak = table.streak
    if stays and not is_abortive(ending):
        table.next_streak = table.streak + 1
    if not stays:
        table.next_streak = 0
        pass_deal(table, rules, after)
    if won and not stays:
        table.next_counters = 0
    else:
        table.next_counters = table.counters + 1
    emit(table, E_NEXT, after, table.next_counters, table.next_round, table.next_streak, 0)


@kernel
def pass_deal(table, rules, after):
    """Count the change of dealer and turn the round wind when it is back at the first dealer."""
    if rules.hands > 0 and rules.rounds == 0:
        return
    table.next_deal = table.deal_number + 1
    if after == table.first_dealer:
        table.next_deal = 0
        table.next_round = table.round_wind + 1


@kernel
def is_abortive(ending):
    """Whether the hand ended by an abortive draw."""
    return ending not in (WON, EXHAUSTED, NAGASHI)


@kernel
def dealer_after(table, rules, ending):
    """Seat of the next dealer.

    Rules: RIICHI-96, RIICHI-102, SANMA-42, MCR-46, TAIWAN-85, SICHUAN-48, SICHUAN-49, SICHUAN-P15, TIANJIN-49.
    """
    dealer = int(table.dealer)
    if rules.dealer_rule == DEALER_PASSES:
        return next_seat(table, dealer)
    if rules.dealer_rule == DEALER_FIRST_WINNER:
        if table.won_count == 0:
            return dealer
        return int(table.first_win_from) if table.first_win_count > 1 else int(table.won_order[0])
    return dealer if dealer_stays(table, rules, ending) else next_seat(table, dealer)


@kernel
def dealer_stays(table, rules, ending):
    """Whether the dealer repeats: by his win, or as the draw rule says.

    Rules: RIICHI-95, RIICHI-96, RIICHI-102, SANMA-40, TAIWAN-85, TIANJIN-49.
    """
    dealer = int(table.dealer)
    if ending == WON or (ending == NAGASHI and rules.nagashi == 1):
        return has_won(table, dealer)
    if is_abortive(ending):
        return rules.abort_keeps_deal != 0
    if rules.draw_rule == DRAW_STAYS_READY:
        return table.shown_ready[dealer] != 0
    return rules.draw_rule == DRAW_STAYS


@kernel
def match_is_over(table, rules, ending):
    """Whether this was the last hand.

    Rules: RIICHI-16, RIICHI-104, RIICHI-105, RIICHI-106, SANMA-41, SANMA-43, MCR-5, MCR-47, TAIWAN-87, SICHUAN-50,
    TIANJIN-50.
    """
    if (rules.bust != 0 and lowest_score(table) < 0) or time_has_run_out(table):
        return True
    if rules.hands > 0:
        return table.hands_played >= rules.hands
    if rules.target == 0 and rules.extension == NO_EXTENSION and rules.all_last_stop == 0:
        return rounds_done(table, rules) >= rules.rounds
    return score_ends_match(table, rules, ending)


@kernel
def time_has_run_out(table):
    """Count the hands still to be played once time was called; tell whether this was the last.

    Rules: RIICHI-P13, MCR-P17.
    """
    if table.time_called > 1:
        table.time_called -= 1
        return False
    return table.time_called == 1


@kernel
def rounds_done(table, rules):
    """Rounds finished once the next hand begins."""
    if table.next_dealer == table.dealer and rules.all_last_repeat == 0 and is_all_last(table, rules):
        return int(table.round_wind) + 1
    return int(table.next_round)


@kernel
def is_all_last(table, rules):
    """Whether the hand was the last named one of the planned rounds (or of any round beyond)."""
    return table.round_wind >= rules.rounds - 1 and table.deal_number >= table.seats - 1


@kernel
def score_ends_match(table, rules, ending):
    """The end by length and score: all last, its stop for a leading dealer, the extension.

    Rules: RIICHI-105, RIICHI-106, SANMA-41.
    """
    reached = rules.target == 0 or highest_score(table) >= rules.target
    stays = table.next_dealer == table.dealer
    sudden = rules.extension == SUDDEN_DEATH and table.round_wind >= rules.rounds
    if (sudden or is_all_last(table, rules)) and stays and rules.all_last_repeat != 0:
        return rules.all_last_stop != 0 and reached and leader(table) == table.dealer and not is_abortive(ending)
    if sudden and reached:
        return True
    if rounds_done(table, rules) < rules.rounds:
        return False
    return past_planned_end(table, rules, reached)


@kernel
def past_planned_end(table, rules, reached):
    """Whether the match ends once the planned rounds are over."""
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
def lowest_score(table):
    """The lowest score at the table."""
    lowest = int(table.scores[0])
    for seat in range(1, int(table.seats)):
        lowest = min(lowest, int(table.scores[seat]))
    return lowest


@kernel
def highest_score(table):
    """The highest score at the table."""
    highest = int(table.scores[0])
    for seat in range(1, int(table.seats)):
        highest = max(highest, int(table.scores[seat]))
    return highest


@kernel
def leader(table):
    """The seat with most points; ties go to the earlier seat from the first dealer.

    Rules: RIICHI-107, SANMA-45.
    """
    best = int(table.first_dealer)
    for step in range(1, int(table.seats)):
        seat = (int(table.first_dealer) + step) % int(table.seats)
        if table.scores[seat] > table.scores[best]:
            best = seat
    return best


@kernel
def close_match(table, rules):
    """The sticks left go to the first place, notes and tokens are paid; the match is over.

    Rules: RIICHI-6, RIICHI-61, RIICHI-109, TAIWAN-P19.
    """
    if table.sticks > 0:
        give_left_sticks(table, rules)
    if rules.pulling != 0:
        collect_notes(table)
    settle_tokens(table, rules)
    table.phase = MATCH_OVER
    emit(table, E_MATCH_OVER, leader(table), 0, 0, 0, 0)


@kernel
def give_left_sticks(table, rules):
    """The sticks left go to the first, or in equal parts to all who have as many points; a rest to the first of them.

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
            gain(table, row, seat, part)
            left -= part
    gain(table, row, first, left)


@kernel
def apply_plan(table, rules):
    """Let the next hand's dealer, round and counters take effect, and change seats where the game does."""
    new_round = table.next_round != table.round_wind
    table.dealer = table.next_dealer
    table.round_wind = table.next_round
    table.deal_number = table.next_deal
    table.streak = table.next_streak
    table.counters = table.next_counters
    if new_round and rules.seat_change != 0:
        change_seats(table)


@kernel
def change_seats(table):
    """After each round the players change places: 1234, 2143, 3421, 4312 sit E S W N.

    Rules: MCR-48.
    """
    if table.round_wind == 2:
        move_persons(table, 3, 2, 0, 1)
    else:
        move_persons(table, 1, 0, 3, 2)
    show_seats(table, E_MOVED)


@kernel
def move_persons(table, first, second, third, fourth):
    """Seat at places 0..3 whoever sat at the four places named, scores with them."""
    person = (table.person[first], table.person[second], table.person[third], table.person[fourth])
    score = (table.scores[first], table.scores[second], table.scores[third], table.scores[fourth])
    won = (table.hands_won[first], table.hands_won[second], table.hands_won[third], table.hands_won[fourth])
    for seat in range(SEATS):
        table.person[seat] = person[seat]
        table.scores[seat] = score[seat]
        table.hands_won[seat] = won[seat]
