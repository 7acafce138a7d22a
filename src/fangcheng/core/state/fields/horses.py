"""Horses, birds and tiles that wake: what is turned up after a win and makes it dearer."""

import numpy as np

from fangcheng.core.state.fields.kinds import Choice, Quantity, Switch, Word
from fangcheng.core.state.hook_codes import BEFORE_MATCH, HAND_WON, WALL_EMPTY

horses = Quantity("Tiles turned up after a win, as horses.", "tiles", 0, 20, hooks=HAND_WON)

HORSES_ALL, HORSES_SUITED, HORSES_ONE_FIVE_NINE, HORSES_SUITED_AND_JOKERS, HORSES_NUMBER, HORSES_OF_DEALER = range(6)
HORSES_DRAGONS_FROM_NEXT = 6
horse_hits = Choice(
    "Which horses hit, and for whom.",
    Word("numbers_and_honours", HORSES_ALL, "those that point at the winner's seat by number, wind or dragon"),
    Word(
        "dragons_from_next",
        HORSES_DRAGONS_FROM_NEXT,
        "the same, but Red points at the next player after the dealer, and Green at the one after",
    ),
    Word("numbers", HORSES_SUITED, "those that point at the winner's seat by number; honours point at nobody"),
    Word("one_five_nine", HORSES_ONE_FIVE_NINE, "ones, fives, nines and jokers, whoever wins"),
    Word("numbers_and_jokers", HORSES_SUITED_AND_JOKERS, "those of the winner's seat by number, and jokers"),
    Word("of_dealer", HORSES_OF_DEALER, "those that would point at the dealer, whoever wins"),
    Word(
        "number_of_one",
        HORSES_NUMBER,
        "one tile alone is turned, and hits as often as its number says, ten times as a joker",
    ),
)

HORSES_FROM_RESERVE, HORSES_FROM_WALL = range(2)
horses_from = Choice(
    "Where horses are taken from.",
    Word("reserve", HORSES_FROM_RESERVE, "the reserve"),
    Word("wall", HORSES_FROM_WALL, "the next tiles of the wall, as many as can still be drawn"),
)

horse_own_tile = Switch("With no tile left to draw the winning tile itself is the only horse.")

horse_points = Quantity(
    "Points that each hit costs every payer of a share of the win.", "points", 0, 10_000, dtype=np.int32
)

horse_points_given = Quantity(
    "Points that a hit costs where the win is on a discard.",
    "points",
    0,
    10_000,
    zero="as many as of a self-draw (horse_points)",
    dtype=np.int32,
)

horse_shares = Switch("Each hit costs a payer as much as he pays for the win.")

horse_draws_only = Switch("No horses are turned for a win on the tile of another.")

horse_bare = Quantity(
    "Horses more for a win without jokers; the reserve holds them too.", "tiles", 0, 10, hooks=HAND_WON
)

horse_step = Quantity(
    "Horses more for each earlier win of the winner in a row.",
    "tiles",
    0,
    2,
    hooks=BEFORE_MATCH | HAND_WON | WALL_EMPTY,
)

# --- tiles that wake

NO_WAKE, WAKE_THREE_KINDS, WAKE_NEIGHBOURS = range(3)
wake = Choice(
    "Which tiles of the winner a tile turned up after his win wakes.",
    Word("none", NO_WAKE, "none; no tile is turned"),
    Word("three_kinds", WAKE_THREE_KINDS, "those of its kind, the one before and the one after"),
    Word("neighbours", WAKE_NEIGHBOURS, "those of the kinds before and after it, not its own"),
    hooks=HAND_WON,
)

WAKE_DRAWN, WAKE_GIVEN = range(2)
wake_points = Quantity(
    "Points that each tile awake costs every payer of a share.",
    "points",
    places=(Word("drawn", WAKE_DRAWN, "of a self-draw"), Word("given", WAKE_GIVEN, "of a win on another's tile")),
    shape=(2,),
)

# --- horses that are bought

bought_horses = Quantity(
    "Horses that a seat may buy before the deal.", "tiles", 0, 4, zero="none", hooks=HAND_WON | WALL_EMPTY
)

horse_flows = Switch("A horse repeats all that its player gets and pays in the hand, kongs too.")

outside_buyers = Quantity("Persons beside the table who buy horses.", "persons", 0, 4, hooks=BEFORE_MATCH)

outside_horses = Quantity("Horses that each person beside the table buys.", "tiles", 0, 2)

# --- birds

birds = Quantity("Tiles turned after a win that double what their seats get and pay.", "tiles", 0, 10, hooks=HAND_WON)

BIRDS_FROM_DEALER, BIRDS_FROM_WINNER, BIRDS_FROM_FEEDER = range(3)
bird_start = Choice(
    "From whom birds are counted round the table.",
    Word("dealer", BIRDS_FROM_DEALER, "from the dealer"),
    Word("winner", BIRDS_FROM_WINNER, "from the winner, each of several from himself"),
    Word("feeder", BIRDS_FROM_FEEDER, "from the winner, but from who gave the tile where several win"),
)

bird_adds = Switch("Each bird adds what is paid once more, and none stands for birds that are missing.")
