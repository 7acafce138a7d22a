"""Written wins read by kernels: numbers and lists of tiles as bytes, checked and made a WIN record.

What a kernel does not accept is left to Python, which says what is wrong with it (game/hands.py).
"""

import numpy as np

from fangcheng.core.dialect.bits import NONE, bit, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.questions.told_melds import chows_allowed, may_follow_ready, meld_fits, takes_to_ready
from fangcheng.core.questions.written import SCRATCH, TILES, add_to_counts, in_supply, read_tiles
from fangcheng.core.scoring.trial import OF_WAITS
from fangcheng.core.shapes.readings import next_reading, start_readings
from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state.codes import (
    BY_ROB,
    BY_SELF,
    CHOW,
    F_EIGHT_FLOWERS,
    F_ROB_LAY,
    F_SEVEN_ROB_ONE,
    KONG_INDICATORS,
    MELDS,
    NOBODY,
)
from fangcheng.core.state.desk import DESK
from fangcheng.core.state.flower_jokers import has_flower_jokers
from fangcheng.core.state.honour_runs import face_in_run
from fangcheng.core.state.laid_out import last_bit, with_laid, with_single
from fangcheng.core.state.pattern_ids import WORDS
from fangcheng.core.state.record_types import Desk, Rules, Win
from fangcheng.core.state.rule_codes import JOKER_NONE, NO_FLOWERS, NORTH_STAYS
from fangcheng.core.state.rules import RULES
from fangcheng.core.state.table import TABLE
from fangcheng.core.state.win import WIN
from fangcheng.core.table.dora import dora_of, in_game, point_at
from fangcheng.core.table.hand import face, is_kong, red_of
from fangcheng.core.table.single_kongs import written_place
from fangcheng.core.table.stand_in import dragon_for, exchanged
from fangcheng.tiles import CARD, FACES, FLOWER, HEAD, NO_TILE, NORTH, PLACES, RED, RED_3M, RED_5M, WHITE

# The tiles of a written win are six lists, one behind the other; `ends` says where each ends.
IN_HAND, WINNING, WILD, DORA, URA, LAID = range(6)
LISTS = 6

(  # its numbers
    BY,
    SEAT,
    DEALER,
    SOURCE,  # the seat that gave the tile, NOBODY for none
    ROUND,
    FLAGS,
    TOGETHER,
    ASIDE,
    STREAK,
    COUNTERS,
    STICKS,
    LACK,
    MELD_COUNT,
    MELD,  # the first of MELDS codes: kind, 8 * face, 512 * red tiles, 4096 * (1 + who fed it)
) = range(14)
NUMBERS = MELD + MELDS
MOST_COUNTERS = MOST_STICKS = 9_999  # they fit 16 bits
MOST_STREAK = 127  # it is counted as a pattern, in 8 bits


WORKPLACE = np.dtype(  # what one question about a win is worked out with: an array of records costs a call 0.25 us
    [
        ("rules", RULES),
        ("desk", DESK),
        ("win", WIN),  # the written win
        ("no_win", WIN),  # zeros
        ("table", TABLE),  # the one that pays
        ("bare", TABLE),  # as it is before: points, seats and persons in it, nothing of the hand
        ("scratch", np.int8, (SCRATCH,)),
        ("ends", np.int64, (LISTS,)),
        ("numbers", np.int64, (NUMBERS,)),
    ],
    align=True,
)


@kernel
def write_written_win(text, places):
    """Write the win at a workplace from bytes: its numbers, then six lists `hand;win;jokers;dora;ura;flowers`.

    Without a winning tile the last one of the hand is it. Return False where anything is unusual: Python takes that.
    """
    place = places[0]
    rules, numbers, scratch, ends = place.rules, place.numbers, place.scratch, place.ends
    kinds = scratch[TILES:]
    read_numbers(text, numbers)
    if rules.heart != 0 or not read_lists(text, kinds, ends):
        return False
    if ends[WINNING] == ends[IN_HAND] > 0:
        ends[IN_HAND] -= 1
    if not lists_fit(kinds, ends, rules) or not numbers_fit(numbers, rules):
        return False
    if ends[IN_HAND] != 3 * (int(rules.sets) - int(numbers[MELD_COUNT])) + 1:
        return False
    stood_for = let_written_stand_in(kinds, ends, rules)
    count_all(kinds, ends, numbers, scratch)
    if not in_supply(scratch, rules):
        return False
    place.win = place.no_win
    place.win.stood_for = stood_for
    write_win(kinds, ends, numbers, rules, place.win)
    if rules.stand_in != 0 and lays_joker(place.win):
        return False
    place.win.waits = waits_before(place.win, rules, place.desk)
    return True


