"""After a discard or a kong tile: who wins, who takes it, who lets it pass, and whose turn comes next."""

from fangcheng.core.dialect.bits import NONE, bit
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.hooks import after_claim
from fangcheng.core.play.eggs import egg_tile_stands
from fangcheng.core.play.endings import abort, abort_after_discard
from fangcheng.core.play.head_sets import head_to_lay
from fangcheng.core.play.honour_chows import make_honour_chow
from fangcheng.core.play.kongs import break_go_around, kong_stands, laying_stands
from fangcheng.core.play.legal_turn import offer_turn
from fangcheng.core.play.named_tile import ask_to_name
from fangcheng.core.play.passing import note_passed_chance, note_passed_tile, release_by_claim
from fangcheng.core.play.sum_claims import make_sum
from fangcheng.core.play.swap_ban import swap_banned, swap_banned_by_pung
from fangcheng.core.play.treasure import see_to_treasure, thrown_at_once
from fangcheng.core.play.turn import manner_told, pass_turn
from fangcheng.core.play.turned_tiles import leave_turned, tile_won_on
from fangcheng.core.play.wins import undo_robbed_kong, win_on_tile
from fangcheng.core.settlement.liability import note_liability
from fangcheng.core.shapes.ready import keep_waits
from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state.action_codes import CLAIM_CHOW, CLAIM_OPENED, CLAIM_PUNG, NO_ACTION, OPEN_KONG, WIN
from fangcheng.core.state.codes import (
    BY_CHOW,
    BY_DISCARD,
    BY_OPEN_KONG,
    BY_PUNG,
    BY_ROB,
    CHOW,
    CLAIMED_AWAY,
    CONCEALED_KONG_MELD,
    EGG_MELD,
    NOBODY,
    OPEN_KONG_MELD,
    PLAYING,
    PUNG,
    TILES_OFFERED,
    TURN,
)
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_CHOW, E_KONG, E_PUNG, E_READY, E_READY_STANDS, emit
from fangcheng.core.state.hook_codes import AFTER_CLAIM
from fangcheng.core.state.payment_rows import BESIDE, PAY_STICKS, move, open_row
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import WINNER_DEAREST, WINNER_HIGHEST_CLASS, WINNERS_ALL
from fangcheng.core.table.hand import allowed, face, give_face, meld_tile, new_meld, red_of, remove_tile
from fangcheng.core.table.standing import plays
from fangcheng.core.table.standing_four import take_standing
from fangcheng.core.table.tile_actions import chow_option, chow_place, given_to_chow, is_chow
from fangcheng.core.table.wall import next_seat
from fangcheng.tiles import EAST, NO_TILE


@stage()
def resolve_claims(table: Table, rules: Rules, desk: Desk):
    """Carry out all answers to a discard: wins first, then an abortive draw, a claim, or the next turn.

    Rules: RIICHI-54, RIICHI-71, RIICHI-72, MCR-16, MCR-17, MCR-22, TAIWAN-36, TAIWAN-61, SICHUAN-20, SICHUAN-21,
    SICHUAN-P10.
    """
    winners = choose_winners(table, rules)
    note_passes(table, rules)
    if winners != 0:
        win_on_tile(table, rules, desk, winners, BY_DISCARD)
        return
    if table.opened.stage == TILES_OFFERED:
        ask_to_name(table, rules, desk)
        return
    leave_turned(table)
    discarder = int(table.offered_by)
    declared = table.declared.pending != 0
    let_ready_stand(table, rules, discarder)
    if thrown_at_once(rules) and see_to_treasure(table, rules, desk, discarder, declared):
        return
    ending = abort_after_discard(table, rules)
    if ending != PLAYING:
        abort(table, rules, ending)
        return
    taker = choose_taker(table)
    if taker == NOBODY:
        pass_turn(table, rules, desk, discarder)
    else:
        take_discard(table, rules, desk, taker, int(table.answer[taker]))


