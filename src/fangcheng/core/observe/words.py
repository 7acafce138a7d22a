"""The channels of an observation as 64-bit words, written from what a seat sees."""

from fangcheng.core.dialect.bits import NONE, ONE, bit, bit_if, lowest
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.observe.channels import (
    ABSENT_KINDS,
    ADDED_KONGS,
    AFTER_KONG,
    ASIDE_OF,
    BANNED,
    BLOCK,
    CALLED,
    CHANNELS,
    CHOWS,
    CLAIMED,
    COMMON,
    CONCEALED_KONGS,
    DECLARED_TILE,
    DORA,
    DRAWN,
    ESSENCE,
    ESSENCE_BEFORE,
    FIRST_DISCARD,
    FROM_HAND,
    GROUPS_OF,
    HAND,
    HEART_OF,
    INDICATOR,
    KONG_TILES,
    LACKING,
    LAID_KINDS,
    LAST_ONES,
    MELD_OF,
    MISSED,
    OFFERED,
    OPEN_IN_WALL,
    OPEN_KONGS,
    OWN_HEART,
    PASSED,
    PASSED_PUNGS,
    PICKED,
    PUNGS,
    RECENT,
    RIVER_OF,
    ROUND_WIND,
    ROWS,
    SEAT_WIND,
    SHOWN_OF,
    STANDING,
    STANDING_IN,
    TREASURE_KIND,
    UNSEEN_COPIES,
    WAITS,
    WILD_KINDS,
)
from fangcheng.core.observe.known import is_offered
from fangcheng.core.observe.unseen import count_unseen, laid_tile
from fangcheng.core.shapes.holding import NO_LACK
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    AFTER_KONG_CUT,
    CHOW,
    CLAIMED_AWAY,
    CONCEALED_KONG_MELD,
    CUT_DRAWN,
    DECLARED_READY,
    EGG_MELD,
    IN_WALL,
    LAID_OUT,
    OPEN_KONG_MELD,
    STANDS_IN,
    TURN,
    WALL,
    WILD,
)
from fangcheng.core.state.eggs import FLIER, family_of, member_of
from fangcheng.core.state.laid_out import LAID_OUT_BITS
from fangcheng.core.state.record_types import Rules
from fangcheng.core.state.rule_codes import HAN_AND_FU
from fangcheng.core.table.dora import dora_of
from fangcheng.core.table.hand import face
from fangcheng.core.table.reds import has_late_reds, reds_of
from fangcheng.tiles import EAST, KINDS, NORTH, PLACES, RED_3M

ROW = 6  # discards in a row of a river


@kernel
def write_words(seen, rules: Rules, reader, words, row, counts):
    """Write the channels of a seat into one row of `words`; `counts` (PLACES numbers) is written over.

    `seen` is the table as the reader sees it (see.py): nothing else is looked at.
    """
    for channel in range(CHANNELS):
        words[row, channel] = NONE
    write_own(seen, rules, reader, words, row)
    write_roles(seen, rules, words, row)
    write_wall(seen, rules, reader, words, row)
    count_unseen(seen, rules, counts)
    for kind in range(PLACES):
        mark_count(words, row, UNSEEN_COPIES, kind, int(counts[kind]))
    for rel in range(int(seen.seats)):
        seat = (int(reader) + rel) % int(seen.seats)
        write_river(seen, seat, words, row, COMMON + BLOCK * rel)
        mark_melds(seen, seat, words, row, COMMON + BLOCK * rel)
        write_beside(seen, rules, reader, seat, words, row, COMMON + BLOCK * rel)


@kernel
def mark(words, row, channel, kind):
    """Set the bit of a kind; what is no kind of a hand or wall sets none."""
    if 0 <= face(kind) < PLACES:
        words[row, channel] |= bit(kind)


@kernel
def mark_count(words, row, first, kind, count):
    """Set as many channels of a thermometer of four as there are tiles."""
    for place in range(min(count, 4)):
        words[row, first + place] |= bit(kind)


@kernel
def mark_more(words, row, first, most, kind):
    """Count one more tile of a kind on a thermometer of `most` channels."""
    if not 0 <= face(kind) < PLACES:
        return
    for place in range(most):
        if words[row, first + place] & bit(kind) == NONE:
            words[row, first + place] |= bit(kind)
            return


