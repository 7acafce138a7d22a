"""Patterns of what all groups of a hand have alike: an end in each, a five in each, one suit as in nine gates."""

from fangcheng.core.dialect.bits import NONE, lowest
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.patterns.listed import SETS, pattern
from fangcheng.core.patterns.masks import (
    FIVES,
    HONOURS,
    OUTER,
    RUNS_WITH_FIVE,
    SUITED,
    TERMINAL_RUNS,
    TERMINALS,
    TWO_FIVE_EIGHT,
    face_mask,
    suit_count,
    within,
)
from fangcheng.core.patterns.suits import full_flush
from fangcheng.core.state.codes import STANDARD
from fangcheng.core.state.record_types import Reading, Rules, Win
from fangcheng.core.state.rule_codes import GATES_ANY_TILE, GATES_WITH_JOKERS, OUTSIDE_HAND_MIXED


@pattern(SETS)
def outside_hand(win: Win, rules: Rules, reading: Reading):
    """Every set and the pair have a one, nine or honour; riichi asks for a run and an honour among them."""
    mixed = (reading.run_count > 0) & (reading.faces & HONOURS != NONE)
    return int(every_set_within(reading, TERMINAL_RUNS, OUTER) & (mixed | (rules.option[OUTSIDE_HAND_MIXED] == 0)))


@pattern(SETS)
def pure_outside_hand(win: Win, rules: Rules, reading: Reading):
    """Every set and the pair have a one or nine, and there is a run among them."""
    return int((reading.run_count > 0) & every_set_within(reading, TERMINAL_RUNS, TERMINALS))


@pattern(SETS)
def all_terminal_sets(win: Win, rules: Rules, reading: Reading):
    """Every set and the pair have a one or nine."""
    return int(every_set_within(reading, TERMINAL_RUNS, TERMINALS))


@pattern(SETS)
def pure_terminal_sets(win: Win, rules: Rules, reading: Reading):
    """Every set and the pair have a one or nine, and all are of one suit."""
    return int(all_terminal_sets(win, rules, reading) == 1 and full_flush(win, rules, reading) == 1)


@pattern(SETS)
def all_fives(win: Win, rules: Rules, reading: Reading):
    """Every set and the pair have a five."""
    return int(every_set_within(reading, RUNS_WITH_FIVE, FIVES))


@pattern(SETS)
def pair_258(win: Win, rules: Rules, reading: Reading):
    """The pair beside the sets is a 2, 5 or 8 of a suit.

    Rules: HAINAN-F-pair_258.
    """
    return int(face_mask(int(reading.pair)) & TWO_FIVE_EIGHT != NONE)


@inlined
def every_set_within(reading: Reading, runs, faces):
    """Return True if all runs start in `runs` and all triplets and the pair are of `faces`."""
    same = reading.triplets | face_mask(int(reading.pair))
    return (reading.form == STANDARD) & within(reading.run_starts, runs) & within(same, faces)


@pattern(SETS)
def nine_gates(win: Win, rules: Rules, reading: Reading):
    """The hand is a concealed 1112345678999 of a suit and a tile more of it, in most rulebooks the one won last."""
    if win.meld_count > 0 or reading.form != STANDARD or not within(reading.faces, SUITED):
        return 0
    if rules.option[GATES_WITH_JOKERS] == 1 and win.jokers > 0:
        return int(waited_with_jokers(win, reading))
    if not holds_gates(win):
        return 0
    return int(rules.option[GATES_ANY_TILE] == 1 or waited_on_nine(win))


@kernel
def waited_with_jokers(win: Win, reading: Reading):
    """Return True if all thirteen tiles before the winning one may be 1112345678999 of the suit, jokers for the rest.

    Rules: GUANGDONG-PF-nine_gates.
    """
    first = lowest(reading.faces) // 9 * 9
    for number in range(9):
        count = int(win.hand[first + number])
        if win.drawn_joker == 0 and win.tile == first + number:
            count -= 1
        if count > (3 if number in (0, 8) else 1):
            return False
    return suit_count(reading.faces) == 1


@inlined
def holds_gates(win: Win):
    """Return True if the hand holds 1112345678999 in the suit of the winning tile."""
    first = int(win.tile) // 9 * 9
    for number in range(9):
        if win.hand[first + number] < (3 if number == 0 or number == 8 else 1):
            return False
    return True


@inlined
def waited_on_nine(win: Win):
    """Return True if nine gates were complete before the winning tile; some tables pay that double."""
    place = int(win.tile) % 9
    return win.hand[win.tile] == (4 if place == 0 or place == 8 else 2)
