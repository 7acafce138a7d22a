"""What is told of a table's matches that are over: their records, and the figures of who plays there."""

from collections.abc import Sequence

from fangcheng.errors import FangchengError
from fangcheng.game.match import Match
from fangcheng.game.sealed import is_closed
from fangcheng.records.figures import Figures, figures_of
from fangcheng.records.model import GameRecord
from fangcheng.records.native import read_native
from fangcheng.records.of_match import records_of
from fangcheng.records.opening import Source

READER = "player"  # what a record of ours calls the person


def games_of(match: Match, people: Sequence[str], bot: str = "") -> list[GameRecord]:
    """Return the records of a company's first matches, those that tell nothing of a wall still played with.

    `people` by person, "" for who is no bot; all bots are the same one.
    """
    open_ones = sum(not is_closed(match, number) for number in range(1, len(match.matches) + 2))
    if not open_ones:
        return []
    return records_of(match, [name or READER for name in people], [bot if name else "" for name in people])[:open_ones]


def figures_of_reader(game: GameRecord, name: str = READER) -> Figures | None:
    """Return the figures of the person in a game of ours, None where they cannot be counted."""
    try:
        return figures_of(game)[game.players.index(name)]
    except (FangchengError, ValueError, IndexError):
        return None


def figures_of_text(record: str, name: str = READER) -> Figures | None:
    """Return the same of a record of one match as it was kept."""
    try:
        return figures_of_reader(next(read_native(Source("record", record))), name)
    except (FangchengError, StopIteration):
        return None
