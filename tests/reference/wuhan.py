"""A slow scorer of Wuhan mahjong, written from rules/wuhan.md line by line; it shares no code with the engine.

Each wild tile is tried as every tile, and each complete hand is split in every way. Tiles laid aside as single-tile
kongs lie on the sheet as flowers.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from reference.sheet import Seat, Sheet, Verdict, Win, face, faces, from_each, name, spoken, total_of
from reference.words import HONOURS, hand_of, is_claimed, is_one_suit, is_run, joker_splits

ORDER = [27, 28, 29, 30, 32, 31]  # WUHAN-4: E, S, W, N, Green, White
RED, GREEN = 33, 32
OPTIONS = {
    "open_mode": "open",
    "green_kong": "off",
    "pizi_kong": "off",
    "min_win": "0",
    "cap": "300",
    "concealed_kong_opens": "off",
    "original_wild": "off",
}
CHANCE = ("kong_bloom", "last_tiles", "robbing_kong")
MANY = 10_000  # wins of the slow run: each wild tile is tried as each tile


class Reading(NamedTuple):
    """A way to read the hand: its big patterns, whether it is hard, wild tiles that are themselves."""

    big: tuple[str, ...]
    hard: bool
    themselves: int


def to_draw(options: Mapping[str, object]) -> int:
    """WUHAN-1 to WUHAN-3; the sea bed is drawn too (WUHAN-20)."""
    return 136 - 53 - 1


def told_of(sheet: Sheet) -> dict[str, str]:
    """All options of the table, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in sheet.options.items()}


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    found = list(readings(sheet, win, options)) if may_win(sheet, win, options) else []
    if not found:
        return Verdict(False)
    best = max(found, key=lambda one: (sum(amounts(sheet, win, one, options).values()), len(one.big), one.hard))
    owed = capped(amounts(sheet, win, best, options), options)
    if max(owed.values()) < int(options["min_win"]):  # WUHAN-28
        return Verdict(False)
    rows = dict.fromkeys(best.big or ("small_win",), 10 if best.big else 1) | ({"hard_win": 2} if best.hard else {})
    if options["original_wild"] == "on" and best.themselves:
        rows["own_wild"] = 2**best.themselves
    return Verdict(True, rows, base_of(best), paid(sheet, win, best, owed, options))


# --- wild tiles, single-tile kongs, opening


def wild_after(turned: str) -> str:
    """WUHAN-3, WUHAN-4: the wild tile that the turned one names."""
    kind = face(turned)
    if kind < 27:
        return name(kind - kind % 9 + (kind % 9 + 1) % 9)
    return name(GREEN if kind == RED else ORDER[(ORDER.index(kind) + 1) % len(ORDER)])


def wild_of(sheet: Sheet) -> int:
    """The face of the wild tile."""
    return face(sheet.wild or wild_after(sheet.turned)) if sheet.wild or sheet.turned else -1


def to_lay(sheet: Sheet, options: Mapping[str, str]) -> set[int]:
    """WUHAN-14, option `green_kong`: what may not stay in a hand that wins."""
    return {RED} | ({GREEN} - {wild_of(sheet)} if options["green_kong"] == "on" else set())


def is_open(sheet: Sheet, seat: Seat, options: Mapping[str, str]) -> int:
    """WUHAN-9: how many melds open the hand."""
    also = options["concealed_kong_opens"] == "on"
    return sum(also or is_claimed(meld.kind) for meld in sheet.melds[seat])


def own_factor(sheet: Sheet, seat: Seat, options: Mapping[str, str]) -> int:
    """WUHAN-22."""
    opened = is_open(sheet, seat, options)
    factor = 2 ** (opened if options["open_mode"].startswith("each") else min(opened, 1))
    for meld in sheet.melds[seat]:
        factor *= {"kong": 2, "added": 2, "concealed": 4}.get(meld.kind, 1)
    for kind in faces(sheet.flowers[seat]):
        factor *= 4 if kind == wild_of(sheet) else 2
    return factor


# --- the hand


def may_win(sheet: Sheet, win: Win, options: Mapping[str, str]) -> bool:
    """WUHAN-7, WUHAN-13, WUHAN-14, WUHAN-19: what every win needs."""
    hand, wild = hand_of(sheet), wild_of(sheet)
    if not is_open(sheet, win.seat, options) or to_lay(sheet, options) & set(hand.concealed):
        return False
    waits_on_wild = faces(sheet.hands[win.seat]) == [wild]
    return win.by == "self" or (hand.tile != wild and not waits_on_wild)


