"""A slow scorer of Anqing mahjong, written from rules/anqing.md line by line; it shares no code with the engine.

Each drill is tried as every tile, and each complete hand is split in every way. Kong tiles lie on the sheet as flowers;
as the deal stays after a wash-out alone, the dealer's repeats are the wash-outs that raise his base.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement

from reference.sheet import Kong, Sheet, Verdict, Win, added, faces, from_each, spoken
from reference.words import DRAGONS, Group, hand_of, is_one_suit, is_run, joker_splits, suits

WHITE, GREEN, RED = DRAGONS
DOUBLINGS = {
    "basic": 0,
    "self_draw": 1,
    "no_drill": 1,
    "all_pungs": 1,
    "seven_pairs": 1,
    "dragon_seven_pairs": 2,
    "half_flush": 1,
    "full_flush": 2,
    "all_winds": 3,
    "drill_fishing": 1,
    "four_drills": 2,
    "kong_bloom": 1,
    "robbing_kong": 1,
    "heavenly_win": 3,
}
OPTIONS = {
    "end": "all",
    "daque": "off",
    "multi_win": "on",
    "bases": "4/2",
    "max_doublings": "5",
    "kong_tile_doubling": "all kong tiles",
}
MANY = 10_000  # wins of the slow run: each drill is tried as each tile


def to_draw(options: Mapping[str, object]) -> int:
    """ANQING-1, ANQING-5, ANQING-8."""
    return 136 - 53 - 1


def told_of(sheet: Sheet) -> dict[str, str]:
    """All options of the table, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in sheet.options.items()}


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet))
    found: dict[int, list[dict[str, int]]] = {}
    for rows in readings(sheet, win, options):
        if rows not in found.setdefault(sum(rows.values()), []):
            found[sum(rows.values())].append(rows)
    if not found:
        return Verdict(False)
    best = max(found)  # ANQING-27
    cap = options["max_doublings"]
    doublings = best if cap == "none" else min(best, int(cap))
    first, *others = found[best]
    return Verdict(True, first, doublings, paid(sheet, win, doublings, options), alike=tuple(others))


# --- the drill and the kong tiles


def successor(kind: int) -> int:
    """ANQING-7: the drill that a turned tile names."""
    if kind < 27:
        return kind - kind % 9 + (kind % 9 + 1) % 9
    if kind < WHITE:
        return 27 + (kind - 27 + 1) % 4
    return {RED: GREEN, GREEN: WHITE, WHITE: RED}[kind]


def drill_of(sheet: Sheet) -> int:
    """The face of the drill."""
    return faces(sheet.wild)[0] if sheet.wild else successor(faces(sheet.turned)[0])


def green_of(drill: int) -> int:
    """ANQING-16: the tile that plays Green."""
    return RED if drill == GREEN else GREEN


def kong_tiles(drill: int, options: Mapping[str, str]) -> set[int]:
    """ANQING-14 to ANQING-16; with `daque` the tile that plays Green is an ordinary honour (ANQING-18)."""
    found = {WHITE, GREEN} if drill not in DRAGONS else set(DRAGONS) - {drill}
    return found - {green_of(drill)} if options["daque"] == "on" else found


def played(kinds: Sequence[int], drill: int) -> tuple[int, ...]:
    """ANQING-11, ANQING-12, ANQING-15: Red is the drill's own face, unless the drill is a dragon."""
    return tuple(drill if kind == RED and drill not in DRAGONS else kind for kind in kinds)


def doubling_tiles(sheet: Sheet, win: Win, drill: int, options: Mapping[str, str]) -> int:
    """ANQING-17: how many kong tiles of the winner double."""
    laid = faces(sheet.flowers[win.seat])
    counted = kong_tiles(drill, options)
    if options["kong_tile_doubling"] != "all kong tiles":
        counted &= {green_of(drill)}
    return sum(kind in counted for kind in laid)


# --- the hand


