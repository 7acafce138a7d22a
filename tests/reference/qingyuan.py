"""A slow scorer of Qingyuan's hands, written from rules/qingyuan.md line by line; it shares no code with the engine."""

from collections.abc import Iterator, Mapping, Sequence

from reference.sheet import Kong, Seat, Sheet, Verdict, Win, added, faces, from_each, spoken
from reference.words import HONOURS, Group, all_faces, hand_of, is_one_suit, is_outer, is_run, is_terminal, joker_splits

V = {
    "all_honors": 18,
    "all_terminals_and_honors": 15,
    "pure_all_pungs": 12,
    "full_flush": 9,
    "all_pungs": 6,
    "chicken_hand": 3,
}
HORSES = ("159", "26", "37", "48")  # numbers that belong to E, S, W, N (QINGYUAN-26)
HONOUR_HORSES = ("17", "26", "35", "4")
WHITE = 31

OPTIONS = {
    "rob_kong": "off",
    "added_kong": "all pay 1",
    "horses": "0",
    "white_joker": "off",
    "draw_keeps_kongs": "off",
    "bloom_liability": "off",
}


def to_draw(options: Mapping[str, object]) -> int:
    """QINGYUAN-1, QINGYUAN-5, QINGYUAN-6."""
    return 100 - 53 - int(str(options.get("horses", 0)))


def agreed(sheet: Sheet) -> dict[str, str]:
    """All options of the table, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in sheet.options.items()}


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = agreed(sheet), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    names = {name for groups in readings(sheet, options) for name in names_of(groups)}
    if not names or not may_win(sheet, win, options):
        return Verdict(False)
    best = next(name for name in V if name in names)  # one row counts, the highest that fits
    value = V[best]
    if options["white_joker"] == "on" and WHITE not in all_faces(hand_of(sheet)):
        value *= 2  # QINGYUAN-27
    return Verdict(True, {best: V[best]}, value, paid(sheet, win, value + 2 * hits(sheet, win.seat), options))


def may_win(sheet: Sheet, win: Win, options: Mapping[str, str]) -> bool:
    """QINGYUAN-8, QINGYUAN-9; runs are formed in the concealed hand only (QINGYUAN-14)."""
    by = win.by == "self" or (win.by == "rob" and options["rob_kong"] == "on")
    return by and not any(meld.kind == "chi" for meld in sheet.melds[win.seat])


def readings(sheet: Sheet, options: Mapping[str, str]) -> Iterator[list[Group]]:
    """The four sets and the pair, in all ways (QINGYUAN-14, QINGYUAN-15)."""
    hand = hand_of(sheet)
    wild = [kind for kind in hand.concealed if kind == WHITE and options["white_joker"] == "on"]
    natural = [kind for kind in hand.concealed if kind not in wild]
    for _, sets, pair in joker_splits(natural, len(wild)):
        yield [*sets, *(group for _, group in hand.melds), (pair, pair)]


def names_of(groups: Sequence[Group]) -> Iterator[str]:
    """The rows that fit one reading."""
    kinds = [kind for group in groups for kind in group]
    pure, pungs = is_one_suit(kinds), not any(map(is_run, groups))
    yield "chicken_hand"
    if pure:
        yield "full_flush"
    if pungs:
        yield "all_pungs"
        if pure:
            yield "pure_all_pungs"
        if all(map(is_outer, kinds)) and any(map(is_terminal, kinds)):
            yield "all_terminals_and_honors"
        if all(kind in HONOURS for kind in kinds):
            yield "all_honors"


def hits(sheet: Sheet, winner: Seat) -> int:
    """How many of the horses turned up are of the winner's seat (QINGYUAN-26)."""
    wind = sheet.winds()[winner]
    own = [f"{number}{suit}" for suit in "ps" for number in HORSES[wind]]
    own += [f"{number}z" for number in HONOUR_HORSES[wind]]
    return sum(kind in faces("".join(own)) for kind in faces(sheet.turned))


def paid(sheet: Sheet, win: Win, share: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """QINGYUAN-9, QINGYUAN-19, QINGYUAN-24."""
    if win.by == "rob":
        return from_each(sheet.seats, win.seat, {win.source: 3 * share})
    feeder = bloom_feeder(sheet, win) if options["bloom_liability"] == "on" else None
    if feeder is not None:
        return from_each(sheet.seats, win.seat, {feeder: 3 * share})
    return from_each(sheet.seats, win.seat, dict.fromkeys(sheet.others(win.seat), share))


def bloom_feeder(sheet: Sheet, win: Win) -> Seat | None:
    """Who gave the tile of the exposed kong whose replacement wins."""
    if "discard_kong_replacement" not in win.circumstances:
        return None
    return next((meld.feeder for meld in reversed(sheet.melds[win.seat]) if meld.kind == "kong"), None)


# --- what is paid beside wins


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """QINGYUAN-23, QINGYUAN-29: kongs are settled with the hand, and void where nobody wins."""
    found: dict[str, tuple[int, ...]] = {}
    if not sheet.wins and options["draw_keeps_kongs"] == "off":
        return found
    for kong in sheet.kongs:
        cause, payments = kong_points(sheet, kong, options)
        found[cause] = added(found[cause], payments) if cause in found else payments
    return found


def kong_points(sheet: Sheet, kong: Kong, options: Mapping[str, str]) -> tuple[str, tuple[int, ...]]:
    """QINGYUAN-20, QINGYUAN-21, QINGYUAN-22."""
    if kong.kind == "kong":
        return "open_kong", from_each(sheet.seats, kong.seat, {kong.feeder: 3})
    if kong.kind == "added" and options["added_kong"].startswith("feeder"):
        return "added_kong", from_each(sheet.seats, kong.seat, {kong.feeder: 3})
    points = {"added": 1, "concealed": 2}[kong.kind]
    payers = dict.fromkeys(sheet.others(kong.seat), points)
    return f"{kong.kind}_kong", from_each(sheet.seats, kong.seat, payers)
