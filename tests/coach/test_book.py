"""The book of advice: every chapter well formed, the same in each language, and its boards possible."""

import json

import pytest

from fangcheng import RecordError, UnknownName, advice
from fangcheng.cli import main
from fangcheng.coach.boards import board_of, check
from fangcheng.coach.book import chapter, chapters_in, read_chapter
from fangcheng.coach.items import chapter_of, entry_of, lists
from fangcheng.coach.scope import games_of, holds
from fangcheng.variants import IDS, load
from fangcheng.web.page.advice import contents, item_page

LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")
WRITTEN = chapters_in("en")
ITEMS = [item.id for number in WRITTEN for item in chapter(number).items]


def test_all_170_items_have_a_chapter():
    """COACH-1 to COACH-170, each in one of fourteen chapters; the fifteenth has the sayings."""
    numbers = [int(one.removeprefix("COACH-")) for entries in lists().chapters.values() for one in entries]
    assert sorted(numbers) == list(range(1, 171))
    assert {chapter_of(f"COACH-{number}") for number in numbers} == set(range(1, 15))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_chapter_says_the_same_in_every_language(language):
    """The same items and boards; in Japanese and Chinese other words."""
    assert chapters_in(language) == WRITTEN
    for number in WRITTEN:
        one, other = chapter(number), chapter(number, language)
        assert [item.id for item in one.items] == [item.id for item in other.items]
        for mine, theirs in zip(one.items, other.items, strict=True):
            assert bool(mine.but) == bool(theirs.but), mine.id
            assert board_without_words(mine) == board_without_words(theirs), mine.id
            assert mine.do != theirs.do


def board_without_words(item):
    board = item.board
    return None if board is None else (board.game, board.hand, board.draw, board.offered, board.rivers, board.answer)


@pytest.mark.parametrize("item", ITEMS)
def test_a_board_can_come_up_in_a_game_in_which_the_advice_can_hold(item):
    found = advice(item)
    if found.board is not None:
        check(item, found.board)
        assert holds(found.entry.scope, load(found.board.game))


def test_items_that_oppose_each_other_name_each_other():
    for item in map(advice, ITEMS):
        for other in item.entry.against:
            assert other in item.but, item.id
            assert item.id in entry_of(other).against


@pytest.mark.parametrize(
    ("condition", "holds_in", "fails_in"),
    [
        ("chow", "riichi", "sichuan"),  # SICHUAN-24: nobody chows
        ("discard", "riichi", "shenzhen"),  # SHENZHEN: wins are drawn
        ("honours", "mcr", "sichuan"),
        ("flowers", "taiwan", "riichi"),
        ("sixteen_tiles", "taiwan", "hongkong"),
        ("missing_suit", "sichuan", "hongkong"),
        ("own_discards", "riichi", "hongkong"),
        ("not joker", "riichi", "tianjin"),
    ],
)
def test_where_an_item_can_hold_is_read_from_the_rules(condition, holds_in, fails_in):
    found = games_of((condition,))
    assert holds_in in found
    assert fails_in not in found


def test_an_item_without_a_condition_can_hold_everywhere():
    assert games_of(()) == tuple(IDS)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"hand": "123m", "draw": "4m", "answer": "4m"}, "tiles"),
        ({"hand": "234m678m2345p567s", "draw": "2p", "answer": "9s"}, "9s"),
        ({"hand": "222m678m2345p567s", "draw": "2m", "rivers": "{next: 2m}", "answer": "2m"}, "2m"),
        ({"hand": "234m678m2345p567s", "offered": "9s from across", "answer": "chow 78s"}, "chow"),
    ],
)
def test_a_board_that_cannot_be_is_refused(changed, words):
    lines = {
        "game": "classic",
        "hand": "",
        "draw": "",
        "offered": "",
        "rivers": "",
        "answer": "",
        "say": "x",
        **changed,
    }
    text = "\n".join(f"{key}: {value}" for key, value in lines.items() if value)
    with pytest.raises(RecordError, match=words):
        check("en/01.md", board_of("en/01.md", 7, text))


@pytest.mark.parametrize(
    ("spoilt", "words"),
    [
        (("## COACH-101 ", "## COACH-999 "), "COACH-999"),
        (("why: ", "because: "), "because"),
        (("# Safe", "Safe"), "begins with"),
        (("```board\n", "```board\ngame: riichi\n"), "game"),
    ],
)
def test_a_chapter_that_is_not_well_formed_names_its_file_and_line(spoilt, words, tmp_path):
    from fangcheng.coach.items import advice_folder

    text = (advice_folder() / "en/12.md").read_text(encoding="utf-8")
    file = tmp_path / "12.md"
    file.write_text(text.replace(*spoilt, 1), encoding="utf-8")
    with pytest.raises(RecordError, match=words) as told:
        read_chapter(file, "en")
    assert "en/12.md" in str(told.value)


def test_what_is_no_item_or_chapter_is_said_in_one_line(capsys):
    with pytest.raises(UnknownName):
        advice(171)
    with pytest.raises(UnknownName):
        chapter(16)
    assert main(["advice", "171"]) != 0
    assert "171" in capsys.readouterr().err


def test_the_terminal_reads_an_item_and_a_chapter(capsys):
    assert main(["advice", "101"]) == 0
    out = capsys.readouterr().out
    assert advice(101).title in out
    assert "COACH-2" in out  # what says the contrary
    assert main(["advice", "--chapter", "12", "--lang", "zh-Hans", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_every_item_that_is_written(language):
    listed = [item.id for one in contents(language, None) for item in one.items]
    assert listed == ITEMS
    for item in ITEMS:
        page = item_page(item, language)
        assert page.title
        assert page.everywhere or page.games
