"""The one entry to a table: `act` takes a seat's decision and runs the game to the next one."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.hooks import answer_in_part, ask_on_before_deal, take_answers
from fangcheng.core.play.before_play import ask_or_play, begin_play, go_on_to_play, open_play
from fangcheng.core.play.claims import resolve_claims, resolve_robbery
from fangcheng.core.play.deal import deal
from fangcheng.core.play.drawing import replace_flower
from fangcheng.core.play.endings import abort, settle_exhausted
from fangcheng.core.play.flowers import take_flower_answer
from fangcheng.core.play.head_sets import name_heads, named_claim
from fangcheng.core.play.last_tile import answer_last_tile
from fangcheng.core.play.live_claims import answer_live, ask_live
from fangcheng.core.play.named_tile import take_name
from fangcheng.core.play.treasure_answer import answer_about_treasure
from fangcheng.core.play.turn import go_on_after_honours, play_turn
from fangcheng.core.play.wins import win_by_self
from fangcheng.core.shapes.sums import any_heads
from fangcheng.core.state.action_codes import ABORT, NO_ACTION, READY, WIN
from fangcheng.core.state.codes import (
    BETS,
    CLAIM,
    FIRST_READY,
    FLOWERS,
    FROM_DEAL,
    HAND_OVER,
    HONOURS,
    LAST_TILE,
    LOOK_AT_TREASURE,
    NAME_KONG_TILE,
    NOBODY,
    OPENING_WINS,
    RAISE,
    READY_HARD,
    READY_HEAVENLY,
    RETURN,
    ROB,
    SEATS,
    SHOW,
    THROW_AGAIN,
    TURN,
    VOID,
)
from fangcheng.core.state.event_rows import E_READY, emit
from fangcheng.core.state.hook_codes import AFTER_DEAL, BEFORE_DEAL
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import FLOWERS_MAY_WIN, LIVE, READY_EARLY
from fangcheng.core.table.hand import allowed, forbid_all
from fangcheng.core.table.question import answered, owes


@kernel
def owing_seat(table: Table):
    """Return the lowest seat that owes a decision, late claims before the turn they may undo; NOBODY if none."""
    found = NOBODY
    for seat in range(SEATS):
        if owes(table, seat):
            found = seat
            if table.phase != TURN or seat != table.turn:
                return seat
    return found


@stage("number")
def act(table: Table, rules: Rules, desk: Desk, seat, action):
    """Take a decision of `seat` and return 1; if it is not open to the seat, return 0 and change nothing.

    When the last owed answer is in, the decision is resolved and the game runs to the next one, or to the end
    of the hand. Events and payments of this step are left in the table's buffers.
    Rules: RIICHI-110, SANMA-46, MCR-52, MCR-54, TAIWAN-91, SICHUAN-51, TIANJIN-52.
    """
    if not owes(table, seat) or not allowed(table, seat, action):
        return 0
    table.event_count = 0
    table.payment_count = 0
    desk.work.won = 0
    if rules.hooks & AFTER_DEAL and answer_in_part(table, seat, action):
        return 1
    if any_heads(rules):
        if name_heads(table, rules, desk, seat, action):
            return 1
        action = named_claim(table, seat, action)
    table.answer[seat] = action
    table.owed = int(table.owed) & ~(1 << seat)
    if rules.claim_timing == LIVE:
        answer_live(table, rules, seat, action)
    run(table, rules, desk)
    return 1


@kernel
def act_at(tables, number, rules, desks, seat, action):
    """Call `act` for one of an array of tables, with arrays of one rules record and one desk.

    Plain arrays enter compiled code quicker than records, whose memory NumPy describes anew field by field.
    """
    return act(tables[number], rules[0], desks[0], seat, action)


@kernel
def run(table: Table, rules: Rules, desk: Desk):
    """Resolve decisions until somebody owes an answer or the hand is over."""
    while table.owed == 0 and table.phase < HAND_OVER:
        before = int(table.phase)
        resolve(table, rules, desk)
        if rules.claim_timing == LIVE:
            ask_live(table, rules, before)


@kernel
def resolve(table: Table, rules: Rules, desk: Desk):
    """Carry out what the seats have answered in this phase."""
    phase = int(table.phase)
    if phase == TURN:
        seat = int(table.turn)
        action = int(table.answer[seat])
        if action == WIN:
            win_by_self(table, rules, desk, seat)
        else:
            play_turn(table, rules, desk, seat, action)
    elif phase == CLAIM:
        resolve_claims(table, rules, desk)
    elif phase == ROB:
        resolve_robbery(table, rules, desk)
    else:
        go_on_after_question(table, rules, desk, answered(table))


@kernel
def go_on_after_question(table: Table, rules: Rules, desk: Desk, question):
    """Carry out the answers to a question, and go on where it was asked."""
    if question == SHOW:
        settle_exhausted(table, rules, desk)
    elif question == FLOWERS:
        go_on_after_flowers(table, rules, desk)
    elif question == HONOURS:
        go_on_after_honours(table, rules, desk)
    elif question == FIRST_READY:
        take_first_announcements(table, rules, desk)
    elif question == NAME_KONG_TILE:
        take_name(table, rules, desk)
    elif question == OPENING_WINS:
        begin_play(table, rules, desk)
    elif question == LAST_TILE:
        answer_last_tile(table, rules, desk)
    elif question in (LOOK_AT_TREASURE, THROW_AGAIN):
        answer_about_treasure(table, rules, desk)
    elif rules.hooks & (BEFORE_DEAL | AFTER_DEAL):
        take_answers(table, rules, question)
        if question in (BETS, RAISE, RETURN):
            if not ask_on_before_deal(table, rules, question):
                deal(table, rules, desk)
        else:
            ask_or_play(table, rules, desk, question)


@kernel
def take_first_announcements(table: Table, rules: Rules, desk: Desk):
    """Announce heavenly ready, or hard ready, for each seat that does, or deal again if a seat calls for it.

    Rules: TAIWAN-50, TAIWAN-82, GUIZHOU-16.
    """
    for seat in range(int(table.seats)):
        if table.answer[seat] == ABORT:
            abort(table, rules, VOID)
            return
    for seat in range(int(table.seats)):
        if table.answer[seat] == READY + 2:
            table.ready[seat] = READY_HARD if rules.ready_rule == READY_EARLY else READY_HEAVENLY
            emit(table, E_READY, seat, 2, 0, 0, 0)
        table.answer[seat] = NO_ACTION
        forbid_all(table, seat)
    open_play(table, rules, desk)


@stage(when=lambda rules: rules.flower_win >= FLOWERS_MAY_WIN)
def go_on_after_flowers(table: Table, rules: Rules, desk: Desk):
    """Let the seat win by its flowers if it chose to; else begin play, or go on with the replacement tile.

    Rules: TAIWAN-P18.
    """
    if not take_flower_answer(table, rules, desk):
        return
    if table.drawn_from == FROM_DEAL:
        go_on_to_play(table, rules, desk)
    else:
        replace_flower(table, rules, desk, int(table.turn))
