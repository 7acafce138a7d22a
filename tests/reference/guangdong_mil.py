"""A slow scorer of preset mil_2023 in rules/guangdong.md, with ghosts and horses; it shares no code with the engine.

Its table of fan can be played without the rest of it, and each of its options may be another.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

from reference.sheet import Kong, Seat, Sheet, Verdict, Win, added, face, from_each, tiles
from reference.words import (
    DRAGONS,
    WINDS,
    Group,
    is_one_suit,
    is_outer,
    is_run,
    joker_splits,
    melds_of,
    suits,
)

FAN = {
    "self_draw": 1,
    "concealed_hand": 1,
    "all_pungs": 4,
    "half_flush": 4,
    "robbing_kong": 4,
    "last_tile": 4,
    "kong_bloom": 5,
    "seven_pairs": 6,
    "full_flush": 8,
    "all_terminals_and_honors": 12,
    "little_three_dragons": 12,
    "little_four_winds": 12,
    "heavenly_win": 12,
    "earthly_win": 12,
    "four_ghosts": 12,
    "nine_gates": 16,
    "big_three_dragons": 16,
    "big_four_winds": 16,
    "thirteen_orphans": 16,
}
NOT_BESIDE = {
    "kong_bloom": {"self_draw"},
    "seven_pairs": {"concealed_hand"},
    "all_terminals_and_honors": {"all_pungs"},
    "heavenly_win": {"self_draw", "concealed_hand"},
    "earthly_win": {"self_draw", "concealed_hand"},
    "nine_gates": {"full_flush", "concealed_hand"},
    "big_four_winds": {"all_pungs"},
    "thirteen_orphans": {"concealed_hand"},
}
BESIDE_GHOSTS = {"heavenly_win", "earthly_win", "last_tile", "kong_bloom", "robbing_kong"}  # GUANGDONG-P19
HITS = (
    "1m 1p 1s 5m 5p 5s 9m 9p 9s 1z",
    "2m 2p 2s 6m 6p 6s 2z 7z",
    "3m 3p 3s 7m 7p 7s 3z 6z",
    "4m 4p 4s 8m 8p 8s 4z 5z",
)


def is_played(options: Mapping[str, object]) -> bool:
    """Return True if the competition's table of fan is (GUANGDONG-P10)."""
    return options.get("fan_table", options.get("preset")) == "mil_2023"


def has_ghosts(options: Mapping[str, object]) -> bool:
    """GUANGDONG-P1."""
    return options.get("ghosts", "four_flowers") == "four_flowers"


class Held(NamedTuple):
    """A hand with its ghosts told apart."""

    natural: list[int]  # concealed, with the winning tile
    ghosts: int
    melds: tuple[tuple[str, Group], ...]
    tile: int | None  # None for a ghost


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    win = sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet))
    own = held(sheet, win)
    if "concealed_kong_robbed" in win.circumstances or (own.tile is None and win.by != "self"):  # GUANGDONG-P3
        return Verdict(False)
    found: dict[int, list[dict[str, int]]] = {}
    for names in readings(sheet, own, win):
        excluded = set().union(*(NOT_BESIDE.get(name, set()) for name in names))
        rows = {name: FAN[name] for name in names if name not in excluded}
        if rows not in found.setdefault(sum(rows.values()), []):
            found[sum(rows.values())].append(rows)
    fan = max(found, default=0)
    points = fan * factor(sheet, win, own)
    least = int(str(sheet.option("minimum_points", 4)))
    if fan < 2 or points < least:  # GUANGDONG-P12
        return Verdict(False)
    return Verdict(True, found[fan][0], points, paid(sheet, win, points), alike=tuple(found[fan][1:]))


def held(sheet: Sheet, win: Win) -> Held:
    """The tiles of the winner."""
    shown = tiles(sheet.hands[win.seat] + win.tile)
    natural = sorted(face(tile) for tile in shown if not tile.endswith("f"))
    last = None if win.tile.endswith("f") else face(win.tile)
    return Held(natural, len(shown) - len(natural), melds_of(sheet, win.seat), last)


def factor(sheet: Sheet, win: Win, own: Held) -> int:
    """GUANGDONG-P11."""
    bare, for_each = (int(str(sheet.option(f"{name}_ghost_factor", 2))) for name in ("no", "thrown"))
    return (1 if own.ghosts else bare) * for_each ** thrown(sheet, win.seat)


def thrown(sheet: Sheet, seat: Seat) -> int:
    """How many ghosts a seat has discarded."""
    return sum(cut.tile.endswith("f") for cut in sheet.rivers[seat])


# --- the rows


def readings(sheet: Sheet, own: Held, win: Win) -> Iterator[list[str]]:
    """The rows of each reading (GUANGDONG-P9)."""
    common = list(chances(sheet, win))
    if all(word == "concealed" for word, _ in own.melds):
        common.append("concealed_hand")
    for chosen, sets, pair in joker_splits(own.natural, own.ghosts):
        if max(Counter([*own.natural, *chosen]).values()) <= 4:  # GUANGDONG-P4
            yield [*common, *of_sets([*sets, *(group[:3] for _, group in own.melds)], pair)]
            yield [*common, *of_sets([*sets, *(group[:3] for _, group in own.melds)], pair), *gates(own)]
    if not own.melds:
        yield from ([*common, "seven_pairs", *names] for names in pairs(own))
        if all(map(is_outer, own.natural)) and len(own.natural) - len(set(own.natural)) <= 1:
            yield [*common, "thirteen_orphans"]
    if own.ghosts == 4 and win.by == "self":
        yield ["four_ghosts", *(name for name in common if name in BESIDE_GHOSTS)]


