"""`fangcheng verify`: play recorded games again."""

import sys
from collections.abc import Iterator
from pathlib import Path

from fangcheng.cli.options import Switch
from fangcheng.cli.output import print_json
from fangcheng.errors import FangchengError
from fangcheng.records import GameRecord, read
from fangcheng.records.verify import Report, Skipped, verify_all
from fangcheng.records.wall_file import walls_of, with_walls


def verify(
    *files: Path,
    forward: Switch = False,
    walls: Path | None = None,
    preset: str | None = None,
    limit: int | None = None,
    json: Switch = False,
) -> int:
    """Play recorded games again: every action must be legal, every draw, dora, payment and standing the same.

    The first difference of each hand is printed. The exit code is 1 when there is one.

    e.g. fangcheng verify game.mjlog

    Parameters
    ----------
    files
        Records in any format that Fangcheng reads.
    forward
        Set up only the first hand; everything after it must come out by itself.
    walls
        Walls and dice of the games, one JSON object a hand (game, hand, wall, dice).
    preset
        The rules of records that name none, e.g. tenhou.
    limit
        Stop after so many games.
    json
        One JSON document instead of lines.
    """
    known = walls_of(walls) if walls else {}
    report = Report()
    for path, game in _games(files, report, limit):
        found = verify_all([with_walls(game, path.name, known)], forward=forward, preset=preset, mode="compiled")
        report.add(found)
        if not json:
            _tell(path, found)
            _progress(report)
    if json:
        print_json(as_data(report))
    else:
        print(summary(report))
    return int(bool(report.mismatches))


def _games(files: tuple[Path, ...], report: Report, limit: int | None) -> Iterator[tuple[Path, GameRecord]]:
    """The games of all files; a file that cannot be read is noted as skipped."""
    number = 0
    for path in files:
        try:
            for game in read(path):
                if limit is not None and number >= limit:
                    return
                number += 1
                yield path, game
        except (FangchengError, OSError) as failure:
            report.skipped.append(Skipped(str(path), 0, str(failure)))
            print(f"fangcheng: {failure}", file=sys.stderr)


def _tell(path: Path, report: Report) -> None:
    for mismatch in report.mismatches:
        print(f"{path}: {mismatch}", flush=True)
    for skipped in report.skipped:
        print(f"{path}: not played: {skipped}", flush=True)


def _progress(report: Report) -> None:
    """One line that is written over while the work goes on, where somebody looks."""
    if sys.stderr.isatty():
        print(summary(report), end="\r", file=sys.stderr, flush=True)


def summary(report: Report) -> str:
    """`12 games, 130 hands, 110 wins, 9,876 events: no difference`."""
    counts = f"{report.games:,} games, {report.hands:,} hands, {report.wins:,} wins, {report.events:,} events"
    differing = f"{len(report.mismatches):,} hands differ" if report.mismatches else "no difference"
    return f"{counts}: {differing}" + (f", {len(report.skipped):,} not played" if report.skipped else "")


def as_data(report: Report) -> dict[str, object]:
    """The report for a program."""
    return {
        "games": report.games,
        "hands": report.hands,
        "wins": report.wins,
        "events": report.events,
        "mismatches": [
            {
                "game": one.game,
                "hand": one.hand,
                "event": one.event,
                "what": one.what,
                "expected": one.expected,
                "got": one.got,
            }
            for one in report.mismatches
        ],
        "skipped": [{"game": one.game, "hand": one.hand, "reason": one.reason} for one in report.skipped],
    }
