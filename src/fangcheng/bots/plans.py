"""Whether a hand opened by a claim can still win: a coarse plan where the game asks for more than a shape."""

from fangcheng.core.dialect.bits import NONE, bit
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.patterns.branches import EIGHT
from fangcheng.core.patterns.masks import DRAGONS, HONOURS, TERMINALS, TWO_FIVE_EIGHT, WINDS, suit_count
from fangcheng.core.scoring.demands import demands_anything, is_unmet
from fangcheng.core.shapes.holding import NO_LACK
from fangcheng.core.shapes.readings import faces_of_egg
from fangcheng.core.state.codes import ADDED_KONG_MELD, CHOW, CONCEALED_KONG_MELD, EGG_MELD, PUNG
from fangcheng.core.state.laid_out import count_laid
from fangcheng.core.state.rule_codes import (
    LACK_FREE,
    SHOWS_DRAGON_PAIR,
    SHOWS_DRAGON_TRIPLET,
    SHOWS_HIDDEN,
    SHOWS_HONOUR,
    SHOWS_ONE_SUIT,
    SHOWS_OPENED,
    SHOWS_PAIR_258,
    SHOWS_PLAIN_HONOUR,
    SHOWS_RUN,
    SHOWS_SETS,
    SHOWS_SUIT_MISSING,
    SHOWS_TERMINAL,
    SHOWS_THREE_SUITS,
    SHOWS_TRIPLET,
    SHOWS_WIND,
    SHOWS_WIND_PAIR,
)
from fangcheng.core.table.hand import is_closed, is_kong
from fangcheng.tiles import EAST, FACES, WHITE


@kernel
def open_hand_may_win(table, rules, seat):
    """Return True if an open hand has a plan for the minimum; games without a minimum need none."""
    if rules.minimum > 2 or rules.minimum_points > 2:
        return is_flush(table, seat) or is_pungs(table, seat)
    return True


@kernel
def is_value(table, rules, seat, some_face):
    """Return True if a triplet of this honour is worth something to the seat."""
    if some_face >= WHITE:
        return True
    seat_wind = EAST + (seat - int(table.dealer)) % int(table.seats)
    return some_face == seat_wind or some_face == EAST + int(rules.round_winds[int(table.round_wind) % 8])


@kernel
def has_meld_of(table, seat, some_face):
    """Return True if a triplet or kong of the face lies before the seat."""
    for index in range(int(table.meld_count[seat])):
        if table.meld_kind[seat, index] != CHOW and table.meld_face[seat, index] == some_face:
            return True
    return False


@kernel
def is_outer(some_face):
    """Return True if the face is a terminal or an honour."""
    return some_face >= EAST or some_face % 9 in (0, 8)


@kernel
def is_flush(table, seat):
    """Return True if all but two concealed tiles are of one suit and honours, and no meld is of another suit."""
    for suit in range(3):
        stray = 0
        for some_face in range(EAST):
            if some_face // 9 != suit:
                stray += int(table.hand[seat, some_face])
        for index in range(int(table.meld_count[seat])):
            lowest = int(table.meld_face[seat, index])
            if lowest < EAST and lowest // 9 != suit:
                stray += 9
        if stray <= 2:
            return True
    return False


@kernel
def is_pungs(table, seat):
    """Return True if the hand may become all triplets: five pairs or triplets in hand and melds, and no chow."""
    groups = 0
    for some_face in range(FACES):
        if table.hand[seat, some_face] >= 2:
            groups += 1
    for index in range(int(table.meld_count[seat])):
        if table.meld_kind[seat, index] == CHOW:
            return False
        groups += 1
    return groups >= 5


# --- a suit to do without


@kernel
def lack_of(table, rules, seat):
    """Return the suit that the seat does without: the one it has named, or plans to throw where none is named."""
    return planned_lack(table, seat) if rules.lack_rule == LACK_FREE else int(table.lack.suit[seat])


@stage("number", when=lambda rules: rules.lack_rule == LACK_FREE)
def planned_lack(table, seat):
    """Return the suit of which the hand has fewest tiles, melds of it counted as none to throw; NO_LACK if all lie out.

    Rules: CHENGDU-15, CHENGDU-48.
    """
    best, fewest = NO_LACK, 99
    for suit in range(3):
        count = tiles_to_throw(table, seat, suit)
        if count < fewest:
            best, fewest = suit, count
    return best


@kernel
def tiles_to_throw(table, seat, suit):
    """Count the concealed tiles of a suit, 99 if a meld of it lies out."""
    for index in range(int(table.meld_count[seat])):
        if int(table.meld_face[seat, index]) // 9 == suit:
            return 99
    count = 0
    for some_face in range(9 * suit, 9 * suit + 9):
        count += int(table.hand[seat, some_face])
    return count


# --- what a win must show


@kernel
def short_of(table, rules, seat):
    """Return how many demands of the game nothing in hand and melds will meet; each costs about a tile more."""
    short = unmet_demands(table, rules, seat) if demands_anything(rules) else 0
    return short + flowers_short(table, rules, seat) if rules.small_win_flowers != 0 else short


