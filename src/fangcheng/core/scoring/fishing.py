"""Four sets and a joker before the winning tile: whatever is drawn pairs it, however the hand is read then."""

import numpy as np

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.shapes.holding import NO_LACK, hold
from fangcheng.core.shapes.missing_sets import fewest_sets, left_row, right_row
from fangcheng.core.state.codes import F_JOKER_FISHES
from fangcheng.core.state.pattern_ids import JING_FISHING
from fangcheng.core.state.record_types import Desk, Win


@stage(when=lambda rules: rules.price[JING_FISHING] != 0)
def note_fishing(win: Win, desk: Desk):
    """Note whether the tiles before the winning one were four sets, melds among them, and a joker.

    Rules: NANCHANG-F-jing_fishing.
    """
    fishes = np.uint64(F_JOKER_FISHES)
    win["flags"] &= ~fishes
    jokers = int(win.jokers) - int(win.drawn_joker)
    if jokers > 0 and lacking_to_sets(win, desk) < jokers:
        win["flags"] |= fishes


@kernel
def lacking_to_sets(win: Win, desk: Desk):
    """Count the tiles that lack to sets of all, without a pair, before the winning tile; jokers are not used."""
    drawn = 1 - int(win.drawn_joker)
    win.hand[win.tile] -= drawn
    holding = hold(desk.shapes, win.hand, NONE, NO_LACK)
    win.hand[win.tile] += drawn
    left, right = left_row(desk.shapes, holding), right_row(desk.shapes, holding)
    return fewest_sets(left, right, int(win.sets) - int(win.meld_count))
