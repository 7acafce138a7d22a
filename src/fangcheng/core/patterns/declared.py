"""Patterns of a hand that was declared ready. No reading changes them."""

from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.patterns.listed import DECLARED, pattern
from fangcheng.core.state.codes import (
    F_DOUBLE_READY,
    F_EARTHLY_READY,
    F_HEAVENLY_READY,
    F_ONE_SHOT,
    F_OPEN_READY,
    F_READY,
)


@pattern(DECLARED)
def riichi(win, rules, reading):
    """Declared, not in the unbroken first go-around."""
    return int(happened(win, F_READY) and not happened(win, F_DOUBLE_READY))


@pattern(DECLARED)
def double_riichi(win, rules, reading):
    """Declared with the first discard, no call before it."""
    return int(happened(win, F_DOUBLE_READY))


@pattern(DECLARED)
def ippatsu(win, rules, reading):
    """Within the unbroken go-around after the declaration."""
    return int(happened(win, F_READY) and happened(win, F_ONE_SHOT))


@pattern(DECLARED)
def ready_declared(win, rules, reading):
    """Ready was announced."""
    return int(happened(win, F_READY | F_OPEN_READY | F_HEAVENLY_READY | F_EARTHLY_READY))


@pattern(DECLARED)
def open_ready(win, rules, reading):
    """Ready was announced and the hand shown."""
    return int(happened(win, F_OPEN_READY))


@pattern(DECLARED)
def heavenly_ready(win, rules, reading):
    """Ready was announced before the first turn."""
    return int(happened(win, F_HEAVENLY_READY))


@pattern(DECLARED)
def earthly_ready(win, rules, reading):
    """Ready was announced with the first discard."""
    return int(happened(win, F_EARTHLY_READY))
