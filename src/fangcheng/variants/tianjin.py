"""Tianjin mahjong (天津麻将): two kinds of joker, self-drawn wins only, a dealer who sits and players who pull."""

from fangcheng.rules.ruleset import Option, Ruleset

RULESET = Ruleset(
    id="tianjin",
    revision=1,
    prefix="TIANJIN",
    name={"en": "Tianjin", "zh-Hans": "天津麻将", "zh-Hant": "天津麻將", "ja": "天津麻雀"},
    about={
        "en": "Seven jokers, no chi, wins by self-draw only. The dealer may sit, the others pull: payments multiply.",
        "zh-Hans": "七张混儿，不吃牌，只许自摸。坐庄、拉庄，输赢加倍。",
        "zh-Hant": "七張混兒，不吃牌，只許自摸。坐莊、拉莊，輸贏加倍。",
        "ja": "混児は七枚、チーなし、ツモ和了のみ。坐荘と拉荘で支払いが倍になる。",
    },
    settings={
        "seats": 4,
        "copies": [4] * 34 + [0] * 22,  # TIANJIN-1
        "sets": 4,  # TIANJIN-33
        "dice_count": 2,
        "stacks": [17, 17, 17, 17],  # TIANJIN-2
        "break_rule": 4,  # TIANJIN-8: the dealer's own wall
        "first_dealer_rule": 3,  # TIANJIN-4
        "deal_rule": 0,  # TIANJIN-10
        "joker_rule": 1,  # TIANJIN-11, TIANJIN-12
        "claim_chi": 0,  # TIANJIN-17
        "recall_own": 1,
        "kong_last": 1,  # TIANJIN-26
        "rob_added": 0,  # TIANJIN-32
        "win_by_discard": 0,  # TIANJIN-34
        "play_on": 1,  # TIANJIN-37
        "pass_rule": 0,  # TIANJIN-31
        "forms": 1 << 0,  # TIANJIN-33
        "minimum": 2,  # TIANJIN-36
        "method": 5,  # TIANJIN-39
        "option.bloom_any_kong": 1,  # TIANJIN-F-kong_bloom
        "base": 1,
        "cap": 0,  # TIANJIN-41
        "kong_pay.open": 1,  # TIANJIN-44
        "kong_pay.added": 1,
        "kong_pay.concealed": 2,
        "kong_when": 2,  # TIANJIN-45
        "open_kong_payers": 1,  # TIANJIN-44
        "start_score": 0,  # TIANJIN-3
        "dealer_rule": 0,  # TIANJIN-49
        "leave_rule": 1,  # TIANJIN-5
        "draw_rule": 0,
        "all_last_repeat": 1,  # TIANJIN-49
    },
    prices={  # TIANJIN-F-<pattern>: three base terms, then multipliers
        "plain_hand": 1,
        "catch_five": 3,
        "pure_straight": 4,
        "joker_suit_straight": 2,
        "joker_wait": 2,
        "double_joker_wait": 2,
        "no_joker": 2,
        "kong_bloom": 2,
        "heavenly_hand": 4,
    },
    options=(
        Option(
            "sit_pull",
            True,
            {True: {"bet_kind": 1}, False: {"bet_kind": 0}},
            {"en": "Sitting and pulling", "zh-Hans": "坐庄拉庄", "zh-Hant": "坐莊拉莊", "ja": "坐荘・拉荘"},
            "TIANJIN-42",
        ),
        Option(
            "max_pull",
            2,
            {2: {"bet_max": 2}, 1: {"bet_max": 1}, 0: {"bet_max": 0}},
            {"en": "Most pulls", "zh-Hans": "最多拉庄", "zh-Hant": "最多拉莊", "ja": "拉荘の上限"},
            "TIANJIN-7",
        ),
        Option(
            "gold_kong",
            8,
            {
                8: {"joker_kong": 1, "kong_pay.special": 8},
                4: {"joker_kong": 1, "kong_pay.special": 4},
                False: {"joker_kong": 0, "kong_pay.special": 0},
            },
            {"en": "Gold kong", "zh-Hans": "金杠", "zh-Hant": "金槓", "ja": "金槓"},
            "TIANJIN-44",
        ),
        Option(
            "follow",
            1,
            {1: {"follow": 1}, 2: {"follow": 2}, False: {"follow": 0}},
            {"en": "Follow", "zh-Hans": "铲", "zh-Hant": "鏟", "ja": "鏟（四枚連打）"},
            "TIANJIN-46",
        ),
        Option(
            "heavenly_hand",
            "x4",
            {
                "x4": {"price.heavenly_hand": 4, "option.heavenly_flat": 0},
                "flat 28": {"price.heavenly_hand": 4, "option.heavenly_flat": 28},
                False: {"price.heavenly_hand": 0, "option.heavenly_flat": 0},
            },
            {"en": "Heavenly hand", "zh-Hans": "天和", "zh-Hant": "天和", "ja": "天和"},
            "TIANJIN-F-heavenly_hand",
        ),
        Option(
            "joker_wait_wins",
            True,
            {True: {"option.joker_wait_wins": 1}, False: {"option.joker_wait_wins": 0}},
            {"en": "A joker wait alone wins", "zh-Hans": "混吊可和", "zh-Hant": "混吊可和", "ja": "混吊のみで和了"},
            "TIANJIN-36",
        ),
        Option(
            "reserve",
            0,
            {0: {"reserve": 0}, 14: {"reserve": 14}},
            {"en": "Tiles never drawn", "zh-Hans": "留牌", "zh-Hant": "留牌", "ja": "残し牌"},
            "TIANJIN-14",
        ),
        Option(
            "circles",
            1,
            {1: {"rounds": 1}, 2: {"rounds": 2}, 4: {"rounds": 4}},
            {"en": "Circles", "zh-Hans": "圈数", "zh-Hant": "圈數", "ja": "圏数"},
            "TIANJIN-50",
        ),
    ),
)
