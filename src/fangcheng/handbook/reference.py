"""The reference: every public name with its types, words, parts and source, as Markdown for the site."""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from fangcheng.handbook.chapters import REFERENCE
from fangcheng.handbook.entries import ERRORS, Entry
from fangcheng.handbook.links import title_of
from fangcheng.handbook.mentioned import PUBLIC, Home, Told, reference, written

FOLDER = "reference"
OTHERS = "others"


class Topic(NamedTuple):
    """A page of the reference: names that are defined in some rooms of the package."""

    page: str
    title: str
    rooms: tuple[str, ...]  # dotted, below the package; the longest that fits has the name


TOPICS = (
    Topic(
        "hands",
        "Hands and scores",
        (
            *("tiles", "game.questions", "game.worth", "game.told", "game.batches", "game.hands", "game.explain"),
            *("game.circumstances", "game.reckoning", "game.finished_hand", "game.pattern_lines"),
            *("game.hand_input", "game.hand_rows", "game.asking"),
        ),
    ),
    Topic("matches", "Matches", ("game",)),
    Topic("events", "Events", ("game.event_types",)),
    Topic("tables", "Many tables", ("bots.tables", "game.tables", "game.observations")),
    Topic("bots", "Bots", ("bots", "leagues")),
    Topic("environments", "Environments", ("envs",)),
    Topic("records", "Records", ("records",)),
    Topic("advice", "Advice, drills and reviews", ("adviser", "coach", "drills", "reviewer", "game.hints")),
    Topic("games", "Games and their rules", ("variants", "rules", "books", "game.listed_games")),
    Topic("cases", "Cases", ("conform",)),
    Topic("errors", "Errors", ("errors",)),
    Topic(OTHERS, "Other names", ("",)),
)

_THOUGHT = re.compile(r"(?<=\.)\n(?=`|Raises |Returns |Rules: )")  # where a docstring goes on with something else
_PAGE = re.compile(r"\bdocs/[\w-]+\.md\b")
_RAISES = re.compile(r"\bRaises [^.`]*")

_ABOUT = f"""# Reference

Every name of {", ".join(f"`{name}`" for name in PUBLIC)}, and every type that they take or give. Shapes, units and
errors are in the words of each name, and *Source* unfolds how it is made. What is not named here may change without a
word ([what stays](../docs/stability.md)).
"""


def pages() -> dict[str, str]:
    """Return the pages of the reference by their paths."""
    told = reference()
    made = {f"{REFERENCE}.md": _overview(told)}
    for topic in TOPICS:
        if names := _of_topic(topic, told):
            made[f"{FOLDER}/{topic.page}.md"] = _page(topic, names, told)
    return made


def topic_of(module: str) -> Topic:
    """Return the page that names of a module stand on."""
    room = module.partition(".")[2]

    def fit(topic: Topic) -> int:
        return max((len(one) for one in topic.rooms if f"{room}.".startswith(f"{one}.") or not one), default=-1)

    return max(TOPICS, key=fit)


def _of_topic(topic: Topic, told: Mapping[Home, Told]) -> list[Told]:
    """Return the names of a page: public ones first, functions before classes, each in their order."""
    names = [one for home, one in told.items() if topic_of(home.module) is topic]
    return sorted(names, key=lambda one: (not _is_public(one), one.entry.role != "function"))


def _is_public(one: Told) -> bool:
    return one.module in PUBLIC


def _overview(told: Mapping[Home, Told]) -> str:
    parts = [_ABOUT]
    topics = [(topic, list(filter(_is_public, _of_topic(topic, told)))) for topic in TOPICS]
    parts.append("```{toctree}\n:hidden:\n\n" + "\n".join(t.page for t, _ in topics if _of_topic(t, told)) + "\n```\n")
    for topic, names in topics:
        if names:
            rows = "\n".join(f"| {_link(one)} | {_first_sentence(one)} |" for one in names)
            parts.append(f"## [{topic.title}]({topic.page}.md)\n\n| | |\n|---|---|\n{rows}\n")
    return "\n".join(parts)


