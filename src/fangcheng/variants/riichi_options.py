"""What a host of riichi may change: points, tiles, dora, riichi and winning; sanma takes most of it over."""

from fangcheng.rules.option import Option, words
from fangcheng.variants.riichi_match_options import MATCH_OPTIONS

OPTIONS = (
    # --- points
    Option(
        "start",
        25000,
        low=0,
        high=100000,
        into="start_score",
        rule="RIICHI-4",
        text=words("Points at the start", "起始点数", "起始點數", "配給原点"),
    ),
    Option(
        "target",
        30000,
        low=0,
        high=200000,
        rule="RIICHI-106",
        text=words(
            "Points needed to win (0 none)", "胜利所需点数（0 无）", "勝利所需點數（0 無）", "終了条件の点数（0 なし）"
        ),
    ),
    Option(
        "return_points",
        30000,
        low=0,
        high=200000,
        rule="RIICHI-108",
        text=words("Points counted as zero at the end", "返点", "返點", "返し点"),
    ),
    Option(
        "uma",
        "20/10",
        rule="RIICHI-108",
        choices={
            "20/10": {"uma": (200, 100, -100, -200)},
            "15/5": {"uma": (150, 50, -50, -150)},
            "10/5": {"uma": (100, 50, -50, -100)},
            "30/10": {"uma": (300, 100, -100, -300)},
            "none": {"uma": (0, 0, 0, 0)},
        },
        text=words("Placement points", "马点", "馬點", "ウマ"),
    ),
    Option(
        "oka",
        True,
        choices={True: {"oka": True}, False: {"oka": False}},
        rule="RIICHI-108",
        text=words("What the return points leave goes to the first", "头名赏", "頭名賞", "オカ"),
    ),
    Option(
        "ties",
        "seat",
        choices={"seat": {"share_ties": False}, "share": {"share_ties": True}},
        rule="RIICHI-P3",
        text=words("Equal points", "同分", "同分", "同点"),
        group="dealer-and-match",
    ),
    # --- tiles
    Option(
        "red_fives",
        True,
        rule="RIICHI-2",
        choices={
            False: {"red": (0, 0, 0)},
            True: {"red": (1, 1, 1)},
            2: {"red": (2, 2, 2)},
            "one_two_one": {"red": (1, 2, 1)},
            "two_0p": {"red": (0, 2, 0)},
        },
        labels={
            "one_two_one": words("1m 2p 1s", "一万二饼一条", "一萬二餅一條", "萬1筒2索1"),
            "two_0p": words("two of 5p", "五饼两枚", "五餅兩枚", "五筒2枚"),
        },
        text=words("Red fives of each suit", "赤宝牌（每色）", "赤寶牌（每色）", "赤ドラ（各色）"),
    ),
    Option(
        "kuitan",
        True,
        choices={True: {}, False: {"open.all_simples": 0}},
        rule="RIICHI-F-all_simples",
        text=words("All simples in an open hand", "食断", "食斷", "喰いタン"),
    ),
    Option(
        "kuikae",
        "forbidden",
        rule="RIICHI-49",
        choices={
            "forbidden": {"swap_ban": "both_ends"},
            "same_tile": {"swap_ban": "same"},
            "allowed": {"swap_ban": "none"},
        },
        text=words("Swap-calling", "食替", "食替", "喰い替え"),
    ),
    Option(
        "recall_own_kind",
        "allowed",
        rule="RIICHI-51",
        choices={"allowed": {"recall_own": True}, "forbidden": {"recall_own": False}},
        text=words("Calling a kind one has discarded", "食回", "食回", "食い直し"),
    ),
    # --- dora
    Option(
        "kan_dora_time",
        "immediate",
        rule="RIICHI-47",
        choices={
            "immediate": {"kan_dora": "at_once"},
            "mixed": {"kan_dora": "mixed"},
            "after_discard": {"kan_dora": "after_discard"},
        },
        text=words("When a kan-dora is turned", "杠宝牌翻开时机", "槓寶牌翻開時機", "カンドラをめくる時期"),
    ),
    Option(
        "kan_dora",
        True,
        choices={True: {}, False: {"kan_dora": "none"}},
        rule="RIICHI-79",
        text=words("Kan-dora", "杠宝牌", "槓寶牌", "カンドラ"),
    ),
    Option(
        "ura",
        "all",
        rule="RIICHI-79",
        choices={
            "all": {"ura": "all"},
            "first": {"ura": "first"},
            False: {"ura": "none"},
        },
        text=words("Ura dora", "里宝牌", "裡寶牌", "裏ドラ"),
    ),
    Option(
        "initial_indicators",
        1,
        low=1,
        high=2,
        into="indicators",
        rule="RIICHI-29",
        text=words("Dora indicators open at the start", "开局宝牌指示牌", "開局寶牌指示牌", "最初のドラ表示牌"),
    ),
    Option(
        "replenish",
        1,
        low=0,
        high=2,
        rule="RIICHI-46",
        text=words("Tiles that join the dead wall per kong", "每杠补入王牌数", "每槓補入王牌數", "カンごとの王牌補充"),
    ),
    # --- riichi
    Option(
        "ippatsu",
        True,
        choices={True: {"one_shot": True}, False: {"one_shot": False, "price.ippatsu": 0}},
        rule="RIICHI-F-ippatsu",
        text=words("One-shot", "一发", "一發", "一発"),
    ),
    Option(
        "riichi_below_1000",
        False,
        rule="RIICHI-57",
        choices={False: {"ready_min_score": 1000}, True: {"ready_min_score": "any"}},
        text=words("Riichi with less than 1000 points", "不足千点可立直", "不足千點可立直", "千点未満のリーチ"),
    ),
    Option(
        "riichi_without_draw",
        False,
        choices={False: {"ready_min_tiles": 4}, True: {"ready_min_tiles": 1}},
        rule="RIICHI-57",
        text=words("Riichi without an own next draw", "无摸牌可立直", "無摸牌可立直", "ツモ番なしリーチ"),
    ),
    Option(
        "furiten_temp_release",
        "own_draw",
        rule="RIICHI-76",
        choices={
            "own_draw": {"pass_until.any_claim": False},
            "own_draw_or_any_call": {"pass_until.any_claim": True},
        },
        text=words("What ends a passed-tile furiten", "同巡振听解除", "同巡振聽解除", "同巡フリテンの解除"),
    ),
    Option(
        "own_four",
        False,
        choices={
            False: {"own_four": "wait"},
            True: {"own_four": "no_wait"},
            "concealed": {"own_four": "no_wait_if_concealed"},
        },
        rule="RIICHI-63",
        text=words(
            "Not ready when holding all of the only wait", "自持四张不算听", "自持四張不算聽", "自分で4枚使いはノーテン"
        ),
    ),
    # --- winning
    Option(
        "multiple_ron",
        "two",
        rule="RIICHI-72",
        choices={
            "two": {"winners": "all", "triple_rule": "drawn_hand"},
            "all": {"winners": "all", "triple_rule": "all_win"},
            "head_bump": {"winners": "nearest", "triple_rule": "all_win"},
        },
        text=words(
            "Several winners (two: three are a draw)",
            "一炮多响（两家：三家流局）",
            "一炮多響（兩家：三家流局）",
            "複数ロン（二人まで：三家和は流局）",
        ),
    ),
    Option(
        "two_han_from_5",
        False,
        choices={False: {"minimum_two_from": "never"}, True: {"minimum_two_from": 5}},
        rule="RIICHI-65",
        text=words("Two han needed from five counters", "五本场二番缚", "五本場二番縛", "五本場二翻縛り"),
    ),
    Option(
        "rob_concealed",
        True,
        choices={True: {"rob_concealed": "thirteen_orphans"}, False: {"rob_concealed": "nobody"}},
        rule="RIICHI-70",
        text=words("Thirteen orphans rob a concealed kong", "国士抢暗杠", "國士搶暗槓", "国士の暗槓ロン"),
    ),
    Option(
        "double_yakuman",
        False,
        choices={False: {}, True: {"option.double_yakuman": True}},
        rule="RIICHI-86",
        text=words("Double yakuman", "双倍役满", "雙倍役滿", "ダブル役満"),
    ),
    Option(
        "add_yakuman",
        True,
        choices={True: {"option.add_yakuman": True}, False: {"option.add_yakuman": False}},
        rule="RIICHI-86",
        text=words("Several yakuman add up", "役满复合", "役滿複合", "役満の複合"),
    ),
    Option(
        "counted_yakuman",
        True,
        choices={True: {"option.counted_yakuman": True}, False: {"option.counted_yakuman": False}},
        rule="RIICHI-86",
        text=words("Yakuman by 13 han", "累计役满", "累計役滿", "数え役満"),
    ),
    Option(
        "kiriage",
        False,
        choices={False: {}, True: {"option.kiriage": True}},
        rule="RIICHI-86",
        text=words("4 han 30 fu and 3 han 60 fu are a mangan", "切上满贯", "切上滿貫", "切り上げ満貫"),
    ),
    Option(
        "double_wind_fu",
        4,
        choices={4: {"option.double_wind_fu": 4}, 2: {"option.double_wind_fu": 2}},
        rule="RIICHI-83",
        text=words("Fu of a double-wind pair", "连风对子符", "連風對子符", "連風対子の符"),
    ),
    Option(
        "human_hand",
        False,
        rule="RIICHI-F-human_hand",
        choices={
            False: {},
            "mangan": {"option.human_mangan": True},
            "five_han": {"price.human_hand": 5},
            "yakuman": {"yakuman.human_hand": 1},
        },
        text=words("Human hand", "人和", "人和", "人和"),
    ),
    Option(
        "kong_bloom_with_last_tile",
        False,
        choices={False: {}, True: {"excludes.kong_bloom": ("ippatsu",)}},
        rule="RIICHI-F-kong_bloom",
        text=words("Kong bloom together with last tile draw", "岭上与海底复合", "嶺上與海底複合", "嶺上と海底の複合"),
    ),
    # --- liability
    Option(
        "pao_four_kongs",
        False,
        choices={False: {}, True: {"liability.four_kongs": True}},
        rule="RIICHI-90",
        text=words("Liability for four kongs", "四杠子包牌", "四槓子包牌", "四槓子の包"),
    ),
    Option(
        "pao_covers",
        "own_part",
        choices={"own_part": {}, "all": {"liability.all_yakuman": True}},
        rule="RIICHI-91",
        text=words("Yakuman the liable player pays", "包牌范围", "包牌範圍", "包の範囲"),
    ),
    *MATCH_OPTIONS,
)
