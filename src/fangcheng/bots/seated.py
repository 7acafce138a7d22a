"""Many tables at which bots of the house sit: they answer in one call, each throwing its dice from its table's chance.

What a table lends to whoever answers there is the generator of its NOTICE, the one of `choose_by_chance`: tables that
are not meant keep theirs as it is, so that a table comes out the same whatever happens beside it.
"""

from fangcheng.bots.batch import bot_choice
from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.play.chance import any_action
from fangcheng.core.play.many import is_meant, step_noted
from fangcheng.core.state.action_codes import PASS
from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.record_types import Desk, Rules, Table

ASKED_OUTSIDE = -1  # in a row of minds: a person for whom no bot of the house answers
STOPS, DEALS, WAITS = -2, -3, -4  # in place of a mind: the table has gone as far as it may, or wants a deal, or places
TO_HAND, TO_MATCH = range(2)  # how far tables go on


@kernel
def choose_as_bot(tables, rules, desks, notices, where, brains, actions):
    """Write what the bot of `brains` would answer for the acting seat of each table that is meant, PASS elsewhere."""
    for number in range(tables.shape[0]):
        notice = notices[number]
        actions[number] = PASS
        if is_meant(where, number) and notice.acting != NOBODY:
            actions[number] = answer_with(tables[number], rules[0], desks[0], brains[0], notice)


@kernel
def answer_with(table: Table, rules: Rules, desk: Desk, brain: Brain, notice):
    """Return the answer of a brain for the acting seat, by the dice of the table."""
    for word in range(4):
        brain.random[word] = notice.random[word]
    action = bot_choice(table, rules, desk, brain, int(notice.acting), int(brain.bot))
    for word in range(4):
        notice.random[word] = brain.random[word]
    return action


@kernel
def play_tables(tables, rules, desks, notices, where, brains, minds, limits, logs):
    """Play on at each table that is meant until somebody outside is asked, or its hand or match is over.

    `minds` has for each table and person the brain that answers, or ASKED_OUTSIDE. `limits` are how far it goes, the
    most hands and the most actions of a match: with TO_MATCH hands are dealt until the match is over or has had so
    many, and at so many actions everything stops. Return how many tables wait for more places in `logs`.
    """
    waiting = 0
    for number in range(tables.shape[0]):
        if not is_meant(where, number):
            continue
        table, notice, log = tables[number], notices[number], logs[number]
        mind = next_mind(table, notice, minds[number], limits, log)
        while mind >= 0 or mind == DEALS:
            action = PASS if mind == DEALS else answer_with(table, rules[0], desks[0], brains[mind], notice)
            step_noted(table, rules[0], desks[0], notice, action, log)
            mind = next_mind(table, notice, minds[number], limits, log)
        waiting += int(mind == WAITS)
    return waiting


@kernel
def play_tables_by_chance(tables, rules, desks, notices, where, minds, limits, logs):
    """Do what `play_tables` does where all bots take any action that is open: nothing that thinks is compiled."""
    waiting = 0
    for number in range(tables.shape[0]):
        if not is_meant(where, number):
            continue
        table, notice, log = tables[number], notices[number], logs[number]
        mind = next_mind(table, notice, minds[number], limits, log)
        while mind >= 0 or mind == DEALS:
            action = any_action(notice, notice.legal[0, 0], notice.legal[0, 1], notice.legal[0, 2])
            step_noted(table, rules[0], desks[0], notice, action, log)
            mind = next_mind(table, notice, minds[number], limits, log)
        waiting += int(mind == WAITS)
    return waiting


@kernel
def next_mind(table: Table, notice, minds, limits, log):
    """Return the brain that answers next at a table, DEALS between two hands, STOPS and WAITS where nobody goes on."""
    until, most_hands, most_taken = limits
    if notice.taken >= most_taken:
        return STOPS
    if notice.acting == NOBODY:
        ends = until == TO_HAND or notice.done != 0 or table.hands_played >= most_hands
        return STOPS if ends else DEALS
    mind = int(minds[int(table.person[int(notice.acting)])])
    if mind == ASKED_OUTSIDE:
        return STOPS
    if notice.taken == log.shape[0] and log.shape[0] > 0:
        return WAITS
    return mind
