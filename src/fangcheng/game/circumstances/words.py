"""The table of circumstances: every word once, in the order in which tables are set up by them."""

from fangcheng.core.state import codes as record
from fangcheng.game.circumstances import meanings, needs
from fangcheng.game.circumstances.entry import DRAWN, DRAWN_OR_DISCARDED, GIVEN, OF_A_KONG, Circumstance

RIICHI = ("riichi", "double_riichi")
DECLARATIONS = (*RIICHI, "open_ready", "heavenly_ready", "earthly_ready", "open_draw", "open_hand")
EARLY = ("hard_ready", "soft_ready")
DECLARED = ("ready_declared", *DECLARATIONS, *EARLY, "passed_wait_in_riichi")
FIRST_TURN = ("first_turn", "first_draw", "before_first_draw", "heavenly")
THROWN = ("joker_thrown", "two_jokers_thrown", "three_jokers_thrown", "four_jokers_thrown")
DRIFTS = ("drift", "drift_twice", "drift_three_times")
AFTER_KONG = ("kong_replacement", "discard_kong_replacement")
TREASURES = ("treasure_draw", "treasure_match")
# What needs a discard of the winner, which he has not made in his first turn.
AFTER_A_DISCARD = (*RIICHI, "ippatsu", "earthly_ready", "soft_ready", "joker_discarded", *THROWN, *DRIFTS)
NOT_IN_FIRST_TURN = (*AFTER_A_DISCARD, "last_tile", "wild_last", "after_kong_discard", *TREASURES)
NO_CLAIM = (needs.untouched, needs.before_other_discards)

DECLARING = {
    "riichi": Circumstance(
        "riichi was declared",
        meanings.declares_riichi,
        record.F_READY,
        needs=(needs.closed,),
    ),
    "double_riichi": Circumstance(
        "riichi with the first discard, in the unbroken first go-around",
        meanings.declares_riichi,
        record.F_READY | record.F_DOUBLE_READY,
        needs=(needs.closed,),
    ),
    "ready_declared": Circumstance(
        "ready was declared",
        meanings.declares,
        record.F_READY,
        needs=(needs.closed_for_riichi, needs.declared_by_a_discard),
    ),
    "open_ready": Circumstance(
        "ready was announced and the hand shown",
        meanings.announces_openly,
        record.F_READY | record.F_OPEN_READY,
        against=("heavenly_ready", "earthly_ready"),
    ),
    "open_draw": Circumstance(
        "announced, and drawing openly",  # JINAN-17
        meanings.shows_draws,
        record.F_READY,
        against=("open_hand",),
    ),
    "open_hand": Circumstance(
        "and the hand laid open too",  # JINAN-18
        meanings.shows_draws,
        record.F_READY | record.F_OPEN_READY,
    ),
    "hard_ready": Circumstance(
        "declared with the dealt tiles, before the first draw",
        meanings.declares_early,
        record.F_READY | record.F_HEAVENLY_READY,
        against=("soft_ready",),
        needs=(needs.closed, needs.not_of_dealer),
    ),
    "soft_ready": Circumstance(
        "declared with the first discard, where that is the last moment",
        meanings.declares_early,
        record.F_READY,
        needs=(needs.closed,),
    ),
    "heavenly_ready": Circumstance(
        "announced before the first turn, or declared with the first discard where that counts",
        meanings.announces_first,
        record.F_READY | record.F_HEAVENLY_READY,
        against=("earthly_ready",),
        needs=(needs.closed, needs.announced_in_time),
    ),
    "earthly_ready": Circumstance(
        "announced with the first discard",
        meanings.announces_later,
        record.F_READY | record.F_EARTHLY_READY,
        needs=(needs.closed,),
    ),
    "ippatsu": Circumstance(
        "the go-around since the declaration is unbroken",
        meanings.has_one_shot,
        record.F_ONE_SHOT,
        beside=DECLARED,
        against=(*AFTER_KONG, "kita_replacement"),  # a kong or a North laid aside breaks it (RIICHI-F-ippatsu)
        needs=(needs.at_once,),
    ),
    "payer_ready": Circumstance(
        "who gives the tile has declared ready, and seen the treasure where there is one",
        meanings.minds_unready_payer,
        record.F_PAYER_DECLARED,
        ways=GIVEN,
    ),
}

