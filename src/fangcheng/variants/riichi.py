"""Japanese riichi mahjong (リーチ麻雀): 13 tiles, riichi, dora, furiten; han and fu."""

from fangcheng.core.shapes import distance
from fangcheng.core.state import rule_codes
from fangcheng.rules.ruleset import Ruleset, Value, words
from fangcheng.tiles import FACES, KINDS
from fangcheng.variants.riichi_options import OPTIONS

PRICES = {  # RIICHI-F-<id>; closed hands
    "riichi": 1,
    "ippatsu": 1,
    "fully_concealed": 1,
    "all_simples": 1,
    "pinfu": 1,
    "pure_double_chow": 1,
    "dragon_pung": 1,
    "seat_wind": 1,
    "round_wind": 1,
    "last_tile_draw": 1,
    "last_tile_claim": 1,
    "kong_bloom": 1,
    "robbing_the_kong": 1,
    "double_riichi": 2,
    "seven_pairs": 2,
    "mixed_triple_chow": 2,
    "pure_straight": 2,
    "outside_hand": 2,
    "all_pungs": 2,
    "three_concealed_pungs": 2,
    "three_kongs": 2,
    "triple_pung": 2,
    "all_terminals_and_honors": 2,
    "little_three_dragons": 2,
    "two_pure_double_chows": 3,
    "pure_outside_hand": 3,
    "half_flush": 3,
    "full_flush": 6,
    "dora": 1,  # RIICHI-78
    "ura_dora": 1,  # RIICHI-79
    "red_dora": 1,  # RIICHI-2
}

OPEN_PRICES = {  # what an open hand gets: 0 closed only
    "riichi": 0,
    "ippatsu": 0,
    "fully_concealed": 0,
    "pinfu": 0,
    "pure_double_chow": 0,
    "double_riichi": 0,
    "seven_pairs": 0,
    "two_pure_double_chows": 0,
    "mixed_triple_chow": 1,
    "pure_straight": 1,
    "outside_hand": 1,
    "pure_outside_hand": 2,
    "half_flush": 2,
    "full_flush": 5,
}

YAKUMAN = {  # RIICHI-86
    "heavenly_hand": 1,
    "earthly_hand": 1,
    "thirteen_orphans": 1,
    "four_concealed_pungs": 1,
    "big_three_dragons": 1,
    "little_four_winds": 1,
    "big_four_winds": 1,
    "all_honors": 1,
    "all_green": 1,
    "all_terminals": 1,
    "nine_gates": 1,
    "four_kongs": 1,
}

SETTINGS = {
    "seats": 4,  # RIICHI-114
    "copies": [4] * FACES + [0] * (KINDS - FACES),  # RIICHI-1
    "sets": 4,  # RIICHI-62
    "dice_count": 2,  # RIICHI-3
    "stacks": [17, 17, 17, 17],  # RIICHI-19
    "dead_wall": 14,  # RIICHI-25
    "replacements": 4,  # RIICHI-26
    "claim_chi": 1,  # RIICHI-37
    "recall_own": 1,  # RIICHI-51
    "last_discard_pon": 0,  # RIICHI-56
    "kong_max": 4,  # RIICHI-45
    "kong_last": 1,  # RIICHI-56
    "rob_added": 1,  # RIICHI-69
    "ready_rule": 1,  # RIICHI-57
    "ready_cost": 1000,  # RIICHI-58
    "ready_kong": 2,  # RIICHI-60
    "win_by_discard": 1,  # RIICHI-68
    "play_on": 1,  # RIICHI-73
    "pass_rule": rule_codes.PASS_FURITEN,  # RIICHI-74
    "forms": distance.STANDARD | distance.SEVEN_PAIRS | distance.THIRTEEN_ORPHANS,  # RIICHI-62
    "minimum": 1,  # RIICHI-64
    "method": 1,  # RIICHI-86
    "counter_value": 100,  # RIICHI-88
    "liability.three_dragons": 1,  # RIICHI-90
    "liability.four_winds": 1,
    "noten_total": 3000,  # RIICHI-93
    "chombo_points": 20000,  # RIICHI-111
    "hands_after_time": 1,  # RIICHI-P13
    "draw_check": rule_codes.CHECK_NOTEN,  # RIICHI-93
    "dealer_rule": rule_codes.DEALER_STAYS_ON_WIN,  # RIICHI-102
    "option.add_yakuman": 1,  # RIICHI-86
    "option.gates_any_tile": 1,  # RIICHI-F-nine_gates
    "option.outside_hand_mixed": 1,  # RIICHI-F-outside_hand
    "option.outer_mixed": 1,  # RIICHI-F-all_terminals_and_honors
    "option.double_chow_once": 1,  # RIICHI-F-pure_double_chow
}

