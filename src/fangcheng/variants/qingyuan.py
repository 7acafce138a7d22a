"""Qingyuan mahjong (清远麻将): a hundred tiles, pung and kong only, every win by one's own draw."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset

RULESET = Ruleset(
    id="qingyuan",
    place=220,
    revision=1,
    prefix="QINGYUAN",
    name=words("Qingyuan", "清远麻将", "清遠麻將", "清遠麻雀"),
    about=words(
        "A hundred tiles without characters. Pung and kong only, and every win by one's own draw: all three pay.",
        "无万字，共一百张。只碰杠，不吃牌，只许自摸，三家都付。",
        "無萬字，共一百張。只碰槓，不吃牌，只許自摸，三家都付。",
        "萬子のない百枚。ポンとカンのみ、和了はツモだけで三人が払う。",
    ),
    region=words("Guangdong", "广东", "廣東", "広東"),
    spot=(4, 6),
    difficulty=1,
    rules={
        # Equipment
        1: {"tiles": "p + s + honours"},
        2: {"seats": 4, "dice_count": 3, "start_score": 0},
        # Set-up
        3: {"seat_draw": "wind_tiles", "first_dealer_rule": "east"},
        4: {"stacks": [13, 12, 13, 12]},
        5: {"break_rule": "sum", "deal_rule": "jump"},
        6: {"reserve": 0, "reserve_at": "fixed"},
        # Play
        7: {"claim_chi": "nobody", "recall_own": True},
        8: {"win_by_discard": False},
        9: {"rob_added": False, "winners": "all", "robbed_payers": "maker_for_all"},
        11: {"kong_last": 1, "replacement_from": "tail"},
        13: {"pass_bars": "nothing"},
        33: {"claims_end": 0, "last_discard_pon": False},
        34: {"hide_concealed_kong": False},
        35: {"ready_rule": "none"},
        # Winning
        14: {"sets": 4, "forms": ["standard"]},
        16: {"play_on": "never"},
        # Scoring
        19: {"base": 1},
        20: {"kong_pay.open": 3, "open_kong_payers": "feeder"},
        21: {"kong_pay.concealed": 2},
        22: {"kong_pay.added": 1, "late_added_kong": True},
        26: {"horse_points": 2, "horse_hits": "numbers_and_honours"},
        27: {"joker_tile": "5z"},
        # Dealer and match
        30: {"dealer_rule": "first_winner", "draw_rule": "stays"},
    },
    topics={  # rules that no setting stands for
        10: ("not-your-turn", "pon-tiles", "kong-tiles"),
        12: ("kong-fresh", "claimed-turn"),
        15: ("no-seven-pairs",),
        17: ("step-sum", "step-total"),
        24: ("pays-bloom",),
        27: ("joker-claim",),
        35: ("no-ready",),
    },
    combine="best_row",
    parts={"no_joker": "times"},
    prices={  # QINGYUAN-F-<pattern>: points from each opponent
        "chicken_hand": 3,
        "all_pungs": 6,
        "full_flush": 9,
        "pure_all_pungs": 12,
        "all_terminals_and_honors": 15,
        "all_honors": 18,
    },
    pattern_rules={"no_joker": "QINGYUAN-27"},
    pattern_names={
        "chicken_hand": {"zh-Hans": "鸡糊", "zh-Hant": "雞糊"},
        "all_pungs": {"zh-Hans": "对对糊", "zh-Hant": "對對糊"},
        "pure_all_pungs": {"zh-Hans": "清一色全对", "zh-Hant": "清一色全對"},
        "all_terminals_and_honors": {"en": "One-Nine Pungs", "zh-Hans": "壹玖全对", "zh-Hant": "壹玖全對"},
        "all_honors": {"zh-Hans": "全字全对", "zh-Hant": "全字全對"},
    },
    options=(
        Option(
            "rob_kong",
            False,
            {False: {"rob_added": False}, True: {"rob_added": True}},
            words("An added kong may be robbed", "抢杠", "搶槓", "槍槓"),
            "QINGYUAN-9",
        ),
        Option(
            "added_kong",
            "all pay 1",
            {
                "all pay 1": {"added_kong_payers": "everybody", "kong_pay.added": 1},
                "feeder pays 3": {"added_kong_payers": "feeder", "kong_pay.added": 3},
            },
            words("An added kong is paid", "补杠由谁付", "補槓由誰付", "加槓の支払い"),
            "QINGYUAN-22",
            labels={
                "all pay 1": words("by all, 1 each", "三家各付1", "三家各付1", "三人が1ずつ"),
                "feeder pays 3": words("by who fed the pung, 3", "放碰者付3", "放碰者付3", "ポンさせた人が3"),
            },
        ),
        Option(
            "horses",
            0,
            {
                0: {"horses": 0, "reserve": 0},
                2: {"horses": 2, "reserve": 2},
                4: {"horses": 4, "reserve": 4},
                6: {"horses": 6, "reserve": 6},
            },
            words("Horses", "买马", "買馬", "馬"),
            "QINGYUAN-26",
        ),
        Option(
            "white_joker",
            False,
            {
                False: {"joker_rule": "none", "price.no_joker": 0},
                True: {"joker_rule": "fixed", "price.no_joker": 2},
            },
            words("White is wild", "白板作鬼", "白板作鬼", "白は万能牌"),
            "QINGYUAN-27",
        ),
        Option(
            "draw_keeps_kongs",
            False,
            {False: {"kong_when": "with_a_win"}, True: {"kong_when": "with_the_hand"}},
            words("Kongs are paid in a drawn hand", "流局仍算杠", "流局仍算槓", "流局でも槓を払う"),
            "QINGYUAN-29",
        ),
        Option(
            "bloom_liability",
            False,
            {False: {"bloom_payers": "all"}, True: {"bloom_payers": "feeder_for_all"}},
            words("Who fed the kong pays a bloom for all", "杠爆全包", "槓爆全包", "大明槓の包"),
            "QINGYUAN-24",
        ),
        Option(
            "hands",
            8,
            {4: {"hands": 4}, 8: {"hands": 8}, 16: {"hands": 16}},
            words("Hands of a match", "局数", "局數", "局数"),
            "QINGYUAN-31",
        ),
    ),
)
