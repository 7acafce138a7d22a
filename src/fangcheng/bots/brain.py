"""What a bot works with: its own generator, and the tiles it has not seen."""

import numpy as np

from fangcheng.bots.mcr_catalogue import ROUTES
from fangcheng.core.facts import visible
from fangcheng.core.hand import face
from fangcheng.core.kernel import name_parameters, stage
from fangcheng.tiles import FACES

NEAR = 8  # routes looked at closely

BRAIN = np.dtype(
    [
        ("random", np.uint64, (4,)),  # the bot's own generator; the table's is never touched
        ("unseen", np.int8, (FACES,)),  # copies of each face the seat cannot see
        ("danger", np.int16, (FACES,)),  # how dangerous a discard of the face looks, 0 safe
        ("threats", np.int8),  # opponents who have declared or look close to winning
        ("nearest", np.int8),  # fewest tiles lacking after the discards looked at in this decision
        ("read_wins", np.int32, (16,)),  # worth of a win by what it holds, once read (drawn_waits.py)
        # --- plans for a game that asks for many points (mcr_play.py)
        ("live", np.uint64),  # faces of which a copy is unseen
        ("held", np.uint64, (3,)),  # faces of the concealed hand held once, twice, three times
        ("turns", np.int8),  # turns left to the seat
        ("concealed", np.int8),  # 1: nothing has been claimed
        ("open_routes", np.int8, (ROUTES,)),  # routes the melds leave open (mcr_catalogue.py)
        ("open_count", np.int8),
        ("needs", np.uint64, (ROUTES, 3)),  # by open route: faces needed once, twice, three times beside the melds
        ("free_sets", np.int8, (ROUTES,)),  # and sets beside it that are still to be formed
        ("near", np.int8, (NEAR,)),  # those of the open routes that are looked at closely, by their place
        ("near_hopes", np.int64, (NEAR,)),  # what they are worth to the hand as it is
        ("near_count", np.int8),
        ("hope", np.int64),  # what the best discard leaves the hand worth
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
