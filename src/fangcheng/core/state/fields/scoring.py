"""Scoring: how rows are counted, what they may be worth, and the price lists that a page fills."""

import numpy as np

from fangcheng.core.state.fields.kinds import Choice, Made, Quantity, Several, Switch, Word
from fangcheng.core.state.fields.kongs import NO_LIMIT
from fangcheng.core.state.hook_codes import HAND_WON, WALL_EMPTY
from fangcheng.core.state.pattern_ids import PATTERNS, WORDS

HAN_AND_FU, MCR_POINTS, TAI, FAN, TERMS = range(1, 6)
SUM, PRODUCT, BEST_ROW = range(6, 9)  # any price list may be counted by these and those that follow (combine.py)
LIMITS, CLASSES = 9, 10  # a page says them by `combine`: in limits, or by the class of the hand
method = Choice(
    "How a hand is counted.",
    Word("han_and_fu", HAN_AND_FU, "han and fu"),
    Word("points", MCR_POINTS, "the points of all rows are added, each tile group being used as the book allows"),
    Word("tai", TAI, "tai that are added"),
    Word("fan", FAN, "a main row and extras, each of which doubles"),
    Word("terms", TERMS, "terms that are added, and others that multiply"),
    Word("sum", SUM, "the rows of any price list are added"),
    Word("product", PRODUCT, "the rows of any price list multiply"),
    Word("best_row", BEST_ROW, "of any price list the dearest row counts"),
)

# --- price lists

price = Made("Value of each pattern, 0 where the game has it not.", np.int16, (PATTERNS,))
price_open = Made("Value of each pattern in an open hand, where it differs.", np.int16, (PATTERNS,))
price_drawn = Made("Value of each pattern in a self-drawn hand where it differs, else 0.", np.int16, (PATTERNS,))
yakuman = Made("Yakuman that each pattern is worth.", shape=(PATTERNS,))
rank = Made("Class of a win with each pattern, 0 the lowest.", shape=(PATTERNS,))
priced = Made("Mask of the patterns with a price or yakuman: of open hands, of closed ones.", np.uint64, (2, WORDS))
limits = Made("Mask of the patterns below 64 that are yakuman.", np.uint64)
looked_for = Made(
    "Mask of the patterns that are looked for in a hand; the method itself counts the others.", np.uint64, (WORDS,)
)
mask_words = Made("Words of a mask of patterns that can hold a bit.")
trial_stages = Made("Stages of the trial that have a pattern to try.", np.uint64)
excludes = Made("Mask of the patterns that are not counted beside each.", np.uint64, (PATTERNS, WORDS))

(
    PART_ADD,
    PART_TIMES,
    PART_BEST,
    PART_FLOOR,
    PART_LIMIT,
    PART_FLAT,
    PART_MORE,
    PART_ALONE,
    PART_BIG,
    PART_OTHERWISE,
    PART_LIMITS,
    PART_WITHIN,
    PART_PAST,
    PART_NAMED,
    PART_BESIDE,
    PART_BARE,
) = range(16)
part = Made(
    "What each pattern does in a sum, a product or a best row.",
    shape=(PATTERNS,),
    words=(
        Word("add", PART_ADD, "its price is added, as often as it holds"),
        Word("times", PART_TIMES, "it multiplies, once for each time it holds"),
        Word("best", PART_BEST, "of these only the dearest is added"),
        Word("floor", PART_FLOOR, "the rows are worth at least so much"),
        Word("limit", PART_LIMIT, "the hand is worth the cap, and no other row is listed"),
        Word("flat", PART_FLAT, "it is added when all else is done"),
        Word("more", PART_MORE, "it multiplies by one more than its price"),
        Word("alone", PART_ALONE, "it counts where nothing else does, even for nothing"),
        Word(
            "big",
            PART_BIG,
            "it competes; if it is the dearest it counts alone, whatever the cap, in a product in place of that",
        ),
        Word("otherwise", PART_OTHERWISE, "it counts where none of those that compete holds, even for nothing"),
        Word("limits", PART_LIMITS, "the hand is worth so many limits; the dearest counts"),
        Word("within", PART_WITHIN, "it multiplies what is limited already, up to as many limits"),
        Word("past", PART_PAST, "it multiplies last, beyond all limits"),
        Word("named", PART_NAMED, "it is told and counts nothing"),
        Word("beside", PART_BESIDE, "it is added when all else is done, beside a row that competes"),
        Word(
            "bare",
            PART_BARE,
            "the dearest counts where none of those that compete holds; beside rows that add it is told for nothing",
        ),
    ),
)

openers = Made(
    "Mask of the patterns that open a win, be they worth something or not.",
    np.uint64,
    (WORDS,),
    words=(Word("key", 1, "it opens a win, and counts as it does otherwise; it stands beside another part or alone"),),
)

NO_KEY_NEEDED, KEY_FOR_WINS, KEY_FOR_DISCARDS, KEY_FOR_THROWN = range(4)
keyed = Choice(
    "Which wins need a row that opens them (part key).",
    Word("never", NO_KEY_NEEDED, "none"),
    Word("always", KEY_FOR_WINS, "all"),
    Word("discards", KEY_FOR_DISCARDS, "those on tiles of others"),
    Word("thrown", KEY_FOR_THROWN, "those on discards; a robbed kong is open to all"),
)

# --- from rows to points

