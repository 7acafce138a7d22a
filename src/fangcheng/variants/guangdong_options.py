"""Guangdong mahjong by the competition rules of 2023: what the preset changes of the chicken hand game."""

from collections.abc import Mapping

from fangcheng.rules.option import Option, Value, words

STANDARD: Mapping[str, Value] = {"fan_table": "standard"}
OFFICIAL: Mapping[str, Value] = {"fan_table": "mil_2023"}
WITH_GHOSTS: Mapping[str, Value] = {**OFFICIAL, "ghosts": "four_flowers"}

FAN = {  # GUANGDONG-P10, GUANGDONG-PF-<row>: all rows that fit are added
    "self_draw": 1,
    "concealed_hand": 1,
    "all_pungs": 4,
    "half_flush": 4,
    "robbing_kong": 4,
    "last_tile": 4,
    "kong_bloom": 5,
    "seven_pairs": 6,
    "full_flush": 8,
    "all_terminals_and_honors": 12,
    "little_three_dragons": 12,
    "little_four_winds": 12,
    "heavenly_win": 12,
    "earthly_win": 12,
    "nine_gates": 16,
    "big_three_dragons": 16,
    "big_four_winds": 16,
    "thirteen_orphans": 16,
}
OFFICIAL_ROWS = ("concealed_hand", "last_tile", "four_ghosts")  # in no other table of this game
NOT_HERE = (  # rows of the chicken hand game
    *("chicken_hand", "all_chows", "mixed_all_pungs", "pure_all_pungs", "all_honors", "all_terminals", "human_win"),
    *("seat_wind", "round_wind", "dragon_pung", "last_tile_draw", "triple_win"),
)
OFFICIAL_NAMES = {
    "concealed_hand": words("Concealed Hand", "门清", "門清", "門前清"),
    "last_tile": words("Last Tile", "海底", "海底", "海底"),
    "four_ghosts": words("Four Ghosts", "四鬼和", "四鬼和", "四鬼和"),
}
OFFICIAL_RULES = {
    **{f"price.{row}": 0 for row in NOT_HERE},
    "part.chicken_hand": "add",  # and so is told nowhere
    **{f"price.{row}": fan for row, fan in FAN.items()},
    **{f"part.{row}": "add" for row in FAN},
    "excludes.kong_bloom": ["self_draw"],
    "excludes.seven_pairs": ["concealed_hand", "all_terminals_and_honors"],  # the latter asks for pungs
    "excludes.half_flush": [],
    "excludes.all_terminals_and_honors": ["all_pungs"],
    "excludes.heavenly_win": ["self_draw", "concealed_hand"],
    "excludes.earthly_win": ["self_draw", "concealed_hand"],
    "excludes.nine_gates": ["full_flush", "concealed_hand"],
    "excludes.big_three_dragons": [],
    "excludes.big_four_winds": ["all_pungs"],
    "excludes.thirteen_orphans": ["concealed_hand", "all_terminals_and_honors"],  # again
    "option.outer_mixed": False,
    "option.concealed_hand_drawn": True,
    "option.last_tile_of_wall": True,
    "option.gates_with_jokers": True,
    "forms": ["standard", "seven_pairs_alike", "thirteen_orphans"],
    "minimum": 2,
    "cap": "none",
    "curve_rule": "none",
    "pass_bars": "value",
    "pass_counts": ["chance", "own_discard"],
    "pass_until": ["own_draw"],
    "liability.fourth_meld": False,
    "liability.four_winds": False,
    "liability.three_dragons": False,
}
OFFICIAL_CITES = {
    "forms": "GUANGDONG-P9",
    "minimum": "GUANGDONG-P12",
    "cap": "GUANGDONG-P13",
    "curve_rule": "GUANGDONG-P13",
    "pass_bars": "GUANGDONG-P8",
    "pass_counts": "GUANGDONG-P8",
    "pass_until": "GUANGDONG-P8",
    "liability.fourth_meld": "GUANGDONG-P17",
    "liability.four_winds": "GUANGDONG-P17",
    "liability.three_dragons": "GUANGDONG-P17",
}
OFFICIAL_TOPICS = {  # rules behind refusals and steps that stand elsewhere for the chicken hand
    "GUANGDONG-P5": ("kong-fresh",),
    "GUANGDONG-P6": ("kong-wall", "claims-end"),
    "GUANGDONG-P10": ("step-sum",),
    "GUANGDONG-P11": ("step-total",),
    "GUANGDONG-P14": ("pays-discard", "pays-self-draw"),
    "GUANGDONG-P15": ("pays-for-all",),
    "GUANGDONG-P16": ("pays-bloom",),
}

