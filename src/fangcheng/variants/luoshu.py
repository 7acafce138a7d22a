"""Luoshu mahjong (洛书麻将): three numbers that add up to 15 are a set, heads are the pair, a call is staked on."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset

SUMS = ("159", "168", "249", "258", "267", "348", "357", "456", "177", "339", "366", "447", "555")
SETS = (*(f"sum_{one}" for one in SUMS), "head_triplet", "head_kong")

RULESET = Ruleset(
    id="luoshu",
    place=320,
    revision=1,
    prefix="LUOSHU",
    name=words("Luoshu", "洛书麻将", "洛書麻將", "洛書麻雀"),
    about=words(
        "The oldest game: three numbers of a suit that add up to 15 are a set, the pair is of flowers, winds or red. "
        "Who calls ready stakes chips.",
        "最古的玩法：同花色三张合十五成一组，将只用花风中。叫听押注，胡了赢几、输了赔几。",
        "最古的玩法：同花色三張合十五成一組，將只用花風中。叫聽押注，胡了贏幾、輸了賠幾。",
        "最古の遊び方。同じ色の三枚で合計15が一組、雀頭は花・風・中のみ。聴牌を宣言して点棒を賭ける。",
    ),
    region=words("Ancient", "古代", "古代", "古代"),
    spot=(5, 3),
    difficulty=2,
    combine="sum",  # LUOSHU-34
    parts=dict.fromkeys(SETS, "named"),
    rules={
        # Equipment
        1: {"tiles": "suits + winds + 7z + heads"},
        3: {"dice_count": 3},
        4: {"start_score": 100},
        # Set-up
        5: {"seats": 4, "first_dealer_rule": "chance"},
        7: {"stacks": [18, 18, 18, 18]},
        8: {"break_rule": "sum"},
        9: {"deal_rule": "jump"},
        10: {"flower_rule": "none"},
        # Play
        12: {"claim_chi": "next"},
        15: {"replacement_from": "tail"},
        16: {"kong_last": 1},
        17: {"rob_added": True},
        18: {"swap_ban": "same_after_chow", "recall_own": True},
        19: {"winners": "nearest"},
        20: {"claims_end": 0, "reserve": 0, "reserve_at": "fixed"},
        # Calling ready and staking
        21: {"ready_rule": "declared", "ready_stake": 10, "ready_means": "shape"},
        22: {"ready_needed": True, "ready_dealt": True},
        23: {"ready_kong": "same_waits"},
        25: {"pass_bars": "discards", "pass_counts": ["chance"], "pass_until": ["own_draw"]},
        # Winning
        26: {"sets": 4},
        27: {"forms": ["sum_sets"]},
        30: {"win_by_discard": True, "play_on": "never"},
        # Scoring
        32: {"base": 1, "discard_payers": "discarder", "robbed_payers": "as_discard"},
        34: {"kong_when": "never", "cap": "none"},
        # Drawn hands
        35: {"draw_check": "nothing"},
        # Dealer and match
        36: {"dealer_rule": "stays_on_win", "draw_rule": "stays"},
        37: {"round_winds": "ESWN", "all_last_repeat": True},
    },
    topics={  # rules that no setting stands for
        11: ("not-your-turn",),
        13: ("pon-tiles", "choose-heads", "heads-first"),
        15: ("kong-tiles", "head-tiles"),
        16: ("kong-fresh", "claimed-turn"),
        12: ("sum-tiles", "chi-tiles"),
        21: ("not-ready", "choose-ready-stake", "stake-first"),
        23: ("ready-lock", "ready-claim", "kong-ready"),
        24: ("ready-twice",),
        32: ("pays-discard", "pays-self-draw", "step-sum", "step-total"),
        26: ("no-shape",),
        29: ("head-once",),
        38: ("ready-discard",),
        33: ("paid-lost_stake",),
    },
    prices={  # LUOSHU-F-<pattern>: sets are told and worth nothing, each chip staked counts one
        **dict.fromkeys(SETS, 1),
        "stake": 1,
    },
    pattern_names={
        **{
            f"sum_{one}": words(f"Sum {one[0]}-{one[1]}-{one[2]}", *[numbers] * 3)
            for one, numbers in zip(
                SUMS,
                (
                    "一五九",
                    "一六八",
                    "二四九",
                    "二五八",
                    "二六七",
                    "三四八",
                    "三五七",
                    "四五六",
                    "一七七",
                    "三三九",
                    "三六六",
                    "四四七",
                    "五五五",
                ),
                strict=True,
            )
        },
        "head_triplet": words("Head Triplet", "三张将头", "三張將頭", "将頭の三枚組"),
        "head_kong": words("Head Kong", "四张将头", "四張將頭", "将頭の四枚組"),
        "stake": words("Stake", "押注", "押注", "賭けた点棒"),
    },
    options=(
        Option(
            "stake_limit",
            10,
            {number: {"ready_stake": number} for number in range(1, 101)},
            words("Most chips of a stake", "押注上限", "押注上限", "賭けの上限"),
            "LUOSHU-21",
        ),
        Option(
            "head_set",
            "equal",
            {"equal": {}, "mixed": {"forms.any_heads": True}},
            words("A set of heads", "将头成组", "將頭成組", "将頭の組"),
            "LUOSHU-29",
            labels={
                "equal": words("three equal ones", "三张相同", "三張相同", "同じ牌三枚"),
                "mixed": words("any three", "任意三张", "任意三張", "どの三枚でも"),
            },
        ),
        Option(
            "must_ready",
            True,
            {True: {}, False: {"ready_needed": False}},
            words("Only who has called ready wins", "须叫听才能胡", "須叫聽才能胡", "宣言した人だけが和了できる"),
            "LUOSHU-22",
        ),
        Option(
            "winds_as_heads",
            True,
            {True: {}, False: {"tiles.winds": False, "stacks": [16, 16, 16, 16]}},
            words("The winds are heads too", "四风作将头", "四風作將頭", "風牌も将頭"),
            "LUOSHU-1",
        ),
        Option(
            "sum_claim_from",
            "left",
            {"left": {}, "any": {"claim_chi": "anybody"}},
            words("A sum may be claimed from", "可合谁的牌", "可合誰的牌", "合を取れる相手"),
            "LUOSHU-12",
            labels={
                "left": words("the left neighbour", "上家", "上家", "上家"),
                "any": words("anybody", "任何一家", "任何一家", "全員"),
            },
        ),
        Option(
            "heads_only_once",
            False,
            {False: {}, True: {"forms.one_head_set": True}},
            words("One set of heads at most", "将头至多一组", "將頭至多一組", "将頭の組は一つまで"),
            "LUOSHU-29",
        ),
        Option(
            "rounds",
            4,
            {4: {"rounds": 4}, 2: {"rounds": 2}, 1: {"rounds": 1}},
            words("Rounds of a match", "圈数", "圈數", "場数"),
            "LUOSHU-37",
        ),
    ),
    texts={
        "choice-chi": words("Sum", "合", "合", "合"),
        "choice-pon": words("Heads", "碰", "碰", "碰"),
        "choice-ready": words("Call ready", "叫听", "叫聽", "聴牌を宣言"),
        "choice-stake": words("Stake {n}", "押{n}", "押{n}", "{n}本賭ける"),
        "choice-no-stake": words("No stake", "不押", "不押", "賭けない"),
        "flag-ready-plain": words("Has called", "叫听", "叫聽", "宣言"),
        "flag-stakes": words("Stake {n}", "押{n}", "押{n}", "賭け{n}"),
    },
)
