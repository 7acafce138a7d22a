"""Guangdong push-down mahjong (广东麻将推倒胡): suits only, any hand wins, and horses copy a player's whole result."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import LocalPattern, Ruleset
from fangcheng.variants.tuidaohu_options import (
    GREAT,
    OFFICIAL,
    OFFICIAL_NAMES,
    OFFICIAL_OPTIONS,
    OFFICIAL_PRESET,
    OFFICIAL_RULES,
    OFFICIAL_TOPICS,
)

VALUES = {  # TUIDAOHU-27: the table of hands with the values of `patterns`; of equal ones the last counts
    "all_chows": 1,
    "all_pungs": 2,
    "half_flush": 2,
    "mixed_all_pungs": 4,
    "full_flush": 5,
    "little_three_dragons": 6,
    "little_four_winds": 6,
    "all_terminals_and_honors": 7,
    "all_terminals": 9,
    "all_honors": 9,
    "pure_all_pungs": 10,
    "big_three_dragons": 10,
    "big_four_winds": 10,
    "nine_gates": 13,
    "thirteen_orphans": 13,
}
PAIRS = {"seven_pairs": 3, "luxury_seven_pairs": 6}  # TUIDAOHU-26, in no row of the table
BOTH_TABLES = {*VALUES, "kong_bloom", "robbing_kong"}  # rows of the folk game, too
LOWER = {hand: tuple(VALUES)[:place] for place, hand in enumerate(VALUES) if place > 0}

RULESET = Ruleset(
    id="tuidaohu",
    place=248,
    revision=2,
    prefix="TUIDAOHU",
    name=words("Guangdong Push-Down", "广东推倒胡", "廣東推倒胡", "広東推倒胡"),
    about=words(
        "Suits only, no chow, any hand wins. Horses copy a player's whole result, kongs too.",
        "无字牌，不吃牌，成牌即胡。买马，马跟谁，胡和杠都跟谁输赢。",
        "無字牌，不吃牌，成牌即胡。買馬，馬跟誰，胡和槓都跟誰輸贏。",
        "数牌だけ、チーなし、形ができれば和了。馬は指す人の収支を写す。",
    ),
    region=words("Guangdong", "广东", "廣東", "広東"),
    spot=(5, 7),
    difficulty=1,
    told="listed",
    combine="best_row",
    parts={"chicken_hand": "otherwise", "self_draw": "times", "robbing_kong": "times", "kong_bloom": "times"},
    rules={
        # Equipment
        2: {"seats": 4},
        3: {"dice_count": 3, "start_score": 0},
        # Set-up
        4: {"first_dealer_rule": "chance"},
        6: {"break_rule": "sum", "deal_rule": "jump"},
        8: {"bought_horses": 3, "reserve_at": "fixed"},
        9: {"bet_kind": "named"},
        11: {"reserve": 0},
        # Play
        12: {"claim_chi": "nobody", "recall_own": True},
        14: {"three_for_kong": True},
        17: {"hide_concealed_kong": False},
        18: {"kong_last": 1, "replacement_from": "tail"},
        20: {"rob_added": True, "rob_concealed": "nobody"},
        21: {"pass_counts": ["chance"], "pass_until": ["own_draw", "own_claim"]},
        22: {"pass_bars": "discards"},
        # Winning
        24: {"sets": 4, "forms": ["standard"], "ready_rule": "none"},
        25: {"winners": "all", "triple_rule": "all_win"},
        26: {"play_on": "never", "option.luxury_pairs": "once"},
        # Scoring
        "F-all_chows": {"option.all_chows": "any"},
        "F-all_terminals_and_honors": {"option.outer_mixed": True},
        "F-nine_gates": {"option.gates_any_tile": False},
        29: {"win_by_discard": True, "discard_payers": "discarder"},
        31: {"robbed_payers": "maker_for_all"},
        33: {"bloom_payers": "feeder_for_all"},
        34: {"kong_pay.open": 3, "open_kong_payers": "feeder"},
        35: {"kong_pay.added": 1, "added_kong_payers": "everybody", "late_added_kong": True},
        36: {"kong_pay.concealed": 2},
        37: {"kong_when": "with_a_win"},
        # Horses
        39: {"horse_hits": "numbers"},
        41: {"horse_flows": True},
        # Drawn hands
        46: {"claims_end": 0, "last_discard_pon": False, "draw_check": "nothing"},
        47: {"draw_rule": "stays"},
    },
    topics={  # rules that no setting stands for
        12: ("pon-tiles",),
        13: ("not-your-turn",),
        16: ("kong-fresh", "claimed-turn"),
        17: ("kong-tiles",),
        24: ("no-shape", "no-ready"),
        26: ("no-seven-pairs",),
        27: ("step-sum", "step-total"),
        29: ("pays-discard",),
        30: ("pays-self-draw",),
        31: ("pays-for-all",),
        33: ("pays-bloom",),
        "P9": ("ready-lock", "ready-claim", "kong-ready"),
        41: ("paid-bought_horses",),
    },
    prices={"chicken_hand": 1, "self_draw": 2, "robbing_kong": 2, "kong_bloom": 1},
    excludes={
        **LOWER,
        "seven_pairs": ("chicken_hand", "all_terminals"),  # the one asks for pungs
        "luxury_seven_pairs": ("chicken_hand", "all_terminals", "seven_pairs"),
    },
    local_patterns={
        "four_melds": LocalPattern("melded_hand", words("Single Wait with Four Melds", "大吊车", "大吊車", "裸単騎")),
    },
    pattern_rules={
        **{row: f"TUIDAOHU-PF-{row}" for row in (*OFFICIAL, *GREAT) if row not in BOTH_TABLES},
        **{hand: f"TUIDAOHU-F-{hand}" for hand in VALUES},
        **dict.fromkeys(PAIRS, "TUIDAOHU-26"),
    },
    pattern_names={
        "chicken_hand": words("Chicken Hand", "鸡胡", "雞胡", "鶏和"),
        "all_chows": words("All Chows", "平胡", "平胡", "平和"),
        "all_pungs": words("All Pungs", "碰碰胡", "碰碰胡", "対々和"),
        "half_flush": words("Half Flush", "混一色", "混一色", "混一色"),
        "seven_pairs": words("Seven Pairs", "七对", "七對", "七対子"),
        "luxury_seven_pairs": words("Seven Pairs with a Quad", "豪华七对", "豪華七對", "四枚使い七対子"),
        "mixed_all_pungs": words("Half Flush All Pungs", "混碰", "混碰", "混一色対々和"),
        "all_terminals_and_honors": words("All Terminals and Honors", "混幺九", "混么九", "混老頭"),
        "all_terminals": words("All Terminals", "清幺九", "清么九", "清老頭"),
        "pure_all_pungs": words("Pure All Pungs", "清碰", "清碰", "清一色対々和"),
        "nine_gates": words("Nine Gates", "九莲宝灯", "九蓮寶燈", "九蓮宝燈"),
        "thirteen_orphans": words("Thirteen Orphans", "十三幺", "十三么", "国士無双"),
        "self_draw": words("Self-Draw", "自摸", "自摸", "自摸"),
        "kong_bloom": words("Kong Bloom", "杠开", "槓開", "嶺上開花"),
        "robbing_kong": words("Robbing the Kong", "抢杠", "搶槓", "槍槓"),
        **OFFICIAL_NAMES,
    },
    options=(
        Option(
            "hand_values",
            "flat",
            {
                "flat": {f"price.{hand}": 1 for hand in (*VALUES, *PAIRS)}
                | {f"part.{hand}": "otherwise" for hand in PAIRS},
                "patterns": {f"price.{hand}": value for hand, value in (VALUES | PAIRS).items()},
                "mil_2024": OFFICIAL_RULES,
            },
            words("Scoring", "计分", "計分", "点数"),
            "TUIDAOHU-27",
            labels={
                "flat": words("all hands alike", "不分牌型", "不分牌型", "どの手も同じ"),
                "patterns": words("by pattern", "计番", "計番", "役による"),
                "mil_2024": words("competition rules", "竞赛规则", "競賽規則", "競技規則"),
            },
            value_rules={"mil_2024": "TUIDAOHU-P17"},
            value_topics={"mil_2024": OFFICIAL_TOPICS},
        ),
        Option(
            "tiles",
            108,
            {
                108: {"tiles": "suits", "stacks": [14, 13, 14, 13]},
                136: {"tiles": "suits + honours", "stacks": [17, 17, 17, 17], "forms.thirteen_orphans": True},
            },
            words("Tiles", "牌数", "牌數", "牌の数"),
            "TUIDAOHU-28",
        ),
        Option(
            "seven_pairs",
            False,
            {False: {}, True: {"forms.seven_pairs_alike": True}},
            words("Seven pairs", "七对", "七對", "七対子"),
            "TUIDAOHU-26",
        ),
        Option(
            "horses_dealer",
            3,
            {
                **{number: {"bet_dealer": number} for number in (1, 2, 3)},
                0: {"bet_kind": "none", "bought_horses": 0, "bet_dealer": 0},
            },
            words("Horses of the dealer, at most", "庄家买马", "莊家買馬", "親の馬"),
            "TUIDAOHU-9",
        ),
        Option(
            "horses_others",
            2,
            {number: {"bet_max": number} for number in (0, 1, 2)},
            words("Horses of the others, at most", "闲家买马", "閒家買馬", "子の馬"),
            "TUIDAOHU-9",
        ),
        Option(
            "outside_buyers",
            0,
            {number: {"outside_buyers": number} for number in range(5)},
            words("Onlookers who buy horses", "外围人数", "外圍人數", "卓外の人数"),
            "TUIDAOHU-10",
        ),
        Option(
            "outside_horses",
            1,
            {number: {"outside_horses": number} for number in (1, 2)},
            words("Horses of each onlooker", "外围买马", "外圍買馬", "卓外の馬"),
            "TUIDAOHU-10",
        ),
        Option(
            "next_dealer_multi",
            "discarder",
            {
                "discarder": {"dealer_rule": "first_winner"},
                "nearest winner": {"dealer_rule": "nearest_winner"},
                "stays": {"dealer_rule": "stays_on_win"},
            },
            words("After several winners deals", "一炮多响后坐庄", "一炮多響後坐莊", "複数和了の後の親"),
            "TUIDAOHU-47",
            value_rules={"stays": "TUIDAOHU-P19"},
            labels={
                "discarder": words("the discarder", "点炮者", "點炮者", "放銃者"),
                "nearest winner": words("the nearest winner", "最近的赢家", "最近的贏家", "近い和了者"),
                "stays": words(
                    "the dealer if he won, else the next", "庄胡连庄，否则下庄", "莊胡連莊，否則下莊", "親の和了は連荘"
                ),
            },
        ),
        *OFFICIAL_OPTIONS,
        Option("base", 1, {}, words("Base", "底分", "底分", "底"), "TUIDAOHU-3", low=1, high=1000),
        Option(
            "hands",
            8,
            {4: {"hands": 4}, 8: {"hands": 8}, 16: {"hands": 16}},
            words("Hands of a match", "局数", "局數", "局数"),
            "TUIDAOHU-48",
        ),
    ),
    preset_names={
        "mil_2024": words("MIL 2024", "MIL 2024（推广版）", "MIL 2024（推廣版）", "MIL 2024"),
    },
    presets={
        "mil_2024": OFFICIAL_PRESET,
    },
    texts={
        "prompt-stakes": words(
            "How many horses do you buy? Each copies the whole result of the player its number points at.",
            "买几匹马？马牌指到谁，就跟谁这一局的输赢。",
            "買幾匹馬？馬牌指到誰，就跟誰這一局的輸贏。",
            "馬を何頭買いますか？馬の数字が指す人のこの局の収支をそのまま写します。",
        ),
        "choice-stake": words("Horses: {n}", "买马{n}", "買馬{n}", "馬{n}頭"),
        "choice-no-stake": words("No horse", "不买马", "不買馬", "馬なし"),
        "flag-stakes": words("Horses {n}", "马{n}", "馬{n}", "馬{n}"),
    },
)
