"""Arrays of hands as programs give them: read, checked as single hands are, and laid out as kernels take them.

A *hand* is a row of counts by face, with jokers as a mask of faces (bit n is face n) and a missing suit (-1 none).
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from fangcheng.errors import HandError
from fangcheng.game.arguments import shown
from fangcheng.game.asking import Asker, frozen, lack_of
from fangcheng.game.hand_checks import check_held, check_jokers
from fangcheng.game.printed import kinds_with
from fangcheng.tiles import FACES, RED, WHITE

Jokers = str | np.ndarray  # written, for all rows; or a mask of faces (uint64, bit n is face n) for each
Lack = str | None | np.ndarray  # m, p or s for all rows; or 0, 1, 2, and -1 for none (int8), for each
Rows = tuple[np.ndarray, np.ndarray, np.ndarray]  # counts, masks of jokers, missing suits


def rows_of(asker: Asker, hands: np.ndarray, jokers: Jokers, lack: Lack) -> Rows:
    """Return hands, jokers and missing suits as arrays of one row each, checked as `shanten` checks them.

    Raises HandError, NotationError, UnknownName and IncompatibleCircumstance.
    """
    if asker.engine.rules.heart:
        raise HandError("a hand that imagines a tile is asked about by itself: shanten, acceptance, analyse")
    counts = whole_numbers(hands, "hands", np.int8)
    if counts.ndim != 2 or counts.shape[1] != asker.width:
        raise HandError(f"hands: shape {counts.shape}; (n, {asker.width}) is needed, counts by face")
    rows = len(counts)
    if isinstance(jokers, str):
        wilds = np.full(rows, asker.wild(jokers), np.uint64)
    else:
        wilds = for_each_hand(jokers, "jokers", rows, np.uint64)
    if lack is None or isinstance(lack, str):
        lacks = np.full(rows, lack_of(lack), np.int8)
    else:
        lacks = for_each_hand(lack, "lack", rows, np.int8)
    _check_wild(asker, wilds)
    if len(lacks) and not -1 <= lacks.min() <= lacks.max() <= 2:
        raise HandError("lack: a suit is 0, 1 or 2, and -1 none")
    asker.check_told({"lack": bool((lacks >= 0).any())})
    _check_laid_out(asker, counts)
    wilds = np.where(wilds == 0, asker.always_wild, wilds)  # what is always wild need not be named
    return frozen(counts), frozen(wilds), frozen(lacks)


def faces_counted(asker: Asker, wilds: np.ndarray) -> np.ndarray | None:
    """Return for each row of jokers what its faces count as, None in a game where no dragon stands for a joker."""
    if not asker.stands_in:
        return None
    rules = asker.engine.rules
    named = [[face for face in range(FACES) if mask >> face & 1] for mask in wilds.tolist()]
    return np.array([kinds_with(rules, faces)[:FACES] for faces in named], np.int64).reshape(len(named), FACES)


def by_what_they_count_as(asker: Asker, rows: Rows) -> Rows:
    """Return rows by what their tiles count as."""
    counts, wilds, lacks = rows
    places = faces_counted(asker, wilds)
    if places is None:
        return rows
    masks = [
        sum(1 << int(place) for face, place in enumerate(faces) if mask >> face & 1)
        for mask, faces in zip(wilds.tolist(), places)
    ]
    return frozen(np.take_along_axis(counts, places, 1)), frozen(np.array(masks, np.uint64)), lacks


def _check_wild(asker: Asker, wilds: np.ndarray) -> None:
    """Check that masks of jokers name what may be one in this game. Raises HandError."""
    named = int(np.bitwise_or.reduce(wilds))
    if named & ~asker.faces:
        raise HandError("jokers: a mask names faces that are not in this game; bit n stands for face n")
    try:
        check_jokers(asker.engine.rules, [face for face in range(asker.width) if named >> face & 1])
    except HandError as error:
        raise HandError(f"jokers: {error}") from None


def _check_laid_out(asker: Asker, counts: np.ndarray) -> None:
    """Check that no hand holds what this game lays out as it comes. Raises HandError.

    Rules: NANJING-2, HEFEI-1.
    """
    if asker.engine.rules.dragon_flowers and counts[:, WHITE : RED + 1].any():
        bad = int(counts[:, WHITE : RED + 1].any(axis=1).argmax())
        try:
            check_held(np.flatnonzero(counts[bad]).tolist(), asker.engine.rules)
        except HandError as error:
            raise HandError(f"hands[{bad}]: {error}") from None


def for_each_hand(given: Any, what: str, rows: int, dtype: Any) -> np.ndarray:
    """Return an array of a number for each hand. Raises HandError."""
    array = whole_numbers(given, what, dtype)
    if array.shape != (rows,) or np.ndim(given) == 0:
        raise HandError(f"{what}: shape {np.shape(given)}; ({rows},) is needed, one for each hand")
    return array


def whole_numbers(given: Any, what: str, dtype: Any) -> np.ndarray:
    """Return an array of whole numbers as kernels take them: of that dtype, contiguous. Raises HandError."""
    if isinstance(given, (str, bytes, bytearray, Mapping)) or given is None:
        raise HandError(f"{what} = {shown(given)}: an array of whole numbers is needed")
    try:
        array = np.asarray(given)
    except ValueError:
        raise HandError(f"{what}: rows of different lengths; an array of whole numbers is needed") from None
    except Exception as failure:  # whatever the object's own __array__ raises
        raise HandError(f"{what} = {shown(given)}: no array can be made of it: {failure}") from failure
    if array.dtype.kind not in "iu":
        raise HandError(f"{what}: dtype {array.dtype}; whole numbers ({np.dtype(dtype)}) are needed")
    limits = np.iinfo(dtype)
    if array.dtype != dtype and array.size and not limits.min <= int(array.min()) <= int(array.max()) <= limits.max:
        raise HandError(f"{what}: numbers from {array.min()} to {array.max()} do not fit {np.dtype(dtype)}")
    return np.ascontiguousarray(array, dtype)
