"""Opening wins for a fixed price (HEFEI-19, HEFEI-29) in a made-up neighbour of Changsha."""

import pytest

from flow.table_of import table_of
from made_up import made_up

PAID = ["four_joys", "no_258", "missing_suit", "two_triplets"]
FIXED = {"opening_wins": PAID, "opening_quads": True, "opening_points": 2, "birds": 2, "dealer_rows": 1}

# As a case of rules/cases/hefei.yaml, but dealt of one set: there E and W have the 1m that S holds all of.
DEALT = {"E": "23455m2345p23456s", "S": "1111333679m146p", "W": "4669m179p134679s", "N": "2255888m58p1225s"}
DEALER = {"E": "11122233m25p2555s", "S": "3358m1347p12368s", "W": "4679m258p134679s", "N": "4455888m58p1225s"}


@pytest.fixture
def after_deal(monkeypatch):
    """What the seats have after the deal."""

    def scores(hands, **settings):
        game = made_up(monkeypatch, "changsha", {**FIXED, **settings})
        return [int(points) for points in table_of(game, hands).record.scores[:4]]

    return scores


def test_every_opening_win_costs_each_the_same_without_birds_and_the_dealers_point(after_deal):
    """S shows four of a kind, no 2-5-8, two triplets (1m, 3m) and a missing suit, W no 2-5-8."""
    assert after_deal(DEALT) == [-10, 22, -2, -10]


def test_four_alike_are_a_triplet_only_where_the_book_says_so(after_deal):
    assert after_deal(DEALT, opening_quads=False) == [-8, 16, 0, -8]
    assert after_deal(DEALER, opening_quads=False) == [6, -2, -2, -2]
