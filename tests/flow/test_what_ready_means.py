"""Who is ready when the wall is drawn out: by the shape of the hand, or by what it could win."""

import pytest

from flow.table_of import table_of
from made_up import made_up

HANDS = {
    "E": "17m113688p335566s",  # far from ready
    "S": "123456789m4599p",  # two suits, ready
    "N": "234678m45p22777s",  # three suits: ready in shape, but no win here (SICHUAN-9)
}


def scores_after_the_wall(monkeypatch, means, hands=HANDS):
    """Scores from the dealer on when nobody has won and the unready pay the ready 60 together."""
    settings = {"lack_rule": "none", "draw_check": "noten", "noten_total": 60, "ready_means": means}
    table = table_of(made_up(monkeypatch, "sichuan", settings), hands, wall="7s", left=1)
    return table.play("E 7m", "S 7s drawn").wait().scores()


@pytest.mark.rule("COMMON-11")
@pytest.mark.parametrize(
    ("means", "scores"),
    [("as_paid", [-30, 30, -30, 30]), ("shape", [-30, 30, -30, 30]), ("winnable", [-20, 60, -20, -20])],
    ids=["as_paid", "shape", "winnable"],
)
def test_a_hand_that_could_not_win_is_ready_where_the_shape_is_enough(monkeypatch, means, scores):
    assert scores_after_the_wall(monkeypatch, means) == scores


@pytest.mark.rule("COMMON-11")
def test_a_wait_for_a_kind_one_holds_four_of_makes_no_hand_ready(monkeypatch):
    fifth = {"E": "17m256688p335566s", "N": "123456789m1111p"}  # North waits for a fifth 1p alone
    assert scores_after_the_wall(monkeypatch, "winnable", HANDS | fifth) == [-20, 60, -20, -20]


# --- the check of Sichuan, where the unready pay the ready the most their hand could have won


def scores_after_the_check(monkeypatch, means, **settings):
    """East is far from ready. North is ready in shape, but every win of his needs more than he has."""
    settings |= {"lack_rule": "none", "pig_amount": "as_unready", "ready_means": means}
    table = table_of(made_up(monkeypatch, "sichuan", settings), HANDS, wall="7s", left=1)
    return table.play("E 7m", "S 7s drawn").wait().scores()


@pytest.mark.rule("COMMON-11")
@pytest.mark.parametrize("means", ["as_paid", "winnable"])
def test_who_could_not_win_pays_in_the_check_where_ready_is_who_could(monkeypatch, means):
    """South holds two suits, nothing else: 1 base from each of the three, "that player's largest discard value"."""
    assert scores_after_the_check(monkeypatch, means) == [-1, 3, -1, -1]


@pytest.mark.rule("COMMON-11")
def test_who_is_ready_in_shape_alone_neither_pays_nor_collects(monkeypatch):
    """ "Some tile kind completes the hand"; "each unready player pays each ready player the highest value"."""
    assert scores_after_the_check(monkeypatch, "shape") == [-1, 2, -1, 0]


# --- who may declare


@pytest.mark.rule("COMMON-11")
@pytest.mark.parametrize(("means", "thrown"), [("as_paid", "7p5s"), ("shape", "7p5s"), ("winnable", "5s")])
def test_ready_is_declared_only_with_a_hand_that_could_win_where_the_book_says_so(monkeypatch, means, thrown):
    """Without 5s East waits for 7p, two suits in his hand; without 7p for 5s, with three suits, which win nothing."""
    settings = {"lack_rule": "none", "ready_rule": "declared", "ready_means": means}
    table = table_of(made_up(monkeypatch, "sichuan", settings), {"E": "123456789m2347p5s"})
    assert table.play("E ready").discards("E") == thrown
