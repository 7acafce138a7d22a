"""Worlds that a seat imagines: each holds the set of tiles, and looks to the seat as the true one does."""

import sys

import numpy as np
import pytest

from bots.imagining import moments, tiles_of
from core.test_stages import Watch
from fangcheng.bots.hidden_tiles import hidden_places
from fangcheng.bots.reposing import can_be_put_again, put_again
from fangcheng.bots.rollouts import steady_brains
from fangcheng.bots.thought import THOUGHT
from fangcheng.bots.worlds import deal_world
from fangcheng.core.dialect.random import seed_words
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.play.act import owing_seat
from fangcheng.game.engine import copy_of
from fangcheng.game.listed_games import games
from fangcheng.game.seen import seen_record

FEW = ("sichuan", "guangzhou")  # looked at in each run
ALL = tuple(str(game.id) for game in games())
GAMES = [game if game in FEW else pytest.param(game, marks=pytest.mark.slow) for game in ALL]


@pytest.mark.parametrize("variant", GAMES)
def test_a_world_holds_the_set_of_tiles_and_looks_to_the_seat_as_before(variant):
    dealt = 0
    for match, seat in moments(variant, 23, 0.08, 12):
        seen = copy_of(seen_record(match.engine, match.table, seat))
        if not can_be_put_again(seen, match.engine.rules, seat):
            continue
        match.engine.furnish()
        world, thought = copy_of(seen), with_attributes(np.zeros(1, THOUGHT))[0]
        thought.random[:] = seed_words(f"{variant}:{dealt}")
        rules, desk = match.engine.rules, match.engine.desk
        brain, watch = with_attributes(steady_brains(match.engine))[0], Watch(rules)
        sys.setprofile(watch)
        try:
            assert deal_world(world, rules, desk, thought, seat)
            put_again(world, rules, desk, brain, thought, seat)
        finally:
            sys.setprofile(None)
        assert watch.called == set()  # compiled code would end the process at a stage that these rules do not need
        assert hidden_places(world) == 0
        assert owing_seat(world) >= 0
        assert world.owed >> seat & 1
        assert tiles_of(world) == tiles_of(match.table)
        assert differing(seen_record(match.engine, world, seat), seen) == []
        dealt += 1
    assert dealt > 0


def differing(here, there):
    """Names of the fields in which two tables differ."""
    return [name for name in there.dtype.names if here[name].tobytes() != there[name].tobytes()]