EXCLUDES = {
    "kong_bloom": ("last_tile_draw", "ippatsu"),
    "double_riichi": ("riichi",),
    "two_pure_double_chows": ("pure_double_chow", "seven_pairs"),
    "pure_outside_hand": ("outside_hand",),
    "full_flush": ("half_flush",),
    "all_terminals_and_honors": ("outside_hand",),
}

COMPETITION: dict[str, Value] = {
    "target": 0,
    "red_fives": False,
    "add_yakuman": False,
    "counted_yakuman": False,
    "extension": "none",
}

PRESETS: dict[str, dict[str, Value]] = {
    "tenhou": {
        "kan_dora_time": "mixed",
        "nagashi_mangan": "plain",  # RIICHI-95
        "own_four": "concealed",  # RIICHI-63
        "rob_concealed": False,
        "pao_covers": "all",
    },
    "mahjong_soul": {
        "return_points": 25000,
        "uma": "15/5",
        "kan_dora_time": "mixed",
        "multiple_ron": "all",
        "nagashi_mangan": "draw",
        "double_yakuman": True,
    },
    "m_league": {
        "noten_declare": True,  # RIICHI-94
        "target": 0,
        "uma": "30/10",
        "multiple_ron": "head_bump",
        "abortive_draws": False,
        "nagashi_mangan": False,
        "counted_yakuman": False,
        "kiriage": True,
        "double_wind_fu": 2,
        "bust": False,
        "extension": "none",
        "all_last_stop": False,
        "riichi_below_1000": True,
        "riichi_without_draw": True,
        "rob_concealed": False,
        "pao_four_kongs": True,
    },
    "ema": {
        **COMPETITION,
        "start": 30000,
        "uma": "15/5",
        "multiple_ron": "all",
        "abortive_draws": False,
        "nagashi_mangan": "draw",
        "human_hand": "mangan",
        "bust": False,
        "all_last_stop": False,
        "own_four": True,
    },
    "wrc": {
        **COMPETITION,
        "start": 30000,
        "uma": "15/5",
        "multiple_ron": "head_bump",
        "abortive_draws": False,
        "nagashi_mangan": "draw",
        "kiriage": True,
        "human_hand": "five_han",
        "all_last_stop": False,
    },
    "rcr_2024": {  # RIICHI-P1 and on
        **COMPETITION,
        "start": 30000,  # RIICHI-P3
        "uma": "15/5",
        "oka": False,
        "ties": "share",
        "multiple_ron": "head_bump",  # RIICHI-P8
        "abortive_draws": False,  # RIICHI-P7
        "nagashi_mangan": False,
        "bust": False,  # RIICHI-P5
        "riichi_below_1000": True,
        "all_last_stop": False,  # RIICHI-P4
        "rob_concealed": False,  # RIICHI-P10
        "own_four": "concealed",  # RIICHI-P6
        "clock": True,  # RIICHI-P13
    },
}

RULESET = Ruleset(
    id="riichi",
    revision=1,
    name=words("Riichi", "日本麻将", "日本麻將", "リーチ麻雀"),
    prefix="RIICHI",
    settings=SETTINGS,
    prices=PRICES,
    open_prices=OPEN_PRICES,
    yakuman=YAKUMAN,
    excludes=EXCLUDES,
    pattern_rules={"dora": "RIICHI-78", "ura_dora": "RIICHI-79", "red_dora": "RIICHI-2"},
    options=OPTIONS,
    presets=PRESETS,
    about=words(
        "Ready bets, dora and furiten: every hand needs a yaku, and you may not win on what you threw away.",
        "立直、宝牌与振听：和牌必须有役，自己打过的牌不能荣和。",
        "立直、寶牌與振聽：和牌必須有役，自己打過的牌不能榮和。",
        "リーチ・ドラ・フリテン。和了には役が必要で、捨てた牌ではロンできません。",
    ),
)
