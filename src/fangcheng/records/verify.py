"""Where a record and the engine differ: recorded games played again by our rules."""

from collections.abc import Iterator
from typing import Any

import msgspec

from fangcheng.core.state.codes import HAND_OVER, MATCH_OVER
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine, Mode, empty_table
from fangcheng.game.sealed import commitment_to
from fangcheng.records.bookkeeping import differences, is_whole
from fangcheng.records.model import GameRecord, Win
from fangcheng.records.remarks import breaks_off, remarks
from fangcheng.records.replay.comparison import Difference
from fangcheng.records.replay.hand import Differs, Replay
from fangcheng.records.replay.judged_by import engine_of
from fangcheng.records.replay.start import begins_anew
from fangcheng.records.replay.wall import Unplayable
from fangcheng.records.wording import said


class Mismatch(msgspec.Struct, frozen=True):
    """The first difference of one hand, or one of the game itself."""

    game: str
    hand: int  # from 1; 0 for the game itself
    event: int  # from 1; 0 before the first
    what: str
    expected: str
    got: str

    def __str__(self) -> str:
        place = f"{self.game}: hand {self.hand}, event {self.event}" if self.hand else self.game
        return f"{place}: {self.what}: expected {self.expected}, got {self.got}"


class Skipped(msgspec.Struct, frozen=True):
    """A hand that cannot be played again, or a thing that cannot be checked."""

    game: str
    hand: int  # from 1; 0 for the game itself
    reason: str

    def __str__(self) -> str:
        return f"{self.game}: hand {self.hand}: {self.reason}" if self.hand else f"{self.game}: {self.reason}"


class Report(msgspec.Struct):
    """What came of playing records again."""

    games: int = 0
    hands: int = 0  # played to where the record ends
    wins: int = 0
    events: int = 0  # compared
    opened: int = 0  # games whose walls come from a seed that was promised before play
    mismatches: list[Mismatch] = msgspec.field(default_factory=list)
    skipped: list[Skipped] = msgspec.field(default_factory=list)
    open_ends: list[Skipped] = msgspec.field(default_factory=list)  # where a record breaks off without being wrong

    def add(self, other: "Report") -> None:
        """Take in the report of another game."""
        self.games += other.games
        self.hands += other.hands
        self.wins += other.wins
        self.events += other.events
        self.opened += other.opened
        self.mismatches += other.mismatches
        self.skipped += other.skipped
        self.open_ends += other.open_ends


