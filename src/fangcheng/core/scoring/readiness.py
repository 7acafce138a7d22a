"""Whether a resting hand counts as ready for payments: by its shape, or because some tile would win."""

from fangcheng.core.dialect.bits import NONE, ONE, bit, has, lowest
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.masks import HONOURS, TERMINALS, suit_count
from fangcheng.core.scoring.gather import gather_win, ready_flags
from fangcheng.core.scoring.tally import discards_win
from fangcheng.core.scoring.value import value_win
from fangcheng.core.shapes.readings import faces_of_egg
from fangcheng.core.shapes.ready import find_waits, in_own_melds, is_ready, ready_discards
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    BY_DISCARD,
    BY_SELF,
    CHOW,
    CONCEALED_KONG_MELD,
    EGG_MELD,
    NOBODY,
    OPEN_KONG_MELD,
    PUNG,
    READY_PLAIN,
)
from fangcheng.core.state.conditions import on
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import (
    HELD_SET,
    HELD_TERMINAL,
    HELD_THREE_SUITS,
    OWN_FOUR_WAIT,
    READY_MEANS_WINNABLE,
    READY_NONE,
)
from fangcheng.core.table.hand import face, find_pung, tile_number
from fangcheng.core.table.standing_four import faces_standing
from fangcheng.core.table.visible import visible
from fangcheng.tiles import FACES, NO_TILE, WHITE


@kernel
def counts_as_ready(table: Table, rules: Rules, desk: Desk, seat):
    """Return True if the resting hand is ready in the sense of the rules; passed wins do not matter.

    Rules: RIICHI-63, RIICHI-93, COMMON-11.
    """
    if rules.ready_means == READY_MEANS_WINNABLE:
        return could_win(table, rules, desk, seat)
    return is_ready(table, rules, seat)


@kernel
def discards_to_declare(table: Table, rules: Rules, desk: Desk, seat):
    """Return the mask of faces whose discard leaves a hand that may be declared ready.

    Where tiles stand apart it must be one of them.
    Rules: RIICHI-57, TAIWAN-49, TAIYUAN-23, TAIYUAN-24, COMMON-11.
    """
    if rules.standing != 0:
        standing = faces_standing(table, seat)
        return NONE if standing == NONE else standing & discards_that_wait(table, rules, desk, seat)
    return discards_that_wait(table, rules, desk, seat)


@kernel
def discards_that_wait(table: Table, rules: Rules, desk: Desk, seat):
    """Return the mask of faces whose discard leaves a hand that waits as a declaration asks for."""
    if rules.ready_number != 0:
        return numbered_discards(table, rules, desk, seat, True)
    if rules.ready_means == READY_MEANS_WINNABLE:
        return winning_discards(table, rules, desk, seat)
    if rules.own_four != OWN_FOUR_WAIT:
        return discards_beside_own_four(table, rules, desk, seat)
    return ready_discards(table, rules, desk, seat)


@stage("mask", when=on("own_four"))
def discards_beside_own_four(table: Table, rules: Rules, desk: Desk, seat):
    """Return the mask of faces whose discard leaves a hand that waits for a face of which the seat has not all four.

    Rules: COMMON-11, RIICHI-57, RIICHI-63, TUIDAOHU-P8.
    """
    found, left = NONE, ready_discards(table, rules, desk, seat)
    waits = table.waits[seat]
    while left != NONE:
        some_face = lowest(left)
        left &= left - ONE
        table.hand[seat, some_face] -= 1
        table.waits[seat] = find_waits(table, rules, desk, seat)
        if is_ready(table, rules, seat):
            found |= bit(some_face)
        table.hand[seat, some_face] += 1
    table.waits[seat] = waits
    return found


