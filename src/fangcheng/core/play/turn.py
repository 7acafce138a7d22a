"""A turn: draw, then win, kong, lay aside, declare, or discard."""

from fangcheng.core.dialect.bits import NONE, bit
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.hooks import after_discard, discard_stays, special_action, stake_on_call
from fangcheng.core.play.draw_only import draw_the_tail
from fangcheng.core.play.drawing import draw_tile
from fangcheng.core.play.eggs import lays_egg
from fangcheng.core.play.endings import abort, exhaust
from fangcheng.core.play.head_sets import head_added, head_of_four
from fangcheng.core.play.honour_run import ask_honour_win, has_honour_run, win_by_honours
from fangcheng.core.play.kongs import (
    laying_stands,
    make_added_kong,
    make_concealed_kong,
    note_what_went_by,
    offer_rob,
    turn_waiting_indicators,
    void_announcement,
)
from fangcheng.core.play.legal_claim import offer_claim
from fangcheng.core.play.own_discards import note_given_away
from fangcheng.core.play.passing import (
    note_own_discard,
    note_own_pung,
    note_passed_self_draw,
    release_by_discard,
    release_by_unready_pung,
)
from fangcheng.core.play.posing import answer_if_forced, pose_turn
from fangcheng.core.play.sea_bed import offer_last_tile
from fangcheng.core.play.single_kongs import is_laid_singly, make_single_kong
from fangcheng.core.play.treasure_turn import asks_about_treasure, thrown_in_turn
from fangcheng.core.shapes.ready import keep_waits
from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state.action_codes import (
    ABORT,
    ADDED_KONG,
    CHOOSE,
    CONCEALED_KONG,
    DISCARD_DRAWN,
    NO_ACTION,
    OPENING,
    READY,
    SPECIAL,
    WATCH,
    WIN,
)
from fangcheng.core.state.codes import (
    AFTER_KONG_CUT,
    BROKE,
    BY_DRAW,
    CLAIM,
    CLAIMED_AWAY,
    CUT_DRAWN,
    DECLARED_READY,
    FACE_DOWN_CUT,
    FROM_WALL,
    NINE_TERMINALS,
    RACKED_CUT,
    READY_EARTHLY,
    READY_PLAIN,
)
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_DISCARD, E_READY, FIRST_OF_STANDING, emit
from fangcheng.core.state.hook_codes import AFTER_DISCARD, DISCARD_STAYS, SPECIAL_ACTION
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    COUNTS_AS_GIVEN,
    HONOUR_RUN_WINS,
    NO_HONOUR_RUN,
    READY_ANNOUNCED,
    READY_STANDING,
)
from fangcheng.core.table.garden import is_over_at_once
from fangcheng.core.table.hand import (
    allowed,
    face,
    forbid_all,
    is_closed,
    remove_tile,
    to_river,
)
from fangcheng.core.table.sea_bed import is_last_tile
from fangcheng.core.table.standing import plays
from fangcheng.core.table.standing_four import take_standing
from fangcheng.core.table.tile_actions import kind_named, names_tile
from fangcheng.core.table.wall import next_seat, tiles_ahead
from fangcheng.tiles import NO_TILE


@kernel
def begin_turn(table: Table, rules: Rules, desk: Desk, seat):
    """Let `seat` draw a tile; end the hand if no tile is left.

    Rules: RIICHI-33, RIICHI-92, SANMA-15, MCR-12, MCR-45, TAIWAN-15, TAIWAN-34, TAIWAN-79, SICHUAN-8, TIANJIN-14.
    """
    if tiles_ahead(table, rules) <= 0:
        exhaust(table, rules, desk)
        return
    if rules.draw_only_tail != 0 and tiles_ahead(table, rules) <= rules.draw_only_tail:
        draw_the_tail(table, rules, desk, seat)
        return
    if is_last_tile(table, rules):
        offer_last_tile(table, rules, desk, seat)
        return
    if thrown_in_turn(rules) and asks_about_treasure(table, rules, desk, seat):
        return
    draw_in_turn(table, rules, desk, seat)


@kernel
def draw_in_turn(table: Table, rules: Rules, desk: Desk, seat):
    """Begin the turn of `seat` with the next tile of the wall."""
    table.turn = seat
    table.claimed_turn = BY_DRAW
    table.kong_chain = 0
    table.bloom_barred = 0
    table.banned_discards = NONE
    table.draws[seat] += 1
    draw_tile(table, rules, desk, seat, FROM_WALL)


