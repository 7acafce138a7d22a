"""A recorded game played again hand by hand: every answer that was given, and what came of it."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from fangcheng.core.state.codes import MATCH_OVER
from fangcheng.errors import FangchengError
from fangcheng.game.engine import Engine, Mode, empty_table
from fangcheng.game.ranking import standings
from fangcheng.records.figures import places_of, seatings
from fangcheng.records.model import Final, GameRecord, Win
from fangcheng.records.replay.hand import Differs
from fangcheng.records.replay.heard import Answer, Heard
from fangcheng.records.replay.judged_by import engine_of
from fangcheng.records.replay.wall import Unplayable

MOST_ANSWERS = 20_000  # of one game, all kept until its end is known: some 90 MB; the longest real ones have 8,000


class LeftOut(NamedTuple):
    """Something recorded of which no decision could be told, and why."""

    file: str  # its name; empty where it was no file
    game: int  # from 1, in the file; 0 for the file itself
    hand: int  # from 1, in the game; 0 for the game itself
    reason: str

    def __str__(self) -> str:
        places = [self.file, f"game {self.game}" if self.game else "", f"hand {self.hand}" if self.hand else ""]
        return f"{', '.join(filter(None, places))}: {self.reason}"


class Placed(NamedTuple):
    """How a person came out of a match."""

    place: int  # from 1; shared where ties share
    score: int
    points: float | None  # placement points, where the game gives them


class PlayedHand(NamedTuple):
    """What was answered in one hand."""

    number: int  # from 1
    persons: Sequence[int]  # who sits at each seat: numbers in the game's `players`
    answers: list[Answer]
    wins: list[Win]
    scores: tuple[int, ...]  # of the seats when it was over


class PlayedGame(NamedTuple):
    """What was answered in one game, as far as it could be followed."""

    game: GameRecord
    engine: Engine
    hands: list[PlayedHand]
    left_out: list[tuple[int, str]]  # hands, from 1, each with the reason
    placed: dict[int, Placed]  # by number in `players`; empty where nobody knows how the match ended


def play_again(game: GameRecord, preset: str | None = None, mode: Mode = "auto") -> PlayedGame:
    """Play every hand of a game as recorded; a hand that cannot be followed to its end gives no answers.

    `preset` goes before the rules that a record of others names. Raises FangchengError for rules that are unknown, for
    a game longer than any real one, and for one in which a decision was taken back.
    """
    if game.went_back:
        raise FangchengError("a decision was taken back, so its seats had seen more than they show")
    engine = engine_of(game, preset, mode)
    table, hands, left_out = empty_table(), list[PlayedHand](), list[tuple[int, str]]()
    answers, seated = 0, list(seatings(game))
    for number, persons in enumerate(seated, start=1):
        try:
            hands.append(_played(engine, table, game, number, persons))
        except _Lost as lost:
            left_out.append((number, str(lost)))
            continue
        answers += len(hands[-1].answers)
        if answers > MOST_ANSWERS:
            raise FangchengError(f"more than {MOST_ANSWERS:,} decisions by hand {number}; no real game has so many")
    last_is_played = bool(hands) and hands[-1].number == len(game.hands)
    if game.final is not None and seated:
        placed = dict(_told_places(game, game.final, seated[-1]))
    elif last_is_played and table.phase == MATCH_OVER:
        placed = dict(_counted_places(engine, table, seated[-1]))
    else:
        placed = {}
    return PlayedGame(game, engine, hands, left_out, placed)


class _Lost(Exception):
    """Raised where a hand cannot be followed, with the reason."""


def _played(engine: Engine, table: Any, game: GameRecord, number: int, persons: Sequence[int]) -> PlayedHand:
    replay = Heard(engine, table, game.hands[number - 1], bool(game.options.get("duplicate")), game.is_ours)
    try:
        replay.run(fresh=True)
    except Unplayable as reason:
        raise _Lost(str(reason)) from None
    except (LookupError, ValueError, ArithmeticError) as nonsense:  # numbers and tiles no game can have
        raise _Lost(f"no play can be read from it: {nonsense}") from None
    except Differs as differs:
        what = differs.difference.what
        raise _Lost(f"event {replay.compared}: {what} differs from what our rules make of it") from None
    if not replay.ended:
        raise _Lost("breaks off before its end")
    scores = tuple(table.scores[: int(table.seats)].tolist())
    return PlayedHand(number, persons, replay.answers, replay.wins, scores)


def _told_places(game: GameRecord, final: Final, seated: Sequence[int]) -> Iterator[tuple[int, Placed]]:
    """Yield how the players came out as the record tells it: by seat, by person where some wait for one."""
    persons = range(len(final.scores)) if game.hands[-1].waiting_scores else seated
    points = final.points or (None,) * len(final.scores)
    for person, place, score, point in zip(persons, places_of(final), final.scores, points):
        yield person, Placed(place, score, point)


def _counted_places(engine: Engine, table: Any, seated: Sequence[int]) -> Iterator[tuple[int, Placed]]:
    """Yield how they came out as our rules count it."""
    for one in standings(engine, table):
        yield one.person if one.seat is None else seated[one.seat], Placed(one.place, one.score, one.points)
