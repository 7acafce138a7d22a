"""Chinese Official mahjong (国标麻将): 81 fans, eight points to win, everybody pays; rules/mcr.md."""

from fangcheng.core.shapes.distance import (
    HONOURS_AND_KNITTED,
    KNITTED_STRAIGHT,
    SEVEN_PAIRS_ALIKE,
    STANDARD,
    THIRTEEN_ORPHANS,
)
from fangcheng.rules.ruleset import Option, Ruleset

# What these excluded fans would be is said in the table of the rulebook: first what it prints, then what follows.
ALL_KONGS = ("three_kongs", "two_concealed_kongs", "mixed_kongs", "two_melded_kongs", "concealed_kong", "melded_kong")
ALWAYS_CONCEALED = ("concealed_hand", "fully_concealed")  # MCR-P2

EXCLUDES: dict[str, tuple[str, ...]] = {
    "big_four_winds": (
        *("round_wind", "seat_wind", "big_three_winds", "all_pungs"),
        "pung_of_terminals_or_honors",
    ),
    "big_three_dragons": ("dragon_pung", "two_dragon_pungs"),
    "all_green": ("half_flush", "one_voided_suit"),
    "nine_gates": ("full_flush", *ALWAYS_CONCEALED, "no_honors", "one_voided_suit"),
    "four_kongs": (*ALL_KONGS, "all_pungs", "single_wait"),
    "seven_shifted_pairs": (
        *("full_flush", "single_wait", *ALWAYS_CONCEALED),
        *("seven_pairs", "no_honors", "one_voided_suit"),
    ),
    "thirteen_orphans": (
        *("all_types", "single_wait", *ALWAYS_CONCEALED),
        *("outside_hand", "all_terminals_and_honors"),
    ),
    "all_terminals": (
        *("all_pungs", "double_pung", "no_honors"),
        *("all_terminals_and_honors", "outside_hand", "pung_of_terminals_or_honors"),
    ),
    "little_four_winds": ("big_three_winds",),
    "little_three_dragons": ("dragon_pung", "two_dragon_pungs"),
    "all_honors": (
        "all_pungs",
        *("all_terminals_and_honors", "outside_hand", "pung_of_terminals_or_honors", "one_voided_suit"),
    ),
    "four_concealed_pungs": (
        *("all_pungs", *ALWAYS_CONCEALED),
        *("three_concealed_pungs", "two_concealed_pungs"),
    ),
    "pure_terminal_chows": (
        *("all_chows", "seven_pairs", "full_flush"),
        *("pure_double_chow", "two_terminal_chows", "no_honors", "one_voided_suit"),
    ),
    "quadruple_chow": ("pure_shifted_pungs", "pure_double_chow", "tile_hog", "pure_triple_chow"),
    "four_pure_shifted_pungs": ("pure_triple_chow", "all_pungs", "pure_shifted_pungs"),
    "four_pure_shifted_chows": ("pure_shifted_chows", "short_straight", "two_terminal_chows"),
    "three_kongs": ALL_KONGS[1:],
    "all_terminals_and_honors": ("all_pungs", "outside_hand", "pung_of_terminals_or_honors"),
    "seven_pairs": ("single_wait", *ALWAYS_CONCEALED),
    "greater_honors_and_knitted": ("all_types", "single_wait", *ALWAYS_CONCEALED),
    "all_even_pungs": ("all_pungs", "all_simples", "no_honors"),
    "full_flush": ("no_honors", "one_voided_suit"),
    "pure_triple_chow": ("pure_shifted_pungs", "pure_double_chow"),
    "pure_shifted_pungs": ("pure_triple_chow",),
    "upper_tiles": ("no_honors", "upper_four"),
    "middle_tiles": ("all_simples", "no_honors"),
    "lower_tiles": ("no_honors", "lower_four"),
    "three_suited_terminal_chows": ("mixed_double_chow", "two_terminal_chows", "no_honors", "all_chows"),
    "all_fives": ("all_simples", "no_honors"),
    "triple_pung": ("double_pung",),
    "three_concealed_pungs": ("two_concealed_pungs",),
    "lesser_honors_and_knitted": ("all_types", "single_wait", *ALWAYS_CONCEALED),
    "upper_four": ("no_honors",),
    "lower_four": ("no_honors",),
    "reversible_tiles": ("one_voided_suit",),
    "last_tile_draw": ("self_draw",),
    "kong_bloom": ("self_draw",),
    "robbing_the_kong": ("last_tile",),
    "half_flush": ("one_voided_suit",),
    "melded_hand": ("single_wait",),
    "two_concealed_kongs": ("concealed_kong", "two_concealed_pungs"),
    "mixed_kongs": ("concealed_kong", "melded_kong"),  # MCR-32
    "two_dragon_pungs": ("dragon_pung",),
    "fully_concealed": ("self_draw",),
    "two_melded_kongs": ("melded_kong",),
    "all_chows": ("no_honors",),
    "all_simples": ("no_honors",),
}

