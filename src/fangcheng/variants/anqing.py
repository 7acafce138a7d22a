"""Anqing mahjong (安庆麻将): a turned tile names the drill, Red plays its face, other dragons are laid out."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import LocalPattern, Ruleset

RULESET = Ruleset(
    id="anqing",
    place=300,
    revision=1,
    prefix="ANQING",
    name=words("Anqing", "安庆麻将", "安慶麻將", "安慶麻雀"),
    about=words(
        "A turned tile names the wild drill. Red plays its face; Green and White are laid out, each a doubling.",
        "翻牌定钻，钻牌百搭，红中顶钻的本牌；发财白板亮出补牌，一张一番。不能吃。",
        "翻牌定鑽，鑽牌百搭，紅中頂鑽的本牌；發財白板亮出補牌，一張一番。不能吃。",
        "めくった牌の次が万能の「鑽」。中がその牌の代わりになり、發と白は晒して補充し、一枚ごとに倍。",
    ),
    region=words("Anhui", "安徽", "安徽", "安徽"),
    spot=(6, 5),
    difficulty=3,
    combine="sum",  # ANQING-27
    curve="doubling",
    parts={"basic": "named"},
    rules={
        # Equipment
        1: {"tiles": "suits + honours", "seats": 4, "dice_count": 2, "start_score": 0},
        # Set-up
        2: {"first_dealer_rule": "east"},
        41: {"seat_draw": "wind_tiles", "stacks": [17, 17, 17, 17]},
        4: {"break_rule": "second_sum"},
        5: {"deal_rule": "jump"},
        6: {"joker_rule": "after_untouched"},
        # Special tiles
        9: {"joker_kong": False, "joker_copies": "any"},
        11: {"stand_in": "red"},
        15: {"stand_in_for": "no_dragon"},
        # Play
        19: {"claim_chi": "nobody", "recall_own": True},
        20: {"replacement_from": "tail", "hide_concealed_kong": False},
        22: {"rob_added": True, "rob_concealed": "nobody"},
        23: {"pass_bars": "discards", "pass_counts": ["chance"], "pass_until": ["own_draw"]},
        38: {"flower_rule": "in_rounds", "flower_win": "none"},
        40: {"claims_end": 0, "last_discard_pon": False, "ready_rule": "none"},
        42: {"kong_last": 1, "flower_last": "ends_hand"},
        # Winning
        25: {"sets": 4, "forms": ["standard", "seven_pairs_alike"], "win_by_discard": True, "play_on": "never"},
        26: {"fishing_draws_only": True},
        # Scoring
        "F-dragon_seven_pairs": {"option.luxury_pairs": "not_of_jokers"},
        "F-kong_bloom": {"option.bloom_by_flower": True},
        28: {"base": 1},
        29: {"wash_outs": True, "wash_outs_end": True, "share_units.wash_outs": 4},
        30: {"discard_payers": "discarder"},
        31: {"robbed_payers": "maker_for_all"},
        32: {
            "kong_when": "at_once",
            "kong_pay.open": 2,
            "open_kong_payers": "everybody",
            "kong_pay.added": 2,
            "added_kong_payers": "everybody",
            "late_added_kong": True,
            "kong_pay.concealed": 4,
        },
        # Drawn hands
        33: {"draw_check": "nothing"},
        # Dealer and match
        34: {"dealer_rule": "passes_on_win", "draw_rule": "stays"},
        35: {"round_winds": "ESWN", "all_last_repeat": True},
    },
    topics={  # rules that no setting stands for
        19: ("not-your-turn", "pon-tiles"),
        20: ("kong-tiles", "kong-fresh"),
        37: ("claimed-turn",),
        10: ("joker-claim",),
        40: ("no-ready",),
        25: ("no-shape",),
        27: ("step-sum", "step-cap", "step-curve", "step-total"),
        14: ("holds-kong-tile",),
        18: ("three-suits",),
        30: ("pays-discard", "pays-self-draw"),
        31: ("pays-for-all",),
    },
    prices={  # ANQING-F-<pattern>: each a doubling
        "basic": 0,
        "kong_tile": 1,
        "self_draw": 1,
        "no_drill": 1,
        "all_pungs": 1,
        "seven_pairs": 1,
        "dragon_seven_pairs": 2,
        "half_flush": 1,
        "full_flush": 2,
        "all_winds": 3,
        "drill_fishing": 1,
        "four_drills": 2,
        "kong_bloom": 1,
        "robbing_kong": 1,
        "heavenly_win": 3,
    },
    excludes={
        "all_pungs": ("basic",),
        "seven_pairs": ("basic",),
        "dragon_seven_pairs": ("basic", "seven_pairs"),
        "half_flush": ("basic",),
        "full_flush": ("basic", "half_flush"),
        "all_winds": ("basic", "half_flush"),
        "no_drill": ("drill_fishing",),
    },
    local_patterns={"basic": LocalPattern("plain_hand", words("Basic Win", "平胡", "平胡", "基本の和了"))},
    pattern_names={
        "kong_tile": words("Kong Tile Laid Open", "发／杠牌", "發／槓牌", "晒した槓牌"),
        "self_draw": words("Self-Draw", "自摸", "自摸", "自摸"),
        "no_drill": words("No Wild Tile Used", "硬胡", "硬胡", "鑽なし"),
        "all_pungs": words("All Pungs", "碰碰胡", "碰碰胡", "対々和"),
        "seven_pairs": words("Seven Pairs", "七对", "七對", "七対子"),
        "dragon_seven_pairs": words("Seven Pairs with a Quad", "豪华七对", "豪華七對", "四枚使い七対子"),
        "half_flush": words("Half Flush", "混一色", "混一色", "混一色"),
        "full_flush": words("Full Flush", "清一色", "清一色", "清一色"),
        "all_winds": words("All Honours", "风一色", "風一色", "風一色"),
        "drill_fishing": words("Wild Single Wait", "单吊钻", "單吊鑽", "鑽の単騎"),
        "four_drills": words("Four Wild Tiles", "四钻", "四鑽", "四枚の鑽"),
        "kong_bloom": words("Kong Bloom", "杠上开花", "槓上開花", "嶺上開花"),
        "robbing_kong": words("Robbing the Kong", "抢杠", "搶槓", "槍槓"),
        "heavenly_win": words("Heavenly Win", "天胡", "天胡", "天和"),
    },
    options=(
        Option(
            "end",
            "all",
            {"all": {"turned_ends": False}, "indicator": {"turned_ends": True}},
            words("The hand is a wash-out", "荒庄", "荒莊", "流局になるとき"),
            "ANQING-24",
            labels={
                "all": words("when the wall is used up", "牌墙摸完", "牌牆摸完", "牌山が尽きたとき"),
                "indicator": words(
                    "when the turned tile is reached", "摸到翻牌处", "摸到翻牌處", "めくった牌に達したとき"
                ),
            },
        ),
        Option(
            "daque",
            False,
            {
                False: {"kong_tiles": "dragons", "lack_rule": "none", "demand_suits": []},
                True: {"kong_tiles": "dragons_but_green", "lack_rule": "free", "demand_suits": ["suit_missing"]},
            },
            words("Missing-suit play", "打缺", "打缺", "打缺（一色を欠く）"),
            "ANQING-18",
            value_rules={False: "ANQING-14"},
            group="play",
        ),
        Option(
            "multi_win",
            True,
            {True: {"winners": "all"}, False: {"winners": "nearest"}},
            words("Several may win on one tile", "一炮多响", "一炮多響", "複数和了"),
            "ANQING-21",
        ),
        Option(
            "bases",
            "4/2",
            {
                "4/2": {"common_units": 2, "share_units.dealer": 2},
                "2/1": {"common_units": 1, "share_units.dealer": 1},
                "10/5": {"common_units": 5, "share_units.dealer": 5},
                "20/10": {"common_units": 10, "share_units.dealer": 10},
            },
            words("Bases of the dealer and the others", "庄底／闲底", "莊底／閒底", "親の底／子の底"),
            "ANQING-28",
        ),
        Option(
            "max_doublings",
            5,
            {5: {"cap": 5}, 4: {"cap": 4}, 6: {"cap": 6}, "none": {"cap": "none"}},
            words("Most doublings", "封顶翻数", "封頂翻數", "倍の上限"),
            "ANQING-27",
        ),
        Option(
            "kong_tile_doubling",
            "all kong tiles",
            {
                "all kong tiles": {"option.green_kong_tiles": False},
                "green": {"option.green_kong_tiles": True},
            },
            words("A doubling for each", "亮一张算一翻的", "亮一張算一翻的", "一枚ごとに倍になる牌"),
            "ANQING-17",
            group="play",
            labels={
                "all kong tiles": words("kong tile laid open", "各种杠牌", "各種槓牌", "晒した槓牌すべて"),
                "green": words(
                    "Green, or Red playing it", "发财或顶发财的红中", "發財或頂發財的紅中", "發（またはその代わりの中）"
                ),
            },
        ),
        Option(
            "circles",
            2,
            {1: {"rounds": 1}, 2: {"rounds": 2}, 4: {"rounds": 4}},
            words("Circles of a match", "圈数", "圈數", "周数"),
            "ANQING-35",
        ),
    ),
    texts={
        "joker-claim": words(
            "A discarded drill is neither claimed nor won on.",
            "打出的钻牌不能碰杠，也不能点炮胡。",
            "打出的鑽牌不能碰槓，也不能點炮胡。",
            "捨てられた鑽は鳴けず、ロンもできません。",
        ),
        "wait-joker-claim": words(
            "never on a discarded drill", "打出的钻牌不能胡", "打出的鑽牌不能胡", "捨てられた鑽では和了できない"
        ),
        "fishing-draws-only": words(
            "A drill that waits for any tile wins by an own draw only.",
            "单吊钻只能自摸。",
            "單吊鑽只能自摸。",
            "鑽の単騎はツモでしか和了できません。",
        ),
        "word-flower": words("Laid open!", "亮杠！", "亮槓！", "晒し！"),
        "end-flower_last": words(
            "The last tile is a kong tile; a wash-out",
            "最后一张是杠牌，荒庄",
            "最後一張是槓牌，荒莊",
            "最後の牌が槓牌、流局",
        ),
    },
)
