"""Three-player riichi (サンマ): no 2m-8m, no chow, North laid aside as dora."""

from fangcheng.rules.option import Option, words
from fangcheng.variants.riichi import RULESET as RIICHI

RULESET = RIICHI.vary(
    "sanma",
    place=20,
    revision=2,
    name=words("Sanma", "三人麻将", "三人麻將", "三人麻雀"),
    prefix="SANMA",
    rules={
        2: {"tiles": "19m + p + s + honours"},
        4: {"seats": 3},
        9: {"stacks": [18, 18, 18, 0]},
        12: {"replacements": 8},
        14: {"claim_chi": "nobody"},
        38: {"noten_total": 2000},
    },
    topics={  # rules that no setting stands for
        14: ("pon-tiles", "kong-tiles"),
        15: ("not-your-turn",),
        25: ("kong-wall",),
        26: ("kong-max",),
        29: ("no-shape", "no-yaku", "furiten"),
        37: ("pays-liable",),
        46: ("no-north", "paid-chombo"),
        40: ("paid-nagashi",),
    },
    prices={"kita": 1},  # SANMA-F-kita
    pattern_names={"kita": {"en": "Kita"}},
    english={"kita": "North Aside"},
    without=("abort_four_winds", "abort_four_riichi"),  # SANMA-39
    options=(
        RIICHI.option("start").vary(default=35000, rule="SANMA-5"),
        RIICHI.option("target").vary(default=40000, rule="SANMA-5"),
        RIICHI.option("return_points").vary(default=40000, rule="SANMA-44"),
        RIICHI.option("uma").vary(
            default="20/0",
            rule="SANMA-44",
            choices={
                "20/0": {"uma": (200, 0, -200, 0)},
                "15/0": {"uma": (150, 0, -150, 0)},
                "30/0": {"uma": (300, 0, -300, 0)},
            },
        ),
        RIICHI.option("red_fives").vary(
            rule="SANMA-3",
            choices={
                False: {"red": (0, 0, 0)},
                True: {"red": (0, 1, 1)},
                "all_fives": {"red": (0, 4, 4)},
            },
        ),
        Option(
            "kita",
            "dora",
            rule="SANMA-16",
            choices={
                "dora": {"lay_north": "dora"},
                "value_tile_all": {"lay_north": "value_tile"},
                False: {"lay_north": "none", "price.kita": 0},
            },
            text=words("North laid aside", "拔北", "拔北", "抜きドラ"),
        ),
        Option(
            "kita_bloom",
            True,
            rule="SANMA-21",
            choices={
                True: {"lay_bloom": True, "option.kita_bloom": True},
                False: {"lay_bloom": False, "option.kita_bloom": False},
            },
            text=words("Kong bloom on the replacement of a North", "拔北岭上", "拔北嶺上", "抜きドラの嶺上開花"),
        ),
        Option(
            "kita_rob",
            True,
            choices={True: {"lay_rob": True}, False: {"lay_rob": False}},
            rule="SANMA-22",
            text=words("A North laid aside may be won on", "抢北", "搶北", "抜きドラのロン"),
        ),
        Option(
            "tsumo_pay",
            "loss",
            rule="SANMA-35",
            choices={
                "loss": {"option.self_draw_share": "lost"},
                "split": {"option.self_draw_share": "split"},
                "fixed": {"option.self_draw_share": "fixed"},
            },
            text=words("The missing player's part of a self-draw", "自摸损", "自摸損", "ツモ損"),
        ),
        Option(
            "honba_value",
            200,
            rule="SANMA-36",
            choices={200: {"counter_value": 100}, 300: {"counter_value": 150}, 1000: {"counter_value": 500}},
            text=words("Value of a counter on a discard win", "本场点数", "本場點數", "積み棒の点数"),
        ),
        RIICHI.option("kuikae").vary(  # without a chow there is no other end to throw
            choices={"forbidden": {"swap_ban": "both_ends"}, "allowed": {"swap_ban": "none"}},
        ),
        RIICHI.option("riichi_without_draw").vary(
            choices={False: {"ready_min_tiles": 3}, True: {"ready_min_tiles": 1}},
            rule="SANMA-27",
        ),
        RIICHI.option("multiple_ron").vary(
            default="all",
            rule="SANMA-28",
            choices={
                "all": {"winners": "all", "triple_rule": "all_win"},
                "head_bump": {"winners": "nearest", "triple_rule": "all_win"},
            },
            text=words("Several winners", "一炮多响", "一炮多響", "複数ロン"),
        ),
        RIICHI.option("abortive_draws").vary(
            rule="SANMA-39",
            choices={True: {"abortive": ["nine_terminals", "four_kongs"]}, False: {"abortive": []}},
        ),
        RIICHI.option("abort_nine_terminals").vary(rule="SANMA-39"),
        RIICHI.option("abort_four_kongs").vary(rule="SANMA-39"),
        RIICHI.option("length").vary(
            rule="SANMA-41",
            choices={
                "half": {"rounds": 2, "round_winds": "ESWNESWN"},
                "east": {"rounds": 1, "round_winds": "ESWNESWN"},
            },
        ),
    ),
    about=words(
        "Riichi for three: no 2m to 8m, no chi, and every North laid aside is a dora.",
        "三人立直：去掉二万到八万，不能吃，拔北作宝牌。",
        "三人立直：去掉二萬到八萬，不能吃，拔北作寶牌。",
        "三人用リーチ麻雀。2〜8萬を抜き、チーなし、北は抜きドラ。",
    ),
    presets={
        "tenhou": RIICHI.presets["tenhou"],
        "mahjong_soul": {**RIICHI.presets["mahjong_soul"], "return_points": 35000, "uma": "15/0"},
    },
    preset_names=RIICHI.preset_names,
    spot=(12, 2),
    difficulty=3,
)
