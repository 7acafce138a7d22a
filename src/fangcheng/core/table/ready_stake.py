"""What a seat has staked on its hand when it called ready (institutions/ready_stakes.py)."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.record_types import Table

LEAST = 1


@kernel
def has_staked(table: Table, seat):
    """Return True if the seat has named its stake."""
    return table.bets.placed[seat] > 0


@kernel
def stake_to_win(table: Table, seat):
    """Return what each payer owes the seat if it wins: its stake, one chip if it has not called.

    Rules: LUOSHU-22, LUOSHU-32.
    """
    return max(LEAST, int(table.bets.placed[seat]))