class Verifier:
    """Plays the games of one file again, in their order: a later match of a company goes on from the one before.

    Every hand is set up as recorded; one of ours whose seed is told is dealt from the seed, as long as nothing differs.
    With `forward` only the first is set up: whatever a hand leaves to the next one then comes from the engine, and a
    game stops at its first difference. `preset`, one of the game or a file of house rules (`friday-table.toml`), goes
    before the rules of a record of others.
    """

    def __init__(self, forward: bool = False, preset: str | None = None, mode: Mode = "auto") -> None:
        self.forward, self.preset, self.mode = forward, preset, mode
        self.before: tuple[GameRecord, Any] | None = None  # the last game dealt from its seed, and its table

    def verify(self, game: GameRecord) -> Report:
        """Play a game again and compare everything the record tells.

        Raises FangchengError when the game's variant or options are unknown.
        """
        report = Report(games=1, opened=int(bool(game.salt and game.commitment == commitment_to(game.opening))))
        engine = engine_of(game, self.preset, self.mode)
        report.mismatches += [_mismatch(game, hand, 0, found) for hand, found in differences(game, engine)]
        table = self._seeded_table(game, engine)
        from_seed = table is not None
        if game.is_ours and not from_seed:
            report.open_ends.append(Skipped(game.id, 0, _why_not_from_seed(game)))
        if game.source_format == "mjlog" and not all(hand.wall for hand in game.hands):
            report.open_ends.append(Skipped(game.id, 0, NO_WALLS))
        table = table if from_seed else empty_table()
        for number in range(len(game.hands)):
            replay = Replay(engine, table, game.hands[number], bool(game.options.get("duplicate")), game.is_ours)
            found = self._hand(replay, game, number, from_seed)
            report.add(found)
            failed = bool(found.mismatches or found.skipped)
            from_seed = from_seed and not failed
            if self.forward and failed:
                break
        self.before = (game, table) if from_seed else None
        report.open_ends += [Skipped(game.id, hand, str(remark)) for hand, remark in remarks(game)]
        if not report.mismatches and not report.skipped:
            report.open_ends += _open_end(game, table)
        return report

    def _seeded_table(self, game: GameRecord, engine: Engine) -> Any:
        """Return a table from which the first hand can be dealt as the seed says; None where that cannot be."""
        if not game.is_ours or not game.seed:
            return None
        if game.match <= 1 or (game.salt and begins_anew(engine.rules)):
            return engine.new_table(game.seed)
        if self.before is None:
            return None
        before, table = self.before
        told = (before.match + 1, before.variant, before.house)
        if told != (game.match, game.variant, game.house):
            return None
        engine.next_match(table, before.left, game.seed if game.seed != before.seed else None)
        return table

    def _hand(self, replay: Replay, game: GameRecord, number: int, from_seed: bool) -> Report:
        """Play one hand again and return its part of the report."""
        report = Report(hands=1, wins=sum(isinstance(event, Win) for event in replay.hand.results))
        try:
            if from_seed:
                replay.run_from_seed()
            else:
                replay.run(fresh=number == 0 or not self.forward)
            replay.compare_what_follows(game, number)
        except Unplayable as reason:
            report.skipped.append(Skipped(game.id, number + 1, str(reason)))
        except (LookupError, ValueError, ArithmeticError) as nonsense:  # numbers and tiles no game can have
            report.skipped.append(Skipped(game.id, number + 1, f"no play can be read from it: {nonsense}"))
        except Differs as differs:
            report.mismatches.append(_mismatch(game, number + 1, replay.compared, differs.difference))
        report.events = replay.compared
        return report


def verify(game: GameRecord, forward: bool = False, preset: str | None = None, mode: Mode = "auto") -> Report:
    """Play one game again, as `Verifier` does."""
    return Verifier(forward, preset, mode).verify(game)


def verify_or_skip(verifier: Verifier, game: GameRecord) -> Report:
    """Report on a game; one of unknown rules is skipped."""
    try:
        return verifier.verify(game)
    except FangchengError as refusal:
        return Report(skipped=[Skipped(game.id, 0, str(refusal))])


NO_WALLS = "it tells no seed that makes walls, so they are held against nothing"


def _why_not_from_seed(game: GameRecord) -> str:
    if not game.seed:
        return "the seed is not told yet, so the walls are held against nothing"
    return f"match {game.match} of a company: its walls follow from the seed only behind the match before"


def _open_end(game: GameRecord, table: Any) -> Iterator[Skipped]:
    """Yield where a record that is not wrong breaks off."""
    last = len(game.hands)
    if last == 0:
        yield Skipped(game.id, 0, "it has no hand")
    elif any(breaks_off(event, game.is_ours) for event in game.hands[-1].events[-1:]):
        return
    elif table.phase < HAND_OVER:
        yield Skipped(game.id, last, "breaks off before the end of the hand")
    elif table.phase != MATCH_OVER and not (is_whole(game) or game.left or game.options.get("duplicate")):
        yield Skipped(game.id, last, "nothing follows, but the match goes on")


def _mismatch(game: GameRecord, hand: int, event: int, found: Difference) -> Mismatch:
    return Mismatch(game.id, hand, event, found.what, _shown(found.expected), _shown(found.got))


def _shown(value: Any) -> str:
    text = " ".join(said(value).split())
    return text if len(text) <= 300 else text[:297] + "..."
