"""Shenzhen mahjong (深圳麻将): pung and kong only, own draws and robbed kongs win, then the winner turns his horses."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import LocalPattern, Ruleset

ROWS = (  # of equally dear ones the later counts, SHENZHEN-17
    *("basic_win", "half_flush", "all_pungs", "seven_pairs", "full_flush", "mixed_all_pungs", "little_three_dragons"),
    *("mixed_seven_pairs", "pure_all_pungs", "dragon_seven_pairs", "little_four_winds", "big_three_dragons"),
    *("all_honors", "pure_seven_pairs", "mixed_dragon_seven_pairs", "pure_dragon_seven_pairs", "thirteen_orphans"),
    "big_four_winds",
)

RULESET = Ruleset(
    id="shenzhen",
    place=250,
    revision=1,
    prefix="SHENZHEN",
    name=words("Shenzhen", "深圳麻将", "深圳麻將", "深圳麻雀"),
    about=words(
        "Cantonese play without chow. Own draws win, fine hands have fixed values, and horses bring more after it.",
        "广东打法，不吃牌，只许自摸或抢杠。好牌各有定价，胡牌后买马加分。",
        "廣東打法，不吃牌，只許自摸或搶槓。好牌各有定價，胡牌後買馬加分。",
        "広東の打ち方でチーなし。和了はツモか槍槓だけ。役ごとに点が決まり、和了の後の馬で増える。",
    ),
    region=words("Guangdong", "广东", "廣東", "広東"),
    spot=(6, 7),
    difficulty=2,
    rules={
        # Equipment
        1: {"tiles": "suits + honours"},
        2: {"seats": 4, "dice_count": 3, "start_score": 0},
        # Set-up
        3: {"seat_draw": "wind_tiles", "first_dealer_rule": "east"},
        5: {"stacks": [17, 17, 17, 17], "break_rule": "sum", "deal_rule": "jump"},
        6: {"reserve_at": "fixed", "horses_from": "reserve"},
        # Play
        8: {"recall_own": True},
        9: {"kong_last": 1, "replacement_from": "tail"},
        11: {"rob_added": True, "rob_concealed": "nobody"},
        12: {"pass_counts": ["chance"]},
        13: {"joker_tile": "7z", "joker_kong": False},
        30: {"claims_end": 0, "last_discard_pon": False},
        # Winning
        15: {"sets": 4, "forms": ["standard", "thirteen_orphans"]},
        16: {"play_on": "never", "winners": "all", "ready_rule": "none"},
        # Scoring
        17: {"base": 1},
        18: {"horse_points": 2},
        19: {"horse_hits": "numbers"},
        20: {"robbed_payers": "maker_for_all"},
        21: {
            "kong_pay.open": 3,
            "open_kong_payers": "feeder",
            "kong_pay.added": 1,
            "added_kong_payers": "everybody",
            "late_added_kong": True,
            "kong_pay.concealed": 2,
            "kong_when": "with_a_win",
        },
        23: {"discard_payers": "discarder", "share_half": ["discarder"], "horse_points_given": 1},
        # Drawn hands
        26: {"draw_check": "nothing"},
        # Dealer and match
        27: {"dealer_rule": "first_winner", "draw_rule": "stays"},
    },
    topics={  # rules that no setting stands for
        8: ("not-your-turn", "pon-tiles"),
        9: ("kong-tiles", "kong-fresh", "claimed-turn"),
        13: ("joker-claim",),
        16: ("no-ready",),
        17: ("step-sum", "step-total"),
        18: ("pays-self-draw",),
        22: ("pays-bloom",),
        23: ("pays-discard", "share-discarder"),
    },
    combine="best_row",
    parts={"kong_bloom": "named", "robbing_kong": "named"},
    prices={  # SHENZHEN-F-<pattern>: points from each payer
        "basic_win": 2,
        "half_flush": 4,
        "all_pungs": 6,
        "seven_pairs": 8,
        "full_flush": 10,
        "mixed_all_pungs": 10,
        "little_three_dragons": 10,
        "mixed_seven_pairs": 12,
        "pure_all_pungs": 16,
        "dragon_seven_pairs": 16,
        "little_four_winds": 16,
        "big_three_dragons": 16,
        "all_honors": 18,
        "pure_seven_pairs": 18,
        "mixed_dragon_seven_pairs": 20,
        "pure_dragon_seven_pairs": 26,
        "thirteen_orphans": 26,
        "big_four_winds": 32,
        "kong_bloom": 0,
        "robbing_kong": 0,
    },
    excludes={later: ROWS[:place] for place, later in enumerate(ROWS)},
    local_patterns={"basic_win": LocalPattern("plain_hand", words("Basic Win", "平胡", "平胡", "基本の和了"))},
    pattern_names={
        "all_pungs": words("All Pungs", "对对胡", "對對胡", "対々和"),
        "seven_pairs": words("Seven Pairs", "七小对", "七小對", "七対子"),
        "mixed_all_pungs": words("Half Flush All Pungs", "混一色对对胡", "混一色對對胡", "混一色対々和"),
        "mixed_seven_pairs": words("Half Flush Seven Pairs", "混一色七小对", "混一色七小對", "混一色七対子"),
        "pure_all_pungs": words("Pure All Pungs", "大哥", "大哥", "清一色対々和"),
        "dragon_seven_pairs": words("Seven Pairs with a Quad", "豪华七小对", "豪華七小對", "四枚使い七対子"),
        "all_honors": words("All Honors", "风一色", "風一色", "字一色"),
        "pure_seven_pairs": words("Pure Seven Pairs", "清一色七小对", "清一色七小對", "清一色七対子"),
        "mixed_dragon_seven_pairs": words(
            "Half Flush Seven Pairs with a Quad", "混一色豪华七小对", "混一色豪華七小對", "混一色四枚使い七対子"
        ),
        "pure_dragon_seven_pairs": words(
            "Pure Seven Pairs with a Quad", "清一色豪华七小对", "清一色豪華七小對", "清一色四枚使い七対子"
        ),
        "thirteen_orphans": words("Thirteen Orphans", "十三幺", "十三么", "国士無双"),
        "kong_bloom": words("Kong Bloom", "杠上花", "槓上花", "嶺上開花"),
        "robbing_kong": words("Robbing the Kong", "抢杠胡", "搶槓胡", "槍槓"),
    },
    options=(
        Option(
            "win_on_discard",
            False,
            {
                False: {"win_by_discard": False, "pass_bars": "nothing"},
                True: {"win_by_discard": True, "pass_bars": "discards", "pass_until": ["own_draw"]},
            },
            words("Wins on discards", "可以点炮", "可以點炮", "ロン和了"),
            "SHENZHEN-10",
        ),
        Option(
            "chi",
            False,
            {False: {"claim_chi": "nobody"}, True: {"claim_chi": "next"}},
            words("Chow", "可以吃牌", "可以吃牌", "チー"),
            "SHENZHEN-7",
        ),
        Option(
            "seven_pairs",
            True,
            {True: {"forms.seven_pairs_alike": True}, False: {"forms.seven_pairs_alike": False}},
            words("Seven pairs", "七对", "七對", "七対子"),
            "SHENZHEN-15",
        ),
        Option(
            "horses",
            4,
            {count: {"horses": count, "reserve": count} for count in (2, 4, 6)},
            words("Horses", "买马", "買馬", "馬"),
            "SHENZHEN-19",
        ),
        Option(
            "horses_step",
            False,
            {False: {"horse_step": 0}, True: {"horse_step": 2}},
            words("More horses for wins in a row", "节节高", "節節高", "連勝で馬が増える"),
            "SHENZHEN-24",
        ),
        Option(
            "joker",
            "none",
            {
                "none": {"joker_rule": "none"},
                "red": {"joker_rule": "fixed", "horse_bare": 2, "forms.four_jokers": True},
                "flip": {"joker_rule": "after_tail", "horse_bare": 2, "forms.four_jokers": True},
            },
            words("Wild tile", "鬼牌", "鬼牌", "万能牌"),
            "SHENZHEN-13",
            labels={
                "none": words("none", "无鬼", "無鬼", "なし"),
                "red": words("Red Dragon", "红中鬼", "紅中鬼", "中"),
                "flip": words("turned up", "翻鬼", "翻鬼", "めくる"),
            },
        ),
        Option(
            "honours",
            True,
            {True: {}, False: {"tiles.honours": False}},
            words("Winds and dragons", "风牌箭牌", "風牌箭牌", "字牌"),
            "SHENZHEN-1",
        ),
        Option(
            "bloom_liability",
            False,
            {False: {"bloom_payers": "all"}, True: {"bloom_payers": "feeder_for_all"}},
            words("Who fed the kong pays a bloom for all", "杠爆全包", "槓爆全包", "大明槓の包"),
            "SHENZHEN-22",
        ),
        Option(
            "hands",
            8,
            {4: {"hands": 4}, 8: {"hands": 8}, 16: {"hands": 16}},
            words("Hands of a match", "局数", "局數", "局数"),
            "SHENZHEN-28",
        ),
    ),
)
