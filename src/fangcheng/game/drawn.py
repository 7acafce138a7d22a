"""Tiles drawn for a notebook: the outlines of the page's tile set, each once in what is shown, and no script.

tiles.svg is the sprite that tools/make_tiles.py writes for the page too; each of its lines is one picture with an id.
"""

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from importlib.resources import files

from fangcheng.tiles import NAMES

PREFIX = "fangcheng-"  # so that no id of the page around it is one of ours
HEIGHT, WIDTH = "2em", "1.5em"
TILE = f"display:inline-block;width:{WIDTH};height:{HEIGHT};margin:1px;border-radius:3px;vertical-align:middle;"
FACE = TILE + "background:#fffdf6;box-shadow:0 0 0 1px #b9ae92"
BACK = TILE + "background:#1c6b58;box-shadow:0 0 0 1px #0a4a3d"


@cache
def _pictures() -> dict[str, str]:
    """Return every picture of the tile set by its id."""
    lines = files("fangcheng").joinpath("game", "tiles.svg").read_text(encoding="utf-8").splitlines()
    found = {}
    for line in lines:
        named = re.match(r'<(?:g|symbol) id="t-([a-z0-9-]+)"', line)
        if named:
            found[named[1]] = re.sub(r'(id="|href="#)t-', rf"\1{PREFIX}t-", line)
    return found


class Sheet:
    """One thing shown: it remembers which tiles are in it, so that just those are drawn."""

    def __init__(self) -> None:
        self._used: dict[str, None] = {}

    def tiles(self, names: Iterable[str], spoken: str) -> str:
        """Return tiles in a row; what is no tile is shown as a back. `spoken`: what they are to who cannot see."""
        drawn = "".join(self._tile(name if name in NAMES else "back") for name in names)
        return f'<span role="img" aria-label="{escape(spoken)}">{drawn}</span>' if drawn else ""

    def _tile(self, name: str) -> str:
        self._used[name] = None
        picture = f'<svg viewBox="-20 -27 340 454" width="100%" height="100%"><use href="#{PREFIX}t-{name}"/></svg>'
        return f'<span style="{BACK if name == "back" else FACE}">{picture}</span>'

    def whole(self, body: str) -> str:
        """Return the body with the pictures that it uses."""
        pictures, wanted, seen = _pictures(), list(self._used), set[str]()
        while wanted:
            name = wanted.pop()
            if name not in seen:
                seen.add(name)
                wanted += re.findall(rf'href="#{PREFIX}t-([a-z0-9-]+)"', pictures[name])
        drawn = "".join(pictures[name] for name in sorted(seen))
        sprite = (
            f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{drawn}</svg>' if drawn else ""
        )
        return f"<div>{sprite}{body}</div>"
