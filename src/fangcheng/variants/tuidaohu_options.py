"""Push-down mahjong by the competition rules of 2024: what the preset changes of the folk game, in its own options."""

from collections.abc import Mapping

from fangcheng.rules.option import Option, Value, words

FOLK_ROWS = (  # of the folk table, which does not hold here
    *("all_chows", "all_pungs", "half_flush", "mixed_all_pungs", "full_flush", "little_three_dragons"),
    *("little_four_winds", "all_terminals_and_honors", "all_terminals", "all_honors", "pure_all_pungs"),
    *("big_three_dragons", "big_four_winds", "nine_gates", "thirteen_orphans"),
)
OFFICIAL = {  # TUIDAOHU-P17, the table of the competition rules: all rows that fit are added
    "concealed_hand": 2,
    "all_chows": 2,
    "all_simples": 2,
    "ready_declared": 2,
    "all_pungs": 6,
    "outside_hand": 6,
    "four_melds": 6,
    "half_flush": 6,
    "robbing_kong": 8,
    "last_tile_claim": 8,
    "kong_bloom": 8,
    "lesser_honors_and_knitted": 8,
    "pure_straight": 8,
    "heavenly_ready": 16,
    "seven_pairs": 16,
    "full_flush": 16,
    "luxury_seven_pairs": 24,
}
GREAT = (  # and each of these alone makes the most that is paid
    *("heavenly_win", "thirteen_orphans", "big_three_dragons", "all_honors", "four_concealed_pungs", "big_four_winds"),
)
OFFICIAL_RULES = {  # TUIDAOHU-P10 to TUIDAOHU-P17: prices, combining and payment are replaced together
    **{f"price.{row}": 0 for row in ("chicken_hand", "self_draw", *FOLK_ROWS)},
    "part.chicken_hand": "add",  # and so is told nowhere
    **{f"excludes.{row}": [] for row in FOLK_ROWS},
    **{f"price.{row}": fan for row, fan in OFFICIAL.items()},
    **{f"part.{row}": "add" for row in OFFICIAL},
    **{f"price.{row}": 32 for row in GREAT},
    **{f"part.{row}": "limit" for row in GREAT},
    "excludes.seven_pairs": ["concealed_hand"],
    "excludes.luxury_seven_pairs": ["seven_pairs", "concealed_hand"],
    "excludes.lesser_honors_and_knitted": ["concealed_hand"],
    "excludes.heavenly_ready": ["ready_declared"],
    "forms": ["standard", "seven_pairs_alike", "thirteen_orphans", "honours_and_knitted"],
    "option.all_chows": "suited",
    "option.concealed_hand_drawn": True,
    "option.melded_hand_drawn": True,
    "option.melded_hand_kongs": True,
    "option.added_kong_melded_hand": True,
    "option.heavenly_anybody": True,
    "cap": 32,
    "share_points.discarder": 2,
    "share_points.self_draw": 2,
    "share_times.discarder": 2,
    "robbed_payers": "as_discard",
    "bloom_payers": "all",
    "kong_when": "at_once",
    "kong_pay.open": 2,
    "hide_concealed_kong": True,
}
OFFICIAL_TOPICS = {  # rules behind refusals and steps that stand elsewhere for the folk game
    "TUIDAOHU-P5": ("kong-fresh", "kong-tiles"),
    "TUIDAOHU-P10": ("no-shape",),
    "TUIDAOHU-P13": ("step-sum", "step-cap", "step-total"),
    "TUIDAOHU-P14": ("pays-discard", "pays-self-draw", "share-discarder", "share-self_draw"),
    "TUIDAOHU-P16": ("paid-open_kong", "paid-added_kong", "paid-concealed_kong"),
}
OFFICIAL_NAMES = {
    "concealed_hand": words("Concealed Hand", "门清", "門清", "門前清"),
    "all_simples": words("All Simples", "断幺", "斷么", "断么"),
    "ready_declared": words("Ready Declared", "报听", "報聽", "宣言"),
    "outside_hand": words("Outside Hand", "全带幺", "全帶么", "全帯么"),
    "last_tile_claim": words("Last Tile Claim", "海底", "海底", "河底"),
    "lesser_honors_and_knitted": words("Lesser Honors and Knitted Tiles", "全不靠", "全不靠", "全不靠"),
    "pure_straight": words("Pure Straight", "清龙", "清龍", "一気通貫"),
    "heavenly_win": words("Heavenly Win", "天和", "天和", "天和"),
    "heavenly_ready": words("Heavenly Ready", "天听", "天聽", "天聴"),
    "all_honors": words("All Honors", "字一色", "字一色", "字一色"),
    "four_concealed_pungs": words("Four Concealed Pungs", "四暗刻", "四暗刻", "四暗刻"),
    "big_three_dragons": words("Big Three Dragons", "大三元", "大三元", "大三元"),
    "big_four_winds": words("Big Four Winds", "大四喜", "大四喜", "大四喜"),
}

