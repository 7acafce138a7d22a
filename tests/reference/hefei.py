"""A slow scorer of Hefei's two profiles, from rules/hefei.md line by line; it shares no code with the engine.

Eight branches (`bazhi`) adds mouths; the other (`dahu`) has grades, whose `total` is what one payer owes before birds,
a small win being 1. Tiles turned by two dice stand in `Win.opened`, hands shown before the first discard in
`Sheet.shown`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from reference.sheet import Seat, Sheet, Verdict, Win, added, face, faces, from_each, spoken, tiles
from reference.words import (
    HONOURS,
    Group,
    Hand,
    all_faces,
    hand_of,
    is_claimed,
    is_one_suit,
    is_outer,
    is_pairs,
    is_run,
    is_sets_and_pair,
    splits,
    suits,
    waits,
    without,
)

OPTIONS = {
    "profile": "bazhi",
    "dealer_stake": "0",
    "birds": "2",
    "stake": "off",
    "dice_kong": "off",
    "dealer_point": "on",
    "grades": "6/12/24",
}
MOUTHS = {
    "eight_branches": 1,
    "all_simples": 2,
    "one_suit_missing": 1,
    "single_wait": 1,
    "pure_straight": 5,
    "seven_pairs": 5,
    "full_flush": 10,
    "self_draw": 1,
    "kong_bloom": 2,
    "last_tile_draw": 2,
}
SMALL, BIG, SUPER, BIGGEST = 1, 6, 12, 24  # HEFEI-28
LISTED_AS_BIGGEST = (  # HEFEI-27
    {"dragon_seven_pairs", "full_flush", "last_tile_draw"},
    {"all_pungs", "all_258", "all_from_others", "last_tile_draw"},
    {"all_pungs", "all_258", "all_from_others", "kong_bloom"},
)
OPENING = 2  # HEFEI-29


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def to_draw(options: Mapping[str, object]) -> int:
    """HEFEI-1, HEFEI-2, HEFEI-7."""
    return (108 if told_of(options)["profile"] == "dahu" else 144) - 53


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet.options), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    graded = options["profile"] == "dahu"
    ways = big_wins(hand_of(sheet), win) if graded else branches(sheet, hand_of(sheet), win)
    found: dict[tuple[int, int], list[dict[str, int]]] = {}
    for rows in ways:
        if graded and options["grades"].startswith("add") and "dragon_seven_pairs" in rows:
            rows = rows | {"dragon_seven_pairs": 2}  # the option says so
        value = grade(rows, options) if graded else sum(rows.values())
        if rows not in found.setdefault((value, len(rows)), []):
            found[value, len(rows)].append(rows)
    if not found:
        return Verdict(False)
    best = max(found)
    payments = paid_graded(sheet, win, best[0], options) if graded else paid_mouths(sheet, win, best[0], options)
    return Verdict(True, found[best][0], best[0], payments, alike=tuple(found[best][1:]))


# --- eight branches


def branches(sheet: Sheet, hand: Hand, win: Win) -> Iterator[dict[str, int]]:
    """The rows of each reading with their mouths (HEFEI-11, HEFEI-12)."""
    longest = longest_suit(all_faces(hand))
    if longest < 8 or any(map(is_claimed, (word for word, _ in hand.melds))):
        return
    names = ["eight_branches", *of_tiles(sheet, hand), *chances(win)]
    counts = {
        "extra_branch": longest - 8,
        "concealed_kong": 2 * len(hand.melds),
        "flower": len(tiles(sheet.flowers[win.seat])),
    }
    common = {name: MOUTHS[name] for name in names} | {name: count for name, count in counts.items() if count}
    for sets, _ in splits(hand.concealed):
        straight = {"pure_straight": MOUTHS["pure_straight"]} if is_straight(sets) else {}
        pungs = concealed_pungs(hand, sets)
        yield common | straight | ({"concealed_pung": pungs} if pungs else {})
    if not hand.melds and is_pairs(hand.concealed):
        yield common | {"seven_pairs": MOUTHS["seven_pairs"]}


def longest_suit(kinds: Sequence[int]) -> int:
    """How many tiles the longest suit has."""
    return max(sum(kind // 9 == suit for kind in kinds) for suit in range(3))


def of_tiles(sheet: Sheet, hand: Hand) -> Iterator[str]:
    """Rows that ask for no reading."""
    assert sheet.win is not None
    kinds = all_faces(hand)
    if not any(map(is_outer, kinds)) and not sheet.flowers[sheet.win.seat]:
        yield "all_simples"
    if len(suits(kinds)) < 3:
        yield "one_suit_missing"
    if is_one_suit(kinds):
        yield "full_flush"
    if len(waits_of(hand)) == 1:
        yield "single_wait"


def waits_of(hand: Hand) -> list[int]:
    """The kinds that complete the hand with eight branches, but for those he holds four of (COMMON-10)."""
    rest = without([hand.tile], hand.concealed)
    assert rest is not None
    melded = [kind for _, group in hand.melds for kind in group]

    def completes(kinds: list[int]) -> bool:
        shape = is_sets_and_pair(kinds) or (not hand.melds and is_pairs(kinds))
        return shape and longest_suit([*kinds, *melded]) >= 8

    return [kind for kind in waits(rest, completes) if [*rest, *melded].count(kind) < 4]


def chances(win: Win) -> Iterator[str]:
    """How the hand was won."""
    if win.by != "self":
        return
    yield "self_draw"
    if win.circumstances & {"kong_replacement", "flower_replacement"}:  # HEFEI-43: once
        yield "kong_bloom"
    if "last_tile" in win.circumstances:
        yield "last_tile_draw"


def concealed_pungs(hand: Hand, sets: Sequence[Group]) -> int:
    """Triplets of the reading; one that a discard must have completed is none."""
    pungs = [group[0] for group in sets if not is_run(group)]
    elsewhere = any(hand.tile in group for group in sets if is_run(group)) or pair_holds(hand, sets)
    thrown = hand.by != "self" and hand.tile in pungs and not elsewhere
    return len(pungs) - thrown


def pair_holds(hand: Hand, sets: Sequence[Group]) -> bool:
    """Return True if the winning tile's face is that of the pair."""
    return without([kind for group in sets for kind in group], hand.concealed) == (hand.tile, hand.tile)


