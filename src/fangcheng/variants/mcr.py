"""Chinese Official mahjong (国标麻将): 81 fans, eight points to win, everybody pays; rules/mcr.md."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset

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
    place=30,
    revision=1,
    name=words("Chinese Official", "国标麻将", "國標麻將", "国標麻雀"),
    prefix="MCR",
    unit="points",
    about=words(
        "Eighty-one patterns, eight points to win, no more than one winner. The game of tournaments.",
        "八十一番种，八番起和，一家和牌，三家付分。竞赛麻将。",
        "八十一番種，八番起和，一家和牌，三家付分。競賽麻將。",
        "八十一の役、八点縛り、和了は一人だけ、三人が払う競技麻雀。",
    ),
    region=words("International", "国际", "國際", "国際"),
    spot=(1, 0),
    difficulty=5,
    rules={
        # Equipment
        1: {"tiles": "suits + honours + flowers"},
        2: {"dice_count": 2},
        3: {"start_score": 500},
        # Set-up
        4: {"seats": 4, "first_dealer_rule": "east"},
        5: {"rounds": 4, "round_winds": "ESWNESWN"},
        6: {"stacks": [18, 18, 18, 18]},
        8: {"break_rule": "second_sum"},  # and MCR-7
        10: {"flower_rule": "by_seat"},
        11: {"replacement_from": "tail", "reserve": 0},
        # Play
        60: {"flower_last": "ends_hand"},
        15: {"claim_chi": "next"},
        16: {"recall_own": True},
        18: {"hide_concealed_kong": True},
        19: {"kong_last": 1},
        20: {"swap_ban": "none"},
        22: {"winners": "nearest"},
        23: {"claims_end": 0},
        24: {"rob_added": True, "rob_concealed": "nobody"},
        25: {"pass_bars": "nothing"},
        # Winning
        27: {
            "sets": 4,
            "forms": ["standard", "knitted_straight", "seven_pairs_alike", "thirteen_orphans", "honours_and_knitted"],
        },
        28: {"minimum": 8},
        29: {"win_by_discard": True},
        30: {"play_on": "never"},
        # Scoring
        36: {"method": "points"},
        "F-all_chows": {"option.all_chows": "suited"},
        42: {"base": 8},  # and MCR-43
        # Dealer and match
        46: {"dealer_rule": "passes", "draw_rule": "passes"},
        47: {"hands": 16},
        48: {"seat_change": True},
    },
    topics={  # rules that no setting stands for
        57: ("ruling-fine", "ruling-warn"),
        12: ("not-your-turn",),
        16: ("pon-tiles",),
        17: ("kong-tiles",),
        19: ("kong-fresh",),
        29: ("claimed-turn",),
        43: ("pays-self-draw",),
        54: ("no-ready",),
    },
    ranking="standard_points",
    prices=PRICES,
    excludes=EXCLUDES,
    pattern_rules={"mixed_kongs": "MCR-32"},
    pattern_names={
        "fully_concealed": {"ja": "不求人"},
        "all_simples": {"ja": "断幺"},
        "pure_double_chow": {"ja": "一般高"},
        "dragon_pung": {"ja": "箭刻"},
        "seat_wind": {"ja": "門風刻"},
        "round_wind": {"ja": "圏風刻"},
        "last_tile_draw": {"zh-Hans": "妙手回春", "zh-Hant": "妙手回春", "ja": "妙手回春"},
        "last_tile_claim": {"zh-Hans": "海底捞月", "zh-Hant": "海底撈月", "ja": "海底撈月"},
        "kong_bloom": {"ja": "槓上開花"},
        "robbing_the_kong": {"ja": "搶槓和"},
        "seven_pairs": {"ja": "七対"},
        "mixed_triple_chow": {"ja": "三色三同順"},
        "pure_straight": {"ja": "清竜"},
        "outside_hand": {"ja": "全帯幺"},
        "all_pungs": {"ja": "碰碰和"},
        "three_kongs": {"ja": "三槓"},
        "triple_pung": {"ja": "三同刻"},
        "all_terminals_and_honors": {"ja": "混幺九"},
        "thirteen_orphans": {"ja": "十三幺"},
        "all_terminals": {"ja": "清幺九"},
        "four_kongs": {"ja": "四槓"},
        "single_wait": {"ja": "単釣将"},
    },
    options=(
        Option(
            "minimum",
            8,
            {8: {"minimum": 8}, 6: {"minimum": 6}, 4: {"minimum": 4}, 1: {"minimum": 1}},
            words("Points a win needs without flowers", "起和番数（不计花）", "起和番數（不計花）", "花を除く最低点"),
            "MCR-28",
        ),
        Option(
            "mixed_kongs",
            5,
            {5: {"price.mixed_kongs": 5}, 6: {"price.mixed_kongs": 6}, 3: {"price.mixed_kongs": 0}},
            words(
                "One melded and one concealed kong together (3: each for itself)",
                "一明杠一暗杠（3 为分别计）",
                "一明槓一暗槓（3 為分別計）",
                "明槓と暗槓一つずつ（3 は別々に数える）",
            ),
            "MCR-32",
        ),
        Option(
            "two_concealed_kongs",
            6,
            {6: {"price.two_concealed_kongs": 6}, 8: {"price.two_concealed_kongs": 8}},
            words("Two concealed kongs", "双暗杠", "雙暗槓", "双暗槓"),
            "MCR-F-two_concealed_kongs",
        ),
        Option(
            "all_terminals_with_triple_pung",
            "counts",
            {
                "counts": {},
                "not": {"excludes.all_terminals": (*EXCLUDES["all_terminals"], "triple_pung")},
            },
            words("Triple pung beside all terminals", "清幺九计三同刻", "清么九計三同刻", "清幺九に三同刻を加える"),
            "MCR-F-all_terminals",
        ),
        Option(
            "start_points",
            500,
            {500: {"start_score": 500}, 0: {"start_score": 0}},
            words("Points at the start", "起始分", "起始分", "持ち点"),
            "MCR-3",
        ),
        Option(
            "seat_change",
            True,
            {True: {"seat_change": True}, False: {"seat_change": False}},
            words("Change seats after each round", "换圈换位", "換圈換位", "場ごとの席替え"),
            "MCR-48",
        ),
        Option(
            "hands",
            16,
            {
                16: {"hands": 16, "rounds": 4},
                8: {"hands": 8, "rounds": 2},
                4: {"hands": 4, "rounds": 1},
                "time": {
                    "hands": "until_time",
                    "rounds": 0,
                    "match_minutes": 180,
                },  # MCR-47: the table's clock ends the game
            },
            words("Hands of a game", "盘数", "盤數", "局数"),
            "MCR-47",
        ),
        Option(
            "clock",
            False,
            {False: {}, True: {"clock_first": 30, "clock_turn": 15, "clock_claim": 3}},
            words("Time limits", "限时", "限時", "時間制限"),
            "MCR-26",
        ),
        Option(
            "concealed_kong_visible",
            "hidden",
            {"hidden": {"hide_concealed_kong": True}, "shown": {"hide_concealed_kong": False}},
            words(
                "Concealed kongs until the hand ends", "本盘结束前的暗杠", "本盤結束前的暗槓", "局の終わりまでの暗槓"
            ),
            "MCR-18",
        ),
        Option(
            "penalty_table",
            "book_1998",
            {"book_1998": {}, "mil_2025": {}},  # referee mode only: the engine refuses faults (MCR-52)
            words("Penalties", "处罚标准", "處罰標準", "罰則"),
            "MCR-P18",
            group="faults",
        ),
        Option(
            "seven_pairs_add",
            "any",
            {
                "any": {},
                "listed": {"excludes.seven_pairs": DOES_NOT_JOIN_SEVEN_PAIRS},
            },
            words("What may join seven pairs", "七对可复合番种", "七對可複合番種", "七対に加わる役"),
            "MCR-P3",
            group="scoring",
        ),
        Option(
            "knitted_wait",
            True,
            {True: {"option.knitted_wait": True}, False: {"option.knitted_wait": False}},
            words(
                "A wait that is also part of the knitted straight counts",
                "组合龙内的边坎钓计番",
                "組合龍內的邊坎釣計番",
                "組合竜に重なる待ちも数える",
            ),
            "MCR-P10",
            group="scoring",
        ),
        Option(
            "added_kong_melded_hand",
            True,
            {True: {"option.added_kong_melded_hand": True}, False: {"option.added_kong_melded_hand": False}},
            words(
                "An added kong is a claimed set of the melded hand",
                "加杠仍计全求人",
                "加槓仍計全求人",
                "加槓も全求人に数える",
            ),
            "MCR-P7",
            group="scoring",
        ),
        Option(
            "last_tile_flower",
            "ends_hand",
            {"ends_hand": {"flower_last": "ends_hand"}, "discard": {"flower_last": "discarded"}},
            words("A flower drawn as the last tile", "末张摸花", "末張摸花", "最後の牌が花のとき"),
            "MCR-P16",
            group="play",
        ),
    ),
    preset_names={
        "mil_2025": words(
            "MIL 2025", "MIL 2025（国际麻将联盟）", "MIL 2025（國際麻將聯盟）", "MIL 2025（国際麻雀連盟）"
        ),
    },
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
