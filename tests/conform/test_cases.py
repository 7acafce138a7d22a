"""Every worked case of the six furnished games, through the kernels; each cites the rules it shows."""

from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case, read_cases
from fangcheng.conform.runner import NOT_BUILT, run_case
from fangcheng.variants import IDS, load

FOLDER = Path(__file__).resolve().parents[2] / "rules" / "cases"
ALL = [case for variant in IDS for case in read_cases(FOLDER / f"{variant}.yaml")]
CASES = [case for case in ALL if not NOT_BUILT.keys() & case.fields.keys()]
OPEN = {("guangdong", "mil_2023")}  # presets of furnished games that are not furnished yet


def is_open(case: Case) -> bool:
    """Whether the case is about a preset that the page does not have yet."""
    options = case.fields.get("options")
    return isinstance(options, dict) and (case.variant, options.get("preset")) in OPEN


def test_an_open_preset_is_on_no_page():
    assert [preset for variant, preset in OPEN if preset in load(variant).presets] == []


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=pytest.mark.rule(*case.rules), id=f"{case.variant}: {case.name}")
        for case in CASES
        if not is_open(case)
    ],
)
def test_case(case: Case):
    outcome = run_case(case)
    assert outcome.status == "passed", str(outcome)


def test_what_is_not_built_is_counted_apart_and_little():
    left = [case for case in ALL if case not in CASES]
    assert [case.name for case in left] == ["five people - who leaves the table"]
    assert [run_case(case).status for case in left] == ["unsupported"]


def test_every_case_of_every_book_can_be_read():
    for path in sorted(FOLDER.glob("*.yaml")):
        cases = read_cases(path)
        assert cases
        assert [case.trouble for case in cases if case.trouble] == []
        assert {case.variant for case in cases} == {path.stem}
