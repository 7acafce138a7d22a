"""Nanning mahjong (南宁麻将): no chow, plain hands by self-draw only, horses, and who feeds three pungs is bound."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import LocalPattern, Ruleset

BIG = (  # NANNING-17
    *("all_pungs", "full_flush", "seven_pairs", "pure_all_pungs", "pure_seven_pairs", "dragon_seven_pairs"),
    *("melded_hand", "pure_melded_hand", "double_dragon_seven_pairs", "thirteen_orphans", "triple_dragon_seven_pairs"),
)
OCCASIONS = ("robbing_kong", "shot_after_kong", "shot_by_melded")  # NANNING-22
PRICES = {  # NANNING-F-<pattern>: what the discarder pays
    "basic_win": 2,
    "concealed_hand": 0,
    "all_pungs": 9,
    "full_flush": 9,
    "seven_pairs": 9,
    "pure_all_pungs": 18,
    "pure_seven_pairs": 18,
    "dragon_seven_pairs": 18,
    "melded_hand": 18,
    "pure_melded_hand": 36,
    "double_dragon_seven_pairs": 36,
    "thirteen_orphans": 48,
    "triple_dragon_seven_pairs": 54,
    "kong_bloom": 6,
    **dict.fromkeys(OCCASIONS, 9),
}

RULESET = Ruleset(
    id="nanning",
    place=255,
    revision=1,
    prefix="NANNING",
    name=words("Nanning", "南宁麻将", "南寧麻將", "南寧麻雀"),
    about=words(
        "Everyday Nanning: no chow, plain hands by own draw, horses multiply. Feed three pungs and you are bound.",
        "南宁街坊打法：只碰不吃，平胡自摸，自摸买马翻倍，喂三比者封胡包牌。",
        "南寧街坊打法：只碰不吃，平胡自摸，自摸買馬翻倍，餵三比者封胡包牌。",
        "南寧の日常の麻雀。チーはなく、平胡はツモのみ、馬で倍に。三回ポンさせた人は和了れず、責任を負う。",
    ),
    region=words("Guangxi", "广西", "廣西", "広西"),
    spot=(1, 6),
    difficulty=2,
    combine="best_row",
    parts={
        "basic_win": "bare",
        "concealed_hand": "bare",
        "kong_bloom": "add",
        **dict.fromkeys(OCCASIONS, "add"),
    },
    rules={
        # Equipment
        1: {"tiles": "suits + honours"},
        2: {"seats": 4, "dice_count": 2, "start_score": 0, "base": 1},
        # Set-up
        3: {"first_dealer_rule": "chance"},
        4: {"stacks": [17, 17, 17, 17], "break_rule": "smaller", "deal_rule": "jump"},
        5: {"reserve_at": "fixed", "horses_from": "reserve"},
        # Play
        6: {"claim_chi": "nobody", "recall_own": True},
        7: {"kong_last": 1, "replacement_from": "tail", "hide_concealed_kong": True},
        9: {"rob_added": True, "rob_concealed": "nobody", "robbed_payers": "as_discard"},
        10: {"winners": "all", "triple_rule": "all_win"},
        11: {"pass_bars": "discards", "pass_counts": ["chance"], "pass_until": ["own_draw", "own_claim"]},
        12: {"bonds": "feeder", "bond_melds": 3},
        14: {"claims_end": 0, "last_discard_pon": False},
        # Winning
        15: {"sets": 4, "forms": ["standard", "seven_pairs_alike", "thirteen_orphans"]},
        16: {"win_by_discard": True, "keyed": "discards", **{f"part.{row}": "key" for row in OCCASIONS}},
        18: {"play_on": "never", "ready_rule": "none"},
        # Scoring
        "F-concealed_hand": {"option.concealed_hand_drawn": True, "option.concealed_kong_opens": True},
        "F-melded_hand": {"option.added_kong_melded_hand": True},
        20: {"discard_payers": "discarder"},
        24: {"horse_hits": "numbers_and_honours", "horse_shares": True, "horse_draws_only": True},
        26: {
            "kong_when": "at_once",
            "kong_pay.open": 1,
            "open_kong_payers": "feeder",
            "kong_pay.added": 1,
            "added_kong_payers": "feeder",
            "late_added_kong": True,
            "kong_pay.concealed": 1,
        },
        # Drawn hands
        32: {"draw_check": "nothing"},
        # Dealer and match
        33: {"dealer_rule": "first_winner"},
    },
    topics={  # rules that no setting stands for
        6: ("pon-tiles",),
        7: ("kong-tiles", "kong-fresh"),
        8: ("not-your-turn", "no-ready", "claimed-turn"),
        13: ("joker-claim",),
        15: ("no-shape",),
        19: ("step-sum", "step-total"),
        20: ("pays-discard",),
        21: ("pays-self-draw",),
        27: ("pays-bound",),
    },
    prices=PRICES,
    drawn_prices={
        "basic_win": 3,
        "concealed_hand": 4,
        "all_pungs": 6,
        "full_flush": 6,
        "seven_pairs": 8,
        "pure_all_pungs": 12,
        "pure_seven_pairs": 16,
        "dragon_seven_pairs": 16,
        "double_dragon_seven_pairs": 32,
        "thirteen_orphans": 32,
        "triple_dragon_seven_pairs": 48,
    },
    excludes={
        "dragon_seven_pairs": ("pure_seven_pairs",),  # NANNING-19: of equal rows the later
        "robbing_kong": ("shot_by_melded", "concealed_hand"),
        "shot_after_kong": ("shot_by_melded", "concealed_hand"),
        "shot_by_melded": ("concealed_hand",),
    },
    local_patterns={"basic_win": LocalPattern("plain_hand", words("Basic Win", "平胡", "平胡", "基本の和了"))},
    pattern_names={
        "concealed_hand": words("Concealed Hand", "门清", "門清", "門前"),
        "all_pungs": words("All Pungs", "碰碰胡", "碰碰胡", "対々和"),
        "seven_pairs": words("Seven Pairs", "七小对", "七小對", "七対子"),
        "pure_all_pungs": words("Pure All Pungs", "清一色碰碰胡", "清一色碰碰胡", "清一色対々和"),
        "pure_seven_pairs": words("Pure Seven Pairs", "清一色七小对", "清一色七小對", "清一色七対子"),
        "dragon_seven_pairs": words("Seven Pairs with a Quad", "七大对", "七大對", "四枚使い七対子"),
        "double_dragon_seven_pairs": words("Seven Pairs with Two Quads", "双七大对", "雙七大對", "四枚二組の七対子"),
        "triple_dragon_seven_pairs": words("Seven Pairs with Three Quads", "三七大对", "三七大對", "四枚三組の七対子"),
        "kong_bloom": words("Kong Bloom", "杠上花", "槓上花", "嶺上開花"),
        "robbing_kong": words("Robbing the Kong", "抢杠胡", "搶槓胡", "槍槓"),
        "shot_after_kong": words("Discard after a Kong", "杠上炮", "槓上炮", "槓の後の放銃"),
        "shot_by_melded": words("Discard of a Melded Player", "全求人放炮", "全求人放炮", "裸単騎の放銃"),
    },
    options=(
        Option(
            "plain_on_discard",
            False,
            {False: {}, True: {"part.basic_win": "key"}},
            words("Plain hands win on discards", "平胡可点炮", "平胡可點炮", "平胡のロン"),
            "NANNING-16",
        ),
        Option(
            "big_on_discard",
            True,
            {True: {f"part.{row}": "key" for row in BIG}, False: {}},
            words("Big hands win on discards", "大胡可点炮", "大胡可點炮", "大物手のロン"),
            "NANNING-17",
        ),
        Option(
            "concealed_on_discard",
            False,
            {False: {}, True: {"part.concealed_hand": "key", "price.concealed_hand": 3}},
            words("Concealed hands win on discards", "门清可点炮", "門清可點炮", "門前のロン"),
            "NANNING-22",
        ),
        Option(
            "thirteen_orphans",
            "48 / 32",
            {
                "48 / 32": {"price.thirteen_orphans": 48, "drawn.thirteen_orphans": 32},
                "24 / 16": {"price.thirteen_orphans": 24, "drawn.thirteen_orphans": 16},
                False: {
                    "price.thirteen_orphans": 0,
                    "drawn.thirteen_orphans": 0,
                    "forms.thirteen_orphans": False,
                },
            },
            words("Thirteen Orphans", "十三幺", "十三么", "国士無双"),
            "NANNING-15",
        ),
        Option(
            "melded_hand",
            True,
            {True: {}, False: {"price.melded_hand": 0, "price.pure_melded_hand": 0}},
            words("Melded Hand", "全求人", "全求人", "全求人"),
            "NANNING-F-melded_hand",
        ),
        Option(
            "double_three",
            False,
            {False: {"bond_doubled": False}, True: {"bond_doubled": True}},
            words("Who is bound pays double for others", "死双", "死雙", "責任払いは倍"),
            "NANNING-27",
        ),
        Option(
            "horses",
            6,
            {number: {"horses": number, "reserve": number} for number in (0, 2, 4, 6, 8, 10)},
            words("Horses", "买马", "買馬", "馬の枚数"),
            "NANNING-24",
        ),
        Option(
            "joker",
            False,
            {
                False: {"joker_rule": "none"},
                True: {"joker_rule": "at_tail", "joker_kept": True, "joker_copies": "any", "joker_kong": False},
            },
            words("A turned tile is wild", "翻牌为鬼", "翻牌為鬼", "めくった牌が万能"),
            "NANNING-13",
        ),
        Option(
            "draw_dealer",
            "same dealer",
            {"same dealer": {"draw_rule": "stays"}, "last drawer": {"draw_rule": "last_drawer"}},
            words("After a drawn hand deals", "荒庄后坐庄", "荒莊後坐莊", "流局の後の親"),
            "NANNING-34",
            labels={
                "same dealer": words("the same dealer", "原庄家", "原莊家", "同じ親"),
                "last drawer": words("who drew the last tile", "摸最后一张者", "摸最後一張者", "最後の牌を引いた人"),
            },
        ),
        Option(
            "hands",
            8,
            {4: {"hands": 4}, 8: {"hands": 8}, 16: {"hands": 16}},
            words("Hands of a match", "局数", "局數", "局数"),
            "NANNING-36",
        ),
    ),
)
