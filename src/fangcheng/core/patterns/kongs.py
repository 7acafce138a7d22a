"""Patterns of kongs. "Melded" is a kong of a discard or an added one."""

from fangcheng.core.dialect.registry import kernel


@kernel
def kong(win, reading):
    """Each kong."""
    return int(reading.kong_count)


@kernel
def concealed_kong(win, reading):
    """Each concealed kong."""
    return int(reading.concealed_kongs)


@kernel
def melded_kong(win, reading):
    """Each melded kong."""
    return int(reading.kong_count) - int(reading.concealed_kongs)


@kernel
def two_concealed_kongs(win, reading):
    """Two concealed kongs or more."""
    return int(concealed_kong(win, reading) >= 2)


@kernel
def two_melded_kongs(win, reading):
    """Two melded kongs or more."""
    return int(melded_kong(win, reading) >= 2)


@kernel
def mixed_kongs(win, reading):
    """A melded kong and a concealed one."""
    return int(melded_kong(win, reading) >= 1 and concealed_kong(win, reading) >= 1)


@kernel
def three_kongs(win, reading):
    """Three kongs or more."""
    return int(reading.kong_count >= 3)


@kernel
def four_kongs(win, reading):
    """Four kongs or more."""
    return int(reading.kong_count >= 4)
