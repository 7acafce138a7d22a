"""A slow scorer of Shanxi's counting points, from rules/shanxi.md line by line; it shares no code with the engine."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from reference.sheet import Kong, Seat, Sheet, Verdict, Win, added, face, from_each, spoken
from reference.words import (
    HONOURS,
    Group,
    Hand,
    all_faces,
    hand_of,
    is_one_suit,
    is_outer,
    is_pairs,
    splits,
)

BONUS = {
    "pure_straight": 20,
    "full_flush": 20,
    "seven_pairs": 20,
    "luxury_seven_pairs": 40,
    "thirteen_orphans": 60,
}
OPTIONS = {
    "discard_min": "6",
    "self_draw_min": "3",
    "dealer_points": "5",
    "cover_all": "undeclared",
    "robbing": "off",
}
KONGS_KEEP = (1, -1) * 8  # SHANXI-7: a single tile at the tail is kept as well


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def to_draw(options: Mapping[str, object]) -> int:
    """SHANXI-1, SHANXI-6, SHANXI-7."""
    return 136 - 53 - 14


def number(kind: int) -> int:
    """SHANXI-3."""
    return 10 if kind in HONOURS else kind % 9 + 1


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet.options), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    if not may_win(sheet, win, options):
        return Verdict(False)
    found: dict[int, list[dict[str, int]]] = {}
    for names in readings(hand_of(sheet)):
        rows = {name: BONUS[name] for name in names}
        if rows not in found.setdefault(sum(rows.values()), []):
            found[sum(rows.values())].append(rows)
    if not found:
        return Verdict(False)
    best = max(found)
    total = best + number(face(win.tile))
    payments = paid(sheet, win, total, options)
    return Verdict(True, found[best][0], total, payments, alike=tuple(found[best][1:]))


def may_win(sheet: Sheet, win: Win, options: Mapping[str, str]) -> bool:
    """SHANXI-13, SHANXI-14, SHANXI-21, SHANXI-22."""
    if not sheet.declared[win.seat] or (win.by == "rob" and options["robbing"] == "off"):
        return False
    return number(face(win.tile)) >= int(options["self_draw_min" if win.by == "self" else "discard_min"])


# --- the rows


def readings(hand: Hand) -> Iterator[list[str]]:
    """The bonus rows of each reading; of those that exclude each other at most one (SHANXI-20, SHANXI-24)."""
    pure = ["full_flush"] if is_one_suit(all_faces(hand)) else []
    for sets, _ in splits(hand.concealed):
        straight = is_straight([*sets, *(group for _, group in hand.melds)])
        yield [*(["pure_straight"] if straight else []), *pure]
    if hand.melds:
        return
    if is_pairs(hand.concealed):
        fourth = Counter(hand.concealed)[hand.tile] == 4
        yield ["luxury_seven_pairs" if fourth else "seven_pairs", *pure]
    if all(map(is_outer, hand.concealed)) and len(set(hand.concealed)) == 13:
        yield ["thirteen_orphans"]


def is_straight(groups: Sequence[Group]) -> bool:
    """Return True for 123, 456 and 789 of one suit."""
    return any({(low, low + 1, low + 2) for low in (suit, suit + 3, suit + 6)} <= set(groups) for suit in (0, 9, 18))


# --- payment


def covered_by(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Seat | None:
    """SHANXI-26, SHANXI-29: the undeclared discarder, None for nobody."""
    if win.source is None or sheet.declared[win.source] or options["cover_all"] == "never":
        return None
    return win.source


def paid(sheet: Sheet, win: Win, total: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """SHANXI-25, SHANXI-26, SHANXI-27."""
    dealing, times = int(options["dealer_points"]), 2 if win.by == "self" else 1
    amounts = {
        seat: times * (total + (dealing if sheet.dealer in (seat, win.seat) else 0)) for seat in sheet.others(win.seat)
    }
    payer = covered_by(sheet, win, options)
    return from_each(sheet.seats, win.seat, amounts if payer is None else {payer: sum(amounts.values())})


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """SHANXI-28, SHANXI-29, SHANXI-30."""
    found: dict[str, tuple[int, ...]] = {}
    if not sheet.wins:
        return found
    payer = covered_by(sheet, sheet.wins[-1], options)
    for kong in sheet.kongs:
        if kong.seat != payer:
            cause = f"{'open' if kong.kind == 'kong' else kong.kind}_kong"
            payments = kong_points(sheet, kong, payer)
            found[cause] = added(found[cause], payments) if cause in found else payments
    return found


def kong_points(sheet: Sheet, kong: Kong, payer: Seat | None) -> tuple[int, ...]:
    """The number of the tile, twice that for a concealed kong: from each one, or three times from who covers all."""
    points = number(kong.face) * (2 if kong.kind == "concealed" else 1)
    amounts = dict.fromkeys(sheet.others(kong.seat), points) if payer is None else {payer: 3 * points}
    return from_each(sheet.seats, kong.seat, amounts)
