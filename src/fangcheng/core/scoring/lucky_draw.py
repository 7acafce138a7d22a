"""Lucky draws: tiles that win for who has declared ready though he does not wait for them, as his best wait would."""

import numpy as np

from fangcheng.core.dialect.bits import flagged
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.state.codes import BY_SELF, F_READY, F_RED_FLIES, F_STRONG_WIND, F_TREASURE, F_TREASURE_SEEN, PUNG
from fangcheng.core.state.record_types import Rules, Win
from fangcheng.core.state.rule_codes import LUCKY_FOURTH, LUCKY_RED
from fangcheng.tiles import RED


@kernel
def see_luck(win: Win, rules: Rules):
    """Note the red dragon that flies and the strong wind among the circumstances of a win; another's tile is no luck.

    Rules: HARBIN-22, HARBIN-F-red_flies, HARBIN-F-strong_wind.
    """
    if win.by != BY_SELF or not flagged(win["flags"], F_READY):
        win["flags"] &= ~np.uint64(F_TREASURE | F_TREASURE_SEEN)
        return
    if rules.lucky_draws & LUCKY_RED and win.tile == RED:
        win["flags"] |= F_RED_FLIES
    if rules.lucky_draws & LUCKY_FOURTH and is_own_fourth(win):
        win["flags"] |= F_STRONG_WIND


@kernel
def is_own_fourth(win: Win):
    """Return True if the winning tile is the fourth to three equal ones in the hand, or to a pung."""
    for index in range(int(win.meld_count)):
        if win.meld_kind[index] == PUNG and win.meld_face[index] == win.tile:
            return True
    return win.hand[win.tile] == 4


@inlined
def is_lucky(win: Win):
    """Return True if the tile wins whatever the hand waits for.

    Rules: HARBIN-21, JILIN-23, CHANGCHUN-28.
    """
    return flagged(win["flags"], F_TREASURE | F_RED_FLIES | F_STRONG_WIND)


@inlined
def counts_as_best_wait(win: Win):
    """Return True if a tile that does not make the hand wins as the best wait would: drawn, not seen at first.

    Rules: HARBIN-18, HARBIN-21, JILIN-22, CHANGCHUN-27, CHANGCHUN-28.
    """
    return is_lucky(win) and not flagged(win["flags"], F_TREASURE_SEEN)
