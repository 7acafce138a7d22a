"""Tallies and hands into files: JSON whole, CSV and Parquet with a row for each person or each hand."""

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

from fangcheng.bots.matches import Setting
from fangcheng.cli.tallied import MEANS, RATES
from fangcheng.cli.whole_files import check_place, write_whole
from fangcheng.errors import FangchengError
from fangcheng.extras import needed
from fangcheng.game.event_types import ENDINGS

Row = dict[str, Any]
Writer = Callable[[Path, dict[str, Any]], None]

# Columns of a hand that each person has, in the order of the columns: `points_0`, `points_1` ...
OF_PERSONS = ("points", "wins", "self_draws", "robs", "deal_ins", "win_points", "ready", "declared", "claims")


def writer_for(out: Path) -> Writer:
    """Return the writer of a tally for a file name. Raises FangchengError for a place where no such file can be."""
    writers: dict[str, Writer] = {".json": write_json, ".csv": write_csv, ".parquet": write_parquet}
    check_ending("--out", out, writers)
    return writers[out.suffix]


def check_ending(option: str, out: Path, endings: Iterable[str]) -> None:
    """See before any work whether the file can be written. Raises FangchengError."""
    if out.suffix not in endings:
        raise FangchengError(f"{option} {out}: a file name ends in {', '.join(endings)}")
    check_place(option, out)
    if out.suffix == ".parquet":
        needed("pyarrow")


def rows_of(result: dict[str, Any]) -> list[Row]:
    """Return a flat row for each person, with what is common to all."""
    common = {key: result[key] for key in ("variant", "seed", "played", "matches", "drawn")}
    return [{**common, **_flat(one)} for one in result["persons"]]


def _flat(person: dict[str, Any]) -> Row:
    """Return one person's counts, places and figures: a mean under its own name, its interval under _low and _high."""
    row = {key: value for key, value in person.items() if key not in ("places", *RATES, *MEANS)}
    row |= {f"place_{number}": count for number, count in enumerate(person["places"], start=1)}
    for key in (*RATES, *MEANS):
        name = "mean_place" if key == "place" else key
        figure = person[key]
        row |= {name: figure["mean"], f"{name}_low": figure["low"], f"{name}_high": figure["high"]}
    return row


def write_json(out: Path, result: dict[str, Any]) -> None:
    """Write one document."""
    text = json.dumps(result, ensure_ascii=False, indent=2) + "\n"
    write_whole(out, lambda file: _put(file, text.encode()))


def write_csv(out: Path, result: dict[str, Any]) -> None:
    """Write a head and a row for each person."""
    write_whole(out, lambda file: csv_rows(file, [rows_of(result)]))


def write_parquet(out: Path, result: dict[str, Any]) -> None:
    """Write a row for each person."""
    write_whole(out, lambda file: parquet_rows(file, [rows_of(result)]))


def write_hands(out: Path, setting: Setting, blocks: Iterable[Any]) -> None:
    """Write a row for each hand, from arrays of HAND records."""
    write = parquet_rows if out.suffix == ".parquet" else csv_rows
    write_whole(out, lambda file: write(file, hand_rows(setting, blocks)))


def hand_rows(setting: Setting, blocks: Iterable[Any]) -> Iterator[list[Row]]:
    """Yield rows of hands in words, some thousands at a time."""
    for block in blocks:
        yield [_hand_row(setting, hand) for hand in block]


def _hand_row(setting: Setting, hand: Any) -> Row:
    row: Row = {
        "match": int(hand["match"]),
        "seed": setting.seed_of(int(hand["match"])),
        "hand": int(hand["hand"]),
        "round_wind": "ESWN"[int(hand["round_wind"]) % 4],
        "dealer": int(hand["dealer"]),
        "counters": int(hand["counters"]),
        "ending": ENDINGS[int(hand["ending"])],
        "tiles_left": int(hand["tiles_left"]),
        "decisions": int(hand["decisions"]),
    }
    for name in OF_PERSONS:
        values = hand[name].tolist()
        row |= {f"{name}_{person}": values[person] for person in range(len(setting.bots))}
    return row


def csv_rows(file: BinaryIO, batches: Iterable[list[Row]]) -> None:
    """Write a head, and the rows below it."""
    writer: Any = None
    text = io.TextIOWrapper(file, encoding="utf-8", newline="", write_through=True)
    for rows in batches:
        for row in rows:
            if writer is None:
                writer = csv.DictWriter(text, fieldnames=list(row))
                writer.writeheader()
            writer.writerow(row)
    text.flush()
    text.detach()


def parquet_rows(file: BinaryIO, batches: Iterable[list[Row]]) -> None:
    """Write the rows, a group for each batch."""
    import pyarrow
    import pyarrow.parquet

    writer: Any = None
    for rows in batches:
        table = pyarrow.Table.from_pylist(rows, schema=writer.schema if writer is not None else None)
        if writer is None:
            writer = pyarrow.parquet.ParquetWriter(file, table.schema)
        writer.write_table(table)
    if writer is not None:
        writer.close()


def _put(file: BinaryIO, content: bytes) -> None:
    file.write(content)
