"""Readiness: the waits a seat holds, which discards leave it ready, and kongs that leave the waits alone."""

from fangcheng.core.dialect.bits import NONE, ONE, bit, count_bits, has, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.masks import TWO_FIVE_EIGHT
from fangcheng.core.shapes.distance import distance, waits
from fangcheng.core.shapes.heart import EVERY_HEART, heart_bits
from fangcheng.core.shapes.holding import hold, places_of_hand
from fangcheng.core.shapes.sums import is_head, plays_sums
from fangcheng.core.state.codes import CHOW, EGG_MELD
from fangcheng.core.state.eggs import family_of
from fangcheng.core.state.fields.forms import ALL_258_ALONE, HONOURS_ALONE, NO_HEAD_SET, ONE_HEAD_SET, STANDARD
from fangcheng.core.state.kong_tiles import kong_tile_faces
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import NO_KONG_TILES, OWN_FOUR_CONCEALED, OWN_FOUR_WAIT
from fangcheng.core.table.visible import in_egg
from fangcheng.tiles import EAST, FACES, PLACES, RED, WHITE


@kernel
def sets_to_form(table: Table, rules: Rules, seat):
    """Count the sets that the concealed tiles must still form."""
    return int(rules.sets) - int(table.meld_count[seat])


@kernel
def has_tile_to_spare(table: Table, rules: Rules, seat):
    """Return True if the seat holds a tile more than a resting hand, to discard or to win with.

    Rules: JIANGNAN-9.
    """
    return (int(table.hand_size[seat]) + int(rules.heart)) % 3 == 2


@kernel
def forms_open(table: Table, rules: Rules, seat):
    """Return the forms that the melds of a seat leave it: a set of other tiles bars those of one group alone.

    With them goes the tile that the seat imagines.
    Rules: SHANGHAI-20, CHANGSHA-26, LUOSHU-29, JIANGNAN-21.
    """
    forms = int(rules.forms)
    if rules.heart != 0:
        forms |= heart_bits(table.heart[seat])
    if forms & ALL_258_ALONE:
        for index in range(int(table.meld_count[seat])):
            if table.meld_kind[seat, index] == CHOW or not has(TWO_FIVE_EIGHT, int(table.meld_face[seat, index])):
                forms &= ~ALL_258_ALONE
    if forms & HONOURS_ALONE:
        for index in range(int(table.meld_count[seat])):
            if table.meld_face[seat, index] < EAST:
                return forms & ~HONOURS_ALONE
    if forms & ONE_HEAD_SET:
        for index in range(int(table.meld_count[seat])):
            if is_head(int(table.meld_face[seat, index])):
                return forms | NO_HEAD_SET
    return forms


@stage("mask")
def find_waits(table: Table, rules: Rules, desk: Desk, seat):
    """Return the faces that complete the concealed hand (3n + 1 tiles) in any shape the variant allows, as a mask.

    Rules: RIICHI-62, RIICHI-63, MCR-27, TAIWAN-56, SICHUAN-28, TIANJIN-33.
    """
    hand = table.hand[seat]
    sets = sets_to_form(table, rules, seat)
    if plays_sums(rules):
        return sum_waits(table, rules, desk, seat)
    holding = hold(desk.shapes, hand, table.wild_mask, int(table.lack.suit[seat]))
    forms = forms_open(table, rules, seat)
    found = waits(desk.shapes, holding, sets, forms)
    found |= formal_waits(desk, hand, table.wild_mask, int(table.lack.suit[seat]), sets, forms)
    return found & ~never_drawn(table, rules, seat) if rules.kong_tiles != NO_KONG_TILES else found


@stage("mask", when=plays_sums)
def sum_waits(table: Table, rules: Rules, desk: Desk, seat):
    """Return what a hand of sums and heads waits for; a kind of which the seat has all four, melds counted, is no wait.

    Rules: LUOSHU-21, LUOSHU-26, COMMON-11.
    """
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    found = waits(desk.shapes, holding, sets_to_form(table, rules, seat), forms_open(table, rules, seat))
    left = found
    while left != NONE:
        some_face = lowest(left)
        left &= left - ONE
        if int(table.hand[seat, some_face]) + copies_melded(table, seat, some_face) >= 4:
            found &= ~bit(some_face)
    return found


