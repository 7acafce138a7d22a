"""The missing suit (定缺): each player names one before play and must be rid of it to win."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.shapes.holding import NO_LACK
from fangcheng.core.state.codes import SEATS
from fangcheng.core.table.hand import face


@kernel
def in_suit(kind, suit):
    """Whether a kind belongs to suit 0 m, 1 p, 2 s."""
    return face(kind) // 9 == suit and face(kind) < 27


@kernel
def holds_lack(table, seat):
    """Whether a tile of the declared missing suit is still in the hand.

    Rules: SICHUAN-17.
    """
    suit = int(table.lack.suit[seat])
    if suit < 0:
        return False
    for rank in range(9):
        if table.hand[seat, 9 * suit + rank] > 0:
            return True
    return False


@kernel
def clear_lack(table):
    """Begin a hand in which nobody has named a suit."""
    for seat in range(SEATS):
        table.lack.suit[seat] = NO_LACK
