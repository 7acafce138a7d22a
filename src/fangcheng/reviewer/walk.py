"""A recorded game as a walk from decision to decision, each with the table as its seat saw it then."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from fangcheng.core.state.action_codes import (
    CLAIM_OPENED,
    CLAIM_PUNG,
    OPEN_KONG,
    PASS,
    WIN,
)
from fangcheng.core.state.codes import CLAIM, ROB
from fangcheng.core.table.tile_actions import is_chow
from fangcheng.game.actions import actions_of
from fangcheng.game.engine import Engine, Mode
from fangcheng.game.seen import seen_record
from fangcheng.game.undoing import bring_back
from fangcheng.game.views import View
from fangcheng.records.model import GameRecord
from fangcheng.records.replay.film import Answered, Film

LET_GO, CHOWS, SETS, WINS = range(4)  # what goes before what when several want one tile


class Decision(NamedTuple):
    """One answer of a seat; hand and step count from 0, as in a replay."""

    number: int  # among those of the game
    hand: int
    step: int
    seat: int
    player: int  # number in the list of players
    action: int
    table: bytes  # before it, packed
    is_told: bool  # False where the record does not tell whether the seat wanted the tile that another took


class Walk:
    """All decisions of a game. `games` are the matches of its company up to it, as `Film` takes them.

    `players` are the names of those who sat down, by seat, or of all in their order where some wait for a seat, and
    `scores` their points before the first hand and after each; `seated` has for each hand the player at every seat.
    Raises CannotFollow where the record tells what cannot be played, FangchengError for rules that are unknown.
    """

    def __init__(self, games: Sequence[GameRecord], mode: Mode = "auto") -> None:
        heard: list[list[Answered]] = [[] for _ in games[-1].hands]
        film = Film(games, mode, lambda hand, answered: heard[hand].append(answered))
        self.game = film.game
        self.engine: Engine = film.match.engine
        self._player_of = _player_of(film)
        self.players = _names(film, self._player_of)
        self.decisions = tuple(self._all_decisions(heard))
        self.scores = _scores(film, self._player_of)
        persons = (film.at(hand, 0).persons for hand in range(len(film.reels)))
        self.seated = tuple(tuple(self._player_of[person] for person in seats) for seats in persons)

    def __len__(self) -> int:
        return len(self.decisions)

    def _all_decisions(self, heard: Sequence[Sequence[Answered]]) -> Iterator[Decision]:
        number = 0
        for hand, answered_here in enumerate(heard):
            for step, together in groupby(answered_here, lambda answered: answered.step):
                answers = [(one, bring_back(one.table)) for one in together]
                for answered, table in answers:
                    if not int(table.owed) >> answered.seat & 1:
                        continue  # what a host rules
                    player = self._player_of[int(table.person[answered.seat])]
                    told = _is_told(self.engine, answered, table, answers)
                    yield Decision(number, hand, step, answered.seat, player, answered.action, answered.table, told)
                    number += 1

    def view(self, decision: Decision) -> View:
        """Return what the seat saw."""
        table = bring_back(decision.table)
        return View(self.engine, seen_record(self.engine, table, decision.seat), decision.seat)


def rank_of(action: int) -> int:
    """Return how an answer to an offered tile ranks."""
    if action == WIN:
        return WINS
    if CLAIM_PUNG <= action <= OPEN_KONG or action == CLAIM_OPENED:
        return SETS
    return CHOWS if is_chow(action) else LET_GO


def _is_told(engine: Engine, answered: Answered, table: Any, together: Sequence[tuple[Answered, Any]]) -> bool:
    """Return True unless another took the tile, so that the record is silent about what this seat wanted.

    Whoever could have gone before the one who took it did let it go.
    """
    if int(table.phase) not in (CLAIM, ROB) or answered.action != PASS:
        return True
    taken = max((rank_of(one.action) for one, _ in together if one.seat != answered.seat), default=LET_GO)
    wanted = (rank_of(one.number) for one in actions_of(table, engine.rules, answered.seat) if one.number != PASS)
    return taken == LET_GO or min(wanted, default=WINS) > taken


def _player_of(film: Film) -> tuple[int, ...]:
    """Return for each person the number in the list of players: the first seat, or the person where some wait."""
    first = film.at(0, 0)
    if first.waiting:
        return tuple(range(len(first.scores_by_person)))
    return tuple(first.persons.index(person) for person in range(len(first.persons)))


def _names(film: Film, player_of: Sequence[int]) -> tuple[str, ...]:
    told = film.game.players
    return tuple(told[number] if number < len(told) else "" for number in range(len(player_of)))


def _scores(film: Film, player_of: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return the points of all players before the first hand and after each."""
    first = film.at(0, 0)
    before, told = first.scores_by_person, film.game.hands[0].start_scores or ()
    for person, score in zip(first.persons, told):
        before[person] = score
    after = (film.at(hand, len(reel.moments) - 1).scores_by_person for hand, reel in enumerate(film.reels))
    return tuple(_in_order(scores, player_of) for scores in (before, *after))


def _in_order(scores: Sequence[int], player_of: Sequence[int]) -> tuple[int, ...]:
    return tuple(score for _, score in sorted(zip(player_of, scores)))
