"""The bots of one table: each answers from its own seat's view, compiled as soon as that is ready."""

import json
import logging
import os
import threading
from collections import OrderedDict
from collections.abc import Container, Mapping
from typing import Any

from fangcheng.bots import STRONG
from fangcheng.bots.aim_worth import worths_for
from fangcheng.bots.batch import STEADY
from fangcheng.bots.brain import new_brains
from fangcheng.bots.characters import PLAIN, STRONGEST, character
from fangcheng.bots.fits import fitted
from fangcheng.bots.outsiders import choice_at
from fangcheng.bots.rollouts import can_run_compiled
from fangcheng.bots.rollouts import warm_up as warm_up_rollouts
from fangcheng.bots.weights import weights_of
from fangcheng.core.dialect.helper import end_with_parent, start_helper
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.play.live_claims import next_in_play
from fangcheng.core.state.action_codes import READY
from fangcheng.core.state.codes import CLAIM, TURN
from fangcheng.core.state.rule_codes import LIVE
from fangcheng.errors import UnknownName
from fangcheng.game.actions import owing
from fangcheng.game.engine import Engine
from fangcheng.game.match import Match
from fangcheng.rules.option import Value
from fangcheng.rules.ruleset import Ruleset
from fangcheng.variants import of_record
from fangcheng.web.compiling import may_order
from fangcheng.web.memory import settle_new
from fangcheng.web.table.bounds import payer
from fangcheng.web.table.thinking import Thinker

NAMES = ("Mei", "Lan", "Zhu", "Ju", "Song", "He")  # plum, orchid, bamboo, chrysanthemum, pine, lotus

logger = logging.getLogger("fangcheng")

_orders = threading.Lock()  # held while one of these two is changed
# Games to compile, the one at hand included, by the address that ordered them; whose turn is next stands first.
_wanted: OrderedDict[str, dict[str, Ruleset]] = OrderedDict()
_worker: threading.Thread | None = None


def check_manner(bots: str, temperament: str) -> None:
    """Raise UnknownName for bots that play at random in some manner."""
    if bots == "random" and temperament:
        raise UnknownName("temperament of random bots", temperament, (), "Leave it out, or choose other bots.")


class Bots:
    """Players of all seats but those of people."""

    def __init__(
        self, engine: Engine, seed: str, bot: int = STEADY, level: str = STRONGEST, temperament: str = PLAIN
    ) -> None:
        self.bot, self._level = bot, level
        self._thinker = Thinker() if level == STRONG else None
        usual = character(STRONGEST if level == STRONG else level, temperament)
        self.brain: Any = new_brains(1)
        self.brain["weights"] = fitted(weights_of(usual), engine.ruleset)
        self.brain["worth"] = worths_for(engine, self.brain["weights"][0])
        self.brain["random"] = seed_words(f"bots {seed}")

    @property
    def level(self) -> str:
        """Return the level that has answered in the last turn of a bot: `steady` where `strong` could not think."""
        if self._thinker is None or self._thinker.has_thought:
            return self._level
        return STRONGEST

    def choice(self, match: Match, seat: int) -> int:
        """Return the number of the action the bot at `seat` takes."""
        if self._thinker is not None and match.plain["phase"] == TURN and match.plain["turn"] == seat:
            thought = self._thinker.answer(match, seat)
            if thought is not None:
                return thought
        match.engine.furnish()
        return int(match.engine.run_whole(choice_at, match.table, self.brain, seat, self.bot))

    def answer(self, match: Match, seat: int) -> int:
        """Let the bot at `seat` act, and return what it did."""
        number = self.choice(match, seat)
        match.act(seat, number)
        return number

    def answer_silently(self, match: Match, people: Container[int]) -> None:
        """Answer everything but the bots' own turns. `people` are the seats of those who are no bots."""
        while bots := [seat for seat in match.owed if seat not in people and not takes_time(match, seat, people)]:
            self.answer(match, bots[0])

    def in_no_hurry(self, match: Match, people: Container[int]) -> list[int]:
        """Return the bots that owe a decision and let a pause go by."""
        return [seat for seat in match.owed if seat not in people and takes_time(match, seat, people)]

    def take_turn(self, match: Match, seat: int, people: Container[int]) -> None:
        """Play the turn of the bot at `seat`, and what the others answer to it."""
        number = self.answer(match, seat)
        if READY <= number < READY + 4 and match.plain["turn"] == seat and match.plain["phase"] == TURN:
            self.answer(match, seat)  # the declaration and its discard are one move
        self.answer_silently(match, people)


