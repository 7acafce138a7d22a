"""The shapes that a game allows, as bits of `rules.forms`."""

# All but the first two and the last ask for a hand without melds.
STANDARD = 1 << 0
KNITTED_STRAIGHT = 1 << 1  # with sets and a pair; at most one meld
SEVEN_PAIRS = 1 << 2  # seven different faces
SEVEN_PAIRS_ALIKE = 1 << 3  # four alike are two pairs
THIRTEEN_ORPHANS = 1 << 4
HONOURS_AND_KNITTED = 1 << 5
GREATER_HONOURS_AND_KNITTED = 1 << 6  # the same with all seven honours
MISFITS = 1 << 7
SEVEN_STARS = 1 << 8  # misfits with all seven honours
PAIRS_AND_TRIPLET = 1 << 9  # seven pairs and a triplet, of 16-tile hands
EIGHT_PAIRS = 1 << 10  # eight pairs and any tile, of 16-tile hands
ORPHANS_AND_SET = 1 << 11  # thirteen orphans, one of them twice, and a run or triplet, of 16-tile hands
SIXTEEN_UNRELATED = 1 << 12  # seven honours, three misfits of each suit, one of these twice, of 16-tile hands
HONOURS_ALONE = 1 << 13  # winds and dragons alone, in any arrangement; melds must be of them too
FOUR_JOKERS = 1 << 14  # any tiles with four jokers, in the own turn; no distance is measured to it
ALL_258_ALONE = 1 << 15  # twos, fives and eights alone, in any arrangement; melds must be of them too
# 1 << 16 to 1 << 19: sums of numbers and heads (sums.py)
THREE_JOKERS = 1 << 20  # as FOUR_JOKERS, with three
# 1 << 21 and 1 << 22: one White that may count as the tile turned up or as a joker (one_white.py)
# 1 << 24 to 1 << 29: a tile that the hand imagines (heart.py)

SINGLES = HONOURS_AND_KNITTED | GREATER_HONOURS_AND_KNITTED | MISFITS | SEVEN_STARS
OF_THIRTEEN = SEVEN_PAIRS | SEVEN_PAIRS_ALIKE | THIRTEEN_ORPHANS | SINGLES
OF_SIXTEEN = PAIRS_AND_TRIPLET | EIGHT_PAIRS | ORPHANS_AND_SET | SIXTEEN_UNRELATED
