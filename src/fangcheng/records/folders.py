"""Which files a path stands for: itself, or what lies in a folder."""

from pathlib import Path


def files_in(path: Path) -> list[Path]:
    """Return a file alone, or all files of a folder in the order of their names.

    What is hidden there is left out, as is what a hidden folder holds: records often lie in a clone.
    """
    if not path.is_dir():
        return [path]
    return [file for file in sorted(path.rglob("*")) if file.is_file() and not _is_hidden(file.relative_to(path))]


def _is_hidden(path: Path) -> bool:
    return any(part.startswith(".") for part in path.parts)
