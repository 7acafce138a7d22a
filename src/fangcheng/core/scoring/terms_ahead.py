"""What a win of base terms and multipliers can hold, told without going through all readings of the hand.

Most hands with jokers are plain and may not win; to read each of them only to learn that takes long. The questions
here are put to the distance tables: is the hand still complete when the tiles of a term are taken out of it?
"""

import numpy as np

from fangcheng.core.dialect.bits import NONE, count_bits, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.jokers import FIVE_CHARACTERS, FOUR_CHARACTERS
from fangcheng.core.scoring.terms import BASE_TERMS, MULTIPLIERS
from fangcheng.core.shapes.holding import SUIT, add_face, change_holding, faces_held, hold, remove_face
from fangcheng.core.shapes.lookup import OUT_OF_REACH
from fangcheng.core.shapes.missing_sets import lane, left_row, right_row
from fangcheng.core.state.codes import FROM_FLOWER, FROM_KONG, FROM_OPEN_KONG_FLOWER
from fangcheng.core.state.conditions import on
from fangcheng.core.state.fields.forms import STANDARD
from fangcheng.core.state.pattern_ids import PLAIN_HAND, WORDS
from fangcheng.core.state.record_types import Desk, Rules, Shapes, Table
from fangcheng.core.state.rule_codes import CHOW_NOBODY, TERMS

WAITS_WITH_JOKER, WAITS_WITH_TWO, WITHOUT_JOKER, FIVE, STRAIGHT = 1, 2, 4, 8, 16
SIX_CHARACTERS = FIVE_CHARACTERS + 1

TOLD = np.zeros(WORDS, np.uint64)  # patterns the questions know of
for _pattern in (*BASE_TERMS, *MULTIPLIERS):
    TOLD[_pattern // 64] |= np.uint64(1 << _pattern % 64)


@kernel
def is_told_ahead(rules: Rules):
    """Return True if the questions here leave out nothing that these rules count, and plain hands may not win.

    They ask about sets and a pair, and about straights in the concealed tiles: a straight of claimed chows they miss.
    A house may price patterns that they do not know.
    """
    for word in range(WORDS):
        if rules.looked_for[word] & ~TOLD[word] != NONE:
            return False
    if rules.method != TERMS or rules.price[PLAIN_HAND] >= rules.minimum:
        return False
    return rules.forms == STANDARD and rules.claim_chi == CHOW_NOBODY


@kernel
def ahead_of_draw(table: Table, shapes: Shapes, holding, seat, sets):
    """Return what any win of this resting hand (3n + 1 tiles) holds, as bits; FIVE if it waits for a five.

    Rules: TIANJIN-F-joker_wait, TIANJIN-F-double_joker_wait, TIANJIN-F-no_joker, TIANJIN-F-catch_five.
    """
    found = 0
    if holding.jokers == 0 and not has_joker_kong(table, seat):
        found |= WITHOUT_JOKER
    if holding.jokers >= 1 and missing_groups(shapes, holding, sets, 0) <= holding.jokers - 1:
        found |= WAITS_WITH_JOKER
    if holding.jokers >= 2 and sets >= 1 and missing_groups(shapes, holding, sets - 1, 1) <= holding.jokers - 2:
        found |= WAITS_WITH_TWO
    if sets >= 1 and waits_for_five(shapes, holding, sets):
        found |= FIVE
    return found


@kernel
def waits_for_five(shapes: Shapes, holding, sets):
    """Return True if a five of characters completes the hand between a four and a six, or jokers for these."""
    jokers = holding.jokers
    for some_face in (FOUR_CHARACTERS, SIX_CHARACTERS):
        if has(faces_held(shapes, holding, 1), some_face):
            holding = change_holding(holding, some_face, -1)
        else:
            jokers -= 1
    return missing_groups(shapes, holding, sets - 1, 1) <= jokers


@kernel
def ahead(shapes: Shapes, holding, sets, of_draw, some_face):
    """Return what a win on this face holds beside its base, as bits; 0 for a plain one, which may not win.

    Rules: TIANJIN-36, TIANJIN-F-no_joker, TIANJIN-F-catch_five, TIANJIN-F-pure_straight.
    """
    found = of_draw
    is_joker = has(holding.wild, some_face)
    if is_joker:
        found &= ~WITHOUT_JOKER
    if some_face != FIVE_CHARACTERS and not is_joker:
        found &= ~FIVE
    if sets >= 3 and has_straight(shapes, add_face(holding, some_face), sets):
        found |= STRAIGHT
    return found


@kernel
def has_straight(shapes: Shapes, holding, sets):
    """Return True if a hand of 3n + 2 tiles is complete with a straight in it."""
    for suit in range(3):
        faces = faces_held(shapes, holding, 1) & SUIT << np.uint64(9 * suit)
        jokers = holding.jokers - 9 + count_bits(faces)
        if jokers >= 0 and missing_groups(shapes, without(holding, faces), sets - 3, 1) <= jokers:
            return True
    return False


@kernel
def without(holding, faces):
    """Return the holding without one tile of each of these faces."""
    for some_face in range(27):
        if has(faces, some_face):
            holding = change_holding(holding, some_face, -1)
    return holding


@kernel
def missing_groups(shapes: Shapes, holding, sets, pairs):
    """Return how many tiles lack to `sets` sets and `pairs` pairs (0 or 1), before any joker is used."""
    left, right = left_row(shapes, holding), right_row(shapes, holding)
    best = OUT_OF_REACH
    for some in range(sets + 1):
        best = min(best, lane(left, some, 0) + lane(right, sets - some, pairs))
        best = min(best, lane(left, some, pairs) + lane(right, sets - some, 0))
    return best


@kernel
def has_joker_kong(table: Table, seat):
    """Return True if a kong of jokers lies before the seat."""
    for index in range(int(table.meld_count[seat])):
        if has(table.wild_mask, int(table.meld_face[seat, index])):
            return True
    return False


@stage("truth", when=on("method.terms"))
def is_plain(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Return True if the hand, complete with the drawn tile in it, is plain by every reading and so may not win.

    Return False for replacement tiles and first draws, which may be worth more, and under rules that count more.
    Rules: TIANJIN-36.
    """
    if not is_told_ahead(rules) or is_special_draw(table, seat):
        return False
    sets = int(rules.sets) - int(table.meld_count[seat])
    holding = remove_face(hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat])), some_face)
    return ahead(desk.shapes, holding, sets, ahead_of_draw(table, desk.shapes, holding, seat, sets), some_face) == 0


@kernel
def is_special_draw(table: Table, seat):
    """Return True if the tile replaces another, or is the seat's first one while nobody has claimed anything."""
    source = int(table.drawn_from)
    if source in (FROM_KONG, FROM_FLOWER, FROM_OPEN_KONG_FLOWER):
        return True
    return table.draws[seat] <= 1 and table.any_claim == 0
