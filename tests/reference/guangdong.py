"""A slow scorer of Guangdong's chicken hands, from rules/guangdong.md line by line; it shares no code with the engine.

The competition rules with flowers as ghosts stand in `guangdong_mil.py`.
"""

from collections.abc import Iterator, Mapping, Sequence

from reference import guangdong_mil
from reference.sheet import Kong, Seat, Sheet, Verdict, Win, added, faces, from_each, spoken
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

INSIDE = {"chicken_hand": 0, "all_chows": 1, "all_pungs": 2, "half_flush": 2, "seven_pairs": 2}
BIG = {
    "full_flush": 4,
    "mixed_all_pungs": 4,
    "pure_all_pungs": 5,
    "all_terminals_and_honors": 5,
    "little_three_dragons": 5,
    "little_four_winds": 5,
    "all_honors": 6,
    "all_terminals": 6,
    "big_three_dragons": 6,
    "big_four_winds": 6,
    "nine_gates": 6,
    "thirteen_orphans": 6,
    "heavenly_win": 6,
    "earthly_win": 6,
    "human_win": 6,
}
TYPES = INSIDE | BIG
FLOOR = 3
OPTIONS = {
    "base": "1",
    "cap_fan": "3",
    "seven_pairs": "off",
    "kong_fan": "off",
    "kong_points": "off",
    "flowers": "off",
    "minimum_fan": "0",
}
PRESETS = {"mil_2023": {}}


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def to_draw(options: Mapping[str, object]) -> int:
    """GUANGDONG-1, GUANGDONG-10, GUANGDONG-48, GUANGDONG-P1."""
    if guangdong_mil.is_played(options):
        return 136 + 4 * guangdong_mil.has_ghosts(options) - 53
    more = 8 if told_of(options)["flowers"] == "on" else 0
    return 136 + more - 53


def said(sheet: Sheet) -> list[str]:
    """What a case of the competition rules says beside tiles and melds: how many ghosts the winner has thrown."""
    count = guangdong_mil.thrown(sheet, sheet.win.seat) if sheet.win else 0
    return [["joker_thrown", "two_jokers_thrown", "three_jokers_thrown", "four_jokers_thrown"][count - 1]] * (count > 0)


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    if guangdong_mil.is_played(sheet.options):
        return guangdong_mil.verdict(sheet)
    options, win = told_of(sheet.options), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    if "concealed_kong_robbed" in win.circumstances:  # GUANGDONG-18
        return Verdict(False)
    names = set(types(sheet, hand_of(sheet), win, options))
    if not names:
        return Verdict(False)
    best = max((name for name in TYPES if name in names), key=TYPES.__getitem__)  # GUANGDONG-30: on a tie the first
    rows, fan = {best: TYPES[best]}, TYPES[best]
    floors = list(chances(win))
    if best in INSIDE:
        rows |= extras(sheet, hand_of(sheet), win, options)
        fan = sum(rows.values()) if options["cap_fan"] == "none" else min(sum(rows.values()), int(options["cap_fan"]))
        fan = max(fan, FLOOR) if floors else fan
    with_floors = rows | dict.fromkeys(floors, FLOOR)
    listed = [with_floors, rows] if best in INSIDE else [rows, with_floors]
    if fan < int(options["minimum_fan"]):
        return Verdict(False)
    return Verdict(True, listed[0], fan, paid(sheet, win, int(options["base"]) * 2**fan), alike=(listed[1],))


# --- the rows


def types(sheet: Sheet, hand: Hand, win: Win, options: Mapping[str, str]) -> Iterator[str]:
    """The hand types that fit, of all readings (GUANGDONG-25)."""
    found = [
        name
        for sets, pair in splits(hand.concealed)
        for name in of_sets([*sets, *(row[1] for row in hand.melds)], pair)
    ]
    if not hand.melds:
        found += of_concealed(hand, options)
    yield from found
    if found and "first_turn" in win.circumstances:
        if win.by == "self":
            yield "heavenly_win" if win.seat == sheet.dealer else "earthly_win"
        elif win.by == "discard":
            yield "human_win"


def of_concealed(hand: Hand, options: Mapping[str, str]) -> Iterator[str]:
    """Types of a hand without melds that are no four sets, and the nine gates."""
    kinds = list(hand.concealed)
    if all(map(is_outer, kinds)) and len(set(kinds)) == 13:
        yield "thirteen_orphans"
    if options["seven_pairs"] == "on" and is_pairs(kinds):
        yield from ["seven_pairs", *flush(kinds)]
    kinds.remove(hand.tile)
    low = hand.tile - hand.tile % 9
    if low in (0, 9, 18) and kinds == sorted([*range(low, low + 9), low, low, low + 8, low + 8]):
        yield "nine_gates"


def flush(kinds: Sequence[int]) -> list[str]:
    """One suit, with honours or without."""
    if is_one_suit(kinds):
        return ["full_flush"]
    return ["half_flush"] if len(suits(kinds)) == 1 else []