PRICES = {
    **dict.fromkeys(
        ["big_four_winds", "big_three_dragons", "all_green", "nine_gates", "four_kongs", "seven_shifted_pairs"], 88
    ),
    "thirteen_orphans": 88,
    **dict.fromkeys(["all_terminals", "little_four_winds", "little_three_dragons", "all_honors"], 64),
    **dict.fromkeys(["four_concealed_pungs", "pure_terminal_chows"], 64),
    **dict.fromkeys(["quadruple_chow", "four_pure_shifted_pungs"], 48),
    **dict.fromkeys(["four_pure_shifted_chows", "three_kongs", "all_terminals_and_honors"], 32),
    **dict.fromkeys(["seven_pairs", "greater_honors_and_knitted", "all_even_pungs", "full_flush"], 24),
    **dict.fromkeys(["pure_triple_chow", "pure_shifted_pungs", "upper_tiles", "middle_tiles", "lower_tiles"], 24),
    **dict.fromkeys(["pure_straight", "three_suited_terminal_chows", "pure_shifted_chows", "all_fives"], 16),
    **dict.fromkeys(["triple_pung", "three_concealed_pungs"], 16),
    **dict.fromkeys(["lesser_honors_and_knitted", "knitted_straight", "upper_four", "lower_four"], 12),
    "big_three_winds": 12,
    **dict.fromkeys(["mixed_straight", "reversible_tiles", "mixed_triple_chow", "mixed_shifted_pungs"], 8),
    **dict.fromkeys(["chicken_hand", "last_tile_draw", "last_tile_claim", "kong_bloom", "robbing_the_kong"], 8),
    **dict.fromkeys(["all_pungs", "half_flush", "mixed_shifted_chows", "all_types", "melded_hand"], 6),
    **dict.fromkeys(["two_concealed_kongs", "two_dragon_pungs"], 6),
    "mixed_kongs": 5,  # MCR-32
    **dict.fromkeys(["outside_hand", "fully_concealed", "two_melded_kongs", "last_tile"], 4),
    **dict.fromkeys(["dragon_pung", "round_wind", "seat_wind", "concealed_hand", "all_chows", "tile_hog"], 2),
    **dict.fromkeys(["double_pung", "two_concealed_pungs", "concealed_kong", "all_simples"], 2),
    **dict.fromkeys(["pure_double_chow", "mixed_double_chow", "short_straight", "two_terminal_chows"], 1),
    **dict.fromkeys(["pung_of_terminals_or_honors", "melded_kong", "one_voided_suit", "no_honors"], 1),
    **dict.fromkeys(["edge_wait", "closed_wait", "single_wait", "self_draw", "flower"], 1),
}

# What may join seven pairs (MCR-P3); the others are struck where the host wants the list.
JOINS_SEVEN_PAIRS = (
    *("all_green", "all_terminals", "all_honors", "all_terminals_and_honors", "full_flush"),
    *("upper_tiles", "middle_tiles", "lower_tiles", "upper_four", "lower_four", "reversible_tiles"),
    *("last_tile_draw", "last_tile_claim", "half_flush", "all_types", "tile_hog", "all_simples"),
    *("one_voided_suit", "no_honors", "self_draw", "flower", "seven_pairs", "seven_shifted_pairs"),
)
DOES_NOT_JOIN_SEVEN_PAIRS = tuple(name for name in PRICES if name not in JOINS_SEVEN_PAIRS)

