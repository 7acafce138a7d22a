"""`duel`: the difference of two bots on equal walls is what brute force finds, whoever plays and however often cut."""

import json
import statistics
import sys
import threading
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import fangcheng
from fangcheng import FangchengError, Match, UnknownName, duel, load_bot, steady
from fangcheng.bots.duel import pairing_of
from fangcheng.bots.kept_walls import KeptWalls
from fangcheng.bots.pair_figures import compared
from fangcheng.bots.pair_run import LOOK, DuelRun
from fangcheng.bots.pairing import A, B
from fangcheng.bots.visitors import Visitor
from fangcheng.core.state.rules import RULES
from fangcheng.game.engine import Engine, array_of
from fangcheng.rules.digest import digest

T_OF_99 = 1.9842  # 97.5 % of Student's t with 99 degrees of freedom, from printed tables
FOLDS = "steady:fold_from=0:fear_melds=1"  # folds before a single open meld

MINE = '''
from fangcheng import steady

class Shy:
    """steady, but never says that it has won."""

    def __init__(self):
        self.steady = steady()

    def act(self, view, legal):
        answer = self.steady.act(view, legal)
        others = [action for action in legal if action.kind != "win"]
        return others[0] if answer not in [action.number for action in others] else answer
'''


@pytest.fixture
def here(tmp_path, monkeypatch):
    """A folder of its own with an own bot."""
    (tmp_path / "duel_bots_here.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "duel_bots_here", raising=False)
    return tmp_path


def pairing(a="steady", b=FOLDS, **more):
    return pairing_of("sichuan", a, b, **{"seed": "3", "options": None, "preset": None, **more})


def lines_of(path):
    """The plan and the walls of a kept file."""
    head, *walls = (json.loads(line) for line in path.read_text().splitlines())
    return head, walls


# --- what is measured


@pytest.mark.parametrize("way", [{}, {"table": True}])
def test_a_bot_against_itself_is_no_better_on_any_wall(way):
    run = DuelRun(pairing(b="steady", **way))
    for _ in run.play(60, 1):
        pass
    assert (run.walls["points"][:, A] == run.walls["points"][:, B]).all()
    gain = run.result().points.difference
    assert (gain.value, gain.margin) == (0, 0)
    assert run.result().better is None


def test_chance_loses_to_steady():
    result = duel("sichuan", "steady", "random", walls=60, seed=3, workers=1)
    gain = result.points.difference
    assert gain.value + gain.margin < 0
    assert result.better == "a"


@pytest.mark.by_day
def test_who_throws_away_its_wins_loses(here):
    asked = {"last_four": "free"}  # else nobody is asked whether he wins with the last four tiles (SICHUAN-24)
    result = duel("sichuan", "steady", "duel_bots_here:Shy", walls=12, seed=3, options=asked)
    assert result["win_rate"].b == 0 < result["win_rate"].a
    gain = result.points.difference
    assert gain.value + gain.margin < 0


def test_mean_and_interval_are_those_of_the_differences_in_the_file(tmp_path):
    result = duel("sichuan", "steady", FOLDS, walls=100, seed=3, keep=tmp_path / "walls", workers=1)
    _, walls = lines_of(tmp_path / "walls")
    gains = [(sum(one["points"][B]) - sum(one["points"][A])) / 4 for one in walls]
    assert len(set(gains)) > 5
    assert result.points.difference.value == pytest.approx(statistics.mean(gains))
    assert result.points.difference.margin == pytest.approx(T_OF_99 * statistics.stdev(gains) / 10, rel=1e-4)
    wins = [(one["won_hands"][B] - one["won_hands"][A]) / 4 for one in walls]
    assert result["win_rate"].difference.value == pytest.approx(statistics.mean(wins))
    assert result["win_rate"].difference.margin == pytest.approx(T_OF_99 * statistics.stdev(wins) / 10, rel=1e-4)
    sizes = [abs(points) for one in walls for points in one["points"][A][:4]]
    assert result.size == pytest.approx(statistics.mean(sizes))


@pytest.mark.by_day
def test_the_points_of_a_wall_are_those_of_matches_played_by_hand():
    run = DuelRun(pairing())
    for _ in run.play(3, 1):
        pass
    for number, wall in enumerate(run.walls):
        by_hand = [points_by_hand(f"3:{number}", person) for person in range(-1, 4)]
        assert wall["points"][A][:4].tolist() == by_hand[0]
        assert wall["points"][B][:4].tolist() == [by_hand[1 + person][person] for person in range(4)]


def points_by_hand(seed, changed):
    """The points of every person after the first hand; one of them (-1: none) plays as B."""
    match = Match("sichuan", seed, mode="compiled")
    bots = [load_bot(FOLDS if person == changed else "steady") for person in range(4)]
    before = list(match.scores)
    persons = match.table.person.tolist()
    while not match.hand_over:
        seat = match.owed[0]
        match.act(seat, bots[persons[seat]].act(match.view(seat), match.legal(seat)))
    gained = {persons[seat]: match.scores[seat] - before[seat] for seat in range(4)}
    return [gained[person] for person in range(4)]


def test_at_a_table_of_both_the_two_sides_gain_what_the_other_loses():
    there = duel("sichuan", "steady", FOLDS, walls=40, seed=3, table=True, workers=1)
    back = duel("sichuan", FOLDS, "steady", walls=40, seed=3, table=True, workers=1)
    assert there.points.difference.value == pytest.approx(-back.points.difference.value)
    assert there.points.difference.margin == pytest.approx(back.points.difference.margin)
    assert there.points.a == pytest.approx(-there.points.b)
    assert there.hands == 6 * 40


def test_whole_matches_have_places():
    result = duel("sichuan", "random", "steady", walls=6, seed=3, matches=True, workers=1)
    assert result["place"].a == 2.5
    assert result["place"].b < 2.5
    assert result.hands > 5 * 6
    assert result["match_points"].b > 0
    assert duel("sichuan", "random", "random", walls=6, seed=3, matches=True)["place"].difference.value == 0


def test_a_ratio_whose_number_varies_has_the_interval_of_its_clusters():
    """Beside the spread of 4,000 samples drawn again (a bootstrap over walls)."""
    chance = np.random.default_rng(5)
    number = chance.integers(1, 6, (200, 2))
    counts = chance.binomial(number, (0.5, 0.6))
    told = compared("x", counts, number)
    drawn = chance.integers(0, 200, (4000, 200))
    shares = counts[drawn].sum(axis=1) / number[drawn].sum(axis=1)
    assert told.difference.value == pytest.approx(counts[:, B].sum() / number[:, B].sum() - told.a)
    assert told.difference.margin == pytest.approx(1.96 * (shares[:, B] - shares[:, A]).std(), rel=0.06)


# --- however it is played


def test_any_number_of_workers_gives_the_same_figures():
    alone = duel("sichuan", "steady", FOLDS, walls=150, seed=3, workers=1)
    assert duel("sichuan", "steady", FOLDS, walls=150, seed=3, workers=3) == alone
    assert duel("sichuan", "steady", FOLDS, walls=150, seed=4, workers=3) != alone


@pytest.mark.parametrize("torn", [b"", b'{"wall": 40, "points": [[1'])
def test_a_duel_that_goes_on_comes_to_what_one_piece_comes_to(tmp_path, torn):
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    result = duel("sichuan", "steady", FOLDS, walls=100, seed=3, keep=whole)
    duel("sichuan", "steady", FOLDS, walls=40, seed=3, keep=parts)
    with parts.open("ab") as file:
        file.write(torn)
    assert duel("sichuan", "steady", FOLDS, walls=100, seed=3, keep=parts) == result
    assert parts.read_bytes() == whole.read_bytes()
    assert duel("sichuan", "steady", FOLDS, walls=40, seed=3, keep=parts).walls == 40  # the first of them


def test_a_duel_ends_where_the_interval_is_narrow_enough_with_any_number_of_workers(tmp_path):
    ends = [duel("sichuan", "steady", FOLDS, walls=5000, seed=3, until=0.12, workers=number) for number in (1, 3)]
    assert ends[0] == ends[1]
    assert ends[0].points.difference.margin <= 0.12
    assert ends[0].walls % LOOK == 0
    before = duel("sichuan", "steady", FOLDS, walls=ends[0].walls - LOOK, seed=3)
    assert before.walls == 0 or before.points.difference.margin > 0.12


@pytest.mark.by_day
def test_an_own_bot_in_processes_plays_as_in_this_one(here):
    alone = duel("sichuan", "random", "duel_bots_here:Shy", walls=4, seed=3, workers=1)
    assert duel("sichuan", "random", "duel_bots_here:Shy", walls=4, seed=3, workers=2) == alone


# --- another checkout

THIS = Path(fangcheng.__file__).parents[1]


@pytest.mark.by_day
def test_another_checkout_of_the_same_tree_plays_as_this_one():
    chosen = {"variant": "sichuan", "walls": 4, "seed": 3, "workers": 1}
    assert duel(a="steady", b=THIS, **chosen).points.difference.margin is None
    assert duel(a="steady", b=THIS, **chosen).points.difference.value == 0
    there, here = duel(a=f"{THIS}:steady", b=f"{THIS}:{FOLDS}", **chosen), duel(a="steady", b=FOLDS, **chosen)
    assert (there.points, there.figures, there.decisions) == (here.points, here.figures, here.decisions)


def test_an_older_house_is_told_only_the_options_that_are_not_as_usual(monkeypatch):
    """An option that has been added since is none of its page's; as long as it is as usual nobody need name it."""
    told = []

    def answered(_, *words):
        told.append(words)
        return {"digest": digest(array_of(engine.rules, RULES)), "revision": 1}

    monkeypatch.setattr(Visitor, "_started", lambda _: None)
    monkeypatch.setattr(Visitor, "_ask", answered)
    for options in ({}, {"exchange3": True, "cap": 5}):
        engine = Engine("sichuan", options, mode="interpreted")
        Visitor(str(THIS)).meet(engine, "sichuan")
    assert [words[:3] for words in told] == [("game", "sichuan", {}), ("game", "sichuan", {"exchange3": True})]


@pytest.mark.by_day
def test_what_the_other_house_says_is_told():
    with pytest.raises(FangchengError, match=r":stedy\": UnknownName: no bot \"stedy\""):
        duel("sichuan", "steady", f"{THIS}:stedy", walls=1)


@pytest.mark.by_day
def test_a_checkout_with_other_rules_is_refused(monkeypatch):
    from fangcheng.bots import visitors

    monkeypatch.setattr(visitors, "_here", threading.local())
    monkeypatch.setattr(visitors, "digest", lambda _: "f" * 64)
    with pytest.raises(FangchengError, match=r"by other rules: they come to \w{12} there .* and to ffffffffffff here"):
        duel("sichuan", "steady", THIS, walls=1)


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["import sys", "sys.exit(3)"], "its process has ended with status 3"),
        (["input()", "print('[[1, 1]]', flush=True)"], r"a hand ends with the scores \[1, 1\] there and \[1, 2\] here"),
        (["input()", 'print(\'{"error": "no such luck"}\', flush=True)'], "no such luck"),
    ],
)
def test_a_checkout_that_fails_is_told(tmp_path, monkeypatch, lines, words):
    from fangcheng.bots import visitors

    (tmp_path / "house.py").write_text("\n".join(lines))
    monkeypatch.setattr(visitors, "HOUSE", tmp_path / "house.py")
    guest = Visitor(str(THIS))
    guest._process, guest._new = guest._started(), [[]]
    with pytest.raises(FangchengError, match=words):
        guest.compare([[1, 2]])
    guest.close()