GONE_BY = {
    "passed_wait": Circumstance(
        "a tile waited for was let pass since the last draw",  # RIICHI-76
        meanings.knows_furiten,
        goes_by=True,
        needs=(needs.somebody_discarded,),
    ),
    "passed_wait_in_riichi": Circumstance(
        "the same after declaring riichi, which it says itself",  # RIICHI-77
        meanings.knows_furiten,
        record.F_READY,
        goes_by=True,
        needs=(needs.closed, needs.declared_by_a_discard),
    ),
    "not_called": Circumstance(
        "ready has not been called",
        meanings.stakes_calls,
        of_table=meanings.always,  # LUOSHU-22
    ),
    "passed_win": Circumstance(
        "a win on this tile was let pass, and bars this one where the book says so",
        meanings.knows_missed_wins,
        record.F_PASSED_WIN,
        of_table=meanings.bars_some_wins,
    ),
    "passed_small": Circumstance(
        "a small win was let pass since the last own move, or discard",  # GUANGXI-12, CHANGSHA-20
        meanings.minds_small_wins,
        ways=GIVEN,
        of_table=meanings.always,
    ),
    "passed_big": Circumstance(
        "a big win was let pass since the last own move", meanings.bars_classes, ways=GIVEN, of_table=meanings.always
    ),
    "first_hand": Circumstance(
        "it is the first hand of the match; where that matters every other case is of a later one",  # GUANGXI-18
        meanings.minds_first_hand,
        of_table=meanings.always,
    ),
    "wait_discarded_this_go_around": Circumstance(
        "a tile waited for was discarded since the last own discard",  # TAIWAN-30
        meanings.bars_replacements,
        ways=DRAWN,
        beside=("kong_replacement",),
        of_table=meanings.always,
    ),
    "feeder_liable_elsewhere": Circumstance(
        "who fed the fourth exposed meld had become liable for another player's before",  # GUANGDONG-41
        meanings.minds_last_meld,
        of_table=meanings.always,
    ),
}

OF_THE_WALL = {
    "last_four": Circumstance(
        "the fourth-last tile of the wall has been drawn: three are left",
        meanings.minds_last_four,
        of_table=meanings.always,
    ),
    "last_tile": Circumstance(
        "it is the last of the wall, or the discard after it",
        meanings.always,
        record.F_LAST_TILE,
        ways=DRAWN_OR_DISCARDED,
        needs=(needs.has_last_discard,),
    ),
    "wild_last": Circumstance(
        "the tile drawn is the last of the wall, which is wild",  # YINGKOU-14
        meanings.takes_wild_last,
        record.F_LAST_TILE,
        ways=DRAWN,
    ),
    "first_turn": Circumstance(
        "drawn once, or not yet when the tile is another's; nobody has claimed",
        meanings.minds_first_turn,
        record.F_FIRST_TURN,
        ways=DRAWN_OR_DISCARDED,
        against=NOT_IN_FIRST_TURN,
        needs=NO_CLAIM,
    ),
    "first_draw": Circumstance(
        "the same, of a tile drawn",
        meanings.minds_first_turn,
        record.F_FIRST_TURN,
        ways=DRAWN,
        against=(*NOT_IN_FIRST_TURN, "before_first_draw"),
        needs=NO_CLAIM,
    ),
    "before_first_draw": Circumstance(
        "the same, of another's discard",
        meanings.minds_first_turn,
        record.F_FIRST_TURN,
        ways=("discard",),
        against=NOT_IN_FIRST_TURN,
        needs=NO_CLAIM,
    ),
    "heavenly": Circumstance(
        "the same, of the dealer's dealt tiles",
        meanings.minds_first_turn,
        record.F_FIRST_TURN,
        ways=DRAWN,
        against=(*NOT_IN_FIRST_TURN, "before_first_draw", "open_ready", "kita_replacement"),
        needs=(needs.dealt, needs.of_dealer),
    ),
}

