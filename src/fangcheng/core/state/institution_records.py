"""What institutions keep at a table: a record for each inside the table's own, cleared by the file of its name.

The files are in `core/institutions/`. Where a game does not have an institution its record stays cleared.
"""

import numpy as np

from fangcheng.core.state.codes import PERSONS, SEATS

BETS = np.dtype(  # sit_pull.py, stakes.py, named_bets.py, and stakes of a call (ready_stakes.py)
    [
        ("account", np.int32, (SEATS,)),  # points that the seat's inner stake has won and lost in this match
        ("placed", np.int8, (SEATS,)),  # units by rules.bet_kind, 0 none; inner stakes stay from hand to hand
        ("lost", np.uint8),  # bit per seat that paid a win in the last hand, until the next is dealt (settle_tai.py)
        ("tens", np.int8),  # 1 + tens of a stake whose ones are still to be named, 0 none (ready_stakes.py)
    ],
    align=True,
)

PULLING = np.dtype([("notes", np.int32, (SEATS, SEATS))], align=True)  # [winner][payer]: points noted, not yet paid

EXCHANGE = np.dtype([("given", np.int8, (SEATS, 4))], align=True)  # kinds named by the seat in order, NO_TILE none

LACK = np.dtype([("suit", np.int8, (SEATS,))], align=True)  # missing suit 0 m, 1 p, 2 s; -1 none

KONG_INCOME = np.dtype(
    [
        ("points", np.int32, (SEATS, SEATS)),  # [receiver][payer]: settled or due in this hand
        ("last", np.int32, (SEATS,)),  # points of the last kong, by payer
        ("last_by", np.int8),  # seat that made it, NOBODY before
        ("row", np.int8),  # kongs in a row, the last one counted (kong_row.py)
    ],
    align=True,
)

SIDE_INCOME = np.dtype(
    [
        ("paid", np.uint8, (SEATS,)),  # bit per group of flowers that has been paid
        ("last_flower", np.int8),  # kind laid out last, NO_TILE before (flowers.py)
        ("asked", np.int8),  # 1: somebody has let a win by flowers be in this hand (flowers.py)
        ("last_face", np.int8),  # face of the last discard, NO_TILE before
        ("in_a_row", np.int8),  # discards of it without another face between
    ],
    align=True,
)

DOUBLE_HAND = np.dtype(
    [
        ("now", np.int8),  # 1: this hand counts double
        ("coming", np.int8),  # 1: the next one will, once this one is over
        ("noted", np.int8),  # 1: something in this hand lets the next one count double
    ],
    align=True,
)

WATCH = np.dtype([("looks", np.int8, (SEATS,))], align=True)  # 1: the seat looks at all hands

TOKENS = np.dtype([("chips", np.int16, (SEATS,))], align=True)  # chips won less lost in this match

ASIDE = np.dtype(
    [
        ("faces", np.uint64, (SEATS,)),  # faces of the tiles that the seat has laid aside
        ("count", np.int8, (SEATS,)),  # how many they are
    ],
    align=True,
)

POT = np.dtype([("points", np.int32)], align=True)  # fines that nobody has taken yet (pot.py)

BONDS = np.dtype(
    [
        ("order", np.int8, (SEATS, SEATS)),  # [taker][feeder]: its number in the order of making, 0 no bond
        ("made", np.int8),  # bonds made in this hand
    ],
    align=True,
)

BLOOD_RIVER = np.dtype(  # written by settle_fan.py
    [
        ("roots", np.int16, (SEATS,)),  # 1 + roots at the first win of the seat in this hand, 0 before it
        ("kongs", np.int16, (SEATS,)),  # 1 + its kongs then, 0 before it
    ],
    align=True,
)

HORSES = np.dtype(
    [
        ("hits", np.int8, (SEATS,)),  # of the horses turned in this hand, by winner
        ("due", np.int8, (SEATS,)),  # how many of them each winner counts
        ("run", np.int8, (SEATS,)),  # hands before this one that the seat has won in a row, counted where they matter
    ],
    align=True,
)

WAKE = np.dtype([("count", np.int16, (SEATS,))], align=True)  # wakes of each winner of this hand

WASH_OUT = np.dtype([("count", np.int16)], align=True)  # drawn hands that still make a won hand dearer

CIRCLE = np.dtype(
    [
        ("acts", np.int16),  # draws and melds of the thrower when he opened it
        ("thrower", np.int8),  # seat whose discarded joker opened a catch circle, NOBODY none (catch_circle.py)
        ("drift", np.int8, (SEATS,)),  # jokers discarded in a row while any tile would still have won (drift.py)
    ],
    align=True,
)

