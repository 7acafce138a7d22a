"""Claims in live timing: first come, first served; but a better claim may still take back a draw or claim.

There is no clock: who comes first is the order of the answers. Once the next player has reached for the wall, or
somebody has taken the discard, the others who could claim it still owe an answer beside the player on turn, until
he has done what the rule names. `table.live` holds what stood before, so that all can be put back.
"""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.play.claims import goes_first, note_pass, note_passed_pung
from fangcheng.core.play.kongs import void_announcement
from fangcheng.core.play.legal_turn import hand_is_fixed
from fangcheng.core.state.action_codes import CLAIM_PUNG, NO_ACTION, OPEN_KONG, PASS, READY, WATCH, WIN
from fangcheng.core.state.codes import BY_DRAW, CLAIM, CLAIMED_AWAY, FROM_WALL, GONE, IN_WALL, NOBODY, TURN
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_TAKEN_BACK, emit
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import WINNERS_ALL
from fangcheng.core.table.hand import allow, allowed, forbid, forbid_all
from fangcheng.core.table.question import owes
from fangcheng.core.table.standing import plays
from fangcheng.core.table.tile_actions import is_chow
from fangcheng.core.table.wall import next_seat, tail_position
from fangcheng.tiles import KINDS, NO_TILE

# --- what is asked


@stage(when=on("claim_timing.live"))
def ask_live(table: Table, rules: Rules, before):
    """Let the next player reach for the wall, or take in what he drew; `before` is the phase before this step.

    Whoever may still take back what was done is asked beside him.
    Rules: TAIWAN-36, TAIWAN-40, TAIWAN-45.
    """
    if table.phase == CLAIM:
        caller = win_called(table)
        if caller != NOBODY:
            ask_winners(table, rules, caller)
        elif table.drawable > 0:
            let_reach(table, next_in_play(table))
    elif table.phase == TURN:
        if table.live.late != 0:
            call_back(table, rules, before)
        if before == CLAIM:
            let_take_in(table)
    else:
        table.live.late = 0


@kernel
def let_reach(table: Table, seat):
    """Let the next player always touch the wall, whether or not there is something to claim."""
    if not owes(table, seat):
        forbid_all(table, seat)
        allow(table, seat, PASS)
        table.owed = int(table.owed) | (1 << seat)


@kernel
def let_take_in(table: Table):
    """Allow the player on turn to take the tile he drew into his hand, beside what else he may do.

    A replacement of a kong or a flower is in the hand at once: something was shown before it. A fixed hand takes none.
    """
    seat = int(table.turn)
    if hand_is_fixed(table, seat):
        return
    if table.drawn != NO_TILE and table.drawn_from == FROM_WALL and owes(table, seat):
        allow(table, seat, PASS)


@kernel
def next_in_play(table: Table):
    """Return the seat whose turn comes after the discarder's."""
    seat = next_seat(table, table.offered_by)
    while not plays(table, seat):
        seat = next_seat(table, seat)
    return seat


@kernel
def win_called(table: Table):
    """Return the seat that has called a win on the discard, NOBODY if none."""
    for seat in range(int(table.seats)):
        if table.answer[seat] == WIN:
            return seat
    return NOBODY


@kernel
def is_claimed(table: Table):
    """Return True if somebody has made a claim that waits for the answers of others."""
    for seat in range(int(table.seats)):
        answer = int(table.answer[seat])
        if (WIN <= answer <= OPEN_KONG) or is_chow(answer):
            return True
    return False


# --- what is answered


@stage(when=on("claim_timing.live"))
def answer_live(table: Table, rules: Rules, seat, action):
    """Decide what an answer changes for the others; `run` carries it out, now or with their answers.

    Rules: TAIWAN-37, TAIWAN-38, TAIWAN-39, TAIWAN-40, TAIWAN-41, TAIWAN-42, TAIWAN-43.
    """
    if table.phase == CLAIM:
        answer_discard(table, rules, seat, action)
    elif table.phase == TURN and seat == table.turn:
        answer_turn(table, rules, seat, action)
    elif table.phase == TURN and action == PASS:
        let_go(table, rules, seat)
    elif table.phase == TURN:
        take_back(table)
        answer_discard(table, rules, seat, action)


