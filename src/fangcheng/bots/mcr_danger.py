"""What a discard of Chinese Official risks, in 1024ths of a point, to be set against what the hand hopes for.

Counted over 249 hands of four steady (371,000 looks at a tile and an opponent, seed "d31c"): how often an opponent
waits, by his melds and discards, and how often on this tile if he does. On what he has thrown himself he hardly waits.
"""

import numpy as np

from fangcheng.bots.record_types import Brain
from fangcheng.core.dialect.bits import NONE, bit, has
from fangcheng.core.dialect.registry import kernel, stage
from fangcheng.core.observe.known import hides_kongs, sees_hand
from fangcheng.core.state.codes import CONCEALED_KONG_MELD
from fangcheng.core.state.record_types import Rules, Table
from fangcheng.core.table.hand import face
from fangcheng.core.table.standing import plays
from fangcheng.tiles import EAST, FACES

LOSS = 23  # points that dealing in costs: eight, and the value of the win
THREE_TURNS = 3
# How likely an opponent waits, in 1024ths, by open or concealed melds and discards in steps of three.
READY = np.array(
    [
        [0, 10, 80, 226, 370, 650],
        [0, 15, 95, 270, 500, 760],
        [20, 60, 170, 337, 610, 1000],
        [60, 96, 130, 256, 410, 800],
        [700, 700, 700, 700, 700, 700],
    ],
    np.int64,
)
LATEST = READY.shape[1] - 1
# And how likely it is this tile then, in 1024ths: a number by its steps from the end of its suit, an honour by the
# copies unseen.
NUMBERS = np.array([22, 45, 57, 60, 50], np.int64)
HONOURS = np.array([0, 24, 36, 44, 44], np.int64)
THROWN = 8  # times less likely it is what he has thrown, or anybody just now
# What a point of hope is worth by the turns left: a far hand is better early than it hopes. Half of it late cost wins.
HOPE_PAYS = np.array([2] * 7 + [3] * 3 + [5] * 3 + [8] * 6, np.int64)
FLUSH_MELDS = 3  # melds of one suit and honours from which on others hardly help him
IN_FLUSH, BESIDE_FLUSH = 17, 1  # tenths


@stage()
def judge_risk(table: Table, rules: Rules, brain: Brain, seat):
    """Fill `danger` for every face: what throwing it costs on average."""
    for some_face in range(FACES):
        brain.danger[some_face] = 0
    gone_by = last_discards(table)
    for other in range(int(table.seats)):
        if other == seat or not plays(table, other):
            continue
        melds = min(int(table.meld_count[other]), READY.shape[0] - 1)
        ready = int(READY[melds, min(LATEST, int(table.river_count[other]) // THREE_TURNS)])
        suit = flush_shown(table, rules, seat, other)
        for some_face in range(FACES):
            chance = chance_of_wait(table, brain, other, some_face, suit)
            if has(gone_by, some_face) or has(table.own_river_mask[other], some_face):
                chance //= THROWN
            brain.danger[some_face] += LOSS * ready * chance >> 10


@kernel
def chance_of_wait(table: Table, brain: Brain, other, some_face, suit):
    """Return how likely an opponent who is ready waits for the face, in 1024ths; `suit` is that of his flush, or -1."""
    if some_face >= EAST:
        chance = int(HONOURS[int(brain.unseen[some_face])])
    else:
        rank = some_face % 9
        chance = int(NUMBERS[min(rank, 8 - rank)])
    if suit >= 0:
        inside = some_face >= EAST or some_face // 9 == suit
        chance = chance * (IN_FLUSH if inside else BESIDE_FLUSH) // 10
    return chance


@kernel
def last_discards(table: Table):
    """Return the faces of everybody's last discards: nobody has won on them, and hands change little in a turn."""
    found = NONE
    for other in range(int(table.seats)):
        count = int(table.river_count[other])
        if count > 0:
            found |= bit(face(int(table.river[other, count - 1])))
    return found


@kernel
def flush_shown(table: Table, rules: Rules, seat, other):
    """Return the suit that three melds or more of an opponent keep to, honours beside it, -1 for none.

    A kong that lies face down before the seat is none of them.
    Rules: MCR-18.
    """
    face_down = hides_kongs(table, rules, other) and not sees_hand(table, rules, seat, other)
    found, melds = -1, 0
    for index in range(int(table.meld_count[other])):
        if face_down and table.meld_kind[other, index] == CONCEALED_KONG_MELD:
            continue
        melds += 1
        some_face = int(table.meld_face[other, index])
        if some_face >= EAST:
            continue
        if found >= 0 and some_face // 9 != found:
            return -1
        found = some_face // 9
    return found if melds >= FLUSH_MELDS else -1
