"""One match after another at the same table, as bots play them in batches."""

import numpy as np
import pytest

from fangcheng.core.play.next_hand import start_match
from fangcheng.core.play.opening import start_hand
from fangcheng.core.state.codes import MATCH_OVER
from fangcheng.game.engine import empty_table
from fangcheng.variants import IDS
from properties.walks import Walk

# What a match begins with; other fields may keep remains of the hand before where nothing reads them.
OF_THE_MATCH = [
    *("random", "scores", "person", "seats", "dealer", "first_dealer", "round_wind", "deal_number", "hands_played"),
    *("streak", "counters", "sticks", "last_winner", "coming"),
    *("wall", "phase", "owed", "legal"),
]


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_a_second_match_begins_like_a_first_one(variant):
    walk = Walk(variant, 1, "eeee")
    while walk.table.phase != MATCH_OVER or walk.log.hands == 0:
        walk.go(hands=walk.log.hands + 1)
    fresh, used = empty_table(), walk.table
    fresh.random[:] = used.random
    for table in (fresh, used):
        start_match(table, walk.engine.rules)
        start_hand(table, walk.engine.rules, walk.engine.desk)
    for name in OF_THE_MATCH:
        assert np.array_equal(fresh[name], used[name]), name
