"""The thin core: with NumPy, msgspec and platformdirs alone games are played, hands counted, no more is asked."""

import os
import re
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

from fangcheng.extras import EXTRAS

ROOT = Path(__file__).resolve().parents[1]
CORE = ("msgspec", "numpy", "platformdirs")
NO_WORDS = "is not installed: pip install"


@pytest.fixture(scope="module")
def thin(tmp_path_factory):
    """A folder with the packages of the core and no others."""
    folder, installed = tmp_path_factory.mktemp("thin"), Path(sysconfig.get_path("purelib"))
    for name in (*CORE, "numpy.libs"):  # the last is there on Linux alone
        if (installed / name).exists():
            (folder / name).symlink_to(installed / name)
    return folder


def ran(thin, *words):
    """What a program says that sees the core alone: `-S` leaves all that is installed out."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(thin)])}
    done = subprocess.run(
        [sys.executable, "-S", *words], env=environment, check=False, capture_output=True, text=True, timeout=200
    )
    return done.returncode, done.stdout, done.stderr


def test_games_are_played_and_hands_counted(thin):
    code = """
from fangcheng import IllegalAction, Match, Tables, load_bot, rule, score, shanten, waits
assert waits("riichi", "123m456p789s1155z") == ["1z", "5z"]
assert shanten("tianjin", "123m456p789s1155z", jokers="1z2z") == 0
win = score("mcr", "123456789p78s77z", "9s", by="discard", source="W")
assert "9s by discard" in str(win) and sum(win.changes) == 0
match, steady = Match("tuidaohu", seed=7), load_bot("steady")
for _ in range(30):
    seat = match.owed[0]
    match.act(seat, steady.act(match.view(seat), match.legal(seat)))
assert not match.engine.is_compiled
try:
    match.act(match.owed[0], "open kong")
except IllegalAction as refused:
    assert "may not" in str(refused)
assert Match.from_json(match.to_json()).check == match.check
tables = Tables("tuidaohu", 2, seed=1, mode="interpreted")
tables.step(tables.random_actions())
assert tables.observe(planes=True)["planes"].shape == (2, 136, 34)
assert rule("RIICHI-75").id == "RIICHI-75"
print("all well")
"""
    assert ran(thin, "-c", code) == (0, "all well\n", "")


@pytest.mark.parametrize(
    ("code", "extra"),
    [
        ("fangcheng.Tables('riichi', 2)", "fast"),
        ("fangcheng.Match('riichi', mode='compiled')", "fast"),
        ("fangcheng.advice(101)", "cli"),
        ("fangcheng.refusal_text(fangcheng.score('riichi', '123m456p789s1155z', '1m'), 'en')", "cli"),
        ("__import__('fangcheng.conform')", "cli"),
        ("__import__('fangcheng.envs')", "rl"),
    ],
)
def test_what_needs_an_extra_says_which(thin, code, extra):
    status, _, told = ran(thin, "-c", f"import fangcheng; {code}")
    assert status == 1
    assert f'{NO_WORDS} "fangcheng[{extra}]"' in told.splitlines()[-1]


@pytest.mark.parametrize("words", [("score", "riichi", "123m456p789s1155z", "1z"), ("play", "riichi")])
def test_the_command_says_in_one_line_what_it_needs(thin, words):
    told = f'fangcheng: cyclopts {NO_WORDS} "fangcheng[cli]"\n'
    assert ran(thin, "-m", "fangcheng", *words) == (2, "", told)


def test_without_a_command_there_is_an_overview(thin):
    status, told, complaints = ran(thin, "-m", "fangcheng")
    assert (status, complaints) == (0, "")
    assert told.startswith("Usage: fangcheng COMMAND")


def test_every_package_of_an_extra_is_known_by_the_name_it_is_imported_by():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert tuple(re.split("[<>=]", line)[0] for line in project["dependencies"]) == CORE
    imported = {"fluent.runtime": "fluent", "pyyaml": "yaml", "open-spiel": "pyspiel"}
    named = {
        imported.get(package, package): extra
        for extra in ("fast", "cli", "server", "rl", "openspiel", "data")
        for package in (re.split(r"[<>=\[;]", line)[0].strip() for line in project["optional-dependencies"][extra])
        if package not in ("fangcheng", "uvloop")
    }
    assert named | {"gymnasium": "rl", "llvmlite": "fast"} == EXTRAS
