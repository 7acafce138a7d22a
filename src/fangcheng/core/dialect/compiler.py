"""The compiler of kernels: each stage by itself, everything else linked into its callers."""

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any, cast

import numpy as np

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.cache import folder_of, holds_code, shelf_of
from fangcheng.core.dialect.helper import collect_rarely, end_with_parent, start_helper
from fangcheng.core.dialect.registry import (
    CONDITIONS,
    INLINED,
    NAMED_IN,
    OPTIONS,
    PARAMETERS,
    STAGES,
    is_needed,
    known_kernels,
    stages_below,
)
from fangcheng.extras import needed as needed_library

Stages = tuple[FunctionType, ...]  # callees before their callers
LeftOut = frozenset[FunctionType] | None  # stages left out where the others are linked in; None: called by symbols

_worlds: dict[tuple[str, LeftOut], dict[str, Any]] = {}  # by module
_dispatchers: dict[tuple[FunctionType, LeftOut], Any] = {}
_entries: dict[FunctionType, Any] = {}
_needs: dict[tuple[FunctionType, frozenset[FunctionType]], Stages] = {}
_symbols: dict[FunctionType, Any] = {}
_landed: dict[FunctionType, Any] = {}
_cells: dict[FunctionType, Any] = {}  # of conditional stages
_lock = threading.RLock()

WORTH_HELP = 5  # stages to compile from which another process, which takes two seconds to start, is of use


def compiled(function: Callable[..., Any], rules: Any = None) -> Any:
    """Return the Numba dispatcher of a kernel; it compiles at its first call, the stages below it now.

    With rules, only the stages that games of these rules need are compiled. The dispatcher is the same for all games:
    call this again with the rules of each game before you play it.
    """
    return compiled_with(function, stages_needed(function, rules))


def compiled_with(function: Callable[..., Any], needed: Stages) -> Any:
    """Return the same dispatcher with these stages compiled, and no others, below it."""
    assert isinstance(function, FunctionType)
    if not have_landed(function, needed):  # asked without the lock: who may call need not wait for who compiles
        with _lock:
            if not have_landed(function, needed):
                _compile(function, needed)
    return _entries[function]


def has_landed(function: Callable[..., Any], rules: Any = None) -> bool:
    """Return True if the kernel and all stages it needs for these rules are at hand in this process."""
    assert isinstance(function, FunctionType)
    return have_landed(function, stages_needed(function, rules))


def have_landed(function: Callable[..., Any], stages: Stages) -> bool:
    """Return True if the kernel and these stages below it are at hand in this process."""
    return function in _entries and all(one in _landed for one in stages)


def stages_needed(function: Callable[..., Any], rules: Any = None) -> Stages:
    """Return the stages below a kernel that these rules need; the search is slow, so its result is kept.

    Asking the conditions of all stages still takes two milliseconds: who asks often keeps the answer.
    """
    assert isinstance(function, FunctionType)
    key = function, frozenset(one for one in CONDITIONS if not is_needed(one, rules))
    if key not in _needs:
        _needs[key] = tuple(stages_below(function, rules))
    return _needs[key]


def _compile(function: FunctionType, needed: Stages) -> None:
    """Compile the missing stages and make the dispatcher by which Python enters the kernel.

    Raises FangchengError where Numba is not installed.
    """
    needed_library("numba")
    _make_cells(stages_below(function))
    missing = [one for one in needed if one not in _landed]
    with _second_hand(missing):
        for one in missing:
            _land(one)
        if function not in _entries:
            _entries[function] = _entry(function)


@contextmanager
def _second_hand(needed: list[FunctionType]) -> Iterator[None]:
    """Let another process compile from the other end while much is to be done; both find each other's code on disk."""
    missing = [one for one in needed if not holds_code(folder_of(one))]
    if len(missing) < WORTH_HELP or (os.cpu_count() or 1) < 2 or "FANGCHENG_SECOND_HAND" in os.environ:
        yield
        return
    code = "import sys; from fangcheng.core.dialect.compiler import land_from_the_top as go; go(*sys.argv[1:])"
    paths = [path_of(one) for one in missing]
    with start_helper(code, ",".join(NAMED_IN), *paths, FANGCHENG_SECOND_HAND="1") as helper:
        try:
            yield
        finally:
            helper.terminate()


