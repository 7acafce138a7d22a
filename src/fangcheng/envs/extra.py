"""The libraries of the extra `rl`, or one error that says how to get them."""

from importlib import import_module
from types import ModuleType

from fangcheng.errors import FangchengError


def needed(library: str) -> ModuleType:
    """Return a library of the extra. Raises FangchengError where it is not installed."""
    try:
        return import_module(library)
    except ModuleNotFoundError as failure:
        if failure.name is None or failure.name.partition(".")[0] != library:
            raise
        raise FangchengError(
            f'fangcheng.envs needs {library}, which is not installed: pip install "fangcheng[rl]"'
        ) from None
