"""Pages of examples, section by section: what stands under one heading runs by itself."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def sections(page: str) -> dict[str, str]:
    """The sections of a page that hold examples, by their headings."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    parts = re.split(r"^## +(.*)$", text, flags=re.MULTILINE)
    return {title: part for title, part in zip(parts[1::2], parts[2::2]) if ">>> " in part}


def failures(page: str, title: str) -> tuple[int, str]:
    """How many examples a section has, and what doctest says of those that are not as shown."""
    test = doctest.DocTestParser().get_doctest(sections(page)[title], {}, title, page, 0)
    said: list[str] = []
    doctest.DocTestRunner().run(test, out=said.append)
    return len(test.examples), "".join(said)
