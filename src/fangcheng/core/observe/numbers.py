"""The numbers of an observation, written from what a seat sees; scalars.py says what stands where."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.observe.known import bets_lie_open, is_offered
from fangcheng.core.observe.scalars import NUMBERS
from fangcheng.core.state.codes import CONCEALED_KONG_MELD, HAND_OVER, NO_QUESTION, NOBODY, SEATS
from fangcheng.core.state.record_types import Rules
from fangcheng.tiles import NO_TILE

NOBODY_REL = 4
NO_QUESTION_TOLD = 15
PENDING = 16  # added to `ready` while the discard of a declaration is still to come


@kernel
def write_numbers(seen, rules: Rules, reader, game, numbers, row):
    """Write the numbers of a seat into one row; `game` is the number of the game, which no rule tells."""
    for place in range(NUMBERS):
        numbers[row, place] = 0
    write_question(seen, rules, reader, game, numbers, row)
    write_match(seen, rules, reader, numbers, row)
    write_turn(seen, reader, numbers, row)
    for rel in range(int(seen.seats)):
        seat = (int(reader) + rel) % int(seen.seats)
        write_seat(seen, rules, reader, seat, rel, numbers, row)
        write_marks(seen, rules, reader, seat, rel, numbers, row)
        write_money(seen, reader, seat, rel, numbers, row)
    write_own_numbers(seen, reader, numbers, row)
    write_regions(seen, reader, numbers, row)


@kernel
def rel_of(seen, reader, seat):
    """Return a seat as the reader counts it, 4 for nobody."""
    return NOBODY_REL if seat == NOBODY else (int(seat) - int(reader)) % int(seen.seats)


@kernel
def bits_by_rel(seen, reader, bits):
    """Return bits by seat as bits by rel."""
    turned = 0
    for seat in range(int(seen.seats)):
        if int(bits) >> seat & 1 == 1:
            turned |= 1 << rel_of(seen, reader, seat)
    return turned


@kernel
def write_question(seen, rules: Rules, reader, game, numbers, row):
    """Write what is played, and what is asked."""
    numbers[row, 0] = game
    numbers[row, 1] = seen.seats
    numbers[row, 2] = rules.sets
    numbers[row, 3] = seen.wall_size
    numbers[row, 4] = seen.phase
    numbers[row, 5] = NO_QUESTION_TOLD if seen.question == NO_QUESTION else seen.question
    numbers[row, 6] = rel_of(seen, reader, int(seen.turn))
    offered = is_offered(seen, reader)
    numbers[row, 7] = rel_of(seen, reader, int(seen.offered_by)) if offered else NOBODY_REL
    numbers[row, 8] = seen.offered_meld if offered else -1
    numbers[row, 9] = int(seen.owed) >> int(reader) & 1


@kernel
def write_match(seen, rules: Rules, reader, numbers, row):
    """Write where the match stands."""
    numbers[row, 10] = seen.drawable
    numbers[row, 11] = seen.next_tile
    numbers[row, 12] = seen.tail_taken
    numbers[row, 13] = seen.hands_played + int(seen.phase < HAND_OVER)
    numbers[row, 14] = rules.hands
    numbers[row, 15] = seen.round_wind
    numbers[row, 16] = seen.deal_number
    numbers[row, 17] = seen.streak
    numbers[row, 18] = seen.counters
    numbers[row, 19] = seen.sticks
    numbers[row, 20] = rel_of(seen, reader, int(seen.dealer))
    numbers[row, 21] = rel_of(seen, reader, int(seen.first_dealer))
    numbers[row, 22] = rel_of(seen, reader, int(seen.last_winner))


@kernel
def write_turn(seen, reader, numbers, row):
    """Write what this turn has seen so far."""
    numbers[row, 23] = seen.any_claim
    numbers[row, 24] = seen.kongs_made
    numbers[row, 25] = seen.kong_chain
    numbers[row, 26] = seen.claimed_turn
    numbers[row, 27] = seen.drawn_from
    numbers[row, 28] = seen.bloom_barred
    numbers[row, 29] = seen.after_kong_cut
    numbers[row, 30] = seen.time_called
    numbers[row, 31] = seen.ending
    numbers[row, 120] = seen.double_hand.now
    numbers[row, 121] = seen.wash_out.count


@kernel
def write_seat(seen, rules: Rules, reader, seat, rel, numbers, row):
    """Write of a seat its points, and how much lies before it."""
    above = 0
    for other in range(int(seen.seats)):
        above += int(seen.scores[other] > seen.scores[seat])
    declared = int(seen.ready[seat])
    if seen.turn == seat and seen.declared.pending != 0:
        declared = PENDING + int(seen.declared.pending) - 1
    numbers[row, 32 + rel] = seen.scores[seat]
    numbers[row, 36 + rel] = above
    numbers[row, 40 + rel] = seen.hand_size[seat]
    numbers[row, 44 + rel] = seen.meld_count[seat]
    numbers[row, 48 + rel] = seen.river_count[seat]
    numbers[row, 52 + rel] = seen.draws[seat]
    numbers[row, 56 + rel] = declared


@kernel
def write_marks(seen, rules: Rules, reader, seat, rel, numbers, row):
    """Write of a seat what it has declared, won, placed and laid aside."""
    numbers[row, 60 + rel] = seen.declared.double[seat]
    numbers[row, 64 + rel] = seen.declared.one_shot[seat]
    numbers[row, 68 + rel] = int(seen.in_play) >> seat & 1
    for place in range(int(seen.won_count)):
        if seen.won_order[place] == seat:
            numbers[row, 72 + rel] = place + 1
    numbers[row, 76 + rel] = seen.bound[seat]
    numbers[row, 80 + rel] = laid_aside(seen, seat)
    known = seat == reader or bets_lie_open(seen, rules)
    numbers[row, 84 + rel] = seen.bets.placed[seat] if known else -1
    numbers[row, 88 + rel] = seen.tokens.chips[seat]
    numbers[row, 108 + rel] = kongs_face_down(seen, seat)


@kernel
def laid_aside(seen, seat):
    """Count the flowers, single kongs and Norths that a seat has laid aside."""
    count, flowers = int(seen.aside.count[seat]), int(seen.flowers[seat])
    while flowers != 0:
        count += flowers & 1
        flowers >>= 1
    return count


@kernel
def kongs_face_down(seen, seat):
    """Count the concealed kongs of a seat whose tiles the reader cannot see."""
    count = 0
    for index in range(int(seen.meld_count[seat])):
        hidden = seen.meld_tiles[seat, index, 0] == NO_TILE
        count += int(seen.meld_kind[seat, index] == CONCEALED_KONG_MELD and hidden)
    return count


@kernel
def write_money(seen, reader, seat, rel, numbers, row):
    """Write of a seat what it has earned beside wins, and who pays for it."""
    income, liable = 0, 0
    for other in range(int(seen.seats)):
        income += int(seen.kong_income.points[seat, other]) - int(seen.kong_income.points[other, seat])
    for cause in range(4):
        payer = int(seen.liable[seat, cause])
        if payer != NOBODY:
            liable |= 1 << 4 * cause + rel_of(seen, reader, payer)
    bonds = 0
    for feeder in range(int(seen.seats)):
        bonds |= (int(seen.bonds.order[seat, feeder]) & 3) << 2 * rel_of(seen, reader, feeder)
    numbers[row, 92 + rel] = income
    numbers[row, 96 + rel] = seen.river_claimed[seat]
    numbers[row, 100 + rel] = liable
    numbers[row, 104 + rel] = bonds
    numbers[row, 124 + rel] = seen.hands_won[seat]
    numbers[row, 128 + rel] = seen.watch.looks[seat]
    numbers[row, 132 + rel] = seen.raising.said[seat]
    numbers[row, 136 + rel] = seen.horses.run[seat]
    numbers[row, 140 + rel] = seen.wake.count[seat]
    numbers[row, 144 + rel] = seen.bets.account[seat]
    for payer in range(int(seen.seats)):
        numbers[row, 148 + 4 * rel + rel_of(seen, reader, payer)] = seen.pulling.notes[seat, payer]
    numbers[row, 164 + rel] = rel_of(seen, reader, int(seen.essences.feeder[seat]))
    numbers[row, 168 + rel] = seen.side_income.paid[seat]
    numbers[row, 192 + rel] = seen.penalty[seat]


@kernel
def write_own_numbers(seen, reader, numbers, row):
    """Write what only the reader knows of itself."""
    numbers[row, 112] = seen.missed_value[reader]
    numbers[row, 113] = seen.offered_value[reader]
    numbers[row, 114] = seen.offered_class[reader]
    numbers[row, 115] = seen.locked[reader]
    numbers[row, 116] = seen.locked_for_hand[reader]
    numbers[row, 175] = seen.circle.drift[reader]
    numbers[row, 190] = seen.blood_river.roots[reader]
    numbers[row, 191] = seen.blood_river.kongs[reader]


@kernel
def write_regions(seen, reader, numbers, row):
    """Write what only some regions know."""
    numbers[row, 172] = seen.pot.points
    numbers[row, 173] = rel_of(seen, reader, int(seen.circle.thrower))
    numbers[row, 174] = seen.circle.acts
    numbers[row, 176] = rel_of(seen, reader, int(seen.sea_bed.first))
    numbers[row, 177] = rel_of(seen, reader, int(seen.sea_bed.taker))
    numbers[row, 178] = seen.opened.stage
    numbers[row, 179] = seen.opened.announced
    numbers[row, 180] = seen.opened.count
    numbers[row, 181] = seen.side_income.last_face
    numbers[row, 182] = seen.side_income.in_a_row
    numbers[row, 183] = bits_by_rel(seen, reader, int(seen.treasure.seen))
    numbers[row, 184] = bits_by_rel(seen, reader, int(seen.treasure.turned))
    numbers[row, 185] = seen.treasure.thrown
    numbers[row, 186] = rel_of(seen, reader, int(seen.chickens.first[0]))
    numbers[row, 187] = rel_of(seen, reader, int(seen.chickens.first[1]))
    numbers[row, 188] = bits_by_rel(seen, reader, int(seen.bets.lost))
    numbers[row, 189] = seen.rotation.count
    for place in range(4):
        numbers[row, 196 + place] = seen.outside.points[place]
    for place in range(5):
        numbers[row, 200 + place] = seen.rotation.points[place]
    numbers[row, 205] = seen.kong_income.row
    numbers[row, 206] = seen.first_win_count
    for seat in range(SEATS):
        numbers[row, 207] += seen.watch.looks[seat]
