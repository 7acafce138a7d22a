"""Positions of other conditions to which a saying keeps: good hands only, eight tiles of a suit, a ready neighbour."""

from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.state.record_types import Desk, Rules, Table
from fangcheng.trials.held import END
from fangcheng.trials.plan_conditions import far_hand_folded, pungs_collected, ready_hand_folded, suit_collected
from fangcheng.trials.pung_conditions import SOURCES, late_pung
from fangcheng.trials.record_types import Fork
from fangcheng.trials.safety_conditions import live_before_dead, other_wind_before_east
from fangcheng.trials.wait_conditions import danger_of_face, widest_ready, win_offered

SAID_OF_A_SUIT, SAID_OF_PAIRS, SAID_OF_FAR_HANDS, SAID_OF_WIDE_WAITS = 2, 1, 1, 1  # first strata that sayings mean
DANGEROUS = 24  # of a face: one threat, and a number that neither his river nor a line through it makes safer


@kernel
def strata_from(fork: Fork, first):
    """Return True in a stratum that the saying means, and count strata from there."""
    if fork.stratum < first:
        return False
    fork.stratum -= first
    return True


@stage("truth")
def eight_of_a_suit_collected(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """As `suit_collected`, with eight tiles or more. The strata: 8, 9, 10 and more tiles."""
    return suit_collected(table, rules, desk, brain, seat, fork) and strata_from(fork, SAID_OF_A_SUIT)


@stage("truth")
def four_pairs_collected(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """As `pungs_collected`, with four pairs or more. The strata: 4, 5 and more pairs."""
    return pungs_collected(table, rules, desk, brain, seat, fork) and strata_from(fork, SAID_OF_PAIRS)


@stage("truth")
def bad_hand_folded(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """As `far_hand_folded`, with four tiles lacking or more: the worst fifth to third. The strata: 4, 5 and more."""
    return far_hand_folded(table, rules, desk, brain, seat, fork) and strata_from(fork, SAID_OF_FAR_HANDS)


@stage("truth")
def late_pung_before_a_ready_player(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """As `late_pung`, where the next player is ready. The strata: the tile is his, his across, of the player before."""
    return late_pung(table, rules, desk, brain, seat, fork) and strata_from(fork, SOURCES)


@stage("truth")
def late_win_offered(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """As `win_offered`, from the eighth turn on. One stratum."""
    return win_offered(table, rules, desk, brain, seat, fork) and strata_from(fork, END)


@stage("truth")
def live_first_in_a_good_hand(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """As `live_before_dead`, with a good hand. One stratum."""
    return live_before_dead(table, rules, desk, brain, seat, fork) and fork.stratum == 0


@stage("truth")
def wide_ready_hand_left(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """As `ready_hand_folded`, with four winning tiles or more, and the tile that keeps most of them is dangerous.

    The strata: six winning tiles unseen at most, more.
    """
    if not ready_hand_folded(table, rules, desk, brain, seat, fork) or not strata_from(fork, SAID_OF_WIDE_WAITS):
        return False
    return danger_of_face(table, brain, seat, widest_ready(table, rules, desk, brain, seat)) >= DANGEROUS


@stage("truth")
def east_held_back_on_a_streak(table: Table, rules: Rules, desk: Desk, brain: Brain, seat, fork: Fork):
    """As `other_wind_before_east`, in the second hand of a match, which the first dealer deals again."""
    return table.streak > 0 and other_wind_before_east(table, rules, desk, brain, seat, fork)
