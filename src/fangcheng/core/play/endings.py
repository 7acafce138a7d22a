"""Hands that nobody won: the empty wall, abortive draws, mangan at draw, ready payments."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.hooks import hand_end, hand_won, wall_empty
from fangcheng.core.play.next_hand import end_hand
from fangcheng.core.scoring.readiness import counts_as_ready
from fangcheng.core.settlement.settle_riichi import pay_nagashi
from fangcheng.core.state.action_codes import CHOOSE, NO_ACTION
from fangcheng.core.state.codes import (
    EXHAUSTED,
    FOUR_KONGS_DRAW,
    FOUR_RIICHI,
    FOUR_WINDS_DRAW,
    NAGASHI,
    NOBODY,
    PLAYING,
    SEATS,
    SHOW,
    WEST_ROUND,
    WON,
)
from fangcheng.core.state.conditions import on
from fangcheng.core.state.event_rows import E_ENDING, E_SHOWN, emit
from fangcheng.core.state.hook_codes import HAND_END, HAND_WON, WALL_EMPTY
from fangcheng.core.state.payment_rows import BESIDE, PAY_NOTEN, PAY_STICKS, move, open_row
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    ABORT_FOUR_KONGS,
    ABORT_FOUR_READY,
    ABORT_FOUR_WEST,
    ABORT_FOUR_WINDS,
    CHECK_NOTEN,
    NAGASHI_OFF,
    NAGASHI_PLAIN,
    NAGASHI_WINS,
)
from fangcheng.core.table.hand import allow, face, forbid_all
from fangcheng.core.table.question import ask_seats
from fangcheng.tiles import EAST, NO_TILE, NORTH, WEST

# Answers to the question SHOW.
SHOWN, HIDDEN = range(2)


@stage()
def finish_won(table: Table, rules: Rules, desk: Desk):
    """Close a hand that somebody has won."""
    if rules.hooks & HAND_WON:
        hand_won(table, rules, desk)
    if rules.hooks & HAND_END:
        hand_end(table, rules)
    end_hand(table, rules, WON)


@stage()
def abort(table: Table, rules: Rules, ending):
    """End the hand at once by an abortive draw, without payments other than side income already due.

    Rules: RIICHI-96, TAIWAN-80, TAIWAN-81, TAIWAN-82, TAIWAN-83.
    """
    emit(table, E_ENDING, NOBODY, ending, 0, 0, 0)
    end_hand(table, rules, ending)


@stage()
def exhaust(table: Table, rules: Rules, desk: Desk):
    """End a hand whose wall is empty: ask who shows his hand, or settle at once.

    Rules: RIICHI-92, RIICHI-94.
    """
    if rules.noten_declare == 0 or not ask_who_shows(table, rules, desk):
        settle_exhausted(table, rules, desk)


@kernel
def ask_who_shows(table: Table, rules: Rules, desk: Desk):
    """Let each ready player who is not in riichi show or hide his hand; return True if there is any.

    Rules: RIICHI-94.
    """
    owed = 0
    for seat in range(int(table.seats)):
        forbid_all(table, seat)
        table.answer[seat] = NO_ACTION
        if table.ready[seat] == 0 and counts_as_ready(table, rules, desk, seat):
            allow(table, seat, CHOOSE + SHOWN)
            allow(table, seat, CHOOSE + HIDDEN)
            owed |= 1 << seat
    ask_seats(table, SHOW, owed)
    return owed != 0


@stage()
def settle_exhausted(table: Table, rules: Rules, desk: Desk):
    """Settle a hand with an empty wall: noten payments, mangan at draw, Sichuan's checks, hand-end payments.

    Rules: RIICHI-93, RIICHI-95, SANMA-38, MCR-45, TAIWAN-79, SICHUAN-42, SICHUAN-47, TIANJIN-48.
    """
    ending = EXHAUSTED
    if rules.draw_check == CHECK_NOTEN:
        show_ready_hands(table, rules, desk)
        if rules.nagashi != NAGASHI_OFF and pay_all_nagashi(table, rules):
            ending = NAGASHI
        else:
            pay_noten(table, rules)
    emit(table, E_ENDING, NOBODY, ending, 0, 0, 0)
    if rules.hooks & WALL_EMPTY:
        wall_empty(table, rules, desk)
    if rules.hooks & HAND_END:
        hand_end(table, rules)
    end_hand(table, rules, WON if table.won_count > 0 else ending)


@kernel
def show_ready_hands(table: Table, rules: Rules, desk: Desk):
    """Show all ready hands except those that their owners keep hidden.

    Rules: RIICHI-63, RIICHI-93, RIICHI-94.
    """
    for seat in range(int(table.seats)):
        hidden = table.answer[seat] == CHOOSE + HIDDEN
        table.declared.shown[seat] = 1 if counts_as_ready(table, rules, desk, seat) and not hidden else 0
        emit(table, E_SHOWN, seat, int(table.declared.shown[seat]), 0, 0, 0)


@kernel
def pay_noten(table: Table, rules: Rules):
    """Let the unready pay the ready a fixed sum together; what cannot be divided stays beside the table.

    Rules: RIICHI-93, SANMA-38.
    """
    ready = 0
    for seat in range(int(table.seats)):
        ready += int(table.declared.shown[seat])
    unready = int(table.seats) - ready
    if ready == 0 or unready == 0:
        return
    total = int(rules.noten_total)
    row = open_row(table, PAY_NOTEN, NOBODY, NOBODY, ready)
    for seat in range(int(table.seats)):
        if table.declared.shown[seat] != 0:
            move(table, row, BESIDE, seat, total // ready)
        else:
            move(table, row, seat, BESIDE, total // unready)


@stage("truth", when=on("nagashi"))
def pay_all_nagashi(table: Table, rules: Rules):
    """Pay every player whose discards were all terminals and honours and never called.

    Return True if there was one.
    Rules: RIICHI-95, SANMA-40.
    """
    found = False
    for step in range(int(table.seats)):
        seat = (int(table.dealer) + step) % int(table.seats)
        if only_terminals_thrown(table, seat):
            counters = table.counters
            if rules.nagashi == NAGASHI_PLAIN or (found and rules.nagashi == NAGASHI_WINS):
                table.counters = 0
            pay_nagashi(table, rules, seat)
            table.counters = counters
            if rules.nagashi == NAGASHI_WINS:
                note_nagashi_win(table, rules, seat, found)
            found = True
    return found


@kernel
def note_nagashi_win(table: Table, rules: Rules, seat, later):
    """Count mangan at draw as a win; the first of several winners takes the sticks.

    Rules: RIICHI-95.
    """
    table.won_order[int(table.won_count)] = seat
    table.won_count += 1
    table.hands_won[seat] += 1
    if not later:
        take_sticks(table, rules, seat)


@kernel
def take_sticks(table: Table, rules: Rules, seat):
    """Give the riichi sticks on the table to a winner.

    Rules: RIICHI-61, RIICHI-71.
    """
    if table.sticks > 0:
        row = open_row(table, PAY_STICKS, seat, NOBODY, int(table.sticks))
        move(table, row, BESIDE, seat, int(table.sticks) * int(rules.ready_cost))
        table.sticks = 0


@kernel
def only_terminals_thrown(table: Table, seat):
    """Return True if all discards were terminals or honours and none was called.

    Rules: RIICHI-95.
    """
    if table.river_claimed[seat] != 0 or table.river_count[seat] == 0:
        return False
    for index in range(int(table.river_count[seat])):
        thrown = face(int(table.river[seat, index]))
        if thrown < EAST and thrown % 9 not in (0, 8):
            return False
    return True


@kernel
def abort_after_discard(table: Table, rules: Rules):
    """Return the abortive draw that a discard brings about once nobody has won on it, 0 if none.

    Rules: RIICHI-98, RIICHI-99, RIICHI-100, SANMA-39, TAIWAN-80, TAIWAN-81.
    """
    if rules.abortive[ABORT_FOUR_KONGS] != 0 and table.kongs_made >= 4 and kong_owners(table) > 1:
        return FOUR_KONGS_DRAW
    if rules.abortive[ABORT_FOUR_READY] != 0 and all_in_riichi(table):
        return FOUR_RIICHI
    wind = common_first_wind(table)
    if wind != NO_TILE and rules.abortive[ABORT_FOUR_WINDS] != 0:
        return FOUR_WINDS_DRAW
    if wind == WEST and rules.abortive[ABORT_FOUR_WEST] != 0:
        return WEST_ROUND
    return PLAYING


@kernel
def kong_owners(table: Table):
    """Count the players who have made kongs."""
    owners = 0
    for seat in range(int(table.seats)):
        for index in range(int(table.meld_count[seat])):
            if table.meld_kind[seat, index] in (2, 3, 4):
                owners += 1
                break
    return owners


@kernel
def all_in_riichi(table: Table):
    """Return True if every seat has declared riichi."""
    for seat in range(int(table.seats)):
        if table.ready[seat] == 0:
            return False
    return True


@kernel
def common_first_wind(table: Table):
    """Return the wind all four players discarded first with no call between, NO_TILE if there is none.

    Rules: RIICHI-99, TAIWAN-80, TAIWAN-81.
    """
    first = int(table.first_discards[0])
    if table.any_claim != 0 or first < EAST or first > NORTH or table.seats < SEATS:
        return NO_TILE
    for seat in range(SEATS):
        if table.river_count[seat] != 1 or table.first_discards[seat] != first:
            return NO_TILE
    return first
