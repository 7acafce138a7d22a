"""What travels over HTTP around a table, in chapters by what it is about."""

from fangcheng.web.bodies.advice import (
    AdviceBoard,
    AdviceChapter,
    AdviceItem,
    AdviceLink,
    AdviceSaying,
    AdviceTrial,
    TrialCell,
    TriedAdvice,
)
from fangcheng.web.bodies.analyser import Analysed, AnalyserForm, Game, MeldForm, Question, Scored
from fangcheng.web.bodies.drills import Drill, DrillAnswer, DrillChoice, DrillGame, DrillMarked, DrillRating
from fangcheng.web.bodies.exercises import (
    Exercise,
    ExerciseAnswer,
    ExerciseChoice,
    ExerciseMarked,
    Exercises,
    ExerciseStep,
)
from fangcheng.web.bodies.games import House, HouseChange, Likeness, OptionField, Preset, VariantCard
from fangcheng.web.bodies.kept import FigureLine, GameFigures, KeptMatch, KeptTable, Tickets
from fangcheng.web.bodies.lessons import Lesson, Piece, Row, Section, TileGroup
from fangcheng.web.bodies.people import Door, NewPerson, Person, RoomTerms, RoomTicket
from fangcheng.web.bodies.refusal import Refusal
from fangcheng.web.bodies.replays import PlayOn, Replay, ReplayFile, ReplayFrame, ReplayGame, ReplayHand, ReplayMark
from fangcheng.web.bodies.reviews import Review, ReviewDecision, ReviewPlayer, ReviewPoint
from fangcheng.web.bodies.rulebooks import Found, Rulebook
from fangcheng.web.bodies.tables import InForce, NewTable, TableTicket

__all__ = [
    "AdviceBoard",
    "AdviceChapter",
    "AdviceItem",
    "AdviceLink",
    "AdviceSaying",
    "AdviceTrial",
    "Analysed",
    "AnalyserForm",
    "Door",
    "Drill",
    "DrillAnswer",
    "DrillChoice",
    "DrillGame",
    "DrillMarked",
    "DrillRating",
    "Exercise",
    "ExerciseAnswer",
    "ExerciseChoice",
    "ExerciseMarked",
    "ExerciseStep",
    "Exercises",
    "FigureLine",
    "Found",
    "Game",
    "GameFigures",
    "House",
    "HouseChange",
    "InForce",
    "KeptMatch",
    "KeptTable",
    "Lesson",
    "Likeness",
    "MeldForm",
    "NewPerson",
    "NewTable",
    "OptionField",
    "Person",
    "Piece",
    "PlayOn",
    "Preset",
    "Question",
    "Refusal",
    "Replay",
    "ReplayFile",
    "ReplayFrame",
    "ReplayGame",
    "ReplayHand",
    "ReplayMark",
    "Review",
    "ReviewDecision",
    "ReviewPlayer",
    "ReviewPoint",
    "RoomTerms",
    "RoomTicket",
    "Row",
    "Rulebook",
    "Scored",
    "Section",
    "TableTicket",
    "Tickets",
    "TileGroup",
    "TrialCell",
    "TriedAdvice",
    "VariantCard",
]
