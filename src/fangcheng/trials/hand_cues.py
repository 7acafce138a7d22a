"""Signs by which sayings read a hand: what the discards of a player tell of it."""

from fangcheng.bots.lacking import missing_tiles
from fangcheng.core.dialect.bits import NONE, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.codes import BY_CHOW, BY_PUNG
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.hand import face
from fangcheng.core.table.wall import next_seat
from fangcheng.tiles import EAST, FACES, NO_TILE
from fangcheng.trials.held import END_FROM, MIDDLE_FROM, held_beside, is_end
from fangcheng.trials.look import (
    just_thrown,
    lie_near,
    note_case,
    rank_class,
    seen_on_table,
    thrown_at,
    thrown_by_all,
    waits_for,
    was_hand_cut,
    wins_for_another,
)
from fangcheng.trials.record_types import Look, Tried

FIRST_TWO = 2
PAIRS_TOLD = 2
NEAR_TILES = 2  # steps
MEMORY = 4  # discards that still count as just thrown
LATE_CUT = END_FROM  # own discard from which it is late
CLASSES = 3


@stage()
def middle_among_the_first_two(table: Table, rules: Rules, desk: Desk, seat, look: Look, row: Tried):
    """At the second own discard: one of the two was a 3 to 7; the hand is good, lacking fewer tiles than it has sets.

    The strata: the dealer, the others.
    """
    if table.river_count[seat] == FIRST_TWO:
        good = missing_tiles(table, rules, desk, seat) < int(rules.sets)
        note_case(row, int(seat != table.dealer), began_in_the_middle(table, seat), good)


@stage()
def middle_first_and_outer_pairs(table: Table, rules: Rules, desk: Desk, seat, look: Look, row: Tried):
    """At the second own discard: one of the two was a 3 to 7; two pairs or more of honours and ends are held.

    The strata: the dealer, the others.
    """
    if table.river_count[seat] == FIRST_TWO:
        note_case(
            row, int(seat != table.dealer), began_in_the_middle(table, seat), outer_pairs(table, seat) >= PAIRS_TOLD
        )


@kernel
def began_in_the_middle(table: Table, seat):
    """Return True if one of the first two discards was a 3 to 7."""
    for place in range(FIRST_TWO):
        thrown = thrown_at(table, seat, place)
        if thrown < EAST and 2 <= thrown % 9 <= 6:
            return True
    return False


@kernel
def outer_pairs(table: Table, seat):
    """Count the honours and ends of which two or more are held."""
    pairs = 0
    for some_face in range(FACES):
        if some_face >= EAST or is_end(some_face):
            pairs += int(table.hand[seat, some_face] >= 2)
    return pairs


@stage()
def throws_beside_what_was_thrown(table: Table, rules: Rules, desk: Desk, seat, look: Look, row: Tried):
    """At every discard, for each number: one or two steps away from it lies one of the four discards before; it is
    thrown now. The strata: 1 9, 2 8, 3 to 7, to the fifth turn and then later.
    """
    count = int(table.river_count[seat])
    if count < 2:
        return
    thrown = just_thrown(table, seat)
    late = CLASSES * int(count >= MIDDLE_FROM)
    for some_face in range(EAST):
        cue = False
        for place in range(max(0, count - 1 - MEMORY), count - 1):
            cue = cue or lie_near(some_face, thrown_at(table, seat, place), NEAR_TILES)
        note_case(row, rank_class(some_face) + late, cue, some_face == thrown)


@stage()
def live_tile_late(table: Table, rules: Rules, desk: Desk, seat, look: Look, row: Tried):
    """From the eighth discard, against an opponent to be feared, from the hand of who has not declared: the tile is one
    of which nobody has seen a copy; the player is ready. The strata: no meld, one, two, more.
    """
    if is_late_from_hand(table, seat) and somebody_is_feared(table, seat):
        cue = seen_on_table(table, just_thrown(table, seat)) <= 1
        note_case(row, min(3, int(table.meld_count[seat])), cue, table.waits[seat] != NONE)


@kernel
def is_late_from_hand(table: Table, seat):
    """Return True if the last discard was the eighth or later, came from the hand, and the seat has not declared."""
    count = int(table.river_count[seat])
    return count >= LATE_CUT and table.ready[seat] == 0 and was_hand_cut(table, seat, count - 1)


@kernel
def somebody_is_feared(table: Table, seat):
    """Return True if an opponent in play has declared, or has three open melds."""
    for other in range(int(table.seats)):
        if other != seat and int(table.in_play) >> other & 1 == 1:
            if table.ready[other] != 0 or int(table.meld_count[other]) >= 3:
                return True
    return False


