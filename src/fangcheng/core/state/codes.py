"""The numbers that stand in the records, by name: sizes, phases, melds, endings, circumstances of a win, readings."""

SEATS = 4
PERSONS = 7  # most who take turns at the seats of one table (rotation.py)
WALL = 152  # the longest wall of any rulebook is 144; the rest is room
RIVER = 64  # discards of one seat in one hand; two players left in a blood battle reach 45
MELDS = 6  # five sets of a 16-tile hand and one region's laid-out group beside them
EVENTS = 80  # the longest single step is the deal with all flowers, twenty in some games, and their replacements
PAYMENTS = 24  # payment rows of one step

NOBODY = -1

# What a place in the wall holds; a tile that is kept lies face down, and nobody draws it.
IN_WALL, GONE, TURNED, KEPT = range(4)

# Phases of a hand: a question to some seats, a turn, claims of a discard, the robbing of a kong, and what is over.
ASK, TURN, CLAIM, ROB, HAND_OVER, MATCH_OVER = range(6)

# Questions of the phase ASK, in the order of a hand: before the deal, about the dealt hand, at the empty wall, and
# whether flowers win, or ten honours; then raises against the dealer and his answer, before any bets; which tile of an
# opened kong counts as discarded, who takes the last tile. In other phases there is none.
BETS, EXCHANGE, LACK, FIRST_READY, SHOW, FLOWERS, HONOURS, RAISE, RETURN, NAME_KONG_TILE, LAST_TILE = range(11)
OPENING_WINS = 11
# Who has declared looks at the treasure before he draws, and may put one back whose like lies open.
LOOK_AT_TREASURE, THROW_AGAIN = 12, 13
HEART = 14  # which tile each imagines, about the dealt hand
NO_QUESTION = -1

# Where the tile in `drawn` came from.
FROM_NOWHERE, FROM_DEAL, FROM_WALL, FROM_KONG, FROM_FLOWER, FROM_LAY, FROM_OPEN_KONG_FLOWER, FROM_OPENED_KONG = range(8)
FROM_TREASURE = 8  # taken up by who waits for it (play/treasure.py)

# Faces that are chickens in every hand: the hero, 1s, and the black-bone one, 8p (chickens.py).
HERO, BLACK_BONE = 18, 16

# How a turn began (`claimed_turn`).
BY_DRAW, BY_CHOW, BY_PUNG, BY_OPEN_KONG = range(4)

# Melds.
CHOW, PUNG, OPEN_KONG_MELD, ADDED_KONG_MELD, CONCEALED_KONG_MELD, EGG_MELD = range(6)

KONG_INDICATORS = 4  # that kongs turn at most, beside those open from the start

# What a seat has declared (`ready`): 1 + n of the READY action, earthly ready, a hand frozen by its win or by
# an opened kong, hard ready.
READY_PLAIN, READY_OPEN, READY_HEAVENLY, READY_EARTHLY, READY_FROZEN, READY_OPENED, READY_HARD = range(1, 8)

# What is asked about the tiles that an opened kong has turned up (`opened.stage`): nothing; who wins on one of them;
# which of them its owner names; who takes the named one into a meld.
NOT_ASKED, TILES_OFFERED, NAMING, TILE_NAMED = range(4)

# River flags.
CUT_DRAWN, DECLARED_READY, CLAIMED_AWAY, AFTER_KONG_CUT, FACE_DOWN_CUT, RACKED_CUT, TURNED_CUT = 1, 2, 4, 8, 16, 32, 64

# Roles a kind can play in one hand (`role` of the table).
PLAIN, WILD, LAID_OUT, ABSENT, STANDS_IN = range(5)

# How the hand ended (`ending`).
(
    PLAYING,
    WON,
    EXHAUSTED,
    NINE_TERMINALS,
    FOUR_KONGS_DRAW,
    FOUR_WINDS_DRAW,
    FOUR_RIICHI,
    TRIPLE_RON,
    NAGASHI,
    WEST_ROUND,
    FLOWER_LAST,
    VOID,
    FAULTY,  # the wall had wrong tiles; as after a chombo the hand does not count and is dealt again
    CHOMBO,
    BROKE,  # a payment during the hand left too many without anything (garden.py)
    VOIDED,  # the host has ruled that it is played, and nobody has won (rulings.py)
    REDEALT,  # the host has ruled that it does not count and is dealt again
) = range(17)


