"""Tile kinds as small integers, and their notation.

A *face* is what is printed on a tile of the four copies kind: 0-8 are 1m-9m, 9-17 p, 18-26 s,
27-30 the winds E S W N, 31-33 the dragons White, Green, Red. A *kind* is a face or one of the few
tiles beyond: red fives, flowers, Luoshu's heads, cards that some regions add. Notation writes digits
before their suit letter: `123m406p11z5z`, flowers `1f`..`8f`, heads `1a`..`4a`.
"""

from collections.abc import Iterable

from fangcheng.errors import NotationError

FACES = 34
EAST, SOUTH, WEST, NORTH = 27, 28, 29, 30
WHITE, GREEN, RED = 31, 32, 33
RED_5M, RED_5P, RED_5S = 34, 35, 36
FLOWER = 37  # 1f spring .. 4f winter, 5f plum .. 8f bamboo
HEAD = 45  # 1a god of wealth, 2a treasure bowl, 3a cat, 4a mouse (Luoshu; joker and animal cards elsewhere)
CARD = 49  # 1j..7j: wildcards printed for a region (any tile, any of a suit, any honour ...)
PLACES = CARD  # of a mask or a row of counts where heads are tiles of a hand: they stand at their kinds
KINDS = 56
NO_TILE = 63  # fits six bits, is no kind

SUITS = "mpsz"
_EXTRA = {"f": (FLOWER, 8), "a": (HEAD, 4), "j": (CARD, 7)}


def _write_names() -> tuple[str, ...]:
    names = [f"{number}{suit}" for suit in "mps" for number in range(1, 10)]
    names += [f"{number}z" for number in range(1, 8)]
    names += ["0m", "0p", "0s"]
    for letter, (_, count) in _EXTRA.items():
        names += [f"{number}{letter}" for number in range(1, count + 1)]
    return tuple(names)


NAMES = _write_names()
_KIND_OF = {name: kind for kind, name in enumerate(NAMES)}


def name_of(kind: int) -> str:
    """Return the notation of one kind, `5m` or `0p`; an unknown tile is `?`."""
    return NAMES[kind] if 0 <= kind < KINDS else "?"


def face_of(kind: int) -> int:
    """Return the face a kind counts as: a red five is a five, everything else is itself."""
    return (4, 13, 22)[kind - RED_5M] if RED_5M <= kind <= RED_5S else kind


def is_red(kind: int) -> bool:
    """Return True if the kind is a red five."""
    return RED_5M <= kind <= RED_5S


def is_flower(kind: int) -> bool:
    """Return True if the kind is a flower: laid out as it comes, no part of a hand."""
    return FLOWER <= kind < HEAD


def parse(text: str) -> list[int]:
    """Return the kinds in `text`, in the order written; blanks are free.

    Raises NotationError with the position (counted from 1) of the first bad character.
    """
    kinds: list[int] = []
    digits: list[tuple[int, str]] = []
    for position, character in enumerate(text, start=1):
        if character in "0123456789":
            digits.append((position, character))
        elif character.isspace():
            continue
        else:
            _require_digits(text, position, character, digits)
            kinds.extend(_kind_at(text, where, digit, character) for where, digit in digits)
            digits = []
    if digits:
        raise NotationError(text, digits[0][0], "no suit letter follows the digits; suits are m p s z, flowers f")
    return kinds


def _require_digits(text: str, position: int, letter: str, digits: list[tuple[int, str]]) -> None:
    if letter not in SUITS and letter not in _EXTRA:
        raise NotationError(text, position, f'no suit "{letter}"; suits are m p s z, flowers f')
    if not digits:
        raise NotationError(text, position, f'no number before "{letter}"')


def _kind_at(text: str, position: int, digit: str, letter: str) -> int:
    kind = _KIND_OF.get(digit + letter)
    if kind is None:
        raise NotationError(text, position, f'no tile "{digit}{letter}"')
    return kind


def write(kinds: Iterable[int]) -> str:
    """Write `kinds` in notation, in their order, digits of neighbours of one suit joined: `123m5p`."""
    parts: list[str] = []
    suit = ""
    for kind in kinds:
        name = name_of(kind)
        if suit and name[-1] != suit:
            parts.append(suit)
        parts.append(name[:-1])
        suit = name[-1]
    return "".join(parts) + suit


def sort_key(kind: int) -> tuple[int, int]:
    """Return the place of a kind on the rack: m, p, s, winds, dragons; a red five just before its plain twins."""
    return face_of(kind), 0 if is_red(kind) else 1
