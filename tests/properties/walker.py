"""A walker: plays hands by chance inside one compiled loop and looks the whole table over after every step."""

import numpy as np

from fangcheng.bots.steady import steady_choice
from fangcheng.core.dialect.bits import NONE, ONE, count_bits, lowest
from fangcheng.core.dialect.random import below
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.institutions.rotation import company
from fangcheng.core.play.act import act
from fangcheng.core.play.next_hand import start_match
from fangcheng.core.play.opening import start_hand
from fangcheng.core.shapes.ready import find_waits
from fangcheng.core.state.codes import (
    ADDED_KONG_MELD,
    ASK,
    BETS,
    BY_SELF,
    CLAIMED_AWAY,
    EGG_MELD,
    EVENTS,
    EXCHANGE,
    FIRST_READY,
    FLOWERS,
    GONE,
    HAND_OVER,
    HEART,
    LAST_TILE,
    LOOK_AT_TREASURE,
    MATCH_OVER,
    MELDS,
    NAME_KONG_TILE,
    PAYMENTS,
    RAISE,
    RETURN,
    RIVER,
    SEATS,
    SHOW,
    THROW_AGAIN,
    TURN,
)
from fangcheng.core.state.event_rows import E_EGG, E_KONG, E_LAY, E_PUNG, E_ROBBED, E_SEAT_TAKEN, E_WIN
from fangcheng.core.state.laid_out import FLOWER_BITS, LAID_OUT_BITS, laid_kind
from fangcheng.core.state.payment_rows import ACCOUNTS, FIRST_ACCOUNT
from fangcheng.core.state.rule_codes import DEAL_AFTER_FLOWERS
from fangcheng.core.table.eggs import tiles_in_eggs
from fangcheng.core.table.hand import face
from fangcheng.core.table.single_kongs import TURNED_PLACE, face_turned_up
from fangcheng.tiles import FACES, KINDS, NO_TILE, NORTH

# How a seat chooses: anything legal; as the bot does; calling what can be called; as the bot but at times anything.
RANDOM, STEADY, EAGER, WAYWARD = range(4)
WAYS = ("random", "steady", "eager", "wayward")

# What can be wrong.
FAULTS = (
    "nothing",
    "a legal action was refused",
    "no such phase",
    "the game stands still: nobody owes a decision",
    "a decision is owed after the end of the hand or by an empty seat",
    "a seat that owes a decision has no legal action",
    "a seat that owes nothing has legal actions",
    "tiles are not conserved",
    "hand_size is not the number of tiles in the hand",
    "the hand has not its 3n + 1 tiles",
    "scores and sticks do not add up",
    "a payment row does not sum to zero",
    "scores changed by something else than the payment rows",
    "a buffer is nearly full",
    "the waits kept are not those found anew",
    "the hand does not end",
    "the match does not end",
    "more winners than seats",
    "more tiles were drawn than may be",
)
(
    FINE,
    REFUSED,
    BAD_PHASE,
    STANDS_STILL,
    OWED_WRONGLY,
    EMPTY_MASK,
    LEGAL_UNASKED,
    TILES_LOST,
    SIZE_WRONG,
    HAND_LENGTH,
    SUM_WRONG,
    ROW_WRONG,
    CHANGE_WRONG,
    BUFFER_FULL,
    WAITS_WRONG,
    ENDLESS_HAND,
    ENDLESS_MATCH,
    WINNERS_WRONG,
    OVERDRAWN,
) = range(19)

LONGEST_HAND = 1000  # decisions; 144 tiles, each drawn and offered to three others, come to some 700
LONGEST_MATCH = 3000  # hands; a dealer who stays on drawn hands can take hundreds among players who never win

# Room that must be left in a buffer, so that a step longer than any seen so far does not overwrite the last row.
EVENTS_LEFT, PAYMENTS_LEFT, RIVER_LEFT, MELDS_LEFT = 8, 4, 8, 0

