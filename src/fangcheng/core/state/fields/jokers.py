"""Flowers and jokers: what is laid out, which tiles are wild and for what they stand, and who is East."""

from fangcheng.core.state.fields.kinds import Choice, Switch, Word
from fangcheng.core.state.hook_codes import DRAW_SHOWN, FLOWERS_KEPT, HELD_BACK
from fangcheng.tiles import FACES, GREEN, NAMES, RED, WHITE

# --- flowers that win

dragon_flowers = Switch("Dragons are laid out and replaced like flowers.")

FLOWERS_DO_NOT_WIN, FLOWERS_WIN, FLOWERS_MAY_WIN, EIGHT_WIN_SEVEN_MAY, EIGHT_MAY_WIN = range(5)
flower_win = Choice(
    "What eight flowers do, and seven when another lays out the eighth.",
    Word("none", FLOWERS_DO_NOT_WIN, "nothing"),
    Word("wins", FLOWERS_WIN, "they win at once"),
    Word("may_win", FLOWERS_MAY_WIN, "their owner is asked whether he wins", FLOWERS_KEPT),
    Word("eight_win_seven_may", EIGHT_WIN_SEVEN_MAY, "eight win at once, the owner of seven is asked"),
    Word("eight_may_win", EIGHT_MAY_WIN, "the owner of eight is asked, seven never win"),
)

LAST_FLOWER_DISCARDED, LAST_FLOWER_ENDS_HAND = range(2)
flower_last = Choice(
    "What becomes of a flower that is drawn as the last tile.",
    Word("discarded", LAST_FLOWER_DISCARDED, "it is discarded"),
    Word("ends_hand", LAST_FLOWER_ENDS_HAND, "it ends the hand"),
)

# --- which tiles are jokers

JOKER_NONE, JOKER_TURNED_AND_NEXT, JOKER_FIXED, JOKER_AFTER_TURNED, JOKER_AFTER_TAIL = range(5)
JOKER_AFTER_UNTOUCHED, JOKER_AT_TAIL, JOKER_BY_THROW, JOKER_FLOWERS, JOKER_STAYS_IN_WALL = range(5, 10)
joker_rule = Choice(
    "Which tiles are jokers.",
    Word("none", JOKER_NONE, "none"),
    Word("turned_and_next", JOKER_TURNED_AND_NEXT, "the tile turned up at the tail, and its successor"),
    Word("fixed", JOKER_FIXED, "always the same kind (joker_tile)"),
    Word("after_turned", JOKER_AFTER_TURNED, "the successor of the next tile of the wall, turned up after the deal"),
    Word("after_tail", JOKER_AFTER_TAIL, "the successor of the upper tile of the last stack"),
    Word("by_throw", JOKER_BY_THROW, "a tile turned before the deal, where the first throw points"),
    Word("at_tail", JOKER_AT_TAIL, "the upper tile of the last stack itself"),
    Word(
        "stays_in_wall",
        JOKER_STAYS_IN_WALL,
        "a tile at the tail that a throw finds, which is drawn in its turn, and its successor",
        DRAW_SHOWN,
    ),
    Word(
        "after_untouched",
        JOKER_AFTER_UNTOUCHED,
        "the successor of a tile that the dealer's throw finds in a wall from which nothing was dealt",
    ),
    Word("flowers", JOKER_FLOWERS, "the flowers of the set, which are held like other tiles"),
)

HONOURS_APART, HONOURS_WITHOUT_RED, HONOURS_IN_ONE_ROUND = range(3)
joker_cycle = Choice(
    "Which honour follows the one that was turned up.",
    Word("apart", HONOURS_APART, "winds and dragons go round by themselves"),
    Word("without_red", HONOURS_WITHOUT_RED, "winds, Green and White go round together, and Red names Green"),
    Word("one_round", HONOURS_IN_ONE_ROUND, "winds, Red, Green and White go round together"),
)

joker_tile = Choice(
    "The joker where it is always the same tile.",
    Word("none", 0, "there is none"),
    *(Word(name, 1 + face, "this tile") for face, name in enumerate(NAMES[:FACES])),
)

stand_in = Choice(
    "The dragon that stands for the face printed on the jokers.",
    Word("none", 0, "no tile does"),
    Word("white", 1 + WHITE, "White"),
    Word("green", 1 + GREEN, "Green"),
    Word("red", 1 + RED, "Red"),
)

STAND_IN_FOR_ANY, STAND_IN_NOT_FOR_DRAGONS = range(2)
stand_in_for = Choice(
    "For which jokers a dragon stands in.",
    Word("any_joker", STAND_IN_FOR_ANY, "for all"),
    Word("no_dragon", STAND_IN_NOT_FOR_DRAGONS, "for all that are no dragons"),
)

NO_KONG_TILES, KONG_TILES_DRAGONS, KONG_TILES_BUT_GREEN = range(3)
kong_tiles = Choice(
    "Which dragons are laid out one by one once the jokers are named.",
    Word("none", NO_KONG_TILES, "none"),
    Word("dragons", KONG_TILES_DRAGONS, "those that are no jokers"),
    Word(
        "dragons_but_green",
        KONG_TILES_BUT_GREEN,
        "those that are no jokers but Green, or but Red where Green is the joker",
    ),
)

# --- what is done with jokers

joker_given = Switch("A joker that another discards may complete a win.")

given_as_printed = Switch(
    "A joker that another discards completes a win as the tile printed on it, and stands for nothing else."
)

turned_ends = Switch("The wall ends at the tile that was turned up; none is drawn beyond it.")

joker_draws_only = Switch("Who holds a joker wins with what he draws himself, and with nothing else.")

fishing_draws_only = Switch("Who waits for any tile wins with what he draws himself, and with nothing else.")

joker_kept = Switch("A joker is discarded by who holds nothing else, and by nobody else.", hooks=HELD_BACK)

joker_claims = Switch("Jokers are claimed and laid down as the tile printed on them.")

COPIES_ANY, COPIES_FOUR = range(2)
joker_copies = Choice(
    "Whether a joker may stand for a fifth tile of a kind.",
    Word("any", COPIES_ANY, "it may"),
    Word(
        "four_concealed",
        COPIES_FOUR,
        "among the concealed tiles no kind occurs more than four times, jokers counted in; melds are not looked at",
    ),
)

# --- flowers, and who is East

NO_FLOWERS, FLOWERS_PER_SEAT, FLOWERS_IN_ROUNDS = range(3)
flower_rule = Choice(
    "How flowers are replaced after the deal.",
    Word("none", NO_FLOWERS, "no tile is laid out"),
    Word("by_seat", FLOWERS_PER_SEAT, "each player all of his, one after the other"),
    Word("in_rounds", FLOWERS_IN_ROUNDS, "in rounds, until nobody holds one"),
)

EAST_DEALS, EAST_OPENED_WALL = range(2)
seat_wind_rule = Choice(
    "Who is East.",
    Word("dealer", EAST_DEALS, "the dealer"),
    Word("opened_wall", EAST_OPENED_WALL, "before whom the wall was opened"),
)