def readings(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Iterator[Reading]:
    """Every way to read the hand that may win."""
    hand, wild = hand_of(sheet), wild_of(sheet)
    natural = tuple(kind for kind in hand.concealed if kind != wild)
    jokers = len(hand.concealed) - len(natural)
    melds = [group for _, group in hand.melds]
    chance = [*from_others(sheet, win), *of_the_moment(sheet, win)]
    for chosen, sets, pair in joker_splits(natural, jokers):
        kinds = [*natural, *chosen, *(kind for group in melds for kind in group)]
        big = [*rows_of_kinds(kinds), *(["full_flush"] if is_one_suit(kinds) else []), *chance]
        if not any(map(is_run, [*sets, *melds])):
            big.append("all_pungs")
        if is_allowed(big, pair, jokers):
            yield Reading(tuple(big), set(chosen) <= {wild}, chosen.count(wild))
    claimed = [*natural, *(kind for group in melds for kind in group)]
    for row in rows_of_kinds(claimed):
        itself = row in rows_of_kinds([wild])
        yield Reading((row, *chance), itself or not jokers, jokers if itself else 0)


def rows_of_kinds(kinds: Sequence[int]) -> list[str]:
    """WUHAN-19: rows that need no shape."""
    found = ["all_258"] if all(kind < 27 and kind % 9 in (1, 4, 7) for kind in kinds) else []
    return [*found, *(["all_winds"] if all(kind in HONOURS for kind in kinds) else [])]


def is_allowed(big: Sequence[str], pair: int, jokers: int) -> bool:
    """WUHAN-15, WUHAN-16, WUHAN-18: what a hand of sets needs that is big by chance, or not at all."""
    if set(big) - set(CHANCE):
        return True
    return pair < 27 and pair % 9 in (1, 4, 7) and (bool(big) or jokers < 2)


def from_others(sheet: Sheet, win: Win) -> list[str]:
    """COMMON-12: four open melds, and the pair from another; the maker of a robbed kong discards (COMMON-6)."""
    claimed = [meld for meld in sheet.melds[win.seat] if is_claimed(meld.kind)]
    return ["all_from_others"] if len(claimed) == 4 and win.by != "self" else []


def of_the_moment(sheet: Sheet, win: Win) -> list[str]:
    """The big rows of how the last tile came."""
    if win.by == "rob":
        return ["robbing_kong"]
    if win.by != "self":
        return []
    words = win.circumstances
    bloom = ["kong_bloom"] if words & {"kong_replacement", "flower_replacement"} else []
    sea_bed = words & {"sea_bed", "last_tile"} or (sheet.left is not None and sheet.left < 4)
    return [*bloom, *(["last_tiles"] if sea_bed else [])]


# --- payment


def base_of(reading: Reading) -> int:
    """WUHAN-21."""
    return 10 * len(reading.big) or 1


def amounts(sheet: Sheet, win: Win, reading: Reading, options: Mapping[str, str]) -> dict[Seat, int]:
    """WUHAN-22 to WUHAN-26: what each of the three owes before the cap."""
    extra = Fraction(3, 2) if reading.big else Fraction(2)
    factor = Fraction(base_of(reading) * own_factor(sheet, win.seat, options)) * (2 if reading.hard else 1)
    if options["original_wild"] == "on":
        factor *= 2**reading.themselves
    if win.by == "self":
        factor *= extra
    found = {}
    for seat in sheet.others(win.seat):
        amount = factor * own_factor(sheet, seat, options) * (extra if seat == win.source else 1)
        if not reading.big and sheet.dealer in (win.seat, seat):
            amount *= 2
        assert amount.denominator == 1  # WUHAN-44
        found[seat] = int(amount)
    return found


def capped(owed: Mapping[Seat, int], options: Mapping[str, str]) -> dict[Seat, int]:
    """WUHAN-27."""
    cap = int(options["cap"])
    if min(owed.values()) >= cap:
        cap += 200 if options["open_mode"].startswith("each") else 100
    return {seat: min(amount, cap) for seat, amount in owed.items()}


def paid(
    sheet: Sheet, win: Win, reading: Reading, owed: Mapping[Seat, int], options: Mapping[str, str]
) -> tuple[int, ...]:
    """WUHAN-26, WUHAN-29 to WUHAN-31."""
    payer = liable(sheet, win, reading, options)
    return from_each(sheet.seats, win.seat, owed if payer is None else {payer: sum(owed.values())})


def liable(sheet: Sheet, win: Win, reading: Reading, options: Mapping[str, str]) -> Seat | None:
    """Who pays all three amounts."""
    if win.by == "rob":
        return win.source
    if "all_from_others" in reading.big and win.source is not None and not is_ready(sheet, win.source, options):
        return win.source
    fed = [meld for meld in sheet.melds[win.seat] if is_claimed(meld.kind)]
    return fed[2].feeder if "full_flush" in reading.big and len(fed) > 2 else None


def is_ready(sheet: Sheet, seat: Seat, options: Mapping[str, str]) -> bool:
    """WUHAN-34, COMMON-11: some tile completes the shape; none of which he holds four."""
    held, wild = faces(sheet.hands[seat]), wild_of(sheet)
    laid = [kind for meld in sheet.melds[seat] for kind in faces(meld.tiles)]
    if to_lay(sheet, options) & set(held):
        return False
    natural = [kind for kind in held if kind != wild]
    jokers = len(held) - len(natural)
    kinds = [kind for kind in range(34) if kind not in to_lay(sheet, options) and [*held, *laid].count(kind) < 4]
    return any(
        rows_of_kinds([*natural, *laid, *([] if kind == wild else [kind])])
        or any(joker_splits([*natural, *([] if kind == wild else [kind])], jokers + (kind == wild)))
        for kind in kinds
    )


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """WUHAN-33: nobody has won, and who is not ready pays."""
    if sheet.wins or not sheet.ended:
        return {}
    ready = [seat for seat in range(sheet.seats) if is_ready(sheet, seat, options)]
    changes = dict.fromkeys(range(sheet.seats), 0)
    for one in ready:
        for other in set(range(sheet.seats)) - set(ready):
            amount = own_factor(sheet, one, options) * own_factor(sheet, other, options)
            amount *= 1 if is_open(sheet, other, options) else 2
            changes[one], changes[other] = changes[one] + amount, changes[other] - amount
    return {"unready": total_of(sheet.seats, changes)}


def said(sheet: Sheet) -> list[str]:
    """What a case of this book says beside tiles and melds: whether who discarded the tile was ready (WUHAN-30)."""
    win = sheet.win
    if win is None or win.source is None:
        return []
    return ["payer_ready"] if is_ready(sheet, win.source, told_of(sheet)) else []
