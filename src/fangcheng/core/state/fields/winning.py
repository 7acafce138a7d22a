"""Winning: whose win counts, what bars it, and what a hand must show and be worth."""

import numpy as np

from fangcheng.core.state.fields.demands import SHOWN
from fangcheng.core.state.fields.forms import SHAPES
from fangcheng.core.state.fields.kinds import Choice, Quantity, Several, Switch, Word
from fangcheng.core.state.hook_codes import AFTER_DISCARD

win_by_discard = Switch("A discard may be won on.")

discard_win_streak = Quantity(
    "Repeats of the dealer from which another's tile may be won on.", "repeats", 0, 20, zero="always"
)

WINNER_NEAREST, WINNERS_ALL, WINNER_DEAREST, WINNER_HIGHEST_CLASS = range(4)
winners = Choice(
    "Whose win counts where several win on one tile.",
    Word("nearest", WINNER_NEAREST, "that of the nearest after who gave the tile"),
    Word("all", WINNERS_ALL, "all"),
    Word("dearest", WINNER_DEAREST, "the one of the highest value; of equal ones the nearest"),
    Word("highest_class", WINNER_HIGHEST_CLASS, "that of the highest class (rank, class_from); of equals the nearest"),
)

THREE_WIN, THREE_DRAW = range(2)
triple_rule = Choice(
    "What happens where three win on one tile.",
    Word("all_win", THREE_WIN, "all three win"),
    Word("drawn_hand", THREE_DRAW, "the hand is drawn"),
)

BLOOD_RIVER, FIRST_WIN_ENDS, SECOND_WIN_ENDS, THIRD_WIN_ENDS = range(4)
play_on = Choice(
    "Whether the others play on after a win.",
    Word("never", FIRST_WIN_ENDS, "the first win ends the hand"),
    Word("until_second_win", SECOND_WIN_ENDS, "until two have won"),
    Word("until_third_win", THIRD_WIN_ENDS, "until three have won"),
    Word("until_wall_ends", BLOOD_RIVER, "until the wall is empty, and winners win again"),
)

# --- passed wins

BARS_NOTHING, BARS_KIND, BARS_VALUE, BARS_CLASS, BARS_DISCARDS, BARS_EVERY_WIN, BARS_POINTS = range(7)
pass_bars = Choice(
    "What a win that one has let pass bars.",
    Word("nothing", BARS_NOTHING, "nothing"),
    Word("kind", BARS_KIND, "the same kind from another player"),
    Word("value", BARS_VALUE, "wins on others' tiles of the same or a lower value"),
    Word("class", BARS_CLASS, "wins on others' tiles of the same or a lower class"),
    Word("discards", BARS_DISCARDS, "every win on another's tile"),
    Word("every_win", BARS_EVERY_WIN, "every win, self-draws too"),
    Word("points", BARS_POINTS, "wins that cost who gives the tile no more than the dearest one let pass"),
)

COUNTS_CHANCE, COUNTS_SELF_DRAW, COUNTS_OWN_DISCARD, COUNTS_WAITED, COUNTS_OWN_RIVER, COUNTS_AS_GIVEN = range(6)
pass_counts = Several(
    "What counts as letting a win pass.",
    Word("chance", COUNTS_CHANCE, "a win that was open on another's tile"),
    Word("self_draw", COUNTS_SELF_DRAW, "a win that was open on an own draw"),
    Word("own_discard", COUNTS_OWN_DISCARD, "the own discard of a winning tile"),
    Word("waited", COUNTS_WAITED, "any tile waited for that goes by"),
    Word("own_river", COUNTS_OWN_RIVER, "own discards, as long as one waits for them"),
    Word("as_given", COUNTS_AS_GIVEN, "the own discard of a winning tile, for what it had brought as another's"),
    shape=(8,),
)

UNTIL_OWN_DRAW, UNTIL_OWN_CLAIM, UNTIL_OWN_DISCARD, UNTIL_SAFE_DISCARD = range(4)
UNTIL_UNREADY_PUNG, UNTIL_ANY_CLAIM, UNTIL_HAND_IF_READY, UNTIL_COMPULSORY = range(4, 8)
pass_until = Several(
    "What lifts the bar before the hand ends.",
    Word("own_draw", UNTIL_OWN_DRAW, "the own next draw"),
    Word("own_claim", UNTIL_OWN_CLAIM, "an own claim"),
    Word("own_discard", UNTIL_OWN_DISCARD, "the own next discard"),
    Word("safe_discard", UNTIL_SAFE_DISCARD, "an own discard of a tile one does not wait for"),
    Word("unready_pung", UNTIL_UNREADY_PUNG, "an own pung after which one is not ready"),
    Word("any_claim", UNTIL_ANY_CLAIM, "a claim of anybody"),
    Word("hand_if_ready", UNTIL_HAND_IF_READY, "nothing lifts it for who has declared ready"),
    Word("compulsory", UNTIL_COMPULSORY, "it is lifted while wins are compulsory"),
    shape=(8,),
)

