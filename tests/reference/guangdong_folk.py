"""A slow scorer of Guangdong folk mahjong, written from rules/guangdong_folk.md line by line; no code of the engine.

Horses lie on the sheet as the tiles that were turned, one for each seat that has a bet, the dealer's first.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from reference.sheet import Kong, Meld, Seat, Sheet, Verdict, Win, added, from_each, spoken, tiles, total_of
from reference.words import (
    HONOURS,
    Group,
    all_faces,
    hand_of,
    is_claimed,
    is_one_suit,
    is_outer,
    is_run,
    splits,
    suits,
)

OUTER = [kind for kind in range(34) if is_outer(kind)]
MULTIPLE = {  # of the chicken's stake
    "chicken_hand": 1,
    "half_flush": 2,
    "all_pungs": 3,
    "full_flush": 5,
    "mixed_all_pungs": 5,
    "all_terminals_and_honors": 5,
    "pure_all_pungs": 8,
    "thirteen_orphans": 10,
    "all_honors": 10,
}
BY_OPTION = {"all_pungs", "mixed_all_pungs", "all_terminals_and_honors", "all_honors"}  # GUANGDONG_FOLK-30
OPTIONS = {
    "stakes": "1-2-3",
    "flower_stake": "1",
    "kong_stake": "2",
    "chicken_stake": "3",
    "horses": "off",
    "flowers_on_chicken": "on",
    "pungs": "off",
    "nine_down": "off",
}
HORSES = {"1z": 0, "7z": 0, "2z": 1, "6z": 1, "3z": 2, "5z": 2, "4z": 3}  # GUANGDONG_FOLK-35


def to_draw(options: Mapping[str, object]) -> int:
    """GUANGDONG_FOLK-1, GUANGDONG_FOLK-8, GUANGDONG_FOLK-10."""
    return 144 - 53


def told_of(sheet: Sheet) -> dict[str, str]:
    """All options of the table, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in sheet.options.items()}


def stakes_of(options: Mapping[str, str]) -> tuple[int, ...]:
    """GUANGDONG_FOLK-3: what a flower, a kong and a chicken hand are worth."""
    free = (options["flower_stake"], options["kong_stake"], options["chicken_stake"])
    return tuple(map(int, free if options["stakes"] == "free" else options["stakes"].split("-")))


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    found = list(hands(sheet, options))
    if not found:
        return Verdict(False)
    first, *others = [counted(sheet, win, row, options) for row in biggest(found)]
    total = sum(first.values())
    return Verdict(True, first, total, paid(sheet, win, first, options), alike=tuple(others))


def biggest(found: list[str]) -> list[str]:
    """GUANGDONG_FOLK-24: the rows of the biggest hand that fits."""
    most = max(MULTIPLE[row] for row in found)
    return [row for row in dict.fromkeys(found) if MULTIPLE[row] == most]


def counted(sheet: Sheet, win: Win, row: str, options: Mapping[str, str]) -> dict[str, int]:
    """GUANGDONG_FOLK-25, GUANGDONG_FOLK-29: the hand and the flowers, in points."""
    flower, _, chicken = stakes_of(options)
    laid = len(tiles(sheet.flowers[win.seat]))
    if row == "chicken_hand" and options["flowers_on_chicken"] == "off":
        laid = 0
    return {row: MULTIPLE[row] * chicken} | ({"flower": laid * flower} if laid else {})


# --- the hand


def hands(sheet: Sheet, options: Mapping[str, str]) -> Iterator[str]:
    """The rows that the hand may be counted as (GUANGDONG_FOLK-21, GUANGDONG_FOLK-22)."""
    hand = hand_of(sheet)
    kinds = all_faces(hand)
    melds = [group for _, group in hand.melds]
    for sets, _ in splits(hand.concealed):
        rows = rows_of([*sets, *melds], kinds)
        yield from (row for row in rows if options["pungs"] == "on" or row not in BY_OPTION)
    if not melds and sorted(set(kinds)) == OUTER:
        yield "thirteen_orphans"


