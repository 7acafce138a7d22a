"""Data sets: what is written for decisions is what comes back, for every game that is read."""

import numpy as np
import pytest

from fangcheng import FangchengError
from fangcheng.core.observe.channels import CHANNELS
from fangcheng.records import decisions, read_rows, records_of
from fangcheng.records.decided import games_of
from fangcheng.records.row_file import NumberedRows, write_rows
from fangcheng.records.rows import SPLITS, UNKNOWN, rows_of, split_of
from records.bots import bots_play
from records.test_decisions import written

pytest.importorskip("pyarrow", reason="pyarrow is not installed")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Games of two kinds, and the data set of their decisions with those that nobody knows."""
    folder = tmp_path_factory.mktemp("rows")
    logs = folder / "logs"
    logs.mkdir()
    for variant, seed, steps in (("mcr", 6, 1500), ("sichuan", 5, 400), ("riichi", 7, 500)):
        path = written(logs, records_of(bots_play(variant, seed, steps))[0])
        path.rename(logs / f"{variant}.jsonl")
    with (folder / "all.parquet").open("wb") as file:
        write_rows(file, numbered(logs))
    return folder


def numbered(logs):
    for path in sorted(logs.iterdir()):
        for number, played in games_of(path, [].append, mode="compiled"):
            yield NumberedRows(path.name, number, rows_of(played, unknown=True))


def joined(batches):
    found = list(batches)
    return {name: np.ma.concatenate([one[name] for one in found]) for name in found[0]}


def test_the_rows_are_the_decisions_in_their_order(folder):
    rows = joined(read_rows(folder / "all.parquet", 1000))
    found = list(decisions(folder / "logs", unknown=True, left_out=[], mode="compiled"))
    assert len(rows["action"]) == len(found)
    assert rows["action"].tolist() == [UNKNOWN if one.action is None else one.action for one in found]
    for name in ("hand", "step", "seat", "person", "passed"):
        assert rows[name].tolist() == [getattr(one, name) for one in found]
    for name in ("next_points", "hand_points", "won", "fed", "win_points", "place", "final_score", "final_points"):
        assert rows[name].tolist() == [getattr(one.outcome, name) for one in found]
    assert rows["forced"].tolist() == [len(one.legal) == 1 for one in found]
    for number in range(0, len(found), 97):
        seen = found[number].observe()
        for name in ("bits", "scalars", "mask"):
            np.testing.assert_array_equal(rows[name][number], seen[name])
        assert np.flatnonzero(rows["mask"][number]).tolist() == [one.number for one in found[number].legal]


def test_words_say_where_a_row_is_from_and_what_was_won(folder):
    import pyarrow.parquet as parquet

    table = parquet.read_table(folder / "all.parquet")
    assert table["bits"].type.byte_width == 8 * CHANNELS
    found = list(decisions(folder / "logs", unknown=True, left_out=[], mode="compiled"))
    assert table["variant"].to_pylist() == [one.game.variant for one in found]
    assert set(table["file"].to_pylist()) == {"mcr.jsonl", "sichuan.jsonl", "riichi.jsonl"}
    assert [tuple(one) for one in table["patterns"].to_pylist()] == [one.outcome.patterns for one in found]
    assert any(table["patterns"].to_pylist())
    splits = dict(zip(table["variant"].to_pylist(), table["split"].to_pylist()))
    assert splits == {one.game.variant: split_of(one.game) for one in found}


def test_a_part_has_the_games_of_that_part_alone(folder):
    whole = joined(read_rows(folder / "all.parquet"))
    found = list(decisions(folder / "logs", unknown=True, left_out=[], mode="compiled"))
    for split in SPLITS:
        own = np.array([split_of(one.game) == split for one in found])
        part = list(read_rows(folder / "all.parquet", split=split))
        assert [bits for one in part for bits in map(bytes, one["bits"])] == [*map(bytes, whole["bits"][own])]
    for rows, seed, words in ((0, 1, "rows=0: "), (1.5, 1, "1.5"), (9, -1, "seed=-1: ")):
        with pytest.raises(FangchengError, match=words):
            next(read_rows(folder / "all.parquet", rows, seed=seed))
    with pytest.raises(FangchengError, match="train, check, test"):
        next(read_rows(folder / "all.parquet", split="valid"))


def test_rows_are_mixed_by_the_seed_and_none_is_lost(folder):
    plain = joined(read_rows(folder / "all.parquet"))
    one, two = (joined(read_rows(folder / "all.parquet", 300, seed=seed)) for seed in (1, 1))
    for name in plain:
        np.testing.assert_array_equal(one[name], two[name])
    assert one["step"].tolist() != plain["step"].tolist()
    assert sorted(map(bytes, one["bits"])) == sorted(map(bytes, plain["bits"]))


@pytest.mark.parametrize("content", [b"", b"no table at all", None])
def test_what_is_no_data_set_is_told(content, tmp_path):
    import pyarrow
    import pyarrow.parquet as parquet

    path = tmp_path / "other.parquet"
    if content is None:
        parquet.write_table(pyarrow.table({"a": [1]}), path)
    else:
        path.write_bytes(content)
    with pytest.raises(FangchengError, match=r"other\.parquet: .*no data set"):
        next(read_rows(path))


def test_of_many_games_nine_in_ten_are_for_training():
    """The part of a game is the first octet of its digest, so of random games 230 in 256 are for training."""
    [game] = records_of(bots_play("riichi", 4, 60))
    from msgspec.structs import replace

    parts = [split_of(replace(game, hands=(replace(game.hands[0], counters=n),))) for n in range(600)]
    shares = [parts.count(split) / 600 for split in SPLITS]
    assert shares == pytest.approx([230 / 256, 13 / 256, 13 / 256], abs=0.04)
