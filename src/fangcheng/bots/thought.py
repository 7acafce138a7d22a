"""What rollouts work with: the tiles that a seat cannot see, and the answers it compares."""

import numpy as np

from fangcheng.core.dialect.registry import name_parameters
from fangcheng.core.state.codes import SEATS, WALL
from fangcheng.core.state.table import TABLE, states_of
from fangcheng.tiles import KINDS

MOST_ANSWERS = 64  # compared at once; the longest question, of a tile imagined, has 34

THOUGHT = np.dtype(
    [
        ("random", np.uint64, (4,)),  # generator of the worlds; rollouts.py seeds it by what the seat sees
        ("left", np.int16, (KINDS,)),  # copies of each kind that have not been found anywhere yet
        ("bag", np.int8, (WALL,)),  # what the seat cannot see; kinds before `used` have been dealt
        ("used", np.int16),
        ("full", np.int16),  # how many there were
        ("seat", np.int8),  # whose answers they are
        ("answers", np.int16, (MOST_ANSWERS,)),  # actions compared
        ("count", np.int16),
        ("alive", np.int8, (MOST_ANSWERS,)),  # 1: still compared
        ("owed", np.int64),  # who visibly owes an answer, a bit each; worlds.py writes it
        ("sizes", np.int16, (SEATS,)),  # of hands as they are seen, without what is named for an exchange
        ("worlds", np.int64),  # dealt
        ("decisions", np.int64),  # of all seats in all of them
    ],
    align=True,
)
name_parameters(thought=THOUGHT)

# What an answer came to in a world: the change of the seat's score, 1 where the match ended with the hand, and then the
# scores of all seats.
CHANGE, OVER, SCORES = range(3)
OUTCOME = SCORES + SEATS

SEEN, DEALT, TRIED = range(3)  # tables of a mind: as the seat sees it, a world, the world being played on


class Mind:
    """Room to think in: three tables, their octets, and one thought."""

    def __init__(self) -> None:
        self.tables = np.zeros(3, TABLE)
        self.octets = states_of(self.tables)
        self.thoughts = np.zeros(1, THOUGHT)
