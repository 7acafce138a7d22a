"""Tests of every day that have become dear: told at the end of a whole run, that somebody marks them `by_day`.

Seconds are those of the clock, of all parameters of a test together: on a busy machine more are told than need be.
"""

from collections import defaultdict

import pytest

from plugins.whole import is_whole_suite

DEAR = 5.0  # seconds
SPENT = pytest.StashKey[dict[str, float]]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[SPENT] = defaultdict(float)
    config.pluginmanager.register(Watch(config.stash[SPENT]), "dear-tests")


class Watch:
    """Counts what tests of every day take; whatever is asked of a browser comes by day anyhow."""

    def __init__(self, spent: dict[str, float]) -> None:
        self.spent = spent

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add one part of a test: what sets it up, itself, what clears away."""
        test, _, parameters = report.nodeid.partition("[")
        if "by_day" not in report.keywords and not parameters.startswith("chromium"):
            self.spent[test] += report.duration


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    dear = told(config.stash[SPENT]) if is_whole_suite(config) else []
    if dear:
        terminalreporter.section("dear every day: mark them by_day, or let them take less")
        for line in dear:
            terminalreporter.write_line(line)


def told(spent: dict[str, float]) -> list[str]:
    """Return a line for each test that is dear, the dearest first."""
    by_price = sorted(spent.items(), key=lambda one: one[1], reverse=True)
    return [f"{seconds:6.1f} s  {test}" for test, seconds in by_price if seconds >= DEAR]
