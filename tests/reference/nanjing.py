"""A slow scorer of Nanjing's hands, written from rules/nanjing.md line by line; it shares no code with the engine."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from reference.nanjing_aside import Ledger
from reference.sheet import Seat, Sheet, Verdict, Win, face, spoken, tiles
from reference.words import (
    WINDS,
    Group,
    Hand,
    all_faces,
    hand_of,
    is_one_suit,
    is_pairs,
    is_run,
    splits,
    suits,
    waits,
)

POINTS = {
    "win": 10,
    "closed": 10,
    "no_flowers": 20,
    "all_pungs": 20,
    "half_flush": 20,
    "full_flush": 30,
    "four_melds": 30,
    "seven_pairs": 30,
    "last_copy": 20,
    "kong_bloom": 20,
    "flower_bloom": 10,
    "last_tile_draw": 20,
    "earthly_win": 30,
    "heavenly_win": 60,
}
DRAGON_PAIRS = {1: 80, 2: 120, 3: 160}
BIG = {
    *("all_pungs", "half_flush", "full_flush", "four_melds", "seven_pairs", "dragon_seven_pairs", "last_copy"),
    *("kong_bloom", "earthly_win", "heavenly_win"),
}
IN_HAND = range(31)  # suits and winds (NANJING-2)
OPTIONS = {"session": "garden 100", "flower_double": "on", "bixiahu": "on", "flower_threshold": "4"}


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def to_draw(options: Mapping[str, object]) -> int:
    """NANJING-1, NANJING-4, NANJING-6."""
    return 144 - 53


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet.options), sheet.win
    ledger = ledger_of(sheet, options)
    if win is None:
        return Verdict(False, side_payments=ledger.by_cause)
    if win.source is not None and ledger.is_empty(win.source):  # NANJING-15
        return Verdict(False)
    found: dict[int, list[dict[str, int]]] = {}
    hand = hand_of(sheet)
    for rows in readings(sheet, hand, win, options):
        if is_allowed(sheet, hand, win, rows, options):
            found.setdefault(sum(rows.values()), []).append(rows)
    if not found:
        return Verdict(False)
    best = max(found)
    total = best * times(sheet, options)
    settle_earlier(sheet, win, ledger)
    payments = ledger.settle(win.seat, shares(sheet, hand, win, total, found[best][0]))
    return Verdict(True, found[best][0], total, payments, alike=tuple(found[best][1:]))


def carried(sheet: Sheet, carry: int) -> int:
    """NANJING-28: whether the hand after this one counts double; several reasons do not add up."""
    told = {"flower_kong", "four_winds", "followed_discard", "four_of_a_kind"}
    causes = set(verdict(replace(sheet, win=None)).side_payments)
    rows = {name for win in sheet.wins for name in verdict(replace(sheet, win=win)).rows}
    dealer = any(win.seat == sheet.dealer for win in sheet.wins)
    return int(not sheet.wins or dealer or bool(rows & BIG) or bool(causes & told))


def times(sheet: Sheet, options: Mapping[str, str]) -> int:
    """NANJING-18: a double hand."""
    return 2 if sheet.doubled and options["bixiahu"] == "on" else 1


def ledger_of(sheet: Sheet, options: Mapping[str, str]) -> Ledger:
    """What each seat has after what is paid at once (NANJING-26, NANJING-27)."""
    purse = () if options["session"] == "open" else sheet.purse
    ledger = Ledger(sheet, purse, times(sheet, options))
    ledger.pay_at_once()
    return ledger


def settle_earlier(sheet: Sheet, win: Win, ledger: Ledger) -> None:
    """NANJING-21: who wins on the same tile nearer to its giver is served first."""
    for seat in win.beside[: win.beside.index(win.seat)] if win.seat in win.beside else ():
        before = replace(sheet, win=replace(win, seat=seat))
        ledger.book(verdict(before).payments)


def is_allowed(sheet: Sheet, hand: Hand, win: Win, rows: Mapping[str, int], options: Mapping[str, str]) -> bool:
    """NANJING-14: an open small win asks for so many hard flowers."""
    enough = len(tiles(sheet.flowers[win.seat])) >= int(options["flower_threshold"])
    return is_closed(hand) or bool(BIG & set(rows)) or enough


def is_closed(hand: Hand) -> bool:
    """NANJING-13."""
    return not any(word in ("pon", "added") for word, _ in hand.melds)


# --- the rows


def readings(sheet: Sheet, hand: Hand, win: Win, options: Mapping[str, str]) -> Iterator[dict[str, int]]:
    """The rows of each reading with their points (NANJING-12)."""
    for sets, _ in splits(hand.concealed):
        groups = [*sets, *(group for _, group in hand.melds)]
        names = [*chances(sheet, hand, win), *flush(hand)]
        names += ["closed"] if is_closed(hand) else []
        names += [] if any(map(is_run, groups)) else ["all_pungs"]
        names += ["four_melds"] if len(hand.melds) == 4 else []
        yield valued(sheet, hand, win, sets, {name: POINTS[name] for name in names}, options)
    if not hand.melds and is_pairs(hand.concealed):
        quads = sum(count == 4 for count in Counter(hand.concealed).values())
        own = {"dragon_seven_pairs": DRAGON_PAIRS[quads]} if quads else {"seven_pairs": POINTS["seven_pairs"]}
        names = [*chances(sheet, hand, win), *flush(hand)]
        yield valued(sheet, hand, win, (), own | {name: POINTS[name] for name in names}, options)


def valued(
    sheet: Sheet, hand: Hand, win: Win, sets: Sequence[Group], rows: dict[str, int], options: Mapping[str, str]
) -> dict[str, int]:
    """The rows with the win and the flowers; at an open table all of them count twice (NANJING-3, NANJING-17)."""
    each = 2 if options["flower_double"] == "on" else 1
    hard = len(tiles(sheet.flowers[win.seat]))
    rows = {"win": POINTS["win"]} | rows
    rows |= {"hard_flowers": each * hard} if hard else {"no_flowers": POINTS["no_flowers"]}
    soft = sum(map(soft_flowers, melded(hand, sets)))
    if not {"four_melds", "last_copy"} & set(rows) and is_single(hand) and is_narrow(hand, sets):
        soft += 1
    rows |= {"soft_flowers": each * soft} if soft else {}
    return {name: 2 * value for name, value in rows.items()} if options["session"] == "open" else rows


def melded(hand: Hand, sets: Sequence[Group]) -> list[tuple[str, Group]]:
    """All sets with their words; those of the hand are no kongs."""
    return [*hand.melds, *(("held", group) for group in sets)]


def soft_flowers(row: tuple[str, Group]) -> int:
    """NANJING-16, of a set."""
    word, group = row
    wind = group[0] in WINDS
    if len(group) == 4:
        return wind + (2 if word == "concealed" else 1)
    return int(wind and not is_run(group))


def is_single(hand: Hand) -> bool:
    """NANJING-16, COMMON-10: one kind alone completes the hand."""
    rest = list(hand.concealed)
    rest.remove(hand.tile)
    everything = [*rest, *(kind for _, group in hand.melds for kind in group)]
    kinds = [kind for kind in IN_HAND if everything.count(kind) < 4]
    return len(waits(rest, lambda held: is_complete(held, hand), kinds)) == 1


def is_narrow(hand: Hand, sets: Sequence[Group]) -> bool:
    """NANJING-16, COMMON-10: the winning tile may be half of a pair, the middle of a run, the 3 of 123 or 7 of 789."""
    rest = Counter(hand.concealed) - Counter(tile for group in sets for tile in group)
    runs = [group for group in sets if is_run(group) and hand.tile in group]
    edges = {group[2] for group in runs if group[0] % 9 == 0} | {group[0] for group in runs if group[2] % 9 == 8}
    return rest[hand.tile] > 0 or hand.tile in edges | {group[1] for group in runs}


def is_complete(held: Sequence[int], hand: Hand) -> bool:
    """Return True for sets and a pair, or seven pairs without melds."""
    return any(True for _ in splits(held)) or (not hand.melds and is_pairs(held))


def flush(hand: Hand) -> list[str]:
    """One suit, with winds or without."""
    kinds = all_faces(hand)
    if is_one_suit(kinds):
        return ["full_flush"]
    return ["half_flush"] if len(suits(kinds)) == 1 else []


def chances(sheet: Sheet, hand: Hand, win: Win) -> Iterator[str]:
    """How the hand was won."""
    told, own = win.circumstances, win.by == "self"
    if win.by != "rob" and is_last_copy(sheet, hand):
        yield "last_copy"
    if own and "kong_replacement" in told:
        yield "kong_bloom"
    elif own and "flower_replacement" in told:
        yield "flower_bloom"
    if own and "last_tile" in told:
        yield "last_tile_draw"
    if "first_turn" in told and own:
        yield "heavenly_win" if win.seat == sheet.dealer else "earthly_win"
    elif "first_turn" in told and win.by == "discard" and win.source == sheet.dealer and len(sheet.order) <= 1:
        yield "earthly_win"


def said(sheet: Sheet) -> list[str]:
    """What a case of this book says beside tiles and melds."""
    win = sheet.win
    return ["last_copy"] if win and win.by != "rob" and is_last_copy(sheet, hand_of(sheet)) else []


def is_last_copy(sheet: Sheet, hand: Hand) -> bool:
    """Return True if the other three copies of the winning tile lie in a pong."""
    pongs = [meld for row in sheet.melds for meld in row if meld.kind == "pon"]
    return any(face(tiles(meld.tiles)[0]) == hand.tile for meld in pongs)


# --- payment


def shares(sheet: Sheet, hand: Hand, win: Win, total: int, rows: Mapping[str, int]) -> dict[Seat, int]:
    """NANJING-19, NANJING-20, NANJING-23, NANJING-25: what each owes, before anybody has looked into his purse."""
    if win.by == "rob" and win.source is not None:
        return {win.source: 3 * total}
    payer = liable(sheet, win, rows)
    if win.source is not None:
        return {win.source if payer is None else payer: total}
    return dict.fromkeys(sheet.others(win.seat), total) if payer is None else {payer: 3 * total}


def liable(sheet: Sheet, win: Win, rows: Mapping[str, int]) -> Seat | None:
    """NANJING-24: the first of d, a, c and b that applies."""
    melds = sheet.melds[win.seat]
    if "kong_bloom" in rows and "discard_kong_replacement" in win.circumstances:
        return next(meld.feeder for meld in reversed(melds) if meld.kind == "kong")
    fed = Counter(meld.feeder for meld in melds if meld.feeder is not None)
    for seat, count in fed.items():
        if count >= 3:
            return seat
    if "four_melds" in rows and melds[3].feeder is not None:
        return melds[3].feeder
    return melds[2].feeder if "full_flush" in rows and len(melds) >= 3 else None