@stage()
def wait_beside_a_late_live_tile(table: Table, rules: Rules, desk: Desk, seat, look: Look, row: Tried):
    """Such a live number was thrown, and the player is ready; for each number: it lies within two steps of that tile;
    it is waited for. The strata: 1 9, 2 8, 3 to 7.
    """
    thrown = just_thrown(table, seat)
    if thrown >= EAST or table.waits[seat] == NONE or not is_late_from_hand(table, seat):
        return
    if somebody_is_feared(table, seat) and seen_on_table(table, thrown) <= 1:
        for some_face in range(EAST):
            note_case(
                row, rank_class(some_face), lie_near(some_face, thrown, NEAR_TILES), waits_for(table, seat, some_face)
            )


@stage()
def neighbour_after_a_call(table: Table, rules: Rules, desk: Desk, seat, look: Look, row: Tried):
    """From the eighth discard, right after a chow or pung of numbers: the discard lies within two steps of the meld, or
    among its faces; the player is ready. The strata: the first meld, the second, the third, more.
    """
    if int(table.river_count[seat]) < LATE_CUT or (look.claimed_turn != BY_CHOW and look.claimed_turn != BY_PUNG):
        return
    index = int(table.meld_count[seat]) - 1
    if index >= 0 and int(table.meld_face[seat, index]) < EAST:
        cue = lies_by_the_meld(table, seat, index, just_thrown(table, seat))
        note_case(row, min(3, index), cue, table.waits[seat] != NONE)


@kernel
def lies_by_the_meld(table: Table, seat, index, thrown):
    """Return True if a face is one of a meld, or lies within two steps of one."""
    for place in range(4):
        tile = int(table.meld_tiles[seat, index, place])
        if tile != NO_TILE and (face(tile) == thrown or lie_near(face(tile), thrown, NEAR_TILES)):
            return True
    return False


@stage()
def line_of_the_next_player(table: Table, rules: Rules, desk: Desk, seat, look: Look, row: Tried):
    """A number is thrown: the next player has thrown a tile three steps from it; he could chow it.

    The strata: 1 9, 2 8, 3 to 7, to the fifth discard of the next player and then later.
    """
    thrown = just_thrown(table, seat)
    if thrown >= EAST:
        return
    follower = next_seat(table, seat)
    cue = threw_at_step(table, follower, thrown, -3) or threw_at_step(table, follower, thrown, 3)
    late = CLASSES * int(int(table.river_count[follower]) >= MIDDLE_FROM)
    note_case(row, rank_class(thrown) + late, cue, could_chow(table, follower, thrown))


@kernel
def threw_at_step(table: Table, seat, some_face, step):
    """Return True if a seat has thrown the number so many steps from a face."""
    place = some_face % 9 + step
    return 0 <= place <= 8 and has(table.own_river_mask[seat], some_face + step)


@kernel
def could_chow(table: Table, seat, some_face):
    """Return True if two tiles of the hand make a run with the face."""
    below, above = held_beside(table, seat, some_face, -1) > 0, held_beside(table, seat, some_face, 1) > 0
    if below and above:
        return True
    if below and held_beside(table, seat, some_face, -2) > 0:
        return True
    return above and held_beside(table, seat, some_face, 2) > 0


@stage()
def late_by_a_clock(table: Table, rules: Rules, desk: Desk, seat, look: Look, row: Tried):
    """At every discard, by each of four clocks: it is late; an opponent in play is ready.

    The strata, one for a clock: the eighth own turn or later; the eighth discard of each player, all together; half of
    the tiles drawn that can be; the player himself is ready.
    """
    ready = ready_opponents(table, seat) > 0
    note_case(row, 0, int(table.river_count[seat]) >= END_FROM, ready)
    note_case(row, 1, thrown_by_all(table) >= END_FROM * int(table.seats), ready)
    note_case(row, 2, 2 * int(table.drawable) <= drawable_at_first(table), ready)
    note_case(row, 3, table.waits[seat] != NONE, ready)


@kernel
def drawable_at_first(table: Table):
    """Return how many tiles could be drawn after the deal: those left, and those that were drawn in own turns."""
    count = int(table.drawable)
    for seat in range(int(table.seats)):
        count += int(table.draws[seat])
    return count


@stage()
def half_of_the_hand_is_safe(table: Table, rules: Rules, desk: Desk, seat, look: Look, row: Tried):
    """After a discard, nothing called and opponents in play ready: 1 is gained where more than half of the faces held
    complete no hand, 1 is lost elsewhere. The strata: one ready opponent, two, three.
    """
    ready = ready_opponents(table, seat)
    if ready == 0 or table.meld_count[seat] > 0:
        return
    held, safe = 0, 0
    for some_face in range(FACES):
        if table.hand[seat, some_face] > 0:
            held += 1
            safe += int(not wins_for_another(table, seat, some_face))
    row.count[ready - 1] += 1
    row.gain[ready - 1] += 1 if 2 * safe > held else -1


@kernel
def ready_opponents(table: Table, seat):
    """Count the other players in play whose hands wait for a tile."""
    count = 0
    for other in range(int(table.seats)):
        if other != seat and int(table.in_play) >> other & 1 == 1:
            count += int(table.waits[other] != NONE)
    return count
