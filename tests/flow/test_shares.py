"""Paying in shares: sentences of rulebooks still to be furnished, on small made-up games.

South wins a full flush worth two rows on West's 3p; East deals. Every amount is worked out from the sentence cited.
"""

import numpy as np
import pytest

from flow.table_of import table_of
from made_up import made_up

DEALER = "17m1139p12335566s"
SOUTH = "1245667878955p"  # a full flush on 3p
NORTH = "12789m4599p1147s"
DOUBLING = {"curve": "doubling"}


@pytest.fixture
def game(monkeypatch):
    """A made-up game with these settings: every row is added, and only a full flush is a row."""

    def declare(settings, **page):
        base = {"lack_rule": "none", "play_on": "never", "kong_when": "never", "base": 1, "cap": "none"}
        page = {"combine": "sum", "curve": "", **page}
        prices = dict.fromkeys(("self_draw", "heavenly_win", "earthly_win", "robbing_kong", "kong_bloom"), 0)
        return made_up(monkeypatch, "sichuan", base | settings, prices=prices, **page)

    return declare


def paid(table):
    """What each seat has won and lost, E S W N."""
    return tuple(int(score) for score in table.record.scores)


def on_a_discard(variant):
    table = table_of(variant, {"E": DEALER, "S": SOUTH, "N": NORTH}, wall="1s3p")
    return table.play("E 7m", "S 1s drawn", "W 3p drawn", "S win")


def on_a_draw(variant):
    table = table_of(variant, {"E": DEALER, "S": SOUTH, "N": NORTH}, wall="3p")
    return table.play("E 7m", "S win")


@pytest.mark.parametrize(
    ("rule", "settings", "amounts"),
    [
        pytest.param("MCR-42", {}, (0, 2, -2, 0), id="the discarder alone"),
        pytest.param("HEBEI-24", {"discard_payers": "all"}, (-2, 6, -2, -2), id="all pay"),
        pytest.param("CLASSIC-33", {"discard_payers": "discarder_for_all"}, (0, 6, -6, 0), id="the discarder for all"),
        pytest.param(
            "HEBEI-23",  # base points 1, one more with the dealer, one more for the discarder
            {"discard_payers": "all", "share_units.dealer": 1, "share_units.discarder": 1},
            (-4, 10, -4, -2),
            id="a ladder of base points",
        ),
        pytest.param(
            "HAINAN-33",  # "on a discard win the discarder pays 1 more (a flat point)"
            {"discard_payers": "all", "share_points.discarder": 1},
            (-2, 7, -3, -2),
            id="one more",
        ),
        pytest.param(
            "SHANXI-25",  # "D more if winner or loser is the dealer. All three pay, the discarder no more"
            {"discard_payers": "all", "share_points.dealer": 5},
            (-7, 11, -2, -2),
            id="the part of the dealer",
        ),
        pytest.param(
            "HONGKONG-24",  # "the discarder pays 2 x points, each of the two others 1 x points"
            {"discard_payers": "all", "share_times.discarder": 2},
            (-2, 8, -4, -2),
            id="twice",
        ),
        pytest.param(
            "CLASSIC-33",  # "half: discarder p, others p/2, rounded up" - of an odd price
            {"discard_payers": "all", "share_half.bystander": True, "price.full_flush": 3},
            (-2, 7, -3, -2),
            id="half, rounded up",
        ),
    ],
)
def test_a_discard_is_paid_as_the_book_says(game, rule, settings, amounts):
    assert paid(on_a_discard(game(settings))) == amounts


def test_a_payer_s_own_fan_are_counted_before_points_are_made(game):
    """BEIJING-40: 500 x 2^F, F = fan of the hand + 1 if winner or payer is the dealer; all pay here."""
    settings = {"base": 500, "discard_payers": "all", "share_fan.dealer": 1}
    assert paid(on_a_discard(game(settings, **DOUBLING))) == (-4000, 8000, -2000, -2000)


def test_the_cap_bounds_the_fan_of_hand_and_payer_together(game):
    """BEIJING-40: F is at most so much."""
    settings = {"base": 500, "discard_payers": "all", "share_fan.dealer": 1, "cap": 2}
    assert paid(on_a_discard(game(settings, **DOUBLING))) == (-2000, 6000, -2000, -2000)


