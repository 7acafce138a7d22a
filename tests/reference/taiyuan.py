"""A slow scorer of Taiyuan's standing four, from rules/taiyuan.md line by line; it shares no code with the engine.

Which tiles stand does not touch the worth of a win: that a standing tile has gone is what declaring ready says.
"""

from collections.abc import Iterator, Mapping, Sequence

from reference.sheet import Seat, Sheet, Verdict, Win, from_each, spoken
from reference.words import Group, Hand, all_faces, hand_of, is_run, is_sets_and_pair, splits, suits, waits, without

KONG_POINTS = {"kong": ("open_kong", 1), "added": ("open_kong", 1), "concealed": ("concealed_kong", 2)}
OPTIONS = {
    "stake": "points",
    "raise_return": "off",
    "bets": "off",
    "pure_straight": "20",
    "single_wait": "on",
    "several_winners": "off",
    "wait_must_be_only": "off",
    "players_tiles": "4 / 136",
}
KONGS_KEEP = (1, *(1, 3) * 8)  # TAIYUAN-10, TAIYUAN-11: 14, 15, 16, 19, 20, 23 tiles


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def to_draw(options: Mapping[str, object]) -> int:
    """TAIYUAN-1, TAIYUAN-8, TAIYUAN-11; three players have 108 tiles."""
    return 108 - 40 - 14 if told_of(options)["players_tiles"].startswith("3") else 136 - 53 - 14


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; nothing is ever paid beside a win (TAIYUAN-38, TAIYUAN-46)."""
    options, win = told_of(sheet.options), sheet.win
    if win is None or not sheet.declared[win.seat]:  # TAIYUAN-22
        return Verdict(False)
    hand = hand_of(sheet)
    if sheet.seats == 3 and len(suits(all_faces(hand))) != 2:  # option players_tiles
        return Verdict(False)
    kongs = kong_rows(hand)
    found: dict[int, list[dict[str, int]]] = {}
    for rows in readings(sheet, hand, options):
        if rows not in found.setdefault(sum(rows.values()), []):
            found[sum(rows.values())].append(rows)
    if not found:
        return Verdict(False)
    best = max(found)  # TAIYUAN-41
    doubling = {"self_draw": 2} if win.by == "self" else {}
    told = [rows | kongs | doubling for rows in found[best]]
    total = best * times(win) + sum(kongs.values())
    return Verdict(True, told[0], total, paid(sheet, win, best, sum(kongs.values()), options), alike=tuple(told[1:]))


# --- the rows


def readings(sheet: Sheet, hand: Hand, options: Mapping[str, str]) -> Iterator[dict[str, int]]:
    """What each reading has: four sets and a pair, and the set or pair that the winning tile went to (TAIYUAN-33)."""
    for sets, pair in splits(hand.concealed):
        groups = [*sets, *(group for _, group in hand.melds)]
        rows = {"base": 1}
        if sheet.seats == 4 and len(suits(all_faces(hand))) == 2:
            rows["missing_suit"] = 1
        if is_straight(groups):
            rows["pure_straight"] = int(options["pure_straight"])
        for wait in waits_in(hand, sets, pair, options):
            yield rows | ({wait: 1} if wait else {})


def waits_in(hand: Hand, sets: Sequence[Group], pair: int, options: Mapping[str, str]) -> Iterator[str]:
    """The wait row for each place that the winning tile may have in a reading, "" for a wide wait."""
    yield ""
    if options["wait_must_be_only"] == "on" and len(waits_of(hand)) > 1:
        return
    if pair == hand.tile and options["single_wait"] == "on":
        yield "single_wait"
    for low, middle, high in filter(is_run, sets):
        if hand.tile == middle:
            yield "closed_wait"
        if (hand.tile == high and low % 9 == 0) or (hand.tile == low and high % 9 == 8):
            yield "edge_wait"


def waits_of(hand: Hand) -> list[int]:
    """The kinds that complete the hand, but for those of which the player himself holds four (COMMON-10)."""
    rest = without([hand.tile], hand.concealed)
    assert rest is not None
    held = [*rest, *(kind for _, group in hand.melds for kind in group)]
    return [kind for kind in waits(rest, is_sets_and_pair) if held.count(kind) < 4]


def is_straight(groups: Sequence[Group]) -> bool:
    """Return True for 123, 456 and 789 of one suit."""
    return any({(low, low + 1, low + 2) for low in (suit, suit + 3, suit + 6)} <= set(groups) for suit in (0, 9, 18))


def kong_rows(hand: Hand) -> dict[str, int]:
    """The winner's kongs: one point each, two if concealed."""
    rows: dict[str, int] = {}
    for word, _ in hand.melds:
        if word in KONG_POINTS:
            row, points = KONG_POINTS[word]
            rows[row] = rows.get(row, 0) + points
    return rows


def times(win: Win) -> int:
    """TAIYUAN-40."""
    return 2 if win.by == "self" else 1


# --- payment


def paid(sheet: Sheet, win: Win, points: int, kongs: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """TAIYUAN-36; who wins on the same tile does not pay (COMMON-2)."""
    payers = [seat for seat in sheet.others(win.seat) if seat not in win.beside]
    amounts = {seat: amount(sheet, win, seat, points, options) + kongs for seat in payers}
    return from_each(sheet.seats, win.seat, amounts)


def amount(sheet: Sheet, win: Win, payer: Seat, points: int, options: Mapping[str, str]) -> int:
    """TAIYUAN-39, TAIYUAN-40, TAIYUAN-42 to TAIYUAN-45: what one payer owes, kongs apart."""
    one = points - 1 + base_and_dealer(sheet.dealer in (win.seat, payer), options["stake"])
    if win.source == payer and not sheet.declared[payer]:
        one += 1
    bets = sheet.bets[win.seat] + sheet.bets[payer] if options["bets"] == "on" else 0
    return one * times(win) * raised(sheet, win.seat, payer, options) + bets


def base_and_dealer(dealing: bool, stake: str) -> int:
    """The base and the dealer's point, or the stake in place of both."""
    if stake == "flat5":
        return 5
    if stake == "dealer5 side3":
        return 5 if dealing else 3
    return 2 if dealing else 1


def raised(sheet: Sheet, one: Seat, other: Seat, options: Mapping[str, str]) -> int:
    """TAIYUAN-44: between the dealer and a side that has raised."""
    if options["raise_return"] == "off" or sheet.dealer not in (one, other):
        return 1
    side = other if one == sheet.dealer else one
    return {"": 1, "raise": 2, "return": 4}[sheet.raised[side]]
