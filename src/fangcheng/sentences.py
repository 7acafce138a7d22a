"""The sentences of texts/<language>/*.ftl, by their keys: one room for page, terminal and library."""

from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from fangcheng.extras import needed


@cache
def source(language: str) -> str:
    """Return the Fluent text of all chapters of a language, one after another."""
    chapters = [each for each in files("fangcheng").joinpath("texts", language).iterdir() if each.name.endswith(".ftl")]
    return "\n".join(each.read_text(encoding="utf-8") for each in sorted(chapters, key=lambda each: each.name))


@cache
def bundle(language: str) -> Any:
    """Return all texts of a language."""
    return bundle_of(language, source(language))


def can_say() -> bool:
    """Return True if what reads the texts is installed."""
    return find_spec("fluent") is not None


def bundle_of(language: str, text: str) -> Any:
    """Return the messages of a Fluent text. Raises FangchengError where what reads it is not installed."""
    needed("fluent.runtime")
    from fluent.runtime import FluentBundle, FluentResource  # a tenth of a second: only who asks for words waits

    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text))
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
