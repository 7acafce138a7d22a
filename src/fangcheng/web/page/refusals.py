"""Errors of the library as the page says them: a sentence in the reader's language, with what only English tells."""

from fangcheng.errors import (
    BadOption,
    FangchengError,
    HandError,
    HouseRuleError,
    NotationError,
    RecordError,
    UnknownName,
    printable,
)
from fangcheng.sentences import is_key
from fangcheng.web.page.texts import text
from fangcheng.web.wire import Text

SENTENCES: tuple[tuple[type[FangchengError], str], ...] = (
    (NotationError, "refused-notation"),
    (HandError, "refused-hand"),
    (UnknownName, "refused-name"),
    (BadOption, "refused-option"),
    (HouseRuleError, "refused-house"),
    (RecordError, "refused-record"),
    (FangchengError, "refused-other"),
)
# Names that the page itself sends, out of an address or a saved choice: first word of `what`, and the whole sentence.
UNKNOWN = {
    "preset": "unknown-preset",
    "option": "unknown-option",
    "variant": "unknown-game",
    "rulebook": "unknown-game",
    "drill": "unknown-drill",
    "item": "unknown-advice",
}


def told(error: FangchengError) -> Text:
    """Return the sentence of an error: its own where it is raised with the key of one, else one for its kind."""
    words = str(error)
    if is_key(words):
        return text(words)
    if isinstance(error, UnknownName) and (key := UNKNOWN.get(error.what.split()[0])):
        close = error.close[0] if error.close else "none"
        return text(key, name=printable(error.name[:60]), close=close, detail=words)
    return text(next(key for kind, key in SENTENCES if isinstance(error, kind)), detail=words)
