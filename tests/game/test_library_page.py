"""docs/library.md and the library know the same words, and what it shows is what the library says."""

import doctest
import re
from pathlib import Path

import pytest

from circumstances_page import on_page, table
from fangcheng.errors import UnknownName
from fangcheng.game.circumstances.words import WORDS
from fangcheng.game.hands import MELD_WORDS
from fangcheng.game.worth import score
from fangcheng.sentences import source

PAGE = Path(__file__).resolve().parents[2] / "docs" / "library.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_lines_of_the_page_are_true():
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted > 4
    assert found.failed == 0


def test_the_page_lists_every_kind_of_meld():
    marked = {piece.split()[0] for piece in re.findall(r"`([a-z]+ [0-9a-z]+)[^`]*`", TEXT)}
    assert {*MELD_WORDS} - {"ckong"} <= marked


def test_the_table_of_circumstances_is_that_of_the_library():
    told = "python -m circumstances_page writes it anew (with src and tests on the path)"
    assert on_page().split("\n") == table().split("\n"), told


def test_a_word_that_no_game_knows_is_refused_and_the_page_is_named():
    with pytest.raises(UnknownName, match=r'no circumstance "moonbeam"\. docs/library\.md lists them'):
        score("hongzhong", "123m456m789m11p55p", "1p", context=["moonbeam"], mode="interpreted")


@pytest.mark.parametrize("language", ["en", "ja", "zh-Hans", "zh-Hant"])
def test_every_circumstance_has_a_name_in_four_languages(language):
    named = set(re.findall(r"^circumstance-([a-z-]+) = \S", source(language), re.MULTILINE))
    assert {word.replace("_", "-") for word in WORDS} <= named
