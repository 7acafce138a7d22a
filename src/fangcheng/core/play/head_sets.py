"""Sets of heads laid before the hand: claims of a head (碰), and kongs, the only ones where numbers make sums.

Where any three heads are a set, who claims or lays them names which tiles go into it, one after another; where he has
no choice they are named for him. Those named so far stand in `exchange.given`, like tiles to be handed over.
"""

from fangcheng.core.dialect.bits import bit
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.scoring.readiness import suppose_kong, take_kong_back
from fangcheng.core.shapes.ready import copies_melded, find_waits, forms_open
from fangcheng.core.shapes.sums import any_heads, is_head, plays_sums
from fangcheng.core.state.action_codes import (
    ADDED_HEAD_KONG,
    ADDED_KONG,
    CLAIM_PUNG,
    CONCEALED_KONG,
    HEAD_KONG,
    NO_ACTION,
    OPEN_KONG,
    READY,
    SPECIAL,
    TILE,
    WIN,
)
from fangcheng.core.state.codes import CONCEALED_KONG_MELD, PUNG
from fangcheng.core.state.fields.forms import NO_HEAD_SET
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import allow, allowed, find_pung, forbid_all
from fangcheng.tiles import EAST, FACES, HEAD, NO_TILE, PLACES

# --- the actions


@kernel
def four_heads(kind):
    """Return the action that lays a concealed kong of this head, or one that it begins."""
    return CONCEALED_KONG + kind if kind < FACES else HEAD_KONG + kind - HEAD


@kernel
def fourth_head(kind):
    """Return the action that adds this head to an open set."""
    return ADDED_KONG + kind if kind < FACES else ADDED_HEAD_KONG + kind - HEAD


@kernel
def head_of_four(action):
    """Return the head of a concealed kong by its action, NO_TILE for any other action."""
    if CONCEALED_KONG <= action < ADDED_KONG:
        return action - CONCEALED_KONG
    return HEAD + action - HEAD_KONG if HEAD_KONG <= action < ADDED_HEAD_KONG else NO_TILE


@kernel
def head_added(action):
    """Return the head that an action adds to an open set, NO_TILE for any other action."""
    if ADDED_KONG <= action < SPECIAL:
        return action - ADDED_KONG
    return HEAD + action - ADDED_HEAD_KONG if ADDED_HEAD_KONG <= action < READY else NO_TILE


# --- what is open


@kernel
def heads_held(table: Table, seat):
    """Count the heads of the concealed hand."""
    count = 0
    for kind in range(EAST, PLACES):
        if is_head(kind):
            count += int(table.hand[seat, kind])
    return count


@kernel
def may_lay_set(table: Table, rules: Rules, seat):
    """Return True if the hand may have one more set of heads.

    Rules: LUOSHU-29.
    """
    return forms_open(table, rules, seat) & NO_HEAD_SET == 0


@kernel
def set_to_add_to(table: Table, rules: Rules, seat, kind):
    """Return the index of the open set that this head may be added to, -1 without one.

    Rules: LUOSHU-15.
    """
    if not any_heads(rules):
        return find_pung(table, seat, kind)
    for index in range(int(table.meld_count[seat])):
        if table.meld_kind[seat, index] == PUNG:
            return index
    return -1


@stage("truth", when=plays_sums)
def allow_head_claims(table: Table, rules: Rules, seat, kind, kong_possible):
    """Allow to take a discarded head with two heads of the hand, or with three for a kong; return True if either is.

    Rules: LUOSHU-13, LUOSHU-15.
    """
    if not is_head(kind) or not may_lay_set(table, rules, seat):
        return False
    count = heads_held(table, seat) if any_heads(rules) else int(table.hand[seat, kind])
    if count >= 2:
        allow(table, seat, CLAIM_PUNG)
    if count >= 3 and kong_possible and table.drawable > 0:
        allow(table, seat, OPEN_KONG)
    return count >= 2


@stage(when=plays_sums)
def allow_head_kongs(table: Table, rules: Rules, desk: Desk, seat, fixed):
    """Allow the concealed and added kongs of heads; who has called (`fixed`) only with the tile just drawn.

    Rules: LUOSHU-15, LUOSHU-16, LUOSHU-23.
    """
    mixed = any_heads(rules)
    held = heads_held(table, seat)
    for kind in range(EAST, PLACES):
        if table.hand[seat, kind] == 0 or not is_head(kind) or (fixed and kind != table.drawn):
            continue
        four = held >= 4 if mixed else table.hand[seat, kind] == 4
        if four and may_lay_set(table, rules, seat) and (not fixed or laying_keeps_waits(table, rules, desk, seat)):
            allow(table, seat, four_heads(kind))
        if set_to_add_to(table, rules, seat, kind) >= 0:
            allow(table, seat, fourth_head(kind))


# --- who has called: the waits stay


@kernel
def laying_keeps_waits(table: Table, rules: Rules, desk: Desk, seat):
    """Return True if a kong with the head just drawn leaves the waits; its tiles are then in `exchange.given`.

    Rules: LUOSHU-23.
    """
    drawn = int(table.drawn)
    for second in range(EAST, PLACES):
        for third in range(second, PLACES):
            for fourth in range(third, PLACES):
                alike = second == third == fourth == drawn
                if (alike or any_heads(rules)) and four_keep_waits(table, rules, desk, seat, second, third, fourth):
                    return True
    return False


