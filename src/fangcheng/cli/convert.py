"""`fangcheng convert`: recorded games in another format."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, BinaryIO

from cyclopts import Parameter

from fangcheng.cli import BAD_INPUT
from fangcheng.cli.options import Switch
from fangcheng.cli.verify import Unread, each_file
from fangcheng.cli.whole_files import check_place, write_whole
from fangcheng.errors import FangchengError, RecordError, UnknownName
from fangcheng.records import WRITERS, read


def convert(
    *files: Path,
    to: str,
    out: Annotated[Path | None, Parameter(name=("--out", "-o"))] = None,
    skip: Switch = False,
) -> int:
    """Write recorded games in another format: native, mjai or tenhou6.

    What the format has no words for is refused: then nothing is written. What it leaves out of every game is told.

    e.g. fangcheng convert game.mjlog --to mjai -o game.mjai.jsonl

    Parameters
    ----------
    files
        Records in any format that Fangcheng reads; a folder stands for all files in it.
    to
        The format: native, mjai or tenhou6.
    out
        The file to write, whole or not at all. [default: print the lines]
    skip
        Leave out the games that the format cannot tell, and files that cannot be read, and name them.
    """
    if to not in WRITERS:
        raise UnknownName("format to write", to, WRITERS, f"There are {', '.join(WRITERS)}.")
    unread = Unread()
    own = out and out.resolve()  # of an earlier run into the same folder
    found = (path for path in each_file(files, unread) if path in files or path.resolve() != own)
    lines = _lines(found, to, unread, skip)
    if out is None:
        print("".join(lines), end="")
    else:
        check_place("--out", out)
        write_whole(out, lambda file: _fill(file, lines))
    if WRITERS[to].leaves_out:
        print(f"note: {to} has no words for {WRITERS[to].leaves_out}; what there was of it is lost", file=sys.stderr)
    return BAD_INPUT if unread.files else 0


def _lines(files: Iterator[Path], to: str, unread: Unread, skip: bool) -> Iterator[str]:
    """Yield the lines of all games, with their ends. Raises FangchengError and OSError for the first that has none.

    With `skip` that is noted instead. Raises FangchengError where there is no line at all.
    """
    found = False
    for path in files:
        try:
            for number, game in enumerate(read(path), start=1):
                try:
                    told = list(WRITERS[to].write(game))
                except RecordError as refusal:
                    failure = FangchengError(f"{path}: game {number} cannot be told: {refusal}")
                    if not skip:
                        raise failure from None
                    unread.note(path, failure)
                else:
                    found = True
                    yield from (f"{line}\n" for line in told)
        except (FangchengError, OSError) as failure:
            if not skip:
                raise
            unread.note(path, failure)
    if not found:
        raise FangchengError("no game to convert: name a file or a folder of records")


def _fill(file: BinaryIO, lines: Iterator[str]) -> None:
    for line in lines:
        file.write(line.encode())
