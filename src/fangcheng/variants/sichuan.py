"""Sichuan mahjong, blood battle (四川麻将 · 血战到底): two suits, play goes on until three have won."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset

RULESET = Ruleset(
    id="sichuan",
    place=50,
    revision=2,
    prefix="SICHUAN",
    name=words("Sichuan", "四川麻将", "四川麻將", "四川麻雀"),
    about=words(
        "Suits only, one of them missing. A win does not end the hand: three must win, or the wall runs out.",
        "只用序数牌，缺一门。血战到底：三家胡牌或牌墙摸完才结束。",
        "只用序數牌，缺一門。血戰到底：三家胡牌或牌牆摸完才結束。",
        "数牌のみ、一色を欠く。三人が和了するか山が尽きるまで続く。",
    ),
    region=words("Sichuan", "四川", "四川", "四川"),
    spot=(2, 4),
    difficulty=1,
    rules={
        # Equipment
        1: {"tiles": "suits"},
        2: {"seats": 4, "dice_count": 2},
        3: {"start_score": 0},
        # Set-up
        4: {"first_dealer_rule": "chance"},
        5: {"stacks": [14, 13, 14, 13]},
        6: {"break_rule": "smaller"},
        7: {"deal_rule": "jump"},
        8: {"reserve": 0},
        # Play
        15: {"claim_chi": "nobody"},
        16: {"recall_own": True},
        19: {"kong_last": 1},
        21: {"winners": "all"},
        22: {"rob_added": True},
        # Winning
        28: {"sets": 4, "forms": ["standard", "seven_pairs_alike"]},
        29: {"win_by_discard": True},
        30: {"play_on": "until_third_win"},
        # Scoring
        31: {"method": "fan"},
        "F-earthly_win": {"option.earthly_on": "first_draw_or_discard"},
        "F-kong_bloom": {"option.bloom_any_kong": True},
        36: {"kong_when": "at_once"},
        37: {"kong_pay.open": 2},
        38: {"kong_pay.added": 1},
        39: {"kong_pay.concealed": 2},
        # Drawn hands
        42: {"draw_check": "pigs_and_unready"},
        45: {"own_four": "no_wait"},
        # Dealer and match
        48: {"dealer_rule": "first_winner"},
        49: {"draw_rule": "stays"},
    },
    topics={  # rules that no setting stands for
        9: ("three-suits",),
        13: ("exchange-suit",),
        14: ("not-your-turn",),
        16: ("pon-tiles", "kong-tiles", "kong-fresh"),
        17: ("holds-lack", "lack-first", "lack-claim"),
        26: ("claimed-turn",),
        33: ("step-doubled", "pays-discard"),
        52: ("ready-lock", "ready-claim", "kong-ready"),
        56: ("no-ready",),
        44: ("paid-unready",),
        46: ("paid-refund",),
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
    pattern_names={
        "all_pungs": {"zh-Hans": "对对胡", "zh-Hant": "對對胡"},
        "kong_bloom": {"en": "Kong Bloom", "zh-Hans": "杠上花", "zh-Hant": "槓上花"},
        "last_tile_claim": {"zh-Hans": "海底炮", "zh-Hant": "海底炮"},
        "last_tile": {"zh-Hans": "海底", "zh-Hant": "海底", "ja": "海底"},
    },
    options=(
        Option(
            "fan_table",
            "default",
            {
                "default": {},
                "sbr": {  # SICHUAN-P2, SICHUAN-P12
                    "option.adding_table": True,
                    "own_four": "no_wait_if_concealed",
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
            words("Table of fan", "番种表", "番種表", "番の一覧"),
            "SICHUAN-P2",
            cites={"own_four": "SICHUAN-P12"},
            value_topics={
                "sbr": {
                    "SICHUAN-P2": ("step-sum", "step-total"),
                    "SICHUAN-P3": ("step-doubled", "pays-discard", "pays-self-draw", "pays-more"),
                }
            },
            group="scoring",
        ),
        Option(
            "lack",
            "declared",
            {"declared": {"lack_rule": "declared"}, "free": {"lack_rule": "free"}},
            words("Missing suit", "定缺", "定缺", "欠け色"),
            "SICHUAN-10",
        ),
        Option(
            "exchange3",
            False,
            {False: {"exchange": 0}, True: {"exchange": 3}},
            words("Exchange three tiles", "换三张", "換三張", "三枚交換"),
            "SICHUAN-12",
        ),
        Option(
            "blood_river",
            False,
            {
                False: {},
                True: {
                    "play_on": "until_wall_ends",
                    "ready_kong": "same_waits",
                    "price.heavenly_win": 0,
                    "price.earthly_win": 0,
                },
            },
            words("Blood river: winners play on", "血流成河", "血流成河", "血流成河"),
            "SICHUAN-52",
            group="play",
        ),
        Option(
            "cap",
            5,
            {3: {"cap": 3}, 4: {"cap": 4}, 5: {"cap": 5}, 6: {"cap": 6}, "none": {"cap": "none"}},
            words("Most fan paid", "封顶番数", "封頂番數", "上限の番"),
            "SICHUAN-32",
        ),
        Option(
            "self_draw",
            "add_base",
            {
                "add_base": {"self_draw": "base", "price.self_draw": 0},
                "add_fan": {"self_draw": "nothing", "price.self_draw": 1},
                "none": {"self_draw": "nothing", "price.self_draw": 0},
            },
            words("A self-draw adds", "自摸", "自摸", "ツモの加算"),
            "SICHUAN-34",
        ),
        Option(
            "graze",
            False,
            {False: {"graze": False}, True: {"graze": True}},
            words("All pay a kong of a discard", "擦挂", "擦掛", "大明槓は全員払い"),
            "SICHUAN-37",
        ),
        Option(
            "call_transfer",
            True,
            {
                True: {"call_transfer": "winner"},
                False: {"call_transfer": "none"},
                "refund": {"call_transfer": "payers"},
            },
            words("Kong income after a shot", "呼叫转移", "呼叫轉移", "槓収入の移転"),
            "SICHUAN-40",
            value_rules={"refund": "SICHUAN-P6"},
        ),
        Option(
            "pig_amount",
            16,
            {16: {"pig_amount": 16}, "cap": {"pig_amount": "cap"}, "as_unready": {"pig_amount": "as_unready"}},
            words("A flower pig pays", "花猪赔付", "花豬賠付", "花猪の支払い"),
            "SICHUAN-43",
            value_rules={"as_unready": "SICHUAN-P13"},
        ),
        Option(
            "base",
            1,
            {},
            words("Base", "底分", "底分", "底"),
            "SICHUAN-3",
            low=1,
            high=1000,
        ),
        Option(
            "hands",
            8,
            {4: {"hands": 4}, 8: {"hands": 8}, 12: {"hands": 12}, 16: {"hands": 16}},
            words("Hands of a match", "局数", "局數", "局数"),
            "SICHUAN-50",
        ),
        Option(
            "last_four",
            "compulsory",
            {"compulsory": {"compulsory_last": 4}, "free": {"compulsory_last": 0}},
            words("Wins in the last four tiles", "最后四张", "最後四張", "最後の四枚"),
            "SICHUAN-24",
            value_rules={"free": "SICHUAN-P8"},
        ),
        Option(
            "kong_replacement",
            "tail",
            {"tail": {"replacement_from": "tail"}, "head": {"replacement_from": "head"}},
            words("Replacement of a kong", "杠后补牌", "槓後補牌", "嶺上牌"),
            "SICHUAN-18",
            value_rules={"head": "SICHUAN-P4"},
        ),
        Option(
            "late_added_kong",
            1,
            {1: {"late_added_kong": True}, 0: {"late_added_kong": False}},
            words("A late added kong is paid", "迟补杠", "遲補槓", "遅れた加槓"),
            "SICHUAN-P5",
            group="scoring",
        ),
        Option(
            "last_discard_pon",
            False,
            {False: {"last_discard_pon": False}, True: {"last_discard_pon": True}},
            words("Pon of the last discard", "末张可碰", "末張可碰", "河底のポン"),
            "SICHUAN-55",
            value_rules={True: "SICHUAN-P9"},
            value_topics={True: {"SICHUAN-P9": ("kong-wall",)}},
        ),
        Option(
            "pass_rule",
            "value",
            {
                "value": {"pass_bars": "value", "pass_counts": ["chance"], "pass_until": ["own_draw"]},
                "mil": {
                    "pass_bars": "value",
                    "pass_counts": ["chance", "own_discard"],
                    "pass_until": ["own_draw", "unready_pung"],
                },
            },
            words("A win let pass", "过胡", "過胡", "見逃し"),
            "SICHUAN-25",
            value_rules={"mil": "SICHUAN-P11"},
        ),
        Option(
            "table_points",
            False,
            {False: {"table_points": False}, True: {"table_points": True}},
            words("Table points for the places", "名次分", "名次分", "順位点"),
            "SICHUAN-P16",
            group="dealer-and-match",
        ),
        Option(
            "teams",
            "none",
            {
                "none": {},
                "pairs": {"teams": True, "lack_rule": "free", "pass_bars": "nothing"},  # SICHUAN-P18
            },
            words("Teams", "组队", "組隊", "チーム"),
            "SICHUAN-P18",
            group="dealer-and-match",
        ),
    ),
    preset_names={
        "mil_2025": words(
            "MIL 2025", "MIL 2025（国际麻将联盟）", "MIL 2025（國際麻將聯盟）", "MIL 2025（国際麻雀連盟）"
        ),
    },
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
            "table_points": True,
        },
    },
)