@stage("mask", when=on("ready_means.winnable"))
def winning_discards(table: Table, rules: Rules, desk: Desk, seat):
    """Return the mask of faces whose discard leaves a hand that could win once it is declared.

    Rules: HARBIN-16, JILIN-19, JINAN-15, COMMON-11.
    """
    found, left = NONE, ready_discards(table, rules, desk, seat)
    waits, ready = table.waits[seat], table.ready[seat]
    table.ready[seat] = READY_PLAIN if rules.ready_rule != READY_NONE else ready
    while left != NONE:
        some_face = lowest(left)
        left &= left - ONE
        table.hand[seat, some_face] -= 1
        table.waits[seat] = find_waits(table, rules, desk, seat)
        if shows_enough(table, rules, seat) and could_declare(table, rules, desk, seat):
            found |= bit(some_face)
        table.hand[seat, some_face] += 1
    table.waits[seat] = waits
    table.ready[seat] = ready
    return found


@kernel
def shows_enough(table: Table, rules: Rules, seat):
    """Return True if the tiles of the seat, melds among them, show already what a declaration asks for.

    Rules: HARBIN-16, CHANGCHUN-23, CHANGCHUN-P3.
    """
    if rules.demand_ready == 0:
        return True
    held = faces_of_seat(table, rules, seat)
    if rules.demand_ready & HELD_TERMINAL and held & (TERMINALS | HONOURS) == NONE:
        return False
    return rules.demand_ready & HELD_THREE_SUITS == 0 or suit_count(held) == 3


@kernel
def could_declare(table: Table, rules: Rules, desk: Desk, seat):
    """Return True if some tile would win, and the hand shows the set for it already where a declaration asks for that.

    A hand that shows none may wait for the third of a pair, or with six pairs; the pair of a dragon is not there yet.
    Rules: CHANGCHUN-22, CHANGCHUN-P3.
    """
    if rules.demand_ready & HELD_SET == 0 or shows_set(table, seat):
        return could_win(table, rules, desk, seat)
    waits = winning_waits(table, rules, desk, seat)
    if holds_six_pairs(table, seat):
        return waits != NONE
    for some_face in range(FACES):
        if has(waits, some_face) and table.hand[seat, some_face] == 2:
            return True
    return False


@kernel
def shows_set(table: Table, seat):
    """Return True if three equal tiles, a pair of dragons, or a meld that is no chow lie in the hand or before it.

    Rules: CHANGCHUN-P3.
    """
    for index in range(int(table.meld_count[seat])):
        if table.meld_kind[seat, index] != CHOW:
            return True
    for some_face in range(FACES):
        if table.hand[seat, some_face] >= (2 if some_face >= WHITE else 3):
            return True
    return False


@kernel
def holds_six_pairs(table: Table, seat):
    """Return True if a hand without melds is six pairs and a tile."""
    pairs = 0
    for some_face in range(FACES):
        pairs += int(table.hand[seat, some_face]) // 2
    return pairs >= 6 and table.meld_count[seat] == 0


@kernel
def faces_of_seat(table: Table, rules: Rules, seat):
    """Return the mask of the faces that the seat has in hand and melds, eggs among them.

    Rules: CHANGCHUN-20.
    """
    found = NONE
    for some_face in range(FACES):
        if table.hand[seat, some_face] > 0:
            found |= bit(some_face)
    for index in range(int(table.meld_count[seat])):
        if table.meld_kind[seat, index] == EGG_MELD:
            found |= faces_of_egg(rules, int(table.meld_face[seat, index]))
        for place in range(4):
            tile = int(table.meld_tiles[seat, index, place])
            if tile != NO_TILE:
                found |= bit(face(tile))
    return found


@stage("mask", when=on("ready_number"))
def numbered_discards(table: Table, rules: Rules, desk: Desk, seat, unseen):
    """Return the mask of faces whose discard leaves a hand that waits for a tile of the number the rules ask for.

    With `unseen` one such tile must not lie open; a discard that lies face down is not seen.
    Rules: SHANXI-15, SHANXI-16, SHANXI-17.
    """
    found, left = NONE, ready_discards(table, rules, desk, seat)
    waits = table.waits[seat]
    while left != NONE:
        some_face = lowest(left)
        left &= left - ONE
        table.hand[seat, some_face] -= 1
        table.waits[seat] = find_waits(table, rules, desk, seat)
        thrown = NO_TILE if rules.ready_face_down != 0 else some_face
        if waits_for_number(table, rules, seat, thrown, unseen):
            found |= bit(some_face)
        table.hand[seat, some_face] += 1
    table.waits[seat] = waits
    return found


