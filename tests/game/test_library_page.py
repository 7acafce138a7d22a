"""docs/library.md and the library know the same words, and what it shows is what the library says."""

import doctest
import re
from pathlib import Path

import pytest

from fangcheng.conform.circumstances import words_of
from fangcheng.conform.context_words import WORDS
from fangcheng.errors import UnknownName
from fangcheng.game.hands import CONTEXT, MELD_WORDS
from fangcheng.game.worth import score
from fangcheng.variants import IDS, load

PAGE = Path(__file__).resolve().parents[2] / "docs" / "library.md"
TEXT = PAGE.read_text(encoding="utf-8")
TABLE = dict(re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$", TEXT.partition("## Circumstances")[2], re.MULTILINE))
# What case files call otherwise, or tell by a key of their own.
SAME = {"payer_melded": "discarder_melded", "double_win": "triple_win", "north_robbed": "kita_replacement"}
SAME |= dict.fromkeys(("eight_flowers", "seven_rob_one"), "eight")
OWN = {word: ["hangzhou"] for word in ("drift", "drift_twice", "drift_three_times")} | {"passed_win": ["taiwan"]}


def test_the_lines_of_the_page_are_true():
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted > 4
    assert found.failed == 0


def test_the_page_lists_every_word_and_every_kind_of_meld():
    assert list(TABLE) == list(CONTEXT)
    marked = {piece.split()[0] for piece in re.findall(r"`([a-z]+ [0-9a-z]+)[^`]*`", TEXT)}
    assert {*MELD_WORDS} - {"ckong"} <= marked


@pytest.mark.parametrize("word", CONTEXT)
def test_the_page_says_in_which_games_a_word_means_something(word):
    known = SAME.get(word, word)
    games = OWN.get(word) or [game for game in IDS if known in words_of(load(game))]
    assert known in WORDS or word in OWN
    assert TABLE[word] == ("all" if len(games) == len(IDS) else ", ".join(games))


def test_a_word_that_no_game_knows_is_refused_and_the_page_is_named():
    with pytest.raises(UnknownName, match=r'no circumstance "moonbeam"\. docs/library\.md lists them'):
        score("hongzhong", "123m456m789m11p55p", "1p", context=["moonbeam"], mode="interpreted")
