"""A slow scorer of push-down mahjong, written from rules/tuidaohu.md line by line; it shares no code with the engine.

Horses lie on the sheet as the tiles that were turned, the dealer's first; `bets` says how many each player has bought.
The preset mil_2024 is a game of its own and stands in tuidaohu_mil.py.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from reference import tuidaohu_mil as mil
from reference.sheet import Kong, Seat, Sheet, Verdict, Win, added, face, from_each, spoken, tiles
from reference.words import (
    DRAGONS,
    HONOURS,
    WINDS,
    Group,
    Hand,
    all_faces,
    hand_of,
    is_one_suit,
    is_outer,
    is_pairs,
    is_run,
    is_terminal,
    splits,
    suits,
)

PRESETS = ("mil_2024",)
VALUES = {  # TUIDAOHU-27: with `patterns`; of equal ones the later row is shown
    "chicken_hand": 1,
    "seven_pairs": 3,
    "luxury_seven_pairs": 6,
    "all_chows": 1,
    "all_pungs": 2,
    "half_flush": 2,
    "mixed_all_pungs": 4,
    "full_flush": 5,
    "little_three_dragons": 6,
    "little_four_winds": 6,
    "all_terminals_and_honors": 7,
    "all_terminals": 9,
    "all_honors": 9,
    "pure_all_pungs": 10,
    "big_three_dragons": 10,
    "big_four_winds": 10,
    "nine_gates": 13,
    "thirteen_orphans": 13,
}
ORDER = list(VALUES)
OPTIONS = {
    "hand_values": "flat",
    "tiles": "108",
    "seven_pairs": "off",
    "horses_dealer": "3",
    "horses_others": "2",
    "outside_buyers": "0",
    "outside_horses": "1",
    "chi": "off",
    "base": "1",
}
OUTER = [kind for kind in range(34) if is_outer(kind)]
GATES = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8]
KONGS_KEEP = (
    1,
    -1,
) * 8  # TUIDAOHU-P7: twelve or thirteen tiles stay; without the preset nothing asks for the last tile


def to_draw(options: Mapping[str, object]) -> int:
    """TUIDAOHU-1, TUIDAOHU-7, TUIDAOHU-8, TUIDAOHU-10; TUIDAOHU-P1, TUIDAOHU-P7.

    What the players at the table buy is told in the hand: each horse lies out of the wall.
    """
    if options.get("preset") == "mil_2024":
        return 136 - 53 - 12
    agreed = OPTIONS | {name: spoken(value) for name, value in options.items()}
    beside = int(agreed["outside_buyers"]) * int(agreed["outside_horses"])
    none_at_all = agreed["horses_dealer"] == "0"
    return int(agreed["tiles"]) - 53 - (0 if none_at_all else beside)


def told_of(sheet: Sheet) -> dict[str, str]:
    """All options of the table, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in sheet.options.items()}


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet), sheet.win
    if sheet.option("preset") == "mil_2024":
        return mil.verdict(sheet)
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    hand = hand_of(sheet)
    claimed_run = any(word == "chi" for word, _ in hand.melds) and options["chi"] == "off"
    found = [] if claimed_run else list(rows_of(hand, options))
    if not found:
        return Verdict(False)
    worth = dict.fromkeys(VALUES, 1) if options["hand_values"] == "flat" else VALUES
    best = max(found, key=lambda row: (worth[row], ORDER.index(row)))
    way = ways(win)
    value = worth[best] * max([1, *way.values()])
    return Verdict(True, {best: worth[best]} | way, value, paid(sheet, win, value * int(options["base"])))


def ways(win: Win) -> dict[str, int]:
    """TUIDAOHU-30 to TUIDAOHU-32."""
    if win.by == "rob":
        return {"robbing_kong": 2}
    if win.by != "self":
        return {}
    return {"self_draw": 2} | ({"kong_bloom": 1} if "kong_replacement" in win.circumstances else {})


# --- the hand


def rows_of(hand: Hand, options: Mapping[str, str]) -> Iterator[str]:
    """The rows that fit, TUIDAOHU-24, TUIDAOHU-26, TUIDAOHU-28."""
    kinds, melds = all_faces(hand), [group for _, group in hand.melds]
    for sets, pair in splits(hand.concealed):
        yield from rows_of_sets([*sets, *melds], pair, kinds)
    if not melds and options["seven_pairs"] == "on" and is_pairs(hand.concealed):
        yield "luxury_seven_pairs" if max(Counter(kinds).values()) == 4 else "seven_pairs"
        yield from rows_of_kinds(kinds)
    if not melds and sorted(set(kinds)) == OUTER:
        yield "thirteen_orphans"
    if not melds and is_nine_gates(hand):
        yield "nine_gates"


def rows_of_kinds(kinds: Sequence[int]) -> Iterator[str]:
    """Rows that ask for nothing but the kinds of the tiles."""
    if is_one_suit(kinds):
        yield "full_flush"
    if not suits(kinds):
        yield "all_honors"
    if len(suits(kinds)) == 1 and any(kind in HONOURS for kind in kinds):
        yield "half_flush"
    if all(map(is_outer, kinds)) and any(kind in HONOURS for kind in kinds):
        yield "all_terminals_and_honors"


