"""Questions about single hands, no table needed: how far, which tiles help.

Answers come interpreted at first and compiled as soon as that is ready (warming.py); `mode` says otherwise.
"""

import numpy as np
from msgspec import Struct

from fangcheng.core.questions.asked_hands import ask_acceptance, ask_distance, ask_waits
from fangcheng.core.questions.written import UNREAD
from fangcheng.errors import HandError
from fangcheng.game.asking import Asker, Options, as_bytes, asker_of, lack_of, scratch_row
from fangcheng.game.engine import Mode
from fangcheng.game.given import Tiles, checked_hand
from fangcheng.game.warming import Kernel
from fangcheng.tiles import FACES, NAMES

NO_WILD = np.uint64(0)


class Acceptance(Struct, frozen=True, kw_only=True):
    """What one discard leaves: how far the hand is then, and which tiles bring it nearer."""

    discard: str | None  # None: the hand has nothing to discard
    shanten: int  # 0 ready
    tiles: dict[str, int]  # accepted tiles and how many of each are not in the hand
    count: int  # their sum


def shanten(
    variant: str,
    hand: Tiles,
    *,
    jokers: str = "",
    lack: str | None = None,
    options: Options | None = None,
    preset: str | None = None,
    mode: Mode = "auto",
) -> int:
    """Tiles to go until the hand is ready: 0 ready, -1 complete.

    `hand` holds the concealed tiles, three less for each meld: written, a list of kinds (0-8 1m-9m, 9-17 p, 18-26 s,
    27-33 z, red fives 34-36) or an array of 34 counts by face. `jokers` lists the wild kinds, `lack` is the missing
    suit. `mode` "auto" answers interpreted until what it needs has been compiled.
    Raises NotationError, HandError, UnknownVariant, UnknownName, BadOption.

    >>> shanten("riichi", "123m456p789s1155z")
    0
    """
    asker = asker_of(variant, options, preset)
    wild, suit = (
        (NO_WILD, -1) if type(jokers) is str and not jokers and lack is None else (asker.wild(jokers), lack_of(lack))
    )
    call, game = asker.way(ask_distance, mode)
    steps = UNREAD
    if isinstance(hand, str):
        steps = call(as_bytes(hand), scratch_row(), wild, suit, game)
    if steps == UNREAD:
        steps = call(_read_again(asker, hand), scratch_row(), wild, suit, game)
    return int(steps) - 1


def waits(
    variant: str,
    hand: Tiles,
    *,
    jokers: str = "",
    lack: str | None = None,
    options: Options | None = None,
    preset: str | None = None,
    mode: Mode = "auto",
) -> list[str]:
    """Tiles that complete a hand of 3n + 1 tiles in shape, whatever it would be worth; none if it is not ready.

    Arguments and errors are those of `shanten`.

    >>> waits("riichi", "123m456p789s1155z")
    ['1z', '5z']
    """
    masks = np.empty(1, np.uint64)
    size, _ = _ask(ask_waits, asker_of(variant, options, preset), hand, jokers, lack, mode, masks)
    if size % 3 == 2:
        raise HandError(f'"{hand}" has a tile too many to wait: one must be discarded first')
    mask = int(masks[0])
    return [NAMES[face] for face in range(FACES) if mask >> face & 1]


def acceptance(
    variant: str,
    hand: Tiles,
    *,
    jokers: str = "",
    lack: str | None = None,
    options: Options | None = None,
    preset: str | None = None,
    mode: Mode = "auto",
) -> list[Acceptance]:
    """For every discard of a hand of 3n + 2 tiles, nearest and widest first; one answer for 3n + 1 tiles.

    Arguments and errors are those of `shanten`.
    """
    asker = asker_of(variant, options, preset)
    found = np.empty(FACES, np.int64), np.empty(FACES, np.uint64)
    size, scratch = _ask(ask_acceptance, asker, hand, jokers, lack, mode, *found)
    distances, masks = found[0].tolist(), found[1].tolist()
    left = [copies - held for copies, held in zip(asker.copies, scratch[:FACES].tolist())]
    if size % 3 == 1:
        return [_acceptance(None, distances[0], masks[0], left)]
    by_discard = [
        _acceptance(NAMES[face], distances[face], masks[face], left) for face in range(FACES) if distances[face] >= 0
    ]
    return sorted(by_discard, key=lambda one: (one.shanten, -one.count))


def _acceptance(discard: str | None, steps: int, mask: int, left: list[int]) -> Acceptance:
    tiles = {}
    while mask:
        face = (mask & -mask).bit_length() - 1
        tiles[NAMES[face]] = left[face]
        mask &= mask - 1
    return Acceptance(discard=discard, shanten=steps - 1, tiles=tiles, count=sum(tiles.values()))


def _ask(
    kernel: Kernel, asker: Asker, hand: Tiles, jokers: str, lack: str | None, mode: Mode, *out: np.ndarray
) -> tuple[int, np.ndarray]:
    """Ask a kernel about a hand; return its size and the scratch row with its counts."""
    wild, suit, scratch = asker.wild(jokers), lack_of(lack), scratch_row()
    call, game = asker.way(kernel, mode)
    size = UNREAD
    if isinstance(hand, str):
        size = call(as_bytes(hand), scratch, wild, suit, game, *out)
    if size == UNREAD:
        size = call(_read_again(asker, hand), scratch, wild, suit, game, *out)
    return int(size), scratch


def _read_again(asker: Asker, hand: Tiles) -> np.ndarray:
    """Let Python read a hand that a kernel could not: it knows all ways to give one, and says what is wrong."""
    return as_bytes(checked_hand(asker.engine.rules, asker.engine.ruleset.id, hand))