OFFICIAL_OPTIONS = (
    Option(
        "chi",
        False,
        {False: {"claim_chi": "nobody"}, True: {"claim_chi": "next"}},
        words("Chow", "吃牌", "吃牌", "チー"),
        "TUIDAOHU-12",
        value_rules={True: "TUIDAOHU-P3"},
        value_topics={True: {"TUIDAOHU-P3": ("pon-tiles",)}},
    ),
    Option(
        "pon_with_three",
        False,
        {False: {"three_for_kong": True}, True: {"three_for_kong": False}},
        words("Three in hand may make a pung", "手有三张可碰", "手有三張可碰", "三枚持ちのポン"),
        "TUIDAOHU-P4",
        group="play",
        value_rules={False: "TUIDAOHU-14"},
    ),
    Option(
        "ready_declare",
        False,
        {
            False: {"ready_rule": "none"},
            "optional": {
                "ready_rule": "declared",
                "ready_after_draw": True,
                "ready_kong": "same_waits_claimed_too",
                "own_four": "no_wait",
            },
        },
        words("Ready may be declared", "报听", "報聽", "テンパイ宣言"),
        "TUIDAOHU-P8",
        group="play",
        labels={"optional": words("as one likes", "自愿", "自願", "任意")},
    ),
    Option(
        "reserve_stacks",
        0,
        {
            0: {"reserve": 0},
            6: {"reserve": 12, "reserve_at": "tail_slides", "reserve_whole_stacks": True},
        },
        words("Stacks never drawn", "留墩", "留墩", "残す山の列"),
        "TUIDAOHU-P7",
        value_topics={6: {"TUIDAOHU-P7": ("kong-wall",), "TUIDAOHU-P18": ("claims-end",)}},
        group="set-up",
    ),
    Option(
        "late_added_kong",
        1,
        {1: {"late_added_kong": True}, 0: {"late_added_kong": False}},
        words("A late added kong is paid", "迟补杠", "遲補槓", "遅れた加槓"),
        "TUIDAOHU-P16",
        group="scoring",
    ),
    Option(
        "winners",
        "all",
        {"all": {"winners": "all"}, "one": {"winners": "nearest"}},
        words("Winners of one tile", "一炮多响", "一炮多響", "複数和了"),
        "TUIDAOHU-25",
        value_rules={"one": "TUIDAOHU-P11"},
        labels={
            "all": words("all", "都胡", "都胡", "全員"),
            "one": words("the nearest", "截胡", "截胡", "頭ハネ"),
        },
    ),
    Option(
        "break",
        "sum",
        {"sum": {"break_rule": "sum"}, "mil": {"break_rule": "smaller", "dice_count": 2}},
        words("Opening the wall", "开门", "開門", "開門"),
        "TUIDAOHU-6",
        value_rules={"mil": "TUIDAOHU-P2"},
        labels={
            "sum": words("by the sum", "按点数和", "按點數和", "出目の和"),
            "mil": words("the smaller die counts stacks", "小点数开门", "小點數開門", "小さい目の列"),
        },
    ),
    Option(
        "pass_rule",
        "discards",
        {
            "discards": {},
            "mil": {
                "pass_bars": "value",
                "pass_counts": ["chance", "as_given"],
                "pass_until": ["own_draw", "unready_pung"],
            },
        },
        words("A win let pass", "过胡", "過胡", "見逃し"),
        "TUIDAOHU-22",
        value_rules={"mil": "TUIDAOHU-P12"},
        labels={
            "discards": words("bars discards", "不能胡点炮", "不能胡點炮", "出和了できない"),
            "mil": words("bars as much and less", "不能胡同番以下", "不能胡同番以下", "同じ番以下は不可"),
        },
    ),
)

OFFICIAL_PRESET: Mapping[str, Value] = {
    "tiles": 136,  # TUIDAOHU-P1
    "horses_dealer": 0,
    "horses_others": 0,
    "break": "mil",  # TUIDAOHU-P2
    "chi": True,  # TUIDAOHU-P3
    "pon_with_three": True,  # TUIDAOHU-P4
    "reserve_stacks": 6,  # TUIDAOHU-P7
    "ready_declare": "optional",  # TUIDAOHU-P8, TUIDAOHU-P9
    "winners": "one",  # TUIDAOHU-P11
    "pass_rule": "mil",  # TUIDAOHU-P12
    "hand_values": "mil_2024",  # TUIDAOHU-P10, TUIDAOHU-P13 to TUIDAOHU-P17
    "late_added_kong": 0,  # TUIDAOHU-P16
    "next_dealer_multi": "stays",  # TUIDAOHU-P19
    "hands": 16,  # TUIDAOHU-P20
}
