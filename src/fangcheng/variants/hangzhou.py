"""Hangzhou mahjong (杭州麻将): White is the God of Fortune, only own draws win; the dealer's streak makes them dear."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset

RULESET = Ruleset(
    id="hangzhou",
    place=310,
    revision=2,
    prefix="HANGZHOU",
    name=words("Hangzhou", "杭州麻将", "杭州麻將", "杭州麻雀"),
    about=words(
        "White is the God of Fortune and stands for anything. Own draws only: burst, drift, and win on a kong.",
        "白板为财神，百搭。只许自摸：爆头、财飘、杠开，老庄越坐越贵。",
        "白板為財神，百搭。只許自摸：爆頭、財飄、槓開，老莊越坐越貴。",
        "白が万能の「財神」。和了はツモのみ。爆頭・財飄・嶺上を狙い、親の連荘で点が膨らむ。",
    ),
    region=words("Zhejiang", "浙江", "浙江", "浙江"),
    spot=(8, 5),
    difficulty=2,
    combine="sum",
    curve="doubling",
    parts={"plain": "alone"},
    rules={
        # Equipment
        1: {"tiles": "suits + honours", "seats": 4, "dice_count": 2, "start_score": 0, "base": 1},
        # Set-up
        3: {"stacks": [17, 17, 17, 17]},
        4: {"deal_rule": "jump"},
        5: {"reserve": 20, "replacement_from": "tail"},
        # The God of Fortune
        6: {"joker_rule": "fixed", "joker_tile": "5z", "joker_copies": "any"},
        7: {"joker_kong": False},
        # Play
        11: {"claim_chi": "next", "recall_own": True},
        12: {"hide_concealed_kong": False, "kong_when": "never"},
        36: {"claims_end": 0, "last_discard_pon": False},
        39: {"kong_last": 1},
        # Winning
        15: {"sets": 4},
        16: {"forms": ["standard", "seven_pairs_alike"]},
        17: {"winners": "nearest", "pass_counts": ["chance"], "ready_rule": "none", "play_on": "never"},
        19: {"drift": True},
        # Scoring
        21: {"pairs_first": True},
        "F-ten_winds": {"honour_run_joker": 1},
        24: {"share_times.dealer": 2, "share_times.repeats": 2, "streak_max": 2},
        28: {"discard_payers": "discarder_for_all", "robbed_payers": "maker_for_all"},
        # Drawn hands
        29: {"draw_check": "nothing"},
        # Dealer and match
        30: {"draw_rule": "stays"},
        31: {"dealer_rule": "first_winner"},
        32: {"hands_after_time": 0, "share_ties": True},
    },
    topics={  # rules that no setting stands for
        7: ("joker-claim",),
        11: ("pon-tiles", "not-your-turn"),
        12: ("kong-tiles",),
        15: ("no-shape",),
        17: ("no-ready",),
        23: ("pays-self-draw", "step-total", "step-sum", "step-cap", "step-curve"),
        28: ("pays-discard",),
        34: ("kong-fresh", "claimed-turn"),
    },
    prices={  # HANGZHOU-F-<pattern>: each fan doubles
        "plain": 0,
        "burst": 1,
        "fortune_drift": 1,
        "kong_bloom": 1,
        "no_joker": 1,
        "seven_pairs": 2,
        "luxury_seven_pairs": 4,
        "ten_winds": 3,
    },
    excludes={"luxury_seven_pairs": ("seven_pairs",)},
    pattern_names={
        "plain": words("Basic Win", "平胡", "平胡", "基本の和了"),
        "burst": words("Burst", "爆头", "爆頭", "爆頭"),
        "fortune_drift": words("Fortune Drift", "财飘", "財飄", "財飄"),
        "kong_bloom": words("Kong Bloom", "杠开", "槓開", "嶺上開花"),
        "no_joker": words("No God in the Hand", "无财神", "無財神", "財神なし"),
        "seven_pairs": words("Seven Pairs", "七对子", "七對子", "七対子"),
        "luxury_seven_pairs": words("Seven Pairs with a Quad", "豪华七对", "豪華七對", "四枚使い七対子"),
        "ten_winds": words("Ten Honours", "十风", "十風", "十風"),
    },
    options=(
        Option(
            "discard_win",
            "never",
            {
                "never": {"win_by_discard": False, "rob_added": False, "pass_bars": "nothing"},
                "third_streak": {
                    "win_by_discard": True,
                    "rob_added": True,
                    "discard_win_streak": 2,
                    "pass_bars": "discards",
                    "pass_until": ["own_draw"],
                },
            },
            words("Wins on discards", "捉铳", "捉銃", "ロン和了"),
            "HANGZHOU-17",
            labels={
                "never": words("never", "不许", "不許", "なし"),
                "third_streak": words(
                    "from the dealer's third hand in a row", "庄家三老庄起", "莊家三老莊起", "親の三連荘目から"
                ),
            },
        ),
        Option(
            "cap",
            4,
            {3: {"cap": 3}, 4: {"cap": 4}, 5: {"cap": 5}, "none": {"cap": "none"}},
            words("Most fan that count", "封顶番数", "封頂番數", "番の上限"),
            "HANGZHOU-20",
        ),
        Option(
            "three_chows",
            True,
            {True: {"bonds": "chows", "bond_melds": 3}, False: {"bonds": "none", "bond_melds": 0}},
            words("Three chows bind", "三吃承包", "三吃承包", "三チー包"),
            "HANGZHOU-25",
        ),
        Option(
            "ten_winds",
            True,
            {
                True: {"honour_run": "wins"},
                "may": {"honour_run": "may_win"},
                False: {"honour_run": "none", "price.ten_winds": 0},
            },
            words("Ten honours discarded", "十风", "十風", "十風"),
            "HANGZHOU-22",
            value_rules={"may": "HANGZHOU-P8"},
            labels={
                True: words("win at once", "立即和牌", "立即和牌", "その場で和了"),
                "may": words("may win", "可以和牌", "可以和牌", "和了してもよい"),
                False: words("nothing special", "不计", "不計", "なし"),
            },
        ),
        Option(
            "catch_circle",
            True,
            {
                True: {"catch_circle": "to_discard"},
                "mil": {"catch_circle": "to_turn"},
                False: {"catch_circle": "none"},
            },
            words("Catch circle", "抓打圈", "抓打圈", "抓打圏"),
            "HANGZHOU-9",
            group="play",
            value_rules={"mil": "HANGZHOU-P4"},
            labels={
                True: words(
                    "until the thrower's next plain discard",
                    "至打牌者再打别的牌",
                    "至打牌者再打別的牌",
                    "捨てた人が別の牌を切るまで",
                ),
                "mil": words("until the thrower acts", "至打牌者再行动", "至打牌者再行動", "捨てた人の次の行動まで"),
                False: words("none", "不设", "不設", "なし"),
            },
        ),
        Option(
            "chow_limit",
            3,
            {3: {"chow_limit": 3}, "none": {"chow_limit": 0}},
            words("Most chows of a player", "每人吃牌次数", "每人吃牌次數", "チーの上限"),
            "HANGZHOU-13",
        ),
        Option(
            "hands",
            16,
            {8: {"hands": 8}, 16: {"hands": 16}},
            words("Hands of a match", "局数", "局數", "局数"),
            "HANGZHOU-32",
        ),
        Option(
            "first_dealer",
            "chance",
            {"chance": {"first_dealer_rule": "chance"}, "east": {"first_dealer_rule": "east"}},
            words("First dealer", "首局庄家", "首局莊家", "起家"),
            "HANGZHOU-2",
            value_rules={"east": "HANGZHOU-P13"},
            labels={
                "chance": words("by chance", "随机", "隨機", "くじ"),
                "east": words("the East seat", "东位", "東位", "東の席"),
            },
        ),
        Option(
            "break",
            "sum",
            {"sum": {"break_rule": "sum"}, "smaller": {"break_rule": "smaller"}},
            words("Stacks left standing at the break", "开门留墩", "開門留墩", "開門で残す幢"),
            "HANGZHOU-3",
            value_rules={"smaller": "HANGZHOU-P1"},
            labels={
                "sum": words("the sum of the dice", "两骰之和", "兩骰之和", "賽の目の和"),
                "smaller": words("the smaller die", "较小的点数", "較小的點數", "小さい目"),
            },
        ),
        Option(
            "kong_wall",
            "one_tile",
            {"one_tile": {"kong_drops": False}, "two_tiles": {"kong_drops": True}},
            words("A kong takes from the wall", "杠牌摸走", "槓牌摸走", "槓で山から取る牌"),
            "HANGZHOU-5",
            value_rules={"two_tiles": "HANGZHOU-P2"},
            value_topics={"two_tiles": {"HANGZHOU-P2": ("kong-wall",)}},
            labels={
                "one_tile": words("one tile", "一张", "一張", "一枚"),
                "two_tiles": words("two tiles", "一墩", "一墩", "一幢"),
            },
        ),
        Option(
            "kong_after_claim",
            False,
            {False: {"kong_after_claim": False}, True: {"kong_after_claim": True}},
            words("A kong right after a chow or pung", "吃碰后可杠", "吃碰後可槓", "鳴いた直後の槓"),
            "HANGZHOU-34",
            value_rules={True: "HANGZHOU-P3"},
        ),
        Option(
            "natural_quad",
            False,
            {False: {"option.luxury_pairs": "once"}, True: {"option.luxury_pairs": "natural"}},
            words("The quad of seven pairs without Gods", "豪华七对须真四张", "豪華七對須真四張", "四枚使いに財神不可"),
            "HANGZHOU-F-luxury_seven_pairs",
            value_rules={True: "HANGZHOU-P9"},
        ),
    ),
    texts={
        "joker-claim": words(
            "The God of Fortune is neither claimed nor won on.",
            "财神不能吃碰杠，打出的财神也不能胡。",
            "財神不能吃碰槓，打出的財神也不能胡。",
            "財神は鳴けず、捨てられた財神ではロンもできません。",
        ),
        "wait-joker-claim": words(
            "never on a discarded God", "打出的财神不能胡", "打出的財神不能胡", "捨てられた財神では和了できない"
        ),
    },
    presets={
        "mil_2025": {
            "discard_win": "never",  # HANGZHOU-P7
            "cap": 4,  # HANGZHOU-P10
            "three_chows": True,  # HANGZHOU-P6
            "ten_winds": "may",  # HANGZHOU-P8
            "catch_circle": "mil",  # HANGZHOU-P4, HANGZHOU-P5
            "chow_limit": "none",
            "hands": 16,
            "first_dealer": "east",
            "break": "smaller",
            "kong_wall": "two_tiles",
            "kong_after_claim": True,
            "natural_quad": True,
        },
    },
    preset_names={
        "mil_2025": words("MIL 2025", "MIL 2025（推广版）", "MIL 2025（推廣版）", "MIL 2025"),
    },
)
