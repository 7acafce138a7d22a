"""Patterns of kongs. A "melded" kong is one made with a discard, or by adding the fourth tile to a pung."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.listed import KONGS, THREE_KONGS, pattern
from fangcheng.core.state.codes import CHOW, PUNG
from fangcheng.core.state.record_types import Reading, Rules, Win


@pattern(KONGS, many=True)
def kong(win: Win, rules: Rules, reading: Reading):
    """Each kong counts; in a blood river those of the first win do.

    Rules: SICHUAN-F-kong, SICHUAN-52.
    """
    return kongs_counted(win)


@kernel
def kongs_counted(win: Win):
    """Count the winner's kongs, or those he had at his first win of the hand.

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
def concealed_kong(win: Win, rules: Rules, reading: Reading):
    """Each concealed kong counts."""
    return int(reading.concealed_kongs)


@pattern(KONGS, many=True)
def melded_kong(win: Win, rules: Rules, reading: Reading):
    """Each melded kong counts."""
    return int(reading.kong_count) - int(reading.concealed_kongs)


@pattern(KONGS)
def two_concealed_kongs(win: Win, rules: Rules, reading: Reading):
    """The hand has two concealed kongs or more."""
    return int(concealed_kong(win, rules, reading) >= 2)


@pattern(KONGS)
def two_kongs(win: Win, rules: Rules, reading: Reading):
    """The hand has two kongs or more, of any sort."""
    return int(reading.kong_count >= 2)


@pattern(KONGS)
def two_melded_kongs(win: Win, rules: Rules, reading: Reading):
    """The hand has two melded kongs or more."""
    return int(melded_kong(win, rules, reading) >= 2)


@pattern(KONGS)
def mixed_kongs(win: Win, rules: Rules, reading: Reading):
    """The hand has a melded kong and a concealed one."""
    return int(melded_kong(win, rules, reading) >= 1 and concealed_kong(win, rules, reading) >= 1)


@pattern(THREE_KONGS)
def three_kongs(win: Win, rules: Rules, reading: Reading):
    """The hand has three kongs or more."""
    return int(reading.kong_count >= 3)


@pattern(THREE_KONGS)
def four_kongs(win: Win, rules: Rules, reading: Reading):
    """The hand has four kongs or more."""
    return int(reading.kong_count >= 4)
