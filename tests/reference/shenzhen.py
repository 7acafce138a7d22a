"""A slow scorer of Shenzhen mahjong, written from rules/shenzhen.md line by line; it shares no code with the engine.

Each wild tile is tried as every tile, and each complete hand is split in every way. Horses are turned after the win: a
sheet of the moment of the win shows none, and they are settled with what is paid beside it; a case shows them at once.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations_with_replacement

from reference.referee_rows import carried as carried
from reference.referee_rows import kept_more as kept_more
from reference.sheet import Kong, Sheet, Verdict, Win, added, face, faces, from_each, spoken, tiles
from reference.words import DRAGONS, HONOURS, WINDS, Group, hand_of, is_one_suit, is_run, joker_splits, suits

OUTER = [kind for kind in range(34) if kind in HONOURS or kind % 9 in (0, 8)]
V = {  # SHENZHEN-17: points from each payer; of equal ones the later row counts
    "basic_win": 2,
    "half_flush": 4,
    "all_pungs": 6,
    "seven_pairs": 8,
    "full_flush": 10,
    "mixed_all_pungs": 10,
    "little_three_dragons": 10,
    "mixed_seven_pairs": 12,
    "pure_all_pungs": 16,
    "dragon_seven_pairs": 16,
    "little_four_winds": 16,
    "big_three_dragons": 16,
    "all_honors": 18,
    "pure_seven_pairs": 18,
    "mixed_dragon_seven_pairs": 20,
    "pure_dragon_seven_pairs": 26,
    "thirteen_orphans": 26,
    "big_four_winds": 32,
}
ORDER = list(V)
OPTIONS = {
    "win_on_discard": "off",
    "chi": "off",
    "seven_pairs": "on",
    "horses": "4",
    "horses_step": "off",
    "joker": "none",
    "honours": "on",
    "bloom_liability": "off",
}
BARE = 2  # SHENZHEN-13: more horses for a win without wild tiles


def to_draw(options: Mapping[str, object]) -> int:
    """SHENZHEN-1, SHENZHEN-4, SHENZHEN-6; COMMON-18: the tile turned up lies beside the reserve."""
    agreed = OPTIONS | {name: spoken(value) for name, value in options.items()}
    stock = 136 if agreed["honours"] == "on" else 108
    kept = int(agreed["horses"]) + {"none": 0, "red": 2, "flip": 3}[agreed["joker"]]
    return stock - 53 - kept


def told_of(sheet: Sheet) -> dict[str, str]:
    """All options of the table, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in sheet.options.items()}


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    found = list(rows_of(sheet, win, options))
    if not found or not may_win(sheet, win, options):
        return Verdict(False)
    best = best_of(found)
    hits = hits_of(sheet, win, options)
    rows = {best: V[best]} | ({"horse": 2 * hits} if hits else {}) | named(win)
    return Verdict(True, rows, V[best] + 2 * hits, paid(sheet, win, options, V[best], hits))


def may_win(sheet: Sheet, win: Win, options: Mapping[str, str]) -> bool:
    """SHENZHEN-10; COMMON-18: nobody wins on a wild tile that another has thrown."""
    if win.by != "self" and face(win.tile) in wild_in(sheet, options):
        return False
    return win.by != "discard" or options["win_on_discard"] == "on"


def best_of(rows: Iterable[str]) -> str:
    """SHENZHEN-17: one row only; on a tie the later one."""
    return max(rows, key=lambda row: (V[row], ORDER.index(row)), default="")


def named(win: Win) -> dict[str, int]:
    """Rows that are worth nothing."""
    blooms = win.by == "self" and "kong_replacement" in win.circumstances
    return ({"kong_bloom": 0} if blooms else {}) | ({"robbing_kong": 0} if win.by == "rob" else {})


# --- the hand


def wild_in(sheet: Sheet, options: Mapping[str, str]) -> list[int]:
    """The faces that stand for any tile (SHENZHEN-13)."""
    return [face("7z")] if options["joker"] == "red" else faces(sheet.wild)


