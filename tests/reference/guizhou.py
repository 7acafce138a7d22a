"""A slow scorer of Guizhou's chickens, from rules/guizhou.md line by line; it shares no code with the engine.

The preset mil_2023 asks only one thing more of a scorer: a concealed kong too must be timely (GUIZHOU-P2), which a
table may also agree on by itself.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations

from reference.sheet import Seat, Sheet, Verdict, Win, added, face, faces, from_each, spoken, tiles, transfer
from reference.words import Group, all_faces, hand_of, is_one_suit, is_pairs, is_run, melds_of, splits, waits

POINTS = {
    "plain": 3,
    "all_pungs": 8,
    "four_melds": 13,
    "seven_pairs": 13,
    "dragon_seven_pairs": 26,
    "full_flush": 13,
    "hard_ready": 26,
    "soft_ready": 13,
    "heavenly_win": 26,
    "kong_bloom": 1,
    "hot_discard": 1,
    "robbing_kong": 0,
}
HERO, BLACK_BONE = 18, 16  # 1s and 8p
KONGS = ("kong", "added", "concealed")
KONG_POINTS = 3  # GUIZHOU-41
OPTIONS = {
    "lack": "none",
    "open_chicken": "off",
    "turn_on": "any win",
    "wugu": "1",
    "own_tile": "off",
    "both_sides": "off",
    "all_chickens": "off",
    "weekday": "off",
    "cap": "39",
}
PRESETS = {"mil_2023": {}}


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def to_draw(options: Mapping[str, object]) -> int:
    """GUIZHOU-1, GUIZHOU-5, GUIZHOU-6."""
    return 108 - 53


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet.options), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    hand = hand_of(sheet)
    kinds = all_faces(hand)
    if lacks(sheet, win.seat, kinds, options):
        return Verdict(False)
    said = [*declared(sheet, win.seat), *(["heavenly_win"] if is_heavenly(sheet, win) else [])]
    found: dict[int, list[dict[str, int]]] = {}
    for names in families(hand.concealed, hand.melds):
        rows = named([*names, *said]) | {name: POINTS[name] for name in extras(win)}
        if may_win(sheet, win, rows) and rows not in found.setdefault(sum(rows.values()), []):
            found[sum(rows.values())].append(rows)
    if not found:
        return Verdict(False)
    best = max(found)  # GUIZHOU-24
    points = capped(best, options)
    payments = paid(sheet, win, points)
    return Verdict(True, found[best][0], points, payments, alike=tuple(found[best][1:]))


# --- the rows


def families(concealed: Group, melds: tuple[tuple[str, Group], ...]) -> Iterator[list[str]]:
    """What each reading has; nothing where it is of no family (GUIZHOU-19)."""
    flush = ["full_flush"] if is_one_suit([*concealed, *(kind for _, group in melds for kind in group)]) else []
    for sets, _ in splits(concealed):
        if len(melds) == 4:
            yield ["four_melds", *flush]  # there is no chow
        elif any(map(is_run, sets)):
            yield flush
        else:
            yield ["all_pungs", *flush]
    if not melds and is_pairs(concealed):
        yield ["dragon_seven_pairs" if 4 in Counter(concealed).values() else "seven_pairs", *flush]


def named(names: list[str]) -> dict[str, int]:
    """The rows with their points; a hand with nothing is plain."""
    return {name: POINTS[name] for name in names or ["plain"]}


def declared(sheet: Sheet, seat: Seat) -> list[str]:
    """GUIZHOU-16."""
    return [f"{sheet.declared[seat]}_ready"] if sheet.declared[seat] in ("hard", "soft") else []


def is_heavenly(sheet: Sheet, win: Win) -> bool:
    """Return True for the dealer's win with the dealt tiles."""
    return win.by == "self" and win.seat == sheet.dealer and "first_turn" in win.circumstances


def extras(win: Win) -> Iterator[str]:
    """How the hand was won."""
    if win.by == "self" and "kong_replacement" in win.circumstances:
        yield "kong_bloom"
    if win.by == "discard" and "after_kong_discard" in win.circumstances:
        yield "hot_discard"
    if win.by == "rob":
        yield "robbing_kong"


def may_win(sheet: Sheet, win: Win, rows: Mapping[str, int]) -> bool:
    """GUIZHOU-22."""
    pass_ = any(meld.kind in KONGS for meld in sheet.melds[win.seat])
    return win.by != "discard" or "plain" not in rows or pass_


