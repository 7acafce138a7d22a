"""Qingshi mahjong (青石麻将), which nobody plays: three suits and one dragon, two questions before play, dear pungs."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset

RULESET = Ruleset(
    id="qingshi",
    place=45,
    revision=1,
    prefix="QINGSHI",
    name=words("Qingshi", "青石麻将", "青石麻將", "青石麻雀"),
    about=words("Pungs are dear. Nobody chows.", "碰碰贵，不许吃。", "碰碰貴，不許吃。", "対々が高い。チーなし。"),
    region=words("Qingshi", "青石", "青石", "青石"),
    difficulty=2,
    unit="stones",
    rules={
        # Equipment
        1: {"tiles": "suits + 7z"},
        2: {"seats": 4, "dice_count": 2, "stacks": [14, 14, 14, 14]},
        3: {"first_dealer_rule": "east", "break_rule": "sum", "deal_rule": "jump", "reserve": 0},
        # Before play
        4: {"exchange": 3},
        5: {"lack_rule": "declared"},
        # Play
        6: {"claim_chi": "nobody", "recall_own": True},
        7: {"kong_last": 1, "rob_added": True, "winners": "nearest"},
        # Winning
        8: {"sets": 4, "forms": ["standard", "seven_pairs_alike"], "win_by_discard": True},
        9: {"play_on": "never"},
        # Scoring and payment
        10: {"method": "fan", "base": 1, "self_draw": "base"},
        11: {"kong_when": "at_once", "kong_pay.open": 2, "kong_pay.added": 1, "kong_pay.concealed": 2},
        # Match
        12: {"draw_check": "nothing", "dealer_rule": "stays_on_win", "draw_rule": "stays", "start_score": 100},
    },
    prices={"plain": 0, "all_pungs": 3, "full_flush": 2, "seven_pairs": 2, "root": 1},
    pattern_names={"all_pungs": words("Stone on Stone", "石头", "石頭", "石")},
    options=(
        Option(
            "stones",
            "dear",
            {"dear": {}, "cheap": {"price.all_pungs": 1}},
            words("Stones", "石头", "石頭", "石"),
            "QINGSHI-P1",
            labels={"dear": words("dear", "贵", "貴", "高い"), "cheap": words("cheap", "便宜", "便宜", "安い")},
        ),
        Option("cap", 5, {3: {"cap": 3}, 5: {"cap": 5}}, words("Most fan", "封顶", "封頂", "上限"), "QINGSHI-13"),
        Option("hands", 8, {1: {"hands": 1}, 8: {"hands": 8}}, words("Hands", "局数", "局數", "局数"), "QINGSHI-14"),
    ),
    presets={"quarry": {"stones": "cheap", "cap": 3}},
    preset_names={"quarry": words("Quarry", "采石场", "採石場", "採石場")},
)