@stage("truth", when=on("ready_number"))
def waits_for_number(table: Table, rules: Rules, seat, thrown, unseen):
    """Return True if the noted waits have a tile of the number that the rules ask for, which the seat has not all.

    With `unseen` one such tile must be in no river and no open meld, `thrown` counted as lying in one.
    Rules: COMMON-11, SHANXI-16, SHANXI-17.
    """
    for some_face in range(FACES):
        if not has(table.waits[seat], some_face) or tile_number(some_face) < rules.ready_number:
            continue
        if int(table.hand[seat, some_face]) + in_own_melds(table, rules, seat, some_face) >= 4:
            continue
        if not unseen or visible(table, some_face) + int(some_face == thrown) < 4:
            return True
    return False


@stage("truth", when=on("ready_number"))
def kong_keeps_number(table: Table, rules: Rules, desk: Desk, seat, some_face, held_back, meld_kind):
    """Return True if the hand could still be declared after a kong; `held_back` tiles of the face leave it for that.

    Rules: SHANXI-17, SHANXI-18.
    """
    waits = table.waits[seat]
    suppose_kong(table, seat, some_face, held_back, meld_kind)
    table.waits[seat] = find_waits(table, rules, desk, seat)
    keeps = waits_for_number(table, rules, seat, NO_TILE, True)
    take_kong_back(table, seat, some_face, held_back)
    table.waits[seat] = waits
    return keeps


