"""The page's own tests read the spellings that the library reads, none left out."""

from web.spelt import FILE, written


def test_the_page_is_told_every_spelling_of_the_library():
    assert FILE.read_text(encoding="utf-8") == written(), "PYTHONPATH=src:tests python -m web.spelt"
