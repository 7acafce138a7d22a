"""Hefei's other way of playing: opening wins, big hands in grades, the wandering last tile, birds and stakes."""

from collections.abc import Mapping

from fangcheng.rules.option import Option, words
from fangcheng.rules.settings import Settings

MOUTHS_ONLY = (  # rows of the eight branches alone
    *("eight_branches", "extra_branch", "all_simples", "one_voided_suit", "concealed_pung", "concealed_kong"),
    *("one_wait", "pure_straight", "flower", "self_draw"),
)
SHAPES = ("all_pungs", "all_258", "full_flush", "melded_hand", "seven_pairs", "dragon_seven_pairs")  # HEFEI-21
MOMENTS = ("kong_bloom", "robbing_kong", "last_tile_draw")
BIG_PAGE: Mapping[int, Settings] = {  # by rule of the book
    2: {"tiles": "suits", "dragon_flowers": False, "flower_rule": "none"},
    7: {"stacks": [14, 13, 14, 13]},
    14: {"claim_pon": "anybody", "claim_chi": "next"},
    17: {"rob_added": True},
    18: {"sea_bed": True, "sea_bed_free": True, "option.last_draw_given": True},
    19: {"opening_wins": ["four_joys", "no_258", "missing_suit", "two_triplets"], "opening_quads": True},
    20: {"opening_silence": True},
    21: {"keyed": "always", **dict.fromkeys((f"part.{row}" for row in SHAPES), "key"), "part.small_win": "key named"},
    22: {
        "forms": ["standard", "seven_pairs_alike", "all_258"],
        "option.all_258_any": True,
        "demand_branches": False,
    },
    25: {
        **{f"price.{row}": 0 for row in MOUTHS_ONLY},
        **{f"price.{row}": 1 for row in (*SHAPES, *MOMENTS)},
        **{f"excludes.{row}": ["small_win"] for row in (*SHAPES, *MOMENTS)},
        "excludes.dragon_seven_pairs": ["seven_pairs", "small_win"],
        "option.melded_hand_drawn": True,
        "option.added_kong_melded_hand": True,
        "option.bloom_by_flower": False,
    },
    28: {"curve_rule": "by_row", "row_points": [1, 6], "bare_draw_points": 2, "tells_points": True},
    29: {"opening_points": 2},
    31: {"pass_bars": "discards"},
    32: {"bird_adds": True},
    33: {"bird_start": "feeder"},
    35: {"robbed_payers": "as_discard"},
    39: {"draw_rule": "last_taker"},
    46: {"kong_last": 2},
}
BIG_HANDS = {key: value for settings in BIG_PAGE.values() for key, value in settings.items()}
BIG_CITED = {key: f"HEFEI-{number}" for number, settings in BIG_PAGE.items() for key in settings}
BIG_TOPICS = {  # rules behind refusals and steps that stand in other rules of this way of playing
    "HEFEI-14": ("pon-tiles", "kong-tiles"),
    "HEFEI-22": ("no-shape",),
    "HEFEI-25": ("step-sum",),
    "HEFEI-28": ("step-total", "pays-discard", "pays-self-draw"),
}
BIG_RULES = {  # where the book has a name of its own
    "melded_hand": "HEFEI-F-all_from_others",
    "four_joys": "HEFEI-F-four_of_a_kind",
    "missing_suit": "HEFEI-F-missing_suit_deal",
}
BIG_NAMES = {
    "melded_hand": words("All from Others", "全求人", "全求人", "裸単騎"),
    "four_joys": words("Four Happiness", "四喜", "四喜", "四枚揃い"),
    "missing_suit": words("One Suit Missing", "缺一色", "缺一色", "欠け色"),
    "small_win": words("Basic Win", "平和", "平和", "平和"),
    "all_pungs": words("All Pungs", "碰碰和", "碰碰和", "対々和"),
    "all_258": words("All 2-5-8", "将将和", "將將和", "全二五八"),
    "robbing_kong": words("Robbing the Kong", "抢杠和", "搶槓和", "槍槓"),
    "dragon_seven_pairs": words("Seven Pairs with a Quad", "豪华七对", "豪華七對", "四枚使い七対子"),
    "no_258": words("No 2-5-8", "无将和", "無將和", "二五八なし"),
    "two_triplets": words("Two Triplets", "六顺", "六順", "二つの刻子"),
}
IN_BIG_HANDS = {"profile": "dahu"}

BIG_OPTIONS = (
    Option(
        "birds",
        2,
        {count: {"birds": count} for count in (0, 1, 2, 4)},
        words("Birds", "扎鸟数", "扎鳥數", "鳥の数"),
        "HEFEI-32",
        where=IN_BIG_HANDS,
    ),
    Option(
        "stake",
        False,
        {
            False: {"bet_kind": "none"},
            **{most: {"bet_kind": "named", "bet_max": most, "share_points.bets": 1} for most in (1, 2, 3)},
        },
        words("Largest stake", "飘分上限", "飄分上限", "賭けの上限"),
        "HEFEI-34",
        where=IN_BIG_HANDS,
        labels={False: words("none", "不飘", "不飄", "なし")},
    ),
    Option(
        "dice_kong",
        False,
        {False: {"kong_opens": 0}, True: {"kong_opens": 2, "kong_dice": True}},
        words("Kong with dice", "掷骰开杠", "擲骰開槓", "サイコロの槓"),
        "HEFEI-16",
        where=IN_BIG_HANDS,
    ),
    Option(
        "dealer_point",
        True,
        {True: {"share_points.dealer": 1}, False: {"share_points.dealer": 0}},
        words("A point more with the dealer", "庄家加一分", "莊家加一分", "親は一点増し"),
        "HEFEI-30",
        where=IN_BIG_HANDS,
    ),
    Option(
        "grades",
        "6/12/24",
        {"6/12/24": {"graded": True}, "add": {"graded": False, "price.dragon_seven_pairs": 2}},
        words("Big hands", "大胡计分", "大胡計分", "大和の点"),
        "HEFEI-28",
        where=IN_BIG_HANDS,
        labels={
            "6/12/24": words("in grades: 6, 12, 24", "分级：6、12、24", "分級：6、12、24", "等級：6、12、24"),
            "add": words("6 for each pattern", "每个大胡6分", "每個大胡6分", "役ごとに6"),
        },
    ),
)
