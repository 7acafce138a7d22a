"""Figures of `steady` that are kept in sight (docs/bots.md): measured over whole hands, so slow."""

import pytest

from bots.duel import hands

HANDS = 1500


@pytest.mark.slow
def test_planning_routes_wins_chinese_official():
    """Players of the Chinese corpora open 56 to 59 % of their hands and win in turn 11 or 12."""
    played = hands("mcr", HANDS)
    seats = [(hand, seat) for hand in played for seat in range(4) if hand.planners[seat]]
    share_open = sum(hand.opened[seat] for hand, seat in seats) / len(seats)
    share_won = sum(hand.won[seat] for hand, seat in seats) / len(seats)
    points = sum(hand.points[seat] for hand, seat in seats) / len(seats)
    turns = [hand.turns for hand, seat in seats if hand.won[seat]]
    assert 0.45 < share_open < 0.70
    assert share_won > 0.26  # measured 0.30; two who plan against two who do not
    assert points > 2  # a seat and hand, measured 3.5 +- 0.7 over 3,000 hands
    assert sum(turns) / len(turns) < 13
