"""The preset mil_2024 of push-down mahjong, TUIDAOHU-P1 to TUIDAOHU-P22: a slow scorer from the book alone."""

from collections.abc import Iterator, Sequence

from reference.sheet import Kong, Sheet, Verdict, Win, added, from_each
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
    splits,
    suits,
)

FAN = {
    "concealed_hand": 2,
    "all_chows": 2,
    "all_simples": 2,
    "ready_declared": 2,
    "all_pungs": 6,
    "outside_hand": 6,
    "four_melds": 6,
    "half_flush": 6,
    "robbing_kong": 8,
    "last_tile_claim": 8,
    "kong_bloom": 8,
    "lesser_honors_and_knitted": 8,
    "pure_straight": 8,
    "heavenly_ready": 16,
    "seven_pairs": 16,
    "full_flush": 16,
    "luxury_seven_pairs": 24,
    "heavenly_win": 32,
    "thirteen_orphans": 32,
    "big_three_dragons": 32,
    "all_honors": 32,
    "four_concealed_pungs": 32,
    "big_four_winds": 32,
}
MOST = 32  # TUIDAOHU-P13
OUTER = [kind for kind in range(34) if is_outer(kind)]
KNITTED = [  # TUIDAOHU-P10: one suit 147, another 258, the third 369
    {9 * suit + number for suit, first in zip(order, range(3)) for number in (first, first + 3, first + 6)}
    for order in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
]


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    win = sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet))
    hand = hand_of(sheet)
    moment = of_the_moment(sheet, win)
    found: list[dict[str, int]] = []
    for names in shapes(hand):
        found += shown({name: FAN[name] for name in [*names, *moment]})
    if not found:
        return Verdict(False)
    most = max(sum(rows.values()) for rows in found)
    first, *others = [rows for rows in found if sum(rows.values()) == most]
    points = paid(sheet, win, (2 + min(most, MOST)) * unit_of(sheet))
    return Verdict(True, first, min(most, MOST), points, alike=tuple(others))


def shown(rows: dict[str, int]) -> list[dict[str, int]]:
    """TUIDAOHU-P17: a row that makes the most alone is shown alone, whichever it is."""
    alone = [{name: fan} for name, fan in rows.items() if fan == MOST]
    return alone or [rows]


def of_the_moment(sheet: Sheet, win: Win) -> list[str]:
    """Rows of how the last tile came, and of declaring."""
    words = win.circumstances
    found = []
    if words & {"heavenly_ready", "ready_first"}:
        found.append("heavenly_ready")
    elif words & {"ready_declared", "ready", "plain"}:
        found.append("ready_declared")
    if win.by == "rob":
        found.append("robbing_kong")
    if win.by == "discard" and "last_tile" in words:
        found.append("last_tile_claim")
    if win.by == "self" and "kong_replacement" in words:
        found.append("kong_bloom")
    if win.by == "self" and "first_turn" in words:
        found.append("heavenly_win")
    return found


# --- the hand


def shapes(hand: Hand) -> Iterator[list[str]]:
    """TUIDAOHU-P10: the rows of each way to read the hand."""
    kinds = all_faces(hand)
    every = of_kinds(kinds)
    closed = [] if any(is_claimed(word) for word, _ in hand.melds) else ["concealed_hand"]
    alone = ["four_melds"] if len(hand.melds) == 4 else []
    for sets, pair in splits(hand.concealed):
        yield [*every, *closed, *alone, *of_sets(hand, sets, pair)]
    if hand.melds:
        return
    if is_pairs(hand.concealed):
        yield [*every, "seven_pairs" if len(set(kinds)) == 7 else "luxury_seven_pairs"]
    if len(set(kinds)) == 14 and any(set(kinds) <= knitted | set(HONOURS) for knitted in KNITTED):
        yield [*every, "lesser_honors_and_knitted"]
    if sorted(set(kinds)) == OUTER:
        yield ["thirteen_orphans"]


def of_kinds(kinds: Sequence[int]) -> list[str]:
    """Rows that ask for nothing but the kinds of the tiles."""
    found = [] if any(map(is_outer, kinds)) else ["all_simples"]
    if is_one_suit(kinds):
        found.append("full_flush")
    elif len(suits(kinds)) == 1:
        found.append("half_flush")
    return found if suits(kinds) else ["all_honors"]


def of_sets(hand: Hand, sets: Sequence[Group], pair: int) -> list[str]:
    """Rows of four sets and a pair."""
    groups = [*sets, *(group for _, group in hand.melds)]
    runs = {group[0] for group in groups if is_run(group)}
    pungs = [group[0] for group in groups if not is_run(group)]
    found = ["all_pungs"] if not runs else []
    found += ["all_chows"] if not pungs and pair not in HONOURS else []
    found += ["outside_hand"] if all(any(map(is_outer, group)) for group in [*groups, (pair,)]) else []
    found += ["pure_straight"] if any({suit, suit + 3, suit + 6} <= runs for suit in (0, 9, 18)) else []
    found += ["big_three_dragons"] if set(DRAGONS) <= set(pungs) else []
    found += ["big_four_winds"] if set(WINDS) <= set(pungs) else []
    claimed = any(is_claimed(word) for word, _ in hand.melds)
    whole = hand.by == "self" or pair == hand.tile
    return [*found, *(["four_concealed_pungs"] if not runs and not claimed and whole else [])]


# --- payment


def unit_of(sheet: Sheet) -> int:
    """TUIDAOHU-3: what a point is worth."""
    return int(str(sheet.option("base", 1)))


def paid(sheet: Sheet, win: Win, base: int) -> tuple[int, ...]:
    """TUIDAOHU-P14, TUIDAOHU-P15."""
    if win.by != "self":
        return from_each(sheet.seats, win.seat, {win.source: 2 * base})
    return from_each(sheet.seats, win.seat, dict.fromkeys(sheet.others(win.seat), base))


def side_payments(sheet: Sheet) -> dict[str, tuple[int, ...]]:
    """TUIDAOHU-P16: kongs, in a drawn hand too."""
    found: dict[str, tuple[int, ...]] = {}
    for kong in sheet.kongs:
        cause, points = kong_points(sheet, kong, unit_of(sheet))
        found[cause] = added(found[cause], points) if cause in found else points
    return found


def kong_points(sheet: Sheet, kong: Kong, unit: int) -> tuple[str, tuple[int, ...]]:
    """TUIDAOHU-P16."""
    if kong.kind == "kong":
        return "open_kong", from_each(sheet.seats, kong.seat, {kong.feeder: 2 * unit})
    points = unit * (2 if kong.kind == "concealed" else int(kong.fresh))
    return f"{kong.kind}_kong", from_each(sheet.seats, kong.seat, dict.fromkeys(sheet.others(kong.seat), points))
