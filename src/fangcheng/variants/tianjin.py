"""Tianjin mahjong (天津麻将): two kinds of joker, self-drawn wins only, a dealer who sits and players who pull."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset

RULESET = Ruleset(
    id="tianjin",
    place=60,
    revision=1,
    prefix="TIANJIN",
    name=words("Tianjin", "天津麻将", "天津麻將", "天津麻雀"),
    about=words(
        "Seven jokers, no chi, wins by self-draw only. The dealer may sit, the others pull: payments multiply.",
        "七张混儿，不吃牌，只许自摸。坐庄、拉庄，输赢加倍。",
        "七張混兒，不吃牌，只許自摸。坐莊、拉莊，輸贏加倍。",
        "混児は七枚、チーなし、ツモ和了のみ。坐荘と拉荘で支払いが倍になる。",
    ),
    region=words("Tianjin", "天津", "天津", "天津"),
    spot=(7, 2),
    difficulty=3,
    rules={
        # Equipment
        1: {"tiles": "suits + honours", "seats": 4, "dice_count": 2},
        2: {"stacks": [17, 17, 17, 17]},
        3: {"start_score": 0},
        # Set-up
        4: {"first_dealer_rule": "chance"},
        5: {"leave_rule": "ends_match"},
        8: {"break_rule": "own"},
        10: {"deal_rule": "jump"},
        12: {"joker_rule": "turned_and_next"},  # and TIANJIN-11
        # Play
        17: {"claim_chi": "nobody"},
        18: {"recall_own": True},
        26: {"kong_last": 1},
        31: {"pass_bars": "nothing"},
        32: {"rob_added": False},
        # Winning
        33: {"sets": 4, "forms": ["standard"]},
        34: {"win_by_discard": False},
        36: {"minimum": 2},
        37: {"play_on": "never"},
        # Scoring
        39: {"method": "terms"},
        "F-kong_bloom": {"option.bloom_any_kong": True},
        41: {"cap": "none"},
        43: {"base": 1},
        44: {"kong_pay.open": 1, "kong_pay.added": 1, "kong_pay.concealed": 2, "open_kong_payers": "everybody"},
        45: {"kong_when": "at_the_end"},
        # Dealer and match
        49: {"dealer_rule": "stays_on_win", "draw_rule": "stays", "all_last_repeat": True},
    },
    topics={  # rules that no setting stands for
        6: ("choose-sit",),
        15: ("not-your-turn",),
        18: ("pon-tiles",),
        20: ("joker-claim",),
        23: ("kong-tiles", "kong-fresh"),
        28: ("no-ready",),
        29: ("joker-discarded",),
        34: ("claimed-turn",),
        48: ("claims-end",),
    },
    prices={  # TIANJIN-F-<pattern>: three base terms, then multipliers
        "plain_hand": 1,
        "catch_five": 3,
        "pure_straight": 4,
        "joker_suit_straight": 2,
        "joker_wait": 2,
        "double_joker_wait": 2,
        "no_joker": 2,
        "kong_bloom": 2,
        "heavenly_hand": 4,
    },
    pattern_names={
        "pure_straight": {"zh-Hans": "龙", "zh-Hant": "龍"},
        "kong_bloom": {"en": "Kong Bloom", "zh-Hans": "杠开", "zh-Hant": "槓開"},
    },
    options=(
        Option(
            "sit_pull",
            True,
            {True: {"bet_kind": "sit_and_pull"}, False: {"bet_kind": "none"}},
            words("Sitting and pulling", "坐庄拉庄", "坐莊拉莊", "坐荘・拉荘"),
            "TIANJIN-42",
        ),
        Option(
            "max_pull",
            2,
            {2: {"bet_max": 2}, 1: {"bet_max": 1}, 0: {"bet_max": 0}},
            words("Most pulls", "最多拉庄", "最多拉莊", "拉荘の上限"),
            "TIANJIN-7",
        ),
        Option(
            "gold_kong",
            8,
            {
                8: {"joker_kong": True, "kong_pay.special": 8},
                4: {"joker_kong": True, "kong_pay.special": 4},
                False: {"joker_kong": False, "kong_pay.special": 0},
            },
            words("Gold kong", "金杠", "金槓", "金槓"),
            "TIANJIN-44",
        ),
        Option(
            "follow",
            1,
            {1: {"follow": 1}, 2: {"follow": 2}, False: {"follow": 0}},
            words("Follow", "铲", "鏟", "鏟（四枚連打）"),
            "TIANJIN-46",
        ),
        Option(
            "heavenly_hand",
            "x4",
            {
                "x4": {"price.heavenly_hand": 4, "option.heavenly_flat": 0},
                "flat 28": {"price.heavenly_hand": 4, "option.heavenly_flat": 28},
                False: {"price.heavenly_hand": 0, "option.heavenly_flat": 0},
            },
            words("Heavenly hand", "天和", "天和", "天和"),
            "TIANJIN-F-heavenly_hand",
        ),
        Option(
            "joker_wait_wins",
            True,
            {True: {"option.joker_wait_wins": True}, False: {"option.joker_wait_wins": False}},
            words("A joker wait alone wins", "混吊可和", "混吊可和", "混吊のみで和了"),
            "TIANJIN-36",
        ),
        Option(
            "reserve",
            0,
            {0: {"reserve": 0}, 14: {"reserve": 14}},
            words("Tiles never drawn", "留牌", "留牌", "残し牌"),
            "TIANJIN-14",
        ),
        Option(
            "circles",
            1,
            {1: {"rounds": 1}, 2: {"rounds": 2}, 4: {"rounds": 4}},
            words("Circles", "圈数", "圈數", "圏数"),
            "TIANJIN-50",
        ),
    ),
    texts={
        "joker-claim": words("Jokers are never claimed.", "混儿不能吃碰杠。", "混兒不能吃碰槓。", "混児は鳴けません。")
    },
)
