"""Where the texts of the handbook lie: here beside src, in the wheel as fangcheng/handbook_pages."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fangcheng.rules.shelf import rulebook_folder

PACKAGE = Path(__file__).resolve().parents[1]
LANDMARK = "docs/design.md"
IN_WHEEL = "handbook_pages"
RULES = "rules/"
SINGLE = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")


@cache
def tree() -> Path:
    """Return the folder that holds README.md and docs/. Raises FileNotFoundError in a broken installation."""
    for place in (PACKAGE / IN_WHEEL, PACKAGE.parents[1]):
        if (place / LANDMARK).is_file():
            return place
    raise FileNotFoundError("the pages of the handbook are not where they were installed")


def place_of(path: str) -> Path:
    """Return where a path of the tree lies on disk; the rulebooks have a folder of their own in the wheel."""
    return rulebook_folder() / path.removeprefix(RULES) if path.startswith(RULES) else tree() / path


def pages() -> Iterator[str]:
    """Yield the paths of all Markdown pages that are written by hand: `docs/match.md`."""
    yield from SINGLE
    yield from (f"docs/{path.name}" for path in sorted((tree() / "docs").glob("*.md")))
    yield from (f"{RULES}{path.name}" for path in sorted(rulebook_folder().glob("*.md")))
