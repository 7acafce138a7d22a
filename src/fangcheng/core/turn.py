"""A turn: draw, then win, kong, lay aside, declare, or discard."""

from fangcheng.core.actions import (
    ABORT,
    ADDED_KONG,
    CONCEALED_KONG,
    DISCARD_DRAWN,
    LAY_NORTH,
    NO_ACTION,
    READY,
    TILE,
    WATCH,
    WIN,
)
from fangcheng.core.asking import answer_if_forced, pose_turn
from fangcheng.core.bits import NONE, bit, has
from fangcheng.core.drawing import draw_tile
from fangcheng.core.endings import abort, exhaust
from fangcheng.core.events import E_DISCARD, E_KONG, E_LAY, E_READY, E_WATCH, emit
from fangcheng.core.hand import (
    allowed,
    face,
    find_pung,
    give_face,
    is_closed,
    meld_tile,
    new_meld,
    remove_tile,
    to_river,
)
from fangcheng.core.kernel import kernel, stage
from fangcheng.core.kong_pay import pay_kong
from fangcheng.core.legal import READY_ANNOUNCED, offer_claim, offer_robbery
from fangcheng.core.passing import (
    PASS_MISSED_OWN,
    locks_own_draw,
    note_passed_win,
    release_by_call,
    release_by_discard,
    release_by_draw,
    release_by_tile,
)
from fangcheng.core.ready import is_ready, keep_waits
from fangcheng.core.record import (
    ADDED_KONG_MELD,
    AFTER_KONG_CUT,
    BY_DRAW,
    BY_PON,
    CLAIM,
    CLAIMED_AWAY,
    CONCEALED_KONG_MELD,
    CUT_DRAWN,
    DECLARED_READY,
    FOUR_KONGS_DRAW,
    FROM_KONG,
    FROM_LAY,
    FROM_WALL,
    NINE_TERMINALS,
    READY_EARTHLY,
    READY_HEAVENLY,
    ROB,
)
from fangcheng.core.side_income import pay_followed
from fangcheng.core.standing import plays
from fangcheng.core.wall import next_seat, turn_indicator
from fangcheng.tiles import NO_TILE, NORTH

# rules.kan_dora: when the indicator of a kong is turned.
KAN_DORA_OFF, KAN_DORA_AT_ONCE, KAN_DORA_MIXED, KAN_DORA_AFTER = range(4)


@stage()
def begin_turn(table, rules, desk, seat):
    """`seat` draws; with no tile left the hand ends.

    Rules: RIICHI-33, RIICHI-92, SANMA-15, MCR-12, MCR-45, TAIWAN-15, TAIWAN-34, TAIWAN-79, SICHUAN-8, TIANJIN-14.
    """
    if table.drawable <= 0:
        exhaust(table, rules, desk)
        return
    table.turn = seat
    table.claimed_turn = BY_DRAW
    table.kong_chain = 0
    table.bloom_barred = 0
    table.banned_discards = NONE
    table.draws[seat] += 1
    draw_tile(table, rules, desk, seat, FROM_WALL)


@stage()
def play_turn(table, rules, desk, seat, action):
    """Carry out the decision of the player on turn.

    A self-drawn win let pass locks in Taiwan only; the missed win of Sichuan is one on a discard or a robbed kong.
    Rules: SICHUAN-25, TAIWAN-44, TAIWAN-P15.
    """
    if locks_own_draw(rules) and allowed(table, seat, WIN) and action != WIN and action != WATCH:
        note_passed_win(table, rules, seat)
    if action >= CONCEALED_KONG and action < ADDED_KONG:
        concealed_kong(table, rules, desk, seat, action - CONCEALED_KONG)
    elif action >= ADDED_KONG and action < LAY_NORTH:
        added_kong(table, rules, desk, seat, action - ADDED_KONG)
    elif action == LAY_NORTH:
        lay_north(table, rules, desk, seat)
    elif action == WATCH:
        watch(table, rules, desk, seat)
    elif action >= READY and action < ABORT:
        table.ready_pending = action - READY + 1
        emit(table, E_READY, seat, action - READY, 0, 0, 0)
        pose_turn(table, rules, desk)
    elif action == ABORT:
        abort(table, rules, NINE_TERMINALS)
    else:
        discard(table, rules, desk, seat, action)


