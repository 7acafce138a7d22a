"""Side income of the Hong Kong 16-tile game: groups of flowers and a followed discard, paid at once."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.masks import OUTER
from fangcheng.core.state.codes import NOBODY, SEATS
from fangcheng.core.state.hook_codes import AFTER_DISCARD, AFTER_FLOWER, FLOWERS_KEPT
from fangcheng.core.state.payment_rows import (
    PAY_EIGHT_FLOWERS,
    PAY_FLOWER_SERIES,
    PAY_FOLLOW,
    PAY_MIXED_FLOWERS,
    PAY_SEVEN_FLOWERS,
    move,
    open_row,
)
from fangcheng.core.table.hand import face
from fangcheng.core.table.wall import next_seat
from fangcheng.tiles import NO_TILE

# Places of rules.side_pay, each in half bases; 0 where it brings nothing.
SIDE_PAY = {
    "mixed_flowers": 0,
    "flower_series": 1,
    "seven_flowers": 2,
    "eight_flowers": 3,
    "followed_outer": 4,  # a terminal or honour
    "followed_inner": 5,
}
MIXED_FLOWERS = SIDE_PAY["mixed_flowers"]
FLOWER_SERIES = SIDE_PAY["flower_series"]
SEVEN_FLOWERS = SIDE_PAY["seven_flowers"]
EIGHT_FLOWERS = SIDE_PAY["eight_flowers"]
FOLLOWED_OUTER = SIDE_PAY["followed_outer"]
FOLLOWED_INNER = SIDE_PAY["followed_inner"]

# Bits of table.side_income.paid.
SEASONS_PAID, PLANTS_PAID, MIXED_PAID = 1, 2, 4

SERIES = 15  # flowers 1 to 4 of a series: seasons in the low bits of a mask of flowers, plants above


@kernel
def side_amount(rules, place):
    """Return the points of one side payment; half of an odd base is rounded down."""
    return int(rules["base"]) * int(rules.side_pay[place]) // 2


@kernel
def collect(table, row, seat, amount):
    """Let every other player pay `amount` to `seat`."""
    for payer in range(int(table.seats)):
        if payer != seat:
            move(table, row, payer, seat, amount)


# --- flowers


@stage(when=lambda rules: rules.hooks & AFTER_FLOWER != 0)
def pay_flower_groups(table, rules, seat):
    """Pay the group that the flower just laid completes: its series, or numbers 1 to 4 of both series mixed.

    Rules: TAIWAN-P17.
    """
    pay_series(table, rules, seat, int(table.flowers[seat]) & SERIES, SEASONS_PAID)
    pay_series(table, rules, seat, int(table.flowers[seat]) >> 4, PLANTS_PAID)
    pay_mixed(table, rules, seat)


@kernel
def pay_series(table, rules, seat, laid, group):
    """Pay a series of flowers once it is full; `laid` is the mask of its flowers before the seat."""
    paid = int(table.side_income.paid[seat])
    if rules.side_pay[FLOWER_SERIES] == 0 or laid != SERIES or paid & group != 0:
        return
    table.side_income.paid[seat] = paid | group
    row = open_row(table, PAY_FLOWER_SERIES, seat, NOBODY, int(table.side_income.last_flower))
    collect(table, row, seat, side_amount(rules, FLOWER_SERIES))


@kernel
def pay_mixed(table, rules, seat):
    """Pay flowers 1 to 4 of both series mixed, once a hand and while neither series is full."""
    flowers, paid = int(table.flowers[seat]), int(table.side_income.paid[seat])
    if rules.side_pay[MIXED_FLOWERS] == 0 or paid != 0 or (flowers | flowers >> 4) & SERIES != SERIES:
        return
    table.side_income.paid[seat] = MIXED_PAID
    row = open_row(table, PAY_MIXED_FLOWERS, seat, NOBODY, int(table.side_income.last_flower))
    collect(table, row, seat, side_amount(rules, MIXED_FLOWERS))


@stage(when=lambda rules: rules.hooks & FLOWERS_KEPT != 0)
def pay_all_flowers(table, rules, seat, eighth_owner):
    """Pay a seat that plays on with eight flowers, or with seven.

    All pay for eight; for seven only the owner of the eighth flower pays.
    Rules: TAIWAN-P17, TAIWAN-P18.
    """
    if eighth_owner == NOBODY:
        row = open_row(table, PAY_EIGHT_FLOWERS, seat, NOBODY, 0)
        collect(table, row, seat, side_amount(rules, EIGHT_FLOWERS))
    else:
        row = open_row(table, PAY_SEVEN_FLOWERS, seat, eighth_owner, 0)
        move(table, row, eighth_owner, seat, side_amount(rules, SEVEN_FLOWERS))


# --- following


@stage(when=lambda rules: rules.hooks & AFTER_DISCARD != 0)
def pay_followed(table, rules, seat, kind):
    """Let the first of four players who have just discarded one face, `seat` last, pay each of the others.

    All four copies lie in the rivers then, so nobody has claimed one.
    Rules: TAIWAN-P17.
    """
    place = FOLLOWED_OUTER if has(OUTER, face(kind)) else FOLLOWED_INNER
    if rules.side_pay[place] == 0 or not all_discarded(table, face(kind)):
        return
    first = next_seat(table, seat)
    row = open_row(table, PAY_FOLLOW, first, NOBODY, face(kind))
    for other in range(int(table.seats)):
        if other != first:
            move(table, row, first, other, side_amount(rules, place))


@kernel
def all_discarded(table, some_face):
    """Return True if the latest discards of all seats are of one face."""
    for seat in range(int(table.seats)):
        last = int(table.river_count[seat]) - 1
        if last < 0 or face(int(table.river[seat, last])) != some_face:
            return False
    return True


@kernel
def clear_side_income(table):
    """Forget the side payments at the beginning of a hand."""
    for seat in range(SEATS):
        table.side_income.paid[seat] = 0
    table.side_income.last_flower = NO_TILE
    table.side_income.asked = 0
