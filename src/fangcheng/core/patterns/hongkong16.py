"""Patterns that only the Hong Kong 16-tile game reads this way: wins together, its declaration, straights, chows."""

from fangcheng.core.dialect.bits import NONE, bit
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.chows import have_straight
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.patterns.suits import no_honors
from fangcheng.core.patterns.taiwan import pungs_from
from fangcheng.core.state.codes import BY_SELF, F_FLOWER_REPLACEMENT, F_READY, ORPHANS_AND_SET_FORM, RUN, UNRELATED_FORM
from fangcheng.tiles import EAST, NORTH

# --- how the hand was won


@kernel
def double_win(win):
    """Two players win on the tile.

    Rules: TAIWAN-P13.
    """
    return int(win.together == 2)


@kernel
def triple_win(win):
    """All three others win on the tile.

    Rules: TAIWAN-P13.
    """
    return int(win.together == 3)


@kernel
def concealed_ready(win, reading):
    """Ready was declared with a concealed hand.

    Rules: TAIWAN-P16.
    """
    return int(happened(win, F_READY) and reading.closed == 1)


@kernel
def flower_bloom(win):
    """Self-drawn with the replacement of a flower.

    Rules: TAIWAN-P20.
    """
    return int(win.by == BY_SELF and happened(win, F_FLOWER_REPLACEMENT))


@kernel
def no_flowers(win):
    """No flower laid out.

    Rules: TAIWAN-P20.
    """
    return int(win.flowers == 0)


# --- the hand


@kernel
def pure_all_chows(win, reading):
    """Five runs and a pair with neither honours nor flowers.

    Rules: TAIWAN-P20.
    """
    return int(reading.run_count == win.sets and no_honors(win, reading) == 1 and win.flowers == 0)


@kernel
def wind_pung(win, reading):
    """Each wind triplet, whosever wind it is.

    Rules: TAIWAN-P20, TAIWAN-P21.
    """
    return pungs_from(win, reading, EAST, NORTH)


@kernel
def concealed_straight(win, reading):
    """123 456 789 of a suit, none of the three claimed.

    Rules: TAIWAN-P20, TAIWAN-P21.
    """
    runs = NONE
    for group in range(int(reading.groups)):
        if reading.group_kind[group] == RUN and reading.group_open[group] == 0:
            runs |= bit(int(reading.group_face[group]))
    return int(have_straight(runs))


@kernel
def concealed_pungs_drawn(win, reading):
    """Five concealed triplets, self-drawn.

    Rules: TAIWAN-P20.
    """
    return int(reading.concealed_count == win.sets and win.by == BY_SELF)


@kernel
def sixteen_unrelated(win, reading):
    """All honours, three numbers of each suit wide apart, one of the sixteen twice.

    Rules: TAIWAN-P20, TAIWAN-P21.
    """
    return int(reading.form == UNRELATED_FORM)


@kernel
def orphans_and_set(win, reading):
    """Thirteen orphans and one set.

    Rules: TAIWAN-P20, TAIWAN-P21.
    """
    return int(reading.form == ORPHANS_AND_SET_FORM)
