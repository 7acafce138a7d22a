"""`@kernel`: one source of every rule, run interpreted, compiled by Numba, or inside CUDA.

A kernel is a plain function on integers, records and arrays. Decorating only registers it, so importing the rules
loads no compiler. `compiled(function)` returns its twin in the compiled world: the same code object with globals
in which every kernel is a Numba dispatcher.

Numba links the code of all callees into every caller and optimises it anew, so a deep game costs its whole size
at each level. A *stage* is a kernel that is compiled once, by itself, and called through its symbol: the arguments
of a stage have the types that PARAMETERS gives their names, and it returns what `stage` says. Inside CUDA a stage
is a kernel like any other. The other way round, `inlined` sets a kernel of a hot path into its callers where LLVM
would leave a call: a call passes its arguments through memory and returns a status to be asked for.
"""

import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numpy as np

from fangcheng.core.helper import end_with_parent, start_helper

Function = TypeVar("Function", bound=Callable[..., Any])

# Kernels allocate nothing, so nothing need count references: two locked additions for every row of an array cost
# more than a win check.
OPTIONS = {"error_model": "numpy", "_nrt": False}

_KERNELS: list[FunctionType] = []
_STAGES: dict[FunctionType, str] = {}
_INLINED: set[FunctionType] = set()
PARAMETERS: dict[str, np.dtype] = {}  # records by parameter name; all other arguments of a stage are numbers

_worlds: dict[tuple[str, bool], dict[str, Any]] = {}  # by module, and whether stages are linked in
_dispatchers: dict[tuple[FunctionType, bool], Any] = {}
_entries: dict[FunctionType, Any] = {}
_symbols: dict[FunctionType, Any] = {}
_landed: dict[FunctionType, Any] = {}
_lock = threading.RLock()


def kernel(function: Function) -> Function:
    """Register a function of the kernel dialect; it stays an ordinary Python function."""
    assert isinstance(function, FunctionType)
    _KERNELS.append(function)
    return function


def inlined(function: Function) -> Function:
    """Register a small kernel of a hot path, which the compiler must set into each of its callers."""
    assert isinstance(function, FunctionType)
    _INLINED.add(function)
    return kernel(function)


def stage(returns: str = "nothing") -> Callable[[Function], Function]:
    """Register a kernel that is compiled by itself; it returns nothing, a number, a truth or a mask."""
    assert returns in ("nothing", "number", "truth", "mask")

    def register(function: Function) -> Function:
        assert isinstance(function, FunctionType)
        _STAGES[function] = returns
        return kernel(function)

    return register


def kernels() -> tuple[FunctionType, ...]:
    """All registered kernels, in order of definition (for the dialect test)."""
    return tuple(_KERNELS)


def stages() -> tuple[FunctionType, ...]:
    """The kernels that are compiled by themselves."""
    return tuple(_STAGES)


def name_parameters(**records: np.dtype) -> None:
    """Say which record a parameter of that name is, wherever a stage has it."""
    PARAMETERS.update(records)


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
    from fangcheng.core.shelf import holds_code

    missing = sum(not holds_code(_folder(one)) for one in needed)
    if missing < 4 or (os.cpu_count() or 1) < 2 or "FANGCHENG_SECOND_HAND" in os.environ:
        yield
        return
    code = "import sys; from fangcheng.core.kernel import land_from_the_top as go; go(sys.argv[1])"
    path = f"{function.__module__}:{function.__name__}"
    with start_helper(code, path, FANGCHENG_SECOND_HAND="1") as helper:
        try:
            yield
        finally:
            helper.terminate()


def is_kept(function: Callable[..., Any]) -> bool:
    """Whether a kernel, and all stages it needs, have been compiled before and need only be loaded."""
    assert isinstance(function, FunctionType)
    with _lock:
        from fangcheng.core.shelf import holds_code

        return all(holds_code(_folder(one)) for one in [*stages_below(function), function])


def import_compiler() -> None:
    """Import Numba, under the lock of everything that is compiled.

    Two threads that import parts of it at once trip over each other: one finds a module half made.
    """
    with _lock:
        import numba  # noqa: F401


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
    from fangcheng.core.entries import Entry

    if function in _STAGES:
        _land(function)
        twin = _twin(cast(FunctionType, _enter), {"symbol": _symbol(function), "__name__": __name__})
    else:
        twin = _twin(function, _world(function.__module__))
    options = {"nopython": True, "nogil": True, "boundscheck": None, **OPTIONS}
    dispatcher: Any = Entry(twin, options, function.__name__, _records_of(function))
    dispatcher._cache = _shelf(function)
    return dispatcher


def _records_of(function: FunctionType) -> dict[int, tuple[str, np.dtype]]:
    """Which records, or arrays of them, a kernel takes: place, name and dtype; many wins are named `wins`."""
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    found = ((place, name, PARAMETERS.get(name, PARAMETERS.get(name[:-1]))) for place, name in enumerate(names))
    return {place: (name, dtype) for place, name, dtype in found if dtype is not None}