@stage("number", when=lambda rules: rules.small_win_flowers != 0)
def flowers_short(table, rules, seat):
    """Return how many flowers an open hand lacks that has no plan for a class above 0.

    Rules: NANJING-14.
    """
    if not is_opened(table, seat) or int(table.meld_count[seat]) == rules.sets:
        return 0
    if is_pungs(table, seat) or is_flush(table, seat):
        return 0
    return max(0, int(rules.small_win_flowers) - count_laid(int(table.flowers[seat])))


@kernel
def is_opened(table, seat):
    """Return True if the seat has claimed a chow or a pung, be it a kong by now."""
    for index in range(int(table.meld_count[seat])):
        if table.meld_kind[seat, index] in (CHOW, PUNG, ADDED_KONG_MELD):
            return True
    return False


@stage("number", when=demands_anything)
def unmet_demands(table, rules, seat):
    """Count the demands that hand and melds do not promise to meet, and each tile that the longest suit lacks."""
    promised = promised_by(table, rules, seat)
    return (
        int(is_unmet(rules.demand_triplet, promised))
        + int(is_unmet(rules.demand_opened, promised))
        + int(is_unmet(rules.demand_terminal, promised))
        + int(is_unmet(rules.demand_suits, promised))
        + int(is_unmet(rules.demand_pair, promised))
        + int(is_unmet(rules.demand_run, promised))
        + int(rules.demand_hidden != 0 and has_laid_all(table, rules, seat) and not is_pungs(table, seat))
        + branches_short(table, rules, seat)
    )


@kernel
def has_laid_all(table, rules, seat):
    """Return True if all sets lie open, and one tile is left in hand."""
    open_sets = 0
    for index in range(int(table.meld_count[seat])):
        open_sets += int(table.meld_kind[seat, index] != CONCEALED_KONG_MELD)
    return open_sets >= rules.sets


@kernel
def branches_short(table, rules, seat):
    """Return how many tiles the longest suit of hand and melds lacks to the eight that a win needs.

    Rules: HEFEI-11.
    """
    if rules.demand_branches == 0:
        return 0
    most = max(branches_before(table, seat, 0), branches_before(table, seat, 1), branches_before(table, seat, 2))
    return max(0, EIGHT - most)


@kernel
def branches_before(table, seat, suit):
    """Count the tiles of a suit in hand and melds, four for a kong."""
    count = 0
    for some_face in range(9 * suit, 9 * suit + 9):
        count += int(table.hand[seat, some_face])
    for index in range(int(table.meld_count[seat])):
        if int(table.meld_face[seat, index]) // 9 == suit:
            count += 4 if is_kong(int(table.meld_kind[seat, index])) else 3
    return count


@kernel
def promised_by(table, rules, seat):
    """Return the SHOWS_ bits that the hand will likely show once it is complete.

    A tile held counts as kept, a pair of dragons as a triplet to come, and so does one of two pairs; without any pair
    each tile may become one.
    """
    faces, pairs, triplets, runs = NONE, NONE, NONE, 0
    pair_count = 0
    for some_face in range(FACES):
        held = int(table.hand[seat, some_face])
        if held > 0:
            faces |= bit(some_face)
        if held > 1:
            pairs |= bit(some_face)
            pair_count += 1
        if held > 2:
            triplets |= bit(some_face)
    for index in range(int(table.meld_count[seat])):
        lowest = int(table.meld_face[seat, index])
        if table.meld_kind[seat, index] == CHOW:
            faces |= bit(lowest) | bit(lowest + 1) | bit(lowest + 2)
            runs += 1
        elif table.meld_kind[seat, index] == EGG_MELD:
            faces |= faces_of_egg(rules, lowest)
            triplets |= bit(lowest)
        else:
            faces |= bit(lowest)
            triplets |= bit(lowest)
    return (
        SHOWS_OPENED * int(not is_closed(table, seat))
        | SHOWS_TRIPLET * int(triplets != NONE or pair_count > 1)
        | SHOWS_DRAGON_TRIPLET * int((triplets | pairs) & DRAGONS != NONE)
        | SHOWS_DRAGON_PAIR * int(pairs & DRAGONS != NONE)
        | SHOWS_TERMINAL * int(faces & TERMINALS != NONE)
        | SHOWS_WIND * int(faces & WINDS != NONE)
        | SHOWS_THREE_SUITS * int(suit_count(faces) == 3)
        | SHOWS_PAIR_258 * int((pairs if pairs != NONE else faces) & TWO_FIVE_EIGHT != NONE)
        | SHOWS_RUN * int(runs > 0 or has_beginnings(table, seat))
        | SHOWS_ONE_SUIT * int(suit_count(faces) == 1)
        | (SHOWS_HONOUR | SHOWS_PLAIN_HONOUR) * int(faces & HONOURS != NONE)
        | SHOWS_WIND_PAIR * int(pairs & WINDS != NONE)
        | SHOWS_SETS
        | SHOWS_HIDDEN
        | SHOWS_SUIT_MISSING  # the plan is made without one (lack_of)
    )


@kernel
def has_beginnings(table, seat):
    """Return True if two concealed tiles could be of one run."""
    for some_face in range(EAST - 1):
        for step in range(1, 3):
            other = some_face + step
            if other // 9 == some_face // 9 and table.hand[seat, some_face] > 0 and table.hand[seat, other] > 0:
                return True
    return False