@kernel
def read_numbers(text, numbers):
    """Read the numbers: four bytes each, the lowest first, with their sign."""
    for place in range(NUMBERS):
        number = 0
        for byte in range(3, -1, -1):
            number = number << 8 | int(text[4 * place + byte])
        numbers[place] = number - (number >> 31 << 32)


@kernel
def read_lists(text, kinds, ends):
    """Read six lists of tiles; return False if there are more or fewer, or one is no notation."""
    at, size = 4 * NUMBERS - 1, 0
    for number in range(LISTS):
        if at >= text.shape[0]:
            return False
        at, size = read_tiles(text, at + 1, kinds, size)
        if size < 0:
            return False
        ends[number] = size
    return at >= text.shape[0]


@kernel
def lists_fit(kinds, ends, rules: Rules):
    """Return True if one tile wins, and hand, jokers, indicators and flowers hold what the game has."""
    if ends[WINNING] != ends[IN_HAND] + 1:
        return False
    if (ends[WILD] > ends[WINNING] and rules.joker_rule == JOKER_NONE) or (
        ends[LAID] > ends[URA] and rules.flower_rule == NO_FLOWERS
    ):
        return False
    indicators = max(int(ends[DORA] - ends[WILD]), int(ends[URA] - ends[DORA]))
    if indicators > (int(rules.indicators) + KONG_INDICATORS if rules.indicators > 0 else 0):
        return False
    for place in range(int(ends[WINNING]), int(ends[WILD])):
        if kinds[place] >= FACES and not has_flower_jokers(rules):
            return False
    flowers = 0
    for place in range(int(ends[LAID])):
        kind = int(kinds[place])
        dragon = WHITE <= kind <= RED
        if rules.single_kongs != 0 and place >= ends[URA]:
            if not 0 <= kind < FACES:
                return False
            continue
        laid = FLOWER <= kind < HEAD or (dragon and (rules.dragon_flowers != 0 or rules.kong_tiles != 0))
        if place < ends[WILD] and FLOWER <= kind < HEAD and has_flower_jokers(rules):
            continue
        if place < ends[URA]:
            if face(kind) >= FLOWER or (laid and rules.kong_tiles == 0):
                return False
        elif not laid or flowers >> last_bit(kind) & 1 == 1:
            return False
        else:
            flowers = with_laid(flowers, kind)
    return True


@kernel
def numbers_fit(numbers, rules: Rules):
    """Return True if the seats are at this table, and the counts are possible."""
    seats = int(rules.seats)
    for place in (SEAT, DEALER):
        if numbers[place] < 0 or numbers[place] >= seats:
            return False
    source = numbers[SOURCE]
    if source >= seats or source == numbers[SEAT] or (numbers[BY] != BY_SELF and source < 0):
        return False
    if not 0 <= numbers[STREAK] <= MOST_STREAK or not 0 <= numbers[COUNTERS] <= MOST_COUNTERS:
        return False
    if numbers[FLAGS] & (F_EIGHT_FLOWERS | F_SEVEN_ROB_ONE) != 0 or (
        numbers[ASIDE] > 0 and rules.lay_north == NORTH_STAYS
    ):
        return False
    if plays_sums(rules) and numbers[MELD_COUNT] > 0:
        return False  # a number does not say of which tiles a meld is
    chows, is_ready, winner = 0, False, int(numbers[SEAT])
    for number in range(int(numbers[MELD_COUNT])):
        code = int(numbers[MELD + number])
        if not meld_fits(code, winner, rules) or (is_ready and not may_follow_ready(code & 7, rules)):
            return False
        is_ready = is_ready or takes_to_ready(code & 7, (code >> 12) - 1, winner, rules)
        chows += int(code & 7 == CHOW)
    if chows > chows_allowed(rules):
        return False
    return 0 <= numbers[ASIDE] <= 4 and 0 <= numbers[STICKS] <= MOST_STICKS and 0 <= numbers[MELD_COUNT] <= rules.sets