@kernel
def copies_melded(table: Table, seat, some_face):
    """Count the tiles of a face in the seat's melds, tile by tile."""
    count = 0
    for index in range(int(table.meld_count[seat])):
        for place in range(4):
            count += int(table.meld_tiles[seat, index, place] == some_face)
    return count


@kernel
def never_drawn(table: Table, rules: Rules, seat):
    """Return the faces of kong tiles, which come into no hand; none where a written hand holds one.

    Rules: ANQING-14.
    """
    faces = kong_tile_faces(rules, table.wild_mask)
    for some_face in range(WHITE, RED + 1):
        if has(faces, some_face) and table.hand[seat, some_face] > 0:
            return NONE
    return faces


@kernel
def formal_waits(desk: Desk, hand, wild, lack, sets, forms):
    """Return faces held four times of which an impossible fifth copy would complete the hand in the standard form.

    With a set through that face taken out, four copies are enough to tell. Of the other forms only thirteen orphans
    with a set can want a fifth copy, and then any other orphan would do: neither readiness nor a wait hangs on it.
    Rules: RIICHI-63, MCR-31, MCR-P11, TAIWAN-P6.
    """
    found, standard = NONE, forms & (STANDARD | EVERY_HEART)
    for some_face in range(FACES):
        if hand[some_face] != 4 or has(wild, some_face):
            continue
        hand[some_face] -= 3
        if has(waits(desk.shapes, hold(desk.shapes, hand, wild, lack), sets - 1, standard), some_face):
            found |= bit(some_face)
        hand[some_face] += 3
        if some_face < EAST and fifth_in_run(desk, hand, wild, lack, sets, standard, some_face):
            found |= bit(some_face)
    return found


@kernel
def fifth_in_run(desk: Desk, hand, wild, lack, sets, standard, some_face):
    """Return True if the hand waits for `some_face` once a run through it is taken out."""
    for start in range(some_face - min(2, some_face % 9), some_face - max(0, some_face % 9 - 6) + 1):
        if hand[start] > 0 and hand[start + 1] > 0 and hand[start + 2] > 0:
            for tile in range(start, start + 3):
                hand[tile] -= 1
            waiting = has(waits(desk.shapes, hold(desk.shapes, hand, wild, lack), sets - 1, standard), some_face)
            for tile in range(start, start + 3):
                hand[tile] += 1
            if waiting:
                return True
    return False


@kernel
def keep_waits(table: Table, rules: Rules, desk: Desk, seat):
    """Note the waits of a seat whose hand has come to rest."""
    table.waits[seat] = find_waits(table, rules, desk, seat)


@kernel
def is_ready(table: Table, rules: Rules, seat):
    """Return True if the resting hand is ready, under the option that a wait on one's own four copies is none.

    Rules: RIICHI-63, RIICHI-P6, SICHUAN-45.
    """
    found = table.waits[seat]
    if rules.own_four == OWN_FOUR_WAIT or found == NONE or plays_sums(rules):
        return found != NONE
    for some_face in range(FACES):
        if has(found, some_face) and int(table.hand[seat, some_face]) + in_own_melds(table, rules, seat, some_face) < 4:
            return True
    return False


@kernel
def in_own_melds(table: Table, rules: Rules, seat, some_face):
    """Count the copies of a face in the seat's melds (0 where only concealed ones matter)."""
    if rules.own_four == OWN_FOUR_CONCEALED:
        return 0
    count = 0
    for index in range(int(table.meld_count[seat])):
        lowest = int(table.meld_face[seat, index])
        kind = int(table.meld_kind[seat, index])
        if kind == EGG_MELD:
            count += in_egg(table, seat, int(family_of(lowest)), some_face)
        elif kind == 0:
            count += 1 if lowest <= some_face <= lowest + 2 else 0
        elif lowest == some_face:
            count += 3 if kind == 1 else 4
    return count