# --- what is refused


@pytest.mark.parametrize(
    ("more", "error", "words"),
    [
        ({"b": "stedy"}, UnknownName, 'no bot "stedy"'),
        ({"b": "steady:fold=0.7"}, UnknownName, 'no weight "fold"'),
        ({"b": "steady:fold_from=0.7"}, FangchengError, "weight fold_from: whole numbers, not '0.7'"),
        ({"b": "random:risk=1"}, FangchengError, 'bot "random:risk=1": random has no weights'),
        ({"b": "./nowhere"}, FangchengError, "no checkout of Fangcheng in ./nowhere: there is no src/fangcheng"),
        ({"b": 5}, FangchengError, "a bot has a method act"),
        ({"walls": 0}, FangchengError, "walls=0: a whole number from 1 on"),
        ({"walls": 2.5}, FangchengError, "walls=2.5: a whole number from 1 on"),
        ({"workers": 0}, FangchengError, "workers=0: a whole number from 1 on"),
        ({"until": 0}, FangchengError, "until=0: points, more than 0"),
    ],
)
def test_what_cannot_be_played_is_told_in_one_line(more, error, words):
    with pytest.raises(error) as failed:
        duel(**{"variant": "sichuan", "a": "steady", "b": "random", **more})
    assert words in str(failed.value)
    assert "\n" not in str(failed.value)