# How a win came about (`by`).
BY_SELF, BY_DISCARD, BY_ROB = range(3)

# Circumstances (bits of `flags`).
F_READY = 1 << 0  # riichi, or ready declared
F_DOUBLE_READY = 1 << 1
F_ONE_SHOT = 1 << 2
F_LAST_TILE = 1 << 3  # the winning tile was the last of the wall, or the discard after it
F_KONG_REPLACEMENT = 1 << 4  # won with the replacement of an own kong
F_FLOWER_REPLACEMENT = 1 << 5
F_LAY_REPLACEMENT = 1 << 6  # replacement of a North laid aside
F_FIRST_TURN = 1 << 7  # before the winner's second turn, no claim before
F_LAST_OF_KIND = 1 << 8  # the three other copies are visible in rivers and melds
F_AFTER_KONG_CUT = 1 << 9  # the discard follows the discarder's kong replacement
F_OPEN_READY = 1 << 10
F_HEAVENLY_READY = 1 << 11
F_EARTHLY_READY = 1 << 12
F_OPEN_KONG_REPLACEMENT = 1 << 13  # replacement of a kong of a discard
F_PASSED_WIN = 1 << 14
F_JOKER_DISCARDED = 1 << 15
F_ROB_LAY = 1 << 16  # robbed a North laid aside: no robbing_the_kong
F_EIGHT_FLOWERS = 1 << 17  # a win by flowers alone
F_SEVEN_ROB_ONE = 1 << 18
F_NAGASHI = 1 << 19
F_ROB_CONCEALED = 1 << 20  # robbed a concealed kong
F_DOUBLE_HAND = 1 << 25  # everything in this hand counts double (double_hand.py)
# Facts of others, gathered only where a pattern with a price asks for them.
F_PAYER_MELDED = 1 << 21  # every set of the discarder or robbed maker lies open, claimed
F_PAYER_DECLARED = 1 << 22  # the discarder or robbed maker has declared ready
F_JOKERS_ELSEWHERE = 1 << 23  # another player at the table holds a joker in hand or melds
F_OTHERS_IN_PUNG = 1 << 24  # the three other copies of the winning tile lie in one pung, no robbed kong
F_LUCKY_DICE = 1 << 26  # the dice of the hand fell luckily (hand_luck.py)
F_AFTER_WASH_OUT = 1 << 27  # a drawn hand is still counted (hand_luck.py)
F_HONOUR_RUN = 1 << 28  # a win by honours discarded alone (honour_run.py)
F_HONOUR_RUN_JOKER = 1 << 29  # and a joker was among them
F_DRIFT, MOST_DRIFT = 30, 3  # from this bit on a number of two bits: jokers discarded before the win (drift.py)
F_KONG_TILE = 1 << 32  # won on a tile that an opened kong has turned up
F_KONG_OPENED = 1 << 33  # robbed a kong that is opened
F_TREASURE = 1 << 34  # drew a tile of the treasure's kind, or the treasure itself
F_TREASURE_SEEN = 1 << 35  # won with the treasure when he first saw it
F_BEST_WAIT = 1 << 36  # the tile drawn was no wait: the hand counts as if he had drawn the best one (lucky_draw.py)
F_RED_FLIES = 1 << 37  # a red dragon drawn by who is ready
F_STRONG_WIND = 1 << 38  # the fourth tile of an own triplet drawn by who is ready
F_THROWN, MOST_THROWN = 39, 4  # from this bit on a number of three bits: jokers discarded (joker_factors.py)
F_JOKER_FISHES = 1 << 42  # four sets and a joker waited for any tile to pair it (fishing.py)


# Groups, forms and waits of a reading.
RUN, TRIPLET, KONG, PAIR, KNITTED_RUN = range(5)
(
    STANDARD,
    SEVEN_PAIRS_FORM,
    ORPHANS_FORM,
    KNITTED_FORM,
    LOOSE_FORM,
    EIGHT_PAIRS_FORM,
    ORPHANS_AND_SET_FORM,
    UNRELATED_FORM,
    MISFITS_FORM,
    HONOURS_FORM,
    WON_BY_JOKERS,
    ALL_258_FORM,
    SUMS_FORM,
    EIGHT_AND_ONE_FORM,
) = range(14)
NO_WAIT, TWO_SIDED, CLOSED, EDGE, PAIR_WAIT, TRIPLET_WAIT = range(6)

PARTS = 12  # places of a result for how fu or a total came about
