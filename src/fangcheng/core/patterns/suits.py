"""Patterns of which faces a hand holds: suits, honours, high and low numbers. A joker is the face it stands for."""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.masks import (
    DRAGONS,
    FROM_4_TO_6,
    FROM_6,
    FROM_7,
    GREEN_TILES,
    HONOURS,
    OUTER,
    SIMPLES,
    SUITED,
    TERMINALS,
    UP_TO_3,
    UP_TO_4,
    UPRIGHT_EITHER_WAY,
    WINDS,
    suit_count,
    within,
)


@kernel
def full_flush(win, reading):
    """One suit, no honours."""
    return int(suit_count(reading.faces) == 1 and within(reading.faces, SUITED))


@kernel
def half_flush(win, reading):
    """One suit and honours; never together with full_flush."""
    return int(suit_count(reading.faces) == 1 and not within(reading.faces, SUITED))


@kernel
def one_voided_suit(win, reading):
    """Exactly one suit is missing, with or without honours."""
    return int(suit_count(reading.faces) == 2)


@kernel
def no_honors(win, reading):
    """No winds and no dragons."""
    return int(within(reading.faces, SUITED))


@kernel
def all_honors(win, reading):
    """Winds and dragons only."""
    return int(within(reading.faces, HONOURS))


@kernel
def all_terminals(win, reading):
    """Ones and nines only."""
    return int(within(reading.faces, TERMINALS))


@kernel
def all_terminals_and_honors(win, reading):
    """Nothing from 2 to 8; all_terminals and all_honors are such hands too."""
    return int(within(reading.faces, OUTER))


@kernel
def all_simples(win, reading):
    """No ones, nines or honours."""
    return int(within(reading.faces, SIMPLES))


@kernel
def all_types(win, reading):
    """All three suits, winds and dragons occur."""
    faces = reading.faces
    return int(suit_count(faces) == 3 and faces & WINDS != NONE and faces & DRAGONS != NONE)


@kernel
def all_green(win, reading):
    """Only 2s 3s 4s 6s 8s and 6z; 6z may be missing."""
    return int(within(reading.faces, GREEN_TILES))


@kernel
def reversible_tiles(win, reading):
    """Only tiles whose picture looks the same upside down."""
    return int(within(reading.faces, UPRIGHT_EITHER_WAY))


@kernel
def upper_tiles(win, reading):
    """Only 7, 8, 9."""
    return int(within(reading.faces, FROM_7))


@kernel
def middle_tiles(win, reading):
    """Only 4, 5, 6."""
    return int(within(reading.faces, FROM_4_TO_6))


@kernel
def lower_tiles(win, reading):
    """Only 1, 2, 3."""
    return int(within(reading.faces, UP_TO_3))


@kernel
def upper_four(win, reading):
    """Only 6 to 9."""
    return int(within(reading.faces, FROM_6))


@kernel
def lower_four(win, reading):
    """Only 1 to 4."""
    return int(within(reading.faces, UP_TO_4))
