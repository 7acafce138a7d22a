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

from fangcheng.core.dialect.cache import folder_of, shelf_of
from fangcheng.core.dialect.helper import end_with_parent, start_helper
from fangcheng.core.dialect.registry import INLINED, OPTIONS, PARAMETERS, STAGES, known_kernels, stages_below

_worlds: dict[tuple[str, bool], dict[str, Any]] = {}  # by module, and whether stages are linked in
_dispatchers: dict[tuple[FunctionType, bool], Any] = {}
_entries: dict[FunctionType, Any] = {}
_symbols: dict[FunctionType, Any] = {}
_landed: dict[FunctionType, Any] = {}
_lock = threading.RLock()


def compiled(function: Callable[..., Any]) -> Any:
    """The Numba dispatcher of a kernel; it compiles at its first call, the stages below it now."""
    assert isinstance(function, FunctionType)
    with _lock:
        if function not in _entries:
            needed = stages_below(function)
            with _second_hand(function, needed):
                for one in needed:
                    _land(one)
                _entries[function] = _entry(function)
        return _entries[function]


@contextmanager
def _second_hand(function: FunctionType, needed: list[FunctionType]) -> Iterator[None]:
    """While much is to be compiled, let another process begin at the other end; both find each other's work on disk."""
    from fangcheng.core.dialect.shelf import holds_code

    missing = sum(not holds_code(folder_of(one)) for one in needed)
    if missing < 4 or (os.cpu_count() or 1) < 2 or "FANGCHENG_SECOND_HAND" in os.environ:
        yield
        return
    code = "import sys; from fangcheng.core.dialect.compiler import land_from_the_top as go; go(sys.argv[1])"
    path = f"{function.__module__}:{function.__name__}"
    with start_helper(code, path, FANGCHENG_SECOND_HAND="1") as helper:
        try:
            yield
        finally:
            helper.terminate()


def is_kept(function: Callable[..., Any]) -> bool:
    """Whether a kernel, and all stages it needs, have been compiled before and need only be loaded."""
    assert isinstance(function, FunctionType)
    from fangcheng.core.dialect.shelf import holds_code

    return all(holds_code(folder_of(one)) for one in [*stages_below(function), function])


def land_from_the_top(path: str) -> None:
    """Compile the stages below a kernel, named as module:function, last first, for the cache only: nothing may be run.

    A callee that has not landed gets an address nobody will ever jump to.
    """
    import llvmlite.binding as llvm

    end_with_parent()
    module, _, name = path.partition(":")
    needed = stages_below(getattr(import_module(module), name))
    for one in needed:
        llvm.add_symbol(_symbol_name(one), 1 << 12)
    for one in reversed(needed):
        _land(one)


def _entry(function: FunctionType) -> Any:
    """A dispatcher that Python may call; of a stage, one that only goes on to its symbol."""
    from numba import njit

    if function in STAGES:
        _land(function)
        twin = _twin(cast(FunctionType, _enter), {"symbol": _symbol(function), "__name__": __name__})
    else:
        twin = _twin(function, _world(function.__module__))
    dispatcher = njit(nogil=True, **OPTIONS)(twin)
    dispatcher._cache = shelf_of(function)
    return dispatcher


def _enter(*arguments: Any) -> Any:
    return symbol(*arguments)  # type: ignore[name-defined]  # noqa: F821 (each stage has its own)


def linked(function: Callable[..., Any]) -> Any:
    """The dispatcher of a kernel with everything below it linked in, stages too, as a GPU needs it."""
    assert isinstance(function, FunctionType)
    with _lock:
        return _dispatcher(function, whole=True)


def _dispatcher(function: FunctionType, whole: bool = False) -> Any:
    """The kernel as its callers link it in; only what is entered from outside is kept on disk."""
    world = _world(function.__module__, whole)
    key = function, whole
    if key not in _dispatchers:
        from numba import njit

        from fangcheng.core.dialect.callees import Callee

        twin = _twin(function, world)
        if whole:
            _dispatchers[key] = njit(nogil=True, error_model="numpy")(twin)
        else:
            _dispatchers[key] = Callee(twin, OPTIONS, inlined=function in INLINED)
    return _dispatchers[key]


def _twin(function: FunctionType, world: dict[str, Any]) -> FunctionType:
    """The same code with other globals."""
    twin = FunctionType(function.__code__, world, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    twin.__qualname__ = function.__qualname__
    return twin


def _world(module: str, whole: bool = False) -> dict[str, Any]:
    """Globals of `module` with every kernel in them replaced by its dispatcher, stages by symbols unless `whole`."""
    key = module, whole
    if key not in _worlds:
        world = _worlds[key] = dict(vars(sys.modules[module]))
        known = known_kernels()
        for name, value in list(world.items()):
            if isinstance(value, FunctionType) and value in known:
                world[name] = _symbol(value) if value in STAGES and not whole else _dispatcher(value, whole)
    return _worlds[key]


def _symbol(function: FunctionType) -> Any:
    """The stage as an external function; its code must have landed before a caller is linked."""
    if function not in _symbols:
        from numba.core import types

        _symbols[function] = types.ExternalFunction(_symbol_name(function), _signature(function))
    return _symbols[function]


def _symbol_name(function: FunctionType) -> str:
    return f"{function.__module__}.{function.__name__}".replace(".", "_")


def _signature(function: FunctionType) -> Any:
    """Numba signature of a stage, from the names of its parameters."""
    from numba.core import types

    returns = {"nothing": types.void, "number": types.int64, "truth": types.int64, "mask": types.uint64}
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    parameters = [_record_type(name) if name in PARAMETERS else types.int64 for name in names]
    return returns[STAGES[function]](*parameters)


@cache
def _record_type(parameter: str) -> Any:
    """Numba's type of the record that a parameter names; making it anew for each stage would take a second."""
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
        llvm.add_symbol(_symbol_name(function), landed.address)
        _landed[function] = landed
