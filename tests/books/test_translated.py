"""Books in the reader's language: what there is of them, and the English rule where one has changed since."""

import pytest

from fangcheng.books import translated
from fangcheng.books.rulebooks import COMMON, readable, rulebook, variants_with_book
from fangcheng.books.translated import Book, book, file_of, languages_of, rules_in
from fangcheng.errors import UnknownName
from fangcheng.rules.shelf import rulebook_folder
from make_traditional import main as make_traditional


@pytest.mark.parametrize(
    ("game", "language", "got"), [("hefei", "zh-Hans", "zh-Hans"), ("hefei", "zh-Hant", "zh-Hant")]
)
def test_a_book_is_read_in_the_language_asked_for(game, language, got):
    found = book(game, language)
    assert (found.language, found.english) == (got, ())
    assert "[choice]" not in found.text


def test_a_book_that_nobody_has_told_in_a_language_is_read_in_english():
    found = book("hefei", "ja")
    assert (found.language, found.english) == ("en", ())
    assert found.text.startswith("# Hefei Mahjong")
    assert languages_of("hefei") == ("en", "zh-Hans", "zh-Hant")
    assert languages_of("riichi") == ("en", "zh-Hans", "zh-Hant", "ja")


@pytest.mark.parametrize("name", [COMMON, *variants_with_book()])
def test_a_table_of_options_says_nothing_of_where_they_come_from(name):
    """`AIMJ / choice`, `gl-server`: that column is for who writes the book. The others of the table stay."""
    for language in languages_of(name):
        source = readable(rulebook(name)) if language == "en" else file_of(name, language).read_text(encoding="utf-8")
        kept, read = _tables(source), _tables(book(name, language).text)
        assert [table[0][:2] for table in read] == [table[0][:2] for table in kept]
        for before, now in zip(kept, read, strict=True):
            origins = before[0][-1] in {"origin", "来源", "來源", "出处", "出處", "出所"}
            assert now == [row[:-1] if origins else row for row in before]


def _tables(text):
    """Return every table of a book as rows of cells, heads first."""
    found, before = [], ""
    for line in text.splitlines():
        if line.startswith("|") and not before.startswith("|"):
            found.append([])
        if line.startswith("|"):
            found[-1].append([cell.strip() for cell in line.strip().strip("|").split("|")])
        before = line
    return found


def test_a_language_nobody_speaks_here_is_refused():
    with pytest.raises(UnknownName, match='no language "de"'):
        book("hefei", "de")


@pytest.fixture
def english_changed(monkeypatch):
    """HEFEI-9 and the price of a full flush are others than when the book was told in Chinese."""
    law = (
        rulebook("hefei").replace("No chow, no pong.", "No chow.").replace("| Full Flush | 10 |", "| Full Flush | 12 |")
    )
    monkeypatch.setattr(translated, "rulebook", lambda name: law)


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
def test_a_rule_that_has_changed_is_read_in_english_until_it_is_told_anew(english_changed, language):
    found = book("hefei", language)
    assert found.english == ("HEFEI-9", "HEFEI-F-full_flush")
    lines = found.text.splitlines()
    assert next(line for line in lines if line.startswith("- HEFEI-9 ")).startswith("- HEFEI-9 No chow. No exposed")
    assert any(line.startswith("| HEFEI-F-full_flush |") and "| 12 |" in line for line in lines)
    assert rules_in("hefei", language)["HEFEI-9"].startswith("No chow. No exposed")
    assert any((line.startswith("- HEFEI-10 ") and "铳" in line) or "響" in line or "响" in line for line in lines)


def test_another_note_on_where_a_rule_comes_from_makes_nothing_old(monkeypatch):
    law = rulebook("hefei").replace("- HEFEI-9 [seed]", "- HEFEI-9 [choice]")
    monkeypatch.setattr(translated, "rulebook", lambda name: law)
    assert book("hefei", "zh-Hans").english == ()


def test_the_traditional_script_is_what_the_converter_makes_of_the_simplified():
    assert make_traditional(check=True) == 0


@pytest.mark.parametrize("source", sorted((rulebook_folder() / "zh-Hans").glob("*.md")), ids=lambda path: path.stem)
def test_a_book_in_traditional_script_says_what_the_simplified_one_says(source):
    simplified = source.read_text(encoding="utf-8").splitlines()
    made = file_of(source.stem, "zh-Hant").read_text(encoding="utf-8").splitlines()
    plain = ["".join(one if one.isascii() else " " for one in line).split() for line in simplified]
    assert ["".join(one if one.isascii() else " " for one in line).split() for line in made] == plain
    assert [len(line) for line in made] == [len(line) for line in simplified]
    assert not set("杠听里后发庄") & set("".join(line.split("`")[0] for line in made))


@pytest.mark.parametrize("language", ["zh-Hans", "ja"])
def test_every_translated_book_was_made_from_the_english_of_today(language):
    late = {
        file.stem: told.english
        for file in (rulebook_folder() / language).glob("*.md")
        if (told := _told(file, language)).english
    }
    assert late == {}
    assert all(file.with_suffix(".made").is_file() for file in (rulebook_folder() / language).glob("*.md"))


def _told(file, language) -> Book:
    return book(file.stem, language)
