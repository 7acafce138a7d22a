"""A slow scorer of Nanning mahjong, written from rules/nanning.md line by line; it shares no code with the engine.

Horses are turned after the win: a sheet of the moment of the win shows none, and they are settled with what is paid
beside it; a case shows them at once. With `joker` the tile that names the wild ones lies before them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations_with_replacement

from reference.sheet import Kong, Seat, Sheet, Verdict, Win, added, faces, from_each, spoken, tiles
from reference.words import HONOURS, hand_of, is_claimed, is_one_suit, is_outer, is_run, joker_splits

PRICES = {  # NANNING-19: on a discard, on a self-draw; of equal ones the later row counts
    "all_pungs": (9, 6),
    "full_flush": (9, 6),
    "seven_pairs": (9, 8),
    "pure_all_pungs": (18, 12),
    "pure_seven_pairs": (18, 16),
    "dragon_seven_pairs": (18, 16),
    "melded_hand": (18, 0),
    "pure_melded_hand": (36, 0),
    "double_dragon_seven_pairs": (36, 32),
    "thirteen_orphans": (48, 32),
    "triple_dragon_seven_pairs": (54, 48),
}
ORDER = list(PRICES)
SEVEN_PAIRS = ("seven_pairs", "dragon_seven_pairs", "double_dragon_seven_pairs", "triple_dragon_seven_pairs")
OPTIONS = {
    "plain_on_discard": "off",
    "big_on_discard": "on",
    "concealed_on_discard": "off",
    "thirteen_orphans": "48/32",
    "melded_hand": "on",
    "double_three": "off",
    "horses": "6",
    "joker": "off",
}
TELLS_A_SHARE = True  # totals are those of one share with what a bond doubles (NANNING-27)
OUTER = [kind for kind in range(34) if is_outer(kind)]
HITS = ({"1z", "7z"}, {"2z", "6z"}, {"3z", "5z"}, {"4z"})  # NANNING-24: honours of E, S, W, N


def to_draw(options: Mapping[str, object]) -> int:
    """NANNING-1, NANNING-4, NANNING-5; COMMON-18: the tile turned up lies beside the reserve."""
    agreed = OPTIONS | {name: spoken(value) for name, value in options.items()}
    return 136 - 53 - int(agreed["horses"]) - (agreed["joker"] == "on")


def told_of(sheet: Sheet) -> dict[str, str]:
    """All options of the table, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in sheet.options.items()}


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    found = priced(sheet, win, options) if not is_sealed(sheet, win) else []
    if not found:
        return Verdict(False)
    hits = hits_of(sheet, win, options)
    share = sum(found[0].values()) * (1 + hits)
    rows = [one | ({"horse": hits} if hits else {}) for one in found]
    twice = doubled(sheet, win, options)
    return Verdict(True, rows[0], share * twice, paid(sheet, win, share, options), alike=tuple(rows[1:]))


def is_sealed(sheet: Sheet, win: Win) -> bool:
    """NANNING-12."""
    return "sealed" in win.circumstances or any(bound_to(sheet, seat) == win.seat for seat in sheet.others(win.seat))


def bound_to(sheet: Sheet, seat: Seat) -> Seat | None:
    """NANNING-12: who has fed three pungs or exposed kongs to the seat; an added kong was a pung."""
    fed = Counter(meld.feeder for meld in sheet.melds[seat] if meld.kind in ("pon", "kong", "added"))
    return next((feeder for feeder, number in fed.items() if number >= 3), None)


# --- rows


def priced(sheet: Sheet, win: Win, options: Mapping[str, str]) -> list[dict[str, int]]:
    """The dearest row with what is added to it; several ways to say so where two occasions fall together."""
    big, complete, plain = big_rows(sheet, win, options)
    occasions = occasions_of(sheet, win)
    if not complete:
        return []
    if win.by == "self":
        return [self_drawn(sheet, win, big, occasions, options)]
    if big and win.by == "discard" and not occasions and options["big_on_discard"] == "off":
        if not plain:
            return []
        big = []  # who wins may read it as the plain hand that it is, too
    if occasions:
        row = best_of(big, 0, options) if big else {"basic_win": 0}
        return [row | {name: 9} for name in occasions]
    if big:
        return [best_of(big, 0, options)]
    if not sheet.melds[win.seat] and options["concealed_on_discard"] == "on":
        return [{"concealed_hand": 3}]
    return [{"basic_win": 2}] if options["plain_on_discard"] == "on" else []


def best_of(rows: Sequence[str], column: int, options: Mapping[str, str]) -> dict[str, int]:
    """NANNING-19: the dearest row with its price, of equal ones the later."""
    prices = PRICES | ({"thirteen_orphans": (24, 16)} if options["thirteen_orphans"].startswith("24") else {})
    best = max(rows, key=lambda row: (prices[row][column], ORDER.index(row)))
    return {best: prices[best][column]}


def self_drawn(
    sheet: Sheet, win: Win, big: Sequence[str], occasions: Sequence[str], options: Mapping[str, str]
) -> dict[str, int]:
    """NANNING-21, NANNING-23."""
    if big:
        return best_of(big, 1, options) | dict.fromkeys(occasions, 6)
    plain = "basic_win" if sheet.melds[win.seat] else "concealed_hand"
    price = {"basic_win": 3, "concealed_hand": 4}[plain]
    return {plain: 0, "kong_bloom": 6} if occasions else {plain: price}


