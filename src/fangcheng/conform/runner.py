"""Runs case files: which kind of case it is, what came out, what differs."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from traceback import extract_tb
from typing import Any, Literal

from fangcheng.conform.casefile import Case, check_variant, read_cases
from fangcheng.conform.comparison import Difference, compare
from fangcheng.conform.expected_forms import check_expected
from fangcheng.conform.fields import BadCase, Fields
from fangcheng.conform.hollow import refuse_foreign_rules, refuse_hollow
from fangcheng.conform.words_of_score import in_own_words
from fangcheng.errors import FangchengError, RecordError
from fangcheng.variants import load, names

INTERNAL = "internal error of fangcheng conform"
Status = Literal["passed", "failed", "unsupported"]
Runner = Callable[[str, Fields, dict[str, Any]], tuple[dict[str, Any], dict[str, Any]]]


@dataclass(frozen=True)
class Outcome:
    """How one case went; `trouble` says why it could not be run."""

    case: Case
    status: Status
    differences: tuple[Difference, ...] = ()
    trouble: str = ""

    def __str__(self) -> str:
        told = self.trouble or "; ".join(map(str, self.differences))
        return one_line(f'{self.case.path}:{self.case.line} "{self.case.name}": {told}')


def one_line(text: str) -> str:
    """Return the text without line breaks, and a mark for what a terminal cannot show."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in " ".join(text.split()))


def run_paths(paths: Iterable[str | Path], variant: str | None = None) -> Iterator[Outcome | RecordError]:
    """Run all cases of files and folders, one after the other; for a file that is no case file, give its error.

    Raises UnknownName for a variant that has neither rules nor a rulebook.
    """
    if variant is not None:
        check_variant(variant)
    for path in paths:
        for file in _files(Path(path)):
            yield from _run_file(file, variant)


def _files(path: Path) -> list[Path]:
    return sorted(found for end in ("*.yaml", "*.yml") for found in path.glob(end)) if path.is_dir() else [path]


def _run_file(file: Path, variant: str | None) -> Iterator[Outcome | RecordError]:
    try:
        cases = read_cases(file, variant)
    except RecordError as error:
        yield error
        return
    yield from map(run_case, cases)


def run_case(case: Case) -> Outcome:
    """Run one case; whatever is wrong with it is told, nothing is raised."""
    if case.trouble:
        return Outcome(case, "failed", trouble=case.trouble)
    missing = not_built(case)
    if missing:
        return Outcome(case, "unsupported", trouble=missing)
    try:
        differences = _differences(case)
    except FangchengError as error:
        return Outcome(case, "failed", trouble=str(error))
    except Exception as error:  # a fault of ours must not cost the reader the other cases
        return Outcome(case, "failed", trouble=internal(error))
    return Outcome(case, "failed" if differences else "passed", tuple(differences))


def not_built(case: Case) -> str:
    """Return what the case asks for that is not built yet: its game or a preset; empty if nothing."""
    if case.variant not in names():
        return f"{case.variant or 'its variant'} is not built yet"
    options = case.fields.get("options")
    preset, game = options.get("preset") if isinstance(options, dict) else None, load(case.variant)
    if preset in game.open_presets:
        return f"{preset} of {case.variant} is not built yet"
    return ""


def internal(error: Exception) -> str:
    """Say in one line what a fault of the suite itself was: what, where in our code, what now."""
    place = extract_tb(error.__traceback__)[-1]
    words = " ".join(f"{type(error).__name__}: {error}".split())
    return f"{INTERNAL}: {words} ({Path(place.filename).name}, line {place.lineno}). Please report it with the case"


def _differences(case: Case) -> list[Difference]:
    told = in_own_words(case.fields)
    fields = Fields(told)
    fields.take("name")
    expected = fields.take("expect")
    if not isinstance(expected, dict) or not expected:
        raise BadCase("expect: missing, or no mapping of what must come out")
    refuse_hollow(told, expected)
    refuse_foreign_rules(case.variant, told, expected)
    check_expected(load(case.variant), expected)
    fields.words("rules")
    run = _runner(fields)
    expected, found = run(case.variant, fields, expected)
    return compare(expected, found)


def _runner(fields: Fields) -> Runner:
    """Return the module for the kind of case, known by its key."""
    from fangcheng.conform import (
        draws,
        essences,
        kongs,
        layouts,
        matches,
        moves,
        opened_kongs,
        openings,
        sequences,
        turns,
        walls,
        wins,
    )

    kinds: dict[str, Runner] = {
        "win": wins.run_win,
        "draw": draws.run_draw,
        "event": kongs.run_kongs,
        "check": moves.run_check,
        "setup": openings.run_setup,
        "dice": openings.run_dice,
        "counter": sequences.run_counter,
        "after": sequences.run_after,
        "successors": openings.run_successors,
        "layout": layouts.run_layout,
        "match": matches.run_match,
        "session": matches.run_session,
        "rotation": matches.run_rotation,
        "turn": turns.run_turn,
        "wall": walls.run_wall,
    }
    if "opening" in fields:  # with dice of its own
        return opened_kongs.run_opening
    there = [kind for kind in kinds if kind in fields]
    if "deal" in fields and not there:
        return opened_kongs.run_openings
    if "jing_raw" in fields and not there:
        return essences.run_essences
    if len(there) != 1:
        raise BadCase(f"a case has one of {', '.join(kinds)}; this has {' and '.join(there) or 'none'}")
    return kinds[there[0]]
