"""What a match reads quickly, from octets, is what the ordinary ways read from the fields of its record."""

from random import Random

import pytest

from fangcheng import Match
from fangcheng.game.actions import actions_of
from fangcheng.game.events import read_events
from fangcheng.game.quick import actions_open, events_quickly
from fangcheng.variants import IDS

DECISIONS = 120


@pytest.mark.by_day
@pytest.mark.parametrize("variant", IDS)
def test_actions_and_events_are_the_same_both_ways(variant):
    match, chance, quickly = Match(variant, seed=7, mode="interpreted"), Random(7), 0
    rules = match.engine.numbers
    for _ in range(DECISIONS):
        if match.over:
            break
        happened = match.next_hand() if match.hand_over else None
        for seat in match.owed:
            legal = match.legal(seat)
            assert legal == actions_of(match.plain, rules, seat)
            if match.engine.tells_plainly:
                assert legal == actions_open(match._octets, match.plain, rules, seat)
        if match.owed:
            seat = chance.choice(match.owed)
            happened = match.act(seat, chance.choice(match.legal(seat)))
        assert happened == read_events(match.plain)
        told = events_quickly(match._octets)
        quickly += told is not None
        assert told is None or not match.engine.tells_plainly or told == happened
        assert (match.seats, match.scores) == (match.table.seats, match.table.scores.tolist()[: match.seats])
        assert match.owed == [seat for seat in range(match.seats) if int(match.table.owed) >> seat & 1]
    assert quickly > DECISIONS // 4
