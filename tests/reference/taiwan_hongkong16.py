"""A slow scorer of the Hong Kong 16-tile game, written from TAIWAN-P13 to P21 line by line, apart from the engine."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from reference.sheet import Sheet, Verdict, added, face, from_each, tiles, transfer
from reference.taiwan import Facts
from reference.words import (
    Group,
    Hand,
    hand_of,
    is_orphans_and_set,
    is_pairs_and_triplet,
    is_run,
    is_sixteen_unrelated,
    sets_from,
    splits,
    without,
)

FAN = {  # TAIWAN-P13, P14, P16, P20
    "dealer": 1,
    "dealer_streak": 2,
    "concealed_hand": 3,
    "self_draw": 1,
    "fully_concealed": 1,
    "all_chows": 5,
    "pure_all_chows": 15,
    "robbing_the_kong": 10,
    "last_tile_draw": 10,
    "last_tile_claim": 10,
    "flower_bloom": 2,
    "kong_bloom": 5,
    "no_flowers": 1,
    "no_honors": 1,
    "dragon_pung": 1,
    "wind_pung": 1,
    "seat_wind": 1,
    "round_wind": 1,
    "all_pungs": 30,
    "half_flush": 30,
    "full_flush": 80,
    "all_honors": 80,
    "three_concealed_pungs": 15,
    "four_concealed_pungs": 30,
    "five_concealed_pungs": 80,
    "concealed_pungs_drawn": 120,
    "little_three_dragons": 30,
    "big_three_dragons": 60,
    "little_four_winds": 80,
    "big_four_winds": 120,
    "all_terminals_and_honors": 60,
    "all_terminals": 160,
    "pure_straight": 10,
    "concealed_straight": 20,
    "melded_hand": 30,
    "half_melded_hand": 15,
    "eight_pairs": 40,
    "sixteen_unrelated": 50,
    "thirteen_orphans": 120,
    "heavenly_hand": 120,
    "earthly_hand": 120,
    "human_hand": 80,
    "ready_declared": 5,
    "concealed_ready": 10,
    "ippatsu": 5,
    "double_win": 5,
    "triple_win": 10,
}
PUNGS = ("five_concealed_pungs", "four_concealed_pungs", "three_concealed_pungs", "all_pungs")
TAKES_IN = {  # TAIWAN-P16, P21
    "pure_all_chows": ("all_chows", "no_flowers", "no_honors"),
    "full_flush": ("no_honors",),
    "all_terminals": ("no_honors", "all_pungs", "all_terminals_and_honors"),
    "all_honors": ("all_pungs", "all_terminals_and_honors"),
    "all_terminals_and_honors": ("all_pungs",),
    "concealed_pungs_drawn": (*PUNGS, "concealed_hand", "self_draw", "fully_concealed"),
    "five_concealed_pungs": (*PUNGS[1:], "concealed_hand"),
    "four_concealed_pungs": ("three_concealed_pungs",),
    "little_three_dragons": ("dragon_pung",),
    "big_three_dragons": ("dragon_pung", "little_three_dragons"),
    "little_four_winds": ("wind_pung",),
    "big_four_winds": ("wind_pung", "seat_wind", "round_wind", "little_four_winds"),
    "concealed_straight": ("pure_straight",),
    "half_melded_hand": ("self_draw",),
    "concealed_ready": ("concealed_hand", "ready_declared"),
    "eight_pairs": ("concealed_hand",),
    "sixteen_unrelated": ("concealed_hand",),
    "thirteen_orphans": ("concealed_hand",),
    "heavenly_hand": ("self_draw", "concealed_hand", "fully_concealed"),
    "earthly_hand": ("self_draw", "concealed_hand", "fully_concealed"),
    "human_hand": ("concealed_hand",),
}
OUTER = [face for face in range(34) if face >= 27 or face % 9 in (0, 8)]


def score(hand: Hand, facts: Facts) -> tuple[int, dict[str, int]]:
    """The best total and what it is made of; (-1, {}) for no win."""
    best: tuple[int, dict[str, int]] = (-1, {})
    for names in readings(hand, facts):
        taken_in = {other for name in names for other in TAKES_IN.get(name, ()) if names[name]}
        values = {name: count * FAN[name] for name, count in names.items() if count and name not in taken_in}
        if sum(values.values()) > best[0]:
            best = (sum(values.values()), values)
    return best


def readings(hand: Hand, facts: Facts) -> Iterator[Counter[str]]:
    around_it = around(hand, facts)
    if not hand.melds:
        yield from concealed_forms(hand.concealed, facts, around_it)
    for sets, pair in splits(hand.concealed):
        if len(sets) + len(hand.melds) != 5:
            continue
        yield standard(hand, facts, sets, pair, around_it, None)
        if hand.by != "self":
            for place in sets:
                if hand.tile in place:
                    yield standard(hand, facts, sets, pair, around_it, place)


def concealed_forms(tiles: Sequence[int], facts: Facts, around_it: Counter[str]) -> Iterator[Counter[str]]:
    if is_pairs_and_triplet(tiles):
        triplet = next(face for face, count in Counter(tiles).items() if count == 3)
        yield around_it + Counter(eight_pairs=1) + honours([triplet], facts)
    if is_sixteen_unrelated(tiles):
        yield around_it + Counter(sixteen_unrelated=1)
    if is_orphans_and_set(tiles):
        for group in groups_beside_orphans(tiles):
            triplets = [] if is_run(group) else [group[0]]
            yield around_it + Counter(thirteen_orphans=1) + honours(triplets, facts)


def groups_beside_orphans(tiles: Sequence[int]) -> Iterator[Group]:
    for low in range(34):
        for group in sets_from(low):
            left = without(group, tiles)
            if left is not None and set(left) == set(OUTER):
                yield group


def around(hand: Hand, facts: Facts) -> Counter[str]:
    """Fan that no reading changes."""
    own, context = hand.by == "self", facts.context
    claimed = [word for word, _ in hand.melds if word != "concealed"]
    faces = {*hand.concealed, *(face for _, group in hand.melds for face in group)}
    suits, honour = {face // 9 for face in faces if face < 27}, any(face >= 27 for face in faces)
    names = Counter[str]()
    names["dealer"] = facts.dealer
    names["dealer_streak"] = facts.streak if facts.dealer else 0
    names["self_draw"] = own
    names["concealed_hand"] = not claimed
    names["fully_concealed"] = own and not claimed
    names["robbing_the_kong"] = hand.by == "rob"
    names["last_tile_draw"] = own and "last_tile" in context
    names["last_tile_claim"] = hand.by == "discard" and "last_tile" in context
    names["flower_bloom"] = own and "flower_replacement" in context
    names["kong_bloom"] = own and "kong_replacement" in context
    names["no_flowers"] = not facts.flowers
    names["no_honors"] = not honour
    names["half_flush"] = len(suits) == 1 and honour
    names["full_flush"] = len(suits) == 1 and not honour
    names["all_honors"] = not suits
    names["all_terminals"] = faces <= set(OUTER) and not honour
    names["all_terminals_and_honors"] = faces <= set(OUTER)
    names["melded_hand"] = len(claimed) == 5 and not own
    names["half_melded_hand"] = len(claimed) == 5 and own
    names["ready_declared"] = "ready_declared" in context
    names["concealed_ready"] = "ready_declared" in context and not claimed
    names["ippatsu"] = "ippatsu" in context
    names["double_win"] = "double_win" in context
    names["triple_win"] = "triple_win" in context
    if "first_draw" in context:
        names["heavenly_hand"] = own and facts.dealer
        names["earthly_hand"] = own and not facts.dealer
        names["human_hand"] = hand.by == "discard" and not facts.dealer
    return +Counter({name: int(count) for name, count in names.items()})


def honours(triplets: Sequence[int], facts: Facts) -> Counter[str]:
    return Counter(
        dragon_pung=sum(face >= 31 for face in triplets),
        wind_pung=sum(27 <= face <= 30 for face in triplets),
        round_wind=int(27 + facts.round_wind in triplets),
        seat_wind=int(27 + facts.seat_wind in triplets),
    )


def standard(
    hand: Hand, facts: Facts, sets: tuple[Group, ...], pair: int, around_it: Counter[str], claimed: Group | None
) -> Counter[str]:
    """A reading; `claimed` is the set that a discarded or robbed tile completes, None where it makes the pair."""
    if hand.by != "self" and claimed is None and pair != hand.tile:
        return Counter()
    groups = [*sets, *(group for _, group in hand.melds)]
    triplets = [group[0] for group in groups if not is_run(group)]
    concealed = [group[0] for group in sets if not is_run(group)]
    concealed += [group[0] for word, group in hand.melds if word == "concealed"]
    if claimed is not None and not is_run(claimed):
        concealed.remove(claimed[0])
    winds, dragons = sum(27 <= face <= 30 for face in triplets), sum(face >= 31 for face in triplets)
    drawn = hand.by == "self"
    plain = not facts.flowers and not around_it["half_flush"] and all(max(group) < 27 for group in groups) and pair < 27
    names = around_it + honours(triplets, facts)
    more = {
        "all_chows": not triplets,
        "pure_all_chows": not triplets and plain,
        "all_pungs": len(triplets) == 5,
        "three_concealed_pungs": len(concealed) >= 3,
        "four_concealed_pungs": len(concealed) >= 4,
        "five_concealed_pungs": len(concealed) == 5,
        "concealed_pungs_drawn": len(concealed) == 5 and drawn,
        "little_three_dragons": dragons == 2 and pair >= 31,
        "big_three_dragons": dragons == 3,
        "little_four_winds": winds == 3 and 27 <= pair <= 30,
        "big_four_winds": winds == 4,
        "pure_straight": has_straight(groups),
        "concealed_straight": has_straight(sets),
    }
    return names + Counter({name: 1 for name, holds in more.items() if holds})


def has_straight(groups: Sequence[Group]) -> bool:
    runs = [group[0] for group in groups if is_run(group)]
    return any({low, low + 3, low + 6} <= {*three} for low in (0, 9, 18) for three in combinations(runs, 3))


# --- the sheet

BASE, A_FAN = 10, 2  # TAIWAN-P13: five points and one point, in half points
HALF = BASE // 2
SERIES = (set("1234"), set("5678"))


def judged(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    win = sheet.win
    if win is None:
        return Verdict(False, side_payments=side_income(sheet))
    facts = facts_of(sheet)
    total, rows = flower_win(sheet, facts) if win.by == "flowers" else score(hand_of(sheet), facts)
    if total < 0:
        return Verdict(False)
    payers = sheet.others(win.seat) if win.source is None else [win.source]
    dealer = 1 + 2 * sheet.streak  # TAIWAN-P14
    amounts = {seat: BASE + A_FAN * (total + (dealer if seat == sheet.dealer else 0)) for seat in payers}
    return Verdict(True, rows, total, from_each(sheet.seats, win.seat, amounts))


def facts_of(sheet: Sheet) -> Facts:
    """What surrounds the hand, in the words of this scorer."""
    win = sheet.win
    assert win is not None
    words = set(win.circumstances & {"kong_replacement", "flower_replacement", "last_tile", "ippatsu"})
    words |= {"first_draw"} if "first_turn" in win.circumstances else set()
    words |= {"ready_declared"} if sheet.declared[win.seat] else set()
    words |= {2: {"double_win"}, 3: {"triple_win"}}.get(len(win.beside), set())
    flowers = tuple(int(tile[0]) for tile in tiles(sheet.flowers[win.seat]))
    seat_wind = sheet.winds()[win.seat]
    return Facts(seat_wind, sheet.round_wind, win.seat == sheet.dealer, sheet.streak, flowers, frozenset(words))


def flower_win(sheet: Sheet, facts: Facts) -> tuple[int, dict[str, int]]:
    """TAIWAN-P18."""
    assert sheet.win is not None
    rows = {"eight_flowers": 40} if sheet.win.source is None else {"seven_rob_one": 30}
    if facts.dealer:
        rows |= {"dealer": 1} | ({"dealer_streak": 2 * facts.streak} if facts.streak else {})
    return sum(rows.values()), rows


def side_income(sheet: Sheet) -> dict[str, tuple[int, ...]]:
    """TAIWAN-P17, by cause."""
    rows = [*flower_income(sheet), *followed(sheet)]
    rows += [("concealed_kong", each(sheet, kong.seat, BASE)) for kong in sheet.kongs if kong.kind == "concealed"]
    return {cause: added(*(payments for other, payments in rows if other == cause)) for cause, _ in rows}


def each(sheet: Sheet, receiver: int, amount: int) -> tuple[int, ...]:
    return from_each(sheet.seats, receiver, dict.fromkeys(sheet.others(receiver), amount))


def flower_income(sheet: Sheet) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Groups of flowers, each when its last flower lies; not where the flowers win instead."""
    held: dict[int, set[str]] = {seat: set() for seat in range(sheet.seats)}
    mixed: set[int] = set()
    ends = [win for win in sheet.wins if win.by == "flowers"]
    for number, (seat, tile) in enumerate(sheet.laid, 1):
        own = held[seat]
        own.add(tile[0])
        full = [series for series in SERIES if series <= own]
        if any(tile[0] in series for series in full):
            yield "flower_series", each(sheet, seat, BASE)
        if not full and seat not in mixed and {int(flower) % 4 for flower in own} == {0, 1, 2, 3}:
            mixed.add(seat)
            yield "mixed_flowers", each(sheet, seat, HALF)
        if number == 8 and not ends:
            yield from last_flower(sheet, seat, held)


def last_flower(sheet: Sheet, seat: int, held: dict[int, set[str]]) -> Iterator[tuple[str, tuple[int, ...]]]:
    """All eight lie: one player has them, or seven of them."""
    for owner, own in held.items():
        if len(own) == 8:
            yield "eight_flowers", each(sheet, owner, 8 * BASE)
        if len(own) == 7:
            payer = seat if seat != owner else next(other for other in held if other != owner and held[other])
            yield "seven_flowers", transfer(sheet.seats, payer, owner, 6 * BASE)


def followed(sheet: Sheet) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Whoever discarded first pays when the latest discards of all four are of one kind."""
    latest: dict[int, int] = {}
    for seat, tile in sheet.order:
        latest.pop(seat, None)
        latest[seat] = face(tile)
        if len(latest) == 4 and len(set(latest.values())) == 1:
            payer = next(iter(latest))
            amount = BASE if latest[payer] in OUTER else 2 * BASE
            yield "follow", each(sheet, payer, -amount)