@kernel
def count_all(kinds, ends, numbers, counts):
    """Count all tiles of a win that are seen: concealed, won with, in melds, laid aside, and the indicators."""
    for place in range(TILES):
        counts[place] = 0
    for place in range(int(ends[WINNING])):
        add_to_counts(counts, int(kinds[place]), 1)
    for place in range(int(ends[WILD]), int(ends[URA])):
        add_to_counts(counts, int(kinds[place]), 1)
    for number in range(int(numbers[MELD_COUNT])):
        code = int(numbers[MELD + number])
        count_meld(counts, code & 7, code >> 3 & 63, code >> 9 & 7)
    counts[NORTH] += int(numbers[ASIDE])


@kernel
def count_meld(counts, meld_kind, lowest, reds):
    """Add the tiles of a meld to the counts."""
    if meld_kind == CHOW:
        for place in range(3):
            counts[face_in_run(lowest, place)] += 1
    else:
        counts[lowest] += 4 if is_kong(meld_kind) else 3
    if reds > 0:
        counts[red_in_meld(meld_kind, lowest)] += reds


@kernel
def red_in_meld(meld_kind, lowest):
    """Return the red kind in a meld that a number tells: in a run with a five red fives alone have one."""
    if meld_kind != CHOW or red_of(lowest) == RED_5M + lowest // 9:
        return red_of(lowest)
    for some_face in (lowest + 1, lowest + 2):
        if red_of(some_face) == RED_5M + some_face // 9:
            return red_of(some_face)
    return min(red_of(lowest), red_of(lowest + 1), red_of(lowest + 2))


@kernel
def write_win(kinds, ends, numbers, rules: Rules, win: Win):
    """Write everything but the waits into a win of zeros; nothing is checked. A joker given may be as printed."""
    printed = rules.given_as_printed != 0 and numbers[BY] != BY_SELF and is_wild(kinds, ends, int(kinds[ends[IN_HAND]]))
    for place in range(int(ends[WINNING])):
        if place == ends[IN_HAND] and FLOWER <= kinds[place] < HEAD and not has_flower_jokers(rules):
            continue  # a win by flowers: the hand is all there without it
        if place < ends[IN_HAND] or not printed:
            add_to_win(win, kinds, ends, int(kinds[place]))
    write_winning_tile(win, kinds, ends, int(kinds[ends[IN_HAND]]))
    if printed:
        win.hand[win.tile] += 1
        win.drawn_joker = 0
    write_melds(win, kinds, ends, numbers)
    wild = NONE
    for place in range(int(ends[WINNING]), int(ends[WILD])):
        if kinds[place] < PLACES:
            wild |= bit(int(kinds[place]))
    win.wild_mask = wild
    write_setting(win, numbers, rules)
    for place in range(int(ends[WILD]), int(ends[DORA])):
        point_at(win, win.dora, dora_of(rules, int(kinds[place])))
    for place in range(int(ends[DORA]), int(ends[URA])):
        point_at(win, win.ura, dora_of(rules, int(kinds[place])))
    flowers = 0
    for place in range(int(ends[URA]), int(ends[LAID])):
        if rules.single_kongs != 0:
            flowers = with_single(flowers, written_place(rules, wild, int(kinds[place])))
        else:
            flowers = with_laid(flowers, int(kinds[place]))
    win.flowers = flowers


@kernel
def let_written_stand_in(kinds, ends, rules: Rules):
    """Let the dragon and the one joker named change places where it stands for its face, as at a table.

    Return 1 + the face that it stands for, 0 if none does; melds are numbered as what they count as already.
    """
    if rules.stand_in == 0 or ends[WILD] - ends[WINNING] != 1:
        return 0
    joker = int(kinds[ends[WINNING]])
    dragon = int(dragon_for(rules, joker))
    if dragon == NO_TILE:
        return 0
    for place in range(int(ends[WILD])):
        kinds[place] = exchanged(int(kinds[place]), joker, dragon)
    return 1 + joker


