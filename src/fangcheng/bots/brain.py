"""What a bot works with: its own generator, what it has not seen, and notes on the decision at hand."""

import numpy as np

from fangcheng.bots.aim_worth import AIMS, NO_WORTH
from fangcheng.bots.mcr_catalogue import ROUTES
from fangcheng.bots.record_types import Brain
from fangcheng.bots.weights import KNOBS, general_weights
from fangcheng.core.dialect.bits import NONE, ONE, lowest
from fangcheng.core.dialect.registry import kernel, name_parameters, stage
from fangcheng.core.observe.known import sees_hand
from fangcheng.core.observe.unseen import take_hand, take_laid_out, take_meld, take_river
from fangcheng.core.state.codes import (
    CLAIMED_AWAY,
    CONCEALED_KONG_MELD,
    GONE,
    SEATS,
)
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.hand import face
from fangcheng.core.table.treasure import NO_TREASURE, knows_treasure, treasure_face
from fangcheng.core.table.visible import UNSEEN
from fangcheng.tiles import FACES, KINDS, PLACES

FEATURES = 64  # what is looked at in a discard; riichi_features.py says which

WORST = -(1 << 60)  # below the marks of any discard

NEAR = 8  # routes looked at closely

BRAIN = np.dtype(
    [
        ("bot", np.int8),  # who thinks with it: a code of `bots.batch`; minds.py writes it
        ("weights", KNOBS),  # what steady weighs by (weights.py)
        ("random", np.uint64, (4,)),  # the bot's own generator; the table's is never touched
        ("unseen", np.int8, (PLACES,)),  # copies of each face and head the seat cannot see
        ("danger", np.int32, (PLACES,)),  # how dangerous a discard of the face looks, 0 safe
        ("threats", np.int8),  # opponents who have declared or look close to winning
        ("fold_line", np.int32),  # hands that lack more tiles fold in this decision; danger.py writes it
        ("nearest", np.int8),  # fewest tiles lacking after the discards looked at in this decision
        ("surest", np.int64),  # the best marks that a discard looked at in this decision has for certain
        ("most_helping", np.int32),  # no more unseen tiles help after any of the discards to be looked at
        ("leaves_ready", np.uint64),  # kinds of which the discard leaves the hand ready (ready_worth.py)
        ("worth", np.int32, (2, AIMS)),  # of each aim, closed or open, in thousandths of a doubling (aim_worth.py)
        ("aim", np.int8),  # what the hand aims at in this decision (aims.py)
        ("helping", np.uint64),  # faces that help after the discard looked at, where a second step is to be looked at
        ("helping_after", np.uint64, (KINDS,)),  # the same of each discard (second_step.py)
        ("marks_of", np.int64, (KINDS,)),  # and what it is worth but for the second step
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
        # --- riichi and sanma
        ("safe", np.uint64, (SEATS,)),  # faces this opponent cannot win on
        ("fear", np.int16, (SEATS,)),  # how much this opponent is to be feared: 1000 has declared
        ("doubt", np.int16, (FACES,)),  # danger against opponents who have not declared
        ("dora", np.int8, (FACES,)),  # how often each face is indicated
        ("features", np.int32, (FEATURES,)),  # of the discard looked at
        ("hand", np.int32, (16,)),  # of the whole hand
        ("before", np.int32, (2,)),  # a call thought about: tiles missing without it, and unseen tiles that help
        ("acceptance", np.int16, (FACES,)),  # unseen tiles that help once the face is thrown, -1: it loses a step
    ],
    align=True,
)
name_parameters(brain=BRAIN)


def new_brains(count: int) -> np.ndarray:
    """Return so many brains (BRAIN) that weigh as the house does anywhere; their generators are still to be seeded."""
    brains = np.zeros(count, BRAIN)
    brains["weights"] = general_weights()
    brains["worth"] = NO_WORTH
    return brains


@stage()
def look_round(table: Table, rules: Rules, brain: Brain, seat):
    """Count the copies of every face that the seat has not seen: in its hand, a river, an open meld, or turned.

    Flowers and kongs of one tile are seen where they lie. An egg counts with every tile that lies in it, a hand with
    all its tiles where the seat may look at it. Who does not look (weight `looks` 0) has seen nothing of what lies
    before the others, but for what they have laid aside.
    """
    for some_face in range(PLACES):
        brain.unseen[some_face] = rules.copies[some_face] - table.hand[seat, some_face]
    for other in range(int(table.seats)):
        if other != seat and brain.weights.looks == 0:
            continue
        lies_open = sees_hand(table, rules, seat, other)
        take_river(table, other, brain.unseen, CLAIMED_AWAY if other == seat else UNSEEN)
        if other != seat and lies_open:
            take_hand(table, other, brain.unseen)
        for index in range(int(table.meld_count[other])):
            hides = rules.hide_concealed_kong != 0 or rules.hide_dealt_kong != 0
            lies_down = table.meld_kind[other, index] == CONCEALED_KONG_MELD and hides
            if lies_open or not lies_down:
                take_meld(table, other, index, brain.unseen)
    for other in range(int(table.seats)):
        take_laid_out(table, rules, other, brain.unseen)
    for number in range(int(table.indicators.count)):
        position = int(table.indicators.positions[number])
        if table.place[position] != GONE:  # one that names the jokers may be drawn like others
            brain.unseen[face(int(table.wall[position]))] -= 1
    if table.treasure.position != NO_TREASURE and knows_treasure(table, seat):
        brain.unseen[treasure_face(table)] -= 1
    for some_face in range(PLACES):
        brain.unseen[some_face] = max(0, int(brain.unseen[some_face]))


@kernel
def live(brain: Brain, mask):
    """Count the unseen copies of the faces in a mask."""
    count = 0
    while mask != NONE:
        count += int(brain.unseen[lowest(mask)])
        mask = mask & (mask - ONE)
    return count