@kernel
def watch(table, rules, desk, seat):
    """Look at all hands: from now on the hand is fixed and no win is let pass.

    Rules: TAIWAN-53.
    """
    table.watching[seat] = 1
    emit(table, E_WATCH, seat, 0, 0, 0, 0)
    pose_turn(table, rules, desk)


@stage()
def discard(table, rules, desk, seat, action):
    """Lay a tile into the river and offer it to the others.

    Rules: RIICHI-34, RIICHI-36, RIICHI-58, MCR-13, TAIWAN-17, SICHUAN-14, TIANJIN-16, TIANJIN-29.
    """
    drawn_cut = action == DISCARD_DRAWN
    kind = int(table.drawn) if drawn_cut else action - TILE
    release_by_tile(table, rules, seat, kind)
    release_by_discard(table, rules, seat)
    void_announcement(table, seat, drawn_cut)
    remove_tile(table, seat, kind)
    flags = river_flags(table, seat, drawn_cut)
    declare(table, rules, seat)
    turn_waiting_indicators(table, rules)
    to_river(table, seat, kind, flags)
    emit(table, E_DISCARD, seat, kind, flags, 0, 0)
    note_discard(table, rules, seat, kind)
    keep_waits(table, rules, desk, seat)
    if rules.pass_rule == PASS_MISSED_OWN:
        own_discard_missed(table, rules, seat, kind)
    pay_followed(table, rules, seat, kind)
    offer_discard(table, rules, desk, seat, kind)


@kernel
def void_announcement(table, seat, unchanged):
    """Heavenly and earthly ready last only while no tile is changed and none taken into the hand.

    Rules: TAIWAN-50, TAIWAN-51.
    """
    if not unchanged and table.ready[seat] in (READY_HEAVENLY, READY_EARTHLY):
        table.ready[seat] = 0


@kernel
def river_flags(table, seat, drawn_cut):
    """Flags of the discard about to be made; a called riichi tile passes its mark on to the next discard.

    Rules: RIICHI-58.
    """
    flags = CUT_DRAWN if drawn_cut else 0
    last = int(table.river_count[seat]) - 1
    called = DECLARED_READY | CLAIMED_AWAY
    if table.ready_pending != 0 or (last >= 0 and table.river_flags[seat, last] & called == called):
        flags |= DECLARED_READY
    if table.kong_chain > 0:
        flags |= AFTER_KONG_CUT
    return flags


@kernel
def declare(table, rules, seat):
    """Let a pending declaration take effect with this discard; any other discard ends the seat's one-shot.

    Rules: RIICHI-57, RIICHI-58, RIICHI-F-ippatsu, RIICHI-F-double_riichi, TAIWAN-49, TAIWAN-51.
    """
    table.one_shot[seat] = 0
    if table.ready_pending == 0:
        return
    first = table.river_count[seat] == 0
    table.ready[seat] = table.ready_pending
    if rules.ready_rule == READY_ANNOUNCED and first and is_closed(table, seat) and table.ready_pending == 1:
        table.ready[seat] = READY_EARTHLY
    table.double_ready[seat] = 1 if first and table.any_claim == 0 else 0
    table.one_shot[seat] = rules.one_shot


@kernel
def note_discard(table, rules, seat, kind):
    """Book the discard where later rules look for it."""
    if table.first_discards[seat] == NO_TILE:
        table.first_discards[seat] = kind
    table.own_river_mask[seat] |= bit(face(kind))
    for other in range(int(table.seats)):
        if other != seat:
            table.recent_mask[other] |= bit(face(kind))
    table.recent_mask[seat] = NONE
    note_what_went_by(table, seat, face(kind))
    forget_what_went_by(table, seat)
    table.passed_pung_mask[seat] = NONE
    table.after_kong_cut = 1 if table.kong_chain > 0 else 0
    table.kong_chain = 0
    table.drawn = NO_TILE
    table.banned_discards = NONE


@kernel
def note_what_went_by(table, seat, some_face):
    """Book for everybody else a tile he could have won on: a declared hand will not win on it later.

    Who does win on it needs no note any more.
    """
    for other in range(int(table.seats)):
        if other != seat:
            table.passed_mask[other] |= bit(some_face)


@kernel
def forget_what_went_by(table, seat):
    """A discard from the hand changes it, and so does one after a kong; a declared hand stays as it is."""
    cut_drawn = table.river_flags[seat, int(table.river_count[seat]) - 1] & CUT_DRAWN != 0
    stays = table.ready[seat] != 0 or table.kong_chain == 0
    if table.ready_pending != 0 or not (cut_drawn and stays):
        table.passed_mask[seat] = NONE


