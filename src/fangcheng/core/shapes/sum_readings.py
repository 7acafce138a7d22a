"""The reading of a hand of sums and heads: how often each sum is in it, and its sets of heads."""

from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.shapes.irregular import clear_groups
from fangcheng.core.shapes.sums import NO_SUM, SUMS, is_head, plays_sums, sum_of
from fangcheng.core.state.codes import CHOW, NO_WAIT, RUN, SUMS_FORM
from fangcheng.core.state.fields.forms import ANY_HEADS, ONE_HEAD_SET
from fangcheng.core.state.record_types import Rules, Search, Win, Work
from fangcheng.tiles import EAST, PLACES


@stage("truth", when=plays_sums)
def read_sums(win: Win, rules: Rules, work: Work):
    """Read the first division into sums, sets of heads and a pair of heads; return False when there is none.

    Which division it is makes no difference: no set is worth anything. The sums are counted by their number.
    Rules: LUOSHU-26, LUOSHU-27, LUOSHU-28, LUOSHU-29.
    """
    clear_groups(work, SUMS_FORM, NO_WAIT)
    head_sets = concealed_head_sets(win, int(rules.forms) & ANY_HEADS)
    if head_sets < 0 or not divide_numbers(win, work):
        return False
    reading = work.reading
    for place in range(int(win.meld_count)):
        if win.meld_kind[place] == CHOW:
            tiles = win.meld_tiles[place]
            number = sum_of(int(tiles[0]) % 9, int(tiles[1]) % 9, int(tiles[2]) % 9)
            reading.runs[number] += 1
            reading.group_sum[place] = number
    write_sums(win, work)
    reading.triplet_count = int(work.search.triplet_count) + head_sets
    reading.concealed_count = int(work.search.concealed_kongs) + head_sets
    return int(rules.forms) & ONE_HEAD_SET == 0 or reading.triplet_count <= 1


@kernel
def write_sums(win: Win, work: Work):
    """Write the concealed sums as groups behind the melds, and the head that is the pair."""
    search, reading = work.search, work.reading
    group = int(search.melded)
    for level in range(int(search.depth)):
        reading.group_kind[group] = RUN
        reading.group_face[group] = search.face[level]
        reading.group_sum[group] = search.choice[level]
        reading.group_open[group] = 0
        reading.group_jokers[group] = 0
        reading.group_wild[group] = 0
        group += 1
    reading.groups = group
    for head in range(EAST, PLACES):
        if is_head(head) and win.hand[head] >= 2 and (reading.pair < 0 or win.hand[head] == 2):
            reading.pair = head


@kernel
def concealed_head_sets(win: Win, any_three):
    """Return how many sets the concealed heads make beside a pair of them, -1 if they do not."""
    held, pairs, others = 0, 0, 0
    for head in range(EAST, PLACES):
        count = int(win.hand[head]) if is_head(head) else 0
        held += count
        pairs += int(count >= 2) if any_three else int(count == 2)
        others += int(count == 1 or count == 4)
    if held % 3 != 2 or pairs == 0 or (not any_three and (pairs > 1 or others > 0)):
        return -1
    return held // 3


@kernel
def divide_numbers(win: Win, work: Work):
    """Divide the concealed numbers into sums and count these in `reading.runs`; return False if tiles are left over.

    The lowest tile left belongs to a sum of which it is the lowest; where one leads nowhere the next is tried.
    """
    search, reading = work.search, work.reading
    due = 0
    for face in range(EAST):
        search.left[face] = win.hand[face]
        due += int(win.hand[face])
    if due % 3 != 0:
        return False
    level, number = 0, 0
    while 3 * level < due:
        face = lowest_left(search)
        number = next_sum(search, face, number)
        if number != NO_SUM:
            put_sum(search, face, number, -1)
            reading.runs[number] += 1
            search.face[level], search.choice[level] = face, number
            level, number = level + 1, 0
        elif level == 0:
            return False
        else:
            level -= 1
            number = int(search.choice[level])
            put_sum(search, int(search.face[level]), number, 1)
            reading.runs[number] -= 1
            number += 1
    search.depth = level
    return True


@kernel
def lowest_left(search: Search):
    """Return the lowest face that is left."""
    face = 0
    while search.left[face] == 0:
        face += 1
    return face


@kernel
def next_sum(search: Search, face, first):
    """Return the first sum from this number on that begins with the face and can be taken, NO_SUM without one."""
    for number in range(first, SUMS.shape[0]):
        if SUMS[number, 0] == face % 9 + 1:
            put_sum(search, face, number, -1)
            fits = True
            for place in range(3):
                fits = fits and search.left[face - face % 9 + SUMS[number, place] - 1] >= 0
            put_sum(search, face, number, 1)
            if fits:
                return number
    return NO_SUM


@kernel
def put_sum(search: Search, face, number, count):
    """Put the three tiles of a sum of the suit of the face back, or with -1 take them away."""
    for place in range(3):
        search.left[face - face % 9 + SUMS[number, place] - 1] += count
