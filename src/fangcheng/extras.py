"""What is installed with an extra alone: found, or one error that says how to get it."""

from importlib import import_module
from types import ModuleType

from fangcheng.errors import FangchengError

# The extra of each package, by the name it is imported by. Everything else runs with NumPy, msgspec and platformdirs.
EXTRAS = {
    "numba": "fast",
    "llvmlite": "fast",
    "cyclopts": "cli",
    "fluent": "cli",
    "openskill": "cli",
    "rich": "cli",
    "yaml": "cli",
    "segno": "server",
    "sqlalchemy": "server",
    "starlette": "server",
    "uvicorn": "server",
    "websockets": "server",
    "gymnasium": "rl",
    "pettingzoo": "rl",
    "pyspiel": "openspiel",
    "pyarrow": "data",
}


def needed(library: str) -> ModuleType:
    """Return a library of an extra, `fluent.runtime` by its whole name. Raises FangchengError where it is missing."""
    try:
        return import_module(library)
    except ModuleNotFoundError as failure:
        told = told_missing(failure)
        if told is None:
            raise
        raise told from None


def told_missing(failure: ModuleNotFoundError) -> FangchengError | None:
    """Return the error that says which extra brings what could not be imported, None for what no extra brings."""
    library = (failure.name or "").partition(".")[0]
    if library not in EXTRAS:
        return None
    more = ' (what is interpreted goes without: mode="interpreted")' if EXTRAS[library] == "fast" else ""
    return FangchengError(f'{library} is not installed: pip install "fangcheng[{EXTRAS[library]}]"{more}')
