"""The record of the look-up tables of shapes; shapes/lookup.py fills it."""

import numpy as np

from fangcheng.core.dialect.registry import name_parameters

SUIT_KEYS = 5**9
HONOUR_KEYS = 5**7
OTHER_SUIT = SUIT_KEYS  # where the keys of characters begin if they have other faces than the other suits
NO_SUIT = 2 * SUIT_KEYS  # key of a suit that may not be used
LOW_KEYS = 5**5  # the five lowest ranks of a key
CLASSES = 512  # measured over all the rules below: at most 485
SHAPES = np.dtype(
    [
        ("suit", np.int16, (2 * SUIT_KEYS + 1,)),  # class of a suit's key
        ("honour", np.int16, (HONOUR_KEYS,)),  # class of the honours' key
        ("joined", np.int64, (CLASSES, CLASSES)),  # row of two classes together
        ("low_ranks", np.uint64, (LOW_KEYS,)),  # ranks 1-5 held once, twice .. four times: 16 bits each
        ("high_ranks", np.uint64, (NO_SUIT // LOW_KEYS + 1,)),  # ranks 6-9 likewise, by key // LOW_KEYS
        ("no_characters", np.int32),  # key of characters without a tile; that of the other suits is 0
        ("apart", np.int16, (512,)),  # ranks held -> how many of them fit one, two, three misfits (three bits each)
        ("best_apart", np.int16, (512,)),  # ranks held -> all ranks of the threes apart that most of them fit
        ("faces", np.uint64),  # faces in the game
        ("heads", np.int8),  # 1: heads are tiles of a hand; they share the key of the honours (holding.py)
        ("fifth", np.int8),  # 1: a joker may stand for a fifth copy
    ],
    align=True,
)


name_parameters(shapes=SHAPES)
