"""How far a hand that is asked about is from a win that is allowed, where a game demands more than a shape."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from fangcheng.core.scoring.away_outlook import allowed_outlook
from fangcheng.core.shapes.lookup import OUT_OF_REACH
from fangcheng.core.state.table import TABLE
from fangcheng.game.asking import Asker
from fangcheng.game.hands import Meld


def look_at_allowed(
    asker: Asker, counts: np.ndarray, melds: Sequence[Meld], wild: np.uint64, lack: int, discards: Sequence[int]
) -> tuple[list[int | None], list[int], int | None]:
    """Return how far a hand is from a win that is allowed, and what brings it nearer.

    `counts`: tiles held by face. `lack`: the missing suit, -1 where there is none. `discards`: the faces that may be
    discarded. Returns two rows by face discarded, or of one place for a hand that discards nothing: steps to go, 1 for
    a hand that is ready, None where no win is left beside these melds; and the mask of what is wanted. Then, of the
    hand as it lies, how far it is: 0 ready, -1 complete.
    """
    engine = asker.engine
    engine.furnish()
    table = _table_with(engine.rules, counts, melds, wild, lack)
    distances, masks = np.full(asker.width + 1, -1, np.int64), np.zeros(asker.width + 1, np.uint64)
    distances[list(discards)] = 0
    engine.run_at(allowed_outlook, table[0], 0, 1, distances, masks)
    steps = [None if missing >= OUT_OF_REACH else missing for missing in distances.tolist()]
    away = None if steps[-1] is None else steps[-1] - 1
    return (steps, masks.tolist(), away) if discards else (steps[-1:], masks.tolist()[-1:], away)


def _table_with(rules: Any, counts: np.ndarray, melds: Sequence[Meld], wild: np.uint64, lack: int) -> Any:
    """Return a table at which seat 0 holds the hand and the melds."""
    table = np.zeros(1, TABLE)
    seat = table[0]
    seat["seats"] = rules.seats
    seat["hand"][0, : len(counts)] = counts
    seat["hand_size"][0] = int(counts.sum())
    seat["wild_mask"] = wild
    seat["lack"]["suit"] = -1
    seat["lack"]["suit"][0] = lack
    seat["meld_count"][0] = len(melds)
    for place, meld in enumerate(melds):
        seat["meld_kind"][0, place], seat["meld_face"][0, place] = meld.kind, meld.face
    return table
