"""Wins that programs ask about: valued and paid away from any table, each game by its own method alone.

`core.scoring.value_win` serves all games and so is linked to the methods of all. Here is an entry for every method,
for programs that ask about the hands of one game: nothing of the other games has to be compiled.
"""

import numpy as np

from fangcheng.core.dialect.bits import NONE, ONE
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.play.endings import take_sticks
from fangcheng.core.play.next_hand import streak_counted
from fangcheng.core.questions.fed_melds import asks_of_payers, asks_who_fed, lay_fed_melds, lay_robbed_pung
from fangcheng.core.scoring.combine import value_combined
from fangcheng.core.scoring.factors import reaches_minimum
from fangcheng.core.scoring.fan import value_fan
from fangcheng.core.scoring.fishing import note_fishing
from fangcheng.core.scoring.hanfu import value_hanfu
from fangcheng.core.scoring.lucky_draw import see_luck
from fangcheng.core.scoring.mcr import value_mcr
from fangcheng.core.scoring.shapeless import name_shapeless
from fangcheng.core.scoring.tai import value_tai
from fangcheng.core.scoring.taken import note_taken
from fangcheng.core.scoring.tally import refuse, way_is_barred
from fangcheng.core.scoring.terms import value_terms
from fangcheng.core.scoring.value import (
    begin_readings,
    is_flower_win,
    keep_better,
    value_by_flowers,
    value_otherwise,
)
from fangcheng.core.settlement.settle_factors import pay_by_factors
from fangcheng.core.settlement.settle_fan import pay_fan_win
from fangcheng.core.settlement.settle_mcr import pay_mcr_win
from fangcheng.core.settlement.settle_riichi import pay_riichi_win
from fangcheng.core.settlement.settle_shares import pay_shares
from fangcheng.core.settlement.settle_tai import pay_tai_win
from fangcheng.core.settlement.settle_terms import pay_terms_win
from fangcheng.core.shapes.readings import next_reading
from fangcheng.core.state.codes import (
    BY_ROB,
    F_AFTER_WASH_OUT,
    F_PAYER_DECLARED,
    F_ROB_CONCEALED,
    F_ROB_LAY,
    NOBODY,
    SEATS,
)
from fangcheng.core.state.conditions import on
from fangcheng.core.state.pattern_ids import JING_FISHING, PATTERNS
from fangcheng.core.state.record_types import Desk, Result, Rules, Table, Win
from fangcheng.core.state.refusals import BELOW_MINIMUM, NO_DISCARD_WIN, ROB_NOT_ALLOWED
from fangcheng.core.state.rule_codes import (
    BEST_ROW,
    CLASSES,
    FAN,
    HAN_AND_FU,
    LIMITS,
    MCR_POINTS,
    PRODUCT,
    ROB_NO_CONCEALED,
    SUM,
    TAI,
    TERMS,
)
from fangcheng.core.table.ready_stake import stake_to_win

# What one win is worth, as programs read it. Of a hand that does not win everything but `refusal` is 0.
SCORE = np.dtype(
    [
        ("wins", np.int32),  # 1 the hand wins under the rules
        ("refusal", np.int32),  # why not: a number of core/state/refusals.py, 0 it wins
        ("total", np.int32),  # han (or units of yakuman), fan, tai, points: what the method makes of the patterns
        ("han", np.int32),
        ("fu", np.int32),
        ("yakuman", np.int32),  # units of yakuman
        ("limit", np.int32),  # 0 none, 1 mangan .. 5 yakuman
        ("base", np.int32),  # what one unit of payment is worth
        ("changes", np.int32, (SEATS,)),  # what each seat gains or pays, counters, sticks and stakes included
        ("counts", np.int8, (PATTERNS,)),  # how often each pattern counts, by its number in core/state/pattern_ids.py
    ],
    align=True,
)
NUMBERS = 12  # of a SCORE, read as an array of int32: those before `counts`

# A kernel of this file takes `wins`, an array of WIN, and writes a SCORE for each into `scores`; it works at `places`,
# an array of one WORKPLACE. `bets` has a row of seats for each win, or no row at all; `results` takes the result of
# each win, as far as it reaches.


@kernel
def score_hanfu(wins, places, bets, results, scores):
    """Score an array of wins by han and fu: riichi, sanma."""
    for number in range(wins.shape[0]):
        place = places[0]
        clear_points(place)
        seat = lay_win(wins, number, place, bets)
        rules, desk, work = place.rules, place.desk, place.desk.work
        if robs_what_nobody_may(work.wins[seat], rules):
            refuse(work.results[seat], ROB_NOT_ALLOWED)
        else:
            value_hanfu(work.wins[seat], rules, desk, work.results[seat])
        if work.results[seat].wins == 1:
            pay_riichi_win(place.table, rules, desk, seat)
            take_sticks(place.table, rules, seat)
        write_score(place, work.results[seat], number, results, scores)


