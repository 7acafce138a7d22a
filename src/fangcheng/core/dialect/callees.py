"""Kernels as their callers link them in: typed and lowered, without wrappers and machine code of their own.

Numba gives every dispatcher a wrapper for Python and compiles it to the end, also where it only serves other kernels;
left out, a cold start takes half the time. Whole numbers are widened, so that a callee is compiled once and not once
for every literal and every field of a record it is called with. Loaded with the compiler.
"""

from typing import Any

from numba.core import sigutils
from numba.core.compiler import Flags, compile_extra
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.registry import CPUDispatcher
from numba.core.types import int64, integer_domain, uint64, unliteral  # type: ignore[attr-defined]

from fangcheng.core.dialect.pipeline import CalleeLibrary, KernelPipeline

OPTIONS = {"nopython": True, "nogil": True, "boundscheck": None}


class CalleeCompiler(_FunctionCompiler):  # type: ignore[misc]
    """Compiles a kernel for its callers only: it stops at LLVM's intermediate code."""

    inlined = False

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        """Compile into a library that is never finished by itself."""
        flags = Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        target = self.targetdescr.target_context
        library = CalleeLibrary(target.codegen(), self.py_func.__qualname__)
        return compile_extra(
            self.targetdescr.typing_context, target, self.py_func, args, return_type,
            self._customize_flags(flags), self.locals, library=library, pipeline_class=self.pipeline_class,
        )  # fmt: skip

    def _customize_flags(self, flags: Any) -> Any:
        flags.no_cpython_wrapper = True
        flags.no_cfunc_wrapper = True
        flags.no_compile = True
        flags.forceinline = self.inlined
        return flags


class Callee(CPUDispatcher):  # type: ignore[misc]
    """A dispatcher that other compiled code may call, and Python may not."""

    def __init__(self, function: Any, options: dict[str, Any], inlined: bool) -> None:
        super().__init__(function, locals={}, targetoptions=OPTIONS | options)
        made: Any = self._compiler
        self._compiler: Any = CalleeCompiler(
            made.py_func, made.targetdescr, made.targetoptions, made.locals, KernelPipeline
        )
        self._compiler.inlined = inlined

    def add_overload(self, compiled: Any) -> None:
        """Register the code under a key of its own, for it has no entry point to point at."""
        key = object()
        compiled = compiled._replace(entry_point=key)
        compiled.target_context.insert_user_function(key, compiled.fndesc, compiled.library.below)
        self.overloads[tuple(compiled.signature.args)] = compiled

    def get_call_template(self, arguments: Any, keywords: Any) -> Any:
        """Find the types for a call; a literal or a short number counts as any number."""
        return super().get_call_template(tuple(_widened(one) for one in arguments), keywords)

    def get_overload(self, signature: Any) -> Any:
        """Compile for these types of arguments and return the key of the code."""
        arguments, _ = sigutils.normalize_signature(signature)
        self.compile(tuple(arguments))
        return self.overloads[tuple(arguments)].entry_point


def _widened(given: Any) -> Any:
    """Return int64 for all whole numbers that it can hold: a mask of 64 bits stays what it is."""
    plain = unliteral(given)
    return int64 if plain in integer_domain and plain != uint64 else plain
