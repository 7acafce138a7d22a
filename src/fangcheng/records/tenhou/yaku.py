"""Tenhou's numbers and Japanese names for yaku, beside the pattern ids of our rulebook (RIICHI-F-<id>)."""

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


def pattern_id(source_id: int | str) -> str | None:
    """Return our pattern id for Tenhou's number or name; None for one that Tenhou does not have."""
    number = NUMBER_OF_NAME.get(source_id) if isinstance(source_id, str) else source_id
    if number is None or not 0 <= number < len(YAKU):
        return None
    return YAKU[number][1]
