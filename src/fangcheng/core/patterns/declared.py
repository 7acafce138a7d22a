"""Patterns of a hand that was declared ready. No reading changes them."""

from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.patterns.listed import DECLARED, pattern
from fangcheng.core.state.codes import (
    BY_SELF,
    F_DOUBLE_READY,
    F_EARTHLY_READY,
    F_HEAVENLY_READY,
    F_ONE_SHOT,
    F_OPEN_READY,
    F_READY,
)
from fangcheng.core.state.record_types import Reading, Rules, Win
from fangcheng.core.state.rule_codes import READY_DECLARED


@pattern(DECLARED)
def riichi(win: Win, rules: Rules, reading: Reading):
    """The winner declared riichi, but not in the unbroken first go-around."""
    return int(happened(win, F_READY) and not happened(win, F_DOUBLE_READY))


@pattern(DECLARED)
def double_riichi(win: Win, rules: Rules, reading: Reading):
    """The winner declared riichi with his first discard, before any call."""
    return int(happened(win, F_DOUBLE_READY))


@pattern(DECLARED)
def ippatsu(win: Win, rules: Rules, reading: Reading):
    """The winner declared riichi and wins within the unbroken go-around after it."""
    return int(happened(win, F_READY) and happened(win, F_ONE_SHOT))


@pattern(DECLARED)
def ready_declared(win: Win, rules: Rules, reading: Reading):
    """The winner announced that he was ready."""
    return int(happened(win, F_READY | F_OPEN_READY | F_HEAVENLY_READY | F_EARTHLY_READY))


@pattern(DECLARED)
def open_ready(win: Win, rules: Rules, reading: Reading):
    """The winner announced that he was ready and showed his hand."""
    return int(happened(win, F_OPEN_READY))


@pattern(DECLARED)
def open_draw(win: Win, rules: Rules, reading: Reading):
    """The winner announced, drew openly with his hand closed, and drew the winning tile.

    Rules: JINAN-F-open_draw.
    """
    return int(win.by == BY_SELF and happened(win, F_READY) and not happened(win, F_OPEN_READY))


@pattern(DECLARED)
def open_hand(win: Win, rules: Rules, reading: Reading):
    """The winner announced with his hand laid open, and drew the winning tile.

    Rules: JINAN-F-open_hand.
    """
    return int(win.by == BY_SELF and happened(win, F_OPEN_READY))


@pattern(DECLARED)
def heavenly_ready(win: Win, rules: Rules, reading: Reading):
    """The winner announced before the first turn that he was ready; in some games with his first discard.

    Rules: TUIDAOHU-PF-heavenly_ready.
    """
    first = rules.ready_rule == READY_DECLARED and happened(win, F_DOUBLE_READY)
    return int(first or happened(win, F_HEAVENLY_READY))


@pattern(DECLARED)
def earthly_ready(win: Win, rules: Rules, reading: Reading):
    """The winner announced with his first discard that he was ready."""
    return int(happened(win, F_EARTHLY_READY))


@pattern(DECLARED)
def hard_ready(win: Win, rules: Rules, reading: Reading):
    """The winner declared before his first draw, with the tiles he was dealt.

    Rules: GUIZHOU-16, GUIZHOU-F-hard_ready.
    """
    return int(happened(win, F_HEAVENLY_READY))


@pattern(DECLARED)
def soft_ready(win: Win, rules: Rules, reading: Reading):
    """The winner declared with his first discard.

    Rules: GUIZHOU-16, GUIZHOU-F-soft_ready.
    """
    return int(happened(win, F_READY) and not happened(win, F_HEAVENLY_READY))
