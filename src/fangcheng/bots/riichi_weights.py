"""Riichi: what each feature is worth. Written by tools/fit_riichi.py after 85 phoenix games.

Marks are thousandths: with 1000 more a player is e times as likely to choose so. `DISCARDS` has a column for every
situation: tiles missing to a win once the tile is thrown, 1 to 4 or more, before anybody has declared, then the same
after. `FARTHER` against `DANGER` and `CERTAIN` is how far to push.
"""

import numpy as np

DISCARDS = (
    (-2002, 1487, 2404, 1641, -1169, 1000, 262, -94),  # farther
    (387, 125, 42, 37, 339, 92, 28, 2),  # acceptance
    (9, 39, 45, 26, 15, 24, 7, 1),  # share
    (-15, -113, -164, -199, -75, -34, 66, -54),  # edge
    (391, 917, 1659, 1881, 381, 176, 175, 520),  # lonely
    (126, 9, -342, -751, 161, 161, 57, 91),  # lonely_edge
    (-465, -186, -69, -37, -703, -443, -617, -277),  # near
    (-118, -292, -581, -797, -217, -231, -354, -82),  # gap
    (587, -397, -1319, -1775, 561, -87, -577, 90),  # two_sided
    (800, 600, 693, 644, 963, 361, 130, 373),  # inside
    (638, 441, 88, -226, 599, 641, 218, 484),  # pair
    (-34, -910, -262, -48, 317, -48, -228, 39),  # triplet
    (-732, -342, -96, 301, 163, 114, -182, 366),  # last_pair
    (-324, -152, 286, 619, -143, -25, 196, -273),  # many_pairs
    (530, 1369, 2439, 3739, 1505, 1499, 547, -453),  # guest
    (162, -157, -304, -551, -59, -86, -76, -14),  # guest_turn
    (2988, 1231, 1600, 1795, 1528, 745, 377, -568),  # value
    (-111, -152, -223, -273, 5, -35, -64, 29),  # value_turn
    (-333, -173, -613, -994, 1880, -583, 186, 95),  # value_double
    (336, -284, -1691, -2939, 1873, 733, -325, -367),  # value_pair
    (1474, 672, -149, -813, 140, 889, 118, -942),  # guest_pair
    (-987, -162, -47, -296, -687, -205, -128, 86),  # honour_left
    (-2159, -1648, -1795, -2078, -1671, -1248, -775, -560),  # dora
    (313, 80, -108, 1511, -164, -122, -357, -523),  # red
    (-220, -263, -358, -565, -480, -287, -181, -237),  # dora_near
    (168, 189, 220, 408, 143, 88, 104, 53),  # outer
    (595, -191, -425, -924, 1369, 3, -440, -760),  # outer_open
    (300, 429, 475, 509, 13, 92, 110, 82),  # off_suit
    (-74, -116, -155, -195, -4, -35, -39, -28),  # in_suit
    (0, 0, 0, 0, -5, -7, -10, -11),  # danger
    (0, 0, 0, 0, -14, -31, -40, -37),  # danger_root
    (0, 0, 0, 0, 898, 305, 341, 862),  # certain
    (-10, -13, -16, -24, -2, -7, -9, -3),  # doubt
    (151, -16, 56, 77, -114, 39, 225, 343),  # genbutsu
)

# Declaring riichi, against silence.
DECLARING = (
    -515,  # always
    366,  # live_waits
    -114,  # few_waits
    -2439,  # waited
    -49,  # yaku
    -3,  # han
    -1182,  # mangan
    -979,  # haneman
    -50,  # ready_turn
    5,  # draws_left
    -752,  # last_draws
    -417,  # threats
    197,  # deals
    203,  # furiten
    111,  # hand_doras
    -2844,  # last_leading
    -517,  # last_behind
    955,  # honour_wait
    48,  # yaku_few
    -359,  # no_yaku_few
)

# Calling a discard, against letting it go.
CALLING = (
    -488,  # any_call
    1586,  # nearer
    383,  # after_ready
    167,  # after_one
    397,  # after_more
    26,  # live_after
    -43,  # live_before
    85,  # is_chow
    -2676,  # opens
    3016,  # makes_value
    1138,  # makes_double
    855,  # has_value
    829,  # value_pairs
    1392,  # simple
    -422,  # simple_outers
    -667,  # no_plan
    180,  # flush
    239,  # call_doras
    265,  # plan_doras
    -89,  # call_turn
    119,  # opens_turn
    -17,  # call_threats
    -561,  # call_threat_far
    141,  # call_deals
    197,  # takes_red
    51,  # melds
    -555,  # only_pair
    527,  # many_pairs
)

WEIGHTS = np.ascontiguousarray(np.array(DISCARDS, np.int32).T)  # [situation][feature]
READY_WEIGHTS = np.array(DECLARING, np.int32)
CLAIM_WEIGHTS = np.array(CALLING, np.int32)
