"""What a discard risks, as far as one seat can see: who cannot win on it and by which rule, and who could wait for it.

Nothing is guessed. A tile is safe where a rule bars the win whatever the other holds; of the rest it is counted in how
many ways unseen tiles can wait for it: two beside it in a run, a pair of it, or one alone. Jokers in other hands, and
hands that are neither sets nor pairs, are not counted.
"""

from fangcheng.core.dialect.bits import NONE, has
from fangcheng.core.dialect.registry import kernel
from fangcheng.core.institutions.hooks import faces_left, wins_no_more
from fangcheng.core.play.passing import is_compulsory, thrown
from fangcheng.core.play.sum_claims import partner_of
from fangcheng.core.scoring.tally import discards_win
from fangcheng.core.shapes.sums import plays_sums
from fangcheng.core.state.codes import BY_DISCARD
from fangcheng.core.state.honour_runs import face_in_run, faces_of_run
from fangcheng.core.state.hook_codes import HELD_BACK
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.state.rule_codes import (
    BARS_DISCARDS,
    BARS_KIND,
    COUNTS_WAITED,
    UNTIL_ANY_CLAIM,
    UNTIL_COMPULSORY,
    UNTIL_HAND_IF_READY,
    UNTIL_OWN_CLAIM,
)
from fangcheng.core.table.garden import is_spared
from fangcheng.core.table.hand import tile_number
from fangcheng.tiles import EAST, WHITE

# Why a seat cannot win on a face that another discards now; CAN_WIN: it may, as far as can be seen.
(
    CAN_WIN,
    SAFE_NO_DISCARD_WINS,  # nobody wins on discards in this game
    SAFE_LEFT,  # it has won and plays no more
    SAFE_SPARED,  # nobody wins on a tile of who has nothing left
    SAFE_SEALED,  # who has fed too many melds wins no more
    SAFE_NOT_DECLARED,  # only who has declared wins, and it has not
    SAFE_DRAWS_ONLY,  # it has declared, and then wins with own draws alone
    SAFE_JOKER,  # a joker is won on by nobody
    SAFE_LOW,  # the number is too low to be won on
    SAFE_LACK,  # of the suit that it must be rid of to win
    SAFE_OWN_RIVER,  # it has discarded the face itself, and the rules bar that
    SAFE_PASSED_READY,  # passed since it declared, and the rules bar that for the hand
    SAFE_PASSED_ROUND,  # passed since its last discard, and the rules bar that until its draw
) = range(13)

# What else may be said of a face that is not safe: bits.
SEEN_OWN_RIVER = 1  # it has discarded the face itself; no rule bars a win on it
SEEN_PASSED = 2  # it has declared and the face has passed since; no rule bars a win on it
SEEN_NO_CHANCE = 4  # no run can wait for it: of every run too many tiles are seen
SEEN_ONE_CHANCE = 8  # every run that can wait for it needs the last unseen copy of some face
SEEN_LINE = 16  # a two-sided wait on it would be barred, for it has discarded the other end


@kernel
def exposure(tables, number, rules, desks, reader, left, safe, seen, ways):
    """Fill a row of each array for every opponent of `reader`: by face why it is safe, what is seen, ways to wait.

    `left` holds the copies of each face that the reader cannot see. Takes plain arrays (see `core.play.act.act_at`).
    """
    table, rule = tables[number], rules[0]
    for other in range(int(table.seats)):
        for some_face in range(safe.shape[1]):
            if other == reader:
                safe[other, some_face] = CAN_WIN
                seen[other, some_face] = 0
                ways[other, some_face] = 0
            else:
                safe[other, some_face] = why_safe(table, rule, reader, other, some_face)
                seen[other, some_face] = what_is_seen(table, rule, other, some_face, left)
                ways[other, some_face] = ways_against(table, rule, other, some_face, left)


# --- what a rule bars


@kernel
def why_safe(table: Table, rules: Rules, reader, other, some_face):
    """Return the SAFE_ reason why `other` cannot win on the face if `reader` discards it now, CAN_WIN without one.

    Rules: SICHUAN-17, SICHUAN-27, NANJING-15, TIANJIN-34, JINAN-20, JINAN-21, SHANXI-21,
    NANNING-12.
    """
    if not discards_win(rules, int(table.streak)):
        return SAFE_NO_DISCARD_WINS
    if int(table.in_play) >> other & 1 == 0:
        return SAFE_LEFT
    if is_spared(table, rules, BY_DISCARD, reader):
        return SAFE_SPARED
    if wins_no_more(table, rules, other):
        return SAFE_SEALED
    if rules.ready_needed != 0 and table.ready[other] == 0:
        return SAFE_NOT_DECLARED
    if rules.ready_draws_only != 0 and table.ready[other] != 0:
        return SAFE_DRAWS_ONLY
    if has(table.wild_mask, some_face):
        return SAFE_JOKER
    if tile_number(some_face) < rules.discard_number:
        return SAFE_LOW
    if rules.hooks & HELD_BACK and has(faces_left(table, other), some_face):
        return SAFE_LACK
    return why_passed(table, rules, other, some_face)


