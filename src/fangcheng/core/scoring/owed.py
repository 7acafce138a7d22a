"""What the concealed tiles of a seat owe to a win beside their shape, once its melds are read.

The seven demands have places, which are their bits in `told` of the look-up tables (shapes/demand_lookup.py): those
that a set or a pair can meet, and of these the first three. The others hang on the melds and on the number of suits.
"""

from typing import NamedTuple

import numpy as np

from fangcheng.core.dialect.bits import NONE, bit_if
from fangcheng.core.dialect.registry import inlined, kernel
from fangcheng.core.patterns.masks import DRAGONS, HONOURS, TERMINALS, WINDS, suit_part
from fangcheng.core.shapes.readings import faces_of_egg
from fangcheng.core.shapes.ready import sets_to_form
from fangcheng.core.shapes.set_readings import faces_of_group
from fangcheng.core.state.codes import CHOW, CONCEALED_KONG_MELD, EGG_MELD, PUNG
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    LACK_FREE,
    SHOWS_ALL_PUNGS,
    SHOWS_DRAGON_PAIR,
    SHOWS_DRAGON_TRIPLET,
    SHOWS_HIDDEN,
    SHOWS_HONOUR,
    SHOWS_ONE_SUIT,
    SHOWS_ONE_TRIPLET,
    SHOWS_OPENED,
    SHOWS_PAIR_258,
    SHOWS_PAIR_NOT_28,
    SHOWS_RUN,
    SHOWS_SETS,
    SHOWS_SUIT_MISSING,
    SHOWS_TERMINAL,
    SHOWS_THREE_SUITS,
    SHOWS_TRIPLET,
    SHOWS_TWO_SUITS,
    SHOWS_WIND,
    SHOWS_WIND_PAIR,
)
from fangcheng.tiles import EAST, FACES

# The demands, in the order of their bits here and in the tables.
TRIPLET_AT, RUN_AT, TERMINAL_AT, PAIR_AT, OPENED_AT, SUITS_AT, HIDDEN_AT = range(7)
DEMANDS = 7
BARRED = -1  # no tiles of so many suits can ever meet what is demanded
ALL_PAIRS = 7
ALL_FACES = np.uint64((1 << FACES) - 1)
SUIT_FACES = 0b111111111
OF_SETS = (
    SHOWS_TRIPLET
    | SHOWS_ONE_TRIPLET
    | SHOWS_DRAGON_TRIPLET
    | SHOWS_DRAGON_PAIR
    | SHOWS_TERMINAL
    | SHOWS_WIND
    | SHOWS_WIND_PAIR
    | SHOWS_HONOUR
    | SHOWS_PAIR_258
    | SHOWS_PAIR_NOT_28
    | SHOWS_RUN
)


class Owed(NamedTuple):
    """What the concealed tiles owe beside their shape: demands that the melds leave unmet, by suits of the hand."""

    sets: int
    unmet: int  # where the hand has tiles of no suit, in the bits of the tables; BARRED where it never wins so
    unmet_in_one: int
    unmet_in_two: int
    unmet_in_three: int
    suits: int  # bits of the suits among the melds
    branches: int  # 1: eight tiles of one suit are needed
    m: int  # tiles of characters in the melds
    p: int
    s: int


@kernel
def demand_of(rules: Rules, place):
    """Return the words of a demand by its place among the seven."""
    if place == TRIPLET_AT:
        return int(rules.demand_triplet)
    if place == RUN_AT:
        return int(rules.demand_run)
    if place == TERMINAL_AT:
        return int(rules.demand_terminal)
    if place == PAIR_AT:
        return int(rules.demand_pair)
    if place == OPENED_AT:
        return int(rules.demand_opened)
    return int(rules.demand_suits) if place == SUITS_AT else int(rules.demand_hidden)


@kernel
def shown_by_suits(count):
    """Return the SHOWS_ bits of tiles of so many suits."""
    return (
        SHOWS_THREE_SUITS * int(count == 3)
        | SHOWS_TWO_SUITS * int(count == 2)
        | SHOWS_ONE_SUIT * int(count == 1)
        | SHOWS_SUIT_MISSING * int(count < 3)
    )


@kernel
def owed_by(table: Table, rules: Rules, desk: Desk, seat):
    """Read the melds of a seat and return what its concealed tiles owe."""
    faces = faces_melded(table, rules, seat)
    shown = shown_by_melds(table, rules, seat, faces)
    m = tiles_melded(table, seat, 0)
    p = tiles_melded(table, seat, 1)
    s = tiles_melded(table, seat, 2)
    return Owed(
        sets_to_form(table, rules, seat),
        unmet_with(rules, desk, shown, 0),
        unmet_with(rules, desk, shown, 1),
        unmet_with(rules, desk, shown, 2),
        unmet_with(rules, desk, shown, 3),
        suits_among(faces),
        int(rules.demand_branches),
        m,
        p,
        s,
    )


