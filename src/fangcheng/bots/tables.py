"""`Tables` with players: bots answer for the seats of many tables at once, and play them out."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from fangcheng.bots.asked import ask_bot
from fangcheng.bots.batch import RANDOM
from fangcheng.bots.imagined import deal_worlds
from fangcheng.bots.minds import minds_of
from fangcheng.bots.protocol import HouseBot, checked_bot, house_bot, load_bot, name_of_bot
from fangcheng.bots.seated import ASKED_OUTSIDE, TO_HAND, TO_MATCH, choose_as_bot, play_tables, play_tables_by_chance
from fangcheng.bots.thought import THOUGHT
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.state.action_codes import PASS
from fangcheng.core.state.codes import NOBODY, PERSONS
from fangcheng.core.state.table import TABLE
from fangcheng.errors import FangchengError, UnknownName
from fangcheng.game import tables as plain
from fangcheng.game.engine import Mode
from fangcheng.game.event_types import ENDINGS
from fangcheng.game.tables import Which
from fangcheng.game.views import View

UNTIL = {"hand": TO_HAND, "match": TO_MATCH}
MOST_BOTS = 127  # whom `play_on` can tell apart
NO_END = np.iinfo(np.int32).max  # as a number of actions or hands


@dataclass(frozen=True, eq=False)
class PlayedOut:
    """How tables stand that bots have played out."""

    hand_changes: npt.NDArray[np.int32]  # (n, seats): points by seat since the last hand began
    scores: npt.NDArray[np.int32]  # (n, seats): points by seat
    endings: tuple[str, ...]  # how the last hand of each ended, as in `View.ending`
    decisions: npt.NDArray[np.int64]  # (n,): answers given since the call


class Tables(plain.Tables):
    __doc__ = plain.Tables.__doc__

    _minds: Mapping[tuple[str, ...], tuple[np.ndarray, np.ndarray]] = {}  # brains of bots that have sat here

    def policy_actions(self, bot: Any = "steady", where: Which = None) -> npt.NDArray[np.int64]:
        """Return (n,) int64: what a bot answers for the acting seat of each table; 57 (pass) where nobody acts.

        `bot`: a name of `load_bot`, or a bot. Those of the house answer compiled, all tables in one call; any other is
        asked with the view of each seat. `where` names tables, by numbers, a mask or a slice: elsewhere the answer is
        pass, and no chance is used. Dice are thrown from each table's own chance, as `random_actions` throws them.
        Raises UnknownName for a bot that is not there, BotError for an answer that is not open.
        """
        player = _bot(bot)
        if not isinstance(player, HouseBot):
            return self._asked(player, where)
        if player.code == RANDOM:
            return self.random_actions(where)
        actions = np.zeros(len(self), np.int64)
        brains, _ = self._brains([player])
        self._run(choose_as_bot, *self._arrays, self._meant(where), brains, actions)
        return actions

    def play_out(self, bot: Any = "steady", until: str = "hand", where: Which = None) -> PlayedOut:
        """Let a bot of the house answer for all seats until the hand is over at every table, or the match.

        A hand that is over already stays so. `until="match"` goes on until a match is over or `truncated`. `where`
        names the tables that play; the others stand still, and are told as they stand.
        Raises UnknownName for a bot that is not of the house, and for another `until`.
        """
        before = self._notices["taken"].copy()
        minds = np.zeros((len(self), PERSONS), np.int8)
        self.play_on([bot], minds, until, where)
        return PlayedOut(
            self.hand_changes,
            self.scores,
            tuple(ENDINGS[code] if code else "" for code in self._tables["ending"].tolist()),
            (self._notices["taken"] - before).astype(np.int64),
        )

    def play_on(
        self,
        bots: Sequence[Any],
        minds: npt.ArrayLike,
        until: str = "hand",
        where: Which = None,
        most_taken: int = NO_END,
    ) -> None:
        """Let bots of the house answer at every table until a person without a bot is asked, or the hand is over.

        `minds`: (n, 7) whole numbers, for each table and person the place of his bot in `bots` (127 at most), or -1.
        `until="match"` deals hand after hand until the match is over or `truncated`. No more than `most_taken` actions
        of a match are taken. Raises UnknownName for a bot that is not of the house, FangchengError for other `minds`
        and more bots.
        """
        if until not in UNTIL:
            raise UnknownName("end", str(until), tuple(UNTIL), 'Play goes on until "hand" or "match".')
        players, given = [_house_bot(bot) for bot in bots], np.asarray(minds)
        _check_minds(given, len(self), len(players))
        meant, limits = self._meant(where), (UNTIL[until], self.max_hands, most_taken)
        if all(player.code == RANDOM for player in players):
            rows = given.astype(np.int8)
            while self._run(play_tables_by_chance, *self._arrays, meant, rows, limits, self._log):
                self._make_room()
            return
        brains, numbers = self._brains(players)
        rows = np.where(given == ASKED_OUTSIDE, ASKED_OUTSIDE, numbers[given]).astype(np.int8)
        while self._run(play_tables, *self._arrays, meant, brains, rows, limits, self._log):
            self._make_room()

    @classmethod
    def _of_view(cls, view: View, n: int, seed: str | int = 0, mode: Mode = "compiled") -> Self:
        """Return what `fangcheng.worlds` returns."""
        engine = view.engine
        chance = f"{seed}:{hashlib.sha256(view.octets).hexdigest()}"
        tables = cls(engine.ruleset, n, chance, engine.chosen, engine.preset, keep_actions=False, mode=mode)
        tables._lay(np.frombuffer(view.octets, TABLE))
        brains, _ = tables._brains([house_bot("steady")])
        thoughts = np.zeros(1, THOUGHT)
        thoughts["random"] = seed_words(chance, "worlds")
        if not tables._run(deal_worlds, *tables._arrays, brains, thoughts, view.seat):
            raise FangchengError(f"no worlds: what others may hold at this moment ({view.phase}) cannot be dealt")
        return tables

    # --- inside

    def _brains(self, bots: Sequence[HouseBot]) -> tuple[np.ndarray, np.ndarray]:
        """Return the brains of bots and for each bot the number of his; what they look up is laid on the desk."""
        if not self._minds:
            self.engine.furnish()
            self._rules, self._desk = self.engine.arrays()
        names = tuple(bot.name for bot in bots)  # of which `load_bot` makes the same bots
        if names not in self._minds:
            self._minds = {**self._minds, names: minds_of(bots, self.engine)}
        return self._minds[names]

    def _asked(self, bot: Any, where: Which) -> npt.NDArray[np.int64]:
        """Return what a bot that is asked with a view answers, table by table. Raises BotError."""
        actions = np.full(len(self), PASS, np.int64)
        acting = self._notices["acting"]
        for number in self._numbers(where).tolist():
            if acting[number] != NOBODY:
                view = self.view(number, int(acting[number]))
                table = self.record_at(number)
                actions[number] = ask_bot(bot, view, table, self.engine.rules, self.seeds[number])
        return actions


def _bot(bot: Any) -> Any:
    """Return the bot of a name, or a bot as it is."""
    return load_bot(bot) if isinstance(bot, str) else checked_bot(bot)


def _house_bot(bot: Any) -> HouseBot:
    """Return a bot that answers compiled. Raises UnknownName for any other."""
    found = _bot(bot)
    if not isinstance(found, HouseBot):
        raise UnknownName(
            "bot of the house",
            name_of_bot(found),
            (),
            "Only bots made of kernels play on by themselves; ask others by policy_actions.",
        )
    return found


def _check_minds(given: npt.NDArray[Any], tables: int, bots: int) -> None:
    """Raise FangchengError unless these are places in a list of bots, or -1, for each person at each table."""
    if given.shape != (tables, PERSONS) or given.dtype.kind not in "iu":
        raise FangchengError(f"minds: {given.dtype} of shape {given.shape}; whole numbers ({tables}, {PERSONS})")
    if bots > MOST_BOTS:
        raise FangchengError(f"bots: {bots} of them; one call takes {MOST_BOTS}, each named once")
    if not ASKED_OUTSIDE <= int(given.min()) <= int(given.max()) < bots:
        raise FangchengError(f"minds: numbers below {bots}, as many as there are bots, and -1 for nobody")


def worlds(view: View, n: int, seed: str | int = 0, mode: Mode = "compiled") -> Tables:
    """Return `n` tables that its reader cannot tell from the true one: what it does not see is dealt anew in each.

    Hands that others have declared wait; who has visibly answered answers again as `steady` would; the rest is as
    likely as the seat can tell from discards, so all worlds count alike. The wall has a new order and the table new
    dice. The same view and seed give the same worlds. They are those of the bot `strong`, told in docs/bots.md.
    Raises FangchengError for a view of a seat that owes nothing, and where no worlds can be dealt: stakes before the
    deal, hands that are shown, the tiles of an opened kong, and claims that may come late.
    """
    if view.seat is None or not view.actions:
        raise FangchengError("no worlds: they are dealt for a seat that owes a decision")
    return Tables._of_view(view, n, seed, mode)
