"""The yaku of other programs beside the pattern ids of our rulebook (RIICHI-F-<id>): Tenhou's, Mahjong Soul's."""

from fangcheng.records.tenhou.words import plain

# The position is Tenhou's number. Both names of a wind differ only in the wind: seat_wind, round_wind.
YAKU: tuple[tuple[str, str], ...] = (
    ("門前清自摸和", "fully_concealed"),
    ("立直", "riichi"),
    ("一発", "ippatsu"),
    ("槍槓", "robbing_the_kong"),
    ("嶺上開花", "kong_bloom"),
    ("海底摸月", "last_tile_draw"),
    ("河底撈魚", "last_tile_claim"),
    ("平和", "pinfu"),
    ("断幺九", "all_simples"),
    ("一盃口", "pure_double_chow"),
    ("自風 東", "seat_wind"),
    ("自風 南", "seat_wind"),
    ("自風 西", "seat_wind"),
    ("自風 北", "seat_wind"),
    ("場風 東", "round_wind"),
    ("場風 南", "round_wind"),
    ("場風 西", "round_wind"),
    ("場風 北", "round_wind"),
    ("役牌 白", "dragon_pung"),
    ("役牌 發", "dragon_pung"),
    ("役牌 中", "dragon_pung"),
    ("両立直", "double_riichi"),
    ("七対子", "seven_pairs"),
    ("混全帯幺九", "outside_hand"),
    ("一気通貫", "pure_straight"),
    ("三色同順", "mixed_triple_chow"),
    ("三色同刻", "triple_pung"),
    ("三槓子", "three_kongs"),
    ("対々和", "all_pungs"),
    ("三暗刻", "three_concealed_pungs"),
    ("小三元", "little_three_dragons"),
    ("混老頭", "all_terminals_and_honors"),
    ("二盃口", "two_pure_double_chows"),
    ("純全帯幺九", "pure_outside_hand"),
    ("混一色", "half_flush"),
    ("清一色", "full_flush"),
    ("人和", "human_hand"),
    ("天和", "heavenly_hand"),
    ("地和", "earthly_hand"),
    ("大三元", "big_three_dragons"),
    ("四暗刻", "four_concealed_pungs"),
    ("四暗刻単騎", "four_concealed_pungs"),
    ("字一色", "all_honors"),
    ("緑一色", "all_green"),
    ("清老頭", "all_terminals"),
    ("九蓮宝燈", "nine_gates"),
    ("純正九蓮宝燈", "nine_gates"),
    ("国士無双", "thirteen_orphans"),
    ("国士無双１３面", "thirteen_orphans"),
    ("大四喜", "big_four_winds"),
    ("小四喜", "little_four_winds"),
    ("四槓子", "four_kongs"),
    ("ドラ", "dora"),
    ("裏ドラ", "ura_dora"),
    ("赤ドラ", "red_dora"),
)

NUMBER_OF_NAME = {name: number for number, (name, _) in enumerate(YAKU)}

