"""`arena`: who meets whom, what a wall comes to, and that ratings follow from the walls alone."""

import json
from collections import Counter
from math import comb

import numpy as np
import pytest

from fangcheng import FangchengError, Match, arena, load_bot
from fangcheng.core.state.codes import NOBODY, PERSONS
from fangcheng.leagues.arena import ArenaRun, league_of
from fangcheng.leagues.league import LEAGUE_WALL, Met, met_on
from fangcheng.leagues.ratings import ranks, rated

BOTS = ("steady", "casual", "beginner", "random")
MANY = (*BOTS, "steady:wall", "steady:fast")


def league(bots=BOTS, variant="sichuan", matches=False, seed="3"):
    return league_of(variant, bots, seed=seed, options=None, preset=None, matches=matches)


def played(one, walls, workers=1):
    run = ArenaRun(one)
    for _ in run.play(walls, workers):
        pass
    return run


# --- who meets whom


@pytest.mark.parametrize("count", range(2, 8))
@pytest.mark.parametrize("variant", ["sichuan", "sanma"])
def test_every_choice_of_bots_comes_equally_often(variant, count):
    bots = [f"steady:risk={number}" for number in range(count)]
    one = league(bots, variant)
    size = 3 if variant == "sanma" else 4
    choices = comb(count, size % count)
    met = Counter(tuple(sorted(one.lineup(wall))) for wall in range(3 * choices))
    assert len(met) == choices
    assert set(met.values()) == {3}
    held = Counter(number for lineup in met for number in lineup)
    assert len(set(held.values())) == 1  # each bot as often as the others
    for lineup in met:
        shares = Counter(lineup)
        assert max(shares.values()) - min(shares.values()) <= 1


def test_bots_sit_beside_each_other_in_every_order():
    one = league()
    orders = {one.lineup(wall) for wall in range(100)}
    assert len(orders) == 6  # (4 - 1)! ways around a table


# --- what a wall comes to


@pytest.mark.by_day
def test_the_points_of_a_wall_are_those_of_matches_played_by_hand():
    bots = ("steady", "steady:fold_from=0:fear_melds=1", "steady:claim_gain=2")
    one = league(bots)
    for number, wall in enumerate(played(one, 3).walls):
        lineup = one.lineup(number)
        gained = [0] * 4
        for turn in range(4):
            sitting = [lineup[(person + turn) % 4] for person in range(4)]
            for person, points in enumerate(points_by_hand(f"3:{number}", [bots[bot] for bot in sitting])):
                gained[(person + turn) % 4] += points
        assert wall["bots"][:4].tolist() == list(lineup)
        assert wall["points"][:4].tolist() == gained
        assert wall["hands"][:4].tolist() == [4] * 4


def points_by_hand(seed, names):
    """The points of every person after the first hand."""
    match = Match("sichuan", seed, mode="compiled")
    bots = [load_bot(name) for name in names]
    before = list(match.scores)
    persons = match.table.person.tolist()
    while not match.hand_over:
        seat = match.owed[0]
        match.act(seat, bots[persons[seat]].act(match.view(seat), match.legal(seat)))
    gained = {persons[seat]: match.scores[seat] - before[seat] for seat in range(4)}
    return [gained[person] for person in range(4)]


def test_bots_that_play_alike_gain_alike_on_every_wall():
    """Both hold every seat of every wall once or twice, so nothing of the deal is left between them."""
    run = played(league(("steady", "steady:abort_from=9")), 12)  # nobody may call for a new deal in sichuan
    for row in run.walls:
        assert {met.points for met in met_on(row)} == {0}


def test_a_bot_that_plays_well_is_put_before_one_that_does_not():
    result = arena("sichuan", BOTS, walls=40, seed=3, workers=1)
    assert result.bots[-1].bot == "random"
    assert result.bots[0].bot in ("steady", "casual")
    assert result.bots[0].sure > result.bots[-1].rating
    assert sum(one.points.value for one in result.bots) == pytest.approx(0)  # all play all walls
    assert all(one.place is None for one in result.bots)


@pytest.mark.by_day
def test_matches_are_compared_by_places():
    result = arena("sichuan", BOTS, walls=6, seed=3, matches=True, workers=1)
    places = [one.place.value for one in result.bots]
    assert sum(places) == pytest.approx(sum(range(1, 5)), abs=1)  # equal scores share a place
    assert result.bots[-1].place.value == max(places)