def of_sets(groups: Sequence[Group], pair: int) -> Iterator[str]:
    """Types of four sets and a pair."""
    kinds = [*(kind for group in groups for kind in group), pair]
    pungs = {group[0] for group in groups if not is_run(group)}
    flushes = flush(kinds)
    yield from ["chicken_hand", *flushes]
    if not pungs:
        yield "all_chows"
    if len(pungs) == 4:
        yield "all_pungs"
        yield from (f"{'mixed' if name == 'half_flush' else 'pure'}_all_pungs" for name in flushes)
        if all(kind in HONOURS for kind in kinds):
            yield "all_honors"
        elif all(map(is_terminal, kinds)):
            yield "all_terminals"
        elif all(map(is_outer, kinds)):
            yield "all_terminals_and_honors"
    for named, little, big in (
        (DRAGONS, "little_three_dragons", "big_three_dragons"),
        (WINDS, "little_four_winds", "big_four_winds"),
    ):
        missing = set(named) - pungs
        if not missing:
            yield big
        elif missing == {pair}:
            yield little


def extras(sheet: Sheet, hand: Hand, win: Win, options: Mapping[str, str]) -> dict[str, int]:
    """GUANGDONG-32: what is added to an inside type; honours make no runs, so three of them are a pung.

    Four of them held and not laid down are two pairs (COMMON-21).
    """
    kinds = all_faces(hand)
    pungs = [kind for kind in HONOURS if kinds.count(kind) >= 3 and hand.concealed.count(kind) < 4]
    rows = {
        "self_draw": int(win.by == "self"),
        "seat_wind": int(WINDS[sheet.winds()[win.seat]] in pungs),
        "round_wind": int(WINDS[sheet.round_wind] in pungs),
        "dragon_pung": sum(kind in DRAGONS for kind in pungs),
    }
    if options["kong_fan"] == "on":
        rows["kong"] = sum(len(group) == 4 for _, group in hand.melds)
    return {name: count for name, count in rows.items() if count}


def chances(win: Win) -> Iterator[str]:
    """The floors."""
    told = win.circumstances
    if win.by == "self" and "kong_replacement" in told:
        yield "kong_bloom"
    if win.by == "self" and "last_tile" in told:
        yield "last_tile_draw"
    if win.by == "rob":
        yield "robbing_kong"
    if win.by == "discard" and len(win.beside) == 3:
        yield "triple_win"


# --- payment


def paid(sheet: Sheet, win: Win, points: int) -> tuple[int, ...]:
    """GUANGDONG-35 to GUANGDONG-45."""
    if win.by == "discard":
        return from_each(sheet.seats, win.seat, {win.source: points})
    payer = win.source if win.by == "rob" else liable(sheet, win)
    amounts = dict.fromkeys(sheet.others(win.seat), points) if payer is None else {payer: 3 * points}
    return from_each(sheet.seats, win.seat, amounts)


def liable(sheet: Sheet, win: Win) -> Seat | None:
    """Who answers for a self-draw: the bloom first, then dragons or winds, then twelve tiles."""
    melds = sheet.melds[win.seat]
    if "discard_kong_replacement" in win.circumstances:
        return next(meld.feeder for meld in reversed(melds) if meld.kind == "kong")
    claimed = [meld for meld in melds if is_claimed(meld.kind)]
    for named in (DRAGONS, WINDS):  # GUANGDONG-43, GUANGDONG-44
        laid = [meld for meld in claimed if faces(meld.tiles)[0] in named]
        if len(laid) == len(named):
            return laid[-1].feeder
    feeder = claimed[3].feeder if len(claimed) == 4 else None
    return feeder if feeder is None or first_liability(sheet, feeder) in (None, win.seat) else None


def first_liability(sheet: Sheet, feeder: Seat) -> Seat | None:
    """GUANGDONG-41: for whose twelve tiles a seat has become liable first."""
    counts = [0] * sheet.seats
    for seat, giver in sheet.calls:
        counts[seat] += 1
        if counts[seat] == 4 and giver == feeder:
            return seat
    return None


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """GUANGDONG-47: option `kong_points`, lapsing in a drawn hand."""
    found: dict[str, tuple[int, ...]] = {}
    if options["kong_points"] == "off" or not sheet.wins:
        return found
    for kong in sheet.kongs:
        cause, payments = kong_points(sheet, kong, int(options["base"]))
        found[cause] = added(found[cause], payments) if cause in found else payments
    return found


def kong_points(sheet: Sheet, kong: Kong, base: int) -> tuple[str, tuple[int, ...]]:
    """Exposed three from the feeder, added one each, concealed two each; a point is worth the base (GUANGDONG-4)."""
    if kong.kind == "kong":
        return "open_kong", from_each(sheet.seats, kong.seat, {kong.feeder: 3 * base})
    points = base * {"added": 1, "concealed": 2}[kong.kind]
    payers = dict.fromkeys(sheet.others(kong.seat), points)
    return f"{kong.kind}_kong", from_each(sheet.seats, kong.seat, payers)