@stage("truth", when=on("ready_kong.same_waits_claimed_too"))
def claimed_kong_keeps_waits(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Return True if a kong of a discard and three tiles of the hand leaves the noted waits as they are.

    Where readiness asks for a win the tiles that would win must stay the same; that of the kong is none of them.
    Rules: TUIDAOHU-P9, CHANGCHUN-P4, COMMON-11.
    """
    if rules.ready_means == READY_MEANS_WINNABLE:
        before = winning_waits(table, rules, desk, seat) & ~bit(some_face)
        return before != NONE and wins_beside_kong(table, rules, desk, seat, some_face, 3, OPEN_KONG_MELD) == before
    suppose_kong(table, seat, some_face, 3, OPEN_KONG_MELD)
    after = find_waits(table, rules, desk, seat)
    take_kong_back(table, seat, some_face, 3)
    return after == table.waits[seat] and after != NONE


@stage("truth", when=on("ready_means.winnable"))
def kong_keeps_wins(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Return True if the same tiles would win after a concealed kong of four, one of them just drawn.

    The tile of the kong is none of them: the seat holds all four.
    Rules: JINAN-19, COMMON-11.
    """
    table.hand[seat, some_face] -= 1
    before = winning_waits(table, rules, desk, seat) & ~bit(some_face)
    table.hand[seat, some_face] += 1
    return before != NONE and wins_beside_kong(table, rules, desk, seat, some_face, 4, CONCEALED_KONG_MELD) == before


@kernel
def wins_beside_kong(table: Table, rules: Rules, desk: Desk, seat, some_face, held_back, meld_kind):
    """Return the mask of the tiles that would win beside a kong, for which `held_back` tiles of the face leave."""
    waits = table.waits[seat]
    suppose_kong(table, seat, some_face, held_back, meld_kind)
    table.waits[seat] = find_waits(table, rules, desk, seat)
    after = winning_waits(table, rules, desk, seat)
    take_kong_back(table, seat, some_face, held_back)
    table.waits[seat] = waits
    return after


@stage("truth", when=on("kong_opens"))
def ready_beside_kong(table: Table, rules: Rules, desk: Desk, seat, some_face, held_back, meld_kind):
    """Return True if some tile would win beside a kong for which `held_back` tiles of the face leave the hand.

    Rules: CHANGSHA-11, COMMON-11.
    """
    waits = table.waits[seat]
    suppose_kong(table, seat, some_face, held_back, meld_kind)
    table.waits[seat] = find_waits(table, rules, desk, seat)
    ready = could_win(table, rules, desk, seat)
    take_kong_back(table, seat, some_face, held_back)
    table.waits[seat] = waits
    return ready


@stage("truth", when=on("ready_means.winnable", "kong_opens"))
def ready_beside_added(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Return True if some tile would win once a tile of this face is added to the seat's pung.

    Rules: CHANGSHA-11, JINAN-19, JILIN-50, COMMON-11.
    """
    waits, index = table.waits[seat], find_pung(table, seat, some_face)
    table.hand[seat, some_face] -= 1
    table.meld_kind[seat, index] = ADDED_KONG_MELD
    table.meld_tiles[seat, index, 3] = some_face
    table.waits[seat] = find_waits(table, rules, desk, seat)
    ready = could_win(table, rules, desk, seat)
    table.meld_kind[seat, index] = PUNG
    table.meld_tiles[seat, index, 3] = NO_TILE
    table.hand[seat, some_face] += 1
    table.waits[seat] = waits
    return ready


@kernel
def suppose_kong(table: Table, seat, some_face, held_back, meld_kind):
    """Lay a kong for the length of a question; `held_back` tiles of the face leave the hand for it."""
    index = int(table.meld_count[seat])
    table.hand[seat, some_face] -= held_back
    table.meld_kind[seat, index] = meld_kind
    table.meld_face[seat, index] = some_face
    table.meld_tiles[seat, index, :] = some_face
    table.meld_count[seat] = index + 1


@kernel
def take_kong_back(table: Table, seat, some_face, held_back):
    """Undo `suppose_kong`."""
    index = int(table.meld_count[seat]) - 1
    table.meld_count[seat] = index
    table.meld_tiles[seat, index, :] = NO_TILE
    table.hand[seat, some_face] += held_back


@stage("truth", when=on("ready_means.winnable", "kong_opens"))
def could_win(table: Table, rules: Rules, desk: Desk, seat):
    """Return True if some tile would make a win that meets all demands of the rules.

    Rules: COMMON-11.
    """
    for some_face in range(FACES):
        if has(table.waits[seat], some_face) and wins_by(table, rules, desk, seat, some_face):
            return True
    return False


@kernel
def winning_waits(table: Table, rules: Rules, desk: Desk, seat):
    """Return the mask of the tiles that would make a win that meets all demands of the rules.

    Rules: COMMON-11.
    """
    found = NONE
    for some_face in range(FACES):
        if has(table.waits[seat], some_face) and wins_by(table, rules, desk, seat, some_face):
            found |= bit(some_face)
    return found


@kernel
def wins_by(table: Table, rules: Rules, desk: Desk, seat, some_face):
    """Return True if a tile that completes the hand would win it, drawn or discarded: not one the seat holds four of.

    Rules: COMMON-11.
    """
    if int(table.hand[seat, some_face]) + in_own_melds(table, rules, seat, some_face) >= 4:
        return False
    if discards_win(rules, int(table.streak)) and wins_with(table, rules, desk, seat, some_face, BY_DISCARD):
        return True
    table.hand[seat, some_face] += 1
    wins = wins_with(table, rules, desk, seat, some_face, BY_SELF)
    table.hand[seat, some_face] -= 1
    return wins


@kernel
def wins_with(table: Table, rules: Rules, desk: Desk, seat, some_face, by):
    """Return True if the hand would win with the tile in a turn without special circumstances."""
    win, result = desk.work.win, desk.work.asked
    gather_win(table, rules, win, seat, some_face, by, NOBODY)
    win["flags"] = ready_flags(table, seat)
    value_win(win, rules, desk, result)
    return result.wins != 0