OF_THE_TILE = {
    "self_drawn": Circumstance("the winner drew the tile himself", meanings.always, ways=DRAWN),
    "discarded": Circumstance("another discarded it", meanings.always, ways=("discard",)),
    "robbed_kong": Circumstance(
        "another was making a kong of it", meanings.always, ways=OF_A_KONG, needs=(needs.is_of_kong,)
    ),
    "kong_replacement": Circumstance(
        "the tile drawn replaces the last kong among the melds",
        meanings.always,
        record.F_KONG_REPLACEMENT,
        ways=DRAWN,
        against=("kita_replacement", "treasure_match"),
        needs=(needs.has_kong,),
    ),
    "discard_kong_replacement": Circumstance(
        "a kong of a discard",
        meanings.always,
        record.F_KONG_REPLACEMENT | record.F_OPEN_KONG_REPLACEMENT,
        ways=DRAWN,
        against=("kita_replacement", "treasure_match"),
        needs=(needs.has_open_kong,),
    ),
    "kita_replacement": Circumstance(
        "a North laid aside",
        meanings.lays_norths,
        record.F_LAY_REPLACEMENT,
        ways=DRAWN,
        needs=(needs.has_north,),
    ),
    "flower_replacement": Circumstance(
        "a flower, drawn after a kong where that is said too",
        meanings.has_flowers,
        record.F_FLOWER_REPLACEMENT,
        ways=DRAWN,
        against=("treasure_match",),
        needs=(needs.has_flower,),
    ),
    "drawn_tile_joined_hand": Circumstance(
        "a drawn tile has gone into the hand: with `kong_replacement` before that kong, which was made of others; "
        "it voids `heavenly_ready` and `earthly_ready`",  # TAIWAN-50
        meanings.minds_joined_tiles,
        beside=("kong_replacement", "heavenly_ready", "earthly_ready"),
        of_table=meanings.always,
    ),
    "after_kong_discard": Circumstance(
        "the tile directly follows its giver's kong replacement",
        meanings.minds_kong_discards,
        record.F_AFTER_KONG_CUT,
        ways=GIVEN,
    ),
    "payer_melded": Circumstance(
        "who gives the tile has claimed all his sets",
        meanings.prices("shot_by_melded"),
        record.F_PAYER_MELDED,
        ways=GIVEN,
        against=("concealed_kong_robbed",),
    ),
    "sealed": Circumstance(
        "the winner has fed another player as many melds as bind it",  # NANNING-12
        meanings.seals_feeders,
        of_table=meanings.always,
    ),
    "joker_discarded": Circumstance(
        "the winner has discarded a joker",
        meanings.minds_joker_discards,
        record.F_JOKER_DISCARDED,
        needs=(needs.threw_a_joker,),
    ),
    **{
        word: Circumstance(
            ("a joker was discarded, and each multiplies", "two were", "three", "four")[count - 1],
            meanings.multiplies_for_thrown,
            record.F_JOKER_DISCARDED | count << record.F_THROWN,
            against=tuple(other for other in THROWN if other != word),
            needs=(needs.thrown_count, needs.threw(count)),
        )
        for count, word in enumerate(THROWN, start=1)
    },
    **{
        word: Circumstance(
            ("a God was thrown while any tile would have won", "two in a row", "three")[count - 1],
            meanings.counts_drifts,
            count << record.F_DRIFT,
            ways=DRAWN,
            against=tuple(other for other in DRIFTS if other != word),
            needs=(needs.threw(count, or_more=True),),
        )
        for count, word in enumerate(DRIFTS, start=1)
    },
    "treasure_draw": Circumstance(
        "the tile drawn is of the treasure's kind, at which the winner has looked",  # HARBIN-21
        meanings.throws_for_treasure,
        record.F_TREASURE,
        ways=DRAWN,
        beside=DECLARED,
        against=("treasure_match",),
    ),
    "treasure_match": Circumstance(
        "the treasure is a tile that was waited for when it was first seen",  # HARBIN-18
        meanings.matches_treasure,
        record.F_TREASURE | record.F_TREASURE_SEEN,
        ways=DRAWN,
        beside=DECLARED,
    ),
    "fourth_tile": Circumstance(
        "the three other copies lie open in rivers and melds",
        meanings.minds_last_of_kind,
        record.F_LAST_OF_KIND,
        needs=(needs.is_fourth,),
    ),
    "last_copy": Circumstance(
        "the three other copies lie in one pung",
        meanings.minds_last_copy,
        record.F_OTHERS_IN_PUNG,
        ways=DRAWN_OR_DISCARDED,
        against=FIRST_TURN,  # a pung was claimed
        needs=(needs.is_last_copy,),
    ),
    "concealed_kong_robbed": Circumstance(
        "the robbed kong is a concealed one",
        meanings.always,
        record.F_ROB_CONCEALED,
        ways=OF_A_KONG,
        against=("opened_kong_robbed", "north_robbed"),
        needs=(needs.is_of_kong,),
    ),
    "opened_kong_robbed": Circumstance(
        "the robbed kong is an opened one",
        meanings.opens_kongs,
        record.F_KONG_OPENED,
        ways=OF_A_KONG,  # CHANGSHA-18
    ),
    "north_robbed": Circumstance(
        "a North laid aside is robbed",
        meanings.lays_norths,
        record.F_ROB_LAY,
        ways=OF_A_KONG,
        needs=(needs.is_north,),
        against=("robbed_kong",),
    ),
    "eight_flowers": Circumstance(
        "the tile is the eighth flower of the winner",
        meanings.wins_by_flowers,
        record.F_EIGHT_FLOWERS,
        ways=DRAWN,
        needs=(needs.is_laid_flower,),
    ),
    "seven_rob_one": Circumstance(
        "the eighth flower is another's",
        meanings.wins_by_flowers,
        record.F_SEVEN_ROB_ONE,
        ways=GIVEN,
        needs=(needs.is_laid_flower,),
    ),
}

