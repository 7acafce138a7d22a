"""Whether wins that programs have written could happen: kernels look things up by the numbers in them."""

from fangcheng.core.dialect.bits import has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.questions.told_melds import (
    CLAIMABLE,
    chows_allowed,
    fault_of_claim,
    may_follow_ready,
    takes_to_ready,
)
from fangcheng.core.questions.written_wins import MOST_COUNTERS, MOST_STICKS, MOST_STREAK, count_meld
from fangcheng.core.shapes.sums import NO_SUM, any_heads, is_head, plays_sums, sum_of
from fangcheng.core.state.codes import BY_ROB, BY_SELF, CHOW, CONCEALED_KONG_MELD, EGG_MELD, NOBODY, PUNG, SEATS
from fangcheng.core.state.record_types import Rules, Win
from fangcheng.core.table.hand import is_kong
from fangcheng.tiles import EAST, FACES, NORTH, PLACES


@kernel
def first_unsound(wins, places):
    """Return the number of the first win that could not happen at such a table, or -1.

    Kernels look things up by the numbers in a win, so wrong ones would read outside their arrays.
    """
    for number in range(wins.shape[0]):
        win, rules = wins[number], places[0].rules
        if not (seats_sound(win, rules) and tiles_sound(win, places[0]) and claims_sound(win, rules)):
            return number
    return -1


@kernel
def seats_sound(win: Win, rules: Rules):
    """Return True if seats, winds and the way of winning are possible."""
    seats = int(rules.seats)
    if win.seats != seats or not 0 <= win.seat < seats or not 0 <= win.dealer < seats:
        return False
    if not BY_SELF <= win.by <= BY_ROB or not NOBODY <= win.payer < seats or win.payer == win.seat:
        return False
    if (win.by == BY_SELF) != (win.payer == NOBODY) or win.white != 0:
        return False
    if not 0 <= win.seat_wind < SEATS or not 0 <= win.round_wind < SEATS or not -1 <= win.lack <= 2:
        return False
    if not 0 <= win.sticks <= MOST_STICKS:
        return False
    return 0 <= win.streak <= MOST_STREAK and 0 <= win.counters <= MOST_COUNTERS


@kernel
def tiles_sound(win: Win, place):
    """Return True if the tiles make a hand of the game: enough of them, none too often, with the winning one."""
    rules, counts = place.rules, place.scratch
    if not 0 <= win.heart <= FACES * int(rules.heart):
        return False
    if win.sets != rules.sets or not 0 <= win.meld_count <= win.sets or not -1 <= win.tile < PLACES:
        return False
    size = int(win.jokers) + 3 * int(win.meld_count)
    for face in range(PLACES):
        counts[face] = win.hand[face] + (int(win.in_eggs[face]) if rules.eggs != 0 and face < FACES else 0)
        size += int(win.hand[face])
    if win.heart > 0:
        counts[win.heart - 1] -= 1
    for meld in range(int(win.meld_count)):
        if not 0 <= win.meld_fed[meld] <= win.seats or win.meld_fed[meld] == 1 + win.seat:
            return False
        meld_kind, lowest = int(win.meld_kind[meld]), int(win.meld_face[meld])
        if plays_sums(rules):
            if not tiles_of_set_sound(win, meld, rules):
                return False
            for place in range(3 + int(is_kong(meld_kind))):
                counts[win.meld_tiles[meld, place]] += 1
            continue
        if rules.eggs != 0 and meld_kind == EGG_MELD:
            if not 0 <= lowest < FACES:
                return False
            continue
        highest = FACES - 3 if meld_kind == CHOW else FACES - 1
        if not CHOW <= meld_kind <= CONCEALED_KONG_MELD or not 0 <= lowest <= highest:
            return False
        count_meld(counts, meld_kind, lowest, 0)
    if not counts_sound(win, rules, counts):
        return False
    if win.jokers < 0 or not 0 <= win.drawn_joker <= win.jokers or not 0 <= win.aside <= int(rules.copies[NORTH]):
        return False
    if win.drawn_joker == 0 and (win.tile < 0 or win.hand[win.tile] == 0):
        return False
    return size == 3 * int(win.sets) + 2


@kernel
def claims_sound(win: Win, rules: Rules):
    """Return True if the melds can have been claimed so: fed by who may feed them, none after the last that may be.

    Rules: RIICHI-37, SICHUAN-15, HEFEI-9, HANGZHOU-13, HARBIN-12.
    """
    chows, is_ready, winner = 0, False, int(win.seat)
    for meld in range(int(win.meld_count)):
        meld_kind, giver = int(win.meld_kind[meld]), int(win.meld_fed[meld]) - 1
        if fault_of_claim(meld_kind, giver, winner, rules) != CLAIMABLE:
            return False
        if meld_kind == CONCEALED_KONG_MELD and giver != NOBODY:
            return False
        if is_ready and not may_follow_ready(meld_kind, rules):
            return False
        is_ready = is_ready or takes_to_ready(meld_kind, giver, winner, rules)
        chows += int(meld_kind == CHOW)
    return chows <= chows_allowed(rules)


@kernel
def counts_sound(win: Win, rules: Rules, counts):
    """Return True if there are no more tiles of a face, hand and melds together, than the game has."""
    for head in range(FACES, PLACES):
        if win.hand[head] < 0 or counts[head] > rules.copies[head]:
            return False
    for face in range(FACES):
        if win.hand[face] < 0 or not 0 <= counts[face] <= rules.copies[face]:
            return False
        if win.dora[face] < 0 or win.ura[face] < 0:
            return False
        if has(win.indicated, face) != (int(win.dora[face]) + int(win.ura[face]) > 0):
            return False
    return True


@kernel
def tiles_of_set_sound(win: Win, meld, rules: Rules):
    """Return True if the tiles of a meld are a set where sums and heads are played.

    Rules: LUOSHU-27, LUOSHU-29.
    """
    tiles, kind = win.meld_tiles[meld], int(win.meld_kind[meld])
    for place in range(3 + int(is_kong(kind))):
        if not 0 <= tiles[place] < PLACES or (kind != CHOW and not is_head(int(tiles[place]))):
            return False
        if kind != CHOW and not any_heads(rules) and tiles[place] != tiles[0]:
            return False
    if kind != CHOW:
        return PUNG <= kind <= CONCEALED_KONG_MELD
    first = int(tiles[0])
    same = first < EAST and tiles[1] // 9 == first // 9 and tiles[2] // 9 == first // 9
    return same and sum_of(first % 9, int(tiles[1]) % 9, int(tiles[2]) % 9) != NO_SUM
