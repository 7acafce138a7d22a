"""Refusals: why a hand does not win, as small numbers kept in a result, and the rule of a variant for each."""

(
    WINS,
    NO_SHAPE,  # neither sets and a pair nor an irregular form of the rules
    NO_YAKU,  # value from dora only
    BELOW_MINIMUM,
    FURITEN,
    ROB_NOT_ALLOWED,  # a concealed kong, or a North laid aside, cannot be robbed by this hand
    PLAIN_HAND,
    HOLDS_LACK,  # tiles of the declared missing suit
    THREE_SUITS,  # no suit is missing
    JOKER_DISCARDED,  # who has discarded a joker cannot win
    NO_DISCARD_WIN,  # only self-drawn hands win
    PASSED_WIN,  # a win was let pass and the lock is on
    OPEN_KONG_REPLACEMENT,  # drawn for a kong of a discard
    LACKS_TRIPLET,  # demands that a complete hand does not meet, in the order in which they are asked (demands.py)
    LACKS_OPENED,
    LACKS_TERMINAL,
    LACKS_SUITS,
    LACKS_PAIR,
    READY_DRAWS_ONLY,  # a hand declared ready wins with what it draws itself
    LACKS_KEY,  # none of the patterns that open a win
    LACKS_FLOWERS,  # a small open win without enough flowers (combine.py)
    NO_WINNING_KIND,  # complete, but none of the kinds of hands that win
    NOT_DECLARED,  # only who has declared ready wins
    LOW_DISCARD,  # the number of the tile is too low, discarded or in a robbed kong
    LOW_SELF_DRAW,
    JOKER_DRAWS_ONLY,  # a hand with a joker wins with what it draws itself
    FISHING_DRAWS_ONLY,  # a hand that waits for any tile does
    HOLDS_KONG_TILE,  # a tile in hand that has to be laid out
    JOKER_CLAIMED,  # nobody wins on a joker that another has given
    LACKS_RUN,
    ONE_TRIPLET,  # there is none, or more than one
    PAIR_28,  # the pair is a 2 or an 8
    LACKS_BRANCHES,  # no suit has eight tiles
    MANY_JOKERS,  # more of them than a hand without a big row may hold
    ALL_LAID,  # all its sets lie open, and one tile is left
    NOT_WITH_HEART,  # no winning shape with the tile that the player has imagined
    OPEN_HAND_DRAWS_ONLY,  # as READY_DRAWS_ONLY, of a hand that lies open
    NO_SEVEN_PAIRS,  # no winning shape: seven pairs are none in this game
    JOKERS_IN_OWN_TURN,  # no winning shape: enough jokers to win without one, but on another's tile
    FIVE_ALIKE,  # no winning shape: a joker would be the fifth tile of a kind
) = range(40)
