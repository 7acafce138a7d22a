"""Matches that chance never ends say so, and refuse nothing."""

from random import Random

import numpy as np
import pytest

from fangcheng import Match, Tables
from fangcheng.bots.batch import LONGEST
from fangcheng.errors import FangchengError

ENDLESS = (
    "taiwan",
    "tianjin",
    "hongkong",
    "jilin",
    "beijing",
    "hebei",
    "hainan",
    "wenzhou",
    "anqing",
    "luoshu",
    "jiangnan",
)


def play_hand(match, chance):
    while not match.hand_over:
        seat = match.owed[0]
        match.act(seat, chance.choice(match.legal(seat)))


def test_a_match_is_truncated_after_so_many_hands_and_may_go_on():
    match, chance = Match("taiwan", seed=1, mode="interpreted", max_hands=2), Random(1)
    assert not match.truncated
    play_hand(match, chance)
    assert not match.truncated
    match.next_hand()
    play_hand(match, chance)
    assert match.truncated
    assert not match.over
    assert Match.from_json(match.to_json(), mode="interpreted").check == match.check
    match.next_hand()  # nothing is refused
    assert not match.truncated
    assert match.owed


def test_a_match_that_ends_in_its_last_hand_is_over_and_not_truncated():
    match, chance = Match("changsha", seed=1, options={"hands": 4}, mode="interpreted", max_hands=4), Random(1)
    for _ in range(3):
        play_hand(match, chance)
        match.next_hand()
    play_hand(match, chance)
    assert (match.over, match.truncated) == (True, False)


@pytest.mark.parametrize("wrong", [0, -1, 2.5, True, "3"])
def test_a_number_of_hands_is_whole_and_from_one_on(wrong):
    for make in (lambda: Match("riichi", 1, max_hands=wrong), lambda: Tables("riichi", 1, max_hands=wrong)):
        with pytest.raises(FangchengError, match="max_hands"):
            make()


def test_each_table_tells_for_itself_that_it_is_truncated():
    tables, told = Tables("taiwan", 3, seed=1, max_hands=2, mode="interpreted"), np.zeros(3, bool)
    while not told.all():
        tables.step(tables.random_actions())
        for number in np.flatnonzero(tables.truncated & ~told).tolist():
            assert tables.hand_over[number]
            assert tables.view(number).hand_number == 2
            told[number] = True
    tables.reset(tables.truncated)
    assert not tables.truncated.any()


def test_play_breaks_off_after_as_many_hands():
    assert Match.max_hands == LONGEST == 256


@pytest.mark.slow
@pytest.mark.parametrize("variant", ENDLESS)
def test_matches_played_by_chance_end_or_are_truncated(variant):
    tables = Tables(variant, 2, seed=1, keep_actions=False)
    ended = np.zeros(2, bool)
    for _ in range(256 * 400):
        tables.step(tables.random_actions())
        ended |= tables.done | tables.truncated
        if ended.all():
            return
    pytest.fail("neither over nor truncated")