def path_of(function: Callable[..., Any]) -> str:
    """Name a kernel for another process, as module:function."""
    return f"{function.__module__}:{function.__name__}"


def kernel_at(path: str) -> FunctionType:
    """Return the kernel that `path_of` has named so."""
    module, _, name = path.partition(":")
    kernel = getattr(import_module(module), name)
    assert isinstance(kernel, FunctionType)
    return kernel


def is_kept(function: Callable[..., Any], needed: Stages) -> bool:
    """Return True if a kernel and these stages below it were compiled before, on whatever processor; needs no Numba."""
    assert isinstance(function, FunctionType)
    return all(holds_code(folder_of(one)) for one in (*needed, function))


def is_kept_for_this_processor(needed: Stages) -> bool:
    """Return True if these stages need only be loaded here: a cache may have come with a disk from elsewhere."""
    with _lock:
        from numba.core.registry import cpu_target

        codegen = cpu_target.target_context.codegen()
        return all(shelf_of(one).has(_signature(one), codegen) for one in needed)


def import_compiler() -> None:
    """Import Numba, under the lock of everything that is compiled.

    Two threads that import parts of it at once trip over each other: one finds a module half made.
    """
    with _lock:
        import numba  # noqa: F401


def land_from_the_top(named_in: str, *paths: str) -> None:
    """Compile stages, named in the order of landing, from last to first, for the cache only: nothing may be run.

    `named_in` are the modules that name the records of parameters, without which none has a type.

    A callee that has not landed gets an address nobody will ever jump to.
    """
    import llvmlite.binding as llvm

    end_with_parent()
    collect_rarely()
    for module in named_in.split(","):
        import_module(module)
    needed = [kernel_at(path) for path in paths]
    for one in STAGES:
        llvm.add_symbol(_symbol_name(one), 1 << 12)
    for one in reversed(needed):
        _land(one)


def _make_cells(reachable: list[FunctionType]) -> None:
    """Give each conditional stage a cell, so that its callers can be linked whether it lands or not."""
    new = [one for one in reachable if one in CONDITIONS and one not in _cells]
    if new:
        import llvmlite.binding as llvm

        from fangcheng.core.dialect.cells import Cell, write_jumps

        made = [(Cell(_symbol_name(one)), _signature(one)) for one in new]
        for one, (cell, _), address in zip(new, made, write_jumps(made), strict=True):
            llvm.add_symbol(_symbol_name(one), address)
            _cells[one] = cell


def _entry(function: FunctionType) -> Any:
    """Make a dispatcher that Python may call; of a stage, one that only goes on to its symbol."""
    from fangcheng.core.dialect.entries import Entry

    if function in STAGES:
        _make_cells([function])
        _land(function)
        twin = _twin(cast(FunctionType, _enter), {"symbol": _symbol(function), "__name__": __name__})
    else:
        twin = _twin(function, _world(function.__module__))
    options = {"nopython": True, "nogil": True, "boundscheck": None, **OPTIONS}
    dispatcher: Any = Entry(twin, options, function.__name__, _records_of(function))
    dispatcher._cache = shelf_of(function)
    return dispatcher


def _records_of(function: FunctionType) -> dict[int, tuple[str, np.dtype]]:
    """Return which records, or arrays of them, a kernel takes: place, name and dtype; many wins are named `wins`."""
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    found = ((place, name, PARAMETERS.get(name, PARAMETERS.get(name[:-1]))) for place, name in enumerate(names))
    return {place: (name, dtype) for place, name, dtype in found if dtype is not None}


def _enter(*arguments: Any) -> Any:
    return symbol(*arguments)  # type: ignore[name-defined]  # noqa: F821 (each stage has its own)


