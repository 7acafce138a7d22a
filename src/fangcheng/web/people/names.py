"""Names that people give themselves: cleaned, bounded, and told apart within a room."""

import unicodedata
from collections.abc import Iterable

from fangcheng.errors import FangchengError
from fangcheng.web.page.words import names_of
from fangcheng.web.table.bots import NAMES

LONGEST = 16  # signs as seen
LARGEST = 64  # bytes
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # categories of what nobody sees, or what turns lines about

# Letters, marks and signs that are drawn as nothing: fillers, joiners, the empty pattern of Braille, variants.
UNSEEN = {chr(point) for point in (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0)}
UNSEEN |= {chr(point) for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0F)) for point in range(first, last + 1)}
UNSEEN |= {chr(point) for point in range(0xE0100, 0xE01F0)}


def clean_name(given: str) -> str:
    """Return a name as it is shown. Raises FangchengError for none, one that is too long, and a bot's."""
    name = seen(given[: 4 * LARGEST])
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        raise FangchengError("people-name-empty")
    signs = sum(not unicodedata.category(sign).startswith("M") for sign in name)
    if signs > LONGEST or len(name.encode()) > LARGEST or len(given) > 4 * LARGEST:
        raise FangchengError("people-name-long")
    if same_name(name) in _of_bots():
        raise FangchengError("people-name-bot")
    return name


def seen(given: str) -> str:
    """Return a text on one line, without what nobody sees and what turns lines about."""
    drawn = (sign for sign in unicodedata.normalize("NFC", given) if sign not in UNSEEN)
    return " ".join("".join(" " if unicodedata.category(sign) in HIDDEN else sign for sign in drawn).split())


def same_name(name: str) -> str:
    """Return what two names have in common that look the same to a reader."""
    return unicodedata.normalize("NFKC", name).casefold()


def told_apart(name: str, others: Iterable[str]) -> str:
    """Return the name, with a number behind it where another in the room is called the same."""
    taken = {same_name(other) for other in others}
    number, told = 2, name
    while same_name(told) in taken:
        told = f"{name} {number}"
        number += 1
    return told


def _of_bots() -> set[str]:
    called = [names_of(f"bot-{name.lower()}") for name in NAMES]
    every = [word for one in called if one for word in (one.en, one.zh_hans, one.zh_hant, one.ja)]
    return {same_name(word) for word in [*NAMES, *every]}