CURVE_NONE, CURVE_TABLE, CURVE_DOUBLING, CURVE_BY_ROW = range(4)
curve_rule = Choice(
    "What the rows are worth in points.",
    Word("none", CURVE_NONE, "themselves"),
    Word("table", CURVE_TABLE, "what a table says of each number of rows"),
    Word("doubling", CURVE_DOUBLING, "the base, doubled once for each"),
    Word("by_row", CURVE_BY_ROW, "so much for each (row_points)"),
)

CURVE = 24  # places of such a table; the last one that is set goes on
curve = Made("Points for 0, 1, 2 and more rows, where a table says them.", np.int32, (CURVE,))

POINTS_WITHOUT_ROWS, POINTS_OF_ROW = range(2)
row_points = Quantity(
    "Points by the row, where the curve says so.",
    "points",
    1,
    1000,
    places=(Word("none", POINTS_WITHOUT_ROWS, "a hand without rows"), Word("each", POINTS_OF_ROW, "each row")),
    dtype=np.int16,
    shape=(2,),
)

bare_draw_points = Quantity(
    "Points of a self-draw without rows.", "points", 0, 1000, zero="as of any hand without rows", dtype=np.int16
)

cap = Quantity(
    "The most that a hand is worth.",
    "points",
    1,
    1000,
    words=(Word("none", NO_LIMIT, "there is no limit"),),
    dtype=np.int16,
)

# --- classes

cap_given = Quantity(
    "By classes: the most that a win on another's tile is worth.",
    "points",
    1,
    1000,
    words=(Word("none", NO_LIMIT, "there is no limit"),),
    dtype=np.int16,
)

SMALL_DRAWN, SMALL_GIVEN, LOOSE_DRAWN, LOOSE_GIVEN, BIG_DRAWN, BIG_GIVEN = range(6)
class_points = Quantity(
    "By classes: the points that a win begins with.",
    "points",
    0,
    1000,
    places=(
        Word("small_drawn", SMALL_DRAWN, "a small hand, self-drawn"),
        Word("small_given", SMALL_GIVEN, "a small hand, on another's tile"),
        Word("loose_drawn", LOOSE_DRAWN, "a loose hand, self-drawn"),
        Word("loose_given", LOOSE_GIVEN, "a loose hand, on another's tile"),
        Word("big_drawn", BIG_DRAWN, "a big hand, self-drawn"),
        Word("big_given", BIG_GIVEN, "a big hand, on another's tile"),
    ),
    dtype=np.int16,
    shape=(6,),
)

add_number = Switch("The number on the winning tile is added last.")

tells_points = Switch("A hand is told by its points, though a curve makes them of rows.")

# --- what players have laid, and what one payer owes at most

NO_FACTORS, OPENED_ONCE, OPENED_EACH = range(3)
own_factors = Choice(
    "What a player has laid multiplies what he gets and pays.",
    Word("none", NO_FACTORS, "it does not"),
    Word("opened", OPENED_ONCE, "among it an opened hand counts twice"),
    Word("each", OPENED_EACH, "among it each meld that opens the hand counts twice"),
)

payer_cap = Quantity("The most that one payer of a win owes.", "points", 0, 10_000, zero="any amount", dtype=np.int16)

payer_cap_more = Quantity(
    "So much more does each owe where all three owe the most that one may (payer_cap) or beyond.",
    "points",
    0,
    10_000,
    dtype=np.int16,
)

min_payment = Quantity("Points that the dearest payment of a win must reach.", "points", 0, 1000, dtype=np.int16)

# --- jokers and grades

lone_joker_draws = Switch("A joker that is all of the hand wins on own draws only.")

small_jokers = Quantity("The most jokers of a hand without a big row.", "jokers", zero="any number")

bare_factor = Quantity("Multiplies a hand without any joker.", "times", 0, 10, zero="once")

thrown_factor = Quantity("Multiplies once for each joker that the winner has discarded.", "times", 0, 10, zero="once")

graded = Switch("Big rows make a grade, which counts so many rows.")

count_past_cap = Switch("Rows beyond the cap are told, though they are worth no more.")

# --- base and units

base = Quantity("Points of one unit, before rows and shares.", "points", 1, 10_000, dtype=np.int32)

SET_UNITS_FLOWER = 0
set_units = Quantity(
    "In limits: the units that come to the base.",
    "units",
    places=(
        Word("flower", SET_UNITS_FLOWER, "each flower"),
        Word("suit_pung", 1, "each pung of a suit"),
        Word("suit_kong", 2, "each open kong of a suit"),
        Word("suit_concealed_kong", 3, "each concealed kong of a suit"),
        Word("wind_pung", 4, "each pung of winds"),
        Word("wind_kong", 5, "each open kong of winds"),
        Word("wind_concealed_kong", 6, "each concealed kong of winds"),
        Word("dragon_pung", 7, "each pung of dragons"),
        Word("dragon_kong", 8, "each open kong of dragons"),
        Word("dragon_concealed_kong", 9, "each concealed kong of dragons"),
    ),
    shape=(16,),
)

LUCKY_DOUBLES, LUCKY_ONE_FOUR = 1, 2
lucky_dice = Several(
    "Throws for the break of the wall that make the hand a lucky one.",
    Word("doubles", LUCKY_DOUBLES, "two equal dice"),
    Word("one_and_four", LUCKY_ONE_FOUR, "a one and a four"),
)

wash_outs = Switch("Each drawn hand makes one won hand dearer.", hooks=HAND_WON | WALL_EMPTY)

wash_outs_end = Switch("A won hand ends all that drawn hands have made dearer.")

unit = Quantity("Points of each tai, or of each point of a share.", "points", 1, 10_000, zero="1", dtype=np.int32)

option = Made("Settings of scoring, each at its place (scoring_options.py).", np.int16, (64,))
