"""Names of option values and of bots in four languages, as the page has them."""

from fangcheng.rules.catalogue import LANGUAGES
from fangcheng.sentences import say
from fangcheng.web.page.texts import names
from fangcheng.web.wire import Names


def names_of(key: str) -> Names | None:
    """Return a text without arguments in the four languages."""
    found = {language: say(language, key) for language in LANGUAGES}
    return names({language: name for language, name in found.items() if name}) if found["en"] else None


def names_of_player(name: str) -> Names | None:
    """Return how a player is called in the four languages; a bot has a name in each, the reader none."""
    if not name:
        return None
    return names_of(f"bot-{name.lower()}") or names(dict.fromkeys(LANGUAGES, name))