@stage("mask")
def ready_discards(table: Table, rules: Rules, desk: Desk, seat):
    """Return the faces whose discard leaves the hand (3n + 2 tiles) ready, as a mask; empty when it is further away.

    Where a wait on one's own four copies counts, such a hand may be one tile further away than it looks.
    Rules: RIICHI-57, RIICHI-63, TAIWAN-49, TAIWAN-P6.
    """
    found = NONE
    forms = forms_open(table, rules, seat)
    sets = sets_to_form(table, rules, seat)
    if plays_sums(rules):
        return sum_discards(table, rules, desk, seat)
    lack = int(table.lack.suit[seat])
    hand = table.hand[seat]
    away = distance(desk.shapes, hold(desk.shapes, hand, table.wild_mask, lack), sets, forms)
    if away > 2:
        return found
    formal = rules.own_four == OWN_FOUR_WAIT and holds_four(hand)
    if away == 2 and not formal:
        return found
    for some_face in range(places_of_hand(desk.shapes, table.wild_mask)):
        if hand[some_face] > 0:
            hand[some_face] -= 1
            if waits(desk.shapes, hold(desk.shapes, hand, table.wild_mask, lack), sets, forms) != NONE:
                found |= bit(some_face)
            elif formal and formal_waits(desk, hand, table.wild_mask, lack, sets, forms) != NONE:
                found |= bit(some_face)
            hand[some_face] += 1
    return found


@stage("mask", when=plays_sums)
def sum_discards(table: Table, rules: Rules, desk: Desk, seat):
    """Return the faces whose discard leaves a hand of sums and heads ready; none if it is further away."""
    found = NONE
    holding = hold(desk.shapes, table.hand[seat], table.wild_mask, int(table.lack.suit[seat]))
    if distance(desk.shapes, holding, sets_to_form(table, rules, seat), forms_open(table, rules, seat)) > 1:
        return found
    for some_face in range(PLACES):
        if table.hand[seat, some_face] > 0:
            table.hand[seat, some_face] -= 1
            if sum_waits(table, rules, desk, seat) != NONE:
                found |= bit(some_face)
            table.hand[seat, some_face] += 1
    return found


@kernel
def holds_four(hand):
    """Return True if some face is held four times."""
    for some_face in range(FACES):
        if hand[some_face] == 4:
            return True
    return False


@kernel
def kong_keeps_waits(table: Table, rules: Rules, desk: Desk, seat, some_face, held_back):
    """Return True if a kong of `some_face` leaves the noted waits as they are.

    `held_back` tiles of the face leave the hand: four for a concealed kong, three for one of a discard.
    Rules: RIICHI-60, TAIWAN-49, SICHUAN-52.
    """
    hand = table.hand[seat]
    hand[some_face] -= held_back
    table.meld_count[seat] += 1
    after = find_waits(table, rules, desk, seat)
    table.meld_count[seat] -= 1
    hand[some_face] += held_back
    return after == table.waits[seat] and after != NONE


@stage("truth", when=lambda rules: rules.ready_kong > 1)
def always_triplet(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Return True if the three resting tiles of `some_face` are a triplet in every reading of the ready hand.

    The drawn fourth is in the hand when this is asked. A reading with a run through them would complete the
    hand with one set less once the run is taken out.
    Rules: RIICHI-60.
    """
    if some_face >= 27:
        return True
    hand = table.hand[seat]
    hand[some_face] -= 1
    sound = True
    for wait in range(FACES):
        if has(table.waits[seat], wait):
            hand[wait] += 1
            sound = sound and not completes_with_run(table, rules, desk, seat, some_face)
            hand[wait] -= 1
    hand[some_face] += 1
    return sound


@kernel
def completes_with_run(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Return True if the complete hand can be read with a run through `some_face`."""
    hand = table.hand[seat]
    rank = some_face % 9
    for low in range(max(0, rank - 2), min(6, rank) + 1):
        start = some_face - rank + low
        if hand[start] > 0 and hand[start + 1] > 0 and hand[start + 2] > 0:
            for tile in range(start, start + 3):
                hand[tile] -= 1
            holding = hold(desk.shapes, hand, table.wild_mask, int(table.lack.suit[seat]))
            rest = distance(desk.shapes, holding, sets_to_form(table, rules, seat) - 1, 1)
            for tile in range(start, start + 3):
                hand[tile] += 1
            if rest == 0:
                return True
    return False


@kernel
def terminals_held(table: Table, seat):
    """Count the different terminals and honours of the concealed hand."""
    found = NONE
    for some_face in range(FACES):
        if table.hand[seat, some_face] > 0 and (some_face >= 27 or some_face % 9 in (0, 8)):
            found |= bit(some_face)
    return count_bits(found)