def rows_of(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Iterator[str]:
    """The rows that each reading of the hand may have."""
    hand, wild = hand_of(sheet), wild_in(sheet, options)
    natural = [kind for kind in hand.concealed if kind not in wild]
    jokers = len(hand.concealed) - len(natural)
    melds = [group for _, group in hand.melds]
    claimed = [kind for group in melds for kind in group]
    for chosen, sets, pair in joker_splits(natural, jokers):
        if are_in_play(chosen, options):
            yield from rows_of_sets([*sets, *melds], pair, [*natural, *chosen, *claimed])
    if not melds and options["seven_pairs"] == "on":
        yield from rows_of_pairs(natural, jokers, options)
    if not melds and are_orphans(natural, jokers, options):
        yield "thirteen_orphans"
    if jokers >= 4 and win.by == "self":  # COMMON-19
        yield "basic_win"


def are_in_play(kinds: Sequence[int], options: Mapping[str, str]) -> bool:
    """Return True if the game has all these kinds (SHENZHEN-1, option `honours`)."""
    return options["honours"] == "on" or not any(kind in HONOURS for kind in kinds)


def flush_of(kinds: Sequence[int]) -> str:
    """`pure` of one suit, `mixed` of one suit with honours, `honours`, or nothing."""
    if is_one_suit(kinds):
        return "pure"
    return ("honours", "mixed", "", "")[len(suits(kinds))]


def rows_of_sets(sets: Sequence[Group], pair: int, kinds: Sequence[int]) -> Iterator[str]:
    """The rows of four sets and a pair."""
    flush, pungs = flush_of(kinds), [group[0] for group in sets if not is_run(group)]
    yield "basic_win"
    yield from {"mixed": ["half_flush"], "pure": ["full_flush"], "honours": ["all_honors"]}.get(flush, [])
    if len(pungs) == 4:
        yield "all_pungs"
        yield from {"mixed": ["mixed_all_pungs"], "pure": ["pure_all_pungs"]}.get(flush, [])
    for big, little, family in (
        ("big_three_dragons", "little_three_dragons", DRAGONS),
        ("big_four_winds", "little_four_winds", WINDS),
    ):
        if {*pungs, pair}.issuperset(family):  # with wild tiles two sets may be of one kind
            yield little if pair in family and not {*pungs}.issuperset(family) else big


def rows_of_pairs(natural: Sequence[int], jokers: int, options: Mapping[str, str]) -> Iterator[str]:
    """The rows of seven pairs, four alike being two of them (COMMON-21)."""
    held = Counter(natural)
    odd = [kind for kind, count in held.items() if count % 2]
    if len(odd) > jokers or (jokers - len(odd)) % 2:
        return
    for spare in combinations_with_replacement(range(34), (jokers - len(odd)) // 2):
        if are_in_play(spare, options):
            kinds = held + Counter(odd) + Counter(spare) + Counter(spare)
            flush = flush_of(list(kinds))
            quad = "dragon_" if max(kinds.values()) >= 4 else ""
            yield f"{quad}seven_pairs"
            if flush in ("pure", "mixed"):
                yield f"{flush}_{quad}seven_pairs"
            if flush == "honours":
                yield "all_honors"


def are_orphans(natural: Sequence[int], jokers: int, options: Mapping[str, str]) -> bool:
    """Return True for one of each terminal and honour, and one of them twice."""
    held = Counter(natural)
    return (
        options["honours"] == "on"
        and set(held) <= set(OUTER)
        and sum(held.values()) - len(held) <= 1
        and (len(natural) + jokers == 14)
    )


# --- payment


def hits_of(sheet: Sheet, win: Win, options: Mapping[str, str]) -> int:
    """SHENZHEN-19, SHENZHEN-13, SHENZHEN-24: the horses of the winner that show his numbers."""
    turned = tiles(sheet.turned)[1 if options["joker"] == "flip" else 0 :]
    if options["horses_step"] == "off":  # else the wins in a row are not on the sheet, and all that are turned count
        turned = turned[: int(options["horses"]) + BARE * (options["joker"] != "none" and is_bare(sheet, win, options))]
    own = (win.seat - sheet.dealer) % 4
    return sum(kind not in HONOURS and (kind % 9) % 4 == own for kind in map(face, turned))


def is_bare(sheet: Sheet, win: Win, options: Mapping[str, str]) -> bool:
    """COMMON-18: no wild tile is used where each that he holds may be what is printed on it, for no lesser row."""
    plainly = rows_of(replace(sheet, wild=""), win, options | {"joker": "none"})
    return best_of(plainly) == best_of(rows_of(sheet, win, options))


def paid(sheet: Sheet, win: Win, options: Mapping[str, str], value: int, hits: int) -> tuple[int, ...]:
    """SHENZHEN-18, SHENZHEN-20, SHENZHEN-22, SHENZHEN-23."""
    share = value + 2 * hits
    if win.by == "discard":
        return from_each(sheet.seats, win.seat, {win.source: share // 2})
    if win.by == "rob":
        return from_each(sheet.seats, win.seat, {win.source: 3 * share})
    feeder = sheet.melds[win.seat][-1].feeder if "discard_kong_replacement" in win.circumstances else None
    if options["bloom_liability"] == "on" and feeder is not None:
        return from_each(sheet.seats, win.seat, {feeder: 3 * share})
    return from_each(sheet.seats, win.seat, dict.fromkeys(sheet.others(win.seat), share))


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """SHENZHEN-21, SHENZHEN-26: kongs and horses, of hands that somebody wins."""
    found: dict[str, tuple[int, ...]] = {}
    for kong in sheet.kongs if sheet.wins else ():
        cause, points = kong_points(sheet, kong)
        found[cause] = added(found[cause], points) if cause in found else points
    for win in sheet.wins:
        points = paid(sheet, win, options, 0, hits_of(replace(sheet, win=win), win, options))
        found["horses"] = added(found["horses"], points) if "horses" in found else points
    return found


def kong_points(sheet: Sheet, kong: Kong) -> tuple[str, tuple[int, ...]]:
    """SHENZHEN-21."""
    if kong.kind == "kong":
        return "open_kong", from_each(sheet.seats, kong.seat, {kong.feeder: 3})
    points = 2 if kong.kind == "concealed" else 1
    return f"{kong.kind}_kong", from_each(sheet.seats, kong.seat, dict.fromkeys(sheet.others(kong.seat), points))
