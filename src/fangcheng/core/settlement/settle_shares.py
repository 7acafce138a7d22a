"""Paying a win in shares: what each payer owes by the terms of the rules, and who pays the shares of the others.

A share is reckoned for the seat it belongs to: its terms of `rules.share_fan` join the rows before points are made of
them, and so do rows that count twice against the dealer; `share_units` are units beside those that every share has,
`share_points` are added to all units, a half is rounded up, `share_times` multiply that, and so does the stake
`rules.unit`, in a product the base too. Who is liable pays the shares of others as they were reckoned for them.
"""

from fangcheng.core.dialect.bits import NONE, ONE, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.cover import is_fed_bloom, owes_share, who_answers, who_pays_all, why_one_pays
from fangcheng.core.institutions.pair_units import bid_times
from fangcheng.core.institutions.raising import times_raised
from fangcheng.core.institutions.ready_stakes import pay_lost_stakes
from fangcheng.core.scoring.combine import COUNTED, LAST, worth_of
from fangcheng.core.scoring.rows import NO_PATTERN, first_of, power
from fangcheng.core.scoring.taken import added_by_rows
from fangcheng.core.settlement.doubled_bonds import doubled_share, pays_doubled
from fangcheng.core.settlement.dues import clear_dues, owe, own_reason
from fangcheng.core.settlement.settle_bonds import (
    bonded_shares,
    pays_by_bonds,
    pays_by_chows,
    pays_by_feeding,
    shares_by_chows,
    times_for_feeding,
)
from fangcheng.core.state.codes import BY_ROB, BY_SELF, NOBODY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.due_reasons import (
    DUE_AT_MOST,
    DUE_BESIDE,
    DUE_BOUND,
    DUE_BOUND_OWN,
    DUE_FED,
    DUE_GIVEN,
    DUE_REST,
)
from fangcheng.core.state.pattern_ids import WORDS
from fangcheng.core.state.payment_rows import PAY_WIN, move, open_row
from fangcheng.core.state.record_types import Desk, Result, Rules, Table, Win
from fangcheng.core.state.rule_codes import (
    BEST_ROW,
    CURVE_NONE,
    DISCARDER_PAYS_EACH,
    FEEDER_AS_DISCARDER,
    MAKER_PAYS_ALL,
    PART_LIMIT,
    PRODUCT,
    SHARE_ALL_CLOSED,
    SHARE_BETS,
    SHARE_BYSTANDER,
    SHARE_CLOSED,
    SHARE_CLOSED_DRAW,
    SHARE_DEALER,
    SHARE_DISCARDER,
    SHARE_REASONS,
    SHARE_REPEATS,
    SHARE_SELF_DRAW,
    SHARE_SURCHARGE,
    SHARE_TRIPLE,
    SHARE_UNREADY,
    SHARE_WASH_OUTS,
    SUM,
)
from fangcheng.core.table.hand import is_closed
from fangcheng.core.table.standing import is_first_hand, plays


@stage(when=lambda rules: rules.method >= SUM)
def pay_shares(table: Table, rules: Rules, desk: Desk, winner, ready):
    """Pay one winner; `ready` says whether who discarded the tile was ready himself, where that is asked.

    Rules: COMMON-2, COMMON-14, HONGKONG-27.
    """
    win, result = desk.work.wins[winner], desk.work.results[winner]
    row = open_row(table, PAY_WIN, winner, int(win.payer), int(result.total))
    clear_dues(table, desk, winner)
    if pays_doubled(table, rules, winner):
        count_doubled_shares(table, rules, desk, winner)
    elif pays_by_chows(table, rules, winner):
        count_shares_by_chows(table, rules, desk, winner)
    elif pays_by_feeding(table, rules, winner):
        count_shares_by_feeding(table, rules, desk, winner)
    elif pays_by_bonds(table, rules, winner):
        count_bonded_shares(table, rules, desk, winner, ready)
    else:
        count_shares(table, rules, desk, winner)
    if rules.payer_cap != 0:
        note_cut_shares(table, rules, desk, winner)
    if rules.bystander_most != 0 and win.by != BY_SELF:
        leave_rest_to_giver(table, rules, desk, winner)
    for payer in range(int(table.seats)):
        if desk.work.due[winner, payer] != 0:
            move(table, row, payer, winner, int(desk.work.due[winner, payer]))
    if rules.ready_stake != 0:
        pay_lost_stakes(table, winner)


