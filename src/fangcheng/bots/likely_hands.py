"""Hidden hands as they may well be: dealt from the unseen tiles, then played on by as many draws as the seat had.

A hand that has drawn ten times is nearer to a win than thirteen tiles by chance. So each hidden hand draws anew from
the bag and gives back what it needs least: tiles of a suit it does without, then those beside its own discards.
"""

from fangcheng.bots.record_types import Thought
from fangcheng.core.dialect.bits import NONE, has
from fangcheng.core.dialect.random import below
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.institutions.lack import is_lacking
from fangcheng.core.play.passing import thrown
from fangcheng.core.shapes.distance import distance
from fangcheng.core.shapes.holding import hold
from fangcheng.core.shapes.ready import find_waits, forms_open, sets_to_form
from fangcheng.core.state.codes import LAID_OUT, READY_FROZEN
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.state.rule_codes import HAN_AND_FU
from fangcheng.core.table.hand import add_tile, held, is_closed, red_of, remove_tile
from fangcheng.core.table.standing import plays
from fangcheng.tiles import EAST, FACES, KINDS, PLACES, RED_5M, RED_5S

LONGEST_SEARCH = 120  # draws until a declared hand is ready; most are after twenty
TRIES = 4  # hands thrown over because of what they would have won on
SHAKEN = 3  # tiles given back when a hand is thrown over
DRAWS_OF_MELD = 2  # by so many draws a hand is nearer that has claimed: what is claimed fits what is held
FAR = 99
NOWHERE = -1


@stage()
def deal_likely_hand(table: Table, rules: Rules, desk: Desk, thought: Thought, other):
    """Deal a hidden hand: ready if it is declared so, and not waiting for what the seat let pass.

    A hand that will not come right is left as it is.
    """
    size = int(table.hand_size[other])
    table.hand_size[other] = 0
    for _ in range(size):
        add_tile(table, other, take_from_bag(table, thought))
    if not plays(table, other):
        be_rid_of_suit(table, thought, other)
        return
    if rules.heart != 0 and table.heart[other] == 0:
        table.heart[other] = 1 + imagined_tile(table, rules, desk, thought, other)
    spare = (size + int(rules.heart)) % 3 == 2
    last = thought.bag[thought.used - 1]
    if spare:
        remove_tile(table, other, last)
    play_hand_on(table, rules, desk, thought, other)
    table.waits[other] = find_waits(table, rules, desk, other)
    if spare:
        add_tile(table, other, last)


@kernel
def take_from_bag(table: Table, thought: Thought):
    """Return the next tile of the bag that may be in a hand; flowers and the like go on to the end."""
    place = int(thought.used)
    while place < thought.full - 1 and table.role[thought.bag[place]] == LAID_OUT:
        place += 1
    kind = int(thought.bag[place])
    thought.bag[place] = thought.bag[thought.used]
    thought.bag[thought.used] = kind
    thought.used += 1
    return kind


@kernel
def play_hand_on(table: Table, rules: Rules, desk: Desk, thought: Thought, other):
    """Let the hand draw as often as the seat has, or until it is ready, and again where it would have won before."""
    declared = table.ready[other] != 0
    draws = LONGEST_SEARCH if declared else int(table.draws[other]) + DRAWS_OF_MELD * int(table.meld_count[other])
    draws -= be_rid_of_suit(table, thought, other)
    for _ in range(TRIES):
        for _ in range(draws):
            if declared and find_waits(table, rules, desk, other) != NONE:
                break
            change_tile(table, rules, desk, thought, other)
        if is_credible(table, rules, desk, thought, other):
            return
        draws = LONGEST_SEARCH if declared else 2
        for _ in range(SHAKEN):
            change_for_any(table, thought, other, any_tile(table, thought, other))
        be_rid_of_suit(table, thought, other)


@kernel
def is_credible(table: Table, rules: Rules, desk: Desk, thought: Thought, other):
    """Return True if the hand does not belie what its seat has done: let pass, discarded, or not declared.

    Who waits for a tile that lay open to him since his hand last changed would mostly have won; where a wait among the
    own discards bars wins, few declare with one; of four ready hands that could be declared, three are.
    """
    waits = find_waits(table, rules, desk, other)
    if table.ready[other] != 0:
        frozen = table.ready[other] == READY_FROZEN
        return waits != NONE and (frozen or waits & (table.passed_mask[other] | thrown(table, rules, other)) == NONE)
    if waits == NONE:
        return True
    if waits & table.passed_mask[other] != NONE:
        return below(thought, 4) == 0
    if rules.method == HAN_AND_FU and is_closed(table, other):
        return below(thought, 4) == 0
    return True


# --- the missing suit


@kernel
def is_rid_of_suit(table: Table, other):
    """Return True if a resting hand has no tile of its missing suit: it has won, or thrown one of another suit last.

    Rules: SICHUAN-17.
    """
    if table.lack.suit[other] < 0:
        return False
    last = int(table.river_count[other]) - 1
    return not plays(table, other) or (last >= 0 and not is_lacking(table, other, int(table.river[other, last])))


