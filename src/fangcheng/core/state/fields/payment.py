"""Payment: who pays a win, what each share of it is, and how far players pay."""

import numpy as np

from fangcheng.core.state.fields.kinds import Choice, Made, Quantity, Several, Switch, Word
from fangcheng.core.state.hook_codes import AFTER_WIN, HAND_END
from fangcheng.core.state.pattern_ids import PATTERNS

NO_ADDITION, ADD_BASE = range(2)
self_draw = Choice(
    "What a self-draw adds; a fan for it is the price of the pattern self_draw.",
    Word("nothing", NO_ADDITION, "nothing"),
    Word("base", ADD_BASE, "the base once more"),
)

# --- who pays

DISCARDER_PAYS, ALL_PAY_DISCARD, DISCARDER_PAYS_ALL, DISCARDER_PAYS_EACH, UNREADY_PAYS_ALL = range(5)
discard_payers = Choice(
    "Who pays a win on a discard.",
    Word("discarder", DISCARDER_PAYS, "who discarded the tile"),
    Word("all", ALL_PAY_DISCARD, "everybody his own share"),
    Word("discarder_for_all", DISCARDER_PAYS_ALL, "who discarded it pays the shares of all"),
    Word("unready_for_all", UNREADY_PAYS_ALL, "he those of all if he has not declared ready, else everybody his own"),
    Word("discarder_for_each", DISCARDER_PAYS_EACH, "he his own share once for each opponent of the winner"),
)

bystander_most = Quantity(
    "The most that a player pays for a win on a tile that another gave; who gave it pays the rest.",
    "points",
    0,
    10_000,
    zero="any amount",
    dtype=np.int16,
)

AS_DISCARD, MAKER_PAYS_ALL, MAKER_PAYS_BARE = range(3)
robbed_payers = Choice(
    "Who pays a win on a robbed kong.",
    Word("as_discard", AS_DISCARD, "as if the tile had been discarded"),
    Word("maker_for_all", MAKER_PAYS_ALL, "who made the kong pays the shares of all"),
    Word("maker_for_all_of_bare", MAKER_PAYS_BARE, "he does so only where nothing but the robbery opens the win"),
)

robbed_drawn = Switch("A robbed kong is reckoned as a self-draw.")

limit_flat = Switch("A limit hand costs each player the same, whoever deals or gave the tile.")

ALL_PAY_BLOOM, FEEDER_PAYS_ALL, FEEDER_AS_DISCARDER = range(3)
bloom_payers = Choice(
    "Who pays a win with the replacement of a kong of a discard.",
    Word("all", ALL_PAY_BLOOM, "everybody"),
    Word("feeder_for_all", FEEDER_PAYS_ALL, "who fed the kong pays the shares of all"),
    Word("feeder_as_discarder", FEEDER_AS_DISCARDER, "who fed it as if he had discarded the tile, and nobody else"),
)

late_tiles = Quantity(
    "With so many drawable tiles or fewer who gives the winning tile pays for all.", "tiles", zero="he never does"
)

# --- shares: what one payer owes, and the reasons why it is another than the rest