def linked(function: Callable[..., Any], *games: Any) -> Any:
    """Return the dispatcher of a kernel with everything below it linked in, stages too, as a GPU needs it.

    With the rules of some games, stages that none of them ever reaches are left out: it serves these games alone, and
    is the less code.
    """
    assert isinstance(function, FunctionType)
    needed = {one for one in CONDITIONS for rules in games or (None,) if is_needed(one, rules)}
    with _lock:
        return _dispatcher(function, frozenset(CONDITIONS.keys() - needed))


def _dispatcher(function: FunctionType, left_out: LeftOut = None) -> Any:
    """Return the kernel as its callers link it in; only what is entered from outside is kept on disk."""
    world = _world(function.__module__, left_out)
    key = function, left_out
    if key not in _dispatchers:
        from numba import njit

        from fangcheng.core.dialect.callees import Callee

        if left_out is None:
            _dispatchers[key] = Callee(_twin(function, world), OPTIONS, inlined=function in INLINED)
        else:
            code = _NOTHINGS[STAGES[function]] if function in left_out else _twin(function, world)
            _dispatchers[key] = njit(nogil=True, error_model="numpy")(code)
    return _dispatchers[key]


def _zero(*_arguments: Any) -> int:
    return 0


def _empty_mask(*_arguments: Any) -> np.uint64:
    return NONE


_NOTHINGS = {"nothing": _zero, "number": _zero, "truth": _zero, "mask": _empty_mask}  # in place of a stage left out


def _twin(function: FunctionType, world: dict[str, Any]) -> FunctionType:
    """Make a function of the same code with other globals."""
    twin = FunctionType(function.__code__, world, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    twin.__qualname__ = function.__qualname__
    return twin


def _world(module: str, left_out: LeftOut = None) -> dict[str, Any]:
    """Return `module`'s globals with every kernel replaced by its dispatcher, stages by symbols unless linked in."""
    key = module, left_out
    if key not in _worlds:
        world = _worlds[key] = dict(vars(sys.modules[module]))
        known = known_kernels()
        for name, value in list(world.items()):
            if isinstance(value, FunctionType) and value in known:
                by_symbol = value in STAGES and left_out is None
                world[name] = _symbol(value) if by_symbol else _dispatcher(value, left_out)
    return _worlds[key]


def _symbol(function: FunctionType) -> Any:
    """Return the stage as an external function; its code must have landed before a caller is linked."""
    if function not in _symbols:
        from numba.core import types

        _symbols[function] = types.ExternalFunction(_symbol_name(function), _signature(function))
    return _symbols[function]


def _symbol_name(function: FunctionType) -> str:
    return f"{function.__module__}.{function.__name__}".replace(".", "_")


def _signature(function: FunctionType) -> Any:
    """Return the Numba signature of a stage, from the names of its parameters."""
    from numba.core import types

    returns = {"nothing": types.void, "number": types.int64, "truth": types.int64, "mask": types.uint64}
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    parameters = [_record_type(name) if name in PARAMETERS else types.int64 for name in names]
    return returns[STAGES[function]](*parameters)


@cache
def _record_type(parameter: str) -> Any:
    """Return Numba's type of the record that a parameter names, kept: making it anew for each stage takes a second."""
    from numba import from_dtype

    return from_dtype(PARAMETERS[parameter])


def _land(function: FunctionType) -> None:
    """Compile a stage, or load it from the cache, and make its symbol known to the linker."""
    if function not in _landed:
        import llvmlite.binding as llvm
        from numba.core.ccallback import CFunc

        from fangcheng.core.dialect.pipeline import KernelPipeline

        twin = _twin(function, _world(function.__module__))
        signature = _signature(function)
        landed: Any = CFunc(twin, (signature.args, signature.return_type), {}, OPTIONS, KernelPipeline)
        landed._cache = shelf_of(function)
        with landed._cache.turn(landed._sig, landed._targetdescr.target_context):
            landed.compile()
        # By this callers would link the stage in, but they call it by its symbol: 17 MB for the stages of a game.
        landed._library._shared_module = None
        if function in _cells:
            _cells[function].fill(landed.address)
        else:
            llvm.add_symbol(_symbol_name(function), landed.address)
        _landed[function] = landed
