"""The bots of one table: each answers from its own seat's view, compiled as soon as that is ready."""

import json
import logging
import os
import threading
from collections.abc import Mapping
from typing import Any

import numpy as np

from fangcheng.bots.batch import STEADY, bot_choice
from fangcheng.bots.brain import BRAIN
from fangcheng.core.dialect.compiler import compiled, has_landed
from fangcheng.core.dialect.helper import end_with_parent, start_helper
from fangcheng.core.dialect.random import seed_words
from fangcheng.game.actions import owing
from fangcheng.game.engine import Engine
from fangcheng.game.match import Match
from fangcheng.rules.option import Value
from fangcheng.rules.ruleset import Ruleset
from fangcheng.variants import of_record

NAMES = ("Mei", "Lan", "Zhu", "Ju", "Song", "He")  # plum, orchid, bamboo, chrysanthemum, pine, lotus

logger = logging.getLogger("fangcheng")

_compiling = threading.Lock()
_compiled = threading.Event()  # bot_choice may be called compiled


class Bots:
    """Players of all seats but the person's."""

    def __init__(self, seed: str, bot: int = STEADY) -> None:
        self.bot = bot
        self.brain: Any = np.zeros(1, BRAIN).view(np.recarray)[0]
        self.brain.random[:] = seed_words(f"bots {seed}")

    def choice(self, match: Match, seat: int) -> int:
        """Return the number of the action the bot at `seat` takes."""
        engine = match.engine
        ready = engine.mode != "interpreted" and _is_ready(engine)
        choose = compiled(bot_choice, engine.rules) if ready else bot_choice
        return int(choose(match.table, engine.rules, engine.desk, self.brain, seat, self.bot))


def warm_up(match: Match) -> threading.Thread:
    """Compile game and bots behind the player's back; whoever is already playing changes over when it is done."""
    thread = threading.Thread(target=_warm_up, args=(match,), name="fangcheng-warm-up", daemon=True)
    thread.start()
    return thread


def _is_ready(engine: Engine) -> bool:
    """Return True if bots may answer compiled at a table of these rules."""
    return _compiled.is_set() and has_landed(bot_choice, engine.rules)


def _warm_up(match: Match) -> None:
    """Compile in a process of its own, which leaves this one's interpreter to the players; then load the result."""
    with _compiling:
        if _is_ready(match.engine):
            return
        code = "import sys; from fangcheng.web.table.bots import compile_apart as go; go(sys.argv[1])"
        ruleset = match.engine.ruleset
        game = json.dumps([ruleset.id, ruleset.house, dict(match.options), match.preset])
        with start_helper(code, game) as helper:
            finished = helper.wait() == 0
        if finished:
            compile_all(ruleset, match.options, match.preset)
            _compiled.set()
        else:
            logger.warning("compiling failed; tables go on interpreted")


def compile_all(ruleset: Ruleset, options: Mapping[str, Value] | None = None, preset: str | None = None) -> None:
    """Compile what a table calls, or load it where it has been compiled before."""
    engine = Engine(ruleset, options, preset, mode="auto")
    engine.warm_up(wait=True)
    table = engine.new_table("warm up")
    engine.start_hand(table)
    seat = owing(table)[0]
    compiled(bot_choice, engine.rules)(table, engine.rules, engine.desk, Bots("warm up").brain, seat, STEADY)


def compile_apart(game: str) -> None:
    """Compile a game, its options and preset for the cache, in the helper process, and let the players go first."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(10)
    variant, house, options, preset = json.loads(game)
    compile_all(of_record(variant, house), options, preset)
