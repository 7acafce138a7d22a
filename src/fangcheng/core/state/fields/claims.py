"""Claims: who may take a discard for which set, and what bars it."""

from fangcheng.core.state.fields.kinds import Choice, Quantity, Switch, Word
from fangcheng.core.state.hook_codes import AFTER_DISCARD, HELD_BACK

WINDOW, LIVE = range(2)
claim_timing = Choice(
    "How long a discard may be claimed.",
    Word("window", WINDOW, "until all have answered; the claim of the highest rank counts"),
    Word("live", LIVE, "until somebody acts; the first claim counts"),
)

PUNG_ANYBODY, PUNG_NOBODY = range(2)
claim_pon = Choice(
    "Who may make a pung or a kong of a discard.",
    Word("anybody", PUNG_ANYBODY, "anybody"),
    Word("nobody", PUNG_NOBODY, "nobody"),
)

CHOW_NOBODY, CHOW_NEXT, CHOW_ANYBODY = range(3)
claim_chi = Choice(
    "Who may make a chow, or a sum, of a discard.",
    Word("nobody", CHOW_NOBODY, "nobody"),
    Word("next", CHOW_NEXT, "the next player"),
    Word("anybody", CHOW_ANYBODY, "anybody"),
)

SWAP_FREE, SWAP_SAME, SWAP_BOTH_ENDS, SWAP_LINE, SWAP_SAME_AFTER_CHOW, SWAP_ENDS_AFTER_CHOW = range(6)
swap_ban = Choice(
    "What may not be discarded right after a claim.",
    Word("none", SWAP_FREE, "everything may"),
    Word("same", SWAP_SAME, "the kind that was claimed"),
    Word("both_ends", SWAP_BOTH_ENDS, "that kind, and the one at the other end of the chow"),
    Word("line", SWAP_LINE, "all of its suit on the line of that kind: 1-4-7, 2-5-8 or 3-6-9"),
    Word("same_after_chow", SWAP_SAME_AFTER_CHOW, "the kind that was chowed; after a pung everything may"),
    Word(
        "both_ends_after_chow",
        SWAP_ENDS_AFTER_CHOW,
        "after a chow that kind, and the one at its other end; after a pung everything may",
    ),
)

swap_ban_own = Switch(
    "In the go-around one does not chow what one has just discarded, nor its twin at the other end of the chow."
)

# --- what own discards bar

recall_own = Switch("A kind that one has discarded oneself may be made a pung or a kong.")

own_river_chow = Switch("A kind that one has discarded oneself is not chowed.")

own_river_draw = Switch("One does not win with a kind that one has discarded oneself, not even by drawing it.")

# --- chows

chow_between = Switch("The claimed tile of a chow lies between its neighbours, not sideways.")

chow_limit = Quantity("Chows that one player may make in a hand.", "chows", 0, 5, zero="any number")

# --- bans

NO_CIRCLE, CIRCLE_TO_DISCARD, CIRCLE_TO_TURN = range(3)
catch_circle = Choice(
    "What a discarded joker bars for the others, and until when.",
    Word("none", NO_CIRCLE, "nothing"),
    Word(
        "to_discard",
        CIRCLE_TO_DISCARD,
        "they claim nothing, add to no pung and discard what they draw until its thrower discards another tile",
    ),
    Word(
        "to_turn",
        CIRCLE_TO_TURN,
        "they claim nothing and discard what they draw, but may add to pungs, until its thrower draws or claims",
    ),
    hooks=HELD_BACK | AFTER_DISCARD,
)

three_for_kong = Switch("Who holds three alike may take the fourth for a kong, not for a pung.")

pung_pass_ban = Switch("A pung that was let pass may not be made of the same kind in the go-around.")

meld_suits = Quantity("Suits that the melds of a hand may be of after a claim.", "suits", zero="any number")

last_hand_tile = Switch("Who has chowed claims nothing that leaves him one tile in hand.")

pung_pass_own = Switch("Who discards one of three alike has let their pung pass; any claim lifts the ban.")

pung_pass_draw = Switch("The ban on a passed pung ends with the next own draw, no sooner.")

# --- the end of the wall

claims_end = Quantity("With this many drawable tiles or fewer a discard is claimed for nothing but a win.", "tiles")

last_discard_pon = Switch("The discard after the last tile may be made a pung, unless a pung began that turn.")
