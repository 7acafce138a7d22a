"""A world that a seat cannot tell from the true one: all that it does not see filled from the unseen tiles."""

from fangcheng.bots.hidden_tiles import (
    fill_bag,
    hidden_places,
    is_hidden_discard,
    is_hidden_hand,
    is_hidden_kong,
    is_hidden_place,
    mix_bag,
)
from fangcheng.bots.likely_hands import deal_likely_hand, take_from_bag
from fangcheng.bots.record_types import Thought
from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.random import below, next_word
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.observe.see import HIDDEN_TILE
from fangcheng.core.shapes.ready import keep_waits
from fangcheng.core.state.action_codes import NO_ACTION
from fangcheng.core.state.codes import EXCHANGE
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import face, forbid_all, held, red_of
from fangcheng.core.table.standing import plays
from fangcheng.tiles import FACES, KINDS, NO_TILE


@stage("truth")
def deal_world(table: Table, rules: Rules, desk: Desk, thought: Thought, seat):
    """Fill a table as `seat` sees it with a world; return False if its hidden places are not those of the bag."""
    thought.owed = table.owed
    for other in range(int(table.seats)):
        thought.sizes[other] = table.hand_size[other]
    if table.question == EXCHANGE:
        take_gifts_back(table, thought, seat)
    if not fill_bag(table, rules, thought, seat) or hidden_places(table) != thought.full:
        return False
    mix_bag(thought)
    if not fill_kongs(table, thought):
        return False
    hidden = 0
    for other in range(int(table.seats)):
        if other != seat:
            hidden |= int(is_hidden_hand(table, other)) << other
    seats = int(table.seats)
    for number in range(2 * seats):  # who still plays first: a hand that has won may hold what the others cannot
        other = number % seats
        if hidden >> other & 1 == 1 and plays(table, other) == (number < seats):
            deal_likely_hand(table, rules, desk, thought, other)
    fill_rivers_and_wall(table, thought)
    for other in range(int(table.seats)):
        if hidden >> other & 1 == 1:
            show_of_hand(table, thought, other)
        elif other != seat and table.hand_size[other] % 3 == 1:
            keep_waits(table, rules, desk, other)
        if other != seat:
            clear_secrets(table, other)
    table.purse = rules.purse
    for word in range(4):
        table.random[word] = next_word(thought)
    return True


@kernel
def take_gifts_back(table: Table, thought: Thought, seat):
    """Give the others back what they have named for the exchange: nobody knows it, and they choose anew (reposing.py).

    Rules: SICHUAN-12.
    """
    given = 0
    for place in range(4):
        given += int(table.exchange.given[seat, place] != NO_TILE)
    resting = int(table.hand_size[seat]) + given - int(seat == table.dealer)
    for other in range(int(table.seats)):
        if other != seat:
            table.hand_size[other] = resting + int(other == table.dealer)


@kernel
def fill_kongs(table: Table, thought: Thought):
    """Choose for every kong that lies face down one of the faces of which all four are unseen; False if none is."""
    for other in range(int(table.seats)):
        for index in range(int(table.meld_count[other])):
            if is_hidden_kong(table, other, index):
                found = whole_face(thought)
                if found == NO_TILE:
                    return False
                lay_kong(table, thought, other, index, found)
    return True


@kernel
def whole_face(thought: Thought):
    """Return any face of which all four copies are left, NO_TILE if there is none."""
    found, count = NO_TILE, 0
    for some_face in range(FACES):
        red = red_of(some_face)
        if thought.left[some_face] + (thought.left[red] if red != NO_TILE else 0) == 4:
            count += 1
            if below(thought, count) == 0:
                found = some_face
    return found


@kernel
def lay_kong(table: Table, thought: Thought, other, index, some_face):
    """Lay the four tiles of a face, which go to the head of the bag, into a kong."""
    table.meld_face[other, index] = some_face
    laid = 0
    for place in range(int(thought.used), int(thought.full)):
        kind = int(thought.bag[place])
        if face(kind) == some_face and laid < 4:
            thought.bag[place] = thought.bag[thought.used]
            thought.bag[thought.used] = kind
            thought.used += 1
            thought.left[kind] -= 1
            table.meld_tiles[other, index, laid] = kind
            laid += 1


@kernel
def fill_rivers_and_wall(table: Table, thought: Thought):
    """Lay tiles into the places of rivers that lie face down, and the rest into the wall."""
    for other in range(int(table.seats)):
        for index in range(int(table.river_count[other])):
            if is_hidden_discard(table, other, index):
                table.river[other, index] = take_from_bag(table, thought)
    mix_bag(thought)
    for position in range(int(table.wall_size)):
        if is_hidden_place(table, position):
            table.wall[position] = thought.bag[thought.used]
            thought.used += 1


@kernel
def show_of_hand(table: Table, thought: Thought, other):
    """Say which tile of a hidden hand has just been drawn, and which four of it stand apart."""
    if table.turn == other and table.drawn == HIDDEN_TILE:
        table.drawn = last_held(table, other, 0)
    for place in range(4):
        if table.standing_four.faces[other, place] == HIDDEN_TILE:
            table.standing_four.faces[other, place] = face(last_held(table, other, place))


@kernel
def last_held(table: Table, other, skipped):
    """Return the kind of a concealed tile, the last one but `skipped`."""
    for kind in range(KINDS - 1, -1, -1):
        skipped -= held(table, other, kind) if kind < FACES else int(table.hand[other, kind])
        if skipped < 0:
            return kind
    return NO_TILE


@kernel
def clear_secrets(table: Table, other):
    """Begin what only the seat itself knows as if it had let nothing pass."""
    forbid_all(table, other)
    table.answer[other] = NO_ACTION
    for place in range(4):
        table.exchange.given[other, place] = NO_TILE
    table.missed_mask[other] = NONE
    table.missed_value[other] = table.offered_value[other] = -1
