"""One hand of a trial to look at: the first with a fork, played on as the advice says, then as the control does."""

from typing import Any, NamedTuple

import numpy as np

from fangcheng.bots.minds import minds_of
from fangcheng.bots.protocol import steady
from fangcheng.bots.steady import steady_choice
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.play.act import owing_seat
from fangcheng.errors import FangchengError
from fangcheng.game.match import Match
from fangcheng.trials.conditions import finds_fork
from fangcheng.trials.fork import ADVICE, AS_EVER, CONTROL, FORK, clear_habits
from fangcheng.trials.habits import choice_by_habit
from fangcheng.trials.names import CONDITIONS, HANDS_BEFORE
from fangcheng.trials.registered import FORK as BOTH_WAYS
from fangcheng.trials.registered import Trial
from fangcheng.trials.work import Fork

SIDES = {"advice": ADVICE, "control": CONTROL}
AT_ONCE, MOST = 200, 20_000  # walls looked at together, and at most


class Shown(NamedTuple):
    """A hand both ways."""

    wall: int
    seat: int  # who stands at the fork
    matches: dict[str, Match]  # by the names of SIDES, each played to the end of the hand


def show_hand(trial: Trial, variant: str) -> Shown:
    """Return the first hand of a trial that has a fork, both ways, by the registered seed.

    Raises FangchengError for a trial that does not play positions both ways, and where no hand has a fork.
    """
    if trial.design != BOTH_WAYS:
        raise FangchengError(f"{trial.id} plays no position both ways: it is a {trial.design}")
    worker = Fork(variant, trial.condition, trial.seed).worker()
    for first in range(0, MOST, AT_ONCE):
        met = np.flatnonzero(worker.play(first, AT_ONCE).walls["count"].any(axis=1))
        if len(met):
            return shown_wall(trial, variant, first + int(met[0]))
    raise FangchengError(f"{trial.id}: nothing of the kind in {MOST:,} hands of {variant}")


def shown_wall(trial: Trial, variant: str, wall: int) -> Shown:
    """Return the first fork of a wall that has one, both ways."""
    seed = f"{trial.seed}:{wall}"
    match = Match(variant, seed, mode="interpreted")
    brain: Any = with_attributes(minds_of([steady()], match.engine)[0])[0]
    brain.random[:] = seed_words(seed, "bots")
    fork: Any = with_attributes(np.zeros(1, FORK))[0]
    for _ in range(HANDS_BEFORE.get(trial.condition, 0)):
        while not match.hand_over:
            step(match, brain)
        match.next_hand()
    number = CONDITIONS.index(trial.condition)
    while not match.hand_over:
        seat = int(owing_seat(match.table))
        clear_habits(fork)
        if finds_fork(match.table, match.engine.rules, match.engine.desk, brain, seat, fork, number):
            sides = {name: played_on(match.copy(), brain.copy(), fork, seat, side) for name, side in SIDES.items()}
            return Shown(wall, seat, sides)
        step(match, brain)
    raise FangchengError(f"{trial.id}: hand {wall} of {variant} has no fork")


def played_on(match: Match, brain: Any, fork: Any, seat: int, side: int) -> Match:
    """Play one side of a fork to the end of the hand."""
    match.act(seat, int(fork.actions[side]))
    while not match.hand_over:
        asked = int(owing_seat(match.table))
        if asked == seat and fork.habits[side] != AS_EVER:
            rules, desk = match.engine.rules, match.engine.desk
            match.act(seat, int(choice_by_habit(match.table, rules, desk, brain, seat, fork, side)))
        else:
            step(match, brain)
    return match


def step(match: Match, brain: Any) -> None:
    """Let the seat that is asked answer as `steady` does."""
    seat = int(owing_seat(match.table))
    match.act(seat, int(steady_choice(match.table, match.engine.rules, match.engine.desk, brain, seat)))
