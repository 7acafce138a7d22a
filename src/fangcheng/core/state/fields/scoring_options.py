"""Settings of scoring that stand in `rules.option`: what a pattern means in a game, and details of one method.

A page names them `option.<name>`; 0, which a page need not name, is the meaning that most rulebooks give.
"""

from fangcheng.core.state.fields.kinds import Choice, Quantity, Switch, Word

# --- han and fu

KIRIAGE = 0
kiriage = Switch("4 han 30 fu and 3 han 60 fu are a mangan.", place=KIRIAGE)

COUNTED_YAKUMAN = 1
counted_yakuman = Switch("13 han are a yakuman, not a sanbaiman.", place=COUNTED_YAKUMAN)

ADD_YAKUMAN = 2
add_yakuman = Switch("Several yakuman add up.", place=ADD_YAKUMAN)

DOUBLE_YAKUMAN = 3
double_yakuman = Switch("Four yakuman count double in their rarest form.", place=DOUBLE_YAKUMAN)

DOUBLE_WIND_FU = 4
double_wind_fu = Quantity("Fu of a pair that is seat and round wind.", "fu", place=DOUBLE_WIND_FU)

HUMAN_MANGAN = 5
human_mangan = Switch("human_hand is worth at least a mangan.", place=HUMAN_MANGAN)

SELF_DRAW_SHARE = 7
SHARE_LOST, SHARE_SPLIT, SHARE_FIXED = range(3)
self_draw_share = Choice(
    "What becomes of the part of a self-draw that a fourth player would pay.",
    Word("lost", SHARE_LOST, "nobody pays it"),
    Word("split", SHARE_SPLIT, "the two others halve it"),
    Word("fixed", SHARE_FIXED, "each of them pays twice the base, and three times the base to a dealer"),
    place=SELF_DRAW_SHARE,
)

# --- what a pattern means

KITA_BLOOM = 6
kita_bloom = Switch("kong_bloom: a win on the replacement of a North counts.", place=KITA_BLOOM)

GATES_ANY_TILE = 8
gates_any_tile = Switch(
    "nine_gates: whichever tile was won last; otherwise that one came to 1112345678999.", place=GATES_ANY_TILE
)

GATES_WITH_JOKERS = 26
gates_with_jokers = Switch(
    "nine_gates: jokers may be any of the thirteen tiles, in some reading.", place=GATES_WITH_JOKERS
)

FOUR_GHOSTS_ALONE = 27
four_ghosts_alone = Switch("four_ghosts: only of a hand that is read as nothing else.", place=FOUR_GHOSTS_ALONE)

OUTSIDE_HAND_MIXED = 9
outside_hand_mixed = Switch("outside_hand: with a run and an honour; otherwise without, too.", place=OUTSIDE_HAND_MIXED)

OUTER_MIXED = 10
outer_mixed = Switch(
    "all_terminals_and_honors: with both terminals and honours; otherwise with either alone, too.", place=OUTER_MIXED
)

DOUBLE_CHOW_ONCE = 11
double_chow_once = Switch(
    "pure_double_chow: one pair of equal runs and no second; otherwise each pair counts.", place=DOUBLE_CHOW_ONCE
)

EARTHLY_ON = 12
FIRST_DRAW, FIRST_DRAW_OR_DISCARD, FIRST_DISCARD, BEFORE_OWN_DISCARD = range(4)
earthly_on = Choice(
    "earthly_hand: what it is won on.",
    Word("first_draw", FIRST_DRAW, "the first own draw"),
    Word("first_draw_or_discard", FIRST_DRAW_OR_DISCARD, "that, or the dealer's first discard"),
    Word("first_discard", FIRST_DISCARD, "the dealer's first discard"),
    Word("before_own_discard", BEFORE_OWN_DISCARD, "any tile before the own first discard"),
    place=EARTHLY_ON,
)

CONCEALED_HAND_DRAWN = 13
concealed_hand_drawn = Switch(
    "concealed_hand: self-drawn too; otherwise won on another's tile.", place=CONCEALED_HAND_DRAWN
)

CONCEALED_ONLY_DRAWN = 25
concealed_only_drawn = Switch("concealed_hand: self-drawn only.", place=CONCEALED_ONLY_DRAWN)

CONCEALED_KONG_OPENS = 34
concealed_kong_opens = Switch("concealed_hand: a concealed kong spoils it.", place=CONCEALED_KONG_OPENS)

