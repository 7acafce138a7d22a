"""Records of games with eggs and treasures play again as they were played."""

import itertools
import random

import pytest

from fangcheng.game.match import Match
from fangcheng.records.model import ConcealedKong, Reveal
from fangcheng.records.of_match import record_of
from fangcheng.records.verify import Verifier
from game.players import choose


def recorded(variant, seed, options, hands):
    """The record of so many hands."""
    match, chance = Match(variant, seed, options, mode="interpreted"), random.Random(seed)
    while not match.over:
        if match.hand_over:
            hands -= 1
            if hands == 0:
                break
            match.next_hand()
            continue
        seat = chance.choice(match.owed)
        match.act(seat, choose(match, seat, chance))
    return record_of(match)


@pytest.mark.by_day
def test_an_egg_of_three_named_where_a_fourth_tile_would_fit_plays_again():
    record = recorded("jilin", 0, {"yao_jiu_eggs": True, "flying_egg": True}, 2)
    eggs = [event for hand in record.hands for event in hand.events if isinstance(event, ConcealedKong) and event.egg]
    assert [event.tiles for event in eggs if "1s" in event.tiles]
    report = Verifier(mode="interpreted").verify(record)
    assert (report.mismatches, report.skipped) == ([], [])


@pytest.mark.by_day
def test_two_treasures_thrown_for_in_a_row_fall_again_as_they_did():
    record = recorded("changchun", 3, {}, 3)
    events = record.hands[2].events
    thrown = [place for place, event in enumerate(events) if isinstance(event, Reveal) and event.what == "treasure"]
    assert any(later - before == 2 for before, later in itertools.pairwise(thrown))
    report = Verifier(mode="interpreted").verify(record)
    assert (report.mismatches, report.skipped) == ([], [])
