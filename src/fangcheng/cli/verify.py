"""`fangcheng verify`: play recorded games again."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from fangcheng.cli import BAD_INPUT
from fangcheng.cli.app import reason_of
from fangcheng.cli.options import MaybeWhole, Switch
from fangcheng.cli.output import print_json
from fangcheng.errors import FangchengError, UnknownName, one_line
from fangcheng.records import read
from fangcheng.records.folders import files_in
from fangcheng.records.model import GameRecord
from fangcheng.records.verify import Report, Verifier, verify_or_skip
from fangcheng.records.wall_file import walls_of, with_walls
from fangcheng.variants import TOML, load, readable


def verify(
    *files: Path,
    forward: Switch = False,
    walls: Path | None = None,
    preset: str | None = None,
    limit: MaybeWhole = None,
    json: Switch = False,
) -> int:
    """Play recorded games again: every action must be legal, every draw, dora, payment and standing the same.

    The first difference of each hand is printed. The exit code is 0 when everything was played and nothing differs,
    1 when something differs or a hand cannot be played, 2 when a file cannot be read or nothing is there to verify.

    e.g. fangcheng verify game.mjlog

    Parameters
    ----------
    files
        Records in any format that Fangcheng reads; a folder stands for all files in it.
    forward
        Set up only the first hand; everything after it must come out by itself.
    walls
        Walls and dice of the games, one JSON object a hand (game, hand, wall, dice).
    preset
        Play records of others by these rules, e.g. mahjong_soul, or by a file of house rules, friday-table.toml.
        [default: those that a record names or shows]
    limit
        Stop after so many games.
    json
        One JSON document instead of lines.
    """
    require_preset(preset)
    known = walls_of(walls) if walls else {}
    report, unread = Report(), Unread()
    for path, game, verifier in _games(files, unread, limit, lambda: Verifier(forward, preset, "compiled")):
        found = verify_or_skip(verifier, with_walls(game, path.name, known))
        report.add(found)
        if not json:
            _tell(path, found)
            _progress(report)
    if not report.games and not unread.files:
        unread.note(Path("verify"), FangchengError("no game to verify: name a file or a folder of records"))
    if json:
        print_json(as_data(report, unread))
    else:
        print(summary(report, unread))
    return BAD_INPUT if unread.files else int(bool(report.mismatches or report.skipped))


def require_preset(preset: str | None) -> None:
    """Raise UnknownName, before anything is read, for a preset that no game has.

    Raises HouseRuleError for a file of house rules that cannot be followed.
    """
    if preset is not None and preset.endswith(TOML):
        load(preset)
    elif preset is not None:
        known = {name for page in readable() for name in page.presets}
        if preset not in known:
            raise UnknownName("preset of any game", preset, sorted(known), "`fangcheng variants GAME` lists them.")


class Unread:
    """Files that could not be read, each with its reason; a line is printed for each at once."""

    def __init__(self) -> None:
        self.files: list[tuple[str, str]] = []

    def note(self, path: Path, failure: Exception) -> None:
        """Tell that a file cannot be read."""
        self.files.append((str(path), reason_of(failure)))
        print(f"fangcheng: {reason_of(failure)}", file=sys.stderr)


def _games(
    files: tuple[Path, ...], unread: Unread, limit: int | None, new_verifier: Callable[[], Verifier]
) -> Iterator[tuple[Path, GameRecord, Verifier]]:
    """Yield the games of all files, with one verifier a file; a file that cannot be read is noted."""
    number = 0
    for path in each_file(files, unread):
        verifier = new_verifier()
        try:
            for game in read(path):
                if limit is not None and number >= limit:
                    return
                number += 1
                yield path, game, verifier
        except (FangchengError, OSError) as failure:
            unread.note(path, failure)


def each_file(paths: tuple[Path, ...], unread: Unread) -> Iterator[Path]:
    """Yield every file named, and those in a folder that are not hidden."""
    for path in paths:
        found = files_in(path)
        if not found:
            unread.note(path, FangchengError(f"{path}: a folder without records"))
        yield from found


def _tell(path: Path, report: Report) -> None:
    for mismatch in report.mismatches:
        print(one_line(f"{path}: {mismatch}"), flush=True)
    for skipped in report.skipped:
        print(one_line(f"{path}: not played: {skipped}"), flush=True)
    for end in report.open_ends:
        print(one_line(f"{path}: note: {end}"), flush=True)


def _progress(report: Report) -> None:
    """Write one line over and over while the work goes on, where somebody looks."""
    if sys.stderr.isatty():
        print(summary(report, Unread()), end="\r", file=sys.stderr, flush=True)


def summary(report: Report, unread: Unread) -> str:
    """Write `12 games, 130 hands, 110 wins, 9,876 events: no difference`."""
    counts = f"{report.games:,} games, {report.hands:,} hands, {report.wins:,} wins, {report.events:,} events"
    differing = f"{len(report.mismatches):,} differences" if report.mismatches else "no difference"
    skipped = f", {len(report.skipped):,} not played" if report.skipped else ""
    unread_too = f", {len(unread.files):,} not read" if unread.files else ""
    return f"{counts}: {differing}{skipped}{unread_too}{_promises(report)}"


def _promises(report: Report) -> str:
    """Say of how many games the walls were promised before play; what broke a promise is among the differences."""
    if not report.opened:
        return ""
    return f"; walls promised before play: {report.opened:,} of {report.games:,} games"


def as_data(report: Report, unread: Unread) -> dict[str, object]:
    """Return the report for a program."""
    return {
        "games": report.games,
        "hands": report.hands,
        "wins": report.wins,
        "events": report.events,
        "promised": report.opened,
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
        "notes": [{"game": one.game, "hand": one.hand, "reason": one.reason} for one in report.open_ends],
        "unread": [{"file": file, "reason": reason} for file, reason in unread.files],
    }
