"""Chows of honours: three different winds or the three dragons, made of the discard of the player before."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.action_codes import CLAIM_CHOW
from fangcheng.core.state.codes import CHOW
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_CHOW, emit
from fangcheng.core.state.honour_runs import face_in_run, run_beside
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import CHOW_NEXT
from fangcheng.core.table.hand import allow, meld_tile, new_meld, remove_tile
from fangcheng.core.table.wall import next_seat, tiles_ahead
from fangcheng.tiles import EAST, WHITE

WIND_RUNS = 3  # with one wind; the dragons make one run


@stage("truth", when=on("honour_runs"))
def allow_honour_chow(table: Table, rules: Rules, seat, claimed):
    """Allow the runs of honours that the discard completes; return True if there is any.

    Rules: NANCHANG-8, NANCHANG-9, NANCHANG-40, NANCHANG-42.
    """
    if claimed < EAST or rules.claim_chi != CHOW_NEXT or next_seat(table, table.offered_by) != seat:
        return False
    if tiles_ahead(table, rules) <= rules.claims_end:
        return False
    found = False
    for number in range(1 if claimed >= WHITE else WIND_RUNS):
        if holds_others(table, seat, claimed, run_beside(claimed, number)):
            allow(table, seat, CLAIM_CHOW + number)
            found = True
    return found


@kernel
def holds_others(table: Table, seat, claimed, start):
    """Return True if the seat holds the two other tiles of the run."""
    for place in range(3):
        own = face_in_run(start, place)
        if own != claimed and table.hand[seat, own] == 0:
            return False
    return True


@stage(when=on("honour_runs"))
def make_honour_chow(table: Table, seat, discarder, number):
    """Make a run of the discard and two honours of the hand.

    Rules: NANCHANG-8, NANCHANG-40.
    """
    claimed = int(table.offered)
    start = run_beside(claimed, number)
    index = new_meld(table, seat, CHOW, start, discarder)
    meld_tile(table, seat, index, claimed, True)
    for place in range(3):
        own = face_in_run(start, place)
        if own != claimed:
            remove_tile(table, seat, own)
            meld_tile(table, seat, index, own, False)
    emit(table, E_CHOW, seat, index, discarder, 0, 0)
