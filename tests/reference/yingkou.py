"""A slow scorer of Yingkou's narrow hands, from rules/yingkou.md line by line; it shares no code with the engine.

Each wild tile is tried as every face it may stand for; each complete hand is split in every way.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from reference.sheet import Seat, Sheet, Verdict, Win, added, face, from_each, spoken
from reference.words import (
    HONOURS,
    Group,
    Hand,
    hand_of,
    is_claimed,
    is_outer,
    is_run,
    is_terminal,
    joker_splits,
    suits,
    without,
)

OPTIONS = {
    "triplets": "exactly one",
    "must_open": "off",
    "wild": "last tile",
    "terminals": "1, 9, honours",
    "closed_payers": "on",
    "cap": "64",
}
RINGS = (range(9), range(9, 18), range(18, 27), range(27, 31), (33, 32, 31))  # COMMON-18
KONG_POINTS = {"kong": 1, "added": 1, "concealed": 2}  # YINGKOU-28
MANY = 10_000  # wins of the slow run: each wild tile is tried as each face


class Held(NamedTuple):
    """A hand with its wild tiles told apart."""

    hand: Hand
    natural: tuple[int, ...]
    wild: int | None  # what the wild tiles show
    jokers: int
    drawn: int | None  # the winning tile, None for a wild one


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def to_draw(options: Mapping[str, object]) -> int:
    """YINGKOU-1, YINGKOU-6, YINGKOU-7; a turned tile is never drawn."""
    return 136 - 53 - (told_of(options)["wild"] == "indicator")


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet.options), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet))
    own = held(sheet, win, options)
    if not may_win(own, win, options):
        return Verdict(False)
    found: dict[int, list[dict[str, int]]] = {}
    for names in readings(own, options):
        rows = common(own, win, options) | names
        if rows not in found.setdefault(sum(rows.values()), []):
            found[sum(rows.values())].append(rows)
    if not found:
        return Verdict(False)
    best = max(found)  # YINGKOU-29
    return Verdict(True, found[best][0], best, paid(sheet, win, best, options), alike=tuple(found[best][1:]))


def held(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Held:
    """The last tile of the wall is wild (YINGKOU-14), or all of the kind that follows a turned one."""
    hand = hand_of(sheet)
    if is_wild_last(win, options):
        rest = without([hand.tile], hand.concealed)
        assert rest is not None
        return Held(hand, rest, hand.tile, 1, None)
    wild = successor(face(sheet.turned)) if options["wild"] == "indicator" and sheet.turned else None
    natural = tuple(kind for kind in hand.concealed if kind != wild)
    return Held(hand, natural, wild, len(hand.concealed) - len(natural), None if hand.tile == wild else hand.tile)


def is_wild_last(win: Win, options: Mapping[str, str]) -> bool:
    """Return True for a win with the last tile of the wall, where that is wild."""
    return options["wild"] == "last tile" and win.by == "self" and "last_tile" in win.circumstances


def successor(kind: int) -> int:
    """COMMON-18: the next number, wind or dragon."""
    ring = next(list(ring) for ring in RINGS if kind in ring)
    return ring[(ring.index(kind) + 1) % len(ring)]


def may_win(own: Held, win: Win, options: Mapping[str, str]) -> bool:
    """A discarded wild tile is won on by nobody (COMMON-18); option `must_open`."""
    return (win.by == "self" or own.drawn is not None) and (options["must_open"] == "off" or is_open(own.hand))


def is_open(hand: Hand) -> bool:
    """Return True after a chi, a pon, an open or an added kong."""
    return any(is_claimed(word) for word, _ in hand.melds)


# --- the hand


def readings(own: Held, options: Mapping[str, str]) -> Iterator[dict[str, int]]:
    """What each reading has that fulfils the demands, with the best of its waits."""
    melds = [group for _, group in own.hand.melds]
    for chosen, sets, pair in joker_splits(own.natural, own.jokers):
        groups = [*sets, *melds]
        if all(may_stand(own, kind, options) for kind in chosen) and is_allowed(groups, pair, options):
            rows = of_sets(groups)
            yield from ({**rows, wait: 1} for wait in waits_in(own, chosen, sets, pair))
            yield rows


def may_stand(own: Held, kind: int, options: Mapping[str, str]) -> bool:
    """YINGKOU-15: a wild tile is any tile but a terminal, or what it shows."""
    return kind == own.wild or not is_end(kind, options)


def is_end(kind: int, options: Mapping[str, str]) -> bool:
    """Return True for a one, a nine, and unless agreed otherwise for an honour."""
    return is_terminal(kind) if options["terminals"].startswith("1 and 9") else is_outer(kind)


def is_allowed(groups: Sequence[Group], pair: int, options: Mapping[str, str]) -> bool:
    """YINGKOU-18 to YINGKOU-23."""
    kinds = [*(kind for group in groups for kind in group), pair]
    pungs = sum(not is_run(group) for group in groups)
    return (
        (pungs == 1 or (pungs > 1 and options["triplets"] == "at least one"))
        and (pair in HONOURS or pair % 9 not in (1, 7))
        and len(suits(kinds)) == 3
        and any(is_end(kind, options) for kind in kinds)
    )


def of_sets(groups: Sequence[Group]) -> dict[str, int]:
    """Rows of the sets."""
    rows = {}
    if not any(map(is_run, groups)):
        rows["all_pungs"] = 3  # option triplets
    pungs = {group[0] for group in groups if len(group) == 3 and not is_run(group)}
    if any(kind in pungs for group in groups if is_run(group) for kind in group):
        rows["four_in_one"] = 1
    return rows


def waits_in(own: Held, chosen: Group, sets: Sequence[Group], pair: int) -> Iterator[str]:
    """The wait row of each place that the winning tile, or what it stands for, may have."""
    places = {own.drawn} if own.drawn is not None else set(chosen)
    if pair in places:
        yield "single_wait"
    for low, middle, high in filter(is_run, sets):
        if middle in places:
            yield "closed_wait"
        if (high in places and low % 9 == 0) or (low in places and high % 9 == 8):
            yield "edge_wait"


def common(own: Held, win: Win, options: Mapping[str, str]) -> dict[str, int]:
    """Rows that ask for no reading."""
    rows = {"base": 1}
    if win.by == "self":
        rows["self_draw"] = 1
        if "kong_replacement" in win.circumstances:
            rows["kong_bloom"] = 2
    if win.by == "rob":
        rows["robbing_kong"] = 2
    if is_wild_last(win, options):
        rows["last_tile_wild"] = 1
    return rows if is_open(own.hand) else rows | {"concealed_hand": 1}


# --- payment


def paid(sheet: Sheet, win: Win, fan: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """YINGKOU-25 to YINGKOU-27."""
    if win.source is not None:
        amounts = {win.source: amount(fan + 1 + (sheet.dealer in (win.seat, win.source)), options)}
        return from_each(sheet.seats, win.seat, amounts)
    closed = {seat for seat in sheet.others(win.seat) if not has_opened(sheet, seat)}
    if options["closed_payers"] == "off":
        closed = set()
    every = len(closed) == sheet.seats - 1
    fans = {
        seat: fan + (sheet.dealer in (win.seat, seat)) + (seat in closed) + every for seat in sheet.others(win.seat)
    }
    return from_each(sheet.seats, win.seat, {seat: amount(fans[seat], options) for seat in fans})


def has_opened(sheet: Sheet, seat: Seat) -> bool:
    """YINGKOU-26: a chi, a pon or an open kong."""
    return any(is_claimed(meld.kind) for meld in sheet.melds[seat])


def amount(fan: int, options: Mapping[str, str]) -> int:
    """YINGKOU-25."""
    points: int = 2 ** (fan - 1)
    return points if options["cap"] == "none" else min(points, int(options["cap"]))


def side_payments(sheet: Sheet) -> dict[str, tuple[int, ...]]:
    """YINGKOU-28: all kongs, in a drawn hand too."""
    found: dict[str, tuple[int, ...]] = {}
    if not sheet.wins and not sheet.ended:
        return found
    for kong in sheet.kongs:
        cause = f"{'open' if kong.kind == 'kong' else kong.kind}_kong"
        payments = from_each(sheet.seats, kong.seat, dict.fromkeys(sheet.others(kong.seat), KONG_POINTS[kong.kind]))
        found[cause] = added(found[cause], payments) if cause in found else payments
    return found
