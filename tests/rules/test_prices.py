"""Prices: any pattern that has a predicate counts in any method of scoring; a price for any other is refused."""

import numpy as np
import pytest

from fangcheng.core.scoring.value import value_win
from fangcheng.core.state.pattern_ids import PATTERN_NAMES
from fangcheng.core.state.win import RESULT
from fangcheng.errors import BadOption, UncountedPrice
from fangcheng.game.hands import desk_for_hands, one
from fangcheng.game.match import Match
from fangcheng.rules.option import words
from fangcheng.rules.ruleset import LocalPattern
from fangcheng.variants import IDS, load
from tabletop import win_of


@pytest.mark.parametrize(
    ("variant", "part", "pattern"),
    [
        ("sichuan", "prices", "three_alike"),  # it has no predicate
        ("riichi", "open_prices", "wake"),
        ("mcr", "yakuman", "nine_gates"),
        ("taiwan", "open_prices", "all_pungs"),
    ],
)
def test_a_price_that_would_count_for_nothing_is_refused(variant, part, pattern):
    with pytest.raises(UncountedPrice, match=f"{pattern} = 50.*house does not count it"):
        load(variant).vary("house", **{part: {pattern: 50}}).record()


def test_a_price_without_a_predicate_is_refused_before_a_table_is_opened():
    with pytest.raises(UncountedPrice, match="three_alike = 4"):
        load("sichuan").vary("house", prices={"three_alike": 4})


LUXURY = LocalPattern("dragon_seven_pairs", words("Luxury Pairs", "豪七", "豪七", "豪七"))


def test_a_page_gives_a_pattern_a_name_of_its_own_and_a_price():
    """SHANGHAI calls all_honors 风一色; the record holds the one number of the pattern, the lines the page's words."""
    house = load("mcr").vary(
        "house",
        prices={"wind_one_suit": 70},
        local_patterns={"wind_one_suit": LocalPattern("all_honors", words("All Winds", "风一色", "風一色", "風一色"))},
    )
    rules = house.record()[0]
    assert rules["price"][PATTERN_NAMES.index("all_honors")] == 70
    assert house.own_name("all_honors") == "wind_one_suit"
    assert house.rule_of("wind_one_suit") == "MCR-F-wind_one_suit"
    assert house.pattern_name("all_honors", "zh-Hans") == "风一色"
    assert house.pattern_name("all_pungs", "en") == "All Pungs"


def test_two_names_of_one_pattern_and_names_of_the_catalogue_are_refused():
    with pytest.raises(BadOption):
        load("sichuan").vary("house", local_patterns={"one": LUXURY, "two": LUXURY})
    with pytest.raises(BadOption):
        load("sichuan").vary("house", local_patterns={"all_pungs": LUXURY})


def test_room_is_left_for_patterns_to_come():
    assert PATTERN_NAMES.count("") >= 16  # more than any two games have brought


def value_of(variant, prices, hand, tile, **told):
    """The interpreted result of a written hand under house prices, as total and pattern counts."""
    rules = one(load(variant).vary("house", prices=prices).record())
    result = np.zeros(1, RESULT).view(np.recarray)[0]
    value_win(win_of(rules, hand, tile, **told), rules, desk_for_hands(), result)
    counts = {PATTERN_NAMES[number]: int(result.counts[number]) for number in np.flatnonzero(result["counts"])}
    assert result.wins == 1
    return int(result.total), counts


@pytest.mark.parametrize(
    ("variant", "pattern", "hand", "more"),
    [
        ("riichi", "one_voided_suit", "234567m345p4467p", 1),  # by MCR's name: two suits
        ("riichi", "no_honors", "234567m345p4467p", 1),
        ("mcr", "dealer", "234567m345p4467p", 1),
        ("mcr", "root", "444m456m345p4467p", 1),
        ("taiwan", "one_voided_suit", "234567m345678p4455z", 1),
        ("sichuan", "all_simples", "234567p345s4467s", 1),
        ("sichuan", "dealer", "234567p345s4467s", 1),
        ("tianjin", "all_simples", "234567m345p4467p", 2),
    ],
)
def test_a_price_for_any_pattern_counts_in_any_method(variant, pattern, hand, more):
    """Each list adds its patterns, so the house price is added too, under whatever cap there is."""
    tile = {"sichuan": "5s", "taiwan": "4z"}.get(variant, "5p")
    before, _ = value_of(variant, {}, hand, tile)
    after, counts = value_of(variant, {pattern: more}, hand, tile)
    assert counts[pattern] == 1
    assert after == (4 if variant == "tianjin" else before + more)  # no plain hand any more; no_joker doubles


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_every_pattern_a_game_prices_is_counted_under_every_preset(variant):
    for preset in ("default", *load(variant).presets):
        Match(variant, 1, preset=preset, mode="interpreted")
