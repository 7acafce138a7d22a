"""The Fluent texts on the server's side: names of option values and of bots in four languages."""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.web.page.texts import names
from fangcheng.web.wire import Names


@cache
def bundle(language: str) -> Any:
    """Return all texts of a language."""
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


def names_of(key: str) -> Names | None:
    """Return a text without arguments in the four languages."""
    found = {language: say(language, key) for language in LANGUAGES}
    return names({language: name for language, name in found.items() if name}) if found["en"] else None


def names_of_player(name: str) -> Names | None:
    """Return how a player is called in the four languages; a bot has a name in each, the reader none."""
    if not name:
        return None
    return names_of(f"bot-{name.lower()}") or names(dict.fromkeys(LANGUAGES, name))
