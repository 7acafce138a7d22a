"""docs/cases.md and the suite know the same words, and every example of the page runs."""

import ast
import re
from pathlib import Path

import pytest

import fangcheng.conform
from fangcheng.conform import abortive, books, comparison, draws, move_codes, runner, setting, wins
from fangcheng.conform.casefile import Case
from fangcheng.conform.context_words import SETS_UP
from fangcheng.conform.fields import Fields
from fangcheng.conform.runner import run_case
from fangcheng.game.circumstances.words import WORDS
from fangcheng.game.hands import MELD_WORDS
from fangcheng.game.outer_stakes import UNITS
from yaml_text import read_yaml

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "cases.md").read_text(encoding="utf-8")
EXAMPLES = [case for block in re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL) for case in read_yaml(block)]
PROSE = re.sub(r"```yaml\n.*?```", "", PAGE, flags=re.DOTALL)
# Every word in code marks; of a longer piece such as `{tai: 3}` or `sit: true` each word by itself.
MARKED = {word for piece in re.findall(r"`([^`]+)`", PROSE) for word in re.findall(r"[A-Za-z0-9_]+", piece)}
RULE = r"[A-Z_]+-(?:P?\d+|F-\w+)"
ASKING = {name for name in vars(Fields) if not name.startswith("_")} - {"close", "wrong", "seat_number"}


def keys_in_code():
    """Every key that some line of the suite asks a case for: `fields.seat("liable")`, `"tile" in check`."""
    for path in sorted(Path(fangcheng.conform.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            asked = None
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ASKING:
                asked = node.args[0] if node.args else None
            elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In):
                asked = node.left
            if isinstance(asked, ast.Constant) and isinstance(asked.value, str):
                yield asked.value


@pytest.mark.parametrize("example", [pytest.param(example, id=example["name"]) for example in EXAMPLES])
def test_every_example_of_the_page_runs(example):
    rest = {key: value for key, value in example.items() if key not in ("name", "variant")}
    outcome = run_case(Case("docs/cases.md", 1, example["variant"], example["name"], rest))
    assert outcome.status == "passed", str(outcome)


def test_every_key_of_a_case_is_on_the_page():
    found = {key for key in keys_in_code() if re.fullmatch(r"[a-z_]+", key)}
    assert {"liable", "already_won", "fresh", "passive_pig", "break_seat", "hidden"} <= found
    assert sorted(found - MARKED - {*WORDS}) == []  # words of `context` stand in library.md


@pytest.mark.parametrize(
    "words",
    [
        draws.KINDS,
        abortive.ABORTIVE,
        move_codes.CLAIMS,
        move_codes.TURNS,
        wins.WAYS,
        setting.KONG_KINDS,
        books.BOOKS,
        UNITS,
        MELD_WORDS,
        ("wins", "winners"),
    ],
    ids=["draws", "abortive", "claims", "turns", "ways", "kongs", "books", "stakes", "melds", "winners"],
)
def test_every_word_of_a_list_is_on_the_page(words):
    assert sorted(set(words) - MARKED) == []


def test_the_circumstances_are_those_of_the_one_table():
    section = PROSE.split("## 4 Circumstances")[1].split("\n## ")[0]
    assert "(library.md#circumstances-of-a-win)" in section
    named = set(re.findall(r"`([a-z_]+)`", section)) - {"context", "melds", "kongs", "flowers", "kita", "tile"}
    assert named <= {*WORDS}


def test_every_word_of_the_table_sets_up_a_table():
    assert list(SETS_UP) == list(WORDS)


def test_every_result_a_case_can_ask_for_is_on_the_page(monkeypatch):
    found = set()

    def noting(expected, results):
        found.update(results)
        return comparison.compare(expected, results)

    monkeypatch.setattr(runner, "compare", noting)
    for example in EXAMPLES:
        rest = {key: value for key, value in example.items() if key not in ("name", "variant")}
        run_case(Case("docs/cases.md", 1, example["variant"], example["name"], rest))
    results = {key for key in found if " of " not in key}  # values of several winners are asked for beside them
    assert {"win", "allowed", "places", "jokers", "per_payer"} <= results
    assert sorted(results - MARKED) == []


def test_no_word_of_the_page_is_unknown_to_the_suite():
    """First columns of the tables about keys name only keys that some line of the suite asks for."""
    keys = {*keys_in_code(), "variant", "melds", "wins", "winners"}
    for head in ("| key | says |", "| key | sets up |", "| option | sets up |"):
        for table in re.findall(rf"^{re.escape(head)}\n\|[-|]+\|\n((?:\|.*\n)+)", PROSE, re.MULTILINE):
            named = {word for row in table.splitlines() for word in re.findall(r"`(\w+)`", row.split("|")[1])}
            assert sorted(named - keys) == []