def test_an_own_bot_that_cannot_be_made_anew_is_refused(here):
    mine = load_bot("duel_bots_here:Shy")
    with pytest.raises(FangchengError, match="give its name, module:Name"):
        duel("sichuan", "steady", mine)


def test_a_file_of_another_duel_is_refused_with_what_differs(tmp_path):
    KeptWalls(tmp_path / "walls", pairing()).close()
    for other, words in (
        (pairing(seed="4"), 'another duel: seed is "3", not "4"'),
        (pairing(b="random"), f'b is "{FOLDS}", not "random"'),
        (pairing(table=True), "table is false, not true"),
        (pairing(options={"exchange3": True}), "options is .*; the rules has changed"),
    ):
        with pytest.raises(FangchengError, match=words):
            KeptWalls(tmp_path / "walls", other)


def test_a_file_played_by_other_code_is_refused(tmp_path, monkeypatch):
    from fangcheng.bots import kept_walls

    KeptWalls(tmp_path / "walls", pairing()).close()
    monkeypatch.setattr(kept_walls, "code_in", lambda _: "other")
    with pytest.raises(FangchengError, match="another duel: the code of the game has changed"):
        KeptWalls(tmp_path / "walls", pairing())


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"a poem", "no file of a duel"),
        (b"a poem\n", "no file of a duel"),
        (b'{"format": "else"}\n', "no file of a duel"),
        (b'{"format": "fangcheng-duel", "version": 99}\n', "version 99 of its form"),
        (b'{"format": "fangcheng-duel"}\n', "no file of a duel"),
        (b'{"format": "fangcheng-duel", "version": 1}\n', "no file of a duel"),
        (b'{"format": "fangcheng-duel", "version": 1, "plan": []}\n', "no file of a duel"),
        (b"[" * 100_000 + b"\n", "no file of a duel"),
    ],
)
def test_a_file_that_is_none_of_a_duel_stays_as_it_is(tmp_path, content, words):
    path = tmp_path / "walls"
    path.write_bytes(content)
    with pytest.raises(FangchengError, match=words):
        KeptWalls(path, pairing())
    assert path.read_bytes() == content


