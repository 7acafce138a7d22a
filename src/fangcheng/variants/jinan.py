"""Jinan mahjong (济南麻将): a push-down game with a pair of 2, 5 or 8; who is ready may draw or play openly."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset

# Rows that multiply the sum where `big_patterns` is on.
BIG = ("melded_hand", "all_pungs", "half_flush", "full_flush", "seven_pairs", "luxury_seven_pairs", "all_258")

RULESET = Ruleset(
    id="jinan",
    place=150,
    revision=1,
    prefix="JINAN",
    name=words("Jinan", "济南麻将", "濟南麻將", "済南麻雀"),
    about=words(
        "The pair must be a 2, 5 or 8. Who is ready may announce to draw openly, or lay the whole hand open.",
        "二五八作将，胡牌三家付。听牌可报明摸、明打，只能自摸，与庄家翻倍。",
        "二五八作將，胡牌三家付。聽牌可報明摸、明打，只能自摸，與莊家翻倍。",
        "雀頭は二五八のみ、三人が払う。テンパイなら引く牌を見せる明摸、手を開く明打を宣言できる。",
    ),
    region=words("Shandong", "山东", "山東", "山東"),
    spot=(7, 3),
    difficulty=2,
    unit="fan",
    combine="sum",  # JINAN-29
    parts={"flower_smash": "otherwise", "last_tile_draw": "times", **dict.fromkeys(BIG, "times")},
    rules={
        # Equipment
        1: {"tiles": "suits + honours + flowers"},
        2: {"seats": 4, "dice_count": 2, "stacks": [18, 18, 18, 18]},
        3: {"start_score": 0, "unit": 1},
        # Set-up
        4: {"first_dealer_rule": "chance"},
        5: {"break_rule": "sum", "deal_rule": "jump"},
        6: {"flower_rule": "in_rounds"},
        7: {"reserve": 12, "reserve_at": "tail_slides"},
        # Play
        9: {"claim_chi": "next", "replacement_from": "tail"},
        13: {"swap_ban": "none", "recall_own": True},
        14: {"rob_added": True, "robbed_payers": "maker_for_all"},
        39: {"pass_bars": "discards", "pass_counts": ["chance"], "pass_until": ["own_draw"]},
        40: {"claims_end": 0},
        41: {"kong_last": 1},
        42: {"flower_last": "ends_hand"},
        # Announcing
        15: {"ready_means": "winnable", "ready_after_draw": True},
        16: {"ready_rule": "shown"},
        19: {"ready_kong": "same_waits"},
        20: {"ready_draws_only": True},
        # Winning
        24: {"sets": 4, "forms": ["standard"]},
        25: {"demand_pair": ["pair_258"]},
        27: {"win_by_discard": True, "winners": "nearest", "play_on": "never"},
        # Scoring
        28: {"discard_payers": "all"},
        29: {"base": 1, "cap": "none"},
        30: {"dealer_twice.open_draw": 1, "dealer_twice.open_hand": 1},
        32: {"kong_when": "never"},
        33: {
            "option.melded_hand_drawn": True,
            "option.added_kong_melded_hand": True,
            "option.melded_hand_258": True,
            "option.luxury_pairs": "once",
        },
        # Drawn hands
        34: {"draw_check": "nothing"},
        # Dealer and match
        35: {"dealer_rule": "stays_on_win", "draw_rule": "stays"},
        36: {"round_winds": "ESWN", "all_last_repeat": True},
    },
    topics={  # rules that no setting stands for
        8: ("not-your-turn",),
        9: ("pon-tiles", "kong-tiles", "kong-fresh", "claimed-turn"),
        15: ("ready-drawn", "not-ready"),
        19: ("ready-lock", "ready-claim", "kong-ready"),
        21: ("open-hand-draws-only",),
        23: ("ready-twice",),
        28: ("pays-discard", "pays-self-draw"),
        29: ("step-sum", "step-total"),
        30: ("share-dealer",),
        31: ("pays-for-all",),
        37: ("ready-discard",),
    },
    prices={  # JINAN-F-<pattern>
        "discard_win": 1,
        "self_draw": 2,
        "open_draw": 4,
        "open_hand": 8,
        "kong": 1,
        "flower": 1,
        "flower_smash": 0,
        "kong_bloom": 1,
    },
    pattern_rules={
        **dict.fromkeys((*BIG, "last_tile_draw"), "JINAN-33"),
        "wind_triplets": "JINAN-29",
    },
    excludes={  # one base only; seven pairs of 2, 5, 8 are no ordinary shape
        "open_draw": ("self_draw",),
        "open_hand": ("self_draw",),
        "kong_bloom": ("flower_smash",),
        "luxury_seven_pairs": ("seven_pairs",),
    },
    pattern_names={
        "discard_win": words("Win by Discard", "放炮", "放炮", "出和了"),
        "self_draw": words("Self-Draw", "自摸", "自摸", "自摸"),
        "open_draw": words("Open Draw", "明摸", "明摸", "明摸"),
        "open_hand": words("Open Hand", "明打", "明打", "明打"),
        "kong": words("Kong", "杠", "槓", "槓"),
        "flower": words("Flower", "花", "花", "花牌"),
        "flower_smash": words("Flower Replacement Win", "花砸", "花砸", "花牌の補充で和了"),
        "kong_bloom": words("Kong Bloom", "杠砸", "槓砸", "嶺上開花"),
        "melded_hand": words("Melded Hand on 2, 5, 8", "大吊车", "大吊車", "二五八の裸単騎"),
        "all_258": words("All 2, 5, 8", "全将", "全將", "全二五八"),
        "wind_triplets": words("Wind or Dragon Triplet", "风刻", "風刻", "字牌の刻子"),
    },
    options=(
        Option(
            "pair_258",
            True,
            {True: {}, False: {"demand_pair.sets_and_pair": True}},
            words("The pair is a 2, 5 or 8", "二五八将", "二五八將", "雀頭は二五八のみ"),
            "JINAN-25",
        ),
        Option(
            "flowers",
            8,
            {8: {}, False: {"tiles.flowers": False, "flower_rule": "none"}},
            words("Flowers", "花牌", "花牌", "花牌"),
            "JINAN-1",
        ),
        Option(
            "honours",
            True,
            {True: {}, False: {"tiles.honours": False}},
            words("Honours", "字牌", "字牌", "字牌"),
            "JINAN-1",
        ),
        Option(
            "big_patterns",
            False,
            {
                False: {},
                True: {
                    "forms": ["standard", "seven_pairs_alike"],
                    "price.melded_hand": 2,
                    "price.all_pungs": 2,
                    "price.half_flush": 4,
                    "price.full_flush": 4,
                    "price.seven_pairs": 2,
                    "price.luxury_seven_pairs": 4,
                    "price.all_258": 2,
                    "price.last_tile_draw": 2,
                },
            },
            words("Large hands multiply", "大牌翻倍", "大牌翻倍", "大きな役は倍"),
            "JINAN-33",
        ),
        Option(
            "wind_triplets",
            False,
            {False: {}, True: {"price.wind_triplets": 1}},
            words("Wind and dragon triplets count", "风刻加分", "風刻加分", "字牌の刻子に加点"),
            "JINAN-29",
        ),
        Option(
            "dealer_doubles",
            "announced only",
            {
                "announced only": {},
                "every base": {"dealer_twice.discard_win": 1, "dealer_twice.self_draw": 1},
            },
            words("The dealer's double", "庄家翻倍", "莊家翻倍", "親の倍"),
            "JINAN-30",
            labels={
                "announced only": words("announced hands only", "只限明摸明打", "只限明摸明打", "明摸・明打のみ"),
                "every base": words("every base", "所有底番", "所有底番", "すべての和了"),
            },
        ),
        Option(
            "self_draw",
            2,
            {2: {}, 1: {"price.self_draw": 1}},
            words("Fan of a plain self-draw", "自摸番数", "自摸番數", "自摸の番"),
            "JINAN-F-self_draw",
        ),
        Option(
            "reserve",
            12,
            {12: {}, 14: {"reserve": 14}, 0: {"reserve": 0}},
            words("Tiles never drawn", "留牌张数", "留牌張數", "残す牌"),
            "JINAN-7",
        ),
        Option(
            "circles",
            1,
            {1: {"rounds": 1}, 2: {"rounds": 2}, 4: {"rounds": 4}},
            words("Circles of a match", "圈数", "圈數", "周数"),
            "JINAN-36",
        ),
    ),
    texts={
        "choice-ready": words("Draw openly", "明摸", "明摸", "明摸（引く牌を見せる）"),
        "choice-ready-shown": words("Lay the hand open", "明打", "明打", "明打（手を開く）"),
        "flag-ready-plain": words("Draws openly", "明摸", "明摸", "明摸"),
        "flag-ready-open": words("Open hand", "明打", "明打", "明打"),
    },
)