@kernel
def choose_winners(table: Table, rules: Rules):
    """Return the mask of the seats whose win counts: all that call it, or only the one that goes first."""
    called = 0
    first = NOBODY
    for seat in range(int(table.seats)):
        if table.answer[seat] == WIN:
            called |= 1 << seat
            if first == NOBODY or goes_first(table, rules, seat, first):
                first = seat
    return called if rules.winners == WINNERS_ALL or first == NOBODY else 1 << first


@kernel
def goes_first(table: Table, rules: Rules, seat, other):
    """Return True if the win of `seat` goes before that of `other`: the dearer one, else the nearer to the discarder.

    Rules: MCR-22, TAIWAN-61, GUANGDONG_FOLK-16, WENZHOU-23.
    """
    seats = int(table.seats)
    offered_by = int(table.offered_by)
    more = 0
    if rules.winners == WINNER_DEAREST:
        more = int(table.offered_value[seat]) - int(table.offered_value[other])
    elif rules.winners == WINNER_HIGHEST_CLASS:
        more = int(table.offered_class[seat]) - int(table.offered_class[other])
    nearer = (seat - offered_by) % seats < (other - offered_by) % seats
    return more > 0 or (more == 0 and nearer)


@kernel
def choose_taker(table: Table):
    """Return who takes the discard into a meld: kong before pung before chow, then the nearest after the discarder.

    Only who has named a tile of his own kong may answer to it himself, and goes first.
    Rules: CHANGSHA-8, CHANGSHA-16, LUOSHU-19.
    """
    chow = pung = NOBODY
    after = int(table.offered_by)
    for _ in range(int(table.seats)):
        seat, after = after, next_seat(table, after)
        answer = int(table.answer[seat])
        if answer < CLAIM_CHOW:  # nearly always: a pass, or nothing that was asked
            continue
        if answer in (OPEN_KONG, CLAIM_OPENED):
            return seat
        if answer >= CLAIM_PUNG and answer < OPEN_KONG and pung == NOBODY:
            pung = seat
        if is_chow(answer) and chow == NOBODY:
            chow = seat
    return chow if pung == NOBODY else pung


@kernel
def note_passes(table: Table, rules: Rules):
    """Note for each seat the win, the pung and the tile waited for that it lets pass."""
    if table.offered == NO_TILE:
        return  # it lies face down
    for seat in range(int(table.seats)):
        late = int(table.live.late) >> seat & 1 == 1  # has let nothing pass yet (live_claims.py)
        if seat != table.offered_by and plays(table, seat) and table.answer[seat] != WIN and not late:
            note_pass(table, rules, seat)


@kernel
def note_pass(table: Table, rules: Rules, seat):
    """Note what one seat lets pass by an answer that is no win."""
    offered = face(tile_won_on(table, seat))
    if offered == NO_TILE:
        return  # none of the tiles turned up is open to it
    if table.offered_meld != CONCEALED_KONG_MELD:
        note_passed_tile(table, rules, seat, offered)
    if allowed(table, seat, WIN):
        note_passed_chance(table, rules, seat, offered)
    note_passed_pung(table, seat)


@kernel
def note_passed_pung(table: Table, seat):
    """Note the pung of a seat that could have made one and did not.

    Rules: TAIWAN-22.
    """
    may_pung = (
        allowed(table, seat, CLAIM_PUNG) or allowed(table, seat, CLAIM_PUNG + 1) or allowed(table, seat, CLAIM_PUNG + 2)
    )
    if may_pung and (table.answer[seat] < CLAIM_PUNG or table.answer[seat] > OPEN_KONG):
        table.passed_pung_mask[seat] |= bit(face(int(table.offered)))


@kernel
def let_ready_stand(table: Table, rules: Rules, seat):
    """Take the riichi stick of a declaration whose discard was not won on.

    Rules: RIICHI-57, RIICHI-58, TAIWAN-49.
    """
    if table.declared.pending == 0:
        return
    emit(table, E_READY_STANDS, seat, manner_told(rules, int(table.declared.pending) - 1), 0, 0, 0)
    table.declared.pending = 0
    if rules.ready_cost > 0:
        row = open_row(table, PAY_STICKS, seat, NOBODY, 1)
        move(table, row, seat, BESIDE, int(rules.ready_cost))
        table.sticks += 1


