"""Taiwanese 16-tile mahjong (台湾麻将): five sets and a pair, base and tai, a dealer whose streak grows."""

from fangcheng.rules.ruleset import Ruleset
from fangcheng.variants.taiwan_options import OPTIONS

RULESET = Ruleset(
    id="taiwan",
    revision=1,
    prefix="TAIWAN",
    name={"en": "Taiwanese", "zh-Hans": "台湾麻将", "zh-Hant": "台灣麻將", "ja": "台湾麻雀"},
    about={
        "en": "Sixteen tiles, five sets and a pair. Base plus tai; the dealer's streak raises what he wins and pays.",
        "zh-Hans": "十六张，五副一对。底加台；连庄拉庄。",
        "zh-Hant": "十六張，五副一對。底加台；連莊拉莊。",
        "ja": "16枚、五面子一雀頭。底と台で支払い、連荘で親の支払いが増える。",
    },
    unit="chips",
    settings={
        "seats": 4,
        "copies": [4] * 34 + [0] * 3 + [1] * 8 + [0] * 11,  # TAIWAN-1: four of each face, eight flowers
        "sets": 5,  # TAIWAN-56
        "forms": 1,  # TAIWAN-56: five sets and a pair; options let in more
        "dice_count": 3,  # TAIWAN-2
        "stacks": [18, 18, 18, 18],  # TAIWAN-9
        "break_rule": 0,  # TAIWAN-10: one sum names wall and stack
        "first_dealer_rule": 1,  # TAIWAN-7: one throw from the East seat
        "reserve": 16,  # TAIWAN-15: counting all replacements
        "flower_rule": 2,  # TAIWAN-12: in rounds from the dealer
        "flower_last": 1,  # TAIWAN-105
        "claim_chi": 1,  # TAIWAN-18
        "swap_ban": 2,  # TAIWAN-19, TAIWAN-21
        "swap_ban_own": 1,  # TAIWAN-20
        "recall_own": 1,
        "pung_pass_ban": 1,  # TAIWAN-22
        "kong_max": 4,  # TAIWAN-83
        "kong_max_rule": 1,
        "kong_last": 1,  # TAIWAN-35
        "rob_added": 1,  # TAIWAN-62
        "win_by_discard": 1,
        "winners": 0,  # TAIWAN-61
        "play_on": 1,  # TAIWAN-65
        "method": 3,  # TAIWAN-59
        "option.bloom_by_flower": 1,  # TAIWAN-F-kong_bloom
        "option.concealed_hand_drawn": 1,  # TAIWAN-F-fully_concealed: it is added to concealed_hand
        "option.added_kong_melded_hand": 1,  # TAIWAN-F-melded_hand
        "abort_keeps_deal": 1,  # TAIWAN-80
        "start_score": 0,  # TAIWAN-3
        "dealer_rule": 0,  # TAIWAN-85
        "draw_rule": 0,  # TAIWAN-79
        "round_winds": [0, 1, 2, 3, 0, 0, 0, 0],  # TAIWAN-86
        "all_last_repeat": 1,  # TAIWAN-85
        "reseat_rule": 1,  # TAIWAN-6
    },
    prices={  # TAIWAN-F-<pattern>
        "dealer": 1,
        "dealer_streak": 2,
        "self_draw": 1,
        "concealed_hand": 1,
        "fully_concealed": 1,
        "heavenly_hand": 16,
        "earthly_hand": 16,
        "human_hand": 8,
        "big_four_winds": 16,
        "little_four_winds": 8,
        "big_three_dragons": 8,
        "little_three_dragons": 4,
        "five_concealed_pungs": 12,
        "four_concealed_pungs": 5,
        "three_concealed_pungs": 2,
        "all_honors": 16,
        "full_flush": 12,
        "half_flush": 4,
        "all_pungs": 4,
        "all_chows": 2,
        "melded_hand": 2,
        "half_melded_hand": 1,
        "one_wait": 1,
        "kong_bloom": 1,
        "last_tile_draw": 1,
        "last_tile_claim": 1,
        "eight_flowers": 8,
        "seven_rob_one": 8,
        "flower_kong": 1,
        "robbing_the_kong": 1,
        "dragon_pung": 1,
        "seat_flower": 1,
        "round_wind": 1,
        "seat_wind": 1,
        "ready_declared": 1,
        "open_ready": 2,
        "heavenly_ready": 8,
        "earthly_ready": 6,
        "eight_pairs": 8,
    },
    excludes={  # TAIWAN-66, TAIWAN-P21
        "heavenly_hand": ("self_draw", "concealed_hand", "fully_concealed"),
        "earthly_hand": ("self_draw", "concealed_hand", "fully_concealed", "heavenly_ready"),
        "human_hand": ("concealed_hand", "heavenly_ready"),
        "big_four_winds": ("little_four_winds", "seat_wind", "round_wind", "wind_pung"),
        "big_three_dragons": ("little_three_dragons", "dragon_pung"),
        "little_three_dragons": ("dragon_pung",),
        "five_concealed_pungs": ("four_concealed_pungs", "three_concealed_pungs", "all_pungs", "concealed_hand"),
        "four_concealed_pungs": ("three_concealed_pungs",),
        "all_honors": ("all_pungs", "all_terminals_and_honors"),
        "all_terminals": ("all_pungs", "all_terminals_and_honors", "no_honors"),
        "all_terminals_and_honors": ("all_pungs",),
        "full_flush": ("no_honors",),
        "pure_all_chows": ("all_chows", "no_honors", "no_flowers"),
        "concealed_straight": ("pure_straight",),
        "concealed_pungs_drawn": (
            "five_concealed_pungs",
            "four_concealed_pungs",
            "three_concealed_pungs",
            "all_pungs",
            "concealed_hand",
            "self_draw",
            "fully_concealed",
        ),
        "eight_flowers": ("flower_kong", "seat_flower", "self_draw"),
        "seven_rob_one": ("flower_kong", "seat_flower"),
        "open_ready": ("ready_declared",),
        "heavenly_ready": ("concealed_hand", "ready_declared"),
        "earthly_ready": ("concealed_hand", "ready_declared"),
        "concealed_ready": ("concealed_hand", "ready_declared"),
        "eight_pairs": ("concealed_hand",),
        "sixteen_unrelated": ("concealed_hand",),
        "thirteen_orphans": ("concealed_hand",),
    },
    pattern_rules={
        "double_win": "TAIWAN-P13",
        "triple_win": "TAIWAN-P13",
        "concealed_ready": "TAIWAN-P16",
        "ippatsu": "TAIWAN-P16",
        "all_terminals": "TAIWAN-P20",
        "all_terminals_and_honors": "TAIWAN-P20",
        "concealed_pungs_drawn": "TAIWAN-P20",
        "concealed_straight": "TAIWAN-P20",
        "flower_bloom": "TAIWAN-P20",
        "no_flowers": "TAIWAN-P20",
        "no_honors": "TAIWAN-P20",
        "pure_all_chows": "TAIWAN-P20",
        "pure_straight": "TAIWAN-P20",
        "sixteen_unrelated": "TAIWAN-P20",
        "thirteen_orphans": "TAIWAN-P20",
        "wind_pung": "TAIWAN-P20",
    },
    options=OPTIONS,
    presets={
        "sml_2026": {
            "tai_table": "sml_2026",
            "all_chows": "sml",  # TAIWAN-P5
            "one_wait_with_melded_hand": "never",  # TAIWAN-P4
            "concealed_pungs": "5/8",
            "full_flush": 8,
            "eight_pairs": False,  # TAIWAN-P3
            "wind_with_little_four": "excluded",  # TAIWAN-P7
        },
        "hkma_2020": {
            "tai_table": "hkma_2020",
            "concealed_pungs": "30/80",  # TAIWAN-P20
            "full_flush": 80,
            "flower_kong": 0,
            "stakes": "10/2",  # TAIWAN-P13
            "winners": "several",
            "rounds": 2,  # TAIWAN-P11
            "dealer_tile": "after_flowers",  # TAIWAN-P12
            "reserve": 0,
            "passed_win": "go_round",  # TAIWAN-P15
            "ready": "ding",  # TAIWAN-P16
            "watch": False,
            "side_income": True,  # TAIWAN-P17, TAIWAN-P18
            "pulling": True,  # TAIWAN-P19
            "kong_wins": "free",  # these four: HONGKONG-18, HONGKONG-29 of the same league
            "last_claims": 0,
            "abort_kongs": False,
            "abortive_draws": False,
        },
    },
)
