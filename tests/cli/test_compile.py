"""`fangcheng compile`: a cache that later processes find filled, and nothing kept that nobody can read."""

import os
import subprocess
import sys

import pytest

from fangcheng.cli import main

ASKED = """
from fangcheng import Match, Tables, score, shanten
from fangcheng.core.dialect import compiler
from fangcheng.core.dialect.shelf import Shelf

Shelf.save_overload = lambda *_: exit("something was compiled")
assert shanten("sichuan", "123456789m1155p", mode="compiled") == 0
assert score("sichuan", "123456789m1155p", "1p", mode="compiled").wins
tables = Tables("sichuan", 2, seed=1)
tables.step(tables.random_actions())
match = Match("sichuan", 1, mode="compiled")
match.act(match.owed[0], match.legal(match.owed[0])[0])
"""


@pytest.mark.slow
def test_what_was_compiled_ahead_is_only_loaded(capsys):
    assert main(["compile", "sichuan"]) == 0
    assert capsys.readouterr().out.startswith("sichuan: compiled code lies in ")
    ran = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, text=True, check=False, timeout=300)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.slow
def test_two_processes_fill_one_empty_folder_at_once(tmp_path):
    environment = {**os.environ, "FANGCHENG_CACHE": str(tmp_path)}
    command = [sys.executable, "-m", "fangcheng", "compile", "sichuan", "--bots"]
    both = [subprocess.Popen(command, env=environment, stderr=subprocess.PIPE) for _ in range(2)]
    for one in both:
        _, errors = one.communicate(timeout=1200)
        assert one.returncode == 0, errors
    ran = subprocess.run([sys.executable, "-c", ASKED], env=environment, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "which games? e.g. fangcheng compile riichi, or --all"),
        (["--all", "riichi"], "--all is every game; leave riichi out, or --all"),
        (["ricchi"], 'no variant "ricchi". Did you mean "riichi"?'),
        (["riichi", "--preset", "house"], 'no preset of riichi "house"'),
    ],
)
def test_what_cannot_be_compiled_is_told_before_anything_is(words, told, capsys):
    assert main(["compile", *words]) == 2
    assert told in capsys.readouterr().err


def test_a_folder_where_nothing_can_be_kept_is_refused(tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    command = [sys.executable, "-m", "fangcheng", "compile", "riichi"]
    environment = {**os.environ, "FANGCHENG_CACHE": str(file / "under")}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert ran.returncode == 2
    assert "FANGCHENG_CACHE names another folder" in ran.stderr


def test_without_the_compiler_the_command_says_what_is_missing():
    code = (
        "import sys; sys.modules['numba'] = None\nfrom fangcheng.cli import main\nsys.exit(main(['compile', 'riichi']))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert 'pip install "fangcheng[fast]"' in ran.stderr
