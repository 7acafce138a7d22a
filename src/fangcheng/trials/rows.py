"""What one wall of a trial comes to: how often its condition was met, what either side made of it."""

import numpy as np

from fangcheng.bots.record_types import Tally
from fangcheng.core.dialect.registry import kernel, name_parameters
from fangcheng.trials.fork import ADVICE, CONTROL, STRATA
from fangcheng.trials.record_types import Fork, Tried

TRIED = np.dtype(
    [
        ("wall", np.int64),  # its number, from 0
        ("hands", np.int64),  # of it
        ("wins", np.int64),  # of the hand as it is played without a trial
        ("won_points", np.int64),  # what these brought
        ("refused", np.int64),  # forks with an action that was not open; there must be none
        ("count", np.int64, (STRATA,)),  # forks, or cases counted, by stratum, and so on
        ("gain", np.int64, (STRATA,)),  # points with the advice less those with the control; of a count as it says
        ("won", np.int64, (STRATA, 2)),  # hands won by the seat, by side
        ("dealt", np.int64, (STRATA, 2)),  # hands in which it fed a win
        ("drawn", np.int64, (STRATA, 2)),  # hands nobody won
        ("base_count", np.int64, (STRATA,)),  # of a count: what it is compared with; a fork has it in its gain
        ("base_gain", np.int64, (STRATA,)),
        (
            "seen",
            np.int64,
            (STRATA, 2, 2),
        ),  # of a reading: cases by the sign, there or not, and by what it means, true or not
    ],
    align=True,
)
name_parameters(row=TRIED)


@kernel
def note_hand(row: Tried, tally: Tally):
    """Note the hand as it was played without a trial."""
    row.hands += 1
    for person in range(tally.now.wins.shape[0]):
        row.wins += tally.now.wins[person]
        row.won_points += tally.now.win_points[person]


@kernel
def note_fork(row: Tried, fork: Fork, sides, person, rivals):
    """Note both sides of a fork; `sides` has the tallies of the finished hands.

    With `rivals`, how many persons play, places are won and not points.
    """
    stratum = int(fork.stratum)
    row.count[stratum] += 1
    if rivals > 0:
        ahead = players_ahead(sides[ADVICE], person, rivals)
        row.gain[stratum] += players_ahead(sides[CONTROL], person, rivals) - ahead
    else:
        row.gain[stratum] += int(sides[ADVICE].now.points[person]) - int(sides[CONTROL].now.points[person])
    for side in range(2):
        now = sides[side].now
        row.won[stratum, side] += int(now.wins[person] > 0)
        row.dealt[stratum, side] += int(now.deal_ins[person] > 0)
        row.drawn[stratum, side] += int(nobody_won(now))


@kernel
def nobody_won(now):
    """Return True if the hand has no winner."""
    wins = 0
    for person in range(now.wins.shape[0]):
        wins += int(now.wins[person])
    return wins == 0


@kernel
def players_ahead(tally: Tally, person, rivals):
    """Count who of so many persons has more points than one of them after the hand."""
    own, ahead = tally.scores[person] + tally.now.points[person], 0
    for other in range(rivals):
        ahead += int(tally.scores[other] + tally.now.points[other] > own)
    return ahead