def _enter(*arguments: Any) -> Any:
    return symbol(*arguments)  # type: ignore[name-defined]  # noqa: F821 (each stage has its own)


def stages_below(function: FunctionType) -> list[FunctionType]:
    """The stages `function` may reach, itself left out, callees before their callers."""
    found: list[FunctionType] = []
    _collect(function, found, set())
    return [one for one in found if one is not function]


def _collect(function: FunctionType, found: list[FunctionType], seen: set[FunctionType]) -> None:
    if function in seen:
        return
    seen.add(function)
    known = _known()
    for name in function.__code__.co_names:
        callee = function.__globals__.get(name)
        if isinstance(callee, FunctionType) and callee in known:
            _collect(callee, found, seen)
    if function in _STAGES:
        found.append(function)


def _known() -> frozenset[FunctionType]:
    return _frozen(len(_KERNELS))


@cache
def _frozen(_count: int) -> frozenset[FunctionType]:
    return frozenset(_KERNELS)


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

        from fangcheng.core.callees import Callee

        twin = _twin(function, world)
        if whole:
            _dispatchers[key] = njit(nogil=True, error_model="numpy")(twin)
        else:
            _dispatchers[key] = Callee(twin, OPTIONS, inlined=function in _INLINED)
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
        known = _known()
        for name, value in list(world.items()):
            if isinstance(value, FunctionType) and value in known:
                world[name] = _symbol(value) if value in _STAGES and not whole else _dispatcher(value, whole)
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
    return returns[_STAGES[function]](*parameters)


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

        twin = _twin(function, _world(function.__module__))
        signature = _signature(function)
        landed: Any = CFunc(twin, (signature.args, signature.return_type), {}, OPTIONS)
        landed._cache = _shelf(function)
        with landed._cache.turn(landed._sig, landed._targetdescr.target_context):
            landed.compile()
        llvm.add_symbol(_symbol_name(function), landed.address)
        _landed[function] = landed


def _shelf(function: FunctionType) -> Any:
    """Where the compiled code of a kernel is kept on disk."""
    from fangcheng.core.shelf import Shelf

    return Shelf(_folder(function))


def _folder(function: FunctionType) -> Path:
    """A folder named by a digest of everything the code is made of.

    Numba's own key is the time stamp of one file: a changed callee elsewhere would go unseen, and a comment would
    cost a compilation.
    """
    return Path(_cache_root()) / f"{function.__module__}.{function.__name__}-{_digest(function)[:16]}"


@cache
def _digest(function: FunctionType) -> str:
    """SHA-256 over the code of a kernel and of all linked into it, the constants they read, and their records."""
    digest = hashlib.sha256(_versions())
    linked_in = _linked_into(function)
    for name in sorted(_names_of_arguments(linked_in) & PARAMETERS.keys()):
        digest.update(f"{name}{PARAMETERS[name].descr}".encode())
    for one in linked_in:
        code = one.__code__
        constants = [constant for constant in code.co_consts if constant != one.__doc__]
        digest.update(
            code.co_code
            + repr((one.__qualname__, one in _INLINED, code.co_varnames, code.co_names, constants)).encode()
        )
        for name in code.co_names:
            digest.update(_value(one.__globals__.get(name)))
    return digest.hexdigest()


def _linked_into(function: FunctionType) -> list[FunctionType]:
    """The kernel and all it calls, down to the stages, which are only named."""
    found = [function]
    known = _known()
    for here in found:
        for name in here.__code__.co_names:
            callee = here.__globals__.get(name)
            if isinstance(callee, FunctionType) and callee in known and callee not in found and callee not in _STAGES:
                found.append(callee)
    return found


def _names_of_arguments(functions: list[FunctionType]) -> set[str]:
    """Names of the arguments of the kernels and of the stages they call.

    Only these records count: what others a process has named, those of the bots for example, must not tell apart
    what is the same code.
    """
    known = _known()
    called = (one.__globals__.get(name) for one in functions for name in one.__code__.co_names)
    stages_called = [one for one in called if isinstance(one, FunctionType) and one in known and one in _STAGES]
    return {name for one in functions + stages_called for name in one.__code__.co_varnames[: one.__code__.co_argcount]}


def _value(value: Any) -> bytes:
    """What a global means to the code that reads it."""
    if isinstance(value, np.ndarray):
        return value.tobytes()
    if isinstance(value, FunctionType):
        return f"{value.__module__}.{value.__name__}{_STAGES.get(value, '')}{value.__code__.co_varnames}".encode()
    return repr(value).encode() if isinstance(value, (int, np.generic, tuple)) else b""


@cache
def _versions() -> bytes:
    import numba

    return f"{sys.version} {numba.__version__} {np.__version__} {OPTIONS}".encode()


@cache
def _cache_root() -> str:
    return os.environ.get("FANGCHENG_CACHE") or _user_cache()


def _user_cache() -> str:
    from platformdirs import user_cache_dir

    return user_cache_dir("fangcheng", appauthor=False)