OFFICIAL_OPTIONS = (
    Option(
        "fan_table",
        "standard",
        {"standard": {}, "mil_2023": OFFICIAL_RULES},
        words("Table of fan", "番种表", "番種表", "役の表"),
        "GUANGDONG-P10",
        labels={
            "standard": words("chicken hand: doublings", "鸡平和：番数翻倍", "雞平和：番數翻倍", "鶏平和：番ごとに倍"),
            "mil_2023": words("competition: points added", "竞赛：番分相加", "競賽：番分相加", "競技：点を足す"),
        },
        cites=OFFICIAL_CITES,
        value_rules={"standard": "GUANGDONG-33"},
        value_topics={"mil_2023": OFFICIAL_TOPICS},
        group="scoring",
    ),
    Option(
        "ghosts",
        "four_flowers",
        {
            "four_flowers": {
                "tiles": "suits + honours + 5678f",
                "stacks": [18, 17, 18, 17],
                "joker_rule": "flowers",
                "joker_copies": "four_concealed",
                "forms.four_jokers": True,
                "option.four_ghosts_alone": True,
                "price.four_ghosts": 12,
                "part.four_ghosts": "add",
                "excludes.four_ghosts": ["self_draw", "concealed_hand"],
            },
            "none": {},
        },
        words("Ghosts", "鬼牌", "鬼牌", "鬼牌"),
        "GUANGDONG-P1",
        labels={"four_flowers": words("four flowers", "四张花牌", "四張花牌", "花牌四枚")},
        cites={
            "joker_rule": "GUANGDONG-P3",
            "joker_copies": "GUANGDONG-P4",
            "forms.four_jokers": "GUANGDONG-P9",
            "option.four_ghosts_alone": "GUANGDONG-P19",
            "excludes.four_ghosts": "GUANGDONG-P19",
        },
        where=OFFICIAL,
        group="equipment",
    ),
    Option(
        "no_ghost_factor",
        2,
        {1: {"bare_factor": 1}, 2: {"bare_factor": 2}},
        words("A hand without ghosts, times", "无鬼倍数", "無鬼倍數", "鬼なしの倍率"),
        "GUANGDONG-P11",
        where=OFFICIAL,
        group="scoring",
    ),
    Option(
        "thrown_ghost_factor",
        2,
        {1: {"thrown_factor": 1}, 2: {"thrown_factor": 2}},
        words("Each ghost thrown, times", "打出鬼牌倍数", "打出鬼牌倍數", "鬼を捨てる倍率"),
        "GUANGDONG-P11",
        where=WITH_GHOSTS,
        group="scoring",
    ),
    Option(
        "minimum_points",
        4,
        {4: {"minimum_points": 4}, 0: {"minimum_points": 0}},
        words("Points a win needs", "起和分", "起和分", "和了に要る点"),
        "GUANGDONG-P12",
        where=OFFICIAL,
        group="winning",
    ),
    Option(
        "late_added_kong",
        True,
        {True: {"late_added_kong": True}, False: {"late_added_kong": False}},
        words("A late added kong is paid", "过手补杠算分", "過手補槓算分", "遅れた加槓の支払い"),
        "GUANGDONG-P18",
        value_rules={True: "GUANGDONG-47"},
        where={"kong_points": True},
        group="scoring",
    ),
    Option(
        "horses",
        0,
        {
            0: {"horses": 0},
            4: {
                "horses": 4,
                "horses_from": "wall",
                "horse_hits": "dragons_from_next",
                "horse_points": 1,
                "horse_draws_only": True,
            },
        },
        words("Horses after a self-draw", "自摸奖马", "自摸獎馬", "ツモ後の馬"),
        "GUANGDONG-P20",
        cites={"horse_hits": "GUANGDONG-P21"},
        group="scoring",
    ),
    Option(
        "chi",
        True,
        {True: {"claim_chi": "next"}, False: {"claim_chi": "nobody"}},
        words("Chow", "吃牌", "吃牌", "チー"),
        "GUANGDONG-12",
        value_rules={False: "GUANGDONG-P5"},
    ),
    Option(
        "winners",
        "all",
        {"all": {"winners": "all"}, "one": {"winners": "nearest"}},
        words("Winners of one tile", "一炮多响", "一炮多響", "複数和了"),
        "GUANGDONG-27",
        value_rules={"one": "GUANGDONG-P7"},
        labels={
            "all": words("all", "都和", "都和", "全員"),
            "one": words("the nearest", "截胡", "截胡", "頭ハネ"),
        },
    ),
    Option(
        "next_dealer",
        "turn",
        {"turn": {}, "winner": {"dealer_rule": "first_winner", "rounds": 0}},
        words("Who deals next", "谁做庄", "誰做莊", "次の親"),
        "GUANGDONG-50",
        value_rules={"winner": "GUANGDONG-P23"},
        labels={
            "turn": words("in turn", "轮庄", "輪莊", "順番"),
            "winner": words("the winner", "谁和谁庄", "誰和誰莊", "和了した人"),
        },
        where={"match": "16 hands"},
    ),
    Option(
        "break",
        "sum",
        {
            "sum": {"break_rule": "sum", "dice_count": 3},
            "mil": {"break_rule": "smaller", "dice_count": 2},
        },
        words("Opening the wall", "开门", "開門", "開門"),
        "GUANGDONG-8",
        value_rules={"mil": "GUANGDONG-P2"},
        labels={
            "sum": words("three dice, by their sum", "三颗骰，按点数和", "三顆骰，按點數和", "三個の目の和"),
            "mil": words(
                "two dice, the smaller counts stacks", "两颗骰，小点数", "兩顆骰，小點數", "二個、小さい目の列"
            ),
        },
    ),
)

OFFICIAL_PRESET: Mapping[str, Value] = {
    "fan_table": "mil_2023",  # GUANGDONG-P8 to GUANGDONG-P10, GUANGDONG-P13 to GUANGDONG-P17
    "ghosts": "four_flowers",  # GUANGDONG-P1, GUANGDONG-P3, GUANGDONG-P4, GUANGDONG-P19
    "no_ghost_factor": 2,  # GUANGDONG-P11
    "thrown_ghost_factor": 2,
    "minimum_points": 4,  # GUANGDONG-P12
    "kong_points": True,  # GUANGDONG-P18
    "late_added_kong": False,
    "horses": 4,  # GUANGDONG-P20, GUANGDONG-P21
    "chi": False,  # GUANGDONG-P5
    "winners": "one",  # GUANGDONG-P7
    "next_dealer": "winner",  # GUANGDONG-P23
    "match": "16 hands",
    "break": "mil",  # GUANGDONG-P2
}