OPEN_KONG_CONCEALED = 44
open_kong_concealed = Switch("concealed_hand: a kong of a discard does not spoil it.", place=OPEN_KONG_CONCEALED)

CONCEALED_HALF = 46
concealed_half = Switch(
    "concealed_hand, by classes: half its price without a full flush, pairs or pungs beside it.", place=CONCEALED_HALF
)

BLOOM_ANY_KONG = 14
bloom_any_kong = Switch("kong_bloom: also where a replaced flower followed an open kong.", place=BLOOM_ANY_KONG)

BLOOM_BY_FLOWER = 35
bloom_by_flower = Switch("kong_bloom: a win on the replacement of a flower counts, too.", place=BLOOM_BY_FLOWER)

MELDED_HAND_DRAWN = 15
melded_hand_drawn = Switch("melded_hand: self-drawn too; otherwise won on another's tile.", place=MELDED_HAND_DRAWN)

ADDED_KONG_MELDED_HAND = 16
added_kong_melded_hand = Switch(
    "melded_hand: a pung that was made a kong is still a claimed set.", place=ADDED_KONG_MELDED_HAND
)

MELDED_HAND_PUNGS = 19
melded_hand_pungs = Switch("melded_hand: all sets are triplets.", place=MELDED_HAND_PUNGS)

MELDED_HAND_258 = 20
melded_hand_258 = Switch("melded_hand: the pair is a 2, 5 or 8.", place=MELDED_HAND_258)

MELDED_HAND_LAID = 23
melded_hand_laid = Switch(
    "melded_hand: all sets laid out, not all of them concealed kongs; otherwise all claimed.", place=MELDED_HAND_LAID
)

MELDED_HAND_SUITED = 24
melded_hand_suited = Switch("melded_hand: the pair is no honour.", place=MELDED_HAND_SUITED)

MELDED_HAND_KONGS = 49
melded_hand_kongs = Switch(
    "melded_hand: concealed kongs are as good as claimed sets, though all four be such.", place=MELDED_HAND_KONGS
)

LUXURY_PAIRS = 21
LUXURY_EACH_FOUR, LUXURY_ONCE, LUXURY_BY_TILE, LUXURY_NOT_OF_JOKERS, LUXURY_NATURAL = range(5)
luxury_pairs = Choice(
    "luxury_seven_pairs: what it counts.",
    Word("each_four", LUXURY_EACH_FOUR, "the pairs once, and each four alike once more"),
    Word("once", LUXURY_ONCE, "four alike, once"),
    Word("by_winning_tile", LUXURY_BY_TILE, "that the winning tile is one of four alike; so for dragon_seven_pairs"),
    Word("not_of_jokers", LUXURY_NOT_OF_JOKERS, "four alike; so for dragon_seven_pairs, where four jokers are none"),
    Word("natural", LUXURY_NATURAL, "four alike that no joker fills up"),
    place=LUXURY_PAIRS,
)

QUADS_COUNT = 43
quads_count = Switch(
    "dragon_seven_pairs: counts once, and again for each four alike; otherwise once.", place=QUADS_COUNT
)

ROBBING_IS_SELF_DRAW = 22
robbing_is_self_draw = Switch("self_draw: robbing a kong counts, too.", place=ROBBING_IS_SELF_DRAW)

KNITTED_WAIT = 17
knitted_wait = Switch("A wait counts although the tile also fits the knitted straight.", place=KNITTED_WAIT)

NARROW_WAITS = 18
NARROW_ONLY, NARROW_READ, NARROW_READ_OR_ONLY = range(3)
narrow_waits = Choice(
    "edge_wait, closed_wait, single_wait and narrow_wait: beside which other waits they count.",
    Word("only", NARROW_ONLY, "beside none; no other kind would have completed the hand"),
    Word("by_reading", NARROW_READ, "beside any, by the reading of the hand"),
    Word("by_reading_or_only", NARROW_READ_OR_ONLY, "likewise, and narrow_wait holds for any only wait"),
    place=NARROW_WAITS,
)

EDGE_IS_CLOSED = 50
edge_is_closed = Switch("closed_wait: the 3 of 12 and the 7 of 89 count as closed, too.", place=EDGE_IS_CLOSED)

