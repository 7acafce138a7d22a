"""What the kernels of a table are called with, so that the compiler learns the types of their arguments.

Nothing is run: a stage that some rules do not need has not landed for them, and the types are the same in all games.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.dialect.registry import STAGES
from fangcheng.core.play.act import act_at
from fangcheng.core.play.hints import ANSWERS, discards_at, waits_at
from fangcheng.core.play.next_hand import start_match_at
from fangcheng.core.play.opening import start_hand_at
from fangcheng.core.play.prospect import prospect
from fangcheng.core.play.safety import exposure
from fangcheng.core.play.winning import value_for
from fangcheng.core.shapes.outlook import outlook
from fangcheng.core.state.codes import BY_DISCARD, SEATS, WALL
from fangcheng.core.state.desk import DESK
from fangcheng.core.state.rules import RULES
from fangcheng.core.state.table import TABLE
from fangcheng.core.table.wall import wall_places
from fangcheng.tiles import FACES

Kernel = Callable[..., Any]


def learn_types(kernel: Kernel, dispatcher: Any) -> None:
    """Let a dispatcher compile, or load, for the arguments that tables give this kernel."""
    arguments = ARGUMENTS[kernel]()
    entered = (arguments,) if kernel in STAGES else arguments  # a stage is entered by (*arguments)
    dispatcher._compile_for_args(*entered)  # what Numba does itself before a first call


def _tables() -> tuple[Any, ...]:
    return np.zeros(1, TABLE), 0, np.zeros(1, RULES), np.zeros(1, DESK)


def _rows() -> list[Any]:
    return [np.zeros((SEATS, FACES), np.int64) for _ in range(3)]


def _of_value() -> tuple[Any, ...]:
    table, _, rules, desk = _tables()
    return *(with_attributes(one)[0] for one in (table, rules, desk)), 0, 0, 0, -1


ARGUMENTS: dict[Kernel, Callable[[], tuple[Any, ...]]] = {
    start_match_at: lambda: _tables()[:3],
    start_hand_at: _tables,
    act_at: lambda: (*_tables(), 0, -1),
    waits_at: lambda: (*_tables(), 0, 1, np.zeros((FACES, ANSWERS), np.int64)),
    discards_at: lambda: (*_tables(), 0),
    value_for: _of_value,
    outlook: lambda: (*_tables(), 0, 0, np.zeros(FACES + 1, np.int64), np.zeros(FACES + 1, np.uint64)),
    wall_places: lambda: (*_tables(), np.zeros(WALL, np.int64)),
    prospect: lambda: (*_tables(), 0, 0, BY_DISCARD, 1),
    exposure: lambda: (*_tables(), 0, np.zeros(FACES, np.int64), *_rows()),
}
