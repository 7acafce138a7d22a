"""Records of Taiyuan: raises, standing tiles and declarations are told, and played again from the words."""

import random

import pytest
from msgspec.structs import replace

from fangcheng import Match
from fangcheng.records import model
from fangcheng.records.of_match import record_of
from fangcheng.records.verify import verify
from game.players import choose


def played(seed):
    """Two hands with raises, bets and whatever stands."""
    match, chance = (
        Match("taiyuan", seed, {"raise_return": True, "bets": True}, mode="interpreted"),
        random.Random(seed),
    )
    for number in range(2):
        if number:
            match.next_hand()
        while not match.hand_over:
            seat = chance.choice(match.owed)
            match.act(seat, choose(match, seat, chance))
    return record_of(match)


def from_elsewhere(game):
    """The same record as a source would tell it that knows no seed and no walls."""
    hands = tuple(replace(hand, wall=None) for hand in game.hands)
    return replace(game, hands=hands, seed="", salt="", commitment="", revision=0, digest="", source_format="told")


@pytest.mark.by_day
@pytest.mark.parametrize("seed", [166, 230])
def test_a_record_tells_what_stands_and_is_played_again_without_its_seed(seed):
    game = played(seed)
    events = [event for hand in game.hands for event in hand.events]
    assert len([event for event in events if isinstance(event, model.Stood)]) == 8
    assert {"raise", "stake"} <= {event.what for event in events if isinstance(event, model.Bet)}
    for told in (game, from_elsewhere(game)):
        report = verify(told, mode="interpreted")
        assert (report.mismatches, report.skipped) == ([], [])
