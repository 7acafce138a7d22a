"""The words of settings that take one of several, and the number that each word stands for in RULES."""

from collections.abc import Mapping

from fangcheng.core.state import match_codes
from fangcheng.core.state import rule_codes as code
from fangcheng.tiles import FACES, GREEN, NAMES, RED, WHITE

Words = Mapping[str, int]

ENUMERATIONS: dict[str, Words] = {
    # wall and deal
    "break_rule": {
        "sum": code.BREAK_SUM,  # one sum names wall and stack
        "second_sum": code.BREAK_SECOND_SUM,  # the second thrower's wall, both throws together
        "twice": code.BREAK_TWICE,  # the dealer throws again for the stack
        "smaller": code.BREAK_SMALLER,  # the sum names the wall, the smaller die the stack
        "own": code.BREAK_OWN,  # the dealer's own wall
        "larger_side": code.BREAK_LARGER_SIDE,  # the larger die names the wall, the sum the stack
        "named": code.BREAK_NAMED,  # who the dealer's sum names throws again, and his sum names wall and stack
        "never_own": code.BREAK_NOT_OWN,  # the sum names one of the others' walls, the smaller die the stack
    },
    "break_from": {"dealer": code.FROM_DEALER, "left": code.FROM_LEFT},
    "first_dealer_rule": {
        "east": code.FIRST_EAST,  # who drew East
        "one_throw": code.FIRST_ONE_THROW,
        "two_throws": code.FIRST_TWO_THROWS,
        "chance": code.FIRST_BY_CHANCE,
    },
    "deal_rule": {
        "jump": code.DEAL_JUMP,  # the dealer's last two tiles from two stacks
        "draw": code.DEAL_DRAW,  # his last tile is a draw
        "stack": code.DEAL_STACK,  # his last two tiles of one stack
        "after_flowers": code.DEAL_AFTER_FLOWERS,  # his last tile when all have replaced their flowers
    },
    "replacement_from": {"tail": code.FROM_TAIL, "head": code.FROM_HEAD},
    "reserve_at": {
        "tail_slides": code.RESERVE_SLIDES,  # replacements come from the very end, and the reserve moves forward
        "fixed": code.RESERVE_FIXED,  # its tiles stay, replacements come from in front of them
    },
    "kan_dora": {
        "none": code.KAN_DORA_OFF,
        "at_once": code.KAN_DORA_AT_ONCE,
        "mixed": code.KAN_DORA_MIXED,  # at once after a concealed kong, else after the discard
        "after_discard": code.KAN_DORA_AFTER,
    },
    "ura": {"none": code.URA_OFF, "all": code.URA_ALL, "first": code.URA_FIRST},
    "joker_rule": {
        "none": code.JOKER_NONE,
        "turned_and_next": code.JOKER_TURNED_AND_NEXT,  # the tile turned up at the tail, and its successor
        "fixed": code.JOKER_FIXED,  # the kind that joker_tile says
        "after_turned": code.JOKER_AFTER_TURNED,  # the successor of the next tile of the wall
        "after_tail": code.JOKER_AFTER_TAIL,  # that of the upper tile of its last stack
        "by_throw": code.JOKER_BY_THROW,  # a tile turned before the deal, where the first throw points
        "at_tail": code.JOKER_AT_TAIL,  # the upper tile of the last stack itself
        "stays_in_wall": code.JOKER_STAYS_IN_WALL,  # a tile found by a throw and drawn like others, and the next
        "after_untouched": code.JOKER_AFTER_UNTOUCHED,  # that of a tile of a wall not dealt from, found by a throw
        "flowers": code.JOKER_FLOWERS,  # the flowers, of which none is laid out
    },
    "joker_tile": {"none": 0, **{name: 1 + face for face, name in enumerate(NAMES[:FACES])}},
    "stand_in": {"none": 0, "white": 1 + WHITE, "green": 1 + GREEN, "red": 1 + RED},  # stands for the joker's own face
    "stand_in_for": {"any_joker": code.STAND_IN_FOR_ANY, "no_dragon": code.STAND_IN_NOT_FOR_DRAGONS},
    "wild_inner": {
        "anything": code.WILD_ANYTHING,
        "no_outer": code.WILD_NO_OUTER,  # no terminal, no honour
        "no_terminal": code.WILD_NO_TERMINAL,
    },
    "kong_tiles": {
        "none": code.NO_KONG_TILES,
        "dragons": code.KONG_TILES_DRAGONS,  # that are no jokers
        "dragons_but_green": code.KONG_TILES_BUT_GREEN,  # Green, or Red where Green is the joker, is played
    },
    "joker_copies": {
        "any": code.COPIES_ANY,  # a joker may be a fifth tile of a kind
        "four_concealed": code.COPIES_FOUR,  # not among the concealed tiles; melds are not looked at
    },
    "flower_rule": {
        "none": code.NO_FLOWERS,
        "by_seat": code.FLOWERS_PER_SEAT,
        "in_rounds": code.FLOWERS_IN_ROUNDS,
    },
    "flower_win": {
        "none": code.FLOWERS_DO_NOT_WIN,
        "wins": code.FLOWERS_WIN,
        "may_win": code.FLOWERS_MAY_WIN,
        "eight_win_seven_may": code.EIGHT_WIN_SEVEN_MAY,
        "eight_may_win": code.EIGHT_MAY_WIN,  # seven never
    },
    "flower_last": {"discarded": code.LAST_FLOWER_DISCARDED, "ends_hand": code.LAST_FLOWER_ENDS_HAND},
    "seat_wind_rule": {"dealer": code.EAST_DEALS, "opened_wall": code.EAST_OPENED_WALL},
    # choices before play
    "bet_kind": {
        "none": code.NO_BETS,
        "sit_and_pull": code.SIT_AND_PULL,
        "inner_stakes": code.INNER_STAKES,
        "named": code.NAMED_BETS,  # by all together, anew before each deal
    },
    "lack_rule": {"none": code.LACK_NONE, "declared": code.LACK_DECLARED, "free": code.LACK_FREE},
    # claims and kongs
    "claim_timing": {"window": code.WINDOW, "live": code.LIVE},
    "claim_pon": {"anybody": code.PON_ANYBODY, "nobody": code.PON_NOBODY},
    "claim_chi": {"nobody": code.CHI_NOBODY, "next": code.CHI_NEXT, "anybody": code.CHI_ANYBODY},
    "swap_ban": {
        "none": code.SWAP_FREE,
        "same": code.SWAP_SAME,
        "both_ends": code.SWAP_BOTH_ENDS,
        "line": code.SWAP_LINE,
        "same_after_chow": code.SWAP_SAME_AFTER_CHOW,
        "both_ends_after_chow": code.SWAP_ENDS_AFTER_CHOW,
    },
    "kong_max_rule": {"refused": code.KONG_REFUSED, "ends_hand": code.KONG_ENDS_HAND},
    "rob_concealed": {
        "nobody": code.ROB_NO_CONCEALED,
        "thirteen_orphans": code.ROB_WITH_ORPHANS,
        "pure_straight": code.ROB_WITH_STRAIGHT,  # the robbed tile lies in it
    },
    "lay_north": {"none": code.NORTH_STAYS, "dora": code.NORTH_DORA, "value_tile": code.NORTH_VALUE},
    # declared ready
    "ready_rule": {
        "none": code.READY_NONE,
        "riichi": code.READY_RIICHI,
        "announced": code.READY_ANNOUNCED,
        "declared": code.READY_DECLARED,
        "shown": code.READY_SHOWN,  # who declares lays open what he draws, or his hand too
        "early": code.READY_EARLY,  # before the first turn or with the first discard
        "standing": code.READY_STANDING,  # with one of the tiles that stand apart, laid in one of four manners
    },
    "ready_manners": {"any": code.MANNERS_ALL, "open": code.MANNERS_OPEN, "closed": code.MANNERS_CLOSED},
    "ready_kong": {
        "none": code.READY_KONG_NONE,
        "same_waits": code.READY_KONG_SAME_WAITS,
        "same_waits_claimed_too": code.READY_KONG_CLAIMED_TOO,  # those of discards too
        "always_triplet": code.READY_KONG_ALWAYS_TRIPLET,
        "still_ready": code.READY_KONG_STILL_READY,  # those of discards too, while the hand may still be declared
    },
    "treasure_time": {"declaration": code.TREASURE_AT_ONCE, "next_turn": code.TREASURE_IN_TURN},
    # winning
    "winners": {
        "nearest": code.WINNER_NEAREST,
        "all": code.WINNERS_ALL,
        "dearest": code.WINNER_DEAREST,  # by value
        "highest_class": code.WINNER_HIGHEST_CLASS,  # by `rank` and `class_from`
    },
    "triple_rule": {"all_win": code.THREE_WIN, "drawn_hand": code.THREE_DRAW},
    "play_on": {
        "never": code.FIRST_WIN_ENDS,
        "until_second_win": code.SECOND_WIN_ENDS,
        "until_third_win": code.THIRD_WIN_ENDS,
        "until_wall_ends": code.BLOOD_RIVER,
    },
    "pass_bars": {
        "nothing": code.BARS_NOTHING,
        "kind": code.BARS_KIND,  # the same tile from another player
        "value": code.BARS_VALUE,  # wins on others' tiles of the same or lower value
        "class": code.BARS_CLASS,  # those of the same or a lower class
        "discards": code.BARS_DISCARDS,  # every win on another's tile
        "every_win": code.BARS_EVERY_WIN,  # self-draws too
        "points": code.BARS_POINTS,  # wins that cost who gives the tile no more than one let pass
    },
    "ready_means": {
        "as_paid": code.READY_MEANS_PAID,  # the shape for a fixed sum, a win on a discard for the value of one
        "winnable": code.READY_MEANS_WINNABLE,  # some tile would make a win
        "shape": code.READY_MEANS_SHAPE,
    },
    "own_four": {
        "wait": code.OWN_FOUR_WAIT,
        "no_wait": code.OWN_FOUR_NO_WAIT,
        "no_wait_if_concealed": code.OWN_FOUR_CONCEALED,
    },
    # scoring and payment
    "method": {
        "han_and_fu": code.HAN_AND_FU,
        "points": code.MCR_POINTS,
        "tai": code.TAI,
        "fan": code.FAN,
        "terms": code.TERMS,
        "sum": code.SUM,  # of any price list, like those that follow (combining.py)
        "product": code.PRODUCT,
        "best_row": code.BEST_ROW,
    },
    "keyed": {
        "never": code.NO_KEY_NEEDED,
        "always": code.KEY_FOR_WINS,
        "discards": code.KEY_FOR_DISCARDS,  # tiles of others
        "thrown": code.KEY_FOR_THROWN,  # discards alone, a robbed kong is open to all
    },
    "curve_rule": {
        "none": code.CURVE_NONE,
        "table": code.CURVE_TABLE,
        "doubling": code.CURVE_DOUBLING,
        "by_row": code.CURVE_BY_ROW,  # by `row_points`
    },
    "discard_payers": {
        "discarder": code.DISCARDER_PAYS,
        "all": code.ALL_PAY_DISCARD,  # each his own share
        "discarder_for_all": code.DISCARDER_PAYS_ALL,
        "unready_for_all": code.UNREADY_PAYS_ALL,  # he for all if he has not declared, else each his own share
        "discarder_for_each": code.DISCARDER_PAYS_EACH,  # his own share once for each opponent
    },
    "robbed_payers": {
        "as_discard": code.AS_DISCARD,
        "maker_for_all": code.MAKER_PAYS_ALL,
        "maker_for_all_of_bare": code.MAKER_PAYS_BARE,
    },
    "liable_sets": {
        "all": code.LIABLE_ANY_SET,
        "exposed": code.LIABLE_EXPOSED,  # a concealed kong of dragons or winds does not count
    },
    "liable_wins": {"all": code.LIABLE_EVERY_WIN, "self_draws": code.LIABLE_SELF_DRAWS},
    "bloom_payers": {
        "all": code.ALL_PAY_BLOOM,
        "feeder_for_all": code.FEEDER_PAYS_ALL,
        "feeder_as_discarder": code.FEEDER_AS_DISCARDER,  # nobody else pays, and it is no self-draw
    },
    "bonds": {
        "none": code.NO_BONDS,
        "all_points": code.BOUND_PAYS_ALL,  # one pays what the other wins, whoever discards
        "given_tiles": code.BOUND_PAYS_GIVEN,  # one pays for all where the other wins with his tile
        "shares": code.BOUND_PAYS_SHARES,  # so many shares of it, by who discards (bond_shares)
        "feeder": code.FEEDER_BOUND,  # who fed the melds alone; he may not win
        "double": code.BOUND_PAYS_DOUBLE,  # twice what is due between the two, and a self-draw alone
        "chows": code.BOUND_PAYS_CHOWS,  # all shares: once for chows fed, twice for chows taken
    },
    "self_draw": {"nothing": code.NO_ADDITION, "base": code.ADD_BASE},
    "kong_when": {
        "never": code.KONGS_UNPAID,
        "at_once": code.AT_ONCE,
        "at_the_end": code.AT_THE_END,
        "with_a_win": code.WITH_A_WIN,  # kongs of all, when somebody wins the hand
        "with_the_hand": code.WITH_THE_HAND,  # and when nobody does
    },
    "horse_hits": {
        "numbers_and_honours": code.HORSES_ALL,
        "dragons_from_next": code.HORSES_DRAGONS_FROM_NEXT,  # the same, Red at the next player, Green at the one after
        "numbers": code.HORSES_SUITED,  # honours point at nobody
        "one_five_nine": code.HORSES_ONE_FIVE_NINE,  # and jokers, for whoever wins
        "numbers_and_jokers": code.HORSES_SUITED_AND_JOKERS,
        "of_dealer": code.HORSES_OF_DEALER,  # those that point at the dealer, for whoever wins
        "number_of_one": code.HORSES_NUMBER,  # one tile; its number says how often it hits, ten times as a joker
    },
    "wake": {
        "none": code.NO_WAKE,
        "three_kinds": code.WAKE_THREE_KINDS,  # that of the tile turned, the one before and the one after
        "neighbours": code.WAKE_NEIGHBOURS,  # not its own
    },
    "chicken_turn": {"any_win": code.CHICKEN_AFTER_ANY, "self_draw": code.CHICKEN_AFTER_DRAW},
    "essence_overlord": {"doubles": code.OVERLORD_DOUBLES, "adds_ten": code.OVERLORD_ADDS_TEN},
    "joker_cycle": {
        "apart": code.HONOURS_APART,
        "without_red": code.HONOURS_WITHOUT_RED,
        "one_round": code.HONOURS_IN_ONE_ROUND,
    },
    "own_factors": {"none": code.NO_FACTORS, "opened": code.OPENED_ONCE, "each": code.OPENED_EACH},
    "bird_start": {
        "dealer": code.BIRDS_FROM_DEALER,
        "winner": code.BIRDS_FROM_WINNER,  # each of several from himself
        "feeder": code.BIRDS_FROM_FEEDER,  # if there are several, else the winner
    },
    "horses_from": {"reserve": code.HORSES_FROM_RESERVE, "wall": code.HORSES_FROM_WALL},
    "catch_circle": {
        "none": code.NO_CIRCLE,
        "to_discard": code.CIRCLE_TO_DISCARD,  # until its thrower discards another tile
        "to_turn": code.CIRCLE_TO_TURN,  # until he draws or claims; the others may add to pungs
    },
    "follow_duty": {"none": code.FOLLOW_FREE, "honours": code.FOLLOW_HONOURS, "winds": code.FOLLOW_WINDS},
    "burn_chain": {
        "doubles": code.BURNING_DOUBLES,  # the doubled sum in place of the former one
        "adds_up": code.BURNINGS_ADD_UP,
    },
    "open_kong_payers": {"feeder": code.FEEDER_PAYS, "everybody": code.EVERYBODY_PAYS},
    "added_kong_payers": {"everybody": code.ALL_PAY_ADDED, "feeder": code.PUNG_FEEDER_PAYS},
    "follow_when": {"at_the_end": code.FOLLOW_AT_THE_END, "with_a_win": code.FOLLOW_WITH_A_WIN},
    "kong_worth": {"flat": code.KONG_FLAT, "number": code.KONG_BY_NUMBER},
    "call_transfer": {"none": code.KONGS_KEPT, "winner": code.TO_THE_WINNER, "payers": code.BACK},
    "option.self_draw_share": {"lost": code.SHARE_LOST, "split": code.SHARE_SPLIT, "fixed": code.SHARE_FIXED},
    "option.all_chows": {
        "any": code.ANY_CHOWS,
        "strict": code.STRICT_CHOWS,
        "closed": code.SML_CHOWS,
        "suited": code.SUITED_CHOWS,
        "plain_pair": code.PLAIN_PAIR_CHOWS,  # no dragon, seat or round wind
    },
    "option.earthly_on": {
        "first_draw": code.FIRST_DRAW,
        "first_draw_or_discard": code.FIRST_DRAW_OR_DISCARD,
        "first_discard": code.FIRST_DISCARD,
        "before_own_discard": code.BEFORE_OWN_DISCARD,
    },
    "option.one_wait_melded": {
        "counts": code.ONE_WAIT_COUNTS,
        "self_draw_only": code.ONE_WAIT_NOT_CLAIMED,
        "never": code.ONE_WAIT_NEVER,
    },
    "option.luxury_pairs": {
        "each_four": code.LUXURY_EACH_FOUR,  # the pairs count once, and each four alike once more
        "once": code.LUXURY_ONCE,
        "by_winning_tile": code.LUXURY_BY_TILE,  # it is the fourth of four alike
        "not_of_jokers": code.LUXURY_NOT_OF_JOKERS,  # dragon_seven_pairs: four jokers as themselves are none
        "natural": code.LUXURY_NATURAL,  # no joker fills up the four
    },
    "honour_run": {
        "none": code.NO_HONOUR_RUN,
        "wins": code.HONOUR_RUN_WINS,  # at once
        "may_win": code.HONOUR_RUN_MAY_WIN,  # their player is asked
    },
    "option.narrow_waits": {
        "only": code.NARROW_ONLY,  # no other kind would have completed the hand
        "by_reading": code.NARROW_READ,  # other waits do not matter
        "by_reading_or_only": code.NARROW_READ_OR_ONLY,  # and narrow_wait holds for any only wait
    },
    # drawn hands
    "draw_check": {
        "nothing": code.CHECK_NOTHING,
        "noten": code.CHECK_NOTEN,
        "pigs_and_unready": code.CHECK_SICHUAN,
        "factors": code.CHECK_FACTORS,  # the unready pay by what both have laid
    },
    "nagashi": {
        "none": code.NAGASHI_OFF,
        "win": code.NAGASHI_WINS,
        "drawn_hand": code.NAGASHI_DRAWN,
        "plain": code.NAGASHI_PLAIN,
    },
    # dealer and match
    "dealer_rule": {
        "stays_on_win": match_codes.DEALER_STAYS_ON_WIN,
        "passes": match_codes.DEALER_PASSES,
        "passes_on_win": match_codes.DEALER_PASSES_ON_WIN,  # whoever wins; a drawn hand goes by draw_rule
        "first_winner": match_codes.DEALER_FIRST_WINNER,
        "nearest_winner": match_codes.DEALER_NEAREST_WINNER,  # of several, after who gave the tile
        "after_nearest": match_codes.DEALER_AFTER_NEAREST,  # of several, the player after that one
    },
    "draw_rule": {
        "stays": match_codes.DRAW_STAYS,
        "passes": match_codes.DRAW_PASSES,
        "stays_if_ready": match_codes.DRAW_STAYS_READY,
        "stays_without_kong": match_codes.DRAW_STAYS_WITHOUT_KONG,  # by anybody
        "last_drawer": match_codes.DRAW_LAST_DRAWER,  # who drew the last tile deals
        "last_taker": match_codes.DRAW_LAST_TAKER,  # who took the last tile, or was asked for it first
    },
    "extension": {
        "none": match_codes.NO_EXTENSION,
        "sudden_death": match_codes.SUDDEN_DEATH,
        "full_round": match_codes.FULL_ROUND,
        "go_on": match_codes.GO_ON,
    },
    "seat_draw": {"wind_tiles": match_codes.SEATS_BY_WIND_TILES, "as_they_come": match_codes.SEATS_AS_THEY_COME},
    "reseat_rule": {"as_ever": match_codes.RESEAT_AS_EVER, "by_winner": match_codes.RESEAT_BY_WINNER},
    "leave_rule": {
        "none": match_codes.LEAVING_CHANGES_NOTHING,
        "ends_match": match_codes.LEAVING_ENDS_MATCH,
        "voids_counts": match_codes.LEAVING_VOIDS_COUNTS,
    },
    "chombo": {
        "none": match_codes.CHOMBO_NONE,
        "mangan": match_codes.CHOMBO_MANGAN,
        "final_score": match_codes.CHOMBO_FINAL,
    },
}
