"""The contents in the margin of every page: an extension of Sphinx, which would take a second a page to do the same.

Sphinx copies all headings of all pages for each page it writes (half of the time of a site of 85 pages); the margin
shows titles alone.
"""

from collections.abc import Iterator
from html import escape
from typing import Any

from fangcheng.handbook.chapters import contents

BEFORE_THEME = 400  # the theme listens at 500


def setup(application: Any) -> dict[str, Any]:
    """Called by Sphinx."""
    application.connect("html-page-context", _give_contents, priority=BEFORE_THEME)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def _give_contents(application: Any, page: str, _: str, context: dict[str, Any], __: Any) -> None:
    """Let the theme ask for the contents as it asks Sphinx, with arguments that change nothing."""
    context["toctree"] = lambda **_: "".join(_margin(application, page))


def _margin(application: Any, page: str) -> Iterator[str]:
    within = application.env.toctree_includes
    inner = {one for index, pages in within.items() if index != "index" for one in pages}
    for chapter in contents(one for one in application.env.found_docs if one not in inner and one != "index"):
        yield f'<p class="caption" role="heading"><span class="caption-text">{escape(chapter.title)}</span></p><ul>'
        for one in chapter.pages:
            yield from _line(application, one, page, within.get(one, []), "toctree-l1")
        yield "</ul>"


def _line(application: Any, one: str, page: str, below: list[str], level: str) -> Iterator[str]:
    here = " current" if page == one or page in below else ""
    title = escape(application.env.titles[one].astext())
    target = "#" if page == one else application.builder.get_relative_uri(page, one)
    yield f'<li class="{level}{here}"><a class="reference internal{here}" href="{target}">{title}</a>'
    if below:
        yield "<ul>"
        for inner in below:
            yield from _line(application, inner, page, [], "toctree-l2")
        yield "</ul>"
    yield "</li>"
