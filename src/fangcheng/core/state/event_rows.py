"""Events: what happened, as rows of small numbers in the table's event buffer; `game` gives them words."""

from fangcheng.core.dialect.registry import kernel
from fangcheng.core.state.codes import EVENTS
from fangcheng.core.state.record_types import Table

# kind; then seat and four numbers (kinds of tiles, seats, wall positions).
(
    E_SEATS,  # persons at seats 0..3
    E_DICE,  # thrower, three dice (0 none), purpose (DICE_*)
    E_HAND,  # dealer, round wind, deal number, counters, streak
    E_BREAK,  # side, stacks left standing
    E_DEALT,  # dealer, his last tile or NO_TILE where he draws it; hands are read from the table
    E_INDICATOR,  # owner of the wall, kind, position
    E_DRAW,  # seat, kind, FROM_*, position, 1 where all see it
    E_DISCARD,  # seat, kind, river flags
    E_CHOW,  # seat, meld index, from
    E_PUNG,  # the same, and how many tiles that stood apart it took
    E_KONG,  # seat, meld index, from, meld kind, 1 if it is opened
    E_LAY,  # seat, kind: a North laid aside
    E_FLOWER,  # seat, kind
    E_READY,  # seat, n: declared with the next discard
    E_READY_STANDS,  # seat, n: the discard was not won on
    E_WIN,  # seat, from (NOBODY self), kind, by
    E_ENDING,  # who caused it or NOBODY, ending
    E_BET,  # seat, number (shown once all have chosen)
    E_LACK,  # seat, suit
    E_GIVEN,  # seat, three kinds: tiles handed over, known to giver and receiver
    E_PASSED_ON,  # direction of the exchange: 1 next, 2 across, 3 previous
    E_TOOK,  # seat, three kinds received
    E_OUT,  # seat leaves the hand after winning
    E_SHOWN,  # seat shows its hand at a drawn hand, 1 ready 0 not
    E_NEXT,  # next dealer, counters, round wind
    E_MOVED,  # persons at seats after a change of places
    E_MATCH_OVER,
    E_FLOWER_WIN,  # seat, from
    E_WATCH,  # seat looks at all hands
    E_ROBBED,  # konger: his kong is not made (tile, 1 if he added it to an egg)
    E_CHIPS,  # seat, number from each payer, payer (NOBODY all others)
    E_TAKEN_BACK,  # seat, drawn kind put back on the wall, two own tiles taken back from a meld; NO_TILE none
    E_HORSE,  # seat it points at or NOBODY, kind, position, 1 + who bought it
    E_SEAT_TAKEN,  # seat, person who leaves it, person who sits down
    E_FOLLOWED,  # seat that a person follows who waits, that person
    E_STANDING,  # seat, four kinds that stand apart (shown to the seat alone)
    E_RAISE,  # seat, NOT_RAISED or RAISED (shown once all sides have chosen)
    E_RETURN,  # seat whose raise the dealer answers, 1 returned
    E_KONG_TILE,  # seat that opened a kong, kind turned up, position
    E_OPENING,  # seat, pattern, two faces that prove it or NO_TILE
    E_LAST_TILE,  # seat asked, 1 takes the last tile, 0 leaves it
    E_TREASURE,  # seat that threw for it, position: a tile put aside face down
    E_TREASURE_SEEN,  # seat that looks, kind (shown to the seat alone), position
    E_EGG,  # seat, family, tiles laid: a bit for each member and 16 for each 1s that flies; 1 if added to the egg
    E_TREASURE_BACK,  # seat that puts the treasure back into the wall, its position
    E_HEART,  # seat, kind it imagines (shown to the seat alone until it wins)
) = range(46)

FIRST_OF_STANDING = 4  # the first of four manners of declaring with a tile that stands apart, in E_READY

DICE_SEATS, DICE_DEALER, DICE_BREAK, DICE_JOKER, DICE_EXCHANGE, DICE_BIRDS, DICE_TREASURE, DICE_KONG = range(8)


@kernel
def emit(table: Table, kind, seat, first, second, third, fourth):
    """Append one event to the buffer, which is cleared when the next action arrives."""
    row = min(int(table.event_count), EVENTS - 1)
    table.event_count = row + 1
    table.events[row, 0] = kind
    table.events[row, 1] = seat
    table.events[row, 2] = first
    table.events[row, 3] = second
    table.events[row, 4] = third
    table.events[row, 5] = fourth
