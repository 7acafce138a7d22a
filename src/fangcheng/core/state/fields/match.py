"""The match: points, placement, who deals next, when it is over, who sits where, and the time for a decision."""

import numpy as np

from fangcheng.core.state.codes import PERSONS, SEATS
from fangcheng.core.state.fields.kinds import Choice, Made, Quantity, Spelled, Switch, Word
from fangcheng.core.state.hook_codes import AFTER_WIN, BEFORE_MATCH, HAND_END, MATCH_END, NEXT_HAND

# --- points and placement

start_score = Quantity("Points with which each begins.", "points", 0, 1_000_000, dtype=np.int32)

target = Quantity(
    "Points that the first must have when the match ends.", "points", 0, 1_000_000, zero="none need", dtype=np.int32
)

return_points = Quantity("Points from which final scores are reckoned.", "points", 0, 1_000_000, dtype=np.int32)

uma = Quantity(
    "What each place adds to a final score, from first to last, in tenths of 1000 points.",
    "tenths of 1000 points",
    -10_000,
    10_000,
    dtype=np.int32,
    shape=(SEATS,),
)

oka = Switch("The first gets what return points exceed start points by, for each player.")

yakitori = Quantity(
    "What who has won no hand pays each other at the end.", "points", 0, 100_000, dtype=np.int32, hooks=MATCH_END
)

chip_value = Quantity(
    "Points of a chip.",
    "points",
    0,
    100_000,
    zero="no chips are played",
    dtype=np.int32,
    hooks=BEFORE_MATCH | AFTER_WIN | MATCH_END,
)

CHOMBO_NONE, CHOMBO_MANGAN, CHOMBO_FINAL = range(3)
chombo = Choice(
    "What a foul costs on which the host rules.",
    Word("none", CHOMBO_NONE, "there is no such ruling"),
    Word("mangan", CHOMBO_MANGAN, "a mangan the wrong way round"),
    Word("final_score", CHOMBO_FINAL, "points off the final score (chombo_points)"),
)

chombo_points = Quantity("Points that a foul takes off the final score.", "points", 0, 100_000, dtype=np.int32)

hands_after_time = Quantity("Hands that are played after the one in which time is called.", "hands")

SEATS_BY_WIND_TILES, SEATS_AS_THEY_COME = range(2)
seat_draw = Choice(
    "How seats are taken before a match.",
    Word("wind_tiles", SEATS_BY_WIND_TILES, "by drawing wind tiles"),
    Word("as_they_come", SEATS_AS_THEY_COME, "as players come"),
)

share_ties = Switch("Equal points share placement points, and the sticks left at the end.")

table_points = Switch("A match brings 4, 3, 2 and 1 points by place, which equal scores share.")

# --- who deals next

DEALER_STAYS_ON_WIN, DEALER_PASSES, DEALER_FIRST_WINNER, DEALER_NEAREST_WINNER, DEALER_AFTER_NEAREST = range(5)
DEALER_PASSES_ON_WIN = 5
dealer_rule = Choice(
    "Who deals after a hand that was won.",
    Word("stays_on_win", DEALER_STAYS_ON_WIN, "the dealer if he has won, else the next player"),
    Word("passes", DEALER_PASSES, "the next player, whatever has happened"),
    Word(
        "passes_on_win",
        DEALER_PASSES_ON_WIN,
        "the next player, whoever has won; a drawn hand has a rule of its own (draw_rule)",
    ),
    Word("first_winner", DEALER_FIRST_WINNER, "the first winner, or who gave the tile that several won on"),
    Word("nearest_winner", DEALER_NEAREST_WINNER, "the winner, of several the nearest after who gave the tile"),
    Word("after_nearest", DEALER_AFTER_NEAREST, "the winner, of several the player after the nearest one"),
)

DRAW_STAYS, DRAW_PASSES, DRAW_STAYS_READY, DRAW_STAYS_WITHOUT_KONG, DRAW_LAST_DRAWER, DRAW_LAST_TAKER = range(6)
draw_rule = Choice(
    "Who deals after a drawn hand.",
    Word("stays", DRAW_STAYS, "the dealer again"),
    Word("passes", DRAW_PASSES, "the next player"),
    Word("stays_if_ready", DRAW_STAYS_READY, "the dealer again if he is ready"),
    Word("stays_without_kong", DRAW_STAYS_WITHOUT_KONG, "the dealer again if nobody has made a kong"),
    Word("last_drawer", DRAW_LAST_DRAWER, "who drew the last tile"),
    Word("last_taker", DRAW_LAST_TAKER, "who took the last tile, or was asked for it first"),
)