@kernel
def play_turn(table: Table, rules: Rules, desk: Desk, seat, action):
    """Carry out the decision of the player on turn.

    Rules: SICHUAN-25, TAIWAN-44, TAIWAN-P15.
    """
    if allowed(table, seat, WIN) and action != WIN and action != WATCH:
        note_passed_self_draw(table, rules, seat)
    if plays_sums(rules) and lays_heads(table, rules, desk, seat, action):
        return
    if rules.eggs != 0 and lays_egg(table, rules, desk, seat, action):
        return
    if action >= CONCEALED_KONG and action < ADDED_KONG and is_laid_singly(table, rules, action - CONCEALED_KONG):
        make_single_kong(table, rules, desk, seat, action - CONCEALED_KONG)
    elif action >= CONCEALED_KONG and action < ADDED_KONG:
        make_concealed_kong(table, rules, desk, seat, action - CONCEALED_KONG)
    elif action >= ADDED_KONG and action < SPECIAL:
        make_added_kong(table, rules, desk, seat, action - ADDED_KONG)
    elif action >= SPECIAL and action < READY and not names_tile(action):
        act_specially(table, rules, desk, seat, action)
    elif action >= READY and action < ABORT:
        table.declared.pending = action - READY + 1
        emit(table, E_READY, seat, manner_told(rules, action - READY), 0, 0, 0)
        pose_turn(table, rules, desk)
    elif action >= CHOOSE:
        stake_on_call(table, rules, seat, action - CHOOSE)
        pose_turn(table, rules, desk)
    elif action == ABORT:
        abort(table, rules, NINE_TERMINALS)
    else:
        discard(table, rules, desk, seat, action)


@stage("truth", when=plays_sums)
def lays_heads(table: Table, rules: Rules, desk: Desk, seat, action):
    """Lay the kong of heads that the action is and return True; return False for any other action.

    Rules: LUOSHU-15.
    """
    if head_of_four(action) != NO_TILE:
        make_concealed_kong(table, rules, desk, seat, head_of_four(action))
        return True
    if head_added(action) != NO_TILE:
        make_added_kong(table, rules, desk, seat, head_added(action))
        return True
    return False


@kernel
def manner_told(rules: Rules, manner):
    """Return the number by which events tell a manner of declaring, other numbers where a standing tile declares."""
    return FIRST_OF_STANDING + manner if rules.ready_rule == READY_STANDING else manner


@kernel
def act_specially(table: Table, rules: Rules, desk: Desk, seat, action):
    """Carry out an action of an institution; a tile laid aside may be robbed, else the turn goes on."""
    if action == OPENING:
        table.opened.announced = 1
        pose_turn(table, rules, desk)
        return
    if not rules.hooks & SPECIAL_ACTION:
        return
    laid = special_action(table, rules, desk, seat, action)
    if laid == NO_TILE:
        pose_turn(table, rules, desk)
    elif rules.lay_rob != 0:
        offer_rob(table, rules, desk, seat, laid, -1)
    else:
        laying_stands(table, rules, desk, seat)


@stage()
def discard(table: Table, rules: Rules, desk: Desk, seat, action):
    """Lay a tile into the river and offer it to the others.

    Rules: RIICHI-34, RIICHI-36, RIICHI-58, MCR-13, TAIWAN-17, SICHUAN-14, TIANJIN-16, TIANJIN-29,
    NANJING-31, HANGZHOU-22.
    """
    drawn_cut = action == DISCARD_DRAWN
    kind = int(table.drawn) if drawn_cut else kind_named(action)
    mark = bit(face(kind))
    void_announcement(table, seat, drawn_cut)
    release_by_discard(table, rules, seat, mark)
    remove_tile(table, seat, kind)
    if rules.standing != 0 and table.declared.pending != 0:
        take_standing(table, seat, kind, 1)
    flags = river_flags(table, rules, seat, drawn_cut)
    declare(table, rules, seat)
    turn_waiting_indicators(table, rules)
    to_river(table, seat, kind, flags)
    emit(table, E_DISCARD, seat, kind, flags, 0, 0)
    lies_open = flags & (FACE_DOWN_CUT | RACKED_CUT) == 0
    shown = mark if lies_open else NONE
    note_discard(table, rules, seat, kind, shown)
    note_what_went_by(table, seat, shown)
    keep_waits(table, rules, desk, seat)
    note_own_discard(table, rules, seat, mark)
    if rules.pass_counts[COUNTS_AS_GIVEN] != 0:
        note_given_away(table, rules, desk, seat, kind)
    if rules.pung_pass_own != 0:
        note_own_pung(table, seat, face(kind))
    release_by_unready_pung(table, rules, seat)
    if rules.hooks & AFTER_DISCARD:
        after_discard(table, rules, seat, kind)
        if rules.broke_ends != 0 and is_over_at_once(table, rules):
            abort(table, rules, BROKE)
            return
    if rules.honour_run != NO_HONOUR_RUN and has_honour_run(table, rules, seat):
        if rules.honour_run == HONOUR_RUN_WINS:
            win_by_honours(table, rules, desk, seat)
        else:
            ask_honour_win(table, seat)
        return
    if not lies_open:
        offer_nothing(table, seat)
    else:
        offer_discard(table, rules, desk, seat, kind)


