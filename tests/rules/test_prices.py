"""Prices: one for a pattern that the scoring of a game does not count is refused, not silently worth nothing."""

import pytest

from fangcheng.errors import UncountedPrice
from fangcheng.game.match import Match
from fangcheng.variants import IDS, load


@pytest.mark.parametrize(
    ("variant", "part", "pattern"),
    [
        ("sichuan", "prices", "all_simples"),
        ("riichi", "prices", "all_types"),
        ("mcr", "prices", "root"),
        ("taiwan", "prices", "no_honors"),  # the Hong Kong game alone counts it (TAIWAN-P20)
        ("tianjin", "prices", "seven_pairs"),
        ("mcr", "yakuman", "nine_gates"),
        ("taiwan", "open_prices", "all_pungs"),
    ],
)
def test_a_price_that_would_count_for_nothing_is_refused(variant, part, pattern):
    ruleset = load(variant).vary("house", **{part: {pattern: 50}})
    with pytest.raises(UncountedPrice, match=f"{pattern} = 50.*house does not count it"):
        ruleset.record()


def test_the_hong_kong_game_counts_what_it_alone_knows():
    ruleset = load("taiwan").vary("house", prices={"no_honors": 7})
    assert ruleset.record(preset="hkma_2020") is not None


@pytest.mark.parametrize("variant", IDS)
def test_every_pattern_a_game_prices_is_counted_under_every_preset(variant):
    for preset in ("default", *load(variant).presets):
        Match(variant, 1, preset=preset, mode="interpreted")