@stage()
def take_discard(table: Table, rules: Rules, desk: Desk, seat, action):
    """Make a chow, pung or open kong of the discard, or of a tile added to an egg, and take the turn.

    Rules: RIICHI-37, RIICHI-38, RIICHI-39, MCR-15, MCR-16, MCR-17, MCR-20, TAIWAN-18, TAIWAN-21, TAIWAN-25,
    TAIWAN-104, SICHUAN-16, SICHUAN-26, TIANJIN-18, TIANJIN-21.
    """
    discarder = int(table.offered_by)
    if table.offered_meld == EGG_MELD:
        undo_robbed_kong(table)
    else:
        take_from_river(table, discarder)
    break_go_around(table, rules)
    release_by_claim(table, rules, seat)
    table.turn = seat
    table.drawn = NO_TILE
    table.kong_chain = 0
    table.bloom_barred = 0
    table.after_kong_cut = 0
    if action == CLAIM_OPENED:
        table.opened.announced = 1
    if action == CLAIM_OPENED and seat == discarder:
        make_own_kong(table, rules, desk, seat)
        return
    if action in (OPEN_KONG, CLAIM_OPENED):
        make_open_kong(table, rules, desk, seat, discarder)
        return
    if not is_chow(action):
        make_pung(table, rules, seat, discarder, action - CLAIM_PUNG)
        table.claimed_turn = BY_PUNG
    else:
        if plays_sums(rules):
            make_sum(table, rules, seat, discarder, action - CLAIM_CHOW)
        elif rules.honour_runs != 0 and face(int(table.offered)) >= EAST:
            make_honour_chow(table, seat, discarder, action - CLAIM_CHOW)
        else:
            make_chow(table, rules, seat, discarder, chow_option(action))
        table.claimed_turn = BY_CHOW
    table.phase = TURN
    if rules.hooks & AFTER_CLAIM:
        after_claim(table, rules, seat, discarder)
    if thrown_at_once(rules) and see_to_treasure(table, rules, desk, seat, False):
        return
    if rules.chow_to_ready != 0 and is_chow(action) and next_seat(table, discarder) != seat:
        table.declared.pending = 1
        emit(table, E_READY, seat, 0, 0, 0, 0)
    offer_turn(table, rules, desk, seat)
    table.answer[seat] = NO_ACTION
    table.owed = 1 << seat


@kernel
def take_from_river(table: Table, discarder):
    """Mark the last discard as claimed."""
    index = int(table.river_count[discarder]) - 1
    table.river_flags[discarder, index] |= CLAIMED_AWAY
    table.river_claimed[discarder] += 1


@kernel
def make_pung(table: Table, rules: Rules, seat, discarder, number_of_action):
    """Make a pung of the discard and two tiles of the hand, so many of them red, or of those that stand apart.

    Rules: TAIYUAN-19.
    """
    standing = number_of_action if rules.standing != 0 else 0
    reds = number_of_action - standing
    kind = int(table.offered)
    index = new_meld(table, seat, PUNG, face(kind), discarder)
    meld_tile(table, seat, index, kind, True)
    for number in range(2):
        given = red_of(face(kind)) if number < reds else head_to_lay(table, rules, seat, face(kind), number)
        remove_tile(table, seat, given)
        meld_tile(table, seat, index, given, False)
    table.banned_discards = swap_banned_by_pung(rules, face(kind))
    take_standing(table, seat, face(kind), standing)
    emit(table, E_PUNG, seat, index, discarder, standing, 0)
    note_liability(table, rules, seat, face(kind), discarder, False)