def test_who_has_opened_pays_less(game):
    """NEIMENGGU-25: +1 fan if he is not open. West has ponged in this hand, the others have not."""
    variant = game({"discard_payers": "all", "share_fan.closed": 1}, **DOUBLING)
    table = table_of(variant, {"E": DEALER, "S": SOUTH, "N": NORTH, "W": "1177m222334479s"}, wall="1s3p")
    table.play("E 7m", "W pon", "W 3s", "N 1s drawn", "E 3p drawn", "S win")
    assert paid(table) == (-8, 20, -4, -8)


def test_a_self_draw_is_paid_by_all_by_its_own_terms(game):
    """HONGKONG-25: each of the three pays 2 x points; HEBEI-23: +1 base point if the win is self-drawn."""
    assert paid(on_a_draw(game({"share_times.self_draw": 2}))) == (-4, 12, -4, -4)
    assert paid(on_a_draw(game({"share_units.self_draw": 1, "share_units.dealer": 1}))) == (-6, 14, -4, -4)


@pytest.mark.parametrize(("robbed", "amounts"), [("as_discard", (0, 2, -2, 0)), ("maker_for_all", (0, 6, -6, 0))])
def test_the_maker_of_a_robbed_kong_pays_one_share_or_those_of_all(game, robbed, amounts):
    """HONGKONG-26 and GUANGDONG-38."""
    variant = game({"robbed_payers": robbed})
    west = "33p1477m2244799s"
    table = table_of(variant, {"E": DEALER, "S": SOUTH, "N": "12789m4599p1147s", "W": west}, wall="1s8m8s3p")
    table.play("E 3p", "W pon", "W 9s", "N 1s drawn", "E 8m drawn", "S 8s drawn", "W kong 3333p", "S win")
    assert paid(table) == amounts


def test_who_gives_a_late_tile_pays_the_shares_of_all(game):
    """HAINAN-45: "with 19 or fewer tiles left in the wall the discarder of a winning tile pays for all three"."""
    variant = game({"discard_payers": "all", "share_points.discarder": 1, "late_tiles": 4})

    def won_with(left):
        table = table_of(variant, {"E": DEALER, "S": SOUTH, "N": NORTH}, wall="1s3p", left=left)
        return paid(table.play("E 7m", "S 1s drawn", "W 3p drawn", "S win"))

    assert won_with(6) == (0, 7, -7, 0)
    assert won_with(7) == (-2, 7, -3, -2)


def test_what_two_players_have_bet_counts_in_every_unit_between_them(game):
    """HAINAN-42: "u grows by the numbers of both players"; here of the numbers 0, 1, 3 only."""
    settings = {"bet_kind": "named", "bet_max": 3, "bet_numbers": ["0", "1", "3"], "share_units.bets": 1}
    variant = game({"discard_payers": "all", **settings})
    table = table_of(
        variant,
        {"E": DEALER, "S": SOUTH, "N": NORTH},
        wall="3p",
        opening=("E stake 0", "S stake 1", "W stake 3", "N stake 0"),
    )
    assert paid(table.play("E 7m", "S win")) == (-4, 18, -10, -4)


def test_a_number_that_may_not_be_bet_is_not_open_and_bets_lie_hidden_until_all_have_chosen(game):
    variant = game({"bet_kind": "named", "bet_max": 3, "bet_numbers": ["0", "1", "3"], "share_units.bets": 1})
    table = table_of(variant, {"E": DEALER})
    assert table.open_to("S") == ["stake 0", "stake 1", "stake 3"]
    table.play("S stake 3")
    assert {seat.bet for seat in table.view("W").seats} == {None}


def test_a_purse_pays_no_more_than_it_holds(game):
    """NANJING-21: "Nobody pays more than he has left". West has 5 of the 6 he owes, and the winner gets 5."""
    variant = game({"discard_payers": "discarder_for_all", "purse": True, "start_score": 5})
    assert paid(on_a_discard(variant)) == (5, 10, 0, 5)


def test_every_row_sums_to_zero_with_what_lies_beside_the_table(game):
    table = on_a_discard(game({"discard_payers": "all", "share_units.dealer": 1}))
    rows = np.asarray(table.record.payments[: int(table.record.payment_count)])
    assert len(rows) == 1
    assert (rows[:, 4:].sum(axis=1) == 0).all()
