"""A page read from a file of a person: checked whole, and refused with file, line and what to do now."""

import re
import sys
from collections.abc import Iterator
from dataclasses import fields
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from fangcheng.errors import FangchengError, PageError, UnknownName
from fangcheng.rules.option import Option
from fangcheng.rules.page.lines import DECLARED, line_of, line_of_name, twice
from fangcheng.rules.page.whole import check_page
from fangcheng.rules.ruleset import LocalPattern, Ruleset
from fangcheng.rules.shelf import Shelf

if TYPE_CHECKING:
    from types import TracebackType

PACKAGE = "fangcheng.variants"
MADE_OF: dict[str, type] = {"Ruleset": Ruleset, "Option": Option, "LocalPattern": LocalPattern}
_UNEXPECTED = re.compile(r"(\w+)\.__init__\(\) got an unexpected keyword argument '(\w+)'")
_MISSING = re.compile(r"(\w+)(?:\.__init__)?\(\) missing \d+ required positional arguments?: (.*)")


def read_page(name: str, file: Path, pages: frozenset[str]) -> Ruleset:
    """Return the page in a file, which is named like it; `pages` are the ids of all that it may vary.

    Raises PageError with file and line for whatever is wrong with it.
    """
    for beside in (file, *_lists_beside(file)):
        found = twice(beside)
        if found:
            key, first, second = found
            raise PageError(str(beside), second, f"{key} stands twice, first on line {first}; take one out")
        sys.modules.pop(f"{PACKAGE}.{beside.stem}", None)  # a list may have changed since it was read
    try:
        page = _declared(_module(f"{PACKAGE}.{name}", file), file)
        if page.id != name:
            raise _at(file, ("id",), f"its page calls itself {page.id}; name the file {page.id}.py or the page {name}")
        check_page(page, Shelf(file.parent))
    except PageError:
        raise
    except Exception as error:  # whatever a file in Python can do
        raise _told(error, file, pages) from error
    return page


def _lists_beside(file: Path) -> Iterator[Path]:
    """Yield the files of options and names that belong to a page."""
    return (one for ending in ("_options", "_names") if (one := file.with_name(f"{file.stem}{ending}.py")).is_file())


def _module(name: str, file: Path) -> ModuleType:
    """Return the module in a file; another of that name, from another folder, is forgotten."""
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise ImportError("no file of Python")
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _declared(module: ModuleType, file: Path) -> Ruleset:
    page = getattr(module, DECLARED, None)
    if isinstance(page, Ruleset):
        return page
    if page is not None:
        raise _at(file, (), f"{DECLARED} is no Ruleset; write {DECLARED} = Ruleset(...), or OTHER.vary(...)")
    other = next((name for name, one in vars(module).items() if isinstance(one, Ruleset) and one.id == file.stem), None)
    guess = f"; call {other} so" if other else f"; write {DECLARED} = Ruleset(...)"
    raise PageError(str(file), line_of_name(file, other) if other else 0, f"the page declares no {DECLARED}{guess}")


# --- where and what


def _at(file: Path, path: tuple[object, ...], reason: str) -> PageError:
    where, line = line_of(file, path)
    return PageError(str(where), line, reason)


def _told(error: Exception, file: Path, pages: frozenset[str]) -> PageError:
    """Return the error with the file and line where the mistake stands, in words of pages instead of Python's."""
    if isinstance(error, SyntaxError) and error.filename:
        return PageError(error.filename, error.lineno or 0, f"this is no Python: {error.msg}")
    where, line = _raised_in(error, file)
    path, reason = _in_words(error, pages)
    found, exact = line_of(where, path) if path or not line else (where, 0)
    return PageError(str(found), exact or line, reason)


def _in_words(error: Exception, pages: frozenset[str]) -> tuple[tuple[object, ...], str]:
    """Return the way to a mistake and what is wrong."""
    if isinstance(error, FangchengError):
        return error.place, str(error)
    if isinstance(error, ModuleNotFoundError) and (error.name or "").startswith(f"{PACKAGE}."):
        return (), str(UnknownName("page", str(error.name).removeprefix(f"{PACKAGE}."), sorted(pages)))
    unexpected = _UNEXPECTED.search(str(error))
    if unexpected and unexpected[1] in MADE_OF:
        return (unexpected[2],), _unknown_part(*unexpected.groups())
    missing = _MISSING.search(str(error))
    if missing:
        what = re.sub(r"'", "", missing[2])
        return (), f"{missing[1]}(...) lacks {what}; write it, too"
    return (), f"{type(error).__name__}: {error}"


def _unknown_part(made: str, part: str) -> str:
    known = [one.name for one in fields(MADE_OF[made])]
    return str(
        UnknownName(
            "part of a page" if made == "Ruleset" else f"part of {made}(...)",
            part,
            known,
            f"It has {', '.join(known)}.",
        )
    )


def _raised_in(error: BaseException, file: Path) -> tuple[Path, int]:
    """Return the last line of a file in the folder that was run before the error: of the page, or of one it imports."""
    where, line = file, 0
    trace: TracebackType | Any = error.__traceback__
    while trace is not None:
        name = trace.tb_frame.f_code.co_filename
        if Path(name).parent == file.parent and name.endswith(".py"):
            where, line = Path(name), trace.tb_lineno
        trace = trace.tb_next
    return where, line
