"""A data set in a Parquet file: rows of decisions written into it, and read from it again as arrays."""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import numpy as np

from fangcheng.core.observe.channels import VERSION
from fangcheng.core.state.action_codes import ACTIONS
from fangcheng.errors import FangchengError
from fangcheng.extras import needed
from fangcheng.game.arguments import whole_number
from fangcheng.game.observations import observe_spec
from fangcheng.records.rows import COLUMNS, PARTS, SPLITS, Rows

FORM = 1  # version of the columns
GROUP = 16_384  # rows written at once, some 45 MB before they are packed
WORDS = ("file", "format", "game_id", "variant", "split")  # columns of words, kept once each


class NumberedRows(NamedTuple):
    """The rows of a game, and where it was found."""

    file: str  # its name, without folders
    game: int  # from 1, in the file
    rows: Rows


def write_rows(file: BinaryIO, games: Iterable[NumberedRows]) -> int:
    """Write the rows of games as Parquet, and return how many there were. Memory holds GROUP of them and one game."""
    import pyarrow as arrow

    parquet = _parquet()
    written, waiting, parts = 0, 0, list[Any]()
    repeating = _repeating()  # statistics of what a seat saw would be read by nobody
    how = {"compression": "zstd", "use_dictionary": repeating, "write_statistics": repeating}
    with parquet.ParquetWriter(file, schema(), **how) as writer:
        for one in games:
            if len(one.rows):
                parts.append(_table(one))
                waiting += len(one.rows)
            if waiting >= GROUP:
                writer.write_table(arrow.concat_tables(parts), row_group_size=GROUP)
                written, waiting, parts = written + waiting, 0, []
        if parts:
            writer.write_table(arrow.concat_tables(parts), row_group_size=GROUP)
    return written + waiting


def _repeating() -> list[str]:
    """Return the columns whose values repeat, so that each is kept once."""
    return [name for name in schema().names if name not in (*PARTS, "patterns")]


@cache
def schema() -> Any:
    """Return the columns of a data set as pyarrow's schema, with what a reader must know of their meaning."""
    import pyarrow as arrow

    words = [(name, arrow.dictionary(arrow.int32(), arrow.string())) for name in WORDS]
    numbers = [(name, arrow.from_numpy_dtype(np.dtype(dtype))) for name, (dtype, _) in COLUMNS.items()]
    seen = [(name, arrow.binary(width * np.dtype(dtype).itemsize)) for name, (width, dtype) in PARTS.items()]
    columns = [*words, ("game", arrow.int32()), *numbers, ("forced", arrow.bool_())]
    known = {
        "fangcheng_dataset": str(FORM),
        "observation": str(VERSION),
        "spec_digest": observe_spec("riichi").digest,
        "program": version("fangcheng"),
    }
    return arrow.schema([*columns, ("patterns", arrow.list_(arrow.string())), *seen], metadata=known)


def _table(one: NumberedRows) -> Any:
    import pyarrow as arrow

    rows, count = one.rows, len(one.rows)
    game = rows.game
    words = {"file": one.file, "format": game.source_format, "game_id": game.id, "variant": game.variant}
    arrays = {name: _repeated(value, count) for name, value in {**words, "split": rows.split}.items()}
    arrays["game"] = arrow.array(np.full(count, one.game, np.int32))
    for name, values in rows.numbers.items():
        arrays[name] = arrow.array(np.ma.getdata(values), mask=np.ma.getmaskarray(values))
    arrays["patterns"] = arrow.array(rows.patterns, arrow.list_(arrow.string()))
    for name, values in rows.seen.items():
        arrays[name] = _octets(values)
    form = schema()
    return arrow.table([arrays[name] for name in form.names], schema=form)


def _repeated(word: str, count: int) -> Any:
    import pyarrow as arrow

    return arrow.DictionaryArray.from_arrays(np.zeros(count, np.int32), [word])


