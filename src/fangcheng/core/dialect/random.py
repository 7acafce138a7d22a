"""The table's own generator: xoshiro256** (Blackman and Vigna, 2018), so a seed means one game everywhere."""

import hashlib

import numpy as np

from fangcheng.core.dialect.registry import kernel

_LOW = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)


def seed_words(seed: str | int, stream: str = "") -> np.ndarray:
    """Return four state words for a seed: the SHA-256 of its text, read little-endian. Never all zero in practice."""
    digest = hashlib.sha256(f"fangcheng:{stream}:{seed}".encode()).digest()
    return np.frombuffer(digest, "<u8").astype(np.uint64)


@kernel
def multiplied(word, factor):
    """Return `word * factor` modulo 2**64, worked out in halves, for NumPy warns when a scalar product overflows."""
    low = (word & _LOW) * factor
    high = ((word >> _HALF) * factor + (low >> _HALF)) & _LOW
    return (high << _HALF) | (low & _LOW)


@kernel
def rotate(word, bits):
    """Rotate the word left by so many bits."""
    return (word << np.uint64(bits)) | (word >> np.uint64(64 - bits))


@kernel
def next_word(table):
    """Return the next 64 random bits of the table."""
    state = table.random
    word = multiplied(rotate(multiplied(state[1], np.uint64(5)), 7), np.uint64(9))
    shifted = state[1] << np.uint64(17)
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = rotate(state[3], 45)
    return word


@kernel
def below(table, limit):
    """Draw a number from 0 to limit - 1, without bias (Lemire's method on 32 bits)."""
    bound = np.uint64(limit)
    product = (next_word(table) >> _HALF) * bound
    if (product & _LOW) < bound:  # once in millions of draws; a division at each of them would cost more than the draw
        least = (np.uint64(1 << 32) - bound) % bound
        while (product & _LOW) < least:
            product = (next_word(table) >> _HALF) * bound
    return int(np.int64(product >> _HALF))  # compiled, int() alone would keep it unsigned


@kernel
def throw_die(table):
    """Throw one six-sided die and return 1 to 6."""
    return below(table, 6) + 1
