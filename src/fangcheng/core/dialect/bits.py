"""Masks of faces: 64-bit words in which bit n stands for face n."""

import numpy as np

from fangcheng.core.dialect.registry import kernel

NONE = np.uint64(0)
ONE = np.uint64(1)


@kernel
def bit(face):
    """Return the mask of one face."""
    return ONE << np.uint64(face)


@kernel
def bit_if(holds, face):
    """Return `bit(face)` where `holds` is 1, an empty mask where it is 0: no branch for the processor to guess."""
    return np.uint64(holds) << np.uint64(face)


@kernel
def has(mask, face):
    """Return True if `face` is in the mask."""
    return (mask >> np.uint64(face)) & ONE != NONE


@kernel
def count_bits(mask):
    """Count the faces in the mask."""
    # LLVM knows this loop and makes one instruction of it; a multiplying count would overflow when interpreted.
    count = 0
    while mask != NONE:
        mask = mask & (mask - ONE)
        count += 1
    return count


@kernel
def holds_one(mask):
    """Return True if just one face is in the mask."""
    return mask != NONE and mask & (mask - ONE) == NONE


@kernel
def lowest(mask):
    """Return the lowest face in the mask, -1 for an empty one."""
    if mask == NONE:
        return -1
    return count_bits(~mask & (mask - ONE))


@kernel
def flagged(flags, which):
    """Return True if one of the bits of `which` (a plain number such as F_READY) is set in `flags`."""
    return flags & np.uint64(which) != NONE
