"""The question put again in another world: who else is asked there, and what is open to them."""

from fangcheng.bots.record_types import Brain, Thought
from fangcheng.bots.steady import steady_choice
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.exchange import offer_exchange
from fangcheng.core.play.act import act
from fangcheng.core.play.legal_claim import offer_claim, offer_robbery
from fangcheng.core.play.legal_turn import offer_first_ready
from fangcheng.core.play.posing import answer_if_forced
from fangcheng.core.state.action_codes import NO_ACTION, PASS
from fangcheng.core.state.codes import (
    ASK,
    BETS,
    CLAIM,
    EXCHANGE,
    FIRST_READY,
    HEART,
    LACK,
    NOT_ASKED,
    OPENING_WINS,
    RAISE,
    RETURN,
    ROB,
    SHOW,
    TURN,
)
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import LIVE
from fangcheng.core.table.hand import forbid_all
from fangcheng.core.table.question import owes
from fangcheng.core.table.standing import plays


@kernel
def can_be_put_again(table: Table, rules: Rules, seat):
    """Return True if what the others are asked beside the seat can be worked out in another world.

    It cannot before the deal, where many show something of their hands, about the tiles of an opened kong, and where
    claims may come late.
    """
    if table.opened.stage != NOT_ASKED:
        return False
    if table.phase == TURN:
        return table.turn == seat
    if table.phase == ASK:
        return table.question not in (BETS, RAISE, RETURN, SHOW, OPENING_WINS)
    return table.phase in (CLAIM, ROB) and rules.claim_timing != LIVE


@stage()
def put_again(table: Table, rules: Rules, desk: Desk, brain: Brain, thought: Thought, seat):
    """Ask all again who are asked now; what is open to `seat` itself stays as it is.

    Where the table shows that somebody has answered a question, steady answers it for him, in this world's hand.
    """
    table.owed = 1 << seat
    table.answer[seat] = NO_ACTION
    table.live.late = 0
    for other in range(int(table.seats)):
        if other == seat:
            continue
        if table.phase == CLAIM or table.phase == ROB:
            ask_to_claim(table, rules, desk, other)
        elif table.phase == ASK:
            ask_question(table, rules, seat, other)
            answer_as_seen(table, rules, desk, brain, thought, other)


@kernel
def ask_to_claim(table: Table, rules: Rules, desk: Desk, other):
    """Ask a seat about the offered tile, if it can do anything with it."""
    if other == table.offered_by or not plays(table, other):
        return
    if table.phase == CLAIM:
        found = offer_claim(table, rules, desk, other)
    else:
        found = offer_robbery(table, rules, desk, other)
    if found:
        answer_if_forced(table, other)


@kernel
def ask_question(table: Table, rules: Rules, seat, other):
    """Ask a seat the question, where several answer it in secret."""
    question = int(table.question)
    asked = False
    if question == EXCHANGE:
        offer_exchange(table, other)
        asked = True
    elif question == LACK or question == HEART:
        forbid_all(table, other)
        for word in range(3):
            table.legal[other, word] = table.legal[seat, word]
        asked = True
    elif question == FIRST_READY:
        table.answer[other] = PASS
        asked = offer_first_ready(table, rules, other)
    if asked:
        table.answer[other] = NO_ACTION
        table.owed = int(table.owed) | (1 << other)


@kernel
def answer_as_seen(table: Table, rules: Rules, desk: Desk, brain: Brain, thought: Thought, other):
    """Let a seat answer, or name tiles for the exchange, as far as all can see that it has."""
    if table.question == EXCHANGE:
        while table.hand_size[other] > thought.sizes[other] and owes(table, other):
            act(table, rules, desk, other, steady_choice(table, rules, desk, brain, other))
    elif (table.question == LACK or table.question == HEART) and int(thought.owed) >> other & 1 == 0:
        act(table, rules, desk, other, steady_choice(table, rules, desk, brain, other))
