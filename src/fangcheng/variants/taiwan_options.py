"""What a host of Taiwan's game may change: tables of tai, stakes, the deal, passing, declarations, side income."""

from fangcheng.rules.option import Option, words
from fangcheng.variants.taiwan_hkma_options import HKMA_2020

OPTIONS = (
    Option(
        "tai_table",
        "default",
        {
            "default": {},
            "sml_2026": {  # TAIWAN-P1, TAIWAN-P3, TAIWAN-P7, TAIWAN-P9
                "price.heavenly_hand": 24,
                "price.heavenly_ready": 16,
                "price.human_hand": 16,
                "price.earthly_ready": 8,
                "price.half_melded_hand": 0,
                "price.last_tile_claim": 0,
                "price.ready_declared": 0,
                "price.open_ready": 0,
                "price.eight_pairs": 0,
                "option.bloom_by_flower": False,
                "excludes.heavenly_hand": ("concealed_hand", "fully_concealed", "kong_bloom", "one_wait"),
                "excludes.earthly_hand": ("concealed_hand", "fully_concealed", "heavenly_ready"),
                "excludes.five_concealed_pungs": ("four_concealed_pungs", "three_concealed_pungs"),
                "excludes.all_honors": (),
            },
            "hkma_2020": HKMA_2020,
        },
        words("Table of tai", "台数表", "台數表", "台の一覧"),
        "TAIWAN-P1",
        group="scoring",
    ),
    Option(
        "stakes",
        "3/1",
        {
            "3/1": {"base": 3, "unit": 1},
            "1/1": {"base": 1, "unit": 1},
            "2/1": {"base": 2, "unit": 1},
            "5/1": {"base": 5, "unit": 1},
            "5/2": {"base": 5, "unit": 2},
            "10/2": {"base": 10, "unit": 2},  # TAIWAN-P13: 5 points and 1, in half points
        },
        words("Base / tai in chips", "底/台", "底/台", "底/台"),
        "TAIWAN-3",
    ),
    Option(
        "seat_wind",
        "dealer",
        {"dealer": {"seat_wind_rule": "dealer"}, "wall_break": {"seat_wind_rule": "opened_wall"}},
        words("Who is East", "门风定法", "門風定法", "門風の決め方"),
        "TAIWAN-8",
    ),
    Option(
        "streak",
        "2n",
        {
            "2n": {"price.dealer_streak": 2},
            "n": {"price.dealer_streak": 1},
            False: {"price.dealer_streak": 0},
        },
        words("Tai for a streak of n", "连庄拉庄", "連莊拉莊", "連荘の台"),
        "TAIWAN-F-dealer_streak",
    ),
    Option(
        "eight_pairs",
        True,
        {
            True: {"forms.pairs_and_triplet": True},
            False: {"forms.pairs_and_triplet": False},
        },
        words("Eight pairs", "呖咕呖咕", "嚦咕嚦咕", "リーグーリーグー"),
        "TAIWAN-57",
    ),
    Option(
        "watch",
        True,
        {True: {"watch": True}, False: {"watch": False}},
        words("A ready player may look at all hands", "眼牌", "眼牌", "聴牌者は全員の手を見られる"),
        "TAIWAN-53",
    ),
    Option(
        "claim_timing",
        "window",
        {"window": {"claim_timing": "window"}, "live": {"claim_timing": "live"}},
        words("Claims on a discard", "吃碰胡的先后", "吃碰胡的先後", "鳴きの優先"),
        "TAIWAN-37",
    ),
    Option(
        "inner_bet",
        False,
        {
            False: {"bet_kind": "none", "bet_max": 0},
            True: {"bet_kind": "inner_stakes", "bet_max": 3},
            **{most: {"bet_kind": "inner_stakes", "bet_max": most} for most in range(4, 16)},
        },
        words("Inner stakes", "内插", "內插", "内挿し"),
        "TAIWAN-73",
    ),
    Option(
        "outer_bet",
        False,
        {False: {"outer_bet": False}, True: {"outer_bet": True}},
        words("Outer stakes", "外插", "外插", "外挿し"),
        "TAIWAN-75",
    ),
    Option(
        "all_chows",
        "seed",
        {
            "seed": {"option.all_chows": "any"},
            "strict": {"option.all_chows": "strict"},  # TAIWAN-68
            "sml": {"option.all_chows": "closed"},  # TAIWAN-P5
        },
        words("All chows", "平胡", "平胡", "平胡"),
        "TAIWAN-68",
    ),
    Option(
        "concealed_pungs",
        "5/12",
        {
            "5/12": {"price.four_concealed_pungs": 5, "price.five_concealed_pungs": 12},
            "6/16": {"price.four_concealed_pungs": 6, "price.five_concealed_pungs": 16},
            "5/8": {"price.four_concealed_pungs": 5, "price.five_concealed_pungs": 8},  # TAIWAN-P1
            "30/80": {"price.four_concealed_pungs": 30, "price.five_concealed_pungs": 80},  # TAIWAN-P20
        },
        words("Four / five concealed pungs", "四暗刻/五暗刻", "四暗刻/五暗刻", "四暗刻/五暗刻"),
        "TAIWAN-F-five_concealed_pungs",
    ),
    Option(
        "full_flush",
        12,
        {12: {"price.full_flush": 12}, 8: {"price.full_flush": 8}, 80: {"price.full_flush": 80}},
        words("Full flush", "清一色", "清一色", "清一色"),
        "TAIWAN-F-full_flush",
    ),
    Option(
        "flower_kong",
        1,
        {1: {"price.flower_kong": 1}, 2: {"price.flower_kong": 2}, 0: {"price.flower_kong": 0}},
        words("Flower kong", "花杠", "花槓", "花槓"),
        "TAIWAN-F-flower_kong",
    ),
    Option(
        "all_honors_deduct",
        0,
        {0: {}, 4: {"price.all_honors": 12}},
        words("All honours less", "字一色扣台", "字一色扣台", "字一色の減台"),
        "TAIWAN-F-all_honors",
    ),
    Option(
        "wind_with_little_four",
        "counts",
        {
            "counts": {"excludes.little_four_winds": ("wind_pung",)},
            "excluded": {"excludes.little_four_winds": ("seat_wind", "round_wind", "wind_pung")},
        },
        words("Winds beside little four winds", "小四喜计风台", "小四喜計風台", "小四喜の風台"),
        "TAIWAN-F-little_four_winds",
    ),
    Option(
        "one_wait_with_melded_hand",
        "excluded",
        {
            "excluded": {"option.one_wait_melded": "self_draw_only"},
            "counts": {"option.one_wait_melded": "counts"},
            "never": {"option.one_wait_melded": "never"},  # TAIWAN-P4: nor beside a self-draw with five claimed sets
        },
        words("One-tile wait beside a melded hand", "全求人计独听", "全求人計獨聽", "全求人の独聴"),
        "TAIWAN-F-melded_hand",
    ),
    Option(
        "concealed_kong_keeps_concealed_hand",
        True,
        {True: {"option.concealed_kong_opens": False}, False: {"option.concealed_kong_opens": True}},
        words("A concealed kong keeps the hand concealed", "暗杠算门清", "暗槓算門清", "暗槓は門清"),
        "TAIWAN-F-concealed_hand",
    ),
    Option(
        "winners",
        "one",
        {"one": {"winners": "nearest"}, "several": {"winners": "all"}},
        words("Winners of one tile", "一炮几响", "一炮幾響", "同時和了"),
        "TAIWAN-61",
    ),
    Option(
        "abort_kongs",
        "fifth",
        {
            "fifth": {"kong_max": 4, "kong_max_rule": "ends_hand"},
            "fourth": {"kong_max": 3, "kong_max_rule": "ends_hand"},
            False: {"kong_max": "any", "kong_max_rule": "refused"},
        },
        words("Kong that ends the hand", "多杠流局", "多槓流局", "流局になる槓"),
        "TAIWAN-83",
    ),
    Option(
        "suji",
        "twin",
        {"twin": {"swap_ban": "both_ends"}, "line": {"swap_ban": "line"}},
        words("Barred after a chow", "吃后禁打", "吃後禁打", "喰い替え禁止"),
        "TAIWAN-19",
    ),
    Option(
        "reserve",
        16,
        {16: {"reserve": 16}, 14: {"reserve": 14}, 0: {"reserve": 0}},
        words("Tiles never drawn", "留牌", "留牌", "残し牌"),
        "TAIWAN-15",
    ),
    Option(
        "limit",
        "none",
        {"none": {"cap": "none"}, 40: {"cap": 40}, 80: {"cap": 80}},
        words("Most tai paid", "封顶台数", "封頂台數", "上限の台"),
        "TAIWAN-60",
    ),
    Option(
        "rounds",
        4,
        {4: {"rounds": 4}, 2: {"rounds": 2}},
        words("Rounds of a match", "圈数", "圈數", "場数"),
        "TAIWAN-P11",
        group="dealer-and-match",
    ),
    Option(
        "dealer_tile",
        "with_the_deal",
        {"with_the_deal": {"deal_rule": "jump"}, "after_flowers": {"deal_rule": "after_flowers"}},
        words("The dealer's seventeenth tile", "庄家第十七张", "莊家第十七張", "親の17枚目"),
        "TAIWAN-P12",
        group="set-up",
    ),
    Option(
        "passed_win",
        "safe_discard",
        {
            "safe_discard": {
                "pass_bars": "every_win",
                "pass_counts": ["chance", "self_draw"],
                "pass_until": ["safe_discard"],
            },
            "go_round": {
                "pass_bars": "every_win",
                "pass_counts": ["chance", "self_draw"],
                "pass_until": ["own_discard", "hand_if_ready"],
            },
            "own_draw": {"pass_bars": "discards", "pass_counts": ["chance"], "pass_until": ["own_draw"]},
        },
        words("A win let pass bars others until", "过水到何时", "過水到何時", "見逃しの解除"),
        "TAIWAN-P15",
        value_rules={"safe_discard": "TAIWAN-44", "own_draw": "TAIWAN-P22"},
        labels={
            "own_draw": words(
                "the own draw, which is free",
                "下次摸牌，自摸不限",
                "下次摸牌，自摸不限",
                "自分のツモ（ツモ和了は自由）",
            )
        },
        group="play",
    ),
    Option(
        "ready",
        "announced",
        {
            "announced": {
                "ready_rule": "announced",
                "ready_kong": "same_waits",
                "one_shot": False,
            },  # TAIWAN-49: the waits must not change
            "ding": {"ready_rule": "declared", "ready_kong": "none", "one_shot": True},
        },
        words("Declaring ready", "报听方式", "報聽方式", "聴牌宣言"),
        "TAIWAN-P16",
        value_rules={"announced": "TAIWAN-49"},
        group="play",
    ),
    Option(
        "kong_wins",
        "barred",
        {
            "barred": {"open_kong_no_win": True, "concealed_kong_no_win": True},  # TAIWAN-27, TAIWAN-28, TAIWAN-30
            "free": {"open_kong_no_win": False, "concealed_kong_no_win": False},
        },
        words("Wins on kong replacements", "杠后补牌胡", "槓後補牌胡", "槓の補充での和了"),
        "TAIWAN-27",
        labels={"free": words("always", "均可", "均可", "常に可")},
    ),
    Option(
        "last_claims",
        3,
        {3: {"claims_end": 3}, 0: {"claims_end": 0}},
        words("No claims with so few tiles left", "剩几张不可吃碰", "剩幾張不可吃碰", "鳴けなくなる残り枚数"),
        "TAIWAN-32",
    ),
    Option(
        "abortive_draws",
        True,
        {
            True: {"abortive": ["four_winds", "nine_by_anybody"]},
            False: {"abortive": []},
        },
        words("Four winds, nine orphans: dealt again", "四风、九幺九重打", "四風、九么九重打", "四風連打・九種九牌"),
        "TAIWAN-80",
    ),
    Option(
        "side_income",
        False,
        {
            False: {"flower_win": "wins", "kong_when": "never"},  # TAIWAN-63, TAIWAN-64, TAIWAN-72
            True: {
                "flower_win": "may_win",  # TAIWAN-P18
                "kong_when": "at_once",
                "kong_pay.concealed": 1,
                "side_pay.mixed_flowers": 1,
                "side_pay.flower_series": 2,
                "side_pay.seven_flowers": 12,
                "side_pay.eight_flowers": 16,
                "side_pay.followed_outer": 2,
                "side_pay.followed_inner": 4,
            },
        },
        words(
            "Flowers, concealed kongs, following paid at once",
            "花、暗杠、跟打即收",
            "花、暗槓、跟打即收",
            "花牌・暗槓・追い打ちの即時払い",
        ),
        "TAIWAN-P17",
        group="scoring",
    ),
    Option(
        "flowers_and_honours",
        "own",
        {
            "own": {},
            "seen": {
                "price.flower": 1,
                "price.seat_flower": 0,
                "price.flower_kong": 0,
                "price.wind_pung": 1,
                "price.seat_wind": 0,
                "price.round_wind": 0,
                "excludes.eight_flowers": ("flower", "self_draw"),
                "excludes.seven_rob_one": ("flower",),
            },
        },
        words("Flowers and honours that count", "花字计台", "花字計台", "花牌と字牌の台"),
        "TAIWAN-P23",
        labels={
            "own": words("one's own", "正花正字", "正花正字", "自分のもの"),
            "seen": words("all of them", "见花见字", "見花見字", "すべて"),
        },
        group="scoring",
    ),
    Option(
        "pulling",
        False,
        {False: {"pulling": False}, True: {"pulling": True}},
        words("Wins on discards are pulled", "拉", "拉", "放銃の繰り越し（拉）"),
        "TAIWAN-P19",
        group="scoring",
    ),
)
