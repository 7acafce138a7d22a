"""Changsha mahjong (长沙麻将): a small win needs a pair of 2, 5, 8; kongs may be opened, birds double what is paid."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import Ruleset

OPENINGS = ["four_joys", "no_258", "missing_suit", "two_triplets", "three_alike"]
BIG = (  # each opens a win, CHANGSHA-27
    *("all_pungs", "all_258", "full_flush", "melded_hand", "seven_pairs", "luxury_seven_pairs", "heavenly_win"),
    *("earthly_win", "last_tile", "kong_bloom", "kong_shot", "robbing_kong"),
)

RULESET = Ruleset(
    id="changsha",
    place=260,
    revision=2,
    prefix="CHANGSHA",
    name=words("Changsha", "长沙麻将", "長沙麻將", "長沙麻雀"),
    about=words(
        "Lucky deals are paid at once, small wins need a pair of 2, 5 or 8, opened kongs turn up tiles for all.",
        "起手胡先收分，小胡要二五八将，大胡乱将。有听可开杠翻牌，胡后扎鸟翻倍。",
        "起手胡先收分，小胡要二五八將，大胡亂將。有聽可開槓翻牌，胡後扎鳥翻倍。",
        "配牌の幸運はすぐ精算。小和は二五八の雀頭が要り、開槓は牌をめくり、鳥で倍になる。",
    ),
    region=words("Hunan", "湖南", "湖南", "湖南"),
    spot=(4, 5),
    difficulty=3,
    combine="sum",  # CHANGSHA-28
    curve="by_row",
    parts=dict.fromkeys(("small_win", *BIG), "key"),
    rules={
        # Equipment
        1: {"tiles": "suits"},
        2: {"seats": 4, "dice_count": 2, "start_score": 0, "base": 1},
        # Set-up
        3: {"first_dealer_rule": "chance", "stacks": [14, 13, 14, 13], "break_rule": "sum"},
        4: {"deal_rule": "jump"},
        # Play
        7: {"recall_own": True},
        10: {"replacement_from": "tail"},
        11: {"ready_means": "winnable"},
        18: {"rob_added": True, "rob_concealed": "nobody"},
        19: {"kong_last": 2},
        20: {"pass_bars": "value", "pass_counts": ["chance"], "pass_until": ["own_discard"]},
        21: {"swap_ban": "none", "ready_rule": "none"},
        22: {"sea_bed": True, "own_four": "no_wait"},
        24: {"claims_end": 0, "last_discard_pon": False},
        # Winning
        26: {"sets": 4, "forms": ["standard", "seven_pairs_alike", "all_258"]},
        27: {"keyed": "always"},
        29: {"winners": "all", "play_on": "never", "win_by_discard": True},
        "F-all_258": {"option.all_258_any": True},
        "F-melded_hand": {
            "option.melded_hand_kongs": True,
            "option.melded_hand_drawn": True,
            "option.added_kong_melded_hand": True,
        },
        "F-earthly_win": {"option.earthly_on": "before_own_discard"},
        "F-last_tile": {"option.last_tile_of_wall": True},
        # Scoring
        32: {"discard_payers": "discarder", "robbed_payers": "as_discard", "bloom_payers": "all"},
        33: {"kong_when": "never"},
        # Drawn hands
        43: {"draw_check": "nothing"},
        # Dealer and match
        44: {"dealer_rule": "first_winner"},
        45: {"draw_rule": "last_taker"},
    },
    topics={  # rules that no setting stands for
        6: ("not-your-turn",),
        7: ("pon-tiles",),
        9: ("kong-tiles", "open-kong"),
        10: ("kong-fresh", "claimed-turn"),
        11: ("not-opened",),
        15: ("choose-kong-tile",),
        17: ("opened-lock",),
        21: ("no-ready",),
        30: ("step-curve", "share-dealer"),
        32: ("pays-discard", "pays-self-draw"),
        28: ("step-sum", "step-total"),
    },
    prices={  # CHANGSHA-F-<pattern>: big wins
        "small_win": 0,
        **dict.fromkeys(BIG, 1),
    },
    excludes={  # CHANGSHA-28
        **dict.fromkeys(BIG, ("small_win",)),
        "luxury_seven_pairs": ("seven_pairs", "small_win"),
    },
    pattern_names={
        "small_win": words("Small Win", "小胡", "小胡", "小胡"),
        "all_pungs": words("All Pungs", "碰碰胡", "碰碰胡", "対々和"),
        "all_258": words("All 2-5-8", "将将胡", "將將胡", "全二五八"),
        "full_flush": words("Full Flush", "清一色", "清一色", "清一色"),
        "melded_hand": words("Single Wait with Four Melds", "全求人", "全求人", "裸単騎"),
        "seven_pairs": words("Seven Pairs", "七小对", "七小對", "七対子"),
        "luxury_seven_pairs": words("Luxury Seven Pairs", "豪华七小对", "豪華七小對", "豪華七対子"),
        "heavenly_win": words("Heavenly Win", "天胡", "天胡", "天和"),
        "earthly_win": words("Earthly Win", "地胡", "地胡", "地和"),
        "last_tile": words("Last Tile", "海底", "海底", "海底"),
        "kong_bloom": words("Kong Bloom", "杠上开花", "槓上開花", "嶺上開花"),
        "kong_shot": words("Win on a Kong Tile", "杠上炮", "槓上炮", "槓の牌で和了"),
        "robbing_kong": words("Robbing the Kong", "抢杠胡", "搶槓胡", "槍槓"),
    },
    options=(
        Option(
            "scoring",
            "dealer",
            {
                "dealer": {"row_points": [1, 6], "dealer_rows": 1},
                "flat": {"row_points": [2, 8], "dealer_rows": 0},
            },
            words("Values", "算分方式", "算分方式", "点の数え方"),
            "CHANGSHA-30",
            labels={
                "dealer": words(
                    "1 and 6, more with the dealer",
                    "小胡一分大胡六分，庄家加分",
                    "小胡一分大胡六分，莊家加分",
                    "1と6、親は増える",
                ),
                "flat": words("2 and 8 for all", "小胡两分大胡八分", "小胡兩分大胡八分", "2と8、親も同じ"),
            },
        ),
        Option(
            "kong_tiles",
            2,
            {count: {"kong_opens": count} for count in (2, 3, 4)},
            words("Tiles turned by an opened kong", "开杠翻牌张数", "開槓翻牌張數", "開槓でめくる牌"),
            "CHANGSHA-12",
        ),
        Option(
            "bird_start",
            "dealer",
            {"dealer": {"bird_start": "dealer"}, "winner": {"bird_start": "winner"}},
            words("Birds are counted from", "数鸟起点", "數鳥起點", "鳥を数える席"),
            "CHANGSHA-39",
            labels={
                "dealer": words("the dealer", "庄家", "莊家", "親"),
                "winner": words("the winner", "胡牌者", "胡牌者", "和了者"),
            },
        ),
        Option(
            "birds",
            2,
            {count: {"birds": count} for count in (0, 1, 2, 4, 6)},
            words("Birds", "扎鸟数", "扎鳥數", "鳥の数"),
            "CHANGSHA-39",
        ),
        Option(
            "opening_wins",
            True,
            {True: {"opening_wins": OPENINGS}, False: {"opening_wins": []}},
            words("Opening wins", "起手胡", "起手胡", "配牌の精算"),
            "CHANGSHA-34",
        ),
        Option(
            "cap",
            "none",
            {"none": {"cap": "none"}, 2: {"cap": 2}, 3: {"cap": 3}, 4: {"cap": 4}},
            words("Most big wins that count", "大胡封顶", "大胡封頂", "大和の上限"),
            "CHANGSHA-33",
        ),
        Option(
            "chow",
            True,
            {True: {"claim_chi": "next"}, False: {"claim_chi": "nobody"}},
            words("Chow", "可以吃牌", "可以吃牌", "チー"),
            "CHANGSHA-7",
        ),
        Option(
            "hands",
            8,
            {4: {"hands": 4}, 8: {"hands": 8}, 16: {"hands": 16}},
            words("Hands of a match", "局数", "局數", "局数"),
            "CHANGSHA-46",
        ),
    ),
)