@kernel
def four_keep_waits(table: Table, rules: Rules, desk: Desk, seat, second, third, fourth):
    """Return True if the drawn head and these three are held, and laid as a kong leave the waits as they are."""
    given = table.exchange.given[seat]
    given[0], given[1], given[2], given[3] = table.drawn, second, third, fourth
    sound = True
    for place in range(4):
        table.hand[seat, given[place]] -= 1
        sound = sound and is_head(int(given[place])) and table.hand[seat, given[place]] >= 0
    if sound:
        suppose_kong(table, seat, int(given[0]), 0, CONCEALED_KONG_MELD)
        for place in range(4):
            table.meld_tiles[seat, table.meld_count[seat] - 1, place] = given[place]
        sound = find_waits(table, rules, desk, seat) == waits_left(table, seat, int(given[0]))
        take_kong_back(table, seat, int(given[0]), 0)
    for place in range(4):
        table.hand[seat, given[place]] += 1
    return sound


@kernel
def waits_left(table: Table, seat, drawn):
    """Return the waits that the seat has called with, but for the head just drawn if it has all four of it now.

    Rules: LUOSHU-23, COMMON-11.
    """
    held = int(table.hand[seat, drawn]) + copies_melded(table, seat, drawn)
    return table.waits[seat] & ~bit(drawn) if held >= 4 else table.waits[seat]


# --- which heads are laid


@kernel
def heads_due(claim):
    """Return how many heads of the hand the action lays."""
    if claim == CLAIM_PUNG:
        return 2
    return 3 if claim == OPEN_KONG else 4


@kernel
def is_naming(table: Table, seat):
    """Return True if the seat, which owes a decision, has still to name heads for what it does."""
    return table.answer[seat] != NO_ACTION


@kernel
def heads_named(table: Table, seat):
    """Count the heads that the seat has named so far."""
    count = 0
    while count < 4 and table.exchange.given[seat, count] != NO_TILE:
        count += 1
    return count


@kernel
def heads_free(table: Table, seat, kind):
    """Return how many heads of this kind the seat holds that it has not named."""
    count = int(table.hand[seat, kind])
    for place in range(heads_named(table, seat)):
        count -= int(table.exchange.given[seat, place] == kind)
    return count


@stage("truth", when=any_heads)
def name_heads(table: Table, rules: Rules, desk: Desk, seat, action):
    """Take an action that lays heads, or one of these; return True if the seat has to name another.

    Rules: LUOSHU-13, LUOSHU-15.
    """
    if not is_naming(table, seat):
        if action not in (CLAIM_PUNG, OPEN_KONG) and head_of_four(action) == NO_TILE:
            return False
        begin_naming(table, rules, desk, seat, action)
    elif action == WIN:
        table.answer[seat] = NO_ACTION
        return False
    else:
        table.exchange.given[seat, heads_named(table, seat)] = action - TILE
    return not all_named(table, seat)


@kernel
def begin_naming(table: Table, rules: Rules, desk: Desk, seat, action):
    """Note the action; a kong begins with the head that it is called by, and of who has called it is settled."""
    table.answer[seat] = action
    for place in range(4):
        table.exchange.given[seat, place] = NO_TILE
    kind = head_of_four(action)
    if kind == NO_TILE:
        return
    if table.ready[seat] != 0:
        laying_keeps_waits(table, rules, desk, seat)
    else:
        table.exchange.given[seat, 0] = kind


@kernel
def all_named(table: Table, seat):
    """Return True if all heads due are named, those named for the seat that has no choice; else ask for the next."""
    left = heads_due(int(table.answer[seat])) - heads_named(table, seat)
    if left == 0:
        return True
    if heads_held(table, seat) - heads_named(table, seat) == left or one_kind_left(table, seat):
        name_the_rest(table, seat, left)
        return True
    may_win = allowed(table, seat, WIN)
    forbid_all(table, seat)
    if may_win:
        allow(table, seat, WIN)
    for kind in range(EAST, PLACES):
        if is_head(kind) and heads_free(table, seat, kind) > 0:
            allow(table, seat, TILE + kind)
    return False


@kernel
def one_kind_left(table: Table, seat):
    """Return True if all heads that are not named are of one kind."""
    kinds = 0
    for kind in range(EAST, PLACES):
        kinds += int(is_head(kind) and heads_free(table, seat, kind) > 0)
    return kinds == 1


@kernel
def name_the_rest(table: Table, seat, left):
    """Name so many of the heads that are left."""
    for kind in range(EAST, PLACES):
        while is_head(kind) and left > 0 and heads_free(table, seat, kind) > 0:
            table.exchange.given[seat, heads_named(table, seat)] = kind
            left -= 1


@kernel
def named_claim(table: Table, seat, action):
    """Return the action whose heads are all named, else the action itself."""
    return int(table.answer[seat]) if is_naming(table, seat) else action


@kernel
def head_to_lay(table: Table, rules: Rules, seat, kind, place):
    """Return the head that lies at a place of those named, or the kind itself where all of a set are equal."""
    return int(table.exchange.given[seat, place]) if any_heads(rules) else kind
