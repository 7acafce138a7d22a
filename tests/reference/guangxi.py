"""A slow scorer of Guangxi mahjong, written from rules/guangxi.md line by line; it shares no code with the engine.

Tiles that wake are turned after the win: a sheet of the moment of the win shows none, and they are settled with what is
paid beside it; a case shows them at once. The style of Liuzhou stands in guangxi_liuzhou.py. `carried` has a sheet of a
match say by `doubled` that its hand is not the first one.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from reference import guangxi_liuzhou as liuzhou
from reference.guangxi_bonds import doubled_between, partner_of
from reference.sheet import Seat, Sheet, Verdict, Win, added, face, from_each, spoken, tiles
from reference.words import DRAGONS, HONOURS, all_faces, hand_of, is_one_suit, is_pairs, is_run, splits

QUADS = ("seven_pairs", "dragon_seven_pairs", "double_dragon_seven_pairs", "triple_dragon_seven_pairs")
OPTIONS = {
    "style": "guilin",
    "reserve": "0",
    "wake": "three kinds",
    "concealed": "off",
    "last_tile": "on",
    "melded_no_honours": "off",
    "follow_any": "off",
    "kong_chain": "off",
    "three_melds": "off",
    "fish": "2",
    "cap": "none",
}
LOOSE = ("thirteen_misfits", "seven_stars")
KONGS = ("kong", "added", "concealed")
TELLS_A_SHARE = True  # totals are those of the smallest share, with what the dealer and three winners add


def to_draw(options: Mapping[str, object]) -> int:
    """GUANGXI-1, GUANGXI-6, GUANGXI-7."""
    return 136 - 53 - int(str(options.get("reserve", 0)))


def told_of(sheet: Sheet) -> dict[str, str]:
    """All options of the table, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in sheet.options.items()}


def carried(sheet: Sheet, carry: int) -> int:
    """A hand that follows another is not the first one."""
    return 1


def is_first(sheet: Sheet) -> bool:
    """GUANGXI-18, GUANGXI-42: the first hand of a match; a hand of no match is none."""
    told = sheet.win is not None and "first_hand" in sheet.win.circumstances
    return told or bool(sheet.purse and not sheet.doubled)


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet), sheet.win
    if options["style"] == "liuzhou":
        return liuzhou.verdict(sheet, options)
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    hand = hand_of(sheet)
    found = list(readings(sheet, win, options))
    if not found:
        return Verdict(False)
    most = max(map(worth, found))
    best = [rows for rows in found if worth(rows) == most]
    bonus = bonus_rows(sheet, win, options, bool(set(best[0]) & {*QUADS, *LOOSE}))
    wakes = wakes_of(sheet, all_faces(hand), bool(set(best[0]) & set(LOOSE)), options)
    shown = [rows | bonus | ({"wake": wakes} if wakes else {}) for rows in best]
    shares = amounts(sheet, win, best[0], bonus, wakes)
    alike = [rows for number, rows in enumerate(shown) if rows not in shown[:number]][1:]
    return Verdict(True, shown[0], min(shares.values()), paid(sheet, win, shares, options), alike=tuple(alike))


# --- the hand


def worth(rows: Mapping[str, int]) -> int:
    """GUANGXI-20: what a reading brings; a small hand less than a loose one, that less than a big one."""
    if "basic_win" in rows:
        return 0
    if "thirteen_misfits" in rows:
        return 1
    product = 2 ** len(rows)
    for factor in rows.values():
        product *= factor
    return product


