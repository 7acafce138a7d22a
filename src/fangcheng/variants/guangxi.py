"""Guangxi mahjong (广西麻将): the games of Guilin and Liuzhou; who wins deals, and turned tiles wake others."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import LocalPattern, Ruleset

BIG_ROWS = (
    *("all_pungs", "full_flush", "all_honors", "melded_hand", "seven_pairs", "dragon_seven_pairs"),
    *("double_dragon_seven_pairs", "triple_dragon_seven_pairs", "seven_stars"),
)
LIUZHOU_ROWS = (  # one fan each
    *("full_flush", "seven_pairs", "all_pungs", "robbing_kong", "shot_after_kong", "kong_bloom", "melded_hand"),
)
GUILIN_ROWS = (  # that Liuzhou does not know
    *("all_honors", "dragon_seven_pairs", "double_dragon_seven_pairs", "triple_dragon_seven_pairs", "seven_stars"),
    *("thirteen_misfits", "last_tile_draw", "last_tile_claim", "earthly_win", "heavenly_win"),
)
IN_GUILIN, IN_LIUZHOU = {"style": "guilin"}, {"style": "liuzhou"}  # GUANGXI-34: options of one town alone
NO_PAIRS_CONCEALED = ("concealed_hand",)  # a hand of pairs or of unconnected tiles is concealed anyway

LIUZHOU = {
    "forms.misfits": False,  # GUANGXI-35
    "forms.honours_alone": False,
    "class_points.small_drawn": 2,  # GUANGXI-34
    "class_points.small_given": 3,
    "share_fan.surcharge": 0,
    "share_times.triple": 1,
    "pass_bars": "discards",
    "price.basic_win": 0,
    "part.basic_win": "alone",
    **{f"part.{row}": "add" for row in LIUZHOU_ROWS},  # GUANGXI-35
    **{f"price.{row}": 1 for row in LIUZHOU_ROWS},
    **{f"price.{row}": 0 for row in GUILIN_ROWS},
    "option.melded_hand_drawn": True,
    "part.concealed_hand": "flat",  # GUANGXI-36
    "option.concealed_half": True,
    "excludes.seven_pairs": [],
    "wake": "none",
    "horses_from": "wall",  # GUANGXI-37
    "horse_shares": True,
    "kong_pay.open": 1,  # GUANGXI-38
    "kong_pay.added": 1,
    "kong_pay.concealed": 1,
    "kong_early": 0,
    "kong_row": False,
    "bloom_payers": "feeder_as_discarder",
    "chase.dealer": 0,
    "chase.anybody": 0,
    "bond_shares.self_draw": 3,  # GUANGXI-39
    "bond_shares.others": 1,
    "drawn_hand_pay": 0,  # GUANGXI-42
}

RULESET = Ruleset(
    id="guangxi",
    place=252,
    revision=1,
    prefix="GUANGXI",
    name=words("Guangxi", "广西麻将", "廣西麻將", "広西麻雀"),
    about=words(
        "Guilin: loose hands win too, big hands jump, and a tile turned after the win wakes yours. Or Liuzhou.",
        "桂林打法：烂牌也能胡，大牌跳档，胡后抓醒加分，谁胡谁做霸王庄。另有柳州打法。",
        "桂林打法：爛牌也能胡，大牌跳檔，胡後抓醒加分，誰胡誰做霸王莊。另有柳州打法。",
        "桂林の麻雀。ばらばらの手も和了れ、大きな手は跳ね上がり、和了後の「醒」で点が増える。柳州式もある。",
    ),
    region=words("Guangxi", "广西", "廣西", "広西"),
    spot=(2, 6),
    difficulty=2,
    combine="classes",  # GUANGXI-19, GUANGXI-20
    parts={
        **dict.fromkeys(BIG_ROWS, "big"),
        "thirteen_misfits": "best",
        "basic_win": "otherwise",
    },
    rules={
        # Equipment
        1: {"tiles": "suits + honours"},
        2: {"seats": 4, "dice_count": 2, "start_score": 0, "base": 1},
        # Set-up
        3: {"first_dealer_rule": "chance", "stacks": [17, 17, 17, 17]},
        4: {"break_rule": "larger_side"},
        5: {"break_from": "dealer"},
        6: {"deal_rule": "jump"},
        7: {"reserve_at": "tail_slides"},
        # Play
        8: {"claim_chi": "next", "recall_own": True},
        9: {"kong_last": 1, "replacement_from": "tail", "hide_concealed_kong": False},
        10: {"rob_added": True, "rob_concealed": "nobody"},
        11: {"swap_ban": "both_ends_after_chow"},
        12: {
            "pass_bars": "class",
            "pass_counts": ["chance"],
            "pass_until": ["own_draw", "own_claim", "own_discard"],
            **{f"rank.{row}": 1 for row in BIG_ROWS},
        },
        13: {"winners": "all"},
        14: {"claims_end": 0, "last_discard_pon": False},
        # Winning
        15: {
            "sets": 4,
            "forms": ["standard", "seven_pairs_alike", "misfits", "honours_alone"],
            "win_by_discard": True,
            "ready_rule": "none",
            "play_on": "never",
        },
        "F-melded_hand": {"option.melded_hand_laid": True, "option.added_kong_melded_hand": True},
        "F-concealed_hand": {"option.concealed_only_drawn": True, "option.concealed_kong_opens": True},
        "F-earthly_win": {"option.earthly_on": "first_discard"},
        # Scoring
        16: {"class_points.small_drawn": 2, "class_points.small_given": 5, "discard_payers": "discarder"},
        17: {"class_points.loose_drawn": 3, "class_points.loose_given": 8},
        18: {"share_fan.surcharge": 2},
        20: {"class_points.big_drawn": 15, "class_points.big_given": 35},
        21: {"wake_points.drawn": 1, "wake_points.given": 3},
        22: {"bloom_payers": "feeder_for_all"},
        27: {"robbed_payers": "as_discard"},
        28: {"share_times.triple": 2},
        29: {
            "kong_when": "at_once",
            "kong_pay.open": 3,
            "kong_pay.added": 3,
            "kong_pay.concealed": 2,
            "open_kong_payers": "feeder",
            "added_kong_payers": "feeder",
            "late_added_kong": True,
        },
        30: {"kong_early": 3},
        # Drawn hands
        41: {"draw_check": "nothing"},
        42: {"drawn_hand_pay": 2},
        # Dealer and match
        43: {"dealer_rule": "first_winner"},
        45: {"draw_rule": "stays"},
        47: {"hands_after_time": 0, "share_ties": True},
    },
    topics={  # rules that no setting stands for
        8: ("pon-tiles", "not-your-turn"),
        9: ("kong-tiles", "kong-fresh", "claimed-turn"),
        15: ("no-ready",),
        19: ("step-class", "step-total", "step-doublings"),
        16: ("pays-self-draw", "pays-discard"),
        22: ("pays-bloom", "pays-for-all"),
        36: ("step-added-last",),
    },
    prices={  # GUANGXI-F-<pattern>
        "basic_win": 1,
        "thirteen_misfits": 1,
        "all_pungs": 1,
        "full_flush": 1,
        "all_honors": 1,
        "melded_hand": 1,
        "seven_pairs": 1,
        "dragon_seven_pairs": 2,
        "double_dragon_seven_pairs": 4,
        "triple_dragon_seven_pairs": 8,
        "seven_stars": 1,
        "kong_bloom": 2,
        "shot_after_kong": 2,
        "robbing_kong": 2,
        "last_tile_draw": 2,
        "last_tile_claim": 2,
        "earthly_win": 2,
        "heavenly_win": 3,
        "concealed_hand": 2,
    },
    excludes={
        "seven_stars": ("thirteen_misfits", "concealed_hand"),
        "thirteen_misfits": NO_PAIRS_CONCEALED,
        "seven_pairs": NO_PAIRS_CONCEALED,
        "dragon_seven_pairs": ("seven_pairs", "concealed_hand"),
        "double_dragon_seven_pairs": ("seven_pairs", "dragon_seven_pairs", "concealed_hand"),
        "triple_dragon_seven_pairs": (
            *("seven_pairs", "dragon_seven_pairs", "double_dragon_seven_pairs", "concealed_hand"),
        ),
    },
    local_patterns={"basic_win": LocalPattern("plain_hand", words("Basic Win", "平胡", "平胡", "基本の和了"))},
    pattern_names={
        "thirteen_misfits": words("Thirteen Misfits", "烂牌", "爛牌", "十三不搭"),
        "all_pungs": words("All Pungs", "碰碰胡", "碰碰胡", "対々和"),
        "full_flush": words("Full Flush", "清一色", "清一色", "清一色"),
        "all_honors": words("All Honors", "字一色", "字一色", "字一色"),
        "melded_hand": words("Melded Hand", "全求人", "全求人", "全求人"),
        "seven_pairs": words("Seven Pairs", "七对", "七對", "七対子"),
        "dragon_seven_pairs": words("Seven Pairs with a Quad", "豪华七对", "豪華七對", "四枚使い七対子"),
        "double_dragon_seven_pairs": words(
            "Seven Pairs with two Quads", "双豪华七对", "雙豪華七對", "四枚使い二組の七対子"
        ),
        "triple_dragon_seven_pairs": words(
            "Seven Pairs with three Quads", "三豪华七对", "三豪華七對", "四枚使い三組の七対子"
        ),
        "seven_stars": words("Seven-Star Misfits", "七星烂", "七星爛", "七星不搭"),
        "kong_bloom": words("Kong Bloom", "杠上花", "槓上花", "嶺上開花"),
        "shot_after_kong": words("Win on the Discard after a Kong", "杠上炮", "槓上炮", "槓後の放銃"),
        "robbing_kong": words("Robbing the Kong", "抢杠胡", "搶槓胡", "槍槓"),
        "last_tile_draw": words("Last Tile Draw", "海底捞月", "海底撈月", "海底摸月"),
        "last_tile_claim": words("Last Tile Claim", "海底炮", "海底炮", "河底撈魚"),
        "earthly_win": words("Earthly Win", "地胡", "地胡", "地和"),
        "heavenly_win": words("Heavenly Win", "天胡", "天胡", "天和"),
        "concealed_hand": words("Concealed Self-Draw", "门清", "門清", "門前清自摸"),
    },
    options=(
        Option(
            "reserve",
            0,
            {0: {"reserve": 0}, 14: {"reserve": 14}},
            words("Tiles kept at the end of the wall", "牌尾留牌", "牌尾留牌", "山の末尾に残す牌"),
            "GUANGXI-7",
        ),
        Option(
            "wake",
            "three_kinds",
            {
                "three_kinds": {"wake": "three_kinds"},
                "neighbours": {"wake": "neighbours"},
                False: {"wake": "none"},
            },
            words("What a turned tile wakes", "抓醒", "抓醒", "醒（めくり牌）"),
            "GUANGXI-26",
            value_rules={"three_kinds": "GUANGXI-23"},
            labels={
                "three_kinds": words("its kind and both neighbours", "本身与上下", "本身與上下", "その牌と両隣"),
                "neighbours": words("its neighbours alone", "上下醒", "上下醒", "両隣だけ"),
                False: words("none is turned", "不抓醒", "不抓醒", "めくらない"),
            },
            where=IN_GUILIN,
        ),
        Option(
            "concealed",
            False,
            {False: {"price.concealed_hand": 0}, True: {"price.concealed_hand": 2}},
            words("Concealed self-draws count more", "门清加倍", "門清加倍", "門前清自摸を数える"),
            "GUANGXI-F-concealed_hand",
        ),
        Option(
            "last_tile",
            True,
            {True: {}, False: {"price.last_tile_draw": 0, "price.last_tile_claim": 0}},
            words("The last tile doubles", "海底加倍", "海底加倍", "海底・河底を数える"),
            "GUANGXI-F-last_tile_draw",
            where=IN_GUILIN,
        ),
        Option(
            "melded_no_honours",
            False,
            {False: {"option.melded_hand_suited": False}, True: {"option.melded_hand_suited": True}},
            words("No melded hand on an honour", "全求人不许单吊字", "全求人不許單吊字", "全求人の字牌単騎は不可"),
            "GUANGXI-F-melded_hand",
        ),
        Option(
            "follow_any",
            False,
            {
                False: {"chase.dealer": 2, "chase.anybody": 0},
                True: {"chase.dealer": 4, "chase.anybody": 2},
            },
            words("Following counts at any time", "圈圈追", "圈圈追", "いつでも「追」を数える"),
            "GUANGXI-31",
            where=IN_GUILIN,
        ),
        Option(
            "kong_chain",
            False,
            {False: {"kong_row": False}, True: {"kong_row": True}},
            words("Kongs in a row double", "一杠到底", "一槓到底", "連続する槓は倍"),
            "GUANGXI-32",
            where=IN_GUILIN,
        ),
        Option(
            "three_melds",
            False,
            {False: {"bonds": "none", "bond_melds": 0}, True: {"bonds": "double", "bond_melds": 3}},
            words("Three melds from one player bind", "吃三斗互包", "吃三斗互包", "三副露の包"),
            "GUANGXI-33",
        ),
        Option(
            "fish",
            2,
            {
                **{count: {"horses": count, "horse_hits": "of_dealer"} for count in (2, 4, 6, 8, 10)},
                "by_seat": {"horses": 2, "horse_hits": "numbers_and_honours"},
            },
            words("Fish turned in Liuzhou", "柳州钓鱼张数", "柳州釣魚張數", "柳州式の釣魚の枚数"),
            "GUANGXI-37",
            labels={"by_seat": words("two, by seat", "两张，按座位", "兩張，按座位", "二枚、席で決まる")},
            where=IN_LIUZHOU,
        ),
        Option(
            "cap",
            "none",
            {
                "none": {"cap": "none", "cap_given": "none"},
                **{most: {"cap": most, "cap_given": 6} for most in (2, 4, 6)},
            },
            words("Most points of a share in Liuzhou", "柳州封顶", "柳州封頂", "柳州式の上限"),
            "GUANGXI-40",
            where=IN_LIUZHOU,
        ),
        Option(
            "hands",
            8,
            {4: {"hands": 4}, 8: {"hands": 8}, 16: {"hands": 16}},
            words("Hands of a match", "局数", "局數", "局数"),
            "GUANGXI-47",
        ),
        Option(
            "style",
            "guilin",
            {"guilin": {"horses": 0, "cap": "none", "cap_given": "none"}, "liuzhou": LIUZHOU},
            words("Which town's values", "打法", "打法", "どちらの町の点数"),
            "GUANGXI-34",
            value_rules={"guilin": "GUANGXI-16"},
            value_topics={"liuzhou": {"GUANGXI-38": ("paid-open_kong", "paid-added_kong", "paid-concealed_kong")}},
            labels={
                "guilin": words("Guilin", "桂林", "桂林", "桂林"),
                "liuzhou": words("Liuzhou", "柳州", "柳州", "柳州"),
            },
        ),
    ),
)
