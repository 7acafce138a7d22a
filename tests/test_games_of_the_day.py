"""`by_day`: every game and every dear test has its day, and what has changed is found by its name or its citations."""

import subprocess
from types import SimpleNamespace

import pytest

from fangcheng.variants import IDS
from plugins import changes
from plugins.changes import changed_files, game_of, games_cited, games_of, is_about
from plugins.games_of_the_day import EVERY_DAY, TURNS, chosen, has_its_day, is_its_turn


def run_of(day, changed="", slow=False, variant=None):
    """What pytest was asked for, as the plug-in reads it."""
    asked = {"--slow": slow, "variant": variant}
    return SimpleNamespace(option=SimpleNamespace(day=day, changed_games=changed), getoption=asked.get)


def item(test, together=()):
    """A test without parameters; `together`: the word of its mark."""
    marks = [SimpleNamespace(args=together)] if together else []
    return SimpleNamespace(
        nodeid=test, name=test.rpartition("::")[2], iter_markers=lambda name: marks if name == "by_day" else []
    )


def test_every_game_comes_within_a_turn_of_days_and_none_twice():
    for day in (1, 739000, 740123):
        games = [game for later in range(TURNS) for game in chosen(run_of(day + later))]
        assert sorted(games) == sorted(IDS)


def test_changed_games_come_every_day_and_all_of_them_when_asked_for():
    assert all({"taiwan", "mcr"} <= chosen(run_of(day, "taiwan,mcr")) for day in range(TURNS))
    assert chosen(run_of(1, slow=True)) == chosen(run_of(1, variant="mcr")) == chosen(run_of(EVERY_DAY)) == set(IDS)


def test_every_other_test_has_one_day_in_a_turn_of_days():
    for name in ("tests/web/test_kills.py::test_a", "tests/records/test_fuzz.py::test_b"):
        assert sum(is_its_turn(name, day) for day in range(739000, 739000 + TURNS)) == 1


def test_tests_of_one_word_come_on_one_day():
    names = [f"tests/cli/test_simulate.py::test_{letter}" for letter in "abcdefgh"]
    for day in range(TURNS):
        assert len({has_its_day(item(name, ("simulate",)), day, set(), set()) for name in names}) == 1


def test_a_word_that_is_a_game_is_its_day_unless_the_room_has_changed():
    crew = item("tests/bots/test_crew.py::test_a", ("sichuan",))
    for day in range(TURNS):
        assert has_its_day(crew, day, {"sichuan"}, set())
        assert not has_its_day(crew, day, {"mcr"}, set())
        assert has_its_day(crew, day, {"mcr"}, {"src/fangcheng/bots/"})


def test_a_test_runs_every_day_when_its_game_its_room_or_itself_has_changed():
    kills, flow, hangzhou = "tests/web/test_kills.py", "tests/flow/test_setup.py", "tests/hangzhou/test_rows.py"
    for day in range(TURNS):
        assert has_its_day(item(f"{kills}::test_a"), day, set(), {"src/fangcheng/web/room/"})
        assert has_its_day(item(f"{kills}::test_a"), day, set(), {"web/src/"})
        assert has_its_day(item(f"{kills}::test_a"), day, set(), {kills})
        assert has_its_day(item(f"{flow}::test_a"), day, set(), {"src/fangcheng/core/play/"})
        assert has_its_day(item(f"{hangzhou}::test_a"), day, {"hangzhou"}, set())
        assert has_its_day(item(f"{hangzhou}::test_a"), day, set(), {hangzhou})
        assert not has_its_day(item(f"{hangzhou}::test_a"), day, {"mcr"}, set())
    assert sum(has_its_day(item(f"{kills}::test_a"), day, set(), {"src/fangcheng/core/"}) for day in range(TURNS)) == 1