ALL_CHOWS_RULE = 32
ANY_CHOWS, STRICT_CHOWS, SML_CHOWS, SUITED_CHOWS, PLAIN_PAIR_CHOWS = range(5)
all_chows = Choice(
    "all_chows: what it asks for beside the runs.",
    Word("any", ANY_CHOWS, "nothing"),
    Word("strict", STRICT_CHOWS, "a two-sided wait on another's tile, no flower, and a pair that is no honour"),
    Word("closed", SML_CHOWS, "a two-sided wait on another's tile, in a hand that is not concealed"),
    Word("suited", SUITED_CHOWS, "a pair of a suit; a knitted straight is three runs"),
    Word("plain_pair", PLAIN_PAIR_CHOWS, "a pair that is no dragon, seat or round wind"),
    place=ALL_CHOWS_RULE,
)

ONE_WAIT_MELDED = 33
ONE_WAIT_COUNTS, ONE_WAIT_NOT_CLAIMED, ONE_WAIT_NEVER = range(3)
one_wait_melded = Choice(
    "one_wait: whether the row counts where all sets are claimed.",
    Word("counts", ONE_WAIT_COUNTS, "it does"),
    Word("self_draw_only", ONE_WAIT_NOT_CLAIMED, "not on a discard"),
    Word("never", ONE_WAIT_NEVER, "it does not"),
    place=ONE_WAIT_MELDED,
)

LAST_TILE_OF_WALL = 37
last_tile_of_wall = Switch(
    "last_tile: the last tile of the wall, or the discard after it; otherwise the last of its kind.",
    place=LAST_TILE_OF_WALL,
)

LAST_DRAW_GIVEN = 58
last_draw_given = Switch("last_tile_draw: of the discard after it, too.", place=LAST_DRAW_GIVEN)

CONCEALED_PUNGS_DRAWN = 38
concealed_pungs_drawn = Switch("four_concealed_pungs: self-drawn only.", place=CONCEALED_PUNGS_DRAWN)

FLOWER_SET_WHOLE = 39
flower_set_whole = Switch("seat_flower: flowers of a complete set of four do not count.", place=FLOWER_SET_WHOLE)

FIRST_TURN_KONGS = 40
first_turn_kongs = Switch(
    "Wins of the first turn: kongs of the dealer before his first discard spoil none.", place=FIRST_TURN_KONGS
)

HEAVENLY_ANYBODY = 51
heavenly_anybody = Switch("heavenly_hand: anybody's, with his first draw.", place=HEAVENLY_ANYBODY)

ROOT_KONGS = 41
root_kongs = Switch("root: a kong is one, too; otherwise four equal tiles that are no kong.", place=ROOT_KONGS)

FLOWERS_TWICE = 42
flowers_twice = Switch("hard_flowers, soft_flowers: each counts double.", place=FLOWERS_TWICE)

GREEN_KONG_TILES = 45
green_kong_tiles = Switch("kong_tile: only Green counts, or Red where Green is the joker.", place=GREEN_KONG_TILES)

ALL_258_ANY = 47
all_258_any = Switch("all_258: in any arrangement, of seven pairs too.", place=ALL_258_ANY)

VOIDED_MORE = 60
voided_more = Switch("one_voided_suit: two missing suits are one, too.", place=VOIDED_MORE)

SIMPLES_NO_FLOWER = 59
simples_no_flower = Switch("all_simples: not with a flower laid open.", place=SIMPLES_NO_FLOWER)

HARD_WIN_DRAWN = 61
hard_win_drawn = Switch("hard_win: any self-drawn hand is one.", place=HARD_WIN_DRAWN)

LONE_JOKER_DRAWN = 62
lone_joker_drawn = Switch(
    "hard_win: a hand with a joker alone beside its melds is one, on whatever it is won.", place=LONE_JOKER_DRAWN
)

NO_JOKER_USED = 52
no_joker_used = Switch("no_joker: jokers that are the tile printed on them do not spoil it.", place=NO_JOKER_USED)

# --- of one method

TOLD_IN_FAN = 36
told_in_fan = Switch("tai: the unit is called fan.", place=TOLD_IN_FAN)

ADDING_TABLE = 48
adding_table = Switch("fan: there are no main rows, all that fit are added.", place=ADDING_TABLE)

HEAVENLY_FLAT = 56
heavenly_flat = Quantity(
    "terms: total of heavenly_hand, whatever else it holds.", "points", zero="it multiplies", place=HEAVENLY_FLAT
)

JOKER_WAIT_WINS = 57
joker_wait_wins = Switch("terms: a joker wait lifts the ban on plain hands.", place=JOKER_WAIT_WINS)