def takes_time(match: Match, seat: int, people: Container[int]) -> bool:
    """Return True if the bot at `seat` lets a pause go by: in its turn, or before it reaches for the wall."""
    table = match.plain
    if table["phase"] == TURN:
        return seat == int(table["turn"])
    live = table["phase"] == CLAIM and match.engine.numbers.claim_timing == LIVE
    may_claim = any(owing in people for owing in match.owed)
    return bool(live and may_claim and seat == next_in_play(match.table))


def warm_up(match: Match, thinks: bool = False) -> threading.Thread | None:
    """Compile game and bots behind the players' backs, once for all tables of the same rules; `thinks`: strong, too.

    Whoever is already playing changes over when it is done. None: it is done, or who asks has had so many compiled that
    this one has to wait until it is asked for again.
    """
    global _worker
    engine = match.engine
    if engine.is_compiled and engine.compiled_now(choice_at) is not None and (not thinks or can_run_compiled(engine)):
        return None
    game = json.dumps([engine.ruleset.id, engine.ruleset.house, dict(match.options), match.preset, thinks])
    if not may_order(game):
        return None
    with _orders:
        if not any(game in games for games in _wanted.values()):
            _wanted.setdefault(payer.get().address, {})[game] = engine.ruleset
        if _worker is None:
            _worker = threading.Thread(target=_work, name="fangcheng-warm-up", daemon=True)
            _worker.start()
        return _worker


def _work() -> None:
    """Compile what is wanted, one game of each address in turn, and end when nothing is."""
    global _worker
    while True:
        with _orders:
            if not _wanted:
                _worker = None
                return
            address, games = next(iter(_wanted.items()))
            game, ruleset = next(iter(games.items()))
        try:
            _compile(game, ruleset)
        except Exception:
            logger.exception("compiling failed; tables go on interpreted")
        settle_new()
        with _orders:
            del games[game]
            _wanted.move_to_end(address)
            if not games:
                del _wanted[address]


def _compile(game: str, ruleset: Ruleset) -> None:
    """Compile in a process of its own, which leaves this one's interpreter to the players; then load the result."""
    code = "import sys; from fangcheng.web.table.bots import compile_apart as go; go(sys.argv[1])"
    with start_helper(code, game) as helper:
        finished = helper.wait() == 0
    if finished:
        _, _, options, preset, thinks = json.loads(game)
        compile_all(ruleset, options, preset)
        if thinks:
            compile_thinking(ruleset, options, preset)
    else:
        logger.warning("compiling failed; tables go on interpreted")


def compile_all(ruleset: Ruleset, options: Mapping[str, Value] | None = None, preset: str | None = None) -> None:
    """Compile what a table calls, or load it where it has been compiled before."""
    engine = Engine(ruleset, options, preset, mode="auto")
    engine.warm_up(wait=True)
    table = engine.new_table("warm up")
    engine.start_hand(table)
    engine.furnish()
    engine.learn(choice_at, table, new_brains(1), owing(table)[0], STEADY)


def compile_thinking(ruleset: Ruleset, options: Mapping[str, Value] | None = None, preset: str | None = None) -> None:
    """Compile what the bots of a table call that are strong, or load it."""
    warm_up_rollouts(Engine(ruleset, options, preset, mode="auto"))


def compile_apart(game: str) -> None:
    """Compile a game, its options and preset for the cache, in the helper process, and let the players go first."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(10)
    variant, house, options, preset, thinks = json.loads(game)
    ruleset = of_record(variant, house)
    compile_all(ruleset, options, preset)
    if thinks:
        compile_thinking(ruleset, options, preset)
