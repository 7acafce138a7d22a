"""What is counted of hands that bots play: one record for a hand, one for the sum of many."""

import numpy as np

from fangcheng.bots.record_types import Tally
from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel, name_parameters
from fangcheng.core.state.codes import (
    BY_ROB,
    BY_SELF,
    CONCEALED_KONG_MELD,
    MATCH_OVER,
    NAGASHI,
    NOBODY,
    PERSONS,
    READY_FROZEN,
    READY_OPENED,
    SEATS,
)
from fangcheng.core.state.event_rows import E_FLOWER_WIN, E_WIN
from fangcheng.core.state.payment_rows import PAY_NAGASHI, PAY_WIN
from fangcheng.core.state.record_types import Rules, Table

HAND = np.dtype(
    [
        ("match", np.int64),  # number of the match, from 0; who deals the matches writes it
        ("hand", np.int32),  # number of the hand within the match, from 0
        ("decisions", np.int32),
        ("round_wind", np.int8),  # 0 E .. 3 N
        ("dealer", np.int8),  # a person, like every place of the arrays below
        ("ending", np.int8),  # how the hand ended (state/codes.py)
        ("counters", np.int16),
        ("tiles_left", np.int16),  # that could still be drawn
        ("points", np.int32, (PERSONS,)),  # gained less lost since the hand before
        ("wins", np.int16, (PERSONS,)),  # every win; several where play goes on
        ("self_draws", np.int16, (PERSONS,)),  # of these: on an own draw, by flowers alone, or mangan at draw
        ("robs", np.int16, (PERSONS,)),  # of these: by robbing; the rest are by a discard
        ("deal_ins", np.int16, (PERSONS,)),  # wins of others on the person's discard, kong tile or flower
        ("win_points", np.int32, (PERSONS,)),  # what the wins alone brought, counters and sticks aside
        ("ready", np.int8, (PERSONS,)),  # 1: waited for a winning tile at the end, or has won
        ("declared", np.int8, (PERSONS,)),  # 1: declared ready
        ("claims", np.int8, (PERSONS,)),  # melds made of discards
    ],
    align=True,
)

TALLY = np.dtype(
    [
        ("hands", np.int64),
        ("decisions", np.int64),
        ("matches", np.int64),  # played to their end
        ("drawn", np.int64),  # hands nobody won
        ("wins", np.int64, (PERSONS,)),  # by person, as in HAND, and so on
        ("self_draws", np.int64, (PERSONS,)),
        ("robs", np.int64, (PERSONS,)),
        ("deal_ins", np.int64, (PERSONS,)),
        ("seated", np.int64, (PERSONS,)),  # hands in which the person had a seat
        ("won_hands", np.int64, (PERSONS,)),  # hands with a win of the person
        ("dealt_in_hands", np.int64, (PERSONS,)),  # hands with a win that the person fed
        ("ready_hands", np.int64, (PERSONS,)),
        ("declared_hands", np.int64, (PERSONS,)),
        ("claim_hands", np.int64, (PERSONS,)),  # hands with a claim
        ("win_points", np.int64, (PERSONS,)),
        ("win_points_squared", np.int64, (PERSONS,)),  # sum of the squares, one for each win
        ("hand_points", np.int64, (PERSONS,)),
        ("hand_points_squared", np.int64, (PERSONS,)),  # sum of the squares, one for each hand
        ("points", np.int64, (PERSONS,)),  # gained over the matches played to their end
        ("points_squared", np.int64, (PERSONS,)),  # sum of the squares, one for each match
        ("places", np.int64, (PERSONS, PERSONS)),  # [person][place] of these matches
        ("scores", np.int64, (PERSONS,)),  # by person before the present hand; no sum
        ("now", HAND),  # the present hand; no sum
    ],
    align=True,
)
name_parameters(tally=TALLY)


@kernel
def begin_count(table: Table, tally: Tally):
    """Note by person the points before the next hand, and empty the record of that hand."""
    now = tally.now
    now.decisions = 0
    for seat in range(SEATS):
        tally.scores[int(table.person[seat])] = table.scores[seat]
    for place in range(int(table.rotation.count)):
        tally.scores[int(table.rotation.person[place])] = table.rotation.points[place]
    for person in range(PERSONS):
        now.points[person] = 0
        now.wins[person] = 0
        now.self_draws[person] = 0
        now.robs[person] = 0
        now.deal_ins[person] = 0
        now.win_points[person] = 0
        now.ready[person] = 0
        now.declared[person] = 0
        now.claims[person] = 0


@kernel
def count_wins(table: Table, tally: Tally):
    """Add the wins of the last step to the present hand: who won, how, from whom, and what it brought."""
    for row in range(int(table.event_count)):
        event = int(table.events[row, 0])
        if event == E_WIN:
            count_win(table, tally, int(table.events[row, 1]), int(table.events[row, 2]), int(table.events[row, 4]))
        elif event == E_FLOWER_WIN:
            payer = int(table.events[row, 2])
            count_win(table, tally, int(table.events[row, 1]), payer, BY_SELF if payer == NOBODY else BY_ROB)


