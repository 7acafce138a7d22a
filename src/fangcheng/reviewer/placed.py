"""Places in a match: where they are paid for, and what they add to the points in its last hand."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from fangcheng.bots.rollouts import Worths, worths
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.play.match_end import is_all_last
from fangcheng.core.state.table import TABLE
from fangcheng.game.engine import Engine
from fangcheng.game.ranking import standings
from fangcheng.game.views import View

FINAL_SCORES = "final_scores"  # of a ranking: points in thousands, with what the place adds
THOUSAND = 1000.0


def pays_for_places(engine: Engine) -> bool:
    """Return True if a match brings more than points, or something else: final scores, standard or table points."""
    rules = engine.rules
    if engine.ruleset.ranking == FINAL_SCORES:
        return adds_to_points(engine)
    return engine.ruleset.ranking == "standard_points" or bool(rules.table_points != 0)


def adds_to_points(engine: Engine) -> bool:
    """Return True if a place is worth points of the game, so that both can be added up.

    Rules: RIICHI-108, SANMA-44.
    """
    rules = engine.rules
    return engine.ruleset.ranking == FINAL_SCORES and bool(np.any(rules.uma) or rules.oka != 0)


def weighs_places(view: View) -> bool:
    """Return True if places count at a decision: they add to the points, and this is the last hand of the match.

    It is the last that is planned; a dealer who stays, or scores that are too low, may add another.
    """
    return adds_to_points(view.engine) and is_last_hand(view)


def is_last_hand(view: View) -> bool:
    """Return True in the last hand that is planned, in each one beyond, and in that with which a called time ends."""
    table, rules = _table_of(view), view.engine.rules
    if table.time_called == 1:
        return True
    if rules.hands > 0:
        return bool(table.hands_played + 1 >= rules.hands)
    return bool(is_all_last(table, rules))


def placed_out(view: View, actions: Sequence[int], worlds: int, seed: int) -> Any:
    """Return what the match brings the seat, (actions, worlds), in points: those it ends with and what the place adds.

    Where the match goes on after the hand, the place counts that the seat has then. Fewer worlds, where none can be
    dealt. In the same worlds as `played_out`, of the same seed.
    """
    return with_places(view, worths(view, actions, worlds, seed))


def with_places(view: View, found: Worths) -> Any:
    """Return what answers bring with what the place adds, (answers, worlds)."""
    table, seat = _table_of(view), view.seat
    brought = np.zeros(found.points.shape)
    known: dict[bytes, float] = {}  # the same scores come again and again
    for place in np.ndindex(brought.shape):
        scores = found.scores[place]
        key = scores.tobytes()
        if key not in known:
            table["scores"][: len(scores)] = scores
            points = next(one.points for one in standings(view.engine, table) if one.seat == seat)
            assert points is not None, "final scores have points"
            known[key] = THOUSAND * points
        brought[place] = known[key]
    return brought


def _table_of(view: View) -> Any:
    """Return a copy of what the seat sees."""
    return with_attributes(np.frombuffer(bytearray(view.octets), TABLE))[0]
