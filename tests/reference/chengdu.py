"""A slow scorer of Chengdu's hands, written from rules/chengdu.md line by line; it shares no code with the engine."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from reference.sheet import Kong, Seat, Sheet, Verdict, Win, added, from_each, spoken, total_of, transfer, winners
from reference.words import Group, Hand, all_faces, hand_of, is_one_suit, is_pairs, is_run, is_terminal, splits, suits

FAN = {
    "plain": 0,
    "all_pungs": 1,
    "full_flush": 2,
    "seven_pairs": 2,
    "all_terminal_sets": 2,
    "pure_all_pungs": 3,
    "all_258_pungs": 3,
    "dragon_seven_pairs": 3,
    "pure_seven_pairs": 4,
    "pure_dragon_seven_pairs": 5,
    "heavenly_win": 4,
    "earthly_win": 4,
}
OPTIONS = {
    "players": "4",
    "hand_size": "13",
    "lack": "free",
    "cap": "4",
    "self_draw": "add fan",
    "menqing": "on",
    "yaojiu": "on",
    "fed_kong_bloom": "self draw",
}


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def to_draw(options: Mapping[str, object]) -> int:
    """CHENGDU-1, CHENGDU-5, CHENGDU-6, CHENGDU-7."""
    told = told_of(options)
    players = min(4, int(told["players"]))
    return 108 - 53 if players == 4 else 72 - players * int(told["hand_size"]) - 1


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet.options), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    found = values(sheet, win.seat, hand_of(sheet), win, options)
    if not found:
        return Verdict(False)
    fan = max(found)
    total = capped(fan, options)
    return Verdict(True, found[fan][0], total, paid(sheet, win, 2**total, options), alike=tuple(found[fan][1:]))


def values(
    sheet: Sheet, seat: Seat, hand: Hand, win: Win | None, options: Mapping[str, str]
) -> dict[int, list[dict[str, int]]]:
    """The rows of each reading by their fan before the cap; without a win chance rows are left out (CHENGDU-40)."""
    if (sheet.seats == 4 and len(suits(all_faces(hand))) == 3) or lacked(sheet, seat, hand):  # CHENGDU-24
        return {}
    found: dict[int, list[dict[str, int]]] = {}
    for main, quads in mains(sheet, hand, win, options):
        rows = {main: FAN[main]}
        more = Counter([*extras(hand, main, options), *(chances(win, options) if win else ())])
        more["root"] = roots(hand) - quads
        rows |= {name: count for name, count in more.items() if count}
        found.setdefault(sum(rows.values()), []).append(rows)
    return found


def lacked(sheet: Sheet, seat: Seat, hand: Hand) -> bool:
    """Return True if a tile of the suit declared as missing is there."""
    return bool(sheet.lacked[seat]) and "mps".index(sheet.lacked[seat]) in suits(all_faces(hand))


def capped(fan: int, options: Mapping[str, str]) -> int:
    """CHENGDU-30."""
    return fan if options["cap"] == "none" else min(fan, int(options["cap"]))


# --- the rows


def mains(sheet: Sheet, hand: Hand, win: Win | None, options: Mapping[str, str]) -> Iterator[tuple[str, int]]:
    """Main patterns of all readings, and how many roots they take with them."""
    pure = is_one_suit(all_faces(hand))
    pairs = not hand.melds and len(hand.concealed) == 14 and is_pairs(hand.concealed)
    if pairs:
        quad = 4 in Counter(hand.concealed).values()
        yield ("pure_" if pure else "") + ("dragon_" if quad else "") + "seven_pairs", int(quad)
    ways = list(splits(hand.concealed))
    for sets, pair in ways:
        groups = [*sets, *(group for _, group in hand.melds)]
        yield from ((name, 0) for name in of_sets(groups, pair, pure, options))
    if win is not None and "first_turn" in win.circumstances and (ways or pairs):
        if win.by == "self":
            yield ("heavenly_win" if win.seat == sheet.dealer else "earthly_win"), 0
        elif win.by == "discard" and win.source == sheet.dealer:
            yield "earthly_win", 0


def of_sets(groups: Sequence[Group], pair: int, pure: bool, options: Mapping[str, str]) -> Iterator[str]:
    """Main patterns of sets and a pair."""
    yield "full_flush" if pure else "plain"
    pungs = not any(map(is_run, groups))
    if pungs:
        yield "pure_all_pungs" if pure else "all_pungs"
    if options["yaojiu"] == "on":
        if pungs and all(kind % 9 in (1, 4, 7) for group in [*groups, (pair,)] for kind in group):
            yield "all_258_pungs"
        if all(any(map(is_terminal, group)) for group in [*groups, (pair,)]):
            yield "all_terminal_sets"


def roots(hand: Hand) -> int:
    """CHENGDU-27: four equal tiles, a kong or not."""
    return sum(count == 4 for count in Counter(all_faces(hand)).values())


def extras(hand: Hand, main: str, options: Mapping[str, str]) -> Iterator[str]:
    """What is added for the hand itself."""
    if options["menqing"] == "on":
        if all(word == "concealed" for word, _ in hand.melds) and "seven_pairs" not in main:
            yield "concealed_hand"
        if not any(map(is_terminal, all_faces(hand))):
            yield "all_simples"
    if len(hand.concealed) == 2:
        yield "golden_hook"


def chances(win: Win, options: Mapping[str, str]) -> Iterator[str]:
    """What is added for how it was won."""
    told, last = win.circumstances, "last_tile" in win.circumstances
    if win.by == "self":
        if options["self_draw"] == "add fan" and not is_fed_bloom(win, options):
            yield "self_draw"
        if "kong_replacement" in told:
            yield "kong_bloom"
        if last:
            yield "last_tile_draw"
    elif win.by == "rob":
        yield "robbing_kong"
    else:
        if "after_kong_discard" in told:
            yield "shot_after_kong"
        if last:
            yield "last_tile_claim"


def is_fed_bloom(win: Win, options: Mapping[str, str]) -> bool:
    """CHENGDU-33."""
    return options["fed_kong_bloom"] == "feeder" and "discard_kong_replacement" in win.circumstances


# --- payment


def paid(sheet: Sheet, win: Win, value: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """CHENGDU-28, CHENGDU-31, CHENGDU-32, CHENGDU-33."""
    if win.source is not None:
        return from_each(sheet.seats, win.seat, {win.source: value})
    if is_fed_bloom(win, options):
        feeder = next(meld.feeder for meld in reversed(sheet.melds[win.seat]) if meld.kind == "kong")
        assert feeder is not None
        return from_each(sheet.seats, win.seat, {feeder: value})
    more = options["self_draw"] == "add base"
    payers = [seat for seat in sheet.others(win.seat) if seat not in win.before]
    return from_each(sheet.seats, win.seat, dict.fromkeys(payers, value + more))


# --- what is paid beside wins


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """Kongs, what a shot after a kong hands on, the checks of the empty wall."""
    found: dict[str, tuple[int, ...]] = {}
    kept = [income(sheet, kong) for kong in sheet.kongs]
    for kong, payments in zip(sheet.kongs, kept, strict=True):
        note(found, f"{'open' if kong.kind == 'kong' else kong.kind}_kong", payments)
    shots = {(win.kong, win.beside) for win in sheet.wins if win.kong is not None and win.by == "discard"}
    for number, seats in sorted(shots):  # CHENGDU-35
        maker = sheet.kongs[number].seat
        share = kept[number][maker] // len(seats)
        note(found, "transfer", total_of(sheet.seats, dict.fromkeys(seats, share) | {maker: -share * len(seats)}))
        kept[number] = (0,) * sheet.seats
    if sheet.ended == "exhausted":
        check_empty_wall(sheet, options, found, kept)
    return {cause: payments for cause, payments in found.items() if any(payments)}


def note(found: dict[str, tuple[int, ...]], cause: str, payments: tuple[int, ...]) -> None:
    """Put payments to those of the same cause."""
    found[cause] = added(found[cause], payments) if cause in found else payments


def income(sheet: Sheet, kong: Kong) -> tuple[int, ...]:
    """CHENGDU-34."""
    if kong.kind == "kong":
        return from_each(sheet.seats, kong.seat, {kong.feeder: 2})
    payers = [seat for seat in kong.still_in if seat != kong.seat and seat < sheet.seats]
    return from_each(sheet.seats, kong.seat, dict.fromkeys(payers, 2 if kong.kind == "concealed" else 1))


def check_empty_wall(
    sheet: Sheet, options: Mapping[str, str], found: dict[str, tuple[int, ...]], kept: Sequence[tuple[int, ...]]
) -> None:
    """CHENGDU-37 to CHENGDU-42."""
    left = [seat for seat in range(sheet.seats) if seat not in set(winners(sheet))]
    if len(left) < 2:
        return
    pigs = [seat for seat in left if is_pig(sheet, seat)]
    worth = {seat: -1 if seat in pigs else ready_fan(sheet, seat, options) for seat in left}
    cap = 4 if options["cap"] == "none" else int(options["cap"])
    for payer in left:
        for seat in left:
            if payer in pigs and seat not in pigs:
                note(found, "pig", transfer(sheet.seats, payer, seat, 2**cap))
            elif payer not in pigs and worth[payer] < 0 <= worth[seat]:
                note(found, "unready", transfer(sheet.seats, payer, seat, 2 ** capped(worth[seat], options)))
    for kong, payments in zip(sheet.kongs, kept, strict=True):
        if kong.seat in left and worth[kong.seat] < 0:
            note(found, "refund", tuple(-change for change in payments))


def is_pig(sheet: Sheet, seat: Seat) -> bool:
    """CHENGDU-39."""
    hand = hand_of(sheet, seat)
    return sheet.seats == 4 and (len(suits(all_faces(hand))) == 3 or lacked(sheet, seat, hand))


def ready_fan(sheet: Sheet, seat: Seat, options: Mapping[str, str]) -> int:
    """The most fan the hand could have on a discard, chance rows left out; -1 for a hand that is not ready."""
    rest, best = hand_of(sheet, seat), -1
    for tile in range(27):
        if all_faces(rest).count(tile) < 4:
            hand = Hand(tuple(sorted([*rest.concealed, tile])), rest.melds, tile, "discard")
            best = max(best, *values(sheet, seat, hand, None, options), -1)
    return best
