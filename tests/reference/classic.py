"""A slow scorer of the base game, written from rules/classic.md line by line; it shares no code with the engine."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from reference.sheet import Seat, Sheet, Verdict, Win, from_each, spoken, tiles
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
    is_pairs,
    is_run,
    is_terminal,
    splits,
    suits,
)

FAN = {
    "chicken_hand": 0,
    "all_chows": 1,
    "all_pungs": 3,
    "half_flush": 3,
    "full_flush": 7,
    "all_terminals_and_honors": 1,
    "dragon_pung": 1,
    "seat_wind": 1,
    "round_wind": 1,
    "little_three_dragons": 3,
    "concealed_hand": 1,
    "self_draw": 1,
    "kong_bloom": 1,
    "robbing_the_kong": 1,
    "last_tile_draw": 1,
    "last_tile_claim": 1,
    "no_flowers": 1,
    "seat_flower": 1,
    "flower_set": 2,
    "seven_pairs": 4,
}
LIMIT_ROWS = (
    *("big_three_dragons", "little_four_winds", "big_four_winds", "all_honors", "all_terminals", "nine_gates"),
    *("thirteen_orphans", "four_concealed_pungs", "four_kongs", "heavenly_hand", "earthly_hand", "human_hand"),
)
OPTIONS = {
    "hand_size": "13",
    "flowers": "on",
    "min_fan": "0",
    "limit_fan": "8",
    "discard_pays": "double",
    "dealer_double": "off",
    "reserve": "0",
    "seven_pairs": "off",
}


def to_draw(options: Mapping[str, object]) -> int:
    """CLASSIC-1, CLASSIC-10, CLASSIC-11, CLASSIC-24."""
    told = told_of(options)
    return (144 if told["flowers"] == "on" else 136) - 4 * int(told["hand_size"]) - 1 - int(told["reserve"])


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options of the table, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; nothing is ever paid beside wins (CLASSIC-35)."""
    options, win = told_of(sheet.options), sheet.win
    if win is None:
        return Verdict(False)
    limit = int(options["limit_fan"])
    great: list[dict[str, int]] = []
    found: dict[int, list[dict[str, int]]] = {}
    for names in readings(sheet, win, options):
        great += [{name: limit} for name in LIMIT_ROWS if names[name]]  # shows only its own name (CLASSIC-30)
        rows = {name: count * FAN[name] for name, count in names.items() if count and name in FAN}
        found.setdefault(sum(rows.values()), []).append(rows or {"chicken_hand": 0})
    fan = limit if great else max(found, default=-1)
    if fan < int(options["min_fan"]):  # CLASSIC-28
        return Verdict(False)
    shown = great or found[fan]
    return Verdict(True, shown[0], fan, paid(sheet, win, 2 ** min(fan, limit), options), alike=tuple(shown[1:]))


# --- the rows


