"""Hold a translated rulebook to the English one, rule by rule, and tell each difference.

    python tools/compare_books.py zh-Hans hefei          one book, or several
    python tools/compare_books.py ja                     every book there is in that language
    python tools/compare_books.py --made zh-Hans hefei   write down the English it was made from, if nothing differs

What is held: ids and their order, chapters, numbers, tiles, what stands in backticks, ids of patterns and options,
references to other rules, prices, tables cell by cell, whether an option is on, and whether a sentence is missing. A
"not" that is lost, or "dealer" said for "others", no such reading finds: what was told is therefore sealed when it is
made, and differs from then on until somebody has read it beside the English again. `tests/books` runs the same.
"""

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from book_choices import other_choice, switched
from book_numbers import cjk_numbers, english_numbers
from book_pieces import Book, Piece, read_book
from book_seals import broken, seals
from book_words import READ, denials_lacking, unnamed
from fangcheng.books.rulebooks import readable, variants_with_book
from fangcheng.rules.catalogue import NAMES
from fangcheng.rules.shelf import rulebook_folder
from fangcheng.variants import load_known

LANGUAGES = ("zh-Hans", "ja")
VALUE_COLUMNS = {"default", "other values", "origin", "id", "option", "中文", "English"}  # nothing is told in sentences
KEPT_COLUMNS = {"id", "中文", "English", "option"}  # cells that stay as they are
LETTERS = {"zh-Hans": 1.36, "ja": 1.85}  # for each English word, on the whole
# The least of these that a text so many words long may have.
LEAST = ((8, 0.35), (15, 0.48), (25, 0.54), (50, 0.58), (10_000, 0.64))
FEWER_SENTENCES, FEWER_OF_MANY = 0.68, 0.86  # the same where there are fewer sentences as well; in a long rule
MOST = 2.1
_END, _END_CJK = r"[.;](?:\s|$)", "[。；]"

_REFERENCE = re.compile(r"\b[A-Z][A-Z_]+-(?:P?\d+|F-[a-z_0-9]+)(?:/\d+)*")
_TICKED = re.compile(r"`([^`]+)`")
_ID = re.compile(r"\b[A-Za-z][a-z0-9]*(?:_[a-z0-9]+)+\b")
_BEGUN = re.compile(r"\b[a-z]+(?:_[a-z]+)*_(?!\w)")  # `four_` in "four_, three_kongs": it may be written out
_TILES = re.compile(r"(?<![\w.])\d+(?:-\d+)?[mpszf](?![a-z0-9])")
_CJK = re.compile(r"[぀-ヿ㐀-鿿]")
_MARK = re.compile(r"\s*〔程序〕\s*")
_ENGLISH = re.compile(r"(?:\b(?!aa|abc)[A-Za-z]{2,}[ ,.]+){4,}")
_STRAY = re.compile(r"\[(?:seed|choice|src|ruling|engine|book|lib)\b")


class Difference(NamedTuple):
    """What a translated book says otherwise than the English one."""

    book: str
    where: str
    kind: str
    what: str

    def __str__(self) -> str:
        return f"{self.book}  {self.where}  {self.kind}: {self.what}"


class Name(NamedTuple):
    """What a pattern or an option is called, where one of its names has a number in it."""

    english: str
    other: str
    here: Counter[str]  # numbers of the other name
    lacking: Counter[str]  # numbers that the English name alone has


@cache
def _names(book: str) -> list[Name]:
    """Return the names with numbers in the book's own words and in those of the catalogue."""
    pairs = {(names[0], other) for names in NAMES.values() for other in names[1:]}
    if book in variants_with_book():
        page = load_known(book).page
        values = [names for option in page.options for names in [option.text, *option.labels.values()]]
        for names in [*page.pattern_names.values(), *values]:
            pairs |= {(names.get("en", ""), names[language]) for language in LANGUAGES if language in names}
    found = []
    for english, other in sorted(pairs):
        named, here = english_numbers(english).certain, cjk_numbers(other).certain
        if named or here:
            found.append(Name(english.lower().replace("-", " "), other, here, named - here))
    return found


def compare(book: str, language: str, english: str, other: str) -> list[Difference]:
    """Return what a translated book says otherwise; both are whole texts."""
    law, told = read_book(book, readable(english)), read_book(book, other)
    found = [*_shape(law, told)]
    pairs = {piece.where: piece for piece in told.pieces}
    for piece in law.pieces:
        if piece.where in pairs:
            source = law.sources.get(piece.where, "")
            found += [(piece.where, *one) for one in _pieces(book, language, piece, pairs[piece.where], source)]
    for match in _STRAY.finditer(other):
        line = other[: match.start()].count("\n") + 1
        found.append((f"line {line}", "mark", f"a mark of origin, {match[0]}"))
    differences = [Difference(book, *one) for one in found]
    return [difference for difference in differences if str(difference) not in READ]


