"""Every worked case of the furnished games, through the kernels; each cites the rules it shows."""

from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case, read_cases
from fangcheng.conform.runner import not_built, run_case
from fangcheng.variants import IDS, load

FOLDER = Path(__file__).resolve().parents[2] / "rules" / "cases"
ALL = [case for variant in IDS for case in read_cases(FOLDER / f"{variant}.yaml")]
CASES = [case for case in ALL if not not_built(case)]


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=pytest.mark.rule(*case.rules), id=f"{case.variant}: {case.name}") for case in CASES],
)
def test_case(case: Case):
    outcome = run_case(case)
    assert outcome.status == "passed", str(outcome)


def test_what_is_not_built_is_counted_apart_and_little():
    left = [case for case in ALL if not_built(case)]
    told = [case for case in left if "preset" in case.fields.get("options", {})]
    assert left == told
    assert {case.variant for case in told} == {variant for variant in IDS if load(variant).open_presets}
    assert {run_case(case).status for case in left} <= {"unsupported"}


@pytest.mark.parametrize("variant", IDS)
def test_a_preset_that_a_page_leaves_open_is_not_on_it(variant):
    assert set(load(variant).open_presets).isdisjoint(load(variant).presets)


@pytest.mark.by_day
def test_every_case_of_every_book_can_be_read():
    for path in sorted(FOLDER.glob("*.yaml")):
        cases = read_cases(path)
        assert cases
        assert [case.trouble for case in cases if case.trouble] == []
        assert {case.variant for case in cases} == {path.stem}
