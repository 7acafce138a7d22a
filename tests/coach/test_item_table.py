"""The table of items: every item once with its page, and every condition in it held by positions of both kinds."""

import ast
import re
from pathlib import Path

import pytest

from fangcheng.coach.book import advice
from fangcheng.coach.items import entries
from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.trials.names import CONDITIONS, SIGNS
from fangcheng.trials.registered import trials
from fangcheng.trials.results import result_of

ROOT = Path(__file__).parents[2]
TABLE = (ROOT / "docs/advice.md").read_text(encoding="utf-8")
ROWS = [line.strip("| ").split(" | ") for line in TABLE.splitlines() if line.startswith("| COACH-")]
TESTED = sorted({trial.condition for trial in trials().values()} & {*CONDITIONS, *SIGNS})
NOT_MET = re.compile(r"\bNone\b|\bFalse\b|\[\]|\b0\)|0\]")  # what a position is told to be that does not meet it


def test_every_item_stands_in_the_table_once_in_the_order_of_the_book():
    assert [row[0].split()[0] for row in ROWS] == [item for _, item, _ in entries()]
    assert len(ROWS) == 170


def test_no_item_is_without_a_page_in_any_language():
    for _, item, _ in entries():
        for language in LANGUAGES:
            found = advice(item, language)
            assert all((found.title, found.when, found.do, found.why)), f"{item} in {language}"


def test_every_trial_that_has_been_played_stands_beside_its_items_and_no_other():
    for item, _, _, _, told in ROWS:
        named = re.findall(r"(E-\d+[a-z]*): ", told)
        assert named == [name for name, trial in trials().items() if item.split()[0] in trial.items]
        for name in named:
            untried = f"{name}: not tried yet" in told
            assert untried == (result_of(trials()[name]) is None)


def test_all_thirty_five_questions_have_been_played():
    played = {trial.number for trial in trials().values() if result_of(trial) is not None}
    assert played == {f"E-{number}" for number in range(35)}


def functions_about(condition: str) -> list[str]:
    """The tests of trials, with their parameters and what they import, in which a condition is named."""
    found = []
    for file in sorted((ROOT / "tests/trials").glob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
                source = "\n".join(text.splitlines()[first - 1 : node.end_lineno])
                if f'"{condition}"' in source:
                    found.append(source)
    return found


@pytest.mark.parametrize("condition", TESTED)
def test_every_condition_of_a_trial_is_met_somewhere_and_somewhere_not(condition):
    about = functions_about(condition)
    assert about, f"no test names {condition}"
    assert any(NOT_MET.search(source) for source in about), f"no test says where {condition} is not met"
