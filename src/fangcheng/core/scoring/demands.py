"""Demands: what a complete hand must show before it wins, judged by the reading.

A demand is a setting of its own that lists what meets it, and one of these things suffices: a book that asks for "a
triplet or a pair of dragons" has one demand with two words. So an option that lets something else do adds a word, and
each demand has its own refusal. Eight tiles of one suit (`demand_branches`) are counted, not shown. A further demand is
a field `demand_...` beside the others and a line in `missing_demand`; a further word is a bit `SHOWS_...` and a line
in `shown_by`.
"""

from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import inlined, kernel, stage
from fangcheng.core.patterns.branches import EIGHT, longest_branch
from fangcheng.core.patterns.hands import claimed_sets
from fangcheng.core.patterns.masks import (
    DRAGONS,
    HONOURS,
    TERMINALS,
    TWO_EIGHT,
    TWO_FIVE_EIGHT,
    WINDS,
    face_mask,
    suit_count,
)
from fangcheng.core.state.codes import EGG_MELD, SEVEN_PAIRS_FORM, STANDARD
from fangcheng.core.state.record_types import Reading, Rules, Win
from fangcheng.core.state.refusals import (
    ALL_LAID,
    LACKS_BRANCHES,
    LACKS_OPENED,
    LACKS_PAIR,
    LACKS_RUN,
    LACKS_SUITS,
    LACKS_TERMINAL,
    LACKS_TRIPLET,
    ONE_TRIPLET,
    PAIR_28,
    THREE_SUITS,
    WINS,
)
from fangcheng.core.state.rule_codes import (
    CONCEALED_KONG_OPENS,
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
    SHOWS_PAIRS,
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
from fangcheng.tiles import EAST


@kernel
def demands_anything(rules: Rules):
    """Return True if these rules ask more of a hand than to be complete."""
    of_sets = rules.demand_triplet | rules.demand_opened | rules.demand_pair | rules.demand_hidden
    of_faces = rules.demand_terminal | rules.demand_suits | rules.demand_branches
    return of_sets | of_faces | rules.demand_run != 0


@stage("number", when=demands_anything)
def missing_demand(win: Win, rules: Rules, reading: Reading):
    """Return the refusal for the first demand that the reading does not meet, WINS where it meets them all.

    Rules: ANQING-18, NEIMENGGU-19, NEIMENGGU-20, NEIMENGGU-21, NEIMENGGU-33, JINAN-25, HARBIN-24, HARBIN-25,
    HARBIN-26, HARBIN-27, HARBIN-28, YINGKOU-18, YINGKOU-19, YINGKOU-20, YINGKOU-21, YINGKOU-22,
    HEFEI-11, JILIN-25, JILIN-26, JILIN-27, CHANGCHUN-31, CHANGCHUN-32, CHANGCHUN-33, CHANGCHUN-35.
    """
    shown = shown_by(win, rules, reading)
    if is_unmet(rules.demand_triplet, shown):
        return ONE_TRIPLET if rules.demand_triplet == SHOWS_ONE_TRIPLET else LACKS_TRIPLET
    if is_unmet(rules.demand_run, shown):
        return LACKS_TERMINAL if rules.demand_run & SHOWS_TERMINAL else LACKS_RUN
    if is_unmet(rules.demand_opened, shown):
        return LACKS_OPENED
    if is_unmet(rules.demand_terminal, shown):
        return LACKS_TERMINAL
    if is_unmet(rules.demand_suits, shown):
        return THREE_SUITS if rules.demand_suits == SHOWS_SUIT_MISSING else LACKS_SUITS
    if rules.demand_branches != 0 and longest_branch(win) < EIGHT:
        return LACKS_BRANCHES
    if is_unmet(rules.demand_pair, shown):
        return PAIR_28 if rules.demand_pair == SHOWS_PAIR_NOT_28 else LACKS_PAIR
    return ALL_LAID if is_unmet(rules.demand_hidden, shown) else WINS


@inlined
def is_unmet(demand, shown):
    """Return True if there is a demand and nothing that is shown meets it."""
    return demand != 0 and demand & shown == 0


@kernel
def opens_hand(win: Win, rules: Rules):
    """Return True if the hand has claimed a set; where the game says so a concealed kong opens it, too.

    Rules: WUHAN-9, WUHAN-13.
    """
    return claimed_sets(win) > 0 or (rules.option[CONCEALED_KONG_OPENS] != 0 and win.meld_count > 0)


@kernel
def shown_by(win: Win, rules: Rules, reading: Reading):
    """Return the SHOWS_ bits of all that the reading shows.

    Rules: NEIMENGGU-13, NEIMENGGU-14, NEIMENGGU-19, NEIMENGGU-21.
    """
    return (
        SHOWS_OPENED * int(opens_hand(win, rules))
        | SHOWS_TRIPLET * int(reading.triplet_count > 0)
        | SHOWS_DRAGON_TRIPLET * int(reading.triplets & DRAGONS != NONE)
        | SHOWS_DRAGON_PAIR * int(face_mask(int(reading.pair)) & DRAGONS != NONE)
        | SHOWS_TERMINAL * int(reading.faces & TERMINALS != NONE)
        | SHOWS_WIND * int(reading.faces & WINDS != NONE)
        | SHOWS_THREE_SUITS * int(suit_count(reading.faces) == 3)
        | SHOWS_PAIR_258 * int(paired_faces(reading) & TWO_FIVE_EIGHT != NONE)
        | SHOWS_SETS * int(reading.form == STANDARD)
        | SHOWS_SUIT_MISSING * int(suit_count(reading.faces) < 3)
        | SHOWS_ONE_TRIPLET * int(reading.triplet_count == 1)
        | SHOWS_PAIR_NOT_28 * int(paired_faces(reading) & TWO_EIGHT == NONE)
        | SHOWS_RUN * int(reading.run_count > 0)
        | SHOWS_TWO_SUITS * int(suit_count(reading.faces) == 2)
        | SHOWS_ONE_SUIT * int(suit_count(reading.faces) == 1)
        | shown_by_honours(win, reading)
    )


@kernel
def shown_by_honours(win: Win, reading: Reading):
    """Return the SHOWS_ bits of honours, of eggs that count as ones or nines do, of seven pairs, and of what lies open.

    Rules: JILIN-17, JILIN-26, JILIN-27, CHANGCHUN-32, CHANGCHUN-33, CHANGCHUN-35.
    """
    return (
        SHOWS_TERMINAL * int(lays_outer_egg(win))
        | SHOWS_HONOUR * int(reading.faces & HONOURS != NONE)
        | SHOWS_WIND_PAIR * int(face_mask(int(reading.pair)) & WINDS != NONE)
        | SHOWS_PAIRS * int(reading.form == SEVEN_PAIRS_FORM)
        | SHOWS_HIDDEN * int(claimed_sets(win) < win.sets)
        | SHOWS_ALL_PUNGS * int(reading.form == STANDARD and reading.run_count == 0)
    )


@kernel
def lays_outer_egg(win: Win):
    """Return True if an egg of ones or nines lies before the hand."""
    for place in range(int(win.meld_count)):
        if win.meld_kind[place] == EGG_MELD and win.meld_face[place] < EAST:
            return True
    return False


@inlined
def paired_faces(reading: Reading):
    """Return the face of the pair as a mask, or those of all seven pairs."""
    return reading.faces if reading.form == SEVEN_PAIRS_FORM else face_mask(int(reading.pair))
