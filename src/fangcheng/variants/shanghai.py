"""Shanghai mahjong (上海麻将): flowers on a base, a limit called lezi, and few kinds of hands that win."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import LocalPattern, Ruleset

RULESET = Ruleset(
    id="shanghai",
    place=230,
    revision=2,
    prefix="SHANGHAI",
    name=words("Shanghai", "上海麻将", "上海麻將", "上海麻雀"),
    about=words(
        "Only flushes, all pungs and all honours win. Flowers are the small change, the lezi is the limit.",
        "清混碰、风一色才能胡。花算小头，勒子封顶；三摊互包，荒番开宝翻倍。",
        "清混碰、風一色才能胡。花算小頭，勒子封頂；三攤互包，荒番開寶翻倍。",
        "清一色・混一色・対々和・字一色だけが和了。花は小銭、勒子が上限。三副露で互いに包。",
    ),
    region=words("Shanghai", "上海", "上海", "上海"),
    spot=(9, 4),
    difficulty=4,
    unit="chips",
    combine="limits",
    parts={  # SHANGHAI-23 to SHANGHAI-28; what is not named multiplies
        **dict.fromkeys(("full_flush", "half_flush_pungs", "pure_all_pungs", "all_honours"), "limits"),
        **dict.fromkeys(("honour_pungs", "eight_flowers"), "limits"),
        "kong_bloom": "floor",
        "golden_hook": "floor",
        "concealed": "within",
        "lucky_dice": "past",
        "wash_out": "past",
    },
    rules={
        # Equipment
        1: {"tiles": "suits + honours + flowers", "seats": 4, "dice_count": 2, "start_score": 0},
        2: {"base": 3, "set_units.flower": 1},
        # Set-up
        5: {"first_dealer_rule": "chance"},
        6: {"break_rule": "sum"},
        7: {"deal_rule": "jump"},
        8: {"flower_rule": "in_rounds"},
        9: {"replacement_from": "tail"},
        10: {"reserve": 0},
        53: {"stacks": [18, 18, 18, 18]},
        # Play
        12: {"claim_chi": "next"},
        13: {"hide_concealed_kong": True},
        14: {"winners": "all"},
        15: {"rob_added": True},
        16: {"pass_bars": "kind", "pass_counts": ["chance"], "pass_until": ["own_draw", "own_claim"]},
        50: {"swap_ban": "none", "recall_own": True},
        52: {"claims_end": 0, "ready_rule": "none"},
        54: {"kong_last": 1, "flower_last": "ends_hand"},
        # Winning
        18: {"minimum": 1},
        19: {"flower_win": "eight_may_win"},
        20: {"forms.honours_alone": True},
        21: {"sets": 4, "forms": ["standard", "honours_alone"], "win_by_discard": True, "play_on": "never"},
        # Scoring
        22: {
            "set_units.suit_kong": 1,
            "set_units.suit_concealed_kong": 2,
            "set_units.wind_pung": 1,
            "set_units.wind_kong": 2,
            "set_units.wind_concealed_kong": 3,
            "set_units.dragon_pung": 2,
            "set_units.dragon_kong": 3,
            "set_units.dragon_concealed_kong": 4,
        },
        24: {"cap": 40},
        "F-kong_bloom": {"option.bloom_by_flower": True},
        26: {"option.concealed_hand_drawn": True},
        29: {"lucky_dice": ["doubles", "one_and_four"]},
        30: {"wash_outs": True},
        31: {"leave_rule": "voids_counts"},
        33: {"discard_payers": "discarder"},
        34: {"robbed_payers": "maker_for_all"},
        35: {"bonds": "shares", "bond_melds": 3},
        36: {"bond_shares.discard": 2},
        37: {"bond_shares.self_draw": 5, "bond_shares.others": 0},
        38: {"bond_shares.robbed": 3},
        39: {"bond_shares.unready": 2, "bond_shares.ready": 1, "ready_means": "winnable"},
        # Drawn hands
        43: {"draw_check": "nothing"},
        # Dealer and match
        44: {"draw_rule": "stays"},
        45: {"dealer_rule": "nearest_winner"},
        46: {"hands": 16},
    },
    topics={  # rules that no setting stands for
        12: ("not-your-turn", "pon-tiles", "kong-tiles"),
        15: ("kong-fresh",),
        21: ("claimed-turn", "no-shape"),
        23: ("step-units", "step-doubled"),
        24: ("step-cap",),
        25: ("step-floor",),
        27: ("step-limits",),
        35: ("pays-bound",),
        28: ("step-total",),
        33: ("pays-discard", "pays-self-draw"),
        52: ("no-ready",),
    },
    prices={  # SHANGHAI-F-<pattern>
        "all_pungs": 4,
        "half_flush": 4,
        "full_flush": 1,
        "half_flush_pungs": 1,
        "pure_all_pungs": 2,
        "all_honours": 2,
        "honour_pungs": 4,
        "eight_flowers": 2,
        "kong_bloom": 1,
        "golden_hook": 1,
        "concealed": 2,
        "lucky_dice": 2,
        "wash_out": 2,
    },
    excludes={
        "half_flush_pungs": ("half_flush", "all_pungs"),
        "pure_all_pungs": ("full_flush", "all_pungs"),
        "honour_pungs": ("all_honours", "all_pungs"),
    },
    pattern_rules={"golden_hook": "SHANGHAI-F-single_wait"},
    local_patterns={
        "half_flush_pungs": LocalPattern(
            "mixed_all_pungs", words("Half Flush of Pungs", "混碰", "混碰", "混一色対々和")
        ),
        "all_honours": LocalPattern("all_honors", words("All Honours", "风一色", "風一色", "字一色")),
        "concealed": LocalPattern("concealed_hand", words("Concealed Hand", "门清", "門清", "門前清")),
    },
    pattern_names={
        "all_pungs": words("All Pungs", "碰碰胡", "碰碰胡", "対々和"),
        "half_flush": words("Half Flush", "混一色", "混一色", "混一色"),
        "full_flush": words("Full Flush", "清一色", "清一色", "清一色"),
        "pure_all_pungs": words("Pure All Pungs", "清碰", "清碰", "清一色対々和"),
        "honour_pungs": words("All Honours of Pungs", "风碰", "風碰", "字一色対々和"),
        "eight_flowers": words("Eight Flowers", "八花齐", "八花齊", "八枚の花"),
        "kong_bloom": words("Kong Bloom", "杠开", "槓開", "嶺上開花"),
        "golden_hook": words("Single Wait with Four Melds", "大吊车", "大吊車", "裸単騎"),
    },
    options=(
        Option(
            "count",
            "lezi",
            {
                "lezi": {},
                "fan": {
                    "minimum": 0,
                    "part.full_flush": "add",
                    "price.full_flush": 4,
                    "part.half_flush": "add",
                    "price.half_flush": 2,
                    "part.all_pungs": "add",
                    "price.all_pungs": 2,
                    "part.golden_hook": "add",
                    "price.golden_hook": 1,
                    "part.kong_bloom": "add",
                    "price.kong_bloom": 1,
                },
            },
            words("Hands are counted in", "计算方法", "計算方法", "計算の単位"),
            "SHANGHAI-18",
            labels={
                "lezi": words(
                    "lezi; only big hands win", "勒子，大牌才能胡", "勒子，大牌才能胡", "勒子（大きい手のみ和了）"
                ),
                "fan": words(
                    "fan; any hand wins", "番，大牌小牌都可以胡", "番，大牌小牌都可以胡", "番（どの手も和了）"
                ),
            },
        ),
        Option(
            "lezi",
            40,
            {40: {"cap": 40}, 20: {"cap": 20}, 60: {"cap": 60}, 100: {"cap": 100}},
            words("Chips of a lezi", "一勒的筹码", "一勒的籌碼", "一勒子の点数"),
            "SHANGHAI-24",
        ),
        Option(
            "base",
            3,
            {3: {"base": 3}, 1: {"base": 1}, 2: {"base": 2}},
            words("Base chips", "底花", "底花", "基本点"),
            "SHANGHAI-2",
        ),
        Option(
            "concealed",
            True,
            {True: {"price.concealed": 2}, False: {"price.concealed": 0}},
            words("A concealed hand doubles", "门清翻倍", "門清翻倍", "門前清は倍"),
            "SHANGHAI-26",
        ),
        Option(
            "fly",
            False,
            {False: {"fly": 0}, True: {"fly": 10}},
            words("The next tile is turned after a win (fly)", "飞苍蝇", "飛蒼蠅", "和了後に一枚めくる（飛蒼蠅）"),
            "SHANGHAI-33",
        ),
        Option(
            "multi_dealer",
            "next_of_nearest",
            {
                "next_of_nearest": {"dealer_rule": "after_nearest"},
                "nearest winner": {"dealer_rule": "nearest_winner"},
            },
            words("After several winners the deal goes to", "一炮多响后坐庄", "一炮多響後坐莊", "複数和了後の親"),
            "SHANGHAI-45",
            labels={
                "next_of_nearest": words(
                    "the player after the nearest winner",
                    "最近胡牌者的下家",
                    "最近胡牌者的下家",
                    "最も近い和了者の下家",
                ),
                "nearest winner": words("the nearest winner", "最近的胡牌者", "最近的胡牌者", "最も近い和了者"),
            },
        ),
        Option(
            "bound_self_draw",
            "alone",
            {"alone": {"bond_shares.others": 0}, "with_others": {"bond_shares.others": 1}},
            words("A self-draw of a bound player is paid by", "包家自摸付法", "包家自摸付法", "包の相手の自摸の支払い"),
            "SHANGHAI-37",
            labels={
                "alone": words("the bound player alone", "承包者一家", "承包者一家", "包の人のみ"),
                "with_others": words(
                    "the others too, a share each", "其余两家各付一份", "其餘兩家各付一份", "他の二人も一口ずつ"
                ),
            },
        ),
        Option(
            "hands",
            16,
            {16: {"hands": 16}, 8: {"hands": 8}, 32: {"hands": 32}},
            words("Hands of a match", "局数", "局數", "局数"),
            "SHANGHAI-46",
        ),
    ),
    texts={
        "ev-horse-lost": words("The fly is turned", "飞苍蝇：翻一张", "飛蒼蠅：翻一張", "飛蒼蠅を一枚めくる"),
        "prompt-eight-flowers": words(
            "All eight flowers: win now, or play on?",
            "八花齐：现在胡，还是打下去？",
            "八花齊：現在胡，還是打下去？",
            "八枚の花が揃いました：和了か、続行か？",
        ),
    },
)
