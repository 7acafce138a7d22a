"""The wall: seats and tiles, how the wall is broken and dealt, what is kept back of it."""

from fangcheng.core.state.codes import SEATS
from fangcheng.core.state.fields.kinds import Choice, Quantity, Spelled, Switch, Word
from fangcheng.tiles import KINDS

seats = Quantity("How many play at the table.", "players", 3, 4)

copies = Spelled(
    "How many of each kind are in the wall.",
    "parts of the set or single tiles, joined by +: suits + honours",
    shape=(KINDS,),
    setting="tiles",
)

sets = Quantity("Sets of a full hand; in hand lie three tiles for each, and one more.", "sets", 4, 5)

# --- breaking the wall

dice_count = Quantity("Dice thrown at once.", "dice", 1, 3)

stacks = Quantity("Stacks before each seat, counted from the dealer on.", "stacks", 0, 40, shape=(SEATS,))

BREAK_SUM, BREAK_SECOND_SUM, BREAK_TWICE, BREAK_SMALLER, BREAK_OWN, BREAK_LARGER_SIDE = range(6)
BREAK_NOT_OWN, BREAK_NAMED = range(6, 8)
break_rule = Choice(
    "How the dice open the wall.",
    Word("sum", BREAK_SUM, "one sum names the wall and the stack"),
    Word("second_sum", BREAK_SECOND_SUM, "the second thrower's wall, at the stack that both throws together name"),
    Word("twice", BREAK_TWICE, "the dealer throws for the wall and again for the stack"),
    Word("smaller", BREAK_SMALLER, "the sum names the wall, the smaller die the stack"),
    Word("own", BREAK_OWN, "the dealer's own wall"),
    Word("larger_side", BREAK_LARGER_SIDE, "the larger die names the wall, the sum the stack"),
    Word("named", BREAK_NAMED, "who the dealer's sum names throws again, and his sum names wall and stack"),
    Word("never_own", BREAK_NOT_OWN, "the sum names the wall of one of the others, the smaller die the stack"),
)

FROM_DEALER, FROM_LEFT = range(2)
break_from = Choice(
    "Who is one where the sum of the dice is counted round the table.",
    Word("dealer", FROM_DEALER, "the dealer"),
    Word("left", FROM_LEFT, "the player on the dealer's left"),
)

FIRST_EAST, FIRST_ONE_THROW, FIRST_TWO_THROWS, FIRST_BY_CHANCE = range(4)
first_dealer_rule = Choice(
    "Who deals the first hand of a match.",
    Word("east", FIRST_EAST, "who drew East"),
    Word("one_throw", FIRST_ONE_THROW, "whom one throw of the dice names"),
    Word("two_throws", FIRST_TWO_THROWS, "whom a second throw names, counted from the one the first has named"),
    Word("chance", FIRST_BY_CHANCE, "anybody, by chance"),
)

break_shift = Quantity("Added to the counted stack: with -1 the wall opens one stack before it.", "stacks", -1, 1)

# --- the end of the wall

dead_wall = Quantity("Tiles set apart at the end of the wall, with indicators and replacements.", "tiles", 0, 40)

replacements = Quantity("Replacement tiles of kongs in the dead wall.", "tiles", 0, 20)

reserve = Quantity("Tiles at the end of the wall that nobody draws.", "tiles", 0, 60)

RESERVE_SLIDES, RESERVE_FIXED = range(2)
reserve_at = Choice(
    "Where the tiles kept back lie when replacements are drawn.",
    Word("tail_slides", RESERVE_SLIDES, "a replacement is the very last tile, and the reserve moves forward"),
    Word("fixed", RESERVE_FIXED, "the reserve stays, and replacements come from in front of it"),
)

reserve_first_kong = Quantity("Tiles that the reserve grows by with the first kong of the table.", "tiles", 0, 20)

reserve_per_kong = Quantity("Tiles that the reserve grows by with every further kong.", "tiles", 0, 20)

reserve_whole_stacks = Switch("A single tile at the very end of the wall stays besides the reserve.")

replenish = Quantity("Tiles of the wall that join the dead wall for each replacement drawn.", "tiles", 0, 1)

FROM_TAIL, FROM_HEAD = range(2)
replacement_from = Choice(
    "Where replacements are drawn.",
    Word("tail", FROM_TAIL, "at the end of the wall"),
    Word("head", FROM_HEAD, "where all draw"),
)

# --- the deal

FULL_HAND = 0
dealt = Quantity(
    "Tiles dealt to each player.",
    "tiles",
    only=(FULL_HAND,),  # a short hand needs an institution that says what it waits for
    words=(Word("full_hand", FULL_HAND, "as many as a resting hand holds"),),
)

DEAL_JUMP, DEAL_DRAW, DEAL_STACK, DEAL_AFTER_FLOWERS = range(4)
deal_rule = Choice(
    "How the dealer takes his last tile.",
    Word("jump", DEAL_JUMP, "his last two tiles lie on two stacks, with a jump between them"),
    Word("draw", DEAL_DRAW, "two tiles with a jump as well, and the last one counts as a draw"),
    Word("stack", DEAL_STACK, "his last two tiles are those of one stack"),
    Word("after_flowers", DEAL_AFTER_FLOWERS, "he draws it when all have replaced their flowers"),
)

# --- indicators and red fives

indicators = Quantity("Dora indicators that lie open from the start.", "tiles", 0, 5)

KONG_DORA_OFF, KONG_DORA_AT_ONCE, KONG_DORA_MIXED, KONG_DORA_AFTER = range(4)
kan_dora = Choice(
    "When the indicator of a kong is turned.",
    Word("none", KONG_DORA_OFF, "never"),
    Word("at_once", KONG_DORA_AT_ONCE, "as soon as the kong is made"),
    Word("mixed", KONG_DORA_MIXED, "at once after a concealed kong, else after the discard"),
    Word("after_discard", KONG_DORA_AFTER, "after the discard"),
)

URA_OFF, URA_ALL, URA_FIRST = range(3)
ura = Choice(
    "Under which indicators who has declared ready looks when he wins.",
    Word("none", URA_OFF, "under none"),
    Word("all", URA_ALL, "under all"),
    Word("first", URA_FIRST, "under the first alone"),
)

RED_M, RED_P, RED_S = range(3)
_RED_SUITS = (Word("m", RED_M, "characters"), Word("p", RED_P, "dots"), Word("s", RED_S, "bamboo"))
red = Quantity("Red fives among the fives of each suit.", "tiles", 0, 4, shape=(3,), places=_RED_SUITS)
red_threes = Quantity("Red threes among the threes of each suit.", "tiles", 0, 4, shape=(3,), places=_RED_SUITS)
red_sevens = Quantity("Red sevens among the sevens of each suit.", "tiles", 0, 4, shape=(3,), places=_RED_SUITS)