def readings(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Iterator[Counter[str]]:
    """What each reading of the hand counts (CLASSIC-11, CLASSIC-26)."""
    hand, small = hand_of(sheet), options["hand_size"] == "13"
    common = Counter([*chances(sheet, win), *flowers(sheet, win, options), *of_tiles(hand, small)])
    for sets, pair in splits(hand.concealed):
        names = common + Counter(of_sets(sheet, hand, sets, pair))
        names["concealed_hand"] = not any(is_claimed(word) for word, _ in hand.melds)
        yield names
    if small and not hand.melds:
        if options["seven_pairs"] == "on" and is_pairs(hand.concealed):
            yield common + Counter(["seven_pairs"])
        if len(set(hand.concealed)) == 13 and all(map(is_outer, hand.concealed)):
            yield common + Counter(["thirteen_orphans"])


def chances(sheet: Sheet, win: Win) -> Iterator[str]:
    """How the hand was won."""
    told, own, dealing = win.circumstances, win.by == "self", win.seat == sheet.dealer
    if own:
        yield "self_draw"
        yield from ["kong_bloom"] * ("kong_replacement" in told)
    if win.by == "rob":
        yield "robbing_the_kong"
    elif "last_tile" in told:
        yield "last_tile_draw" if own else "last_tile_claim"
    if "first_turn" in told and own:
        yield "heavenly_hand" if dealing else "earthly_hand"
    if "first_turn" in told and win.by == "discard" and not dealing:
        yield "human_hand"


def flowers(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Iterator[str]:
    """Flowers laid out by the winner."""
    if options["flowers"] == "off":
        return
    own = tiles(sheet.flowers[win.seat])
    if not own:
        yield "no_flowers"
    for numbers in ("1234", "5678"):
        if all(number + "f" in own for number in numbers):
            yield "flower_set"
        elif numbers[sheet.winds()[win.seat]] + "f" in own:
            yield "seat_flower"


def of_tiles(hand: Hand, small: bool) -> Iterator[str]:
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
    elif all(map(is_outer, kinds)):
        yield "all_terminals_and_honors"
    before = Counter(hand.concealed) - Counter([hand.tile])
    gates = [Counter([*range(low, low + 9), low, low, low + 8, low + 8]) for low in (0, 9, 18)]
    if small and not hand.melds and before in gates:
        yield "nine_gates"


def of_sets(sheet: Sheet, hand: Hand, sets: Sequence[Group], pair: int) -> Iterator[str]:
    """Rows of sets and a pair; of five sets four are enough for Four Concealed Pungs and Four Kongs."""
    groups = [*sets, *(group for _, group in hand.melds)]
    pungs = {group[0] for group in groups if not is_run(group)}
    if len(pungs) in (0, len(groups)):
        yield "all_pungs" if pungs else "all_chows"
    hidden = sum(not is_run(group) for group in sets) + sum(word == "concealed" for word, _ in hand.melds)
    # A triplet completed on another's tile is not concealed (CLASSIC-32), unless the tile can stand elsewhere.
    if hand.by != "self" and not stands_elsewhere(hand, sets, pair):
        hidden -= 1
    if hidden >= 4:
        yield "four_concealed_pungs"
    if sum(len(group) == 4 for group in groups) >= 4:
        yield "four_kongs"
    yield from of_honours(sheet, pungs, pair)


def stands_elsewhere(hand: Hand, sets: Sequence[Group], pair: int) -> bool:
    """Return True if the winning tile may have completed the pair or a run."""
    return hand.tile == pair or any(is_run(group) and hand.tile in group for group in sets)


def of_honours(sheet: Sheet, pungs: set[int], pair: int) -> Iterator[str]:
    """Rows of dragons and winds."""
    dragons, winds = pungs & set(DRAGONS), pungs & set(WINDS)
    yield from ["dragon_pung"] * len(dragons)
    if len(dragons) == 3:
        yield "big_three_dragons"
    if len(dragons) == 2 and pair in DRAGONS:
        yield "little_three_dragons"
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


def paid(sheet: Sheet, win: Win, price: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """CLASSIC-33, CLASSIC-34; who wins on the same tile does not pay (COMMON-2)."""
    others = sheet.others(win.seat)
    if win.by == "self":
        amounts = dict.fromkeys(others, price)
    elif options["discard_pays"] == "half":
        payers = [seat for seat in others if seat not in win.beside]
        amounts = {seat: price if seat == win.source else (price + 1) // 2 for seat in payers}
    else:
        amounts = {win.source: {"double": 2, "all three": 3}[options["discard_pays"]] * price}
    return from_each(
        sheet.seats, win.seat, {seat: doubled(sheet, win, seat, options) * amounts[seat] for seat in amounts}
    )


def doubled(sheet: Sheet, win: Win, payer: Seat, options: Mapping[str, str]) -> int:
    """CLASSIC-33: the dealer wins and loses double by option."""
    return 2 if options["dealer_double"] == "on" and sheet.dealer in (win.seat, payer) else 1