LOG = np.dtype(
    [
        ("fault", np.int64),  # place in FAULTS
        ("seat", np.int64),  # whom the fault is about, -1 nobody
        ("detail", np.int64),  # kind, row, face or number the fault is about
        ("steps", np.int64),  # decisions and deals so far
        ("hands", np.int64),  # finished
        ("matches", np.int64),  # finished
        ("won", np.int64),  # hands somebody won
        ("hand_steps", np.int64),  # steps of the present hand
        ("match_hands", np.int64),  # hands of the present match
        ("expected", np.int64, (KINDS,)),  # tiles of the set by kind, red ones not among the plain
        ("found", np.int64, (KINDS,)),  # the same, counted on the table
        ("lost", np.int64, (KINDS,)),  # tiles that lie in no field: robbed, or won and laid aside
        ("scores", np.int64, (SEATS,)),  # before the step
        ("most_events", np.int64),
        ("most_payments", np.int64),
        ("most_discards", np.int64),
        ("most_melds", np.int64),
        ("longest_hand", np.int64),
        ("longest_match", np.int64),
    ],
    align=True,
)


# --- playing


@kernel
def walk(table, rules, desk, brain, ways, log, steps, hands, watched):
    """Play until `hands` hands or `steps` steps are done, or something is wrong.

    `ways`: how each seat chooses. `watched` 0 only plays, so that compiled and interpreted walks can be compared
    quickly.
    """
    while log.fault == FINE and log.steps < steps and (log.hands < hands or table.phase < HAND_OVER):
        step_once(table, rules, desk, brain, ways, log)
        log.steps += 1
        if log.fault == FINE and watched != 0:
            look_over(table, rules, desk, log)


@kernel
def step_once(table, rules, desk, brain, ways, log):
    """Deal the next hand, or let one of the seats that owe a decision give it."""
    for seat in range(SEATS):
        log.scores[seat] = table.scores[seat]
    if table.phase >= HAND_OVER:
        deal_next(table, rules, desk, log)
        return
    seat = some_owing_seat(table, brain)
    meld_before = int(table.offered_meld)
    action = choose(table, rules, desk, brain, seat, int(ways[seat]))
    if act(table, rules, desk, seat, action) == 0:
        accuse(log, REFUSED, seat, action)
        return
    log.hand_steps += 1
    note_lost_tiles(table, rules, log, meld_before)
    if table.phase >= HAND_OVER:
        book_hand(table, log)


@kernel
def deal_next(table, rules, desk, log):
    """Deal, beginning a new match where the last one is over."""
    if table.phase == MATCH_OVER:
        start_match(table, rules)
        log.match_hands = 0
    start_hand(table, rules, desk)
    log.hand_steps = 0
    for seat in range(SEATS):
        log.scores[seat] = table.scores[seat]  # a change of seats moves scores without a payment
        for row in range(int(table.payment_count)):  # flowers dealt that are paid for
            log.scores[seat] -= table.payments[row, 4 + seat]
    for kind in range(KINDS):
        log.lost[kind] = 0
    if table.phase >= HAND_OVER:  # eight flowers dealt
        book_hand(table, log)


@kernel
def book_hand(table, log):
    """Count a finished hand, and the match if that is over too."""
    log.hands += 1
    log.match_hands += 1
    log.won += 1 if table.won_count > 0 else 0
    log.longest_hand = max(int(log.longest_hand), int(log.hand_steps))
    log.longest_match = max(int(log.longest_match), int(log.match_hands))
    if table.phase == MATCH_OVER:
        log.matches += 1


@kernel
def some_owing_seat(table, brain):
    """One of the seats that owe a decision; the order of answers is left to chance."""
    number = below(brain, count_bits(np.uint64(table.owed)))
    owed = np.uint64(table.owed)
    for _ in range(number):
        owed = owed & (owed - ONE)
    return lowest(owed)


