"""Scored riichi hands of other people, brought to one form: a reference `Hand` and what it must be worth."""

import gzip
import json
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from reference.riichi_hands import Hand

KINDS = [f"{number}{suit}" for suit in "mps" for number in range(1, 10)] + [f"{number}z" for number in range(1, 8)]
RED_IDS = (16, 52, 88)


@dataclass
class Scored:
    """One hand and its worth; parts a source does not give are None."""

    hand: Hand
    name: str
    variant: str = "riichi"
    options: dict[str, Any] = field(default_factory=dict)
    wins: bool = True
    values: dict[str, int] | None = None  # han by pattern, or yakuman units
    yaku: set[str] | None = None  # names alone
    some_yaku: set[str] = field(default_factory=set)  # names of some of them
    han: int | None = None
    fu: int | None = None
    units: int | None = None
    base: int | None = None
    paid: list[int] | None = None  # change of each seat from the dealer on, counters and sticks included
    seat: int = 0
    source: int | None = None  # discarder's seat
    sticks: int = 0


def kind(tile: int) -> str:
    """A Tenhou tile id as a tile of the reference."""
    return KINDS[tile // 4]


def wind(number: int) -> str:
    """Wind 0 E .. 3 N."""
    return f"{number + 1}z"


# --- Tenhou's public logs

TENHOU_CONTEXT = {
    1: "riichi",
    21: "double_riichi",
    2: "ippatsu",
    4: "kong_replacement",
    5: "last_tile",
    6: "last_tile",
    37: "first_turn",
    38: "first_turn",
}
MELD_WORDS = {
    "chi": "chi",
    "pon": "pon",
    "ankan": "concealed",
    "closed_kan": "concealed",
    "kakan": "added",
    "shouminkan": "added",
    "daiminkan": "kong",
}


def tenhou_wins(path: Any, names: tuple[tuple[str, str], ...]) -> list[Scored]:
    """The wins of real games; `names` are Tenhou's yaku numbers as (Japanese, pattern id)."""
    with gzip.open(path, "rt") as lines:
        wins = [json.loads(line) for line in lines]
    for before, win in pairwise(wins):
        if all(before[key] == win[key] for key in ("game", "round", "honba", "from", "machi")):
            win["honba"] = 0  # the second winner on one tile gets no counters (RIICHI-71)
    return [tenhou_win(win, names) for win in wins]


def tenhou_win(win: dict[str, Any], names: tuple[tuple[str, str], ...]) -> Scored:
    numbers = [number for number, _ in win["yaku"]] + win["yakuman"]
    players = 3 if win["sanma"] else 4
    who, from_, oya = win["who"], win["from"], win["oya"]
    melds = [(MELD_WORDS[word], tiles) for word, tiles, *_ in win["melds"] if word != "kita"]
    held = [*win["hai"], *(tile for _, tiles in melds for tile in tiles)]
    hand = Hand(
        concealed=[kind(tile) for tile in win["hai"]],
        tile=kind(win["machi"]),
        melds=[(word, sorted(map(kind, tiles))) for word, tiles in melds],
        by="self" if who == from_ else ("rob" if 3 in numbers else "discard"),
        context={TENHOU_CONTEXT[number] for number in numbers if number in TENHOU_CONTEXT},
        seat_wind=wind((who - oya) % players),
        round_wind=wind(win["round_wind"]),
        dora=[kind(tile) for tile in win["dora"]],
        ura=[kind(tile) for tile in win["ura"]],
        reds=sum(tile in RED_IDS for tile in held) if win["aka"] else 0,
        kita=sum(word == "kita" for word, *_ in win["melds"]),
        counters=win["honba"],
        players=players,
    )
    values: Counter[str] = Counter()
    for number, han in win["yaku"]:
        values[names[number][1]] += han
    for number in win["yakuman"]:
        values[names[number][1]] += 1
    # Tenhou shows a North laid aside among the dora; the rulebook counts it apart.
    if players == 3 and hand.kita and not win["yakuman"]:
        values["dora"] -= hand.kita
        values["kita"] = hand.kita
    delta = [100 * change for change in win["delta"][:players]]
    return Scored(
        hand,
        name=f"{win['game']} hand {win['round']}",
        variant="sanma" if win["sanma"] else "riichi",
        options={"preset": "tenhou", "kuitan": win["kuitan"], "red_fives": win["aka"]},
        values={name: han for name, han in values.items() if han},
        fu=None if win["yakuman"] else win["fu"],
        han=None if win["yakuman"] else sum(han for _, han in win["yaku"]),
        units=len(win["yakuman"]),
        paid=delta[oya:] + delta[:oya],
        seat=(who - oya) % players,
        source=None if who == from_ else (from_ - oya) % players,
        sticks=win["sticks"],
    )


# --- kobalab's majiang-core

KOBALAB_NAMES = {
    "立直": "riichi",
    "ダブル立直": "double_riichi",
    "一発": "ippatsu",
    "海底摸月": "last_tile_draw",
    "河底撈魚": "last_tile_claim",
    "嶺上開花": "kong_bloom",
    "門前清自摸和": "fully_concealed",
    "平和": "pinfu",
    "断幺九": "all_simples",
    "一盃口": "pure_double_chow",
    "三色同順": "mixed_triple_chow",
    "一気通貫": "pure_straight",
    "混全帯幺九": "outside_hand",
    "七対子": "seven_pairs",
    "対々和": "all_pungs",
    "三暗刻": "three_concealed_pungs",
    "三色同刻": "triple_pung",
    "混老頭": "all_terminals_and_honors",
    "小三元": "little_three_dragons",
    "混一色": "half_flush",
    "純全帯幺九": "pure_outside_hand",
    "清一色": "full_flush",
    "四暗刻": "four_concealed_pungs",
    "国士無双": "thirteen_orphans",
    "ドラ": "dora",
    "裏ドラ": "ura_dora",
    "赤ドラ": "red_dora",
}


def kobalab_name(name: str) -> str:
    """The pattern id of a Japanese name."""
    for start, pattern in (("翻牌", "dragon_pung"), ("場風", "round_wind"), ("自風", "seat_wind")):
        if name.startswith(start):
            return pattern
    return KOBALAB_NAMES[name]


def kobalab_hands(path: Any) -> list[Scored]:
    """7,000 scored hands of kobalab's test suite."""
    return [kobalab_hand(number, case) for number, case in enumerate(json.loads(path.read_text()))]


def kobalab_hand(number: int, case: dict[str, Any]) -> Scored:
    given, out, param = case["in"], case["out"], case["in"]["param"]
    concealed_text, *meld_texts = given["shoupai"].split(",")
    concealed = kobalab_tiles(concealed_text)
    melds = [kobalab_meld(text) for text in meld_texts if text]
    claimed = given.get("rongpai")
    if claimed:
        concealed += kobalab_tiles(claimed[:2])
    tiles = concealed + [tile for _, held in melds for tile in held]
    flags = param["hupai"]
    context = {
        *(["riichi"] if flags.get("lizhi") == 1 else ["double_riichi"] if flags.get("lizhi") == 2 else []),
        *(["ippatsu"] if flags.get("yifa") else []),
        *(["last_tile"] if flags.get("haidi") else []),
        *(["kong_replacement"] if flags.get("lingshang") else []),
    }
    hand = Hand(
        concealed=[plain(tile) for tile in concealed],
        tile=plain(concealed[-1]),
        melds=[(word, sorted(map(plain, held))) for word, held in melds],
        by="discard" if claimed else "self",
        context=context,
        seat_wind=wind(param["menfeng"]),
        round_wind=wind(param["zhuangfeng"]),
        dora=[plain(f"{tile[1]}{tile[0]}") for tile in param["baopai"]],
        ura=[plain(f"{tile[1]}{tile[0]}") for tile in param["fubaopai"] or []],
        reds=sum(tile[0] == "0" for tile in tiles),
        counters=param["jicun"]["changbang"],
    )
    values: Counter[str] = Counter()
    for yaku in out["hupai"]:
        values[kobalab_name(yaku["name"])] += 1 if yaku["fanshu"] == "*" else yaku["fanshu"]
    # Where the winner may sit is "menfeng"; the feeder is written relative to him: + right, = opposite, - left.
    source = (param["menfeng"] + {"+": 1, "=": 2, "-": 3}[claimed[2]]) % 4 if claimed else None
    return Scored(
        hand,
        name=f"hule.json[{number}]",
        options={"red_fives": True},
        values=dict(values),
        han=out["fanshu"] if not out.get("damanguan") else None,
        fu=out["fu"] if not out.get("damanguan") else None,
        units=out.get("damanguan") or 0,
        paid=out["fenpei"],
        seat=param["menfeng"],
        source=source,
        sticks=param["jicun"]["lizhibang"],
    )


def plain(tile: str) -> str:
    """A tile with its redness forgotten."""
    return f"5{tile[1]}" if tile[0] == "0" else tile


def kobalab_tiles(text: str) -> list[str]:
    """`m345p40` as a list; the last one was drawn."""
    tiles, suit = [], ""
    for character in text:
        if character.isdigit():
            tiles.append(f"{character}{suit}")
        else:
            suit = character
    return tiles


def kobalab_meld(text: str) -> tuple[str, list[str]]:
    """`m34-0`, `s666=`, `m5555`, `z1111-`, `z111-1`."""
    tiles = kobalab_tiles("".join(character for character in text if character not in "+=-"))
    if len(tiles) == 4:
        if not set(text) & set("+=-"):
            return "concealed", tiles
        return ("added" if text[-1].isdigit() else "kong"), tiles
    return ("pon" if plain(tiles[0]) == plain(tiles[2]) else "chi"), tiles


# --- riichienv, numbers of Mahjong Soul

SOUL_NAMES = {
    1: "fully_concealed",
    2: "riichi",
    3: "robbing_the_kong",
    4: "kong_bloom",
    5: "last_tile_draw",
    6: "last_tile_claim",
    7: "dragon_pung",
    8: "dragon_pung",
    9: "dragon_pung",
    10: "seat_wind",
    11: "round_wind",
    12: "all_simples",
    13: "pure_double_chow",
    14: "pinfu",
    15: "outside_hand",
    16: "pure_straight",
    17: "mixed_triple_chow",
    18: "double_riichi",
    19: "triple_pung",
    20: "three_kongs",
    21: "all_pungs",
    22: "three_concealed_pungs",
    23: "little_three_dragons",
    24: "all_terminals_and_honors",
    25: "seven_pairs",
    26: "pure_outside_hand",
    27: "half_flush",
    28: "two_pure_double_chows",
    29: "full_flush",
    30: "ippatsu",
    31: "dora",
    32: "red_dora",
    33: "ura_dora",
    34: "kita",
    37: "big_three_dragons",
    38: "four_concealed_pungs",
    39: "all_honors",
    40: "all_green",
    41: "all_terminals",
    42: "thirteen_orphans",
    43: "little_four_winds",
    44: "four_kongs",
    45: "nine_gates",
    47: "nine_gates",
    48: "four_concealed_pungs",
    49: "thirteen_orphans",
    50: "big_four_winds",
}
SOUL_YAKUMAN = range(35, 51)


def riichienv_hands(path: Any) -> list[Scored]:
    """Winning hands from riichienv's tests, four or three players."""
    cases = json.loads(path.read_text())["cases"]
    return [riichienv_hand(path.name, *item) for item in enumerate(cases) if not has_tile_too_many(item[1])]


def has_tile_too_many(case: dict[str, Any]) -> bool:
    """One case of theirs has fifteen tiles (agari_4p.json[805])."""
    return len(case["tiles_136"]) + 3 * len(case["melds"]) != 13


def riichienv_hand(file: str, number: int, case: dict[str, Any]) -> Scored:
    told, expected = case["conditions"], case["expected"]
    melds = [(MELD_WORDS[meld["meld_type"]], meld["tiles"]) for meld in case["melds"]]
    concealed = [*case["tiles_136"], case["win_tile_136"]]
    held = [*concealed, *(tile for _, tiles in melds for tile in tiles)]
    context = {
        *(["riichi"] if told["riichi"] else []),
        *(["double_riichi"] if told["double_riichi"] else []),
        *(["ippatsu"] if told["ippatsu"] else []),
        *(["last_tile"] if told["haitei"] or told["houtei"] else []),
        *(["kong_replacement"] if told["rinshan"] else []),
        *(["first_turn"] if told["tsumo_first_turn"] else []),
    }
    hand = Hand(
        concealed=[kind(tile) for tile in concealed],
        tile=kind(case["win_tile_136"]),
        melds=[(word, sorted(map(kind, tiles))) for word, tiles in melds],
        by="self" if told["tsumo"] else ("rob" if told["chankan"] else "discard"),
        context=context,
        seat_wind=wind(told["player_wind"]),
        round_wind=wind(told["round_wind"]),
        dora=[kind(tile) for tile in case["dora_indicators"]],
        ura=[kind(tile) for tile in case["ura_indicators"]],
        reds=sum(tile in RED_IDS for tile in held),
        kita=told["kita_count"],
        counters=told["honba"],
        players=told["num_players"],
    )
    yakuman = any(yaku in SOUL_YAKUMAN for yaku in expected["yaku"])
    return Scored(
        hand,
        name=f"{file}[{number}]",
        variant="sanma" if told["is_sanma"] else "riichi",
        options={"preset": "mahjong_soul"},
        yaku={SOUL_NAMES[yaku] for yaku in expected["yaku"]},
        han=None if yakuman else expected["han"],
        fu=None if yakuman else expected["fu"],
        units=expected["han"] // 13 if yakuman else 0,
    )


# --- the PyPI package mahjong, its own test suite recorded

PYPI_NAMES = {
    "Menzen Tsumo": "fully_concealed",
    "Riichi": "riichi",
    "Double Riichi": "double_riichi",
    "Ippatsu": "ippatsu",
    "Pinfu": "pinfu",
    "Tanyao": "all_simples",
    "Iipeiko": "pure_double_chow",
    "Ryanpeikou": "two_pure_double_chows",
    "Chiitoitsu": "seven_pairs",
    "Toitoi": "all_pungs",
    "San Ankou": "three_concealed_pungs",
    "San Kantsu": "three_kongs",
    "Shou Sangen": "little_three_dragons",
    "Honroutou": "all_terminals_and_honors",
    "Honitsu": "half_flush",
    "Chinitsu": "full_flush",
    "Chantai": "outside_hand",
    "Junchan": "pure_outside_hand",
    "Ittsu": "pure_straight",
    "Sanshoku Doujun": "mixed_triple_chow",
    "Sanshoku Doukou": "triple_pung",
    "Haitei Raoyue": "last_tile_draw",
    "Houtei Raoyui": "last_tile_claim",
    "Rinshan Kaihou": "kong_bloom",
    "Chankan": "robbing_the_kong",
    "Dora": "dora",
    "Ura Dora": "ura_dora",
    "Aka Dora": "red_dora",
    "Renhou": "human_hand",
    "Renhou (yakuman)": "human_hand",
    "Tenhou": "heavenly_hand",
    "Chiihou": "earthly_hand",
    "Kokushi Musou": "thirteen_orphans",
    "Kokushi Musou Juusanmen Matchi": "thirteen_orphans",
    "Suu Ankou": "four_concealed_pungs",
    "Suu Ankou Tanki": "four_concealed_pungs",
    "Chuuren Poutou": "nine_gates",
    "Daburu Chuuren Poutou": "nine_gates",
    "Daisangen": "big_three_dragons",
    "Shousuushii": "little_four_winds",
    "Dai Suushii": "big_four_winds",
    "Tsuu Iisou": "all_honors",
    "Chinroutou": "all_terminals",
    "Ryuuiisou": "all_green",
    "Suu Kantsu": "four_kongs",
}


def pypi_name(name: str) -> str:
    """The pattern id of the package's name, the name itself where we have no such yaku."""
    for start, pattern in (
        ("Yakuhai (seat", "seat_wind"),
        ("Yakuhai (round", "round_wind"),
        ("Yakuhai", "dragon_pung"),
    ):
        if name.startswith(start):
            return pattern
    return PYPI_NAMES.get(name, name)


def pypi_hands(path: Any) -> tuple[list[Scored], Counter[str]]:
    """The recorded calls that ask for rules we have, and how many others there are, by reason."""
    found, left_out = [], Counter()
    for line in path.read_text().splitlines():
        call = json.loads(line)
        if call["fn"] != "estimate_hand_value":
            continue
        reason = why_foreign(call)
        case = None if reason else pypi_hand(call)
        if case is None or case.hand.tile not in case.hand.concealed:
            left_out[reason or "the winning tile lies in a meld"] += 1
        else:
            found.append(case)
    return found, left_out


def why_foreign(call: dict[str, Any]) -> str:
    """Why a recorded call asks for something no rule of ours knows; empty if it does not."""
    config, out = call["config"], call["out"]
    options = config.get("options", {})
    if call["scores"]:
        return "aotenjou: no limits"
    if out["error"] not in (None, "no_yaku", "hand_not_winning"):
        return "contradictory circumstances, refused by the package's own checks"
    for name in ("is_open_riichi", "is_nagashi_mangan", "paarenchan"):
        if config.get(name):
            return name
    for name in ("has_daisharin", "has_daisharin_other_suits", "has_daichisei", "has_sashikomi_yakuman"):
        if options.get(name):
            return name
    if options.get("kazoe_limit") == 2 or not options.get("fu_for_open_pinfu", True):
        return "no limit, or 20 fu for an open hand"
    if config.get("num_nuki_dora", 0) > 0 and not options.get("is_three_player"):
        return "North laid aside with four players"
    if "test_fix_not_correct_kan_handling" in call["test"]:
        return "a kong of which only three tiles are among the tiles"
    return ""


def pypi_hand(call: dict[str, Any]) -> Scored:
    config, out = call["config"], call["out"]
    options = config.get("options", {})
    melds = [(pypi_word(meld), meld["tiles"]) for meld in call["melds"]]
    concealed = [kind(tile) for tile in call["tiles"]]
    for _, tiles in melds:
        for tile in map(kind, tiles):
            if tile in concealed:
                concealed.remove(tile)
    named = {
        "riichi": "is_riichi",
        "double_riichi": "is_daburu_riichi",
        "ippatsu": "is_ippatsu",
        "kong_replacement": "is_rinshan",
    }
    context = {word for word, key in named.items() if config.get(key)}
    context |= {"last_tile"} if config.get("is_haitei") or config.get("is_houtei") else set()
    first = config.get("is_tenhou") or config.get("is_chiihou") or config.get("is_renhou")
    context |= {"first_turn"} if first else set()
    held = call["tiles"] + [tile for _, tiles in melds for tile in tiles if tile not in call["tiles"]]
    seat_wind = config.get("player_wind") or 0
    hand = Hand(
        concealed=concealed,
        tile=kind(call["win_tile"]),
        melds=[(word, sorted(map(kind, tiles))) for word, tiles in melds],
        by="self" if config.get("is_tsumo") else ("rob" if config.get("is_chankan") else "discard"),
        context=context,
        seat_wind=wind(seat_wind - 27)
        if seat_wind
        else ("1z" if config.get("is_dealer") or config.get("is_tenhou") else "?"),
        round_wind=wind(config["round_wind"] - 27) if config.get("round_wind") else "?",
        dora=[kind(tile) for tile in call["dora"] or []],
        ura=[kind(tile) for tile in call["ura"] or []],
        reds=sum(tile in RED_IDS for tile in held) if options.get("has_aka_dora") else 0,
    )
    values: Counter[str] = Counter()
    yakuman = any(value[2] >= 13 for value in out["yaku"] if value[0] not in ("Dora", "Ura Dora"))
    for name, opened, closed in out["yaku"]:
        han = opened if out["open"] else closed
        values[pypi_name(name)] += han // 13 if yakuman else han
    human = "yakuman" if options.get("renhou_as_yakuman") else "five_han"
    return Scored(
        hand,
        name=call["test"],
        options={
            "kuitan": options.get("has_open_tanyao", False),
            "double_yakuman": options.get("has_double_yakuman", True),
            "kiriage": options.get("kiriage", False),
            "counted_yakuman": options.get("kazoe_limit", 0) == 0,
            "human_hand": human,
        },
        wins=out["error"] is None,
        values=dict(values),
        han=None if yakuman else out["han"],
        fu=None if yakuman else out["fu"],
        units=sum(values.values()) if yakuman else 0,
    )


def pypi_word(meld: dict[str, Any]) -> str:
    if meld["type"] == "kan":
        return "kong" if meld["opened"] else "concealed"
    return MELD_WORDS[meld["type"]]


# --- mahjax

MAHJAX_NAMES = [
    "pinfu",
    "pure_double_chow",
    "two_pure_double_chows",
    "outside_hand",
    "pure_outside_hand",
    "pure_straight",
    "mixed_triple_chow",
    "triple_pung",
    "all_pungs",
    "three_concealed_pungs",
    "three_kongs",
    "seven_pairs",
    "all_simples",
    "half_flush",
    "full_flush",
    "all_terminals_and_honors",
    "little_three_dragons",
    "dragon_pung",
    "dragon_pung",
    "dragon_pung",
    "round_wind",
    "seat_wind",
    "fully_concealed",
    "riichi",
    "big_three_dragons",
    "little_four_winds",
    "big_four_winds",
    "nine_gates",
    "thirteen_orphans",
    "all_terminals",
    "all_honors",
    "all_green",
    "four_concealed_pungs",
    "four_kongs",
]
MAHJAX_KONG, MAHJAX_CHI = 37, 74


def mahjax_hands(path: Any) -> list[Scored]:
    """Hands of mahjax's tests; melds are action + 128 * tile + 8192 * relative seat."""
    found = []
    for name, case in json.loads(path.read_text()).items():
        melds = []
        for number in case["melds"][: case["n_meld"]]:
            action, target, source = number % 128, number // 128 % 64, number // 8192
            if action == MAHJAX_CHI:
                melds.append(("chi", [KINDS[target + step] for step in range(3)]))
            else:
                assert action - MAHJAX_KONG == target
                melds.append(("concealed" if source == 0 else "kong", [KINDS[target]] * 4))
        hand = Hand(
            concealed=[KINDS[face] for face, count in enumerate(case["hand"]) for _ in range(count)]
            + [KINDS[case["last"]]],
            tile=KINDS[case["last"]],
            melds=melds,
            by="discard" if case["is_ron"] else "self",
            context={"riichi"} if case["riichi"] else set(),
            seat_wind=wind(case["seat_wind"]),
            round_wind=wind(case["prevalent_wind"]),
            dora=[
                KINDS[(face - 1) % 9 + face // 9 * 9] if face < 27 else before(face) for face in case["dora_indices"]
            ],
        )
        yakuman = case["fu"] == 0
        # It pays big four winds double and no other rarest form, which no option of ours says.
        units = 1 if "大四喜" in name else case["fan"]
        found.append(
            Scored(
                hand,
                name=f"mahjax {name}",
                some_yaku={MAHJAX_NAMES[index] for index in case["yaku_indices"]},
                han=None if yakuman else case["fan"],
                fu=None if yakuman else case["fu"],
                units=units if yakuman else 0,
                base=8000 * units if yakuman else case["score"],
            )
        )
    return found


def before(face: int) -> str:
    """The indicator of a dora."""
    if face < 27:
        return KINDS[(face % 9 - 1) % 9 + face // 9 * 9]
    if face >= 31:
        return KINDS[31 + (face - 31 - 1) % 3]
    return KINDS[27 + (face - 27 - 1) % 4]
