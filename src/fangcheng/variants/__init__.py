"""One page a variant, in a file of its own: it declares, it never computes. Whatever page lies here is found.

A file whose name ends in `_options` is no page; it holds the long list of options of one.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from fangcheng.errors import UnknownVariant

if TYPE_CHECKING:
    from fangcheng.rules.ruleset import Ruleset

_read: dict[str, "Ruleset"] = {}

IDS: tuple[str, ...]  # all ids in the order of the lists; reads every page, and so only where it is asked for


def names() -> frozenset[str]:
    """The ids of all pages, without reading one."""
    return frozenset(file.name for file in iter_modules(__path__) if not file.name.endswith("_options"))


def ids() -> tuple[str, ...]:
    """All ids in the order of the lists: by the place that each page names."""
    return _sorted(names())


def load(variant: str) -> "Ruleset":
    """The ruleset of a variant id. Raises UnknownVariant with the nearest id."""
    if isinstance(variant, str) and variant in _read:  # type: ignore[redundant-expr]  # who knows
        return _read[variant]
    if variant not in sorted(names()):
        raise UnknownVariant(variant, sorted(names()))
    return _read.setdefault(variant, import_module(f"fangcheng.variants.{variant}").RULESET)


@cache
def _sorted(found: frozenset[str]) -> tuple[str, ...]:
    pages = map(load, found)
    return tuple(page.id for page in sorted(pages, key=lambda page: (page.place, page.id)))


def __getattr__(name: str) -> Any:
    if name != "IDS":
        raise AttributeError(f"module fangcheng.variants has no attribute {name}")
    return ids()
