"""How many tiles a hand lacks to a win that is allowed and worth enough, as it is or beside one more meld."""

from fangcheng.bots.discards import resting_distance
from fangcheng.bots.keys import short_of_win
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.record_types import Desk, Rules, Table

NO_MELD = -1


@stage("number")
def missing_tiles(table: Table, rules: Rules, desk: Desk, seat):
    """Return how many tiles the concealed hand lacks to a win that is allowed and worth enough."""
    return resting_distance(table, rules, desk, seat) + short_of_win(table, rules, seat)


@kernel
def missing_without(table: Table, rules: Rules, desk: Desk, seat, some_face, tiles, meld_kind):
    """Return how many tiles lack once some of a face have gone into a new meld, or a meld that is there (NO_MELD)."""
    table.hand[seat, some_face] -= tiles
    missing = missing_beside(table, rules, desk, seat, some_face, meld_kind)
    table.hand[seat, some_face] += tiles
    return missing


@kernel
def missing_beside(table: Table, rules: Rules, desk: Desk, seat, lowest, meld_kind):
    """Return how many tiles the hand lacks beside one more meld, of which `lowest` is the lowest face."""
    if meld_kind == NO_MELD:
        return missing_tiles(table, rules, desk, seat)
    index = int(table.meld_count[seat])
    kind, some_face = int(table.meld_kind[seat, index]), int(table.meld_face[seat, index])
    table.meld_kind[seat, index], table.meld_face[seat, index] = meld_kind, lowest
    table.meld_count[seat] += 1
    missing = missing_tiles(table, rules, desk, seat)
    table.meld_count[seat] -= 1
    table.meld_kind[seat, index], table.meld_face[seat, index] = kind, some_face
    return missing
