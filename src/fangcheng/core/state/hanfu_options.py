"""Settings of han and fu: where each stands in `rules.option`."""

(
    KIRIAGE,  # 1: 4 han 30 fu and 3 han 60 fu are a mangan
    COUNTED_YAKUMAN,  # 1: 13 han are a yakuman, else a sanbaiman
    ADD_YAKUMAN,  # 1: several yakuman add up
    DOUBLE_YAKUMAN,  # 1: four yakuman count double in their rarest form
    DOUBLE_WIND_FU,  # fu of a pair that is seat and round wind
    HUMAN_MANGAN,  # 1: human hand is worth at least a mangan
    KITA_BLOOM,  # 1: a win on the replacement of a North counts kong_bloom
    SELF_DRAW_SHARE,  # sanma, what becomes of the missing player's part (rule_codes.py)
) = range(8)

OPTIONS: dict[str, int] = {
    "kiriage": KIRIAGE,
    "counted_yakuman": COUNTED_YAKUMAN,
    "add_yakuman": ADD_YAKUMAN,
    "double_yakuman": DOUBLE_YAKUMAN,
    "double_wind_fu": DOUBLE_WIND_FU,
    "human_mangan": HUMAN_MANGAN,
    "kita_bloom": KITA_BLOOM,
    "self_draw_share": SELF_DRAW_SHARE,
}
