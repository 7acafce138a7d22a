"""Differences planted by lot in translated books: digits, tiles, ids, clauses, denials, rows."""

import random
import re
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import NamedTuple


class Lots(NamedTuple):
    """What was drawn; each text is a whole book with one difference in it."""

    seed: int
    planted: list[tuple[str, str, str, str]]  # language, book, text, kind with the line


# What is said in a line of a book, and what is said instead; the line begins with its rule, which stays.
KINDS: dict[str, tuple[str, Callable[[re.Match[str]], str]]] = {
    "digit": (r"(?<=[^\w.^-])\d(?=[^\w.^-])", lambda found: str(int(found[0]) % 9 + 1)),
    "numeral": (r"(?<![一二三四五六七八九十第])[二两三四五六](?=[张家副局番分倍圈种])", lambda found: "七"),
    "tile": (r"(?<![\w.])\d[mps](?![a-z0-9])", lambda found: f"{int(found[0][0]) % 9 + 1}{found[0][1]}"),
    "reference": (r"(?<=[A-Z]-)\d+", lambda found: str(int(found[0]) + 1)),
    "clause": (r"[^。；：]{6,}[。；]", lambda found: ""),
    "denial": (r"不能|没有|ない", lambda found: {"不能": "能", "没有": "有", "ない": "る"}[found[0]]),
    "side": (
        r"庄家|上家|自摸|右",
        lambda found: {"庄家": "闲家", "上家": "下家", "自摸": "点炮", "右": "左"}[found[0]],
    ),
    "switch": (r"(?<=\| )[开关](?= \|)", lambda found: "开" if found[0] == "关" else "关"),
    "row": (r"^\|.*", lambda found: ""),
}


def draw(times: int, text_of: Callable[[str, str], str], books: Iterable[tuple[str, str]]) -> Lots:
    """Plant so many differences, of every kind in turn, each in a book of its own; anew each day."""
    seed = datetime.now(UTC).toordinal()
    lot, shelf = random.Random(seed), sorted(books)
    planted: list[tuple[str, str, str, str]] = []
    while len(planted) < times:
        kind = [*KINDS][len(planted) % len(KINDS)]
        language, book = lot.choice(shelf)
        lines = text_of(language, book).splitlines()
        places = [(n, found) for n, line in enumerate(lines) for found in _places(kind, line)]
        if not places:
            continue
        n, found = lot.choice(places)
        lines[n] = lines[n][: found.start()] + KINDS[kind][1](found) + lines[n][found.end() :]
        told = "\n".join([*lines[:n], *([lines[n]] if lines[n] else []), *lines[n + 1 :]])
        planted.append((language, book, f"{told}\n", f"{kind} in {found.string[:60]}"))
    return Lots(seed, planted)


def _places(kind: str, line: str) -> list[re.Match[str]]:
    """Return where a line may say something else: behind its id, before what speaks to programmers."""
    row = line.startswith("|")
    if not (row or line.startswith("- ")) or set(line) <= set("|- :") or row != (kind in ("row", "switch")):
        return []
    begin = 0 if row else line.find(" ", 2) + 1
    end = line.find("〔程序〕") if "〔程序〕" in line else len(line)
    return [found for found in re.finditer(KINDS[kind][0], line) if begin <= found.start() and found.end() <= end]
