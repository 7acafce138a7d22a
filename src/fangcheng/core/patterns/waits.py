"""Patterns of the wait: edge, middle, pair. The game says whether they hold beside other waits."""

from fangcheng.core.dialect.bits import NONE, ONE, bit, count_bits, has, holds_one, lowest
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.patterns.circumstances import happened
from fangcheng.core.patterns.hands import claimed_sets
from fangcheng.core.patterns.jokers import joker_waited
from fangcheng.core.patterns.listed import WAITS, pattern
from fangcheng.core.patterns.masks import OUTER, SUITED, WINDS, knitted_faces
from fangcheng.core.state.codes import BY_SELF, CHOW, CLOSED, EDGE, EGG_MELD, F_OTHERS_IN_PUNG, PAIR_WAIT, PUNG
from fangcheng.core.state.honour_runs import faces_of_run
from fangcheng.core.state.record_types import Reading, Rules, Win
from fangcheng.core.state.rule_codes import (
    EDGE_IS_CLOSED,
    FLOWERS_TWICE,
    KNITTED_WAIT,
    NARROW_ONLY,
    NARROW_READ_OR_ONLY,
    NARROW_WAITS,
    ONE_WAIT_MELDED,
    ONE_WAIT_NEVER,
    ONE_WAIT_NOT_CLAIMED,
    OWN_FOUR_CONCEALED,
    OWN_FOUR_WAIT,
)


@kernel
def waited_for_one(win: Win, rules: Rules):
    """Return True if just one face would have completed the hand; copies seen elsewhere do not matter.

    Rules: COMMON-10.
    """
    return holds_one(waits_counted(win, rules))


@kernel
def waits_counted(win: Win, rules: Rules):
    """Return the waits that count beside each other: those to be had, or all where four of one's own are a wait.

    Rules: COMMON-10, COMMON-11.
    """
    return win.waits if rules.own_four == OWN_FOUR_WAIT else waits_to_be_had(win, rules)


@kernel
def waits_to_be_had(win: Win, rules: Rules):
    """The waits without those of which the winner held all four.

    Rules: COMMON-10.
    """
    found, left = NONE, win.waits
    while left != NONE:
        face = lowest(left)
        left &= left - ONE
        if face == win.tile or int(win.hand[face]) + melded(win, rules, face) < 4:
            found |= bit(face)
    return found


@kernel
def melded(win: Win, rules: Rules, face):
    """Copies of a face in the melds (not counted where only concealed ones matter)."""
    count = int(win.in_eggs[face]) if rules.eggs != 0 else 0
    for place in range(int(win.meld_count) if rules.own_four != OWN_FOUR_CONCEALED else 0):
        low, kind = int(win.meld_face[place]), int(win.meld_kind[place])
        if kind == CHOW:
            count += int(has(faces_of_run(low), face))
        elif low == face and kind != EGG_MELD:
            count += 3 if kind == PUNG else 4
    return count


@kernel
def waited_so(win: Win, rules: Rules, reading: Reading, wait):
    """Return True if the wait was of this kind (EDGE ...), and no part of a knitted straight.

    Rules: MCR-31, MCR-P10, COMMON-10.
    """
    if reading.wait != wait or (rules.option[NARROW_WAITS] == NARROW_ONLY and not waited_for_one(win, rules)):
        return False
    if reading.knitted < 0 or rules.option[KNITTED_WAIT] == 1:
        return True
    return not has(knitted_faces(int(reading.knitted)), int(win.tile))


@pattern(WAITS)
def edge_wait(win: Win, rules: Rules, reading: Reading):
    """The hand waited for the 3 of 12, or the 7 of 89."""
    return int(waited_so(win, rules, reading, EDGE))


@pattern(WAITS)
def closed_wait(win: Win, rules: Rules, reading: Reading):
    """The hand waited for the middle of a run; where the game says so an edge is as good.

    Rules: HARBIN-F-closed_wait.
    """
    return int(waited_closed(win, rules, reading))


