"""Pages with a mistake planted in them, each in a folder of its own, and what is told of it."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from fangcheng import variants
from fangcheng.errors import PageError
from fangcheng.rules.ruleset import Ruleset

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Mistake:
    """What is written instead of what; what the message says, and on which line: the first that holds `at`."""

    what: str
    old: str
    new: str
    told: str
    at: str = ""


def m(what: str, old: str, new: str, told: str, at: str = "") -> object:
    """One mistake as a parameter of a test, named by what it is."""
    return pytest.param(Mistake(what, old, new, told, at), id=what.replace(" ", "-"))


@contextmanager
def folder_of(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Iterator[Path]:
    """A folder that pages are read from, forgotten afterwards."""
    monkeypatch.setattr(variants, "__path__", [*variants.__path__])
    monkeypatch.setattr(variants, "_added", {})
    monkeypatch.setattr(variants, "_refused", {})
    monkeypatch.setenv("FANGCHENG_VARIANTS", str(folder))
    # Bytecode is told apart by second and size: a page written anew at once would be taken for the one before.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    before = {*sys.modules}
    yield folder
    for name in {*sys.modules} - before:
        if name.startswith("fangcheng.variants.") and str(folder) in str(sys.modules[name].__file__):
            del sys.modules[name]


def read(folder: Path, page: str, text: str | None = None) -> Ruleset:
    """Write a page, or this text in its place, and its book into the folder, and read it."""
    whole = (HERE / f"{page}.py").read_text(encoding="utf-8") if text is None else text
    (folder / f"{page}.py").write_text(whole, encoding="utf-8")
    if (HERE / f"{page}.md").is_file():
        shutil.copy(HERE / f"{page}.md", folder)
    return variants.load(page)


def check_refused(folder: Path, page: str, mistake: Mistake) -> PageError:
    """Plant a mistake, and check that the page is refused with file, line and what to do."""
    sound = (HERE / f"{page}.py").read_text(encoding="utf-8")
    assert sound.count(mistake.old) == 1, "the mistake is planted in one place"
    text = sound.replace(mistake.old, mistake.new)
    with pytest.raises(PageError) as caught:
        read(folder, page, text)
    at = mistake.at or mistake.new.split("\n")[0]
    line = next(number for number, line in enumerate(text.splitlines(), 1) if at in line)
    assert (caught.value.file, caught.value.line) == (str(folder / f"{page}.py"), line), caught.value
    assert mistake.told in caught.value.reason, caught.value
    return caught.value
