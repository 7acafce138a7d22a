"""How far a hand is from the kinds that win, in games where few do: a flush, all pungs, honours alone."""

from fangcheng.core.dialect.bits import NONE, count_bits
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.shapes.holding import HONOUR_FACES, faces_held, give_up_suit, hold
from fangcheng.core.shapes.lookup import OUT_OF_REACH
from fangcheng.core.shapes.missing_sets import missing_standard, wanted_standard
from fangcheng.core.shapes.missing_singles import missing_of_group
from fangcheng.core.shapes.ready import forms_open, sets_to_form
from fangcheng.core.state.codes import CHOW
from fangcheng.core.state.fields.forms import HONOURS_ALONE
from fangcheng.core.state.record_types import Desk, Rules, Shapes, Table
from fangcheng.core.state.rule_codes import LIMITS
from fangcheng.tiles import EAST


@kernel
def few_kinds_win(rules: Rules):
    """Return True if a complete hand must be of certain kinds to win."""
    return rules.method == LIMITS and rules.minimum > 0


@stage("number", when=few_kinds_win)
def missing_to_kind(table: Table, rules: Rules, desk: Desk, seat):
    """Count the tiles that the concealed hand lacks to the nearest kind that its melds leave open.

    OUT_OF_REACH where they leave none. Rules: SHANGHAI-18, SHANGHAI-48, SHANGHAI-49.
    """
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    sets = sets_to_form(table, rules, seat)
    best = OUT_OF_REACH
    for suit in range(3):
        if melds_fit(table, seat, suit):
            best = min(best, missing_standard(desk.shapes, flush_of(holding, suit), sets))
    if has_no_chow(table, seat):
        best = min(best, missing_triplets(desk.shapes, holding, sets))
    if forms_open(table, rules, seat) & HONOURS_ALONE:
        best = min(best, missing_of_group(desk.shapes, holding, sets, HONOUR_FACES))
    return best


@stage("mask", when=few_kinds_win)
def wanted_to_kind(table: Table, rules: Rules, desk: Desk, seat, best):
    """Return the faces that bring the concealed hand nearer to the nearest of these kinds, to which it lacks `best`."""
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    sets, found = sets_to_form(table, rules, seat), NONE
    for suit in range(3):
        flush = flush_of(holding, suit)
        if melds_fit(table, seat, suit) and missing_standard(desk.shapes, flush, sets) == best:
            found |= wanted_standard(desk.shapes, flush, sets)
    if has_no_chow(table, seat) and missing_triplets(desk.shapes, holding, sets) == best:
        found |= wanted_triplets(desk.shapes, holding, sets)
    if forms_open(table, rules, seat) & HONOURS_ALONE:
        if missing_of_group(desk.shapes, holding, sets, HONOUR_FACES) == best:
            found |= HONOUR_FACES & ~faces_held(desk.shapes, holding, 4)
    return found


@kernel
def flush_of(holding, suit):
    """Return the holding as a flush of the suit sees it: the two other suits are given up, honours stay."""
    return give_up_suit(give_up_suit(holding, (suit + 1) % 3), (suit + 2) % 3)


@kernel
def melds_fit(table: Table, seat, suit):
    """Return True if all melds of the seat are of the suit or of honours."""
    for index in range(int(table.meld_count[seat])):
        lowest = int(table.meld_face[seat, index])
        if lowest < EAST and lowest // 9 != suit:
            return False
    return True


@kernel
def has_no_chow(table: Table, seat):
    """Return True if all melds of the seat are pungs and kongs."""
    for index in range(int(table.meld_count[seat])):
        if table.meld_kind[seat, index] == CHOW:
            return False
    return True


@kernel
def missing_triplets(shapes: Shapes, holding, sets):
    """Count the tiles lacking to so many triplets and a pair, each of another face.

    The faces held most often become triplets, the next one the pair. A triplet lacks a tile where too few faces are
    held once, twice and three times, each counted for itself; the pair likewise.
    """
    lacking = 0
    for copies in range(1, 4):
        faces = count_bits(faces_held(shapes, holding, copies))
        lacking += max(0, sets - faces) + int(copies < 3 and faces <= sets)
    return lacking


@kernel
def wanted_triplets(shapes: Shapes, holding, sets):
    """Return the faces that lower `missing_triplets`: one more copy makes one more face that is held so often."""
    found = NONE
    for copies in range(1, 4):
        held = faces_held(shapes, holding, copies)
        if count_bits(held) < sets + int(copies < 3):
            found |= ~held & (holding.usable if copies == 1 else faces_held(shapes, holding, copies - 1))
    return found
