"""What is kept of a trial: damage is found before anything is played, and so is a place that cannot be written to."""

import json

import numpy as np
import pytest

from fangcheng.bots.kept_rows import KeptRows
from fangcheng.cli.trial import trial
from fangcheng.errors import FangchengError
from fangcheng.trials.registered import trial_of
from fangcheng.trials.rows import TRIED
from fangcheng.trials.run import plan_of, try_game


def opened(path, plan=None):
    return KeptRows(path, plan or {"trial": "E-0"}, TRIED, "trial", 1)


def three_walls(path, plan=None):
    rows = np.zeros(3, TRIED)
    rows["wall"], rows["hands"] = range(3), 1
    kept = opened(path, plan)
    kept.add(rows)
    kept.close()
    return path.read_text().splitlines()


def test_what_is_kept_is_read_back(tmp_path):
    file = tmp_path / "walls"
    three_walls(file)
    again = opened(file)
    assert again.walls["hands"].tolist() == [1, 1, 1]
    again.close()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("hands", one) for one in (1.7, "1", None, [1], 2**70, float("nan"))),
        *(("gain", one) for one in (5, [1, 2], None, [0.5] * 6)),
        ("wall", 2),
        ("more", 1),
    ],
)
def test_a_damaged_line_is_named(name, value, tmp_path):
    file = tmp_path / "walls"
    head, first, second, third = three_walls(file)
    damaged = json.dumps({**json.loads(second), name: value})
    file.write_text("\n".join([head, first, damaged, third, ""]))
    with pytest.raises(FangchengError, match="line 3 is damaged"):
        opened(file)


@pytest.mark.parametrize("hands", [0, -5])
def test_a_wall_without_hands_is_no_wall(hands, tmp_path):
    file, found = tmp_path / "walls", trial_of("E-5")
    head, *lines = three_walls(file, plan_of(found, "sichuan", found.seed))
    lines[1] = json.dumps({**json.loads(lines[1]), "hands": hands})
    file.write_text("\n".join([head, *lines, ""]))
    with pytest.raises(FangchengError, match="a wall without hands"):
        try_game(found, "sichuan", hands=2, keep=file)


@pytest.mark.parametrize("where", ["", "nowhere/result.json"])
def test_where_no_result_can_be_written_nothing_is_played(where, tmp_path):
    with pytest.raises(FangchengError, match="no file can be written there"):
        trial("E-5", out=tmp_path / where)


def test_an_empty_seed_is_not_the_registered_one():
    with pytest.raises(FangchengError, match="--seed is empty"):
        trial("E-5", seed="")
