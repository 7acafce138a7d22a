"""Files that are there whole or not at all: written beside their place, kept safe on disk, then put into it."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from fangcheng.errors import FangchengError


def write_whole(path: Path, write: Callable[[BinaryIO], None]) -> None:
    """Let `write` fill a file that takes the place of `path` once it lies on the disk. Raises OSError.

    Whatever goes wrong, a file that was there before is untouched and nothing half written is left.
    """
    target = Path(os.path.realpath(path))
    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with beside.open("wb") as file:
            write(file)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Let the new name survive a loss of power, where the system can be asked for that."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError:
        pass  # some file systems cannot; the file itself is safe
    finally:
        os.close(descriptor)


def check_place(option: str, path: Path) -> None:
    """See before any work whether a file can be written there. Raises FangchengError."""
    try:
        if path.exists() and not path.is_file():
            raise FangchengError(f"{option} {path}: there is something that is no file")
        if not path.parent.is_dir():
            raise FangchengError(f"{option} {path}: no folder {path.parent}")
        target = Path(os.path.realpath(path))
        trial = target.with_name(f".{target.name}.{os.getpid()}.part")
        trial.touch()
        trial.unlink()
    except (OSError, ValueError) as failure:  # ValueError: a zero byte in the name
        raise FangchengError(f"{option} {path}: cannot be written: {words_of(failure)}") from None


def words_of(failure: Exception) -> str:
    """Say what went wrong with a file, in lower case."""
    return ((failure.strerror if isinstance(failure, OSError) else None) or str(failure)).lower()
