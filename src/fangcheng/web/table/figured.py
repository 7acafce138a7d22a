"""The figures of who plays at a table, counted from the record of a match."""

from fangcheng.errors import FangchengError
from fangcheng.records.figures import Figures, figures_of
from fangcheng.records.model import GameRecord
from fangcheng.records.native import read_native
from fangcheng.records.opening import Source

READER = "player"  # what a record of ours calls the person


def figures_of_reader(game: GameRecord) -> Figures | None:
    """Return the figures of the person in a game of ours, None where they cannot be counted."""
    try:
        return figures_of(game)[game.players.index(READER)]
    except (FangchengError, ValueError, IndexError):
        return None


def figures_of_text(record: str) -> Figures | None:
    """Return the same of a record of one match as it was kept."""
    try:
        return figures_of_reader(next(read_native(Source("record", record))))
    except (FangchengError, StopIteration):
        return None
