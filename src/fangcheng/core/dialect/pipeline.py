"""What Numba does with a kernel: only those of its passes that the dialect needs, optimised once for each stage.

Left out are the passes for closures, context managers, literal unrolling, array expressions and the like, which look
through every kernel for what the dialect does not allow; half of Numba's time goes with them. What an operator makes of
given types is found once, not at each of the thousand places where a number is added. Loaded by compiler.py.
"""

from typing import Any, ClassVar

from llvmlite.binding import Linkage
from llvmlite.ir import CallInstr
from numba.core import typed_passes, types, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager

OF_C, OF_PYTHON = "cfunc.", "_ZN7cpython"  # how the names begin by which C and Python call what Numba compiles

PASSES = (
    (untyped_passes.TranslateByteCode, "read the bytecode"),
    (untyped_passes.FixupArgs, "count the arguments"),
    (untyped_passes.IRProcessing, "process the code"),
    (untyped_passes.GenericRewrites, "find constant indices"),
    (untyped_passes.ReconstructSSA, "divide variables by assignment"),
    (typed_passes.NopythonTypeInference, "find types"),
    (typed_passes.PreLowerStripPhis, "join variables again"),
    (typed_passes.IRLegalization, "end the lives of variables"),
    (typed_passes.NativeLowering, "make intermediate code"),
    (typed_passes.NoPythonBackend, "keep the result"),
)


class KernelPipeline(CompilerBase):  # type: ignore[misc]
    """The passes that Numba runs over a kernel."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.state.args = _Types(self.state.args)
        self.state.typingctx = _KnownTypes(self.state.typingctx)
        if self.state.library is None:
            self.state.library = StageLibrary(self.state.targetctx.codegen(), "stage")
            self.state.library.enable_object_caching()

    def define_pipelines(self) -> list[PassManager]:
        """Return a list of one pipeline, made of PASSES."""
        passes = PassManager("kernel")
        for one, meaning in PASSES:
            passes.add_pass(one, meaning)
        passes.finalize()
        return [passes]


class _Types(tuple[Any, ...]):
    """Types of arguments that Numba may write into its log at each pass without spelling out records of 200 fields."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{len(self)} types>"


class _KnownTypes:
    """Numba's finder of types, which remembers what operators and functions of Python make of given types.

    Kernels are not remembered here: their dispatchers do that, and must be asked so that they compile.
    """

    _known: ClassVar[dict[tuple[Any, tuple[Any, ...]], Any]] = {}

    def __init__(self, context: Any) -> None:
        self._context = context

    def __getattr__(self, name: str) -> Any:
        return getattr(self._context, name)

    def resolve_function_type(self, function: Any, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        """Return the signature by which a function is called with arguments of these types."""
        if type(function) is not types.Function or keywords:
            return self._context.resolve_function_type(function, arguments, keywords)
        key = function, arguments
        if key not in self._known:
            self._known[key] = self._context.resolve_function_type(function, arguments, keywords)
        return self._known[key]


class CalleeLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Intermediate code of one kernel, to be linked into stages: it is optimised there and never runs by itself."""

    def finalize(self) -> None:
        """Do nothing but close the library: what it calls is linked into the stage beside it."""
        self._raise_if_finalized()
        self._finalized = True

    @property
    def below(self) -> list[Any]:
        """The list holds the library itself and all libraries it calls."""
        return [self, *self._linking_libraries]


class StageLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Code of a stage and of all kernels linked into it, which are optimised for it alone."""

    def add_ir_module(self, module: Any) -> None:
        """Take in a module; Numba forbids to set a stage's code into the wrapper that C calls, its one caller."""
        for function in module.functions:
            for block in function.blocks:
                for instruction in block.instructions:
                    if isinstance(instruction, CallInstr):
                        instruction.attributes.discard("noinline")
        super().add_ir_module(module)

    def _optimize_final_module(self) -> None:
        """Optimise kernels as nobody else calls them: arguments may be dropped, results passed in registers.

        The code of the stage itself is such a kernel too, where only its wrapper enters it: not so an entry of Python.
        """
        own = {function.name: function for function in self._final_module.functions if not function.is_declaration}
        entered_by_python = any(name.startswith(OF_PYTHON) for name in own)
        for name, function in own.items():
            wrapped = OF_C + name in own and not entered_by_python
            if function.linkage == Linkage.linkonce_odr or wrapped:
                function.linkage = Linkage.internal
        super()._optimize_final_module()
