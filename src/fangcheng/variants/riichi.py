"""Japanese riichi mahjong (リーチ麻雀): 13 tiles, riichi, dora, furiten; han and fu."""

from fangcheng.core import distance, dora, endings, match, passing, rulings, wall
from fangcheng.rules.ruleset import Option, Ruleset, Value
from fangcheng.tiles import FACES, KINDS


def words(en: str, zh_hans: str, zh_hant: str, ja: str) -> dict[str, str]:
    """A label in the four languages."""
    return {"en": en, "zh-Hans": zh_hans, "zh-Hant": zh_hant, "ja": ja}


PRICES = {  # RIICHI-F-<id>; closed hands
    "riichi": 1,
    "ippatsu": 1,
    "fully_concealed": 1,
    "all_simples": 1,
    "pinfu": 1,
    "pure_double_chow": 1,
    "dragon_pung": 1,
    "seat_wind": 1,
    "round_wind": 1,
    "last_tile_draw": 1,
    "last_tile_claim": 1,
    "kong_bloom": 1,
    "robbing_the_kong": 1,
    "double_riichi": 2,
    "seven_pairs": 2,
    "mixed_triple_chow": 2,
    "pure_straight": 2,
    "outside_hand": 2,
    "all_pungs": 2,
    "three_concealed_pungs": 2,
    "three_kongs": 2,
    "triple_pung": 2,
    "all_terminals_and_honors": 2,
    "little_three_dragons": 2,
    "two_pure_double_chows": 3,
    "pure_outside_hand": 3,
    "half_flush": 3,
    "full_flush": 6,
    "nagashi_mangan": 5,  # RIICHI-95: worth a mangan, whatever else
    "dora": 1,  # RIICHI-78
    "ura_dora": 1,  # RIICHI-79
    "red_dora": 1,  # RIICHI-2
}

OPEN_PRICES = {  # what an open hand gets: 0 closed only
    "riichi": 0,
    "ippatsu": 0,
    "fully_concealed": 0,
    "pinfu": 0,
    "pure_double_chow": 0,
    "double_riichi": 0,
    "seven_pairs": 0,
    "two_pure_double_chows": 0,
    "mixed_triple_chow": 1,
    "pure_straight": 1,
    "outside_hand": 1,
    "pure_outside_hand": 2,
    "half_flush": 2,
    "full_flush": 5,
}

YAKUMAN = {  # RIICHI-86
    "heavenly_hand": 1,
    "earthly_hand": 1,
    "thirteen_orphans": 1,
    "four_concealed_pungs": 1,
    "big_three_dragons": 1,
    "little_four_winds": 1,
    "big_four_winds": 1,
    "all_honors": 1,
    "all_green": 1,
    "all_terminals": 1,
    "nine_gates": 1,
    "four_kongs": 1,
}

SETTINGS = {
    "seats": 4,  # RIICHI-114
    "copies": [4] * FACES + [0] * (KINDS - FACES),  # RIICHI-1
    "sets": 4,  # RIICHI-62
    "dice_count": 2,  # RIICHI-3
    "stacks": [17, 17, 17, 17],  # RIICHI-19
    "dead_wall": 14,  # RIICHI-25
    "replacements": 4,  # RIICHI-26
    "claim_chi": 1,  # RIICHI-37
    "recall_own": 1,  # RIICHI-51
    "last_discard_pon": 0,  # RIICHI-56
    "kong_max": 4,  # RIICHI-45
    "kong_last": 1,  # RIICHI-56
    "rob_added": 1,  # RIICHI-69
    "ready_rule": 1,  # RIICHI-57
    "ready_cost": 1000,  # RIICHI-58
    "ready_kong": 2,  # RIICHI-60
    "win_by_discard": 1,  # RIICHI-68
    "play_on": 1,  # RIICHI-73
    "pass_rule": passing.PASS_FURITEN,  # RIICHI-74
    "forms": distance.STANDARD | distance.SEVEN_PAIRS | distance.THIRTEEN_ORPHANS,  # RIICHI-62
    "minimum": 1,  # RIICHI-64
    "method": 1,  # RIICHI-86
    "payment": 1,  # RIICHI-87
    "counter_value": 100,  # RIICHI-88
    "liability.three_dragons": 1,  # RIICHI-90
    "liability.four_winds": 1,
    "noten_total": 3000,  # RIICHI-93
    "chombo_points": 20000,  # RIICHI-111
    "hands_after_time": 1,  # RIICHI-P13
    "draw_check": endings.CHECK_NOTEN,  # RIICHI-93
    "dealer_rule": match.DEALER_STAYS_ON_WIN,  # RIICHI-102
    "option.add_yakuman": 1,  # RIICHI-86
}

