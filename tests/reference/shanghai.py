"""A slow scorer of Shanghai's hands, written from rules/shanghai.md line by line; it shares no code with the engine."""

from collections import Counter
from collections.abc import Iterator, Mapping

from reference.sheet import Seat, Sheet, Verdict, Win, face, from_each, spoken, tiles
from reference.words import (
    DRAGONS,
    HONOURS,
    WINDS,
    Group,
    Hand,
    all_faces,
    hand_of,
    is_claimed,
    is_one_suit,
    is_run,
    splits,
    suits,
)

TIMES_FOUR = ("all_pungs", "half_flush")
LEZI = {
    "full_flush": 1,
    "half_flush_pungs": 1,
    "pure_all_pungs": 2,
    "all_honours": 2,
    "honour_pungs": 4,
    "eight_flowers": 2,
}
FLOOR = 1
FAN = {"full_flush": 4, "half_flush": 2, "all_pungs": 2, "single_wait": 1, "kong_bloom": 1}  # `count: fan`
OPTIONS = {
    "count": "lezi",
    "lezi": "40",
    "base": "3",
    "concealed": "on",
    "fly": "off",
    "bound_self_draw": "alone",
}


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def to_draw(options: Mapping[str, object]) -> int:
    """SHANGHAI-1, SHANGHAI-7, SHANGHAI-10."""
    return 144 - 53


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; nothing is ever paid beside wins."""
    options, win = told_of(sheet.options), sheet.win
    if win is None:
        return Verdict(False)
    if win.by == "flowers":
        return settled(sheet, win, [({"eight_flowers": LEZI["eight_flowers"]}, 2 * int(options["lezi"]))], options)
    hand = hand_of(sheet)
    rows = [valued(sheet, hand, win, names, options) for names in readings(hand, options)]
    return settled(sheet, win, rows, options)


def settled(sheet: Sheet, win: Win, found: list[tuple[dict[str, int], int]], options: Mapping[str, str]) -> Verdict:
    """The dearest reading, doubled by what came before the hand and by its dice (SHANGHAI-28)."""
    if not found:
        return Verdict(False)
    doublers = dict.fromkeys(doubled_by(sheet), 2)
    best = max(value for _, value in found)
    chips = best * 2 ** len(doublers)
    rows = [{**one, **doublers} for one, value in found if value == best]
    return Verdict(
        True, rows[0], chips, paid(sheet, win, chips + flown(sheet, options), options), alike=tuple(rows[1:])
    )


def carried(sheet: Sheet, carry: int) -> int:
    """SHANGHAI-30: the wash-out counter after this hand."""
    return max(0, carry - 1) if sheet.wins else carry + 1


def doubled_by(sheet: Sheet) -> Iterator[str]:
    """SHANGHAI-29, SHANGHAI-30."""
    if len(sheet.dice) == 2 and (sheet.dice[0] == sheet.dice[1] or sorted(sheet.dice) == [1, 4]):
        yield "lucky_dice"
    if sheet.doubled:
        yield "wash_out"


def flown(sheet: Sheet, options: Mapping[str, str]) -> int:
    """Option `fly`: the number of the tile turned after the win."""
    if options["fly"] == "off" or not sheet.turned:
        return 0
    tile = tiles(sheet.turned)[-1]
    return 10 if face(tile) in HONOURS else int(tile[0].replace("0", "5"))


# --- the rows


def readings(hand: Hand, options: Mapping[str, str]) -> Iterator[list[str]]:
    """The shapes that may win (SHANGHAI-18, SHANGHAI-20, SHANGHAI-21); in fan any."""
    kinds = all_faces(hand)
    honours = all(kind in HONOURS for kind in kinds)
    flush = "full_flush" if is_one_suit(kinds) else "half_flush" if len(suits(kinds)) == 1 else ""
    if honours:
        yield ["all_honours"]
    for sets, _ in splits(hand.concealed):
        pungs = not any(map(is_run, [*sets, *(group for _, group in hand.melds)]))
        if pungs:
            both = {"full_flush": "pure_all_pungs", "half_flush": "half_flush_pungs", "": "all_pungs"}
            yield ["honour_pungs" if honours else both[flush]]
        elif flush:
            yield [flush]
        elif options["count"] == "fan":
            yield []


def valued(
    sheet: Sheet, hand: Hand, win: Win, names: list[str], options: Mapping[str, str]
) -> tuple[dict[str, int], int]:
    """The rows and the chips before the last doublings (SHANGHAI-23 to SHANGHAI-28)."""
    lezi, floors = int(options["lezi"]), list(lifts(hand, win))
    units = int(options["base"]) + flowers(sheet, hand, win)
    if options["count"] == "fan":
        fans = {name: FAN[name] for name in [*names, *floors] if name in FAN}
        whole = {name: LEZI[name] for name in names if name not in FAN}
        value = max(min(lezi, units * 2 ** sum(fans.values())), lezi * sum(whole.values()))
        rows = fans | whole
    else:
        rows = {name: 4 if name in TIMES_FOUR else LEZI[name] for name in names}
        value = min(lezi, 4 * units) if names[0] in TIMES_FOUR else lezi * LEZI[names[0]]
        value = max(value, lezi) if floors else value
        rows |= dict.fromkeys(floors, FLOOR)
    if options["concealed"] == "on" and not any(is_claimed(word) for word, _ in hand.melds):
        rows["concealed"] = 2
        value = max(value, min(2 * value, 2 * lezi))
    return rows, value


def lifts(hand: Hand, win: Win) -> Iterator[str]:
    """SHANGHAI-25."""
    if win.by == "self" and {"kong_replacement", "flower_replacement"} & win.circumstances:
        yield "kong_bloom"
    if len(hand.melds) == 4:
        yield "single_wait"


def flowers(sheet: Sheet, hand: Hand, win: Win) -> int:
    """SHANGHAI-22."""
    held = [kind for kind, count in Counter(hand.concealed).items() if kind in HONOURS and count >= 3]
    melds = [*hand.melds, *(("pon", (kind,) * 3) for kind in held)]
    return len(tiles(sheet.flowers[win.seat])) + sum(map(flowers_of, melds))


def flowers_of(row: tuple[str, Group]) -> int:
    """A pung or kong of honours, a kong of a suit."""
    word, group = row
    more = 2 if word == "concealed" else int(len(group) == 4)
    if is_run(group):
        return 0
    return more + (1 if group[0] in WINDS else 2 if group[0] in DRAGONS else 0)


# --- payment


def claimed(sheet: Sheet, seat: Seat, feeder: Seat) -> int:
    """How many melds one seat has claimed from another."""
    return sum(meld.feeder == feeder and is_claimed(meld.kind) for meld in sheet.melds[seat])


def bonds(sheet: Sheet, seat: Seat) -> dict[Seat, int]:
    """SHANGHAI-35, SHANGHAI-41: who is bound to a seat, and how many times over he pays."""
    found = {}
    for other in sheet.others(seat):
        ways = (claimed(sheet, seat, other) >= 3) + (claimed(sheet, other, seat) >= 3)
        if ways:
            found[other] = ways
    return found


def paid(sheet: Sheet, win: Win, share: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """SHANGHAI-33, SHANGHAI-34, SHANGHAI-36 to SHANGHAI-42."""
    bound = bonds(sheet, win.seat)
    if win.source is None:
        shares = {seat: 5 * times for seat, times in bound.items()}
        if not bound or options["bound_self_draw"] == "with others":
            shares = dict.fromkeys(sheet.others(win.seat), 1) | shares
    elif win.by == "rob":
        shares = {seat: 3 * times for seat, times in bound.items() if seat not in win.beside}
        shares[win.source] = robbed(win.source, bound)
    elif win.source in bound:
        shares = {win.source: 2 * bound[win.source]}
    else:
        shares = outsider(sheet, win, bound, options)
    return from_each(sheet.seats, win.seat, {seat: times * share for seat, times in shares.items()})


def outsider(sheet: Sheet, win: Win, bound: Mapping[Seat, int], options: Mapping[str, str]) -> dict[Seat, int]:
    """SHANGHAI-39, SHANGHAI-40, SHANGHAI-42: an unbound player has discarded; he pays for each bond of the winner.

    A bound player who wins as well pays nothing.
    """
    assert win.source is not None
    if not bound:
        return {win.source: 1}
    if not is_ready(sheet, win.source, options):
        return {win.source: 2 * len(bound)}
    return {win.source: len(bound)} | {seat: times for seat, times in bound.items() if seat not in win.beside}


def robbed(maker: Seat, bound: Mapping[Seat, int]) -> int:
    """SHANGHAI-38, SHANGHAI-42: 3 shares for each bond of the winner, 6 for that with the maker; 3 without a bond."""
    return sum(6 * times if seat == maker else 3 for seat, times in bound.items()) if bound else 3


def said(sheet: Sheet) -> list[str]:
    """What a case of this book says beside tiles and melds: whether who discarded the tile was ready (SHANGHAI-39)."""
    win = sheet.win
    assert win is not None
    ready = win.by == "discard" and win.source is not None and is_ready(sheet, win.source, told_of(sheet.options))
    return ["payer_ready"] if ready else []


def is_ready(sheet: Sheet, seat: Seat, options: Mapping[str, str]) -> bool:
    """Return True if some tile would complete a hand that may win."""
    rest = hand_of(sheet, seat)
    for kind in range(34):
        if all_faces(rest).count(kind) < 4:
            hand = Hand(tuple(sorted([*rest.concealed, kind])), rest.melds, kind, "discard")
            if any(True for _ in readings(hand, options)):
                return True
    return False