@kernel
def waited_closed(win: Win, rules: Rules, reading: Reading):
    """Return True if the wait was the middle of a run, or an edge where that counts as one."""
    edge = rules.option[EDGE_IS_CLOSED] != 0 and waited_so(win, rules, reading, EDGE)
    return edge or waited_so(win, rules, reading, CLOSED)


@pattern(WAITS)
def single_wait(win: Win, rules: Rules, reading: Reading):
    """The hand waited for the second tile of the pair."""
    return int(waited_so(win, rules, reading, PAIR_WAIT))


@pattern(WAITS)
def narrow_wait(win: Win, rules: Rules, reading: Reading):
    """The hand waited for edge, middle or pair; where the game says so for one kind only in any other place, too.

    Rules: COMMON-10.
    """
    return int(
        waited_so(win, rules, reading, EDGE)
        or waited_so(win, rules, reading, CLOSED)
        or (waited_so(win, rules, reading, PAIR_WAIT) and not waited_with_joker(win, reading))
        or (rules.option[NARROW_WAITS] == NARROW_READ_OR_ONLY and wins_by_one(win, rules, reading))
    )


@kernel
def wins_by_one(win: Win, rules: Rules, reading: Reading):
    """Return True if just one face would have won: a hand that shows no terminal or honour had to wait for one.

    Rules: COMMON-10, COMMON-11, CHANGCHUN-P3.
    """
    waits, tile = waits_counted(win, rules), int(win.tile)
    alone = win.hand[tile] == 1 and melded(win, rules, tile) == 0
    if rules.demand_terminal != 0 and alone and reading.faces & OUTER == bit(tile):
        waits &= OUTER
    return holds_one(waits)


@kernel
def waited_with_joker(win: Win, reading: Reading):
    """Return True if a joker was the half of the pair that waited: it takes any tile, so the wait is not narrow.

    On a discard there is no joker wait: a joker of the same face may then stand in a set, beside a pair of two tiles.
    Rules: HEBEI-25.
    """
    if win.wild_mask == NONE or not joker_waited(win, reading):
        return False
    return win.by == BY_SELF or win.hand[reading.pair] < 2


@pattern(WAITS, many=True)
def soft_flowers(win: Win, rules: Rules, reading: Reading):
    """A triplet of a wind, kongs, and a narrow wait for one kind only count as flowers do, in some games double.

    The wait does not count beside four melds laid down or the last copy.
    Rules: NANJING-16, NANJING-17, NANJING-F-soft_flowers.
    """
    count = flowers_of_sets(reading)
    if win.meld_count != win.sets and not happened(win, F_OTHERS_IN_PUNG) and waited_for_one(win, rules):
        count += int(reading.wait in (EDGE, CLOSED, PAIR_WAIT))
    return count * (1 + int(rules.option[FLOWERS_TWICE]))


@kernel
def flowers_of_sets(reading: Reading):
    """Count the triplets of winds, one each, two as a kong, three if it is concealed; and kongs of suits, one or two.

    Rules: NANJING-16.
    """
    kongs, exposed = reading.kongs, reading.kongs & ~reading.concealed
    return (
        count_bits(reading.triplets & WINDS)
        + 2 * count_bits(kongs & WINDS)
        - count_bits(exposed & WINDS)
        + 2 * count_bits(kongs & SUITED)
        - count_bits(exposed & SUITED)
    )


@pattern(WAITS)
def one_wait(win: Win, rules: Rules, reading: Reading):
    """The hand waited for one kind of tile only, however it joins and be it one that the hand holds all of.

    Rules: TAIWAN-F-one_wait, TAIWAN-P4, TAIWAN-P6.
    """
    rule = int(rules.option[ONE_WAIT_MELDED])
    barred = rule == ONE_WAIT_NEVER or (rule == ONE_WAIT_NOT_CLAIMED and win.by != BY_SELF)
    if barred and claimed_sets(win) == win.sets:
        return 0
    return int(waited_for_one(win, rules))