SHARE_DEALER, SHARE_REPEATS, SHARE_SELF_DRAW, SHARE_DISCARDER, SHARE_BYSTANDER, SHARE_CLOSED, SHARE_BETS = range(7)
SHARE_WASH_OUTS, SHARE_UNREADY, SHARE_SURCHARGE, SHARE_TRIPLE, SHARE_CLOSED_DRAW, SHARE_ALL_CLOSED = range(7, 13)
SHARE_REASONS = 13
REASONS = (
    Word("dealer", SHARE_DEALER, "winner or payer is the dealer"),
    Word("repeats", SHARE_REPEATS, "the same, once for each repeat of the deal"),
    Word("self_draw", SHARE_SELF_DRAW, "a self-draw"),
    Word("discarder", SHARE_DISCARDER, "who gave the tile pays"),
    Word("bystander", SHARE_BYSTANDER, "who did not give it pays"),
    Word("closed", SHARE_CLOSED, "who has no open meld pays"),
    Word("bets", SHARE_BETS, "once for each unit that winner and payer have bet"),
    Word("wash_outs", SHARE_WASH_OUTS, "as for the dealer, once for each drawn hand that is counted"),
    Word("unready", SHARE_UNREADY, "who gave the tile and had not declared ready pays"),
    Word(
        "surcharge",
        SHARE_SURCHARGE,
        "the dealer wins, or owes a share of a self-draw, and it is not the first hand of the match",
    ),
    Word("triple", SHARE_TRIPLE, "three win on the tile"),
    Word("closed_draw", SHARE_CLOSED_DRAW, "who has no open meld pays a self-draw"),
    Word("all_closed", SHARE_ALL_CLOSED, "nobody who pays a self-draw has an open meld"),
)

share_fan = Quantity(
    "Rows that a share has beside those of the hand, by reason.",
    "rows",
    0,
    10,
    places=REASONS,
    dtype=np.int16,
    shape=(SHARE_REASONS,),
)

common_fan = Quantity("Rows that every share has beside those of the hand.", "rows", dtype=np.int16)

common_units = Quantity("Units that every share has.", "units", 0, 20, zero="one", dtype=np.int16)

share_units = Quantity(
    "Units that a share has beside those of every share, by reason.",
    "units",
    0,
    10,
    places=REASONS,
    dtype=np.int16,
    shape=(SHARE_REASONS,),
)

share_points = Quantity(
    "Points added to the units of a share, by reason.",
    "points",
    0,
    10_000,
    places=REASONS,
    dtype=np.int32,
    shape=(SHARE_REASONS,),
)

share_times = Quantity(
    "Factors of a share, its units and its points, by reason.",
    "times",
    0,
    8,
    zero="once",
    places=REASONS,
    dtype=np.int16,
    shape=(SHARE_REASONS,),
)

share_half = Several("Reasons for which half of a share is due, rounded up.", *REASONS, shape=(SHARE_REASONS,))

dealer_rows = Quantity(
    "Points more for each row between the dealer and another, once where there is none.", "points", dtype=np.int16
)

takes_most = Switch("Rows add points to shares, and of a hand's readings the one counts that brings most.")

share_added = Made("Points that each pattern adds to every share when all else is done.", shape=(PATTERNS,))

dealer_twice = Made("1 where the row of a pattern counts twice between the dealer and another.", shape=(PATTERNS,))

# --- who has nothing left

purse = Switch("Nobody pays more than he has.")

broke_safe = Switch("Nobody wins on a tile of who has nothing left.")

broke_ends = Quantity("The match is over when so many have nothing left.", "players", 0, 4, zero="it goes on")

# --- hands that count double

DOUBLE_DRAWN, DOUBLE_DEALER, DOUBLE_BIG, DOUBLE_FLOWERS, DOUBLE_WINDS, DOUBLE_FOLLOWED, DOUBLE_ALIKE = range(7)
double_after = Several(
    "What lets the next hand count double.",
    Word("drawn", DOUBLE_DRAWN, "a drawn hand"),
    Word("dealer_won", DOUBLE_DEALER, "a win of the dealer"),
    Word("big_win", DOUBLE_BIG, "a win of a class above 0"),
    Word("flower_group", DOUBLE_FLOWERS, "four flowers that were paid"),
    Word("four_winds", DOUBLE_WINDS, "four winds discarded"),
    Word("followed", DOUBLE_FOLLOWED, "a discard that all followed"),
    Word("four_alike", DOUBLE_ALIKE, "four alike discarded"),
    shape=(8,),
    hooks=AFTER_WIN | HAND_END,
)

counter_value = Quantity("Points of a counter, from each payer of a self-draw.", "points", 0, 100_000, dtype=np.int32)