@kernel
def lays_joker(win: Win):
    """Return True if a joker lies in a meld of the win.

    Rules: WENZHOU-14.
    """
    for number in range(int(win.meld_count)):
        if has(win.wild_mask, int(win.meld_face[number])):
            return True
    return False


@kernel
def is_wild(kinds, ends, kind):
    """Return True if a kind is a joker: named as one, or a card that is nothing else."""
    if CARD <= kind < RED_3M:
        return True
    for place in range(int(ends[WINNING]), int(ends[WILD])):
        if kinds[place] == kind:
            return True
    return False


@kernel
def add_to_win(win: Win, kinds, ends, kind):
    """Put a concealed tile into the win."""
    if is_wild(kinds, ends, kind):
        win.jokers += 1
        if face(kind) < CARD:
            win.joker_kinds[face(kind)] += 1
    else:
        win.hand[face(kind)] += 1
    if face(kind) != kind:
        win.reds += 1


@kernel
def write_winning_tile(win: Win, kinds, ends, kind):
    """Write which tile won, and whether it is a joker."""
    win.drawn_joker = 1 if is_wild(kinds, ends, kind) else 0
    laid = FLOWER <= kind < HEAD and win.drawn_joker == 0
    win.tile = face(kind) if face(kind) < CARD and not laid else -1


@kernel
def write_melds(win: Win, kinds, ends, numbers):
    """Write the melds, and count the kongs of jokers apart."""
    win.meld_count = numbers[MELD_COUNT]
    for number in range(int(numbers[MELD_COUNT])):
        code = int(numbers[MELD + number])
        meld_kind, lowest = code & 7, code >> 3 & 63
        win.meld_kind[number] = meld_kind
        win.meld_face[number] = lowest
        win.meld_fed[number] = code >> 12
        win.reds += code >> 9 & 7
        if is_kong(meld_kind) and is_wild(kinds, ends, lowest):
            win.joker_kongs += 1


@kernel
def write_setting(win: Win, numbers, rules: Rules):
    """Write who won, how and from whom, and the circumstances."""
    win.sets = rules.sets
    win.seats = rules.seats
    win.by = numbers[BY]
    win.seat = numbers[SEAT]
    win.dealer = numbers[DEALER]
    win.payer = NOBODY if numbers[BY] == BY_SELF else numbers[SOURCE]
    win.seat_wind = (int(numbers[SEAT]) - int(numbers[DEALER])) % int(rules.seats)
    win.round_wind = numbers[ROUND]
    win.streak = numbers[STREAK]
    win.counters = numbers[COUNTERS]
    win.sticks = numbers[STICKS]
    win.aside = numbers[ASIDE]
    win.lack = numbers[LACK]
    win.together = numbers[TOGETHER]
    robs_north = rules.lay_north != NORTH_STAYS and numbers[BY] == BY_ROB and win.tile == NORTH
    win["flags"] = np.uint64(int(numbers[FLAGS]) | (F_ROB_LAY if robs_north else 0))


@kernel
def asks_for_waits(rules: Rules):
    """Return True if a pattern of the wait has a price."""
    for word in range(WORDS):
        if rules.looked_for[word] & OF_WAITS[word] != NONE:
            return True
    return False


@kernel
def waits_before(win: Win, rules: Rules, desk: Desk):
    """Return the faces that would have completed the hand, where a pattern of the wait has a price, else none."""
    return all_waits_before(win, rules, desk) if asks_for_waits(rules) else NONE


@kernel
def all_waits_before(win: Win, rules: Rules, desk: Desk):
    """Return the faces that would have completed the hand in any allowed shape, by trying them all."""
    trial = desk.work.win
    desk.work.win = win
    if trial.drawn_joker == 1:
        trial.jokers -= 1
    else:
        trial.hand[trial.tile] -= 1
    trial.drawn_joker = 0
    found = NONE
    for some_face in range(FACES):
        if in_game(rules, some_face):
            trial.hand[some_face] += 1
            trial.tile = some_face
            start_readings(trial, rules, desk)
            if next_reading(trial, rules, desk):
                found |= bit(some_face)
            trial.hand[some_face] -= 1
    return found
