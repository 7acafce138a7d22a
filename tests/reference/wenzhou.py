"""A slow scorer of Wenzhou mahjong, written from rules/wenzhou.md line by line; it shares no code with the engine.

Each caishen is tried as every tile, and each complete hand is split in every way; White counts as the caishen's tile.
The dealer's repeats on the sheet are the deals he has kept by winning.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from reference.sheet import Kong, Seat, Sheet, Verdict, Win, added, faces, from_each, spoken, total_of
from reference.words import DRAGONS, Group, hand_of, is_one_suit, is_run, joker_splits, suits

PRESETS = ("mil_2024",)
WHITE = 31
M = {
    "soft_win": 1,
    "eight_pairs": 1,
    "hard_win": 2,
    "three_caishen": 2,
    "hard_eight_pairs": 4,
    "three_caishen_complete": 4,
    "heavenly_win": 4,
    "earthly_win": 4,
    "single_wait": 4,
    "all_pungs": 4,
    "full_flush": 4,
    "half_flush": 4,
    "kong_bloom": 4,
    "two_caishen_home": 4,
    "caishen_pair": 4,
    "three_dragons": 4,
    "three_caishen_home": 8,
}
IN_MIL = ("soft_win", "eight_pairs", "hard_win", "three_caishen", "hard_eight_pairs", "three_caishen_complete")
SPECIAL = (
    "single_wait",
    "all_pungs",
    "full_flush",
    "half_flush",
    "kong_bloom",
    "two_caishen_home",
    "caishen_pair",
    "three_dragons",
)
STAKES = {"2-4-6-8": (2, 4, 6, 8, 10), "1-2-3-4": (1, 2, 3, 4, 5), "2-4-8-16": (2, 4, 8, 16, 32)}
OPTIONS = {
    "special_doubles": "off",
    "three_home": "off",
    "stakes": "2-4-6-8",
    "caishen_money": "on",
    "reserve": "14 and kongs",
    "added_kong": "1",
    "fewer_honours": "off",
    "stake_bids": "off",
    "north_pays": "off",
    "single_self": "off",
    "heavenly_earthly": "on",
}
KONGS_KEEP = (4, *[2] * 15)  # WENZHOU-9; with a fixed reserve nothing asks for the last tile
MANY = 10_000  # wins of the slow run: each caishen is tried as each tile


def to_draw(options: Mapping[str, object]) -> int:
    """WENZHOU-1, WENZHOU-7 to WENZHOU-9, WENZHOU-P2."""
    agreed = OPTIONS | {name: spoken(value) for name, value in options.items()}
    stock = 128 if agreed["fewer_honours"] == "on" else 136
    kept = 4 if agreed["reserve"] == "4" or options.get("preset") == "mil_2024" else 14
    return stock - 65 - 1 - kept


def told_of(sheet: Sheet) -> dict[str, str]:
    """All options of the table, as the book prints them."""
    preset = {"added_kong": "0", "reserve": "4"} if sheet.option("preset") == "mil_2024" else {}
    return OPTIONS | preset | {name: spoken(value) for name, value in sheet.options.items()}


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    caishen = caishen_of(sheet)
    if any(caishen in faces(meld.tiles) for meld in sheet.melds[win.seat]):  # WENZHOU-14
        return Verdict(False)
    found = [row for row in dict.fromkeys(rows_of(sheet, win, caishen)) if counts(row, sheet, options)]
    if not found:
        return Verdict(False)
    if options["single_self"] == "on" and caishen_alone(sheet, win, caishen):
        found = [*dict.fromkeys([*found, "hard_win"])]
    most = max(M[row] for row in found)
    first, *others = [{row: most} for row in found if M[row] == most]
    return Verdict(True, first, most, paid(sheet, win, most, options), alike=tuple(others))


def counts(row: str, sheet: Sheet, options: Mapping[str, str]) -> bool:
    """Whether the row is agreed on, WENZHOU-P7."""
    if sheet.option("preset") == "mil_2024":
        return row in IN_MIL
    if row in ("heavenly_win", "earthly_win"):
        return options["heavenly_earthly"] == "on"
    if row == "three_caishen_home":
        return options["three_home"] == "on"
    return row not in SPECIAL or options["special_doubles"] == "on"


# --- the hand


def caishen_alone(sheet: Sheet, win: Win, caishen: int) -> bool:
    """WENZHOU-33: five melds and only a caishen in hand before the winning tile came."""
    concealed = [*hand_of(sheet).concealed]
    concealed.remove(faces(win.tile)[0])
    return len(sheet.melds[win.seat]) == 5 and concealed == [caishen]


def caishen_of(sheet: Sheet) -> int:
    """The kind of the tile turned up."""
    return faces(sheet.wild or sheet.turned)[0] if sheet.wild or sheet.turned else -1


def played(kinds: Sequence[int], caishen: int) -> tuple[int, ...]:
    """WENZHOU-13: White is the caishen's tile, unless it is the caishen."""
    return tuple(caishen if kind == WHITE and caishen != -1 else kind for kind in kinds)


def rows_of(sheet: Sheet, win: Win, caishen: int) -> Iterator[str]:
    """Every row that fits, in any reading of the hand."""
    hand = hand_of(sheet)
    natural = played([kind for kind in hand.concealed if kind != caishen], caishen)
    jokers = len(hand.concealed) - len(natural)
    melds = [played(group, caishen) for _, group in hand.melds]
    whole = [*of_sets(natural, jokers, melds, caishen, win), *of_pairs(natural, jokers, melds, caishen, win)]
    if whole:
        yield from whole
        yield from ["three_caishen_complete"] if jokers == 3 else []
        yield from of_the_moment(sheet, win)
    elif jokers == 3 and win.by == "self":
        yield "three_caishen"
    else:
        return
    if win.by == "self" and "kong_replacement" in win.circumstances:
        yield "kong_bloom"


