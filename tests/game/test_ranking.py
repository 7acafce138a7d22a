"""Places over several games of the same company."""

import pytest

from fangcheng.game.ranking import Standing, over_games


def game(*rows):
    """One finished game: (person, table points, standard points), from first to last."""
    return [
        Standing(place=place, person=person, seat=person, score=score, points=points)
        for place, (person, score, points) in enumerate(rows, 1)
    ]


@pytest.mark.rule("MCR-51")
def test_standard_points_go_before_table_points():
    games = [
        game((0, 100, 4), (1, 90, 2), (2, -40, 1), (3, -150, 0)),
        game((1, 10, 4), (0, 5, 2), (3, 0, 1), (2, -15, 0)),
    ]
    assert [(one.place, one.person, one.points, one.score) for one in over_games(games)] == [
        (1, 0, 6, 105),
        (2, 1, 6, 100),
        (3, 2, 1, -55),
        (4, 3, 1, -150),
    ]


@pytest.mark.rule("MCR-51")
def test_then_the_best_single_game_counts_first_by_standard_then_by_table_points():
    one, two, three = (0, 50, 4), (1, 30, 2), (2, 20, 2)
    games = [game(one, two, three), game((2, 20, 2), (1, 10, 2), (0, -10, 0))]
    ranked = over_games(games)
    assert [(one.person, one.points, one.score, one.best_points, one.best_score) for one in ranked] == [
        (0, 4, 40, 4, 50),
        (1, 4, 40, 2, 30),
        (2, 4, 40, 2, 20),
    ]
    assert [one.place for one in ranked] == [1, 2, 3]


@pytest.mark.rule("MCR-51")
def test_who_is_equal_in_everything_shares_the_place():
    ranked = over_games([game((0, 8, 4), (1, 0, 1)), game((1, 8, 4), (0, 0, 1))])
    assert [one.place for one in ranked] == [1, 1]
    assert all(one.games == 2 for one in ranked)
