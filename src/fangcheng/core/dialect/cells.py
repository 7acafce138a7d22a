"""Cells: how compiled code calls a stage that may be missing, so that a caller serves games with it and without.

The symbol of a conditional stage is a jump to wherever its cell points: first to a trap that tells which stage was
missed and ends the process, for compiled code cannot raise; later to the stage. Loaded by compiler.py.
"""

import ctypes
import os
import sys
from functools import partial
from typing import Any

from llvmlite import ir
from numba.core.compiler_lock import global_compiler_lock
from numba.core.funcdesc import ExternalFunctionDescriptor
from numba.core.registry import cpu_target

_Trap = ctypes.CFUNCTYPE(None)
_traps: list[Any] = []  # kept alive as long as code may jump there


class Cell:
    """The place that holds the address to which the callers of one stage jump."""

    def __init__(self, name: str) -> None:
        trap = _Trap(partial(_missed, name))
        _traps.append(trap)
        self.name = name
        self.place = ctypes.c_void_p(ctypes.cast(trap, ctypes.c_void_p).value)

    def fill(self, address: int) -> None:
        """Point the cell at the stage, whose code is now at this address."""
        self.place.value = address


def _missed(name: str) -> None:
    print(f"fangcheng: stage {name} has not landed, for these rules said they do not need it", file=sys.stderr)
    sys.stderr.flush()
    os.abort()


def write_jumps(cells: list[tuple[Cell, Any]]) -> list[int]:
    """Return the address of a function for each cell and Numba signature; it goes on to wherever the cell points."""
    context = cpu_target.target_context
    library = context.codegen().create_library("jumps")
    module = library.create_ir_module("jumps")
    for cell, signature in cells:
        seen_by_callers = ExternalFunctionDescriptor(cell.name, signature.return_type, signature.args)
        _write_jump(module, cell, context.get_external_function_type(seen_by_callers))
    library.add_ir_module(module)
    with global_compiler_lock:
        library.finalize()
    return [library.get_pointer_to_function(_jump_name(cell)) for cell, _ in cells]


def _jump_name(cell: Cell) -> str:
    return f"jump_to_{cell.name}"


def _write_jump(module: Any, cell: Cell, kind: Any) -> None:
    """Write a function that does nothing but call what the cell points to, with its own arguments."""
    function = ir.Function(module, kind, _jump_name(cell))
    builder = ir.IRBuilder(function.append_basic_block())
    place = ir.Constant(ir.IntType(64), ctypes.addressof(cell.place))
    target = builder.load(builder.inttoptr(place, kind.as_pointer().as_pointer()))
    result = builder.call(target, function.args, tail=True)
    if isinstance(kind.return_type, ir.VoidType):
        builder.ret_void()
    else:
        builder.ret(result)
