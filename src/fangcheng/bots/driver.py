"""One table at which bots play: those of the house answer by themselves, the others are asked with their view."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from fangcheng.bots.asked import ask_bot
from fangcheng.bots.minds import minds_of
from fangcheng.bots.outsiders import MOST_SAID, REFUSED, SAID, answer, deal_and_play
from fangcheng.bots.protocol import HouseBot
from fangcheng.bots.tally import TALLY
from fangcheng.bots.visitors import Visitor
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.state.codes import MATCH_OVER, NOBODY
from fangcheng.core.state.desk import DESK
from fangcheng.core.state.rules import RULES
from fangcheng.core.state.table import TABLE
from fangcheng.game.actions import numbers_of
from fangcheng.game.engine import Engine, array_of
from fangcheng.game.seen import seen_record
from fangcheng.game.views import View
from fangcheng.rules.ruleset import Variant

NO_WORK = np.zeros((), DESK["work"])


class Driver:
    """A table and the bots at it; nothing is noted but what the record holds and the tally of the match.

    `eyes` is a second engine of the same rules: views work on a desk of its own and never on the table's. `variant` is
    what both were made of, which bots of another checkout must know.
    """

    def __init__(self, engine: Engine, eyes: Engine, variant: Variant | None = None) -> None:
        self.variant = engine.ruleset if variant is None else variant
        self.engine, self.eyes = engine, eyes
        engine.furnish()
        eyes.keep_desk()
        eyes.furnish()
        self.bots: Sequence[Any] = ()  # by person, each checked
        self.seed = ""
        self.table: Any = None  # the record, as everybody reads it
        self._said = np.zeros(1, SAID)  # since a visitor was last told
        self._tallies = np.zeros(1, TALLY)
        self._arrays: tuple[Any, ...] = ()

    @property
    def over(self) -> bool:
        """Return True if the match has ended."""
        return bool(self.table["phase"] == MATCH_OVER)

    @property
    def visitors(self) -> set[Visitor]:
        """Return the bots of other checkouts, one for all persons that it plays for."""
        return {bot for bot in self.bots if isinstance(bot, Visitor)}

    @property
    def tally(self) -> Any:
        """Return the tally of the match so far; its `now` is the hand played last."""
        return self._tallies[0]

    def begin(self, seed: str, bots: Sequence[Any]) -> None:
        """Begin a match with the bots in the order of joining; the walls are those of `Match(variant, seed)`."""
        self.seed, self.bots = seed, bots
        self.table = self.engine.new_table(seed)
        self._tallies[:] = np.zeros(1, TALLY)
        brains, numbers = minds_of(bots, self.engine)
        brains["random"] = seed_words(seed, "bots")
        for visitor in self.visitors:
            visitor.begin(self.engine, self.variant, [seed])
        self._said["places"] = MOST_SAID if self.visitors else 0
        for person, bot in enumerate(bots):
            if not isinstance(bot, (HouseBot, Visitor)) and callable(getattr(bot, "new_match", None)):
                bot.new_match(int(seed_words(f"{seed}:{person}", "own bot")[0]))
        records = (array_of(self.engine.rules, RULES), array_of(self.engine.desk, DESK))
        self._arrays = (
            array_of(self.table, TABLE),
            *records,
            brains,
            numbers,
            self._tallies,
            self._said,
        )

    def get_ready(self) -> None:
        """Compile what the bots of the house play by, or load it, before anything is played."""
        for kernel in (deal_and_play, answer):
            self.engine.compiled(kernel)

    def play_hand(self) -> None:
        """Deal the next hand and play it to its end. Raises BotError."""
        self._tallies["now"]["hand"] = self._tallies["hands"]
        seat = self._run(deal_and_play)
        while seat != NOBODY:
            seat = self._run(answer, seat, self._asked(seat))
            assert seat != REFUSED, "a legal action was refused"
        self._tell_visitors()
        for visitor in self.visitors:
            visitor.compare([self.table["scores"].tolist()])

    def _run(self, kernel: Any, *arguments: int) -> int:
        return int(self.engine.run_arrays(kernel, *self._arrays, *arguments))

    def _asked(self, seat: int) -> int:
        """Return the number of the action that the bot at `seat` takes."""
        bot = self.bots[int(self.table["person"][seat])]
        if isinstance(bot, Visitor):
            self._tell_visitors()
            theirs = bot.answers([(0, seat)])[0]
            if theirs not in numbers_of(self.table, seat):
                raise bot.not_open(theirs, seat)
            return theirs
        self.eyes.desk["work"] = NO_WORK  # where the views of other bots have left their hands
        view = View(self.eyes, seen_record(self.eyes, self._arrays[0][0], seat), seat)
        return ask_bot(bot, view, self.table, self.engine.rules, self.seed)

    def _tell_visitors(self) -> None:
        """Tell all visitors what has been answered since they were last told."""
        said = self._said[0]
        for visitor in self.visitors:
            visitor.tell(0, said["rows"][: said["count"]])
        said["count"] = 0
