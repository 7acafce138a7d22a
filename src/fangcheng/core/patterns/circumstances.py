"""Patterns of how the hand was won: self-drawn, concealed, last tile, kongs, the first go-around, flowers."""

import numpy as np

from fangcheng.core.dialect.bits import count_bits, flagged
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.forms import claimed_sets
from fangcheng.core.state.codes import (
    BY_DISCARD,
    BY_ROB,
    BY_SELF,
    F_FIRST_TURN,
    F_KONG_REPLACEMENT,
    F_LAST_OF_KIND,
    F_LAST_TILE,
    F_ROB_LAY,
)


@kernel
def happened(win, which):
    """Whether one of the circumstances `which` (F_READY ...) belongs to the win."""
    return flagged(win["flags"], which)  # win.flags would be NumPy's own attribute when interpreted


@kernel
def self_draw(win, reading):
    """The winning tile was drawn."""
    return int(win.by == BY_SELF)


@kernel
def concealed_hand(win, reading):
    """No chow, pung or melded kong, won on a discard or robbed tile; Taiwan's also holds self-drawn."""
    return int(reading.closed == 1 and win.by != BY_SELF)


@kernel
def fully_concealed(win, reading):
    """No chow, pung or melded kong, self-drawn."""
    return int(reading.closed == 1 and win.by == BY_SELF)


@kernel
def melded_hand(win, reading):
    """Every set claimed, the pair won from somebody else."""
    return int(claimed_sets(win) == win.sets and win.by != BY_SELF)


@kernel
def half_melded_hand(win, reading):
    """Every set claimed, the pair self-drawn."""
    return int(claimed_sets(win) == win.sets and win.by == BY_SELF)


@kernel
def last_tile_draw(win, reading):
    """Self-drawn with the last tile of the wall."""
    return int(win.by == BY_SELF and happened(win, F_LAST_TILE))


@kernel
def last_tile_claim(win, reading):
    """Won on the discard after the last tile of the wall."""
    return int(win.by == BY_DISCARD and happened(win, F_LAST_TILE))


@kernel
def kong_bloom(win, reading):
    """Self-drawn with the replacement of one's own kong."""
    return int(win.by == BY_SELF and happened(win, F_KONG_REPLACEMENT))


@kernel
def robbing_the_kong(win, reading):
    """Won on the tile somebody made a kong with; a North laid aside is no kong."""
    return int(win.by == BY_ROB and not happened(win, F_ROB_LAY))


@kernel
def last_tile(win, reading):
    """The three other copies of the winning tile lay open."""
    return int(happened(win, F_LAST_OF_KIND))


@kernel
def heavenly_hand(win, reading):
    """The dealer wins with the tiles dealt."""
    return int(happened(win, F_FIRST_TURN) and win.by == BY_SELF and win.seat == win.dealer)


@kernel
def earthly_hand(win, reading):
    """Another player wins with the first tile drawn, no claim before."""
    return int(happened(win, F_FIRST_TURN) and win.by == BY_SELF and win.seat != win.dealer)


@kernel
def human_hand(win, reading):
    """Another player wins on a discard before drawing, no claim before."""
    return int(happened(win, F_FIRST_TURN) and win.by == BY_DISCARD and win.seat != win.dealer)


@kernel
def flower(win, reading):
    """Each flower laid out."""
    return count_bits(np.uint64(win.flowers))
