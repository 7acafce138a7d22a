"""Positions at which sayings on pungs have something to say."""

from fangcheng.bots.claims import first_open
from fangcheng.bots.record_types import Brain
from fangcheng.bots.steady import steady_choice
from fangcheng.core.dialect.bits import NONE
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.action_codes import CLAIM_CHOW, CLAIM_PUNG, NO_ACTION, PASS
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.core.table.wall import next_seat, seats_after
from fangcheng.tiles import FACES
from fangcheng.trials.fork import part_ways
from fangcheng.trials.held import END, may_call, stage_by_turns
from fangcheng.trials.record_types import Fork

CHOWS = 6  # actions of chows of numbers
PAIRS = 3  # from which a hand may become all pungs
SOURCES = 3  # seats that a pung can come from


@kernel
def pung_offered(table: Table, seat):
    """Return the pung that is open to a seat which may also let it go; NO_ACTION for none."""
    return first_open(table, seat, CLAIM_PUNG, 3) if may_call(table, seat) else NO_ACTION


@stage("truth")
def pung_the_player_would_not(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """A pung is open that the player would let go: pung, or let it go. The strata: the stages by own turns."""
    pung = pung_offered(table, seat)
    if pung == NO_ACTION or steady_choice(table, rules, desk, brain, seat) != PASS:
        return False
    return part_ways(fork, pung, PASS, stage_by_turns(table, seat))


@stage("truth")
def late_pung(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """From the eighth turn on a pung is open: let it go, or pung.

    The strata: the next player is not ready and the tile is his, his across, of the player before; then the same where
    he is ready. Who asks at the table would not know that he is.
    """
    pung = pung_offered(table, seat)
    if pung == NO_ACTION or stage_by_turns(table, seat) != END:
        return False
    source = seats_after(table, seat, int(table.offered_by)) - 1
    ready = table.waits[next_seat(table, seat)] != NONE
    return part_ways(fork, PASS, pung, min(SOURCES - 1, source) + SOURCES * int(ready))


@stage("truth")
def pung_or_chow(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """Three pairs or more are held, and a discard can be ponned or chowed: pung, or chow. The strata: 3, 4, more."""
    pung, chow = pung_offered(table, seat), first_open(table, seat, CLAIM_CHOW, CHOWS)
    if pung == NO_ACTION or chow == NO_ACTION:
        return False
    pairs = pairs_or_more_held(table, seat)
    if pairs < PAIRS:
        return False
    return part_ways(fork, pung, chow, min(2, pairs - PAIRS))


@kernel
def pairs_or_more_held(table: Table, seat):
    """Count the faces of which two or more are held."""
    pairs = 0
    for some_face in range(FACES):
        pairs += int(table.hand[seat, some_face] >= 2)
    return pairs
