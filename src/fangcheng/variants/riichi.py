"""Japanese riichi mahjong (リーチ麻雀): 13 tiles, riichi, dora, furiten; han and fu."""

from fangcheng.rules.option import Value, words
from fangcheng.rules.ruleset import Ruleset
from fangcheng.variants.riichi_names import ENGLISH, PATTERN_NAMES, TILE_NAMES
from fangcheng.variants.riichi_options import OPTIONS

PRICES = {  # RIICHI-F-<id>; closed hands; in the order in which a winner tells them
    "riichi": 1,
    "double_riichi": 2,
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
    place=10,
    revision=2,
    name=words("Riichi", "日本麻将", "日本麻將", "リーチ麻雀"),
    prefix="RIICHI",
    rules={
        # Equipment
        1: {"tiles": "suits + honours"},
        3: {"dice_count": 2},
        114: {"seats": 4},
        # Set-up
        19: {"stacks": [17, 17, 17, 17]},
        25: {"dead_wall": 14},
        26: {"replacements": 4},
        # Play
        37: {"claim_chi": "next"},
        45: {"kong_max": 4},
        51: {"recall_own": True},
        56: {"kong_last": 1, "last_discard_pon": False},
        57: {"ready_rule": "riichi"},
        58: {"ready_cost": 1000},
        60: {"ready_kong": "always_triplet"},
        # Winning
        62: {"sets": 4, "forms": ["standard", "seven_pairs", "thirteen_orphans"]},
        64: {"minimum": 1},
        68: {"win_by_discard": True},
        69: {"rob_added": True},
        73: {"play_on": "never"},
        74: {"pass_bars": "discards"},
        75: {"pass_counts": ["own_river", "waited"]},
        76: {"pass_until.own_draw": True},
        77: {"pass_until.hand_if_ready": True},
        # Scoring
        86: {"method": "han_and_fu", "option.add_yakuman": True},
        "F-nine_gates": {"option.gates_any_tile": True},
        "F-outside_hand": {"option.outside_hand_mixed": True},
        "F-all_terminals_and_honors": {"option.outer_mixed": True},
        "F-pure_double_chow": {"option.double_chow_once": True},
        88: {"counter_value": 100},
        90: {"liability": ["three_dragons", "four_winds"]},
        # Drawn hands
        93: {"draw_check": "noten", "noten_total": 3000},
        # Dealer and match
        102: {"dealer_rule": "stays_on_win"},
        111: {"chombo_points": 20000},
        "P13": {"hands_after_time": 1},
    },
    topics={  # rules that no setting stands for
        5: ("ruling-redeal",),
        33: ("not-your-turn",),
        38: ("pon-tiles",),
        41: ("kong-tiles",),
        43: ("kong-fresh",),
        50: ("no-discard-left",),
        59: ("ready-lock", "ready-claim", "ready-twice"),
        66: ("claimed-turn",),
        75: ("furiten-own",),
        76: ("furiten-passed",),
        77: ("furiten-ready",),
        81: ("fu-base", "fu-seven-pairs", "fu-closed", "fu-self-draw"),
        82: ("fu-triplets",),
        83: ("fu-pair",),
        84: ("fu-wait",),
        85: ("step-fu", "fu-orphans", "fu-pinfu", "fu-round"),
        87: ("pays-discard", "pays-self-draw"),
        91: ("pays-liable",),
        97: ("no-abort",),
        61: ("paid-left_sticks", "taken-sticks"),
    },
    calls="japanese",
    ranking="final_scores",
    prices=PRICES,
    open_prices=OPEN_PRICES,
    yakuman=YAKUMAN,
    excludes=EXCLUDES,
    pattern_rules={"dora": "RIICHI-78", "ura_dora": "RIICHI-79", "red_dora": "RIICHI-2"},
    options=OPTIONS,
    presets=PRESETS,
    first_presets=("tenhou", "mahjong_soul"),  # what people who play online expect
    preset_names={
        "tenhou": words("Tenhou", "天凤", "天鳳", "天鳳"),
        "mahjong_soul": words("Mahjong Soul", "雀魂", "雀魂", "雀魂"),
        "m_league": words("M.League", "M联赛", "M聯賽", "Mリーグ"),
        "ema": words("EMA (Europe)", "EMA（欧洲）", "EMA（歐洲）", "EMA（欧州）"),
        "wrc": words("WRC (world championship)", "WRC（世锦赛）", "WRC（世錦賽）", "WRC（世界選手権）"),
        "rcr_2024": words(
            "RCR 2024", "RCR 2024（立直竞技规则）", "RCR 2024（立直競技規則）", "RCR 2024（リーチ競技規則）"
        ),
    },
    pattern_names=PATTERN_NAMES,
    english=ENGLISH,
    tile_names=TILE_NAMES,
    script="ja",
    told="listed",
    region=words("Japan", "日本", "日本", "日本"),
    spot=(12, 1),
    difficulty=4,
    about=words(
        "Ready bets, dora and furiten: every hand needs a yaku, and you may not win on what you threw away.",
        "立直、宝牌与振听：和牌必须有役，自己打过的牌不能荣和。",
        "立直、寶牌與振聽：和牌必須有役，自己打過的牌不能榮和。",
        "リーチ・ドラ・フリテン。和了には役が必要で、捨てた牌ではロンできません。",
    ),
)
