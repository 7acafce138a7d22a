"""Shanxi mahjong, counting points (山西扣点): a win costs the number on its tile; only who has declared ready wins."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset

RULESET = Ruleset(
    id="shanxi",
    place=160,
    revision=1,
    prefix="SHANXI",
    name=words("Shanxi, Counting Points", "山西扣点", "山西扣點", "山西扣点麻雀"),
    about=words(
        "Declare ready with a tile face down; a win costs its number. Who discards undeclared pays for all.",
        "扣牌报听才能和，和几点算几点。没报听的点炮，一家包全部。",
        "扣牌報聽才能和，和幾點算幾點。沒報聽的點炮，一家包全部。",
        "牌を伏せて宣言した者だけが和了できる。和了牌の数が点数。宣言せずに放銃すると全員分を払う。",
    ),
    region=words("Shanxi", "山西", "山西", "山西"),
    spot=(5, 2),
    difficulty=3,
    combine="sum",
    parts=dict.fromkeys(
        ("pure_straight", "seven_pairs", "luxury_seven_pairs", "thirteen_orphans"), "best"
    ),  # SHANXI-24
    rules={
        # Equipment
        1: {"tiles": "suits + honours", "flower_rule": "none"},
        2: {"seats": 4, "dice_count": 2, "start_score": 0},
        3: {"add_number": True, "kong_worth": "number"},
        # Set-up
        4: {"seat_draw": "wind_tiles", "first_dealer_rule": "east"},
        5: {"stacks": [17, 17, 17, 17], "break_rule": "smaller"},
        6: {"deal_rule": "jump"},
        7: {"reserve": 14, "reserve_at": "tail_slides", "reserve_whole_stacks": True},
        # Play
        9: {"claim_chi": "nobody", "swap_ban": "none", "recall_own": True},
        10: {"replacement_from": "tail"},
        11: {"pung_pass_ban": True, "pung_pass_draw": True},
        12: {"kong_last": 1},
        13: {"robbed_payers": "as_discard"},
        # Ready declaration
        14: {"ready_needed": True},
        15: {"ready_rule": "declared", "ready_means": "shape", "own_four": "no_wait"},
        16: {"ready_number": 6},
        18: {"ready_kong": "still_ready"},
        19: {"ready_must_win": True, "pass_bars": "nothing"},
        # Winning
        20: {"sets": 4, "forms": ["standard", "seven_pairs_alike", "thirteen_orphans"]},
        23: {"win_by_discard": True, "winners": "nearest", "play_on": "never"},
        # Scoring
        "F-luxury_seven_pairs": {"option.luxury_pairs": "by_winning_tile"},
        24: {"base": 1, "cap": "none", "unit": 1},
        27: {"share_times.self_draw": 2},
        28: {
            "kong_pay.open": 1,
            "kong_pay.added": 1,
            "kong_pay.concealed": 2,
            "open_kong_payers": "everybody",
            "added_kong_payers": "everybody",
            "late_added_kong": True,
        },
        30: {"kong_when": "with_a_win"},
        # Drawn hands
        31: {"claims_end": 0, "draw_check": "nothing"},
        # Dealer and match
        32: {"dealer_rule": "stays_on_win"},
        35: {"round_winds": "ESWN", "all_last_repeat": True},
        36: {"table_points": True},
    },
    topics={  # rules that no setting stands for
        8: ("not-your-turn",),
        9: ("pon-tiles",),
        10: ("kong-tiles", "kong-fresh", "claimed-turn"),
        17: ("ready-unseen",),
        18: ("ready-lock", "ready-claim"),
        20: ("not-ready", "ready-discard"),
        24: ("step-sum", "step-total"),
        3: ("step-added-last",),
        25: ("pays-discard", "share-dealer"),
        26: ("pays-for-all",),
        27: ("pays-self-draw",),
    },
    prices={  # SHANXI-F-<pattern>
        "plain": 0,
        "pure_straight": 20,
        "full_flush": 20,
        "seven_pairs": 20,
        "luxury_seven_pairs": 40,
        "thirteen_orphans": 60,
    },
    pattern_names={
        "plain": words("Basic Win", "平和", "平和", "平和了"),
        "pure_straight": words("Pure Straight", "一条龙", "一條龍", "一気通貫"),
        "full_flush": words("Full Flush", "清一色", "清一色", "清一色"),
        "seven_pairs": words("Seven Pairs", "七对", "七對", "七対子"),
        "luxury_seven_pairs": words("Luxury Seven Pairs", "豪华七对", "豪華七對", "豪華七対"),
        "thirteen_orphans": words("Thirteen Orphans", "十三幺", "十三么", "国士無双"),
    },
    options=(
        Option(
            "discard_min",
            6,
            {6: {"discard_number": 6}, 1: {"discard_number": 1}, 3: {"discard_number": 3}},
            words("Lowest number won on a discard", "点炮最小点数", "點炮最小點數", "出和了できる最小の数"),
            "SHANXI-21",
        ),
        Option(
            "self_draw_min",
            3,
            {3: {"self_draw_number": 3}, 1: {"self_draw_number": 1}},
            words("Lowest number won by self-draw", "自摸最小点数", "自摸最小點數", "自摸和了できる最小の数"),
            "SHANXI-22",
        ),
        Option(
            "dealer_points",
            5,
            {5: {"share_points.dealer": 5}, 0: {"share_points.dealer": 0}, 10: {"share_points.dealer": 10}},
            words("The dealer's part", "庄分", "莊分", "親の加算"),
            "SHANXI-25",
        ),
        Option(
            "declare_face_down",
            True,
            {True: {"ready_face_down": True}, False: {"ready_face_down": False}},
            words("The declaring tile lies face down", "报听扣牌", "報聽扣牌", "宣言牌を伏せる"),
            "SHANXI-15",
        ),
        Option(
            "cover_all",
            "undeclared",
            {
                "undeclared": {"discard_payers": "unready_for_all", "kong_cover": True},
                "never": {"discard_payers": "all", "kong_cover": False},
            },
            words("An undeclared discarder pays for all", "未报听点炮包三家", "未報聽點炮包三家", "宣言なしの放銃"),
            "SHANXI-26",
            labels={
                "undeclared": words("pays for all", "一家包", "一家包", "全員分を払う"),
                "never": words("pays his share", "各付各", "各付各", "自分の分だけ払う"),
            },
        ),
        Option(
            "robbing",
            False,
            {False: {"rob_added": False}, True: {"rob_added": True}},
            words("Robbing a kong", "抢杠", "搶槓", "槍槓"),
            "SHANXI-13",
        ),
        Option(
            "dealer_after_draw",
            "kong_passes",
            {"kong_passes": {"draw_rule": "stays_without_kong"}, "stays": {"draw_rule": "stays"}},
            words("The dealer after a drawn hand", "荒庄后的庄家", "荒莊後的莊家", "流局後の親"),
            "SHANXI-33",
            labels={
                "kong_passes": words("passes if a kong was made", "有杠下庄", "有槓下莊", "槓があれば流れる"),
                "stays": words("stays", "连庄", "連莊", "連荘"),
            },
        ),
        Option(
            "circles",
            1,
            {1: {"rounds": 1}, 2: {"rounds": 2}, 4: {"rounds": 4}},
            words("Circles of a match", "圈数", "圈數", "周数"),
            "SHANXI-35",
        ),
    ),
)
