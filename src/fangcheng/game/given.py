"""Hands as programs give them: written, as a list of kinds, as counts by face; and what is wrong with one."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from fangcheng.core.state.rule_codes import (
    JOKER_AT_TAIL,
    JOKER_BY_THROW,
    JOKER_FIXED,
    JOKER_NONE,
    JOKER_STAYS_IN_WALL,
    JOKER_TURNED_AND_NEXT,
)
from fangcheng.core.table.jokers import joker_after
from fangcheng.errors import HandError
from fangcheng.game.arguments import shown
from fangcheng.game.hand_checks import check_held, check_tiles
from fangcheng.tiles import FACES, KINDS, parse, write

Tiles = str | Sequence[int] | np.ndarray


def text_of(hand: Tiles, what: str = "hand") -> str:
    """Return the notation of a hand given in any way: written, a sequence of kinds, an array of 34 counts by face.

    Raises HandError for anything else.
    """
    if isinstance(hand, str):
        return hand
    if isinstance(hand, np.ndarray) and hand.ndim == 1 and hand.dtype.kind in "iu":
        return write(_from_counts(hand, what) if len(hand) == FACES else [_kind(kind, what) for kind in hand])
    if isinstance(hand, Sequence) and not isinstance(hand, (bytes, bytearray, memoryview)):
        return write([_kind(kind, what) for kind in hand])
    raise HandError(f"{what} = {shown(hand)}: write tiles, like 123m456p, or give kinds or 34 counts by face")


def _from_counts(counts: np.ndarray, what: str) -> list[int]:
    if counts.min() < 0 or counts.max() > 127:
        raise HandError(f"{what}: counts by face go from 0 to 4")
    return [face for face in range(FACES) for _ in range(int(counts[face]))]


def _kind(kind: Any, what: str) -> int:
    if isinstance(kind, (bool, np.bool_)) or not isinstance(kind, (int, np.integer)) or not 0 <= kind < KINDS:
        raise HandError(f"{what}: {shown(kind)} is no kind of tile; kinds are whole numbers from 0 to {KINDS - 1}")
    return int(kind)


def checked_hand(rules: Any, variant: str, hand: Tiles) -> str:
    """Return the notation of a hand of this game, blanks and all set aside. Raises NotationError and HandError."""
    text = text_of(hand)
    tiles = parse(text)
    check_tiles(rules, tiles)
    size, full = len(tiles) + int(rules.heart), 3 * int(rules.sets)
    if size % 3 == 0 or size // 3 > rules.sets:
        full -= int(rules.heart)
        raise HandError(
            f'"{text}" has {len(tiles)} tiles; {variant} hands have {full + 1} or {full + 2}, three less per meld'
        )
    check_held(tiles, rules)
    return write(tiles)


def jokers_named_by(indicator: str, rules: Any, what: str) -> str:
    """Return the jokers that a turned tile names in this game; errors call it `what`.

    Raises HandError and NotationError.
    """
    if rules["joker_rule"] == JOKER_FIXED:
        raise HandError(f'{what} "{indicator}": no tile is turned, the joker is always the same')
    kinds = parse(indicator)
    if len(kinds) != 1 or kinds[0] >= FACES:
        raise HandError(f'{what} "{indicator}": one tile is turned, no red five and no flower')
    after = int(joker_after(kinds[0]))
    if rules["joker_rule"] in (JOKER_AT_TAIL, JOKER_BY_THROW, JOKER_NONE):  # a game without jokers refuses it later
        return write(kinds)
    both = rules["joker_rule"] in (JOKER_TURNED_AND_NEXT, JOKER_STAYS_IN_WALL)
    return write([kinds[0], after] if both else [after])
