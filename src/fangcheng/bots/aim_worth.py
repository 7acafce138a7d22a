"""What each aim of a hand pays beside a plain win, read from the rules by valuing one sample of each.

A sample is a self-drawn hand of the seat in which nothing but its tiles counts: two hands of the same runs and triplet,
one in a single suit, tell what a full flush is worth here. Worth is a logarithm: 1000 more pay twice as much.
"""

import numpy as np

from fangcheng.core.dialect.bits import NONE, bit, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.scoring.gather import gather_win
from fangcheng.core.scoring.value import value_win
from fangcheng.core.state.codes import BY_SELF, F_READY, NOBODY, PUNG
from fangcheng.core.state.rule_codes import HAN_AND_FU
from fangcheng.tiles import EAST, FACES

AIMS = 9
PLAIN, FLUSH, HALF_FLUSH, ALL_PUNGS, SEVEN_PAIRS = 0, 1, 4, 7, 8  # of a flush, one for each suit

NO_WORTH = -(1 << 20)
DOUBLE = 1000  # of worth: twice the points

TWO_SUITS, THREE_SUITS, WITH_HONOURS = range(3)  # kinds of plain hands; the first that wins is meant
PLAIN_HANDS = 3

RUNS = np.array([0, 4, 2, 5])  # where the runs of a sample begin; the fourth only where a hand has five sets
TRIPLETS = np.array([0, 4, 2, 8, 6])
TRIPLET, PAIR = 8, 1  # ranks beside the runs
PAIRS = np.array([0, 2, 4, 6, 1, 5, 8])


@stage("nothing", when=lambda rules: rules.method != HAN_AND_FU)
def read_worths(table, rules, desk, brain, seat):
    """Fill in `worth` what each aim would be worth to the seat, closed and open, where that was not read in this hand.

    An aim that wins only open is worth as much closed: it can still be opened.
    """
    now = 1 + int(table.hands_played)
    if brain.read_in[seat] == now and table.draws[seat] > 1:
        return
    brain.read_in[seat] = now
    first, second, third = suits_of_samples(table, rules, seat)
    for opened in range(2):
        for aim in range(AIMS):
            brain.worth[seat, opened, aim] = NO_WORTH
        brain.worth[seat, opened, PLAIN] = worth_of_plain(table, rules, desk, seat, opened, first, second, third)
        flush = worth_of_sample(table, rules, desk, seat, opened, FLUSH, first, first, first)
        half = worth_of_sample(table, rules, desk, seat, opened, HALF_FLUSH, first, first, first)
        for suit in range(3):
            brain.worth[seat, opened, FLUSH + suit] = flush
            brain.worth[seat, opened, HALF_FLUSH + suit] = half
        for aim in (ALL_PUNGS, SEVEN_PAIRS):
            brain.worth[seat, opened, aim] = worth_of_sample(
                table, rules, desk, seat, opened, aim, first, second, second
            )
    for aim in range(AIMS):
        if brain.worth[seat, 0, aim] == NO_WORTH:
            brain.worth[seat, 0, aim] = brain.worth[seat, 1, aim]
    settle_plain(brain, seat)


@kernel
def settle_plain(brain, seat):
    """Give a hand without an aim the least worth of any aim, where no plain sample wins."""
    if brain.worth[seat, 0, PLAIN] != NO_WORTH:
        return
    for opened in range(2):
        for aim in range(1, AIMS):
            worth = int(brain.worth[seat, opened, aim])
            if worth != NO_WORTH:
                for place in range(2):
                    known = int(brain.worth[seat, place, PLAIN])
                    brain.worth[seat, place, PLAIN] = worth if known == NO_WORTH else min(known, worth)


@kernel
def suits_of_samples(table, rules, seat):
    """Return three suits of the game without a joker among their numbers where there are such, fewer twice."""
    first, second, third = -1, -1, -1
    for later in range(2):
        for suit in range(3):
            if not is_playable(table, rules, seat, suit) or int(has_joker(table, suit)) != later:
                continue
            if first < 0:
                first = suit
            elif second < 0:
                second = suit
            elif third < 0:
                third = suit
    second = first if second < 0 else second
    return first, second, second if third < 0 else third


@kernel
def is_playable(table, rules, seat, suit):
    """Return True if the game has the suit and the seat may win with it."""
    return rules.copies[9 * suit + 1] > 0 and int(table.lack.suit[seat]) != suit


@kernel
def has_joker(table, suit):
    """Return True if a number of the suit is a joker."""
    return table.wild_mask >> np.uint64(9 * suit) & np.uint64(0b111111111) != NONE