@kernel
def count_shares(table: Table, rules: Rules, desk: Desk, winner):
    """Write what each player owes the winner: his own share, or those of all."""
    win, result = desk.work.wins[winner], desk.work.results[winner]
    for_all = why_one_pays(table, rules, win, result, winner)
    cover = who_answers(table, rules, win, result, winner, for_all)
    for seat in range(int(table.seats)):
        if owes_share(table, rules, win, result, seat, cover, int(desk.work.won)):
            payer = seat if cover == NOBODY else cover
            desk.work.share[winner, seat] = share_of(table, rules, win, result, seat)
            owe(desk, winner, payer, seat, 1, why_own(table, rules, win, payer) if cover == NOBODY else for_all)
            desk.work.shares[winner, payer] += 1
            if rules.bird_adds != 0:
                desk.work.beside[winner, payer] += points_beside(table, rules, win, seat)


@stage(when=on("payer_cap"))
def note_cut_shares(table: Table, rules: Rules, desk: Desk, winner):
    """Note which shares were more than one payer may owe.

    Rules: JILIN-33.
    """
    win, result = desk.work.wins[winner], desk.work.results[winner]
    for seat in range(int(table.seats)):
        if desk.work.share[winner, seat] == rules.payer_cap:
            desk.work.cut[winner, seat] = whole_share(table, rules, win, result, seat) > rules.payer_cap


@stage(when=on("bystander_most"))
def leave_rest_to_giver(table: Table, rules: Rules, desk: Desk, winner):
    """Let nobody who pays beside the giver of the tile pay more than so much; the giver pays the rest."""
    work, giver = desk.work, int(desk.work.wins[winner].payer)
    for payer in range(int(table.seats)):
        rest = int(work.due[winner, payer]) - int(rules.bystander_most)
        if work.why[winner, payer] == DUE_BESIDE and rest > 0:
            work.due[winner, payer] -= rest
            work.due[winner, giver] += rest
            work.why[winner, payer], work.why[winner, giver] = DUE_AT_MOST, DUE_REST


@kernel
def why_own(table: Table, rules: Rules, win: Win, payer):
    """Return the reason for which a player pays his own share and nobody else's."""
    fed = rules.bloom_payers == FEEDER_AS_DISCARDER and win.by == BY_SELF and is_fed_bloom(table, rules, win)
    return DUE_FED if fed else own_reason(win, payer)


@kernel
def points_beside(table: Table, rules: Rules, win: Win, seat):
    """Return what the reasons of a share add to its units: the part of it that no bird repeats.

    Rules: HEFEI-32, HEFEI-34.
    """
    points = 0
    for reason in range(SHARE_REASONS):
        points += holds(table, rules, win, seat, reason) * int(rules.share_points[reason])
    return points * share_stake(rules)


@stage(when=on("bonds.shares"))
def count_bonded_shares(table: Table, rules: Rules, desk: Desk, winner, ready):
    """Write what each player owes a winner who is bound to somebody: shares of his own by their number.

    Rules: SHANGHAI-36, SHANGHAI-39, COMMON-11.
    """
    win, result = desk.work.wins[winner], desk.work.results[winner]
    for payer in range(int(table.seats)):
        shares = bonded_shares(table, rules, win, int(ready), int(desk.work.won), payer)
        if shares > 0:
            desk.work.share[winner, payer] = share_of(table, rules, win, result, payer)
            owe(desk, winner, payer, payer, shares, DUE_BOUND_OWN)


@stage(when=on("bonds.chows"))
def count_shares_by_chows(table: Table, rules: Rules, desk: Desk, winner):
    """Write what those bound by chows owe the winner: the shares of all, or twice so many; the others owe nothing.

    Rules: HANGZHOU-25, HANGZHOU-26, HANGZHOU-27.
    """
    win, result = desk.work.wins[winner], desk.work.results[winner]
    for seat in range(int(table.seats)):
        desk.work.share[winner, seat] = share_of(table, rules, win, result, seat) if seat != winner else 0
    for payer in range(int(table.seats)):
        times = shares_by_chows(table, winner, payer)
        for seat in range(int(table.seats)):
            if times > 0 and seat != winner:
                owe(desk, winner, payer, seat, times, DUE_BOUND)


