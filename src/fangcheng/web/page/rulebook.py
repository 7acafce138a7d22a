"""A rulebook as the browser draws it: in the reader's language, with what its ids are called there."""

import re
from collections.abc import Callable, Iterator

import msgspec

from fangcheng.books.rulebooks import COMMON
from fangcheng.books.search import Hit, find
from fangcheng.books.translated import ENGLISH, MARK, book
from fangcheng.errors import UnknownName
from fangcheng.rules.catalogue import pattern_name
from fangcheng.rules.option import Option, plain
from fangcheng.rules.ruleset import Ruleset
from fangcheng.variants import ids, load, load_known
from fangcheng.web import bodies
from fangcheng.web.page.option_words import value_name

_TICKED = re.compile(r"`([^`\n]+)`")
_ID = re.compile(r"(?<![`\w-])([A-Za-z][a-z0-9]*(?:_[a-z0-9]+)+)(?![\w`])")
_ANOTHER_BOOK = re.compile(r"\[(\w+)\.md\]\(\1\.md\)|`(\w+)\.md`")
_PROGRAM = re.compile(rf"(?:{MARK}|〔程式〕|〔program〕).*", re.DOTALL)
_LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")
_PRICE_ROW = re.compile(r"^\| *(?:[A-Z_]+-F-)?([a-z_0-9]+) *\|", re.MULTILINE)
_PRESET_ROW = re.compile(r"^\| *([A-Z_]+-(PF-[a-z_0-9]+)) *\|", re.MULTILINE)
_TITLE_ID = re.compile(r"\A(# .*) · `\w+`$", re.MULTILINE)
_PRESET = re.compile(r"^(## \S+ )(\w+)$", re.MULTILINE)
_ROW_NAMED = re.compile(r"(?<!^\| )(?<!^- )\b([A-Z_]+)-P?F-([a-z_0-9]+)", re.MULTILINE)
_CHOICE = re.compile(r"(?:(?<=\| )|(?<=[,，、/；] )|(?<=[，、；]))([a-z][a-z0-9_]*)(?=\s*(?:[,，、;；:：(（|/]|$))")
_OPTION_HEADS = ("option", "选项", "選項", "オプション")
_OPTION_ROW = re.compile(r"^\| *([a-z_0-9]+)\b", re.MULTILINE)


def rulebook_in(name: str, language: str) -> bodies.Rulebook:
    """Return a variant's rulebook, or `common`, in a language, else in English. Raises UnknownName."""
    found = book(name, language)
    called = dict(_called(name, found.language, found.text))
    text = _ANOTHER_BOOK.sub(lambda link: _linked(link[1] or link[2], found.language) or link[0], found.text)
    text = _ROW_NAMED.sub(lambda row: _row_name(row[1], row[2], found.language) or row[0], text)
    if name != COMMON and found.language != ENGLISH:
        text = "\n".join(_choices_named(_page(name), found.language, text))
    return bodies.Rulebook(
        language=found.language, text=_headed(name, found.language, text), english=list(found.english), called=called
    )


def _headed(name: str, language: str, text: str) -> str:
    """Return a book without its id behind the title, and with the names of presets over what is told of them."""
    page = None if name == COMMON else _page(name)
    presets = page.preset_names if page else {}

    def named(heading: re.Match[str]) -> str:
        label = presets.get(heading[2])
        return f"{heading[1]}{label.get(language, label['en'])}" if label else heading[0]

    return _PRESET.sub(named, _TITLE_ID.sub(r"\1", text))


def _row_name(prefix: str, pattern: str, language: str) -> str:
    """Return what a row of a price list is called that a sentence names by its rule: TIANJIN-F-catch_five."""
    return _pattern_name(_page(prefix.lower()), pattern, language)


def _choices_named(page: Ruleset | None, language: str, text: str) -> Iterator[str]:
    """Yield the lines of a book, presets and choices of its tables of options called as a table's form calls them."""
    options = {option.key: option for option in page.options} if page else {}
    presets = {name: told.get(language, name) for name, told in page.preset_names.items()} if page else {}
    head = ""
    for line in text.split("\n"):
        begins, head = line.startswith("|") and not head, (head or line) if line.startswith("|") else ""
        if not head.strip("| ").startswith(_OPTION_HEADS):
            yield line
        elif begins:
            yield _CHOICE.sub(lambda word: presets.get(word[1], word[0]), line)
        else:
            key = _OPTION_ROW.match(line)
            yield _row_in_words(options[key[1]], language, line) if key and key[1] in options else line


def _row_in_words(option: Option, language: str, line: str) -> str:
    """Return a row of an option with the names of its choices, its own name not once more behind its id."""
    begin = line.index("|", 1)
    head = line[:begin].replace(f" ({option.text.get(language, '')})", "")
    return head + _CHOICE.sub(lambda word: _value(option, word[1], language) or word[0], line[begin:])


def _linked(name: str, language: str) -> str:
    """Return a link to another book that says its name, nothing where there is no such book."""
    title = _title(name, language)
    return f"[{title}]({name}.md)" if title else ""