def rows_of_sets(sets: Sequence[Group], pair: int, kinds: Sequence[int]) -> Iterator[str]:
    """The rows of four sets and a pair."""
    found = ["chicken_hand", *rows_of_kinds(kinds)]
    pungs = [group[0] for group in sets if not is_run(group)]
    if not pungs:
        found.append("all_chows")
    if len(pungs) == 4:
        found.append("all_pungs")
        found += ["mixed_all_pungs"] if "half_flush" in found else []
        found += ["pure_all_pungs"] if "full_flush" in found else []
        found += ["all_terminals"] if all(map(is_terminal, kinds)) else []
    dragons, winds = sum(kind in DRAGONS for kind in pungs), sum(kind in WINDS for kind in pungs)
    if dragons == 3 or (dragons == 2 and pair in DRAGONS):
        found.append("big_three_dragons" if dragons == 3 else "little_three_dragons")
    if winds == 4 or (winds == 3 and pair in WINDS):
        found.append("big_four_winds" if winds == 4 else "little_four_winds")
    yield from found


def is_nine_gates(hand: Hand) -> bool:
    """The thirteen tiles before the last one are 1112345678999 of a suit, and the last is of it too."""
    rest = list(hand.concealed)
    rest.remove(hand.tile)
    return is_one_suit(hand.concealed) and sorted(kind % 9 for kind in rest) == GATES


# --- payment


def paid(sheet: Sheet, win: Win, value: int) -> tuple[int, ...]:
    """TUIDAOHU-29 to TUIDAOHU-33."""
    if win.by == "discard":
        return from_each(sheet.seats, win.seat, {win.source: value})
    feeder = win.source
    if "discard_kong_replacement" in win.circumstances:
        feeder = sheet.melds[win.seat][-1].feeder
    if feeder is not None:
        return from_each(sheet.seats, win.seat, {feeder: 3 * value})
    return from_each(sheet.seats, win.seat, dict.fromkeys(sheet.others(win.seat), value))


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """TUIDAOHU-37, TUIDAOHU-46: kongs and horses of a hand that is won."""
    if not sheet.wins:
        return {}
    found: dict[str, tuple[int, ...]] = {}
    flows = [(win.seat, verdict(replace(sheet, win=win)).payments) for win in sheet.wins if win.tile]
    for kong in sheet.kongs:
        cause, points = kong_points(sheet, kong, int(options["base"]))
        found[cause] = added(found[cause], points) if cause in found else points
        flows.append((kong.seat, points))
    horses = list(zip(owners(sheet, options), tiles(sheet.turned)))
    return found | ({"horses": horses_paid(sheet, flows, horses)} if horses else {})


def kong_points(sheet: Sheet, kong: Kong, base: int) -> tuple[str, tuple[int, ...]]:
    """TUIDAOHU-34 to TUIDAOHU-36."""
    if kong.kind == "kong":
        return "open_kong", from_each(sheet.seats, kong.seat, {kong.feeder: 3 * base})
    points = base * (2 if kong.kind == "concealed" else 1)
    return f"{kong.kind}_kong", from_each(sheet.seats, kong.seat, dict.fromkeys(sheet.others(kong.seat), points))


# --- horses


def owners(sheet: Sheet, options: Mapping[str, str]) -> list[Seat]:
    """TUIDAOHU-9, TUIDAOHU-11: whose each horse is; outside buyers are numbers behind those of the seats."""
    table = [sheet.dealer, *sheet.others(sheet.dealer)]
    others = int(options["horses_others"])
    numbers = sheet.bets
    if not any(numbers):
        numbers = tuple(int(options["horses_dealer"]) if seat == sheet.dealer else others for seat in range(4))
    if len(numbers) == 4:  # what those beside the table buy is agreed for every hand (TUIDAOHU-10)
        numbers = (*numbers, *[int(options["outside_horses"])] * int(options["outside_buyers"]))
    return [owner for owner in [*table, *range(4, len(numbers))] for _ in range(numbers[owner])]


def horses_paid(
    sheet: Sheet, flows: Sequence[tuple[Seat, tuple[int, ...]]], horses: Sequence[tuple[Seat, str]]
) -> tuple[int, ...]:
    """TUIDAOHU-38 to TUIDAOHU-45: each horse goes with the seat it points to, against all others at the table."""
    changes: Counter[Seat] = Counter()
    for owner, tile in horses:
        if face(tile) in HONOURS:
            continue
        player = (sheet.dealer + (int(tile[0]) - 1) % 4) % 4
        for receiver, points in flows:
            for payer in range(sheet.seats):
                amount = -min(points[payer], 0)
                if player == receiver and owner != payer:
                    changes[owner], changes[payer] = changes[owner] + amount, changes[payer] - amount
                if player == payer and owner != receiver:
                    changes[owner], changes[receiver] = changes[owner] - amount, changes[receiver] + amount
    assert sum(changes.values()) == 0
    return tuple(changes[seat] for seat in range(max(sheet.seats, len(sheet.bets))))
