"""What a review says: of one decision, of one player, of the whole game."""

from typing import Literal

from msgspec import Struct

from fangcheng.adviser.answer import Reason, Words
from fangcheng.game.actions import Action

Verdict = Literal["forced", "untold", "unknown", "equal", "right", "find", "undecided", "slip", "mistake", "blunder"]
GRADES = ("slip", "mistake", "blunder")  # by rising cost
Places = Literal["", "counted", "left-out"]  # empty where a match pays for points alone
REAL = ("right", "find", "undecided", *GRADES)  # of decisions that count


class Tried(Struct, frozen=True, kw_only=True):
    """One option that was played out, and what it brought the seat by the end of the hand."""

    action: Action
    points: float  # mean change of the own points from the decision on, in the first worlds


class Called(Struct, frozen=True, kw_only=True):
    """What a move is called where it was made: by the rules of its table, which may be nobody else's."""

    words: Words
    own: dict[str, str] = {}  # by language, where the players of the game have their own words for it


class Judged(Struct, frozen=True, kw_only=True):
    """One decision. Hand and step count from 0, as in a replay; costs are points of the game, and u."""

    number: int  # among all decisions of the game
    hand: int
    step: int
    seat: int
    player: int  # number in the list of players
    chosen: Action
    called: Called  # the chosen move
    verdict: Verdict
    as_steady: bool = False  # it is what the bot `steady` would do
    best: Action | None = None  # the better option of a graded decision
    then: tuple[Action, ...] = ()  # what it goes on with: the discard of a declaration
    better: tuple[Called, ...] = ()  # `best` and then `then`
    cost: float = 0.0  # points, with what the place is worth where places are counted; 0 unless it is graded
    cost_u: float = 0.0  # the same in mean wins
    margin: float = 0.0  # points to either side of the cost that chance may account for
    expected: float | None = None  # own points at the end of the hand, as they looked behind this decision
    options: tuple[Tried, ...] = ()
    worlds: int = 0  # in how many worlds the two that were compared last were played out
    places: Places = ""  # whether `cost` has the place in the match in it
    place_cost: float = 0.0  # as much of the cost as is due to the place
    theme: str = ""  # of a graded decision, one of THEMES
    reasons: tuple[Reason, ...] = ()  # for the better option

    @property
    def cost_at_table(self) -> float:
        """Return the points of the hand that the decision cost, 0 or above; the rest of the cost is the place's."""
        return max(0.0, round(self.cost - self.place_cost, 2))


class Mark(Struct, frozen=True, kw_only=True):
    """A point of the two curves: what was expected or reached, and how much of it the decisions took."""

    hand: int
    step: int  # -1 at the end of the hand
    points: float  # own points: expected at a decision, real at the end of a hand
    decisions: float  # points that graded decisions have cost so far, 0 or below; `points` less this are the tiles'


class OfPlayer(Struct, frozen=True, kw_only=True):
    """What the decisions of one player come to."""

    player: int
    name: str
    real: int  # decisions that count
    right: int  # of these without a grade
    finds: int
    grades: dict[str, int]  # how many of each of GRADES
    start: int  # points before the first hand that is reviewed
    end: int  # points after the last one
    decisions: float  # points of hands that graded decisions cost, 0 or below
    tiles: float  # what remains of end less start: deals, draws, and what the others did
    policy: int  # real decisions in which the player did what `steady` would do
    hands: int
    dearest: tuple[int, ...]  # numbers of up to five graded decisions, the dearest first
    themes: dict[str, float]  # points that each theme cost, the dearest first
    drill: str = ""  # the kind of drill that is about the dearest theme; empty without one
    curve: tuple[Mark, ...] = ()


class Revision(Struct, frozen=True, kw_only=True):
    """By what a review was made: with another revision the figures may be others."""

    version: str  # of Fangcheng
    code: str  # digest of the code that plays
    rules: str  # digest of the rules of the game


class Review(Struct, frozen=True, kw_only=True):
    """A game reviewed, or as much of it as has been."""

    variant: str
    players: tuple[str, ...]
    seated: tuple[tuple[int, ...], ...]  # for each hand the number of the player at every seat
    hands: int
    unit: float  # u: points that a win brings on average, by steady's own play
    worlds: int  # worlds in which options are compared at first
    revision: Revision
    decisions: int  # of the game, forced ones included
    done: int  # of these have been looked at
    judged: tuple[Judged, ...]  # decisions that count, in the order of the game
    people: tuple[OfPlayer, ...]
