"""Answers tried in the same worlds: each is given once in every world, and steady plays all seats to the hand's end."""

from fangcheng.bots.record_types import Brain, Thought
from fangcheng.bots.reposing import can_be_put_again, put_again
from fangcheng.bots.steady import steady_choice
from fangcheng.bots.thought import CHANGE, DEALT, OVER, SCORES, SEEN, TRIED
from fangcheng.bots.worlds import deal_world
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.play.act import act, owing_seat
from fangcheng.core.state.codes import HAND_OVER, MATCH_OVER
from fangcheng.core.state.record_types import Desk, Rules, Table

LONGEST = 2000  # decisions of a hand


@kernel
def try_answers(tables, number, rules, desks, brains, minds, octets, thoughts, outcomes):
    """Try all answers still alive in worlds; return in how many it was done, fewer where none can be dealt.

    `tables` and `number` say what the seat sees, which `minds` has as its first table; `octets` are those of `minds`.
    `outcomes` (worlds, answers, OUTCOME) gets what each came to by the end of the hand.
    """
    thought, worlds = thoughts[0], outcomes.shape[0]
    seat = int(thought.seat)
    for done in range(worlds):
        copy_state(octets, DEALT, SEEN)
        table = minds[DEALT]
        if not can_be_put_again(table, rules[0], seat) or not deal_world(table, rules[0], desks[0], thought, seat):
            return done
        put_again(table, rules[0], desks[0], brains[0], thought, seat)
        thought.worlds += 1
        try_in_world(minds, octets, rules[0], desks[0], brains[0], thought, outcomes[done], seat)
    return worlds


@kernel
def copy_state(octets, target, source):
    """Copy the state of one table over that of another."""
    for place in range(octets.shape[1]):
        octets[target, place] = octets[source, place]


@kernel
def try_in_world(minds, octets, rules: Rules, desk: Desk, brain: Brain, thought: Thought, outcome, seat):
    """Try every answer that is alive in the world dealt, and note what each has brought."""
    before = int(minds[DEALT].scores[seat])
    for number in range(int(thought.count)):
        if thought.alive[number] != 0:
            copy_state(octets, TRIED, DEALT)
            table = minds[TRIED]
            act(table, rules, desk, seat, int(thought.answers[number]))
            thought.decisions += 1 + play_to_end(table, rules, desk, brain)
            note_outcome(table, outcome[number], seat, before)


@kernel
def note_outcome(table: Table, outcome, seat, before):
    """Note what an answer came to: the hand has ended, and `before` was the score of the seat."""
    outcome[CHANGE] = int(table.scores[seat]) - before
    outcome[OVER] = int(table.phase == MATCH_OVER)
    for other in range(int(table.seats)):
        outcome[SCORES + other] = table.scores[other]


@kernel
def play_to_end(table: Table, rules: Rules, desk: Desk, brain: Brain):
    """Let steady play all seats to the end of the hand, and return how many decisions that took."""
    decisions = 0
    while table.phase < HAND_OVER and decisions < LONGEST:
        asked = owing_seat(table)
        act(table, rules, desk, asked, steady_choice(table, rules, desk, brain, asked))
        decisions += 1
    return decisions