@kernel
def own_discard_missed(table, rules, seat, kind):
    """The own discard of a winning tile counts as a win let pass; one after a pon that leaves no wait ends the ban.

    Rules: SICHUAN-P11.
    """
    if has(table.waits[seat], face(kind)):
        note_passed_win(table, rules, seat)
    elif table.claimed_turn == BY_PON and not is_ready(table, rules, seat):
        release_by_draw(table, rules, seat)


@kernel
def turn_waiting_indicators(table, rules):
    """Kan-dora that wait for the discard or the next kong.

    Rules: RIICHI-47.
    """
    while table.indicators_waiting > 0:
        table.indicators_waiting -= 1
        turn_indicator(table, rules)


@kernel
def offer_discard(table, rules, desk, seat, kind):
    """Ask everybody who can do something with the discard.

    Rules: RIICHI-54, RIICHI-55, MCR-22, TAIWAN-36, TAIWAN-37, SICHUAN-20, TIANJIN-27.
    """
    table.phase = CLAIM
    table.offered = kind
    table.offered_by = seat
    table.offered_meld = -1
    table.turn = seat
    table.owed = 0
    for other in range(int(table.seats)):
        table.answer[other] = NO_ACTION
        if other != seat and plays(table, other) and offer_claim(table, rules, desk, other):
            answer_if_forced(table, other)


@kernel
def concealed_kong(table, rules, desk, seat, some_face):
    """Lay down four equal tiles; only thirteen orphans may rob them, where the option lets them.

    Rules: RIICHI-41, RIICHI-70, MCR-18, TAIWAN-23, TAIWAN-30, TAIWAN-50, SICHUAN-16, TIANJIN-23, TIANJIN-24.
    """
    drawn = int(table.drawn)
    waits_before = table.waits[seat]
    index = new_meld(table, seat, CONCEALED_KONG_MELD, some_face, seat)
    for _ in range(4):
        meld_tile(table, seat, index, give_face(table, seat, some_face), False)
    table.meld_fresh[seat, index] = 1 if face(drawn) == some_face else 0
    table.drawn = NO_TILE
    emit(table, E_KONG, seat, index, seat, CONCEALED_KONG_MELD, 0)
    keep_waits(table, rules, desk, seat)
    void_announcement(table, seat, face(drawn) == some_face and table.waits[seat] == waits_before)
    bar_bloom(table, rules, seat, face(drawn) != some_face)
    if rules.rob_concealed != 0:
        offer_rob(table, rules, desk, seat, some_face, CONCEALED_KONG_MELD)
    else:
        kong_stands(table, rules, desk, seat, CONCEALED_KONG_MELD)


@kernel
def bar_bloom(table, rules, seat, taken_in):
    """Note whether the replacement of this very kong may not be won on: the drawn tile was taken in before it, and a
    tile that wins has gone by since the own last discard.

    Rules: TAIWAN-30.
    """
    table.bloom_barred = 0
    if rules.concealed_kong_no_win != 0 and taken_in and table.waits[seat] & table.recent_mask[seat] != NONE:
        table.bloom_barred = 1


@kernel
def added_kong(table, rules, desk, seat, some_face):
    """Add the fourth tile to a pung; it may be robbed.

    Rules: RIICHI-40, RIICHI-69, MCR-17, MCR-24, TAIWAN-24, TAIWAN-62, SICHUAN-16, SICHUAN-22, TIANJIN-22.
    """
    index = find_pung(table, seat, some_face)
    drawn = int(table.drawn)
    kind = give_face(table, seat, some_face)
    if face(drawn) == some_face and drawn != kind:
        # Of two fives, one red, the drawn one joins the pung: only one can be in the hand beside a pung.
        kind = drawn if table.hand[seat, some_face] == 0 else kind
    release_by_tile(table, rules, seat, kind)
    meld_tile(table, seat, index, kind, False)
    table.meld_kind[seat, index] = ADDED_KONG_MELD
    table.meld_fresh[seat, index] = 1 if face(drawn) == some_face else 0
    table.drawn = NO_TILE
    emit(table, E_KONG, seat, index, seat, ADDED_KONG_MELD, 0)
    keep_waits(table, rules, desk, seat)
    bar_bloom(table, rules, seat, False)
    table.after_kong_cut = 1 if table.kong_chain > 0 else 0
    table.offered = kind
    if rules.rob_added != 0:
        offer_rob(table, rules, desk, seat, kind, ADDED_KONG_MELD)
    else:
        kong_stands(table, rules, desk, seat, ADDED_KONG_MELD)


