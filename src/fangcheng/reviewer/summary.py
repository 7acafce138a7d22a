"""What judged decisions come to for each player: figures, curve, the dearest ones, a theme, a drill."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from fangcheng.drills.kinds import kinds_in
from fangcheng.reviewer.model import GRADES, REAL, Judged, Mark, OfPlayer
from fangcheng.reviewer.themes import drill_about
from fangcheng.reviewer.walk import Walk

DEAREST = 5
HAND_ENDS = -1  # step of a mark
PLACES = 2


def people(walk: Walk, judged: Sequence[Judged], players: Sequence[int]) -> tuple[OfPlayer, ...]:
    """Return what the decisions of some players come to; `judged` are those that were looked at, in order."""
    kinds = kinds_in(walk.engine.ruleset)
    return tuple(of_player(walk, player, [one for one in judged if one.player == player], kinds) for player in players)


def of_player(walk: Walk, player: int, judged: Sequence[Judged], kinds: Sequence[str]) -> OfPlayer:
    """Return what the decisions of one player come to.

    What the decisions cost and what the tiles brought sum to the change of the points: the tiles are what remains. Of
    the last hand of a match that pays for places only the points are in it.
    """
    graded = sorted((one for one in judged if one.verdict in GRADES), key=lambda one: -one.cost)
    real = [one for one in judged if one.verdict in REAL]
    grades = Counter[str](one.verdict for one in graded)
    start, end = walk.scores[0][player], walk.scores[-1][player]
    cost = round(-sum(one.cost_at_table for one in graded), PLACES)
    themes = _themes(graded)
    return OfPlayer(
        player=player,
        name=walk.players[player],
        real=len(real),
        right=len(real) - len(graded),
        finds=sum(one.verdict == "find" for one in real),
        grades={grade: grades[grade] for grade in GRADES},
        start=start,
        end=end,
        decisions=cost,
        tiles=round(end - start - cost, PLACES),
        policy=sum(one.as_steady for one in real),
        hands=len(walk.scores) - 1,
        dearest=tuple(one.number for one in graded[:DEAREST]),
        themes=themes,
        drill=next((drill for theme in themes if (drill := drill_about(theme, kinds))), ""),
        curve=tuple(curve(walk, player, judged)),
    )


def _themes(graded: Sequence[Judged]) -> dict[str, float]:
    costs: defaultdict[str, float] = defaultdict(float)
    for one in graded:
        costs[one.theme] += one.cost
    return {theme: round(cost, PLACES) for theme, cost in sorted(costs.items(), key=lambda pair: -pair[1])}


def curve(walk: Walk, player: int, judged: Sequence[Judged]) -> list[Mark]:
    """Return the marks of a player's curves: at each decision that was played out, and at the end of each hand."""
    marks = [Mark(hand=0, step=0, points=walk.scores[0][player], decisions=0.0)]
    cost, place = 0.0, 0
    for hand, scores in enumerate(walk.scores[1:]):
        while place < len(judged) and judged[place].hand == hand:
            one = judged[place]
            cost, place = cost - one.cost_at_table, place + 1
            if one.expected is not None:
                marks.append(Mark(hand=hand, step=one.step, points=one.expected, decisions=round(cost, PLACES)))
        marks.append(Mark(hand=hand, step=HAND_ENDS, points=scores[player], decisions=round(cost, PLACES)))
    return marks
