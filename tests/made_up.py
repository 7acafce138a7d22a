"""Games that nobody plays: a ruleset of a test, known by its id wherever a variant id is asked for."""

from typing import Any

import pytest

from fangcheng import variants
from fangcheng.rules.option import Option
from fangcheng.variants import load


def made_up(monkeypatch: pytest.MonkeyPatch, base: str, settings: dict[str, Any], **parts: Any) -> str:
    """Declare a neighbour of `base` for one test and return its id.

    `settings` go before all options of `base`; `parts` are other parts of a page, as `vary` takes them.
    """
    last = Option("made_up", True, {True: settings})
    page = load(base).vary("made_up", options=(last,), **parts)
    monkeypatch.setitem(variants._read, page.id, page)
    return page.id
