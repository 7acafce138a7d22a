"""Taiwanese 16-tile mahjong (台湾麻将): five sets and a pair, base and tai, a dealer whose streak grows."""

from fangcheng.rules.ruleset import Option, Ruleset

RULESET = Ruleset(
    id="taiwan",
    revision=1,
    prefix="TAIWAN",
    name={"en": "Taiwanese", "zh-Hans": "台湾麻将", "zh-Hant": "台灣麻將", "ja": "台湾麻雀"},
    about={
        "en": "Sixteen tiles, five sets and a pair. Base plus tai; the dealer's streak raises what he wins and pays.",
        "zh-Hans": "十六张，五副一对。底加台；连庄拉庄。",
        "zh-Hant": "十六張，五副一對。底加台；連莊拉莊。",
        "ja": "16枚、五面子一雀頭。底と台で支払い、連荘で親の支払いが増える。",
    },
    unit="chips",
    settings={
        "seats": 4,
        "copies": [4] * 34 + [0] * 3 + [1] * 8 + [0] * 11,  # TAIWAN-1: four of each face, eight flowers
        "sets": 5,  # TAIWAN-56
        "dice_count": 3,  # TAIWAN-2
        "stacks": [18, 18, 18, 18],  # TAIWAN-9
        "break_rule": 0,  # TAIWAN-10: one sum names wall and stack
        "first_dealer_rule": 1,  # TAIWAN-7: one throw from the East seat
        "deal_rule": 0,  # TAIWAN-11: the dealer takes the door tile at once
        "reserve": 16,  # TAIWAN-15
        "reserve_slides": 1,  # TAIWAN-15: counting all replacements
        "flower_rule": 2,  # TAIWAN-12: in rounds from the dealer
        "flower_win": 1,  # TAIWAN-63, TAIWAN-64
        "flower_last": 1,  # TAIWAN-105
        "claim_chi": 1,  # TAIWAN-18
        "swap_ban": 2,  # TAIWAN-19, TAIWAN-21
        "swap_ban_own": 1,  # TAIWAN-20
        "recall_own": 1,
        "pung_pass_ban": 1,  # TAIWAN-22
        "claims_end": 3,  # TAIWAN-32
        "kong_max": 4,  # TAIWAN-83
        "kong_max_rule": 1,
        "kong_last": 1,  # TAIWAN-35
        "open_kong_no_win": 1,  # TAIWAN-27, TAIWAN-28
        "concealed_kong_no_win": 1,  # TAIWAN-30
        "rob_added": 1,  # TAIWAN-62
        "ready_rule": 2,  # TAIWAN-49, TAIWAN-50, TAIWAN-51
        "ready_kong": 1,  # TAIWAN-49: the waits must not change
        "win_by_discard": 1,
        "winners": 0,  # TAIWAN-61
        "play_on": 1,  # TAIWAN-65
        "pass_rule": 4,  # TAIWAN-44
        "method": 3,  # TAIWAN-59
        "option.bloom_by_flower": 1,  # TAIWAN-F-kong_bloom
        "abortive.four_winds": 1,  # TAIWAN-80, TAIWAN-81
        "abortive.nine_by_anybody": 1,  # TAIWAN-82
        "abort_keeps_deal": 1,  # TAIWAN-80
        "start_score": 0,  # TAIWAN-3
        "dealer_rule": 0,  # TAIWAN-85
        "draw_rule": 0,  # TAIWAN-79
        "rounds": 4,  # TAIWAN-87
        "round_winds": [0, 1, 2, 3, 0, 0, 0, 0],  # TAIWAN-86
        "all_last_repeat": 1,  # TAIWAN-85
        "reseat_rule": 1,  # TAIWAN-6
    },
    prices={  # TAIWAN-F-<pattern>
        "dealer": 1,
        "dealer_streak": 2,
        "self_draw": 1,
        "concealed_hand": 1,
        "fully_concealed": 1,
        "heavenly_hand": 16,
        "earthly_hand": 16,
        "human_hand": 8,
        "big_four_winds": 16,
        "little_four_winds": 8,
        "big_three_dragons": 8,
        "little_three_dragons": 4,
        "five_concealed_pungs": 12,
        "four_concealed_pungs": 5,
        "three_concealed_pungs": 2,
        "all_honors": 16,
        "full_flush": 12,
        "half_flush": 4,
        "all_pungs": 4,
        "all_chows": 2,
        "melded_hand": 2,
        "half_melded_hand": 1,
        "one_wait": 1,
        "kong_bloom": 1,
        "last_tile_draw": 1,
        "last_tile_claim": 1,
        "eight_flowers": 8,
        "seven_rob_one": 8,
        "flower_kong": 1,
        "robbing_the_kong": 1,
        "dragon_pung": 1,
        "seat_flower": 1,
        "round_wind": 1,
        "seat_wind": 1,
        "ready_declared": 1,
        "open_ready": 2,
        "heavenly_ready": 8,
        "earthly_ready": 6,
        "eight_pairs": 8,
    },
    excludes={  # TAIWAN-66
        "heavenly_hand": ("self_draw", "concealed_hand", "fully_concealed"),
        "earthly_hand": ("self_draw", "concealed_hand", "fully_concealed", "heavenly_ready"),
        "human_hand": ("concealed_hand", "heavenly_ready"),
        "big_four_winds": ("little_four_winds", "seat_wind", "round_wind"),
        "big_three_dragons": ("little_three_dragons", "dragon_pung"),
        "little_three_dragons": ("dragon_pung",),
        "five_concealed_pungs": ("four_concealed_pungs", "three_concealed_pungs", "all_pungs", "concealed_hand"),
        "four_concealed_pungs": ("three_concealed_pungs",),
        "all_honors": ("all_pungs",),
        "eight_flowers": ("flower_kong", "seat_flower", "self_draw"),
        "seven_rob_one": ("flower_kong", "seat_flower"),
        "open_ready": ("ready_declared",),
        "heavenly_ready": ("concealed_hand", "ready_declared"),
        "earthly_ready": ("concealed_hand", "ready_declared"),
        "eight_pairs": ("concealed_hand",),
    },
    options=(
        Option(
            "tai_table",
            "default",
            {
                "default": {},
                "sml_2026": {  # TAIWAN-P1, TAIWAN-P3, TAIWAN-P7, TAIWAN-P9
                    "price.heavenly_hand": 24,
                    "price.heavenly_ready": 16,
                    "price.human_hand": 16,
                    "price.earthly_ready": 8,
                    "price.half_melded_hand": 0,
                    "price.last_tile_claim": 0,
                    "price.ready_declared": 0,
                    "price.open_ready": 0,
                    "option.bloom_by_flower": 0,
                    "excludes.heavenly_hand": ("concealed_hand", "fully_concealed", "kong_bloom", "one_wait"),
                    "excludes.earthly_hand": ("concealed_hand", "fully_concealed", "heavenly_ready"),
                    "excludes.five_concealed_pungs": ("four_concealed_pungs", "three_concealed_pungs"),
                    "excludes.all_honors": (),
                },
            },
            {
                "en": "Table of tai",
                "zh-Hans": "台数表",
                "zh-Hant": "台數表",
                "ja": "台の一覧",
            },
            "TAIWAN-P1",
        ),
        Option(
            "stakes",
            "3/1",
            {
                "3/1": {"base": 3, "unit": 1},
                "1/1": {"base": 1, "unit": 1},
                "2/1": {"base": 2, "unit": 1},
                "5/1": {"base": 5, "unit": 1},
                "5/2": {"base": 5, "unit": 2},
            },
            {"en": "Base / tai in chips", "zh-Hans": "底/台", "zh-Hant": "底/台", "ja": "底/台"},
            "TAIWAN-3",
        ),
        Option(
            "seat_wind",
            "dealer",
            {"dealer": {"seat_wind_rule": 0}, "wall_break": {"seat_wind_rule": 1}},
            {"en": "Who is East", "zh-Hans": "门风定法", "zh-Hant": "門風定法", "ja": "門風の決め方"},
            "TAIWAN-8",
        ),
        Option(
            "streak",
            "2n",
            {
                "2n": {"price.dealer_streak": 2},
                "n": {"price.dealer_streak": 1},
                False: {"price.dealer_streak": 0},
            },
            {"en": "Tai for a streak of n", "zh-Hans": "连庄拉庄", "zh-Hant": "連莊拉莊", "ja": "連荘の台"},
            "TAIWAN-F-dealer_streak",
        ),
        Option(
            "eight_pairs",
            True,
            {
                True: {"forms": 1 << 0 | 1 << 9, "price.eight_pairs": 8},
                False: {"forms": 1 << 0, "price.eight_pairs": 0},
            },
            {"en": "Eight pairs", "zh-Hans": "呖咕呖咕", "zh-Hant": "嚦咕嚦咕", "ja": "リーグーリーグー"},
            "TAIWAN-57",
        ),
        Option(
            "watch",
            True,
            {True: {"watch": 1}, False: {"watch": 0}},
            {
                "en": "A ready player may look at all hands",
                "zh-Hans": "眼牌",
                "zh-Hant": "眼牌",
                "ja": "聴牌者は全員の手を見られる",
            },
            "TAIWAN-53",
        ),
        Option(
            "claim_timing",
            "window",
            {"window": {"claim_timing": 0}, "live": {"claim_timing": 1}},
            {"en": "Claims on a discard", "zh-Hans": "吃碰胡的先后", "zh-Hant": "吃碰胡的先後", "ja": "鳴きの優先"},
            "TAIWAN-37",
        ),
        Option(
            "inner_bet",
            False,
            {False: {"bet_kind": 0, "bet_max": 0}, True: {"bet_kind": 2, "bet_max": 3}},
            {"en": "Inner stakes", "zh-Hans": "内插", "zh-Hant": "內插", "ja": "内挿し"},
            "TAIWAN-73",
        ),
        Option(
            "outer_bet",
            False,
            {False: {"outer_bet": 0}, True: {"outer_bet": 1}},
            {"en": "Outer stakes", "zh-Hans": "外插", "zh-Hant": "外插", "ja": "外挿し"},
            "TAIWAN-75",
        ),
        Option(
            "all_chows",
            "seed",
            {
                "seed": {"option.all_chows": 0},
                "strict": {"option.all_chows": 1},  # TAIWAN-68
                "sml": {"option.all_chows": 2},  # TAIWAN-P5
            },
            {"en": "All chows", "zh-Hans": "平胡", "zh-Hant": "平胡", "ja": "平胡"},
            "TAIWAN-68",
        ),
        Option(
            "concealed_pungs",
            "5/12",
            {
                "5/12": {"price.four_concealed_pungs": 5, "price.five_concealed_pungs": 12},
                "6/16": {"price.four_concealed_pungs": 6, "price.five_concealed_pungs": 16},
                "5/8": {"price.four_concealed_pungs": 5, "price.five_concealed_pungs": 8},  # TAIWAN-P1
            },
            {
                "en": "Four / five concealed pungs",
                "zh-Hans": "四暗刻/五暗刻",
                "zh-Hant": "四暗刻/五暗刻",
                "ja": "四暗刻/五暗刻",
            },
            "TAIWAN-F-five_concealed_pungs",
        ),
        Option(
            "full_flush",
            12,
            {12: {"price.full_flush": 12}, 8: {"price.full_flush": 8}},
            {"en": "Full flush", "zh-Hans": "清一色", "zh-Hant": "清一色", "ja": "清一色"},
            "TAIWAN-F-full_flush",
        ),
        Option(
            "flower_kong",
            1,
            {1: {"price.flower_kong": 1}, 2: {"price.flower_kong": 2}},
            {"en": "Flower kong", "zh-Hans": "花杠", "zh-Hant": "花槓", "ja": "花槓"},
            "TAIWAN-F-flower_kong",
        ),
        Option(
            "all_honors_deduct",
            0,
            {0: {"price.all_honors": 16}, 4: {"price.all_honors": 12}},
            {"en": "All honours less", "zh-Hans": "字一色扣台", "zh-Hant": "字一色扣台", "ja": "字一色の減台"},
            "TAIWAN-F-all_honors",
        ),
        Option(
            "wind_with_little_four",
            "counts",
            {
                "counts": {"excludes.little_four_winds": ()},
                "excluded": {"excludes.little_four_winds": ("seat_wind", "round_wind")},
            },
            {
                "en": "Winds beside little four winds",
                "zh-Hans": "小四喜计风台",
                "zh-Hant": "小四喜計風台",
                "ja": "小四喜の風台",
            },
            "TAIWAN-F-little_four_winds",
        ),
        Option(
            "one_wait_with_melded_hand",
            "counts",
            {
                "counts": {"option.one_wait_melded": 0},
                "excluded": {"option.one_wait_melded": 1},
                "never": {"option.one_wait_melded": 2},  # TAIWAN-P4: nor beside a self-draw with five claimed sets
            },
            {
                "en": "One-tile wait beside a melded hand",
                "zh-Hans": "全求人计独听",
                "zh-Hant": "全求人計獨聽",
                "ja": "全求人の独聴",
            },
            "TAIWAN-F-melded_hand",
        ),
        Option(
            "concealed_kong_keeps_concealed_hand",
            True,
            {True: {"option.concealed_kong_opens": 0}, False: {"option.concealed_kong_opens": 1}},
            {
                "en": "A concealed kong keeps the hand concealed",
                "zh-Hans": "暗杠算门清",
                "zh-Hant": "暗槓算門清",
                "ja": "暗槓は門清",
            },
            "TAIWAN-F-concealed_hand",
        ),
        Option(
            "winners",
            "one",
            {"one": {"winners": 0}, "several": {"winners": 1}},
            {"en": "Winners of one tile", "zh-Hans": "一炮几响", "zh-Hant": "一炮幾響", "ja": "同時和了"},
            "TAIWAN-61",
        ),
        Option(
            "abort_kongs",
            "fifth",
            {
                "fifth": {"kong_max": 4, "kong_max_rule": 1},
                "fourth": {"kong_max": 3, "kong_max_rule": 1},
                False: {"kong_max": 0, "kong_max_rule": 0},
            },
            {
                "en": "Kong that ends the hand",
                "zh-Hans": "多杠流局",
                "zh-Hant": "多槓流局",
                "ja": "流局になる槓",
            },
            "TAIWAN-83",
        ),
        Option(
            "suji",
            "twin",
            {"twin": {"swap_ban": 2}, "line": {"swap_ban": 3}},
            {"en": "Barred after a chow", "zh-Hans": "吃后禁打", "zh-Hant": "吃後禁打", "ja": "喰い替え禁止"},
            "TAIWAN-19",
        ),
        Option(
            "reserve",
            16,
            {16: {"reserve": 16}, 14: {"reserve": 14}, 0: {"reserve": 0}},
            {"en": "Tiles never drawn", "zh-Hans": "留牌", "zh-Hant": "留牌", "ja": "残し牌"},
            "TAIWAN-15",
        ),
        Option(
            "limit",
            "none",
            {"none": {"cap": 0}, 40: {"cap": 40}, 80: {"cap": 80}},
            {"en": "Most tai paid", "zh-Hans": "封顶台数", "zh-Hant": "封頂台數", "ja": "上限の台"},
            "TAIWAN-60",
        ),
    ),
    presets={
        "sml_2026": {
            "tai_table": "sml_2026",
            "all_chows": "sml",  # TAIWAN-P5
            "one_wait_with_melded_hand": "never",  # TAIWAN-P4
            "concealed_pungs": "5/8",
            "full_flush": 8,
            "eight_pairs": False,  # TAIWAN-P3
            "wind_with_little_four": "excluded",  # TAIWAN-P7
        },
    },
)
