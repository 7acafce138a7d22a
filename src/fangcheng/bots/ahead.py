"""Whole games compiled ahead, for the cache: whatever a later program asks of them then need only be loaded."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from fangcheng.bots import NAMES
from fangcheng.bots.batch import STEADY
from fangcheng.bots.brain import new_brains
from fangcheng.bots.matches import MixedWorker, Setting, Worker
from fangcheng.bots.outsiders import choice_at
from fangcheng.core.institutions.rotation import company
from fangcheng.core.questions.asked_wins import SCORERS
from fangcheng.game.actions import owing
from fangcheng.game.asking import EXAMPLES, asker_of
from fangcheng.game.engine import HINTS, STEPS, Engine
from fangcheng.game.first_calls import learn_types
from fangcheng.game.tables import Tables
from fangcheng.game.warming import get_ready
from fangcheng.rules.option import Value

SILENT = 3.0  # seconds of compiling in which nobody need be told

QUESTIONS = tuple(kernel for kernel in EXAMPLES if kernel not in SCORERS.values())  # those that no game has for itself
PARTS = ("questions", "score", "table", "tables", "bots")


def compile_ahead(
    variant: str, options: dict[str, Value] | None = None, preset: str | None = None, bots: bool = False
) -> Iterator[str]:
    """Compile what is asked of a game, or load it where that was done before; yield the name of each part that is done.

    Parts are those of PARTS; bots are compiled where they are wanted. Raises UnknownVariant, UnknownName and BadOption.
    """
    engine = Engine(variant, options, preset, mode="compiled")
    for kernel in QUESTIONS:
        get_ready(kernel, EXAMPLES[kernel])
    yield "questions"
    asker_of(variant, options, preset).scorer("compiled")
    yield "score"
    for kernel in (*STEPS, *HINTS):
        learn_types(kernel, engine.compiled(kernel))
    yield "table"
    tables = Tables(variant, 1, seed=1, options=options, preset=preset)
    tables.step(tables.random_actions())
    yield "tables"
    if bots:
        _compile_bots(engine, variant, options, preset)
        yield "bots"


def _compile_bots(engine: Engine, variant: str, options: dict[str, Value] | None, preset: str | None) -> None:
    """Compile the bots of the house as they play by themselves, beside other bots, and at a table that is served."""
    names = tuple(NAMES[:1]) * int(company(engine.rules))
    setting = Setting(variant, tuple((options or {}).items()), preset, names, "ahead")
    for worker in (Worker(setting), MixedWorker(setting)):
        worker.play(0, 1, 1)
    table = engine.new_table("ahead")
    engine.start_hand(table)
    engine.furnish()
    engine.learn(choice_at, table, new_brains(1), owing(table)[0], STEADY)


@contextmanager
def told_if_it_takes_long(what: str) -> Iterator[None]:
    """Say on stderr, in a line, that something is being compiled, if that takes more than a moment."""
    line = f"compiling {what}; minutes the first time on a machine"
    timer = threading.Timer(SILENT, lambda: print(line, file=sys.stderr, flush=True))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
