"""`by_day`: every game has its day, and the page a file belongs to is found by its name."""

from types import SimpleNamespace

import pytest

from fangcheng.variants import IDS
from plugins.games_of_the_day import TURNS, chosen, game_of


def run_of(day, changed="", slow=False, variant=None):
    """What pytest was asked for, as the plug-in reads it."""
    asked = {"--slow": slow, "variant": variant}
    return SimpleNamespace(option=SimpleNamespace(day=day, changed_games=changed), getoption=asked.get)


def test_every_game_comes_within_a_turn_of_days_and_none_twice():
    for day in (1, 739000, 740123):
        games = [game for later in range(TURNS) for game in chosen(run_of(day + later))]
        assert sorted(games) == sorted(IDS)


def test_changed_games_come_every_day_and_all_of_them_when_asked_for():
    assert all({"taiwan", "mcr"} <= chosen(run_of(day, "taiwan,mcr")) for day in range(TURNS))
    assert chosen(run_of(1, slow=True)) == chosen(run_of(1, variant="mcr")) == set(IDS)


@pytest.mark.parametrize(
    ("name", "game"),
    [("mcr", "mcr"), ("taiwan_options", "taiwan"), ("guangdong_folk", "guangdong_folk"), ("common", None)],
)
def test_a_file_of_a_page_tells_its_game(name, game):
    assert game_of(name) == game
