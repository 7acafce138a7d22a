"""What a bot works with: its own generator, and the tiles it has not seen."""

import numpy as np

from fangcheng.core.facts import visible
from fangcheng.core.hand import face
from fangcheng.core.kernel import name_parameters, stage
from fangcheng.tiles import FACES

BRAIN = np.dtype(
    [
        ("random", np.uint64, (4,)),  # the bot's own generator; the table's is never touched
        ("unseen", np.int8, (FACES,)),  # copies of each face the seat cannot see
        ("danger", np.int16, (FACES,)),  # how dangerous a discard of the face looks, 0 safe
        ("threats", np.int8),  # opponents who have declared or look close to winning
    ],
    align=True,
)
name_parameters(brain=BRAIN)


@stage()
def look_round(table, rules, brain, seat):
    """Count the copies of every face that the seat does not see: not in its hand, a river, an open meld, or turned."""
    for some_face in range(FACES):
        copies = int(rules.copies[some_face])
        brain.unseen[some_face] = copies - visible(table, some_face) - int(table.hand[seat, some_face])
    for index in range(int(table.meld_count[seat])):
        if table.meld_kind[seat, index] == 4:
            brain.unseen[int(table.meld_face[seat, index])] = 0
    for number in range(int(table.indicator_count)):
        brain.unseen[face(int(table.wall[int(table.indicators[number])]))] -= 1
    for some_face in range(FACES):
        brain.unseen[some_face] = max(0, int(brain.unseen[some_face]))
