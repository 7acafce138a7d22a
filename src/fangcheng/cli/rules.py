"""`fangcheng rules`: read a rulebook, or one rule of it."""

import sys

from fangcheng.books.rulebooks import readable, rule_text, rules_of
from fangcheng.books.translated import ENGLISH, Book, book, rules_in
from fangcheng.cli.options import Switch, offered
from fangcheng.cli.output import print_json


def rules(
    variant: str,
    rule: str | None = None,
    /,
    *,
    lang: str = ENGLISH,
    json: Switch = False,
) -> None:
    """Read a rulebook, or one numbered rule.

    e.g. fangcheng rules riichi 75

    Parameters
    ----------
    variant
        Whose rules; all kinds of mahjong that have a book, also those one cannot play yet. `common` is what
        many of them share.
    rule
        A number or a pattern: RIICHI-75, 75, P3 or pinfu. [default: the whole book]
    lang
        In which language: en, zh-Hans, zh-Hant or ja; in English where a book is not told in it.
    json
        Rules by id as one JSON document.
    """
    variant = offered(variant)
    told = book(variant, lang)
    if rule is not None:
        found, text = rule_text(variant, rule)
        if lang != ENGLISH:
            text = rules_in(variant, lang)[found]
        if json:
            print_json({found: text})
        else:
            print(f"{found}  {plain(readable(text))}")
    elif json:
        print_json(rules_of(variant) if lang == ENGLISH else rules_in(variant, lang))
    else:
        print(told.text.rstrip())
        for note in notes(told, lang):
            print(note, file=sys.stderr)


def notes(told: Book, lang: str) -> list[str]:
    """Return what a reader of another language should know of what was printed."""
    if told.language != lang:
        return [f"There is no book in {lang} yet; this is the English one."]
    return [f"Changed since, and therefore in English: {', '.join(told.english)}."] if told.english else []


def plain(text: str) -> str:
    """Write a row of a table as a line."""
    return " · ".join(cell.strip() for cell in text.split("|") if cell.strip())