@kernel
def why_passed(table: Table, rules: Rules, other, some_face):
    """Return the SAFE_ reason that lies in tiles discarded or let pass, CAN_WIN without one.

    A tile let pass is safe only where the rules bar it whether or not it could have been won on.
    Rules: RIICHI-74, RIICHI-75, RIICHI-76, RIICHI-77.
    """
    bars = int(rules.pass_bars)
    if bars != BARS_DISCARDS and bars != BARS_KIND:
        return CAN_WIN
    if rules.pass_until[UNTIL_COMPULSORY] != 0 and is_compulsory(table, rules):
        return CAN_WIN
    if has(thrown(table, rules, other), some_face):
        return SAFE_OWN_RIVER
    if rules.pass_counts[COUNTS_WAITED] == 0:
        return CAN_WIN
    if declared_and_passed(table, other, some_face) and rules.pass_until[UNTIL_HAND_IF_READY] != 0:
        return SAFE_PASSED_READY
    claims_lift = rules.pass_until[UNTIL_ANY_CLAIM] != 0 or rules.pass_until[UNTIL_OWN_CLAIM] != 0
    if not claims_lift and has(table.recent_mask[other], some_face):
        return SAFE_PASSED_ROUND
    return CAN_WIN


@kernel
def declared_and_passed(table: Table, other, some_face):
    """Return True if a seat has declared, and the face was discarded since and not won on."""
    return table.ready[other] != 0 and has(table.passed_mask[other], some_face)


# --- what can be counted


@kernel
def what_is_seen(table: Table, rules: Rules, other, some_face, left):
    """Return the SEEN_ bits of a face against one opponent."""
    found = 0
    if has(table.own_river_mask[other], some_face):
        found |= SEEN_OWN_RIVER
    if declared_and_passed(table, other, some_face):
        found |= SEEN_PASSED
    if some_face >= EAST:
        return found
    if plays_sums(rules):
        return found if ways_to_sum(some_face, left) > 0 else found | SEEN_NO_CHANCE
    barred = barred_faces(table, rules, other)
    runs, most = 0, 0
    for low in range(max(0, some_face % 9 - 2), min(6, some_face % 9) + 1):
        start = some_face - some_face % 9 + low
        if crosses(barred, start, some_face):
            found |= SEEN_LINE
        elif run_ways(table, start, some_face, left) > 0:
            runs += 1
            most = max(most, scarcest(start, some_face, left))
    if runs == 0:
        found |= SEEN_NO_CHANCE
    elif most == 1:
        found |= SEEN_ONE_CHANCE
    return found


@kernel
def ways_against(table: Table, rules: Rules, other, some_face, left):
    """Count the ways in which unseen tiles can wait for a face: the two others of a run, a pair of it, one alone.

    A two-sided wait whose other end bars it does not count.
    """
    held = int(left[some_face])
    if plays_sums(rules) and some_face < EAST:
        return ways_to_sum(some_face, left)
    ways = held + held * (held - 1) // 2
    if some_face >= EAST:
        return ways + (ways_to_honours(table, some_face, left) if rules.honour_runs != 0 else 0)
    barred = barred_faces(table, rules, other)
    for low in range(max(0, some_face % 9 - 2), min(6, some_face % 9) + 1):
        start = some_face - some_face % 9 + low
        if not crosses(barred, start, some_face):
            ways += run_ways(table, start, some_face, left)
    return ways


@kernel
def ways_to_honours(table: Table, some_face, left):
    """Count the pairs of unseen honours that wait for another one in a run; a joker is no tile of a run.

    Rules: NANCHANG-8.
    """
    ways = 0
    for start in range(EAST, WHITE + 1):
        if has(faces_of_run(start), some_face):
            pairs = 1
            for place in range(3):
                tile = face_in_run(start, place)
                if tile != some_face:
                    pairs *= 0 if has(table.wild_mask, tile) else int(left[tile])
            ways += pairs
    return ways


@kernel
def ways_to_sum(some_face, left):
    """Count the pairs of unseen tiles of the suit that add up to 15 with a number; nothing else waits for one.

    Rules: LUOSHU-27, LUOSHU-28.
    """
    ways, first = 0, some_face - some_face % 9
    for rank in range(9):
        other = partner_of(some_face, rank)
        if rank < other <= 8:
            ways += int(left[first + rank]) * int(left[first + other])
        elif rank == other:
            ways += int(left[first + rank]) * (int(left[first + rank]) - 1) // 2
    return ways


@kernel
def barred_faces(table: Table, rules: Rules, other):
    """Return the own discards of a seat where waiting for one of them bars wins on all discards, as a mask."""
    if rules.pass_bars != BARS_DISCARDS:
        return NONE
    if rules.pass_until[UNTIL_COMPULSORY] != 0 and is_compulsory(table, rules):
        return NONE
    return thrown(table, rules, other)


@kernel
def crosses(barred, start, some_face):
    """Return True if the two tiles that wait for the face in the run from `start` wait for a barred face as well."""
    if some_face == start:  # the two above it wait for the face beyond too
        return start % 9 < 6 and has(barred, start + 3)
    if some_face == start + 2:
        return start % 9 > 0 and has(barred, start - 1)
    return False


@kernel
def run_ways(table: Table, start, some_face, left):
    """Count the pairs of unseen tiles that wait for the face in the run from `start`; a joker is no tile of a run."""
    ways = 1
    for tile in range(start, start + 3):
        if tile != some_face:
            ways *= 0 if has(table.wild_mask, tile) else int(left[tile])
    return ways


@kernel
def scarcest(start, some_face, left):
    """Return the smaller number of unseen copies of the two others of a run."""
    fewest = 4
    for tile in range(start, start + 3):
        if tile != some_face:
            fewest = min(fewest, int(left[tile]))
    return fewest