@kernel
def answer_discard(table: Table, rules: Rules, seat, action):
    """Take an answer while the discard lies there: a claim, a pass, or a reach for the wall.

    A kong waits for those who may win: its replacement could not be put back unseen, and a kong too many ends the hand.
    Rules: TAIWAN-36, TAIWAN-39, TAIWAN-40, TAIWAN-41, TAIWAN-42, TAIWAN-43.
    """
    if action == WIN:
        ask_winners(table, rules, seat)
        return
    if action >= CLAIM_PUNG and action <= OPEN_KONG:
        ask_possible_winners(table, rules)
    elif not is_chow(action):
        reaches = seat == next_in_play(table) and table.drawable > 0 and not is_claimed(table)
        if not reaches:
            let_go(table, rules, seat)
            return
    if action != OPEN_KONG:
        remember(table, seat)
        hold_back(table)


@kernel
def answer_turn(table: Table, rules: Rules, seat, action):
    """Take the action of the player on turn while others may still claim what lay there before his turn.

    A tile that he took in, or about which he spoke, is safe from a pung; his discard, kong or win ends all claims.
    Rules: TAIWAN-38, TAIWAN-39, TAIWAN-40, TAIWAN-42, TAIWAN-43, TAIWAN-50.
    """
    stays = action in (PASS, WATCH) or (action >= READY and action < READY + 4)
    if stays and table.claimed_turn == BY_DRAW:
        ask_possible_winners(table, rules)
    if not stays:
        let_all_go(table, rules)
    elif action == PASS:
        forbid(table, seat, PASS)
        void_announcement(table, seat, False)
        table.answer[seat] = NO_ACTION
        table.owed = int(table.owed) | (1 << seat)
    else:
        hold_back(table)


# --- who is still asked


@kernel
def ask_winners(table: Table, rules: Rules, caller):
    """Ask, after a called win, only the seats whose win would go before it or beside it; let the others go.

    Rules: TAIWAN-36, TAIWAN-61.
    """
    for seat in range(int(table.seats)):
        if rules.winners == WINNERS_ALL or goes_first(table, rules, seat, caller):
            ask_to_win(table, rules, seat)
        else:
            let_go_late(table, rules, seat)


@kernel
def ask_possible_winners(table: Table, rules: Rules):
    """Leave all seats that still owe an answer to the discard only their win; let go those without one."""
    for seat in range(int(table.seats)):
        ask_to_win(table, rules, seat)


@kernel
def ask_to_win(table: Table, rules: Rules, seat):
    """Leave a late seat only its win; note that it lets a pung pass."""
    if not owes_late(table, seat):
        return
    if not allowed(table, seat, WIN):
        let_go(table, rules, seat)
    elif allowed(table, seat, PASS):
        note_passed_pung(table, seat)
        forbid_all(table, seat)
        allow(table, seat, WIN)
        allow(table, seat, PASS)


@kernel
def let_go_late(table: Table, rules: Rules, seat):
    """Let the seat let the discard go if it has not answered yet."""
    if owes_late(table, seat):
        let_go(table, rules, seat)


@kernel
def let_all_go(table: Table, rules: Rules):
    """Let every seat that has not answered yet let the discard go."""
    for seat in range(int(table.seats)):
        let_go_late(table, rules, seat)


@kernel
def owes_late(table: Table, seat):
    """Return True if the seat owes an answer to the discard, and not its own turn."""
    return owes(table, seat) and (table.phase == CLAIM or seat != table.turn)


@kernel
def let_go(table: Table, rules: Rules, seat):
    """Let the seat let the discard go for good; note the win or pung that it lets pass.

    Rules: TAIWAN-22, TAIWAN-41, TAIWAN-44, TAIWAN-45.
    """
    note_pass(table, rules, seat)
    forbid_all(table, seat)
    table.owed = int(table.owed) & ~(1 << seat)


# --- for now


@kernel
def hold_back(table: Table):
    """Put the late seats aside, so that `run` carries out the answer just given; `call_back` asks them again."""
    table.live.late = table.owed
    table.owed = 0


