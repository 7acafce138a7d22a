"""`review`: every decision of a recorded game judged by what its seat could see."""

from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path

from fangcheng.bots.crew import cores
from fangcheng.errors import FangchengError
from fangcheng.game.arguments import known_mode, whole_number
from fangcheng.game.engine import Mode
from fangcheng.game.match import Match
from fangcheng.records import read, records_of
from fangcheng.records.model import GameRecord
from fangcheng.records.replay.film import company_of
from fangcheng.reviewer.model import Review
from fangcheng.reviewer.played_out import played_out
from fangcheng.reviewer.run import MOST_WORLDS, WORLDS, Reviewing


def review(
    record: str | Path | GameRecord | Match,
    *,
    game: int = 0,
    seat: int | None = None,
    worlds: int = WORLDS,
    seed: int = 0,
    keep: str | Path | None = None,
    workers: int | None = None,
    mode: Mode = "compiled",
) -> Review:
    """Return the review of a recorded game: a file, a GameRecord, or a match, of which `game` counts from 0.

    Every decision with two options or more is judged by what its seat saw: options are played out to the end of the
    hand in the same worlds, all that fit the view, by `steady`. `seat` is one player alone, by the seat in the first
    hand. `worlds` is in how many the options of a decision are compared at first, `seed` makes others, `keep` is a
    file in which decisions are kept and a review that was broken off goes on. The first review of a game on a machine
    compiles for minutes.
    Raises RecordError for a file that is none, CannotFollow where the record cannot be played again, FangchengError
    for numbers that cannot be and for a file of another review, OSError for one that fails.
    """
    if not 2 <= whole_number("worlds", worlds, "a whole number from 2 on") <= MOST_WORLDS:
        raise FangchengError(f"worlds={worlds}: a whole number from 2 to {MOST_WORLDS}")
    games = games_of(record)
    if not 0 <= whole_number("game", game, "a whole number from 0 on") < len(games):
        raise FangchengError(f"game={game}: there are {len(games)}, counted from 0")
    reviewing = Reviewing(
        company_of(games, game),
        played_out,
        player=seat,
        worlds=worlds,
        seed=whole_number("seed", seed, "a whole number"),
        keep=None if keep is None else Path(keep),
        mode=known_mode(mode),
    )
    with closing(reviewing):
        reviewing.go_on(workers or cores())
        return reviewing.review()


def games_of(record: str | Path | GameRecord | Match | Iterable[GameRecord]) -> Sequence[GameRecord]:
    """Return the games of a record, whatever it is given as. Raises RecordError."""
    if isinstance(record, GameRecord):
        return [record]
    if isinstance(record, Match):
        return records_of(record)
    return list(read(record)) if isinstance(record, (str, Path)) else list(record)
