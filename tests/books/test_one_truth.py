"""The English book is the law: each translated book says the same, rule by rule, and a planted difference is found."""

import re

import pytest

from books.lots import draw
from compare_books import LANGUAGES, books_of, compare, compare_book, path_of, unread
from fangcheng.books.rulebooks import COMMON, variants_with_book
from fangcheng.rules.shelf import rulebook_folder

TRANSLATED = [(language, book) for language in LANGUAGES for book in books_of(language)]


def test_every_game_has_its_book_in_chinese_and_the_japanese_ones_in_japanese():
    assert set(books_of("zh-Hans")) == {COMMON, *variants_with_book()}
    assert set(books_of("ja")) >= {COMMON, "riichi", "sanma"}


@pytest.mark.parametrize(("language", "book"), TRANSLATED)
def test_a_translated_book_says_what_the_english_one_says(language, book):
    assert [str(difference) for difference in compare_book(language, book)] == []


@pytest.mark.parametrize(("language", "book"), TRANSLATED)
def test_nothing_has_changed_in_a_book_since_it_was_read_in_both_languages(language, book):
    """`compare_books.py --made` seals what is told; who changes a sentence reads it beside the other, and seals it."""
    english, other = _texts(language, book)
    assert [str(difference) for difference in unread(language, book, english, other)] == []


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
    "a switch": ("| dealer_point (dahu) | 开 | 关 |", "| dealer_point (dahu) | 关 | 开 |", "row 6 of chapter"),
    "a mark of origin": ("漏胡：同 HEFEI-31。", "漏胡：同 HEFEI-31。 [choice]", "line"),
    "a rule in English": ("不吃，不碰。", "No chow, no pong, and no other claim either.", "HEFEI-9"),
}
TILES = {
    "a tile": ("1z 东", "2z 东", "RIICHI-1"),
    "a swapped pair of tiles": ("0m", "0p", "RIICHI-2"),
}


# What no reading of words finds in the book named: the seal tells it.
UNREADABLE = {
    "a denial among others": ("tianjin", "自摸了可以不和，没有损失。", "自摸了可以不和，有损失。", "TIANJIN-31"),
    "the other side": ("hongkong", "从它右端数出", "从它左端数出", "HONGKONG-6"),
    "the others for the dealer": ("neimenggu", "NEIMENGGU-31 庄家胡牌", "NEIMENGGU-31 闲家胡牌", "NEIMENGGU-31"),
    "a clause of many": ("beijing", "补完这一杠的牌，剩下的仍够按新的杠数该留的张数，才能开杠；", "", "BEIJING-8"),
}


@pytest.mark.parametrize("kind", UNREADABLE)
def test_a_change_that_no_reading_finds_breaks_the_seal(kind):
    book, said, instead, where = UNREADABLE[kind]
    english, text = _texts("zh-Hans", book)
    assert said in text
    assert [one.where for one in unread("zh-Hans", book, english, text.replace(said, instead, 1))] == [where]


@pytest.mark.parametrize(
    ("language", "book", "said", "instead"),
    [
        ("zh-Hans", "tuidaohu", "`next_dealer_multi: stays`", "`next_dealer_multi: nearest`"),
        ("zh-Hans", "hangzhou", "`ten_winds: may`", "`burst: may`"),
        ("zh-Hans", "jinan", "胡牌者每个杠 1 + 每朵花 1", "胡牌者每个杠 4 + 每朵花 1"),
        ("zh-Hans", "chengdu", "| lack | 自由 | 定缺 |", "| lack | 定缺 | 自由 |"),
        ("ja", "sanma", "| kita_bloom | あり | なし |", "| kita_bloom | なし | あり |"),
    ],
)
def test_a_planted_value_is_found(language, book, said, instead):
    """After a word on its source a preset goes on for players; a digit is no word that may mean it (kong, 4)."""
    english, text = _texts(language, book)
    assert said in text
    assert compare(book, language, english, text.replace(said, instead, 1))


def test_twenty_differences_planted_by_lot_are_all_found():
    lots = draw(20, lambda language, book: _texts(language, book)[1], TRANSLATED)
    print(f"seed {lots.seed}")
    for language, book, planted, what in lots.planted:
        english = _texts(language, book)[0]
        found = compare(book, language, english, planted) + unread(language, book, english, planted)
        assert found, f"{language} {book}: {what}"


def _texts(language, book):
    english = (rulebook_folder() / f"{book}.md").read_text(encoding="utf-8")
    return english, path_of(language, book).read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_difference_is_found(kind):
    _found("hefei", *PLANTED[kind])


@pytest.mark.parametrize("kind", TILES)
def test_a_planted_tile_is_found(kind):
    _found("riichi", *TILES[kind])


def _found(book, said, instead, where):
    english, text = _texts("zh-Hans", book)
    pattern = said if isinstance(said, re.Pattern) else re.compile(re.escape(said))
    planted, times = pattern.subn(lambda _: instead, text, count=1)
    assert times, f"{pattern.pattern} is not in the book any more"
    differences = compare(book, "zh-Hans", english, planted)
    assert any(difference.where.startswith(where) for difference in differences), [str(one) for one in differences]


def test_a_chapter_that_is_missing_is_found():
    english, text = _texts("zh-Hans", "hefei")
    title = next(line for line in text.splitlines() if line.startswith("## ") and "dahu" in line)
    assert any(
        one.where == "chapters" for one in compare("hefei", "zh-Hans", english, text.replace(f"{title}\n", "", 1))
    )
