"""One step of the engine with what came of it, told; its dice fall as a record says."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import dropwhile, takewhile
from typing import Any

import numpy as np

from fangcheng.core.dialect.random import seed_words, throw_die
from fangcheng.core.play.egg_tiles import names_egg
from fangcheng.core.state.action_codes import ACTIONS, CALL_TIME, FOLLOW, PASS, RULE_CHOMBO, RULE_FINE
from fangcheng.core.state.codes import SEATS, TURN
from fangcheng.game.engine import Engine, empty_table
from fangcheng.records.model import Dice, Event, Payment, Reveal, TakenIn, TimeCalled
from fangcheng.records.replay.told_events import told
from fangcheng.records.replay.wall import Unplayable

MOST_DICE = 8  # two of each player, for the birds of his dealt tiles (CHANGSHA-36)


def take_step(engine: Engine, table: Any, seat: int, action: int) -> list[Event] | None:
    """Give the answer of a seat, or what is said from outside the game; return its events, None if it was refused.

    Choices that the engine has no event for are told too, so that they can be made again.
    """
    if action == CALL_TIME:
        engine.call_time(table)
        return [TimeCalled()]
    taken_in = action == PASS and table.phase == TURN and seat == table.turn and not names_egg(table)
    if action == RULE_CHOMBO:
        done = engine.rule_chombo(table, seat)
    elif action == RULE_FINE:
        done = engine.rule_fine(table, seat)
    elif FOLLOW <= action < FOLLOW + SEATS:
        done = engine.name_followed(table, seat, action - FOLLOW)
    else:
        done = 0 <= action < ACTIONS and engine.act(table, seat, action)
    if not done:
        return None
    return [*([TakenIn(seat)] if taken_in else []), *told(table, engine.rules, engine.desk)]


def load_dice(table: Any, dice: tuple[int, ...]) -> None:
    """Let the table's generator throw these dice next. Raises Unplayable for dice that nobody can throw."""
    if not all(1 <= die <= 6 for die in dice) or len(dice) > MOST_DICE:
        raise Unplayable(f"no dice show {' '.join(map(str, dice))}")
    table.random[:] = _state_before(dice)


def load_next(table: Any, events: Sequence[Event]) -> None:
    """Load the dice of the next throw among the events, if there is one, and of those that may fall in the same step.

    Nothing but pay is told between them, or a treasure, whose place another takes at once (JILIN-52).
    """
    to_come = dropwhile(lambda event: not isinstance(event, Dice), events)
    together = takewhile(_lies_between_throws, to_come)
    thrown = tuple(die for event in together if isinstance(event, Dice) for die in event.dice)
    if thrown:
        load_dice(table, thrown)


def _lies_between_throws(event: Event) -> bool:
    return isinstance(event, Dice | Payment) or (isinstance(event, Reveal) and event.what == "treasure")


@lru_cache(maxsize=1000)
def _state_before(dice: tuple[int, ...]) -> Any:
    """Find a state of the generator with these throws ahead of it, by trying: 6 ** len(dice) times on average."""
    table = empty_table()
    seed = 0
    while True:
        words = seed_words(seed, "loaded dice")
        table.random[:] = words
        if all(throw_die(table) == die for die in dice):
            return np.array(words)
        seed += 1
