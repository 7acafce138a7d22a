"""Guangzhou mahjong (广州麻将): chow, pung, kong, any hand wins; fine hands multiply, and horses raise every win."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import LocalPattern, Ruleset
from fangcheng.variants.guangdong import RULESET as GUANGDONG

LIMITS = (
    *("all_terminals_and_honors", "all_terminals", "all_honors", "big_three_dragons", "big_four_winds"),
    *("thirteen_orphans", "heavenly_win", "earthly_win"),
)

# GUANGZHOU-38: GUANGDONG-20 to 22, 25 to 47 with its table, and 49 to 53, with the default options.
CHICKEN = {
    **{f"price.{row}": 0 for row in ("basic_win", "seven_pairs", "dragon_seven_pairs")},
    "part.basic_win": "best",
    **{f"price.{row}": fan for row, fan in GUANGDONG.prices.items()},
    **{f"part.{row}": GUANGDONG.parts.get(row, "best") for row in GUANGDONG.prices},
    **{f"excludes.{row}": others for row, others in GUANGDONG.excludes.items()},
    "method": "best_row",
    "curve_rule": "doubling",
    "horses": 0,
    "horse_bare": 0,
    "horse_step": 0,
    "reserve": 0,
    **GUANGDONG.rules[20],
    **GUANGDONG.rules[21],
    "forms.seven_pairs_alike": False,
    **GUANGDONG.rules[26],
    **GUANGDONG.rules[27],
    **GUANGDONG.rules["F-all_chows"],
    "cap": 3,
    "minimum": 0,
    "liability.fourth_exposed_meld": False,
    **GUANGDONG.rules[40],
    **GUANGDONG.rules[43],
    **GUANGDONG.rules[44],
    "kong_when": "never",
    **GUANGDONG.rules[50],
    **GUANGDONG.rules[53],
    "rounds": 4,
}

MULTIPLES = {"fan_table": "multiples"}  # beside the chicken table the rules of these options do not apply

RULESET = Ruleset(
    id="guangzhou",
    place=245,
    revision=1,
    prefix="GUANGZHOU",
    name=words("Guangzhou", "广州麻将", "廣州麻將", "広州麻雀"),
    about=words(
        "The city game of Canton. Any hand wins, fine ones multiply, own draws count double, and horses bring more.",
        "广州推倒胡：吃碰杠胡皆可，好牌番数相乘，自摸加倍，和牌后买马加分。",
        "廣州推倒胡：吃碰槓胡皆可，好牌番數相乘，自摸加倍，和牌後買馬加分。",
        "広州の街の麻雀。どんな形でも和了でき、役は掛け合わせ、ツモは倍、和了の後の馬で増える。",
    ),
    region=words("Guangdong", "广东", "廣東", "広東"),
    spot=(5, 6),
    difficulty=2,
    rules={
        # Equipment
        1: {"seats": 4},
        2: {"tiles": "suits + honours"},
        3: {"dice_count": 3, "start_score": 0},
        # Set-up
        4: {"seat_draw": "wind_tiles", "first_dealer_rule": "east"},
        5: {"stacks": [17, 17, 17, 17]},
        6: {"break_rule": "sum", "deal_rule": "jump"},
        9: {"reserve_at": "fixed", "horses_from": "reserve"},
        # Play
        10: {"recall_own": True},
        14: {"kong_last": 1, "replacement_from": "tail"},
        15: {"rob_added": True, "rob_concealed": "nobody"},
        16: {"swap_ban": "same_after_chow"},
        17: {"pass_bars": "discards", "pass_counts": ["chance"], "pass_until": ["own_draw", "own_claim"]},
        18: {"claims_end": 0, "last_discard_pon": False},
        19: {"joker_tile": "7z", "joker_kong": False},
        # Winning
        20: {"sets": 4, "forms": ["standard", "seven_pairs_alike", "thirteen_orphans"]},
        21: {"winners": "all", "triple_rule": "all_win", "play_on": "never", "ready_rule": "none"},
        # Scoring
        "F-all_terminals_and_honors": {"option.outer_mixed": True},
        "F-earthly_win": {"option.earthly_on": "first_draw"},
        23: {"discard_payers": "discarder", "horse_points_given": 1},
        24: {"horse_points": 2},
        25: {"robbed_payers": "maker_for_all"},
        26: {"bloom_payers": "feeder_for_all"},
        27: {"liable_wins": "self_draws", "liable_sets": "exposed"},
        28: {
            "kong_pay.open": 3,
            "open_kong_payers": "feeder",
            "kong_pay.added": 1,
            "added_kong_payers": "everybody",
            "late_added_kong": True,
            "kong_pay.concealed": 2,
            "kong_when": "with_a_win",
        },
        29: {"horse_hits": "numbers_and_honours"},
        # Drawn hands
        33: {"draw_check": "nothing"},
        # Dealer and match
        34: {"dealer_rule": "first_winner", "draw_rule": "stays"},
    },
    topics={  # rules that no setting stands for
        3: ("share-unit",),
        10: ("not-your-turn", "pon-tiles", "no-ready"),
        14: ("kong-tiles", "kong-fresh", "claimed-turn"),
        19: ("joker-claim",),
        22: ("step-sum", "step-total"),
        23: ("pays-discard",),
        24: ("pays-self-draw",),
        25: ("pays-for-all",),
        26: ("pays-bloom",),
        27: ("pays-liable",),
    },
    combine="product",
    parts={
        "basic_win": "otherwise",
        **dict.fromkeys(LIMITS, "big"),  # GUANGZHOU-22
        "self_draw": "past",  # GUANGZHOU-24
        "robbing_kong": "past",  # GUANGZHOU-25
        "kong_bloom": "named",
    },
    prices={  # GUANGZHOU-F-<pattern>: multipliers, then limits
        "basic_win": 1,
        "all_pungs": 2,
        "half_flush": 2,
        "seven_pairs": 3,
        "full_flush": 5,
        "dragon_seven_pairs": 6,
        "all_terminals_and_honors": 7,
        "all_terminals": 9,
        "all_honors": 9,
        "big_three_dragons": 10,
        "big_four_winds": 10,
        "thirteen_orphans": 13,
        "heavenly_win": 13,
        "earthly_win": 13,
        "self_draw": 2,
        "kong_bloom": 0,
        "robbing_kong": 2,
    },
    excludes={"dragon_seven_pairs": ("seven_pairs",)},
    local_patterns={
        "basic_win": LocalPattern("plain_hand", words("Basic Win", "平胡", "平胡", "基本の和了")),
        "human_win": GUANGDONG.local_patterns["human_win"],  # with the table of GUANGZHOU-38
    },
    pattern_rules={
        row: f"GUANGDONG-F-{row}"
        for row in (
            *("chicken_hand", "all_chows", "mixed_all_pungs", "pure_all_pungs", "little_three_dragons"),
            *("little_four_winds", "nine_gates", "human_win", "seat_wind", "round_wind", "dragon_pung"),
            *("last_tile_draw", "triple_win"),
        )
    },
    pattern_names={
        **GUANGDONG.pattern_names,
        "all_pungs": words("All Pungs", "碰碰胡", "碰碰胡", "対々和"),
        "seven_pairs": words("Seven Pairs", "七小对", "七小對", "七対子"),
        "dragon_seven_pairs": words("Seven Pairs with a Quad", "豪华七小对", "豪華七小對", "四枚使い七対子"),
        "heavenly_win": words("Heavenly Win", "天胡", "天胡", "天和"),
        "earthly_win": words("Earthly Win", "地胡", "地胡", "地和"),
        "robbing_kong": words("Robbing the Kong", "抢杠胡", "搶槓胡", "槍槓"),
    },
    options=(
        Option(
            "horses",
            4,
            {count: {"horses": count, "reserve": count} for count in (0, 2, 4, 6, 8)},
            words("Horses", "买马", "買馬", "馬"),
            "GUANGZHOU-29",
            where=MULTIPLES,
        ),
        Option(
            "joker",
            "none",
            {
                "none": {"joker_rule": "none"},
                "red": {"joker_rule": "fixed", "horse_bare": 2, "forms.four_jokers": True},
                "flip": {"joker_rule": "after_tail", "horse_bare": 2, "forms.four_jokers": True},
            },
            words("Wild tile", "鬼牌", "鬼牌", "万能牌"),
            "GUANGZHOU-19",
            labels={
                "none": words("none", "无鬼", "無鬼", "なし"),
                "red": words("Red Dragon", "红中鬼", "紅中鬼", "中"),
                "flip": words("turned up", "翻鬼", "翻鬼", "めくる"),
            },
        ),
        Option(
            "win_on_discard",
            True,
            {True: {"win_by_discard": True}, False: {"win_by_discard": False}},
            words("Wins on discards", "可以点炮", "可以點炮", "ロン和了"),
            "GUANGZHOU-23",
            where=MULTIPLES,
        ),
        Option(
            "chi",
            True,
            {True: {"claim_chi": "next"}, False: {"claim_chi": "nobody"}},
            words("Chow", "可以吃牌", "可以吃牌", "チー"),
            "GUANGZHOU-11",
        ),
        Option(
            "kong_bloom_double",
            False,
            {False: {}, True: {"part.kong_bloom": "past", "price.kong_bloom": 2}},
            words("A kong bloom doubles", "杠上开花翻倍", "槓上開花翻倍", "嶺上開花は倍"),
            "GUANGZHOU-31",
            where=MULTIPLES,
        ),
        Option(
            "twelve_down",
            True,
            {True: {"liability.fourth_exposed_meld": True}, False: {"liability.fourth_exposed_meld": False}},
            words(
                "Who feeds the fourth meld pays an own draw for all",
                "十二张落地全包",
                "十二張落地全包",
                "四副露目の包",
            ),
            "GUANGZHOU-27",
            where=MULTIPLES,
        ),
        Option(
            "horses_step",
            False,
            {False: {"horse_step": 0}, True: {"horse_step": 2}},
            words("More horses for wins in a row", "节节高", "節節高", "連勝で馬が増える"),
            "GUANGZHOU-31",
            where=MULTIPLES,
        ),
        Option("base", 1, {}, words("Base", "底分", "底分", "底"), "GUANGZHOU-3", low=1, high=1000),
        Option(
            "hands",
            8,
            {4: {"hands": 4}, 8: {"hands": 8}, 16: {"hands": 16}},
            words("Hands of a match", "局数", "局數", "局数"),
            "GUANGZHOU-36",
        ),
        Option(
            "fan_table",
            "multiples",
            {"multiples": {}, "chicken": CHICKEN},
            words("Scoring", "计分", "計分", "点数"),
            "GUANGZHOU-38",
            labels={
                "multiples": words("multiples and horses", "番数相乘、买马", "番數相乘、買馬", "掛け算と馬"),
                "chicken": words("chicken hand", "鸡平和", "雞平和", "鶏平和"),
            },
        ),
    ),
    preset_names={"chicken": words("Chicken Hand", "鸡平和", "雞平和", "鶏平和")},
    presets={"chicken": {"fan_table": "chicken", "horses": 0}},  # GUANGZHOU-38
)