@kernel
def choose(table, rules, desk, brain, seat, way):
    """An answer in the seat's way."""
    if way == STEADY or (way == WAYWARD and below(brain, 6) > 0):
        return steady_choice(table, rules, desk, brain, seat)
    low, middle, high = table.legal[seat, 0], table.legal[seat, 1], table.legal[seat, 2]
    calls = low >> np.uint64(58) << np.uint64(58)  # neither discards nor passing
    if way == EAGER and below(brain, 4) > 0 and count_bits(calls) + count_bits(middle) + count_bits(high) > 0:
        low = calls
    return pick(brain, low, middle, high)


@kernel
def pick(brain, low, middle, high):
    """Any of the actions of a mask, all alike."""
    number = below(brain, count_bits(low) + count_bits(middle) + count_bits(high))
    word = 0
    mask = low
    while number >= count_bits(mask):
        number -= count_bits(mask)
        word += 1
        mask = middle if word == 1 else high
    for _ in range(number):
        mask = mask & (mask - ONE)
    return 64 * word + lowest(mask)


@kernel
def note_lost_tiles(table, rules, log, meld_before):
    """Tiles that no field of the table holds any more: of a robbed added kong, and a blood river's self-drawn tile."""
    kong = meld_before
    for row in range(int(table.event_count)):
        event = int(table.events[row, 0])
        if event == E_KONG:
            kong = int(table.events[row, 4])
        elif event == E_LAY:
            kong = -1
        elif event == E_EGG:
            kong = EGG_MELD
        elif event == E_ROBBED and kong in (ADDED_KONG_MELD, EGG_MELD) and not is_claimed(table, row):
            log.lost[int(table.events[row, 2])] += 1
        elif event == E_WIN and rules.play_on == 0 and table.events[row, 4] == BY_SELF:
            log.lost[int(table.events[row, 3])] += 1


@kernel
def is_claimed(table, row):
    """Whether the tile of the egg that this event takes back lies in a meld of somebody else (CHANGCHUN-P6)."""
    return row + 1 < table.event_count and table.events[row + 1, 0] in (E_PUNG, E_KONG)


# --- looking


@kernel
def accuse(log, fault, seat, detail):
    """Note the first fault."""
    if log.fault == FINE:
        log.fault = fault
        log.seat = seat
        log.detail = detail


@kernel
def look_over(table, rules, desk, log):
    """Hold every field against what must be true of it in every variant."""
    look_at_decision(table, log)
    look_at_tiles(table, rules, log)
    look_at_money(table, rules, log)
    look_at_room(table, log)
    if table.phase < HAND_OVER and not is_before_play(table):
        look_at_waits(table, rules, desk, log)


@kernel
def is_before_play(table):
    """Whether bets, an exchange or missing suits are asked for."""
    return table.phase == ASK and (table.question < FIRST_READY or RAISE <= table.question <= RETURN)


@kernel
def is_before_deal(table):
    """Whether raises or bets are asked for, before any tile is dealt."""
    return table.question == BETS or RAISE <= table.question <= RETURN


@kernel
def look_at_decision(table, log):
    """Somebody owes a decision while the hand lasts, and has one to make; others have not."""
    phase = int(table.phase)
    if phase < ASK or phase > MATCH_OVER or (phase == ASK) != (BETS <= table.question <= HEART):
        accuse(log, BAD_PHASE, -1, phase)
    if phase < HAND_OVER and table.owed == 0:
        accuse(log, STANDS_STILL, -1, phase)
    if int(table.owed) >> int(table.seats) != 0 or (phase >= HAND_OVER and table.owed != 0):
        accuse(log, OWED_WRONGLY, -1, int(table.owed))
    if table.won_count > table.seats:
        accuse(log, WINNERS_WRONG, -1, int(table.won_count))
    for seat in range(SEATS):
        asked = int(table.owed) >> seat & 1 == 1
        some = (table.legal[seat, 0] | table.legal[seat, 1] | table.legal[seat, 2]) != NONE
        if asked and not some:
            accuse(log, EMPTY_MASK, seat, phase)
        if some and phase >= HAND_OVER:
            accuse(log, LEGAL_UNASKED, seat, phase)