# --- what is the reader's own, or everybody's


@kernel
def write_own(seen, rules: Rules, reader, words, row):
    """Write the reader's hand and what it knows of it."""
    for kind in range(KINDS):
        mark_count(words, row, HAND, kind, int(seen.hand[reader, kind]))
    if is_offered(seen, reader):
        mark(words, row, OFFERED, int(seen.offered))
    if seen.phase == TURN and seen.turn == reader:
        mark(words, row, DRAWN, int(seen.drawn))
        words[row, BANNED] = seen.banned_discards
        for place in range(5):
            mark(words, row, PICKED, int(seen.eggs.chosen[place]) if seen.eggs.pending != 0 else PLACES)
    words[row, WAITS] = seen.waits[reader]
    words[row, MISSED] = seen.missed_mask[reader]
    words[row, PASSED_PUNGS] = seen.passed_pung_mask[reader]
    for place in range(4):
        if rules.standing != 0:
            mark(words, row, STANDING, int(seen.standing_four.faces[reader, place]))
        if rules.exchange != 0:
            mark(words, row, PICKED, int(seen.exchange.given[reader, place]))
    mark(words, row, OWN_HEART, int(seen.heart[reader]) - 1)


@kernel
def write_roles(seen, rules: Rules, words, row):
    """Write which kinds are jokers, laid aside, missing or stand in for another, and the winds."""
    for kind in range(PLACES):
        role = int(seen.role[kind])
        if copies_of(rules, kind) == 0:
            mark(words, row, ABSENT_KINDS, kind)
        elif role == WILD:
            mark(words, row, WILD_KINDS, kind)
        elif role == LAID_OUT:
            mark(words, row, LAID_KINDS, kind)
        elif role == STANDS_IN:
            mark(words, row, STANDING_IN, kind)
    if has_late_reds(rules):
        for kind in range(RED_3M, KINDS):
            if copies_of(rules, kind) == 0:
                mark(words, row, ABSENT_KINDS, kind)


@kernel
def copies_of(rules: Rules, kind):
    """Return how many tiles of a kind the set has; of a face, the red ones too."""
    return reds_of(rules, kind) if face(kind) != kind else int(rules.copies[kind])


@kernel
def write_wall(seen, rules: Rules, reader, words, row):
    """Write winds, and the tiles of the wall that the reader sees."""
    mark(words, row, SEAT_WIND, EAST + (int(reader) - int(seen.dealer)) % int(seen.seats))
    mark(words, row, ROUND_WIND, EAST + int(seen.round_wind))
    for number in range(int(seen.indicators.count)):
        indicator = int(seen.wall[int(seen.indicators.positions[number])])
        mark_more(words, row, INDICATOR, 2, indicator)
        if rules.method == HAN_AND_FU and face(indicator) < PLACES:
            mark_more(words, row, DORA, 2, dora_of(rules, indicator))
    for position in range(WALL):
        if seen.place[position] == IN_WALL:
            mark(words, row, OPEN_IN_WALL, int(seen.wall[position]))
    if int(seen.treasure.seen) >> int(reader) & 1 == 1:
        mark(words, row, TREASURE_KIND, int(seen.wall[int(seen.treasure.position)]))
    if rules.essences != 0:
        mark(words, row, ESSENCE, int(seen.essences.main))
        mark(words, row, ESSENCE_BEFORE, int(seen.essences.before))
    for place in range(int(seen.opened.count)):
        mark(words, row, KONG_TILES, int(seen.opened.tiles[place]))


# --- what lies before a seat


