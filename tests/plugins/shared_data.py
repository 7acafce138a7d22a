"""Where large reference data lies: beside the repository, or where FANGCHENG_DATA says."""

import os
from pathlib import Path

import pytest

BESIDE_REPOSITORY = Path(__file__).resolve().parents[3] / "shared" / "data"


def find_shared_data(name: str = "") -> Path | None:
    """The file or folder `name` of the reference data, or None; for parametrizing at collection."""
    path = Path(os.environ.get("FANGCHENG_DATA") or BESIDE_REPOSITORY) / name
    return path if path.exists() else None


def shared_data(name: str = "") -> Path:
    """The file or folder `name` of the reference data; without it the test skips."""
    path = find_shared_data(name)
    if path is None:
        pytest.skip(f"no reference data {name!r}: neither ../shared/data nor FANGCHENG_DATA has it")
    return path
