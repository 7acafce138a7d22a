"""A slow, literal riichi scorer, straight from rules/riichi.md; it shares no code with the engine."""

from collections import Counter
from itertools import combinations

from reference.riichi_hands import DRAGONS, GREEN, HONOURS, OUTER, TERMINALS, WINDS, readings

# RIICHI-F-*: han closed, han open (0: closed only)
HAN = {
    "riichi": (1, 0),
    "ippatsu": (1, 0),
    "fully_concealed": (1, 0),
    "all_simples": (1, 1),
    "pinfu": (1, 0),
    "pure_double_chow": (1, 0),
    "dragon_pung": (1, 1),
    "seat_wind": (1, 1),
    "round_wind": (1, 1),
    "last_tile_draw": (1, 1),
    "last_tile_claim": (1, 1),
    "kong_bloom": (1, 1),
    "robbing_the_kong": (1, 1),
    "double_riichi": (2, 0),
    "seven_pairs": (2, 0),
    "mixed_triple_chow": (2, 1),
    "pure_straight": (2, 1),
    "outside_hand": (2, 1),
    "all_pungs": (2, 2),
    "three_concealed_pungs": (2, 2),
    "three_kongs": (2, 2),
    "triple_pung": (2, 2),
    "all_terminals_and_honors": (2, 2),
    "little_three_dragons": (2, 2),
    "two_pure_double_chows": (3, 0),
    "pure_outside_hand": (3, 2),
    "half_flush": (3, 2),
    "full_flush": (6, 5),
}


# --- yaku


def yakuman_of(hand, reading):
    """Names of the yakuman and how many each counts."""
    tiles = hand.tiles()
    triplets = reading.triplets()
    found = {}
    double = hand.option("double_yakuman")
    if "first_turn" in hand.context and hand.by == "self":
        found["heavenly_hand" if hand.seat_wind == "1z" else "earthly_hand"] = 1
    if is_human(hand) and hand.option("human_hand") == "yakuman":
        found["human_hand"] = 1
    if reading.form == "orphans":
        found["thirteen_orphans"] = 2 if double and tiles.count(hand.tile) == 2 else 1
    if len(reading.concealed_triplets()) == 4:
        found["four_concealed_pungs"] = 2 if double and reading.won is None else 1
    if all(dragon in triplets for dragon in DRAGONS):
        found["big_three_dragons"] = 1
    winds = [wind for wind in WINDS if wind in triplets]
    if len(winds) == 3 and reading.pair in WINDS:
        found["little_four_winds"] = 1
    if len(winds) == 4:
        found["big_four_winds"] = 2 if double else 1
    if all(tile in HONOURS for tile in tiles):
        found["all_honors"] = 1
    if all(tile in GREEN for tile in tiles):
        found["all_green"] = 1
    if all(tile in TERMINALS for tile in tiles):
        found["all_terminals"] = 1
    gates = nine_gates(hand)
    if gates:
        found["nine_gates"] = 2 if double and gates == "pure" else 1
    if len(reading.kongs()) == 4:
        found["four_kongs"] = 1
    return found


def is_human(hand):
    return "first_turn" in hand.context and hand.by == "discard" and hand.seat_wind != "1z"


def nine_gates(hand):
    if hand.melds or hand.tile[1] == "z":
        return None
    suit = hand.tile[1]
    needed = Counter([f"1{suit}"] * 3 + [f"{number}{suit}" for number in range(2, 9)] + [f"9{suit}"] * 3)
    count = Counter(hand.concealed)
    if any(tile[1] != suit for tile in hand.concealed) or needed - count:
        return None
    [extra] = list((count - needed).elements())
    return "pure" if extra == hand.tile else "plain"


def yaku_of(hand, reading):
    """Names of the ordinary yaku with how often each counts."""
    found = Counter()
    found.update(yaku_of_the_win(hand))
    found.update(yaku_of_tiles(hand, reading))
    found.update(yaku_of_runs(hand, reading))
    found.update(yaku_of_triplets(hand, reading))
    if reading.form == "seven_pairs":
        found["seven_pairs"] = 1
    if not hand.option("kuitan") and not hand.closed():
        del found["all_simples"]
    column = 0 if hand.closed() else 1
    return {name: (times, times * HAN[name][column]) for name, times in found.items() if HAN[name][column]}


