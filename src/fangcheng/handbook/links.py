"""Links of a page, turned from the tree of sources to the site."""

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fangcheng.handbook.chapters import FRONT, REFERENCE, RULES
from fangcheng.handbook.sources import place_of

# Code of a block, a link whose words may hold code, other code: whichever begins first.
_PIECE = re.compile(
    r"^(?P<fence>```+|~~~+).*?^(?P=fence)[ \t]*$"
    r"|(?P<mark>!?)\[(?P<words>(?:`[^`\n]*`|[^\]\[`])*)\]\((?P<target>[^()\s]+)\)"
    r"|`+[^`\n]*`+",
    re.MULTILINE | re.DOTALL,
)
_FILE = re.compile(r"(?:\w[\w.-]*/)*\w[\w-]*\.md")  # words that are the name of a page's file, not of the page
_ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:")
FOLDERS = {"rules": f"{RULES}.md", "src/fangcheng": f"{REFERENCE}.md"}  # folders of which the site has a page


@dataclass(frozen=True)
class Link:
    """A link as a page has it."""

    words: str
    path: str  # in the tree, empty within the page
    anchor: str  # without its sign, else empty
    is_picture: bool


def links(text: str, page: str) -> Iterator[Link]:
    """Yield the links of a page that do not lead elsewhere; `page` is its path in the tree."""
    for match in _PIECE.finditer(text):
        if match["target"] and (link := _link(match, page)) is not None:
            yield link


def mended(text: str, page: str) -> str:
    """Return the page with links as the site has them; what the site does not carry keeps its words alone."""
    return _PIECE.sub(lambda match: _mended(match, page) if match["target"] else _trimmed(match[0]), text)


def _trimmed(code: str) -> str:
    """Return code without the empty line that ends examples which are tested."""
    return re.sub(r"\n\s*\n(?=(?:```|~~~)\S*\Z)", "\n", code)


def on_site(path: str) -> str:
    """Return where a path of the tree stands on the site."""
    return "index.md" if path == f"{FRONT}.md" else FOLDERS.get(path.rstrip("/"), path)


def _link(match: re.Match[str], page: str) -> Link | None:
    target = match["target"]
    if _ELSEWHERE.match(target):
        return None
    path, _, anchor = target.partition("#")
    there = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else ""
    return Link(match["words"], there, anchor, bool(match["mark"]))


def _mended(match: re.Match[str], page: str) -> str:
    link = _link(match, page)
    if link is None or not link.path:
        return match[0]
    path = on_site(link.path)
    if path not in FOLDERS.values() and not place_of(link.path).is_file():
        return link.words
    target = posixpath.relpath(path, posixpath.dirname(on_site(page)) or ".")
    words = title_of(link.path, link.anchor) if _FILE.fullmatch(link.words) else link.words
    return f"{match['mark']}[{words}]({target}{'#' + link.anchor if link.anchor else ''})"


@cache
def title_of(page: str, anchor: str = "") -> str:
    """Return the heading of a page of the tree, or that of one of its sections."""
    text = _PIECE.sub(lambda match: "" if match["fence"] else match[0], place_of(page).read_text(encoding="utf-8"))
    headings: list[str] = re.findall(r"^#+ +(.+?)\s*$", text, re.MULTILINE)
    return next((heading for heading in headings if anchor_of(heading) == anchor), headings[0])


def anchor_of(heading: str) -> str:
    """Return the name by which GitHub knows a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
