"""Many tables stepped by one call: every action is looked at first, then every table goes on to its next decision."""

import numpy as np

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.play.act import act, owing_seat
from fangcheng.core.play.chance import any_action
from fangcheng.core.play.next_hand import start_match
from fangcheng.core.play.opening import start_hand
from fangcheng.core.state.action_codes import PASS
from fangcheng.core.state.codes import HAND_OVER, MATCH_OVER, NOBODY, SEATS
from fangcheng.core.state.payment_rows import FIRST_ACCOUNT
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import allowed
from fangcheng.core.table.question import owes

NOTICE = np.dtype(  # what whoever steps a table is told of it
    [
        ("random", np.uint64, (4,)),  # for actions by chance; the table's own generator is never touched
        ("legal", np.uint64, (1, 3)),  # actions open to the acting seat; where nobody acts, PASS alone
        ("changes", np.int32, (SEATS,)),  # points by seat in the last step
        ("hand_changes", np.int32, (SEATS,)),  # points by seat since the hand began
        ("taken", np.int32),  # actions taken in this match
        ("acting", np.int8),  # seat that decides next, NOBODY between hands and after the match
        ("hand_over", np.uint8),  # 1 between hands and after the match
        ("done", np.uint8),  # 1 after the match
    ],
    align=True,
)
LOGGED_SEAT = (
    256  # in a row of a log an action stands as its number, and this for each seat before the one that took it
)


@kernel
def step_tables(tables, rules, desks, notices, where, actions, logs):
    """Let one seat act at every table; deal the next hand where one is over; leave tables whose match is over.

    Return the first table where the action is not open, and nothing has changed anywhere; NOBODY when all went on.
    `where` has a 1 for each table that is stepped, and no places where all are. `logs` has a row of actions for each
    table, and no places where nobody wants them.
    """
    for number in range(tables.shape[0]):
        if is_meant(where, number) and not allowed(notices[number], 0, int(actions[number])):
            return number
    for number in range(tables.shape[0]):
        if is_meant(where, number):
            step_noted(tables[number], rules[0], desks[0], notices[number], int(actions[number]), logs[number])
        else:
            forget_changes(notices[number])
    return NOBODY


@kernel
def is_meant(where, number):
    """Return True if a table is among those of `where`; no places mean all."""
    return where.shape[0] == 0 or where[number] != 0


@kernel
def step_noted(table: Table, rules: Rules, desk: Desk, notice, action, log):
    """Step a table, and write down the action and who takes it where there is a place for that."""
    if notice.acting != NOBODY and notice.taken < log.shape[0]:
        log[int(notice.taken)] = action + LOGGED_SEAT * int(notice.acting)
    step_table(table, rules, desk, notice, action)


@kernel
def step_table(table: Table, rules: Rules, desk: Desk, notice, action):
    """Take the action of the acting seat, or go on to the next hand; leave a match that is over as it is."""
    if notice.acting != NOBODY:
        act(table, rules, desk, int(notice.acting), action)
        notice.taken += 1
        take_notice(table, notice)
    elif table.phase == HAND_OVER:
        deal_next(table, rules, desk, notice)
        take_notice(table, notice)
    else:
        forget_changes(notice)


@kernel
def forget_changes(notice):
    """Note that nothing was paid in the last step."""
    for seat in range(SEATS):
        notice.changes[seat] = 0


@kernel
def deal_next(table: Table, rules: Rules, desk: Desk, notice):
    """Deal the next hand."""
    for seat in range(SEATS):
        notice.hand_changes[seat] = 0
    start_hand(table, rules, desk)


@kernel
def take_notice(table: Table, notice):
    """Note who acts next, what is open to it, and the points of this step.

    They are read from the payments, not from the scores: these change seats with their owners.
    """
    for seat in range(SEATS):
        notice.changes[seat] = 0
    for row in range(int(table.payment_count)):
        for seat in range(SEATS):
            notice.changes[seat] += table.payments[row, FIRST_ACCOUNT + seat]
    for seat in range(SEATS):
        notice.hand_changes[seat] += notice.changes[seat]
    over = table.phase >= HAND_OVER
    seat = NOBODY if over else owing_seat(table)
    notice.acting = seat
    notice.hand_over = 1 if over else 0
    notice.done = 1 if table.phase == MATCH_OVER else 0
    for word in range(3):
        notice.legal[0, word] = np.uint64(0) if over else table.legal[seat, word]
    if over:
        notice.legal[0, 0] = np.uint64(1) << np.uint64(PASS)


@kernel
def turn_to_seats(tables, notices, seats):
    """Let the seat named for each table be the acting one, of those that owe an answer; NOBODY leaves a table alone.

    Return the first table where the seat owes nothing, and nothing has changed anywhere; NOBODY when all do.
    """
    for number in range(tables.shape[0]):
        table, seat = tables[number], int(seats[number])
        if seat != NOBODY and (table.phase >= HAND_OVER or not owes(table, seat)):
            return number
    for number in range(tables.shape[0]):
        table, seat = tables[number], int(seats[number])
        if seat != NOBODY:
            notices[number].acting = seat
            for word in range(3):
                notices[number].legal[0, word] = table.legal[seat, word]
    return NOBODY


@kernel
def begin_tables(tables, rules, desks, notices, which):
    """Begin a match at the tables of `which` and deal a first hand; of their records only the generator is set."""
    for index in range(which.shape[0]):
        number = int(which[index])
        notices[number].taken = 0
        start_match(tables[number], rules[0])
        deal_next(tables[number], rules[0], desks[0], notices[number])
        take_notice(tables[number], notices[number])


@kernel
def notice_tables(tables, notices):
    """Note how tables stand that were laid as they are: nothing has been taken or paid there yet."""
    for number in range(tables.shape[0]):
        notices[number].taken = 0
        for seat in range(SEATS):
            notices[number].hand_changes[seat] = 0
        take_notice(tables[number], notices[number])


@kernel
def choose_by_chance(notices, where, actions):
    """Write an action for each table that is meant, any of those open with equal chance, and PASS for the others."""
    for number in range(notices.shape[0]):
        notice = notices[number]
        actions[number] = PASS
        if is_meant(where, number):
            actions[number] = any_action(notice, notice.legal[0, 0], notice.legal[0, 1], notice.legal[0, 2])
