"""docs/match.md is true: what it shows is what a match says, and a property is one."""

import doctest
import inspect
import re
from pathlib import Path

import pytest

from fangcheng import Match

PAGE = Path(__file__).resolve().parents[2] / "docs" / "match.md"
TEXT = PAGE.read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (`.*?`) \| (\*p\*)? ?\|", TEXT, re.MULTILINE)


def test_the_lines_of_the_page_are_true():
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted > 15
    assert found.failed == 0


@pytest.mark.parametrize(("names", "mark"), ROWS, ids=[names for names, _ in ROWS])
def test_the_page_says_what_is_a_property_and_what_a_method(names, mark):
    for name in re.findall(r"`(?:Match\.)?(\w+)(?:\([^`]*\))?`", names):
        found = getattr(Match, name, None)
        assert callable(found) == (mark == ""), name


def test_the_page_names_every_method_and_property_but_those_of_the_house():
    house = {"plain", "table", "replay", "digest", "hands_to_go", "follow", "scores_by_person", "waiting", "seat_of"}
    public = {name for name in dir(Match) if not name.startswith("_")} - house  # inherited ones too
    assert {name for name in public if f"`{name}" not in TEXT and f".{name}(" not in TEXT} == set()


def test_the_page_names_everything_a_match_is_made_of():
    [made] = re.findall(r"`Match\(([\w, ]+)\)`", TEXT)
    asked = [name for name in inspect.signature(Match).parameters if name != "salt"]  # of the house
    assert made.split(", ") == asked
