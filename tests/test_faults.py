"""Faults to be planted: each has its place in the code still, and its tests."""

import sys
from pathlib import Path

import pytest

from plant_faults import Fault, faults, first_failed, planted, told_before

HOME = Path(__file__).parents[1]
NAMES = [one.name for one in faults()]


def test_there_are_thirty_over_kernels_pages_server_and_client():
    rooms = ("src/fangcheng/core/", "src/fangcheng/variants/", "src/fangcheng/web/", "web/src/")
    assert len(NAMES) >= 30
    assert all(sum(one.file.startswith(room) for one in faults()) >= 6 for room in rooms)


@pytest.mark.parametrize("fault", faults(), ids=NAMES)
def test_a_fault_has_its_place_and_tests_that_look_for_it(fault):
    text = (HOME / fault.file).read_text(encoding="utf-8")
    assert fault.planted(text) != text
    assert fault.tests
    assert all((HOME / test).exists() for test in fault.tests)


def test_a_place_that_is_gone_or_there_twice_is_told():
    fault = Fault("slip", "", "a.py", "x = 1", "x = 2", ())
    for text in ("y = 1\n", "x = 1\nx = 1\n"):
        with pytest.raises(ValueError, match=r"slip: a\.py"):
            fault.planted(text)


def test_a_fault_is_taken_out_again(tmp_path):
    (tmp_path / "a.py").write_text("x = 1\n")
    with planted(Fault("slip", "", "a.py", "x = 1", "x = 2", ()), tmp_path):
        assert (tmp_path / "a.py").read_text() == "x = 2\n"
    assert (tmp_path / "a.py").read_text() == "x = 1\n"


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("", None),
        ("raise SystemExit(5)", None),  # pytest: nothing to run
        ("print('ok', 'FAILED a.py::test_b - boom', sep='\\n'); raise SystemExit(1)", "FAILED a.py::test_b"),
        (
            "print('FAILED a.py::test_c[one - two] - boom - bang'); raise SystemExit(1)",
            "FAILED a.py::test_c[one - two]",
        ),
        ("print('ERROR: not found: a.py::test_gone', '(no match)', sep='\\n'); raise SystemExit(4)", None),
        ("print('some other word'); raise SystemExit(2)", "some other word"),
    ],
)
def test_what_failed_first_is_told(tmp_path, script, told):
    assert first_failed([sys.executable, "-c", script], tmp_path, {}, ("FAILED ",)) == told


def test_what_an_earlier_run_has_told_is_read():
    output = (
        "one  FAILED tests/a.py::test_b[x y]\nother-one    not found\n1 of 2 found on day 3, by the tests of main\n"
    )
    assert told_before(output) == {"one": "tests/a.py::test_b[x y]"}