def occasions_of(sheet: Sheet, win: Win) -> list[str]:
    """NANNING-22, NANNING-23: what adds to the price."""
    words = win.circumstances
    if win.by == "self":
        return ["kong_bloom"] if "kong_replacement" in words else []
    found = ["robbing_kong"] if win.by == "rob" else []
    if words & {"after_kong", "after_kong_discard"}:
        found.append("shot_after_kong")
    melds = sheet.melds[win.source] if win.source is not None else ()
    if "discarder_melded" in words or sum(is_claimed(meld.kind) for meld in melds) == 4:
        found.append("shot_by_melded")
    return found


def wild_of(sheet: Sheet, options: Mapping[str, str]) -> list[int]:
    """NANNING-13: the kind of the tile turned up."""
    if options["joker"] == "off":
        return []
    return faces(sheet.wild) or faces(sheet.turned)[:1]


def big_rows(sheet: Sheet, win: Win, options: Mapping[str, str]) -> tuple[list[str], bool, bool]:
    """Every big row that fits in any reading, whether the hand is complete at all, and whether as a plain one."""
    hand, wild = hand_of(sheet), wild_of(sheet, options)
    if win.by != "self" and hand.tile in wild:  # COMMON-18
        return [], False, False
    natural = [kind for kind in hand.concealed if kind not in wild]
    jokers = len(hand.concealed) - len(natural)
    melds = [group for _, group in hand.melds]
    claimed = [kind for group in melds for kind in group]
    melded = (
        sum(is_claimed(word) for word, _ in hand.melds) == 4 and win.by != "self" and options["melded_hand"] == "on"
    )
    found: list[str] = []
    complete = plain = False
    for chosen, sets, _ in joker_splits(natural, jokers):
        complete = True
        flush = is_one_suit([*natural, *chosen, *claimed])
        pungs = not any(map(is_run, [*sets, *melds]))
        found += ["all_pungs"] * pungs + ["full_flush"] * flush + ["pure_all_pungs"] * (pungs and flush)
        found += ["melded_hand"] * melded + ["pure_melded_hand"] * (melded and flush)
        plain = plain or not (pungs or flush or melded)
    if not melds:
        found += [*of_pairs(natural, jokers), *of_orphans(natural, jokers, options)]
    return found, complete or bool(found), plain


def of_pairs(natural: Sequence[int], jokers: int) -> Iterator[str]:
    """Seven pairs, with as many quads as there are."""
    held = Counter(natural)
    odd = [kind for kind, count in held.items() if count % 2]
    if len(odd) > jokers or (jokers - len(odd)) % 2:
        return
    for spare in combinations_with_replacement(range(34), (jokers - len(odd)) // 2):
        kinds = held + Counter(odd) + Counter(spare) + Counter(spare)
        yield SEVEN_PAIRS[sum(count >= 4 for count in kinds.values())]
        if is_one_suit(list(kinds)):
            yield from ["pure_seven_pairs", "full_flush"]


def of_orphans(natural: Sequence[int], jokers: int, options: Mapping[str, str]) -> Iterator[str]:
    """One of each terminal and honour, and one of them twice."""
    held = Counter(natural)
    fits = set(held) <= set(OUTER) and len(natural) - len(held) <= 1 and len(natural) + jokers == 14
    if fits and options["thirteen_orphans"] != "off":
        yield "thirteen_orphans"


# --- payment


def hits_of(sheet: Sheet, win: Win, options: Mapping[str, str]) -> int:
    """NANNING-24: the horses of the winner's seat, after a self-draw only."""
    if win.by != "self":
        return 0
    turned = tiles(sheet.turned)[1 if options["joker"] == "on" else 0 :]
    own = (win.seat - sheet.dealer) % 4
    return sum(
        tile in HITS[own] or (faces(tile)[0] not in HONOURS and (int(tile[0]) - 1) % 4 == own)
        for tile in turned[: int(options["horses"])]
    )


def paid(sheet: Sheet, win: Win, share: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """NANNING-20, NANNING-21, NANNING-27 to NANNING-30."""
    bound, times = bound_to(sheet, win.seat), 2 if options["double_three"] == "on" else 1
    if win.by == "self":
        owed = dict.fromkeys(sheet.others(win.seat), share) if bound is None else {bound: 3 * share * times}
    elif bound == win.source:
        owed = {win.source: 2 * share}
    else:
        owed = {win.source: share} | ({bound: share * times} if bound is not None else {})
    return from_each(sheet.seats, win.seat, owed)


def doubled(sheet: Sheet, win: Win, options: Mapping[str, str]) -> int:
    """By what one share is multiplied before it is told: NANNING-27, and with `double_three` NANNING-29."""
    bound = bound_to(sheet, win.seat)
    if bound is None:
        return 1
    return 2 if bound == win.source or (win.by == "self" and options["double_three"] == "on") else 1


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """NANNING-24 to NANNING-26, NANNING-32: kongs, in a drawn hand too, and what horses add."""
    found: dict[str, tuple[int, ...]] = {}
    for kong in sheet.kongs:
        cause, points = kong_points(sheet, kong)
        found[cause] = added(found[cause], points) if cause in found else points
    for win in sheet.wins:
        hits = hits_of(sheet, win, options)
        rows = priced(replace(sheet, win=win), win, options) if hits else []
        if rows:
            found["horses"] = paid(sheet, win, sum(rows[0].values()) * hits, options)
    return found


def kong_points(sheet: Sheet, kong: Kong) -> tuple[str, tuple[int, ...]]:
    """NANNING-26."""
    if kong.kind == "concealed":
        return "concealed_kong", from_each(sheet.seats, kong.seat, dict.fromkeys(sheet.others(kong.seat), 1))
    cause = "open_kong" if kong.kind == "kong" else "added_kong"
    return cause, from_each(sheet.seats, kong.seat, {kong.feeder: 1})