def rows_of(sets: list[Group], kinds: list[int]) -> Iterator[str]:
    """The rows of four sets and a pair."""
    pungs, mixed = not any(map(is_run, sets)), len(suits(kinds)) == 1 and any(kind in HONOURS for kind in kinds)
    yield "chicken_hand"
    if mixed:
        yield "half_flush"
    if is_one_suit(kinds):
        yield "pure_all_pungs" if pungs else "full_flush"
    if pungs:
        yield "all_pungs"
        yield from ["mixed_all_pungs"] if mixed else []
        yield from ["all_honors"] if not suits(kinds) else []
        yield from ["all_terminals_and_honors"] if all(map(is_outer, kinds)) else []


# --- payment


def paid(sheet: Sheet, win: Win, rows: Mapping[str, int], options: Mapping[str, str]) -> tuple[int, ...]:
    """GUANGDONG_FOLK-26, GUANGDONG_FOLK-31."""
    amount = sum(rows.values())
    if win.by == "discard":
        return from_each(sheet.seats, win.seat, {win.source: amount})
    if win.by == "rob":
        return from_each(sheet.seats, win.seat, {win.source: 3 * amount})
    liable = feeder_of_nine(sheet, win) if options["nine_down"] == "on" and "pure_all_pungs" in rows else None
    if liable is not None:
        return from_each(sheet.seats, win.seat, {liable: 3 * amount})
    return from_each(sheet.seats, win.seat, dict.fromkeys(sheet.others(win.seat), amount))


def feeder_of_nine(sheet: Sheet, win: Win) -> Seat | None:
    """Who fed the third exposed pung or kong of the hand, which is of one suit."""
    exposed: list[Meld] = [meld for meld in sheet.melds[win.seat] if is_claimed(meld.kind)]
    return exposed[2].feeder if len(exposed) > 2 else None


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """GUANGDONG_FOLK-27: kongs, in a drawn hand too; GUANGDONG_FOLK-32 to 39: horses of a hand that is won."""
    found: dict[str, tuple[int, ...]] = {}
    for kong in sheet.kongs:
        cause, points = kong_points(sheet, kong, options)
        found[cause] = added(found[cause], points) if cause in found else points
    for win in sheet.wins if options["horses"] == "on" else ():
        if any(sheet.bets):
            found["horses"] = horses_paid(sheet, win, verdict(replace(sheet, win=win)).payments)
    return found


def kong_points(sheet: Sheet, kong: Kong, options: Mapping[str, str]) -> tuple[str, tuple[int, ...]]:
    """GUANGDONG_FOLK-27: the three others pay the same for each kind."""
    cause = "open_kong" if kong.kind == "kong" else f"{kong.kind}_kong"
    return cause, from_each(sheet.seats, kong.seat, dict.fromkeys(sheet.others(kong.seat), stakes_of(options)[1]))


def horses_paid(sheet: Sheet, win: Win, payments: tuple[int, ...]) -> tuple[int, ...]:
    """GUANGDONG_FOLK-38: what the player pointed at got or paid, once more for the owner of the horse."""
    owners = [seat for seat in (sheet.dealer, *sheet.others(sheet.dealer)) if sheet.bets[seat]]
    changes = dict.fromkeys(range(sheet.seats), 0)
    for owner, tile in zip(owners, tiles(sheet.turned), strict=True):
        player = (sheet.dealer + pointed_at(tile)) % sheet.seats
        for payer, amount in enumerate(payments):
            if payer == win.seat or amount == 0:
                continue
            if player == win.seat and owner != payer:
                changes[owner], changes[payer] = changes[owner] - amount, changes[payer] + amount
            if player == payer and owner != win.seat:
                changes[owner], changes[win.seat] = changes[owner] + amount, changes[win.seat] - amount
    return total_of(sheet.seats, changes)


def pointed_at(tile: str) -> int:
    """GUANGDONG_FOLK-34, GUANGDONG_FOLK-35: how many seats behind the dealer the horse points."""
    return HORSES[tile] if tile in HORSES else (int(tile[0]) - 1) % 4
