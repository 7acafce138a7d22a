"""A game reviewed: its decisions with a mark, and what they come to for each player."""

from typing import Literal

from msgspec import Struct

from fangcheng.web.wire import AdviceReason, Text


class ReviewPoint(Struct):
    """A point of a player's curves: points expected at a decision, or reached at the end of a hand (step -1)."""

    hand: int
    step: int
    points: float
    decisions: float  # what own decisions have cost so far, 0 or below; what remains are the tiles'


class ReviewDecision(Struct):
    """A decision with a mark."""

    hand: int
    step: int  # the table before it
    player: int  # in the order of `players`
    verdict: Literal["slip", "mistake", "blunder", "find"]
    text: Text
    reasons: list[AdviceReason]
    cost: float  # points


class ReviewPlayer(Struct):
    """What the decisions of one player come to."""

    name: str
    real: int  # decisions that count
    right: int  # of these without a mark
    sums: Text
    counts: Text
    graph: Text  # the curves in words
    theme: str  # the dearest; a key behind `review-theme-`, empty without one
    drill: str  # kind of drill that is about it, empty without one
    dearest: list[int]  # places in the list of decisions
    curve: list[ReviewPoint]


class Review(Struct):
    """A game reviewed, as far as it is: `GET` and, to order it, `POST /api/replays/<id>/<game>/review`."""

    state: Literal["none", "waiting", "running", "stopped", "failed", "done"]
    game: str = ""  # id of the kind of mahjong
    done: int = 0  # decisions that have been looked at
    of: int = 0
    unit: str = ""  # points that a win brings on average
    seated: list[list[int]] = []  # for each hand the player at every seat
    decisions: list[ReviewDecision] = []  # in the order of the game
    players: list[ReviewPlayer] = []
