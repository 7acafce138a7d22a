"""The ban on swapping: what may not be discarded after a claim."""

from fangcheng.core.dialect.bits import NONE, bit
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.record_types import Rules
from fangcheng.core.state.rule_codes import (
    SWAP_BOTH_ENDS,
    SWAP_ENDS_AFTER_CHOW,
    SWAP_FREE,
    SWAP_LINE,
    SWAP_SAME_AFTER_CHOW,
)


@kernel
def swap_banned(rules: Rules, claimed, low, place):
    """Return the faces that may not be discarded straight after a chow.

    They are the claimed one and the one at the other end of its two tiles. By option of Taiwan they are all on the
    line of the claimed one, wherever it stands in the chow.
    Rules: GUANGXI-11, RIICHI-49, MCR-20, TAIWAN-19, TAIWAN-31, HAINAN-17.
    """
    if rules.swap_ban == SWAP_FREE:
        return NONE
    if rules.swap_ban == SWAP_LINE:
        return line_of(claimed)
    mask = bit(claimed)
    if rules.swap_ban == SWAP_BOTH_ENDS or rules.swap_ban == SWAP_ENDS_AFTER_CHOW:
        if place == 0 and low % 9 + 3 <= 8:
            mask |= bit(low + 3)
        if place == 2 and low % 9 >= 1:
            mask |= bit(low - 1)
    return mask


@kernel
def swap_banned_by_pung(rules: Rules, claimed):
    """Return the faces that may not be discarded straight after a pung: the claimed one, in most games that ban any.

    Rules: RIICHI-49, HAINAN-17.
    """
    return NONE if rules.swap_ban in (SWAP_FREE, SWAP_SAME_AFTER_CHOW, SWAP_ENDS_AFTER_CHOW) else bit(claimed)


@kernel
def line_of(some_face):
    """Return the mask of the three faces of a suit on one line: 1-4-7, 2-5-8 or 3-6-9.

    Rules: TAIWAN-19.
    """
    lowest = some_face - some_face % 9 + some_face % 3
    return bit(lowest) | bit(lowest + 3) | bit(lowest + 6)