def readings(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Iterator[dict[str, int]]:
    """The rows of each way to read the hand, with their doublings."""
    hand, drill = hand_of(sheet), drill_of(sheet)
    if kong_tiles(drill, options) & set(hand.concealed):  # ANQING-14, ANQING-36
        return
    rest = list(hand.concealed)
    rest.remove(hand.tile)
    fishing = is_fishing(rest, drill, not hand.melds)
    if win.by != "self" and (hand.tile == drill or fishing):  # ANQING-10, ANQING-26
        return
    natural = played([kind for kind in hand.concealed if kind != drill], drill)
    drills = len(hand.concealed) - len(natural)
    melds = [played(group, drill) for _, group in hand.melds]
    claimed = [kind for group in melds for kind in group]
    every = [*of_the_moment(sheet, win), *(["four_drills"] if drills == 4 else [])]
    laid = doubling_tiles(sheet, win, drill, options)
    for chosen, shape in shapes(natural, drills, melds, drill):
        kinds = [*natural, *chosen, *claimed]
        if options["daque"] == "on" and len(suits(kinds)) > 2:  # ANQING-18
            continue
        bare = set(chosen) <= {drill}
        uses = [name for name, fits in (("no_drill", bare), ("drill_fishing", fishing)) if fits]
        for use in uses or [None]:  # never both
            names = [*(shape + flush_of(kinds) or ["basic"]), *every, *([use] if use else [])]
            yield {name: DOUBLINGS[name] for name in names} | ({"kong_tile": laid} if laid else {})


def is_fishing(rest: Sequence[int], drill: int, closed: bool) -> bool:
    """ANQING-26: whether all but one drill is complete, so that this drill waits for any tile.

    White is in no hand that may win: with it in the place of the tile that is waited for, a drill must make the pair.
    """
    natural = played([kind for kind in rest if kind != drill], drill)
    drills = len(rest) - len(natural)
    if not drills:
        return False
    odd = sum(count % 2 for count in Counter(natural).values())
    if closed and odd < drills and (drills - 1 - odd) % 2 == 0:
        return True
    return any(pair == WHITE for _, _, pair in joker_splits([*natural, WHITE], drills))


def of_the_moment(sheet: Sheet, win: Win) -> list[str]:
    """The rows of how the last tile came."""
    if win.by == "rob":
        return ["robbing_kong"]
    if win.by != "self":
        return []
    words = win.circumstances
    if "first_turn" in words and win.seat == sheet.dealer:
        return ["self_draw", "heavenly_win"]
    return ["self_draw", *(["kong_bloom"] if words & {"kong_replacement", "flower_replacement"} else [])]


def shapes(
    natural: Sequence[int], drills: int, melds: Sequence[Group], drill: int
) -> Iterator[tuple[Sequence[int], list[str]]]:
    """ANQING-25: what the drills stand for, and the row of the shape."""
    for chosen, sets, _ in joker_splits(natural, drills):
        yield chosen, [] if any(map(is_run, [*sets, *melds])) else ["all_pungs"]
    if not melds:
        yield from pairs(natural, drills, drill)


def pairs(natural: Sequence[int], drills: int, drill: int) -> Iterator[tuple[Sequence[int], list[str]]]:
    """Seven pairs; a quad must not be of drills alone."""
    held = Counter(natural)
    odd = [kind for kind, count in held.items() if count % 2]
    if len(odd) > drills or (drills - len(odd)) % 2:
        return
    for spare in combinations_with_replacement(range(34), (drills - len(odd)) // 2):
        chosen = [*odd, *spare, *spare]
        kinds = held + Counter(chosen)
        quad = any(count >= 4 and not (kind == drill and held[kind] == 0) for kind, count in kinds.items())
        yield chosen, ["dragon_seven_pairs" if quad else "seven_pairs"]


def flush_of(kinds: Sequence[int]) -> list[str]:
    """One suit, one suit and winds, or winds alone."""
    if not suits(kinds):
        return ["all_winds"]
    if len(suits(kinds)) > 1:
        return []
    return ["full_flush" if is_one_suit(kinds) else "half_flush"]


# --- payment


def share(sheet: Sheet, one: int, other: int, options: Mapping[str, str]) -> int:
    """ANQING-28, ANQING-29: the base between two players."""
    dealers, others = map(int, options["bases"].split("/"))
    return dealers + 4 * sheet.streak if sheet.dealer in (one, other) else others


def paid(sheet: Sheet, win: Win, doublings: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """ANQING-30, ANQING-31."""
    amounts = {seat: share(sheet, win.seat, seat, options) * 2**doublings for seat in sheet.others(win.seat)}
    if win.by == "discard":
        amounts = {win.source: amounts[win.source]}
    if win.by == "rob":
        amounts = {win.source: sum(amounts.values())}
    return from_each(sheet.seats, win.seat, amounts)


def side_payments(sheet: Sheet) -> dict[str, tuple[int, ...]]:
    """ANQING-32: kongs are kept in a drawn hand too."""
    found: dict[str, tuple[int, ...]] = {}
    for kong in sheet.kongs:
        cause, points = kong_points(sheet, kong)
        found[cause] = added(found[cause], points) if cause in found else points
    return found


def kong_points(sheet: Sheet, kong: Kong) -> tuple[str, tuple[int, ...]]:
    """ANQING-32."""
    cause = "open_kong" if kong.kind == "kong" else f"{kong.kind}_kong"
    amount = 4 if kong.kind == "concealed" else 2
    return cause, from_each(sheet.seats, kong.seat, dict.fromkeys(sheet.others(kong.seat), amount))