def lacks(sheet: Sheet, seat: Seat, kinds: list[int], options: Mapping[str, str]) -> bool:
    """Return True if a tile of the suit is there that must go (GUIZHOU-7)."""
    suit = sheet.lacked[seat]
    return options["lack"] == "declared" and bool(suit) and any(kind // 9 == "mps".index(suit) for kind in kinds)


def capped(points: int, options: Mapping[str, str]) -> int:
    """GUIZHOU-23."""
    return points if options["cap"] == "none" else min(points, int(options["cap"]))


def paid(sheet: Sheet, win: Win, points: int) -> tuple[int, ...]:
    """GUIZHOU-25 to GUIZHOU-27."""
    if win.source is None:
        return from_each(sheet.seats, win.seat, dict.fromkeys(sheet.others(win.seat), points))
    return transfer(sheet.seats, win.source, win.seat, points * (3 if win.by == "rob" else 1))


# --- who is ready


def waits_of(sheet: Sheet, seat: Seat) -> list[int]:
    """GUIZHOU-44: kinds that complete the hand, but for those of which it holds four concealed."""
    rest, melds = faces(sheet.hands[seat]), melds_of(sheet, seat)

    def completes(kinds: list[int]) -> bool:
        return any(True for _ in families(tuple(kinds), melds))

    return [kind for kind in waits(rest, completes, range(27)) if rest.count(kind) < 4]


def is_ready(sheet: Sheet, seat: Seat, options: Mapping[str, str]) -> bool:
    """A winner always is."""
    if any(win.seat == seat for win in sheet.wins):
        return True
    return not lacks(sheet, seat, held_kinds(sheet, seat), options) and bool(good_waits(sheet, seat, options))


def good_waits(sheet: Sheet, seat: Seat, options: Mapping[str, str]) -> list[int]:
    """The waits but for those of the suit that must go."""
    return [kind for kind in waits_of(sheet, seat) if not lacks(sheet, seat, [kind], options)]


def held_kinds(sheet: Sheet, seat: Seat) -> list[int]:
    """The faces of hand and melds."""
    return [*faces(sheet.hands[seat]), *(kind for _, group in melds_of(sheet, seat) for kind in group)]


# --- what is paid beside wins


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """Chickens and kongs after a win; in a drawn hand what the unready pay."""
    ready = [seat for seat in range(sheet.seats) if is_ready(sheet, seat, options)]
    if not sheet.wins:
        return unready_payments(sheet, ready, options) if sheet.ended else {}
    burnt = burnt_of(sheet)
    found: dict[str, tuple[int, ...]] = {}
    times = 2 if options["all_chickens"] == "on" and all_have(sheet, ready, options) else 1
    for cause, payer, receiver, amount in [*chickens(sheet, ready, options), *kongs(sheet, ready)]:
        if receiver != burnt:  # GUIZHOU-43
            payment = transfer(sheet.seats, payer, receiver, amount * (times if cause == "chickens" else 1))
            found[cause] = added(found[cause], payment) if cause in found else payment
    return found


def unready_payments(sheet: Sheet, ready: list[Seat], options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """GUIZHOU-45 to GUIZHOU-47."""
    found: dict[str, tuple[int, ...]] = {}
    for payer, receiver in permutations(range(sheet.seats), 2):
        if payer not in ready and receiver in ready:
            payment = transfer(sheet.seats, payer, receiver, capped(reach(sheet, receiver, options), options))
            found["unready"] = added(found["unready"], payment) if "unready" in found else payment
    return found


def reach(sheet: Sheet, seat: Seat, options: Mapping[str, str]) -> int:
    """The highest value the hand could have, chance extras left out."""
    rest, melds, said = faces(sheet.hands[seat]), melds_of(sheet, seat), declared(sheet, seat)
    return max(
        sum(named([*names, *said]).values())
        for kind in good_waits(sheet, seat, options)
        for names in families(tuple(sorted([*rest, kind])), melds)
    )


def burnt_of(sheet: Sheet) -> Seat | None:
    """GUIZHOU-43: who fed a hot discard or had his kong robbed."""
    win = sheet.wins[-1]
    hot = win.by == "discard" and "after_kong_discard" in win.circumstances
    return win.source if hot or win.by == "rob" else None


# --- chickens


def values_of(sheet: Sheet, options: Mapping[str, str]) -> Counter[int]:
    """What a chicken of each kind is worth (GUIZHOU-29 to GUIZHOU-35)."""
    values = Counter({HERO: 1, BLACK_BONE: 0 if options["wugu"] == "off" else int(options["wugu"])})
    standing = {kind for kind, value in values.items() if value}
    gold: set[int] = set()
    for kind, is_turned in named_kinds(sheet, options):
        if kind not in standing:
            values[kind] += 1
        elif is_turned:
            gold.add(kind)
    for kind in gold:
        values[kind] *= 2
    return values


def named_kinds(sheet: Sheet, options: Mapping[str, str]) -> Iterator[tuple[int, bool]]:
    """The kinds that turned tiles and options name; True for the turned chicken itself."""
    by_draw = bool(sheet.wins) and sheet.wins[-1].by == "self"
    if options["open_chicken"] == "on" or options["turn_on"] == "any win" or by_draw:
        for kind in faces(sheet.turned):
            yield successor(kind, 1), True
            if options["own_tile"] == "on":
                yield kind, False
            if options["both_sides"] == "on":
                yield successor(kind, -1), False
    if options["weekday"].isdigit():
        yield from ((9 * suit + int(options["weekday"]) - 1, False) for suit in range(3))


def successor(kind: int, step: int) -> int:
    """The next number of the suit, or the one before; after 9 comes 1 (GUIZHOU-31)."""
    return kind - kind % 9 + (kind % 9 + step) % 9


def lying(sheet: Sheet, seat: Seat) -> Counter[int]:
    """The faces in melds and river; what was claimed or won on lies elsewhere (GUIZHOU-38)."""
    melds = [kind for _, group in melds_of(sheet, seat) for kind in group]
    river = [face(cut.tile) for cut in sheet.rivers[seat] if not cut.claimed]
    if is_last_discard_won(sheet, seat):
        river.pop()
    return Counter([*melds, *river])


def is_last_discard_won(sheet: Sheet, seat: Seat) -> bool:
    """Return True if the last tile of this river is the one that was won on."""
    win = sheet.wins[-1]
    return win.by == "discard" and win.source == seat and bool(sheet.order) and sheet.order[-1] == (seat, win.tile)


def owned(sheet: Sheet, seat: Seat) -> Counter[int]:
    """GUIZHOU-37: hand, melds, river and the tile won with."""
    won = [face(win.tile) for win in sheet.wins if win.seat == seat]
    return lying(sheet, seat) + Counter([*faces(sheet.hands[seat]), *won])


def worth(kinds: Counter[int], values: Counter[int]) -> int:
    """The chickens among the tiles."""
    return sum(count * values[kind] for kind, count in kinds.items())


def all_have(sheet: Sheet, ready: list[Seat], options: Mapping[str, str]) -> bool:
    """Return True if every player has a chicken that is paid for, to him or by him (GUIZHOU-35)."""
    values = values_of(sheet, options)
    return all(
        worth(owned(sheet, seat) if seat in ready else lying(sheet, seat), values) for seat in range(sheet.seats)
    )


def chickens(sheet: Sheet, ready: list[Seat], options: Mapping[str, str]) -> Iterator[tuple[str, Seat, Seat, int]]:
    """Cause, payer, receiver and amount of each chicken payment (GUIZHOU-37 to GUIZHOU-42)."""
    values = values_of(sheet, options)
    for seat in range(sheet.seats):
        for other in sheet.others(seat):
            if seat in ready:
                yield "chickens", other, seat, worth(owned(sheet, seat), values)
            elif other in ready:
                yield "chickens", seat, other, worth(lying(sheet, seat), values)
    for kind in (HERO, BLACK_BONE):
        if values[kind] and not (kind == BLACK_BONE and options["wugu"] == "off"):
            bonus = 4 if is_gold(sheet, kind, options) else 2
            yield from (("chickens", *row, bonus) for row in first_chicken(sheet, kind, ready))


def is_gold(sheet: Sheet, kind: int, options: Mapping[str, str]) -> bool:
    """GUIZHOU-34."""
    return (kind, True) in named_kinds(sheet, options)


def first_chicken(sheet: Sheet, kind: int, ready: list[Seat]) -> Iterator[tuple[Seat, Seat]]:
    """Who pays whom the bonus of the first chicken discarded (GUIZHOU-39, GUIZHOU-40, GUIZHOU-42)."""
    thrown = [seat for seat, tile in sheet.order if face(tile) == kind]
    if not thrown:
        return
    seat = thrown[0]
    first = next(cut for cut in sheet.rivers[seat] if face(cut.tile) == kind)
    if first.claimed:
        owner = next(
            owner
            for owner, row in enumerate(sheet.melds)
            for meld in row
            if meld.feeder == seat and is_of(meld.tiles, kind)
        )
        if owner in ready:
            yield seat, owner
        elif seat in ready:
            yield owner, seat
    elif len(thrown) > 1 or not is_last_discard_won(sheet, seat) or face(sheet.wins[-1].tile) != kind:
        for other in sheet.others(seat):
            if seat in ready:
                yield other, seat
            elif other in ready:
                yield seat, other


def is_of(written: str, kind: int) -> bool:
    """Return True for a meld of this face."""
    return face(tiles(written)[0]) == kind


# --- kongs


def kongs(sheet: Sheet, ready: list[Seat]) -> Iterator[tuple[str, Seat, Seat, int]]:
    """Cause, payer, receiver and amount of each kong payment (GUIZHOU-41, GUIZHOU-42)."""
    for seat, row in enumerate(sheet.melds):
        for meld in row:
            if meld.kind not in KONGS or is_simple(sheet, seat, meld.kind, face(tiles(meld.tiles)[0])):
                continue
            cause = f"{'open' if meld.kind == 'kong' else meld.kind}_kong"
            if seat in ready:
                payers = [meld.feeder] if meld.kind == "kong" else sheet.others(seat)
                yield from ((cause, payer, seat, KONG_POINTS) for payer in payers if payer is not None)
            else:
                yield from ((cause, seat, other, KONG_POINTS) for other in sheet.others(seat) if other in ready)


def is_simple(sheet: Sheet, seat: Seat, word: str, kind: int) -> bool:
    """GUIZHOU-11, GUIZHOU-P2: a simpleton's kong, laid later than it could have been."""
    late = any((kong.seat, kong.face) == (seat, kind) and not kong.fresh for kong in sheet.kongs)
    usual = "worthless" if sheet.option("preset") == "mil_2023" else "counts"
    return late and (
        word == "added" or (word == "concealed" and sheet.option("late_concealed_kong", usual) != "counts")
    )