@kernel
def call_back(table: Table, rules: Rules, before):
    """Ask the late seats again beside the player on turn, unless his win has answered itself.

    After a draw they may still pung the discard, unless a flower was shown with it; they may claim nothing once that
    flower has been paid for.
    Rules: TAIWAN-14, TAIWAN-38, TAIWAN-40, TAIWAN-P17.
    """
    forced = table.owed == 0 or table.payment_count > 0
    table.owed = int(table.owed) | int(table.live.late)
    table.live.late = 0
    if forced:
        let_all_go(table, rules)
    elif before == CLAIM and table.claimed_turn == BY_DRAW and table.drawn_from != FROM_WALL:
        ask_possible_winners(table, rules)


# --- taking back


@kernel
def remember(table: Table, seat):
    """Note the state that a draw or claim of `seat` will change, and what it does before its discard.

    What is the same at every resting table (no drawn tile, no kong chain, no banned discard) need not be noted.
    """
    before = table.live
    for kind in range(KINDS):
        before.hand[kind] = table.hand[seat, kind]
    before.hand_size = table.hand_size[seat]
    before.meld_count = table.meld_count[seat]
    before.flowers = table.flowers[seat]
    before.draws = table.draws[seat]
    before.waits = table.waits[seat]
    before.next_tile = table.next_tile
    before.tail_taken = table.tail_taken
    before.drawable = table.drawable
    before.any_claim = table.any_claim
    before.after_kong_cut = table.after_kong_cut


@kernel
def take_back(table: Table):
    """Undo the draw or claim of the player on turn: he has let the discard go, and it lies there again.

    Rules: TAIWAN-38, TAIWAN-39, TAIWAN-40, TAIWAN-42, TAIWAN-43.
    """
    seat = int(table.turn)
    tell_taken_back(table, seat)
    if table.meld_count[seat] > table.live.meld_count:
        return_to_river(table)
    put_back_tiles(table)
    restore(table, seat)
    forbid_all(table, seat)
    table.answer[seat] = PASS
    table.owed = int(table.owed) & ~(1 << seat)
    table.phase = CLAIM
    table.turn = table.offered_by


@kernel
def tell_taken_back(table: Table, seat):
    """Write the event that a tile goes back to the wall, or the own tiles of a meld to the hand."""
    index = int(table.live.meld_count)
    if table.meld_count[seat] == index:
        emit(table, E_TAKEN_BACK, seat, int(table.drawn), NO_TILE, NO_TILE, 0)
    else:  # the claimed tile lies in the first place of a meld
        first, second = int(table.meld_tiles[seat, index, 1]), int(table.meld_tiles[seat, index, 2])
        emit(table, E_TAKEN_BACK, seat, NO_TILE, first, second, 0)


@kernel
def return_to_river(table: Table):
    """Mark the claimed discard as lying in the river again."""
    discarder = int(table.offered_by)
    index = int(table.river_count[discarder]) - 1
    table.river_flags[discarder, index] = int(table.river_flags[discarder, index]) & ~CLAIMED_AWAY
    table.river_claimed[discarder] -= 1


@kernel
def put_back_tiles(table: Table):
    """Put the tiles taken since from head and tail back into the wall.

    Where nothing is reserved the head may have stepped over the upper tile of a stack that the tail took before.
    """
    for position in range(int(table.live.next_tile), int(table.next_tile)):
        table.place[position] = IN_WALL
    for number in range(int(table.live.tail_taken)):
        if int(table.live.next_tile) <= tail_position(table, number) < int(table.next_tile):
            table.place[tail_position(table, number)] = GONE
    for number in range(int(table.live.tail_taken), int(table.tail_taken)):
        table.place[tail_position(table, number)] = IN_WALL
    table.next_tile = table.live.next_tile
    table.tail_taken = table.live.tail_taken
    table.drawable = table.live.drawable


@kernel
def restore(table: Table, seat):
    """Give the seat and the table back the state noted by `remember`."""
    before = table.live
    for kind in range(KINDS):
        table.hand[seat, kind] = before.hand[kind]
    table.hand_size[seat] = before.hand_size
    table.meld_count[seat] = before.meld_count
    table.flowers[seat] = before.flowers
    table.draws[seat] = before.draws
    table.waits[seat] = before.waits
    table.any_claim = before.any_claim
    table.after_kong_cut = before.after_kong_cut
    table.drawn = NO_TILE
    table.kong_chain = 0
    table.declared.pending = 0
    table.banned_discards = NONE
