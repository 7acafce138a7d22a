"""Yingkou mahjong (营口麻将): one triplet, three runs, a pair neither 2 nor 8; the last tile of the wall is wild."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset

RULESET = Ruleset(
    id="yingkou",
    place=91,
    revision=1,
    prefix="YINGKOU",
    name=words("Yingkou", "营口麻将", "營口麻將", "営口麻雀"),
    about=words(
        "One triplet, three runs, all three suits, a terminal, no pair of 2 or 8. The last tile of the wall is wild.",
        "一刻三顺，三色齐全要带幺，二八不作将。最后一张牌是会，可当幺九以外的任何牌。",
        "一刻三順，三色齊全要帶么，二八不作將。最後一張牌是會，可當么九以外的任何牌。",
        "刻子一つに順子三つ、三色と一九牌が必要で、雀頭は2と8以外。山の最後の一枚は万能牌になる。",
    ),
    region=words("Liaoning", "辽宁", "遼寧", "遼寧"),
    spot=(9, 2),
    difficulty=3,
    combine="sum",
    curve=(1, *(2**fan for fan in range(23))),  # YINGKOU-25: for 0, 1, 2 ... fan; no hand has none
    rules={
        # Equipment
        1: {"tiles": "suits + honours", "flower_rule": "none"},
        2: {"seats": 4, "dice_count": 2, "stacks": [17, 17, 17, 17]},
        3: {"start_score": 0, "unit": 1},
        # Set-up
        4: {"first_dealer_rule": "chance"},
        5: {"break_rule": "sum"},
        6: {"deal_rule": "jump"},
        7: {"reserve": 0, "reserve_at": "tail_slides"},
        # Play
        9: {"claim_chi": "next"},
        10: {"replacement_from": "tail", "kong_last": 2},
        12: {"ready_rule": "none"},
        13: {"rob_added": True},
        34: {"swap_ban": "none", "recall_own": True},
        35: {"pass_bars": "discards", "pass_counts": ["chance"], "pass_until": ["own_draw"]},
        36: {"claims_end": 0, "last_discard_pon": False},
        # The last tile
        14: {"last_tile_wild": True, "joker_rule": "none"},
        15: {"wild_inner": "no_outer", "joker_copies": "any"},
        16: {"sea_bed": True},
        # Winning
        18: {"sets": 4, "forms": ["standard"]},
        19: {"demand_triplet": ["one_triplet"]},
        20: {"demand_pair": ["pair_not_28"]},
        21: {"demand_suits": ["three_suits"]},
        22: {"demand_terminal": ["terminal", "wind", "dragon_pair", "dragon_triplet"]},
        24: {"win_by_discard": True, "winners": "nearest", "play_on": "never"},
        # Scoring
        "F-closed_wait": {"option.narrow_waits": "by_reading"},
        "F-concealed_hand": {"option.concealed_hand_drawn": True},
        25: {"base": 1, "cap": 7, "count_past_cap": True},
        26: {
            "share_fan.dealer": 1,
            "share_fan.discarder": 1,
            "share_fan.closed_draw": 1,
            "share_fan.all_closed": 1,
            "robbed_payers": "as_discard",
        },
        27: {"discard_payers": "discarder"},
        28: {
            "kong_when": "with_the_hand",
            "kong_pay.open": 1,
            "kong_pay.added": 1,
            "kong_pay.concealed": 2,
            "open_kong_payers": "everybody",
            "added_kong_payers": "everybody",
            "late_added_kong": True,
        },
        # Drawn hands
        30: {"draw_check": "nothing"},
        # Dealer and match
        31: {"dealer_rule": "stays_on_win", "draw_rule": "stays"},
        32: {"round_winds": "ESWN", "all_last_repeat": True},
    },
    topics={  # rules that no setting stands for
        8: ("not-your-turn",),
        9: ("pon-tiles", "kong-tiles", "kong-fresh", "claimed-turn"),
        12: ("no-ready",),
        25: ("step-sum", "step-cap", "step-curve", "step-total"),
        27: ("pays-discard", "pays-self-draw"),
        29: ("joker-claim",),
    },
    prices={  # YINGKOU-F-<pattern>
        "plain": 1,
        "self_draw": 1,
        "closed_wait": 1,
        "edge_wait": 1,
        "single_wait": 1,
        "concealed_hand": 1,
        "kong_bloom": 2,
        "robbing_kong": 2,
        "last_tile_wild": 1,
        "four_in_one": 1,
    },
    pattern_rules={"plain": "YINGKOU-F-base", "all_pungs": "YINGKOU-19"},
    pattern_names={
        "plain": words("Base", "基础", "基礎", "基本"),
        "self_draw": words("Self-Draw", "自摸", "自摸", "自摸"),
        "closed_wait": words("Closed Wait", "夹胡", "夾胡", "嵌張待ち"),
        "edge_wait": words("Edge Wait", "边胡", "邊胡", "辺張待ち"),
        "single_wait": words("Single Wait", "单砸", "單砸", "単騎待ち"),
        "concealed_hand": words("Concealed Hand", "门清", "門清", "門前清"),
        "kong_bloom": words("Kong Bloom", "杠上开花", "槓上開花", "嶺上開花"),
        "robbing_kong": words("Robbing the Kong", "抢杠胡", "搶槓胡", "槍槓"),
        "last_tile_wild": words("Wild Last Tile", "会儿胡", "會兒胡", "会児胡"),
        "four_in_one": words("Four in One", "四归一", "四歸一", "四帰一"),
        "all_pungs": words("All Pungs", "飘胡", "飄胡", "対々和"),
    },
    options=(
        Option(
            "triplets",
            "exactly one",
            {
                "exactly one": {"demand_triplet": ["one_triplet"]},
                "at least one": {"demand_triplet": ["triplet"], "price.all_pungs": 3},
            },
            words("Triplets", "刻子", "刻子", "刻子"),
            "YINGKOU-19",
            labels={
                "exactly one": words("exactly one", "只要一副", "只要一副", "ちょうど一つ"),
                "at least one": words("at least one", "至少一副", "至少一副", "一つ以上"),
            },
        ),
        Option(
            "must_open",
            False,
            {False: {"demand_opened": []}, True: {"demand_opened": ["opened"]}},
            words("The winner must have opened", "开门才能胡", "開門才能胡", "鳴かないと和了できない"),
            "YINGKOU-12",
        ),
        Option(
            "wild",
            "last_tile",
            {
                "last_tile": {"last_tile_wild": True, "sea_bed": True},
                "indicator": {
                    "last_tile_wild": False,
                    "sea_bed": False,
                    "kong_last": 1,
                    "joker_rule": "after_tail",
                    "price.last_tile_wild": 0,
                },
                False: {"last_tile_wild": False, "sea_bed": False, "kong_last": 1, "price.last_tile_wild": 0},
            },
            words("Wild tile", "会牌", "會牌", "万能牌"),
            "YINGKOU-14",
            labels={
                "last_tile": words("the last tile", "最后一张", "最後一張", "最後の一枚"),
                "indicator": words("turned up", "翻会", "翻會", "めくる"),
                False: words("none", "不带会", "不帶會", "なし"),
            },
        ),
        Option(
            "terminals",
            "1, 9, honours",
            {
                "1, 9, honours": {},
                "1 and 9 only": {"demand_terminal": ["terminal"], "wild_inner": "no_terminal"},
            },
            words("Terminals", "幺九", "么九", "一九牌"),
            "YINGKOU-22",
            labels={
                "1, 9, honours": words("1, 9 and honours", "一九和字牌", "一九和字牌", "一九字牌"),
                "1 and 9 only": words("1 and 9 only", "只有一九", "只有一九", "一九だけ"),
            },
        ),
        Option(
            "closed_payers",
            True,
            {True: {}, False: {"share_fan.closed_draw": 0, "share_fan.all_closed": 0}},
            words("Who has not opened pays more", "闭门加番", "閉門加番", "門前の者は多く払う"),
            "YINGKOU-26",
        ),
        Option(
            "cap",
            64,
            {64: {"cap": 7}, 16: {"cap": 5}, 32: {"cap": 6}, "none": {"cap": "none"}},
            words("Most points a player pays", "封顶", "封頂", "支払いの上限"),
            "YINGKOU-25",
            labels={"none": words("no cap", "不封顶", "不封頂", "なし")},
        ),
        Option(
            "circles",
            1,
            {1: {"rounds": 1}, 2: {"rounds": 2}, 4: {"rounds": 4}},
            words("Circles of a match", "圈数", "圈數", "周数"),
            "YINGKOU-32",
        ),
    ),
    texts={
        "prompt-last-tile": words(
            "The last tile is wild: take it and win with it, or nobody wins.",
            "最后一张是会：要吗？要了能胡就胡，不能胡就荒庄。",
            "最後一張是會：要嗎？要了能胡就胡，不能胡就荒莊。",
            "最後の牌は万能牌です。取って和了できなければ流局です。",
        ),
    },
)
