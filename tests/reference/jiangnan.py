"""A slow scorer of Jiangnan mahjong, written from rules/jiangnan.md line by line; it shares no code with the engine.

Each wild tile is tried as every tile, one White as the turned tile's face or as a wild one, and each complete hand is
split in every way. `hearts` on the sheet are the tiles imagined, each its own face and nothing else; own discards are
read off the course of the hand.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

from reference.sheet import Seat, Sheet, Verdict, Win, face, faces, from_each, spoken
from reference.words import (
    DRAGONS,
    WINDS,
    Group,
    hand_of,
    is_claimed,
    is_one_suit,
    is_outer,
    is_run,
    joker_splits,
    suits,
)

WHITE = 31
HONOURS_ROUND = (27, 28, 29, 30, 33, 32, 31)  # JIANGNAN-8: E S W N Red Green White
FAN = {
    "plain": 0,
    "all_chows": 1,
    "concealed": 1,
    "self_draw": 1,
    "no_joker": 1,
    "dragon_pung": 1,
    "seat_wind": 1,
    "round_wind": 1,
    "kong_bloom": 1,
    "robbing_kong": 1,
    "last_tile_draw": 1,
    "half_flush": 2,
    "all_pungs": 2,
    "seven_pairs": 2,
    "full_flush": 4,
    "little_dragons": 3,
    "big_dragons": 6,
    "big_winds": 6,
    "all_honours": 6,
    "thirteen_orphans": 6,
    "heavenly_win": 6,
    "earthly_win": 6,
}
OPTIONS = {
    "joker": "active",
    "white": "face",
    "heart": "off",
    "own_river_self_draw": "allowed",
    "multi_win": "off",
    "cap": "6",
}
OUTER = [kind for kind in range(34) if is_outer(kind)]
MANY = 10_000  # wins of the slow run: each wild tile is tried as each tile


class Tiles(NamedTuple):
    """Concealed tiles as they may be taken: plain ones, how many wild ones, whether all of these may be themselves."""

    natural: tuple[int, ...]
    jokers: int
    honest: bool


def to_draw(options: Mapping[str, object]) -> int:
    """JIANGNAN-1, JIANGNAN-3, JIANGNAN-4, JIANGNAN-9; the turned tile is one of the fourteen kept."""
    return 136 - (49 if spoken(options.get("heart", False)) == "on" else 53) - 14


def told_of(sheet: Sheet) -> dict[str, str]:
    """All options of the table, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in sheet.options.items()}


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; nothing is paid beside wins."""
    options, win = told_of(sheet), sheet.win
    if win is None or is_barred(sheet, win, options):
        return Verdict(False)
    found: list[dict[str, int]] = []
    for names in readings(sheet, win, options):
        counted = Counter(names or ["plain"])
        rows = {name: FAN[name] * times for name, times in counted.items()}
        if rows not in found:
            found.append(rows)
    if not found:
        return Verdict(False)
    most = max(sum(rows.values()) for rows in found)  # JIANGNAN-25
    first, *others = [rows for rows in found if sum(rows.values()) == most]
    fan = min(most, int(options["cap"]))
    return Verdict(True, first, fan, paid(sheet, win, 2**fan), alike=tuple(others))


def is_barred(sheet: Sheet, win: Win, options: Mapping[str, str]) -> bool:
    """JIANGNAN-13: kinds that he has discarded himself, claimed or not."""
    thrown = {face(tile) for what, seat, tile in sheet.course if what == "discard" and seat == win.seat}
    return face(win.tile) in thrown and (win.by != "self" or options["own_river_self_draw"] == "refused")


# --- wild tiles


def wild_of(sheet: Sheet, options: Mapping[str, str]) -> int:
    """JIANGNAN-5, JIANGNAN-6, JIANGNAN-8: the wild kind, -1 where there is none."""
    if options["joker"] == "none" or not sheet.turned + sheet.wild:
        return -1
    if sheet.wild:
        return face(sheet.wild)
    turned = face(sheet.turned)
    if options["joker"] == "active":
        return turned
    if turned < 27:
        return turned - turned % 9 + (turned % 9 + 1) % 9
    return HONOURS_ROUND[(HONOURS_ROUND.index(turned) + 1) % 7]


def taken(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Iterator[Tiles]:
    """JIANGNAN-7, JIANGNAN-10, JIANGNAN-19, JIANGNAN-21: the ways to take the concealed tiles and the heart."""
    wild = wild_of(sheet, options)
    held = faces(sheet.hands[win.seat])
    heart = faces(sheet.hearts[win.seat])  # JIANGNAN-10: neither wild nor a White that may be something else
    plain = [kind for kind in held if kind != wild]
    jokers = len(held) - len(plain)
    if win.by == "self" and face(win.tile) == wild:
        jokers += 1
    else:
        plain.append(face(win.tile))
    yield Tiles(tuple(sorted([*plain, *heart])), jokers, True)
    if options["joker"] != "active" or wild in (-1, WHITE) or WHITE not in plain:
        return
    less = sorted(plain)
    less.remove(WHITE)
    if options["white"] == "face":
        yield Tiles(tuple(sorted([*less, *heart, wild])), jokers, True)
    only_thrown = win.by != "self" and face(win.tile) == WHITE and plain.count(WHITE) == 1
    if options["white"] == "joker" and not only_thrown:
        yield Tiles(tuple(sorted([*less, *heart])), jokers + 1, False)


# --- the hand


def readings(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Iterator[list[str]]:
    """The rows of each way to read the hand, a row as often as it counts."""
    wild = wild_of(sheet, options)
    melds = [group for _, group in hand_of(sheet).melds]
    every = of_the_moment(sheet, win)
    closed = [] if any(is_claimed(meld.kind) for meld in sheet.melds[win.seat]) else ["concealed"]
    winds = (27 + sheet.winds()[win.seat], 27 + sheet.round_wind)
    for natural, jokers, honest in taken(sheet, win, options):
        for chosen, sets, pair in joker_splits(natural, jokers):
            bare = bareness(chosen, wild, honest, options)
            groups = [*sets, *melds]
            kinds = [*natural, *chosen, *(kind for group in melds for kind in group)]
            yield [*every, *closed, *bare, *flush_of(kinds), *of_sets(groups, pair, winds)]
        if melds:
            continue
        for chosen in pairings(natural, jokers):
            yield [*every, *bareness(chosen, wild, honest, options), *flush_of([*natural, *chosen]), "seven_pairs"]
        for chosen in orphans(natural, jokers):
            yield [*every, *bareness(chosen, wild, honest, options), "thirteen_orphans"]


def bareness(chosen: Sequence[int], wild: int, honest: bool, options: Mapping[str, str]) -> list[str]:
    """No wild tile used; a White that is a wild tile is not itself in this way to take the hand."""
    bare = honest and set(chosen) <= {wild} and options["joker"] != "none"
    return ["no_joker"] if bare else []


def of_the_moment(sheet: Sheet, win: Win) -> list[str]:
    """Rows of how the last tile came."""
    words = win.circumstances
    if win.by == "rob":
        return ["robbing_kong"]
    if win.by == "discard":
        return ["earthly_win"] if "first_turn" in words and win.source == sheet.dealer else []
    found = ["self_draw"]
    found += ["kong_bloom"] if "kong_replacement" in words else []
    found += ["last_tile_draw"] if "last_tile" in words else []
    return found + (["heavenly_win"] if "first_turn" in words and win.seat == sheet.dealer else [])


def flush_of(kinds: Sequence[int]) -> list[str]:
    """One suit, one suit and honours, honours alone."""
    if len(suits(kinds)) > 1:
        return []
    if not suits(kinds):
        return ["all_honours"]
    return ["full_flush" if is_one_suit(kinds) else "half_flush"]


def of_sets(groups: Sequence[Group], pair: int, winds: Sequence[int]) -> list[str]:
    """Rows of four sets and a pair."""
    pungs = [group[0] for group in groups if not is_run(group)]
    found = ["dragon_pung"] * len(set(pungs) & set(DRAGONS))
    found += ["seat_wind"] * (winds[0] in pungs) + ["round_wind"] * (winds[1] in pungs)
    found += ["all_chows"] if not pungs else ["all_pungs"] if len(pungs) == 4 else []
    kinds = {*pungs}  # wild tiles may make a second pung or a pair of the same kind
    if kinds >= set(DRAGONS):
        found += ["big_dragons"]
    elif len(kinds & set(DRAGONS)) == 2 and kinds | {pair} >= set(DRAGONS):
        found += ["little_dragons"]
    blown = kinds & set(WINDS)
    return found + (["big_winds"] if len(blown) >= 3 and blown | {pair} >= set(WINDS) else [])


def pairings(natural: Sequence[int], jokers: int) -> Iterator[list[int]]:
    """What the wild tiles stand for in seven pairs."""
    odd = [kind for kind, count in Counter(natural).items() if count % 2]
    if len(odd) > jokers or (jokers - len(odd)) % 2:
        return
    for spare in combinations_with_replacement(range(34), (jokers - len(odd)) // 2):
        yield [*odd, *spare, *spare]


def orphans(natural: Sequence[int], jokers: int) -> Iterator[list[int]]:
    """What the wild tiles stand for in one of each terminal and honour, and one of them twice."""
    missing = [kind for kind in OUTER if kind not in natural]
    if not set(natural) <= set(OUTER) or len(natural) + jokers != 14:
        return
    if len(missing) == jokers and len(natural) - len(set(natural)) == 1:
        yield missing
    if len(missing) + 1 == jokers and len(natural) == len(set(natural)):
        yield from ([*missing, twice] for twice in OUTER)


# --- payment


def paid(sheet: Sheet, win: Win, value: int) -> tuple[int, ...]:
    """JIANGNAN-26, JIANGNAN-27; winners of one tile do not pay each other (COMMON-2)."""
    payers: list[Seat] = [seat for seat in sheet.others(win.seat) if seat not in win.beside]
    if win.by == "self":
        return from_each(sheet.seats, win.seat, dict.fromkeys(payers, 2 * value))
    return from_each(sheet.seats, win.seat, {seat: value * (2 if seat == win.source else 1) for seat in payers})
