"""A slow scorer of Beijing's hands, written from rules/beijing.md line by line; it shares no code with the engine."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile

from reference.sheet import Seat, Sheet, Verdict, Win, face, from_each, spoken, transfer
from reference.words import (
    Group,
    Hand,
    all_faces,
    hand_of,
    is_claimed,
    is_one_suit,
    is_outer,
    is_pairs,
    is_run,
    splits,
    suits,
)

FAN = {
    "base": 1,
    "self_draw": 1,
    "concealed_hand": 1,
    "all_pungs": 1,
    "melded_hand": 1,
    "catch_five": 1,
    "pure_straight": 1,
    "half_flush": 1,
    "full_flush": 2,
    "seven_pairs": 1,
    "thirteen_orphans": 4,
    "kong_bloom": 2,
    "last_tile_draw": 1,
    "heavenly_hand": 4,
    "earthly_hand": 4,
}
KONGS_KEEP = (1, 1, 3, 1) + (3, 1) * 6  # BEIJING-7, BEIJING-8
SETTLED_TOGETHER = True  # of two bound winners one pays the other the difference (BEIJING-31)
OPTIONS = {
    "burn": "1000",
    "burn_chain": "doubled sum replaces",
    "mutual_liability": "3 calls",
    "rob_concealed_by_straight": "on",
    "discard_pays": "discarder alone",
    "cap_fan": "7",
}


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def to_draw(options: Mapping[str, object]) -> int:
    """BEIJING-1, BEIJING-6, BEIJING-7."""
    return 136 - 53 - 14


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet.options), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    found = values(sheet, win, options)
    if not found:
        return Verdict(False)
    fan = max(found)  # BEIJING-43
    return Verdict(True, found[fan][0], fan, paid(sheet, win, fan, options), alike=tuple(found[fan][1:]))


def values(sheet: Sheet, win: Win, options: Mapping[str, str]) -> dict[int, list[dict[str, int]]]:
    """The rows of each reading by their fan."""
    hand, safe = hand_of(sheet), "concealed_kong_robbed" in win.circumstances
    found: dict[int, list[dict[str, int]]] = {}
    for rows in readings(hand):
        if safe and (options["rob_concealed_by_straight"] == "off" or not is_in_body(hand, rows)):
            continue  # BEIJING-37
        rows = rows | {name: FAN[name] for name in chances(sheet, win)}
        if rows not in found.setdefault(sum(rows.values()), []):
            found[sum(rows.values())].append(rows)
    return found


def is_in_body(hand: Hand, rows: Mapping[str, int]) -> bool:
    """Return True if the winning tile lies in the straight: nine tiles that its suit alone can have."""
    kinds = all_faces(hand)
    low = hand.tile - hand.tile % 9
    return "pure_straight" in rows and low < 27 and set(range(low, low + 9)) <= set(kinds)


# --- the rows


def readings(hand: Hand) -> Iterator[dict[str, int]]:
    """What each reading of the hand counts, chances left out (BEIJING-33)."""
    flushes = flush(hand)
    for sets, pair in splits(hand.concealed):
        yield {name: FAN[name] for name in [*of_sets(hand, sets, pair), *flushes]}
    if hand.melds:
        return
    if is_pairs(hand.concealed):
        quads = sum(count == 4 for count in Counter(hand.concealed).values())
        pairs = {"luxury_seven_pairs": quads + 1} if quads else {"seven_pairs": FAN["seven_pairs"]}
        yield pairs | {name: FAN[name] for name in flushes}
    if all(map(is_outer, hand.concealed)) and len(set(hand.concealed)) == 13:
        yield {"thirteen_orphans": FAN["thirteen_orphans"]}


def flush(hand: Hand) -> list[str]:
    """One suit, with honours or without."""
    kinds = all_faces(hand)
    if is_one_suit(kinds):
        return ["full_flush"]
    return ["half_flush"] if len(suits(kinds)) == 1 else []


def of_sets(hand: Hand, sets: Sequence[Group], pair: int) -> Iterator[str]:
    """Rows of four sets and a pair."""
    groups = [*sets, *(group for _, group in hand.melds)]
    words = [word for word, _ in hand.melds]
    if not any(map(is_claimed, words)):
        yield "concealed_hand"
    if not any(map(is_run, groups)):
        yield "all_pungs"
    if len(words) == 4 and all(map(is_claimed, words)):
        yield "melded_hand"
    if hand.tile == 4 and (3, 4, 5) in sets:
        yield "catch_five"
    if any({(low, low + 1, low + 2) for low in (suit, suit + 3, suit + 6)} <= set(groups) for suit in (0, 9, 18)):
        yield "pure_straight"


def chances(sheet: Sheet, win: Win) -> Iterator[str]:
    """Rows of every hand, and of how it was won."""
    told, own = win.circumstances, win.by == "self"
    yield "base"
    if win.by != "discard":  # BEIJING-42
        yield "self_draw"
    if own and "kong_replacement" in told:
        yield "kong_bloom"
    elif own and "last_tile" in told:
        yield "last_tile_draw"
    if own and "first_turn" in told:
        yield "heavenly_hand" if win.seat == sheet.dealer else "earthly_hand"


# --- payment


def amount(sheet: Sheet, win: Win, payer: Seat, fan: int, options: Mapping[str, str]) -> int:
    """BEIJING-40."""
    fan += sheet.dealer in (win.seat, payer)
    return 500 * 2 ** (fan if options["cap_fan"] == "none" else min(fan, int(options["cap_fan"])))


def paid(sheet: Sheet, win: Win, fan: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """BEIJING-30, BEIJING-31, BEIJING-32, BEIJING-38, BEIJING-41, BEIJING-42."""
    amounts = {seat: amount(sheet, win, seat, fan, options) for seat in sheet.others(win.seat)}
    payer = bound_to(sheet, win.seat, options)
    if payer is not None and payer in win.beside:
        return difference(sheet, win, payer, fan, options)
    if win.by == "discard" and options["discard_pays"] == "discarder alone":
        amounts = {win.source: amounts[win.source]}
    elif win.by == "discard":
        payers = [seat for seat in amounts if seat not in win.beside]  # COMMON-2
        amounts = {seat: amounts[seat] * (2 if seat == win.source else 1) for seat in payers}
    elif win.by == "rob":
        amounts = {win.source: sum(amounts.values())}
    if payer is not None:
        amounts = {payer: sum(amounts.values())}
    return from_each(sheet.seats, win.seat, amounts)


def bound_to(sheet: Sheet, seat: Seat, options: Mapping[str, str]) -> Seat | None:
    """BEIJING-29, BEIJING-32: the seat that this one was bound to first, None for nobody."""
    if options["mutual_liability"] == "off":
        return None
    counts = Counter[tuple[Seat, Seat]]()
    for call in sheet.calls:
        counts[call] += 1
        if counts[call] == 3 and seat in call:
            return call[0] if call[1] == seat else call[1]
    return None


def from_giver(sheet: Sheet, win: Win, fan: int, options: Mapping[str, str]) -> int:
    """BEIJING-31, BEIJING-38, BEIJING-41: what the discarder, or the maker of a robbed kong, would pay."""
    assert win.source is not None
    if win.by == "rob":
        return sum(amount(sheet, win, seat, fan, options) for seat in sheet.others(win.seat))
    return amount(sheet, win, win.source, fan, options) * (1 if options["discard_pays"] == "discarder alone" else 2)


def difference(sheet: Sheet, win: Win, other: Seat, fan: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """BEIJING-31: told once, with the win of the nearer of the two."""
    if win.beside.index(win.seat) > win.beside.index(other):
        return (0,) * sheet.seats
    theirs = replace(win, seat=other)
    values_there = values(replace(sheet, win=theirs), theirs, options)
    their_points = from_giver(sheet, theirs, max(values_there), options)
    return transfer(sheet.seats, other, win.seat, from_giver(sheet, win, fan, options) - their_points)


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """BEIJING-25 to BEIJING-28: a dealer burnt."""
    times = burns(sheet)
    if not sheet.wins or not times or options["burn"] == "off":
        return {}
    due = int(options["burn"]) * (2 ** (times - 1) if "replaces" in options["burn_chain"] else 2**times - 1)
    payments = from_each(sheet.seats, sheet.dealer, dict.fromkeys(sheet.others(sheet.dealer), due))
    return {"burn": tuple(-change for change in payments)}


def burns(sheet: Sheet) -> int:
    """How often from the first discard on all three have thrown what the dealer threw."""
    moves = [move for move in sheet.course if move[0] not in ("added", "concealed", "flower")]
    thrown = list(takewhile(lambda move: move[0] == "discard", moves))
    if sheet.wins and sheet.wins[0].by == "discard" and len(thrown) == len(moves):
        thrown = thrown[:-1]  # a discard that is won on
    order = [sheet.dealer, *sheet.others(sheet.dealer)]
    times = 0
    while len(four := thrown[4 * times : 4 * times + 4]) == 4:
        if [seat for _, seat, _ in four] != order or len({face(tile) for _, _, tile in four}) > 1:
            break
        times += 1
    return times