RULESET = Ruleset(
    id="mcr",
    revision=1,
    name={"en": "Chinese Official", "zh-Hans": "国标麻将", "zh-Hant": "國標麻將", "ja": "国標麻雀"},
    prefix="MCR",
    unit="points",
    about={
        "en": "Eighty-one patterns, eight points to win, no more than one winner. The game of tournaments.",
        "zh-Hans": "八十一番种，八番起和，一家和牌，三家付分。竞赛麻将。",
        "zh-Hant": "八十一番種，八番起和，一家和牌，三家付分。競賽麻將。",
        "ja": "八十一の役、八点縛り、和了は一人だけ、三人が払う競技麻雀。",
    },
    settings={
        "seats": 4,
        "sets": 4,
        "copies": [4] * 34 + [0] * 3 + [1] * 8 + [0] * 11,  # MCR-1
        "dice_count": 2,  # MCR-2
        "start_score": 500,  # MCR-3
        "first_dealer_rule": 0,  # MCR-4: who drew East
        "rounds": 4,  # MCR-5
        "round_winds": [0, 1, 2, 3, 0, 1, 2, 3],  # MCR-5
        "stacks": [18, 18, 18, 18],  # MCR-6
        "break_rule": 1,  # MCR-7, MCR-8: the second thrower's wall, both throws together
        "flower_rule": 1,  # MCR-10, MCR-14
        "flower_last": 1,  # MCR-60
        "replacement_from": 0,  # MCR-11
        "reserve": 0,  # MCR-11
        "claim_chi": 1,  # MCR-15
        "recall_own": 1,  # MCR-16: nothing forbids it
        "kong_last": 1,  # MCR-19
        "hide_concealed_kong": 1,  # MCR-18
        "swap_ban": 0,  # MCR-20
        "winners": 0,  # MCR-22, MCR-30
        "play_on": 1,  # MCR-30
        "claims_end": 0,  # MCR-23
        "rob_added": 1,  # MCR-24
        "rob_concealed": 0,  # MCR-24
        "pass_rule": 0,  # MCR-25
        "win_by_discard": 1,  # MCR-29
        "forms": STANDARD | KNITTED_STRAIGHT | SEVEN_PAIRS_ALIKE | THIRTEEN_ORPHANS | HONOURS_AND_KNITTED,  # MCR-27
        "minimum": 8,  # MCR-28
        "method": 2,  # MCR-36
        "option.all_chows": 3,  # MCR-F-all_chows
        "base": 8,  # MCR-42, MCR-43
        "dealer_rule": 1,  # MCR-46
        "draw_rule": 1,  # MCR-46
        "hands": 16,  # MCR-47
        "seat_change": 1,  # MCR-48
    },
    prices=PRICES,
    excludes=EXCLUDES,
    pattern_rules={"mixed_kongs": "MCR-32"},
    options=(
        Option(
            "minimum",
            8,
            {8: {"minimum": 8}, 6: {"minimum": 6}, 4: {"minimum": 4}, 1: {"minimum": 1}},
            {
                "en": "Points a win needs without flowers",
                "zh-Hans": "起和番数（不计花）",
                "zh-Hant": "起和番數（不計花）",
                "ja": "花を除く最低点",
            },
            "MCR-28",
        ),
        Option(
            "mixed_kongs",
            5,
            {5: {"price.mixed_kongs": 5}, 6: {"price.mixed_kongs": 6}, 3: {"price.mixed_kongs": 0}},
            {
                "en": "One melded and one concealed kong together (3: each for itself)",
                "zh-Hans": "一明杠一暗杠（3 为分别计）",
                "zh-Hant": "一明槓一暗槓（3 為分別計）",
                "ja": "明槓と暗槓一つずつ（3 は別々に数える）",
            },
            "MCR-32",
        ),
        Option(
            "two_concealed_kongs",
            6,
            {6: {"price.two_concealed_kongs": 6}, 8: {"price.two_concealed_kongs": 8}},
            {"en": "Two concealed kongs", "zh-Hans": "双暗杠", "zh-Hant": "雙暗槓", "ja": "双暗槓"},
            "MCR-F-two_concealed_kongs",
        ),
        Option(
            "all_terminals_with_triple_pung",
            "counts",
            {
                "counts": {},
                "not": {"excludes.all_terminals": (*EXCLUDES["all_terminals"], "triple_pung")},
            },
            {
                "en": "Triple pung beside all terminals",
                "zh-Hans": "清幺九计三同刻",
                "zh-Hant": "清幺九計三同刻",
                "ja": "清幺九に三同刻を加える",
            },
            "MCR-F-all_terminals",
        ),
        Option(
            "start_points",
            500,
            {500: {"start_score": 500}, 0: {"start_score": 0}},
            {"en": "Points at the start", "zh-Hans": "起始分", "zh-Hant": "起始分", "ja": "持ち点"},
            "MCR-3",
        ),
        Option(
            "seat_change",
            True,
            {True: {"seat_change": 1}, False: {"seat_change": 0}},
            {
                "en": "Change seats after each round",
                "zh-Hans": "换圈换位",
                "zh-Hant": "換圈換位",
                "ja": "場ごとの席替え",
            },
            "MCR-48",
        ),
        Option(
            "hands",
            16,
            {
                16: {"hands": 16, "rounds": 4},
                8: {"hands": 8, "rounds": 2},
                4: {"hands": 4, "rounds": 1},
                "time": {"hands": 32767, "rounds": 0, "match_minutes": 180},  # MCR-47: the table's clock ends the game
            },
            {"en": "Hands of a game", "zh-Hans": "局数", "zh-Hant": "局數", "ja": "局数"},
            "MCR-47",
        ),
        Option(
            "clock",
            False,
            {False: {}, True: {"clock_first": 30, "clock_turn": 15, "clock_claim": 3}},
            {"en": "Time limits", "zh-Hans": "限时", "zh-Hant": "限時", "ja": "時間制限"},
            "MCR-26",
        ),
        Option(
            "concealed_kong_visible",
            "hidden",
            {"hidden": {"hide_concealed_kong": 1}, "shown": {"hide_concealed_kong": 0}},
            {
                "en": "Concealed kongs until the hand ends",
                "zh-Hans": "暗杠终局前",
                "zh-Hant": "暗槓終局前",
                "ja": "局の終わりまでの暗槓",
            },
            "MCR-18",
        ),
        Option(
            "penalty_table",
            "book_1998",
            {"book_1998": {}, "mil_2025": {}},  # referee mode only: the engine refuses faults (MCR-52)
            {"en": "Penalties", "zh-Hans": "处罚标准", "zh-Hant": "處罰標準", "ja": "罰則"},
            "MCR-P18",
        ),
        Option(
            "seven_pairs_add",
            "any",
            {
                "any": {},
                "listed": {"excludes.seven_pairs": DOES_NOT_JOIN_SEVEN_PAIRS},
            },
            {
                "en": "What may join seven pairs",
                "zh-Hans": "七对可复合番种",
                "zh-Hant": "七對可複合番種",
                "ja": "七対に加わる役",
            },
            "MCR-P3",
        ),
        Option(
            "knitted_wait",
            True,
            {True: {"option.knitted_wait": 1}, False: {"option.knitted_wait": 0}},
            {
                "en": "A wait that is also part of the knitted straight counts",
                "zh-Hans": "组合龙内的边坎钓计番",
                "zh-Hant": "組合龍內的邊坎釣計番",
                "ja": "組合竜に重なる待ちも数える",
            },
            "MCR-P10",
        ),
        Option(
            "added_kong_melded_hand",
            True,
            {True: {"option.added_kong_melded_hand": 1}, False: {"option.added_kong_melded_hand": 0}},
            {
                "en": "An added kong is a claimed set of the melded hand",
                "zh-Hans": "加杠仍计全求人",
                "zh-Hant": "加槓仍計全求人",
                "ja": "加槓も全求人に数える",
            },
            "MCR-P7",
        ),
        Option(
            "last_tile_flower",
            "ends_hand",
            {"ends_hand": {"flower_last": 1}, "discard": {"flower_last": 0}},
            {
                "en": "A flower drawn as the last tile",
                "zh-Hans": "末张摸花",
                "zh-Hant": "末張摸花",
                "ja": "最後の牌が花のとき",
            },
            "MCR-P16",
        ),
    ),
    presets={
        "mil_2025": {
            "minimum": 8,  # MCR-P1
            "hands": 16,  # MCR-P1
            "seven_pairs_add": "listed",  # MCR-P3
            "mixed_kongs": 5,  # MCR-P5
            "two_concealed_kongs": 6,  # MCR-P5
            "added_kong_melded_hand": True,  # MCR-P7
            "knitted_wait": True,  # MCR-P10
            "all_terminals_with_triple_pung": "counts",  # MCR-P15
            "last_tile_flower": "ends_hand",  # MCR-P16
            "clock": True,  # MCR-P17
            "penalty_table": "mil_2025",  # MCR-P18
        },
    },
)