ROTATION = np.dtype(  # those who wait for a seat, from the head of the queue on
    [
        ("points", np.int32, (PERSONS - 2,)),  # of each who waits; at least two sit
        ("start", np.int32, (SEATS,)),  # points of each seat when the hand began
        ("hands_won", np.int16, (PERSONS - 2,)),
        ("person", np.int8, (PERSONS - 2,)),
        ("count", np.int8),  # how many wait
    ],
    align=True,
)

SHADOW = np.dtype(  # stakes of those who wait on a player of the table (shadow.py)
    [
        ("flow", np.int32, (SEATS, SEATS)),  # points paid in this hand, by payer and receiver
        ("named", np.int8, (PERSONS,)),  # by person: 1 + the person followed, 0 nobody named yet
    ],
    align=True,
)

STANDING_FOUR = np.dtype([("faces", np.int8, (SEATS, 4))], align=True)  # tiles that stand apart, NO_TILE gone

RAISING = np.dtype([("said", np.int8, (SEATS,))], align=True)  # by side: NOT_RAISED, RAISED, RETURNED

OPENED = np.dtype(  # an opened kong (opened_kongs.py)
    [
        ("announced", np.int8),  # 1: the kong to be laid is opened
        ("stage", np.int8),  # what is asked about the tiles turned up: NOT_ASKED ...
        ("tiles", np.int8, (4,)),  # kinds turned up by the last one, NO_TILE else
        ("count", np.int8),  # how many
        ("best", np.int8, (SEATS,)),  # kind that would win most for the seat, NO_TILE none
        ("fits", np.int8, (SEATS,)),  # how many of the tiles complete its hand
    ],
    align=True,
)

LAST_TILE = np.dtype(  # who is asked for the last tile (sea_bed.py)
    [
        ("first", np.int8),  # seat asked first, NOBODY before
        ("taker", np.int8),  # seat that took it, NOBODY else
    ],
    align=True,
)
TREASURE = np.dtype(  # a tile put aside for those who are ready (treasure.py)
    [
        ("position", np.int16),  # in the wall, NO_TREASURE none
        ("thrower", np.int8),  # seat that declared first and throws for it, or has thrown last, NOBODY before
        ("seen", np.uint8),  # bit per seat that has looked at it
        ("turned", np.uint8),  # bit per seat that has had a turn since it declared (treasure_turn.py)
        ("thrown", np.uint8),  # bit per number that has been thrown for it in this hand (treasure_turn.py)
    ],
    align=True,
)

CHICKENS = np.dtype(  # chickens.py, open_chickens.py
    [
        ("opened", np.uint32),  # bit per stack, from the third at the tail on, whose upper tile has been turned up
        ("first", np.int8, (2,)),  # seat that first discarded 1s, and 8p, NOBODY before
    ],
    align=True,
)

ESSENCES = np.dtype(  # essences.py
    [
        ("main", np.int8),  # face of the turned joker of this hand, NO_TILE before
        ("before", np.int8),  # that of the hand before, NO_TILE in the first
        ("feeder", np.int8, (SEATS,)),  # who fed the claim that lifted the seat to 5 points, NOBODY none
    ],
    align=True,
)

EGGS = np.dtype(  # eggs.py
    [
        ("tiles", np.int8, (SEATS, 4, 5)),  # in the egg of each family: members by place, then 1s that fly
        ("chosen", np.int8, (5,)),  # tiles named so far for the egg that is being laid
        ("pending", np.int8),  # 1 + family of that egg while its tiles are named, 0 none
        ("last", np.int8),  # 5 * family + place of the tile added last
    ],
    align=True,
)

OUTSIDE = np.dtype([("points", np.int32, (4,))], align=True)  # of those who buy horses beside the table

INSTITUTIONS = [
    ("wash_out", WASH_OUT),  # before the next, for its length; so the bonds further down
    ("bets", BETS),
    ("pulling", PULLING),
    ("exchange", EXCHANGE),
    ("lack", LACK),
    ("kong_income", KONG_INCOME),
    ("side_income", SIDE_INCOME),
    ("double_hand", DOUBLE_HAND),
    ("watch", WATCH),
    ("tokens", TOKENS),
    ("aside", ASIDE),
    ("blood_river", BLOOD_RIVER),
    ("pot", POT),
    ("horses", HORSES),
    ("wake", WAKE),
    ("circle", CIRCLE),
    ("rotation", ROTATION),
    ("shadow", SHADOW),
    ("standing_four", STANDING_FOUR),
    ("raising", RAISING),
    ("opened", OPENED),
    ("sea_bed", LAST_TILE),
    ("treasure", TREASURE),  # before the next, for its length
    ("outside", OUTSIDE),
    ("chickens", CHICKENS),
    ("essences", ESSENCES),
    ("bonds", BONDS),
    ("eggs", EGGS),
]
