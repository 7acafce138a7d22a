"""Patterns of dora of every kind, of Norths laid aside, of the luck of a whole hand. No reading changes them."""

from fangcheng.core.dialect.bits import NONE, ONE, lowest
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.patterns.listed import BONUS, pattern
from fangcheng.core.state.codes import CHOW, F_AFTER_WASH_OUT, F_LUCKY_DICE, F_READY, PUNG
from fangcheng.core.state.record_types import Reading, Rules, Win
from fangcheng.tiles import NORTH


@pattern(BONUS, many=True)
def dora(win: Win, rules: Rules, reading: Reading):
    """Each tile that an open indicator points at counts.

    Rules: RIICHI-78.
    """
    return count_indicated(win, win.dora)


@pattern(BONUS, many=True)
def ura_dora(win: Win, rules: Rules, reading: Reading):
    """Each tile that an indicator under the open ones points at counts, for a hand in riichi only.

    Rules: RIICHI-79.
    """
    return count_indicated(win, win.ura) if happened(win, F_READY) else 0


@pattern(BONUS, many=True)
def red_dora(win: Win, rules: Rules, reading: Reading):
    """Each red five counts.

    Rules: RIICHI-80.
    """
    return int(win.reds)


@pattern(BONUS, many=True)
def kita(win: Win, rules: Rules, reading: Reading):
    """Each North laid aside counts.

    Rules: SANMA-17.
    """
    return int(win.aside)


@pattern(BONUS)
def lucky_dice(win: Win, rules: Rules, reading: Reading):
    """The dice that opened the wall of this hand fell luckily.

    Rules: SHANGHAI-29.
    """
    return int(happened(win, F_LUCKY_DICE))


@pattern(BONUS)
def wash_out(win: Win, rules: Rules, reading: Reading):
    """A drawn hand before this one still counts.

    Rules: SHANGHAI-30.
    """
    return int(happened(win, F_AFTER_WASH_OUT))


@kernel
def count_indicated(win: Win, indicated):
    """Add up `indicated` over all tiles of the winner, melds and laid-out Norths included."""
    han = int(win.aside) * int(indicated[NORTH])
    left = win.indicated
    while left != NONE:
        han += int(win.hand[lowest(left)]) * int(indicated[lowest(left)])
        left = left & (left - ONE)
    for place in range(int(win.meld_count)):
        kind, face = int(win.meld_kind[place]), int(win.meld_face[place])
        if kind == CHOW:
            han += int(indicated[face]) + int(indicated[face + 1]) + int(indicated[face + 2])
        else:
            han += (3 if kind == PUNG else 4) * int(indicated[face])
    return han
