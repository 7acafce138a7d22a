"""Patterns of kongs. "Melded" is a kong of a discard or an added one."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.listed import KONGS, THREE_KONGS, pattern
from fangcheng.core.state.codes import CHOW, PUNG


@pattern(KONGS, many=True)
def kong(win, rules, reading):
    """Each kong; in a blood river those of the first win.

    Rules: SICHUAN-F-kong, SICHUAN-52.
    """
    return kongs_counted(win)


@kernel
def kongs_counted(win):
    """How many kongs the winner has, or had at his first win of the hand.

    Rules: SICHUAN-52.
    """
    if win.first_kongs > 0:
        return int(win.first_kongs) - 1
    count = 0
    for place in range(int(win.meld_count)):
        if win.meld_kind[place] not in (CHOW, PUNG):
            count += 1
    return count


@pattern(KONGS, many=True)
def concealed_kong(win, rules, reading):
    """Each concealed kong."""
    return int(reading.concealed_kongs)


@pattern(KONGS, many=True)
def melded_kong(win, rules, reading):
    """Each melded kong."""
    return int(reading.kong_count) - int(reading.concealed_kongs)


@pattern(KONGS)
def two_concealed_kongs(win, rules, reading):
    """Two concealed kongs or more."""
    return int(concealed_kong(win, rules, reading) >= 2)


@pattern(KONGS)
def two_melded_kongs(win, rules, reading):
    """Two melded kongs or more."""
    return int(melded_kong(win, rules, reading) >= 2)


@pattern(KONGS)
def mixed_kongs(win, rules, reading):
    """A melded kong and a concealed one."""
    return int(melded_kong(win, rules, reading) >= 1 and concealed_kong(win, rules, reading) >= 1)


@pattern(THREE_KONGS)
def three_kongs(win, rules, reading):
    """Three kongs or more."""
    return int(reading.kong_count >= 3)


@pattern(THREE_KONGS)
def four_kongs(win, rules, reading):
    """Four kongs or more."""
    return int(reading.kong_count >= 4)