@stage(when=on("honour_run.may_win"))
def go_on_after_honours(table: Table, rules: Rules, desk: Desk):
    """Let the seat that was asked win by its ten honours, or offer the last of them to the others.

    Rules: HANGZHOU-P8.
    """
    seat = int(table.turn)
    if table.answer[seat] == WIN:
        win_by_honours(table, rules, desk, seat)
        return
    forbid_all(table, seat)
    offer_discard(table, rules, desk, seat, int(table.river[seat, int(table.river_count[seat]) - 1]))


@kernel
def offer_nothing(table: Table, seat):
    """Ask nobody about a tile that lies face down or on the wall: it can neither be claimed nor won on.

    Rules: SHANXI-15, TAIYUAN-28.
    """
    table.phase = CLAIM
    table.offered = NO_TILE
    table.offered_by = seat
    table.offered_meld = -1
    table.turn = seat
    table.owed = 0
    for other in range(int(table.seats)):
        table.answer[other] = NO_ACTION


@kernel
def river_flags(table: Table, rules: Rules, seat, drawn_cut):
    """Return the flags of the discard to be made; a claimed riichi tile passes its mark on to the next discard.

    A tile that has stood apart does not.
    Rules: RIICHI-58, SHANXI-15, TAIYUAN-26, TAIYUAN-27.
    """
    flags = CUT_DRAWN if drawn_cut else 0
    last = int(table.river_count[seat]) - 1
    called = DECLARED_READY | CLAIMED_AWAY
    marked = rules.ready_rule != READY_STANDING and last >= 0 and table.river_flags[seat, last] & called == called
    if table.declared.pending != 0 or marked:
        flags |= DECLARED_READY
    if table.declared.pending != 0 and rules.ready_face_down != 0:
        flags |= FACE_DOWN_CUT
    if rules.ready_rule == READY_STANDING:
        flags |= flags_of_manner(int(table.declared.pending) - 1)
    if table.kong_chain > 0:
        flags |= AFTER_KONG_CUT
    return flags


@kernel
def flags_of_manner(manner):
    """Return the river flags of a tile that declares: face up, face down, the same on the wall; none below 0.

    Rules: TAIYUAN-26, TAIYUAN-27.
    """
    if manner < 0:
        return 0
    return (FACE_DOWN_CUT if manner & 1 else 0) | (RACKED_CUT if manner & 2 else 0)


@kernel
def declare(table: Table, rules: Rules, seat):
    """Let a pending declaration take effect with this discard; any other discard ends the seat's one-shot.

    Rules: RIICHI-57, RIICHI-58, RIICHI-F-ippatsu, RIICHI-F-double_riichi, TAIWAN-49, TAIWAN-51.
    """
    table.declared.one_shot[seat] = 0
    if table.declared.pending == 0:
        return
    first = table.river_count[seat] == 0
    table.ready[seat] = READY_PLAIN if rules.ready_rule == READY_STANDING else table.declared.pending
    if rules.ready_rule == READY_ANNOUNCED and first and is_closed(table, seat) and table.declared.pending == 1:
        table.ready[seat] = READY_EARTHLY
    table.declared.double[seat] = 1 if first and table.any_claim == 0 else 0
    table.declared.one_shot[seat] = rules.one_shot


@kernel
def note_discard(table: Table, rules: Rules, seat, kind, mark):
    """Note the discard where later rules look for it; `mark` is the bit of its face, none where it lies face down."""
    if table.first_discards[seat] == NO_TILE and mark != NONE:
        table.first_discards[seat] = kind
    table.own_river_mask[seat] |= mark
    for other in range(int(table.seats)):
        if other != seat:
            table.recent_mask[other] |= mark
    table.recent_mask[seat] = NONE
    forget_what_went_by(table, seat)
    if rules.pung_pass_draw == 0:
        table.passed_pung_mask[seat] = NONE
    table.after_kong_cut = 1 if table.kong_chain > 0 else 0
    table.kong_chain = 0
    table.drawn = NO_TILE
    table.banned_discards = NONE


@kernel
def forget_what_went_by(table: Table, seat):
    """Forget the tiles that went by once a discard changes the hand; a declared hand does not change."""
    cut_drawn = table.river_flags[seat, int(table.river_count[seat]) - 1] & CUT_DRAWN != 0
    stays = table.ready[seat] != 0 or table.kong_chain == 0
    if table.declared.pending != 0 or not (cut_drawn and stays):
        table.passed_mask[seat] = NONE


@kernel
def offer_discard(table: Table, rules: Rules, desk: Desk, seat, kind):
    """Ask every seat that can do something with the discard.

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
def pass_turn(table: Table, rules: Rules, desk: Desk, seat):
    """Let the next player who is still in the hand begin his turn.

    Rules: SICHUAN-14, SICHUAN-54.
    """
    if rules.hooks & DISCARD_STAYS:
        discard_stays(table, rules, seat)
    after = next_seat(table, seat)
    while not plays(table, after):
        after = next_seat(table, after)
    begin_turn(table, rules, desk, after)
