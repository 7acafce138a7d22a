"""Items that a text of the book names by their ids, told by their titles in the language of the text."""

import re
from collections.abc import Callable

from fangcheng.coach.book import chapter, chapters_in
from fangcheng.sentences import say

_NAMED = re.compile(r"COACH-[1-9]\d*")


def with_titles(text: str, language: str) -> str:
    """Return a text in which each id has its title before it, for readers of plain text. Raises as `titles_in`."""
    return _told(text, language, lambda title, item: str(say(language, "advice-named-with-id", title=title, id=item)))


def with_links(text: str, language: str) -> str:
    """Return a text in which a title that leads to its item stands for each id, in Markdown. Raises as `titles_in`."""
    return _told(text, language, lambda title, item: f"[{say(language, 'advice-named', title=title)}](#/advice/{item})")


def _told(text: str, language: str, written: Callable[[str, str], str]) -> str:
    """Return a text with `written(title, id)` for each id; that of an item not written in this language stays."""
    if not _NAMED.search(text):
        return text
    titles = titles_in(language)
    return _NAMED.sub(lambda found: written(titles[found[0]], found[0]) if found[0] in titles else found[0], text)


def titles_in(language: str) -> dict[str, str]:
    """Return the titles of all items in a language by their ids. Raises UnknownName, RecordError."""
    return {item.id: item.title for number in chapters_in(language) for item in chapter(number, language).items}
