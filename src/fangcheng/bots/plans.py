"""Whether a hand opened by a claim can still win: a coarse plan where the game asks for more than a shape."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import ADDED_KONG_MELD, CHOW, PUNG
from fangcheng.core.state.conditions import on
from fangcheng.core.state.laid_out import count_laid
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.tiles import EAST, FACES, WHITE


@kernel
def open_hand_may_win(table: Table, rules: Rules, seat):
    """Return True if an open hand has a plan for the minimum; games without a minimum need none."""
    if rules.minimum > 2 or rules.minimum_points > 2:
        return is_flush(table, seat) or is_pungs(table, seat)
    return True


@kernel
def is_value(table: Table, rules: Rules, seat, some_face):
    """Return True if a triplet of this honour is worth something to the seat."""
    if some_face >= WHITE:
        return True
    seat_wind = EAST + (seat - int(table.dealer)) % int(table.seats)
    return some_face == seat_wind or some_face == EAST + int(rules.round_winds[int(table.round_wind) % 8])


@kernel
def has_meld_of(table: Table, seat, some_face):
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
def is_flush(table: Table, seat):
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
def is_pungs(table: Table, seat):
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


# --- flowers that a win must have


@stage("number", when=on("small_win_flowers"))
def flowers_short(table: Table, rules: Rules, seat):
    """Return how many flowers an open hand lacks that has no plan for a class above 0.

    Rules: NANJING-14.
    """
    if not is_opened(table, seat) or int(table.meld_count[seat]) == rules.sets:
        return 0
    if is_pungs(table, seat) or is_flush(table, seat):
        return 0
    return max(0, int(rules.small_win_flowers) - count_laid(int(table.flowers[seat])))


@kernel
def is_opened(table: Table, seat):
    """Return True if the seat has claimed a chow or a pung, be it a kong by now."""
    for index in range(int(table.meld_count[seat])):
        if table.meld_kind[seat, index] in (CHOW, PUNG, ADDED_KONG_MELD):
            return True
    return False
