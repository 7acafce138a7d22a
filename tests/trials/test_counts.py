"""Counts of self-play, on hands written down."""

from typing import Any

import numpy as np
import pytest

from fangcheng.bots.tally import HAND
from fangcheng.errors import FangchengError
from fangcheng.trials.counts import (
    Count,
    CountWorker,
    better_bot_leads,
    points_at_a_quarter,
    wins_after_streaks,
    wins_after_wins_by_seat,
)
from fangcheng.trials.figures import played
from fangcheng.trials.rhyme import RHYME, Rhyme
from fangcheng.trials.rows import TRIED

DRAWN = "."
DIE = range(1, 7)


def hands_of(winners: str, dealers: str) -> Any:
    """Hands by who won them and who dealt, persons 0 to 3; a dot for a hand that nobody won."""
    hands = np.zeros(len(winners), HAND)
    for number, (winner, dealer) in enumerate(zip(winners, dealers, strict=True)):
        hands["dealer"][number] = int(dealer)
        if winner != DRAWN:
            hands["wins"][number, int(winner)] = 1
    return hands


def row_of(count: Any, hands: Any) -> Any:
    """What a count notes of these hands."""
    row = np.zeros(1, TRIED)
    count(hands, 4, row[0])
    return row[0]


def test_wins_are_counted_by_the_wins_in_a_row_before_them():
    """Person 1 wins four in a row; person 0 always deals, so 1, 2 and 3 are counted."""
    row = row_of(wins_after_streaks, hands_of("111123", "000000"))
    assert row["count"][:3].tolist() == [2, 1, 2]  # of 1 after one, two, three and four wins; of 2 after one
    assert row["gain"][:3].tolist() == [1, 1, 1]
    # After no win: persons 2 and 3 four times each, then 3 and (once) 2's win, then 1 and 3.
    assert row["base_count"][:3].tolist() == [10, 10, 10]
    assert row["base_gain"][:3].tolist() == [2, 2, 2]


def test_who_deals_is_not_counted_and_a_hand_without_a_win_ends_all_streaks():
    row = row_of(wins_after_streaks, hands_of("11.1", "0100"))
    assert row["count"][:3].tolist() == [0, 1, 0]  # the second hand is dealt by 1; after two wins nobody wins
    assert row["gain"][:3].tolist() == [0, 0, 0]
    assert row["base_gain"][0] == 1  # 1 wins again after a hand without a win


def test_nobody_gains_from_a_streak_where_wins_are_thrown_with_dice():
    """A winner drawn by lot in each hand: the gain holds 0 within four standard errors."""
    seed = 23
    random = np.random.default_rng(seed)
    rows = np.zeros(300, TRIED)
    for row in rows:
        winners = "".join(map(str, random.integers(0, 4, 24)))
        row["hands"] = 24
        wins_after_streaks(hands_of(winners, "0123" * 6), 4, row)
    game = played("taiwan", rows, ("one", "two", "three"), "chance", False)
    assert game.all.cases > 4000
    assert game.all.gain is not None
    assert game.all.error is not None
    assert abs(game.all.gain) < 4 * game.all.error, f"seed {seed}"
    assert 0.004 < game.all.error < 0.012  # of a share of a quarter in so many cases, about 0.007


def test_wins_after_wins_are_compared_in_the_same_seat():
    """The deal goes 0, 1, 2, 3: so each person's seat in a hand is told by how far he sits behind the dealer."""
    row = row_of(wins_after_wins_by_seat, hands_of("23311", "01233"))
    # Hand 2, dealt by 1: person 2 won before and is next, 3 is across and wins, 0 sits before the dealer.
    # Hand 3, dealt by 2: person 3 won before, is next and wins again.
    # Hand 4, dealt by 3: person 3 won before and deals, 1 is across and wins.
    # Hand 5, dealt by 3: person 1 won before, is across and wins again.
    assert row["count"][:3].tolist() == [2, 1, 0]
    assert row["gain"][:3].tolist() == [1, 1, 0]
    assert row["base_count"][:3].tolist() == [2, 3, 4]
    assert row["base_gain"][:3].tolist() == [0, 2, 0]


def test_where_the_deal_does_not_go_round_nobody_is_counted():
    with pytest.raises(FangchengError, match="does not go round"):
        row_of(wins_after_wins_by_seat, hands_of("0123", "0120"))


def test_points_of_who_won_four_of_sixteen_are_told_by_how_often_he_fed_others():
    hands = hands_of("0000111111222223" + "0123", "0" * 20)
    hands["points"][:16, 0] = 3
    hands["points"][16:, 0] = 1000  # beyond the sixteen
    hands["deal_ins"][4:9, 0] = 1
    row = row_of(points_at_a_quarter, hands)
    assert row["count"].tolist() == [0, 0, 16, 0, 0, 0]  # only person 0 won just four; he fed five
    assert row["gain"].tolist() == [0, 0, 48, 0, 0, 0]


def test_fewer_than_sixteen_hands_tell_nothing_of_a_quarter():
    assert not row_of(points_at_a_quarter, hands_of("0000" + "1" * 11, "0" * 15))["count"].any()


def points_of(*points: tuple[int, int, int, int]) -> Any:
    """Hands with these points of persons 0 to 3."""
    hands = np.zeros(len(points), HAND)
    hands["points"][:, :4] = points
    return hands


def test_the_better_bot_leads_after_so_many_hands_or_not():
    behind, ahead, level = (-3, 1, 1, 1), (9, -3, -3, -3), (0, 0, 0, 0)
    row = row_of(better_bot_leads, points_of(behind, ahead, level, level, level))
    assert row["count"][:3].tolist() == [1, 0, 0]  # five hands are no eight
    assert row["gain"][:3].tolist() == [1, 0, 0]
    assert row["base_count"][:3].tolist() == [1, 0, 0]
    assert row["base_gain"][:3].tolist() == [0, 0, 0]
    row = row_of(better_bot_leads, points_of(ahead, *[level] * 6, behind, behind, behind, behind, *[level] * 5))
    assert row["gain"][:3].tolist() == [1, 1, 0]  # 9, 6, -3 points
    assert row["base_gain"][:3].tolist() == [1, 1, 1]
    assert row_of(better_bot_leads, points_of(*[level] * 4))["gain"][0] == 0  # level is not ahead


def test_the_better_bot_sits_among_beginners():
    worker = CountWorker(Count("sichuan", "better_bot_leads", "levels"))
    assert worker.worker.setting.bots == ("steady", "beginner", "beginner", "beginner")
    assert CountWorker(Count("sichuan", "wins_after_streaks", "levels")).worker.setting.bots == ("steady",) * 4


# --- the rhyme of the dice


def test_the_rhyme_names_the_seat_that_counting_round_the_table_does():
    """Who throws is counted one: 5 and 9 come back to him, as the books have it."""
    for total, named in RHYME.items():
        assert (total - 1) % 4 == named
    assert [sum(RHYME[one + other] == seat for one in DIE for other in DIE) for seat in range(4)] == [8, 9, 10, 9]


def test_the_wall_is_opened_where_the_rhyme_says():
    rows = Rhyme("beijing", "rhyme_of_the_dice", "dice", mode="interpreted").worker().play(0, 6).walls
    assert rows["count"].sum() == rows["gain"].sum() == 6
    with pytest.raises(FangchengError, match="mcr: the wall is not named by the sum"):
        Rhyme("mcr", "rhyme_of_the_dice", "dice", mode="interpreted").worker().play(0, 1)
