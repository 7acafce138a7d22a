"""Hooks: the places in the flow of a hand where institutions may act; `rules.hooks` has the bits of those in use.

Which setting switches on which hook stands in `rules/hooks.py`; what is done there in `core/institutions/hooks.py`.
"""

(
    BEFORE_MATCH,  # what stays from match to match, and what begins anew
    BEFORE_DEAL,  # questions before any tile is taken
    AFTER_DEAL,  # questions about the dealt hand
    HELD_BACK,  # faces that may not be discarded, claimed or laid down
    DRAW_SHOWN,  # a tile is drawn, and all may see it
    TURN_OFFERS,  # more actions for the player on turn
    SPECIAL_ACTION,  # one of them is taken
    AFTER_DISCARD,  # the discard lies in the river
    AFTER_CLAIM,  # a chow, pung or kong has been made of a discard
    AFTER_FLOWER,  # a flower has been laid out
    FLOWERS_KEPT,  # somebody lets a win by flowers be
    AFTER_KONG,  # a kong stands
    AFTER_WIN,  # one winner has been paid
    AFTER_WINS,  # all winners on one tile have been paid
    HAND_WON,  # the hand ends by a win
    WALL_EMPTY,  # the hand ends without a win that ends it
    HAND_END,  # either of them, before the next dealer is found
    MATCH_END,  # before the match is over
    NEXT_HAND,  # another hand begins, and what the last one came to can still be read
    DISCARD_STAYS,  # nobody has taken the discard
    BEFORE_PLAY,  # all hands are dealt, nobody has discarded
) = (1 << number for number in range(21))