def yaku_of_the_win(hand):
    context, found = hand.context, []
    if "double_riichi" in context:
        found.append("double_riichi")
    elif "riichi" in context:
        found.append("riichi")
    declared = "riichi" in context or "double_riichi" in context
    if "ippatsu" in context and declared and hand.option("ippatsu") and not bloomed(hand):
        found.append("ippatsu")
    if hand.by == "self":
        if hand.closed():
            found.append("fully_concealed")
        if bloomed(hand):
            found.append("kong_bloom")
        if "last_tile" in context and (not bloomed(hand) or hand.option("kong_bloom_with_last_tile")):
            found.append("last_tile_draw")
    if hand.by == "discard" and "last_tile" in context:
        found.append("last_tile_claim")
    if hand.by == "rob" and "north_robbed" not in context:
        found.append("robbing_the_kong")
    return found


def bloomed(hand):
    if hand.by != "self":
        return False
    return "kong_replacement" in hand.context or ("kita_replacement" in hand.context and hand.option("kita_bloom"))


def yaku_of_tiles(hand, reading):
    tiles, found = hand.tiles(), []
    if not any(tile in OUTER for tile in tiles):
        found.append("all_simples")
    suits = {tile[1] for tile in tiles}
    if len(suits) == 1 and suits != {"z"}:
        found.append("full_flush")
    if len(suits) == 2 and "z" in suits:
        found.append("half_flush")
    both = any(tile in TERMINALS for tile in tiles) and any(tile in HONOURS for tile in tiles)
    if both and all(tile in OUTER for tile in tiles):
        found.append("all_terminals_and_honors")
    return found


