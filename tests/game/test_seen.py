"""The table as one seat sees it: the same in all worlds that the seat cannot tell apart."""

import random

import numpy as np
import pytest

from fangcheng.game.seen import seen_record
from game.players import SIX, play
from game.worlds import another_world

# Here tiles are put aside, lie face down, or stand apart.
HIDING = ("harbin", "jilin", "changchun", "shanxi", "taiyuan")
# What the others know, or will be, beside the tiles that `another_world` mixes.
SECRETS = ("answer", "missed_mask", "missed_value", "offered_value", "locked", "locked_for_hand", "passed_pung_mask")


@pytest.mark.by_day
@pytest.mark.parametrize(
    ("variant", "options"),
    [
        *((variant, {}) for variant in (*SIX, *HIDING)),
        ("sichuan", {"exchange3": True}),
        ("taiwan", {"claim_timing": "live"}),
    ],
)
def test_worlds_that_differ_in_what_is_hidden_are_one_record_to_the_byte(variant, options):
    moments = random.Random(4)

    def compare(match):
        if moments.random() > 0.2 or match.hand_over:
            return
        seat = moments.choice([*match.owed, *range(match.seats)])
        world = another_world(match, seat)
        world.random[:] = 7
        world.live = np.zeros(1, world.live.dtype)[0]
        for name in SECRETS:
            for other in range(match.seats):
                if other != seat:
                    world[name][other] = 3
        seen = seen_record(match.engine, world, seat)
        assert seen.tobytes() == seen_record(match.engine, match.table, seat).tobytes()

    play(variant, 23, 110, options, after=compare)
