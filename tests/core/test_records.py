"""Records with attributes: what NumPy's own records with attributes say, on the same memory."""

import numpy as np
import pytest

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.state.desk import DESK
from fangcheng.core.state.rules import RULES
from fangcheng.core.state.table import TABLE

WITHIN = np.dtype([("count", np.int8), ("size", np.int16), ("tiles", np.int8, (3,))], align=True)
WHOLE = np.dtype([("score", np.int32), ("one", WITHIN), ("four", WITHIN, (4,)), ("mask", np.uint64)], align=True)


@pytest.fixture
def plain():
    return np.frombuffer(bytearray(range(WHOLE.itemsize)) * 2, WHOLE)


def test_every_field_reads_as_with_numpy(plain):
    ours, numpys = with_attributes(plain)[1], plain.view(np.recarray)[1]
    assert (ours.score, ours.mask) == (numpys.score, numpys.mask)
    assert (type(ours.score), type(ours.mask)) == (np.int32, np.uint64)
    assert ours.one.count == numpys.one.count
    assert ours.one.tiles.tolist() == numpys.one.tiles.tolist()
    assert [one.count for one in ours.four] == [one.count for one in numpys.four]
    assert ours.four[2].tiles[1] == numpys.four[2].tiles[1]


def test_what_is_written_stands_in_the_array(plain):
    ours = with_attributes(plain)[1]
    ours.score = -5
    ours.one.tiles[1] = 7
    ours.four[3].count = 9
    ours.four[0] = ours.four[3]
    assert plain["score"].tolist()[1] == -5
    assert plain["one"]["tiles"][1, 1] == 7
    assert plain["four"]["count"][1, [0, 3]].tolist() == [9, 9]


def test_a_field_that_there_is_not_is_neither_read_nor_written(plain):
    ours = with_attributes(plain)[0]
    with pytest.raises(AttributeError, match="'points'"):
        ours.points  # noqa: B018
    with pytest.raises(AttributeError, match="'points'"):
        ours.points = 1
    assert not hasattr(ours, "points")


def test_a_value_that_does_not_fit_is_refused_as_numpy_refuses_it(plain):
    ours = with_attributes(plain)[0]
    with pytest.raises(ValueError, match="broadcast"):
        ours.one.tiles = [1, 2]
    with pytest.raises(OverflowError):
        ours.one.count = 1000


def test_a_name_of_numpys_own_stays_numpys(plain):
    assert with_attributes(plain)[0].one.size == 1


@pytest.mark.parametrize("dtype", [TABLE, DESK, RULES, WHOLE], ids=["table", "desk", "rules", "whole"])
def test_the_dtype_stays_equal_so_that_compiled_kernels_take_the_record(dtype):
    with_them = with_attributes(np.zeros(1, dtype))
    assert with_them.dtype == dtype
    assert with_attributes(with_them)[0].dtype == dtype
