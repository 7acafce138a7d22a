"""Tokens beside the points: chips for lucky tiles, and yakitori, a fine for who has won no hand."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import NOBODY, SEATS
from fangcheng.core.state.conditions import called_at, on
from fangcheng.core.state.event_rows import E_CHIPS, emit
from fangcheng.core.state.hook_codes import MATCH_END
from fangcheng.core.state.pattern_ids import IPPATSU, RED_DORA, URA_DORA
from fangcheng.core.state.payment_rows import PAY_CHIPS, PAY_YAKITORI, book, move, open_row
from fangcheng.core.state.record_types import Desk, Rules, Table


@stage(when=on("chip_value"))
def pay_chips(table: Table, rules: Rules, desk: Desk, winner):
    """Pay chips for ippatsu, red fives and ura dora: from the discarder, or from everybody after a self-draw.

    Rules: RIICHI-6.
    """
    counts = desk.work.results[winner].counts
    chips = int(counts[IPPATSU]) + int(counts[RED_DORA]) + int(counts[URA_DORA])
    if rules.chip_value == 0 or chips == 0:
        return
    payer = int(desk.work.wins[winner].payer)
    for seat in range(int(table.seats)):
        if seat == payer or (payer == NOBODY and seat != winner):
            table.tokens.chips[seat] -= chips
            table.tokens.chips[winner] += chips
    emit(table, E_CHIPS, winner, chips, payer, 0, 0)


@stage(when=called_at(MATCH_END))
def settle_tokens(table: Table, rules: Rules):
    """Let every player who has won no hand pay all others at the end of the match, and pay out the chips.

    Rules: RIICHI-6.
    """
    for seat in range(int(table.seats)):
        if rules.yakitori > 0 and table.hands_won[seat] == 0:
            burn(table, rules, seat)
    if rules.chip_value > 0:
        row = open_row(table, PAY_CHIPS, NOBODY, NOBODY, int(rules.chip_value))
        for seat in range(int(table.seats)):
            book(table, row, seat, int(table.tokens.chips[seat]) * int(rules.chip_value))


@kernel
def burn(table: Table, rules: Rules, loser):
    """Let a player who has won no hand pay the fixed sum to each other player."""
    row = open_row(table, PAY_YAKITORI, loser, NOBODY, 0)
    for seat in range(int(table.seats)):
        if seat != loser:
            move(table, row, loser, seat, int(rules.yakitori))


@kernel
def clear_tokens(table: Table):
    """Take back all chips at the beginning of a match."""
    for seat in range(SEATS):
        table.tokens.chips[seat] = 0
