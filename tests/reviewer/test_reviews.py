"""A review as a whole: its sums meet the score, it goes on where it stopped, and hidden tiles change nothing in it."""

from contextlib import closing
from types import SimpleNamespace

import numpy as np
import pytest

from fangcheng import FangchengError, Match
from fangcheng.drills.kinds import kinds_in
from fangcheng.game.seen import seen_record
from fangcheng.game.views import View
from fangcheng.reviewer import review as reviews
from fangcheng.reviewer.judge import Judge, Plan
from fangcheng.reviewer.model import GRADES
from fangcheng.reviewer.placed import placed_out
from fangcheng.reviewer.played_out import played_out
from fangcheng.reviewer.run import Reviewing
from fangcheng.reviewer.themes import THEMES, drill_about
from fangcheng.reviewer.told import decision_told, figures_told
from fangcheng.reviewer.walk import Decision
from fangcheng.sentences import is_key
from fangcheng.variants import IDS
from fangcheng.web.page.reviewed import review_page
from game.worlds import another_world
from reviewer.made_games import by_number, record_of_hands

LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")
UNIT = 5000.0


def reviewing(games, **more):
    return Reviewing(games, by_number, mode="interpreted", unit=UNIT, **more)


@pytest.fixture(scope="module")
def sichuan(tmp_path_factory):
    """The record of a hand, its whole review, and the octets of the file that the review was kept in."""
    _, games = record_of_hands("sichuan")
    file = tmp_path_factory.mktemp("review") / "review.jsonl"
    with closing(reviewing(games, keep=file)) as run:
        run.go_on()
        return SimpleNamespace(games=games, whole=run.review(), kept=file.read_bytes())


@pytest.mark.by_day
@pytest.mark.parametrize("variant", ["riichi", "sichuan", "chengdu"])
def test_decisions_and_tiles_meet_the_score_to_the_point(variant):
    _, games = record_of_hands(variant, hands=2)
    with closing(reviewing(games)) as run:
        run.go_on()
        made = run.review()
    assert made.done == made.decisions == len(run.walk)
    assert any(one.verdict in GRADES for one in made.judged)
    for one in made.people:
        assert round(one.decisions + one.tiles, 2) == one.end - one.start
        assert one.decisions == round(-sum(judged.cost for judged in made.judged if judged.player == one.player), 2)
        ends = [mark for mark in one.curve if mark.step < 0]
        assert [mark.points for mark in ends] == [scores[one.player] for scores in run.walk.scores[1:]]
        assert ends[-1].decisions == one.decisions
        assert one.real == one.right + sum(one.grades.values())
        assert round(sum(one.themes.values()), 2) == -one.decisions
        costs = [next(judged.cost for judged in made.judged if judged.number == number) for number in one.dearest]
        assert costs == sorted(costs, reverse=True)


def test_a_review_can_be_told_in_four_languages(sichuan):
    made = sichuan.whole
    graded = [one for one in made.judged if one.verdict in GRADES]
    for language in LANGUAGES:
        for one in graded:
            text = decision_told(one, made, language)
            assert "review-" not in text
            assert "advise-" not in text
        for person in made.people:
            assert len(figures_told(person, made, language)) >= 2
    for theme in THEMES:
        assert is_key(f"review-theme-{theme}")


def test_a_game_of_house_rules_is_told_as_any_other(tmp_path):
    """Its file lies elsewhere, or nowhere any more: the record alone has the rules."""
    house = tmp_path / "friday.toml"
    house.write_text('base = "luoshu"\n[names]\nname = "Friday"\n')
    _, games = record_of_hands(str(house))
    house.unlink()
    said: list[str] = []
    with closing(reviewing(games)) as run:
        for one in run.each():
            if one.verdict in GRADES:
                said.append(decision_told(one, run.review(), "zh-Hans"))
            if said and "合" in said[-1]:  # as its players call a chow
                break
        made = run.review()
    assert "合" in said[-1]
    page = review_page(made, "running")
    assert [one.verdict in GRADES for one in page.decisions].count(True) == len(said)


@pytest.mark.parametrize("variant", IDS)
def test_every_theme_has_a_drill_in_every_game(variant):
    kinds = kinds_in(variant)
    assert {drill_about(theme, kinds) for theme in THEMES} <= {*kinds}


def test_a_review_that_was_broken_off_goes_on_and_comes_to_the_same(sichuan, tmp_path):
    games, file = sichuan.games, tmp_path / "review.jsonl"
    with closing(reviewing(games, keep=file)) as run:
        for number, _ in enumerate(run.each()):
            if number == 20:
                break
    cut = file.read_bytes()[:-30]  # in the middle of a line
    file.write_bytes(cut)
    with closing(reviewing(games, keep=file)) as run:
        assert 0 < run.done < len(run.due)
        run.go_on(workers=2)
        assert run.review() == sichuan.whole


def test_a_file_of_another_review_is_refused_or_begun_anew(sichuan, tmp_path):
    games, file = sichuan.games, tmp_path / "review.jsonl"
    file.write_bytes(sichuan.kept)
    with pytest.raises(FangchengError, match="another review: worlds is 64, not 32"):
        reviewing(games, keep=file, worlds=32)
    with closing(reviewing(games, keep=file, worlds=32, anew=True)) as run:
        assert run.done == 0
    file.write_text("no review\n")
    with pytest.raises(FangchengError, match="no file of a review"):
        reviewing(games, keep=file)
    with closing(reviewing(games, keep=file, anew=True)) as run:
        next(iter(run.each()))
    assert file.read_bytes().startswith(sichuan.kept.splitlines()[0])
    lines = sichuan.kept.splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:3], b"{}\n", *lines[4:]]))
    with pytest.raises(FangchengError, match="line 4 is damaged"):
        reviewing(games, keep=file)


def test_one_player_alone_is_reviewed_the_same(sichuan):
    games = sichuan.games
    with closing(reviewing(games, player=2)) as run:
        run.go_on()
        assert run.review().people == (sichuan.whole.people[2],)
    with pytest.raises(FangchengError, match="seat 4: this game has seats 0 to 3"):
        reviewing(games, player=4)


@pytest.mark.by_day
@pytest.mark.parametrize("variant", ["riichi", "sichuan", "mcr"])
def test_a_decision_is_judged_the_same_when_hidden_tiles_change_places(variant):
    match = Match(variant, 3, mode="interpreted")
    while match.owed and (match.view(match.owed[0]).phase != "turn" or match.view(match.owed[0]).tiles_left > 60):
        match.act(match.owed[0], match.legal(match.owed[0])[0])
    seat = match.owed[0]
    world = another_world(match, seat)
    world.random[:] = np.uint64(7)
    world.legal[seat] = match.table.legal[seat]
    views = [match.view(seat), View(match.engine, seen_record(match.engine, world, seat), seat)]
    decision = Decision(0, 0, 0, seat, 0, match.legal(seat)[0].number, b"", True)
    plan = Plan(played_out, placed_out, UNIT, 2, 1)
    told = [Judge(SimpleNamespace(view=lambda one, view=view: view), plan).judge(decision) for view in views]
    assert told[0] == told[1]
    assert told[0].options


def test_what_cannot_be_reviewed_is_refused():
    match, games = record_of_hands("sichuan")
    for wrong in ({"worlds": 1}, {"worlds": 10_000}, {"game": 3}, {"worlds": 2.5}, {"mode": "quick"}):
        with pytest.raises(FangchengError):
            reviews.review(games[0], **wrong)
    assert reviews.games_of(match)
