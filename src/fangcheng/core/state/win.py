"""The records of a win: what no reading can change, one reading of it, and the value of the best one."""

import numpy as np

from fangcheng.core.dialect.registry import name_parameters
from fangcheng.core.state.codes import MELDS, PARTS
from fangcheng.core.state.pattern_ids import PATTERNS, WORDS
from fangcheng.tiles import PLACES

WIN = np.dtype(
    [
        ("flags", np.uint64),
        ("wild_mask", np.uint64),  # faces that are jokers
        ("waits", np.uint64),  # faces that would have completed the hand before the winning tile
        ("indicated", np.uint64),  # faces that are dora or ura dora, or both
        ("hand", np.int8, (PLACES,)),  # concealed natural tiles by face, the winning tile included; jokers not
        ("jokers", np.int8),  # joker tiles among the concealed ones, the winning tile included
        (
            "joker_kinds",
            np.int8,
            (PLACES,),
        ),  # of these, by the wild face, or by the kind of a flower; 0 for every other
        ("stood_for", np.int8),  # 1 + face that a dragon stands for: the jokers are kept as the dragon then; 0 none
        ("heart", np.int8),  # 1 + face that the winner has imagined, which is among his tiles; 0 none
        ("white", np.int8),  # what a White of the hand counts as (one_white.py), 0: each is a White
        ("drawn_joker", np.int8),  # 1: the winning tile itself is a joker
        ("tile", np.int8),  # face of the winning tile
        ("by", np.int8),  # BY_SELF, BY_DISCARD, BY_ROB
        ("seat", np.int8),
        ("payer", np.int8),  # discarder or kong maker, NOBODY for a self-draw
        ("dealer", np.int8),
        ("seats", np.int8),
        ("round_wind", np.int8),  # 0 E .. 3 N
        ("seat_wind", np.int8),
        ("streak", np.int16),  # repeats of the dealer
        ("counters", np.int16),  # repeats and drawn hands since the last change by a win
        ("sticks", np.int16),  # riichi sticks on the table, the winner's own among them
        ("sets", np.int8),  # sets of a full hand: 4, or 5 with 16 tiles
        ("meld_count", np.int8),
        ("meld_kind", np.int8, (MELDS,)),
        ("meld_face", np.int8, (MELDS,)),
        (
            "meld_tiles",
            np.int8,
            (MELDS, 4),
        ),  # kinds, where sums are played; NO_TILE in the fourth place of three
        ("in_eggs", np.int8, (34,)),  # tiles of each face that lie in eggs, where these are laid
        ("meld_fed", np.int8, (MELDS,)),  # of a written win: 1 + the seat that fed it, 0 not told
        ("flowers", np.uint32),  # bit per tile laid out as a flower (laid_out.py)
        ("aside", np.int8),  # North tiles laid aside
        ("reds", np.int8),  # red tiles in hand and melds
        ("dora", np.int8, (34,)),  # how often each face is indicated
        ("ura", np.int8, (34,)),
        ("lack", np.int8),  # missing suit declared, -1 none
        ("joker_kongs", np.int8),  # gold kongs (Tianjin) among the melds
        ("first_roots", np.int8),  # blood river: 1 + roots at the seat's first win of the hand, 0 if this is the first
        ("first_kongs", np.int8),  # and 1 + its kongs then
        ("kong_row", np.int8),  # kongs in a row, the last of them before the winning tile; 0 not counted (kong_row.py)
        ("turned", np.int8),  # tiles turned up by an opened kong that complete the hand, where it wins on one; else 0
        ("stake", np.int8),  # chips staked with the call, 0 where none are
        ("together", np.int8),  # winners on this tile when they are several, 0 else or not known yet
    ],
    align=True,
)


READING = np.dtype(
    [
        ("runs", np.int8, (34,)),  # runs by lowest face, or sums by number; knitted runs stand in `form` only
        ("triplets", np.uint64),  # faces of triplets and kongs
        ("kongs", np.uint64),
        ("concealed", np.uint64),  # faces of concealed triplets and kongs (completed by a discard: not)
        ("faces", np.uint64),  # all faces of the hand, melds and pair included
        ("run_starts", np.uint64),  # mask of runs
        ("group_kind", np.int8, (MELDS,)),
        ("group_face", np.int8, (MELDS,)),
        ("group_open", np.int8, (MELDS,)),  # 1 claimed meld (an added kong too), 0 concealed
        ("group_jokers", np.int8, (MELDS,)),
        ("group_wild", np.int8, (MELDS,)),  # bit n: place n of the group is a joker
        ("group_sum", np.int8, (MELDS,)),  # number of a sum, where sums are played (sum_readings.py)
        ("groups", np.int8),
        ("pair", np.int8),  # face; -1 in forms without one
        ("pair_jokers", np.int8),
        ("form", np.int8),
        ("wait", np.int8),  # how the winning tile joins: TWO_SIDED ... in this reading
        ("won_group", np.int8),  # group the winning tile completes, -1 the pair or none
        ("knitted", np.int8),  # which of the six knitted straights, -1 none
        ("run_count", np.int8),
        ("triplet_count", np.int8),
        ("kong_count", np.int8),
        ("concealed_kongs", np.int8),
        ("concealed_count", np.int8),
        ("closed", np.int8),  # 1: no chow, pung or open kong
        ("won_place", np.int8),  # place of the winning tile in its run, 0 low .. 2 high; 0 elsewhere
        ("pairs", np.uint64),  # faces of the pairs in forms of pairs
        ("fours", np.int8),  # pairs of a face that stands twice in forms of pairs
        ("joker_count", np.int8),  # jokers that stand for a face in this reading
        ("joker_faces", np.int8, (14,)),  # the faces they stand for
    ],
    align=True,
)


RESULT = np.dtype(  # zeros at first
    [
        ("wins", np.int8),  # 1 the hand wins under the rules
        ("refusal", np.int16),  # why not (refusals.py), 0 it wins
        ("noted", np.uint64, (WORDS,)),  # mask of patterns: counts and values of all others are 0
        ("counted", np.uint64, (WORDS,)),  # han and fu: those noted that have a price and no other takes in
        ("counts", np.int8, (PATTERNS,)),  # how often each pattern counts
        ("values", np.int16, (PATTERNS,)),  # value each pattern adds in the variant's unit
        ("total", np.int32),  # fan, tai, points: what the combining method makes of it
        ("han", np.int16),
        ("fu", np.int16),
        ("yakuman", np.int8),
        ("limit", np.int8),  # 0 none, 1 mangan .. 5 yakuman
        ("base", np.int32),  # what one unit of payment is worth
        ("parts", np.int32, (PARTS,)),  # how fu or total come about; places in fu.py and terms.py, 0 where no part
        ("reading", READING),
    ],
    align=True,
)


name_parameters(win=WIN, reading=READING, result=RESULT, trial=RESULT)
