"""A slow scorer of Changsha's small and big wins, from rules/changsha.md line by line; no code of the engine's.

Tiles of an opened kong that are all won on together stand in `Win.opened`; hands shown before the first discard, with
the dice of their owners, in `Sheet.shown`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from reference.sheet import Seat, Sheet, Verdict, Win, added, face, faces, from_each, spoken, tiles
from reference.words import Hand, all_faces, hand_of, is_one_suit, is_pairs, is_run, splits, suits, without

OPTIONS = {
    "scoring": "dealer",
    "kong_tiles": "2",
    "bird_start": "dealer",
    "birds": "2",
    "opening_wins": "on",
    "cap": "none",
}
SMALL, BIG = 0, 1  # of a price list: small win, one big win
FLAT, SIDES, DEALING = (2, 8), (1, 6), (2, 7)  # CHANGSHA-30, CHANGSHA-31


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def to_draw(options: Mapping[str, object]) -> int:
    """CHANGSHA-1, CHANGSHA-4."""
    return 108 - 53


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet.options), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    found: dict[int, list[dict[str, int]]] = {}
    for rows in wins_of(sheet, hand_of(sheet), win):
        found.setdefault(sum(rows.values()), []).append(rows)
    if not found:
        return Verdict(False)
    best = max(found)  # CHANGSHA-28
    told = [*found[best], {"small_win": 0}] if best == 0 else found[best]
    total = best if options["cap"] == "none" else min(best, int(options["cap"].split()[0]))
    return Verdict(True, told[0], total, paid(sheet, win, total, options), alike=tuple(told[1:]))


# --- the rows


def wins_of(sheet: Sheet, hand: Hand, win: Win) -> Iterator[dict[str, int]]:
    """Big wins of each reading that wins; nothing where it is a small win."""
    chances = dict.fromkeys(chances_of(sheet, win), 1)
    fitting = hands_fitting(hand, win)
    if win.opened and fitting:
        chances["kong_bloom" if win.by == "self" else "kong_shot"] = len(fitting)  # CHANGSHA-13, CHANGSHA-14
    for one in fitting:
        for rows, pair in readings(one):
            if rows or chances or is_258(pair):  # CHANGSHA-27
                yield rows | chances


def hands_fitting(hand: Hand, win: Win) -> list[Hand]:
    """The hand with the winning tile; after an opened kong with each turned tile that completes it."""
    if not win.opened:
        return [hand]
    rest = without([hand.tile], hand.concealed)
    assert rest is not None
    hands = [hand._replace(concealed=tuple(sorted([*rest, kind])), tile=kind) for kind in faces(win.opened)]
    return [one for one in hands if any(readings(one))]


def readings(hand: Hand) -> Iterator[tuple[dict[str, int], int]]:
    """Rows and pair of each reading: sets, pairs, or tiles that need no shape (CHANGSHA-26)."""
    common = {"full_flush": 1} if is_one_suit(all_faces(hand)) else {}
    if all(map(is_258, all_faces(hand))):
        common |= {"all_258": 1}
    melded = {"melded_hand": 1} if len(hand.melds) == 4 else {}  # COMMON-12: concealed kongs too
    for sets, pair in splits(hand.concealed):
        pungs = not any(map(is_run, [*sets, *(group for _, group in hand.melds)]))
        yield common | melded | ({"all_pungs": 1} if pungs else {}), pair
    if not hand.melds and is_pairs(hand.concealed):
        quads = sum(count == 4 for count in Counter(hand.concealed).values())
        yield common | ({"luxury_seven_pairs": 1 + quads} if quads else {"seven_pairs": 1}), hand.tile
    if "all_258" in common:
        yield common | melded, hand.tile


def is_258(kind: int) -> bool:
    """Return True for a two, a five or an eight."""
    return kind % 9 in (1, 4, 7)


def chances_of(sheet: Sheet, win: Win) -> Iterator[str]:
    """Big wins of the moment, kong tiles apart."""
    told = win.circumstances
    if "first_turn" in told and win.by == "self" and win.seat == sheet.dealer:
        yield "heavenly_win"
    if "first_turn" in told and win.seat != sheet.dealer:
        yield "earthly_win"
    if "last_tile" in told:
        yield "last_tile"
    if "opened_kong_robbed" in told:  # CHANGSHA-18: robbing a supplement is a small win
        yield "robbing_kong"


# --- payment


def paid(sheet: Sheet, win: Win, total: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """CHANGSHA-30 to CHANGSHA-32, CHANGSHA-39 to CHANGSHA-42."""
    payers = sheet.others(win.seat) if win.source is None else [win.source]
    numbers = [int(tile[0]) for tile in birds_of(sheet, win, options)]
    amounts = {seat: price(sheet, win.seat, seat, total, options) for seat in payers}
    return from_each(sheet.seats, win.seat, doubled(sheet, win.seat, amounts, numbers, options))


def price(sheet: Sheet, one: Seat, other: Seat, total: int, options: Mapping[str, str]) -> int:
    """What a single payment is before birds."""
    prices = FLAT if options["scoring"] == "flat" else DEALING if sheet.dealer in (one, other) else SIDES
    return prices[BIG] * total if total else prices[SMALL]


def birds_of(sheet: Sheet, win: Win, options: Mapping[str, str]) -> list[str]:
    """The bird tiles; the last one stands for those that could not be turned (CHANGSHA-41)."""
    due = int(options["birds"])
    turned = [win.tile] if "last_tile" in win.circumstances else tiles(sheet.turned)
    return (turned + turned[-1:] * due)[:due]


def doubled(
    sheet: Sheet, owner: Seat, amounts: Mapping[Seat, int], numbers: list[int], options: Mapping[str, str]
) -> dict[Seat, int]:
    """Each payment twice for every bird on him who is paid, and twice for every bird on him who pays."""
    start = owner if options["bird_start"] == "winner" else sheet.dealer
    hit = Counter((start + number - 1) % sheet.seats for number in numbers)
    return {seat: amount * 2 ** (hit[owner] + hit[seat]) for seat, amount in amounts.items()}


# --- opening wins


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """CHANGSHA-34 to CHANGSHA-36."""
    found: dict[str, tuple[int, ...]] = {}
    if options["opening_wins"] == "off":
        return found
    for owner, hand, dice in sheet.shown:
        rows = len(list(openings(hand)))
        amounts = {seat: rows * price(sheet, owner, seat, 0, options) for seat in sheet.others(owner)}
        numbers = [] if options["birds"] == "0" else list(dice)
        payments = from_each(sheet.seats, owner, doubled(sheet, owner, amounts, numbers, options))
        found["opening"] = added(found["opening"], payments) if "opening" in found else payments
    return found


def openings(hand: str) -> Iterator[str]:
    """The rows that the dealt tiles have."""
    held = Counter(map(face, tiles(hand)))
    if 4 in held.values():
        yield "four_joys"
    if not any(map(is_258, held)):
        yield "no_258"
    if len(suits(held)) < 3:
        yield "missing_suit"
    if list(held.values()).count(3) >= 2:  # CHANGSHA-35: four are no triplet
        yield "two_triplets"
    if any(min(held[number], held[9 + number], held[18 + number]) >= 2 for number in range(9)):
        yield "three_alike"