@kernel
def worth_of_plain(table, rules, desk, seat, opened, first, second, third):
    """Return the worth of the first plain sample that wins."""
    for kind in range(PLAIN_HANDS):
        last = third if kind >= THREE_SUITS else second
        aim = -1 - kind
        worth = worth_of_sample(table, rules, desk, seat, opened, aim, first, second, last)
        if worth != NO_WORTH:
            return worth
    return NO_WORTH


@kernel
def worth_of_sample(table, rules, desk, seat, opened, aim, first, second, third):
    """Return what a sample of these suits is worth to the seat, NO_WORTH if it does not win."""
    honour = honour_of_samples(table, rules)
    if first < 0 or ((aim == HALF_FLUSH or aim == -1 - WITH_HONOURS) and honour < 0):
        return NO_WORTH
    if aim == SEVEN_PAIRS and (opened != 0 or rules.sets != 4):
        return NO_WORTH
    win, result = desk.work.wins[seat], desk.work.results[seat]
    gather_win(table, rules, win, seat, 9 * first, BY_SELF, NOBODY)
    clear_win(win)
    if aim == SEVEN_PAIRS:
        lay_pairs(win, first, second)
    elif aim == ALL_PUNGS:
        lay_triplets(win, int(rules.sets), opened, first, second)
    else:
        triplet = honour if aim in (HALF_FLUSH, -1 - WITH_HONOURS) else 9 * second + TRIPLET
        lay_runs(win, int(rules.sets), opened, triplet, first, second, third)
    win.waits = bit(9 * first) | bit(9 * first + 3)
    value_win(win, rules, desk, result)
    if result.wins == 0:  # where only who has declared may win
        win.flags = np.uint64(F_READY)
        value_win(win, rules, desk, result)
    return logarithm(int(result.total)) if result.wins != 0 and result.total > 0 else NO_WORTH


@kernel
def honour_of_samples(table, rules):
    """Return a wind that is worth nothing by itself, as far as the table tells, -1 where the game has no winds."""
    for some_face in range(EAST + 3, EAST - 1, -1):
        if rules.copies[some_face] > 2 and not has(table.wild_mask, some_face):
            return some_face
    return -1


@kernel
def clear_win(win):
    """Leave of a win on the desk only what its seat is."""
    for some_face in range(len(win.hand)):
        win.hand[some_face] = 0
        win.joker_kinds[some_face] = 0
    for some_face in range(FACES):
        win.dora[some_face] = win.ura[some_face] = win.in_eggs[some_face] = 0
    win.indicated = NONE
    win.flags = NONE
    win.jokers = win.drawn_joker = win.joker_kongs = win.meld_count = win.reds = 0
    win.flowers = 0
    win.aside = win.first_roots = win.first_kongs = win.kong_row = win.turned = win.stake = 0
    win.heart = win.white = win.stood_for = 0


@kernel
def lay_runs(win, sets, opened, triplet, first, second, third):
    """Lay runs, a triplet that an open hand has claimed, and a pair."""
    for number in range(sets - 1):
        suit = first if number < 2 else third
        for step in range(3):
            win.hand[9 * suit + int(RUNS[number]) + step] += 1
    lay_triplet(win, triplet, opened)
    win.hand[9 * second + PAIR] += 2


@kernel
def lay_triplets(win, sets, opened, first, second):
    """Lay triplets of two suits, one of which an open hand has claimed, and a pair."""
    for number in range(sets):
        suit = first if number < 2 else second
        lay_triplet(win, 9 * suit + int(TRIPLETS[number]), int(number == 3 and opened != 0))
    win.hand[9 * second + PAIR] += 2


@kernel
def lay_triplet(win, some_face, opened):
    """Lay a triplet, as a pung if it is open."""
    if opened != 0:
        win.meld_kind[0], win.meld_face[0] = PUNG, some_face
        win.meld_count = 1
    else:
        win.hand[some_face] += 3


@kernel
def lay_pairs(win, first, second):
    """Lay seven pairs of two suits."""
    for number in range(7):
        suit = first if number < 4 else second
        win.hand[9 * suit + int(PAIRS[number])] += 2


@kernel
def logarithm(points):
    """Return the logarithm of a number above 0 in thousandths of a doubling, between doublings on a line."""
    whole, rest = 0, points
    while rest > 1:
        rest >>= 1
        whole += 1
    return DOUBLE * whole + DOUBLE * (points - (1 << whole)) // (1 << whole)
