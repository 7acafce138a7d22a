"""The garden (进园子): who has lost all he brought is not won on, and several such players end the match."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import BY_SELF
from fangcheng.core.state.record_types import Rules, Table


@kernel
def is_broke(table: Table, seat):
    """Return True if the seat has nothing left.

    Rules: NANJING-15, NANJING-22.
    """
    return table.purse != 0 and table.scores[seat] <= 0


@kernel
def is_spared(table: Table, rules: Rules, by, payer):
    """Return True if nobody wins that way on a tile of `payer`, who has nothing left.

    Rules: NANJING-15.
    """
    return rules.broke_safe != 0 and by != BY_SELF and is_broke(table, payer)


@kernel
def is_over_at_once(table: Table, rules: Rules):
    """Return True if so many have nothing left that the match is over.

    Rules: NANJING-31.
    """
    if rules.broke_ends == 0:
        return False
    broke = 0
    for seat in range(int(table.seats)):
        broke += int(is_broke(table, seat))
    return broke >= rules.broke_ends
