"""A slow scorer of Hong Kong hands, written from rules/hongkong.md line by line; it shares no code with the engine."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from reference.sheet import Seat, Sheet, Verdict, Win, faces, from_each, spoken, tiles
from reference.words import (
    DRAGONS,
    HONOURS,
    WINDS,
    Group,
    Hand,
    all_faces,
    hand_of,
    is_claimed,
    is_one_suit,
    is_outer,
    is_run,
    is_terminal,
    splits,
    suits,
)

FAN = {
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
    "eight_flowers": 8,
    "seven_rob_one": 3,
}
AIMJ = FAN | {"full_flush": 6, "little_three_dragons": 4, "kong_bloom": 1}  # HONGKONG-P2
LIMIT_ROWS = (
    *("big_three_dragons", "little_four_winds", "big_four_winds", "all_honors", "all_terminals"),
    *("four_concealed_pungs", "nine_gates", "thirteen_orphans", "all_kongs", "heavenly_win", "earthly_win"),
    *("jade_dragon", "ruby_dragon", "pearl_dragon"),
)
JEWELS = {"jade_dragon": (2, 32), "ruby_dragon": (0, 33), "pearl_dragon": (1, 31)}  # suit and dragon, HONGKONG-P3
HALF_SPICY = [1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64, 128]  # HONGKONG-23

OPTIONS = {
    "minimum": "3",
    "limit": "10",
    "table": "half spicy",
    "payment": "half",
    "flowers": "on",
    "seven_pairs": "on",
    "concealed_hand": "1",
    "dead_wall": "0",
    "liability": "last pung",
}
PRESETS = {
    "aimj": {"minimum": "0", "dead_wall": "14", "liability": "off", "limit": "10", "concealed_hand": "0"},
}


def to_draw(options: Mapping[str, object]) -> int:
    """HONGKONG-1, HONGKONG-7, HONGKONG-9."""
    told = told_of(options)
    return (144 if told["flowers"] == "on" else 136) - 53 - int(told["dead_wall"])


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options of the table, as the book prints them."""
    own = {name: spoken(value) for name, value in options.items()}
    return OPTIONS | PRESETS.get(own.get("preset", ""), {}) | own


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; nothing is ever paid beside wins (HONGKONG-28)."""
    options, win = told_of(sheet.options), sheet.win
    if win is None:
        return Verdict(False)
    limit = int(options["limit"])
    found: dict[int, list[dict[str, int]]] = {}
    for names in flower_win(win) if win.by == "flowers" else readings(sheet, win, options):
        great = [name for name in LIMIT_ROWS if names[name]]
        listed = [{name: limit} for name in great] or [priced(names, options)]
        found.setdefault(min(limit, sum(listed[0].values())), []).extend(listed)
    fan = max(found, default=-1)
    if fan < int(options["minimum"]):  # HONGKONG-20
        return Verdict(False)
    return Verdict(
        True, found[fan][0], fan, paid(sheet, win, points(fan, options), options), alike=tuple(found[fan][1:])
    )


def flower_win(win: Win) -> list[Counter[str]]:
    """Option `flower_win`: other rows are not added."""
    return [Counter(["eight_flowers" if win.source is None else "seven_rob_one"])]


def priced(names: Mapping[str, int], options: Mapping[str, str]) -> dict[str, int]:
    """The rows with their fan."""
    prices = AIMJ if options.get("preset") == "aimj" else FAN
    return {name: count * prices[name] for name, count in names.items() if count}


def points(fan: int, options: Mapping[str, str]) -> int:
    """HONGKONG-23."""
    return 2**fan if options["table"] == "full spicy" else HALF_SPICY[fan]


# --- the rows


def readings(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Iterator[Counter[str]]:
    """What each reading of the hand counts (HONGKONG-19)."""
    hand, aimj = hand_of(sheet), options.get("preset") == "aimj"
    common = Counter([*chances(sheet, win, aimj), *flowers(sheet, win, options), *of_tiles(hand, aimj)])
    for sets, pair in splits(hand.concealed):
        names = common + Counter(of_sets(sheet, hand, sets, pair, aimj))
        if options["concealed_hand"] != "0" and not any(is_claimed(word) for word, _ in hand.melds):
            names["concealed_hand"] = 1
        yield names
    kinds = Counter(hand.concealed)
    if not hand.melds and options["seven_pairs"] == "on" and sorted(kinds.values()) == [2] * 7:
        yield common + Counter(["seven_pairs"])
    if not hand.melds and len(kinds) == 13 and all(map(is_outer, kinds)):
        yield common + Counter(["thirteen_orphans"])


def chances(sheet: Sheet, win: Win, aimj: bool) -> Iterator[str]:
    """How the hand was won."""
    told, own = win.circumstances, win.by == "self"
    bloom = own and "kong_replacement" in told
    if bloom:
        yield "kong_bloom"
    if own and (aimj or not bloom):
        yield "self_draw"
    if "last_tile" in told and win.by != "rob":
        yield "last_tile"
    if win.by == "rob":
        yield "robbing_kong"
    # The preset leaves these wins to who has laid out kongs before (HONGKONG-8, HONGKONG-P4).
    before = "first_turn" in told or (aimj and only_dealers_kongs(sheet, win))
    if before and own and win.seat == sheet.dealer:
        yield "heavenly_win"
    if before and win.by == "discard" and win.source == sheet.dealer:
        yield "earthly_win"


def only_dealers_kongs(sheet: Sheet, win: Win) -> bool:
    """Return True if nothing has happened but concealed kongs of the dealer and, where it is won on, his discard."""
    kongs = all(kong.seat == sheet.dealer and kong.kind == "concealed" for kong in sheet.kongs)
    return kongs and bool(sheet.kongs) and len(sheet.order) == (win.by == "discard")


def flowers(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Iterator[str]:
    """Flowers and seasons."""
    if options["flowers"] == "off":
        return
    numbers = {int(tile[0]) for tile in tiles(sheet.flowers[win.seat])}
    if not numbers:
        yield "no_flowers"
    for row in ({1, 2, 3, 4}, {5, 6, 7, 8}):
        if row <= numbers:
            yield "flower_set"
        elif (min(row) + sheet.winds()[win.seat]) in numbers:
            yield "seat_flower"


def of_tiles(hand: Hand, aimj: bool) -> Iterator[str]:
    """Rows that ask only which tiles there are."""
    kinds = all_faces(hand)
    if is_one_suit(kinds):
        yield "full_flush"
    elif len(suits(kinds)) == 1:
        yield "half_flush"
    if all(kind in HONOURS for kind in kinds):
        yield "all_honors"
    elif all(map(is_terminal, kinds)):
        yield "all_terminals"
    elif all(map(is_outer, kinds)) and not aimj:
        yield "all_terminals_and_honors"
    before = Counter(hand.concealed) - Counter([hand.tile])
    gates = [Counter([*range(low, low + 9), low, low, low + 8, low + 8]) for low in (0, 9, 18)]
    if not hand.melds and before in gates:
        yield "nine_gates"


def of_sets(sheet: Sheet, hand: Hand, sets: Sequence[Group], pair: int, aimj: bool) -> Iterator[str]:
    """Rows of four sets and a pair."""
    groups = [*sets, *(group for _, group in hand.melds)]
    pungs = {group[0] for group in groups if not is_run(group)}
    if len(pungs) in (0, 4):
        yield "all_pungs" if pungs else "all_chows"
    yield from of_honours(sheet, pungs, pair)
    hidden = [group for group in sets if not is_run(group)] + [
        group for word, group in hand.melds if word == "concealed"
    ]
    if len(hidden) == 4 and hand.by == "self":
        yield "four_concealed_pungs"
    if sum(len(group) == 4 for group in groups) == 4:
        yield "all_kongs"
    for name, (suit, dragon) in JEWELS.items():
        if (
            aimj
            and len(pungs) == 4
            and dragon in pungs
            and all(kind // 9 == suit for kind in (pungs | {pair}) - {dragon})
        ):
            yield name


def of_honours(sheet: Sheet, pungs: set[int], pair: int) -> Iterator[str]:
    """Rows of dragons and winds."""
    dragons, winds = pungs & set(DRAGONS), pungs & set(WINDS)
    if len(dragons) == 3:
        yield "big_three_dragons"
    elif len(dragons) == 2 and pair in DRAGONS:
        yield "little_three_dragons"
    else:
        yield from ["dragon_pung"] * len(dragons)
    if len(winds) == 4:
        yield "big_four_winds"
    if len(winds) == 3 and pair in WINDS:
        yield "little_four_winds"
    assert sheet.win is not None
    if WINDS[sheet.winds()[sheet.win.seat]] in winds:
        yield "seat_wind"
    if WINDS[sheet.round_wind] in winds:
        yield "round_wind"


# --- payment


def paid(sheet: Sheet, win: Win, value: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """HONGKONG-24 to HONGKONG-27; who wins on the same tile does not pay (COMMON-2)."""
    own = win.source is None
    bound = liable(sheet, win, options) if win.by != "flowers" else None
    if bound is not None:
        return from_each(sheet.seats, win.seat, {bound: (6 if own else 4) * value})
    if not own and options["payment"] == "full":
        return from_each(sheet.seats, win.seat, {win.source: 4 * value})
    payers = [seat for seat in sheet.others(win.seat) if own or seat not in win.beside]
    amounts = {seat: value * (2 if own or seat == win.source else 1) for seat in payers}
    return from_each(sheet.seats, win.seat, amounts)


def liable(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Seat | None:
    """HONGKONG-27: who has fed the last pung; None for nobody."""
    melds = sheet.melds[win.seat]
    if options["liability"] == "twelve tiles":
        kinds = all_faces(hand_of(sheet))
        fed = len(melds) == 4 and all(is_claimed(meld.kind) for meld in melds)
        return melds[3].feeder if win.by == "self" and fed and len(suits(kinds)) == 1 else None
    if options["liability"] == "off":
        return None
    for named in (DRAGONS, WINDS):
        laid = [meld for meld in melds if faces(meld.tiles)[0] in named]
        if len(laid) == len(named):
            return laid[-1].feeder
    return None