@kernel
def score_mcr(wins, places, bets, results, scores):
    """Score an array of wins by the points of Mahjong Competition Rules: mcr."""
    for number in range(wins.shape[0]):
        place = places[0]
        clear_points(place)
        seat = lay_win(wins, number, place, bets)
        rules, desk, work = place.rules, place.desk, place.desk.work
        win, result, first = work.wins[seat], work.results[seat], True
        if begin(win, rules, desk, result):
            while next_reading(win, rules, desk):
                value_mcr(win, rules, work.reading, work.trial)
                first = keep_better(rules, work, result, first)
        if result.wins == 1:
            pay_mcr_win(place.table, rules, desk, seat)
        write_score(place, result, number, results, scores)


@kernel
def score_tai(wins, places, bets, results, scores):
    """Score an array of wins by tai: taiwan."""
    for number in range(wins.shape[0]):
        place = places[0]
        place.table = place.bare
        seat = lay_win(wins, number, place, bets)
        rules, desk, work = place.rules, place.desk, place.desk.work
        win, result, first = work.wins[seat], work.results[seat], True
        if begin(win, rules, desk, result):
            while next_reading(win, rules, desk):
                value_tai(win, rules, work.reading, work.trial)
                first = keep_better(rules, work, result, first)
        if result.wins == 1:
            pay_tai_win(place.table, rules, desk, seat)
        write_score(place, result, number, results, scores)


@kernel
def score_fan(wins, places, bets, results, scores):
    """Score an array of wins by a main fan and extras: sichuan."""
    for number in range(wins.shape[0]):
        place = places[0]
        place.table = place.bare
        seat = lay_win(wins, number, place, bets)
        rules, desk, work = place.rules, place.desk, place.desk.work
        win, result, first = work.wins[seat], work.results[seat], True
        if begin(win, rules, desk, result):
            while next_reading(win, rules, desk):
                value_fan(win, rules, work.reading, work.trial)
                first = keep_better(rules, work, result, first)
            name_shapeless(win, rules, desk, result)
        if result.wins == 1:
            pay_fan_win(place.table, rules, desk, seat)
        write_score(place, result, number, results, scores)


@kernel
def score_terms(wins, places, bets, results, scores):
    """Score an array of wins by terms and multipliers: tianjin."""
    for number in range(wins.shape[0]):
        place = places[0]
        place.table = place.bare
        seat = lay_win(wins, number, place, bets)
        rules, desk, work = place.rules, place.desk, place.desk.work
        win, result, first = work.wins[seat], work.results[seat], True
        if begin(win, rules, desk, result):
            while next_reading(win, rules, desk):
                value_terms(win, rules, work.reading, work.trial)
                first = keep_better(rules, work, result, first)
            name_shapeless(win, rules, desk, result)
        if result.wins == 1:
            pay_terms_win(place.table, rules, desk, seat)
        write_score(place, result, number, results, scores)


@kernel
def let_payer_be_ready(table: Table, win: Win):
    """Let who gave the winning tile have declared ready and seen the treasure, if the question says so.

    Rules: HARBIN-33, SHANXI-26, CHANGCHUN-P10.
    """
    if win.payer != NOBODY:
        declared = int(happened(win, F_PAYER_DECLARED))
        table.ready[win.payer] = declared
        table.treasure.turned = declared << int(win.payer)


@kernel
def score_combined(wins, places, bets, results, scores):
    """Score an array of wins by a sum, a product or the best row: the other price lists."""
    for number in range(wins.shape[0]):
        place = places[0]
        place.table = place.bare
        seat = lay_win(wins, number, place, bets)
        rules, desk, work = place.rules, place.desk, place.desk.work
        win, result, first = work.wins[seat], work.results[seat], True
        if asks_of_payers(rules):
            lay_robbed_pung(place.table, win)
        if rules.treasure != 0:
            see_luck(win, rules)
        if rules.price[JING_FISHING] != 0:
            note_fishing(win, desk)
        if begin(win, rules, desk, result):
            while next_reading(win, rules, desk):
                value_combined(win, rules, work.reading, work.trial)
                if rules.takes_most != 0:
                    note_taken(win, rules, work.trial)
                first = keep_better(rules, work, result, first)
            value_otherwise(win, rules, desk, result, first)
        if result.wins == 1 and rules.own_factors != 0:
            pay_asked_factors(place.table, rules, desk, seat)
        elif result.wins == 1:
            let_payer_be_ready(place.table, win)
            pay_shares(place.table, rules, desk, seat, int(happened(win, F_PAYER_DECLARED)))
        write_score(place, result, number, results, scores)


