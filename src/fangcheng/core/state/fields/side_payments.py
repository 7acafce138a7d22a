"""Side payments: what is paid for kongs, followed discards, flowers and fouls, beside the hand itself."""

import numpy as np

from fangcheng.core.state.fields.kinds import Choice, Quantity, Switch, Word
from fangcheng.core.state.hook_codes import (
    AFTER_DISCARD,
    AFTER_FLOWER,
    AFTER_WIN,
    AFTER_WINS,
    BEFORE_MATCH,
    DISCARD_STAYS,
    DRAW_SHOWN,
    HAND_END,
    HAND_WON,
    HELD_BACK,
    MATCH_END,
    WALL_EMPTY,
)

# --- kongs

kong_units = Switch("Kongs, flowers and followed discards count times the units between the pair (share_units).")

late_added_kong = Switch("A fourth tile added after the turn it was drawn in is paid, too.")

late_concealed_kong = Switch("A concealed kong that is laid after the turn that completed it is paid, too.")

graze = Switch("Where who fed a kong pays it, the others pay one base each.")

KONGS_KEPT, TO_THE_WINNER, BACK = range(3)
call_transfer = Choice(
    "What becomes of the income of a kong when the discard after it is won on.",
    Word("none", KONGS_KEPT, "its maker keeps it"),
    Word("winner", TO_THE_WINNER, "the winners get it", AFTER_WINS),
    Word("payers", BACK, "who paid it gets it back", AFTER_WINS),
)

# --- followed discards

follow = Quantity("What a dealer pays each whose first discard all have followed.", "points", hooks=HAND_END)

FOLLOW_AT_THE_END, FOLLOW_WITH_A_WIN = range(2)
follow_when = Choice(
    "When a dealer pays whose first discard all have followed.",
    Word("at_the_end", FOLLOW_AT_THE_END, "at the end of any hand"),
    Word("with_a_win", FOLLOW_WITH_A_WIN, "at the end of a hand that is won", HAND_WON),
)

CHASE_OF_DEALER, CHASE_OF_ANYBODY = range(2)
chase = Quantity(
    "What who was followed pays each at once, unless the last of the four tiles is won on.",
    "points",
    places=(
        Word("dealer", CHASE_OF_DEALER, "the dealer, with the first discards"),
        Word("anybody", CHASE_OF_ANYBODY, "anybody, at any other time"),
    ),
    shape=(2,),
    hooks=DISCARD_STAYS,
)

# --- drawn hands and flowers

drawn_hand_pay = Quantity(
    "What the dealer pays each when nobody has won, not in the first hand.", "points", hooks=WALL_EMPTY
)

SEVEN_LAID, EIGHT_LAID = range(2)
flower_pay = Quantity(
    "What each owes, with a won hand, to who has laid out flowers.",
    "points",
    places=(Word("seven", SEVEN_LAID, "seven of them"), Word("eight", EIGHT_LAID, "all eight")),
    shape=(2,),
    hooks=HAND_WON,
)

# --- duties of who discards

FOLLOW_FREE, FOLLOW_HONOURS, FOLLOW_WINDS = range(3)
follow_duty = Choice(
    "Whether who holds the honour that the dealer has discarded first must discard it too.",
    Word("none", FOLLOW_FREE, "nobody need"),
    Word("honours", FOLLOW_HONOURS, "so it is with any honour"),
    Word("winds", FOLLOW_WINDS, "so it is with winds alone"),
    hooks=HELD_BACK | DRAW_SHOWN,
)

honour_discipline = Switch("Single honours are discarded first.", hooks=HELD_BACK)

burn = Quantity(
    "What a dealer pays each when all have followed him and the hand is won.",
    "points",
    0,
    10_000,
    dtype=np.int16,
    hooks=HAND_WON,
)

BURNING_DOUBLES, BURNINGS_ADD_UP = range(2)
burn_chain = Choice(
    "What a dealer pays who is followed again with his next discards.",
    Word("doubles", BURNING_DOUBLES, "the doubled sum in place of the former one"),
    Word("adds_up", BURNINGS_ADD_UP, "the doubled sum beside the former one"),
)

# --- fines, and what is paid at once

fine = Quantity(
    "Points of a fine that the host enters; it goes into a pot for the next winner.",
    "points",
    0,
    100_000,
    zero="there are none",
    dtype=np.int32,
    hooks=BEFORE_MATCH | AFTER_WIN | MATCH_END,
)

MIXED_FLOWERS, FLOWER_SERIES, SEVEN_FLOWERS, EIGHT_FLOWERS = range(4)
FOLLOWED_OUTER, FOLLOWED_INNER, FOUR_WINDS, FOUR_ALIKE = range(4, 8)
side_pay = Quantity(
    "What each pays at once, in half bases.",
    "half bases",
    places=(
        Word("mixed_flowers", MIXED_FLOWERS, "four flowers of both series"),
        Word("flower_series", FLOWER_SERIES, "all four flowers of a series"),
        Word("seven_flowers", SEVEN_FLOWERS, "seven flowers"),
        Word("eight_flowers", EIGHT_FLOWERS, "all eight flowers"),
        Word("followed_outer", FOLLOWED_OUTER, "a terminal or honour that all have followed; its discarder pays"),
        Word("followed_inner", FOLLOWED_INNER, "any other tile that all have followed; its discarder pays"),
        Word("four_winds", FOUR_WINDS, "to who discards the four winds first"),
        Word("four_alike", FOUR_ALIKE, "by who discards all four of a face"),
    ),
    shape=(8,),
    hooks=AFTER_DISCARD | AFTER_FLOWER,
)

side_pay_once = Switch(
    "Discards are paid at once no more than once a player and hand, followed ones only if none broke the row."
)

pulling = Switch("Wins on a discard are noted and pulled.", hooks=BEFORE_MATCH | HAND_WON | MATCH_END)

CAP_VALUE = -1
AS_UNREADY = 0
pig_amount = Quantity(
    "What who holds three suits at the empty wall pays each other, in bases.",
    "bases",
    0,
    1000,
    words=(
        Word("cap", CAP_VALUE, "a hand at the cap; five fan where there is none"),
        Word("as_unready", AS_UNREADY, "what any unready player pays"),
    ),
    dtype=np.int16,
)
