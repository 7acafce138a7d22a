"""Side income: groups of flowers, a followed discard, four winds or four alike discarded, paid at once."""

import numpy as np

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.double_hand import hand_factor, note_reason
from fangcheng.core.patterns.masks import OUTER, WINDS
from fangcheng.core.state.codes import NOBODY, SEATS
from fangcheng.core.state.conditions import called_at
from fangcheng.core.state.fields.side_payments import (
    EIGHT_FLOWERS,
    FLOWER_SERIES,
    FOLLOWED_INNER,
    FOLLOWED_OUTER,
    FOUR_ALIKE,
    FOUR_WINDS,
    MIXED_FLOWERS,
    SEVEN_FLOWERS,
    side_pay,
)
from fangcheng.core.state.hook_codes import AFTER_FLOWER, FLOWERS_KEPT
from fangcheng.core.state.laid_out import FOUR, GROUPS, group_laid
from fangcheng.core.state.payment_rows import (
    PAY_EIGHT_FLOWERS,
    PAY_FLOWER_SERIES,
    PAY_FOLLOW,
    PAY_FOUR_ALIKE,
    PAY_FOUR_WINDS,
    PAY_MIXED_FLOWERS,
    PAY_SEVEN_FLOWERS,
    move,
    open_row,
)
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import DOUBLE_ALIKE, DOUBLE_FLOWERS, DOUBLE_FOLLOWED, DOUBLE_WINDS
from fangcheng.core.table.hand import face
from fangcheng.core.table.wall import next_seat
from fangcheng.tiles import NO_TILE

PLACES = len(side_pay.places)  # of rules.side_pay

# Bits of table.side_income.paid: a group of four flowers each, seasons and plants first.
GROUP_PAID = np.array([1, 2, 8, 16, 32], np.uint8)
MIXED_PAID = 4
FOLLOWED_PAID, ALIKE_PAID = 64, 128


@kernel
def side_amount(table: Table, rules: Rules, place):
    """Return the points of one side payment; half of an odd base is rounded down.

    Rules: NANJING-18.
    """
    return int(rules["base"]) * int(rules.side_pay[place]) // 2 * hand_factor(table)


@kernel
def collect(table: Table, row, seat, amount):
    """Let every other player pay `amount` to `seat`."""
    for payer in range(int(table.seats)):
        if payer != seat:
            move(table, row, payer, seat, amount)


# --- flowers


@stage(when=called_at(AFTER_FLOWER))
def pay_flower_groups(table: Table, rules: Rules, seat):
    """Pay the group that the flower just laid completes: its series, or numbers 1 to 4 of both series mixed.

    Rules: TAIWAN-P17, NANJING-26, NANJING-36.
    """
    for group in range(GROUPS):
        pay_series(table, rules, seat, group)
    pay_mixed(table, rules, seat)


@kernel
def pay_series(table: Table, rules: Rules, seat, group):
    """Pay a series of flowers, or four of a dragon laid out, once it is full."""
    paid, mark = int(table.side_income.paid[seat]), int(GROUP_PAID[group])
    if rules.side_pay[FLOWER_SERIES] == 0 or paid & mark != 0:
        return
    if group_laid(int(table.flowers[seat]), group) != FOUR:
        return
    table.side_income.paid[seat] = paid | mark
    row = open_row(table, PAY_FLOWER_SERIES, seat, NOBODY, int(table.side_income.last_flower))
    collect(table, row, seat, side_amount(table, rules, FLOWER_SERIES))
    note_reason(table, rules, DOUBLE_FLOWERS)


@kernel
def pay_mixed(table: Table, rules: Rules, seat):
    """Pay flowers 1 to 4 of both series mixed, once a hand and while neither series is full."""
    flowers, paid = int(table.flowers[seat]), int(table.side_income.paid[seat])
    if rules.side_pay[MIXED_FLOWERS] == 0 or paid != 0 or (flowers | flowers >> 4) & FOUR != FOUR:
        return
    table.side_income.paid[seat] = MIXED_PAID
    row = open_row(table, PAY_MIXED_FLOWERS, seat, NOBODY, int(table.side_income.last_flower))
    collect(table, row, seat, side_amount(table, rules, MIXED_FLOWERS))


@stage(when=called_at(FLOWERS_KEPT))
def pay_all_flowers(table: Table, rules: Rules, seat, eighth_owner):
    """Pay a seat that plays on with eight flowers, or with seven.

    All pay for eight; for seven only the owner of the eighth flower pays.
    Rules: TAIWAN-P17, TAIWAN-P18.
    """
    if eighth_owner == NOBODY:
        row = open_row(table, PAY_EIGHT_FLOWERS, seat, NOBODY, 0)
        collect(table, row, seat, side_amount(table, rules, EIGHT_FLOWERS))
    else:
        row = open_row(table, PAY_SEVEN_FLOWERS, seat, eighth_owner, 0)
        move(table, row, eighth_owner, seat, side_amount(table, rules, SEVEN_FLOWERS))


