"""Follow (铲): the three others discard the same as the dealer's first discard right after him, and he pays them."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.pair_units import side_units
from fangcheng.core.institutions.sit_pull import pair_multiplier
from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.conditions import on
from fangcheng.core.state.payment_rows import PAY_FOLLOW, move, open_row
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.hand import face


@kernel
def was_followed(table: Table):
    """Return True if the first discards of all seats are of one face.

    Then all four copies lie in the rivers, so no claim can have come between: nothing need be noted in play.
    Rules: TIANJIN-46, TIANJIN-47.
    """
    dealer = int(table.dealer)
    for seat in range(int(table.seats)):
        if table.river_count[seat] == 0:
            return False
        if face(int(table.river[seat, 0])) != face(int(table.river[dealer, 0])):
            return False
    return True


@stage(when=on("follow"))
def pay_follow(table: Table, rules: Rules):
    """Let a dealer whose first discard was followed pay each player.

    Rules: TIANJIN-46, TIANJIN-47, TIANJIN-48, HAINAN-44.
    """
    if not was_followed(table):
        return
    dealer = int(table.dealer)
    row = open_row(table, PAY_FOLLOW, dealer, NOBODY, face(int(table.river[dealer, 0])))
    for seat in range(int(table.seats)):
        if seat != dealer:
            times = pair_multiplier(table, rules, dealer, seat) * side_units(table, rules, dealer, seat)
            move(table, row, dealer, seat, int(rules.follow) * times)
