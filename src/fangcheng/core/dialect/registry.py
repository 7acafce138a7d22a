"""`@kernel`: one source of every rule, run interpreted, compiled by Numba, or inside CUDA.

A kernel is a plain function on integers, records and arrays. Decorating only registers it, so importing the rules
loads no compiler. `compiled(function)` returns its twin in the compiled world: the same code object with globals
in which every kernel is a Numba dispatcher.

Numba links the code of all callees into every caller and optimises it anew, so a deep game costs its whole size
at each level. A *stage* is a kernel that is compiled once, by itself, and called through its symbol: the arguments
of a stage have the types that PARAMETERS gives their names, and it returns what `stage` says. Inside CUDA a stage
is a kernel like any other. A stage may say by `when` which rules need it: games of other rules are compiled without
it, and callers reach it through a cell that is filled once some game needs it (cells.py).

The other way round, `inlined` sets a kernel of a hot path into its callers where LLVM would leave a call: a call
passes its arguments through memory and returns a status to be asked for.
"""

import sys
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, TypeVar

import numpy as np

Function = TypeVar("Function", bound=Callable[..., Any])
Condition = Callable[[Any], Any]  # of a record of rules; what it returns is read as a truth

# Kernels allocate nothing, so nothing need count references: two locked additions for every row of an array cost
# more than a win check.
OPTIONS = {"error_model": "numpy", "_nrt": False}
MAKE = 6  # raised when the compiler makes other code of the same kernels: what is kept of an older make counts no more

KERNELS: list[FunctionType] = []
STAGES: dict[FunctionType, str] = {}
CONDITIONS: dict[FunctionType, Condition] = {}  # which rules need a stage; a stage without is always needed
INLINED: set[FunctionType] = set()
PARAMETERS: dict[str, np.dtype] = {}  # records by parameter name; all other arguments of a stage are numbers
NAMED_IN: list[str] = []  # modules that name parameters; a process that compiles must have imported them


def kernel(function: Function) -> Function:
    """Register a function of the kernel dialect; it stays an ordinary Python function."""
    assert isinstance(function, FunctionType)
    KERNELS.append(function)
    return function


def inlined(function: Function) -> Function:
    """Register a small kernel of a hot path, which the compiler must set into each of its callers."""
    assert isinstance(function, FunctionType)
    INLINED.add(function)
    return kernel(function)


def stage(returns: str = "nothing", when: Condition | None = None) -> Callable[[Function], Function]:
    """Register a kernel that is compiled by itself; it returns nothing, a number, a truth or a mask.

    Where `when` is false for a record of rules, no game of these rules may ever call it.
    """
    assert returns in ("nothing", "number", "truth", "mask")

    def register(function: Function) -> Function:
        assert isinstance(function, FunctionType)
        STAGES[function] = returns
        if when is not None:
            CONDITIONS[function] = when
        return kernel(function)

    return register


def kernels() -> tuple[FunctionType, ...]:
    """Return all registered kernels, in order of definition (for the dialect test)."""
    return tuple(KERNELS)


def stages() -> tuple[FunctionType, ...]:
    """Return the kernels that are compiled by themselves."""
    return tuple(STAGES)


def name_parameters(**records: np.dtype) -> None:
    """Register which record a parameter of each name is, wherever a stage has such a parameter."""
    PARAMETERS.update(records)
    NAMED_IN.append(sys._getframe(1).f_globals["__name__"])


def stages_below(function: FunctionType, rules: Any = None) -> list[FunctionType]:
    """Return the stages `function` may reach, itself left out, callees before their callers.

    With rules, leave out what a game of these rules never reaches.
    """
    found: list[FunctionType] = []
    _collect(function, found, set(), rules)
    return [one for one in found if one is not function]


def _collect(function: FunctionType, found: list[FunctionType], seen: set[FunctionType], rules: Any) -> None:
    if function in seen or not is_needed(function, rules):
        return
    seen.add(function)
    known = known_kernels()
    for name in function.__code__.co_names:
        callee = function.__globals__.get(name)
        if isinstance(callee, FunctionType) and callee in known:
            _collect(callee, found, seen, rules)
    if function in STAGES:
        found.append(function)


def is_needed(function: FunctionType, rules: Any) -> bool:
    """Return True if a game of these rules may call the kernel; without rules (None), always."""
    return rules is None or function not in CONDITIONS or bool(CONDITIONS[function](rules))


def known_kernels() -> frozenset[FunctionType]:
    return _frozen(len(KERNELS))


@cache
def _frozen(_count: int) -> frozenset[FunctionType]:
    return frozenset(KERNELS)
