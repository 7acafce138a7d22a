"""The sum claim (合): a discard and two tiles of the hand, three numbers of one suit that add up to 15."""

from fangcheng.core.dialect.bits import bit
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.settlement.liability import note_liability
from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state.action_codes import CLAIM_CHOW
from fangcheng.core.state.codes import CHOW
from fangcheng.core.state.event_rows import E_CHOW, emit
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import CHOW_ANYBODY
from fangcheng.core.table.hand import allow, meld_tile, new_meld, remove_tile
from fangcheng.tiles import EAST

RANKS_OF_SUM = 12  # 15, each of the three numbers counted from 0


@kernel
def partner_of(claimed, rank):
    """Return the rank that makes 15 with the claimed tile and a tile of this rank; it may be none of a suit."""
    return RANKS_OF_SUM - claimed % 9 - rank


@stage("truth", when=plays_sums)
def allow_sums(table: Table, rules: Rules, seat, claimed):
    """Allow the sums that the discard completes; return True if there is any.

    Rules: LUOSHU-12, LUOSHU-14, LUOSHU-18, LUOSHU-27.
    """
    anybody = rules.claim_chi == CHOW_ANYBODY
    if claimed >= EAST or not (anybody or (int(table.offered_by) + 1) % int(table.seats) == seat):
        return False
    found = False
    for rank in range(9):
        other = partner_of(claimed, rank)
        if rank <= other <= 8 and holds_both(table, seat, claimed, rank, other):
            allow(table, seat, CLAIM_CHOW + rank)
            found = True
    return found


@kernel
def holds_both(table: Table, seat, claimed, rank, other):
    """Return True if the hand has the two tiles, and with them gone another tile to discard than the claimed kind."""
    first = claimed - claimed % 9
    if table.hand[seat, first + rank] < 1 + int(rank == other) or table.hand[seat, first + other] == 0:
        return False
    alike = int(table.hand[seat, claimed]) - int(first + rank == claimed) - int(first + other == claimed)
    return int(table.hand_size[seat]) - 2 > alike


@stage(when=plays_sums)
def make_sum(table: Table, rules: Rules, seat, discarder, rank):
    """Make a set of the discard and two tiles of the hand, the lower of this rank; the same kind may not follow it.

    Rules: LUOSHU-12, LUOSHU-18.
    """
    claimed = int(table.offered)
    first = claimed - claimed % 9
    other = partner_of(claimed, rank)
    index = new_meld(table, seat, CHOW, min(claimed, first + rank), discarder)
    meld_tile(table, seat, index, claimed, True)
    for own in (rank, other):
        remove_tile(table, seat, first + own)
        meld_tile(table, seat, index, first + own, False)
    table.banned_discards = bit(claimed)
    emit(table, E_CHOW, seat, index, discarder, 0, 0)
    note_liability(table, rules, seat, claimed, discarder, False)