def _shape(law: Book, told: Book) -> Iterator[tuple[str, str, str]]:
    if _TICKED.findall(law.title) != _TICKED.findall(told.title):
        yield "title", "tokens", f"the title has not {_TICKED.findall(law.title)}"
    levels, here = [level for level, _ in law.chapters], [level for level, _ in told.chapters]
    if levels != here:
        at = next((i for i, (a, b) in enumerate(zip(levels, here)) if a != b), min(len(levels), len(here)))
        name = law.chapters[at][1] if at < len(levels) else told.chapters[at][1]
        yield "chapters", "order", f"{len(levels)} in English, {len(here)} here; differs first at no. {at + 1}, {name}"
    for (_, title), (_, mine) in zip(law.chapters, told.chapters):
        for kind, read in (("tokens", tokens), ("references", references)):
            if read(title) != read(mine):
                yield f"chapter {title}", kind, _amiss(read(title), read(mine))
    order, mine = [piece.where for piece in law.pieces], [piece.where for piece in told.pieces]
    for where in order:
        if where not in mine:
            yield where, "missing", "not here"
    for where in mine:
        if where not in order and where not in law.sources:
            yield where, "added", "not in English"
    both = [where for where in order if where in mine]
    mine = [where for where in mine if where in order]
    if both != mine:
        first = next(a for a, b in zip(both, mine) if a != b)
        yield first, "order", "stands at another place here"
    heads = [len(columns) for columns in law.tables]
    if heads != [len(columns) for columns in told.tables]:
        yield "tables", "columns", f"{heads} in English, {[len(columns) for columns in told.tables]} here"


def _pieces(book: str, language: str, law: Piece, told: Piece, source: str) -> Iterator[tuple[str, str]]:
    if len(law.cells) != len(told.cells):
        yield "columns", f"{len(law.cells)} cells in English, {len(told.cells)} here"
        return
    for at, (english, other) in enumerate(zip(law.cells, told.cells)):
        column = law.columns[at] if law.columns else ""
        start = f"column {column}: " if column else ""
        for kind, what in _cell(book, language, column, english, _MARK.sub(" ", other), source):
            yield kind, start + what
        if column == "default" and (amiss := other_choice(book, language, law.cells[0], english, other)):
            yield "value", start + amiss


def _cell(book: str, language: str, column: str, english: str, other: str, source: str) -> Iterator[tuple[str, str]]:
    if column in VALUE_COLUMNS and (amiss := switched(language, english, other)):
        yield "value", amiss
    if column in KEPT_COLUMNS and column != "option" and english != other:
        yield "cell", f"{english!r} in English, {other!r} here"
        return
    for kind, read in (("tokens", tokens), ("references", references), ("tiles", tiles)):
        if amiss := _amiss(read(english), read(other), read(source), _begun(english) if read is tokens else ()):
            yield kind, amiss
    if column != "origin" and english != other and (amiss := _numbers(book, column, english, other, source)):
        yield "numbers", amiss
    if column not in VALUE_COLUMNS:
        yield from _clauses(language, _bare(english), other, whole=not column)


def _begun(text: str) -> tuple[str, ...]:
    """Return ids that are only begun, `four_` in "four_, three_kongs": what they stand for may be written out."""
    return tuple(_BEGUN.findall(text)) + tuple(f"{first}_" for first in re.findall(r"\b([a-z]+)/[a-z]+_[a-z]+", text))


def _amiss(
    wanted: Counter[str], here: Counter[str], allowed: Counter[str] | None = None, begun: tuple[str, ...] = ()
) -> str:
    lacking, more = wanted - here, here - wanted - (allowed or Counter())
    more = Counter({one: times for one, times in more.items() if not one.startswith(begun or "\0")})
    told = [f"lacking {', '.join(sorted(lacking.elements()))}"] if lacking else []
    return "; ".join(told + ([f"more than in English {', '.join(sorted(more.elements()))}"] if more else []))


def tokens(text: str) -> Counter[str]:
    """Return what stands in backticks, and ids of patterns and options without them."""
    bare = _REFERENCE.sub(" ", _TICKED.sub(" ", text))
    return Counter(token.lower() for token in [*_TICKED.findall(text), *_ID.findall(bare)])


def references(text: str) -> Counter[str]:
    """Return the rules that a text points at."""
    return Counter(_REFERENCE.findall(text))


def tiles(text: str) -> Counter[str]:
    """Return the tiles in notation."""
    return Counter(_TILES.findall(_bare(text)))


def _bare(text: str) -> str:
    """Return a text without what is compared by itself."""
    return _BEGUN.sub(" ", _ID.sub(" ", _REFERENCE.sub(" ", _TICKED.sub(" ", text))))