@kernel
def count_win(table: Table, tally: Tally, seat, payer, by):
    """Add one win of the present hand."""
    now = tally.now
    person = int(table.person[seat])
    now.wins[person] += 1
    if by == BY_SELF:
        now.self_draws[person] += 1
    elif by == BY_ROB:
        now.robs[person] += 1
    if payer != NOBODY:
        now.deal_ins[int(table.person[payer])] += 1
    count_win_points(table, tally, seat, PAY_WIN)


@kernel
def count_win_points(table: Table, tally: Tally, seat, cause):
    """Add what the payments of that cause brought the winner."""
    person = int(table.person[seat])
    brought = 0
    for row in range(int(table.payment_count)):
        if table.payments[row, 0] == cause and table.payments[row, 1] == seat:
            brought += int(table.payments[row, 4 + seat])
    tally.now.win_points[person] += brought
    tally.win_points_squared[person] += brought * brought


@kernel
def count_nagashi(table: Table, tally: Tally):
    """Count each mangan at draw as a self-drawn win.

    It has no event of its own, and all pay for it, as for a self-draw.
    Rules: RIICHI-95.
    """
    for index in range(int(table.won_count)):
        seat = int(table.won_order[index])
        person = int(table.person[seat])
        tally.now.wins[person] += 1
        tally.now.self_draws[person] += 1
        count_win_points(table, tally, seat, PAY_NAGASHI)


@kernel
def end_count(table: Table, tally: Tally):
    """Complete the record of a finished hand."""
    now = tally.now
    now.round_wind = table.round_wind
    now.dealer = table.person[int(table.dealer)]
    now.ending = table.ending
    now.counters = table.counters
    now.tiles_left = table.drawable
    if table.ending == NAGASHI:
        count_nagashi(table, tally)
    for seat in range(SEATS):
        person = int(table.person[seat])
        now.points[person] = int(table.scores[seat]) - int(tally.scores[person])
        plays = seat < table.seats
        now.ready[person] = 1 if plays and (table.waits[seat] != NONE or now.wins[person] > 0) else 0
        now.declared[person] = 1 if plays and table.ready[seat] not in (0, READY_FROZEN, READY_OPENED) else 0
        now.claims[person] = claims_of(table, seat)


@kernel
def claims_of(table: Table, seat):
    """Count the melds of a seat that were made of discards."""
    claims = 0
    for index in range(int(table.meld_count[seat])):
        if table.meld_kind[seat, index] != CONCEALED_KONG_MELD and table.meld_from[seat, index] != seat:
            claims += 1
    return claims


@kernel
def count_hand(table: Table, rules: Rules, tally: Tally):
    """Add a finished hand, and the match if that is over too, to the tally."""
    end_count(table, tally)
    tally.hands += 1
    tally.decisions += tally.now.decisions
    won = 0
    for person in range(PERSONS):
        won += int(tally.now.wins[person])
        count_person(tally, tally.now, person)
    for seat in range(int(table.seats)):
        tally.seated[int(table.person[seat])] += 1
    if won == 0:
        tally.drawn += 1
    if table.phase == MATCH_OVER:
        count_match(table, rules, tally)


@kernel
def count_person(tally: Tally, now, person):
    """Add what one person did in a hand."""
    points = int(now.points[person])
    tally.wins[person] += now.wins[person]
    tally.self_draws[person] += now.self_draws[person]
    tally.robs[person] += now.robs[person]
    tally.deal_ins[person] += now.deal_ins[person]
    tally.win_points[person] += now.win_points[person]
    tally.hand_points[person] += points
    tally.hand_points_squared[person] += points * points
    tally.won_hands[person] += 1 if now.wins[person] > 0 else 0
    tally.dealt_in_hands[person] += 1 if now.deal_ins[person] > 0 else 0
    tally.ready_hands[person] += now.ready[person]
    tally.declared_hands[person] += now.declared[person]
    tally.claim_hands[person] += 1 if now.claims[person] > 0 else 0


@kernel
def count_match(table: Table, rules: Rules, tally: Tally):
    """Add places and points of a finished match; ties go to the seat nearer after the first dealer.

    Rules: CHENGDU-45.
    """
    tally.matches += 1
    seats = int(table.seats)
    persons = seats + int(table.rotation.count)
    for number in range(persons):
        person = person_in_line(table, number)
        score = score_in_line(table, number)
        points = score - int(rules.start_score)
        tally.points[person] += points
        tally.points_squared[person] += points * points
        place = 0
        for other in range(persons):
            rival = score_in_line(table, other)
            if rival > score or (rival == score and other < number):
                place += 1
        tally.places[person, place] += 1


@kernel
def person_in_line(table: Table, number):
    """Return the person of a number in the line of seats from the first dealer on, then of those who wait."""
    seats = int(table.seats)
    if number >= seats:
        return int(table.rotation.person[number - seats])
    return int(table.person[(int(table.first_dealer) + number) % seats])


@kernel
def score_in_line(table: Table, number):
    """Return the points of a number in that line."""
    seats = int(table.seats)
    if number >= seats:
        return int(table.rotation.points[number - seats])
    return int(table.scores[(int(table.first_dealer) + number) % seats])
