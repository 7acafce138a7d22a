"""The dialect never drifts: the step and the scoring compile to PTX on a machine without a GPU."""

from types import SimpleNamespace

import pytest

from fangcheng.core.flow import act
from fangcheng.core.kernel import linked
from fangcheng.core.record import DESK, RESULT, RULES, TABLE, WIN
from fangcheng.core.scoring import value_win

# Numba brings an old numba.cuda of its own, which numba-cuda replaces; that one does not know the dialect.
pytest.importorskip("numba_cuda", reason="numba-cuda is not installed; .ci/run and test.py --all install it")
cuda = pytest.importorskip("numba.cuda")


@pytest.fixture(autouse=True)
def pretended_gpu(monkeypatch):
    """The dispatcher of called kernels asks the driver for the device; answer for it."""
    hopper = SimpleNamespace(compute_capability=(9, 0))
    for module in ("dispatcher", "api", "compiler"):
        monkeypatch.setattr(f"numba.cuda.{module}.get_current_device", lambda: hopper)


def ptx_of(function, *types):
    """PTX of a kernel that takes these arguments, for compute capability 9.0."""
    text, _ = cuda.compile(function, types, cc=(9, 0), output="ptx", abi="numba", device=False)
    return text


def test_scoring_compiles_to_ptx():
    from numba import from_dtype

    value = linked(value_win)

    def score(wins, rules, desks, results):
        number = cuda.grid(1)
        if number < wins.shape[0]:
            value(wins[number], rules[0], desks[number], results[number])

    arrays = [from_dtype(dtype)[::1] for dtype in (WIN, RULES, DESK, RESULT)]
    assert ".entry" in ptx_of(score, *arrays)


@pytest.mark.slow
def test_a_step_of_the_game_compiles_to_ptx():
    from numba import from_dtype, int64

    step = linked(act)

    def play(tables, rules, desks, seats, actions):
        number = cuda.grid(1)
        if number < tables.shape[0]:
            step(tables[number], rules[0], desks[number], seats[number], actions[number])

    arrays = [from_dtype(dtype)[::1] for dtype in (TABLE, RULES, DESK)]
    assert ".entry" in ptx_of(play, *arrays, int64[::1], int64[::1])