def of_the_moment(sheet: Sheet, win: Win) -> Iterator[str]:
    """Heavenly and earthly wins, COMMON-8, and a hand of one tile, COMMON-12."""
    if "first_turn" in win.circumstances:
        if win.by == "self" and win.seat == sheet.dealer:
            yield "heavenly_win"
        if win.by == "discard" and win.source == sheet.dealer:
            yield "earthly_win"
    if len(sheet.melds[win.seat]) == 5:
        yield "single_wait"


def of_sets(natural: Sequence[int], jokers: int, melds: Sequence[Group], caishen: int, win: Win) -> Iterator[str]:
    """The rows of five sets and a pair."""
    claimed = [kind for group in melds for kind in group]
    for chosen, sets, pair in joker_splits(natural, jokers):
        home = chosen.count(caishen)
        groups = [*sets, *melds]
        yield "hard_win" if win.by == "self" or home == jokers else "soft_win"
        yield from of_home(home)
        yield from of_kinds([*natural, *chosen, *claimed])
        if home >= 2 and pair == caishen:
            yield "caishen_pair"
        if not any(map(is_run, groups)):
            yield "all_pungs"
        if set(DRAGONS) <= {pair, *(group[0] for group in groups if not is_run(group))}:
            yield "three_dragons"


def of_pairs(natural: Sequence[int], jokers: int, melds: Sequence[Group], caishen: int, win: Win) -> Iterator[str]:
    """The rows of eight pairs and a single tile; some caishen in their place, the others where needed."""
    if melds:
        return
    for home in range(jokers + 1):
        held, free = Counter([*natural, *[caishen] * home]), jokers - home
        if odd(held) - free > 1:
            continue
        yield "hard_eight_pairs" if win.by == "self" or not free else "eight_pairs"
        yield from of_home(home)
        yield from of_kinds(list(held))
        missing = Counter({kind: 2 - held[kind] for kind in DRAGONS if held[kind] < 2})
        if missing.total() <= free and odd(held + missing) - (free - missing.total()) <= 1:
            yield "three_dragons"


def odd(held: Mapping[int, int]) -> int:
    """How many kinds leave a tile over when they are paired."""
    return sum(count % 2 for count in held.values())


def of_home(home: int) -> Iterator[str]:
    """Rows of caishen that count as printed."""
    if home >= 2:
        yield "two_caishen_home"
    if home == 3:
        yield "three_caishen_home"


def of_kinds(kinds: Sequence[int]) -> Iterator[str]:
    """Rows that ask for nothing but the kinds of the tiles."""
    if is_one_suit(kinds):
        yield "full_flush"
    elif len(suits(kinds)) == 1:
        yield "half_flush"


# --- payment


def stake(sheet: Sheet, one: Seat, other: Seat, options: Mapping[str, str]) -> int:
    """WENZHOU-29, WENZHOU-34, WENZHOU-40: by what everything between two players is multiplied."""
    if sheet.dealer not in (one, other):
        return 1
    bids = sheet.bets[one] + sheet.bets[other] if options["stake_bids"] == "on" else 0
    return STAKES[options["stakes"]][min(sheet.streak, 4)] * (1 + bids)


def shares(sheet: Sheet, seat: Seat, number: int, options: Mapping[str, str]) -> dict[Seat, int]:
    """What each other player owes for so much."""
    return {other: number * stake(sheet, seat, other, options) for other in sheet.others(seat)}


def paid(sheet: Sheet, win: Win, m: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """WENZHOU-28, WENZHOU-30, WENZHOU-35."""
    owed, north = shares(sheet, win.seat, m, options), (sheet.dealer + 3) % 4
    if options["north_pays"] == "on" and win.seat == sheet.dealer and fed_to(sheet, north) >= 3:
        owed = {north: sum(owed.values())}
    return from_each(sheet.seats, win.seat, owed)


def fed_to(sheet: Sheet, north: Seat) -> int:
    """WENZHOU-35: what the melds of N are worth that the dealer or S has fed; an added kong was ponged."""
    feeders = (sheet.dealer, (sheet.dealer + 1) % 4)
    worth = {"pon": 1, "added": 1, "kong": 2}
    return sum(worth.get(meld.kind, 0) for meld in sheet.melds[north] if meld.feeder in feeders)


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """WENZHOU-31, WENZHOU-32, WENZHOU-36: kongs, and the caishen of a hand that is won."""
    found: dict[str, tuple[int, ...]] = {}
    for kong in sheet.kongs:
        cause, points = kong_points(sheet, kong, options)
        found[cause] = added(found[cause], points) if cause in found else points
    if sheet.wins and options["caishen_money"] == "on":
        found["caishen"] = caishen_money(sheet, sheet.wins[0])
    return found


def kong_points(sheet: Sheet, kong: Kong, options: Mapping[str, str]) -> tuple[str, tuple[int, ...]]:
    """WENZHOU-32."""
    cause = "open_kong" if kong.kind == "kong" else f"{kong.kind}_kong"
    number = {"concealed": 2, "added": int(options["added_kong"])}.get(kong.kind, 1)
    return cause, from_each(sheet.seats, kong.seat, shares(sheet, kong.seat, number, options))


def caishen_money(sheet: Sheet, win: Win) -> tuple[int, ...]:
    """WENZHOU-31: for each caishen one from each other player; one that is won on is the winner's."""
    caishen = caishen_of(sheet)
    held = [faces(hand).count(caishen) for hand in sheet.hands]
    held[win.seat] += faces(win.tile).count(caishen)
    return total_of(sheet.seats, {seat: 4 * own - sum(held) for seat, own in enumerate(held)})