# --- discards


@kernel
def pays_discards(rules: Rules):
    """Return True if some discards are paid for."""
    for place in range(PLACES):
        if rules.side_pay[place] != 0:
            return True
    return False


@stage(when=pays_discards)
def pay_discards(table: Table, rules: Rules, seat, kind):
    """Pay what a discard completes: a kind that all have discarded, four winds, four of a kind by one player.

    Rules: TAIWAN-P17, NANJING-27.
    """
    count_in_a_row(table, face(kind))
    pay_followed(table, rules, seat, kind)
    pay_four_winds(table, rules, seat)
    pay_four_alike(table, rules, seat, face(kind))


@kernel
def count_in_a_row(table: Table, some_face):
    """Count the discards of one face without another between."""
    if table.side_income.last_face != some_face:
        table.side_income.in_a_row = 0
    table.side_income.last_face = some_face
    table.side_income.in_a_row += 1


@kernel
def pay_followed(table: Table, rules: Rules, seat, kind):
    """Let the first of four players who have just discarded one face, `seat` last, pay each of the others.

    All four copies lie in the rivers then, so nobody has claimed one. Where the game says so no other discard may come
    between, and nobody pays twice in a hand.
    Rules: TAIWAN-P17, NANJING-27.
    """
    place = FOLLOWED_OUTER if has(OUTER, face(kind)) else FOLLOWED_INNER
    if rules.side_pay[place] == 0 or not all_discarded(table, face(kind)):
        return
    first = next_seat(table, seat)
    if rules.side_pay_once != 0 and (
        table.side_income.in_a_row < table.seats or not is_first(table, first, FOLLOWED_PAID)
    ):
        return
    row = open_row(table, PAY_FOLLOW, first, NOBODY, face(kind))
    pay_each(table, row, first, side_amount(table, rules, place))
    note_reason(table, rules, DOUBLE_FOLLOWED)


@kernel
def pay_each(table: Table, row, payer, amount):
    """Let `payer` pay every other player, in turn order from him.

    Rules: NANJING-21.
    """
    for step in range(1, int(table.seats)):
        move(table, row, payer, (payer + step) % int(table.seats), amount)


@kernel
def is_first(table: Table, seat, mark):
    """Note a payment of the seat by its bit; return True if it is the first of this hand."""
    paid = int(table.side_income.paid[seat])
    table.side_income.paid[seat] = paid | mark
    return paid & mark == 0


@kernel
def all_discarded(table: Table, some_face):
    """Return True if the latest discards of all seats are of one face."""
    for seat in range(int(table.seats)):
        last = int(table.river_count[seat]) - 1
        if last < 0 or face(int(table.river[seat, last])) != some_face:
            return False
    return True


@kernel
def pay_four_winds(table: Table, rules: Rules, seat):
    """Let all others pay a player whose first four discards are the four winds, claimed ones counted.

    Rules: NANJING-27.
    """
    if rules.side_pay[FOUR_WINDS] == 0 or table.river_count[seat] != 4 or table.own_river_mask[seat] != WINDS:
        return
    row = open_row(table, PAY_FOUR_WINDS, seat, NOBODY, 0)
    collect(table, row, seat, side_amount(table, rules, FOUR_WINDS))
    note_reason(table, rules, DOUBLE_WINDS)


@kernel
def pay_four_alike(table: Table, rules: Rules, seat, some_face):
    """Let a player who has discarded all four tiles of a face pay every other, once a hand.

    Rules: NANJING-27.
    """
    if rules.side_pay[FOUR_ALIKE] == 0 or count_discarded(table, seat, some_face) < 4:
        return
    if is_first(table, seat, ALIKE_PAID):
        row = open_row(table, PAY_FOUR_ALIKE, seat, NOBODY, some_face)
        pay_each(table, row, seat, side_amount(table, rules, FOUR_ALIKE))
        note_reason(table, rules, DOUBLE_ALIKE)


@kernel
def count_discarded(table: Table, seat, some_face):
    """Count the tiles of a face that the seat has discarded."""
    count = 0
    for index in range(int(table.river_count[seat])):
        count += int(face(int(table.river[seat, index])) == some_face)
    return count


@kernel
def clear_side_income(table: Table):
    """Forget the side payments at the beginning of a hand."""
    for seat in range(SEATS):
        table.side_income.paid[seat] = 0
    table.side_income.last_flower = NO_TILE
    table.side_income.asked = 0
    table.side_income.last_face = NO_TILE
    table.side_income.in_a_row = 0
