"""The same seed is the same game interpreted and compiled, under any options; test_cuda.py compiles it for a GPU."""

import pytest

from fangcheng.variants import IDS
from properties.toggles import random_values
from properties.walks import Walk


def walk_both_ways(variant, seed, steps):
    """Walk interpreted and compiled, and compare tables and generators to the byte."""
    walks = [Walk(variant, seed, "eser", random_values(variant, seed)) for _ in range(2)]
    for walk, interpreted in zip(walks, (True, False)):
        walk.go(steps=steps, watched=False, interpreted=interpreted)
    assert walks[0].table.tobytes() == walks[1].table.tobytes(), walks[0].name
    assert walks[0].brain.tobytes() == walks[1].brain.tobytes(), walks[0].name
    assert walks[0].log.hands == walks[1].log.hands


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_interpreted_and_compiled_play_the_same_game(variant):
    for seed in range(2):
        walk_both_ways(variant, seed, 60)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize("variant", IDS)
def test_interpreted_and_compiled_play_the_same_game_for_hands(variant, seed):
    walk_both_ways(variant, seed, 150)
