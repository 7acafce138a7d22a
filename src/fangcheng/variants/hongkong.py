"""Hong Kong mahjong, Old Style (香港麻雀 · 清章): a short list of fan, three to win, a table of doubled points."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import LocalPattern, Ruleset

LIMIT_ROWS = (
    *("big_three_dragons", "little_four_winds", "big_four_winds", "all_honors", "all_terminals"),
    *("four_concealed_pungs", "nine_gates", "thirteen_orphans", "all_kongs", "heavenly_win", "earthly_win"),
)
DRAGONS_OF_SUITS = ("jade_dragon", "ruby_dragon", "pearl_dragon")  # HONGKONG-P3

RULESET = Ruleset(
    id="hongkong",
    place=70,
    revision=1,
    prefix="HONGKONG",
    name=words("Hong Kong", "香港麻将", "香港麻雀", "香港麻雀"),
    about=words(
        "The classic Cantonese game. Three fan to win, ten are the limit; the discarder pays double.",
        "清章：三番起糊，十番爆棚，半辣上。出铳者付双倍。",
        "清章：三番起糊，十番爆棚，半辣上。出銃者付雙倍。",
        "広東の古典的な麻雀。三番縛り、上限は十番。放銃者は倍を払う。",
    ),
    script="zh-Hant",
    region=words("Hong Kong", "香港", "香港", "香港"),
    spot=(7, 7),
    difficulty=2,
    unit="chips",
    combine="sum",
    curve=(1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64, 128),  # HONGKONG-23, half-spicy, for 0, 1, 2 ... fan
    parts=dict.fromkeys((*LIMIT_ROWS, *DRAGONS_OF_SUITS), "limit"),  # HONGKONG-22
    rules={
        # Equipment
        1: {"tiles": "suits + honours + flowers"},
        2: {"seats": 4, "dice_count": 3, "start_score": 0},
        # Set-up
        3: {"seat_draw": "wind_tiles"},
        4: {"first_dealer_rule": "east"},
        5: {"stacks": [18, 18, 18, 18]},
        6: {"break_rule": "sum"},
        7: {"deal_rule": "jump"},
        8: {"flower_rule": "by_seat"},
        9: {"reserve": 0, "replacement_from": "tail"},
        # Play
        11: {"claim_chi": "next"},
        14: {"winners": "nearest"},
        15: {"rob_added": True},
        17: {"swap_ban": "none", "recall_own": True},
        18: {"claims_end": 0, "kong_last": 1},
        # Winning
        19: {"sets": 4, "forms": ["standard", "seven_pairs", "thirteen_orphans"]},
        20: {"minimum": 3},
        21: {"win_by_discard": True, "play_on": "never"},
        # Scoring
        "F-concealed_hand": {"option.concealed_hand_drawn": True},  # discard wins count too
        "F-all_chows": {"option.all_chows": "any"},
        "F-last_tile": {"option.last_tile_of_wall": True},
        "F-all_terminals_and_honors": {"option.outer_mixed": True},
        "F-flower_set": {"option.flower_set_whole": True},
        "F-four_concealed_pungs": {"option.concealed_pungs_drawn": True},
        "F-earthly_win": {"option.earthly_on": "first_discard"},
        22: {"cap": 10},
        23: {"base": 1},  # what the full-spicy table doubles
        24: {"discard_payers": "all", "share_times.discarder": 2},
        25: {"share_times.self_draw": 2},
        26: {"robbed_payers": "as_discard"},
        28: {"kong_when": "never"},
        # Drawn hands
        29: {"flower_last": "ends_hand"},
        # Dealer and match
        30: {"dealer_rule": "stays_on_win", "draw_rule": "stays"},
        31: {"rounds": 4, "round_winds": "ESWN", "all_last_repeat": True},
    },
    topics={  # rules that no setting stands for
        10: ("not-your-turn",),
        11: ("pon-tiles",),
        12: ("kong-tiles", "kong-fresh"),
        19: ("claimed-turn",),
        23: ("step-sum", "step-curve", "step-total"),
        24: ("pays-discard",),
        25: ("pays-self-draw",),
    },
    prices={  # HONGKONG-F-<pattern>; rows of the limit are worth what the limit is
        "self_draw": 1,
        "concealed_hand": 1,
        "all_chows": 1,
        "dragon_pung": 1,
        "seat_wind": 1,
        "round_wind": 1,
        "last_tile": 1,
        "robbing_kong": 1,
        "kong_bloom": 2,
        "all_terminals_and_honors": 1,
        "all_pungs": 3,
        "half_flush": 3,
        "seven_pairs": 4,
        "little_three_dragons": 5,
        "full_flush": 7,
        "no_flowers": 1,
        "seat_flower": 1,
        "flower_set": 2,
        **dict.fromkeys(LIMIT_ROWS, 10),
    },
    excludes={
        "kong_bloom": ("self_draw",),
        "seven_pairs": ("concealed_hand",),
        "little_three_dragons": ("dragon_pung",),
        "eight_flowers": ("no_flowers", "seat_flower", "flower_set"),  # flower_win: other rows are not added
        "seven_rob_one": ("no_flowers", "seat_flower", "flower_set"),
    },
    pattern_rules={
        "jade_dragon": "HONGKONG-P3",
        "ruby_dragon": "HONGKONG-P3",
        "pearl_dragon": "HONGKONG-P3",
        "eight_flowers": "HONGKONG-33",
        "seven_rob_one": "HONGKONG-33",
    },
    local_patterns={
        "flower_set": LocalPattern("flower_kong", words("Complete Flower Set", "一台花", "一台花", "花一組")),
        "all_kongs": LocalPattern("four_kongs", words("All Kongs", "十八罗汉", "十八羅漢", "四槓子")),
    },
    pattern_names={
        "self_draw": words("Self-Draw", "自摸", "自摸", "自摸"),
        "concealed_hand": words("Concealed Hand", "门前清", "門前清", "門前清"),
        "all_chows": words("All Chows", "平糊", "平糊", "平和"),
        "dragon_pung": words("Dragon Pung", "三元牌", "三元牌", "三元牌"),
        "seat_wind": words("Seat Wind", "门风", "門風", "自風"),
        "round_wind": words("Round Wind", "圈风", "圈風", "場風"),
        "last_tile": words("Last Tile", "海底", "海底", "海底"),
        "robbing_kong": words("Robbing the Kong", "抢杠", "搶槓", "槍槓"),
        "kong_bloom": words("Kong Bloom", "杠上自摸", "槓上自摸", "嶺上開花"),
        "all_terminals_and_honors": words("All Terminals and Honors", "花么", "花么", "混老頭"),
        "all_pungs": words("All Pungs", "对对糊", "對對糊", "対々和"),
        "seven_pairs": words("Seven Pairs", "七对子", "七對子", "七対子"),
        "seat_flower": words("Seat Flower", "正花", "正花", "自分の花"),
        "all_terminals": words("All Terminals", "清么", "清么", "清老頭"),
        "four_concealed_pungs": words("Four Concealed Pungs", "坎坎糊", "坎坎糊", "四暗刻"),
        "nine_gates": words("Nine Gates", "九子连环", "九子連環", "九蓮宝燈"),
        "thirteen_orphans": words("Thirteen Orphans", "十三么", "十三么", "国士無双"),
        "heavenly_win": words("Heavenly Win", "天糊", "天糊", "天和"),
        "earthly_win": words("Earthly Win", "地糊", "地糊", "地和"),
        "eight_flowers": words("Eight Flowers", "花糊", "花糊", "八枚の花"),
        "seven_rob_one": words("Seven Flowers", "七抢一", "七搶一", "七枚の花"),
    },
    options=(
        Option(
            "fan_table",
            "default",
            {
                "default": {},
                "aimj": {  # HONGKONG-P2, HONGKONG-P3, HONGKONG-P4
                    "price.full_flush": 6,
                    "price.little_three_dragons": 4,
                    "price.kong_bloom": 1,
                    "excludes.kong_bloom": (),
                    "price.all_terminals_and_honors": 0,
                    "price.jade_dragon": 10,
                    "price.ruby_dragon": 10,
                    "price.pearl_dragon": 10,
                    "option.first_turn_kongs": True,
                },
            },
            words("Table of fan", "番种表", "番種表", "番の一覧"),
            "HONGKONG-P2",
            labels={"aimj": words("AIMJ", "AIMJ 番表", "AIMJ 番表", "AIMJの表")},
            group="scoring",
        ),
        Option(
            "minimum",
            3,
            {3: {"minimum": 3}, 0: {"minimum": 0}, 1: {"minimum": 1}, 5: {"minimum": 5}},
            words("Fan a win needs", "起糊番数", "起糊番數", "和了に要る番"),
            "HONGKONG-20",
        ),
        Option(
            "limit",
            10,
            {10: {"cap": 10}, 8: {"cap": 8}, 13: {"cap": 13}},
            words("Limit in fan", "爆棚番数", "爆棚番數", "上限の番"),
            "HONGKONG-22",
        ),
        Option(
            "table",
            "half_spicy",
            {"half_spicy": {"curve_rule": "table"}, "full_spicy": {"curve_rule": "doubling"}},
            words("Points for fan", "番数计分", "番數計分", "番の点数"),
            "HONGKONG-23",
            labels={
                "half_spicy": words("half-spicy: halved from four fan", "半辣上", "半辣上", "半辣（四番から半減）"),
                "full_spicy": words("full-spicy: doubled by every fan", "辣辣上", "辣辣上", "全辣（一番ごとに倍）"),
            },
        ),
        Option(
            "payment",
            "half",
            {
                "half": {"discard_payers": "all", "share_times.discarder": 2},
                "full": {"discard_payers": "discarder", "share_times.discarder": 4},
            },
            words("A discard is paid by", "出铳付法", "出銃付法", "放銃の支払い"),
            "HONGKONG-24",
            labels={
                "half": words("all, the discarder double", "半铳：出铳者双倍", "半銃：出銃者雙倍", "全員、放銃者は倍"),
                "full": words("the discarder alone", "包出铳", "包出銃", "放銃者のみ"),
            },
        ),
        Option(
            "flowers",
            True,
            {
                True: {},
                False: {
                    "tiles": "suits + honours",
                    "stacks": [17, 17, 17, 17],
                    "flower_rule": "none",
                    "price.no_flowers": 0,
                    "price.seat_flower": 0,
                    "price.flower_set": 0,
                },
            },
            words("Flowers", "花牌", "花牌", "花牌"),
            "HONGKONG-1",
        ),
        Option(
            "seven_pairs",
            True,
            {True: {"forms.seven_pairs": True}, False: {"forms.seven_pairs": False}},
            words("Seven pairs", "七对子", "七對子", "七対子"),
            "HONGKONG-19",
        ),
        Option(
            "concealed_hand",
            1,
            {1: {"price.concealed_hand": 1}, 0: {"price.concealed_hand": 0}},
            words("Fan of a concealed hand", "门前清番数", "門前清番數", "門前清の番"),
            "HONGKONG-F-concealed_hand",
        ),
        Option(
            "dead_wall",
            0,
            {0: {"reserve": 0}, 14: {"reserve": 14}},
            words("Tiles never drawn", "留牌", "留牌", "残し牌"),
            "HONGKONG-9",
        ),
        Option(
            "winners",
            "one",
            {"one": {"winners": "nearest"}, "several": {"winners": "all"}},
            words("Winners of one tile", "一炮几响", "一炮幾響", "同時和了"),
            "HONGKONG-14",
        ),
        Option(
            "pass_rule",
            "own_draw",
            {
                "own_draw": {"pass_bars": "discards", "pass_counts": ["chance"], "pass_until": ["own_draw"]},
                False: {"pass_bars": "nothing", "pass_counts": [], "pass_until": []},
            },
            words("A win let pass bars others until", "过水", "過水", "見逃しの解除"),
            "HONGKONG-16",
            labels={"own_draw": words("the own next draw", "下次摸牌", "下次摸牌", "次の自摸")},
        ),
        Option(
            "liability",
            "last_pung",
            {
                "last_pung": {"liability": ["three_dragons", "four_winds"]},
                False: {"liability": []},
                "twelve_tiles": {"liability": ["fourth_flush_meld"]},
            },
            words("Liability", "包牌", "包牌", "責任払い"),
            "HONGKONG-27",
            labels={
                "last_pung": words("third dragon, fourth wind", "包三元、包四喜", "包三元、包四喜", "三元・四喜の包"),
                "twelve_tiles": words("twelve tiles of a flush", "十二张落地", "十二張落地", "一色の十二枚"),
            },
        ),
        Option(
            "rob_concealed",
            False,
            {False: {"rob_concealed": "nobody"}, True: {"rob_concealed": "thirteen_orphans"}},
            words("Thirteen orphans rob a concealed kong", "十三么抢暗杠", "十三么搶暗槓", "国士の暗槓ロン"),
            "HONGKONG-15",
        ),
        Option(
            "flower_win",
            False,
            {
                False: {"flower_win": "none"},
                True: {
                    "flower_win": "eight_win_seven_may",
                    "price.eight_flowers": 8,
                    "price.seven_rob_one": 3,
                },
            },
            words("Eight flowers win", "花糊", "花糊", "八枚の花で和了"),
            "HONGKONG-33",
        ),
        Option(
            "rounds",
            4,
            {4: {"rounds": 4}, 2: {"rounds": 2}, 1: {"rounds": 1}},
            words("Rounds of a match", "圈数", "圈數", "場数"),
            "HONGKONG-31",
        ),
    ),
    texts={
        "prompt-seven-flowers": words(
            "Seven flowers, and another has laid out the eighth: win now, or play on?",
            "七张花在手，别家摸出第八张：食糊，还是打下去？",
            "七張花在手，別家摸出第八張：食糊，還是打下去？",
            "花が七枚、八枚目は他家：和了か、続行か？",
        ),
    },
    preset_names={"aimj": words("AIMJ", "AIMJ", "AIMJ", "AIMJ")},
    presets={
        "aimj": {
            "minimum": 0,  # HONGKONG-P1
            "dead_wall": 14,
            "flowers": True,
            "seven_pairs": True,
            "liability": False,
            "pass_rule": False,
            "limit": 10,
            "fan_table": "aimj",  # HONGKONG-P2, HONGKONG-P3, HONGKONG-P4
            "concealed_hand": 0,
        },
    },
)
