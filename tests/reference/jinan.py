"""A slow scorer of Jinan's hands, written from rules/jinan.md line by line; it shares no code with the engine."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import prod

from reference.sheet import Seat, Sheet, Verdict, Win, from_each, spoken, tiles
from reference.words import (
    HONOURS,
    Group,
    Hand,
    all_faces,
    hand_of,
    is_claimed,
    is_one_suit,
    is_pairs,
    is_run,
    splits,
    suits,
)

BASES = {"discard_win": 1, "self_draw": 2, "open_draw": 4, "open_hand": 8}
OPENED = ("open_draw", "open_hand")  # JINAN-30: where the dealer's base is doubled
FACTORS = {
    "melded_hand": 2,
    "all_pungs": 2,
    "half_flush": 4,
    "full_flush": 4,
    "seven_pairs": 2,
    "luxury_seven_pairs": 4,
    "all_258": 2,
    "last_tile_draw": 2,
}
OPTIONS = {
    "pair_258": "on",
    "flowers": "8",
    "honours": "on",
    "big_patterns": "off",
    "wind_triplets": "off",
    "dealer_doubles": "announced only",
    "self_draw": "2",
    "reserve": "12",
}


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def to_draw(options: Mapping[str, object]) -> int:
    """JINAN-1, JINAN-7."""
    told = told_of(options)
    tiles_there = 108 + 28 * (told["honours"] == "on") + 8 * (told["flowers"] != "off")
    return tiles_there - 53 - int(told["reserve"])


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; nothing is ever paid beside wins (JINAN-32, JINAN-34)."""
    options, win = told_of(sheet.options), sheet.win
    if win is None or (announced(sheet, win.seat) and win.by != "self"):  # JINAN-20, JINAN-21
        return Verdict(False)
    found: dict[int, list[dict[str, int]]] = {}
    for factors in readings(hand_of(sheet), win, options):
        found.setdefault(prod(factors.values()), []).append(factors)
    if not found:
        return Verdict(False)
    times = max(found)
    base = base_of(sheet, win, options)
    more = added_rows(sheet, win, options)
    rows = [{**base, **more, **factors} for factors in found[times]]
    total = times * (sum(base.values()) + sum(more.values()))
    payments = paid(sheet, win, base, sum(more.values()), times, options)
    return Verdict(True, rows[0], total, payments, alike=tuple(rows[1:]))


def announced(sheet: Sheet, seat: Seat) -> str:
    """How a seat has announced: open draw, open hand or not at all."""
    told = {sheet.declared[seat]} | (sheet.win.circumstances if sheet.win and sheet.win.seat == seat else set())
    return next((word for word in OPENED if word in told), "")


def base_of(sheet: Sheet, win: Win, options: Mapping[str, str]) -> dict[str, int]:
    """The one base: by what and after which announcement the hand was won."""
    name = announced(sheet, win.seat) or ("self_draw" if win.by == "self" else "discard_win")
    return {name: int(options["self_draw"]) if name == "self_draw" else BASES[name]}


def added_rows(sheet: Sheet, win: Win, options: Mapping[str, str]) -> dict[str, int]:
    """JINAN-29: what adds one fan each."""
    hand, told = hand_of(sheet), win.circumstances
    kongs = [group[0] for _, group in hand.melds if len(group) == 4]
    rows = {"kong": len(kongs), "flower": len(tiles(sheet.flowers[win.seat]))}
    if win.by == "self" and "kong_replacement" in told:
        rows["kong_bloom"] = 1
    if options["wind_triplets"] == "on":
        honours = {kind: count for kind, count in Counter(all_faces(hand)).items() if kind in HONOURS}
        held = Counter(hand.concealed)
        triplets = [kind for kind, count in honours.items() if count >= 3 and held[kind] < 4]  # COMMON-21
        rows["wind_triplets"] = len(triplets) + sum(kind in HONOURS for kind in kongs)
    rows = {name: count for name, count in rows.items() if count}
    if win.by == "self" and "flower_replacement" in told:
        rows["flower_smash"] = 0
    return rows


def readings(hand: Hand, win: Win, options: Mapping[str, str]) -> Iterator[dict[str, int]]:
    """The factors of each reading that wins (JINAN-24, JINAN-25); none of them without `big_patterns`."""
    big = options["big_patterns"] == "on"
    for sets, pair in splits(hand.concealed):
        if options["pair_258"] == "off" or is_258(pair):
            yield dict(of_sets(hand, win, [*sets, *(group for _, group in hand.melds)], pair)) if big else {}
    if big and not hand.melds and is_pairs(hand.concealed) and any(map(is_258, hand.concealed)):
        quads = max(Counter(hand.concealed).values()) == 4
        names = ["luxury_seven_pairs" if quads else "seven_pairs", *flush(hand), *last(win)]
        yield {name: FACTORS[name] for name in names}


def is_258(kind: int) -> bool:
    """Return True for a 2, a 5 or an 8 of a suit."""
    return kind not in HONOURS and kind % 9 in (1, 4, 7)


def of_sets(hand: Hand, win: Win, groups: Sequence[Group], pair: int) -> Iterator[tuple[str, int]]:
    """The factors of four sets and a pair."""
    names = [*flush(hand), *last(win)]
    if not any(map(is_run, groups)):
        names.append("all_pungs")
    if all(map(is_258, all_faces(hand))):
        names.append("all_258")
    if len(hand.melds) == 4 and all(is_claimed(word) for word, _ in hand.melds) and is_258(pair):
        names.append("melded_hand")
    return ((name, FACTORS[name]) for name in names)


def flush(hand: Hand) -> list[str]:
    """One suit, with honours or without."""
    kinds = all_faces(hand)
    if is_one_suit(kinds):
        return ["full_flush"]
    return ["half_flush"] if len(suits(kinds)) == 1 else []


def last(win: Win) -> list[str]:
    """The last tile, drawn by oneself."""
    return ["last_tile_draw"] if win.by == "self" and "last_tile" in win.circumstances else []


def paid(
    sheet: Sheet, win: Win, base: Mapping[str, int], more: int, times: int, options: Mapping[str, str]
) -> tuple[int, ...]:
    """JINAN-28, JINAN-29, JINAN-30, JINAN-31."""
    ((name, value),) = base.items()
    doubles = name in OPENED or options["dealer_doubles"] == "every base"
    amounts = {
        seat: times * (value * (2 if doubles and sheet.dealer in (seat, win.seat) else 1) + more)
        for seat in sheet.others(win.seat)
    }
    if win.by == "rob":
        amounts = {win.source: sum(amounts.values())}
    return from_each(sheet.seats, win.seat, amounts)