def _octets(values: Any) -> Any:
    """Return the rows of an array as octets of fixed length, little end first."""
    import pyarrow as arrow

    little = np.ascontiguousarray(values.astype(values.dtype.newbyteorder("<"), copy=False))
    form = arrow.binary(little.shape[1] * little.dtype.itemsize)
    return arrow.Array.from_buffers(form, len(little), [None, arrow.py_buffer(little)])


def read_rows(
    path: str | Path, rows: int = 4096, *, split: str | None = None, seed: int | None = None
) -> Iterator[Any]:
    """Yield the rows of a data set, `rows` at a time, as arrays by column.

    `bits` (n, 192) uint64, `scalars` (n, 224) int32, `mask` (n, 192) int8, and a column of n for each number; where
    some rows have none it is masked. `split` takes the games of one part: "train", "check" or "test". With a `seed`
    groups of rows come in another order, and rows mixed within each. Columns of words are left out. Raises
    FangchengError for what is no data set, one of another version of the observations, and numbers that cannot be.
    """
    parquet = _parquet()
    for name, least, number in (("rows", 1, rows), ("seed", 0, 0 if seed is None else seed)):
        what = f"a whole number from {least} on"
        if whole_number(name, number, what) < least:
            raise FangchengError(f"{name}={number}: {what}")
    if split is not None and split not in SPLITS:
        raise FangchengError(f'split "{split}": there are {", ".join(SPLITS)}')
    try:
        file = parquet.ParquetFile(path)
    except FileNotFoundError:
        raise FangchengError(f"{path}: no such file") from None
    except (OSError, ValueError) as failure:  # ValueError: pyarrow's ArrowInvalid
        raise FangchengError(f"{path}: no data set: {failure}") from None
    _check(path, file.schema_arrow.metadata or {})
    chance = None if seed is None else np.random.default_rng(seed)
    groups = range(file.num_row_groups) if chance is None else chance.permutation(file.num_row_groups).tolist()
    for number in groups:
        group = file.read_row_group(number)
        wanted = np.arange(len(group))
        if split is not None:
            wanted = wanted[np.array(group["split"].to_pylist()) == split]
        if chance is not None:
            wanted = chance.permutation(wanted)
        for start in range(0, len(wanted), rows):
            yield _arrays(group.take(wanted[start : start + rows]))


def _check(path: str | Path, known: dict[bytes, bytes]) -> None:
    if b"fangcheng_dataset" not in known:
        raise FangchengError(f"{path}: a Parquet file, but no data set of decisions; `fangcheng dataset` writes those")
    if int(known[b"observation"]) != VERSION or int(known[b"fangcheng_dataset"]) != FORM:
        raise FangchengError(
            f"{path}: a data set of version {known[b'fangcheng_dataset'].decode()} with observations of version "
            f"{known[b'observation'].decode()}; here are {FORM} and {VERSION}: write it anew from its records"
        )


def _arrays(table: Any) -> dict[str, Any]:
    found = {name: _numbers(table[name], dtype) for name, (dtype, _) in COLUMNS.items()}
    found |= {"game": _numbers(table["game"], np.int32), "forced": _numbers(table["forced"], np.bool_)}
    for name, (width, dtype) in PARTS.items():
        octets = table[name].combine_chunks()
        little = np.frombuffer(octets.buffers()[1], np.dtype(dtype).newbyteorder("<"))
        first = octets.offset * width
        found[name] = little[first : first + len(table) * width].reshape(-1, width).astype(dtype)
    found["mask"] = np.unpackbits(found["mask"], axis=1, count=ACTIONS, bitorder="little").astype(np.int8)
    return found


def _numbers(column: Any, dtype: type[np.generic]) -> Any:
    values = column.fill_null(False if dtype is np.bool_ else 0).to_numpy().astype(dtype)
    return np.ma.masked_array(values, column.is_null().to_numpy()) if column.null_count else values


def _parquet() -> Any:
    """Return pyarrow's room of Parquet. Raises FangchengError where it is not installed."""
    return needed("pyarrow.parquet")
