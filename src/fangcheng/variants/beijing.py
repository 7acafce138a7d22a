"""Beijing mahjong (北京麻将): all may follow and burn the dealer; three melds from one player bind the two."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset

RULESET = Ruleset(
    id="beijing",
    place=120,
    revision=1,
    prefix="BEIJING",
    name=words("Beijing", "北京麻将", "北京麻將", "北京麻雀"),
    about=words(
        "The dealer's first honour must be followed; four alike burn him. Three melds from one player bind the two.",
        "庄家首张打风箭，有的要跟打，四家同张烧庄。吃碰杠同一家三口互包，一条龙可抢暗杠。",
        "莊家首張打風箭，有的要跟打，四家同張燒莊。吃碰槓同一家三口互包，一條龍可搶暗槓。",
        "親の第一打の字牌は持つ者が合わせ打ち、四人同じなら焼荘。一人から三度鳴くと互いに責任払い。",
    ),
    region=words("Beijing", "北京", "北京", "北京"),
    spot=(6, 1),
    difficulty=3,
    combine="sum",  # BEIJING-40
    curve="doubling",
    rules={
        # Equipment
        1: {"tiles": "suits + honours", "seats": 4, "dice_count": 2, "joker_rule": "none", "flower_rule": "none"},
        2: {"stacks": [17, 17, 17, 17]},
        3: {"start_score": 25_000},
        # Set-up
        4: {"first_dealer_rule": "chance"},
        5: {"break_rule": "sum"},
        6: {"deal_rule": "jump"},
        7: {"reserve": 14, "reserve_first_kong": 0, "reserve_per_kong": 2},
        8: {"reserve_whole_stacks": True, "reserve_at": "tail_slides"},
        # Play
        10: {"claim_chi": "next", "recall_own": True},
        11: {"replacement_from": "tail"},
        18: {"swap_ban": "none"},
        19: {"pass_bars": "discards", "pass_counts": ["chance"], "pass_until": ["own_draw", "own_claim"]},
        20: {"ready_rule": "none"},
        51: {"claims_end": 0, "last_discard_pon": False},
        52: {"kong_last": 1},
        # Mutual liability
        29: {"bond_melds": 3},
        # Winning
        33: {"sets": 4, "forms": ["standard", "seven_pairs_alike", "thirteen_orphans"]},
        34: {"win_by_discard": True, "minimum": 0},
        36: {"rob_added": True},
        38: {"robbed_payers": "maker_for_all"},
        39: {"play_on": "never"},
        # Scoring
        "F-self_draw": {"option.robbing_is_self_draw": True},
        "F-concealed_hand": {"option.concealed_hand_drawn": True},
        "F-melded_hand": {"option.melded_hand_drawn": True, "option.added_kong_melded_hand": True},
        "F-earthly_hand": {"option.earthly_on": "first_draw"},
        40: {"base": 500, "share_fan.dealer": 1, "count_past_cap": True},
        44: {"kong_when": "never"},
        # Drawn hands
        45: {"draw_check": "nothing"},
        # Dealer and match
        46: {"dealer_rule": "stays_on_win", "draw_rule": "stays"},
        47: {"round_winds": "ESWN", "all_last_repeat": True},
        48: {"bust": False},
    },
    topics={  # rules that no setting stands for
        9: ("not-your-turn",),
        10: ("pon-tiles",),
        11: ("kong-tiles", "kong-fresh", "claimed-turn"),
        20: ("no-ready",),
        21: ("must-follow",),
        30: ("pays-bound",),
        40: ("step-sum", "step-cap", "step-curve", "step-total"),
        41: ("pays-discard", "pays-self-draw"),
        17: ("paid-fine", "paid-pot"),
    },
    prices={  # BEIJING-F-<pattern>
        "base": 1,
        "self_draw": 1,
        "concealed_hand": 1,
        "all_pungs": 1,
        "melded_hand": 1,
        "catch_five": 1,
        "pure_straight": 1,
        "half_flush": 1,
        "full_flush": 2,
        "seven_pairs": 1,
        "luxury_seven_pairs": 1,  # for the pairs, and again for each four alike: 2, 3, 4
        "thirteen_orphans": 4,
        "kong_bloom": 2,
        "last_tile_draw": 1,
        "heavenly_hand": 4,
        "earthly_hand": 4,
    },
    excludes={
        "full_flush": ("half_flush",),
        "seven_pairs": ("concealed_hand",),
        "luxury_seven_pairs": ("seven_pairs", "concealed_hand"),
        "thirteen_orphans": ("concealed_hand",),
        "kong_bloom": ("last_tile_draw",),
    },
    pattern_names={
        "base": words("Winning Hand", "平和", "平和", "和了"),
        "concealed_hand": words("Concealed Hand", "门清", "門清", "門前清"),
        "all_pungs": words("All Pungs", "对对和", "對對和", "対々和"),
        "melded_hand": words("Melded Hand", "大吊车", "大吊車", "裸単騎"),
        "catch_five": words("Catch the Five", "捉五魁", "捉五魁", "捉五魁"),
        "pure_straight": words("Pure Straight", "一条龙", "一條龍", "一気通貫"),
        "half_flush": words("Half Flush", "混一色", "混一色", "混一色"),
        "seven_pairs": words("Seven Pairs", "七对", "七對", "七対子"),
        "luxury_seven_pairs": words("Luxury Seven Pairs", "豪华七对", "豪華七對", "豪華七対子"),
        "thirteen_orphans": words("Thirteen Orphans", "十三幺", "十三么", "国士無双"),
        "kong_bloom": words("Kong Bloom", "杠上开花", "槓上開花", "嶺上開花"),
        "last_tile_draw": words("Last Tile Draw", "海底捞月", "海底撈月", "海底摸月"),
    },
    options=(
        Option(
            "burn",
            1000,
            {1000: {"burn": 1000}, False: {"burn": 0}, 500: {"burn": 500}, 2000: {"burn": 2000}},
            words("A burnt dealer pays each", "烧庄每家", "燒莊每家", "焼荘の支払い（一人につき）"),
            "BEIJING-26",
        ),
        Option(
            "follow_duty",
            "winds and dragons",
            {
                "winds and dragons": {"follow_duty": "honours"},
                "winds only": {"follow_duty": "winds"},
                False: {"follow_duty": "none"},
            },
            words("The dealer's first honour must be followed", "首张跟打", "首張跟打", "親の第一打の合わせ打ち"),
            "BEIJING-21",
            labels={
                "winds and dragons": words("winds and dragons", "风牌和箭牌", "風牌和箭牌", "風牌と三元牌"),
                "winds only": words("winds only", "只跟风牌", "只跟風牌", "風牌のみ"),
            },
        ),
        Option(
            "burn_chain",
            "doubled sum replaces",
            {
                "doubled sum replaces": {"burn_chain": "doubles"},
                "sums add up": {"burn_chain": "adds_up"},
            },
            words("Burnt again", "连烧", "連燒", "続けて焼荘"),
            "BEIJING-27",
            labels={
                "doubled sum replaces": words("the doubled sum", "只付加倍的一笔", "只付加倍的一筆", "倍額だけ"),
                "sums add up": words("all sums together", "各笔相加", "各筆相加", "合計"),
            },
        ),
        Option(
            "mutual_liability",
            "3 calls",
            {"3 calls": {"bonds": "all_points"}, False: {"bonds": "none"}},
            words("Mutual liability", "互包", "互包", "互いの責任払い"),
            "BEIJING-29",
            labels={"3 calls": words("after three melds from one player", "三口", "三口", "一人から三度鳴くと")},
        ),
        Option(
            "rob_concealed_by_straight",
            True,
            {True: {"rob_concealed": "pure_straight"}, False: {"rob_concealed": "nobody"}},
            words(
                "A straight robs a concealed kong",
                "一条龙抢暗杠",
                "一條龍搶暗槓",
                "一気通貫は暗槓を搶槓できる",
            ),
            "BEIJING-37",
        ),
        Option(
            "manual_table",
            False,
            {False: {"fine": 0}, True: {"fine": 1000}},
            words("Fines entered by the host", "主持人罚分", "主持人罰分", "主催者による罰金"),
            "BEIJING-50",
        ),
        Option(
            "multiple_winners",
            "all",
            {"all": {"winners": "all"}, "nearest only": {"winners": "nearest"}},
            words("Several winners", "一炮多响", "一炮多響", "複数和了"),
            "BEIJING-35",
            labels={
                "all": words("all win", "都和", "都和", "全員"),
                "nearest only": words("the nearest only", "只和最近一家", "只和最近一家", "最も近い一人"),
            },
        ),
        Option(
            "discard_pays",
            "discarder alone",
            {
                "discarder alone": {"discard_payers": "discarder", "share_times.discarder": 0},
                "all three pay, discarder double": {"discard_payers": "all", "share_times.discarder": 2},
            },
            words("A discard is paid by", "点炮付法", "點炮付法", "放銃の支払い"),
            "BEIJING-41",
            labels={
                "discarder alone": words("the discarder alone", "点炮一家付", "點炮一家付", "放銃者のみ"),
                "all three pay, discarder double": words(
                    "all three, the discarder double", "三家付，点炮加倍", "三家付，點炮加倍", "三人、放銃者は倍"
                ),
            },
        ),
        Option(
            "cap_fan",
            7,
            {7: {"cap": 7}, 5: {"cap": 5}, 6: {"cap": 6}, "none": {"cap": "none"}},
            words("Most fan paid", "封顶番数", "封頂番數", "上限の番"),
            "BEIJING-40",
        ),
        Option(
            "circles",
            1,
            {1: {"rounds": 1}, 2: {"rounds": 2}, 4: {"rounds": 4}},
            words("Circles of a match", "圈数", "圈數", "周数"),
            "BEIJING-47",
        ),
    ),
)
