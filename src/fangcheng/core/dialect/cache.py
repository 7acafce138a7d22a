"""Where the compiled code of a kernel is kept: a folder named by a digest of all the code is made of."""

import hashlib
import os
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np

from fangcheng.core.dialect.registry import INLINED, MAKE, OPTIONS, PARAMETERS, STAGES, known_kernels

SUFFIX = ".kept"  # of the files on a shelf


def shelf_of(function: FunctionType) -> Any:
    """Return the shelf that keeps the compiled code of a kernel on disk."""
    from fangcheng.core.dialect.shelf import Shelf

    return Shelf(folder_of(function))


def folder_of(function: FunctionType) -> Path:
    """Return a folder named by a digest of everything the code of a kernel is made of.

    Numba's own key is the time stamp of one file: a changed callee elsewhere would go unseen, and a comment would
    cost a compilation.
    """
    return Path(cache_folder()) / f"{function.__module__}.{function.__name__}-{_digest(function)[:16]}"


@cache
def _digest(function: FunctionType) -> str:
    """Return the SHA-256 of the code of a kernel and all linked into it, the constants they read, and their records."""
    digest = hashlib.sha256(_versions())
    linked_in = _linked_into(function)
    for name in sorted(_names_of_arguments(linked_in) & PARAMETERS.keys()):
        digest.update(f"{name}{PARAMETERS[name].descr}".encode())
    for one in linked_in:
        code = one.__code__
        constants = [constant for constant in code.co_consts if constant != one.__doc__]
        digest.update(
            code.co_code + repr((one.__qualname__, one in INLINED, code.co_varnames, code.co_names, constants)).encode()
        )
        for name in code.co_names:
            digest.update(_value(one.__globals__.get(name)))
    return digest.hexdigest()


def _linked_into(function: FunctionType) -> list[FunctionType]:
    """Return the kernel and all it calls, down to the stages, which are only named."""
    found = [function]
    known = known_kernels()
    for here in found:
        for name in here.__code__.co_names:
            callee = here.__globals__.get(name)
            if isinstance(callee, FunctionType) and callee in known and callee not in found and callee not in STAGES:
                found.append(callee)
    return found


def _names_of_arguments(functions: list[FunctionType]) -> set[str]:
    """Return the names of the arguments of the kernels and of the stages they call.

    Only these records count: other records that a process has named, those of the bots for example, must not tell apart
    what is the same code.
    """
    known = known_kernels()
    called = (one.__globals__.get(name) for one in functions for name in one.__code__.co_names)
    stages_called = [one for one in called if isinstance(one, FunctionType) and one in known and one in STAGES]
    return {name for one in functions + stages_called for name in one.__code__.co_varnames[: one.__code__.co_argcount]}


def _value(value: Any) -> bytes:
    """Return octets that stand for what a global means to the code that reads it."""
    if isinstance(value, np.ndarray):
        return value.tobytes()
    if isinstance(value, FunctionType):
        return f"{value.__module__}.{value.__name__}{STAGES.get(value, '')}{value.__code__.co_varnames}".encode()
    if isinstance(value, type) and issubclass(value, tuple):  # names for the places of a tuple
        return repr(getattr(value, "_fields", ())).encode()
    return repr(value).encode() if isinstance(value, (int, np.generic, tuple)) else b""


def holds_code(folder: Path) -> bool:
    """Return True if the folder holds compiled code."""
    return any(folder.glob("*" + SUFFIX))


@cache
def _versions() -> bytes:
    numba = version("numba")  # read, not imported: who only looks whether code is kept needs no compiler
    return f"{sys.version} {numba} {np.__version__} {OPTIONS} {MAKE}".encode()


@cache
def cache_folder() -> str:
    """Return the folder of all compiled code: what FANGCHENG_CACHE names, else the system's place for caches."""
    return os.environ.get("FANGCHENG_CACHE") or _user_cache()


def _user_cache() -> str:
    from platformdirs import user_cache_dir

    return user_cache_dir("fangcheng", appauthor=False)
