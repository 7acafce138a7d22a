"""Rulebooks: one in the language of its reader, and rules that answer a search."""

from msgspec import Struct


class Rulebook(Struct):
    """A rulebook in a language: `GET /api/rules/<variant>/in/<language>`."""

    language: str  # "en" where there is none in the language asked for
    text: str  # Markdown
    english: list[str]  # ids of rules that stand there in English, because it has changed since they were told
    called: dict[str, str]  # what ids of options, values and patterns in the text are called


class Found(Struct):
    """A rule that answers a search: `GET /api/search/<language>?q=<question>`, the best first."""

    variant: str  # whose book it stands in, or "common"
    rule: str
    book: str  # what the reader calls that book
    title: str  # what the reader calls the rule: "§15", or the name of a pattern
    text: str  # as a player reads it, without marks of Markdown