def _link(one: Told) -> str:
    role = {"function": "func", "exception": "exc"}.get(one.entry.role, one.entry.role)
    short = "~" if one.module == PUBLIC[0] or not _is_public(one) else ""
    return f"{{py:{role}}}`{short}{one.module}.{one.entry.name}`"


def _first_sentence(one: Told) -> str:
    first = " ".join(one.entry.words.partition("\n\n")[0].split())
    return re.split(r"(?<=[^.]\.)\s|(?<=:)$", first, maxsplit=1)[0].replace("|", "\\|")


def _page(topic: Topic, names: Iterable[Told], told: Mapping[Home, Told]) -> str:
    blocks = ["\n".join(_block(one.entry, one.module, told, ":" * 5)) for one in names]
    return f"# {topic.title}\n\n" + "\n\n".join(blocks) + "\n"


def _block(one: Entry, module: str, told: Mapping[Home, Told], fence: str) -> Iterator[str]:
    """Yield the lines of a name as a directive of Sphinx's domain for Python, its parts within it."""
    yield f"{fence}{{py:{one.role}}} {one.name}{_signature(one, told)}"
    yield from (f":{key}: {value}".rstrip() for key, value in _options(one, module, told, is_part=len(fence) < 5))
    yield ""
    if bases := [_link(told[Home(*base)]) for base in one.bases if base in told]:
        yield f"A kind of {', '.join(bases)}.\n"
    if one.value is not None:
        yield f"```python\n{one.name} = {ast.unparse(one.value)}\n```\n"
    yield _words(one.words, told)
    if isinstance(one.node, ast.FunctionDef):
        yield _source(one)
    for part in one.parts:
        yield ""
        yield from _block(part, module, told, fence[1:])
    yield fence


def _signature(one: Entry, told: Mapping[Home, Told]) -> str:
    if one.takes is None:
        return ""
    gives = f" -> {written(one.gives, one.module, told)}" if one.gives is not None else ""
    return f"({written(one.takes, one.module, told)}){gives if one.role != 'class' else ''}"


def _options(one: Entry, module: str, told: Mapping[Home, Told], is_part: bool) -> Iterator[tuple[str, str]]:
    if not is_part:
        yield "module", module
    if one.role in ("attribute", "property") and one.gives is not None:
        yield "type", written(one.gives, one.module, told)
    if one.role == "method" and any(ast.unparse(mark) == "classmethod" for mark in _marks(one)):
        yield "classmethod", ""


def _source(one: Entry) -> str:
    """Return the source, folded, below the words; blank lines let it be read as code within HTML."""
    first = min([one.node.lineno, *(mark.lineno for mark in _marks(one))])
    text = textwrap.dedent("\n".join(one.module.lines[first - 1 : one.node.end_lineno]))
    place = f"{one.module.name}, line {first}"
    return f"\n<details><summary>Source: {place}</summary>\n\n```python\n{text}\n```\n\n</details>"


def _marks(one: Entry) -> list[ast.expr]:
    return one.node.decorator_list if isinstance(one.node, ast.FunctionDef) else []


def _words(text: str, told: Mapping[Home, Told]) -> str:
    """Return a docstring as Markdown: what an interpreter shows becomes code, errors and pages become links."""
    paragraphs = inspect.cleandoc(text).split("\n\n")
    return "\n\n".join(f"```python\n{one}\n```" if one.startswith(">>> ") else _linked(one, told) for one in paragraphs)


def _linked(paragraph: str, told: Mapping[Home, Told]) -> str:
    apart = _THOUGHT.sub("\n\n", paragraph)
    with_pages = _PAGE.sub(lambda match: f"[{title_of(match[0])}](../{match[0]})", apart)
    raised = {one.entry.name: one for home, one in told.items() if home.module == ERRORS}
    return _RAISES.sub(lambda match: _with_links(match[0], raised), with_pages)


def _with_links(sentence: str, raised: Mapping[str, Told]) -> str:
    return re.sub(r"[A-Z]\w+", lambda match: _link(raised[match[0]]) if match[0] in raised else match[0], sentence)