@kernel
def look_at_tiles(table, rules, log):
    """Every tile of the set lies in exactly one place, and every hand has the tiles it must have."""
    for kind in range(KINDS):
        log.found[kind] = log.lost[kind]
    for position in range(int(table.wall_size)):
        if table.place[position] != GONE:
            log.found[int(table.wall[position])] += 1
    for seat in range(SEATS):
        count_seat(table, rules, log, seat)
        look_at_hand(table, rules, log, seat)
    for kind in range(KINDS):
        if log.found[kind] != log.expected[kind]:
            accuse(log, TILES_LOST, -1, kind)
    if table.drawable < 0:
        accuse(log, OVERDRAWN, -1, int(table.drawable))


@kernel
def kind_that_lies(table, rules, number):
    """The kind of a tile laid out: a flower, a dragon, or what is laid aside as a kong of one tile."""
    if rules.single_kongs == 0 or number >= FLOWER_BITS:
        return laid_kind(number)
    return lowest(table.wild_mask) if number < TURNED_PLACE else face_turned_up(table)


@kernel
def count_seat(table, rules, log, seat):
    """Count the tiles of one seat: hand, melds, river, flowers, tiles laid aside or named for an exchange."""
    for kind in range(KINDS):
        log.found[kind] += table.hand[seat, kind]
        if face(kind) != kind:
            log.found[face(kind)] -= table.hand[seat, kind]
    for some_face in range(FACES):
        log.found[some_face] += tiles_in_eggs(table, seat, some_face)
    for meld in range(int(table.meld_count[seat])):
        for place in range(4):
            if table.meld_tiles[seat, meld, place] != NO_TILE:
                log.found[int(table.meld_tiles[seat, meld, place])] += 1
    for index in range(int(table.river_count[seat])):
        if int(table.river_flags[seat, index]) & CLAIMED_AWAY == 0:
            log.found[int(table.river[seat, index])] += 1
    for number in range(LAID_OUT_BITS):
        if int(table.flowers[seat]) >> number & 1 == 1:
            log.found[kind_that_lies(table, rules, number)] += 1
    log.found[NORTH] += table.aside.count[seat]
    for place in range(4):
        if table.question == EXCHANGE and table.exchange.given[seat, place] != NO_TILE:
            log.found[int(table.exchange.given[seat, place])] += 1


@kernel
def look_at_hand(table, rules, log, seat):
    """A resting hand has 3n + 1 tiles, one imagined among them; that of the player on turn has one more."""
    size = 0
    for kind in range(KINDS):
        if table.hand[seat, kind] < 0:
            accuse(log, TILES_LOST, seat, kind)
        if face(kind) == kind:
            size += int(table.hand[seat, kind])
    if size != table.hand_size[seat]:
        accuse(log, SIZE_WRONG, seat, size)
    rest = 3 * int(rules.sets) + 1 - int(rules.heart) - 3 * int(table.meld_count[seat])
    if seat >= table.seats or is_before_deal(table):
        rest = 0
    if table.question == EXCHANGE:
        for place in range(4):
            rest -= 1 if table.exchange.given[seat, place] != NO_TILE else 0
    more = seat == table.turn and has_last_tile(table, rules)
    # A winner by self-draw keeps the tile in the hand; so does whoever calls for a new deal.
    may_have_more = table.phase >= HAND_OVER or int(table.in_play) >> seat & 1 == 0
    if size != rest + (1 if more else 0) and not (may_have_more and size == rest + 1):
        accuse(log, HAND_LENGTH, seat, size)


