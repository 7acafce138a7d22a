"""Wenzhou mahjong (温州麻将): seventeen tiles, soft and hard wins, three wild tiles win, and honours go first."""

from fangcheng.rules.option import words
from fangcheng.rules.ruleset import Ruleset
from fangcheng.variants.wenzhou_options import MIL_2024, OPTIONS

RULESET = Ruleset(
    id="wenzhou",
    place=290,
    revision=1,
    prefix="WENZHOU",
    name=words("Wenzhou", "温州麻将", "溫州麻將", "温州麻雀"),
    about=words(
        "Five sets and a pair; one kind of tile, the caishen, is wild. Wins are soft, hard or double; all three pay.",
        "十七张，五副一对。翻牌定财神，白板顶财神本牌；软牌、硬牌、双翻，点炮也三家付，连庄越打越大。",
        "十七張，五副一對。翻牌定財神，白板頂財神本牌；軟牌、硬牌、雙翻，點炮也三家付，連莊越打越大。",
        "十七枚で五面子一雀頭。めくった牌の種類が万能の財神。軟・硬・双の三段階で、いつも三人が払う。",
    ),
    region=words("Zhejiang", "浙江", "浙江", "浙江"),
    spot=(9, 5),
    difficulty=4,
    combine="best_row",
    rules={
        # Equipment
        1: {"flower_rule": "none"},
        2: {"seats": 4, "dice_count": 2, "start_score": 0},
        # Set-up
        3: {"seat_draw": "wind_tiles", "first_dealer_rule": "east"},
        5: {"joker_rule": "by_throw"},
        6: {"break_rule": "named"},
        7: {"sets": 5, "deal_rule": "jump"},
        9: {"reserve_at": "fixed"},
        # Caishen and white
        12: {"joker_copies": "any"},
        13: {"stand_in": "white", "stand_in_for": "any_joker"},
        14: {"joker_kong": False},
        15: {"joker_given": True},
        # Play
        16: {"claim_chi": "next", "recall_own": True},
        17: {"replacement_from": "tail", "hide_concealed_kong": False, "kong_after_claim": False},
        18: {"rob_added": True, "rob_concealed": "nobody"},
        # Winning
        24: {"forms": ["standard", "eight_pairs"]},
        25: {"forms.three_jokers": True},
        26: {"win_by_discard": True, "play_on": "never"},
        # Scoring
        27: {"option.hard_win_drawn": True},
        28: {"discard_payers": "all", "robbed_payers": "as_discard"},
        30: {"common_units": 1},
        32: {
            "kong_when": "at_once",
            "kong_pay.open": 1,
            "kong_pay.concealed": 2,
            "open_kong_payers": "everybody",
            "added_kong_payers": "everybody",
            "late_added_kong": True,
            "kong_units": True,
            "base": 1,
        },
        "F-earthly_win": {"option.earthly_on": "first_discard"},
        # Drawn hands
        36: {"draw_check": "nothing"},
        # Dealer and match
        37: {"dealer_rule": "stays_on_win"},
        39: {"draw_rule": "stays", "draw_no_repeat": True},
        41: {"round_winds": "ESWN", "all_last_repeat": True},
    },
    topics={  # rules that no setting stands for
        2: ("not-your-turn",),
        14: ("joker-claim",),
        16: ("pon-tiles",),
        17: ("kong-tiles", "kong-fresh", "claimed-turn"),
        27: ("step-sum", "step-total"),
        28: ("pays-discard", "pays-self-draw"),
        24: ("no-shape",),
        25: ("jokers-own-turn",),
        29: ("share-dealer", "share-repeats"),
        34: ("share-bets", "choose-stake"),
        35: ("pays-liable",),
    },
    prices={
        "soft_win": 1,
        "eight_pairs": 1,
        "hard_win": 2,
        "three_caishen": 2,
        "hard_eight_pairs": 4,
        "three_caishen_complete": 4,
    },
    excludes={
        "eight_pairs": ("soft_win",),
        "three_caishen": ("hard_win", "soft_win", "heavenly_win"),
    },
    pattern_rules={"golden_hook": "WENZHOU-F-single_wait"},
    pattern_names={
        "soft_win": words("Soft Win", "软牌", "軟牌", "軟牌"),
        "eight_pairs": words("Soft Eight Pairs", "软八对", "軟八對", "軟八対"),
        "hard_win": words("Hard Win", "硬牌", "硬牌", "硬牌"),
        "three_caishen": words("Three Caishen", "三财神", "三財神", "三財神"),
        "hard_eight_pairs": words("Hard Eight Pairs", "硬八对", "硬八對", "硬八対"),
        "three_caishen_complete": words("Three Caishen with a Complete Hand", "三财神成牌", "三財神成牌", "三財神成牌"),
        "heavenly_win": words("Heavenly Win", "天胡", "天胡", "天和"),
        "earthly_win": words("Earthly Win", "地胡", "地胡", "地和"),
        "golden_hook": words("Single Wait with Five Melds", "单吊", "單吊", "裸単騎"),
        "all_pungs": words("All Pungs", "碰碰胡", "碰碰胡", "対々和"),
        "full_flush": words("Full Flush", "清一色", "清一色", "清一色"),
        "half_flush": words("Half Flush", "混一色", "混一色", "混一色"),
        "kong_bloom": words("Kong Bloom", "杠开", "槓開", "嶺上開花"),
        "two_caishen_home": words("Two Caishen in Their Place", "双财归位", "雙財歸位", "双財帰位"),
        "caishen_pair": words("Pair of Caishen", "财神牛对", "財神牛對", "財神牛対"),
        "three_dragons": words("Three Dragons", "中发白", "中發白", "中發白"),
        "three_caishen_home": words("Three Caishen in Their Place", "辣子辣", "辣子辣", "辣子辣"),
    },
    options=OPTIONS,
    preset_names={
        "mil_2024": words(
            "MIL trial rules 2024", "麻将联盟试行规则 2024", "麻將聯盟試行規則 2024", "国際麻雀連盟試行規則 2024"
        ),
    },
    presets={"mil_2024": MIL_2024},
    texts={
        "joker-claim": words(
            "Caishen are never claimed, nor laid into melds.",
            "财神不能吃碰杠。",
            "財神不能吃碰槓。",
            "財神は鳴けません。",
        ),
        "prompt-stakes": words(
            "Do you bid? With the dealer all but caishen money counts once more for each of you two who bids.",
            "买底或顶底？庄家与你之间，除财神钱外，每有一人下底多算一倍。",
            "買底或頂底？莊家與你之間，除財神錢外，每有一人下底多算一倍。",
            "底を買いますか。親との間の支払いは、財神の分を除き、買った人ひとりにつき一倍増えます。",
        ),
        "choice-stake": words("Bid", "下底", "下底", "買う"),
        "choice-no-stake": words("No bid", "不下底", "不下底", "買わない"),
    },
)
