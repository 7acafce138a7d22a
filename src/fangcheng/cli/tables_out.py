"""Tallies into files: JSON whole, CSV and Parquet with a row for each person."""

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fangcheng.errors import FangchengError

Writer = Callable[[Path, dict[str, Any]], None]


def writer_for(out: Path) -> Writer:
    """The writer for a file name. Raises FangchengError for another ending or where a package is missing."""
    writers: dict[str, Writer] = {".json": write_json, ".csv": write_csv, ".parquet": write_parquet}
    if out.suffix not in writers:
        raise FangchengError(f"--out {out}: a file name ends in {', '.join(writers)}")
    if not out.parent.is_dir():
        raise FangchengError(f"--out {out}: no folder {out.parent}")
    if out.suffix == ".parquet":
        try:
            import pyarrow  # noqa: F401
        except ImportError:
            raise FangchengError('--out: .parquet needs pyarrow: pip install "fangcheng[parquet]"') from None
    return writers[out.suffix]


def rows_of(result: dict[str, Any]) -> list[dict[str, Any]]:
    """A flat row for each person, with what is common to all."""
    common = {key: result[key] for key in ("variant", "seed", "played", "matches", "drawn")}
    flat = []
    for one in result["persons"]:
        places = {f"place_{number}": count for number, count in enumerate(one["places"], start=1)}
        flat.append({**common, **{key: value for key, value in one.items() if key != "places"}, **places})
    return flat


def write_json(out: Path, result: dict[str, Any]) -> None:
    """One document."""
    out.write_text(json.dumps(result, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def write_csv(out: Path, result: dict[str, Any]) -> None:
    """A head and a row for each person."""
    rows = rows_of(result)
    with out.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, fieldnames=list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


def write_parquet(out: Path, result: dict[str, Any]) -> None:
    """A row for each person."""
    import pyarrow
    import pyarrow.parquet

    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows_of(result)), out)
