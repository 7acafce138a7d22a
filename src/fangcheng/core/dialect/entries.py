"""Kernels as Python enters them: arguments that Numba could not compile for are refused with a one-line error.

Numba's would be pages long. Only arguments of types that a kernel has not met are looked at, so that calls cost
nothing. Loaded with the compiler.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numba.core.registry import CPUDispatcher

from fangcheng.core.dialect.pipeline import KernelPipeline
from fangcheng.errors import FangchengError

LONGEST = 60  # letters of a dtype in an error


class Entry(CPUDispatcher):  # type: ignore[misc]
    """A dispatcher for calls from Python; `records` are the dtypes that its arguments have by their places."""

    def __init__(self, function: Any, options: dict[str, Any], name: str, records: Mapping[int, tuple[str, Any]]):
        super().__init__(function, locals={}, targetoptions=options, pipeline_class=KernelPipeline)
        self.name, self.records = name, records

    def _compile_for_args(self, *arguments: Any, **keywords: Any) -> Any:
        """Compile for arguments of new types. Raises FangchengError for records of a foreign dtype."""
        given = arguments[0] if isinstance(arguments[0], tuple) else arguments  # a stage is entered by (*arguments)
        for place, (parameter, dtype) in self.records.items():
            if place < len(given) and getattr(given[place], "dtype", None) != dtype:
                raise FangchengError(f"{self.name}: {parameter} = {_told(given[place])}: {_wanted(parameter)}")
        return super()._compile_for_args(*arguments, **keywords)


def _told(argument: Any) -> str:
    """Describe what was given, in a few words."""
    if not isinstance(argument, (np.ndarray, np.generic)):
        return f"type {type(argument).__name__}"
    text = " ".join(str(argument.dtype).split())
    return f"dtype {text if len(text) <= LONGEST else text[: LONGEST - 3] + '...'}"


def _wanted(parameter: str) -> str:
    name = parameter if parameter == "rules" else parameter.removesuffix("s")
    return f"records of the dtype {name.upper()} are needed (core/state)"
