"""Tenhou's walls from the published shuffle seeds: Mersenne Twister, SHA-512, and a swap per tile."""

import base64
import binascii
import hashlib
import struct
from collections.abc import Callable, Sequence

WORDS = 624  # state of the generator
SHIFT = 397
MASK = 0xFFFFFFFF

FOUR_PLAYER_TILES = tuple(range(136))
THREE_PLAYER_TILES = tuple(tile for tile in range(136) if not 4 <= tile < 32)  # no 2m-8m

RandomWord = Callable[[], int]


class Shuffle:
    """The walls of one game, hand after hand. Raises ValueError for a seed it does not know.

    Three generations of seeds exist: `mt19937ar` (2009, one seed a hand, in INIT), `mt19937ar-sha512-n288`
    (2009-2010, words in hex) and `mt19937ar-sha512-n288-base64` (since 2010).
    """

    def __init__(self, seed: str, three_players: bool) -> None:
        self.method, _, key = seed.partition(",")
        self.tiles = THREE_PLAYER_TILES if three_players else FOUR_PLAYER_TILES
        if self.method not in ("mt19937ar", "mt19937ar-sha512-n288", "mt19937ar-sha512-n288-base64"):
            raise ValueError(f'unknown shuffle "{self.method[:40]}"')
        self.word = mersenne_twister(_key_words(key, self.method.endswith("base64")))

    def next_wall(self) -> tuple[tuple[int, ...], tuple[int, int]]:
        """Return tile ids of the next hand in drawing order from the break, and the two dice.

        Replacement tiles lie at 134, 135, 132, 133 and the first indicator at 130 over its ura at 131
        (three players: 106 ... and 98), as RIICHI-26 and SANMA-12 count. Before base64 seeds Tenhou
        read each pair of the dead wall the other way round; those pairs are turned here.
        """
        if self.method == "mt19937ar":
            wall, dice = _shuffled(self.tiles, self.word)
        else:
            numbers = iter(_hashed_words(self.word))
            wall, dice = _shuffled(self.tiles, numbers.__next__)
        if not self.method.endswith("base64"):
            wall = _pairs_turned(wall)
        return wall, dice


def mersenne_twister(key: Sequence[int]) -> RandomWord:
    """Make a MT19937 (Matsumoto and Nishimura, 2002) seeded by `init_by_array`; every call of it gives 32 bits."""
    state = _seeded(key)
    position = WORDS

    def word() -> int:
        nonlocal position
        if position == WORDS:
            _twist(state)
            position = 0
        value = state[position]
        position += 1
        value ^= value >> 11
        value ^= value << 7 & 0x9D2C5680
        value ^= value << 15 & 0xEFC60000
        return value ^ value >> 18

    return word


def _seeded(key: Sequence[int]) -> list[int]:
    state = [19650218]
    for i in range(1, WORDS):
        state.append(1812433253 * (state[-1] ^ state[-1] >> 30) + i & MASK)
    i, j = 1, 0
    for _ in range(max(WORDS, len(key))):
        state[i] = (state[i] ^ (state[i - 1] ^ state[i - 1] >> 30) * 1664525) + key[j] + j & MASK
        i, j = _next_place(state, i), (j + 1) % len(key)
    for _ in range(WORDS - 1):
        state[i] = (state[i] ^ (state[i - 1] ^ state[i - 1] >> 30) * 1566083941) - i & MASK
        i = _next_place(state, i)
    state[0] = 0x80000000
    return state


def _next_place(state: list[int], i: int) -> int:
    if i + 1 < WORDS:
        return i + 1
    state[0] = state[WORDS - 1]
    return 1


def _twist(state: list[int]) -> None:
    for i in range(WORDS):
        both = state[i] & 0x80000000 | state[(i + 1) % WORDS] & 0x7FFFFFFF
        state[i] = state[(i + SHIFT) % WORDS] ^ both >> 1 ^ (0x9908B0DF if both & 1 else 0)


def _key_words(key: str, is_base64: bool) -> list[int]:
    try:
        if is_base64:
            raw = base64.b64decode(key, validate=True)
            words = [word for (word,) in struct.iter_unpack("<I", raw)]
        else:
            words = [int(word, 16) & MASK for word in key.split(",")]
    except (ValueError, binascii.Error, struct.error):
        raise ValueError("a shuffle seed that is no list of 32-bit words") from None
    if not words:
        raise ValueError("an empty shuffle seed")
    return words


def _hashed_words(word: RandomWord) -> list[int]:
    """Hash nine blocks of 1024 random bits each to 512: the 144 words of one hand."""
    drawn = struct.pack("<288I", *(word() for _ in range(288)))
    hashed = b"".join(hashlib.sha512(drawn[i : i + 128]).digest() for i in range(0, len(drawn), 128))
    return [number for (number,) in struct.iter_unpack("<I", hashed)]


def _shuffled(tiles: Sequence[int], word: RandomWord) -> tuple[tuple[int, ...], tuple[int, int]]:
    """Return a wall in drawing order (the shuffle's last tile is drawn first) and the dice.

    The dice are words 135 and 136 also with three players, whose shuffle needs only 107.
    """
    order = list(tiles)
    numbers = [word() for _ in range(137)]
    for i in range(len(order) - 1):
        j = i + numbers[i] % (len(order) - i)
        order[i], order[j] = order[j], order[i]
    return tuple(reversed(order)), (numbers[135] % 6 + 1, numbers[136] % 6 + 1)


def _pairs_turned(wall: tuple[int, ...]) -> tuple[int, ...]:
    dead = wall[-14:]
    return wall[:-14] + tuple(dead[i ^ 1] for i in range(14))
