"""Boards of a lesson: what is to be done on one, and what came of it."""

from typing import Annotated

from msgspec import Meta, Struct

from fangcheng.web.wire import Event, Names, SeatView, Text


class Exercises(Struct):
    """The boards of a lesson: `GET /api/exercises/<game>`, of the first hand `GET /api/exercises/first-game`."""

    lesson: str  # as it stands in addresses: the game, or "first-game"
    variant: str
    name: Names
    kinds: list[str]  # of each board; the page calls one `lesson-<kind>`


class ExerciseChoice(Struct):
    """One answer in a word, where no move is asked for."""

    word: str
    label: Text


class ExerciseStep(Struct):
    """What somebody else does, and the table after it."""

    view: SeatView
    events: list[Event]


class Exercise(Struct):
    """A board: `GET /api/exercises/<game>/<number>`, from 1."""

    kind: str
    number: int
    of: int
    given: Text | None  # where the last tile comes from, where no log tells it
    besides: list[Text]  # what went before and lies nowhere on the table
    task: Text
    answers: list[ExerciseChoice]  # none: the answer is a choice of the view
    view: SeatView
    log: list[Event]  # of the hand so far
    before: list[ExerciseStep]  # what others do after the board before, where this one goes on with its hand


class ExerciseAnswer(Struct):
    """Body of `POST /api/exercises/<game>/<number>/in/<language>`: a choice of the view, or a word of `answers`."""

    choice: Annotated[int, Meta(ge=0, le=999)] | None = None
    word: Annotated[str, Meta(max_length=20)] = ""


class ExerciseMarked(Struct):
    """What an answer comes to. Only a right one is played."""

    is_right: bool
    told: Text
    reason: Text | None  # why the hand does not win
    said: str  # what How to play says of the hand or of such moves, in Markdown; empty for none
    view: SeatView | None  # after a right answer
    events: list[Event]  # that it brought
