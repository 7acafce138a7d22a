"""A rulebook on the page calls choices, presets and rows of price lists by name, in the reader's language."""

import re

import pytest

from fangcheng.books.rulebooks import variants_with_book
from fangcheng.books.translated import languages_of
from fangcheng.variants import load
from fangcheng.web.page.rulebook import rulebook_in

TOLD = [(game, language) for game in variants_with_book() for language in languages_of(game) if language != "en"]


@pytest.mark.parametrize(("game", "language"), TOLD)
def test_no_choice_of_an_option_stands_in_its_row_as_a_program_writes_it(game, language):
    options = {option.key: option for option in load(game).options}
    for row in rulebook_in(game, language).text.splitlines():
        key = re.match(r"\| *([a-z_0-9]+)\b", row)
        if key and key[1] in options and "-F-" not in row:
            items = {item.strip() for cell in row.split("|")[2:] for item in re.split("[,，、；]", cell)}
            choices = {
                one for one in options[key[1]].choices if isinstance(one, str) and re.search("[a-z]_?[a-z]", one)
            }
            assert not items & choices, row


@pytest.mark.parametrize("game", ["tuidaohu", "guangdong", "sichuan"])
@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
def test_the_list_of_a_preset_has_names_for_its_rows(game, language):
    book = rulebook_in(game, language)
    rows = re.findall(rf"^\| {game.upper()}-(PF-[a-z_0-9]+)", book.text, re.MULTILINE)
    assert len(rows) >= 10
    assert [row for row in rows if "_" in book.called.get(row, "_")] == []


def test_a_sentence_that_names_a_row_by_its_rule_says_the_name():
    assert "捉五 和 龙 都没有" in rulebook_in("tianjin", "zh-Hans").text
    assert "neither Catch the Five nor Pure Straight" in rulebook_in("tianjin", "en").text
    assert "| TIANJIN-F-catch_five | 捉五 |" in rulebook_in("tianjin", "zh-Hans").text


def test_presets_over_the_columns_of_a_table_have_their_names():
    heads = next(
        row for row in rulebook_in("riichi", "ja").text.splitlines() if row.startswith("| オプション | 標準 |")
    )
    assert "mahjong_soul" not in heads
    assert "雀魂" in heads


def test_an_option_with_a_number_has_its_name():
    called = rulebook_in("tuidaohu", "zh-Hans").called
    assert called["horses_dealer: 0"].endswith("：0")
    assert "_" not in called["reserve_stacks: 6"]


def test_an_option_is_not_named_twice_in_its_row():
    rows = rulebook_in("nanchang", "zh-Hant").text.splitlines()
    assert any(row.startswith("| last_jing |") for row in rows)
