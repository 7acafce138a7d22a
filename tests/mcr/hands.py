"""What the tests of Chinese Official hands share: rules, hands in notation, values one by one or in a batch."""

import gzip
import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from fangcheng.core.scoring.mcr import stands_before, value_mcr
from fangcheng.core.scoring.value import value_win
from fangcheng.core.shapes.readings import next_reading, start_readings
from fangcheng.core.state.pattern_ids import PATTERN_NAMES, PATTERNS
from fangcheng.core.state.win import RESULT, WIN
from fangcheng.game.hands import desk_for_hands, one
from fangcheng.variants.mcr import RULESET
from landed import landed
from tabletop import win_of

# Words of ../shared/data/cn (see its README) for ours.
FAN_IDS = {
    "flower_tiles": "flower",
    "self_drawn": "self_draw",
    "prevalent_wind": "round_wind",
    "fully_concealed_hand": "fully_concealed",
    "out_with_replacement_tile": "kong_bloom",
    "concealed_and_melded_kong": "mixed_kongs",
    "lesser_honors_and_knitted_tiles": "lesser_honors_and_knitted",
    "greater_honors_and_knitted_tiles": "greater_honors_and_knitted",
}
CONTEXT = {"last_of_kind": "fourth_tile", "kong_replacement": "kong_replacement", "last_tile": "last_tile"}
NO_WAITS_YET = 0


def rules_of(preset: str | None = None, **options: Any) -> Any:
    """The rules record."""
    return one(RULESET.record(options, preset))


class Valued(NamedTuple):
    """What a hand is worth: -1 without a shape."""

    total: int
    fans: dict[str, int]
    wins: bool


def value(rules: Any, hand: str, tile: str, **facts: Any) -> Valued:
    """The compiled value of a written hand, `hand` without the winning tile."""
    return value_all(rules, [win_of(rules, hand, tile, **facts, waits=NO_WAITS_YET)])[0]


def value_interpreted(rules: Any, win: Any) -> Any:
    """The result record of a win, interpreted."""
    result = np.zeros(1, RESULT).view(np.recarray)[0]
    value_win(win, rules, desk_for_hands(), result)
    return result


def counts(result: Any) -> dict[str, int]:
    """How often each fan counts."""
    return fans_of(result["counts"])


def fans_of(row: Any) -> dict[str, int]:
    """The fans of a row of counts that are not zero."""
    return {PATTERN_NAMES[fan]: int(row[fan]) for fan in np.flatnonzero(row)}


@cache
def _best_of_all(start: Any, following: Any, value_reading: Any, goes_before: Any) -> Any:
    """Compiled: works out the waits of every win and keeps the best reading of each."""
    from numba import njit

    @njit
    def find_waits(win, rules, desk):  # type: ignore[no-untyped-def]
        tile, waits = int(win.tile), np.uint64(0)
        win.hand[tile] -= 1
        for face in range(34):
            win.hand[face] += 1
            win.tile = face
            start(win, rules, desk)
            if following(win, rules, desk):
                waits |= np.uint64(1) << np.uint64(face)
            win.hand[face] -= 1
        win.hand[tile] += 1
        win.tile = tile
        win.waits = waits

    @njit
    def best_of_all(wins, rules, desk, counts, totals, won):  # type: ignore[no-untyped-def]
        for number in range(len(wins)):
            win, best, trial = wins[number], desk.work.results[0], desk.work.trial
            find_waits(win, rules, desk)
            best.total = -1
            start(win, rules, desk)
            while following(win, rules, desk):
                value_reading(win, rules, desk.work.reading, trial)
                if trial.total > best.total or (trial.total == best.total and goes_before(trial, best)):
                    best.total, best.wins = trial.total, trial.wins
                    for pattern in range(PATTERNS):
                        best.counts[pattern] = trial.counts[pattern]
            totals[number] = best.total
            won[number] = best.total >= 0 and best.wins == 1
            for pattern in range(PATTERNS):
                counts[number, pattern] = best.counts[pattern] if best.total >= 0 else 0

    return best_of_all


def value_all(rules: Any, wins: Sequence[Any]) -> list[Valued]:
    """What every win is worth; compiled, waits worked out on the way."""
    batch = np.zeros(len(wins), WIN).view(np.recarray)
    for number, win in enumerate(wins):
        batch[number] = win
    found = np.zeros((len(wins), PATTERNS), np.int8)
    totals, won = np.zeros(len(wins), np.int32), np.zeros(len(wins), np.int8)
    parts = landed(rules, start_readings, next_reading, value_mcr, stands_before)
    _best_of_all(*parts)(batch, rules, desk_for_hands(), found, totals, won)
    return [Valued(int(totals[row]), fans_of(found[row]), bool(won[row])) for row in range(len(wins))]


def records_of(path: Path, every: int = 1) -> Iterator[dict[str, Any]]:
    """Every n-th record of a .jsonl or .jsonl.gz file."""
    data = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    for line in data.splitlines()[::every]:
        yield json.loads(line)


def facts_of(entry: dict[str, Any]) -> dict[str, Any]:
    """The facts of a record of ../shared/data/cn as arguments of `win_of`."""
    return {
        "melds": [" ".join(meld.split()[:2]) for meld in entry["m"]],
        "by": entry["by"],
        "source": "W",
        "seat": "ESWN"[entry["sw"]],
        "round": "ESWN"[entry["rw"]],
        "context": [CONTEXT[flag] for flag in entry.get("fl", [])],
        "flowers": "".join(f"{flower}f" for flower in range(1, entry["f"] + 1)),
    }


def win_of_entry(rules: Any, entry: dict[str, Any]) -> Any:
    """The win record of a record of ../shared/data/cn; waits are left to value_all."""
    return win_of(rules, entry["h"], entry["w"], **facts_of(entry), waits=NO_WAITS_YET)


def lists_of(entry: dict[str, Any]) -> list[dict[str, int]]:
    """The fan lists that are right for a record."""
    return [
        {FAN_IDS.get(name, name): number for name, number in fans.items()}
        for fans in [entry["fans"], *entry.get("alt", [])]
    ]