@kernel
def unmet_in(owed, count):
    """Return what a hand with tiles of so many suits leaves unmet."""
    if count == 0:
        return owed.unmet
    if count == 1:
        return owed.unmet_in_one
    return owed.unmet_in_two if count == 2 else owed.unmet_in_three


@kernel
def is_settled_by_melds(owed):
    """Return True if the melds meet every demand but that no second triplet comes beside one."""
    if owed.branches != 0:
        return False
    for count in range(number_of_suits(owed.suits), 4):
        if unmet_in(owed, count) != 0:
            return False
    return True


@kernel
def unmet_with(rules: Rules, desk: Desk, shown, count):
    """Return the demands that the sets and the pair must meet in a hand of so many suits, in the bits of the tables."""
    if rules.lack_rule == LACK_FREE and count == 3:
        return BARRED
    told, unmet, place_told = int(desk.demanded.told), 0, 0
    for place in range(DEMANDS):
        words = demand_of(rules, place)
        known = told >> place & 1
        if words != 0 and words & (shown | shown_by_suits(count)) == 0:
            if (known == 0 and is_settled(words)) or (words == SHOWS_ONE_TRIPLET and shown & SHOWS_TRIPLET):
                return BARRED
            unmet |= known << place_told
        place_told += known
    return unmet


@kernel
def is_settled(words):
    """Return True if no set and no pair meets the demand, but the melds and the number of suits alone."""
    return words & (OF_SETS | SHOWS_SETS) == 0


@kernel
def is_of_sets(words):
    """Return True for a demand that a set or the pair can meet, and that not every hand of sets and a pair does."""
    return words & OF_SETS != 0 and words & SHOWS_SETS == 0


@kernel
def faces_melded(table: Table, rules: Rules, seat):
    """Return the faces that the melds of a seat add to its hand."""
    faces = NONE
    for index in range(int(table.meld_count[seat])):
        kind, lowest = int(table.meld_kind[seat, index]), int(table.meld_face[seat, index])
        faces |= faces_of_egg(rules, lowest) if kind == EGG_MELD else faces_of_group(int(kind == CHOW), lowest)
    return faces


@kernel
def suits_among(faces):
    """Return the bits of the suits that occur among faces."""
    m, p, s = suit_part(faces, 0), suit_part(faces, 1), suit_part(faces, 2)
    return int(m != NONE) | int(p != NONE) << 1 | int(s != NONE) << 2


@inlined
def number_of_suits(suits):
    """Count the suits of which the bits are set."""
    return (suits & 1) + (suits >> 1 & 1) + (suits >> 2)


@kernel
def shown_by_melds(table: Table, rules: Rules, seat, faces):
    """Return the SHOWS_ bits of all that the melds of a seat show, and of what sets and a pair show anyhow.

    One triplet and no more is met only while a second can be kept out, which the tables see to.
    """
    triplets, count, runs, laid_outer = NONE, 0, 0, 0
    for index in range(int(table.meld_count[seat])):
        kind, lowest = int(table.meld_kind[seat, index]), int(table.meld_face[seat, index])
        runs += int(kind == CHOW)
        count += int(kind != CHOW)
        triplets |= bit_if(int(kind != CHOW), lowest)
        laid_outer |= int(kind == EGG_MELD and lowest < EAST)
    return (
        SHOWS_SETS
        | SHOWS_HIDDEN * int(sets_to_form(table, rules, seat) > 0 or has_hidden_kong(table, seat))
        | SHOWS_ALL_PUNGS * int(runs == 0)
        | SHOWS_OPENED
        | SHOWS_TRIPLET * int(count > 0)
        | SHOWS_ONE_TRIPLET * int(count == 1)
        | SHOWS_DRAGON_TRIPLET * int(triplets & DRAGONS != NONE)
        | SHOWS_TERMINAL * int(faces & TERMINALS != NONE or laid_outer != 0)
        | SHOWS_WIND * int(faces & WINDS != NONE)
        | SHOWS_RUN * int(runs > 0)
        | SHOWS_HONOUR * int(faces & HONOURS != NONE)
    )


@kernel
def has_hidden_kong(table: Table, seat):
    """Return True if one of the melds is a concealed kong."""
    for index in range(int(table.meld_count[seat])):
        if table.meld_kind[seat, index] == CONCEALED_KONG_MELD:
            return True
    return False


@kernel
def tiles_melded(table: Table, seat, suit):
    """Count the tiles of a suit in the melds of a seat, four for a kong and for an egg."""
    count = 0
    for index in range(int(table.meld_count[seat])):
        if int(table.meld_face[seat, index]) // 9 == suit:
            count += 3 if table.meld_kind[seat, index] in (CHOW, PUNG) else 4
    return count
