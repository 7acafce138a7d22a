"""A slow scorer of Tianjin's hands, written from rules/tianjin.md line by line; it shares no code with the engine.

Each joker tile is tried as every face; each complete hand is split in every way; the drawn tile is tried in every
group that has its face.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from reference.sheet import Kong, Sheet, Verdict, added, face, faces, from_each
from reference.words import Group, is_run, joker_splits, melds_of

FIVE_RUN = (3, 4, 5)


def best_total(
    natural: Sequence[int],
    jokers: int,
    drawn: int | None,
    melds: Sequence[Group],
    joker_faces: Sequence[int],
    context: Iterable[str] = (),
    dealer: bool = False,
) -> int:
    """The highest total of the hand, below 2 for no win.

    `natural` holds the concealed tiles that are no jokers, the drawn one included unless it is a joker (`drawn` None).
    """
    best = 0
    for chosen, sets, pair in joker_splits(natural, jokers):
        if len(sets) + len(melds) == 4:
            for group, lone in placements(sets, pair, drawn, Counter(chosen)):
                total = total_of(sets, pair, group, lone, drawn, jokers, melds, joker_faces, context, dealer)
                best = max(best, total)
    return best


def placements(
    sets: Sequence[Group], pair: int, drawn: int | None, stand_ins: Counter[int]
) -> Iterator[tuple[Group, tuple[int, bool]]]:
    """Group (a pair has two tiles) that takes the drawn tile, with (face there, are all its companions jokers)."""
    for group in {*sets, (pair, pair)}:
        for place in set(group):
            if drawn is None and not stand_ins[place]:
                continue
            if drawn is not None and drawn != place:
                continue
            free = stand_ins - Counter([place] if drawn is None else [])
            companions = Counter(group) - Counter([place])
            yield group, (place, all(free[other] >= count for other, count in companions.items()))


def total_of(
    sets: Sequence[Group],
    pair: int,
    group: Group,
    lone: tuple[int, bool],
    drawn: int | None,
    jokers: int,
    melds: Sequence[Group],
    joker_faces: Sequence[int],
    context: Iterable[str],
    dealer: bool,
) -> int:
    rows = rows_of(sets, pair, group, lone, drawn, jokers, melds, joker_faces, context)
    if "heavenly_hand" in rows and not dealer:
        del rows["heavenly_hand"]
    return total_of_rows(rows)


ADDED = ("plain_hand", "catch_five", "pure_straight")


def rows_of(
    sets: Sequence[Group],
    pair: int,
    group: Group,
    lone: tuple[int, bool],
    drawn: int | None,
    jokers: int,
    melds: Sequence[Group],
    joker_faces: Sequence[int],
    context: Iterable[str],
) -> dict[str, int]:
    """What one reading is made of: terms that are added and factors."""
    place, beside_jokers = lone
    suit = straight(sets)
    rows: dict[str, int] = {}
    if group == FIVE_RUN and place == 4:
        rows["catch_five"] = 3
    if suit is not None:
        rows["pure_straight"] = 4
    if not rows:
        rows["plain_hand"] = 1
    if suit is not None and all(joker < 27 and joker // 9 == suit for joker in joker_faces):
        rows["joker_suit_straight"] = 2
    if beside_jokers:
        rows["joker_wait" if len(group) == 2 else "double_joker_wait"] = 2
    if not jokers and not any(meld[0] in joker_faces for meld in melds):
        rows["no_joker"] = 2
    if "kong_replacement" in context:
        rows["kong_bloom"] = 2
    if "heavenly" in context:
        rows["heavenly_hand"] = 4
    return rows


def straight(sets: Sequence[Group]) -> int | None:
    runs = {group[0] for group in sets if is_run(group)}
    for suit in range(3):
        if {9 * suit, 9 * suit + 3, 9 * suit + 6} <= runs:
            return suit
    return None


# --- the sheet

OPTIONS = {"gold_kong": 8, "follow": 1, "heavenly_hand": "x4", "joker_wait_wins": True, "sit_pull": True}
RINGS = (range(9), range(9, 18), range(18, 27), range(27, 31), (33, 32, 31))  # TIANJIN-12
MANY = 10_000  # wins of the slow run: each joker is tried as each tile


def to_draw(options: Mapping[str, object]) -> int:
    """TIANJIN-14."""
    return 82


def joker_kinds(turned: str) -> tuple[int, ...]:
    """TIANJIN-12: the turned kind and the one after it."""
    kind = face(turned)
    ring = next(list(ring) for ring in RINGS if kind in ring)
    return kind, ring[(ring.index(kind) + 1) % len(ring)]


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options = OPTIONS | dict(sheet.options)
    if sheet.win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    total, rows, alike = dearest(sheet, options)
    if total < 2 or little_husband(sheet, sheet.win.seat) or sheet.win.by != "self":
        return Verdict(False)
    winner = sheet.win.seat
    payers = {seat: total * multiplier(sheet, options, seat, winner) for seat in sheet.others(winner)}
    return Verdict(True, rows, total, from_each(sheet.seats, winner, payers), alike=alike)


def little_husband(sheet: Sheet, seat: int) -> bool:
    """TIANJIN-29: he has discarded a joker."""
    return any(face(cut.tile) in joker_kinds(sheet.turned) for cut in sheet.rivers[seat])


def dearest(sheet: Sheet, options: Mapping[str, object]) -> tuple[int, dict[str, int], tuple[dict[str, int], ...]]:
    """The highest total, what makes it, and the other rows that make it too."""
    win = sheet.win
    assert win is not None
    wild = joker_kinds(sheet.turned)
    held, drawn = faces(sheet.hands[win.seat]), face(win.tile)
    natural = [kind for kind in [*held, drawn] if kind not in wild]
    jokers = len(held) + 1 - len(natural)
    melds = [group for _, group in melds_of(sheet, win.seat)]
    context = {"heavenly"} if is_heavenly(sheet) and options["heavenly_hand"] else set()
    context |= win.circumstances & {"kong_replacement"}
    found: dict[int, list[dict[str, int]]] = {0: [{}]}
    for chosen, sets, pair in joker_splits(natural, jokers):
        if len(sets) + len(melds) == 4:
            for group, lone in placements(sets, pair, None if drawn in wild else drawn, Counter(chosen)):
                rows = rows_of(sets, pair, group, lone, None if drawn in wild else drawn, jokers, melds, wild, context)
                total = total_of_rows(rows)
                if rows not in found.setdefault(total, []):
                    found[total].append(rows)
    best = max(found)
    return best, found[best][0], tuple(found[best][1:])


def is_heavenly(sheet: Sheet) -> bool:
    """The dealer wins with his dealt tiles before any action."""
    win = sheet.win
    return win is not None and win.seat == sheet.dealer and "first_turn" in win.circumstances


def total_of_rows(rows: Mapping[str, int]) -> int:
    """TIANJIN-39."""
    total = sum(rows.get(name, 0) for name in ADDED)
    for name, value in rows.items():
        total *= 1 if name in ADDED else value
    return total


def multiplier(sheet: Sheet, options: Mapping[str, object], one: int, other: int) -> int:
    """TIANJIN-42: between the dealer and X; the dealer's bet says whether he sits, the others' how often they pull."""
    if not options["sit_pull"] or sheet.dealer not in (one, other):
        return 1
    puller = one if other == sheet.dealer else other
    return (2 if sheet.bets[sheet.dealer] else 1) * 2 ** sheet.bets[puller]


# --- what is paid beside wins


def side_payments(sheet: Sheet, options: Mapping[str, object]) -> dict[str, tuple[int, ...]]:
    """TIANJIN-44 to TIANJIN-47: kongs and follow, at the end of the hand."""
    found: dict[str, tuple[int, ...]] = {}
    for kong in sheet.kongs:
        cause, points = kong_points(kong, joker_kinds(sheet.turned), options)
        amounts = {seat: points * multiplier(sheet, options, seat, kong.seat) for seat in sheet.others(kong.seat)}
        payments = from_each(sheet.seats, kong.seat, amounts)
        found[cause] = added(found[cause], payments) if cause in found else payments
    if options["follow"] and is_followed(sheet):
        point = int(options["follow"])
        pays = {seat: -point * multiplier(sheet, options, seat, sheet.dealer) for seat in sheet.others(sheet.dealer)}
        found["follow"] = from_each(sheet.seats, sheet.dealer, pays)
    return found


def kong_points(kong: Kong, wild: Sequence[int], options: Mapping[str, object]) -> tuple[str, int]:
    """TIANJIN-44."""
    if kong.kind != "concealed":
        return ("open_kong" if kong.kind == "kong" else "added_kong"), 1
    return ("special_kong", int(options["gold_kong"])) if kong.face in wild else ("concealed_kong", 2)


def is_followed(sheet: Sheet) -> bool:
    """TIANJIN-46: the first four discards are of one kind, from the dealer on each player in turn."""
    first = sheet.order[:4]
    turns = [(sheet.dealer + step) % 4 for step in range(4)]
    claimed = any(sheet.rivers[seat][0].claimed for seat in turns[:3] if sheet.rivers[seat])
    return [seat for seat, _ in first] == turns and len({face(tile) for _, tile in first}) == 1 and not claimed
