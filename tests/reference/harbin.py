"""A slow scorer of Harbin's treasure hands, from rules/harbin.md line by line; it shares no code with the engine.

That the drawn tile is the treasure's kind is told among the circumstances of a win: `treasure`, or `treasure_match`
where it was seen and not drawn.
"""

from collections.abc import Iterator, Mapping, Sequence

from reference.sheet import Seat, Sheet, Verdict, Win, added, face, from_each, spoken
from reference.words import (
    Group,
    Hand,
    all_faces,
    hand_of,
    is_claimed,
    is_outer,
    is_run,
    splits,
    suits,
    without,
)

RED = face("7z")
KINDS = (*range(27), RED)  # HARBIN-1
OPTIONS = {
    "three_seven": "off",
    "only_closed": "off",
    "red_flies": "off",
    "strong_wind": "off",
    "treasure_match": "off",
    "kong_points": "off",
    "cap": "none",
}
KONG_POINTS = {"kong": 1, "added": 1, "concealed": 2}  # option kong_points


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def to_draw(options: Mapping[str, object]) -> int:
    """HARBIN-1, HARBIN-7, HARBIN-8."""
    return 112 - 53 - 14


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet.options), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    if not sheet.declared[win.seat]:  # HARBIN-15
        return Verdict(False)
    found: dict[int, list[dict[str, int]]] = {}
    for rows in ways(hand_of(sheet), win, options):
        if rows not in found.setdefault(sum(rows.values()), []):
            found[sum(rows.values())].append(rows)
    if not found:
        return Verdict(False)
    best = max(found)  # HARBIN-36
    told = [rows or {"plain_hand": 0} for rows in found[best]]
    return Verdict(True, told[0], best, paid(sheet, win, best, options), alike=tuple(told[1:]))


# --- the rows


def ways(hand: Hand, win: Win, options: Mapping[str, str]) -> Iterator[dict[str, int]]:
    """All that the win may be counted as: what it completes, and what a drawn tile wins by itself."""
    treasure = win.by == "self" and bool({"treasure", "treasure_match"} & win.circumstances)
    completed = list(waits_in(hand, options))
    for wait in completed:
        if treasure:
            yield {"treasure_in_treasure": 4} if wait else {"treasure_side": 3}
        else:
            yield ({wait: 1} if wait else {}) | moment(win)
    real = list(real_waits(hand, options))
    if win.by != "self" or completed or not real or "treasure_match" in win.circumstances:
        return
    fourth = options["strong_wind"] == "on" and is_fourth(hand)
    if treasure and fourth:
        yield {"treasure_in_treasure": 4}
    lucky = {
        "treasure_draw": treasure,
        "red_flies": options["red_flies"] == "on" and hand.tile == RED,
        "strong_wind": fourth,
    }
    for name in (name for name, holds in lucky.items() if holds):
        yield from (({wait: 1} if wait else {}) | {name: 2} for wait in real)


def moment(win: Win) -> dict[str, int]:
    """How a wait was won on."""
    if win.by == "self":
        return {"kong_bloom" if "kong_replacement" in win.circumstances else "self_draw": 1}
    return {"robbing_kong": 1} if win.by == "rob" else {}


def waits_in(hand: Hand, options: Mapping[str, str]) -> Iterator[str]:
    """The wait row of each place that the winning tile may have in a hand that wins, "" for a wide one."""
    for sets, pair in splits(hand.concealed):
        if not is_allowed(hand, [*sets, *(group for _, group in hand.melds)], pair):
            continue
        if options["only_closed"] == "off":
            yield ""
        if pair == hand.tile:
            yield "single_wait"
        if any(is_closed(group, hand.tile, options) for group in sets):
            yield "closed_wait"


def is_closed(group: Group, tile: int, options: Mapping[str, str]) -> bool:
    """Return True for the middle of a run; with `three_seven` for the 3 of 123 and the 7 of 789 too."""
    if not is_run(group):
        return False
    low, middle, high = group
    edge = (tile == high and low % 9 == 0) or (tile == low and high % 9 == 8)
    return tile == middle or (edge and options["three_seven"] == "on")


def is_allowed(hand: Hand, groups: Sequence[Group], pair: int) -> bool:
    """HARBIN-24 to HARBIN-28."""
    kinds = all_faces(hand)
    return (
        any(is_claimed(word) for word, _ in hand.melds)
        and any(map(is_outer, kinds))
        and (pair == RED or not all(map(is_run, groups)))
        and any(map(is_run, groups))
        and len(suits(kinds)) >= 2
    )


def with_tile(hand: Hand, kind: int) -> Hand:
    """The hand, had it been won on another tile."""
    rest = without([hand.tile], hand.concealed)
    assert rest is not None
    return hand._replace(concealed=tuple(sorted([*rest, kind])), tile=kind)


def real_waits(hand: Hand, options: Mapping[str, str]) -> Iterator[str]:
    """The wait rows of all tiles the hand does wait for, but for kinds of which he holds four (COMMON-11)."""
    held = all_faces(with_tile(hand, -1))
    for kind in KINDS:
        if held.count(kind) < 4:
            yield from waits_in(with_tile(hand, kind), options)


def is_fourth(hand: Hand) -> bool:
    """Return True for the fourth tile of an own pon or triplet."""
    return hand.concealed.count(hand.tile) == 4 or ("pon", (hand.tile,) * 3) in hand.melds


# --- payment


def paid(sheet: Sheet, win: Win, fan: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """HARBIN-30 to HARBIN-34."""
    unready = win.source if win.source is not None and not sheet.declared[win.source] else None
    amounts = {}
    for seat in sheet.others(win.seat):
        own = (sheet.dealer in (win.seat, seat)) + (not has_opened(sheet, seat)) + (seat == unready)
        amounts[seat] = 2 ** (fan + own)
        if options["cap"] != "none":
            amounts[seat] = min(amounts[seat], int(options["cap"]))
    return from_each(sheet.seats, win.seat, amounts if unready is None else {unready: sum(amounts.values())})


def has_opened(sheet: Sheet, seat: Seat) -> bool:
    """HARBIN-11."""
    return any(is_claimed(meld.kind) for meld in sheet.melds[seat])


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """HARBIN-35: kongs by option, at once."""
    found: dict[str, tuple[int, ...]] = {}
    for kong in sheet.kongs if options["kong_points"] != "off" else ():
        cause = f"{'open' if kong.kind == 'kong' else kong.kind}_kong"
        payments = from_each(sheet.seats, kong.seat, dict.fromkeys(sheet.others(kong.seat), KONG_POINTS[kong.kind]))
        found[cause] = added(found[cause], payments) if cause in found else payments
    return found
