"""Signs by which sayings read a wait: what the discards of a ready player tell of it, and what is let go unpunished."""

from fangcheng.core.dialect.bits import NONE, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.tiles import EAST
from fangcheng.trials.held import END_FROM
from fangcheng.trials.look import (
    just_thrown,
    note_case,
    rank_class,
    seen_on_table,
    thrown_at,
    waits_for,
    was_hand_cut,
    wins_for_another,
)
from fangcheng.trials.record_types import Look, Tried

SUITS = 3
SPAN = 4  # turns within which two discards belong together
TAIL = 12  # tiles left with which the tail of the wall begins
ONE, TWO, THREE, EIGHT = 0, 1, 2, 7  # ranks from the 1


@kernel
def place_in_river(table: Table, seat, some_face, hand_cut):
    """Return where a face lies first in the river of a seat, from the hand if that is asked; -1 for nowhere."""
    for place in range(int(table.river_count[seat])):
        if thrown_at(table, seat, place) == some_face and (not hand_cut or was_hand_cut(table, seat, place)):
            return place
    return -1


@kernel
def rank_seen_from(end, rank):
    """Return the place in its suit of a rank counted from the 1 (`end` 0) or from the 9 (`end` 1)."""
    return rank if end == 0 else 8 - rank


@stage()
def end_then_next_to_it(table: Table, rules: Rules, desk: Desk, seat, look: Look, row: Tried):
    """A ready player, for each end of each suit: a 1 and then a 2 were thrown from the hand within four turns (9 and
    8); a 3 or 6 (7, 4) is waited for. The strata: to the seventh discard, later.
    """
    if table.waits[seat] == NONE:
        return
    for suit in range(SUITS):
        for end in range(2):
            first = place_in_river(table, seat, 9 * suit + rank_seen_from(end, ONE), True)
            then = place_in_river(table, seat, 9 * suit + rank_seen_from(end, TWO), True)
            cue = first >= 0 and 0 < then - first <= SPAN
            wait = waits_for(table, seat, 9 * suit + rank_seen_from(end, THREE))
            wait = wait or waits_for(table, seat, 9 * suit + rank_seen_from(end, 5))
            note_case(row, int(int(table.river_count[seat]) >= END_FROM), cue, wait)


@stage()
def three_and_eight(table: Table, rules: Rules, desk: Desk, seat, look: Look, row: Tried):
    """A ready player, for each end of each suit: a 3 and an 8 were thrown (7 and 2); a 4 or 7 (6, 3) is waited for.

    The strata: to the seventh discard, later.
    """
    if table.waits[seat] == NONE:
        return
    for suit in range(SUITS):
        for end in range(2):
            three = has(table.own_river_mask[seat], 9 * suit + rank_seen_from(end, THREE))
            eight = has(table.own_river_mask[seat], 9 * suit + rank_seen_from(end, EIGHT))
            wait = waits_for(table, seat, 9 * suit + rank_seen_from(end, 3))
            wait = wait or waits_for(table, seat, 9 * suit + rank_seen_from(end, 6))
            note_case(row, int(int(table.river_count[seat]) >= END_FROM), three and eight, wait)


@stage()
def lines_of_the_last_cut(table: Table, rules: Rules, desk: Desk, seat, look: Look, row: Tried):
    """A ready player, for each number: it lies one, two or four steps from his last discard that came from the hand; it
    is waited for. The strata: 1 9, 2 8, 3 to 7.
    """
    cut = last_cut(table, seat)
    if table.waits[seat] == NONE or cut < 0 or cut >= EAST:
        return
    for some_face in range(EAST):
        steps = abs(some_face - cut) if some_face // 9 == cut // 9 else 0
        cue = steps == 1 or steps == 2 or steps == 4
        note_case(row, rank_class(some_face), cue, waits_for(table, seat, some_face))


@kernel
def last_cut(table: Table, seat):
    """Return the face of the last discard that came from the hand; -1 for none."""
    for back in range(int(table.river_count[seat])):
        place = int(table.river_count[seat]) - 1 - back
        if was_hand_cut(table, seat, place):
            return thrown_at(table, seat, place)
    return -1


@stage()
def safety_grown_old(table: Table, rules: Rules, desk: Desk, seat, look: Look, row: Tried):
    """From the eighth discard, of a face that was thrown before: nobody has thrown it in the last go-around; it
    completes somebody's hand. The strata: two copies seen now, three, four.
    """
    thrown = just_thrown(table, seat)
    seen = seen_on_table(table, thrown)
    if int(table.river_count[seat]) >= END_FROM and was_thrown_before(table, seat, thrown):
        old = not has(look.recent, thrown)
        note_case(row, min(2, max(0, seen - 2)), old, wins_for_another(table, seat, thrown))


@kernel
def was_thrown_before(table: Table, seat, some_face):
    """Return True if anybody has thrown the face, the last discard of this seat aside."""
    count = 0
    for other in range(int(table.seats)):
        for place in range(int(table.river_count[other])):
            count += int(thrown_at(table, other, place) == some_face)
    return count > 1


@stage()
def half_live_at_the_tail(table: Table, rules: Rules, desk: Desk, seat, look: Look, row: Tried):
    """At most twelve tiles left, of a face of which a copy was seen: just one was; it completes somebody's hand.

    The strata: honours, 1 9 2 8, 3 to 7.
    """
    thrown = just_thrown(table, seat)
    seen = seen_on_table(table, thrown) - 1
    if table.drawable <= TAIL and seen >= 1:
        kind = 0 if thrown >= EAST else 1 + int(rank_class(thrown) == 2)
        note_case(row, kind, seen == 1, wins_for_another(table, seat, thrown))