def chances(sheet: Sheet, win: Win) -> Iterator[str]:
    """How the hand was won."""
    told = win.circumstances
    if win.by == "self":
        yield "self_draw"
        if "kong_replacement" in told:
            yield "kong_bloom"
        if "first_turn" in told:
            yield "heavenly_win" if win.seat == sheet.dealer else "earthly_win"
    if win.by == "rob":
        yield "robbing_kong"
    if "last_tile" in told and win.by != "rob":
        yield "last_tile"


def flush(kinds: Sequence[int]) -> list[str]:
    """One suit, with honours or without."""
    if is_one_suit(kinds):
        return ["full_flush"]
    return ["half_flush"] if len(suits(kinds)) == 1 else []


def of_sets(groups: Sequence[Group], pair: int) -> Iterator[str]:
    """Rows of four sets and a pair."""
    kinds = [*(kind for group in groups for kind in group), pair]
    triplets = [group[0] for group in groups if not is_run(group)]
    yield from flush(kinds)
    if len(triplets) == 4:
        yield "all_pungs"
        if all(map(is_outer, kinds)):
            yield "all_terminals_and_honors"
    for named, little, big in (
        (DRAGONS, "little_three_dragons", "big_three_dragons"),
        (WINDS, "little_four_winds", "big_four_winds"),
    ):
        missing = set(named) - set(triplets)
        if not missing:
            yield big
        elif missing == {pair}:
            yield little


def gates(own: Held) -> list[str]:
    """Nine gates: but for ghosts the thirteen tiles before the winning one are 1112345678999 of its suit."""
    before = Counter(own.natural) - Counter([] if own.tile is None else [own.tile])
    for low in (0, 9, 18):
        wanted = Counter([*range(low, low + 9), low, low, low + 8, low + 8])
        fits = own.tile is None or low <= own.tile < low + 9
        if not own.melds and fits and before and all(before[kind] <= wanted[kind] for kind in before):
            return ["nine_gates"]
    return []


def pairs(own: Held) -> Iterator[list[str]]:
    """The flushes of seven pairs, ghosts as any tiles."""
    odd = [kind for kind, count in Counter(own.natural).items() if count % 2]
    spare = (own.ghosts - len(odd)) // 2
    if own.ghosts < len(odd):
        return
    for chosen in combinations_with_replacement(range(34), spare):
        named = Counter([*own.natural, *odd, *chosen, *chosen])
        if max(named.values()) <= 4:
            yield flush(sorted(named.elements()))


# --- payment


def unit_of(sheet: Sheet) -> int:
    """GUANGDONG-4: what a point is worth."""
    return int(str(sheet.option("base", 1)))


def paid(sheet: Sheet, win: Win, points: int) -> tuple[int, ...]:
    """GUANGDONG-P14 to GUANGDONG-P17; horses stand beside."""
    if win.by == "discard":
        return from_each(sheet.seats, win.seat, {win.source: points * unit_of(sheet)})
    return spread(sheet, win, points)


def spread(sheet: Sheet, win: Win, share: int) -> tuple[int, ...]:
    """Three shares: from each one, or all of them from who robs himself or has fed the kong."""
    payer = win.source
    if "discard_kong_replacement" in win.circumstances:
        payer = next(meld.feeder for meld in reversed(sheet.melds[win.seat]) if meld.kind == "kong")
    points = share * unit_of(sheet)
    amounts = dict.fromkeys(sheet.others(win.seat), points) if payer is None else {payer: 3 * points}
    return from_each(sheet.seats, win.seat, amounts)


def side_payments(sheet: Sheet) -> dict[str, tuple[int, ...]]:
    """GUANGDONG-P18, GUANGDONG-P20, GUANGDONG-P21: kongs and horses of a won hand."""
    found: dict[str, tuple[int, ...]] = {}
    if not sheet.wins:
        return found
    for kong in sheet.kongs:
        cause, payments = kong_points(sheet, kong)
        found[cause] = added(found[cause], payments) if cause in found else payments
    for win in sheet.wins:
        hits = sum(tile in HITS[sheet.winds()[win.seat]].split() for tile in tiles(sheet.turned))
        if win.by == "self" and hits:
            found["horses"] = spread(sheet, win, hits)
    return found


def kong_points(sheet: Sheet, kong: Kong) -> tuple[str, tuple[int, ...]]:
    """GUANGDONG-P18."""
    if kong.kind == "kong":
        return "open_kong", from_each(sheet.seats, kong.seat, {kong.feeder: 3 * unit_of(sheet)})
    points = unit_of(sheet) * (int(kong.fresh) if kong.kind == "added" else 2)
    payers = dict.fromkeys(sheet.others(kong.seat), points)
    return f"{kong.kind}_kong", from_each(sheet.seats, kong.seat, payers)