def test_a_first_hand_that_ends_its_match_is_compared_by_points(tmp_path):
    house = tmp_path / "short.toml"
    house.write_text('base = "sichuan"\n\n[rules]\nhands = 1\n\n[names]\nname = "Short"\n', encoding="utf-8")
    one = league(("steady", "random"), str(house))
    whole = league(("steady", "random"), str(house), matches=True)
    for first, match in zip(played(one, 2).walls, played(whole, 2).walls, strict=True):
        assert first["points"].tolist() == match["points"].tolist()
        assert (first["finished"].sum(), match["finished"][:4].tolist()) == (0, [4] * 4)
        assert first["places"].sum() == 0


# --- ratings


def row(points, places=(0, 0, 0, 0), bots=(0, 1, 2, 3)):
    found = np.zeros(1, LEAGUE_WALL)[0]
    found["bots"] = [*bots, *[NOBODY] * (PERSONS - len(bots))]
    for name, values in (("points", points), ("places", places), ("hands", [4] * len(bots))):
        found[name][: len(values)] = values
    found["finished"][: len(bots)] = [4 if place else 0 for place in places]
    return found


def test_ranks_go_by_places_then_by_points_and_equals_share():
    assert ranks([Met(0, 5, 4, 0, 0), Met(1, 9, 4, 0, 0), Met(2, 5, 4, 0, 0)]) == [1, 0, 1]
    assert ranks([Met(0, 50, 4, 9, 4), Met(1, 9, 4, 8, 4), Met(2, 60, 4, 9, 4)]) == [2, 0, 1]
    assert ranks([Met(0, 8, 8, 0, 0), Met(1, 5, 4, 0, 0)]) == [1, 0]  # a hand, for one has held more seats


def test_ratings_are_those_of_the_model_worked_by_hand():
    """Plackett-Luce for two who are unknown, Weng and Lin (2011), algorithm 4: c, omega and delta by hand."""
    one = league(("steady", "random"))
    [first, second] = rated(one, [row((8, -8, 8, -8), bots=(0, 1, 0, 1))])
    mean, spread, beta, tau = 25.0, 25 / 3, 25 / 6, 25 / 300
    variance = spread**2 + tau**2
    c = (2 * (variance + beta**2)) ** 0.5
    omega = variance / c * 0.5  # the winner's share of the loser's chance, both one half
    assert first.bot == "steady"
    assert first.rating == pytest.approx(mean + omega)
    assert second.rating == pytest.approx(mean - omega)
    assert first.spread < spread


def test_a_bot_that_held_two_seats_is_compared_once():
    [met, other] = met_on(row((3, 1, 4, -8), bots=(0, 1, 0, 1)))
    assert (met.bot, met.points, met.hands) == (0, 7, 8)
    assert (other.bot, other.points, other.hands) == (1, -7, 8)


# --- the same whoever plays, and kept


def test_the_same_league_has_the_same_result_with_any_workers():
    one = league(MANY)
    np.testing.assert_array_equal(played(one, 12, 1).walls, played(one, 12, 3).walls)


def test_a_run_goes_on_in_its_file_and_another_league_is_refused(tmp_path):
    keep = tmp_path / "walls"
    whole = arena("sichuan", BOTS, walls=12, seed=3, workers=1)
    arena("sichuan", BOTS, walls=5, seed=3, workers=1, keep=keep)
    lines = keep.read_text().splitlines()
    assert len(lines) == 6
    keep.write_text("\n".join(lines) + "\n" + lines[-1][:10])  # a line that broke off is played again
    assert arena("sichuan", BOTS, walls=12, seed=3, workers=1, keep=keep) == whole
    assert [json.loads(line)["wall"] for line in keep.read_text().splitlines()[1:]] == list(range(12))
    with pytest.raises(FangchengError, match="another arena: bots"):
        arena("sichuan", BOTS[:3], walls=12, seed=3, keep=keep)
    keep.write_text("my notes\n")
    with pytest.raises(FangchengError, match="no file of an arena"):
        arena("sichuan", BOTS, walls=12, seed=3, keep=keep)


@pytest.mark.parametrize(
    ("bots", "words"),
    [(["steady"], "at least two"), (["steady", "casual", "steady"], "steady is there more than once")],
)
def test_what_is_no_league_is_refused(bots, words):
    with pytest.raises(FangchengError, match=words):
        arena("sichuan", bots, walls=1)


MINE = '''
class First:
    """Takes what stands first."""

    def act(self, view, legal):
        return legal[0]
'''


@pytest.mark.by_day
def test_an_own_bot_plays_in_a_league(tmp_path, monkeypatch):
    import sys

    (tmp_path / "arena_bots_here.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    result = arena("sichuan", ["steady", "arena_bots_here:First"], walls=6, seed=3)
    assert [one.bot for one in result.bots] == ["steady", "arena_bots_here:First"]
