"""What holds at every step of every game: tiles, points, decisions, hands, waits, buffers, and that games end.

The walker (walker.py) looks the whole table over after each step. A failure names the walk and the step; paste it
behind `from properties.walks import Walk` to stand at that very table.
"""

import pytest

from fangcheng.variants import IDS
from properties.toggles import presets, random_values, single_values
from properties.walks import Walk

every_variant = pytest.mark.parametrize("variant", IDS)
every_preset = pytest.mark.parametrize(
    ("variant", "preset"), [(variant, preset) for variant in IDS for preset in presets(variant)]
)
MANNERS = ("rrrr", "ssss", "eeee", "wwww", "rsew", "wers", "seer")


def manner(seed):
    """How the four play: all in one way, or mixed."""
    return MANNERS[seed % len(MANNERS)]


@pytest.mark.by_day
@every_preset
def test_all_is_well_in_some_hands_of_every_preset(variant, preset):
    for seed in range(len(MANNERS)):
        Walk(variant, seed, manner(seed), preset=preset).go_well(hands=4)


@pytest.mark.by_day
@every_variant
def test_all_is_well_under_random_options(variant):
    for seed in range(25):
        Walk(variant, seed, manner(seed), random_values(variant, seed)).go_well(hands=4)


@pytest.mark.by_day
@every_variant
def test_all_is_well_under_every_single_option(variant):
    for seed, options in enumerate(single_values(variant)):
        Walk(variant, seed, manner(seed), options).go_well(hands=2)


@pytest.mark.slow
@every_preset
def test_all_is_well_in_a_thousand_hands_of_every_preset(variant, preset):
    for seed in range(len(MANNERS)):
        Walk(variant, 1000 + seed, manner(seed), preset=preset).go_well(hands=150)


@pytest.mark.slow
@every_variant
def test_all_is_well_in_thousands_of_hands_under_random_options(variant):
    for seed in range(1000, 1400):
        Walk(variant, seed, manner(seed), random_values(variant, seed)).go_well(hands=20)


@pytest.mark.slow
@every_variant
def test_all_is_well_in_many_hands_under_every_single_option(variant):
    for seed, options in enumerate(single_values(variant)):
        Walk(variant, 2000 + seed, manner(seed), options).go_well(hands=20)


@pytest.mark.rule("RIICHI-46", "SANMA-13")
def test_no_more_tiles_join_the_dead_wall_than_are_live():
    """Two tiles join it for each kong and each North of players who call all they can; one may be all that is left."""
    for seed in range(60):
        Walk("sanma", seed, ("rrrr", "eeee", "seer")[seed % 3], {"replenish": 2}).go_well(hands=2)


@pytest.mark.by_day
@every_preset
def test_every_match_ends(variant, preset):
    walk = Walk(variant, 5, "wwww", preset=preset)
    while walk.log.matches < 2:
        walk.go_well(hands=walk.log.hands + 1)
    assert walk.log.longest_match < 200


@pytest.mark.slow
@every_variant
def test_every_match_ends_under_random_options(variant):
    """Players who try to win, for drawn hands may keep the deal; what the table's clock alone ends is given an end.

    So are hands by time (MCR-47), and open gardens without rounds (NANJING-3, NANJING-32).

    Hong Kong's five fan are a lot for players who do not plan for them: many hands are drawn, and the dealer stays.
    """
    for seed in range(40):
        options = random_values(variant, seed)
        if options.get("hands") == "time":
            options["hands"] = 16
        if options.get("session") == "open" and options.get("rounds") == "none":
            options["rounds"] = 4
        walk = Walk(variant, seed, ("wwww", "ssss", "swws")[seed % 3], options)
        while walk.log.matches < 2:
            walk.go_well(hands=walk.log.hands + 1)
        assert walk.log.longest_match < 2000


@pytest.mark.by_day
@every_variant
def test_walks_see_wins_and_drawn_hands(variant):
    """Else they would show little."""
    log = Walk(variant, 3, "swsw").go_well(hands=60).log
    assert 10 < log.won <= 60
    assert Walk(variant, 3, "rrrr").go_well(hands=60).log.won < 50
