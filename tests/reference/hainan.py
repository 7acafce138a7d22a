"""A slow scorer of Hainan's hands, written from rules/hainan.md line by line; it shares no code with the engine.

Fan are keys to a win on a discard; what is counted are hands.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from math import prod

from reference.sheet import Kong, Seat, Sheet, Verdict, Win, added, face, from_each, spoken, tiles
from reference.words import (
    DRAGONS,
    HONOURS,
    WINDS,
    Hand,
    all_faces,
    hand_of,
    is_one_suit,
    is_outer,
    is_pairs,
    is_run,
    splits,
    suits,
)

HANDS = {
    "basic_win": 1,
    "all_pungs": 1,
    "full_flush": 1,
    "seven_pairs": 1,
    "dragon_seven_pairs": 2,
    "self_draw": 1,
    "kong_bloom": 2,
    "flower_bloom": 2,
    "heavenly_win": 2,
    "earthly_win": 2,
}
NO_KEYS = {"basic_win", "self_draw", "kong_bloom", "flower_bloom", "heavenly_win"}
OPTIONS = {
    "fan_needed": "on",
    "dealer_unit": "on",
    "repeats_unit": "on",
    "ga": "off",
    "flower_points": "off",
    "follow": "off",
    "end_liability": "off",
    "draw_counts": "off",
    "kong_is_fan": "off",
    "cap": "8",
    "thirteen_misfits_value": "3",
    "orphans": "off",
    "combine": "add",
}


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def to_draw(options: Mapping[str, object]) -> int:
    """HAINAN-1, HAINAN-8, HAINAN-12."""
    return 144 - 53 - 15


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet.options), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    found: dict[tuple[int, bool], list[dict[str, int]]] = {}
    for names in readings(sheet, win, options):
        keys = set(names) - NO_KEYS
        if win.by == "self" or keys or options["fan_needed"] == "off":  # HAINAN-22, HAINAN-23
            rows = priced(names, options)
            found.setdefault((hands(rows, options), bool(keys - {"robbing_kong"})), []).append(rows)
    if not found:
        return Verdict(False)
    best, keyed = max(found)
    rows = found[best, keyed]
    return Verdict(True, rows[0], best, paid(sheet, win, best, keyed, options), alike=tuple(rows[1:]))


def priced(names: list[str], options: Mapping[str, str]) -> dict[str, int]:
    """The rows that count hands; where they multiply, the factors they stand for."""
    prices = HANDS | {"thirteen_misfits": int(options["thirteen_misfits_value"].split()[0]) - 1}
    prices |= {"orphans": cap_of(options) - 1}
    more = options["combine"] == "multiply"
    return {name: prices[name] + (more and name != "basic_win") for name in names if name in prices}


def cap_of(options: Mapping[str, str]) -> int:
    """The cap; `none` is more than any hand."""
    return 99 if options["cap"] == "none" else int(options["cap"])


def hands(rows: Mapping[str, int], options: Mapping[str, str]) -> int:
    """HAINAN-30."""
    if options["combine"] == "multiply":
        return min(cap_of(options), prod(rows.values()))
    return min(cap_of(options), sum(rows.values()))


# --- the rows, keys among them


def readings(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Iterator[list[str]]:
    """What each reading of the hand has (HAINAN-24)."""
    hand = hand_of(sheet)
    common = ["basic_win", *chances(sheet, win), *of_tiles(sheet, hand, options)]
    for sets, pair in splits(hand.concealed):
        yield [*common, *flush(hand), *of_sets(sheet, hand, [*sets, *(group for _, group in hand.melds)], pair)]
    if hand.melds:
        return
    if is_pairs(hand.concealed):
        quad = 4 in Counter(hand.concealed).values()
        yield [*common, *flush(hand), "dragon_seven_pairs" if quad else "seven_pairs"]
    if is_misfit(hand):
        yield [*common, "thirteen_misfits"]
    if options["orphans"] == "on" and all(map(is_outer, hand.concealed)) and len(set(hand.concealed)) == 13:
        yield [*common, "orphans"]


def chances(sheet: Sheet, win: Win) -> Iterator[str]:
    """How the hand was won."""
    told, own = win.circumstances, win.by == "self"
    heavenly = own and "first_turn" in told and win.seat == sheet.dealer
    if heavenly:
        yield "heavenly_win"
    if own and not heavenly and "kong_replacement" in told:
        yield "kong_bloom"
    elif own and not heavenly and "flower_replacement" in told:
        yield "flower_bloom"
    elif own:
        yield "self_draw"
    if win.by == "rob":
        yield "robbing_kong"
    if win.by == "discard" and "first_turn" in told and win.source == sheet.dealer and len(sheet.order) <= 1:
        yield "earthly_win"


def of_tiles(sheet: Sheet, hand: Hand, options: Mapping[str, str]) -> Iterator[str]:
    """Keys that ask for no reading."""
    assert sheet.win is not None
    wind = sheet.winds()[sheet.win.seat]
    if not hand.melds:
        yield "concealed_hand"
    if any((int(tile[0]) - 1) % 4 == wind for tile in tiles(sheet.flowers[sheet.win.seat])):  # HAINAN-29
        yield "seat_flower"
    if options["kong_is_fan"] == "on" and any(len(group) == 4 for _, group in hand.melds):
        yield "kong"


def flush(hand: Hand) -> list[str]:
    """One suit, with honours or without."""
    kinds = all_faces(hand)
    if is_one_suit(kinds):
        return ["full_flush"]
    return ["half_flush"] if len(suits(kinds)) == 1 else []


def of_sets(sheet: Sheet, hand: Hand, groups: list[tuple[int, ...]], pair: int) -> Iterator[str]:
    """Rows of four sets and a pair."""
    assert sheet.win is not None
    seat_wind, round_wind = WINDS[sheet.winds()[sheet.win.seat]], WINDS[sheet.round_wind]
    pungs = {group[0] for group in groups if not is_run(group)}
    if not pungs and pair not in (*DRAGONS, seat_wind, round_wind):
        yield "all_chows"
    if len(pungs) == 4:
        yield "all_pungs"
    if pair not in HONOURS and pair % 9 in (1, 4, 7):
        yield "pair_258"
    if pungs & set(DRAGONS):
        yield "dragon_pung"
    if seat_wind in pungs:
        yield "seat_wind"
    if round_wind in pungs:
        yield "round_wind"


def is_misfit(hand: Hand) -> bool:
    """Fourteen single tiles, those of a suit at least three apart."""
    kinds = hand.concealed
    neighbours = [(low, high) for low, high in pairwise(kinds) if high not in HONOURS and low // 9 == high // 9]
    return len(set(kinds)) == 14 and all(high - low >= 3 for low, high in neighbours)


# --- payment


def unit(sheet: Sheet, one: Seat, other: Seat, options: Mapping[str, str]) -> int:
    """HAINAN-31, HAINAN-42."""
    more = 0
    if sheet.dealer in (one, other):
        more = (options["dealer_unit"] == "on") + sheet.streak * (options["repeats_unit"] == "on")
    return 1 + more + sheet.bets[one] + sheet.bets[other]


def from_all(sheet: Sheet, seat: Seat, times: int, options: Mapping[str, str]) -> dict[Seat, int]:
    """So many units from each of the three others."""
    return {other: times * unit(sheet, seat, other, options) for other in sheet.others(seat)}


def taken(sheet: Sheet, seat: Seat, feeder: Seat) -> int:
    """How many melds one seat has taken from another (HAINAN-38)."""
    return sum(meld.feeder == feeder and meld.kind != "concealed" for meld in sheet.melds[seat])


def paid(sheet: Sheet, win: Win, best: int, keyed: bool, options: Mapping[str, str]) -> tuple[int, ...]:
    """HAINAN-32 to HAINAN-40, HAINAN-45; `keyed`: there is another fan than the robbing."""
    amounts = from_all(sheet, win.seat, best, options)
    liable = liable_of(sheet, win, keyed, options)
    if liable is not None:
        amounts = {liable: sum(amounts.values())}
    if win.source is not None:
        amounts[win.source] += 1
    return from_each(sheet.seats, win.seat, amounts)


def liable_of(sheet: Sheet, win: Win, keyed: bool, options: Mapping[str, str]) -> Seat | None:
    """Who pays for all three; None for nobody."""
    if win.source is None:
        return next((seat for seat in sheet.others(win.seat) if taken(sheet, win.seat, seat) == 4), None)
    bound = max(taken(sheet, win.seat, win.source), taken(sheet, win.source, win.seat)) >= 3
    alone = win.by == "rob" and not keyed
    late = options["end_liability"] == "on" and sheet.left is not None and sheet.left <= 4
    return win.source if bound or alone or late else None


# --- what is paid beside wins


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """HAINAN-41, HAINAN-43, HAINAN-44, HAINAN-49."""
    found: dict[str, tuple[int, ...]] = {}
    if sheet.wins or options["draw_counts"] == "on":
        for kong in sheet.kongs:
            note(found, cause_of(kong), sheet, kong.seat, 2 if kong.kind == "concealed" else 1, options)
    if not sheet.wins:
        return found
    for seat in range(sheet.seats):
        flowers = len(tiles(sheet.flowers[seat]))
        if options["flower_points"] == "on" and flowers >= 7:
            note(found, "flower_points", sheet, seat, flowers - 6, options)
    if options["follow"] == "on" and is_followed(sheet):
        minus = from_each(sheet.seats, sheet.dealer, from_all(sheet, sheet.dealer, 1, options))
        found["follow"] = tuple(-change for change in minus)
    return found


def cause_of(kong: Kong) -> str:
    """The name of a kong's payment."""
    return f"{'open' if kong.kind == 'kong' else kong.kind}_kong"


def note(
    found: dict[str, tuple[int, ...]], cause: str, sheet: Sheet, seat: Seat, times: int, options: Mapping[str, str]
) -> None:
    """Units from each of the three, put to what there is of the same cause."""
    payments = from_each(sheet.seats, seat, from_all(sheet, seat, times, options))
    found[cause] = added(found[cause], payments) if cause in found else payments


def is_followed(sheet: Sheet) -> bool:
    """Return True if the three others have thrown the dealer's first discard after him, in their first turns."""
    first = sheet.order[:4]
    seats = [sheet.dealer, *sheet.others(sheet.dealer)]
    return [seat for seat, _ in first] == seats and len({face(tile) for _, tile in first}) == 1
