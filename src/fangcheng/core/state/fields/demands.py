"""Demands: what a complete hand may be asked to show before it wins; the words that `rules.demand_...` list."""

from fangcheng.core.state.fields.kinds import Word

SHOWS_OPENED = 1 << 0
SHOWS_TRIPLET = 1 << 1
SHOWS_DRAGON_TRIPLET = 1 << 2
SHOWS_DRAGON_PAIR = 1 << 3
SHOWS_TERMINAL = 1 << 4
SHOWS_WIND = 1 << 5
SHOWS_THREE_SUITS = 1 << 6
SHOWS_PAIR_258 = 1 << 7
SHOWS_SETS = 1 << 8
SHOWS_SUIT_MISSING = 1 << 9
SHOWS_TWO_SUITS = 1 << 10
SHOWS_RUN = 1 << 11
SHOWS_ONE_TRIPLET = 1 << 12
SHOWS_PAIR_NOT_28 = 1 << 13
SHOWS_ONE_SUIT = 1 << 14
SHOWS_HONOUR = 1 << 15
SHOWS_WIND_PAIR = 1 << 17
SHOWS_PAIRS = 1 << 18
SHOWS_HIDDEN = 1 << 19
SHOWS_ALL_PUNGS = 1 << 20

SHOWN = (
    Word("opened", SHOWS_OPENED, "a chow, pung or kong of a discard lies before it"),
    Word("triplet", SHOWS_TRIPLET, "a triplet or kong"),
    Word("dragon_triplet", SHOWS_DRAGON_TRIPLET, "a triplet or kong of dragons"),
    Word("dragon_pair", SHOWS_DRAGON_PAIR, "a pair of dragons"),
    Word("terminal", SHOWS_TERMINAL, "a one or nine, somewhere"),
    Word("wind", SHOWS_WIND, "a wind, somewhere"),
    Word("three_suits", SHOWS_THREE_SUITS, "tiles of all three suits"),
    Word("pair_258", SHOWS_PAIR_258, "the pair, or one of seven, is a 2, 5 or 8 of a suit"),
    Word("sets_and_pair", SHOWS_SETS, "it is sets and a pair"),
    Word("suit_missing", SHOWS_SUIT_MISSING, "it has no tile of one suit at least"),
    Word("two_suits", SHOWS_TWO_SUITS, "tiles of two suits, not one, not three"),
    Word("run", SHOWS_RUN, "a run"),
    Word("one_triplet", SHOWS_ONE_TRIPLET, "one triplet or kong, no more"),
    Word("pair_not_28", SHOWS_PAIR_NOT_28, "the pair is no 2 and no 8"),
    Word("one_suit", SHOWS_ONE_SUIT, "tiles of one suit, not two, not three, not none"),
    Word("honour", SHOWS_HONOUR, "a wind or dragon, somewhere"),
    Word("wind_pair", SHOWS_WIND_PAIR, "a pair of winds"),
    Word("seven_pairs", SHOWS_PAIRS, "it is seven pairs"),
    Word("hidden_set", SHOWS_HIDDEN, "not all of its sets lie open"),
    Word("all_pungs", SHOWS_ALL_PUNGS, "triplets, kongs, eggs and a pair, and nothing else"),
)