@pytest.mark.parametrize("line", ["[" * 100_000, '{"wall": 1' + "0" * 30 + "}"])
def test_a_line_no_number_of_a_wall_can_hold_is_named(tmp_path, line):
    path = tmp_path / "walls"
    KeptWalls(path, pairing()).close()
    path.write_text(path.read_text() + line + "\n")
    with pytest.raises(FangchengError, match="line 2 is damaged"):
        KeptWalls(path, pairing())


def test_a_damaged_line_is_named(tmp_path):
    path = tmp_path / "walls"
    duel("sichuan", "steady", FOLDS, walls=5, seed=3, keep=path)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:3], "{}\n", *lines[4:]]))
    with pytest.raises(FangchengError, match="line 4 is damaged"):
        KeptWalls(path, pairing())


def test_a_pairing_says_who_sits_where():
    one = replace(pairing(), persons=3)
    assert one.layouts() == [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert [list(one.looked_at(layout)) for layout in one.layouts()[:2]] == [[(0, 0), (1, 0), (2, 0)], [(0, 1)]]
    halves = replace(one, table=True)
    assert sorted(halves.layouts()) == [(0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0)]
    assert list(halves.looked_at((0, 1, 1))) == [(0, 0), (1, 1), (2, 1)]


def test_weights_may_be_given_as_a_bot():
    first = duel("sichuan", steady(), steady(fold_from=0, fear_melds=1), walls=20, seed=3)
    assert first == duel("sichuan", "steady", "steady:fear_melds=1:fold_from=0", walls=20, seed=3)
    assert first.b == FOLDS


def test_printed_it_is_a_table_for_a_person():
    told = str(duel("sichuan", "steady", FOLDS, walls=20, seed=3)).splitlines()
    assert told[0] == 'sichuan, 20 walls, seed "3", 100 hands: one seat changed'
    assert told[1:3] == ["A  steady", f"B  {FOLDS}"]
    assert any(line.startswith("points a hand") and "±" in line for line in told)
