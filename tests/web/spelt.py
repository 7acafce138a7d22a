"""Tiles as they may be written, and what the library reads in them: `python -m web.spelt` writes them for the page.

The page draws a pasted hand before the server has seen it, so it must read what the library reads.
"""

import json
from pathlib import Path

from fangcheng.spellings import _SAME, NAME_OF
from fangcheng.tiles import name_of, parse

FILE = Path(__file__).resolve().parents[2] / "web" / "tests" / "spellings.json"
HANDS = [
    "123m406p789s1155z",
    "1 2 3 m 5z 1f 8f 4a 7j",
    "5mr5pr5srESWNPFC",
    "1m2m3m4p5pr6p E E S S",
    "东東南西北白发發発中",
    "一二三万四伍六筒七八九条春竹",
    "赤五万红5p紅五索4赤56筒",
    "3mr7pr12s3sr赤三万红7p紅七索",
    "１２３萬４５６餅７８９索",
    "\U0001f007\U0001f008\U0001f009\U0001f000\ufe0e\U0001f004\ufe0f",
    "",
]


def texts() -> list[str]:
    """Return the texts: every sign the library knows, alone or with what it needs, and whole hands."""
    signs = [chr(number) for number in _SAME]
    digits = [sign + "m" for sign in signs if sign.translate(_SAME).isdigit()]
    suits = ["5" + sign for sign in signs if not sign.translate(_SAME).isdigit()]
    return [*HANDS, *digits, *suits, *NAME_OF]


def spelt() -> dict[str, list[str]]:
    """Return the tiles of each text, as the library reads them."""
    return {text: [name_of(kind) for kind in parse(text)] for text in texts()}


def written() -> str:
    """Return the file, a text to a line."""
    lines = [f"{json.dumps(text, ensure_ascii=False)}: {json.dumps(tiles)}" for text, tiles in spelt().items()]
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
