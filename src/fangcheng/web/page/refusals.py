"""Errors of the library as the page says them: a sentence in the reader's language, with what only English tells."""

from fangcheng.errors import (
    BadOption,
    FangchengError,
    HandError,
    HouseRuleError,
    NotationError,
    RecordError,
    UnknownName,
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


def told(error: FangchengError) -> Text:
    """Return the sentence of an error: its own where it is raised with the key of one, else one for its kind."""
    words = str(error)
    if is_key(words):
        return text(words)
    return text(next(key for kind, key in SENTENCES if isinstance(error, kind)), detail=words)
