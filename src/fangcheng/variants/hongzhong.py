"""Red Dragon mahjong (红中麻将): four Red Dragons stand for anything, every win is drawn, two birds fly after it."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import LocalPattern, Ruleset

RULESET = Ruleset(
    id="hongzhong",
    place=240,
    revision=1,
    prefix="HONGZHONG",
    name=words("Red Dragon", "红中麻将", "紅中麻將", "紅中麻雀"),
    about=words(
        "Suits and four Red Dragons, which stand for anything. No chow, own draws only; then two birds are turned up.",
        "万筒条加四张红中，红中百搭。不吃牌，只许自摸，和牌后扎两鸟。",
        "萬筒條加四張紅中，紅中百搭。不吃牌，只許自摸，和牌後扎兩鳥。",
        "数牌と四枚の中。中は万能牌。チーなし、和了はツモのみ、和了の後に鳥を二枚めくる。",
    ),
    region=words("All of China", "全国", "全國", "中国全土"),
    spot=(2, 0),
    difficulty=1,
    combine="sum",  # HONGZHONG-23
    curve="doubling",
    parts={"plain": "alone"},
    rules={
        # Equipment
        1: {"tiles": "suits + 7z"},
        2: {"seats": 4, "dice_count": 2, "start_score": 0, "base": 1},
        # Set-up
        3: {"seat_draw": "wind_tiles", "first_dealer_rule": "east"},
        4: {"stacks": [14, 14, 14, 14]},
        5: {"break_rule": "smaller"},
        6: {"deal_rule": "jump"},
        7: {"reserve": 0},
        # Play
        9: {"claim_chi": "nobody", "recall_own": True},
        10: {"hide_concealed_kong": False},
        12: {"replacement_from": "tail"},
        13: {"kong_last": 1, "claims_end": 0, "last_discard_pon": False},
        14: {"joker_rule": "fixed", "joker_tile": "7z", "joker_kong": False},
        15: {"winners": "nearest", "robbed_payers": "maker_for_all", "pass_counts": ["chance"]},
        17: {"ready_rule": "none"},
        # Winning
        18: {"sets": 4, "forms": ["standard"]},
        19: {"joker_copies": "four_concealed"},
        20: {"play_on": "never"},
        # Scoring
        25: {"option.luxury_pairs": "by_winning_tile"},
        26: {"bloom_payers": "all"},
        27: {
            "kong_pay.open": 3,
            "open_kong_payers": "feeder",
            "kong_pay.added": 1,
            "added_kong_payers": "everybody",
            "kong_pay.concealed": 2,
        },
        29: {"discard_payers": "discarder"},
        30: {"horses_from": "wall"},
        # Drawn hands
        33: {"draw_check": "nothing"},
        # Dealer and match
        34: {"dealer_rule": "first_winner", "draw_rule": "stays"},
        35: {"hands": 8, "hands_after_time": 0, "share_ties": True, "table_points": True},
    },
    topics={  # rules that no setting stands for
        8: ("not-your-turn",),
        9: ("pon-tiles",),
        10: ("kong-tiles",),
        11: ("kong-fresh", "claimed-turn"),
        14: ("joker-claim",),
        17: ("no-ready",),
        18: ("no-shape",),
        21: ("step-total",),
        24: ("step-sum", "step-cap", "step-curve"),
        29: ("pays-self-draw", "pays-discard"),
        31: ("paid-horses",),
    },
    prices={  # HONGZHONG-F-<pattern>: each a doubling
        "plain": 0,
        "no_joker": 1,
        "all_pungs": 1,
        "pure_straight": 1,
        "kong_bloom": 1,
        "seven_pairs": 2,
        "full_flush": 2,
        "dragon_seven_pairs": 3,
    },
    excludes={
        "seven_pairs": ("four_jokers",),
        "dragon_seven_pairs": ("seven_pairs", "four_jokers"),
    },
    pattern_rules={"four_jokers": "COMMON-19"},
    local_patterns={
        "four_jokers": LocalPattern("four_ghosts", words("Four Red Dragons", "四红中", "四紅中", "中四枚")),
    },
    pattern_names={
        "plain": words("Basic Win", "平和", "平和", "平和了"),
        "no_joker": words("No Red Dragon", "无红中", "無紅中", "中なし"),
        "all_pungs": words("All Pungs", "大对子", "大對子", "対々和"),
        "pure_straight": words("Pure Straight", "一条龙", "一條龍", "一気通貫"),
        "kong_bloom": words("Kong Bloom", "杠上花", "槓上花", "嶺上開花"),
        "seven_pairs": words("Seven Pairs", "七对子", "七對子", "七対子"),
        "full_flush": words("Full Flush", "清一色", "清一色", "清一色"),
        "dragon_seven_pairs": words("Seven Pairs with a Quad", "龙七对", "龍七對", "四枚使い七対子"),
    },
    options=(
        Option(
            "cap",
            4,
            {3: {"cap": 3}, 4: {"cap": 4}, 5: {"cap": 5}, "none": {"cap": "none"}},
            words("Most fan that count", "封顶番数", "封頂番數", "番の上限"),
            "HONGZHONG-24",
        ),
        Option(
            "birds",
            2,
            {count: {"horses": count} for count in (0, 1, 2, 4, 6)},
            words("Birds", "扎鸟数", "扎鳥數", "鳥の数"),
            "HONGZHONG-30",
        ),
        Option(
            "bird_mode",
            159,
            {
                159: {"horse_hits": "one_five_nine"},
                "seat": {"horse_hits": "numbers_and_jokers"},
                "all": {"horse_hits": "number_of_one"},
            },
            words("Which birds hit", "中鸟方式", "中鳥方式", "鳥の当たり方"),
            "HONGZHONG-31",
            labels={
                159: words("1, 5, 9 and Red Dragons", "一五九与红中", "一五九與紅中", "1・5・9と中"),
                "seat": words("those of the winner's seat", "按座位", "按座位", "和了者の席の牌"),
                "all": words("one tile, by its number", "一码全中", "一碼全中", "一枚の数だけ"),
            },
        ),
        Option(
            "bird_points",
            1,
            {1: {"horse_points": 1}, 2: {"horse_points": 2}},
            words("Points for a hit", "每鸟分数", "每鳥分數", "当たり一つの点"),
            "HONGZHONG-31",
        ),
        Option(
            "last_bird",
            "none",
            {"none": {"horse_own_tile": False}, "own_tile": {"horse_own_tile": True}},
            words("Bird with no tile left", "无牌可扎时", "無牌可扎時", "牌が尽きた時の鳥"),
            "HONGZHONG-32",
            labels={
                "none": words("none", "不扎鸟", "不扎鳥", "なし"),
                "own_tile": words("the winning tile", "以和牌张为鸟", "以和牌張為鳥", "和了牌"),
            },
        ),
        Option(
            "late_added_kong",
            0,
            {0: {"late_added_kong": False}, 1: {"late_added_kong": True}},
            words("Points for a late added kong", "过手补杠分数", "過手補槓分數", "遅れた加槓の点"),
            "HONGZHONG-27",
        ),
        Option(
            "discard_win",
            False,
            {
                False: {"win_by_discard": False, "rob_added": False, "pass_bars": "nothing"},
                True: {
                    "win_by_discard": True,
                    "rob_added": True,
                    "joker_draws_only": True,
                    "pass_bars": "discards",
                    "pass_until": ["own_draw"],
                },
            },
            words("Wins on discards", "可以点炮", "可以點炮", "ロン和了"),
            "HONGZHONG-15",
        ),
        Option(
            "four_jokers",
            False,
            {
                False: {"forms.four_jokers": False, "price.four_jokers": 0},
                True: {"forms.four_jokers": True, "price.four_jokers": 2},
            },
            words("Four Red Dragons win at once", "四红中即和", "四紅中即和", "中四枚で和了"),
            "HONGZHONG-18",
        ),
        Option(
            "red_dragons",
            4,
            {4: {}, 8: {"tiles": "suits + 7z7z", "stacks": [15, 14, 15, 14]}},
            words("Red Dragons", "红中张数", "紅中張數", "中の枚数"),
            "HONGZHONG-1",
        ),
        Option(
            "seven_pairs",
            True,
            {True: {"forms.seven_pairs_alike": True}, False: {"forms.seven_pairs_alike": False}},
            words("Seven pairs", "七对", "七對", "七対子"),
            "HONGZHONG-18",
        ),
        Option(
            "drawn_kongs",
            "void",
            {"void": {"kong_when": "with_a_win"}, "paid": {"kong_when": "with_the_hand"}},
            words("Kongs of a drawn hand", "流局杠分", "流局槓分", "流局の槓"),
            "HONGZHONG-28",
            labels={
                "void": words("void", "作废", "作廢", "無効"),
                "paid": words("paid", "照付", "照付", "払う"),
            },
        ),
    ),
)
