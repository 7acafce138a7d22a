"""After the tests: which numbered rules have one, variant by variant.

A test cites rules with `@pytest.mark.rule("RIICHI-74", ...)`; a case file's `rules:` list becomes such a mark
where the case becomes a test: `pytest.param(case, marks=pytest.mark.rule(*case["rules"]), id=case["name"])`.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from plugins import rulebook
from plugins.whole import is_whole_suite


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("collectonly"):
        config.pluginmanager.register(RuleReport(config), "rule_report")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Refuse a citation of a rule that no book has."""
    unknown = [rule for rule in cited_rules(item) if rule not in rulebook.all_rules()]
    if unknown:
        pytest.fail(f"cites {', '.join(unknown)}: no such rule in rules/*.md", pytrace=False)


def cited_rules(item: pytest.Item) -> list[str]:
    """Ids in all `rule` marks of a test."""
    return [rule for mark in item.iter_markers("rule") for rule in mark.args]


class RuleReport:
    """Gathers citations, from workers too, and prints the report."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.tests_of: dict[str, set[str]] = defaultdict(set)
        self.ran: set[str] = set()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.add({item.nodeid: cited_rules(item) for item in session.items})

    def pytest_deselected(self, items: Iterable[pytest.Item]) -> None:
        """In a run of everything: count what waits for its day as cited by tests that did not run."""
        if is_whole_suite(self.config):
            self.add({item.nodeid: cited_rules(item) for item in items})

    def add(self, citations: Mapping[str, Iterable[str]]) -> None:
        for test, rules in citations.items():
            for rule in rules:
                self.tests_of[rule].add(test)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self) -> None:
        """In a worker: send the citations home."""
        output: dict[str, Any] | None = getattr(self.config, "workeroutput", None)
        if output is not None:
            output["citations"] = {rule: sorted(tests) for rule, tests in self.tests_of.items()}

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """At home: a worker is done."""
        for rule, tests in getattr(node, "workeroutput", {}).get("citations", {}).items():
            self.tests_of[rule].update(tests)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and not report.skipped:
            self.ran.add(report.nodeid)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        lines = self.lines()
        if lines:
            terminalreporter.section("rules")
            for line in lines:
                terminalreporter.write_line(line)

    def lines(self) -> list[str]:
        """One per variant, and the uncited ids; after a part of the suite only of variants it cites."""
        whole = is_whole_suite(self.config)
        shown: list[str] = []
        chosen = self.config.getoption("variant", None)
        for variant in (chosen,) if chosen else rulebook.REPORTED:
            rules = rulebook.rules_of(variant)
            if whole or self.tests_of.keys() & rules.keys():
                shown += self.about(variant, rules, whole)
        return shown

    def about(self, variant: str, rules: Iterable[str], whole: bool) -> list[str]:
        """The lines on one variant."""
        numbered = list(rules)
        cited = [rule for rule in numbered if rule in self.tests_of]
        exempt = [rule for rule in numbered if rule in rulebook.not_applicable() and rule not in self.tests_of]
        uncited = [rule for rule in numbered if rule not in {*cited, *exempt}]
        idle = [rule for rule in cited if not self.tests_of[rule] & self.ran]
        line = f"{variant}: {len(numbered)} rules, {len(cited)} cited, {len(exempt)} not applicable, "
        line += f"uncited {len(uncited)}"
        line += f" ({len(idle)} cited only by tests that did not run)" if idle else ""
        return [line, "  " + " ".join(uncited)] if whole and uncited else [line]
