"""A slow scorer of Red Dragon mahjong, written from rules/hongzhong.md line by line; it shares no code with the engine.

Each Red Dragon is tried as every tile of the suits, and each complete hand is split in every way.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement

from reference.sheet import Kong, Sheet, Verdict, Win, added, faces, from_each, spoken, tiles
from reference.words import Group, hand_of, is_one_suit, is_run, joker_splits

RED = 33
SUITED = range(27)
FAN = {
    "plain": 0,
    "no_joker": 1,
    "all_pungs": 1,
    "pure_straight": 1,
    "kong_bloom": 1,
    "seven_pairs": 2,
    "full_flush": 2,
    "dragon_seven_pairs": 3,
    "four_jokers": 2,
}
OPTIONS = {
    "cap": "4",
    "birds": "2",
    "bird_mode": "159",
    "bird_points": "1",
    "last_bird": "none",
    "late_added_kong": "0",
    "discard_win": "off",
    "four_jokers": "off",
    "red_dragons": "4",
    "seven_pairs": "on",
    "drawn_kongs": "void",
}
MANY = 10_000  # wins of the slow run: each Red Dragon is tried as each tile


def to_draw(options: Mapping[str, object]) -> int:
    """HONGZHONG-1, HONGZHONG-6, HONGZHONG-7."""
    return 108 + int(str(options.get("red_dragons", 4))) - 53


def agreed(sheet: Sheet) -> dict[str, str]:
    """All options of the table, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in sheet.options.items()}


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = agreed(sheet), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    found: dict[int, list[dict[str, int]]] = {}
    for names in hands(sheet, win, options):
        rows = {name: FAN[name] for name in [*names, *bloom(win)] or ["plain"]}
        if rows not in found.setdefault(sum(rows.values()), []):
            found[sum(rows.values())].append(rows)
    if not found or not may_win(sheet, win, options):
        return Verdict(False)
    best = max(found)  # HONGZHONG-21, HONGZHONG-23
    fan = best if options["cap"] == "none" else min(best, int(options["cap"]))  # HONGZHONG-24
    return Verdict(True, found[best][0], fan, paid(sheet, win, 2**fan), alike=tuple(found[best][1:]))


def may_win(sheet: Sheet, win: Win, options: Mapping[str, str]) -> bool:
    """HONGZHONG-14, HONGZHONG-15; with `discard_win` who holds a Red Dragon wins by his own draw only."""
    return win.by == "self" or (options["discard_win"] == "on" and RED not in hand_of(sheet).concealed)


def bloom(win: Win) -> list[str]:
    """A win on the replacement of one's own kong."""
    return ["kong_bloom"] if win.by == "self" and "kong_replacement" in win.circumstances else []


# --- the hand


def hands(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Iterator[list[str]]:
    """The rows of each reading, kong bloom left out."""
    hand = hand_of(sheet)
    natural = [kind for kind in hand.concealed if kind != RED]
    jokers = len(hand.concealed) - len(natural)
    flush = ["full_flush"] if is_one_suit([*natural, *(kind for _, group in hand.melds for kind in group)]) else []
    every = flush + ([] if jokers else ["no_joker"])
    four = ["four_jokers"] if options["four_jokers"] == "on" and jokers >= 4 and win.by == "self" else []
    for chosen, sets, _ in joker_splits(natural, jokers):
        if is_allowed(natural, chosen):
            yield [*every, *rows_of_sets(sets, [group for _, group in hand.melds]), *four]
    if not hand.melds and options["seven_pairs"] == "on":
        yield from ([*every, row] for row in pairs(natural, jokers, None if hand.tile == RED else hand.tile))
    if four:
        yield four


def is_allowed(natural: Sequence[int], chosen: Sequence[int]) -> bool:
    """HONGZHONG-14, HONGZHONG-19: Red Dragons are tiles of the suits, and no kind is there a fifth time."""
    return all(kind in SUITED for kind in chosen) and max(Counter([*natural, *chosen]).values()) <= 4


def rows_of_sets(sets: Sequence[Group], melds: Sequence[Group]) -> list[str]:
    """Rows of four sets and a pair; melds are pungs and kongs, as nobody calls a run."""
    names = [] if any(map(is_run, [*sets, *melds])) else ["all_pungs"]
    runs = {group[0] for group in sets if is_run(group)}
    if any({suit, suit + 3, suit + 6} <= runs for suit in (0, 9, 18)):
        names.append("pure_straight")
    return names


def pairs(natural: Sequence[int], jokers: int, drawn: int | None) -> Iterator[str]:
    """HONGZHONG-18, HONGZHONG-25: seven pairs, with a quad if the drawn tile (None: a Red Dragon) is one of four."""
    if sum(count % 2 for count in Counter(natural).values()) > jokers:
        return
    for chosen in combinations_with_replacement(SUITED, jokers):
        kinds = Counter([*natural, *chosen])
        if all(count in (2, 4) for count in kinds.values()):
            fours = [kind for kind, count in kinds.items() if count == 4]
            made = any(kind == drawn or (drawn is None and kind in chosen) for kind in fours)
            yield "dragon_seven_pairs" if made else "seven_pairs"


# --- payment


def paid(sheet: Sheet, win: Win, share: int) -> tuple[int, ...]:
    """A self-draw is paid by all; with `discard_win` who gave the tile pays alone, three shares for a robbed kong."""
    if win.by == "self":
        return from_each(sheet.seats, win.seat, dict.fromkeys(sheet.others(win.seat), share))
    return from_each(sheet.seats, win.seat, {win.source: share * (3 if win.by == "rob" else 1)})


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """HONGZHONG-27, HONGZHONG-28, HONGZHONG-31: kongs, void where nobody wins, and birds."""
    found: dict[str, tuple[int, ...]] = {}
    for kong in sheet.kongs if sheet.wins or options["drawn_kongs"] == "paid" else ():
        cause, payments = kong_points(sheet, kong, options)
        found[cause] = added(found[cause], payments) if cause in found else payments
    if sheet.wins:
        win = sheet.wins[0]
        found["birds"] = paid(sheet, win, hits(sheet, win, options) * int(options["bird_points"]))
    return found


def kong_points(sheet: Sheet, kong: Kong, options: Mapping[str, str]) -> tuple[str, tuple[int, ...]]:
    """HONGZHONG-27."""
    if kong.kind == "kong":
        return "open_kong", from_each(sheet.seats, kong.seat, {kong.feeder: 3})
    points = 2 if kong.kind == "concealed" else 1 if kong.fresh else int(options["late_added_kong"])
    return f"{kong.kind}_kong", from_each(sheet.seats, kong.seat, dict.fromkeys(sheet.others(kong.seat), points))


def hits(sheet: Sheet, win: Win, options: Mapping[str, str]) -> int:
    """HONGZHONG-30 to HONGZHONG-32: what the tiles turned up after the win count."""
    mode, due = options["bird_mode"], int(options["birds"])
    turned = tiles(sheet.turned)[: min(due, 1) if mode == "all" else due]
    if not turned and due and options["last_bird"] == "own tile":
        turned = [win.tile]
    return sum(worth(sheet, win, tile, mode) for tile in turned)


def worth(sheet: Sheet, win: Win, tile: str, mode: str) -> int:
    """How often one bird hits."""
    is_red = faces(tile) == [RED]
    number = int(tile[0])
    if mode == "all":
        return 10 if is_red else number
    if mode == "seat":
        return int(is_red or (number - 1) % 4 == (win.seat - sheet.dealer) % 4)
    return int(is_red or number in (1, 5, 9))
