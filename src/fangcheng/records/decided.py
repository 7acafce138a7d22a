"""Every decision of recorded games, whatever the format: what the seat saw, what was open to it, what it did."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from fangcheng.core.state.action_codes import PASS
from fangcheng.core.state.table import TABLE
from fangcheng.errors import FangchengError
from fangcheng.game.actions import Action, action_of, actions_of
from fangcheng.game.engine import Mode, array_of
from fangcheng.game.observations import Eyes, Observation
from fangcheng.game.seen import seen_record
from fangcheng.game.undoing import table_of
from fangcheng.game.views import View
from fangcheng.records import read
from fangcheng.records.folders import files_in
from fangcheng.records.model import GameRecord
from fangcheng.records.outcomes import Outcome, outcomes
from fangcheng.records.played import LeftOut, PlayedGame, PlayedHand, play_again
from fangcheng.records.replay.heard import Answer


@dataclass(frozen=True)
class Decision:
    """One decision of a recorded game.

    `hand` counts from 1 in the game, `step` from 0 in the hand over all seats. A pass is a decision too.
    """

    game: GameRecord
    hand: int
    step: int
    outcome: Outcome
    _answer: Answer
    _hand: PlayedHand
    _played: PlayedGame

    @property
    def seat(self) -> int:
        """Return whose decision it is."""
        return self._answer.seat

    @property
    def person(self) -> int:
        """Return who sits there: his number in `game.players`."""
        return self._hand.persons[self.seat]

    @property
    def action(self) -> int | None:
        """Return the number of what was done; None where a stronger claim hides what the seat wished."""
        return self._answer.action if self._answer.known else None

    @property
    def passed(self) -> bool:
        """Return True if the seat let pass what was open to it, which no log says in so many words."""
        return self.action == PASS

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """Return what was open to the seat, by rising number."""
        return tuple(actions_of(self._table(), self._played.engine.rules, self.seat))

    @property
    def chosen(self) -> Action | None:
        """Return what was done, with its label and tiles; None as for `action`."""
        if self.action is None:
            return None
        return action_of(self._table(), self._played.engine.rules, self.seat, self.action)

    @cached_property
    def view(self) -> View:
        """Return all that the seat knew, and nothing more."""
        engine = self._played.engine
        return View(engine, seen_record(engine, self._table(), self.seat), self.seat)

    def observe(self, planes: bool = False) -> Observation:
        """Return what the seat saw as numbers: the arrays of `Match.observe`."""
        engine = self._played.engine
        eyes = Eyes(engine)
        out = eyes.room_for(1, planes)
        eyes.look(engine.run_arrays, array_of(self._table(), TABLE), np.array([self.seat], np.int8), out)
        return {name: rows[0] for name, rows in out.items()}

    def _table(self) -> object:
        return table_of(self._answer.table)


def decisions(
    path: str | Path,
    *,
    preset: str | None = None,
    unknown: bool = False,
    left_out: list[LeftOut] | None = None,
    mode: Mode = "auto",
) -> Iterator[Decision]:
    """Yield every decision of the games in a file, or of all files in a folder, hand by hand in the order of play.

    Each hand is played again by our rules; one that cannot be followed to its end gives no decisions. `unknown` adds
    those of which a stronger claim hides what the seat wished. `preset` goes before the rules that records of others
    name. What is left out, damaged files too, is added to the list `left_out`; without one the first such thing raises
    FangchengError at its place.
    """
    told = _noted_in(left_out)
    for file in files_of(path, told):
        for _, played in games_of(file, told, preset, mode):
            yield from _decisions_of(played, unknown)


def _decisions_of(played: PlayedGame, unknown: bool) -> Iterator[Decision]:
    for hand in played.hands:
        came_of_it = outcomes(hand, played.placed)
        for step, (answer, outcome) in enumerate(zip(hand.answers, came_of_it, strict=True)):
            if answer.known or unknown:
                yield Decision(played.game, hand.number, step, outcome, answer, hand, played)


Noted = Callable[[LeftOut], None]


def _noted_in(left_out: list[LeftOut] | None) -> Noted:
    """Return what to do with what is left out."""
    if left_out is not None:
        return left_out.append

    def refuse(one: LeftOut) -> None:
        raise FangchengError(f"{one}; give a list `left_out` to go on without it")

    return refuse


def files_of(path: str | Path, left_out: Noted) -> Iterator[Path]:
    """Yield a file, or those of a folder that are not hidden, in the order of their names."""
    found = files_in(Path(path))
    if not found:
        left_out(LeftOut(str(path), 0, 0, "a folder without records"))
    yield from found


def numbered(file: Path, left_out: Noted) -> Iterator[tuple[int, GameRecord]]:
    """Yield the games of a file, each with its number from 1; what cannot be read is told."""
    try:
        yield from enumerate(read(file), start=1)
    except FangchengError as failure:
        left_out(LeftOut(file.name, 0, 0, str(failure).removeprefix(f"{file}: ")))
    except OSError as failure:
        left_out(LeftOut(file.name, 0, 0, (failure.strerror or str(failure)).lower()))


def games_of(
    file: Path, left_out: Noted, preset: str | None = None, mode: Mode = "auto"
) -> Iterator[tuple[int, PlayedGame]]:
    """Yield the games of a file, each with its number from 1, played again; what is lost of it is told."""
    for number, game in numbered(file, left_out):
        try:
            played = play_again(game, preset, mode)
        except FangchengError as refusal:
            left_out(LeftOut(file.name, number, 0, str(refusal)))
            continue
        for hand, reason in played.left_out:
            left_out(LeftOut(file.name, number, hand, reason))
        yield number, played
