"""Plays recorded games again by our rules and says where record and engine differ."""

from collections.abc import Iterable
from typing import Any

import msgspec

from fangcheng.errors import FangchengError
from fangcheng.game.engine import Mode, empty_table
from fangcheng.records.model import GameRecord, Win
from fangcheng.records.replay_hand import Differs, Replay
from fangcheng.records.replay_table import engine_of
from fangcheng.records.replay_wall import Unplayable


class Mismatch(msgspec.Struct, frozen=True):
    """The first difference of one hand."""

    game: str
    hand: int  # from 1
    event: int  # from 1; 0 before the first
    what: str
    expected: str
    got: str

    def __str__(self) -> str:
        place = f"{self.game}: hand {self.hand}, event {self.event}"
        return f"{place}: {self.what}: expected {self.expected}, got {self.got}"


class Skipped(msgspec.Struct, frozen=True):
    """A hand that cannot be played again."""

    game: str
    hand: int
    reason: str

    def __str__(self) -> str:
        return f"{self.game}: hand {self.hand}: {self.reason}"


class Report(msgspec.Struct):
    """What came of playing records again."""

    games: int = 0
    hands: int = 0  # played to where the record ends
    wins: int = 0
    events: int = 0  # compared
    mismatches: list[Mismatch] = msgspec.field(default_factory=list)
    skipped: list[Skipped] = msgspec.field(default_factory=list)

    def add(self, other: "Report") -> None:
        """Take in the report of another game."""
        self.games += other.games
        self.hands += other.hands
        self.wins += other.wins
        self.events += other.events
        self.mismatches += other.mismatches
        self.skipped += other.skipped


def verify(game: GameRecord, forward: bool = False, preset: str | None = None, mode: Mode = "auto") -> Report:
    """Play a game again and compare everything the record tells.

    Every hand is set up as recorded. With `forward` only the first is: whatever a hand leaves to the next one then
    comes from the engine, and a game stops at its first difference. `preset` is for records that name none.
    Raises FangchengError when the game's variant or options are unknown.
    """
    report = Report(games=1)
    engine = engine_of(game, preset, mode)
    table = empty_table()
    for number, hand in enumerate(game.hands):
        replay = Replay(engine, table, hand, bool(game.options.get("duplicate")))
        try:
            replay.run(fresh=number == 0 or not forward)
            replay.compare_what_follows(game, number)
        except Unplayable as reason:
            report.skipped.append(Skipped(game.id, number + 1, str(reason)))
        except (LookupError, ValueError, ArithmeticError) as nonsense:  # numbers and tiles no game can have
            report.skipped.append(Skipped(game.id, number + 1, f"no play can be read from it: {nonsense}"))
        except Differs as differs:
            found = differs.difference
            shown = (found.what, _shown(found.expected), _shown(found.got))
            report.mismatches.append(Mismatch(game.id, number + 1, replay.compared, *shown))
        report.hands += 1
        report.events += replay.compared
        report.wins += sum(isinstance(event, Win) for event in hand.results)
        if forward and (report.mismatches or report.skipped):
            break
    return report


def _shown(value: Any) -> str:
    text = " ".join(str(value).split())
    return text if len(text) <= 300 else text[:297] + "..."


def verify_all(games: Iterable[GameRecord], **how: Any) -> Report:
    """The reports of many games in one; a game of unknown rules is skipped."""
    report = Report()
    for game in games:
        try:
            report.add(verify(game, **how))
        except FangchengError as refusal:
            report.skipped.append(Skipped(game.id, 0, str(refusal)))
    return report