# What other programs call them: Mahjong Soul in Japanese, Chinese and English, and the romaji that people use.
# Those that are also the name of a game here stand as `plain` makes them.
_OTHER_NAMES: dict[str, tuple[str, ...]] = {
    "fully_concealed": ("门前清自摸和", "Fully Concealed Hand", "Menzen Tsumo"),
    "riichi": ("リーチ", "riichi", "Reach"),
    "ippatsu": ("一发", "一發", "Ippatsu"),
    "robbing_the_kong": ("搶槓", "抢杠", "搶杠", "Robbing a Kan", "Robbing a Quad", "Chankan"),
    "kong_bloom": ("岭上开花", "嶺上開花", "After a Kan", "After a Quad", "Rinshan", "Rinshan Kaihou"),
    "last_tile_draw": ("海底撈月", "海底捞月", "Under the Sea", "Haitei"),
    "last_tile_claim": ("河底捞鱼", "Under the River", "Houtei"),
    "pinfu": ("Pinfu",),
    "all_simples": ("断么九", "斷幺九", "斷么九", "タンヤオ", "All Simples", "Tanyao"),
    "pure_double_chow": ("一杯口", "Pure Double Sequence", "Iipeikou"),
    "seat_wind": ("役牌 自風牌", "役牌 自风牌", "自風", "自风", "Seat Wind", "Seat Wind Tile"),
    "round_wind": ("役牌 場風牌", "役牌 场风牌", "場風", "场风", "Prevalent Wind", "Round Wind"),
    "dragon_pung": (
        "白", "發", "中", "翻牌 白", "翻牌 發", "翻牌 中", "役牌 发", "役牌 発", "White Dragon", "Green Dragon",
        "reddragon",
    ),
    "double_riichi": ("ダブル立直", "ダブルリーチ", "两立直", "兩立直", "doubleriichi", "dabururiichi"),
    "seven_pairs": ("七对子", "七對子", "Seven Pairs", "Chiitoitsu"),
    "outside_hand": ("混全带幺九", "混全帶幺九", "Half Outside Hand", "Chanta"),
    "pure_straight": ("一气通贯", "一氣通貫", "Pure Straight", "Ittsuu"),
    "mixed_triple_chow": ("三色同顺", "Mixed Triple Sequence", "Sanshoku Doujun"),
    "triple_pung": ("Triple Triplets", "Sanshoku Doukou"),
    "three_kongs": ("三杠子", "Three Quads", "Three Kans", "Sankantsu"),
    "all_pungs": ("対々", "対対和", "对对和", "對對和", "All Triplets", "Toitoi"),
    "three_concealed_pungs": ("Three Concealed Triplets", "Sanankou"),
    "little_three_dragons": ("Little Three Dragons", "Shousangen"),
    "all_terminals_and_honors": ("混老头", "All Terminals and Honors", "Honroutou"),
    "two_pure_double_chows": ("二杯口", "Twice Pure Double Sequence", "Ryanpeikou"),
    "pure_outside_hand": ("纯全带幺九", "純全帶幺九", "Fully Outside Hand", "Junchan"),
    "half_flush": ("Half Flush", "Honitsu"),
    "full_flush": ("Full Flush", "Chinitsu"),
    "human_hand": ("Hand of Man", "Blessing of Man", "Renhou"),
    "heavenly_hand": ("Blessing of Heaven", "Tenhou"),
    "earthly_hand": ("Blessing of Earth", "Chiihou"),
    "big_three_dragons": ("Big Three Dragons", "Daisangen"),
    "four_concealed_pungs": (
        "四暗刻单骑", "四暗刻單騎", "四暗刻単騎待ち", "Four Concealed Triplets", "Single-wait Four Concealed Triplets",
        "Suuankou", "Suuankou Tanki",
    ),
    "all_honors": ("All Honors", "Tsuuiisou"),
    "all_green": ("绿一色", "綠一色", "All Green", "Ryuuiisou"),
    "all_terminals": ("清老头", "All Terminals", "Chinroutou"),
    "nine_gates": (
        "九莲宝灯", "九蓮寶燈", "纯正九莲宝灯", "純正九蓮寶燈", "Nine Gates", "True Nine Gates", "Chuuren Poutou",
    ),
    "thirteen_orphans": (
        "国士無双十三面待ち", "国士無双十三面", "国士无双", "國士無雙", "国士无双十三面", "國士無雙十三面",
        "Thirteen Orphans", "Thirteen-wait Thirteen Orphans", "Kokushi Musou",
    ),
    "big_four_winds": ("Four Big Winds", "Daisuushii"),
    "little_four_winds": ("Four Little Winds", "Shousuushii"),
    "four_kongs": ("四杠子", "Four Quads", "Four Kans", "Suukantsu"),
    "dora": ("宝牌", "寶牌", "Dora"),
    "ura_dora": ("里宝牌", "裏寶牌", "Ura Dora", "Uradora"),
    "red_dora": ("红宝牌", "紅寶牌", "Red Five", "Red Dora", "Akadora"),
    "kita": ("抜きドラ", "拔北宝牌", "拔北寶牌", "拔北", "Kita", "Nukidora"),
}  # fmt: skip

_PATTERN_OF_NAME = {plain(name): pattern for pattern, names in _OTHER_NAMES.items() for name in names}
_PATTERN_OF_NAME |= {plain(name): pattern for name, pattern in YAKU}


def pattern_id(source_id: int | str) -> str | None:
    """Return our pattern id for Tenhou's number, or for a name of Tenhou's or Mahjong Soul's; None for any other."""
    if isinstance(source_id, str):
        return _PATTERN_OF_NAME.get(plain(source_id))
    return YAKU[source_id][1] if 0 <= source_id < len(YAKU) else None
