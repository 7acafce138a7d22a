"""Sichuan mahjong, blood battle (四川麻将 · 血战到底): two suits, play goes on until three have won."""

from fangcheng.rules.ruleset import Option, Ruleset

RULESET = Ruleset(
    id="sichuan",
    revision=1,
    prefix="SICHUAN",
    name={"en": "Sichuan", "zh-Hans": "四川麻将", "zh-Hant": "四川麻將", "ja": "四川麻雀"},
    about={
        "en": "Suits only, one of them missing. A win does not end the hand: three must win, or the wall runs out.",
        "zh-Hans": "只用序数牌，缺一门。血战到底：三家胡牌或牌墙摸完才结束。",
        "zh-Hant": "只用序數牌，缺一門。血戰到底：三家胡牌或牌牆摸完才結束。",
        "ja": "数牌のみ、一色を欠く。三人が和了するか山が尽きるまで続く。",
    },
    settings={
        "seats": 4,  # SICHUAN-2
        "copies": [4] * 27 + [0] * 29,  # SICHUAN-1
        "sets": 4,  # SICHUAN-28
        "dice_count": 2,
        "stacks": [14, 13, 14, 13],  # SICHUAN-5
        "break_rule": 3,  # SICHUAN-6: the sum names the wall, the smaller die the stacks
        "first_dealer_rule": 3,  # SICHUAN-4
        "deal_rule": 0,  # SICHUAN-7
        "reserve": 0,  # SICHUAN-8
        "claim_chi": 0,  # SICHUAN-15
        "recall_own": 1,
        "kong_last": 1,  # SICHUAN-19
        "rob_added": 1,  # SICHUAN-22
        "win_by_discard": 1,  # SICHUAN-29
        "winners": 1,  # SICHUAN-21
        "play_on": 3,  # SICHUAN-30
        "forms": 1 << 0 | 1 << 3,  # SICHUAN-28: four sets and a pair; seven pairs, four alike too
        "own_four": 1,  # SICHUAN-45
        "method": 4,  # SICHUAN-31
        "option.earthly_on": 1,  # SICHUAN-F-earthly_win
        "option.bloom_any_kong": 1,  # SICHUAN-F-kong_bloom
        "kong_pay": [2, 1, 2, 0],  # SICHUAN-37, SICHUAN-38, SICHUAN-39
        "kong_when": 1,  # SICHUAN-36
        "draw_check": 2,  # SICHUAN-42
        "start_score": 0,  # SICHUAN-3
        "dealer_rule": 2,  # SICHUAN-48
        "draw_rule": 0,  # SICHUAN-49
    },
    prices={  # SICHUAN-F-<pattern>; plain is worth nothing
        "plain": 0,
        "all_pungs": 1,
        "full_flush": 2,
        "all_terminal_sets": 2,
        "seven_pairs": 2,
        "pure_all_pungs": 3,
        "all_258_pungs": 3,
        "dragon_seven_pairs": 4,
        "pure_seven_pairs": 4,
        "pure_terminal_sets": 4,
        "pure_dragon_seven_pairs": 5,
        "heavenly_win": 5,
        "earthly_win": 5,
        "root": 1,
        "kong": 1,
        "kong_bloom": 1,
        "shot_after_kong": 1,
        "robbing_kong": 1,
        "last_tile_draw": 1,
        "last_tile_claim": 1,
        "golden_hook": 1,
    },
    options=(
        Option(
            "fan_table",
            "default",
            {
                "default": {},
                "sbr": {  # SICHUAN-P2, SICHUAN-P12
                    "option.adding_table": 1,
                    "own_four": 2,
                    "price.all_terminal_sets": 0,
                    "price.pure_all_pungs": 0,
                    "price.all_258_pungs": 0,
                    "price.dragon_seven_pairs": 0,
                    "price.pure_seven_pairs": 0,
                    "price.pure_terminal_sets": 0,
                    "price.pure_dragon_seven_pairs": 0,
                    "price.heavenly_win": 0,
                    "price.earthly_win": 0,
                },
            },
            {"en": "Table of fan", "zh-Hans": "番种表", "zh-Hant": "番種表", "ja": "番の一覧"},
            "SICHUAN-P2",
        ),
        Option(
            "lack",
            "declared",
            {"declared": {"lack_rule": 1}, "free": {"lack_rule": 2}},
            {"en": "Missing suit", "zh-Hans": "定缺", "zh-Hant": "定缺", "ja": "欠け色"},
            "SICHUAN-10",
        ),
        Option(
            "exchange3",
            False,
            {False: {"exchange": 0}, True: {"exchange": 3}},
            {"en": "Exchange three tiles", "zh-Hans": "换三张", "zh-Hant": "換三張", "ja": "三枚交換"},
            "SICHUAN-12",
        ),
        Option(
            "blood_river",
            False,
            {
                False: {},
                True: {"play_on": 0, "ready_kong": 1, "price.heavenly_win": 0, "price.earthly_win": 0},
            },
            {"en": "Blood river: winners play on", "zh-Hans": "血流成河", "zh-Hant": "血流成河", "ja": "血流成河"},
            "SICHUAN-52",
        ),
        Option(
            "cap",
            5,
            {3: {"cap": 3}, 4: {"cap": 4}, 5: {"cap": 5}, 6: {"cap": 6}, "none": {"cap": 0}},
            {"en": "Most fan paid", "zh-Hans": "封顶番数", "zh-Hant": "封頂番數", "ja": "上限の番"},
            "SICHUAN-32",
        ),
        Option(
            "self_draw",
            "add_base",
            {
                "add_base": {"self_draw": 1, "price.self_draw": 0},
                "add_fan": {"self_draw": 0, "price.self_draw": 1},
                "none": {"self_draw": 0, "price.self_draw": 0},
            },
            {"en": "A self-draw adds", "zh-Hans": "自摸", "zh-Hant": "自摸", "ja": "ツモの加算"},
            "SICHUAN-34",
        ),
        Option(
            "graze",
            False,
            {False: {"graze": 0}, True: {"graze": 1}},
            {
                "en": "All pay a kong of a discard",
                "zh-Hans": "擦挂",
                "zh-Hant": "擦掛",
                "ja": "大明槓は全員払い",
            },
            "SICHUAN-37",
        ),
        Option(
            "call_transfer",
            True,
            {True: {"call_transfer": 1}, False: {"call_transfer": 0}, "refund": {"call_transfer": 2}},
            {"en": "Kong income after a shot", "zh-Hans": "呼叫转移", "zh-Hant": "呼叫轉移", "ja": "槓収入の移転"},
            "SICHUAN-40",
        ),
        Option(
            "pig_amount",
            16,
            {16: {"pig_amount": 16}, "cap": {"pig_amount": -1}, "as_unready": {"pig_amount": 0}},
            {"en": "A flower pig pays", "zh-Hans": "花猪赔付", "zh-Hant": "花豬賠付", "ja": "花猪の支払い"},
            "SICHUAN-43",
        ),
        Option(
            "base",
            1,
            {},
            {"en": "Base", "zh-Hans": "底分", "zh-Hant": "底分", "ja": "底"},
            "SICHUAN-3",
            low=1,
            high=1000,
        ),
        Option(
            "hands",
            8,
            {4: {"hands": 4}, 8: {"hands": 8}, 12: {"hands": 12}, 16: {"hands": 16}},
            {"en": "Hands of a match", "zh-Hans": "局数", "zh-Hant": "局數", "ja": "局数"},
            "SICHUAN-50",
        ),
        Option(
            "last_four",
            "compulsory",
            {"compulsory": {"compulsory_last": 4}, "free": {"compulsory_last": 0}},
            {"en": "Wins in the last four tiles", "zh-Hans": "最后四张", "zh-Hant": "最後四張", "ja": "最後の四枚"},
            "SICHUAN-24",
        ),
        Option(
            "kong_replacement",
            "tail",
            {"tail": {"replacement_from": 0}, "head": {"replacement_from": 1}},
            {"en": "Replacement of a kong", "zh-Hans": "杠后补牌", "zh-Hant": "槓後補牌", "ja": "嶺上牌"},
            "SICHUAN-18",
        ),
        Option(
            "late_added_kong",
            1,
            {1: {"late_added_kong": 1}, 0: {"late_added_kong": 0}},
            {"en": "A late added kong is paid", "zh-Hans": "迟补杠", "zh-Hant": "遲補槓", "ja": "遅れた加槓"},
            "SICHUAN-P5",
        ),
        Option(
            "last_discard_pon",
            False,
            {False: {"last_discard_pon": 0}, True: {"last_discard_pon": 1}},
            {"en": "Pon of the last discard", "zh-Hans": "末张可碰", "zh-Hant": "末張可碰", "ja": "河底のポン"},
            "SICHUAN-55",
        ),
        Option(
            "pass_rule",
            "value",
            {"value": {"pass_rule": 2}, "mil": {"pass_rule": 3}},
            {"en": "A win let pass", "zh-Hans": "过胡", "zh-Hant": "過胡", "ja": "見逃し"},
            "SICHUAN-25",
        ),
        Option(
            "teams",
            "none",
            {
                "none": {},
                "pairs": {"teams": 1, "lack_rule": 2, "pass_rule": 0},  # SICHUAN-P18
            },
            {"en": "Teams", "zh-Hans": "组队", "zh-Hant": "組隊", "ja": "チーム"},
            "SICHUAN-P18",
        ),
    ),
    presets={
        "mil_2025": {
            "fan_table": "sbr",  # SICHUAN-P2
            "lack": "declared",  # SICHUAN-P1
            "exchange3": False,
            "blood_river": False,
            "cap": 3,  # SICHUAN-P2
            "self_draw": "add_base",  # SICHUAN-P3
            "graze": False,
            "call_transfer": "refund",  # SICHUAN-P6
            "pig_amount": "as_unready",  # SICHUAN-P13
            "last_four": "free",  # SICHUAN-P8
            "kong_replacement": "head",  # SICHUAN-P4
            "late_added_kong": 0,  # SICHUAN-P5
            "last_discard_pon": True,  # SICHUAN-P9
            "pass_rule": "mil",  # SICHUAN-P11
            "hands": 8,  # SICHUAN-P16
        },
    },
)
