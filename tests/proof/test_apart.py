"""The reference scorers and referees are apart from the engine, and from one another where a rule is counted or paid.

Whoever proves a thing has not built it: what stands in tests/reference knows the rulebooks, the sheet and nothing else.
"""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridge import REFERENCE

FILES = sorted(REFERENCE.rglob("*.py"))
RULES = REFERENCE.parents[1] / "rules"
SHARED = {"sheet", "words", "history", "referee"}  # combining and paying are written anew for each game

REFUSE_THE_ENGINE = """
import importlib, sys
class Refusal:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("fangcheng", "bridge", "tabletop", "numpy", "numba"):
            raise ImportError(f"{name} is imported")
sys.meta_path.insert(0, Refusal())
for name in sys.argv[1:]:
    importlib.import_module(name)
"""


def imports(source: str) -> Iterator[str]:
    """The modules that a source imports, wherever in it, with the names taken from them."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def foreign(source: str) -> list[str]:
    """Imports that are neither Python's own nor the reference's; also what fetches modules by their names."""
    own = {*sys.stdlib_module_names, "reference"} - {"importlib", "runpy"}
    found = [name for name in imports(source) if name.partition(".")[0] not in own]
    calls = [node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name) and node.id in HIDDEN_WAYS]
    return found + calls


HIDDEN_WAYS = ("__import__", "exec", "eval")


def game_of(path: Path) -> str:
    """The game a file speaks of: `riichi_value.py` of riichi, `referees/riichi.py` too."""
    return path.stem.partition("_")[0]


def other_games(path: Path) -> list[str]:
    """Imports from the files of another game, unless the book says that the rules of that game hold."""
    book = (RULES / f"{game_of(path)}.md").read_text(encoding="utf-8")
    others = {game_of(file) for file in FILES} - SHARED - {"random", game_of(path)}
    parts = [set(name.replace("_", ".").split(".")) for name in imports(path.read_text(encoding="utf-8"))]
    return sorted(game for part in parts for game in part & others if f"`{game}.md`" not in book)


@pytest.mark.by_day
@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(REFERENCE)).replace("/", " "))
def test_a_reference_file_imports_nothing_of_the_engine(path):
    assert foreign(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(REFERENCE)).replace("/", " "))
def test_a_reference_file_shares_no_rule_with_another_game(path):
    assert game_of(path) in SHARED | {"random"} or other_games(path) == []


@pytest.mark.parametrize(
    "source",
    [
        "import fangcheng",
        "from fangcheng.tiles import write",
        "def late():\n    from fangcheng import score",
        "from bridge import asked",
        "import importlib",
        "__import__('fangcheng')",
        "import numpy",
    ],
)
def test_what_would_let_the_engine_in_is_found(source):
    assert foreign(source)


def test_the_reference_runs_where_there_is_no_engine():
    """In a process that refuses to import it."""
    names = [".".join(["reference", *file.relative_to(REFERENCE).with_suffix("").parts]) for file in FILES]
    environment = {**os.environ, "PYTHONPATH": str(REFERENCE.parent)}
    done = subprocess.run(
        [sys.executable, "-c", REFUSE_THE_ENGINE, *names], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