def is_straight(groups: Sequence[Group]) -> bool:
    """Return True for 123, 456 and 789 of one suit."""
    return any({(low, low + 1, low + 2) for low in (suit, suit + 3, suit + 6)} <= set(groups) for suit in (0, 9, 18))


def paid_mouths(sheet: Sheet, win: Win, mouths: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """HEFEI-23, HEFEI-24."""
    stake = int(options["dealer_stake"])
    payers = sheet.others(win.seat) if win.source is None else [win.source]
    amounts = {seat: mouths + stake * (sheet.dealer in (win.seat, seat)) for seat in payers}
    return from_each(sheet.seats, win.seat, amounts)


# --- grades


def big_wins(hand: Hand, win: Win) -> Iterator[dict[str, int]]:
    """The big patterns of each reading that wins, or the small win."""
    moment = dict.fromkeys(moment_of(win), 1)
    for one in hands_with(hand, win):
        for rows, pair in readings(one):
            if rows or is_258(pair):  # HEFEI-21: what the moment adds keeps the pair of a small win
                yield rows | moment or {"small_win": 0}


def hands_with(hand: Hand, win: Win) -> list[Hand]:
    """The hand with its winning tile, or with each of two that the dice have turned (HEFEI-16)."""
    if not win.opened:
        return [hand]
    rest = without([hand.tile], hand.concealed)
    assert rest is not None
    return [hand._replace(concealed=tuple(sorted([*rest, kind])), tile=kind) for kind in faces(win.opened)]


def moment_of(win: Win) -> Iterator[str]:
    """Big patterns of the moment; who wins on the tiles of a dice kong has one of them too (HEFEI-16)."""
    if win.opened or (win.by == "self" and "kong_replacement" in win.circumstances):
        yield "kong_bloom"
    if win.by == "rob":
        yield "robbing_kong"
    if "last_tile" in win.circumstances:  # HEFEI-18
        yield "last_tile_draw"


def readings(hand: Hand) -> Iterator[tuple[dict[str, int], int]]:
    """Rows and pair of each reading: sets, pairs, or tiles that need no shape (HEFEI-22)."""
    kinds = all_faces(hand)
    common = {"full_flush": 1} if is_one_suit(kinds) else {}
    if all(map(is_258, kinds)):
        common |= {"all_258": 1}
    if len(hand.melds) == 4 and all(is_claimed(word) for word, _ in hand.melds):  # COMMON-12
        common |= {"all_from_others": 1}
    for sets, pair in splits(hand.concealed):
        pungs = not any(map(is_run, [*sets, *(group for _, group in hand.melds)]))
        yield common | ({"all_pungs": 1} if pungs else {}), pair
    if not hand.melds and is_pairs(hand.concealed):
        quad = 4 in Counter(hand.concealed).values()
        yield common | {"dragon_seven_pairs" if quad else "seven_pairs": 1}, hand.tile
    if "all_258" in common:
        yield common, hand.tile


def is_258(kind: int) -> bool:
    """Return True for a two, a five or an eight."""
    return kind not in HONOURS and kind % 9 in (1, 4, 7)


def grade(rows: Mapping[str, int], options: Mapping[str, str]) -> int:
    """HEFEI-25 to HEFEI-28, option `grades`."""
    big = sum(rows.values())
    if big == 0:
        return SMALL
    if options["grades"].startswith("add"):
        return BIG * big
    if any(names <= set(rows) for names in LISTED_AS_BIGGEST):
        return BIGGEST
    return SUPER if big > 1 or "dragon_seven_pairs" in rows else BIG


def paid_graded(sheet: Sheet, win: Win, value: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """HEFEI-28, HEFEI-30, HEFEI-32 to HEFEI-35."""
    payers = sheet.others(win.seat) if win.source is None else [win.source]
    each = 2 * SMALL if value == SMALL and win.by == "self" else value
    hit = birds_of(sheet, win, options)
    amounts = {seat: each * (1 + hit[win.seat] + hit[seat]) for seat in payers}
    for seat in payers:
        amounts[seat] += options["dealer_point"] == "on" and sheet.dealer in (win.seat, seat)
        amounts[seat] += 0 if options["stake"] == "off" else sheet.bets[win.seat] + sheet.bets[seat]
    return from_each(sheet.seats, win.seat, amounts)


def birds_of(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Counter[Seat]:
    """How many birds each seat has, counted from the winner; with several winners from the discarder (HEFEI-33)."""
    start = win.source if len(win.beside) > 1 and win.source is not None else win.seat
    turned = tiles(sheet.turned)[: int(options["birds"])]
    return Counter((start + int(tile[0]) - 1) % sheet.seats for tile in turned)


# --- opening wins


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """HEFEI-19, HEFEI-20, HEFEI-29."""
    found: dict[str, tuple[int, ...]] = {}
    if options["profile"] != "dahu":
        return found
    for owner, hand, _ in sheet.shown:
        amount = OPENING * len(list(openings(hand)))
        payments = from_each(sheet.seats, owner, dict.fromkeys(sheet.others(owner), amount))
        found["opening"] = added(found["opening"], payments) if "opening" in found else payments
    return found


def openings(hand: str) -> Iterator[str]:
    """The rows that the dealt tiles have."""
    held = Counter(map(face, tiles(hand)))
    if 4 in held.values():
        yield "four_of_a_kind"
    if not any(map(is_258, held)):
        yield "no_258"
    if len(suits(held)) < 3:
        yield "missing_suit_deal"
    if sum(count >= 3 for count in held.values()) >= 2:
        yield "two_triplets"
