"""Kongs and tiles laid aside: made, offered to be robbed, and replaced if nobody robs them."""

from fangcheng.core.dialect.bits import NONE, bit
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.hooks import after_kong
from fangcheng.core.play.drawing import draw_tile
from fangcheng.core.play.endings import abort
from fangcheng.core.play.head_sets import head_to_lay, set_to_add_to
from fangcheng.core.play.legal_claim import offer_robbery
from fangcheng.core.play.passing import release_by_any_claim, release_by_claim, release_by_tile
from fangcheng.core.play.posing import answer_if_forced
from fangcheng.core.play.turned_tiles import turn_kong_tiles
from fangcheng.core.shapes.ready import keep_waits
from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state.action_codes import NO_ACTION
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    BROKE,
    CONCEALED_KONG_MELD,
    FOUR_KONGS_DRAW,
    FROM_KONG,
    FROM_LAY,
    READY_EARTHLY,
    READY_HEAVENLY,
    ROB,
)
from fangcheng.core.state.event_rows import E_KONG, emit
from fangcheng.core.state.hook_codes import AFTER_KONG
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    KONG_DORA_AT_ONCE,
    KONG_DORA_MIXED,
    KONG_DORA_OFF,
    KONG_ENDS_HAND,
    NO_LIMIT,
    ROB_NO_CONCEALED,
)
from fangcheng.core.table.garden import is_over_at_once
from fangcheng.core.table.hand import face, find_grown, find_pung, give_face, meld_tile, new_meld
from fangcheng.core.table.standing import plays
from fangcheng.core.table.standing_four import take_standing
from fangcheng.core.table.wall import turn_indicator
from fangcheng.tiles import NO_TILE


@kernel
def void_announcement(table: Table, seat, unchanged):
    """End heavenly or earthly ready if the hand is changed, by another tile taken in or given away.

    Rules: TAIWAN-50, TAIWAN-51.
    """
    if not unchanged and table.ready[seat] in (READY_HEAVENLY, READY_EARTHLY):
        table.ready[seat] = 0


@kernel
def note_what_went_by(table: Table, seat, mark):
    """Note for every other seat a tile it could have won on: a declared hand will not win on it later.

    `mark` is the bit of its face. Who does win on it needs no note any more.
    """
    for other in range(int(table.seats)):
        if other != seat:
            table.passed_mask[other] |= mark


@kernel
def turn_waiting_indicators(table: Table, rules: Rules):
    """Turn up the kong indicators that wait for the discard or the next kong.

    Rules: RIICHI-47.
    """
    while table.indicators.waiting > 0:
        table.indicators.waiting -= 1
        turn_indicator(table, rules)