def readings(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Iterator[dict[str, int]]:
    """The class or big rows of each way to read the hand."""
    hand = hand_of(sheet)
    kinds, melds = all_faces(hand), [group for _, group in hand.melds]
    every = ["full_flush"] if is_one_suit(kinds) else ["all_honors"] if set(kinds) <= set(HONOURS) else []
    for sets, _ in splits(hand.concealed):
        rows = [*every, *([] if any(map(is_run, [*sets, *melds])) else ["all_pungs"])]
        rows += ["melded_hand"] if is_melded(sheet, win, options) else []
        yield dict.fromkeys(rows or ["basic_win"], 1)
    if "all_honors" in every:
        yield {"all_honors": 1}
    if melds:
        return
    if is_pairs(kinds):
        quads = sum(count == 4 for count in Counter(kinds).values())
        yield dict.fromkeys(every, 1) | {QUADS[quads]: 2**quads}
    if is_loose(kinds):
        yield {"seven_stars" if set(HONOURS) <= set(kinds) else "thirteen_misfits": 1}


def is_melded(sheet: Sheet, win: Win, options: Mapping[str, str]) -> bool:
    """GUANGXI-F-melded_hand, COMMON-12; who robs a kong wins on a discard (COMMON-6)."""
    melds = sheet.melds[win.seat]
    if len(melds) < 4 or all(meld.kind == "concealed" for meld in melds) or win.by == "self":
        return False
    return options["melded_no_honours"] == "off" or face(win.tile) not in HONOURS


def is_loose(kinds: Sequence[int]) -> bool:
    """GUANGXI-F-thirteen_misfits."""
    suited = [sorted(kind for kind in kinds if kind // 9 == suit) for suit in range(3)]
    apart = all(high - low > 2 for suit in suited for low, high in pairwise(suit))
    return len(set(kinds)) == 14 and apart and sum(kind in HONOURS for kind in kinds) >= 5


def bonus_rows(sheet: Sheet, win: Win, options: Mapping[str, str], pairs_or_loose: bool) -> dict[str, int]:
    """The bonus rows with their factors; of a chain of kongs one row for each of them (GUANGXI-32)."""
    words, last = win.circumstances, "last_tile" in win.circumstances and options["last_tile"] == "on"
    chain = 2 ** max(1, chains(sheet)[-1] if options["kong_chain"] == "on" and chains(sheet) else 1)
    rows: dict[str, int] = {}
    if win.by == "self":
        rows |= {"kong_bloom": chain} if "kong_replacement" in words else {}
        rows |= {"last_tile_draw": 2} if last else {}
        rows |= {"heavenly_win": 3} if "first_turn" in words and win.seat == sheet.dealer else {}
        closed = options["concealed"] == "on" and not sheet.melds[win.seat] and not pairs_or_loose
        return rows | ({"concealed_hand": 2} if closed else {})
    rows |= {"shot_after_kong": chain} if words & {"after_kong", "after_kong_discard"} else {}
    if win.by == "rob":
        return rows | {"robbing_kong": 2}
    rows |= {"last_tile_claim": 2} if last else {}
    return rows | ({"earthly_win": 2} if "first_turn" in words and win.source == sheet.dealer else {})


# --- waking


def wakes_of(sheet: Sheet, kinds: Sequence[int], loose: bool, options: Mapping[str, str]) -> int:
    """GUANGXI-23 to GUANGXI-26: how many tiles wake; of a loose hand each counts twice."""
    if options["wake"] == "off":
        return 0
    found = 0
    for tile in tiles(sheet.turned):
        woken = Counter(kind for kind in kinds if kind in kinds_woken(face(tile), options))
        found += woken.total() * (2 if loose else 1)
        if woken.total() < 3 if loose else max(woken.values(), default=0) < 3:
            break
    return found


def kinds_woken(turned: int, options: Mapping[str, str]) -> set[int]:
    """The turned kind and its neighbours; with `neighbours` these alone."""
    if turned in DRAGONS:
        found = set(DRAGONS)
    elif turned < 27:
        found = {turned - turned % 9 + (turned % 9 + step) % 9 for step in (-1, 0, 1)}
    else:
        found = {27 + (turned - 27 + step) % 4 for step in (-1, 0, 1)}
    return found - {turned} if options["wake"] == "neighbours" else found


# --- payment


def amounts(sheet: Sheet, win: Win, rows: Mapping[str, int], bonus: Mapping[str, int], wakes: int) -> dict[Seat, int]:
    """GUANGXI-16 to GUANGXI-21, GUANGXI-28: what each payer owes."""
    payers = sheet.others(win.seat) if win.by == "self" else [win.source]
    triple = 2 if len(win.beside) == 3 else 1
    return {payer: triple * amount(sheet, win, payer, rows, bonus, wakes) for payer in payers if payer is not None}


def amount(sheet: Sheet, win: Win, payer: Seat, rows: Mapping[str, int], bonus: Mapping[str, int], wakes: int) -> int:
    """What one payer owes."""
    drawn, heaven = win.by == "self", bonus.get("heavenly_win", 1)
    times = 1
    for name, factor in bonus.items():
        times *= factor if name != "heavenly_win" else 1
    woken = wakes * (1 if drawn else 3)
    small = {"basic_win": (2, 5), "thirteen_misfits": (3, 8)}
    for row, values in small.items():
        if row in rows:
            dealer = win.seat == sheet.dealer or (drawn and payer == sheet.dealer)
            more = 2 if dealer and not is_first(sheet) else 0
            return (values[0 if drawn else 1] + more + woken) * times * heaven
    return ((15 if drawn else 35) * worth(rows) // 2 * times + woken * times) * heaven


def paid(sheet: Sheet, win: Win, shares: Mapping[Seat, int], options: Mapping[str, str]) -> tuple[int, ...]:
    """GUANGXI-22, GUANGXI-27, GUANGXI-33."""
    partner = partner_of(sheet, win.seat) if options["three_melds"] == "on" else None
    feeder = None
    if "discard_kong_replacement" in win.circumstances:
        feeder = sheet.melds[win.seat][-1].feeder
    owed = dict(shares)
    if win.by == "self":
        alone = feeder if feeder is not None else partner
        if alone is not None:
            times = 1 if partner is None else doubled_between(sheet, win.seat, alone)
            owed = {alone: sum(shares.values()) * times}
    elif partner is not None and win.source is not None:
        times = doubled_between(sheet, win.seat, win.source)
        owed = {partner: shares[win.source]} | {win.source: shares[win.source] * times}
    return from_each(sheet.seats, win.seat, owed)


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """GUANGXI-23, GUANGXI-29 to GUANGXI-32, GUANGXI-42: kongs, follows, what wakes, and a drawn hand."""
    found: dict[str, tuple[int, ...]] = {}
    for number in range(len(sheet.kongs)):
        cause, points = kong_points(sheet, number, options)
        found[cause] = added(found[cause], points) if cause in found else points
    for payer, amount_each in follows(sheet, options):
        points = from_each(sheet.seats, payer, dict.fromkeys(sheet.others(payer), -amount_each))
        found["follow"] = added(found["follow"], points) if "follow" in found else points
    for win in sheet.wins:
        points = woken_points(sheet, win)
        if any(points):
            found["wake"] = added(found["wake"], points) if "wake" in found else points
    if not sheet.wins and sheet.ended and not is_first(sheet):
        found["drawn"] = from_each(sheet.seats, sheet.dealer, dict.fromkeys(sheet.others(sheet.dealer), -2))
    return found


def woken_points(sheet: Sheet, win: Win) -> tuple[int, ...]:
    """What the win brings for tiles that wake; with an empty wall the winning tile is the one turned."""
    turned = sheet.turned or (win.tile if sheet.left == 0 else "")
    if not turned or not win.tile:
        return (0,) * sheet.seats
    with_them = verdict(replace(sheet, win=win, turned=turned)).payments
    without = verdict(replace(sheet, win=win, turned="")).payments
    return tuple(one - other for one, other in zip(with_them, without, strict=True))


# --- kongs and follows, off the course of the hand


def places(sheet: Sheet) -> list[int]:
    """Where in the course each kong was made; nothing where the course is not told."""
    found = [place for place, (what, _, _) in enumerate(sheet.course) if what in KONGS]
    return found if len(found) == len(sheet.kongs) else []


def chains(sheet: Sheet) -> list[int]:
    """GUANGXI-32: the place of each kong in its chain."""
    found: list[int] = []
    spots = places(sheet)
    for number, spot in enumerate(spots):
        last = spots[number - 1] if number else -9
        own = sheet.course[spot][1]
        following = spot == last + 2 and sheet.course[spot][0] == "kong" and sheet.course[last + 1][0] == "discard"
        chained = (spot == last + 1 and sheet.course[last][1] == own) or following
        found.append(found[-1] + 1 if number and chained else 1)
    return found


def kong_points(sheet: Sheet, number: int, options: Mapping[str, str]) -> tuple[str, tuple[int, ...]]:
    """GUANGXI-29, GUANGXI-30, GUANGXI-32."""
    kong = sheet.kongs[number]
    spots = places(sheet)
    before = [seat for what, seat, _ in sheet.course[: spots[number]] if what == "discard"] if spots else []
    times = 2 ** (chains(sheet)[number] - 1) if spots and options["kong_chain"] == "on" else 1
    early = spots and kong.seat == sheet.dealer and sheet.dealer not in before
    if kong.kind in ("concealed", "heavenly"):
        points = times * (6 if kong.kind == "heavenly" or early else 2)
        return "concealed_kong", from_each(sheet.seats, kong.seat, dict.fromkeys(sheet.others(kong.seat), points))
    first = spots and kong.kind == "kong" and before == [sheet.dealer]
    points = times * (9 if kong.kind == "earthly" or first else 3)
    cause = "added_kong" if kong.kind == "added" else "open_kong"
    return cause, from_each(sheet.seats, kong.seat, {kong.feeder: points})


def follows(sheet: Sheet, options: Mapping[str, str]) -> Iterator[tuple[Seat, int]]:
    """GUANGXI-31: who pays each of the others, and how much."""
    for start in range(len(sheet.course) - 3):
        four = sheet.course[start : start + 4]
        seats = [(four[0][1] + step) % 4 for step in range(4)]
        alike = all(what == "discard" for what, _, _ in four) and len({face(tile) for _, _, tile in four}) == 1
        last = sheet.course[start + 4 :] == () and any(win.by == "discard" for win in sheet.wins)
        if not alike or [seat for _, seat, _ in four] != seats or last:
            continue
        if start == 0 and seats[0] == sheet.dealer:
            yield sheet.dealer, 4 if options["follow_any"] == "on" else 2
        elif options["follow_any"] == "on":
            yield seats[0], 2
