"""Where the book of advice is read: library, terminal and page, in every language."""

import json
import re

import pytest

from fangcheng import UnknownName, advice
from fangcheng.cli import main
from fangcheng.coach.book import chapter, chapters_in
from fangcheng.web.page.advice import contents, item_page

LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")
WRITTEN = chapters_in("en")
ITEMS = [item.id for number in WRITTEN for item in chapter(number).items]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_words_of_its_own_for_the_same_items(language):
    assert chapters_in(language) == WRITTEN
    for number in WRITTEN:
        for mine, theirs in zip(chapter(number).items, chapter(number, language).items, strict=True):
            assert bool(mine.but) == bool(theirs.but), mine.id
            assert mine.do != theirs.do, mine.id


@pytest.mark.parametrize("asked", ["171", "0", "COACH-0", "fifty"])
def test_what_is_no_item_is_said_in_one_line(asked, capsys):
    with pytest.raises(UnknownName):
        advice(asked)
    assert main(["advice", asked]) != 0
    out, err = capsys.readouterr()
    assert not out
    assert asked.removeprefix("COACH-") in err
    assert "Traceback" not in err


def test_a_chapter_that_is_not_there_names_those_that_are(capsys):
    with pytest.raises(UnknownName, match="14, 15 in en"):
        chapter(16)
    assert main(["advice", "--chapter", "16"]) != 0
    assert "14, 15" in capsys.readouterr().err


def test_the_terminal_reads_an_item_and_a_chapter(capsys):
    assert main(["advice", "101"]) == 0
    out = capsys.readouterr().out
    assert advice(101).title in out
    assert "COACH-2" in out  # what says the contrary
    assert main(["advice", "--chapter", "12", "--lang", "zh-Hans", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)


NAMED = re.compile(r"COACH-\d+")
LINK = re.compile(r"\[[“「](.+?)[”」]\]\(#/advice/(COACH-\d+)\)")


def raw(language):
    """The texts of all items as they are written: id, part, text."""
    items = [item for number in WRITTEN for item in chapter(number, language).items]
    return [
        (item.id, part, text)
        for item in items
        for part, text in (("when", item.when), ("do", item.do), ("why", item.why), ("but", item.but))
    ]


@pytest.mark.by_day
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_item_that_a_text_names_is_a_link_with_its_title_on_the_page(language):
    titles = {item: advice(item, language).title for item in ITEMS}
    named = [(item, part, NAMED.findall(text)) for item, part, text in raw(language) if NAMED.search(text)]
    assert len(named) > 60
    for item, part, ids in named:
        shown = getattr(item_page(item, language), part)
        assert [(title, link) for title, link in LINK.findall(shown)] == [(titles[one], one) for one in ids]
        assert not NAMED.search(LINK.sub("", shown)), (item, part)


@pytest.mark.parametrize(("language", "told"), [
    ("en", "“Dead tiles before live ones” (COACH-101)"),
    ("zh-Hans", "“打熟不打生”（COACH-101）"),
    ("zh-Hant", "「打熟不打生」（COACH-101）"),
    ("ja", "「生牌より切れている牌」（COACH-101）"),
])  # fmt: skip
def test_the_terminal_says_the_title_of_an_item_that_a_text_names(language, told, capsys):
    assert main(["advice", "2", "--lang", language]) == 0
    assert told in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_names_an_item_that_there_is_not(language):
    assert {one for _, _, text in raw(language) for one in NAMED.findall(text)} <= {*ITEMS}


@pytest.mark.by_day
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_every_item_that_is_written(language):
    assert [item.id for one in contents(language, None) for item in one.items] == ITEMS
    for item in ITEMS:
        page = item_page(item, language)
        assert page.title
        assert page.everywhere or page.games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_claim_is_told_in_words_and_its_tiles_are_shown_once(language):
    claims = [item for item in map(advice, ITEMS) if item.board and item.board.claims]
    assert len(claims) > 10
    for item in claims:
        answer = item_page(item.id, language).board.answer
        assert not answer.groups
        tiles = item.board.answer[0].partition(" ")[2]
        opening = re.split("[:：]", answer.say)[0]
        assert opening.endswith(tiles), item.id
        assert len(opening) > len(tiles)
