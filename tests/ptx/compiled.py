"""Kernels as code of a GPU, none of which need be there.

numba-cuda types and lowers every kernel in Python, and that is where the time goes. Four things make it bearable, and
none of them leaves a kernel out: of its passes only those run that the dialect needs (core/dialect/pipeline.py does the
same for processors), whole numbers are widened at every call, what an operator makes of given types is found once, and
a kernel's code goes to NVIDIA's compiler once and not for each way that leads to it. That last one is more than speed:
for a step of riichi it is 1,400 modules and not 417,650.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from numba import cuda
from numba.core import types
from numba.cuda import compiler
from numba.cuda.codegen import CUDACodeLibrary
from numba.cuda.core import typed_passes, untyped_passes
from numba.cuda.core.compiler import CompilerBase
from numba.cuda.core.compiler_machinery import PassManager
from numba.cuda.cudadrv import nvvm
from numba.cuda.dispatcher import CUDADispatcher

from fangcheng.core.dialect.callees import _widened
from fangcheng.core.dialect.pipeline import _KnownTypes, _Types

HOPPER = (9, 0)
PASSES = (
    compiler.CUDATranslateBytecode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.GenericRewrites,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.IRLegalization,
    compiler.CreateLibrary,
    compiler.CUDANativeLowering,
    compiler.CUDABackend,
)


class KnownTypes(_KnownTypes):
    """numba-cuda's finder of types; what it remembers is not what holds for processors."""

    _known: ClassVar[dict[Any, Any]] = {}


def _passes(_compiler: Any) -> list[PassManager]:
    passes = PassManager("kernel")
    for one in PASSES:
        passes.add_pass(one, one.__name__)
    passes.finalize()
    return [passes]


def pretend(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer for the GPU that the dispatcher of called kernels asks the driver for, and leave out what is in vain."""
    hopper = SimpleNamespace(compute_capability=HOPPER)
    for module in ("dispatcher", "api", "compiler"):
        monkeypatch.setattr(f"numba.cuda.{module}.get_current_device", lambda: hopper)
    begun, template = CompilerBase.__init__, CUDADispatcher.get_call_template

    def begin(self: Any, *given: Any, **named: Any) -> None:
        begun(self, *given, **named)
        self.state.args, self.state.typingctx = _Types(self.state.args), KnownTypes(self.state.typingctx)

    def widened(self: Any, arguments: Any, keywords: Any) -> Any:
        return template(self, tuple(map(_widened, arguments)), keywords)

    monkeypatch.setattr(CompilerBase, "__init__", begin)
    monkeypatch.setattr(CUDADispatcher, "get_call_template", widened)
    monkeypatch.setattr(compiler.CUDACompiler, "define_pipelines", _passes)


def ptx_of(*kernels: tuple[Callable[..., None], tuple[Any, ...]], optimised: bool = True) -> str:
    """PTX of kernels with the types of their arguments, in one module, for compute capability 9.0.

    What is not optimised costs a fraction, and every function stands in it by itself.
    """
    with_types = [(function, types.void(*given)) for function, given in kernels]
    made = [compiler._compile_pyfunc_with_fixup(*one, device=False, cc=HOPPER, abi="numba")[0] for one in with_types]
    modules = {id(module): module for library in made for module in modules_of(library)}
    told = nvvm.compile_ir([str(one) for one in modules.values()], opt=3 if optimised else 0, arch="compute_90")
    text: str = told.decode().strip("\0").strip()
    assert text.count(".entry") == len(kernels)
    return text


def modules_of(library: CUDACodeLibrary) -> list[Any]:
    """Modules of a library and of all it calls, each once."""
    found: dict[int, CUDACodeLibrary] = {}
    waiting = [library]
    while waiting:
        one = waiting.pop()
        if id(one) not in found:
            found[id(one)] = one
            waiting += one._linking_libraries
    return [one._module for one in found.values()]


__all__ = ["cuda", "pretend", "ptx_of"]
