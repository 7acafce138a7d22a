"""Guangdong mahjong, Chicken Hand style (广东麻将 · 鸡平和): any hand wins, one type counts, three fan burst."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import LocalPattern, Ruleset
from fangcheng.variants.guangdong_options import (
    OFFICIAL_NAMES,
    OFFICIAL_OPTIONS,
    OFFICIAL_PRESET,
    OFFICIAL_ROWS,
    STANDARD,
)

BIG_HANDS = (
    *("full_flush", "mixed_all_pungs", "pure_all_pungs", "all_terminals_and_honors", "little_three_dragons"),
    *("little_four_winds", "all_honors", "all_terminals", "big_three_dragons", "big_four_winds", "nine_gates"),
    *("thirteen_orphans", "heavenly_win", "earthly_win", "human_win"),
)
EXTRAS = ("self_draw", "seat_wind", "round_wind", "dragon_pung", "kong")
FLOORS = ("kong_bloom", "robbing_kong", "last_tile_draw", "triple_win")

RULESET = Ruleset(
    id="guangdong",
    place=75,
    revision=1,
    prefix="GUANGDONG",
    name=words("Guangdong", "广东麻将", "廣東麻將", "広東麻雀"),
    about=words(
        "The quick Pearl River game. Any hand wins, small ones up to three fan; big hands count alone, up to six.",
        "鸡平和：成牌即和，小牌三番爆和，大牌四至六番不加番。喂第十二张者包自摸。",
        "雞平和：成牌即和，小牌三番爆和，大牌四至六番不加番。餵第十二張者包自摸。",
        "形ができれば和了。小さな手は三番まで、大きな手は四番から六番で単独。十二枚目を鳴かせた者は自摸の包。",
    ),
    region=words("Guangdong", "广东", "廣東", "広東"),
    spot=(4, 7),
    difficulty=2,
    combine="best_row",  # GUANGDONG-30, GUANGDONG-33
    curve="doubling",  # GUANGDONG-29
    parts={
        "chicken_hand": "otherwise",
        **dict.fromkeys(BIG_HANDS, "big"),  # GUANGDONG-31
        **dict.fromkeys(EXTRAS, "add"),  # GUANGDONG-32
        **dict.fromkeys(FLOORS, "floor"),  # GUANGDONG-34
    },
    rules={
        # Equipment
        1: {"tiles": "suits + honours"},
        2: {"seats": 4},
        4: {"start_score": 0},
        # Set-up
        5: {"seat_draw": "wind_tiles"},
        6: {"first_dealer_rule": "east"},
        7: {"stacks": [17, 17, 17, 17]},
        9: {"deal_rule": "jump"},
        10: {"reserve": 0},
        # Play
        16: {"replacement_from": "tail"},
        17: {"claims_end": 0, "last_discard_pon": False, "kong_last": 1},
        18: {"rob_added": True, "rob_concealed": "nobody"},
        20: {"pass_bars": "kind", "pass_counts": ["chance"]},
        21: {"pass_until": ["own_draw", "own_claim"]},
        23: {"swap_ban": "none", "recall_own": True},
        24: {"ready_rule": "none"},
        # Winning
        25: {"sets": 4},
        26: {"win_by_discard": True},
        27: {"triple_rule": "all_win"},
        28: {"play_on": "never"},
        # Scoring
        "F-all_chows": {"option.all_chows": "any"},
        "F-all_terminals_and_honors": {"option.outer_mixed": True},
        "F-earthly_win": {"option.earthly_on": "first_draw"},
        35: {"discard_payers": "discarder"},
        38: {"robbed_payers": "maker_for_all"},
        39: {"bloom_payers": "feeder_for_all"},
        40: {"liability.fourth_meld": True},
        43: {"liability.four_winds": True, "liable_sets": "exposed"},
        44: {"liability.three_dragons": True},
        45: {"liable_wins": "self_draws"},
        47: {"open_kong_payers": "feeder", "added_kong_payers": "everybody"},
        # Drawn hands
        49: {"draw_check": "nothing"},
        # Dealer and match
        50: {"dealer_rule": "stays_on_win", "draw_rule": "stays"},
        53: {"round_winds": "ESWN", "all_last_repeat": True},
    },
    topics={  # rules that no setting stands for
        11: ("not-your-turn",),
        13: ("pon-tiles",),
        15: ("kong-tiles", "kong-fresh", "claimed-turn"),
        19: ("kong-not-added",),
        24: ("no-ready",),
        29: ("step-curve", "step-total"),
        30: ("step-sum", "step-cap"),
        34: ("step-floor",),
        35: ("pays-discard",),
        36: ("pays-self-draw",),
        45: ("pays-liable",),
        "P3": ("joker-claim",),
        "P11": ("step-no-joker", "step-thrown"),
    },
    prices={  # GUANGDONG-F-<pattern>
        "chicken_hand": 0,
        "all_chows": 1,
        "all_pungs": 2,
        "half_flush": 2,
        "full_flush": 4,
        "mixed_all_pungs": 4,
        "pure_all_pungs": 5,
        "all_terminals_and_honors": 5,
        "little_three_dragons": 5,
        "little_four_winds": 5,
        "all_honors": 6,
        "all_terminals": 6,
        "big_three_dragons": 6,
        "big_four_winds": 6,
        "nine_gates": 6,
        "thirteen_orphans": 6,
        "heavenly_win": 6,
        "earthly_win": 6,
        "human_win": 6,
        "self_draw": 1,
        "seat_wind": 1,
        "round_wind": 1,
        "dragon_pung": 1,
        "kong_bloom": 3,
        "robbing_kong": 3,
        "last_tile_draw": 3,
        "triple_win": 3,
    },
    excludes={  # of equal types the first of the table counts, GUANGDONG-30
        "all_honors": ("big_three_dragons", "big_four_winds", "human_win"),
        **dict.fromkeys(
            ("all_terminals", "big_three_dragons", "big_four_winds", "nine_gates", "thirteen_orphans"), ("human_win",)
        ),
        "half_flush": ("seven_pairs",),
        "seven_pairs": ("all_terminals_and_honors", "all_honors", "all_terminals"),  # these ask for pungs
        "robbing_kong": ("triple_win",),  # no discard
    },
    pattern_rules={
        "seven_pairs": "GUANGDONG-25",
        "kong": "GUANGDONG-47",
        **{row: f"GUANGDONG-PF-{row}" for row in OFFICIAL_ROWS},
    },
    local_patterns={
        "human_win": LocalPattern("human_hand", words("Human Win", "人和", "人和", "人和")),
    },
    pattern_names={
        "chicken_hand": words("Chicken Hand", "鸡和", "雞和", "鶏和"),
        "all_chows": words("All Chows", "平和", "平和", "平和"),
        "all_pungs": words("All Pungs", "碰碰和", "碰碰和", "対々和"),
        "half_flush": words("Half Flush", "混一色", "混一色", "混一色"),
        "mixed_all_pungs": words("Half Flush All Pungs", "混碰", "混碰", "混一色対々和"),
        "pure_all_pungs": words("Pure All Pungs", "清碰", "清碰", "清一色対々和"),
        "all_terminals_and_honors": words("All Terminals and Honors", "混幺九", "混么九", "混老頭"),
        "all_terminals": words("All Terminals", "清幺九", "清么九", "清老頭"),
        "nine_gates": words("Nine Gates", "九莲宝灯", "九蓮寶燈", "九蓮宝燈"),
        "thirteen_orphans": words("Thirteen Orphans", "十三幺", "十三么", "国士無双"),
        "heavenly_win": words("Heavenly Win", "天和", "天和", "天和"),
        "earthly_win": words("Earthly Win", "地和", "地和", "地和"),
        "self_draw": words("Self-Draw", "自摸", "自摸", "自摸"),
        "seat_wind": words("Seat Wind", "风位", "風位", "自風"),
        "round_wind": words("Round Wind", "风圈", "風圈", "場風"),
        "dragon_pung": words("Dragon Pung", "三元牌", "三元牌", "三元牌"),
        "kong_bloom": words("Kong Bloom", "杠上开花", "槓上開花", "嶺上開花"),
        "robbing_kong": words("Robbing the Kong", "抢杠", "搶槓", "槍槓"),
        "last_tile_draw": words("Last Tile Draw", "海底捞月", "海底撈月", "海底摸月"),
        "triple_win": words("Triple Win", "一炮三响", "一炮三響", "三家和"),
        "seven_pairs": words("Seven Pairs", "七对", "七對", "七対子"),
        "kong": words("Kong", "杠", "槓", "槓"),
        **OFFICIAL_NAMES,
    },
    options=(
        Option("base", 1, {}, words("Base", "底分", "底分", "底"), "GUANGDONG-4", low=1, high=1000),
        Option(
            "cap_fan",
            3,
            {3: {"cap": 3}, 5: {"cap": 5}, "none": {"cap": "none"}},
            words("Burst of small hands in fan", "爆和番数", "爆和番數", "小さな手の上限の番"),
            "GUANGDONG-30",
            where=STANDARD,
        ),
        Option(
            "seven_pairs",
            False,
            {
                False: {"forms": ["standard", "thirteen_orphans"]},
                True: {"forms": ["standard", "seven_pairs_alike", "thirteen_orphans"], "price.seven_pairs": 2},
            },
            words("Seven pairs", "七对", "七對", "七対子"),
            "GUANGDONG-25",
            where=STANDARD,
        ),
        Option(
            "kong_fan",
            False,
            {False: {}, True: {"price.kong": 1}},
            words("A fan for a kong", "杠加番", "槓加番", "槓に一番"),
            "GUANGDONG-47",
            where=STANDARD,
        ),
        Option(
            "kong_points",
            False,
            {
                False: {"kong_when": "never"},
                True: {
                    "kong_when": "with_a_win",
                    "kong_pay.open": 3,
                    "kong_pay.added": 1,
                    "kong_pay.concealed": 2,
                },
            },
            words("Points for kongs", "杠分", "槓分", "槓の点"),
            "GUANGDONG-47",
        ),
        Option(
            "flowers",
            False,
            {
                False: {"flower_rule": "none"},
                True: {
                    "tiles": "suits + honours + flowers",
                    "stacks": [18, 18, 18, 18],
                    "flower_rule": "in_rounds",
                    "flower_last": "ends_hand",
                },
            },
            words("Flowers", "花牌", "花牌", "花牌"),
            "GUANGDONG-48",
            where=STANDARD,
        ),
        Option(
            "minimum_fan",
            0,
            {0: {"minimum": 0}, 1: {"minimum": 1}, 3: {"minimum": 3}},
            words("Fan a win needs", "起和番数", "起和番數", "和了に要る番"),
            "GUANGDONG-30",
            where=STANDARD,
        ),
        Option(
            "match",
            "4 rounds",
            {
                "4 rounds": {"rounds": 4},
                "1 round": {"rounds": 1},
                "2 rounds": {"rounds": 2},
                "8 hands": {"rounds": 4, "hands": 8},
                "16 hands": {"rounds": 4, "hands": 16},
            },
            words("Length of a match", "一场长度", "一場長度", "試合の長さ"),
            "GUANGDONG-54",
            labels={
                "4 rounds": words("4 rounds", "四圈", "四圈", "四圏"),
                "1 round": words("1 round", "一圈", "一圈", "一圏"),
                "2 rounds": words("2 rounds", "两圈", "兩圈", "二圏"),
                "8 hands": words("8 hands", "八局", "八局", "八局"),
                "16 hands": words("16 hands", "十六局", "十六局", "十六局"),
            },
        ),
        *OFFICIAL_OPTIONS,
    ),
    preset_names={
        "mil_2023": words(
            "MIL 2023", "MIL 2023（国际麻将联盟）", "MIL 2023（國際麻將聯盟）", "MIL 2023（国際麻雀連盟）"
        ),
    },
    presets={"mil_2023": OFFICIAL_PRESET},
)
