"""The contents of the handbook: which pages stand in which chapter, in what order."""

from collections.abc import Iterable
from typing import NamedTuple


class Chapter(NamedTuple):
    """A heading of the contents, and the pages below it."""

    title: str
    pages: tuple[str, ...]  # paths in the tree, without their ends


FRONT = "README"  # opens the site, as it opens the tree
RULES = "rules/index"  # made: the list of rulebooks
REFERENCE = "reference/index"  # made: the list of public names

CHAPTERS = (
    Chapter(
        "Play",
        ("docs/lessons", "docs/drills", "docs/review", "docs/levels", "docs/tables", "docs/fair-walls"),
    ),
    Chapter("Library", ("docs/library", "docs/match", "docs/cookbook", "docs/coming-from", REFERENCE)),
    Chapter("Bots and learning", ("docs/bots", "docs/environments", "docs/observations", "docs/simulate")),
    Chapter("Data", ("docs/formats", "docs/datasets", "docs/cases")),
    Chapter("Games", (RULES, "docs/house-rules", "docs/new-variant", "docs/fields", "docs/survey", "docs/how-to-play")),
    Chapter("Evidence", ("docs/performance", "docs/verification", "docs/rulebooks", "docs/trials", "docs/advice")),
    Chapter("Project", ("CHANGELOG", "docs/stability", "docs/design", "docs/gallery", "CONTRIBUTING")),
)
OTHERS = "More"  # for pages that nobody has put into a chapter yet


def contents(there: Iterable[str]) -> list[Chapter]:
    """Return the chapters with those of their pages that are there, and last the pages of none."""
    known = set(there)
    told = [Chapter(title, tuple(page for page in pages if page in known)) for title, pages in CHAPTERS]
    left = sorted(known - {FRONT, *(page for chapter in CHAPTERS for page in chapter.pages)})
    return [chapter for chapter in (*told, Chapter(OTHERS, tuple(left))) if chapter.pages]
