"""Options of Wenzhou mahjong: the habits of the city's servers and the trial rules of 2024 as a preset."""

from fangcheng.rules.option import Option, Value, words

DOUBLES = (  # rows that count double where they are played
    *("golden_hook", "all_pungs", "full_flush", "half_flush", "kong_bloom"),
    *("two_caishen_home", "caishen_pair", "three_dragons"),
)

MIL_2024: dict[str, Value] = {
    "special_doubles": False,
    "three_home": False,
    "stakes": "2-4-6-8",
    "caishen_money": True,
    "honour_discipline": False,  # WENZHOU-P3
    "reserve": 4,  # WENZHOU-P2
    "added_kong": 0,  # WENZHOU-P5
    "fewer_honours": False,
    "stake_bids": False,
    "north_pays": False,
    "single_self": False,
    "draw_only_tail": False,  # WENZHOU-P2
    "heavenly_earthly": False,  # WENZHOU-P7
    "after_three_repeats": "dice",  # WENZHOU-P12
    "several_claimants": "nearest",  # WENZHOU-P11
    "missed_win": "mil",  # WENZHOU-P11
    "pong_pass_rule": False,  # WENZHOU-P3
}

OPTIONS = (
    Option(
        "special_doubles",
        False,
        {
            False: {f"price.{row}": 0 for row in DOUBLES},
            True: {f"price.{row}": 4 for row in DOUBLES},
        },
        words("Special hands count double", "特殊牌型算双翻", "特殊牌型算雙翻", "特別な手は双（4）"),
        "WENZHOU-27",
        cites={f"price.{row}": f"WENZHOU-F-{'single_wait' if row == 'golden_hook' else row}" for row in DOUBLES},
    ),
    Option(
        "three_home",
        False,
        {False: {"price.three_caishen_home": 0}, True: {"price.three_caishen_home": 8}},
        words("Three caishen in their place count 8", "辣子辣", "辣子辣", "辣子辣（財神三枚が本来の牌）"),
        "WENZHOU-F-three_caishen_home",
    ),
    Option(
        "stakes",
        "2-4-6-8",
        {
            "2-4-6-8": {
                "share_units.dealer": 1,
                "share_units.repeats": 2,
                "share_times.dealer": 1,
                "share_times.repeats": 1,
            },
            "1-2-3-4": {
                "share_units.dealer": 0,
                "share_units.repeats": 1,
                "share_times.dealer": 1,
                "share_times.repeats": 1,
            },
            "2-4-8-16": {
                "share_units.dealer": 0,
                "share_units.repeats": 0,
                "share_times.dealer": 2,
                "share_times.repeats": 2,
            },
        },
        words("Stakes with the dealer, by his repeats", "庄家底数", "莊家底數", "親との倍率（連荘ごと）"),
        "WENZHOU-29",
    ),
    Option(
        "caishen_money",
        True,
        {True: {"joker_pay": 1}, False: {"joker_pay": 0}},
        words("Caishen in hand are paid", "财神钱", "財神錢", "手の財神に支払いがある"),
        "WENZHOU-31",
    ),
    Option(
        "honour_discipline",
        True,
        {True: {"honour_discipline": True}, False: {"honour_discipline": False}},
        words("Single honours are discarded first", "先打单字", "先打單字", "孤立した字牌を先に切る"),
        "WENZHOU-19",
        group="play",
    ),
    Option(
        "reserve",
        "14 and kongs",
        {
            "14 and kongs": {"reserve": 14, "reserve_first_kong": 4, "reserve_per_kong": 2},
            4: {"reserve": 4, "reserve_first_kong": 0, "reserve_per_kong": 0},
        },
        words("Tiles that nobody draws", "留牌", "留牌", "残す牌"),
        "WENZHOU-9",
        value_rules={4: "WENZHOU-P2"},
        value_topics={4: {"WENZHOU-P2": ("kong-wall",)}},
        labels={
            "14 and kongs": words("14, more with kongs", "14张，有杠加留", "14張，有槓加留", "14枚、槓があれば増える"),
            4: words("4", "4张", "4張", "4枚"),
        },
    ),
    Option(
        "added_kong",
        1,
        {1: {"kong_pay.added": 1}, 0: {"kong_pay.added": 0}},
        words("Paid for an added kong", "补杠", "補槓", "加槓の支払い"),
        "WENZHOU-32",
        value_rules={0: "WENZHOU-P5"},
    ),
    Option(
        "fewer_honours",
        False,
        {
            False: {"tiles": "suits + honours", "stacks": [17, 17, 17, 17]},
            True: {"tiles": "suits + winds + 5z", "stacks": [16, 16, 16, 16]},
        },
        words("Green and Red are left out", "去掉中发", "去掉中發", "發と中を除く"),
        "WENZHOU-1",
        cites={"stacks": "WENZHOU-4"},
    ),
    Option(
        "stake_bids",
        False,
        {
            False: {"bet_kind": "none", "bet_max": 0, "bet_dealer_asked": False, "bet_times": False},
            True: {
                "bet_kind": "named",
                "bet_max": 1,
                "bet_numbers": ["0", "1"],
                "bet_dealer_asked": True,
                "bet_times": True,
            },
        },
        words("Bids before the deal", "买底、顶底", "買底、頂底", "買底・頂底"),
        "WENZHOU-34",
    ),
    Option(
        "north_pays",
        False,
        {False: {"liability": []}, True: {"liability": ["before_dealer"]}},
        words("Who plays before the dealer may pay for all", "通赔", "通賠", "親の上家が三人分払うことがある"),
        "WENZHOU-35",
    ),
    Option(
        "single_self",
        False,
        {False: {"option.lone_joker_drawn": False}, True: {"option.lone_joker_drawn": True}},
        words("A caishen alone beside five melds wins as drawn", "全求神算自摸", "全求神算自摸", "裸の財神はツモ扱い"),
        "WENZHOU-33",
    ),
    Option(
        "redraw_after",
        "4 wins",
        {
            "4 wins": {"series": 3, "streak_max": 3},
            "4 kept deals": {"series": 4, "streak_max": 4},
            "never": {"series": 0, "streak_max": 3},
        },
        words("Seats are drawn anew after", "连庄几把换位", "連莊幾把換位", "席替えまでの連荘"),
        "WENZHOU-40",
        labels={
            "4 wins": words("four wins of the dealer in a row", "连庄四把", "連莊四把", "親の四連勝"),
            "4 kept deals": words("four kept deals", "连坐四次", "連坐四次", "四回の連荘"),
            "never": words("never", "不换", "不換", "なし"),
        },
    ),
    Option(
        "draw_only_tail",
        True,
        {True: {"draw_only_tail": 4, "kong_last": 5}, False: {"draw_only_tail": 0, "kong_last": 1}},
        words(
            "The last four tiles are drawn without discards", "末四张只摸不打", "末四張只摸不打", "最後の四枚は摸打なし"
        ),
        "WENZHOU-10",
        cites={"kong_last": "WENZHOU-17"},
        group="play",
    ),
    Option(
        "heavenly_earthly",
        True,
        {
            True: {"price.heavenly_win": 4, "price.earthly_win": 4},
            False: {"price.heavenly_win": 0, "price.earthly_win": 0},
        },
        words("Heavenly and earthly wins", "天胡、地胡", "天胡、地胡", "天和・地和"),
        "WENZHOU-F-heavenly_win",
        value_rules={False: "WENZHOU-P7"},
        cites={"price.earthly_win": "WENZHOU-F-earthly_win"},
    ),
    Option(
        "after_three_repeats",
        "seats",
        {"seats": {"series_dice": False}, "dice": {"series_dice": True}},
        words("When his series ends", "连庄满后", "連莊滿後", "連荘が終わったら"),
        "WENZHOU-40",
        value_rules={"dice": "WENZHOU-P12"},
        labels={
            "seats": words("all seats are drawn anew", "重新定位", "重新定位", "席を引き直す"),
            "dice": words("a throw names the dealer", "掷骰定庄", "擲骰定莊", "サイコロで親を決める"),
        },
    ),
    Option(
        "several_claimants",
        "dear_first",
        {
            "dear_first": {"winners": "highest_class", "class_from": 4},
            "nearest": {"winners": "nearest", "class_from": "none"},
        },
        words("Several claim a win", "多家要胡", "多家要胡", "複数の和了宣言"),
        "WENZHOU-23",
        value_rules={"nearest": "WENZHOU-P11"},
        labels={
            "dear_first": words("4 or more goes first", "四倍以上优先", "四倍以上優先", "4以上が優先"),
            "nearest": words("the nearest", "头家优先", "頭家優先", "上家取り"),
        },
    ),
    Option(
        "missed_win",
        "until_draw",
        {
            "until_draw": {"pass_bars": "value", "pass_counts": ["chance"], "pass_until": ["own_draw"]},
            "mil": {
                "pass_bars": "value",
                "pass_counts": ["chance", "as_given"],
                "pass_until": ["own_draw", "unready_pung"],
            },
        },
        words("A win let pass", "漏胡", "漏胡", "見逃し"),
        "WENZHOU-22",
        value_rules={"mil": "WENZHOU-P11"},
        labels={
            "until_draw": words("until the own draw", "到自己摸牌", "到自己摸牌", "自分のツモまで"),
            "mil": words("own discards count too", "自己打出也算", "自己打出也算", "自分の捨て牌も見逃し"),
        },
        group="play",
    ),
    Option(
        "pong_pass_rule",
        True,
        {
            True: {"pung_pass_ban": True, "pung_pass_draw": True},
            False: {"pung_pass_ban": False, "pung_pass_draw": False},
        },
        words("A pung let pass is barred", "过碰", "過碰", "見逃したポンは不可"),
        "WENZHOU-21",
        value_rules={False: "WENZHOU-P3"},
        group="play",
    ),
    Option(
        "rounds",
        4,
        {4: {"rounds": 4}, 1: {"rounds": 1}, 2: {"rounds": 2}, 3: {"rounds": 3}},
        words("Rounds of a match", "圈数", "圈數", "周数"),
        "WENZHOU-41",
    ),
)