@kernel
def make_concealed_kong(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Lay down four equal tiles; by option thirteen orphans may rob them.

    Rules: RIICHI-41, RIICHI-70, MCR-18, TAIWAN-23, TAIWAN-30, TAIWAN-50, SICHUAN-16, TIANJIN-23, TIANJIN-24,
    GUIZHOU-P2.
    """
    drawn = int(table.drawn)
    waits_before = table.waits[seat]
    index = new_meld(table, seat, CONCEALED_KONG_MELD, some_face, seat)
    for place in range(4):
        given = head_to_lay(table, rules, seat, some_face, place)
        meld_tile(table, seat, index, give_face(table, seat, given), False)
    if rules.standing != 0:
        take_standing(table, seat, some_face, 4)
    table.meld_fresh[seat, index] = 1 if face(drawn) == some_face or is_dealt_kong(table, rules, seat) else 0
    table.drawn = NO_TILE
    emit(table, E_KONG, seat, index, seat, CONCEALED_KONG_MELD, int(table.opened.announced))
    keep_waits(table, rules, desk, seat)
    void_announcement(table, seat, face(drawn) == some_face and table.waits[seat] == waits_before)
    bar_bloom(table, rules, seat, face(drawn) != some_face)
    if rules.rob_concealed != ROB_NO_CONCEALED:
        offer_rob(table, rules, desk, seat, some_face, CONCEALED_KONG_MELD)
    else:
        kong_stands(table, rules, desk, seat, CONCEALED_KONG_MELD)


@kernel
def is_dealt_kong(table: Table, rules: Rules, seat):
    """Return True in the first turn of the seat: where late kongs are worth nothing four dealt tiles are in time then.

    Rules: GUIZHOU-P2.
    """
    return rules.chickens != 0 and table.river_count[seat] == 0


@kernel
def bar_bloom(table: Table, rules: Rules, seat, taken_in):
    """Note whether the replacement of this kong may not be won on.

    So it is if the drawn tile was taken in before, and a winning tile has gone by since the seat's last discard.
    Rules: TAIWAN-30.
    """
    table.bloom_barred = 0
    if rules.concealed_kong_no_win != 0 and taken_in and table.waits[seat] & table.recent_mask[seat] != NONE:
        table.bloom_barred = 1


@kernel
def make_added_kong(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Add the fourth tile to a pung and offer it to be robbed, where the rules allow that.

    Rules: RIICHI-40, RIICHI-69, MCR-17, MCR-24, TAIWAN-24, TAIWAN-62, SICHUAN-16, SICHUAN-22, TIANJIN-22.
    """
    index = set_to_add_to(table, rules, seat, some_face) if plays_sums(rules) else find_pung(table, seat, some_face)
    drawn = int(table.drawn)
    kind = give_face(table, seat, some_face)
    if rules.standing != 0:
        take_standing(table, seat, some_face, 1)
    if face(drawn) == some_face and drawn != kind:
        # Of two fives, one red, the drawn one joins the pung: only one can be in the hand beside a pung.
        kind = drawn if table.hand[seat, some_face] == 0 else kind
    release_by_tile(table, rules, seat, bit(face(kind)))
    meld_tile(table, seat, index, kind, False)
    table.meld_kind[seat, index] = ADDED_KONG_MELD
    table.meld_fresh[seat, index] = 1 if face(drawn) == some_face else 0
    table.drawn = NO_TILE
    emit(table, E_KONG, seat, index, seat, ADDED_KONG_MELD, int(table.opened.announced))
    keep_waits(table, rules, desk, seat)
    bar_bloom(table, rules, seat, False)
    table.after_kong_cut = 1 if table.kong_chain > 0 else 0
    table.offered = kind
    if rules.rob_added != 0:
        offer_rob(table, rules, desk, seat, kind, ADDED_KONG_MELD)
    else:
        kong_stands(table, rules, desk, seat, ADDED_KONG_MELD)


@kernel
def offer_rob(table: Table, rules: Rules, desk: Desk, seat, kind, meld_kind):
    """Ask every seat that can win on the tile of a kong or on a North laid aside."""
    table.phase = ROB
    table.offered = kind
    table.offered_by = seat
    table.offered_meld = meld_kind
    table.owed = 0
    if meld_kind != CONCEALED_KONG_MELD:
        note_what_went_by(table, seat, bit(face(kind)))
    for other in range(int(table.seats)):
        table.answer[other] = NO_ACTION
        if other != seat and plays(table, other) and offer_robbery(table, rules, desk, other):
            answer_if_forced(table, other)


@kernel
def break_go_around(table: Table, rules: Rules):
    """End first-turn rights and every one-shot by a claim, a kong or a tile laid aside.

    By option furiten by a passed tile ends too.
    Rules: RIICHI-35, RIICHI-76, SANMA-20.
    """
    release_by_any_claim(table, rules)
    table.any_claim = 1
    for seat in range(int(table.seats)):
        table.declared.one_shot[seat] = 0


@stage()
def kong_stands(table: Table, rules: Rules, desk: Desk, seat, meld_kind):
    """Count and pay a kong that was not robbed, see to the dora, and draw the replacement.

    Rules: RIICHI-44, RIICHI-45, RIICHI-47, MCR-17, TAIWAN-83, SICHUAN-18, SICHUAN-36, TIANJIN-25, TIANJIN-44,
    NANJING-31.
    """
    break_go_around(table, rules)
    release_by_claim(table, rules, seat)
    turn_waiting_indicators(table, rules)
    if rules.kong_max_rule == KONG_ENDS_HAND and rules.kong_max != NO_LIMIT and table.kongs_made >= rules.kong_max:
        abort(table, rules, FOUR_KONGS_DRAW)
        return
    table.kongs_made += 1
    if rules.kan_dora == KONG_DORA_AT_ONCE or (rules.kan_dora == KONG_DORA_MIXED and meld_kind == CONCEALED_KONG_MELD):
        turn_indicator(table, rules)
    elif rules.kan_dora != KONG_DORA_OFF:
        table.indicators.waiting += 1
    if rules.hooks & AFTER_KONG:
        after_kong(table, rules, seat, last_kong(table, seat, meld_kind))
    if rules.broke_ends != 0 and is_over_at_once(table, rules):
        abort(table, rules, BROKE)
        return
    if table.opened.announced != 0:
        turn_kong_tiles(table, rules, desk, seat)
        return
    table.kong_chain += 1
    draw_tile(table, rules, desk, seat, FROM_KONG)


@kernel
def last_kong(table: Table, seat, meld_kind):
    """Return the index of the kong just made: the newest meld, or for an added kong the pung that grew."""
    return find_grown(table, seat) if meld_kind == ADDED_KONG_MELD else int(table.meld_count[seat]) - 1


@kernel
def laying_stands(table: Table, rules: Rules, desk: Desk, seat):
    """Draw the replacement of a North that was not robbed; a kong indicator still waiting is turned up first.

    Rules: RIICHI-47, SANMA-16, SANMA-20.
    """
    break_go_around(table, rules)
    turn_waiting_indicators(table, rules)
    table.kong_chain += 1 if rules.lay_bloom != 0 else 0
    draw_tile(table, rules, desk, seat, FROM_LAY)
