"""Chengdu mahjong (成都麻将): blood battle without an announced suit; two to seven play, up to four at a time."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset

NO_LACK = {"lack_rule": "none", "meld_suits": 0, "exchange": 0}  # two suits are in the game: none has to be missing

FOUR_SIT = {"sets": 4, "forms": ["standard", "seven_pairs_alike"]}

RULESET = Ruleset(
    id="chengdu",
    place=100,
    revision=1,
    prefix="CHENGDU",
    name=words("Chengdu", "成都麻将", "成都麻將", "成都麻雀"),
    about=words(
        "Blood battle with a free choice: no suit is announced, but one must be missing in the end, and all be ready.",
        "不定缺的血战到底：打哪门缺哪门，中途可换；逼缺逼叫，自摸加番。",
        "不定缺的血戰到底：打哪門缺哪門，中途可換；逼缺逼叫，自摸加番。",
        "欠け色を宣言しない血戦。途中で変えてよいが、最後は一色を欠き聴牌していること。",
    ),
    region=words("Sichuan", "四川", "四川", "四川"),
    spot=(1, 4),
    difficulty=1,
    rules={
        # Equipment
        1: {"tiles": "suits"},
        3: {"dice_count": 2, "start_score": 0, "base": 1},
        # Players
        4: {"seats": 4},
        # Set-up
        12: {"first_dealer_rule": "chance", "stacks": [14, 13, 14, 13]},
        13: {"break_rule": "smaller", "deal_rule": "jump"},
        14: {"reserve": 0},
        # Play
        16: {"claim_chi": "nobody", "recall_own": True, "kong_last": 1, "replacement_from": "tail"},
        19: {"winners": "all"},
        20: {"rob_added": True},
        21: {"pass_bars": "value", "pass_counts": ["chance"], "pass_until": ["own_draw", "compulsory"]},
        22: {"compulsory_last": 4},
        52: {"last_discard_pon": False},
        # Winning
        25: {"sets": 4, "forms": ["standard", "seven_pairs_alike"], "win_by_discard": True},
        26: {"play_on": "until_third_win"},
        # Scoring
        27: {"option.root_kongs": True},
        "F-concealed_hand": {"option.concealed_hand_drawn": True},
        "F-earthly_win": {"option.earthly_on": "first_draw_or_discard"},
        "F-kong_bloom": {"option.bloom_any_kong": True},
        31: {"method": "fan"},
        34: {
            "kong_when": "at_once",
            "kong_pay.open": 2,
            "kong_pay.added": 1,
            "kong_pay.concealed": 2,
            "late_added_kong": True,
        },
        35: {"call_transfer": "winner"},
        # Drawn hands
        37: {"draw_check": "pigs_and_unready"},
        42: {"own_four": "no_wait"},
        # Dealer and match
        43: {"dealer_rule": "first_winner", "draw_rule": "stays"},
    },
    topics={  # rules that no setting stands for
        14: ("exchange-suit",),
        15: ("holds-lack", "lack-first", "lack-claim"),
        16: ("pon-tiles", "kong-tiles", "kong-fresh"),
        17: ("meld-suits",),
        24: ("three-suits",),
        25: ("no-shape",),
        31: ("step-doubled", "pays-discard", "pays-self-draw"),
        52: ("ready-lock", "ready-claim", "kong-ready", "no-ready"),
        54: ("not-your-turn", "claimed-turn"),
        39: ("paid-pig",),
        40: ("paid-unready",),
        41: ("paid-refund",),
    },
    prices={  # CHENGDU-F-<pattern>; plain is worth nothing
        "plain": 0,
        "all_pungs": 1,
        "full_flush": 2,
        "seven_pairs": 2,
        "all_terminal_sets": 2,
        "pure_all_pungs": 3,
        "all_258_pungs": 3,
        "dragon_seven_pairs": 3,
        "pure_seven_pairs": 4,
        "pure_dragon_seven_pairs": 5,
        "heavenly_win": 4,
        "earthly_win": 4,
        "self_draw": 1,
        "concealed_hand": 1,
        "all_simples": 1,
        "golden_hook": 1,
        "root": 1,
        "kong_bloom": 1,
        "shot_after_kong": 1,
        "robbing_kong": 1,
        "last_tile_draw": 1,
        "last_tile_claim": 1,
    },
    excludes={
        "seven_pairs": ("concealed_hand",),
        "dragon_seven_pairs": ("concealed_hand",),
        "pure_seven_pairs": ("concealed_hand",),
        "pure_dragon_seven_pairs": ("concealed_hand",),
    },
    pattern_names={
        "all_pungs": {"zh-Hans": "大对子", "zh-Hant": "大對子"},
        "seven_pairs": {"zh-Hans": "暗七对", "zh-Hant": "暗七對"},
        "all_terminal_sets": {"zh-Hans": "带幺", "zh-Hant": "帶么"},
        "self_draw": {"en": "Self-draw"},
        "concealed_hand": {"zh-Hans": "门清", "zh-Hant": "門清"},
        "all_simples": {"zh-Hans": "中张", "zh-Hant": "中張"},
        "golden_hook": {"zh-Hans": "大单吊", "zh-Hant": "大單吊"},
        "kong_bloom": {"en": "Kong Bloom", "zh-Hans": "杠上花", "zh-Hant": "槓上花"},
        "robbing_kong": {"zh-Hans": "抢杠", "zh-Hant": "搶槓"},
        "last_tile_draw": {"zh-Hans": "海底", "zh-Hant": "海底"},
        "last_tile_claim": {"zh-Hans": "海底炮", "zh-Hant": "海底炮"},
    },
    preset_names={
        "declared": words("Missing suit declared", "定缺成都", "定缺成都", "定缺（欠け色を宣言）"),
    },
    presets={"declared": {"lack": "declared"}},  # CHENGDU-15
    options=(
        Option(
            "lack",
            "free",
            {
                "free": {"lack_rule": "free", "meld_suits": 2},  # CHENGDU-17
                "declared": {"lack_rule": "declared", "meld_suits": 0},
            },
            words("Missing suit", "定缺", "定缺", "欠け色"),
            "CHENGDU-15",
        ),
        Option(
            "exchange3",
            False,
            {False: {"exchange": 0}, True: {"exchange": 3}},
            words("Exchange three tiles", "换三张", "換三張", "三枚交換"),
            "CHENGDU-14",
        ),
        Option(
            "hand_size",
            13,
            {
                13: {},
                7: {"sets": 2, "forms": ["standard"]},
                10: {"sets": 3, "forms": ["standard"]},
            },
            words(
                "Tiles of a hand, two or three playing", "二三人时手牌张数", "二三人時手牌張數", "二・三人の手牌枚数"
            ),
            "CHENGDU-7",
        ),
        Option(
            "hands",
            8,
            {4: {"hands": 4}, 8: {"hands": 8}, 12: {"hands": 12}, 16: {"hands": 16}},
            words("Hands of a match", "局数", "局數", "局数"),
            "CHENGDU-44",
        ),
        Option(  # after those that exist with four players only, or with fewer, and after the hands of a match
            "players",
            4,
            {
                4: FOUR_SIT,
                3: {
                    "seats": 3,
                    "tiles": "p + s",
                    "stacks": [12, 12, 12, 0],
                    "play_on": "until_second_win",
                    **NO_LACK,
                },
                2: {"seats": 2, "tiles": "p + s", "stacks": [18, 18, 0, 0], "play_on": "never", **NO_LACK},
                5: {**FOUR_SIT, "persons": 5, "hands": 10},  # CHENGDU-44: two for each person
                6: {**FOUR_SIT, "persons": 6, "hands": 12},
                7: {**FOUR_SIT, "persons": 7, "hands": 14},
            },
            words("Players", "人数", "人數", "人数"),
            "CHENGDU-4",
            value_rules={3: "CHENGDU-5", 2: "CHENGDU-6", 5: "CHENGDU-8", 6: "CHENGDU-8", 7: "CHENGDU-8"},
        ),
        Option(
            "shadow",
            False,
            {False: {}, True: {"shadow": True}},
            words("Who waits follows a player", "买马", "買馬", "待機者の賭け（買馬）"),
            "CHENGDU-10",
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
            "CHENGDU-26",
        ),
        Option(
            "cap",
            4,
            {
                2: {"cap": 2, "pig_amount": "cap"},
                3: {"cap": 3, "pig_amount": "cap"},
                4: {"cap": 4, "pig_amount": "cap"},
                5: {"cap": 5, "pig_amount": "cap"},
                "none": {"cap": "none", "pig_amount": 16},  # CHENGDU-39
            },
            words("Most fan paid", "封顶番数", "封頂番數", "上限の番"),
            "CHENGDU-30",
        ),
        Option(
            "self_draw",
            "add_fan",
            {
                "add_fan": {"self_draw": "nothing", "price.self_draw": 1},
                "add_base": {"self_draw": "base", "price.self_draw": 0},
                "none": {"self_draw": "nothing", "price.self_draw": 0},
            },
            words("A self-draw adds", "自摸", "自摸", "ツモの加算"),
            "CHENGDU-28",
        ),
        Option(
            "menqing",
            True,
            {True: {}, False: {"price.concealed_hand": 0, "price.all_simples": 0}},
            words("Concealed hand and all simples count", "门清中张", "門清中張", "門清・中張"),
            "CHENGDU-29",
        ),
        Option(
            "yaojiu",
            True,
            {True: {}, False: {"price.all_terminal_sets": 0, "price.all_258_pungs": 0}},
            words("Terminal sets and 2-5-8 pungs count", "幺九将对", "么九將對", "帯幺九・将対"),
            "CHENGDU-29",
        ),
        Option(
            "fed_kong_bloom",
            "self_draw",
            {"self_draw": {"bloom_payers": "all"}, "feeder": {"bloom_payers": "feeder_as_discarder"}},
            words("A bloom after a kong of a discard", "点杠花", "點槓花", "大明槓の嶺上開花"),
            "CHENGDU-33",
            labels={
                "self_draw": words("is a self-draw", "算自摸", "算自摸", "ツモ和"),
                "feeder": words("is paid by who fed the kong", "算点炮", "算點炮", "槓させた人が払う"),
            },
        ),
    ),
)
