"""Clearing: what is wiped from a table before a hand."""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.action_codes import NO_ACTION
from fangcheng.core.state.codes import FROM_NOWHERE, NO_QUESTION, NOBODY, PLAYING, SEATS, TURN
from fangcheng.core.state.record_types import Table
from fangcheng.core.table.hand import forbid_all
from fangcheng.tiles import KINDS, NO_TILE


@kernel
def clear_seat(table: Table, seat):
    """Wipe what one seat holds and has done."""
    for kind in range(KINDS):
        table.hand[seat, kind] = 0
    table.hand_size[seat] = 0
    table.meld_count[seat] = 0
    table.river_count[seat] = 0
    table.flowers[seat] = 0
    table.answer[seat] = NO_ACTION
    table.draws[seat] = 0
    table.waits[seat] = NONE
    table.ready[seat] = 0
    table.bound[seat] = 0
    table.declared.shown[seat] = 0
    table.declared.double[seat] = 0
    table.declared.one_shot[seat] = 0
    table.own_river_mask[seat] = NONE
    table.missed_mask[seat] = NONE
    table.missed_value[seat] = -1
    table.offered_value[seat] = -1
    table.offered_class[seat] = 0
    table.locked[seat] = 0
    table.locked_for_hand[seat] = 0
    table.recent_mask[seat] = NONE
    table.passed_mask[seat] = NONE
    table.passed_pung_mask[seat] = NONE
    table.first_discards[seat] = NO_TILE
    table.river_claimed[seat] = 0
    table.won_order[seat] = NOBODY
    for other in range(SEATS):
        table.liable[seat, other] = NOBODY
    forbid_all(table, seat)


@kernel
def clear_common(table: Table):
    """Wipe what belongs to the table as a whole."""
    table.drawn = NO_TILE
    table.drawn_from = FROM_NOWHERE
    table.phase = TURN
    table.question = NO_QUESTION
    table.owed = 0
    table.offered = NO_TILE
    table.offered_by = NOBODY
    table.offered_meld = -1
    table.ending = PLAYING
    table.in_play = (1 << int(table.seats)) - 1
    table.won_count = 0
    table.first_win_count = 0
    table.first_win_from = NOBODY
    table.any_claim = 0
    table.kongs_made = 0
    table.declared.pending = 0
    table.banned_discards = NONE
    table.claimed_turn = 0
    table.kong_chain = 0
    table.bloom_barred = 0
    table.after_kong_cut = 0
    table.turn = table.dealer