NO_CLASS = 0
class_from = Quantity(
    "Value from which a win is of class 1.",
    "points",
    words=(Word("none", NO_CLASS, "its value says nothing about its class"),),
    dtype=np.int16,
)

# --- the shape of the hand

forms = Several("The shapes with which a hand wins.", *SHAPES, dtype=np.int32)

pairs_first = Switch("A hand that is seven pairs is read as nothing else.")

drift = Switch("Jokers that are discarded while any tile would win are counted.", hooks=AFTER_DISCARD)

honour_runs = Switch("Three different winds are a run, and so are the three dragons.")

NO_HONOUR_RUN, HONOUR_RUN_WINS, HONOUR_RUN_MAY_WIN = range(3)
honour_run = Choice(
    "What ten honours bring to who discards nothing else first.",
    Word("none", NO_HONOUR_RUN, "nothing"),
    Word("wins", HONOUR_RUN_WINS, "they win at once"),
    Word("may_win", HONOUR_RUN_MAY_WIN, "their player is asked whether he wins"),
)

honour_run_joker = Quantity(
    "Rows more for a win by ten honours discarded first, if a joker is among them.", "rows", 0, 10
)

# --- what it must be worth

minimum = Quantity("Value that a win needs.", "points", 0, 1000, dtype=np.int16)

discard_number = Quantity(
    "Number that another's tile must reach to be won on, an honour being ten.", "number", 0, 10, zero="any tile"
)

self_draw_number = Quantity(
    "Number that a drawn tile must reach to be won on, an honour being ten.", "number", 0, 10, zero="any tile"
)

minimum_points = Quantity(
    "Points that a win needs beside its minimum, before the base and who pays them count.",
    "points",
    0,
    1000,
    dtype=np.int16,
)

NEVER = 0
minimum_two_from = Quantity(
    "Counters on the table from which a win needs two han.",
    "counters",
    words=(Word("never", NEVER, "one is enough, however many there are"),),
)

# --- what it must show: one word of each list that is not empty

demand_triplet = Several(
    "A win shows one of these; without, its player is told that it has no triplet.", *SHOWN, dtype=np.int32
)

demand_opened = Several(
    "A win shows one of these; without, its player is told that the hand is not opened.", *SHOWN, dtype=np.int32
)

demand_terminal = Several(
    "A win shows one of these; without, its player is told that it has no terminal.", *SHOWN, dtype=np.int32
)

demand_suits = Several(
    "A win shows one of these; without, its player is told which suits it lacks.", *SHOWN, dtype=np.int32
)

demand_run = Several(
    "A win shows one of these; without, its player is told that it has no run, or no terminal where that would do.",
    *SHOWN,
    dtype=np.int32,
)

demand_pair = Several(
    "A win shows one of these; without, its player is told that its pair is not the right one.", *SHOWN, dtype=np.int32
)

demand_hidden = Several(
    "A win shows one of these; without, its player is told that all of its sets lie open.", *SHOWN, dtype=np.int32
)

demand_branches = Switch("A win needs eight tiles of one suit.")

small_win_flowers = Quantity("Flowers laid out that an open win of class 0 needs.", "flowers", 0, 20)

# --- wins that are forced, and what ready means

forced_rob = Switch("Who has not declared ready wins when he can on a robbed kong and on the discard after a kong.")

compulsory_last = Quantity("A win that is possible is forced in the last so many tiles.", "tiles")

READY_MEANS_PAID, READY_MEANS_WINNABLE, READY_MEANS_SHAPE = range(3)
ready_means = Choice(
    "What makes a hand ready where payments hang on it.",
    Word("as_paid", READY_MEANS_PAID, "its shape for a fixed sum, a win on a discard for the value of one"),
    Word("winnable", READY_MEANS_WINNABLE, "some tile would make a win, with all that is demanded"),
    Word("shape", READY_MEANS_SHAPE, "its shape"),
)

OWN_FOUR_WAIT, OWN_FOUR_NO_WAIT, OWN_FOUR_CONCEALED = range(3)
own_four = Choice(
    "Whether a kind is waited for of which one holds all tiles oneself.",
    Word("wait", OWN_FOUR_WAIT, "it is"),
    Word("no_wait", OWN_FOUR_NO_WAIT, "it is not"),
    Word("no_wait_if_concealed", OWN_FOUR_CONCEALED, "it is not if all are concealed"),
)
