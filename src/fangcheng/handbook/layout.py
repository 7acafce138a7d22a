"""The folder that the generator reads: every page with its links mended, and what they show and offer."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from fangcheng.game.listed_games import games
from fangcheng.handbook import reference, sources
from fangcheng.handbook.chapters import RULES, contents
from fangcheng.handbook.links import links, mended, on_site

_RULES_ABOUT = """# Rules of {number} games

The program keeps the rules as they are written here, and names the rule when it refuses a move or counts a hand. What
most of the books share is in [the common rules](common.md).

| | | |
|---|---|---|
"""


def lay_out(folder: Path) -> None:
    """Write all sources of the site into a folder; what is there and has not changed stays untouched."""
    texts = _texts()
    wanted = {folder / path for path in texts}
    for path, text in texts.items():
        _write(folder / path, text)
    for path in _carried():
        wanted.add(folder / path)
        _copy(sources.place_of(path), folder / path)
    for left in folder.rglob("*"):
        if left.is_file() and left not in wanted:
            left.unlink()


def _texts() -> dict[str, str]:
    """Return the pages of the site by their paths in it."""
    written = {page: sources.place_of(page).read_text(encoding="utf-8") for page in sources.pages()}
    texts = {on_site(page): mended(text, page) for page, text in written.items()}
    texts[f"{RULES}.md"] = _rules_page()
    texts |= reference.pages()
    texts["index.md"] += _contents(path.removesuffix(".md") for path in texts)
    return texts


def _carried() -> Iterator[str]:
    """Yield the paths of pictures and files that pages show or offer."""
    written = {page: sources.place_of(page).read_text(encoding="utf-8") for page in sources.pages()}
    for page, text in written.items():
        for link in links(text, page):
            if link.path and link.path not in written and sources.place_of(link.path).is_file():
                yield link.path


def _contents(pages: Iterator[str]) -> str:
    """Return the table of contents that the margin shows, of pages that are in no other."""
    top = (
        page for page in pages if page != "index" and (not page.startswith(("rules/", "reference/")) or _is_index(page))
    )
    blocks = [
        "```{toctree}\n:hidden:\n:caption: " + chapter.title + "\n\n" + "\n".join(chapter.pages) + "\n```\n"
        for chapter in contents(top)
    ]
    return "\n" + "\n".join(blocks)


def _is_index(page: str) -> bool:
    return page.endswith("/index")


def _rules_page() -> str:
    """Return the list of rulebooks, in the order of the games."""
    listed = [game for game in games() if sources.place_of(f"rules/{game.id}.md").is_file()]
    rows = [f"| [{one.names['en']}]({one.id}.md) | {one.names['zh-Hans']} | `{one.id}` |" for one in listed]
    tree = "\n".join(["common", *(one.id for one in listed)])
    about = _RULES_ABOUT.format(number=len(listed))
    return f"{about}{chr(10).join(rows)}\n\n```{{toctree}}\n:hidden:\n\n{tree}\n```\n"


def _write(path: Path, text: str) -> None:
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _copy(source: Path, path: Path) -> None:
    if not path.is_file() or path.read_bytes() != source.read_bytes():
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, path)
