"""Guangdong folk mahjong (广东麻将 · 民间规则): no chow, five hands, eight flowers, stakes called as three numbers."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset
from fangcheng.rules.settings import Settings

KONGS = {"kong_pay.open": 1, "kong_pay.added": 1, "kong_pay.concealed": 1}
HANDS = {  # GUANGDONG_FOLK-24, GUANGDONG_FOLK-30: multiples of the chicken
    "price.chicken_hand": 1,
    "price.half_flush": 2,
    "price.all_pungs": 3,
    "price.full_flush": 5,
    "price.mixed_all_pungs": 5,
    "price.all_terminals_and_honors": 5,
    "price.pure_all_pungs": 8,
    "price.all_honors": 10,
    "price.thirteen_orphans": 10,
}


FREE = {"stakes": "free"}


def called(flower: int, kong: int, chicken: int) -> Settings:
    """Return what stakes called as three numbers set."""
    hands = {key: chicken * multiple for key, multiple in HANDS.items()}
    return {"price.flower": flower, **dict.fromkeys(KONGS, kong), **hands}


RULESET = Ruleset(
    id="guangdong_folk",
    place=246,
    revision=1,
    prefix="GUANGDONG_FOLK",
    name=words("Guangdong Folk", "广东民间麻将", "廣東民間麻將", "広東民間麻雀"),
    about=words(
        "The home game of Guangdong: no chow, five hands, flowers and kongs paid; the bigger hand goes first.",
        "广东人家里的打法：不吃牌，五种胡，花和杠都算钱，大牌截小牌，可买马。",
        "廣東人家裡的打法：不吃牌，五種胡，花和槓都算錢，大牌截小牌，可買馬。",
        "広東の家庭の麻雀。チーなし、手は五種、花と槓にも点があり、大きな手が先に和了る。",
    ),
    region=words("Guangdong", "广东", "廣東", "広東"),
    spot=(6, 6),
    difficulty=1,
    rules={
        # Equipment
        1: {"tiles": "suits + honours + flowers"},
        2: {"seats": 4, "dice_count": 3},
        4: {"start_score": 0, "base": 1},
        # Set-up
        5: {"seat_draw": "wind_tiles", "first_dealer_rule": "east"},
        6: {"stacks": [18, 18, 18, 18]},
        7: {"break_rule": "sum"},
        8: {"deal_rule": "jump"},
        9: {"flower_rule": "in_rounds", "replacement_from": "tail"},
        10: {"reserve": 0},
        # Play
        11: {"recall_own": True},
        13: {"kong_last": 1},
        16: {
            "winners": "highest_class",
            "rank.half_flush": 2,
            "rank.all_pungs": 3,
            "rank.full_flush": 5,
            "rank.mixed_all_pungs": 5,
            "rank.all_terminals_and_honors": 5,
            "rank.pure_all_pungs": 8,
            "rank.all_honors": 10,
            "rank.thirteen_orphans": 10,
        },
        18: {"rob_added": True, "rob_concealed": "nobody", "robbed_payers": "maker_for_all"},
        19: {"pass_bars": "discards", "pass_counts": ["chance"], "pass_until": ["own_draw", "own_claim"]},
        20: {"claims_end": 0, "last_discard_pon": False},
        45: {"flower_last": "ends_hand"},
        # Winning
        15: {"win_by_discard": True},
        21: {"sets": 4, "forms": ["standard", "thirteen_orphans"], "ready_rule": "none"},
        23: {"play_on": "never"},
        # Scoring
        26: {"discard_payers": "discarder"},
        27: {
            "kong_when": "at_once",
            "open_kong_payers": "everybody",
            "added_kong_payers": "everybody",
            "late_added_kong": True,
        },
        31: {"liable_wins": "self_draws"},
        # Horses
        34: {"horse_hits": "numbers_and_honours"},
        # Drawn hands
        40: {"draw_check": "nothing"},
        41: {"draw_rule": "stays"},
        43: {"all_last_repeat": True},
    },
    topics={  # rules that no setting stands for
        11: ("not-your-turn",),
        12: ("pon-tiles",),
        13: ("kong-tiles", "kong-fresh", "claimed-turn"),
        21: ("no-ready",),
        22: ("no-seven-pairs",),
        24: ("step-sum",),
        25: ("step-added-last", "step-total"),
        26: ("pays-discard", "pays-self-draw"),
        31: ("pays-liable",),
        27: ("paid-open_kong", "paid-added_kong", "paid-concealed_kong"),
        38: ("paid-horses",),
    },
    combine="best_row",  # GUANGDONG_FOLK-24
    parts={"chicken_hand": "otherwise", "flower": "flat"},  # GUANGDONG_FOLK-25
    prices={  # GUANGDONG_FOLK-F-<pattern>, at stakes 1-2-3
        "chicken_hand": 3,
        "half_flush": 6,
        "full_flush": 15,
        "pure_all_pungs": 24,
        "thirteen_orphans": 30,
        "flower": 1,
    },
    pattern_rules=dict.fromkeys(
        ("all_pungs", "mixed_all_pungs", "all_honors", "all_terminals_and_honors"), "GUANGDONG_FOLK-30"
    ),
    pattern_names={
        "chicken_hand": words("Chicken Hand", "鸡胡", "雞胡", "鶏和"),
        "half_flush": words("Half Flush", "杂色", "雜色", "混一色"),
        "pure_all_pungs": words("Big Brother", "大哥", "大哥", "清一色対々和"),
        "thirteen_orphans": words("Thirteen Orphans", "十三幺", "十三么", "国士無双"),
        "all_pungs": words("All Pungs", "碰碰胡", "碰碰胡", "対々和"),
        "mixed_all_pungs": words("Half Flush All Pungs", "杂碰", "雜碰", "混一色対々和"),
        "all_terminals_and_honors": words("Terminals and Honors All Pungs", "混幺九", "混么九", "混老頭"),
    },
    options=(
        Option(
            "flower_stake",
            1,
            text=words("Free stakes: each flower", "自定底分：每张花", "自訂底分：每張花", "自由な点：花一枚"),
            rule="GUANGDONG_FOLK-3",
            low=0,
            high=100,
            scales={"price.flower": 1},
            where=FREE,
        ),
        Option(
            "kong_stake",
            2,
            text=words("Free stakes: each kong", "自定底分：每个杠", "自訂底分：每個槓", "自由な点：槓一つ"),
            rule="GUANGDONG_FOLK-3",
            low=0,
            high=100,
            scales=KONGS,
            where=FREE,
        ),
        Option(
            "chicken_stake",
            3,
            text=words("Free stakes: a chicken hand", "自定底分：鸡胡", "自訂底分：雞胡", "自由な点：鶏和"),
            rule="GUANGDONG_FOLK-3",
            low=1,
            high=100,
            scales=HANDS,
            where=FREE,
        ),
        Option(
            "stakes",
            "1-2-3",
            {"1-2-3": called(1, 2, 3), "5-5-5": called(5, 5, 5), "10-20-30": called(10, 20, 30), "free": {}},
            words("Stakes: flower, kong, chicken", "花、杠、鸡", "花、槓、雞", "花・槓・鶏の点"),
            "GUANGDONG_FOLK-3",
            labels={
                "1-2-3": words("1-2-3", "一二三", "一二三", "1-2-3"),
                "5-5-5": words("5-5-5", "三个五", "三個五", "5-5-5"),
                "10-20-30": words("10-20-30", "十二十三十", "十二十三十", "10-20-30"),
                "free": words("free", "自定", "自訂", "自由"),
            },
        ),
        Option(
            "chi",
            False,
            {False: {"claim_chi": "nobody"}, True: {"claim_chi": "next"}},
            words("Chow", "可以吃牌", "可以吃牌", "チー"),
            "GUANGDONG_FOLK-12",
        ),
        Option(
            "dealer",
            "winner",
            {"winner": {"dealer_rule": "first_winner"}, "rotate": {"dealer_rule": "stays_on_win"}},
            words("Who deals next", "谁做庄", "誰做莊", "次の親"),
            "GUANGDONG_FOLK-42",
            labels={
                "winner": words("the winner", "谁胡谁庄", "誰胡誰莊", "和了した人"),
                "rotate": words("in turn", "轮庄", "輪莊", "順番"),
            },
        ),
        Option(
            "horses",
            False,
            {
                False: {"bet_kind": "none", "bet_max": 0, "bought_horses": 0},
                True: {"bet_kind": "named", "bet_max": 1, "bought_horses": 1, "reserve_at": "fixed"},
            },
            words("Horses may be bought", "买马", "買馬", "馬を買える"),
            "GUANGDONG_FOLK-33",
        ),
        Option(
            "flowers_on_chicken",
            True,
            {True: {}, False: {"part.flower": "beside"}},
            words("A chicken hand collects flowers", "鸡胡收花", "雞胡收花", "鶏和にも花の点"),
            "GUANGDONG_FOLK-29",
        ),
        Option(
            "pungs",
            False,
            {
                False: {
                    "price.all_pungs": 0,
                    "price.mixed_all_pungs": 0,
                    "price.all_terminals_and_honors": 0,
                    "price.all_honors": 0,
                },
                True: {},
            },
            words("Hands of pungs count more", "碰碰胡加倍", "碰碰胡加倍", "対々和なども数える"),
            "GUANGDONG_FOLK-30",
        ),
        Option(
            "nine_down",
            False,
            {False: {"liability.third_pure_pung": False}, True: {"liability.third_pure_pung": True}},
            words(
                "Who feeds nine tiles of a suit pays a big brother for all", "包九张", "包九張", "一色九枚を鳴かせた包"
            ),
            "GUANGDONG_FOLK-31",
        ),
        Option(
            "match",
            "16 hands",
            {
                "16 hands": {"hands": 16},
                "8 hands": {"hands": 8},
                "4 rounds": {"rounds": 4, "dealer_rule": "stays_on_win"},
            },
            words("Length of a match", "一场长度", "一場長度", "試合の長さ"),
            "GUANGDONG_FOLK-43",
            labels={
                "16 hands": words("16 hands", "十六局", "十六局", "十六局"),
                "8 hands": words("8 hands", "八局", "八局", "八局"),
                "4 rounds": words("4 rounds, dealing in turn", "四圈，轮庄", "四圈，輪莊", "四圏、順番に親"),
            },
        ),
    ),
    texts={
        "prompt-stakes": words(
            "Do you buy a horse? You share the luck of whom its number points at.",
            "买马吗？马牌指到谁，你就跟谁同输赢。",
            "買馬嗎？馬牌指到誰，你就跟誰同輸贏。",
            "馬を買いますか？馬の数字が指す人と勝ち負けを共にします。",
        ),
        "choice-stake": words("Buy a horse", "买一匹马", "買一匹馬", "馬を買う"),
        "choice-no-stake": words("No horse", "不买", "不買", "買わない"),
        "flag-stakes": words("Horse", "买马", "買馬", "馬"),
    },
)
