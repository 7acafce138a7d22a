"""The worked wins of a game that boards are laid from: those of How to play first, then those of its case file."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from fangcheng.books import lessons
from fangcheng.conform.casefile import read_cases
from fangcheng.rules.ruleset import Ruleset
from fangcheng.rules.shelf import rulebook_folder

CASES = "cases"
# What a reader can see on the table; a case that tells more hangs on something that went before.
SEEN = {
    "name",
    "rules",
    "seat",
    "hand",
    "melds",
    "flowers",
    "kita",
    "win",
    "expect",
    "say",
    "table",
    "jokers",
    "dora_indicators",
}
ONE_WINNER = ("winners", "wins", "also", "options", "players", "hand_size", "heart")


class WorkedWin(Struct, frozen=True):
    """One case, and where its words stand on the page on how to play; none for one of the case file."""

    fields: Mapping[str, Any]
    section: str = ""
    place: int = 0  # of its block in the section

    @property
    def wins(self) -> bool:
        """Whether the hand may win."""
        return bool(self.fields["expect"]["win"])

    @property
    def is_plain(self) -> bool:
        """Whether all that it hangs on lies on the table, and nobody robs a kong."""
        told = {key for key, value in self.fields.items() if value not in ([], {}, None)}
        return told <= SEEN and self.fields["win"].get("by") != "rob"

    def said(self, variant: str, language: str) -> str:
        """Return what the page says of the hand in a language, as it is written there; empty for a case of the file."""
        if not self.section:
            return ""
        page = lessons.lesson(variant, language)
        told = lessons.fields_of(page.path, page.sections[self.section][self.place])
        return str(told["say"]).strip()


@cache
def worked_wins(ruleset: Ruleset) -> tuple[WorkedWin, ...]:
    """Return the worked wins of a game with one winner under the usual rules, none for a game without a book."""
    found = [*_of_page(ruleset.id), *_of_file(ruleset.id)]
    return tuple(one for one in found if not any(key in one.fields for key in ONE_WINNER))


def _of_page(variant: str) -> Iterator[WorkedWin]:
    if "en" not in lessons.lessons_of(variant):
        return
    page = lessons.lesson(variant, "en")
    for section, blocks in page.sections.items():
        for place, block in enumerate(blocks):
            if block.kind == "case":
                yield WorkedWin(lessons.fields_of(page.path, block), section, place)


def _of_file(variant: str) -> Iterator[WorkedWin]:
    file = rulebook_folder() / CASES / f"{variant}.yaml"
    for case in read_cases(file) if file.is_file() else ():
        expected = case.fields.get("expect")
        if not case.trouble and "win" in case.fields and isinstance(expected, dict) and "win" in expected:
            yield WorkedWin(case.fields)