def _numbers(book: str, column: str, english: str, other: str, source: str) -> str:
    law, told = english_numbers(_counted(english)), cjk_numbers(_counted(other))
    law.named += english_numbers(_counted(source)).certain
    lower = english.lower().replace("-", " ")
    for name in _names(book):
        if len(name.other) > 1 and name.other in other:
            law.named += name.here
        for _ in range(lower.count(name.english) if name.lacking and name.english else 0):
            told.named += name.lacking
    if column in VALUE_COLUMNS:  # equal: 三张相同
        law.named += cjk_numbers(re.sub(r"\d", " ", other)).certain
    lacking, more = told.lacks(law), law.unknown(told)
    parts = [f"lacking {', '.join(lacking)}"] if lacking else []
    return "; ".join(parts + ([f"more than in English {', '.join(more)}"] if more else []))


def _counted(text: str) -> str:
    """Return a text without what is compared by itself, tiles too."""
    return _TILES.sub(" ", _bare(text))


def _clauses(language: str, english: str, other: str, whole: bool) -> Iterator[tuple[str, str]]:
    """Tell of sentences that seem to be missing, or added."""
    words = len(re.findall(r"[A-Za-z]{2,}|\ba\b", english))
    length = len(_CJK.findall(other))
    if words >= 5 and not other.strip():
        yield "words", "nothing here"
    elif words >= 7 and not length:
        yield "words", "left in English"
    elif whole and (left := _ENGLISH.search(_bare(other))):
        yield "words", f"left in English: {left[0].strip()}"
    elif words >= 5:
        yield from _lengths(words, length / LETTERS[language], _sentences(english, other) if whole else 0)
    if things := unnamed(english, other):
        yield "unnamed", f"English names {', '.join(things)}"
    elif denials_lacking(language, english, other) > 0:
        yield "unnamed", 'English says "not" or "no" more often'


def _lengths(words: int, told: float, lacking: int) -> Iterator[tuple[str, str]]:
    """Tell whether a text is too short or too long for so many English words; `lacking` sentences are fewer."""
    least = next(share for most, share in LEAST if words < most)
    fewer = FEWER_SENTENCES if words < 60 else FEWER_OF_MANY
    if told < least * words or (lacking > 0 and words > 11 and told < fewer * words):
        yield "short", f"{words} words in English, letters for {told:.0f} here: is a sentence missing?"
    if words > 14 and told > MOST * words:
        yield "long", f"{words} words in English, letters for {told:.0f} here: is a sentence added?"


def _sentences(english: str, other: str) -> int:
    """Return how many sentences the other text has fewer."""
    counts = [sum(bool(part.strip()) for part in re.split(*by)) for by in ((_END, english), (_END_CJK, other))]
    return counts[0] - counts[1]


def unread(language: str, book: str, english: str, other: str) -> list[Difference]:
    """Return a difference for each piece whose seal is broken."""
    told = "changed since it was read beside the other language: read it, then --made"
    made = path_of(language, book).with_suffix(".made")
    return [Difference(book, where, "unread", told) for where in broken(made, book, english, other)]


def path_of(language: str, book: str) -> Path:
    """Return the file of a translated book."""
    return rulebook_folder() / language / f"{book}.md"


def compare_book(language: str, book: str) -> list[Difference]:
    """Return the differences of one book. Raises FileNotFoundError where there is none."""
    return compare(book, language, *_texts(language, book))


def _texts(language: str, book: str) -> tuple[str, str]:
    law = (rulebook_folder() / f"{book}.md").read_text(encoding="utf-8")
    return law, path_of(language, book).read_text(encoding="utf-8")


def books_of(language: str) -> list[str]:
    """Return the books there are in a language."""
    return sorted(path.stem for path in (rulebook_folder() / language).glob("*.md"))


def write_made(language: str, book: str) -> None:
    """Write beside a translated book the seals of its pieces and of the English ones that they were made from."""
    sealed = seals(book, *_texts(language, book))
    lines = [f"{where} {seal.english} {seal.told}\n" for where, seal in sealed.items()]
    path_of(language, book).with_suffix(".made").write_text("".join(lines), encoding="utf-8")


def main(arguments: list[str], say: Callable[[str], None] = print) -> int:
    """Compare the books named, and return 1 if one differs."""
    made = arguments[:1] == ["--made"]
    language, *named = arguments[made:] or [""]
    if language not in LANGUAGES:
        say(f"usage: compare_books.py [--made] {'|'.join(LANGUAGES)} [BOOK ...]")
        return 2
    amiss = 0
    for book in named or books_of(language):
        if not path_of(language, book).is_file():
            say(f"{book}  no {path_of(language, book)}")
            amiss = 1
            continue
        differences = compare_book(language, book)
        for difference in differences:
            say(str(difference))
        say(f"{book}: {len(differences)} differences")
        if made and not differences:
            write_made(language, book)
        changed = [] if made else unread(language, book, *_texts(language, book))
        for difference in changed:
            say(str(difference))
        amiss = max(amiss, int(bool(differences or changed)))
    return amiss


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