@pytest.mark.parametrize(
    ("name", "game"),
    [("mcr", "mcr"), ("taiwan_options", "taiwan"), ("guangdong_folk", "guangdong_folk"), ("common", None)],
)
def test_a_file_of_a_page_tells_its_game(name, game):
    assert game_of(name) == game


@pytest.mark.parametrize(
    ("file", "games"),
    [
        ("src/fangcheng/variants/hefei_options.py", {"hefei"}),
        ("rules/cases/hangzhou.yaml", {"hangzhou"}),
        ("rules/how_to_play/guangdong_folk.zh-Hans.md", {"guangdong_folk"}),
        ("rules/common.md", set()),
        ("rules/zh-Hant/taiwan.md", set()),
        ("tests/reference/referees/chengdu.py", {"chengdu"}),
        ("tests/tianjin/test_terms_ahead.py", set()),
        ("src/fangcheng/core/play/act.py", set()),
        ("docs/mcr.md", set()),
    ],
)
def test_a_file_tells_the_games_that_it_is_about(file, games):
    assert games_of(file) == games


def test_kernels_that_cite_rules_of_few_games_are_about_these(tmp_path):
    few, many = tmp_path / "few.py", tmp_path / "many.py"
    few.write_text('"""Rules: HANGZHOU-31, SANMA-P2, COMMON-7."""')
    many.write_text("# " + ", ".join(f"{game.upper()}-1" for game in IDS))
    assert games_cited(few) == {"hangzhou", "sanma"}
    assert games_cited(many) == games_cited(tmp_path / "gone.py") == set()


def test_what_is_not_committed_has_changed(tmp_path, monkeypatch):
    def git(*asked):
        subprocess.run(("git", "-c", "user.name=a", "-c", "user.email=a@b", *asked), cwd=tmp_path, check=True)

    monkeypatch.setattr(changes, "HOME", tmp_path)
    git("init", "-q")
    for name in ("kept", "edited"):
        (tmp_path / name).write_text("before")
    git("add", ".")
    git("commit", "-q", "-m", "one")
    (tmp_path / "edited").write_text("after")
    (tmp_path / "new").write_text("")
    assert changed_files("HEAD~10") == ["edited", "new"]  # history is shorter
    assert changed_files("HEAD") == ["edited", "new"]


def test_a_room_is_known_by_the_folder_of_its_tests():
    assert is_about("tests/records/test_fuzz.py", ["src/fangcheng/records/tenhou/"])
    assert not is_about("tests/records/test_fuzz.py", ["src/fangcheng/web/"])
    assert not is_about("tests/records/test_fuzz.py", ["tests/records/test_film.py"])
    assert is_about("tests/coach/test_readers.py", ["advice/ja/"])
    assert is_about("tests/cli/test_review.py", ["src/fangcheng/reviewer/"])


def test_a_changed_tool_is_about_the_tests_that_import_it_wherever_they_lie():
    turnstile, attack = "tests/web/test_turnstile.py", "tests/web/test_attack.py"
    assert is_about(attack, ["tests/web/attack.py"])
    assert not is_about(turnstile, ["tests/web/attack.py"])
    assert is_about("tests/adviser/test_sentences.py", ["tests/game/players.py"])
    assert is_about("tests/proof/test_scorers_on_cases.py", ["tests/proof/option_cases.yaml"])  # data is not imported


def test_tools_of_tools_are_found(tmp_path, monkeypatch):
    monkeypatch.setattr(changes, "HOME", tmp_path)
    (tmp_path / "tests/web").mkdir(parents=True)
    for name, text in {
        "web/test_a": "import sys\n\nfrom web import lines, none\n",
        "web/lines": "from os.path import (\n    join,\n)\nimport bridge\n",
        "bridge": "from web.lines import x  # one knows the other\n",
    }.items():
        (tmp_path / f"tests/{name}.py").write_text(text)
    assert changes.tools_of("tests/web/test_a.py") == {"tests/web/lines.py", "tests/bridge.py"}