draw_no_repeat = Switch("A drawn hand leaves the repeats of a dealer who stays as they were.")

series = Quantity("Repeats with which a win of the dealer ends his series.", "repeats", 0, 20, zero="nothing ends it")

series_dice = Switch("After a dealer's series a throw names the next dealer; otherwise all draw their seats anew.")

streak_max = Quantity("Repeats of a dealer that are counted.", "repeats", 0, 20, zero="all")

# --- when a match is over

rounds = Quantity("Rounds of a match.", "rounds", 0, 8, zero="a match is counted in hands")

round_winds = Spelled("The wind of each round.", "winds of the rounds in order, such as ESWN", shape=(8,))

HANDS_UNTIL_TIME = 32767
hands = Quantity(
    "Hands of a match that is counted in hands.",
    "hands",
    0,
    256,
    zero="it is counted in rounds",
    words=(Word("until_time", HANDS_UNTIL_TIME, "as many as the time allows"),),
    dtype=np.int16,
)

NO_EXTENSION, SUDDEN_DEATH, FULL_ROUND, GO_ON = range(4)
extension = Choice(
    "What follows the planned rounds where nobody has reached the target.",
    Word("none", NO_EXTENSION, "nothing"),
    Word("sudden_death", SUDDEN_DEATH, "one round more, until somebody reaches it"),
    Word("full_round", FULL_ROUND, "one round more to its end"),
    Word("go_on", GO_ON, "round after round, until somebody has reached it at the end of one"),
)

bust = Switch("A match is over when somebody has less than nothing.")

all_last_stop = Switch("In the last hand a dealer who stays and leads ends the match.")

all_last_repeat = Switch("A dealer who stays in the last hand plays another.")

# --- who sits where

seat_change = Switch("After each round the players change seats.")

winds_anew = Switch("After each round all draw their seats anew.")

persons = Quantity(
    "Who take turns at the seats of the table.",
    "persons",
    0,
    PERSONS,
    zero="nobody waits for a seat",
    hooks=BEFORE_MATCH | NEXT_HAND,
)

shadow = Switch("Who waits for a seat follows a player, and gets or pays his result again.", hooks=HAND_END)

# --- time, which the server keeps

clock_first = Quantity(
    "Time of the dealer up to the first discard of a hand.", "seconds", 0, 3600, zero="no limit", dtype=np.int16
)

clock_turn = Quantity("Time for a turn.", "seconds", 0, 3600, zero="no limit", dtype=np.int16)

clock_claim = Quantity("Time to claim a tile.", "seconds", 0, 3600, zero="no limit", dtype=np.int16)

match_minutes = Quantity("Time of a match.", "minutes", 0, 1440, zero="no limit", dtype=np.int16)

# --- the next match

RESEAT_AS_EVER, RESEAT_BY_WINNER = range(2)
reseat_rule = Choice(
    "How the seats of a next match are taken.",
    Word("as_ever", RESEAT_AS_EVER, "as those of the first"),
    Word(
        "by_winner",
        RESEAT_BY_WINNER,
        "the winner of the last hand throws for them, until all sit in another order than before",
    ),
)

LEAVING_CHANGES_NOTHING, LEAVING_ENDS_MATCH, LEAVING_VOIDS_COUNTS = range(3)
leave_rule = Choice(
    "What it means that somebody leaves for good.",
    Word("none", LEAVING_CHANGES_NOTHING, "nothing is said of it"),
    Word("ends_match", LEAVING_ENDS_MATCH, "a new match begins with the scores as they are"),
    Word("voids_counts", LEAVING_VOIDS_COUNTS, "what counts for the same company alone is void"),
)

hooks = Made("Bits of the hooks that these rules use (hook_codes.py).", np.uint32)

spare = Made("Room for regions to come.", np.int16, (64,))
