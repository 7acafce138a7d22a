"""What programs hand to the library: numbers, seeds, modes. Anything else gets one line that says what is wanted."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from fangcheng.errors import FangchengError, HandError, UnknownName

MOST_SEED_BITS = 4096  # of a number; Python writes no more than some thousand digits
Words = list[str] | tuple[str, ...] | set[str] | frozenset[str]  # and no word alone, which is a list of its letters
MODES = ("auto", "interpreted", "compiled")
MOST_HANDS = 256  # of a match, if a program says nothing else: among players who never win some go on for ever


def whole_number(name: str, value: Any, wanted: str) -> int:
    """Return the value as an int, if it is a whole number of Python or NumPy. Raises FangchengError."""
    if isinstance(value, (bool, np.bool_)) or not isinstance(value, (int, np.integer)):
        raise FangchengError(f"{name}={shown(value)}: {wanted}")
    return int(value)


def steps_wanted(undo: Any) -> int | None:
    """Return how many actions `undo` keeps, None for all. Raises FangchengError for what says no number of them."""
    if isinstance(undo, (bool, np.bool_)):
        return None if undo else 0
    wanted = "True, False, or the number of actions that can be taken back"
    steps = whole_number("undo", undo, wanted)
    if steps < 0:
        raise FangchengError(f"undo={shown(steps)}: {wanted}")
    return steps


def hands_wanted(max_hands: Any) -> int:
    """Return a number of hands. Raises FangchengError for anything but a whole number from 1 on."""
    wanted = "a whole number of hands from 1 on"
    hands = whole_number("max_hands", max_hands, wanted)
    if hands < 1:
        raise FangchengError(f"max_hands={shown(hands)}: {wanted}")
    return hands


def seed_text(seed: Any) -> str:
    """Return the seed as text. Raises FangchengError."""
    if isinstance(seed, str):
        if not seed.isascii() and any("\ud800" <= letter <= "\udfff" for letter in seed):
            raise FangchengError(f"seed={shown(seed)}: half a character of UTF-16 is no text")
        return seed
    number = whole_number("seed", seed, "any text or whole number")
    if number.bit_length() > MOST_SEED_BITS:
        raise FangchengError(f"seed={shown(seed)}: a number this long is given as text")
    return str(number)


def known_mode(mode: Any) -> Any:
    """Return the mode, if it is one. Raises UnknownName."""
    if not isinstance(mode, str) or mode not in MODES:
        raise UnknownName("mode", mode, MODES, f"Modes are {', '.join(MODES)}.")
    return mode


def known_options(options: Any) -> dict[str, Any]:
    """Return the options as a dictionary by key. Raises FangchengError for what is no mapping."""
    if options is not None and not isinstance(options, Mapping):
        raise FangchengError(f'options={shown(options)}: a mapping such as {{"red_fives": 3}}')
    return dict(options or {})


def listed(given: Iterable[Any], what: str) -> tuple[Any, ...]:
    """Return a list of words. Raises HandError for one word alone, and for what is no list."""
    if type(given) is list:
        return tuple(given)
    if isinstance(given, (str, bytes, Mapping)) or not isinstance(given, Iterable):
        example = f"[{shown(given)}]" if given else "[] for none"
        raise HandError(f"{what} = {shown(given)}: write a list, like {example}")
    try:
        return tuple(given)
    except TypeError:  # an array of no dimension calls itself iterable
        raise HandError(f"{what} = {shown(given)}: a list is needed") from None


def shown(value: Any) -> str:
    """Return a value as an error shows it: on one short line."""
    try:
        text = " ".join(repr(value).split())
    except Exception:  # its own repr fails, or a number has more digits than Python writes
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 60 else text[:57] + "..."


def check_seat(seat: object, seats: int) -> None:
    """Raise FangchengError unless `seat` is the number of one of so many seats."""
    if not 0 <= whole_number("seat", seat, f"a whole number from 0 to {seats - 1}") < seats:
        raise FangchengError(f"no seat {shown(seat)}: this table has seats 0 to {seats - 1}")
