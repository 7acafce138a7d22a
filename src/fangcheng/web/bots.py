"""The bots of one table: each answers from its own seat's view, compiled as soon as that is ready."""

import threading
from typing import Any

import numpy as np

from fangcheng.bots.batch import STEADY, bot_choice
from fangcheng.bots.brain import BRAIN
from fangcheng.core.kernel import compiled
from fangcheng.core.random import seed_words
from fangcheng.game.engine import Engine, copy_of, desk_for
from fangcheng.game.match import Match

NAMES = ("Mei", "Lan", "Zhu")  # plum, orchid, bamboo

_compiling = threading.Lock()
_compiled = threading.Event()  # bot_choice may be called compiled


class Bots:
    """Players of all seats but the person's."""

    def __init__(self, seed: str, bot: int = STEADY) -> None:
        self.bot = bot
        self.brain: Any = np.zeros(1, BRAIN).view(np.recarray)[0]
        self.brain.random[:] = seed_words(f"bots {seed}")

    def choice(self, match: Match, seat: int) -> int:
        """The number of the action the bot at `seat` takes."""
        engine = match.engine
        ready = _compiled.is_set() and engine.mode != "interpreted"
        choose = compiled(bot_choice) if ready else bot_choice
        return int(choose(match.table, engine.rules, engine.desk, self.brain, seat, self.bot))


def warm_up(match: Match) -> threading.Thread:
    """Compile game and bots behind the player's back; whoever is already playing changes over when it is done."""
    table = copy_of(match.table)
    thread = threading.Thread(target=_compile, args=(match.engine, table), name="fangcheng-bots", daemon=True)
    thread.start()
    return thread


def _compile(engine: Engine, table: Any) -> None:
    with _compiling:
        if engine.is_compiled and _compiled.is_set():
            return
        engine.warm_up(wait=True)
        desk = desk_for(engine.rules)
        seat = next((seat for seat in range(int(table.seats)) if int(table.owed) >> seat & 1), 0)
        compiled(bot_choice)(table, engine.rules, desk, Bots("warm up").brain, seat, STEADY)
        _compiled.set()
