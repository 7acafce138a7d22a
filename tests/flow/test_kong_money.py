"""When and by whom kongs are paid: sentences of rulebooks still to be furnished, on small made-up games.

East deals. West makes a kong; then South wins with his own draw, or nobody has won yet. The win itself costs nothing.
"""

import pytest

from flow.table_of import table_of
from made_up import made_up

DEALER = "17m1139p12335566s"
SOUTH = "1245667878955p"  # waits for 3p
NORTH = "12999m4599p1147s"
WEST_CONCEALED = "888m2244778899s"
WEST_PUNG = "77m2p2244778899s"

AFTER = ("N 9s drawn", "E 7s drawn", "S win")
CONCEALED = ("E 7m", "S 1s drawn", "W kong 8888m", "W 8s drawn")
ADDED = ("E 7m", "W pon", "W 9s", "N 1s drawn", "E 8m drawn", "S 1m drawn", "W kong 7777m", "W 8s drawn")


@pytest.fixture
def scores(monkeypatch):
    """Play a made-up game with these settings and return the scores E S W N."""

    def play(settings, steps, west, wall):
        base = {"lack_rule": "none", "play_on": "never", "kong_when": "with_a_win", "base": 1, "call_transfer": "none"}
        prices = dict.fromkeys(("full_flush", "kong_bloom", "earthly_win", "self_draw"), 0)
        variant = made_up(monkeypatch, "sichuan", base | settings, prices=prices, combine="sum", curve="")
        hands = {"E": DEALER, "S": SOUTH, "N": NORTH, "W": west}
        table = table_of(variant, hands, wall=wall, tail="8s").play(*steps)
        return tuple(int(score) for score in table.record.scores)

    return play


def concealed(scores, settings, *after):
    return scores(settings, CONCEALED + after, WEST_CONCEALED, "1s8m9s7s3p")


def added(scores, settings, *after):
    return scores(settings, ADDED + after, WEST_PUNG, "1s8m1m7m9s7s3p")


def test_a_kong_is_paid_to_who_made_it_when_somebody_wins(scores):
    """QINGYUAN-21, 23: each opponent loses 2; to the maker, whoever wins, settled with the hand."""
    settings = {"kong_pay.concealed": 2}
    assert concealed(scores, settings) == (0, 0, 0, 0)
    assert concealed(scores, settings, *AFTER) == (-2, -2, 6, -2)


@pytest.mark.parametrize(("payers", "amounts"), [("everybody", (-1, -1, 3, -1)), ("feeder", (-1, 0, 1, 0))])
def test_an_added_kong_is_paid_by_all_or_by_who_fed_the_pung(scores, payers, amounts):
    """QINGYUAN-22: "each of the three loses 1 more. Option: the player whose discard was ponged" - East."""
    settings = {"kong_pay.added": 1, "added_kong_payers": payers, "late_added_kong": True}
    assert added(scores, settings, *AFTER) == amounts


def test_a_kong_may_cost_the_number_on_its_tiles(scores):
    """SHANXI-28: from each of the three, added 1 x its number, concealed 2 x its number: sevens, eights."""
    settings = {"kong_pay.added": 1, "kong_pay.concealed": 2, "kong_worth": "number", "late_added_kong": True}
    assert added(scores, settings, *AFTER) == (-7, -7, 21, -7)
    assert concealed(scores, settings, *AFTER) == (-16, -16, 48, -16)


def test_a_kong_may_be_dearer_where_the_dealer_is_one_of_the_two(scores):
    """HAINAN-31, 41: 2 x u for a concealed kong; u is 1, and 1 more if one of the two deals."""
    settings = {"kong_pay.concealed": 2, "kong_units": True, "share_units.dealer": 1}
    assert concealed(scores, settings, *AFTER) == (-4, -2, 8, -2)
