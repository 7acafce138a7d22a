"""Every worked case of the furnished games, through the kernels; each cites the rules it shows."""

from pathlib import Path

import pytest

from fangcheng.conform.casefile import Case, read_cases
from fangcheng.conform.runner import not_built, run_case
from fangcheng.variants import IDS, load

FOLDER = Path(__file__).resolve().parents[2] / "rules" / "cases"
READ = {variant: read_cases(FOLDER / f"{variant}.yaml") for variant in IDS}
ALL = [case for cases in READ.values() for case in cases]
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
    assert {path.stem for path in FOLDER.glob("*.yaml")} == {*IDS}
    for variant in IDS:
        cases = READ[variant]
        assert cases
        assert [case.trouble for case in cases if case.trouble] == []
        assert {case.variant for case in cases} == {variant}