@stage(when=on("own_factors"))
def pay_asked_factors(table: Table, rules: Rules, desk: Desk, seat):
    """Pay a win by factors where nobody but the winner has laid anything; its dearest payment must be enough.

    Rules: WUHAN-26, WUHAN-28, WUHAN-30.
    """
    win, result = desk.work.wins[seat], desk.work.results[seat]
    table.flowers[seat] = win.flowers
    table.wild_mask = win.wild_mask
    if win.payer != NOBODY:
        table.waits[win.payer] = ONE if happened(win, F_PAYER_DECLARED) else NONE
    if rules.min_payment != 0 and not reaches_minimum(table, rules, win, result):
        refuse(result, BELOW_MINIMUM)
    else:
        pay_by_factors(table, rules, desk, seat)


SCORERS = {
    HAN_AND_FU: score_hanfu,
    MCR_POINTS: score_mcr,
    TAI: score_tai,
    FAN: score_fan,
    TERMS: score_terms,
    SUM: score_combined,
    PRODUCT: score_combined,
    BEST_ROW: score_combined,
    LIMITS: score_combined,
    CLASSES: score_combined,
}


@kernel
def begin(win: Win, rules: Rules, desk: Desk, result: Result):
    """Begin the readings; value a win by flowers alone, which has none, at once and return False.

    A way that the rules close is named before the shape, as a table asks: no hand whatever wins by it.
    Rules: TIANJIN-34.
    """
    if is_flower_win(win):
        value_by_flowers(win, rules, result)
        return False
    if robs_what_nobody_may(win, rules):
        refuse(result, ROB_NOT_ALLOWED)
        return False
    if way_is_barred(rules, int(win.streak), int(win.by)):
        refuse(result, NO_DISCARD_WIN)
        return False
    begin_readings(win, rules, desk, result)
    return True


@kernel
def robs_what_nobody_may(win: Win, rules: Rules):
    """Return True if no hand wins on such a kong, or a North laid aside, in this game: a table would not offer it.

    Rules: RIICHI-69, SANMA-22, MCR-17, TIANJIN-34.
    """
    if win.by != BY_ROB:
        return False
    if happened(win, F_ROB_LAY):
        return rules.lay_rob == 0
    if happened(win, F_ROB_CONCEALED):
        return rules.rob_concealed == ROB_NO_CONCEALED
    return rules.rob_added == 0


@kernel
def clear_points(place):
    """Make the table bare again after a payment that has moved points and nothing else: copying it all costs 60 ns."""
    table, bare = place.table, place.bare
    for seat in range(SEATS):
        table.scores[seat] = bare.scores[seat]
    table.beside = bare.beside
    table.payment_count = bare.payment_count


@kernel
def lay_win(wins, number, place, bets):
    """Lay a win on the desk beside the bare table that is to pay it; return the winner's seat.

    Where a win ends the count of drawn hands, the deal passes on with it: the dealer has repeated once for each.
    A hand of no match is not the first of one.
    Rules: ANQING-29, ANQING-34, GUANGXI-18, HANGZHOU-24.
    """
    seat = int(wins[number].seat)
    work = place.desk.work
    work.wins[seat] = wins[number]
    work.won = 1 << seat
    table, win = place.table, work.wins[seat]
    table.dealer = win.dealer
    table.streak = streak_counted(place.rules, int(win.streak))
    table.hands_played = 1
    if place.rules.wash_outs_end != 0:
        table.wash_out.count = max(int(win.streak), int(happened(win, F_AFTER_WASH_OUT)))
    table.counters = win.counters
    table.sticks = win.sticks
    if asks_who_fed(place.rules):
        lay_fed_melds(table, place.rules, win)
    if number < bets.shape[0]:
        for better in range(SEATS):
            table.bets.placed[better] = bets[number, better]
    if place.rules.ready_stake != 0:
        win.stake = stake_to_win(table, seat)
    return seat


@kernel
def write_score(place, result: Result, number, results, scores):
    """Write what a win is worth and what each seat pays or gets."""
    score = scores[number]
    won = int(result.wins)
    score.wins = won
    score.refusal = result.refusal
    score.total = won * int(result.total)
    score.han = won * int(result.han)
    score.fu = won * int(result.fu)
    score.yakuman = won * int(result.yakuman)
    score.limit = won * int(result.limit)
    score["base"] = won * int(result["base"])
    for seat in range(SEATS):
        score.changes[seat] = int(place.table.scores[seat]) - int(place.bare.scores[seat])
    for pattern in range(PATTERNS):
        score.counts[pattern] = won * int(result.counts[pattern])
    if number < results.shape[0]:
        results[number] = result
