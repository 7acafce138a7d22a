"""A slow, literal riichi scorer, straight from rules/riichi.md; it shares no code with the engine.

A tile is a string, `5p` or `7z`. A hand is tried in every way that can be thought of, and what pays most counts.
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import combinations

from reference.sheet import Verdict, added, from_each, reds, tiles, total_of, transfer

SUITED = [f"{number}{suit}" for suit in "mps" for number in range(1, 10)]
WINDS, DRAGONS = ["1z", "2z", "3z", "4z"], ["5z", "6z", "7z"]
HONOURS = WINDS + DRAGONS
TERMINALS = [f"{number}{suit}" for suit in "mps" for number in (1, 9)]
OUTER = TERMINALS + HONOURS
TILES = SUITED + HONOURS
GREEN = ["2s", "3s", "4s", "6s", "8s", "6z"]


@dataclass
class Hand:
    """A hand to be scored. `concealed` holds the winning tile too; a meld is (word, tiles)."""

    concealed: list[str]
    tile: str
    melds: list[tuple[str, list[str]]] = field(default_factory=list)
    by: str = "self"  # self, discard, rob
    context: set[str] = field(default_factory=set)
    seat_wind: str = "1z"
    round_wind: str = "1z"
    dora: list[str] = field(default_factory=list)  # indicators
    ura: list[str] = field(default_factory=list)
    reds: int = 0
    kita: int = 0
    counters: int = 0
    players: int = 4
    options: dict = field(default_factory=dict)

    def option(self, name):
        return self.options.get(name, DEFAULTS[name])

    def closed(self):
        return all(word == "concealed" for word, _ in self.melds)

    def tiles(self):
        return self.concealed + [tile for _, tiles in self.melds for tile in tiles]


DEFAULTS = {
    "kuitan": True,
    "kiriage": False,
    "counted_yakuman": True,
    "add_yakuman": True,
    "double_yakuman": False,
    "double_wind_fu": 4,
    "human_hand": False,
    "two_han_from_5": False,
    "kong_bloom_with_last_tile": False,
    "kita_bloom": True,
    "ippatsu": True,
}

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


@dataclass
class Reading:
    """Groups as (word, tiles, is concealed), pair, and the group the winning tile completes (None: the pair)."""

    groups: list
    pair: str | None
    won: int | None
    form: str = "standard"

    def runs(self):
        return [tiles for word, tiles, _ in self.groups if word == "run"]

    def triplets(self):
        return [tiles[0] for word, tiles, _ in self.groups if word != "run"]

    def concealed_triplets(self):
        return [tiles[0] for word, tiles, concealed in self.groups if word != "run" and concealed]

    def kongs(self):
        return [tiles[0] for word, tiles, _ in self.groups if word == "kong"]


# --- readings


def split(tiles):
    """All ways to split sorted tiles into runs and triplets, as lists of lists."""
    if not tiles:
        return [[]]
    first = tiles[0]
    found = []
    if tiles[:3] == [first] * 3:
        found += [[[first] * 3, *rest] for rest in split(tiles[3:])]
    if first[1] != "z" and int(first[0]) <= 7:
        run = [f"{int(first[0]) + step}{first[1]}" for step in range(3)]
        if all(tile in tiles for tile in run):
            rest_tiles = list(tiles)
            for tile in run:
                rest_tiles.remove(tile)
            found += [[run, *rest] for rest in split(rest_tiles)]
    return found


def readings(hand):
    """Every reading of the hand, each with every place the winning tile may have taken."""
    tiles = sorted(hand.concealed, key=TILES.index)
    count = Counter(tiles)
    found = []
    for pair in [tile for tile in count if count[tile] >= 2]:
        rest = list(tiles)
        rest.remove(pair)
        rest.remove(pair)
        for groups in split(rest):
            if len(groups) + len(hand.melds) == 4:
                found += placed(hand, groups, pair)
    if not hand.melds:
        if len(count) == 7 and set(count.values()) == {2}:
            found.append(Reading([], None, None, "seven_pairs"))
        if set(count) == set(OUTER) and len(tiles) == 14:
            found.append(Reading([], None, None, "orphans"))
    return found


def placed(hand, groups, pair):
    """A reading for the pair and for each group that holds the winning tile."""
    melds = [
        ("run" if word == "chi" else "triplet" if word == "pon" else "kong", tiles, word == "concealed")
        for word, tiles in hand.melds
    ]
    found = []
    if pair == hand.tile:
        found.append(Reading([*melds, *[(word_of(group), group, True) for group in groups]], pair, None))
    for number, group in enumerate(groups):
        if hand.tile in group:
            own = [
                (word_of(other), other, not (index == number and hand.by != "self"))
                for index, other in enumerate(groups)
            ]
            found.append(Reading([*melds, *own], pair, len(melds) + number))
    return found


def word_of(group):
    return "triplet" if group[0] == group[1] else "run"


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


# --- the sheet

OPTIONS = {**DEFAULTS, "own_four": False, "nagashi_mangan": "win", "pao_covers": "own_part", "pao_four_kongs": False}
PRESETS = {
    "tenhou": {"nagashi_mangan": "plain", "own_four": "concealed", "pao_covers": "all"},
    "mahjong_soul": {"nagashi_mangan": "draw", "double_yakuman": True},
    "m_league": {
        "nagashi_mangan": False,
        "counted_yakuman": False,
        "kiriage": True,
        "double_wind_fu": 2,
        "pao_four_kongs": True,
    },
    "ema": {
        "add_yakuman": False,
        "counted_yakuman": False,
        "nagashi_mangan": "draw",
        "human_hand": "mangan",
        "own_four": True,
    },
    "wrc": {
        "add_yakuman": False,
        "counted_yakuman": False,
        "nagashi_mangan": "draw",
        "human_hand": "five_han",
        "kiriage": True,
    },
    "rcr_2024": {
        "add_yakuman": False,
        "counted_yakuman": False,
        "nagashi_mangan": False,
        "own_four": "concealed",
    },
}
PLAYED = {"m_league": {"noten_declare": False}}  # who shows a ready hand is the player's choice, not the scorer's
CALLED = ("pon", "kong", "added")
STICK = 1000
NOTEN = {4: 3000, 3: 2000}  # RIICHI-93, SANMA-38


def to_draw(options):
    """RIICHI-23, RIICHI-25: 122 live tiles, 53 of them dealt; each replacement takes one of the others away."""
    return 122 - 53


def verdict(sheet):
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options = OPTIONS | PRESETS.get(sheet.option("preset"), {}) | dict(sheet.options)
    if sheet.win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    hand = hand_on(sheet, options)
    value = score(hand)
    if value is None:
        return Verdict(False)
    total = value["yakuman"] or value["han"]
    return Verdict(True, value["values"], total, paid(sheet, hand, value, options))


def hand_on(sheet, options):
    """The hand in the words of this scorer."""
    win = sheet.win
    told = win.circumstances
    context = set(told & {"kong_replacement", "kita_replacement", "last_tile", "first_turn", "north_robbed"})
    if "ready" in told:
        context |= {"double_riichi" if "ready_first" in told else "riichi"} | (told & {"ippatsu"})
    everything = sheet.hands[win.seat] + win.tile + "".join(meld.tiles for meld in sheet.melds[win.seat])
    return Hand(
        concealed=[plain(tile) for tile in tiles(sheet.hands[win.seat] + win.tile)],
        tile=plain(win.tile),
        melds=[(meld.kind, sorted(map(plain, tiles(meld.tiles)))) for meld in sheet.melds[win.seat]],
        by=win.by,
        context=context,
        seat_wind=WINDS[sheet.winds()[win.seat]],
        round_wind=WINDS[sheet.round_wind],
        dora=list(map(plain, tiles(sheet.turned))),
        ura=list(map(plain, tiles(sheet.under))),
        reds=reds(everything),
        kita=sheet.aside[win.seat],
        counters=sheet.counters,
        players=sheet.seats,
        options={name: value for name, value in options.items() if name in DEFAULTS},
    )


def plain(tile):
    """A red five is a five."""
    return tile.replace("0", "5")


def paid(sheet, hand, value, options):
    """RIICHI-87, RIICHI-90, RIICHI-91, SANMA-34."""
    part = liable_part(sheet, value, options)
    if part is None:
        return at_the_table(sheet, hand, value)
    payer, units = part
    whole = at_the_table(sheet, hand, value | {"base": value["base"] - 8000 * units})
    ron = 8000 * units * (6 if sheet.win.seat == sheet.dealer else 4)
    if sheet.win.source in (None, payer):
        return added(whole, transfer(sheet.seats, payer, sheet.win.seat, ron))
    return added(whole, from_each(sheet.seats, sheet.win.seat, {payer: ron // 2, sheet.win.source: ron // 2}))


def at_the_table(sheet, hand, value):
    """What the others pay where nobody is liable."""
    seats = {wind: (sheet.dealer + number) % sheet.seats for number, wind in enumerate(WINDS[: sheet.seats])}
    seats["discarder"] = sheet.win.source
    amounts = {seats[who]: amount for who, amount in payments(hand, value).items()}
    return from_each(sheet.seats, sheet.win.seat, amounts)


def liable_part(sheet, value, options):
    """Who is liable for how many of the yakuman, or None."""
    for name in ("big_three_dragons", "big_four_winds", "four_kongs"):
        payer = liable_for(sheet, name) if name in value["values"] and value["yakuman"] else None
        if payer is not None and (name != "four_kongs" or options["pao_four_kongs"]):
            whole = options["pao_covers"] == "all" or not options["add_yakuman"]
            return payer, value["yakuman"] if whole else value["values"][name]
    return None


def liable_for(sheet, name):
    """Who fed the meld that completed these laid-out sets."""
    tiles_of, due = {"big_three_dragons": (DRAGONS, 3), "big_four_winds": (WINDS, 4), "four_kongs": (TILES, 4)}[name]
    melds = [
        meld
        for meld in sheet.melds[sheet.win.seat]
        if plain(tiles(meld.tiles)[0]) in tiles_of
        and meld.kind != "chi"
        and (name != "four_kongs" or meld.kind in ("kong", "added", "concealed"))
    ]
    last = melds[-1] if len(melds) == due else None
    wanted = ("kong",) if name == "four_kongs" else CALLED
    return last.feeder if last is not None and last.kind in wanted else None


# --- what is paid beside wins


def side_payments(sheet, options):
    """Sticks, counters, the ready and the unready, mangan at draw."""
    found = {}
    sticks = [total_of(sheet.seats, {seat: -STICK}) for seat in sheet.sticks_paid]
    takers = wholly_outer(sheet) if options["nagashi_mangan"] and sheet.ended in ("nagashi", "exhausted") else []
    first = first_winner(sheet, takers, options)
    if first is not None:
        sticks.append(total_of(sheet.seats, {first: STICK * (sheet.sticks + len(sheet.sticks_paid))}))
    if sticks:
        found["sticks"] = added(*sticks)
    found["counters"] = counters_paid(sheet, takers, options)
    if takers:
        found["nagashi"] = added(*(mangan(sheet, seat) for seat in takers))
    elif sheet.ended == "exhausted":
        found["noten"] = noten(sheet, options)
    return found


def first_winner(sheet, takers, options):
    """Who takes the sticks."""
    if sheet.wins and sheet.ended == "won":
        return sheet.wins[0].beside[0]
    return takers[0] if takers and options["nagashi_mangan"] == "win" else None


def counters_paid(sheet, takers, options):
    """RIICHI-88, RIICHI-91, RIICHI-95, SANMA-36."""
    each = 100 * sheet.counters
    if sheet.wins and sheet.ended == "won":
        win = sheet.wins[0]
        first = replace(sheet, win=win)
        value = score(hand_on(first, options))
        part = liable_part(first, value, options)
        payer = part[0] if part is not None else win.source
        if payer is not None:
            return transfer(sheet.seats, payer, win.seat, each * (sheet.seats - 1))
        return from_each(sheet.seats, win.seat, dict.fromkeys(sheet.others(win.seat), each))
    if takers and options["nagashi_mangan"] != "plain":
        return from_each(sheet.seats, takers[0], dict.fromkeys(sheet.others(takers[0]), each))
    return (0,) * sheet.seats


def wholly_outer(sheet):
    """RIICHI-95: who has thrown terminals and honours only, none of them called; from the dealer on."""
    turns = [sheet.dealer, *sheet.others(sheet.dealer)]
    return [seat for seat in turns if all(is_outer_and_left(cut) for cut in sheet.rivers[seat])]


def is_outer_and_left(cut):
    return plain(cut.tile) in OUTER and not cut.claimed


def mangan(sheet, seat):
    """A mangan self-draw."""
    base = 2000
    amounts = {other: base * (2 if sheet.dealer in (seat, other) else 1) for other in sheet.others(seat)}
    return from_each(sheet.seats, seat, amounts)


def noten(sheet, options):
    """RIICHI-93, SANMA-38."""
    ready = [seat for seat in range(sheet.seats) if is_ready(sheet, seat, options)]
    unready = [seat for seat in range(sheet.seats) if seat not in ready]
    if not ready or not unready:
        return (0,) * sheet.seats
    whole = NOTEN[sheet.seats]
    changes = {seat: whole // len(ready) for seat in ready}
    return total_of(sheet.seats, changes | {seat: -whole // len(unready) for seat in unready})


def is_ready(sheet, seat, options):
    """RIICHI-63: one tile short of a shape, even where no such tile is left."""
    concealed = list(map(plain, tiles(sheet.hands[seat])))
    melds = [(meld.kind, list(map(plain, tiles(meld.tiles)))) for meld in sheet.melds[seat]]
    found = [tile for tile in TILES if readings(Hand([*concealed, tile], tile, melds))]
    if not options["own_four"]:
        return bool(found)
    own = concealed + ([] if options["own_four"] == "concealed" else [tile for _, group in melds for tile in group])
    return any(own.count(tile) < 4 for tile in found)
