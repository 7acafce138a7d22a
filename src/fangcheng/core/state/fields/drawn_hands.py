"""Drawn hands and the end of the wall: what ends a hand without a win, what is then paid, and the last tiles."""

import numpy as np

from fangcheng.core.state.fields.kinds import Choice, Quantity, Several, Switch, Word
from fangcheng.core.state.hook_codes import WALL_EMPTY

ABORT_NINE_TERMINALS, ABORT_FOUR_KONGS, ABORT_FOUR_WINDS, ABORT_FOUR_READY, ABORT_FOUR_WEST = range(5)
ABORT_NINE_BY_ANYBODY = 5
abortive = Several(
    "What ends a hand without a win before the wall does.",
    Word(
        "nine_terminals",
        ABORT_NINE_TERMINALS,
        "nine kinds of terminals and honours in the first turn, called by their player",
    ),
    Word("four_kongs", ABORT_FOUR_KONGS, "four kongs of several players"),
    Word("four_winds", ABORT_FOUR_WINDS, "four equal winds as first discards"),
    Word("four_riichi", ABORT_FOUR_READY, "four declarations of ready"),
    Word("west_round", ABORT_FOUR_WEST, "four West as first discards"),
    Word(
        "nine_by_anybody",
        ABORT_NINE_BY_ANYBODY,
        "nine terminals and honours, called by anybody before the first discard",
    ),
    shape=(8,),
)

abort_keeps_deal = Switch("After an abortive draw the dealer stays.")

noten_total = Quantity(
    "Points that the unready pay the ready at the empty wall, all together.", "points", 0, 100_000, dtype=np.int32
)

noten_declare = Switch("A ready hand may be kept hidden at the empty wall.")

NAGASHI_OFF, NAGASHI_WINS, NAGASHI_DRAWN, NAGASHI_PLAIN = range(4)
nagashi = Choice(
    "What it brings to have discarded terminals and honours alone, none of them claimed.",
    Word("none", NAGASHI_OFF, "nothing"),
    Word("win", NAGASHI_WINS, "a mangan, as a win"),
    Word("drawn_hand", NAGASHI_DRAWN, "a mangan in a drawn hand, counters paid with it"),
    Word("plain", NAGASHI_PLAIN, "a mangan in a drawn hand, without counters"),
)

# --- the last tiles

last_tile_wild = Switch("Whoever takes the last tile wins with it as any inner tile, or nobody does.")

WILD_ANYTHING, WILD_NO_OUTER, WILD_NO_TERMINAL = range(3)
wild_inner = Choice(
    "What jokers and a wild last tile stand for.",
    Word("anything", WILD_ANYTHING, "any tile"),
    Word("no_outer", WILD_NO_OUTER, "no terminal, and no honour but their own face"),
    Word("no_terminal", WILD_NO_TERMINAL, "no terminal"),
)

draw_only_tail = Quantity("The last tiles that are drawn in turn while nobody discards.", "tiles", 0, 8)

sea_bed = Switch("The last tile is offered round, and who takes it wins with it or lays it down.")

sea_bed_free = Switch("Nobody need be ready to take the last tile that is offered round.")

# --- what is paid at the empty wall

CHECK_NOTHING, CHECK_NOTEN, CHECK_SICHUAN, CHECK_FACTORS = range(4)
draw_check = Choice(
    "What is looked at when the wall is empty.",
    Word("nothing", CHECK_NOTHING, "nothing"),
    Word("noten", CHECK_NOTEN, "who is ready: the unready pay a fixed sum"),
    Word("pigs_and_unready", CHECK_SICHUAN, "who still holds three suits, and who is ready", WALL_EMPTY),
    Word("factors", CHECK_FACTORS, "who is ready: the unready pay by what both have laid", WALL_EMPTY),
)

teams = Switch("Seats across are a team, and the hand ends when both of one have won.")
