"""Many tables at which bots of the house sit: they answer in one call, each throwing its dice from its table's chance.

What a table lends to whoever answers there is the generator of its NOTICE, the one of `choose_by_chance`: tables that
are not meant keep theirs as it is, so that a table comes out the same whatever happens beside it.
"""

from fangcheng.bots.batch import bot_choice
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.play.many import is_meant, step_noted
from fangcheng.core.state.action_codes import PASS
from fangcheng.core.state.codes import NOBODY

ASKED_OUTSIDE = -1  # in a row of minds: a person for whom no bot of the house answers
TO_HAND, TO_MATCH = range(2)  # how far `play_tables` goes on


@kernel
def choose_as_bot(tables, rules, desks, notices, where, brains, actions):
    """Write what the bot of `brains` would answer for the acting seat of each table that is meant, PASS elsewhere."""
    for number in range(tables.shape[0]):
        notice = notices[number]
        actions[number] = PASS
        if is_meant(where, number) and notice.acting != NOBODY:
            actions[number] = answer_with(tables[number], rules[0], desks[0], brains[0], notice)


@kernel
def answer_with(table, rules, desk, brain, notice):
    """Return the answer of a brain for the acting seat, by the dice of the table."""
    for word in range(4):
        brain.random[word] = notice.random[word]
    action = bot_choice(table, rules, desk, brain, int(notice.acting), int(brain.bot))
    for word in range(4):
        notice.random[word] = brain.random[word]
    return action


@kernel
def play_tables(tables, rules, desks, notices, where, brains, minds, until, most_hands, most_taken, logs):
    """Play on at each table that is meant until somebody outside is asked, or its hand or match is over.

    `minds` has for each table and person the brain that answers, or ASKED_OUTSIDE. With TO_MATCH hands are dealt until
    the match is over or has had `most_hands`; at `most_taken` actions of a match everything stops. Return how many
    tables wait for more places in `logs`.
    """
    waiting = 0
    for number in range(tables.shape[0]):
        if is_meant(where, number):
            waiting += play_table(
                tables[number],
                rules[0],
                desks[0],
                notices[number],
                brains,
                minds[number],
                until,
                most_hands,
                most_taken,
                logs[number],
            )
    return waiting


@kernel
def play_table(table, rules, desk, notice, brains, minds, until, most_hands, most_taken, log):
    """Play on at one table; return 1 if it waits for more places in its log, 0 where it has gone as far as it may."""
    while notice.taken < most_taken:
        if notice.acting == NOBODY:
            if until == TO_HAND or notice.done != 0 or table.hands_played >= most_hands:
                return 0
            step_noted(table, rules, desk, notice, PASS, log)
            continue
        mind = int(minds[int(table.person[int(notice.acting)])])
        if mind == ASKED_OUTSIDE:
            return 0
        if notice.taken == log.shape[0] and log.shape[0] > 0:
            return 1
        step_noted(table, rules, desk, notice, answer_with(table, rules, desk, brains[mind], notice), log)
    return 0