OF_OTHERS = {
    "jokers_elsewhere": Circumstance(
        "another player holds a wild tile", meanings.minds_jokers_elsewhere, record.F_JOKERS_ELSEWHERE
    ),
    "double_hand": Circumstance("the hand counts double", meanings.doubles_hands, record.F_DOUBLE_HAND),  # NANJING-18
    "lucky_dice": Circumstance("two equal dice have opened the wall", meanings.knows_lucky_dice, record.F_LUCKY_DICE),
    "wash_out": Circumstance(
        "a drawn hand before this one still counts", meanings.counts_wash_outs, record.F_AFTER_WASH_OUT
    ),
    "double_win": Circumstance(
        "two win on the tile",
        meanings.minds_double_wins,
        ways=GIVEN,
        winners=2,
        against=("triple_win",),
        needs=(needs.several_win,),
    ),
    "triple_win": Circumstance(
        "three do", meanings.minds_triple_wins, ways=GIVEN, winners=3, needs=(needs.several_win,)
    ),
    "earlier_winner": Circumstance(
        "somebody nearer after the giver of the tile wins with it too",
        meanings.lets_one_win,
        ways=GIVEN,
        of_table=meanings.always,
    ),
    "bigger_win_elsewhere": Circumstance(
        "somebody else wins with it too, and his hand is bigger",
        meanings.lets_biggest_win,
        ways=GIVEN,
        of_table=meanings.always,
    ),
}

WORDS: dict[str, Circumstance] = {**DECLARING, **GONE_BY, **OF_THE_WALL, **OF_THE_TILE, **OF_OTHERS}
FLAGS = {word: entry.flags for word, entry in WORDS.items()}
