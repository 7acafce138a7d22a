"""Tile kinds as small integers, with their notation.

A *face* is what is printed on a tile of the four copies kind: 0-8 are 1m-9m, 9-17 p, 18-26 s,
27-30 the winds E S W N, 31-33 the dragons White, Green, Red. A *kind* is a face or one of the few
tiles beyond: red fives, flowers, Luoshu's heads, cards that some regions add, red threes and sevens. Notation writes
digits before their suit letter: `123m406p11z5z`, flowers `1f`..`8f`, heads `1a`..`4a`; a red three or seven stands by
itself, `3mr`. `parse` also reads tiles as they are written elsewhere (spellings.py).
"""

from collections.abc import Iterable
from operator import index

from fangcheng.errors import HandError, NotationError
from fangcheng.spellings import signs

FACES = 34
EAST, SOUTH, WEST, NORTH = 27, 28, 29, 30
WHITE, GREEN, RED = 31, 32, 33
RED_5M, RED_5P, RED_5S = 34, 35, 36
FLOWER = 37  # 1f spring .. 4f winter, 5f plum .. 8f bamboo
HEAD = 45  # 1a god of wealth, 2a treasure bowl, 3a cat, 4a mouse (Luoshu; joker and animal cards elsewhere)
CARD = 49  # 1j..7j: wildcards printed for a region (any tile, any of a suit, any honour ...)
PLACES = CARD  # of a mask or a row of counts where heads are tiles of a hand: they stand at their kinds
RED_3M, RED_7M = 56, 59  # red threes of m, p and s, then red sevens; few tables have them, so they came last
KINDS = 62
NO_TILE = 63  # fits six bits, is no kind

SUITS = "mpsz"
_EXTRA = {"f": (FLOWER, 8), "a": (HEAD, 4), "j": (CARD, 7)}


def _write_names() -> tuple[str, ...]:
    names = [f"{number}{suit}" for suit in "mps" for number in range(1, 10)]
    names += [f"{number}z" for number in range(1, 8)]
    names += ["0m", "0p", "0s"]
    for letter, (_, count) in _EXTRA.items():
        names += [f"{number}{letter}" for number in range(1, count + 1)]
    names += [f"{number}{suit}r" for number in (3, 7) for suit in "mps"]
    return tuple(names)


NAMES = _write_names()
_KIND_OF = {name: kind for kind, name in enumerate(NAMES)}
# The face of each red kind: fives in the order m p s, then threes and sevens.
FACE_OF_RED = {
    kind + suit: 9 * suit + rank for kind, rank in ((RED_5M, 4), (RED_3M, 2), (RED_7M, 6)) for suit in range(3)
}
RED_FIVE_OF = {face: red for red, face in FACE_OF_RED.items() if red <= RED_5S}
RED_OF_FACE = {face: red for red, face in FACE_OF_RED.items()}


def name_of(kind: int) -> str:
    """Return the notation of one kind, `5m`, `0p` or `3mr`; an unknown tile is `?`."""
    return NAMES[kind] if 0 <= kind < KINDS else "?"


def face_of(kind: int) -> int:
    """Return the face a kind counts as: a red five is a five, everything that is not red is itself."""
    return FACE_OF_RED.get(kind, kind)


def kinds_of_face(face: int) -> tuple[int, ...]:
    """Return the kinds that count as a face: itself, and its red twin if there is one."""
    return (face, RED_OF_FACE[face]) if face in RED_OF_FACE else (face,)


def is_red(kind: int) -> bool:
    """Return True if the kind is a red five, three or seven."""
    return kind in FACE_OF_RED


def plain(name: str) -> str:
    """Return the name of a tile as that of its plain twin: `5m` of `0m`, `3p` of `3pr`; names of no tile stay."""
    return NAMES[face_of(_KIND_OF[name])] if name in _KIND_OF else name


def red(name: str) -> str:
    """Return the name of the red twin of a plain tile, `0m` of `5m`; of a tile that has none its own name."""
    return NAMES[RED_OF_FACE.get(_KIND_OF[name], _KIND_OF[name])] if name in _KIND_OF else name


def is_red_name(name: str) -> bool:
    """Return True if this is the name of a red tile."""
    return name in _KIND_OF and is_red(_KIND_OF[name])