EXCLUDES = {
    "kong_bloom": ("last_tile_draw", "ippatsu"),
    "double_riichi": ("riichi",),
    "two_pure_double_chows": ("pure_double_chow", "seven_pairs"),
    "pure_outside_hand": ("outside_hand",),
    "full_flush": ("half_flush",),
    "all_terminals_and_honors": ("outside_hand",),
}

NO_LIMIT_BELOW = -1_000_000  # a score nobody falls under

OPTIONS = (
    # --- points
    Option(
        "start",
        25000,
        low=0,
        high=100000,
        into="start_score",
        rule="RIICHI-4",
        text=words("Points at the start", "起始点数", "起始點數", "配給原点"),
    ),
    Option(
        "target",
        30000,
        low=0,
        high=200000,
        rule="RIICHI-106",
        text=words(
            "Points needed to win (0 none)", "胜利所需点数（0 无）", "勝利所需點數（0 無）", "終了条件の点数（0 なし）"
        ),
    ),
    Option(
        "return_points",
        30000,
        low=0,
        high=200000,
        rule="RIICHI-108",
        text=words("Points counted as zero at the end", "返点", "返點", "返し点"),
    ),
    Option(
        "uma",
        "20/10",
        rule="RIICHI-108",
        choices={
            "20/10": {"uma": (200, 100, -100, -200)},
            "15/5": {"uma": (150, 50, -50, -150)},
            "10/5": {"uma": (100, 50, -50, -100)},
            "30/10": {"uma": (300, 100, -100, -300)},
            "none": {"uma": (0, 0, 0, 0)},
        },
        text=words("Placement points", "马点", "馬點", "ウマ"),
    ),
    Option(
        "oka",
        True,
        choices={True: {"oka": 1}, False: {"oka": 0}},
        rule="RIICHI-108",
        text=words("What the return points leave goes to the first", "头名赏", "頭名賞", "オカ"),
    ),
    Option(
        "ties",
        "seat",
        choices={"seat": {"share_ties": 0}, "share": {"share_ties": 1}},
        rule="RIICHI-P3",
        text=words("Equal points", "同分", "同分", "同点"),
    ),
    # --- tiles
    Option(
        "red_fives",
        True,
        rule="RIICHI-2",
        choices={
            False: {"red": (0, 0, 0)},
            True: {"red": (1, 1, 1)},
            2: {"red": (2, 2, 2)},
            "two_0p": {"red": (0, 2, 0)},
        },
        text=words("Red fives of each suit", "赤宝牌（每色）", "赤寶牌（每色）", "赤ドラ（各色）"),
    ),
    Option(
        "kuitan",
        True,
        choices={True: {}, False: {"open.all_simples": 0}},
        rule="RIICHI-F-all_simples",
        text=words("All simples in an open hand", "食断", "食斷", "喰いタン"),
    ),
    Option(
        "kuikae",
        "forbidden",
        rule="RIICHI-49",
        choices={"forbidden": {"swap_ban": 2}, "same_tile": {"swap_ban": 1}, "allowed": {"swap_ban": 0}},
        text=words("Swap-calling", "食替", "食替", "喰い替え"),
    ),
    Option(
        "recall_own_kind",
        "allowed",
        rule="RIICHI-51",
        choices={"allowed": {"recall_own": 1}, "forbidden": {"recall_own": 0}},
        text=words("Calling a kind one has discarded", "食回", "食回", "食い直し"),
    ),
    # --- dora
    Option(
        "kan_dora_time",
        "immediate",
        rule="RIICHI-47",
        choices={"immediate": {"kan_dora": 1}, "mixed": {"kan_dora": 2}, "after_discard": {"kan_dora": 3}},
        text=words("When a kan-dora is turned", "杠宝牌翻开时机", "槓寶牌翻開時機", "カンドラをめくる時期"),
    ),
    Option(
        "kan_dora",
        True,
        choices={True: {}, False: {"kan_dora": 0}},
        rule="RIICHI-79",
        text=words("Kan-dora", "杠宝牌", "槓寶牌", "カンドラ"),
    ),
    Option(
        "ura",
        "all",
        rule="RIICHI-79",
        choices={"all": {"ura": dora.URA_ALL}, "first": {"ura": dora.URA_FIRST}, False: {"ura": dora.URA_OFF}},
        text=words("Ura dora", "里宝牌", "裡寶牌", "裏ドラ"),
    ),
    Option(
        "initial_indicators",
        1,
        low=1,
        high=2,
        into="indicators",
        rule="RIICHI-29",
        text=words("Dora indicators open at the start", "开局宝牌指示牌", "開局寶牌指示牌", "最初のドラ表示牌"),
    ),
    Option(
        "replenish",
        1,
        low=0,
        high=2,
        rule="RIICHI-46",
        text=words("Tiles that join the dead wall per kong", "每杠补入王牌数", "每槓補入王牌數", "カンごとの王牌補充"),
    ),
    # --- riichi
    Option(
        "ippatsu",
        True,
        choices={True: {"one_shot": 1}, False: {"one_shot": 0, "price.ippatsu": 0}},
        rule="RIICHI-F-ippatsu",
        text=words("One-shot", "一发", "一發", "一発"),
    ),
    Option(
        "riichi_below_1000",
        False,
        rule="RIICHI-57",
        choices={False: {"ready_min_score": 1000}, True: {"ready_min_score": NO_LIMIT_BELOW}},
        text=words("Riichi with less than 1000 points", "不足千点可立直", "不足千點可立直", "千点未満のリーチ"),
    ),
    Option(
        "riichi_without_draw",
        False,
        choices={False: {"ready_min_tiles": 4}, True: {"ready_min_tiles": 1}},
        rule="RIICHI-57",
        text=words("Riichi without an own next draw", "无摸牌可立直", "無摸牌可立直", "ツモ番なしリーチ"),
    ),
    Option(
        "furiten_temp_release",
        "own_draw",
        rule="RIICHI-76",
        choices={"own_draw": {"furiten_release": 0}, "own_draw_or_any_call": {"furiten_release": 1}},
        text=words("What ends a passed-tile furiten", "同巡振听解除", "同巡振聽解除", "同巡フリテンの解除"),
    ),
    Option(
        "own_four",
        False,
        choices={False: {"own_four": 0}, True: {"own_four": 1}, "concealed": {"own_four": 2}},
        rule="RIICHI-63",
        text=words(
            "Not ready when holding all of the only wait", "自持四张不算听", "自持四張不算聽", "自分で4枚使いはノーテン"
        ),
    ),
    # --- winning
    Option(
        "multiple_ron",
        "two",
        rule="RIICHI-72",
        choices={
            "two": {"winners": 1, "triple_rule": 1},
            "all": {"winners": 1, "triple_rule": 0},
            "head_bump": {"winners": 0, "triple_rule": 0},
        },
        text=words(
            "Several winners (two: three are a draw)",
            "一炮多响（two：三家流局）",
            "一炮多響（two：三家流局）",
            "複数ロン（two：三家和は流局）",
        ),
    ),
    Option(
        "two_han_from_5",
        False,
        choices={False: {"minimum_two_from": 0}, True: {"minimum_two_from": 5}},
        rule="RIICHI-65",
        text=words("Two han needed from five counters", "五本场二番缚", "五本場二番縛", "五本場二翻縛り"),
    ),
    Option(
        "rob_concealed",
        True,
        choices={True: {"rob_concealed": 1}, False: {"rob_concealed": 0}},
        rule="RIICHI-70",
        text=words("Thirteen orphans rob a concealed kong", "国士抢暗杠", "國士搶暗槓", "国士の暗槓ロン"),
    ),
    Option(
        "double_yakuman",
        False,
        choices={False: {}, True: {"option.double_yakuman": 1}},
        rule="RIICHI-86",
        text=words("Double yakuman", "双倍役满", "雙倍役滿", "ダブル役満"),
    ),
    Option(
        "add_yakuman",
        True,
        choices={True: {"option.add_yakuman": 1}, False: {"option.add_yakuman": 0}},
        rule="RIICHI-86",
        text=words("Several yakuman add up", "役满复合", "役滿複合", "役満の複合"),
    ),
    Option(
        "counted_yakuman",
        True,
        choices={True: {"option.counted_yakuman": 1}, False: {"option.counted_yakuman": 0}},
        rule="RIICHI-86",
        text=words("Yakuman by 13 han", "累计役满", "累計役滿", "数え役満"),
    ),
    Option(
        "kiriage",
        False,
        choices={False: {}, True: {"option.kiriage": 1}},
        rule="RIICHI-86",
        text=words("4 han 30 fu and 3 han 60 fu are a mangan", "切上满贯", "切上滿貫", "切り上げ満貫"),
    ),
    Option(
        "double_wind_fu",
        4,
        choices={4: {"option.double_wind_fu": 4}, 2: {"option.double_wind_fu": 2}},
        rule="RIICHI-83",
        text=words("Fu of a double-wind pair", "连风对子符", "連風對子符", "連風対子の符"),
    ),
    Option(
        "human_hand",
        False,
        rule="RIICHI-F-human_hand",
        choices={
            False: {},
            "mangan": {"option.human_mangan": 1},
            "five_han": {"price.human_hand": 5},
            "yakuman": {"yakuman.human_hand": 1},
        },
        text=words("Human hand", "人和", "人和", "人和"),
    ),
    Option(
        "kong_bloom_with_last_tile",
        False,
        choices={False: {}, True: {"excludes.kong_bloom": ("ippatsu",)}},
        rule="RIICHI-F-kong_bloom",
        text=words("Kong bloom together with last tile draw", "岭上与海底复合", "嶺上與海底複合", "嶺上と海底の複合"),
    ),
    # --- liability
    Option(
        "pao_four_kongs",
        False,
        choices={False: {}, True: {"liability.four_kongs": 1}},
        rule="RIICHI-90",
        text=words("Liability for four kongs", "四杠子包牌", "四槓子包牌", "四槓子の包"),
    ),
    Option(
        "pao_covers",
        "own_part",
        choices={"own_part": {}, "all": {"liability.all_yakuman": 1}},
        rule="RIICHI-91",
        text=words("Yakuman the liable player pays", "包牌范围", "包牌範圍", "包の範囲"),
    ),
    # --- drawn hands
    Option(
        "abortive_draws",
        True,
        rule="RIICHI-96",
        choices={True: {"abortive": (1, 1, 1, 1, 0, 0, 0, 0)}, False: {"abortive": (0,) * 8}},
        text=words("Abortive draws", "途中流局", "途中流局", "途中流局"),
    ),
    Option(
        "abort_keeps_deal",
        True,
        choices={True: {"abort_keeps_deal": 1}, False: {"abort_keeps_deal": 0}},
        rule="RIICHI-96",
        text=words("The dealer stays after an abortive draw", "途中流局连庄", "途中流局連莊", "途中流局は連荘"),
    ),
    Option(
        "nagashi_mangan",
        "win",
        choices={"win": {"nagashi": 1}, "draw": {"nagashi": 2}, "plain": {"nagashi": 3}, False: {"nagashi": 0}},
        rule="RIICHI-95",
        text=words("Mangan at draw", "流局满贯", "流局滿貫", "流し満貫"),
    ),
    Option(
        "noten_declare",
        False,
        choices={False: {"noten_declare": 0}, True: {"noten_declare": 1}},
        rule="RIICHI-94",
        text=words("A ready hand may be kept hidden at a draw", "流局可不亮听牌", "流局可不亮聽牌", "ノーテン宣言"),
    ),
    # --- dealer and match
    Option(
        "length",
        "half",
        rule="RIICHI-16",
        choices={
            "half": {"rounds": 2, "round_winds": (0, 1, 2, 3, 0, 1, 2, 3)},
            "east": {"rounds": 1, "round_winds": (0, 1, 2, 3, 0, 1, 2, 3)},
            "full": {"rounds": 4, "round_winds": (0, 1, 2, 3, 0, 1, 2, 3)},
            "east_north": {"rounds": 2, "round_winds": (0, 3, 0, 1, 2, 3, 0, 1)},
            "east_east": {"rounds": 2, "round_winds": (0,) * 8},
        },
        text=words("Length of the match", "局数", "局數", "対局の長さ"),
    ),
    Option(
        "repeat",
        "ready",
        rule="RIICHI-102",
        choices={"ready": {"draw_rule": match.DRAW_STAYS_READY}, "win_only": {"draw_rule": match.DRAW_PASSES}},
        text=words("The dealer stays when", "连庄条件", "連莊條件", "連荘の条件"),
    ),
    Option(
        "bust",
        True,
        choices={True: {"bust": 1}, False: {"bust": 0}},
        rule="RIICHI-104",
        text=words("A score below 0 ends the match", "击飞", "擊飛", "トビ終了"),
    ),
    Option(
        "extension",
        "sudden_death",
        rule="RIICHI-106",
        choices={
            "sudden_death": {"extension": match.SUDDEN_DEATH},
            "full_round": {"extension": match.FULL_ROUND},
            "go_on": {"extension": match.GO_ON},
            "none": {"extension": match.NO_EXTENSION},
        },
        text=words("Extension when nobody has the target", "延长战", "延長戰", "西入"),
    ),
    Option(
        "all_last_stop",
        True,
        choices={True: {"all_last_stop": 1}, False: {"all_last_stop": 0}},
        rule="RIICHI-105",
        text=words("A leading dealer ends the last hand", "和了止", "和了止", "和了止め"),
    ),
    Option(
        "all_last_repeat",
        True,
        choices={True: {"all_last_repeat": 1}, False: {"all_last_repeat": 0}},
        rule="RIICHI-105",
        text=words("The dealer may repeat the last hand", "末局连庄", "末局連莊", "オーラスの連荘"),
    ),
    Option(
        "chombo_points",
        "mangan",
        choices={"mangan": {"chombo": rulings.CHOMBO_MANGAN}, "final_score": {"chombo": rulings.CHOMBO_FINAL}},
        rule="RIICHI-111",
        text=words("Chombo", "错和", "錯和", "チョンボ"),
    ),
    # --- tokens
    Option(
        "yakitori",
        False,
        choices={False: {"yakitori": 0}, True: {"yakitori": 1000}},
        rule="RIICHI-6",
        text=words("Who wins no hand pays everybody", "烧鸟", "燒鳥", "焼き鳥"),
    ),
    Option(
        "chips",
        0,
        low=0,
        high=10000,
        into="chip_value",
        rule="RIICHI-6",
        text=words(
            "Points of a chip (0 none)", "每枚筹码点数（0 无）", "每枚籌碼點數（0 無）", "チップ1枚の点数（0 なし）"
        ),
    ),
    # --- set-up
    Option(
        "seat_draw",
        "wind_tiles",
        choices={
            "wind_tiles": {"seat_draw": 0},
            "random": {"seat_draw": 0},
            "choose": {"seat_draw": 1},
            "free": {"seat_draw": 1},
        },
        rule="RIICHI-8",
        text=words("Seats", "座位", "座位", "場所決め"),
    ),
    Option(
        "first_dealer",
        "two_throws",
        rule="RIICHI-12",
        choices={
            "two_throws": {"first_dealer_rule": wall.FIRST_TWO_THROWS},
            "one_throw": {"first_dealer_rule": wall.FIRST_ONE_THROW},
            "east_drawer": {"first_dealer_rule": wall.FIRST_EAST},
        },
        text=words("First dealer", "起家", "起家", "起家の決め方"),
    ),
    Option(
        "break",
        "one_throw",
        rule="RIICHI-20",
        choices={
            "one_throw": {"break_rule": wall.BREAK_SUM},
            "second_player_sum": {"break_rule": wall.BREAK_SECOND_SUM},
            "dealer_twice": {"break_rule": wall.BREAK_TWICE},
        },
        text=words("Dice for the break", "开门掷骰", "開門擲骰", "開門のサイコロ"),
    ),
    Option(
        "break_at",
        "after_d",
        choices={"after_d": {"break_shift": 0}, "before_d": {"break_shift": -1}},
        rule="RIICHI-21",
        text=words("The wall opens", "开门位置", "開門位置", "開門の位置"),
    ),
    Option(
        "dealer_deal",
        "jump",
        choices={"jump": {"deal_rule": 0}, "stack": {"deal_rule": 2}, "draw_14th": {"deal_rule": 1}},
        rule="RIICHI-24",
        text=words("The dealer's last tiles", "庄家末两张", "莊家末兩張", "親の最後の2枚"),
    ),
    Option(
        "clock",
        False,
        choices={False: {}, True: {"clock_first": 15, "clock_turn": 15, "clock_claim": 15}},
        rule="RIICHI-P13",
        text=words("15 seconds a decision", "每次限时15秒", "每次限時15秒", "持ち時間15秒"),
    ),
    Option(
        "match_minutes",
        0,
        choices={minutes: {"match_minutes": minutes} for minutes in (0, 60, 75, 90, 120)},
        rule="RIICHI-P13",
        text=words(
            "Minutes of a match (0: no limit)",
            "全场限时（分，0为不限）",
            "全場限時（分，0為不限）",
            "対局の制限時間（分、0は無制限）",
        ),
    ),
)

