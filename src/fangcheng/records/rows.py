"""The decisions of a recorded game as arrays: a row for each has what the seat saw, what it did, what came of it."""

import hashlib
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import numpy as np

from fangcheng.core.observe.channels import CHANNELS
from fangcheng.core.observe.scalars import NUMBERS
from fangcheng.core.state.action_codes import ACTIONS, PASS
from fangcheng.core.state.table import TABLE
from fangcheng.game.engine import Engine
from fangcheng.game.observations import Eyes, Observation
from fangcheng.records.model import GameRecord
from fangcheng.records.outcomes import Outcome, outcomes
from fangcheng.records.played import PlayedGame, PlayedHand
from fangcheng.records.replay.heard import Answer

UNKNOWN = 255  # the action of a row whose wish a stronger claim hides
MASK_OCTETS = ACTIONS // 8
SPLITS = ("train", "check", "test")
IN_TRAIN, IN_CHECK = 230, 243  # of 256 games so many are for training, for training or checking: 90 %, 5 %, 5 %

# Columns of numbers: name, dtype, and what it is of a Row. A masked array where some rows have none.
COLUMNS: dict[str, tuple[type[np.generic], Callable[["Row"], Any]]] = {
    "hand": (np.int16, lambda row: row.hand.number),
    "step": (np.int16, lambda row: row.step),
    "seat": (np.int8, lambda row: row.answer.seat),
    "person": (np.int8, lambda row: row.hand.persons[row.answer.seat]),
    "action": (np.uint8, lambda row: row.answer.action if row.answer.known else UNKNOWN),
    "known": (np.bool_, lambda row: row.answer.known),
    "passed": (np.bool_, lambda row: row.answer.known and row.answer.action == PASS),
    "next_points": (np.int32, lambda row: row.outcome.next_points),
    "hand_points": (np.int32, lambda row: row.outcome.hand_points),
    "won": (np.bool_, lambda row: row.outcome.won),
    "fed": (np.bool_, lambda row: row.outcome.fed),
    "win_points": (np.int32, lambda row: row.outcome.win_points),
    "place": (np.int8, lambda row: row.outcome.place),
    "final_score": (np.int32, lambda row: row.outcome.final_score),
    "final_points": (np.float32, lambda row: row.outcome.final_points),
}
PARTS = {"bits": (CHANNELS, np.uint64), "scalars": (NUMBERS, np.int32), "mask": (MASK_OCTETS, np.uint8)}


class Row(NamedTuple):
    """One decision before it is numbers."""

    hand: PlayedHand
    step: int  # from 0, over all seats of the hand
    answer: Answer
    outcome: Outcome


class Rows(NamedTuple):
    """The decisions of one game."""

    game: GameRecord
    split: str  # one of SPLITS, by the content of the game, so that a game is never in two
    numbers: dict[str, Any]  # by name: (n,), masked where some rows have none
    patterns: list[tuple[str, ...]]  # of the own wins in the hand
    seen: Observation  # as PARTS says; bit k of octet m of a mask is action 8m + k

    def __len__(self) -> int:
        return len(self.patterns)


def rows_of(played: PlayedGame, unknown: bool = False) -> Rows:
    """Return a row for each decision of a game, in the order of play; with `unknown` those, too, that nobody knows."""
    found = [
        Row(hand, step, answer, outcome)
        for hand in played.hands
        for step, (answer, outcome) in enumerate(zip(hand.answers, outcomes(hand, played.placed), strict=True))
        if answer.known or unknown
    ]
    numbers = {name: _column([of(row) for row in found], dtype) for name, (dtype, of) in COLUMNS.items()}
    seen = _seen(played.engine, [row.answer for row in found])
    numbers["forced"] = np.bitwise_count(seen["mask"]).sum(axis=1) == 1
    return Rows(played.game, split_of(played.game), numbers, [row.outcome.patterns for row in found], seen)


def split_of(game: GameRecord) -> str:
    """Return which part of a data set a game belongs to, by its hands as its format tells them, whatever its file."""
    first = hashlib.sha256(msgspec.json.encode(game.hands)).digest()[0]
    return SPLITS[int(first >= IN_TRAIN) + int(first >= IN_CHECK)]


def _column(values: list[Any], dtype: type[np.generic]) -> Any:
    if None not in values:
        return np.array(values, dtype)
    missing = [value is None for value in values]
    return np.ma.masked_array(np.array([0 if value is None else value for value in values], dtype), missing)


def _seen(engine: Engine, answers: list[Answer]) -> Observation:
    """Return what the seats saw, by one call for all."""
    out = {name: np.zeros((len(answers), width), dtype) for name, (width, dtype) in PARTS.items()}
    if not answers:
        return out
    eyes = Eyes(engine)
    seen = eyes.room_for(len(answers), planes=False)
    tables = np.frombuffer(bytearray(b"".join(answer.table for answer in answers)), TABLE)
    eyes.look(engine.run_arrays, tables, np.array([answer.seat for answer in answers], np.int8), seen)
    return {**seen, "mask": np.packbits(seen["mask"].astype(np.uint8), axis=1, bitorder="little")}
