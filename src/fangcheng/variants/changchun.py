"""Changchun mahjong (长春麻将): eggs of winds, dragons, ones and nines, and the treasure of who is ready."""

from fangcheng.rules.option import words
from fangcheng.rules.ruleset import Ruleset
from fangcheng.variants.changchun_options import MIL_2024, OPTIONS

RULESET = Ruleset(
    id="changchun",
    place=93,
    revision=1,
    prefix="CHANGCHUN",
    name=words("Changchun", "长春麻将", "長春麻將", "長春麻雀"),
    about=words(
        "Three suits, a terminal, a triplet; lay eggs in the first turn, declare ready and look at the treasure.",
        "三色全、带幺、有刻；首巡下蛋，小鸡可飞，报听看宝，冲宝摸宝。",
        "三色全、帶么、有刻；首巡下蛋，小雞可飛，報聽看寶，衝寶摸寶。",
        "三色・一九字牌・刻子が要る。最初の番に蛋をさらし、テンパイを宣言して宝牌を見る。",
    ),
    region=words("Jilin", "吉林", "吉林", "吉林"),
    spot=(9, 1),
    difficulty=3,
    combine="sum",  # CHANGCHUN-37
    curve="doubling",
    parts={"plain_hand": "alone"},
    rules={
        # Equipment
        1: {"tiles": "suits + honours"},
        2: {"seats": 4, "stacks": [17, 17, 17, 17]},
        3: {"dice_count": 2},
        4: {"start_score": 0, "unit": 1},
        # Set-up
        5: {"first_dealer_rule": "chance"},
        6: {"deal_rule": "jump"},
        7: {"reserve": 14, "reserve_at": "tail_slides"},
        # Play
        9: {"claim_chi": "next", "replacement_from": "tail"},
        11: {"swap_ban": "none", "recall_own": True},
        12: {"rob_added": True},
        49: {"claims_end": 0, "last_discard_pon": False},
        # Eggs
        20: {"egg_suits": True},
        # Ready and treasure
        22: {"ready_rule": "declared", "ready_means": "winnable", "own_four": "no_wait"},
        25: {"treasure": True},
        27: {"treasure_match": True},
        # Winning
        31: {"demand_suits": ["three_suits"]},
        32: {"demand_terminal": ["terminal", "honour"]},
        33: {"demand_triplet": ["triplet", "dragon_pair", "seven_pairs"]},
        36: {"win_by_discard": True, "winners": "nearest", "play_on": "never"},
        # Scoring
        "F-concealed_hand": {"option.concealed_hand_drawn": True},
        "F-narrow_wait": {"option.narrow_waits": "by_reading_or_only"},
        "F-luxury_seven_pairs": {"option.luxury_pairs": "by_winning_tile"},
        37: {
            "base": 1,
            "count_past_cap": True,
            "share_fan.dealer": 1,
            "share_fan.self_draw": 1,
            "share_fan.discarder": 1,
        },
        39: {"robbed_payers": "as_discard"},
        40: {
            "kong_pay.open": 1,
            "kong_pay.added": 1,
            "kong_pay.concealed": 2,
            **{f"kong_factor.{tile}": 2 for tile in ("1p", "1s", "5z", "6z", "7z")},
            "open_kong_payers": "everybody",
            "added_kong_payers": "everybody",
            "late_added_kong": True,
        },
        41: {"egg_pay.three": 1, "egg_pay.four": 1, "egg_pay.added": 1},
        42: {"kong_when": "at_once"},
        # Drawn hands
        44: {"draw_check": "nothing"},
        # Dealer and match
        45: {"dealer_rule": "stays_on_win", "draw_rule": "stays"},
        46: {"round_winds": "ESWN", "all_last_repeat": True},
    },
    topics={  # rules that no setting stands for
        8: ("not-your-turn",),
        9: ("pon-tiles", "kong-tiles", "kong-fresh", "claimed-turn"),
        16: ("no-egg",),
        19: ("egg-later",),
        17: ("egg", "egg-tiles"),
        22: ("ready-discard", "not-ready"),
        24: ("ready-lock", "ready-claim"),
        28: ("must-win",),
        37: ("step-sum", "step-cap", "step-curve", "step-total", "pays-discard", "pays-self-draw"),
        38: ("pays-for-all",),
    },
    prices={  # CHANGCHUN-F-<pattern>
        "plain_hand": 0,
        "concealed_hand": 1,
        "narrow_wait": 1,
        "all_pungs": 2,
        "seven_pairs": 3,
        "luxury_seven_pairs": 4,
        "treasure_match": 2,
        "treasure_draw": 1,
    },
    excludes={
        "all_pungs": ("narrow_wait",),
        "seven_pairs": ("concealed_hand", "narrow_wait"),
        "luxury_seven_pairs": ("seven_pairs", "concealed_hand", "narrow_wait"),
    },
    pattern_names={
        "plain_hand": words("Plain Hand", "平胡", "平胡", "平和了"),
        "concealed_hand": words("Standing Hand", "立胡", "立胡", "門前清"),
        "narrow_wait": words("Narrow Wait", "夹胡", "夾胡", "単独待ち"),
        "all_pungs": words("All Pungs", "飘胡", "飄胡", "対々和"),
        "seven_pairs": words("Seven Pairs", "七对", "七對", "七対子"),
        "luxury_seven_pairs": words("Luxury Seven Pairs", "豪华七对", "豪華七對", "豪華七対子"),
        "treasure_match": words("Treasure Match", "冲宝", "衝寶", "衝宝"),
        "treasure_draw": words("Treasure Draw", "摸宝", "摸寶", "宝牌ツモ"),
    },
    options=OPTIONS,
    preset_names={
        "mil_2024": words(
            "MIL trial rules 2024", "麻将联盟试行规则 2024", "麻將聯盟試行規則 2024", "国際麻雀連盟試行規則 2024"
        ),
    },
    presets={"mil_2024": MIL_2024},
)
