"""The English book is the law: each translated book says the same, rule by rule, and a planted difference is found."""

import re

import pytest

from compare_books import LANGUAGES, books_of, compare, compare_book, path_of
from fangcheng.books.rulebooks import COMMON, variants_with_book
from fangcheng.rules.shelf import rulebook_folder

TRANSLATED = [(language, book) for language in LANGUAGES for book in books_of(language)]


def test_every_game_has_its_book_in_chinese_and_the_japanese_ones_in_japanese():
    assert set(books_of("zh-Hans")) == {COMMON, *variants_with_book()}
    assert set(books_of("ja")) >= {COMMON, "riichi", "sanma"}


@pytest.mark.parametrize(("language", "book"), TRANSLATED)
def test_a_translated_book_says_what_the_english_one_says(language, book):
    assert [str(difference) for difference in compare_book(language, book)] == []


PLANTED = {  # what is said instead, and where the difference must be told
    "a number in digits": ("1、5、9 是庄家自己", "1、5、8 是庄家自己", "HEFEI-5"),
    "a numeral": ("两颗骰子，只掷一次", "三颗骰子，只掷一次", "HEFEI-5"),
    "an ordinal": ("从自己的墙第四墩抓起", "从自己的墙第六墩抓起", "HEFEI-6"),
    "a price": ("| 清一色 | Full Flush | 10 |", "| 清一色 | Full Flush | 8 |", "HEFEI-F-full_flush"),
    "a price of words": ("| 起手 2 | 起手没有", "| 起手 3 | 起手没有", "HEFEI-F-no_258"),
    "a default": ("0（默认）、5、10、15、20：", "0（默认）、5、10、20：", "HEFEI-24"),
    "a number too many": ("大胡 6；超大胡 12", "大胡 6（或 7）；超大胡 12", "HEFEI-28"),
    "a missing clause": ("明杠、加杠也没有；可以暗杠，从牌尾补一张，暗杠不算要牌。", "", "HEFEI-9"),
    "a missing sentence": (re.compile("没人胡，翻开[^。]*。"), "", "HEFEI-16"),
    "a denial": ("没有风牌；支子照算", "有风牌；支子照算", "HEFEI-F-full_flush"),
    "a reference": ("漏胡：同 HEFEI-31。", "漏胡：同 HEFEI-13。", "HEFEI-13"),
    "an option's id": ("选项 `dealer_point`", "选项 `dealer_points`", "HEFEI-30"),
    "a pattern's id": ("kong_bloom 加 all_pungs", "kong_bloom 加 all_258", "HEFEI-26"),
    "an option's value": ("（`dahu` 在起手胡之后）", "（`bazhi` 在起手胡之后）", "HEFEI-45"),
    "swapped ids of rules": ("- HEFEI-13 ", "- HEFEI-131 ", "HEFEI-13"),
    "a name in a table": ("| 清一色 | Full Flush |", "| 混一色 | Full Flush |", "HEFEI-F-full_flush"),
    "a cell of a condition": ("| 起手没有 2、5、8 |", "| 起手没有 2、5 |", "HEFEI-F-no_258"),
    "a cell too few": ("| dealer_point (dahu) | 开 | 关 |", "| dealer_point (dahu) | 开 |", "row 6 of chapter"),
    "a row of an option": ("| dealer_point (dahu) | 开 | 关 | 长沙资料 |\n", "", "row 8 of chapter"),
    "a mark of origin": ("漏胡：同 HEFEI-31。", "漏胡：同 HEFEI-31。 [choice]", "line"),
    "a rule in English": ("不吃，不碰。", "No chow, no pong, and no other claim either.", "HEFEI-9"),
}
TILES = {
    "a tile": ("1z 东", "2z 东", "RIICHI-1"),
    "a swapped pair of tiles": ("0m", "0p", "RIICHI-2"),
}


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_difference_is_found(kind):
    _found("hefei", *PLANTED[kind])


@pytest.mark.parametrize("kind", TILES)
def test_a_planted_tile_is_found(kind):
    _found("riichi", *TILES[kind])


def _found(book, said, instead, where):
    english = (rulebook_folder() / f"{book}.md").read_text(encoding="utf-8")
    text = path_of("zh-Hans", book).read_text(encoding="utf-8")
    pattern = said if isinstance(said, re.Pattern) else re.compile(re.escape(said))
    planted, times = pattern.subn(lambda _: instead, text, count=1)
    assert times, f"{pattern.pattern} is not in the book any more"
    differences = compare(book, "zh-Hans", english, planted)
    assert any(difference.where.startswith(where) for difference in differences), [str(one) for one in differences]


def test_a_chapter_that_is_missing_is_found():
    english = (rulebook_folder() / "hefei.md").read_text(encoding="utf-8")
    text = path_of("zh-Hans", "hefei").read_text(encoding="utf-8")
    title = next(line for line in text.splitlines() if line.startswith("## ") and "dahu" in line)
    assert any(
        one.where == "chapters" for one in compare("hefei", "zh-Hans", english, text.replace(f"{title}\n", "", 1))
    )
