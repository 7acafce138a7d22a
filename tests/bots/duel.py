"""Hands that `steady` plays against itself without plans: what the planning of routes is worth."""

from typing import Any, NamedTuple

import numpy as np

from fangcheng.bots.batch import owing_seat
from fangcheng.bots.brain import new_brains
from fangcheng.bots.claims import claim_choice
from fangcheng.bots.steady import steady_choice, turn_choice
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.play.act import act
from fangcheng.core.play.next_hand import start_match
from fangcheng.core.play.opening import start_hand
from fangcheng.core.state.action_codes import PASS, WIN
from fangcheng.core.state.codes import CLAIM, HAND_OVER, TURN
from fangcheng.core.table.hand import allowed, is_closed
from fangcheng.game.engine import Engine, empty_table


@kernel
def unplanned_choice(table, rules, desk, brain, seat):
    """Steady's answer in games that ask for no plans, whatever the game."""
    if allowed(table, seat, WIN):
        return WIN
    if table.phase == TURN and seat == table.turn:
        return turn_choice(table, rules, desk, brain, seat)
    if table.phase == CLAIM:
        return claim_choice(table, rules, desk, brain, seat)
    return PASS


@kernel
def play_hand_of_two_kinds(table, rules, desk, brain, planners):
    """Play a hand; bit n of `planners`: seat n plans."""
    start_hand(table, rules, desk)
    while table.phase < HAND_OVER:
        seat = owing_seat(table)
        if planners >> seat & 1:
            act(table, rules, desk, seat, steady_choice(table, rules, desk, brain, seat))
        else:
            act(table, rules, desk, seat, unplanned_choice(table, rules, desk, brain, seat))


class Hand(NamedTuple):
    """A finished hand as the figures need it."""

    planners: tuple[bool, ...]
    won: tuple[bool, ...]
    opened: tuple[bool, ...]
    points: tuple[int, ...]
    turns: int  # of the winner, 0 for a drawn hand


def hands(variant: str, number: int) -> list[Hand]:
    """So many hands, two seats planning; every wall is played from both sides."""
    engine = Engine(variant, mode="compiled")
    brain: Any = new_brains(1).view(np.recarray)[0]
    return [_hand(engine, brain, deal) for deal in range(number)]


def _hand(engine: Engine, brain: Any, deal: int) -> Hand:
    table = empty_table()
    table.random[:] = seed_words(f"figures {deal // 2}")
    engine.compiled(start_match)(table, engine.rules)
    before = table.scores.copy()
    planners = (0b0101, 0b0011, 0b1001)[deal // 2 % 3] ^ (15 * (deal % 2))
    engine.compiled(play_hand_of_two_kinds)(table, engine.rules, engine.desk, brain, planners)
    winners = table.won_order[: int(table.won_count)].tolist()
    return Hand(
        planners=tuple(bool(planners >> seat & 1) for seat in range(4)),
        won=tuple(seat in winners for seat in range(4)),
        opened=tuple(not is_closed(table, seat) for seat in range(4)),
        points=tuple((table.scores - before).tolist()),
        turns=int(table.draws[winners[0]]) if winners else 0,
    )