@kernel
def lay_north(table, rules, desk, seat):
    """Lay a North aside; it may be won on like a discard.

    Rules: SANMA-16, SANMA-20, SANMA-22.
    """
    remove_tile(table, seat, NORTH)
    table.aside[seat] += 1
    table.aside_mask[seat] |= bit(NORTH)
    table.drawn = NO_TILE
    emit(table, E_LAY, seat, NORTH, 0, 0, 0)
    keep_waits(table, rules, desk, seat)
    if rules.lay_rob != 0:
        offer_rob(table, rules, desk, seat, NORTH, -1)
    else:
        laying_stands(table, rules, desk, seat)


@kernel
def offer_rob(table, rules, desk, seat, kind, meld_kind):
    """Ask everybody who can win on the tile of a kong or a North laid aside."""
    table.phase = ROB
    table.offered = kind
    table.offered_by = seat
    table.offered_meld = meld_kind
    table.owed = 0
    if meld_kind != CONCEALED_KONG_MELD:
        note_what_went_by(table, seat, face(kind))
    for other in range(int(table.seats)):
        table.answer[other] = NO_ACTION
        if other != seat and plays(table, other) and offer_robbery(table, rules, desk, other):
            answer_if_forced(table, other)


@kernel
def break_go_around(table, rules):
    """A call, a kong or a laid tile ends first-turn rights and every one-shot, by option also furiten by a passed tile.

    Rules: RIICHI-35, RIICHI-76, SANMA-20.
    """
    release_by_call(table, rules)
    table.any_claim = 1
    for seat in range(int(table.seats)):
        table.one_shot[seat] = 0


@stage()
def kong_stands(table, rules, desk, seat, meld_kind):
    """The kong was not robbed: count and pay it, see to the dora, draw the replacement.

    Rules: RIICHI-44, RIICHI-45, RIICHI-47, MCR-17, TAIWAN-83, SICHUAN-18, SICHUAN-36, TIANJIN-25, TIANJIN-44.
    """
    break_go_around(table, rules)
    turn_waiting_indicators(table, rules)
    if rules.kong_max_rule == 1 and rules.kong_max > 0 and table.kongs_made >= rules.kong_max:
        abort(table, rules, FOUR_KONGS_DRAW)
        return
    table.kongs_made += 1
    if rules.kan_dora == KAN_DORA_AT_ONCE or (rules.kan_dora == KAN_DORA_MIXED and meld_kind == CONCEALED_KONG_MELD):
        turn_indicator(table, rules)
    elif rules.kan_dora != KAN_DORA_OFF:
        table.indicators_waiting += 1
    pay_kong(table, rules, seat, last_kong(table, seat, meld_kind))
    table.kong_chain += 1
    draw_tile(table, rules, desk, seat, FROM_KONG)


@kernel
def last_kong(table, seat, meld_kind):
    """Index of the kong just made: the newest meld, or for an added kong the pung that grew."""
    if meld_kind != ADDED_KONG_MELD:
        return int(table.meld_count[seat]) - 1
    for index in range(int(table.meld_count[seat])):
        if table.meld_kind[seat, index] == ADDED_KONG_MELD and table.meld_face[seat, index] == face(int(table.offered)):
            return index
    return int(table.meld_count[seat]) - 1


@kernel
def laying_stands(table, rules, desk, seat):
    """Nobody won on the North laid aside: draw the replacement; a kan-dora still waiting is turned first.

    Rules: RIICHI-47, SANMA-16, SANMA-20.
    """
    break_go_around(table, rules)
    turn_waiting_indicators(table, rules)
    table.kong_chain += 1 if rules.lay_bloom != 0 else 0
    draw_tile(table, rules, desk, seat, FROM_LAY)


@kernel
def pass_turn(table, rules, desk, seat):
    """The turn goes to the next player still in the hand.

    Rules: SICHUAN-14, SICHUAN-54.
    """
    after = next_seat(table, seat)
    while not plays(table, after):
        after = next_seat(table, after)
    begin_turn(table, rules, desk, after)
