"""What is dear every day is told: all parameters of a test together, and nothing that takes its turn."""

from collections import defaultdict
from types import SimpleNamespace

import pytest

from plugins import dear


def report(test, duration, *marks):
    return SimpleNamespace(nodeid=test, duration=duration, keywords=dict.fromkeys(marks, 1))


def test_parameters_count_together_and_what_takes_turns_does_not():
    spent = defaultdict(float)
    watch = dear.Watch(spent)
    for test, duration, *marks in (
        ("tests/a.py::test_games[riichi]", 3.5),
        ("tests/a.py::test_games[mcr]", 2.5),
        ("tests/a.py::test_little", 4.9),
        ("tests/a.py::test_one", 9.0),
        ("tests/a.py::test_walks[mcr]", 60.0, "by_day"),
        ("tests/web/b.py::test_page[chromium-en]", 60.0),
    ):
        watch.pytest_runtest_logreport(report(test, duration, *marks))
    assert dear.told(spent) == ["   9.0 s  tests/a.py::test_one", "   6.0 s  tests/a.py::test_games"]


@pytest.mark.parametrize(("whole", "written"), [(True, ["   7.0 s  tests/a.py::test_one"]), (False, [])])
def test_it_is_told_after_a_whole_run(monkeypatch, whole, written):
    monkeypatch.setattr(dear, "is_whole_suite", lambda config: whole)
    lines = []
    reporter = SimpleNamespace(section=lambda title: None, write_line=lines.append)
    dear.pytest_terminal_summary(reporter, SimpleNamespace(stash={dear.SPENT: {"tests/a.py::test_one": 7.0}}))
    assert lines == written
