"""Declared ready: who may declare, what it costs and binds to, and the tiles that win for who has declared."""

import numpy as np

from fangcheng.core.state.fields.kinds import Choice, Quantity, Several, Switch, Word
from fangcheng.core.state.hook_codes import SPECIAL_ACTION, TURN_OFFERS

READY_NONE, READY_RIICHI, READY_ANNOUNCED, READY_DECLARED, READY_SHOWN, READY_STANDING, READY_EARLY = range(7)
ready_rule = Choice(
    "How a player declares that his hand is ready.",
    Word("none", READY_NONE, "not at all"),
    Word("riichi", READY_RIICHI, "with a concealed hand and a stick for the winner"),
    Word(
        "announced",
        READY_ANNOUNCED,
        "with a discard, in one of two ways, or before the first turn, for the rows that ask for it",
    ),
    Word("declared", READY_DECLARED, "with a discard, and the hand changes no more"),
    Word("shown", READY_SHOWN, "with a discard, and he lays open what he draws from then on, or his hand too"),
    Word("early", READY_EARLY, "before the first turn or with the first discard, never later"),
    Word("standing", READY_STANDING, "with one of the tiles that stand apart, laid in one of four manners"),
)

ready_cost = Quantity("Points that who declares puts on the table.", "points", 0, 100_000, dtype=np.int32)

ANY_SCORE = -1_000_000  # nobody falls under it
ready_min_score = Quantity(
    "Points that a player must have to declare.",
    "points",
    0,
    1_000_000,
    words=(Word("any", ANY_SCORE, "any, debts too"),),
    dtype=np.int32,
)

ready_min_tiles = Quantity("Drawable tiles that there must be to declare.", "tiles")

READY_KONG_NONE, READY_KONG_SAME_WAITS, READY_KONG_ALWAYS_TRIPLET, READY_KONG_STILL_READY = range(4)
READY_KONG_CLAIMED_TOO = 4
ready_kong = Choice(
    "Which kongs who has declared may make.",
    Word("none", READY_KONG_NONE, "none"),
    Word("same_waits", READY_KONG_SAME_WAITS, "concealed ones that leave the waits as they are"),
    Word("same_waits_claimed_too", READY_KONG_CLAIMED_TOO, "those of discards too that leave the waits as they are"),
    Word("always_triplet", READY_KONG_ALWAYS_TRIPLET, "of tiles that are a triplet in every reading of the hand"),
    Word("still_ready", READY_KONG_STILL_READY, "those of discards too, as long as the hand could still be declared"),
)

ready_after_draw = Switch("One does not declare with the discard after a chow or pung.")

ready_needed = Switch("Only who has declared wins.")

ready_must_win = Switch("Who has declared wins when he can.")

ready_face_down = Switch("The tile that declares lies face down and is claimed by nobody.")

ready_number = Quantity(
    "Number that some tile waited for must reach, of which one at least is unseen.", "number", 0, 10, zero="none need"
)

ready_draws_only = Switch("Who has declared wins with what he draws himself, and with nothing else.")

ready_stake = Quantity("The most chips that who declares may stake.", "chips", 0, 100, zero="nobody stakes any")

ready_dealt = Switch("A complete hand that is dealt to the dealer counts as declared.")

MANNERS_ALL, MANNERS_OPEN, MANNERS_CLOSED = range(3)
ready_manners = Choice(
    "How who declares may lay his tile, each on the wall or not.",
    Word("any", MANNERS_ALL, "face up or face down, as he likes"),
    Word("open", MANNERS_OPEN, "face up"),
    Word("closed", MANNERS_CLOSED, "face down"),
)

standing = Quantity(
    "Tiles of the deal that stand apart: only one of them is ever discarded, to declare.", "tiles", zero="none do"
)

HELD_TERMINAL, HELD_THREE_SUITS, HELD_SET = 1, 2, 4
demand_ready = Several(
    "What the tiles must show already when a hand is declared.",
    Word("terminal_or_honour", HELD_TERMINAL, "a terminal or an honour"),
    Word("three_suits", HELD_THREE_SUITS, "tiles of all three suits"),
    Word("set", HELD_SET, "a triplet, an egg or a pair of dragons; or a wait on two pairs, or that of seven pairs"),
)

chow_to_ready = Switch("A chow after which one can declare may be taken from anybody.")

# --- the treasure

treasure = Switch("The first to declare throws for a tile, the treasure, which wins for all who are ready.")

treasure_match = Switch("Who waits for the treasure wins when he first sees it.")

TREASURE_AT_ONCE, TREASURE_IN_TURN = range(2)
treasure_time = Choice(
    "When the treasure is thrown for and seen.",
    Word("declaration", TREASURE_AT_ONCE, "as soon as somebody declares"),
    Word("next_turn", TREASURE_IN_TURN, "before the next draw of who has declared"),
)

LUCKY_RED, LUCKY_FOURTH = 1, 2
lucky_draws = Several(
    "Draws that win for who is ready, whatever he waits for.",
    Word("red_dragon", LUCKY_RED, "Red"),
    Word("own_fourth", LUCKY_FOURTH, "the fourth to three equal ones in the hand, or to a pung"),
)

one_shot = Switch("A win within the go-around after declaring is told apart, until somebody claims.")

watch = Switch(
    "Who is ready may look at all hands; he discards what he draws, wins when he can, and pays others dearer.",
    hooks=TURN_OFFERS | SPECIAL_ACTION,
)