@stage(when=on("bonds.feeder"))
def count_shares_by_feeding(table: Table, rules: Rules, desk: Desk, winner):
    """Write what each player owes a winner whom somebody has fed three melds or more.

    Rules: NANNING-27, NANNING-28, NANNING-29.
    """
    win, result = desk.work.wins[winner], desk.work.results[winner]
    for seat in range(int(table.seats)):
        if is_paid_for(win, winner, seat):
            desk.work.share[winner, seat] = share_of(table, rules, win, result, seat)
    for payer in range(int(table.seats)):
        times = times_for_feeding(table, rules, win, payer)
        for seat in range(int(table.seats)):
            if times > 0 and is_paid_for(win, winner, seat):
                owe(desk, winner, payer, seat, times, why_fed(win, payer, times))


@kernel
def is_paid_for(win: Win, winner, seat):
    """Return True if the share of this seat is due: of a self-draw that of every loser, else that of the giver."""
    return seat == win.payer or (win.by == BY_SELF and seat != winner)


@kernel
def why_fed(win: Win, payer, times):
    """Return the reason for which a player pays a winner whom somebody has fed; once for his own tile is no bond."""
    if win.by == BY_SELF or payer != win.payer:
        return DUE_BOUND
    return DUE_BOUND_OWN if times > 1 else DUE_GIVEN


@stage(when=on("bonds.double"))
def count_doubled_shares(table: Table, rules: Rules, desk: Desk, winner):
    """Write what each player owes a winner who is bound to somebody by what is doubled between the two.

    What another pays beside the one who gave the tile is that one's share.
    Rules: GUANGXI-33, GUANGXI-39.
    """
    win, result = desk.work.wins[winner], desk.work.results[winner]
    for payer in range(int(table.seats)):
        for seat in range(int(table.seats)):
            times = doubled_share(table, rules, win, int(desk.work.won), payer, seat)
            if times > 0:
                desk.work.share[winner, seat] = share_of(table, rules, win, result, seat)
                owe(desk, winner, payer, seat, times, DUE_BOUND)
                desk.work.shares[winner, payer] += times


@kernel
def share_of(table: Table, rules: Rules, win: Win, result: Result, seat):
    """Return the share that belongs to the seat: a payer may owe so much and no more.

    Rules: JILIN-33.
    """
    amount = whole_share(table, rules, win, result, seat)
    return min(amount, int(rules.payer_cap)) if rules.payer_cap != 0 else amount


