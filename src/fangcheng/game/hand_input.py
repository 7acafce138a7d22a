"""Hands as programs give them: written, as a list of kinds, as counts by face; each refused in one line if wrong."""

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

Tiles = str | Sequence[str] | Sequence[int] | np.ndarray


def text_of(tiles: Tiles, what: str = "hand") -> str:
    """Return the notation of tiles given in any way.

    They are written, all in one or each for itself, or a sequence of kinds, or an array of 34 counts by face. A list of
    whole numbers always means kinds; `tiles_of_136` writes tiles that are numbered from 0 to 135.
    Raises HandError for anything else.
    """
    if isinstance(tiles, str):
        return tiles
    if isinstance(tiles, np.ndarray) and tiles.ndim == 1 and tiles.dtype.kind in "iu":
        return write(_from_counts(tiles, what) if len(tiles) == FACES else [_kind(kind, what) for kind in tiles])
    if isinstance(tiles, Sequence) and not isinstance(tiles, (bytes, bytearray, memoryview)):
        return write([one for tile in tiles for one in _kinds_of(tile, what)])
    raise HandError(f"{what} = {shown(tiles)}: write tiles, like 123m456p, or give kinds or 34 counts by face")


def _from_counts(counts: np.ndarray, what: str) -> list[int]:
    if counts.min() < 0 or counts.max() > 127:
        raise HandError(f"{what}: counts by face go from 0 to 4")
    return [face for face in range(FACES) for _ in range(int(counts[face]))]


def _kinds_of(tile: Any, what: str) -> list[int]:
    return parse(tile) if isinstance(tile, str) else [_kind(tile, what)]


def _kind(kind: Any, what: str) -> int:
    if isinstance(kind, (bool, np.bool_)) or not isinstance(kind, (int, np.integer)) or not 0 <= kind < KINDS:
        told = f"{what}: {shown(kind)} is no kind of tile; kinds are whole numbers from 0 to {KINDS - 1}"
        raise HandError(told + _other_way([kind]))
    return int(kind)


def _other_way(numbers: Sequence[Any]) -> str:
    """Name the way to give tiles by number, where numbers might be those: each there once, one no face of a hand."""
    whole = all(isinstance(number, (int, np.integer)) for number in numbers)
    if not whole or len({*numbers}) < len(numbers) or not FACES + 3 <= max(numbers, default=0) < 4 * FACES:
        return ""
    return ". Tiles that are numbered from 0 to 135 are given as tiles_of_136([...])"


def told_of_numbers(hand: Any, error: HandError) -> HandError:
    """Return the error of a hand; where it was given by what may be numbers from 0 to 135, it names the way for those.

    A list of whole numbers means kinds, and never anything else.
    """
    by_number = isinstance(hand, (Sequence, np.ndarray)) and not isinstance(hand, str) and len(hand) != FACES
    way = _other_way([*hand]) if by_number else ""
    return HandError(f"{error}{way}") if way and way not in str(error) else error


def checked_hand(rules: Any, variant: str, hand: Tiles) -> str:
    """Return the notation of a hand of this game, blanks and all set aside. Raises NotationError and HandError."""
    text = text_of(hand)
    tiles = parse(text)
    try:
        check_tiles(rules, tiles)
    except HandError as error:
        raise told_of_numbers(hand, error) from None
    size, full = len(tiles) + int(rules.heart), 3 * int(rules.sets)
    if size % 3 == 0 or size // 3 > rules.sets:
        full -= int(rules.heart)
        raise HandError(
            f'"{text}" has {len(tiles)} tiles; {variant} hands have {full + 1} or {full + 2}, three less per meld'
        )
    check_held(tiles, rules)
    return write(tiles)


def jokers_named_by(indicator: str, rules: Any) -> str:
    """Return the jokers that a turned tile names in this game. Raises HandError and NotationError."""
    if rules["joker_rule"] == JOKER_FIXED:
        raise HandError(f'turned tile "{indicator}": no tile is turned, the joker is always the same')
    kinds = parse(indicator)
    if len(kinds) != 1 or kinds[0] >= FACES:
        raise HandError(f'turned tile "{indicator}": one tile is turned, no red five and no flower')
    after = int(joker_after(kinds[0]))
    if rules["joker_rule"] in (JOKER_AT_TAIL, JOKER_BY_THROW, JOKER_NONE):  # a game without jokers refuses it later
        return write(kinds)
    both = rules["joker_rule"] in (JOKER_TURNED_AND_NEXT, JOKER_STAYS_IN_WALL)
    return write([kinds[0], after] if both else [after])


def lying_apart(turned: str, rules: Any) -> str:
    """Return the turned tile where it lies apart, nothing where it stays in the wall and is drawn in its turn.

    Rules: NANCHANG-3.
    """
    return "" if rules["joker_rule"] == JOKER_STAYS_IN_WALL else turned
