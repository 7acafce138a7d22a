"""Wuhan mahjong (武汉麻将): Reds and wild tiles are konged one by one, and factors of winner and payer multiply."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset

SHAPES = ("all_pungs", "all_258", "full_flush", "all_honors", "melded_hand")  # take any pair, WUHAN-18
MOMENTS = ("kong_bloom", "last_tiles", "robbing_kong")

RULESET = Ruleset(
    id="wuhan",
    place=270,
    revision=1,
    prefix="WUHAN",
    name=words("Wuhan", "武汉麻将", "武漢麻將", "武漢麻雀"),
    about=words(
        "Reds and wild tiles are konged one by one. A win must be open; what winner and payer have laid multiplies.",
        "红中、赖子单张开杠，不开口不能胡；输赢按双方开口和杠的倍数相乘，一炮三家付。",
        "紅中、賴子單張開槓，不開口不能胡；輸贏按雙方開口和槓的倍數相乘，一炮三家付。",
        "中と万能牌は一枚ずつ槓にする。鳴かなければ和了できず、双方が晒したものの倍率を掛け合わせる。",
    ),
    region=words("Hubei", "湖北", "湖北", "湖北"),
    spot=(5, 4),
    difficulty=4,
    combine="sum",
    parts={
        **dict.fromkeys(("small_win", *SHAPES), "key"),
        "hard_win": "times",
        "own_wild": "times",
    },
    rules={
        # Equipment
        1: {"tiles": "suits + honours", "seats": 4, "dice_count": 2, "start_score": 0, "flower_rule": "none"},
        # Set-up
        2: {"stacks": [17, 17, 17, 17], "break_rule": "sum", "deal_rule": "jump"},
        3: {"joker_rule": "after_turned", "joker_copies": "any"},
        4: {"joker_cycle": "without_red"},
        5: {"draw_only_tail": 4},
        # Play
        6: {"claim_chi": "next", "recall_own": True},
        7: {"single_kongs": ["red", "wild"]},
        8: {"replacement_from": "tail", "joker_kong": False, "hide_concealed_kong": False},
        10: {"winners": "nearest", "win_by_discard": True, "play_on": "never"},
        11: {"rob_added": True, "rob_concealed": "nobody"},
        12: {"pass_bars": "discards", "pass_counts": ["chance"], "pass_until": ["own_draw"]},
        38: {"swap_ban": "none"},
        39: {"kong_after_claim": False},
        41: {"claims_end": 0, "last_discard_pon": False},
        42: {"ready_rule": "none"},
        45: {"kong_last": 5},
        46: {"first_dealer_rule": "chance"},
        # Winning
        13: {"demand_opened": ["opened"]},
        15: {"small_jokers": 1},
        16: {"keyed": "always"},
        19: {"sets": 4, "forms": ["standard", "all_258", "honours_alone"], "lone_joker_draws": True},
        "F-all_258": {"option.all_258_any": True},
        "F-all_from_others": {"option.added_kong_melded_hand": True},
        # Scoring
        22: {"own_factors": "opened"},
        27: {"payer_cap": 300},
        28: {"min_payment": 0},
        # Drawn hands
        33: {"draw_check": "factors"},
        # Dealer and match
        35: {"dealer_rule": "first_winner", "draw_rule": "stays"},
    },
    topics={  # rules that no setting stands for
        6: ("pon-tiles",),
        7: ("joker-claim",),
        8: ("kong-tiles",),
        14: ("holds-kong-tile",),
        16: ("lacks-key",),
        19: ("no-shape",),
        38: ("not-your-turn", "claimed-turn"),
        42: ("no-ready",),
        45: ("kong-fresh",),
        21: ("step-sum", "step-total"),
        23: ("factor-self_draw",),
        24: ("factor-discarder",),
        25: ("factor-dealer",),
        26: ("pays-discard", "pays-self-draw"),
        28: ("below-minimum",),
        29: ("pays-for-all",),
        31: ("pays-liable",),
    },
    prices={
        "small_win": 1,
        **dict.fromkeys((*SHAPES, *MOMENTS), 10),
        "hard_win": 2,
    },
    excludes=dict.fromkeys((*SHAPES, *MOMENTS), ("small_win",)),
    pattern_rules={
        "all_honors": "WUHAN-F-all_winds",
        "melded_hand": "WUHAN-F-all_from_others",
        "own_wild": "WUHAN-43",
    },
    pattern_names={
        "small_win": words("Small Win", "屁胡", "屁胡", "小さな和了"),
        "all_pungs": words("All Pungs", "碰碰胡", "碰碰胡", "対々和"),
        "all_258": words("All 2-5-8", "将一色", "將一色", "全二五八"),
        "full_flush": words("Full Flush", "清一色", "清一色", "清一色"),
        "all_honors": words("All Honours", "风一色", "風一色", "字一色"),
        "melded_hand": words("All from Others", "全求人", "全求人", "裸単騎"),
        "kong_bloom": words("Kong Bloom", "杠开", "槓開", "嶺上開花"),
        "last_tiles": words("Last Tile Draw", "海底捞", "海底撈", "海底"),
        "robbing_kong": words("Robbing the Kong", "抢杠", "搶槓", "槍槓"),
        "hard_win": words("No Wild Tile Used", "硬胡", "硬胡", "万能牌なし"),
        "own_wild": words("Wild Tile as Itself", "原赖", "原賴", "本来の万能牌"),
    },
    options=(
        Option(
            "open_mode",
            "open",
            {
                "open": {"own_factors": "opened", "payer_cap_more": 100},
                "each": {"own_factors": "each", "payer_cap_more": 200},
            },
            words("Opening", "开口", "開口", "鳴きの倍率"),
            "WUHAN-22",
            labels={
                "open": words("doubles once", "开口翻", "開口翻", "一度だけ倍"),
                "each": words("doubles for each meld", "口口翻", "口口翻", "面子ごとに倍"),
            },
        ),
        Option(
            "green_kong",
            False,
            {False: {}, True: {"single_kongs.green": True}},
            words("Green is konged like Red", "发财杠", "發財槓", "發も一枚で槓"),
            "WUHAN-7",
            group="play",
        ),
        Option(
            "pizi_kong",
            False,
            {False: {}, True: {"single_kongs.turned": True}},
            words("Tiles like the turned one may be konged", "皮子杠", "皮子槓", "めくった牌も一枚で槓"),
            "WUHAN-7",
            group="play",
        ),
        Option(
            "min_win",
            0,
            {least: {"min_payment": least} for least in (0, 16, 32, 64)},
            words("Dearest payment at least", "起胡", "起胡", "最低の支払い"),
            "WUHAN-28",
        ),
        Option(
            "cap",
            300,
            {cap: {"payer_cap": cap} for cap in (300, 500, 800)},
            words("Most a player pays", "封顶", "封頂", "支払いの上限"),
            "WUHAN-27",
        ),
        Option(
            "concealed_kong_opens",
            False,
            {False: {}, True: {"option.concealed_kong_opens": True}},
            words("A concealed kong opens the hand", "暗杠算开口", "暗槓算開口", "暗槓も鳴きとする"),
            "WUHAN-9",
        ),
        Option(
            "original_wild",
            False,
            {False: {}, True: {"price.own_wild": 2}},
            words("Wild tiles as themselves double", "原赖加番", "原賴加番", "本来の万能牌は倍"),
            "WUHAN-43",
        ),
        Option(
            "hands",
            8,
            {4: {"hands": 4}, 8: {"hands": 8}, 16: {"hands": 16}},
            words("Hands of a match", "局数", "局數", "局数"),
            "WUHAN-36",
        ),
    ),
    texts={
        "word-flower": words("Kong!", "杠！", "槓！", "カン！"),
        "joker-claim": words(
            "A wild tile is neither claimed nor won on.",
            "赖子不能吃碰，也不能点炮胡。",
            "賴子不能吃碰，也不能點炮胡。",
            "万能牌は鳴けず、ロンもできません。",
        ),
        "lacks-key": words(
            "A small hand needs a pair of 2, 5 or 8, won by chance too.",
            "屁胡要2、5、8做将，杠开、海底捞、抢杠也一样。",
            "屁胡要2、5、8做將，槓開、海底撈、搶槓也一樣。",
            "小さな手の雀頭は2・5・8に限ります。嶺上開花・海底・槍槓でも同じです。",
        ),
        "wait-lacks-key": words("the pair is no 2, 5 or 8", "将不是2、5、8", "將不是2、5、8", "雀頭が2・5・8でない"),
        "below-minimum": words(
            "Nobody would pay {minimum} for it.",
            "没有一家付到{minimum}分，不够起胡。",
            "沒有一家付到{minimum}分，不夠起胡。",
            "{minimum}点を払う人がいないので和了できません。",
        ),
        "wait-below-minimum": words(
            "nobody pays {minimum}", "不够起胡{minimum}分", "不夠起胡{minimum}分", "{minimum}点に届かない"
        ),
    },
)
