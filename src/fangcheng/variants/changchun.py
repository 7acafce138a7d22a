"""Changchun mahjong (长春麻将): eggs of winds, dragons, ones and nines, and the treasure of who is ready."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset

RULESET = Ruleset(
    id="changchun",
    place=93,
    revision=1,
    prefix="CHANGCHUN",
    name=words("Changchun", "长春麻将", "長春麻將", "長春麻雀"),
    about=words(
        "Three suits, a terminal, a triplet; lay eggs in the first turn, declare ready and look at the treasure.",
        "三色全、带幺、有刻；首巡下蛋，小鸡可飞，报听看宝，冲宝摸宝。",
        "三色全、帶么、有刻；首巡下蛋，小雞可飛，報聽看寶，沖寶摸寶。",
        "三色・一九字牌・刻子が要る。最初の番に蛋をさらし、テンパイを宣言して宝牌を見る。",
    ),
    region=words("Jilin", "吉林", "吉林", "吉林"),
    difficulty=3,
    open_presets=("mil_2024",),
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
        6: {"break_rule": "sum", "deal_rule": "jump"},
        7: {"reserve": 14, "reserve_at": "tail_slides"},
        # Play
        9: {"claim_chi": "next", "replacement_from": "tail"},
        11: {"swap_ban": "none", "recall_own": True},
        12: {"rob_added": True},
        48: {"pass_bars": "discards", "pass_counts": ["chance"], "pass_until": ["own_draw"]},
        49: {"claims_end": 0, "last_discard_pon": False},
        50: {"kong_last": 1},
        # Eggs
        20: {"egg_suits": True},
        # Ready and treasure
        22: {"ready_rule": "declared", "ready_needed": True, "ready_means": "winnable", "own_four": "no_wait"},
        23: {"demand_ready": ["terminal_or_honour", "three_suits"]},
        24: {"ready_kong": "none"},
        25: {"treasure": True},
        27: {"treasure_match": True},
        # Winning
        31: {"demand_suits": ["three_suits"]},
        32: {"demand_terminal": ["terminal", "honour"]},
        33: {"demand_triplet": ["triplet", "dragon_pair", "seven_pairs"]},
        35: {"demand_hidden": ["hidden_set", "all_pungs"]},
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
        "treasure_match": words("Treasure Match", "冲宝", "沖寶", "冲宝"),
        "treasure_draw": words("Treasure Draw", "摸宝", "摸寶", "宝牌ツモ"),
    },
    options=(
        Option(
            "hand_size",
            13,
            {
                13: {"sets": 4, "forms": ["standard", "seven_pairs_alike"]},
                10: {"sets": 3, "forms": ["standard"]},
            },
            words("Tiles of a hand", "手牌张数", "手牌張數", "手牌の枚数"),
            "CHANGCHUN-30",
        ),
        Option(
            "flying_egg",
            True,
            {True: {"egg_flies": True}, False: {"egg_flies": False}},
            words("The 1 of bamboo flies into eggs", "小鸡飞蛋", "小雞飛蛋", "一索を蛋に使う"),
            "CHANGCHUN-18",
        ),
        Option(
            "yao_jiu_eggs",
            True,
            {True: {"eggs.ones": True, "eggs.nines": True}, False: {"eggs.ones": False, "eggs.nines": False}},
            words("Eggs of ones and nines", "幺九蛋", "么九蛋", "一九の蛋"),
            "CHANGCHUN-15",
        ),
        Option(
            "eggs_keep_standing",
            False,
            {False: {"egg_opens": True}, True: {"egg_opens": False}},
            words("A hand with eggs still stands", "下蛋仍算立胡", "下蛋仍算立胡", "蛋をさらしても門前清"),
            "CHANGCHUN-21",
        ),
        Option(
            "treasure",
            True,
            {
                True: {"treasure": True, "treasure_match": True},
                False: {"treasure": False, "treasure_match": False},
            },
            words("Treasure", "打宝", "打寶", "宝牌"),
            "CHANGCHUN-25",
        ),
        Option(
            "wind_egg",
            "three",
            {
                "three": {"eggs.three_winds": True, "eggs.four_winds": False, "eggs.dragons": True},
                "four": {"eggs.three_winds": False, "eggs.four_winds": True, "eggs.dragons": True},
            },
            words("Winds of an egg", "旋风杠张数", "旋風槓張數", "風の蛋の枚数"),
            "CHANGCHUN-13",
            labels={
                "three": words("three of them", "三张", "三張", "三種"),
                "four": words("all four", "四张", "四張", "四種"),
            },
        ),
        Option(
            "discarder_covers",
            "unready only",
            {
                "unready only": {"discard_payers": "unready_for_all"},
                "always": {"discard_payers": "discarder_for_all"},
                "never": {"discard_payers": "all"},
            },
            words("Who pays for all", "包三家", "包三家", "三人分払い"),
            "CHANGCHUN-38",
            labels={
                "unready only": words("a discarder who is not ready", "未听者包", "未聽者包", "宣言していない放銃者"),
                "always": words("every discarder", "点炮者包", "點炮者包", "すべての放銃者"),
                "never": words("nobody", "不包", "不包", "なし"),
            },
        ),
        Option(
            "cap_fan",
            6,
            {cap: {"cap": cap} for cap in (6, 4, 5)},
            words("Most fan of a payment", "封顶番数", "封頂番數", "上限の番数"),
            "CHANGCHUN-37",
        ),
        Option(
            "circles",
            1,
            {1: {"rounds": 1}, 2: {"rounds": 2}, 4: {"rounds": 4}},
            words("Circles of a match", "圈数", "圈數", "周数"),
            "CHANGCHUN-46",
        ),
    ),
)