@kernel
def be_rid_of_suit(table: Table, thought: Thought, other):
    """Exchange the tiles of the missing suit where none can be in the hand; return how many draws that took."""
    exchanged = 0
    if not is_rid_of_suit(table, other):
        return exchanged
    first = 9 * int(table.lack.suit[other])
    for some_face in range(first, first + 9):
        while table.hand[other, some_face] > 0:
            place = place_beside_suit(table, thought, other)
            if place == NOWHERE:
                return exchanged
            given = kind_given(table, other, some_face)
            remove_tile(table, other, given)
            add_tile(table, other, int(thought.bag[place]))
            thought.bag[place] = given
            exchanged += 1
    return exchanged


@kernel
def place_beside_suit(table: Table, thought: Thought, other):
    """Return any place of the bag with a tile for the hand that is not of its missing suit, NOWHERE without one."""
    used, count = int(thought.used), int(thought.full) - int(thought.used)
    start = below(thought, count) if count > 0 else 0
    for step in range(count):
        place = used + (start + step) % count
        kind = int(thought.bag[place])
        if table.role[kind] != LAID_OUT and not is_lacking(table, other, kind):
            return place
    return NOWHERE


# --- a draw


@kernel
def change_tile(table: Table, rules: Rules, desk: Desk, thought: Thought, other):
    """Draw a tile of the bag and give back the one that is needed least."""
    if thought.used >= thought.full:
        return
    place = int(thought.used) + below(thought, int(thought.full) - int(thought.used))
    kind = int(thought.bag[place])
    if table.role[kind] == LAID_OUT:
        return
    add_tile(table, other, kind)
    given = least_needed(table, rules, desk, thought, other)
    remove_tile(table, other, given)
    thought.bag[place] = given


@kernel
def change_for_any(table: Table, thought: Thought, other, given):
    """Exchange a tile for any tile of the bag that may be in a hand."""
    if thought.used >= thought.full:
        return
    place = int(thought.used) + below(thought, int(thought.full) - int(thought.used))
    kind = int(thought.bag[place])
    if table.role[kind] != LAID_OUT:
        remove_tile(table, other, given)
        add_tile(table, other, kind)
        thought.bag[place] = given


@kernel
def any_tile(table: Table, thought: Thought, other):
    """Return the kind of any concealed tile of a seat."""
    number = below(thought, int(table.hand_size[other]))
    for kind in range(KINDS):
        number -= held(table, other, kind) if kind < FACES else int(table.hand[other, kind])
        if number < 0:
            return kind
    return KINDS - 1


@kernel
def least_needed(table: Table, rules: Rules, desk: Desk, thought: Thought, other):
    """Return the kind whose discard leaves the hand nearest to a shape; among equals what stands most alone."""
    sets, forms = sets_to_form(table, rules, other), forms_open(table, rules, other)
    lack, wild = int(table.lack.suit[other]), table.wild_mask
    best, least, idlest = any_tile(table, thought, other), FAR, -1
    for some_face in range(PLACES):
        if RED_5M <= some_face <= RED_5S or table.hand[other, some_face] == 0 or has(wild, some_face):
            continue
        if lack >= 0 and some_face < EAST and some_face // 9 == lack:
            return kind_given(table, other, some_face)
        table.hand[other, some_face] -= 1
        away = distance(desk.shapes, hold(desk.shapes, table.hand[other], wild, lack), sets, forms)
        table.hand[other, some_face] += 1
        idle = idleness(table, thought, other, some_face) if away <= least else -1
        if away < least or (away == least and idle > idlest):
            best, least, idlest = kind_given(table, other, some_face), away, idle
    return best


@kernel
def kind_given(table: Table, other, some_face):
    """Return the kind of a tile of this face: a plain one before a red one."""
    if some_face >= FACES or held(table, other, some_face) > 0:
        return some_face
    return red_of(some_face)


@kernel
def idleness(table: Table, thought: Thought, other, some_face):
    """Return how little a tile seems to be wanted: without neighbours, or beside what the seat has discarded."""
    idle = below(thought, 8) - 6 * min(2, int(table.hand[other, some_face]) - 1)
    if has(table.own_river_mask[other], some_face):
        idle += 8
    if some_face >= EAST:
        return idle + 4
    rank = some_face % 9
    for step in (-2, -1, 1, 2):
        if 0 <= rank + step < 9:
            idle -= 3 if table.hand[other, some_face + step] > 0 else 0
            idle += 2 if has(table.own_river_mask[other], some_face + step) else 0
    return idle


@kernel
def imagined_tile(table: Table, rules: Rules, desk: Desk, thought: Thought, other):
    """Return the face that a hidden hand would best imagine; among equals any of them.

    Rules: JIANGNAN-10.
    """
    best, least, equals = 0, FAR, 0
    for some_face in range(FACES):
        if rules.copies[some_face] == 0:
            continue
        table.heart[other] = 1 + some_face
        forms = forms_open(table, rules, other)
        holding = hold(desk.shapes, table.hand[other], table.wild_mask, int(table.lack.suit[other]))
        away = distance(desk.shapes, holding, sets_to_form(table, rules, other), forms)
        equals = 1 if away < least else equals + int(away == least)
        if away < least or (away == least and below(thought, equals) == 0):
            best, least = some_face, away
    return best
