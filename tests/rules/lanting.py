"""Lanting mahjong (兰亭麻将), which nobody plays: rows are added up to a limit, options and presets beside."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import LocalPattern, Ruleset

RULESET = Ruleset(
    id="lanting",
    place=46,
    revision=1,
    prefix="LANTING",
    name=words("Lanting", "兰亭麻将", "蘭亭麻將", "蘭亭麻雀"),
    about=words("Pungs and flushes.", "碰碰与一色。", "碰碰與一色。", "対々と一色。"),
    region=words("Lanting", "兰亭", "蘭亭", "蘭亭"),
    difficulty=2,
    unit="cups",
    combine="sum",
    parts={"chicken_hand": "alone", "thirteen_orphans": "limit"},
    rules={
        1: {"tiles": "suits + honours", "seats": 4, "stacks": [17, 17, 17, 17]},
        2: {"dice_count": 2, "first_dealer_rule": "east", "break_rule": "sum", "deal_rule": "jump"},
        3: {"claim_chi": "next", "recall_own": True},
        4: {"kong_last": 1, "rob_added": True, "winners": "nearest"},
        5: {"sets": 4, "forms": ["standard", "thirteen_orphans"], "win_by_discard": True},
        6: {"play_on": "never", "reserve": 0},
        7: {"base": 1, "cap": 40, "discard_payers": "discarder"},
        8: {"dealer_rule": "stays_on_win", "draw_rule": "stays", "start_score": 500, "rounds": 4},
    },
    topics={9: ("not-your-turn",)},
    prices={
        "chicken_hand": 1,
        "all_pungs": 6,
        "half_flush": 8,
        "full_flush": 16,
        "dragon_pung": 2,
        "cup_pairs": 5,
        "thirteen_orphans": 40,
    },
    excludes={"full_flush": ("half_flush",)},
    local_patterns={
        "cup_pairs": LocalPattern("seven_pairs", words("Seven Cups", "七杯", "七杯", "七つの杯")),
    },
    pattern_names={
        "all_pungs": words("Stone on Stone", "石头", "石頭", "石"),
    },
    options=(
        Option(
            "chow",
            True,
            {True: {"claim_chi": "next"}, False: {"claim_chi": "nobody"}},
            words("Chow", "吃牌", "吃牌", "チー"),
            "LANTING-3",
        ),
        Option(
            "pairs",
            "none",
            {"none": {}, "seven": {"forms.seven_pairs": True}},
            words("Seven cups", "七杯", "七杯", "七つの杯"),
            "LANTING-5",
            labels={"none": words("no", "无", "無", "なし"), "seven": words("seven", "七", "七", "七")},
        ),
        Option("limit", 40, {20: {"cap": 20}, 40: {"cap": 40}}, words("Limit", "封顶", "封頂", "上限"), "LANTING-7"),
        Option("rounds", 4, text=words("Rounds", "圈数", "圈數", "場数"), rule="LANTING-8", low=1, high=4),
    ),
    presets={"quick": {"rounds": 1, "limit": 20}},
    preset_names={"quick": words("Quick", "快", "快", "速い")},
)
