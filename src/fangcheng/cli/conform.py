"""`fangcheng conform`: run case files."""

from collections import Counter
from collections.abc import Iterable
from math import isfinite
from pathlib import Path

from fangcheng.cli import BAD_INPUT
from fangcheng.cli.app import complain
from fangcheng.cli.options import Switch, offered
from fangcheng.cli.output import print_json
from fangcheng.conform.runner import Outcome, one_line, run_paths
from fangcheng.errors import RecordError
from fangcheng.rules.shelf import rulebook_folder


def conform(
    *paths: Path,
    variant: str | None = None,
    json: Switch = False,
) -> int:
    """Run case files: each case is set up on a table, played by the rules, and compared.

    Failing cases are printed with what was expected and what came out. The exit code is 1 when one failed, 2 when
    a file could not be read. What a case may say stands in docs/cases.md.

    e.g. fangcheng conform rules/cases/riichi.yaml

    Parameters
    ----------
    paths
        Case files in YAML, or folders of them. [default: those of the rulebooks]
    variant
        The variant of files whose name does not say it. [default: the name of the file]
    json
        One JSON document instead of lines.
    """
    variant = offered(variant) if variant else None
    outcomes: list[Outcome] = []
    unreadable: list[RecordError] = []
    for result in run_paths(paths or [rulebook_folder() / "cases"], variant):
        if isinstance(result, RecordError):
            unreadable.append(result)
            complain(one_line(str(result)))
            continue
        outcomes.append(result)
        if result.status == "failed" and not json:
            print(f"FAIL {result}", flush=True)
    if not outcomes and not unreadable:
        complain(f"no cases in {', '.join(map(str, paths))}; a case file is YAML, a list of cases (docs/cases.md)")
        return BAD_INPUT
    if json:
        print_json(as_data(outcomes, unreadable))
    elif outcomes:
        print("\n".join(summary(outcomes)))
    return BAD_INPUT if unreadable else int(any(outcome.status == "failed" for outcome in outcomes))


def summary(outcomes: Iterable[Outcome]) -> list[str]:
    """Return a line for each variant, and the sum."""
    by_variant: dict[str, Counter[str]] = {}
    for outcome in outcomes:
        by_variant.setdefault(outcome.case.variant or "?", Counter())[outcome.status] += 1
    lines = [f"{variant}: {told(counts)}" for variant, counts in by_variant.items()]
    return [*lines, told(sum(by_variant.values(), Counter()), whole=True)]


def told(counts: Counter[str], whole: bool = False) -> str:
    """Write `20 passed, 1 failed`; what is not supported is counted apart."""
    passed, failed, unsupported = (counts[status] for status in ("passed", "failed", "unsupported"))
    if unsupported and not whole and not passed and not failed:
        return f"not supported yet ({unsupported} cases)"
    return f"{passed} passed, {failed} failed" + (f", {unsupported} not supported" if unsupported else "")


def as_data(outcomes: list[Outcome], unreadable: list[RecordError]) -> dict[str, object]:
    """Return the outcomes for a program."""
    counts = Counter(outcome.status for outcome in outcomes)
    return {
        "passed": counts["passed"],
        "failed": counts["failed"],
        "unsupported": counts["unsupported"],
        "unreadable": [{"file": error.path, "where": error.where, "reason": error.reason} for error in unreadable],
        "cases": [
            {
                "file": outcome.case.path,
                "line": outcome.case.line,
                "variant": outcome.case.variant,
                "name": outcome.case.name,
                "rules": list(outcome.case.rules),
                "status": outcome.status,
                "trouble": outcome.trouble or None,
                "differences": [
                    {"what": one.what, "expected": plain(one.expected), "got": plain(one.got)}
                    for one in outcome.differences
                ],
            }
            for outcome in outcomes
        ],
    }


def plain(value: object) -> object:
    """Return a value as JSON can hold it."""
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode("utf-8")
    if value is None or isinstance(value, int) or (isinstance(value, float) and isfinite(value)):
        return value
    return str(value)