@kernel
def has_last_tile(table, rules):
    """Whether the player on turn holds a tile more than a resting hand."""
    if table.question == FLOWERS:
        return table.drawn != NO_TILE
    if table.question in (NAME_KONG_TILE, LAST_TILE, LOOK_AT_TREASURE, THROW_AGAIN):
        return False
    early = table.phase < TURN and rules.deal_rule == DEAL_AFTER_FLOWERS
    return not is_before_deal(table) and table.question != SHOW and table.phase <= TURN and not early


@kernel
def look_at_money(table, rules, log):
    """No point is made or lost: every row sums to zero over its accounts, and nothing but rows changes a score."""
    for row in range(int(table.payment_count)):
        balance = 0
        for account in range(ACCOUNTS):
            balance += int(table.payments[row, FIRST_ACCOUNT + account])
        if balance != 0:
            accuse(log, ROW_WRONG, -1, row)
    total = int(table.sticks) * int(rules.ready_cost)
    for seat in range(SEATS):
        total += int(table.scores[seat])
        change = int(table.scores[seat]) - int(log.scores[seat])
        for row in range(int(table.payment_count)):
            change -= int(table.payments[row, FIRST_ACCOUNT + seat])
        if change != 0 and not was_taken(table, seat):
            accuse(log, CHANGE_WRONG, seat, change)
    for place in range(int(table.rotation.count)):
        total += int(table.rotation.points[place])
    for buyer in range(4):
        total += int(table.outside.points[buyer])
    if total != company(rules) * int(rules.start_score):
        accuse(log, SUM_WRONG, -1, total)


@kernel
def was_taken(table, seat):
    """Whether somebody who waited has taken the seat in this step, and brought his own points."""
    for event in range(int(table.event_count)):
        if table.events[event, 0] == E_SEAT_TAKEN and table.events[event, 1] == seat:
            return True
    return False


@kernel
def look_at_room(table, log):
    """The buffers keep a margin, and neither the hand nor the match goes on for ever."""
    log.most_events = max(int(log.most_events), int(table.event_count))
    log.most_payments = max(int(log.most_payments), int(table.payment_count))
    for seat in range(int(table.seats)):
        log.most_discards = max(int(log.most_discards), int(table.river_count[seat]))
        log.most_melds = max(int(log.most_melds), int(table.meld_count[seat]))
    if log.most_events > EVENTS - EVENTS_LEFT:
        accuse(log, BUFFER_FULL, 0, int(log.most_events))
    if log.most_payments > PAYMENTS - PAYMENTS_LEFT:
        accuse(log, BUFFER_FULL, 1, int(log.most_payments))
    if log.most_discards > RIVER - RIVER_LEFT:
        accuse(log, BUFFER_FULL, 2, int(log.most_discards))
    if log.most_melds > MELDS - MELDS_LEFT:
        accuse(log, BUFFER_FULL, 3, int(log.most_melds))
    if log.hand_steps > LONGEST_HAND:
        accuse(log, ENDLESS_HAND, -1, int(log.hand_steps))
    if log.match_hands > LONGEST_MATCH:
        accuse(log, ENDLESS_MATCH, -1, int(log.match_hands))


@kernel
def look_at_waits(table, rules, desk, log):
    """The waits noted for each resting hand are those it has; a drawn tile is put away for the question."""
    for seat in range(int(table.seats)):
        on_turn = seat == table.turn and table.phase <= TURN
        if int(table.in_play) >> seat & 1 == 0 or (on_turn and table.drawn == NO_TILE):
            continue
        drawn = face(int(table.drawn)) if on_turn else NO_TILE
        if on_turn:
            table.hand[seat, drawn] -= 1
        found = find_waits(table, rules, desk, seat)
        if on_turn:
            table.hand[seat, drawn] += 1
        if found != table.waits[seat]:
            accuse(log, WAITS_WRONG, seat, lowest(found ^ table.waits[seat]))