@kernel
def whole_share(table: Table, rules: Rules, win: Win, result: Result, seat):
    """Return the share of the seat before it is cut: points for its rows, times its units, and what is added to them.

    A raise multiplies the points, but not what is added to them when all else is done.
    By rule a limit hand costs each the same; what single rows add comes last, and nothing multiplies it.
    Rules: CLASSIC-33, HANGZHOU-24, HEBEI-23, HEBEI-24, NANCHANG-20, NANCHANG-21, NANCHANG-22, NANCHANG-23, NANCHANG-24,
    TAIYUAN-39, TAIYUAN-40, TAIYUAN-44.
    """
    if rules.limit_flat != 0 and first_of(rules, result, PART_LIMIT) != NO_PATTERN:
        return worth_of(rules, result, 0)
    fan, points, times, halved = rows_twice(table, rules, win, result, seat), 0, 1, False
    units = max(1, int(rules.common_units))
    for reason in range(SHARE_REASONS):
        count = holds(table, rules, win, seat, reason)
        if count > 0:
            fan += count * int(rules.share_fan[reason])
            units += count * int(rules.share_units[reason])
            points += count * int(rules.share_points[reason])
            times *= power(max(1, int(rules.share_times[reason])), count)
            halved = halved or rules.share_half[reason] != 0
    if win.by != BY_SELF and rules.discard_payers == DISCARDER_PAYS_EACH:
        times *= int(table.seats) - 1
    if rules.bet_times != 0:
        times *= int(bid_times(table, rules, int(win.seat), seat))
    if rules.dealer_rows != 0 and holds(table, rules, win, seat, SHARE_DEALER) != 0:
        points += int(rules.dealer_rows) * max(1, int(result.parts[COUNTED]))
    worth = worth_of(rules, result, fan + int(rules.common_fan))
    if rules.raise_return != 0:
        worth += (times_raised(table, rules, int(win.seat), seat) - 1) * (worth - int(result.parts[LAST]))
    amount = worth * units + points
    amount = ((amount + 1) // 2 if halved else amount) * times * share_stake(rules)
    return amount + added_by_rows(rules, result) if rules.takes_most != 0 else amount


@stage("number", when=on("pass_bars.points"))
def points_from_giver(table: Table, rules: Rules, desk: Desk, winner):
    """Return what the win costs who discarded the tile, or makes the robbed kong.

    Rules: NANCHANG-14.
    """
    win, result = desk.work.wins[winner], desk.work.results[winner]
    alone, points = who_pays_all(table, rules, win, result, winner) == win.payer, 0
    for seat in range(int(table.seats)):
        if seat == win.payer or (alone and seat != winner):
            points += share_of(table, rules, win, result, seat)
    return points


@kernel
def share_stake(rules: Rules):
    """Return what each point of a share costs: the unit, and the base where no curve makes points of it.

    Rules: TUIDAOHU-3.
    """
    best = rules.method == BEST_ROW and rules.curve_rule == CURVE_NONE
    base = int(rules["base"]) if rules.method == PRODUCT or best else 1
    return max(1, int(rules.unit)) * max(1, base)


@kernel
def rows_twice(table: Table, rules: Rules, win: Win, result: Result, seat):
    """Return what the rows are worth that count twice where the winner or the seat is the dealer.

    Rules: JINAN-30.
    """
    more = 0
    if holds(table, rules, win, seat, SHARE_DEALER) == 0:
        return more
    for word in range(WORDS):
        left = result.noted[word]
        while left != NONE:
            pattern = 64 * word + lowest(left)
            more += int(rules.dealer_twice[pattern]) * int(result.values[pattern])
            left = left & (left - ONE)
    return more


@kernel
def holds(table: Table, rules: Rules, win: Win, seat, reason):
    """Return how often a reason holds between the winner and the seat: 0 or 1, or once for each of several.

    The maker of a robbed kong who pays what a self-draw would bring is no discarder, whose share is another.
    Rules: BEIJING-38, BEIJING-42, ANQING-28, ANQING-29, GUANGXI-18, GUANGXI-28, NANCHANG-25, YINGKOU-26.
    """
    dealt = win.seat == table.dealer or seat == table.dealer
    if reason == SHARE_DEALER:
        return int(dealt)
    if reason == SHARE_REPEATS:
        return int(table.streak) if dealt else 0
    if reason == SHARE_WASH_OUTS:
        return int(table.wash_out.count) if dealt else 0
    if reason == SHARE_BETS:
        return int(table.bets.placed[int(win.seat)]) + int(table.bets.placed[seat])
    if reason == SHARE_SELF_DRAW:
        return int(win.by == BY_SELF or (win.by == BY_ROB and rules.robbed_drawn != 0))
    if reason == SHARE_DISCARDER:
        return int(seat == win.payer and not (win.by == BY_ROB and rules.robbed_payers == MAKER_PAYS_ALL))
    if reason == SHARE_SURCHARGE:
        return int(not is_first_hand(table) and (win.seat == table.dealer or (win.by == BY_SELF and dealt)))
    if reason == SHARE_CLOSED_DRAW:
        return int(win.by == BY_SELF and is_closed(table, seat))
    if reason == SHARE_ALL_CLOSED:
        return int(win.by == BY_SELF and none_has_opened(table, int(win.seat)))
    if reason == SHARE_TRIPLE:
        return int(win.together == 3)
    if reason == SHARE_UNREADY:
        return int(seat == win.payer and win.by != BY_SELF and table.ready[seat] == 0)
    if reason == SHARE_BYSTANDER:
        return int(win.by != BY_SELF and seat != win.payer)
    return int(reason == SHARE_CLOSED and is_closed(table, seat))


@kernel
def none_has_opened(table: Table, winner):
    """Return True if no opponent of the winner has claimed a meld; one who has left the hand is none.

    Rules: YINGKOU-26.
    """
    for seat in range(int(table.seats)):
        if seat != winner and plays(table, seat) and not is_closed(table, seat):
            return False
    return True
