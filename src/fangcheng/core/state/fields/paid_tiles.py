"""Tiles that are paid for by themselves: opening wins, essences, chickens, jokers and the tile that flies."""

import numpy as np

from fangcheng.core.state.fields.kinds import Choice, Quantity, Several, Switch, Word
from fangcheng.core.state.hook_codes import (
    AFTER_CLAIM,
    AFTER_DEAL,
    AFTER_DISCARD,
    AFTER_KONG,
    BEFORE_PLAY,
    DRAW_SHOWN,
    HAND_END,
    HAND_WON,
)

OPENING_FOUR_JOYS, OPENING_NO_258, OPENING_MISSING_SUIT, OPENING_TWO_TRIPLETS, OPENING_THREE_ALIKE = 1, 2, 4, 8, 16
opening_wins = Several(
    "What dealt tiles are paid for.",
    Word("four_joys", OPENING_FOUR_JOYS, "four alike"),
    Word("no_258", OPENING_NO_258, "no 2, 5 or 8"),
    Word("missing_suit", OPENING_MISSING_SUIT, "no tile of one suit at least"),
    Word("two_triplets", OPENING_TWO_TRIPLETS, "two triplets"),
    Word("three_alike", OPENING_THREE_ALIKE, "pairs of the same number in all three suits"),
    hooks=BEFORE_PLAY,
)

opening_quads = Switch("Four alike are one of two triplets, too, where opening wins are paid.")

opening_silence = Switch("Each player says whether he shows his opening wins.")

opening_points = Quantity(
    "What each pays for an opening win.", "points", 0, 1000, zero="as for a small self-draw", dtype=np.int16
)

# --- essences: jokers that are paid for

essences = Switch("Jokers are paid for after every hand, won or drawn.", hooks=HAND_END)

essence_flip = Switch(
    "A first tile is turned and paid before play; the one below it names the jokers.", hooks=BEFORE_PLAY
)

essence_discards = Switch("Jokers that a player has discarded are paid for, too.")

OVERLORD_DOUBLES, OVERLORD_ADDS_TEN = range(2)
essence_overlord = Choice(
    "What the points of the only player who has any joker become.",
    Word("doubles", OVERLORD_DOUBLES, "twice as many"),
    Word("adds_ten", OVERLORD_ADDS_TEN, "ten more"),
)

essence_liability = Switch(
    "Who feeds a claim that lifts its maker to five points of jokers pays them for all.", hooks=AFTER_CLAIM
)

essence_before = Switch("The jokers of the hand before are paid for, too.")

essence_suits = Switch("Tiles of the jokers' numbers in the two other suits are paid for, too.")

# --- chickens

chickens = Switch(
    "Ones of bamboo, eights of dots and what a turned tile names are paid for after a win.",
    hooks=AFTER_DISCARD | HAND_WON,
)

black_chicken = Quantity("Chickens that an eight of dots counts.", "chickens", 0, 2, zero="it is a tile like others")

CHICKEN_AFTER_ANY, CHICKEN_AFTER_DRAW = range(2)
chicken_turn = Choice(
    "After which wins a tile is turned that names chickens.",
    Word("any_win", CHICKEN_AFTER_ANY, "after any"),
    Word("self_draw", CHICKEN_AFTER_DRAW, "after self-draws"),
)

chicken_open = Switch(
    "Chickens lie turned in the wall from the deal on, one more with each kong.",
    hooks=AFTER_DEAL | DRAW_SHOWN | AFTER_KONG,
)

chicken_own = Switch("A turned tile is a chicken itself.")

chicken_sides = Switch("The kind before a turned tile is a chicken, too.")

chicken_all = Switch("Chickens cost twice as much where every player has some.")

weekday = Quantity("Number that is a chicken in every suit.", "number", 0, 7, zero="no number")

# --- jokers in hand, and the tile that flies

joker_pay = Quantity("What each pays at the end of a won hand for a joker in another's hand.", "points", hooks=HAND_WON)

fly = Quantity(
    "What an honour adds to each share as the next tile, turned after a win; a number adds itself.",
    "points",
    zero="no tile is turned",
    hooks=HAND_WON,
)
