"""What a bot has not seen is what its view says that nobody could have shown it, in every game."""

import random

import pytest

from fangcheng import Match
from fangcheng.bots.brain import look_round, new_brains
from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state.codes import READY_OPEN
from fangcheng.game.printed import kinds_at
from fangcheng.game.seen import tail_seen
from fangcheng.tiles import NAMES, PLACES
from fangcheng.variants import IDS

SEED = 4
SEEDS = {"jilin": 1}  # where the walk of SEED meets nothing of what the game has to show
MOVES = 130
EVERYDAY = ("discard", "pass")


def unseen(match, seat):
    """Return how many copies of each face a brain of steady counts as unseen, by what is printed on them."""
    brain = with_attributes(new_brains(1))[0]
    look_round(match.table, match.engine.rules, brain, seat)
    printed = kinds_at(match.table)
    return {NAMES[printed[face]]: int(brain.unseen[face]) for face in range(PLACES)}


def walk(variant, moves=MOVES):
    """Yield a match before each move of random players who lay, claim and declare in half of their chances."""
    seed = SEEDS.get(variant, SEED)
    print(f"{variant}, seed {seed}")
    chance = random.Random(f"{variant}:{seed}")
    match = Match(variant, seed=str(seed), mode="interpreted")
    for _ in range(moves):
        if not match.owed:
            return
        seat = match.owed[0]
        yield match, seat
        legal = match.legal(seat)
        bold = [one for one in legal if one.kind not in EVERYDAY]
        match.act(seat, chance.choice(bold if bold and chance.random() < 0.5 else legal))


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_a_bot_counts_what_lies_before_it(variant):
    for match, seat in walk(variant):
        told, mine = match.view(seat).unseen, unseen(match, seat)
        watched = tail_seen(match.table, seat)  # the one tile that only a watcher sees coming is not counted
        left = {tile: mine[tile] - told[tile] for tile in told if mine[tile] != told[tile]}
        assert left == {} or (watched is not None and [*left.values()] == [1])


@pytest.mark.parametrize(
    ("variant", "rule"),
    [
        pytest.param("jilin", "egg", id="jilin"),
        pytest.param("changchun", "egg", id="changchun"),
        pytest.param("jinan", "open", id="jinan"),
        pytest.param("harbin", "treasure", id="harbin"),
    ],
)
def test_the_walk_comes_upon_eggs_open_hands_and_treasures(variant, rule):
    """Else the test above would show nothing of them."""
    ways = {
        "egg": lambda table: table.eggs.tiles.sum(),
        "open": lambda table: (table.ready == READY_OPEN).any(),
        "treasure": lambda table: table.treasure.seen,
    }
    assert any(ways[rule](match.table) for match, _ in walk(variant))
