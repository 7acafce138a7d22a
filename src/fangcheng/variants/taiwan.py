"""Taiwanese 16-tile mahjong (台湾麻将): five sets and a pair, base and tai, a dealer whose streak grows."""

from fangcheng.rules.ruleset import Option, Ruleset, words

HKMA_2020 = {  # TAIWAN-P13, TAIWAN-P16, TAIWAN-P18, TAIWAN-P20; what they do not name does not count
    "price.self_draw": 1,
    "price.concealed_hand": 3,
    "price.fully_concealed": 1,
    "price.heavenly_hand": 120,
    "price.earthly_hand": 120,
    "price.human_hand": 80,
    "price.big_four_winds": 120,
    "price.little_four_winds": 80,
    "price.big_three_dragons": 60,
    "price.little_three_dragons": 30,
    "price.three_concealed_pungs": 15,
    "price.concealed_pungs_drawn": 120,
    "price.all_honors": 80,
    "price.half_flush": 30,
    "price.all_pungs": 30,
    "price.all_chows": 5,
    "price.pure_all_chows": 15,
    "price.all_terminals_and_honors": 60,
    "price.all_terminals": 160,
    "price.pure_straight": 10,
    "price.concealed_straight": 20,
    "price.melded_hand": 30,
    "price.half_melded_hand": 15,
    "price.one_wait": 0,
    "price.kong_bloom": 5,
    "price.flower_bloom": 2,
    "price.last_tile_draw": 10,
    "price.last_tile_claim": 10,
    "price.robbing_the_kong": 10,
    "price.eight_flowers": 40,
    "price.seven_rob_one": 30,
    "price.seat_flower": 0,
    "price.no_flowers": 1,
    "price.no_honors": 1,
    "price.dragon_pung": 1,
    "price.wind_pung": 1,
    "price.round_wind": 1,
    "price.seat_wind": 1,
    "price.ready_declared": 5,
    "price.concealed_ready": 10,
    "price.ippatsu": 5,
    "price.open_ready": 0,
    "price.heavenly_ready": 0,
    "price.earthly_ready": 0,
    "price.eight_pairs": 40,
    "price.sixteen_unrelated": 50,
    "price.thirteen_orphans": 120,
    "price.double_win": 5,
    "price.triple_win": 10,
    "option.bloom_by_flower": 0,
    "option.hongkong": 1,
    "excludes.half_melded_hand": ("self_draw",),
    "form.orphans_and_set": 1,
    "form.sixteen_unrelated": 1,
}

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
        "forms": 1,  # TAIWAN-56: five sets and a pair; options let in more
        "dice_count": 3,  # TAIWAN-2
        "stacks": [18, 18, 18, 18],  # TAIWAN-9
        "break_rule": 0,  # TAIWAN-10: one sum names wall and stack
        "first_dealer_rule": 1,  # TAIWAN-7: one throw from the East seat
        "reserve": 16,  # TAIWAN-15
        "reserve_slides": 1,  # TAIWAN-15: counting all replacements
        "flower_rule": 2,  # TAIWAN-12: in rounds from the dealer
        "flower_last": 1,  # TAIWAN-105
        "claim_chi": 1,  # TAIWAN-18
        "swap_ban": 2,  # TAIWAN-19, TAIWAN-21
        "swap_ban_own": 1,  # TAIWAN-20
        "recall_own": 1,
        "pung_pass_ban": 1,  # TAIWAN-22
        "kong_max": 4,  # TAIWAN-83
        "kong_max_rule": 1,
        "kong_last": 1,  # TAIWAN-35
        "rob_added": 1,  # TAIWAN-62
        "win_by_discard": 1,
        "winners": 0,  # TAIWAN-61
        "play_on": 1,  # TAIWAN-65
        "method": 3,  # TAIWAN-59
        "option.bloom_by_flower": 1,  # TAIWAN-F-kong_bloom
        "abort_keeps_deal": 1,  # TAIWAN-80
        "start_score": 0,  # TAIWAN-3
        "dealer_rule": 0,  # TAIWAN-85
        "draw_rule": 0,  # TAIWAN-79
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
    excludes={  # TAIWAN-66, TAIWAN-P21
        "heavenly_hand": ("self_draw", "concealed_hand", "fully_concealed"),
        "earthly_hand": ("self_draw", "concealed_hand", "fully_concealed", "heavenly_ready"),
        "human_hand": ("concealed_hand", "heavenly_ready"),
        "big_four_winds": ("little_four_winds", "seat_wind", "round_wind", "wind_pung"),
        "big_three_dragons": ("little_three_dragons", "dragon_pung"),
        "little_three_dragons": ("dragon_pung",),
        "five_concealed_pungs": ("four_concealed_pungs", "three_concealed_pungs", "all_pungs", "concealed_hand"),
        "four_concealed_pungs": ("three_concealed_pungs",),
        "all_honors": ("all_pungs", "all_terminals_and_honors"),
        "all_terminals": ("all_pungs", "all_terminals_and_honors", "no_honors"),
        "all_terminals_and_honors": ("all_pungs",),
        "full_flush": ("no_honors",),
        "pure_all_chows": ("all_chows", "no_honors", "no_flowers"),
        "concealed_straight": ("pure_straight",),
        "concealed_pungs_drawn": (
            "five_concealed_pungs",
            "four_concealed_pungs",
            "three_concealed_pungs",
            "all_pungs",
            "concealed_hand",
            "self_draw",
            "fully_concealed",
        ),
        "eight_flowers": ("flower_kong", "seat_flower", "self_draw"),
        "seven_rob_one": ("flower_kong", "seat_flower"),
        "open_ready": ("ready_declared",),
        "heavenly_ready": ("concealed_hand", "ready_declared"),
        "earthly_ready": ("concealed_hand", "ready_declared"),
        "concealed_ready": ("concealed_hand", "ready_declared"),
        "eight_pairs": ("concealed_hand",),
        "sixteen_unrelated": ("concealed_hand",),
        "thirteen_orphans": ("concealed_hand",),
    },
    pattern_rules={
        "double_win": "TAIWAN-P13",
        "triple_win": "TAIWAN-P13",
        "concealed_ready": "TAIWAN-P16",
        "ippatsu": "TAIWAN-P16",
        "all_terminals": "TAIWAN-P20",
        "all_terminals_and_honors": "TAIWAN-P20",
        "concealed_pungs_drawn": "TAIWAN-P20",
        "concealed_straight": "TAIWAN-P20",
        "flower_bloom": "TAIWAN-P20",
        "no_flowers": "TAIWAN-P20",
        "no_honors": "TAIWAN-P20",
        "pure_all_chows": "TAIWAN-P20",
        "pure_straight": "TAIWAN-P20",
        "sixteen_unrelated": "TAIWAN-P20",
        "thirteen_orphans": "TAIWAN-P20",
        "wind_pung": "TAIWAN-P20",
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
                    "price.eight_pairs": 0,
                    "option.bloom_by_flower": 0,
                    "excludes.heavenly_hand": ("concealed_hand", "fully_concealed", "kong_bloom", "one_wait"),
                    "excludes.earthly_hand": ("concealed_hand", "fully_concealed", "heavenly_ready"),
                    "excludes.five_concealed_pungs": ("four_concealed_pungs", "three_concealed_pungs"),
                    "excludes.all_honors": (),
                },
                "hkma_2020": HKMA_2020,
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
                "10/2": {"base": 10, "unit": 2},  # TAIWAN-P13: 5 points and 1, in half points
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
                True: {"form.eight_pairs": 1},
                False: {"form.eight_pairs": 0},
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
                "30/80": {"price.four_concealed_pungs": 30, "price.five_concealed_pungs": 80},  # TAIWAN-P20
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
            {12: {"price.full_flush": 12}, 8: {"price.full_flush": 8}, 80: {"price.full_flush": 80}},
            {"en": "Full flush", "zh-Hans": "清一色", "zh-Hant": "清一色", "ja": "清一色"},
            "TAIWAN-F-full_flush",
        ),
        Option(
            "flower_kong",
            1,
            {1: {"price.flower_kong": 1}, 2: {"price.flower_kong": 2}, 0: {"price.flower_kong": 0}},
            {"en": "Flower kong", "zh-Hans": "花杠", "zh-Hant": "花槓", "ja": "花槓"},
            "TAIWAN-F-flower_kong",
        ),
        Option(
            "all_honors_deduct",
            0,
            {0: {}, 4: {"price.all_honors": 12}},
            {"en": "All honours less", "zh-Hans": "字一色扣台", "zh-Hant": "字一色扣台", "ja": "字一色の減台"},
            "TAIWAN-F-all_honors",
        ),
        Option(
            "wind_with_little_four",
            "counts",
            {
                "counts": {"excludes.little_four_winds": ("wind_pung",)},
                "excluded": {"excludes.little_four_winds": ("seat_wind", "round_wind", "wind_pung")},
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
        Option(
            "rounds",
            4,
            {4: {"rounds": 4}, 2: {"rounds": 2}},
            words("Rounds of a match", "圈数", "圈數", "場数"),
            "TAIWAN-P11",
        ),
        Option(
            "dealer_tile",
            "with_the_deal",
            {"with_the_deal": {"deal_rule": 0}, "after_flowers": {"deal_rule": 3}},
            words("The dealer's seventeenth tile", "庄家第十七张", "莊家第十七張", "親の17枚目"),
            "TAIWAN-P12",
        ),
        Option(
            "passed_win",
            "safe_discard",
            {"safe_discard": {"pass_rule": 4}, "go_round": {"pass_rule": 5}},
            words("A win let pass bars others until", "过水到何时", "過水到何時", "見逃しの解除"),
            "TAIWAN-P15",
        ),
        Option(
            "ready",
            "announced",
            {
                "announced": {"ready_rule": 2, "ready_kong": 1, "one_shot": 0},  # TAIWAN-49: the waits must not change
                "ding": {"ready_rule": 3, "ready_kong": 0, "one_shot": 1},
            },
            words("Declaring ready", "报听方式", "報聽方式", "聴牌宣言"),
            "TAIWAN-P16",
        ),
        Option(
            "kong_wins",
            "barred",
            {
                "barred": {"open_kong_no_win": 1, "concealed_kong_no_win": 1},  # TAIWAN-27, TAIWAN-28, TAIWAN-30
                "free": {"open_kong_no_win": 0, "concealed_kong_no_win": 0},
            },
            words("Wins on kong replacements", "杠后补牌胡", "槓後補牌胡", "槓の補充での和了"),
            "TAIWAN-27",
        ),
        Option(
            "last_claims",
            3,
            {3: {"claims_end": 3}, 0: {"claims_end": 0}},
            words("No claims with so few tiles left", "剩几张不可吃碰", "剩幾張不可吃碰", "鳴けなくなる残り枚数"),
            "TAIWAN-32",
        ),
        Option(
            "abortive_draws",
            True,
            {
                True: {"abortive.four_winds": 1, "abortive.nine_by_anybody": 1},
                False: {"abortive.four_winds": 0, "abortive.nine_by_anybody": 0},
            },
            words(
                "Four winds, nine orphans: dealt again", "四风、九幺九重打", "四風、九么九重打", "四風連打・九種九牌"
            ),
            "TAIWAN-80",
        ),
        Option(
            "side_income",
            False,
            {
                False: {"flower_win": 1, "kong_when": 0},  # TAIWAN-63, TAIWAN-64, TAIWAN-72
                True: {
                    "flower_win": 2,  # TAIWAN-P18
                    "kong_when": 1,
                    "kong_pay.concealed": 1,
                    "side_pay.mixed_flowers": 1,
                    "side_pay.flower_series": 2,
                    "side_pay.seven_flowers": 12,
                    "side_pay.eight_flowers": 16,
                    "side_pay.followed_outer": 2,
                    "side_pay.followed_inner": 4,
                },
            },
            words(
                "Flowers, concealed kongs, following paid at once",
                "花、暗杠、跟打即收",
                "花、暗槓、跟打即收",
                "花牌・暗槓・追い打ちの即時払い",
            ),
            "TAIWAN-P17",
        ),
        Option(
            "pulling",
            False,
            {False: {"pulling": 0}, True: {"pulling": 1}},
            words("Wins on discards are pulled", "拉", "拉", "放銃の繰り越し（拉）"),
            "TAIWAN-P19",
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
        "hkma_2020": {
            "tai_table": "hkma_2020",
            "concealed_pungs": "30/80",  # TAIWAN-P20
            "full_flush": 80,
            "flower_kong": 0,
            "stakes": "10/2",  # TAIWAN-P13
            "winners": "several",
            "rounds": 2,  # TAIWAN-P11
            "dealer_tile": "after_flowers",  # TAIWAN-P12
            "reserve": 0,
            "passed_win": "go_round",  # TAIWAN-P15
            "ready": "ding",  # TAIWAN-P16
            "watch": False,
            "side_income": True,  # TAIWAN-P17, TAIWAN-P18
            "pulling": True,  # TAIWAN-P19
            "kong_wins": "free",  # these four: HONGKONG-18, HONGKONG-29 of the same league
            "last_claims": 0,
            "abort_kongs": False,
            "abortive_draws": False,
        },
    },
)
