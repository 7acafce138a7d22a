"""Flowers paid with a won hand: by each other player to who has laid out seven of the eight, or all of them."""

from fangcheng.core.dialect.bits import count_bits
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.pair_units import side_units
from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.payment_rows import PAY_EIGHT_FLOWERS, PAY_SEVEN_FLOWERS, move, open_row
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import EIGHT_LAID, SEVEN_LAID

# Places of rules.flower_pay.


@kernel
def pays_flowers(rules: Rules):
    """Return True if flowers are paid with a won hand."""
    return rules.flower_pay[SEVEN_LAID] != 0 or rules.flower_pay[EIGHT_LAID] != 0


@stage(when=pays_flowers)
def pay_flower_hands(table: Table, rules: Rules):
    """Pay every player who has seven flowers, or all eight, whoever has won.

    Rules: HAINAN-43.
    """
    for seat in range(int(table.seats)):
        flowers = count_bits(table.flowers[seat])
        if flowers >= 7:
            pay_flower_hand(table, rules, seat, EIGHT_LAID if flowers == 8 else SEVEN_LAID)


@kernel
def pay_flower_hand(table: Table, rules: Rules, seat, place):
    """Let each other player pay the seat for so many flowers."""
    row = open_row(table, PAY_EIGHT_FLOWERS if place == EIGHT_LAID else PAY_SEVEN_FLOWERS, seat, NOBODY, 0)
    for payer in range(int(table.seats)):
        if payer != seat:
            move(table, row, payer, seat, int(rules.flower_pay[place]) * side_units(table, rules, payer, seat))