def is_flower(kind: int) -> bool:
    """Return True if the kind is a flower: laid out as it comes, no part of a hand."""
    return FLOWER <= kind < HEAD


def parse(text: str) -> list[int]:
    """Return the kinds in `text`, in the order written; blanks are free.

    Beside the notation it reads tiles of mjai (`E S W N P F C`, `5mr`), of Unicode, and Chinese ones (`一万东白`).
    Raises NotationError with the position (counted from 1) of the first bad character.
    """
    kinds: list[int] = []
    digits: list[tuple[int, str]] = []
    alone = False  # whether the last tile has a digit and a letter of its own, so that an r may follow
    for position, character in signs(text):
        if len(character) == 2:
            _require_no_digits(text, digits)
            kinds.append(_KIND_OF[character])
            alone = False
        elif character in "0123456789":
            digits.append((position, character))
        elif character.isspace():
            continue
        elif character == "r" and kinds and not digits:
            kinds[-1], alone = _red_of(text, position, kinds[-1], alone), False
        else:
            _require_digits(text, position, character, digits)
            kinds.extend(_kind_at(text, where, digit, character) for where, digit in digits)
            alone, digits = len(digits) == 1, []
    _require_no_digits(text, digits)
    return kinds


def _require_no_digits(text: str, digits: list[tuple[int, str]]) -> None:
    if digits:
        raise NotationError(text, digits[0][0], "no suit letter follows the digits; suits are m p s z, flowers f")


def _red_of(text: str, position: int, kind: int, alone: bool) -> int:
    """Return the red twin of a five, three or seven that stands alone: the r of `5mr`."""
    if not alone or kind not in RED_OF_FACE:
        raise NotationError(text, position, "r follows one five, three or seven alone: 3mr, 7mr, 5mr or 0m")
    return RED_OF_FACE[kind]


def _require_digits(text: str, position: int, letter: str, digits: list[tuple[int, str]]) -> None:
    if letter not in SUITS and letter not in _EXTRA:
        raise NotationError(text, position, f'no suit "{text[position - 1]}"; suits are m p s z, flowers f')
    if not digits:
        raise NotationError(text, position, f'no number before "{text[position - 1]}"')


def _kind_at(text: str, position: int, digit: str, letter: str) -> int:
    kind = _KIND_OF.get(digit + letter)
    if kind is None:
        raise NotationError(text, position, f'no tile "{digit}{letter}"')
    return kind


def write(kinds: Iterable[int]) -> str:
    """Write `kinds` in notation, in their order, digits of neighbours of one suit joined: `123m5p`.

    A red three or seven keeps its own letters: `12m3mr4m`.
    """
    parts: list[str] = []
    suit = ""
    for kind in kinds:
        name = name_of(kind)
        if suit and (name[-1] != suit or suit == "r"):
            parts.append(suit)
        parts.append(name[:-1])
        suit = name[-1]
    return "".join(parts) + suit


def sort_key(kind: int) -> tuple[int, int]:
    """Return the place of a kind on the rack: m, p, s, winds, dragons; a red tile just before its plain twins."""
    return face_of(kind), 0 if is_red(kind) else 1


def tiles_of_136(numbers: Iterable[int], red_fives: bool = True) -> str:
    """Write tiles that are numbered from 0 to 135, as Tenhou and many programs number them: four to a face.

    0-3 are the four 1m, 4-7 the 2m, 36 on p, 72 on s, 108 on the winds E S W N and the dragons White, Green, Red. With
    `red_fives` 16, 52 and 88 are the red ones. Give what comes out wherever tiles are written.
    Raises HandError for what is no such number, or is there twice.

    >>> tiles_of_136([0, 4, 8, 16, 135])
    '1230m7z'
    """
    kinds, seen = [], set()
    for number in numbers:
        try:
            place = index(number)
        except TypeError:
            place = -1
        if not 0 <= place < 4 * FACES or isinstance(number, bool):
            raise HandError(f"{number!r} is no number of a tile; they are whole ones from 0 to {4 * FACES - 1}")
        if place in seen:
            raise HandError(f"tile number {place} is there twice")
        seen.add(place)
        face = place // 4
        kinds.append(RED_FIVE_OF[face] if red_fives and place % 4 == 0 and face in RED_FIVE_OF else face)
    return write(kinds)