def _title(name: str, language: str) -> str:
    """Return what a reader calls a book: the name of its game, or the heading of `common`; nothing if there is none."""
    if name == COMMON:
        heading = book(name, language).text.partition("\n")[0]
        return re.split(r"[(·]", heading.removeprefix("#"))[0].strip()
    page = _page(name)
    return page.name.get(language.replace("-", "_").lower()) or page.name.get(language, page.id) if page else ""


def searched(question: str, language: str, name: str | None) -> list[bodies.Found]:
    """Return the rules that answer a question best, of one book or of all, named for a reader. Raises UnknownName."""
    return [_found(hit, language) for hit in find(question, language, name)]


def _found(hit: Hit, language: str) -> bodies.Found:
    """Name a rule by its number, a row of a price list by its pattern, and ids in its text as the book names them."""
    language = book(hit.variant, language).language
    number = hit.rule.removeprefix(f"{hit.variant.upper()}-")
    page = _page(hit.variant) if hit.variant != COMMON else None
    pattern = number.partition("F-")[2]
    title = (_name(page, pattern, language) or pattern) if pattern else f"§{number}"
    told = _LINK.sub(r"\1", _PROGRAM.sub("", hit.text).replace("**", ""))
    named = _ID.sub(
        lambda found: _name(page, found[1], language) or found[0], _TICKED.sub(_unticked(page, language), told)
    )
    return bodies.Found(
        variant=hit.variant,
        rule=hit.rule,
        book=_title(hit.variant, language) or hit.variant,
        title=title,
        text=named.strip(" |").replace(" | ", " · "),
    )


def _unticked(page: Ruleset | None, language: str) -> Callable[[re.Match[str]], str]:
    return lambda found: _name(page, found[1], language) or found[1]


def _called(name: str, language: str, text: str) -> Iterator[tuple[str, str]]:
    """Yield the ids that a book names, and what a reader calls them."""
    page = None if name == COMMON else _page(name)
    ticked = set(_TICKED.findall(text))
    bare = set(_ID.findall(_TICKED.sub(" ", text))) | (set(_OPTION_ROW.findall(text)) if page else set())
    found = {written: _name(page, written, language) for written in sorted(ticked | bare)}
    yield from ((written, told) for written, told in found.items() if told and told != written)
    # In a price list an id is that of a pattern, though an option or a value be called so, too.
    for pattern in sorted(set(_PRICE_ROW.findall(text)) if page else ()):
        told = _pattern_name(page, pattern, language)
        if told and told != found.get(pattern):
            yield f"F-{pattern}", told
    for rule, pattern in sorted(set(_PRESET_ROW.findall(text))):
        if told := _pattern_of_book(page, rule, language) or _pattern_name(page, pattern.removeprefix("PF-"), language):
            yield pattern, told
    if page is None:
        for variant in ids():
            if re.search(rf"(?<![\w.`]){variant}(?![\w.])", text):
                yield variant, load(variant).name.get(language, variant)


def _page(name: str) -> Ruleset | None:
    try:
        return load_known(name).page
    except UnknownName:  # a book of a game that is not played yet
        return None


def _name(page: Ruleset | None, written: str, language: str) -> str:
    """Return what an option, an option with a value (`lack: free`), a value or a pattern is called; else nothing."""
    if page is not None:
        key, colon, value = written.partition(":")
        option = next((one for one in page.options if one.key == key.strip()), None)
        if option is not None and not colon:
            return option.text.get(language, "")
        if option is not None and (told := _value(option, value.strip(), language) or _number(value.strip())):
            return f"{option.text.get(language, key)}{'：' if language != 'en' else ': '}{told}"
        values = {told for one in page.options if (told := _value(one, written, language))}
        if len(values) == 1:
            return values.pop()
    return _pattern_name(page, written, language)


def _number(written: str) -> str:
    """Return a value that is a number as it is: it needs no name beside that of its option."""
    value = plain(written)
    return written if isinstance(value, int) and not isinstance(value, bool) else ""


def _pattern_name(page: Ruleset | None, written: str, language: str) -> str:
    try:
        return page.pattern_name(page.pattern_id(written), language) if page else pattern_name(written, language)
    except UnknownName:
        return _pattern_of_book(page, written, language)


def _value(option: Option, written: str, language: str) -> str:
    value = plain(written)
    numbered = isinstance(value, int) and not isinstance(value, bool)
    if value not in option.choices or numbered:
        return ""
    told = msgspec.to_builtins(value_name(option, value))
    return str(told.get(language.replace("-", "_").lower()) or told.get(language) or "")


def _pattern_of_book(page: Ruleset | None, written: str, language: str) -> str:
    """Return the name of a pattern that the book lists under another id than the page, or under this whole rule."""
    for pattern, rule in (page.pattern_rules if page else {}).items():
        if page is not None and written in (rule, rule.partition("-F-")[2]):
            return page.pattern_name(page.pattern_id(pattern), language)
    return ""
