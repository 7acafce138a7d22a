"""Joker money (财神钱): at the end of a won hand each player is paid by every other for the jokers he holds."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import BY_SELF, NOBODY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.payment_rows import PAY_JOKERS, move, open_row
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.tiles import FACES


@stage(when=on("joker_pay"))
def pay_jokers(table: Table, rules: Rules, desk: Desk):
    """Let every player pay each other for the jokers that one holds; one taken as the winning tile is the winner's.

    Neither the dealer's repeats nor bids multiply it.
    Rules: WENZHOU-31, WENZHOU-34, WENZHOU-36, WENZHOU-P10.
    """
    for seat in range(int(table.seats)):
        held = jokers_of(table, desk, seat)
        if held == 0:
            continue
        row = open_row(table, PAY_JOKERS, seat, NOBODY, held)
        for payer in range(int(table.seats)):
            if payer != seat:
                move(table, row, payer, seat, held * int(rules.joker_pay))


@kernel
def jokers_of(table: Table, desk: Desk, seat):
    """Count the jokers that a seat holds now that the hand is won."""
    held = 0
    for some_face in range(FACES):
        if has(table.wild_mask, some_face):
            held += int(table.hand[seat, some_face])
    given = int(desk.work.won) >> seat & 1 == 1 and desk.work.wins[seat].by != BY_SELF
    return held + int(given and desk.work.wins[seat].drawn_joker == 1)