@kernel
def make_chow(table: Table, rules: Rules, seat, discarder, option):
    """Make a chow with the discard and two tiles of the hand, red ones where the option says so.

    Rules: RIICHI-2.
    """
    kind = int(table.offered)
    place = chow_place(option)
    low = face(kind) - place
    index = new_meld(table, seat, CHOW, low, discarder)
    meld_tile(table, seat, index, kind, True)
    for number in range(3):
        if number != place:
            given = given_to_chow(option, low + number, 3 * low + 3 - face(kind) - low - number)
            remove_tile(table, seat, given)
            meld_tile(table, seat, index, given, False)
    table.banned_discards = swap_banned(rules, face(kind), low, place)
    emit(table, E_CHOW, seat, index, discarder, 0, 0)
    note_liability(table, rules, seat, low, discarder, False)


@kernel
def make_open_kong(table: Table, rules: Rules, desk: Desk, seat, discarder):
    """Make a kong of the discard and three tiles of the hand, and draw the replacement."""
    kind = int(table.offered)
    index = new_meld(table, seat, OPEN_KONG_MELD, face(kind), discarder)
    meld_tile(table, seat, index, kind, True)
    for number in range(3):
        given = head_to_lay(table, rules, seat, face(kind), number)
        meld_tile(table, seat, index, give_face(table, seat, given), False)
    if rules.standing != 0:
        take_standing(table, seat, face(kind), 4)
    table.claimed_turn = BY_OPEN_KONG
    table.banned_discards = NONE
    emit(table, E_KONG, seat, index, discarder, OPEN_KONG_MELD, int(table.opened.announced))
    note_liability(table, rules, seat, face(kind), discarder, True)
    if rules.hooks & AFTER_CLAIM:
        after_claim(table, rules, seat, discarder)
    keep_waits(table, rules, desk, seat)
    kong_stands(table, rules, desk, seat, OPEN_KONG_MELD)


@stage(when=on("kong_opens"))
def make_own_kong(table: Table, rules: Rules, desk: Desk, seat):
    """Let who has named a tile of his opened kong make a further kong of it and three tiles of his hand.

    Rules: CHANGSHA-16, CHANGSHA-17.
    """
    kind = int(table.offered)
    index = new_meld(table, seat, CONCEALED_KONG_MELD, face(kind), seat)
    meld_tile(table, seat, index, kind, False)
    for _ in range(3):
        meld_tile(table, seat, index, give_face(table, seat, face(kind)), False)
    table.banned_discards = NONE
    emit(table, E_KONG, seat, index, seat, CONCEALED_KONG_MELD, 1)
    keep_waits(table, rules, desk, seat)
    kong_stands(table, rules, desk, seat, CONCEALED_KONG_MELD)


@kernel
def egg_tile_goes_on(table: Table, rules: Rules, desk: Desk, seat):
    """Let who claims a tile added to an egg have it, else it stands; who added it then has no turn any more.

    Rules: CHANGCHUN-P6.
    """
    taker = choose_taker(table) if rules.egg_claims != 0 else NOBODY
    if taker == NOBODY:
        egg_tile_stands(table, rules, desk, seat)
    else:
        take_discard(table, rules, desk, taker, int(table.answer[taker]))


@kernel
def resolve_robbery(table: Table, rules: Rules, desk: Desk):
    """Carry out all answers to a kong tile or a North laid aside: wins, else the replacement is drawn.

    Rules: RIICHI-48, RIICHI-69, SANMA-22, MCR-24, TAIWAN-62, SICHUAN-22, SICHUAN-23, SICHUAN-35.
    """
    winners = choose_winners(table, rules)
    note_passes(table, rules)
    seat = int(table.offered_by)
    meld_kind = int(table.offered_meld)
    if winners != 0:
        win_on_tile(table, rules, desk, winners, BY_ROB)
    elif meld_kind == EGG_MELD:
        egg_tile_goes_on(table, rules, desk, seat)
    elif meld_kind < 0:
        laying_stands(table, rules, desk, seat)
    else:
        kong_stands(table, rules, desk, seat, meld_kind)
