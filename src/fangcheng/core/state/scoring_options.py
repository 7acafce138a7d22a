"""Settings of scoring: where each stands in `rules.option`.

Those called definitions say what a pattern means in this game; 0 is the meaning most rulebooks give it.
"""

OPTIONS: dict[str, int] = {
    # han and fu
    "kiriage": 0,  # 1: 4 han 30 fu and 3 han 60 fu are a mangan
    "counted_yakuman": 1,  # 1: 13 han are a yakuman, else a sanbaiman
    "add_yakuman": 2,  # 1: several yakuman add up
    "double_yakuman": 3,  # 1: four yakuman count double in their rarest form
    "double_wind_fu": 4,  # fu of a pair that is seat and round wind
    "human_mangan": 5,  # 1: human hand is worth at least a mangan
    "self_draw_share": 7,  # sanma, what becomes of the missing player's part (rule_codes.py)
    # definitions
    "kita_bloom": 6,  # kong_bloom, 1: a win on the replacement of a North counts
    "gates_any_tile": 8,  # nine_gates, 1: whichever tile was won last; 0: that one came to 1112345678999
    "gates_with_jokers": 26,  # nine_gates, 1: jokers may be any of the thirteen tiles, in some reading
    "four_ghosts_alone": 27,  # four_ghosts, 1: only of a hand that is read as nothing else
    "outside_hand_mixed": 9,  # outside_hand, 1: with a run and an honour, as riichi has it; 0: without, too
    "outer_mixed": 10,  # all_terminals_and_honors, 1: with both; 0: with either alone, too
    "double_chow_once": 11,  # pure_double_chow, 1: one pair of equal runs and no second; 0: each pair counts
    "earthly_on": 12,  # earthly_hand: what it is won on (rule_codes.py)
    "concealed_hand_drawn": 13,  # concealed_hand, 1: self-drawn too; 0: won on another's tile
    "bloom_any_kong": 14,  # kong_bloom, 1: also where a replaced flower followed an open kong
    "added_kong_melded_hand": 16,  # melded_hand, 1: a pung made a kong is still a claimed set (MCR-P7)
    "melded_hand_drawn": 15,  # melded_hand, 1: self-drawn too; 0: won on another's tile
    "melded_hand_pungs": 19,  # melded_hand, 1: all sets are triplets
    "melded_hand_258": 20,  # melded_hand, 1: the pair is a 2, 5 or 8
    "melded_hand_laid": 23,  # melded_hand, 1: all sets laid out, not all of them concealed kongs; 0: all claimed
    "melded_hand_suited": 24,  # melded_hand, 1: the pair is no honour
    "concealed_only_drawn": 25,  # concealed_hand, 1: self-drawn only
    "luxury_pairs": 21,  # luxury_seven_pairs: what it counts (rule_codes.py)
    "robbing_is_self_draw": 22,  # self_draw, 1: robbing a kong counts too
    "knitted_wait": 17,  # 1: a wait counts although the tile also fits the knitted straight (MCR-P10)
    "narrow_waits": 18,  # edge_wait, closed_wait, single_wait, narrow_wait: beside which other waits (rule_codes.py)
    "all_chows": 32,  # all_chows: what they are (rule_codes.py)
    "one_wait_melded": 33,  # one_wait beside claimed sets only: 0 counts, 1 not on a discard, 2 not at all
    "concealed_kong_opens": 34,  # 1: a concealed kong spoils concealed_hand
    "bloom_by_flower": 35,  # kong_bloom, 1: the replacement of a flower blooms too
    "last_tile_of_wall": 37,  # last_tile, 1: the last tile of the wall or the discard after it; 0: of its kind
    "concealed_pungs_drawn": 38,  # four_concealed_pungs, 1: self-drawn only
    "flower_set_whole": 39,  # seat_flower, 1: the flowers of a complete set of four do not count
    "first_turn_kongs": 40,  # wins of the first turn, 1: kongs of the dealer before his first discard spoil none
    "root_kongs": 41,  # root, 1: a kong is one too; 0: four equal tiles that are no kong
    "flowers_twice": 42,  # hard_flowers, soft_flowers: 1: each counts double
    "quads_count": 43,  # dragon_seven_pairs, 1: counts once and again for each four alike; 0: once
    "green_kong_tiles": 45,  # kong_tile, 1: only Green counts, or Red where Green is the joker
    "melded_hand_kongs": 49,  # melded_hand, 1: concealed kongs are as good as claimed sets, though all four be such
    "all_258_any": 47,  # all_258, 1: in any arrangement, of seven pairs too
    "open_kong_concealed": 44,  # concealed_hand, 1: a kong of a discard does not spoil it
    "edge_is_closed": 50,  # closed_wait, 1: the 3 of 12 and the 7 of 89 count as closed too
    "last_draw_given": 58,  # last_tile_draw, 1: of the discard after it too
    "voided_more": 60,  # one_voided_suit, 1: two missing suits are one, too
    "simples_no_flower": 59,  # all_simples, 1: not with a flower laid open
    "hard_win_drawn": 61,  # hard_win, 1: any self-drawn hand is one
    "lone_joker_drawn": 62,  # hard_win, 1: so is one with a joker alone beside its melds, on whatever it is won
    "no_joker_used": 52,  # no_joker, 1: jokers that are the tile printed on them do not spoil it
    "heavenly_anybody": 51,  # heavenly_hand, 1: anybody's, with his first draw
    # of one method
    "concealed_half": 46,  # classes: concealed_hand, 1: half its price without a full flush, pairs or pungs beside it
    "told_in_fan": 36,  # tai, 1: the unit is called fan
    "adding_table": 48,  # main and extra fan, 1: no main patterns, all that fit are added (SICHUAN-P2)
    "heavenly_flat": 56,  # terms: total of a heavenly hand whatever else it holds, 0: it multiplies
    "joker_wait_wins": 57,  # terms, 1: a joker wait lifts the ban on plain hands
}

