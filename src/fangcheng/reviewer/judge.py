"""One decision judged: the options played out from what the seat saw, and what the choice cost beside the best."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from fangcheng.adviser.advise import advice_on
from fangcheng.adviser.moves import called_by_players, words_of
from fangcheng.bots.protocol import steady
from fangcheng.game.actions import Action
from fangcheng.game.hints import hint_of
from fangcheng.game.views import View
from fangcheng.reviewer.candidates import candidates, distinct, is_same
from fangcheng.reviewer.compared import Difference, Rollouts, difference, means
from fangcheng.reviewer.model import GRADES, Called, Judged, Places, Tried, Verdict
from fangcheng.reviewer.placed import pays_for_places, weighs_places
from fangcheng.reviewer.reasons import speaking_for
from fangcheng.reviewer.themes import theme_of
from fangcheng.reviewer.walk import Decision, Walk

SLIP, MISTAKE, BLUNDER = 0.02, 0.06, 0.15  # u from which a sure cost is called so
EQUAL = 0.005  # u; options closer together than this are no choice
DIGITS = 2  # of points


class Plan(NamedTuple):
    """How a game is reviewed."""

    rollouts: Rollouts  # the points of the hand
    placed: Rollouts  # with what the place in the match adds, for the last hand
    unit: float  # points of u
    worlds: int  # in which options are compared at first, half to pick and half to measure
    most: int  # in which one pair is compared at most
    seed: int = 0


class Judge:
    """Judges decisions of one walk, one at a time."""

    def __init__(self, walk: Walk, plan: Plan) -> None:
        self.walk, self.plan = walk, plan
        self._steady = steady()

    def judge(self, decision: Decision) -> Judged:
        """Judge a decision of the walk by what its seat saw."""
        view = self.walk.view(decision)
        options = distinct(view.actions, decision.action)
        chosen = next(one for one in view.actions if one.number == decision.action)
        if len(options) < 2 or not decision.is_told:
            return _judged(decision, view, chosen, "forced" if len(options) < 2 else "untold")
        number = self._steady.act(view, view.actions)
        own = next(one for one in view.actions if one.number == number)
        return self._played_out(decision, view, chosen, own, candidates(view, options, chosen, own))

    def _played_out(
        self, decision: Decision, view: View, chosen: Action, own: Action, tried: Sequence[Action]
    ) -> Judged:
        """Judge what was chosen among options that differ; `own` is steady's, the chosen one stands first."""
        plan, half, seed = self.plan, max(1, self.plan.worlds // 2), self.plan.seed + 1000 * decision.number
        numbers = [one.number for one in tried]
        points = means(plan.rollouts, view, numbers, half, seed)
        brought = means(plan.placed, view, numbers, half, seed) if weighs_places(view) else points
        if points is None or brought is None:
            return _judged(decision, view, chosen, "unknown")
        told = tuple(Tried(action=one, points=_rounded(mean)) for one, mean in zip(tried, points))
        judged = replace(
            _judged(decision, view, chosen, "right", is_same(chosen, own), _own_points(view) + points[0], told, half),
            places=places_of(view),
        )
        if max(brought) - min(brought) <= EQUAL * plan.unit:
            return replace(judged, verdict="equal")
        best = max(range(1, len(tried)), key=lambda one: brought[one])
        if brought[best] <= brought[0]:
            found = self._beats(view, chosen, own, seed + 1)
            return replace(judged, verdict="find") if found else judged
        return self._measured(view, judged, tried[best], seed + 1)

    def _rollouts(self, view: View) -> Rollouts:
        """Return what tells what a decision brings: in the last hand of a match that pays for places, with these."""
        return self.plan.placed if weighs_places(view) else self.plan.rollouts

    def _measured(self, view: View, judged: Judged, other: Action, seed: int) -> Judged:
        """Return what comes of a choice beside which another option looked better; fresh worlds say by how much."""
        plan, pair = self.plan, (other.number, judged.chosen.number)
        least = max(1, plan.worlds // 2)
        found = difference(self._rollouts(view), view, pair, least, plan.most, SLIP * plan.unit, seed)
        if found is None:
            return replace(judged, verdict="unknown")
        judged = replace(judged, verdict=verdict_on(found, plan.unit), worlds=found.worlds)
        if judged.places != "counted":  # there the points expected stay those of the first worlds
            judged = replace(judged, expected=_rounded(_own_points(view) + found.points[1]))
        return self._graded(view, judged, other, found) if judged.verdict in GRADES else judged

    def _graded(self, view: View, judged: Judged, best: Action, found: Difference) -> Judged:
        """Return a decision with its cost, its theme and what speaks for the better option."""
        advice = advice_on(view, hint_of(view), best.number)
        return replace(
            judged,
            best=best,
            then=advice.then,
            better=tuple(_called(view, one) for one in (best, *advice.then)),
            cost=_rounded(found.mean),
            cost_u=round(found.mean / self.plan.unit, 4),
            margin=_rounded(found.margin),
            place_cost=self._cost_of_place(view, (best.number, judged.chosen.number), found),
            theme=theme_of(view, advice, judged.chosen),
            reasons=speaking_for(advice.reasons),
        )

    def _cost_of_place(self, view: View, pair: tuple[int, int], found: Difference) -> float:
        """Return how much of a cost is due to the place: what remains of it without the points, in the same worlds."""
        if not weighs_places(view):
            return 0.0
        points = means(self.plan.rollouts, view, pair, found.worlds, found.seed)
        assert points is not None, "they have been dealt before"
        return _rounded(found.mean - (points[0] - points[1]))

    def _beats(self, view: View, chosen: Action, own: Action, seed: int) -> bool:
        """Return True if a choice that steady would not make is surely better than steady's by a slip or more."""
        if is_same(chosen, own):
            return False
        plan, smallest = self.plan, SLIP * self.plan.unit
        pair = (chosen.number, own.number)
        found = difference(self._rollouts(view), view, pair, plan.worlds, plan.most // 4, smallest, seed)
        return found is not None and found.is_sure and found.mean >= smallest


def places_of(view: View) -> Places:
    """Return whether places are counted at a decision, where a match pays for them."""
    if weighs_places(view):
        return "counted"
    return "left-out" if pays_for_places(view.engine) else ""


def verdict_on(found: Difference, unit: float) -> Verdict:
    """Return what is said of a choice beside which another option looked better."""
    if found.mean + found.margin < SLIP * unit:
        return "right"
    if not found.is_sure:
        return "undecided"
    cost = found.mean / unit
    return "blunder" if cost >= BLUNDER else "mistake" if cost >= MISTAKE else "slip" if cost >= SLIP else "right"


def _own_points(view: View) -> int:
    assert view.own is not None, "who decides has a seat"
    return view.own.score


def _rounded(points: float) -> float:
    return round(points, DIGITS)


def _called(view: View, action: Action) -> Called:
    words = words_of(view, action)
    return Called(words=words, own=called_by_players(view, words[0]))


def _judged(
    decision: Decision,
    view: View,
    chosen: Action,
    verdict: Verdict,
    as_steady: bool = False,
    expected: float | None = None,
    options: tuple[Tried, ...] = (),
    worlds: int = 0,
) -> Judged:
    return Judged(
        number=decision.number,
        hand=decision.hand,
        step=decision.step,
        seat=decision.seat,
        player=decision.player,
        chosen=chosen,
        called=_called(view, chosen),
        verdict=verdict,
        as_steady=as_steady,
        expected=None if expected is None else _rounded(expected),
        options=options,
        worlds=worlds,
    )
