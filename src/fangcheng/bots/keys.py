"""Whether a hand promises a pattern that opens a win on a discard, for games that ask for one."""

from fangcheng.bots.plans import flowers_short, is_flush, is_pungs, is_value
from fangcheng.bots.points import points_short
from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import CHOW
from fangcheng.core.state.conditions import on
from fangcheng.core.state.pattern_ids import (
    ALL_CHOWS,
    ALL_PUNGS,
    CONCEALED_HAND,
    DRAGON_PUNG,
    HALF_FLUSH,
    KONG,
    PAIR_258,
    SEAT_FLOWER,
)
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import NO_KEY_NEEDED, SHOWS_OPENED
from fangcheng.core.table.hand import is_closed, is_kong
from fangcheng.tiles import EAST, FACES


@kernel
def short_of_win(table: Table, rules: Rules, seat):
    """Return how many tiles more a hand lacks that promises no key, or too few points or flowers, or must be opened."""
    keyless = rules.keyed != NO_KEY_NEEDED and not promises_key(table, rules, seat)
    poor = points_short(table, rules, seat) if rules.minimum_points != 0 else 0
    bare = flowers_short(table, rules, seat) if rules.small_win_flowers != 0 else 0
    return int(keyless) + poor + bare + int(rules.demand_opened == SHOWS_OPENED and is_closed(table, seat))


@kernel
def opens(rules: Rules, pattern):
    """Return True if the pattern opens a win in this game."""
    return has(rules["openers"][pattern >> 6], pattern & 63)


@stage("truth", when=on("keyed"))
def promises_key(table: Table, rules: Rules, seat):
    """Return True if hand, melds or flowers will likely show a pattern that opens a win; a tile held counts as kept.

    Rules: HAINAN-22.
    """
    if opens(rules, CONCEALED_HAND) and table.meld_count[seat] == 0:
        return True
    if opens(rules, SEAT_FLOWER) and has_own_flower(table, seat):
        return True
    if holds_key_pair(table, rules, seat) or shows_kong(table, rules, seat):
        return True
    if opens(rules, HALF_FLUSH) and is_flush(table, seat):
        return True
    if opens(rules, ALL_PUNGS) and is_pungs(table, seat):
        return True
    return opens(rules, ALL_CHOWS) and is_chows(table, seat)


@kernel
def has_own_flower(table: Table, seat):
    """Return True if one of the two flowers of the seat lies before it."""
    own = (seat - int(table.dealer)) % int(table.seats)
    return (int(table.flowers[seat]) >> own | int(table.flowers[seat]) >> 4 + own) & 1 == 1


@kernel
def holds_key_pair(table: Table, rules: Rules, seat):
    """Return True for a pair of 2, 5 or 8 in hand, or a pair or triplet of honours that are worth something."""
    for some_face in range(FACES):
        if table.hand[seat, some_face] > 1:
            if some_face < EAST and opens(rules, PAIR_258) and some_face % 9 % 3 == 1:
                return True
            if some_face >= EAST and opens(rules, DRAGON_PUNG) and is_value(table, rules, seat, some_face):
                return True
    return False


@kernel
def shows_kong(table: Table, rules: Rules, seat):
    """Return True for a laid kong where any kong opens a win, or a laid set of honours that are worth something."""
    for index in range(int(table.meld_count[seat])):
        some_face = int(table.meld_face[seat, index])
        if opens(rules, KONG) and is_kong(int(table.meld_kind[seat, index])):
            return True
        if some_face >= EAST and opens(rules, DRAGON_PUNG) and is_value(table, rules, seat, some_face):
            return True
    return False


@kernel
def is_chows(table: Table, seat):
    """Return True if the hand may become all chows: no other meld, no triplet, and few honours."""
    honours = 0
    for some_face in range(FACES):
        if table.hand[seat, some_face] > 2:
            return False
        if some_face >= EAST:
            honours += int(table.hand[seat, some_face])
    for index in range(int(table.meld_count[seat])):
        if table.meld_kind[seat, index] != CHOW:
            return False
    return honours <= 2
