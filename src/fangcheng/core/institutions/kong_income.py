"""Kong income: wind and rain paid at once (Sichuan), or kong points at the end of the hand (Tianjin)."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.double_hand import hand_factor
from fangcheng.core.institutions.pair_units import side_units
from fangcheng.core.institutions.sit_pull import pair_multiplier
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    BY_DISCARD,
    CONCEALED_KONG_MELD,
    F_AFTER_KONG_CUT,
    NOBODY,
    OPEN_KONG_MELD,
    SEATS,
)
from fangcheng.core.state.conditions import called_at, on
from fangcheng.core.state.hook_codes import AFTER_WINS
from fangcheng.core.state.payment_rows import (
    PAY_ADDED_KONG,
    PAY_CONCEALED_KONG,
    PAY_OPEN_KONG,
    PAY_REFUND,
    PAY_SPECIAL_KONG,
    PAY_TRANSFER,
    move,
    open_row,
)
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    AT_ONCE,
    AT_THE_END,
    BACK,
    FEEDER_PAYS,
    KONG_BY_NUMBER,
    KONGS_KEPT,
    PAID_ADDED,
    PAID_CONCEALED,
    PAID_OPEN,
    PAID_SPECIAL,
    PUNG_FEEDER_PAYS,
    TO_THE_WINNER,
)
from fangcheng.core.table.hand import is_kong, tile_number
from fangcheng.core.table.kong_row import count_in_row, doubled_in_row
from fangcheng.core.table.standing import plays


@kernel
def kong_class(table: Table, seat, meld):
    """Return the place of a kong in `rules.kong_pay`; a kong of four jokers is the special one."""
    kind = int(table.meld_kind[seat, meld])
    if has(table.wild_mask, int(table.meld_face[seat, meld])):
        return PAID_SPECIAL
    if kind == OPEN_KONG_MELD:
        return PAID_OPEN
    if kind == ADDED_KONG_MELD:
        return PAID_ADDED
    return PAID_CONCEALED if kind == CONCEALED_KONG_MELD else PAID_SPECIAL


@kernel
def cause_of(kong):
    """Return the cause that a payment row names for a class of kong."""
    if kong == PAID_OPEN:
        return PAY_OPEN_KONG
    if kong == PAID_ADDED:
        return PAY_ADDED_KONG
    return PAY_CONCEALED_KONG if kong == PAID_CONCEALED else PAY_SPECIAL_KONG


# --- at once


@stage(when=on("kong_when.at_once"))
def pay_kong(table: Table, rules: Rules, seat, meld):
    """Pay `seat` for the kong just made, its meld number `meld`, once it can no longer be robbed.

    Rules: SICHUAN-23, SICHUAN-36, SICHUAN-37, SICHUAN-38, SICHUAN-39, SICHUAN-P5, SICHUAN-P14, TAIWAN-P17.
    """
    if rules.kong_when != AT_ONCE:
        return
    kong = kong_class(table, seat, meld)
    if rules.kong_pay[kong] == 0:
        return
    table.kong_income.last_by = seat
    if rules.kong_row != 0:
        count_in_row(table, seat, meld)
    collect_for_kong(table, rules, seat, meld, kong)


@kernel
def collect_for_kong(table: Table, rules: Rules, seat, meld, kong):
    """Let everybody still in the hand pay what he owes `seat` for a kong of this class."""
    collect_from(table, rules, seat, meld, kong, NOBODY)


@kernel
def collect_from(table: Table, rules: Rules, seat, meld, kong, cover):
    """Let `cover` pay what all owe `seat` for a kong of this class, or where it is NOBODY each his own part."""
    feeder = int(table.meld_from[seat, meld])
    row = open_row(
        table, cause_of(kong), seat, feeder if kong == PAID_OPEN else NOBODY, int(table.meld_face[seat, meld])
    )
    for payer in range(int(table.seats)):
        amount = 0
        if payer != seat and plays(table, payer):
            due = kong_due(table, rules, seat, meld, payer)
            amount = move(table, row, payer if cover == NOBODY else cover, seat, due)
        table.kong_income.last[payer] = amount
        table.kong_income.points[seat, payer] += amount


@kernel
def kong_due(table: Table, rules: Rules, seat, meld, payer):
    """Return what `payer`, a player still in the hand, owes for a kong; some faces cost more than others.

    Rules: JILIN-34, CHANGCHUN-40.
    """
    kong = kong_class(table, seat, meld)
    if kong == PAID_ADDED and rules.late_added_kong == 0 and table.meld_fresh[seat, meld] == 0:
        return 0
    if kong == PAID_OPEN and rules.open_kong_payers == FEEDER_PAYS and payer != table.meld_from[seat, meld]:
        return int(rules["base"]) if rules.graze != 0 else 0
    if kong == PAID_ADDED and rules.added_kong_payers == PUNG_FEEDER_PAYS and payer != table.meld_from[seat, meld]:
        return 0
    points = int(rules["base"]) * int(rules.kong_pay[kong])
    if rules.kong_worth == KONG_BY_NUMBER:
        points *= tile_number(int(table.meld_face[seat, meld]))
    points *= max(1, int(rules.kong_factor[int(table.meld_face[seat, meld])]))
    if rules.kong_early != 0 and is_early(table, seat, meld):
        points *= int(rules.kong_early)
    if rules.kong_row != 0:
        points *= doubled_in_row(table)
    return points * hand_factor(table) * side_units(table, rules, seat, payer)


@kernel
def is_early(table: Table, seat, meld):
    """Return True for a concealed kong of the dealer before his first discard, or a kong of that discard.

    Rules: GUANGXI-30.
    """
    dealer = int(table.dealer)
    if table.meld_kind[seat, meld] == CONCEALED_KONG_MELD:
        return seat == dealer and table.river_count[dealer] == 0
    return table.meld_kind[seat, meld] == OPEN_KONG_MELD and is_first_discard(table, int(table.meld_from[seat, meld]))


@kernel
def is_first_discard(table: Table, feeder):
    """Return True if the discard just claimed is the first of the dealer, who fed it."""
    return feeder == table.dealer and table.river_count[feeder] == 1


# --- the tile straight after a kong is won


@stage(when=called_at(AFTER_WINS))
def pay_transfer(table: Table, rules: Rules, desk: Desk):
    """Take the income of a kong from its maker if the wins on one tile came straight after that kong.

    The winners get it, or by another rule those who paid it. The refund asks for no discard: it is made too when the
    tile was added to a further kong and robbed.
    Rules: SICHUAN-40, SICHUAN-P6.
    """
    winners = int(desk.work.won)
    if rules.call_transfer == KONGS_KEPT or winners == 0 or not won_after_kong(rules, desk, winners):
        return
    if rules.call_transfer == TO_THE_WINNER:
        hand_on(table, winners)
    else:
        hand_back(table)


@kernel
def won_after_kong(rules: Rules, desk: Desk, winners):
    """Return True if the tile of these wins came straight after a kong: discarded, or for a refund robbed too.

    Rules: SICHUAN-36, SICHUAN-40, SICHUAN-P6.
    """
    for seat in range(SEATS):
        win = desk.work.wins[seat]
        if (winners >> seat) & 1 and happened(win, F_AFTER_KONG_CUT):
            return win.by == BY_DISCARD or rules.call_transfer == BACK
    return False


@kernel
def hand_on(table: Table, winners):
    """Pay the income of the last kong to the winners in equal parts; an indivisible rest stays for good.

    Rules: CHENGDU-35, SICHUAN-40.
    """
    maker = int(table.kong_income.last_by)
    income = heads = 0
    for seat in range(SEATS):
        income += int(table.kong_income.last[seat])
        heads += (winners >> seat) & 1
    share = income // heads
    forget_income(table, maker)
    if share == 0:
        return
    row = open_row(table, PAY_TRANSFER, maker, NOBODY, income)
    for seat in range(SEATS):
        if (winners >> seat) & 1:
            move(table, row, maker, seat, share)


@kernel
def hand_back(table: Table):
    """Pay the income of the last kong back to those who paid it.

    Rules: SICHUAN-P6.
    """
    maker = int(table.kong_income.last_by)
    income = 0
    for payer in range(SEATS):
        income += int(table.kong_income.last[payer])
    if income == 0:
        return
    row = open_row(table, PAY_REFUND, maker, NOBODY, income)
    for payer in range(SEATS):
        move(table, row, maker, payer, int(table.kong_income.last[payer]))
    forget_income(table, maker)


@kernel
def forget_income(table: Table, maker):
    """Take the last kong off the noted income, so that it is neither moved nor refunded again."""
    for payer in range(SEATS):
        table.kong_income.points[maker, payer] -= table.kong_income.last[payer]
        table.kong_income.last[payer] = 0


# --- with the hand


@stage(when=on("kong_when.with_a_win", "kong_when.with_the_hand"))
def pay_all_kongs(table: Table, rules: Rules):
    """Settle the kongs of all players, one by one, whoever has won; who covers the others has none of his own paid.

    Rules: QINGYUAN-23, QINGYUAN-29, HEBEI-26, HEBEI-27, SHANXI-28, SHANXI-29, SHANXI-30.
    """
    cover = who_covers_kongs(table, rules)
    for seat in range(int(table.seats)):
        if seat == cover:
            continue
        for meld in range(int(table.meld_count[seat])):
            kong = kong_class(table, seat, meld) if is_kong(int(table.meld_kind[seat, meld])) else PAID_SPECIAL
            if kong != PAID_SPECIAL and rules.kong_pay[kong] != 0:
                collect_from(table, rules, seat, meld, kong, cover)


@kernel
def who_covers_kongs(table: Table, rules: Rules):
    """Return the unready seat that gave the winning tile and so pays the kongs of all others, NOBODY if none does.

    Rules: SHANXI-13, SHANXI-29.
    """
    payer = int(table.first_win_from) if table.won_count > 0 else NOBODY
    return payer if rules.kong_cover != 0 and payer != NOBODY and table.ready[payer] == 0 else NOBODY


# --- at the end of the hand


@stage(when=on("kong_when.at_the_end"))
def pay_hand_end_kongs(table: Table, rules: Rules):
    """Settle the kong points of all players, in won and drawn hands alike.

    Rules: TIANJIN-44, TIANJIN-45, TIANJIN-48.
    """
    if rules.kong_when != AT_THE_END:
        return
    for seat in range(int(table.seats)):
        for kong in range(4):
            count = count_kongs(table, seat, kong)
            if count > 0 and rules.kong_pay[kong] != 0:
                pay_kong_points(table, rules, seat, kong, count)


@kernel
def count_kongs(table: Table, seat, kong):
    """Count the kongs of a class among the seat's melds."""
    count = 0
    for meld in range(int(table.meld_count[seat])):
        if is_kong(int(table.meld_kind[seat, meld])) and kong_class(table, seat, meld) == kong:
            count += 1
    return count


@kernel
def pay_kong_points(table: Table, rules: Rules, seat, kong, count):
    """Let every other player pay for `count` kongs of a class, times the multiplier of the pair."""
    points = count * int(rules["base"]) * int(rules.kong_pay[kong])
    row = open_row(table, cause_of(kong), seat, NOBODY, count)
    for payer in range(int(table.seats)):
        if payer != seat:
            amount = points * pair_multiplier(table, rules, payer, seat)
            move(table, row, payer, seat, amount)
            table.kong_income.points[seat, payer] += amount


@kernel
def clear_kong_income(table: Table):
    """Forget all kong income at the beginning of a hand."""
    for seat in range(SEATS):
        table.kong_income.last[seat] = 0
        for payer in range(SEATS):
            table.kong_income.points[seat, payer] = 0
    table.kong_income.last_by = NOBODY
    table.kong_income.row = 0
