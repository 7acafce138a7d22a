"""Wiping a table before a hand."""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.action_codes import NO_ACTION
from fangcheng.core.state.codes import FROM_NOWHERE, NOBODY, PLAYING, SEATS, SPARE, TURN
from fangcheng.core.table.hand import forbid_all
from fangcheng.tiles import KINDS, NO_TILE


@kernel
def clear_seat(table, seat):
    """Wipe what one seat holds and has done."""
    for kind in range(KINDS):
        table.hand[seat, kind] = 0
    table.hand_size[seat] = 0
    table.meld_count[seat] = 0
    table.river_count[seat] = 0
    table.flowers[seat] = 0
    table.flowers_paid[seat] = 0
    table.aside[seat] = 0
    table.aside_mask[seat] = NONE
    table.answer[seat] = NO_ACTION
    table.draws[seat] = 0
    table.waits[seat] = NONE
    table.ready[seat] = 0
    table.shown_ready[seat] = 0
    table.double_ready[seat] = 0
    table.one_shot[seat] = 0
    table.own_river_mask[seat] = NONE
    table.missed_mask[seat] = NONE
    table.missed_value[seat] = -1
    table.offered_value[seat] = -1
    table.locked[seat] = 0
    table.locked_for_hand[seat] = 0
    table.recent_mask[seat] = NONE
    table.passed_mask[seat] = NONE
    table.passed_pung_mask[seat] = NONE
    table.first_discards[seat] = NO_TILE
    table.river_claimed[seat] = 0
    table.lack[seat] = -1
    table.watching[seat] = 0
    table.won_order[seat] = NOBODY
    table.last_kong_income[seat] = 0
    for other in range(SEATS):
        table.liable[seat, other] = NOBODY
        table.kong_income[seat, other] = 0
        table.given[seat, other] = NO_TILE
    for place in range(SPARE):
        table.spare[seat, place] = 0
    forbid_all(table, seat)


@kernel
def clear_common(table):
    """Wipe what belongs to the table as a whole."""
    table.drawn = NO_TILE
    table.drawn_from = FROM_NOWHERE
    table.phase = TURN
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
    table.ready_pending = 0
    table.banned_discards = NONE
    table.claimed_turn = 0
    table.kong_chain = 0
    table.bloom_barred = 0
    table.after_kong_cut = 0
    table.last_kong_by = NOBODY
    table.last_flower = NO_TILE
    table.flowers_asked = 0
    table.turn = table.dealer