@kernel
def write_river(seen, seat, words, row, block):
    """Write the discards of a seat; what lies face down for the reader is no kind and sets nothing.

    Masks are gathered in plain numbers first: this is the most of an observation.
    """
    once, twice, thrice, four = NONE, NONE, NONE, NONE
    from_hand, declared, claimed, after_kong = NONE, NONE, NONE, NONE
    count = int(seen.river_count[seat])
    for index in range(count):
        kind, flags = int(seen.river[seat, index]), int(seen.river_flags[seat, index])
        if face(kind) >= PLACES:
            continue
        mask = bit(kind)
        four |= thrice & mask
        thrice |= twice & mask
        twice |= once & mask
        once |= mask
        words[row, block + ROWS + min(index // ROW, 2)] |= mask
        from_hand |= bit_if(int(flags & CUT_DRAWN == 0), kind)
        declared |= bit_if(int(flags & DECLARED_READY != 0), kind)
        claimed |= bit_if(int(flags & CLAIMED_AWAY != 0), kind)
        after_kong |= bit_if(int(flags & AFTER_KONG_CUT != 0), kind)
    words[row, block + RIVER_OF] = once
    words[row, block + RIVER_OF + 1] = twice
    words[row, block + RIVER_OF + 2] = thrice
    words[row, block + RIVER_OF + 3] = four
    words[row, block + FROM_HAND] = from_hand
    words[row, block + DECLARED_TILE] = declared
    words[row, block + CLAIMED] = claimed
    words[row, block + AFTER_KONG] = after_kong
    for back in range(min(count, 3)):
        mark(words, row, block + LAST_ONES + back, int(seen.river[seat, count - 1 - back]))
    mark(words, row, block + FIRST_DISCARD, int(seen.first_discards[seat]))


@kernel
def mark_melds(seen, seat, words, row, block):
    """Write the melds of a seat: their tiles, their faces by what they are, and what was taken from others."""
    for index in range(int(seen.meld_count[seat])):
        kind, lowest_face = int(seen.meld_kind[seat, index]), int(seen.meld_face[seat, index])
        if kind == EGG_MELD:
            write_egg(seen, seat, family_of(lowest_face), words, row, block)
            continue
        hidden = True
        for place in range(4):
            tile = int(seen.meld_tiles[seat, index, place])
            mark_more(words, row, block + MELD_OF, 4, tile)
            hidden = hidden and face(tile) >= PLACES
            if place == seen.meld_called[seat, index]:
                mark(words, row, block + CALLED, tile)
        if kind == CHOW:
            mark_more(words, row, block + CHOWS, 3, lowest_face)
        elif not hidden:
            mark(words, row, block + channel_of_meld(kind), lowest_face)


@kernel
def channel_of_meld(kind):
    """Return the channel of a pung or kong within the block of a seat."""
    if kind == OPEN_KONG_MELD:
        return OPEN_KONGS
    if kind == ADDED_KONG_MELD:
        return ADDED_KONGS
    return CONCEALED_KONGS if kind == CONCEALED_KONG_MELD else PUNGS


@kernel
def write_egg(seen, seat, family, words, row, block):
    """Write the tiles of an egg."""
    for place in range(FLIER + 1):
        for _ in range(int(seen.eggs.tiles[seat, family, place])):
            mark_more(words, row, block + MELD_OF, 4, member_of(family, place))
            mark(words, row, block + GROUPS_OF, member_of(family, place))


@kernel
def write_beside(seen, rules: Rules, reader, seat, words, row, block):
    """Write what lies beside a hand, the hand itself where it lies open, and what is known of it."""
    flowers = int(seen.flowers[seat])
    for number in range(LAID_OUT_BITS):
        if flowers >> number & 1 == 1:
            mark_more(words, row, block + ASIDE_OF, 4, laid_tile(seen, rules, number))
    for _ in range(int(seen.aside.count[seat])):
        mark_more(words, row, block + ASIDE_OF, 4, NORTH)
    if seat != reader:
        for kind in range(KINDS):
            mark_count(words, row, block + SHOWN_OF, kind, int(seen.hand[seat, kind]))
        mark(words, row, block + HEART_OF, int(seen.heart[seat]) - 1)
    words[row, block + RECENT] = seen.recent_mask[seat]
    words[row, block + PASSED] = seen.passed_mask[seat]
    suit = int(seen.lack.suit[seat])
    if rules.lack_rule != 0 and suit != NO_LACK:
        for rank in range(9):
            mark(words, row, block + LACKING, 9 * suit + rank)


@kernel
def spread_words(words, row, channels, planes):
    """Write channels of a row as planes: planes[row, n, kind] is 1 where channel `channels[n]` has the kind, else 0."""
    width = planes.shape[2]
    for place in range(channels.shape[0]):
        for kind in range(width):
            planes[row, place, kind] = 0
        word = words[row, int(channels[place])]
        while word != NONE:
            kind = lowest(word)
            word = word & (word - ONE)
            if kind < width:
                planes[row, place, kind] = 1
