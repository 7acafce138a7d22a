"""The sentences of texts/*.ftl in four languages, by their keys: one room for page, terminal and library."""

from functools import cache
from importlib.resources import files
from typing import Any


@cache
def bundle(language: str) -> Any:
    """Return all texts of a language."""
    from fluent.runtime import FluentBundle, FluentResource  # a tenth of a second: only who asks for words waits

    source = files("fangcheng").joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source))
    return made


def say(language: str, key: str, **args: int | str) -> str | None:
    """Return the sentence of a key, None where the file has none."""
    made = bundle(language)
    if not made.has_message(key):
        return None
    sentence, _ = made.format_pattern(made.get_message(key).value, args)
    return str(sentence)


def is_key(key: str) -> bool:
    """Return True if there is a sentence of this key."""
    return bool(bundle("en").has_message(key))
