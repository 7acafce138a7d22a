"""`--variant ID`: only the tests that concern one game.

Which they are is asked of the tests themselves, so that the next variant needs no entry anywhere. The first of these
that names a variant decides: the parameters of a test, its folder and file, its own name, the rules it cites.
"""

import re
from collections.abc import Iterable, Iterator

import pytest

from fangcheng.errors import UnknownVariant
from fangcheng.variants import IDS


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--variant", metavar="ID", help="run only what concerns this variant")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse an id that nobody declares."""
    variant = config.getoption("variant")
    if variant is not None and variant not in IDS:
        raise pytest.UsageError(str(UnknownVariant(variant, IDS)))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what concerns other games, or none."""
    variant = config.getoption("variant")
    if variant is None:
        return
    chosen = [item for item in items if variant in variants_of(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
    items[:] = chosen


def variants_of(item: pytest.Item) -> set[str]:
    """The variants a test concerns; none for a test of something else."""
    return next((found for words in signs_of(item) if (found := known(words))), set())


def signs_of(item: pytest.Item) -> Iterator[Iterable[object]]:
    """What may name a variant, the surest first."""
    call = getattr(item, "callspec", None)
    if call is not None:
        yield call.params.values()
        yield call.id.split("-")
    yield re.split(r"[/_.]", item.nodeid.partition("::")[0])
    yield item.name.split("[")[0].split("_")
    yield (rule.split("-")[0].lower() for mark in item.iter_markers("rule") for rule in mark.args)


def known(words: Iterable[object]) -> set[str]:
    """The variants among some words."""
    return {word for word in words if isinstance(word, str) and word in IDS}
