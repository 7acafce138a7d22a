"""`fangcheng dataset`: the decisions of recorded games in one Parquet file, for programs that learn."""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, BinaryIO

from cyclopts import Parameter

from fangcheng.bots.pair_figures import number_of
from fangcheng.cli import BAD_INPUT
from fangcheng.cli.options import Switch, Whole
from fangcheng.cli.output import print_json
from fangcheng.cli.tables_out import check_ending
from fangcheng.cli.verify import require_preset
from fangcheng.cli.whole_files import write_whole
from fangcheng.errors import FangchengError, one_line
from fangcheng.records.decided import files_of
from fangcheng.records.many import Wanted, made_of_all
from fangcheng.records.played import LeftOut
from fangcheng.records.row_file import NumberedRows, write_rows


def dataset(
    *files: Path,
    out: Annotated[Path, Parameter(name=("--out", "-o"))],
    unknown: Switch = False,
    preset: str | None = None,
    workers: Whole = 1,
    json: Switch = False,
) -> int:
    """Write every decision of recorded games to a Parquet file: what the seat saw, what was open, what it did.

    Every hand is played again by our rules; passes are told too. What cannot be read or followed is named, and the rest
    goes on. The file is there whole or not at all. docs/datasets.md says what its columns mean.

    e.g. fangcheng dataset logs/ -o riichi.parquet

    Parameters
    ----------
    files
        Records in any format that Fangcheng reads; a folder stands for all files in it.
    out
        The file to write, .parquet.
    unknown
        Rows, too, of which a stronger claim hides what the seat wished; their action is 255.
    preset
        Play records of others by these rules, e.g. mahjong_soul, or by a file of house rules, friday-table.toml.
        [default: those that a record names or shows]
    workers
        Processes at once; the file is the same for any number.
    json
        One JSON document instead of a line.
    """
    if workers < 1:
        raise FangchengError(f"--workers {workers}: at least 1")
    check_ending("--out", out, (".parquet",))
    require_preset(preset)
    run = Run(files, out, Wanted(preset, unknown), workers)
    written = run.write()
    if json:
        print_json(run.plain(written))
    else:
        print(run.told(written))
    return BAD_INPUT if run.unread else 0


class Run:
    """The writing of one data set, and what was counted on the way."""

    def __init__(self, files: tuple[Path, ...], out: Path, wanted: Wanted, workers: int) -> None:
        self.files, self.out, self.wanted, self.workers = files, out, wanted, workers
        self.games: Counter[str] = Counter()  # by variant
        self.hands = 0
        self.left_out: list[LeftOut] = []

    @property
    def unread(self) -> bool:
        """Return True if a file could not be read, or not to its end."""
        return any(one.game == 0 for one in self.left_out)

    def write(self) -> int:
        """Write the file and return its rows. Raises FangchengError where there is none to write, and OSError."""
        rows = 0

        def fill(file: BinaryIO) -> None:
            nonlocal rows
            rows = write_rows(file, self._games())
            if rows == 0:
                raise FangchengError("no decision to write: name files or folders of records that can be followed")

        write_whole(self.out, fill)
        return rows

    def _games(self) -> Iterator[NumberedRows]:
        for made in made_of_all(self._files(), self.wanted, self._note, self.workers):
            for one in made.left_out:
                self._note(one)
            if made.rows is not None:
                self.games[made.variant] += 1
                self.hands += made.hands
                yield made.rows

    def _files(self) -> Iterator[Path]:
        own = self.out.resolve()  # of an earlier run into the same folder
        for path in self.files:
            yield from (file for file in files_of(path, self._note) if file.resolve() != own)

    def _note(self, one: LeftOut) -> None:
        self.left_out.append(one)
        print(f"fangcheng: left out: {one_line(str(one))}", file=sys.stderr, flush=True)

    def told(self, rows: int) -> str:
        """Write `riichi.parquet: 123,456 decisions of 812 hands in 70 games (riichi); 2 left out`."""
        games = f"{number_of(self.games.total(), 'game')} ({', '.join(self.games)})"
        lost = f"; {len(self.left_out):,} left out" if self.left_out else ""
        return f"{self.out}: {number_of(rows, 'decision')} of {number_of(self.hands, 'hand')} in {games}{lost}"

    def plain(self, rows: int) -> dict[str, object]:
        """Return the same for a program."""
        in_order = sorted(self.left_out)  # several processes find them in any
        lost = [{"file": one.file, "game": one.game, "hand": one.hand, "reason": one.reason} for one in in_order]
        return {"rows": rows, "hands": self.hands, "games": dict(self.games), "left_out": lost}
