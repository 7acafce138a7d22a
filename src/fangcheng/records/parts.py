"""A game of which something cannot be read: what is left of it, in parts, and the first thing that was wrong."""

from collections.abc import Callable, Iterator

import msgspec

from fangcheng.errors import RecordError
from fangcheng.records.model import GameRecord, HandRecord


class FirstFailure:
    """Keeps the first failure of a file, to be raised when everything that can be read has been given."""

    def __init__(self) -> None:
        self.error: RecordError | None = None

    def note(self, error: RecordError) -> None:
        """Keep an error, unless there was one before."""
        self.error = self.error or error

    def raise_it(self) -> None:
        """Raise what was kept, if anything was."""
        if self.error is not None:
            raise self.error


class Parts:
    """The hands of a game while they come in; where one is lost, those behind it are another part of the game."""

    def __init__(self) -> None:
        self._parts: list[list[HandRecord]] = [[]]

    def add(self, hand: HandRecord) -> None:
        """Take the next hand."""
        self._parts[-1].append(hand)

    def read(self, hand: Callable[[], HandRecord], failure: FirstFailure) -> None:
        """Take the hand that is returned, or note the RecordError that is raised instead and that it is lost."""
        try:
            self.add(hand())
        except RecordError as error:
            failure.note(error)
            self.lose()

    def lose(self) -> None:
        """Note that something behind the hands so far could not be read."""
        self._parts.append([])

    @property
    def is_damaged(self) -> bool:
        """Return True if something was lost."""
        return len(self._parts) > 1

    @property
    def hands(self) -> list[HandRecord]:
        """Return all hands."""
        return [hand for part in self._parts for hand in part]

    def games(self, game: GameRecord) -> Iterator[GameRecord]:
        """Yield the game with its hands; where something was lost, what is left, of which nobody says it is whole."""
        if not self.is_damaged:
            yield msgspec.structs.replace(game, hands=tuple(self._parts[0]))
            return
        for part in filter(None, self._parts):
            yield msgspec.structs.replace(game, hands=tuple(part), final=None, ended=None)
