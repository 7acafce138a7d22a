"""River mahjong (江边麻将), which nobody plays: the general base game without flowers and chows."""

from fangcheng.rules.option import Option, words
from fangcheng.variants.classic import RULESET as CLASSIC

RULESET = CLASSIC.vary(
    "river",
    place=81,
    prefix="RIVER",
    name=words("River", "江边麻将", "江邊麻將", "川の麻雀"),
    without=("flowers", "chow"),
    rules={
        1: {"tiles": "suits + honours", "flower_rule": "none"},
        2: {"stacks": [17, 17, 17, 17]},
        3: {"claim_chi": "nobody"},
    },
    prices={"no_flowers": 0, "seat_flower": 0, "flower_set": 0, "all_pungs": 4},
    options=(
        CLASSIC.option("min_fan").vary(default=1),
        Option("kites", False, {False: {}, True: {"kong_last": 2}}, words("Kites", "筝", "箏", "凧"), "RIVER-9"),
    ),
)