COMPETITION: dict[str, Value] = {
    "target": 0,
    "red_fives": False,
    "add_yakuman": False,
    "counted_yakuman": False,
    "extension": "none",
}

PRESETS: dict[str, dict[str, Value]] = {
    "tenhou": {
        "kan_dora_time": "mixed",
        "nagashi_mangan": "plain",  # RIICHI-95
        "own_four": "concealed",  # RIICHI-63
        "rob_concealed": False,
        "pao_covers": "all",
    },
    "mahjong_soul": {
        "return_points": 25000,
        "uma": "15/5",
        "kan_dora_time": "mixed",
        "multiple_ron": "all",
        "nagashi_mangan": "draw",
        "double_yakuman": True,
    },
    "m_league": {
        "noten_declare": True,  # RIICHI-94
        "target": 0,
        "uma": "30/10",
        "multiple_ron": "head_bump",
        "abortive_draws": False,
        "nagashi_mangan": False,
        "counted_yakuman": False,
        "kiriage": True,
        "double_wind_fu": 2,
        "bust": False,
        "extension": "none",
        "all_last_stop": False,
        "riichi_below_1000": True,
        "riichi_without_draw": True,
        "rob_concealed": False,
        "pao_four_kongs": True,
    },
    "ema": {
        **COMPETITION,
        "start": 30000,
        "uma": "15/5",
        "multiple_ron": "all",
        "abortive_draws": False,
        "nagashi_mangan": "draw",
        "human_hand": "mangan",
        "bust": False,
        "all_last_stop": False,
        "own_four": True,
    },
    "wrc": {
        **COMPETITION,
        "start": 30000,
        "uma": "15/5",
        "multiple_ron": "head_bump",
        "abortive_draws": False,
        "nagashi_mangan": "draw",
        "kiriage": True,
        "human_hand": "five_han",
        "all_last_stop": False,
    },
    "rcr_2024": {  # RIICHI-P1 and on
        **COMPETITION,
        "start": 30000,  # RIICHI-P3
        "uma": "15/5",
        "oka": False,
        "ties": "share",
        "multiple_ron": "head_bump",  # RIICHI-P8
        "abortive_draws": False,  # RIICHI-P7
        "nagashi_mangan": False,
        "bust": False,  # RIICHI-P5
        "riichi_below_1000": True,
        "all_last_stop": False,  # RIICHI-P4
        "rob_concealed": False,  # RIICHI-P10
        "own_four": "concealed",  # RIICHI-P6
        "clock": True,  # RIICHI-P13
    },
}

RULESET = Ruleset(
    id="riichi",
    revision=1,
    name=words("Riichi", "日本麻将", "日本麻將", "リーチ麻雀"),
    prefix="RIICHI",
    settings=SETTINGS,
    prices=PRICES,
    open_prices=OPEN_PRICES,
    yakuman=YAKUMAN,
    excludes=EXCLUDES,
    pattern_rules={"dora": "RIICHI-78", "ura_dora": "RIICHI-79", "red_dora": "RIICHI-2"},
    options=OPTIONS,
    presets=PRESETS,
    about=words(
        "Ready bets, dora and furiten: every hand needs a yaku, and you may not win on what you threw away.",
        "立直、宝牌与振听：和牌必须有役，自己打过的牌不能荣和。",
        "立直、寶牌與振聽：和牌必須有役，自己打過的牌不能榮和。",
        "リーチ・ドラ・フリテン。和了には役が必要で、捨てた牌ではロンできません。",
    ),
)
