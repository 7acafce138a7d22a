"""The shapes that a game allows: the words that `rules.forms` lists, and the bits by which kernels know them."""

from fangcheng.core.state.fields.kinds import Word

STANDARD = 1 << 0
KNITTED_STRAIGHT = 1 << 1
SEVEN_PAIRS = 1 << 2
SEVEN_PAIRS_ALIKE = 1 << 3
THIRTEEN_ORPHANS = 1 << 4
HONOURS_AND_KNITTED = 1 << 5
GREATER_HONOURS_AND_KNITTED = 1 << 6
MISFITS = 1 << 7
SEVEN_STARS = 1 << 8
PAIRS_AND_TRIPLET = 1 << 9
EIGHT_PAIRS = 1 << 10
ORPHANS_AND_SET = 1 << 11
SIXTEEN_UNRELATED = 1 << 12
HONOURS_ALONE = 1 << 13
FOUR_JOKERS = 1 << 14  # no distance is measured to it
ALL_258_ALONE = 1 << 15
SUM_SETS = 1 << 16
ANY_HEADS = 1 << 17
ONE_HEAD_SET = 1 << 18
NO_HEAD_SET = 1 << 19  # a hand has one already; no page lists it, only ready.forms_open says so
THREE_JOKERS = 1 << 20
WHITE_AS_TURNED = 1 << 21
WHITE_AS_JOKER = 1 << 22
# 1 << 24 to 1 << 29: a tile that the hand imagines (shapes/heart.py)

SINGLES = HONOURS_AND_KNITTED | GREATER_HONOURS_AND_KNITTED | MISFITS | SEVEN_STARS
OF_THIRTEEN = SEVEN_PAIRS | SEVEN_PAIRS_ALIKE | THIRTEEN_ORPHANS | SINGLES
OF_SIXTEEN = PAIRS_AND_TRIPLET | EIGHT_PAIRS | ORPHANS_AND_SET | SIXTEEN_UNRELATED
ONE_WHITE = WHITE_AS_TURNED | WHITE_AS_JOKER

SHAPES = (
    Word("standard", STANDARD, "sets and a pair"),
    Word("knitted_straight", KNITTED_STRAIGHT, "a knitted straight with sets and a pair; at most one meld"),
    Word("seven_pairs", SEVEN_PAIRS, "seven different pairs"),
    Word("seven_pairs_alike", SEVEN_PAIRS_ALIKE, "seven pairs, four alike being two of them"),
    Word("thirteen_orphans", THIRTEEN_ORPHANS, "one of each terminal and honour, and one of them twice"),
    Word("honours_and_knitted", HONOURS_AND_KNITTED, "single honours and tiles of a knitted straight"),
    Word("greater_honours_and_knitted", GREATER_HONOURS_AND_KNITTED, "the same with all seven honours"),
    Word("misfits", MISFITS, "single honours, and in each suit numbers three apart"),
    Word("seven_stars", SEVEN_STARS, "the same with all seven honours"),
    Word("pairs_and_triplet", PAIRS_AND_TRIPLET, "seven pairs and a triplet, of sixteen tiles in hand"),
    Word("eight_pairs", EIGHT_PAIRS, "eight pairs and any tile, of sixteen tiles in hand"),
    Word("orphans_and_set", ORPHANS_AND_SET, "thirteen orphans and a run or triplet, of sixteen tiles in hand"),
    Word(
        "sixteen_unrelated",
        SIXTEEN_UNRELATED,
        "seven honours and three misfits of each suit, one tile of these twice, of sixteen tiles in hand",
    ),
    Word("honours_alone", HONOURS_ALONE, "honours alone in any arrangement, melds of them among it"),
    Word("all_258", ALL_258_ALONE, "twos, fives and eights alone in any arrangement, melds of them among it"),
    Word("sum_sets", SUM_SETS, "sets of numbers that add up to 15 and of heads, and two equal heads"),
    Word("any_heads", ANY_HEADS, "where those are played: any three heads are a set, not only equal ones"),
    Word("one_head_set", ONE_HEAD_SET, "where those are played: a hand has one such set at most"),
    Word("three_jokers", THREE_JOKERS, "three jokers and any other tiles, in the own turn"),
    Word("white_as_turned", WHITE_AS_TURNED, "one White may count as the tile printed on the wild ones"),
    Word("white_as_joker", WHITE_AS_JOKER, "one White may be a wild tile"),
    Word("four_jokers", FOUR_JOKERS, "four jokers and any other tiles, in the own turn"),
)