def yaku_of_runs(hand, reading):
    runs, found = sorted("".join(run) for run in reading.runs()), []
    if hand.closed() and len(runs) == 4 and not is_value(hand, reading.pair) and wait(hand, reading) == "two-sided":
        found.append("pinfu")
    pairs = sum(times // 2 for times in Counter(runs).values())
    if pairs == 2:
        found.append("two_pure_double_chows")
    if pairs == 1:
        found.append("pure_double_chow")
    if any(len({run[1] for run in three}) == 3 and len({run[0::2] for run in three}) == 1 for three in triples(runs)):
        found.append("mixed_triple_chow")
    for suit in "mps":
        if all(f"{low}{suit}{low + 1}{suit}{low + 2}{suit}" in runs for low in (1, 4, 7)):
            found.append("pure_straight")
    if runs and all(any(tile in OUTER for tile in group) for _, group, _ in reading.groups) and reading.pair in OUTER:
        honour = any(tile in HONOURS for tile in hand.tiles())
        found.append("outside_hand" if honour else "pure_outside_hand")
    return found


def triples(things):
    return combinations(things, 3)


def yaku_of_triplets(hand, reading):
    triplets, found = reading.triplets(), []
    found += ["dragon_pung" for dragon in DRAGONS if dragon in triplets]
    found += ["seat_wind"] if hand.seat_wind in triplets else []
    found += ["round_wind"] if hand.round_wind in triplets else []
    if len(triplets) == 4:
        found.append("all_pungs")
    if len(reading.concealed_triplets()) == 3:
        found.append("three_concealed_pungs")
    if len(reading.kongs()) == 3:
        found.append("three_kongs")
    if any(f"{number}{suit}" not in triplets for number in range(1, 10) for suit in "mps") and any(
        all(f"{number}{suit}" in triplets for suit in "mps") for number in range(1, 10)
    ):
        found.append("triple_pung")
    if sum(dragon in triplets for dragon in DRAGONS) == 2 and reading.pair in DRAGONS:
        found.append("little_three_dragons")
    return found


def is_value(hand, tile):
    return tile in DRAGONS or tile in (hand.seat_wind, hand.round_wind)


# --- fu, dora, points


def wait(hand, reading):
    if reading.won is None:
        return "single"
    word, tiles, _ = reading.groups[reading.won]
    if word != "run":
        return "two pairs"
    if tiles[1] == hand.tile:
        return "closed"
    if (tiles[0] == hand.tile and tiles[2][0] == "9") or (tiles[2] == hand.tile and tiles[0][0] == "1"):
        return "edge"
    return "two-sided"


def fu_of(hand, reading, yaku):
    """RIICHI-81 to RIICHI-85."""
    if reading.form == "seven_pairs":
        return 25
    if "pinfu" in yaku:
        return 20 if hand.by == "self" else 30
    fu = 20
    if hand.closed() and hand.by != "self":
        fu += 10
    if hand.by == "self":
        fu += 2
    for word, group, concealed in reading.groups:
        if word == "triplet":
            fu += (8 if concealed else 4) if group[0] in OUTER else (4 if concealed else 2)
        if word == "kong":
            fu += (32 if concealed else 16) if group[0] in OUTER else (16 if concealed else 8)
    if reading.pair in DRAGONS:
        fu += 2
    elif reading.pair == hand.seat_wind == hand.round_wind:
        fu += hand.option("double_wind_fu")
    elif reading.pair in (hand.seat_wind, hand.round_wind):
        fu += 2
    if wait(hand, reading) in ("edge", "closed", "single"):
        fu += 2
    if not hand.closed() and fu == 20:
        return 30
    return -(-fu // 10) * 10


def dora_after(hand, indicator):
    """RIICHI-78, SANMA-31."""
    number, suit = int(indicator[0]), indicator[1]
    if indicator in WINDS:
        return WINDS[(number - 1 + 1) % 4]
    if indicator in DRAGONS:
        return DRAGONS[(number - 5 + 1) % 3]
    if hand.players == 3 and suit == "m":
        return {"1m": "9m", "9m": "1m"}[indicator]
    return f"{number % 9 + 1}{suit}"


def dora_of(hand):
    """Han of each kind of dora."""
    tiles = hand.tiles() + ["4z"] * hand.kita
    found = {"dora": sum(tiles.count(dora_after(hand, indicator)) for indicator in hand.dora)}
    if "riichi" in hand.context or "double_riichi" in hand.context:
        found["ura_dora"] = sum(tiles.count(dora_after(hand, indicator)) for indicator in hand.ura)
    found["red_dora"] = hand.reds
    found["kita"] = hand.kita
    return {name: han for name, han in found.items() if han}


def base_points(hand, han, fu):
    """RIICHI-86."""
    if han >= 13 and hand.option("counted_yakuman"):
        return 8000
    for least, base in ((11, 6000), (8, 4000), (6, 3000), (5, 2000)):
        if han >= least:
            return base
    if hand.option("kiriage") and (han, fu) in ((4, 30), (3, 60)):
        return 2000
    return min(fu * 2 ** (2 + han), 2000)


def score(hand):
    """The value of the best reading, or None for a hand that may not win."""
    best = None
    for reading in readings(hand):
        value = value_of(hand, reading)
        if value and (best is None or rank(value) > rank(best)):
            best = value
    return best


def rank(value):
    return value["base"], value["yakuman"], value.get("han", 0), value.get("fu", 0)


def value_of(hand, reading):
    yakuman = yakuman_of(hand, reading)
    if yakuman:
        units = sum(yakuman.values()) if hand.option("add_yakuman") else max(yakuman.values())
        return {"yakuman": units, "values": yakuman, "base": 8000 * units}
    yaku = yaku_of(hand, reading)
    han = sum(value for _, value in yaku.values())
    if is_human(hand) and hand.option("human_hand") == "five_han":
        yaku["human_hand"] = (1, 5)
        han += 5
    mangan = is_human(hand) and hand.option("human_hand") == "mangan"
    needed = 2 if hand.option("two_han_from_5") and hand.counters >= 5 else 1
    if han < needed and not mangan:
        return None
    fu = fu_of(hand, reading, yaku)
    dora = dora_of(hand)
    total = han + sum(dora.values())
    base = base_points(hand, total, fu)
    if mangan:
        base = 2000 if han == 0 else max(base, 2000)
        yaku["human_hand"] = (1, 0)
    values = {name: value for name, (_, value) in yaku.items() if value} | dora
    return {"yakuman": 0, "values": values, "han": total, "fu": fu, "base": base}


def payments(hand, value, tsumo_pay="loss"):
    """What each other player pays: one number for a discard win, else by wind of the payer."""
    base, dealer = value["base"], hand.seat_wind == "1z"
    up = lambda points: -(-points // 100) * 100  # noqa: E731
    if hand.by != "self":
        return {"discarder": up(base * (6 if dealer else 4))}
    others = [wind for wind in WINDS[: hand.players] if wind != hand.seat_wind]
    return {wind: up(base * (2 if dealer or wind == "1z" else 1)) for wind in others}