KIRIAGE = OPTIONS["kiriage"]
COUNTED_YAKUMAN = OPTIONS["counted_yakuman"]
ADD_YAKUMAN = OPTIONS["add_yakuman"]
DOUBLE_YAKUMAN = OPTIONS["double_yakuman"]
DOUBLE_WIND_FU = OPTIONS["double_wind_fu"]
HUMAN_MANGAN = OPTIONS["human_mangan"]
SELF_DRAW_SHARE = OPTIONS["self_draw_share"]
KITA_BLOOM = OPTIONS["kita_bloom"]
GATES_ANY_TILE = OPTIONS["gates_any_tile"]
GATES_WITH_JOKERS = OPTIONS["gates_with_jokers"]
FOUR_GHOSTS_ALONE = OPTIONS["four_ghosts_alone"]
OUTSIDE_HAND_MIXED = OPTIONS["outside_hand_mixed"]
OUTER_MIXED = OPTIONS["outer_mixed"]
DOUBLE_CHOW_ONCE = OPTIONS["double_chow_once"]
EARTHLY_ON = OPTIONS["earthly_on"]
CONCEALED_HAND_DRAWN = OPTIONS["concealed_hand_drawn"]
BLOOM_ANY_KONG = OPTIONS["bloom_any_kong"]
ADDED_KONG_MELDED_HAND = OPTIONS["added_kong_melded_hand"]
MELDED_HAND_DRAWN = OPTIONS["melded_hand_drawn"]
MELDED_HAND_PUNGS = OPTIONS["melded_hand_pungs"]
MELDED_HAND_LAID = OPTIONS["melded_hand_laid"]
MELDED_HAND_SUITED = OPTIONS["melded_hand_suited"]
CONCEALED_ONLY_DRAWN = OPTIONS["concealed_only_drawn"]
CONCEALED_HALF = OPTIONS["concealed_half"]
MELDED_HAND_258 = OPTIONS["melded_hand_258"]
LUXURY_PAIRS = OPTIONS["luxury_pairs"]
ROBBING_IS_SELF_DRAW = OPTIONS["robbing_is_self_draw"]
KNITTED_WAIT = OPTIONS["knitted_wait"]
NARROW_WAITS = OPTIONS["narrow_waits"]
ALL_CHOWS_RULE = OPTIONS["all_chows"]
ONE_WAIT_MELDED = OPTIONS["one_wait_melded"]
CONCEALED_KONG_OPENS = OPTIONS["concealed_kong_opens"]
BLOOM_BY_FLOWER = OPTIONS["bloom_by_flower"]
LAST_TILE_OF_WALL = OPTIONS["last_tile_of_wall"]
CONCEALED_PUNGS_DRAWN = OPTIONS["concealed_pungs_drawn"]
FLOWERS_TWICE = OPTIONS["flowers_twice"]
QUADS_COUNT = OPTIONS["quads_count"]
OPEN_KONG_CONCEALED = OPTIONS["open_kong_concealed"]
GREEN_KONG_TILES = OPTIONS["green_kong_tiles"]
FLOWER_SET_WHOLE = OPTIONS["flower_set_whole"]
FIRST_TURN_KONGS = OPTIONS["first_turn_kongs"]
ROOT_KONGS = OPTIONS["root_kongs"]
TOLD_IN_FAN = OPTIONS["told_in_fan"]
ADDING_TABLE = OPTIONS["adding_table"]
HEAVENLY_FLAT = OPTIONS["heavenly_flat"]
JOKER_WAIT_WINS = OPTIONS["joker_wait_wins"]
MELDED_HAND_KONGS = OPTIONS["melded_hand_kongs"]
LAST_DRAW_GIVEN = OPTIONS["last_draw_given"]
VOIDED_MORE = OPTIONS["voided_more"]
SIMPLES_NO_FLOWER = OPTIONS["simples_no_flower"]
HARD_WIN_DRAWN = OPTIONS["hard_win_drawn"]
LONE_JOKER_DRAWN = OPTIONS["lone_joker_drawn"]
NO_JOKER_USED = OPTIONS["no_joker_used"]
HEAVENLY_ANYBODY = OPTIONS["heavenly_anybody"]
EDGE_IS_CLOSED = OPTIONS["edge_is_closed"]
ALL_258_ANY = OPTIONS["all_258_any"]
