"""A slow scorer of Jilin's waits, eggs and treasure, from rules/jilin.md line by line; no code of the engine's.

Eggs are melds of the kind `egg`; their payments stand among the kongs of a sheet as `egg`, `egg4` and `egg_add`. A
treasure is told among the circumstances of a win: `treasure_match`, `treasure_draw`.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import inf, prod

from reference.sheet import Kong, Seat, Sheet, Verdict, Win, added, face, from_each, spoken
from reference.words import (
    HONOURS,
    Group,
    Hand,
    all_faces,
    hand_of,
    is_outer,
    is_pairs,
    is_run,
    is_terminal,
    splits,
    suits,
    without,
)

BASE = {"closed_wait": 2, "single_wait": 2, "edge_wait": 4, "all_pungs": 8, "plain_win": 1}
ALONE = ("seven_pairs", "heavenly_hand")  # for the cap from each
OPENED = ("chi", "pon", "kong", "added")
OPTIONS = {
    "pot": "off",
    "cap": "32",
    "discarder_covers": "off",
    "yao_jiu_eggs": "off",
    "flying_egg": "off",
    "treasure": "on",
    "plain_win": "off",
    "strict_terminals": "off",
}
POT_CAPS = {"50": 16, "100": 32, "200": 64}  # JILIN-41
BIG_KONGS = {face("1p"): 2, face("2p"): 4, face("8m"): 8, face("1s"): 8}  # JILIN-34: times the ordinary
EGG_POINTS = {"egg": 3, "egg4": 4, "egg_add": 1}  # JILIN-35


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def to_draw(options: Mapping[str, object]) -> int:
    """JILIN-1, JILIN-6, JILIN-7."""
    return 136 - 53 - 14


def cap_of(options: Mapping[str, str]) -> int:
    """What one payer owes at most."""
    return POT_CAPS.get(options["pot"], int(options["cap"]))


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet.options), sheet.win
    causes, purse = settle_at_once(sheet, options)
    if win is None:
        return Verdict(False, side_payments=causes)
    found: dict[float, list[dict[str, int]]] = {}
    for rows in ways(sheet, hand_of(sheet), win, options):
        worth = inf if set(rows) & set(ALONE) else prod(rows.values())  # the cap from each is more than any hand
        if rows not in found.setdefault(worth, []):
            found[worth].append(rows)
    if not found:
        return Verdict(False)
    best = max(found)  # JILIN-37
    total = cap_of(options) if best == inf else int(best)
    payments = paid(sheet, win, best, options, purse)
    return Verdict(True, found[best][0], total, payments, alike=tuple(found[best][1:]))


# --- the rows


def ways(sheet: Sheet, hand: Hand, win: Win, options: Mapping[str, str]) -> Iterator[dict[str, int]]:
    """All that the win may be counted as (JILIN-18, JILIN-22, JILIN-23)."""
    dealt = win.by == "self" and win.seat == sheet.dealer and "first_turn" in win.circumstances and not hand.melds
    if dealt and any(True for _ in readings(hand, {**options, "plain_win": "on"})):  # JILIN-28 is waived
        yield {"heavenly_hand": cap_of(options)}
    if not sheet.declared[win.seat]:
        return
    completed = list(readings(hand, options))
    if not completed and win.by == "self" and "treasure_draw" in win.circumstances:
        completed = [rows | {"treasure_draw": 2} for rows in best_waits(hand, options)]
    for rows in completed:
        yield alone(rows) or rows | moment(win)


def alone(rows: Mapping[str, int]) -> dict[str, int]:
    """The row beside which no other counts, if it is there."""
    return {name: value for name, value in rows.items() if name in ALONE}


def moment(win: Win) -> dict[str, int]:
    """How the hand was won."""
    rows = {}
    if win.by == "self" and "kong_replacement" in win.circumstances:
        rows["kong_bloom"] = 2
    if win.by == "rob":
        rows["robbing_kong"] = 2
    if win.by == "self" and "treasure_match" in win.circumstances:
        rows["treasure_match"] = 4
    return rows


def best_waits(hand: Hand, options: Mapping[str, str]) -> list[dict[str, int]]:
    """The readings on all tiles that the hand waits for, but for kinds of which he holds four (COMMON-11)."""
    rest = without([hand.tile], hand.concealed)
    assert rest is not None
    held = [*rest, *(kind for _, group in hand.melds for kind in group)]
    tiles = [kind for kind in range(34) if held.count(kind) < 4]
    hands = [hand._replace(concealed=tuple(sorted([*rest, kind])), tile=kind) for kind in tiles]
    return [rows for one in hands for rows in readings(one, options)]


def readings(hand: Hand, options: Mapping[str, str]) -> Iterator[dict[str, int]]:
    """Base and multipliers of each reading that fulfils the demands (JILIN-24 to JILIN-29)."""
    kinds = all_faces(hand)
    suited = suits([*hand.concealed, *(kind for word, group in hand.melds if word != "egg" for kind in group)])
    if len(suited) not in (1, 3) or not (any(map(is_outer, kinds)) or has_egg(hand)):
        return
    multipliers = {"one_suit": 2} if len(suited) == 1 else {}
    if not any(word in OPENED for word, _ in hand.melds):
        multipliers["concealed_hand"] = 2
    elif len(hand.melds) == 4 and all(word != "concealed" for word, _ in hand.melds):
        multipliers["melded_hand"] = 2
    real = options["strict_terminals"] == "off" or any(map(is_terminal, kinds))
    for sets, pair in splits(hand.concealed):
        runs = any(is_run(group) for group in sets) or any(word == "chi" for word, _ in hand.melds)
        triplet = not all(map(is_run, sets)) or any(word != "chi" for word, _ in hand.melds)
        if (triplet or pair in HONOURS) and (runs or real):  # without a run it is All Pungs, which may need a 1 or 9
            for name in bases(hand, sets, pair, options):
                yield multipliers | {name: BASE[name]}
            if not runs:
                yield multipliers | {"all_pungs": BASE["all_pungs"]}
    if not hand.melds and is_pairs(hand.concealed) and real:
        yield {"seven_pairs": cap_of(options)}


def has_egg(hand: Hand) -> bool:
    """Return True if an egg lies before the hand."""
    return any(word == "egg" for word, _ in hand.melds)


def bases(hand: Hand, sets: Sequence[Group], pair: int, options: Mapping[str, str]) -> Iterator[str]:
    """The wait of each place that the winning tile may have; a wide one by option alone (JILIN-28)."""
    if options["plain_win"] == "on":
        yield "plain_win"
    if pair == hand.tile:
        yield "single_wait"
    for low, middle, high in filter(is_run, sets):
        if hand.tile == middle:
            yield "closed_wait"
        if (hand.tile == high and low % 9 == 0) or (hand.tile == low and high % 9 == 8):
            yield "edge_wait"


# --- payment


def paid(
    sheet: Sheet, win: Win, best: float, options: Mapping[str, str], purse: Mapping[Seat, int] | None
) -> tuple[int, ...]:
    """JILIN-32, JILIN-33, JILIN-41."""
    amounts = {seat: amount(sheet, win, seat, best, options) for seat in sheet.others(win.seat)}
    if win.source is not None and options["discarder_covers"] == "on":
        amounts = {win.source: sum(amounts.values())}
    return from_each(sheet.seats, win.seat, clipped(amounts, purse))


def amount(sheet: Sheet, win: Win, payer: Seat, best: float, options: Mapping[str, str]) -> int:
    """What one payer owes."""
    times = (2 if sheet.dealer in (win.seat, payer) else 1) * (2 if win.source in (None, payer) else 1)
    return int(min(best * times, cap_of(options)))


def clipped(amounts: Mapping[Seat, int], purse: Mapping[Seat, int] | None) -> dict[Seat, int]:
    """Who has less than he owes pays what he has; nobody's purse ends without a pot."""
    return {seat: owed if purse is None else min(owed, purse[seat]) for seat, owed in amounts.items()}


def settle_at_once(
    sheet: Sheet, options: Mapping[str, str]
) -> tuple[dict[str, tuple[int, ...]], dict[Seat, int] | None]:
    """JILIN-34 to JILIN-36: kongs and eggs by cause, and what the pots hold behind them."""
    purse = dict(enumerate(sheet.purse)) if options["pot"] != "off" and sheet.purse else None
    found: dict[str, tuple[int, ...]] = {}
    for kong in sheet.kongs:
        amounts = dict.fromkeys(sheet.others(kong.seat), points(kong, options))
        payments = from_each(sheet.seats, kong.seat, clipped(amounts, purse))
        found[cause_of(kong)] = added(found[cause_of(kong)], payments) if cause_of(kong) in found else payments
        if purse is not None:
            purse = {seat: purse[seat] + change for seat, change in enumerate(payments)}
    return found, purse


def cause_of(kong: Kong) -> str:
    """The name of its payment."""
    if kong.kind in EGG_POINTS:
        return "egg_add" if kong.kind == "egg_add" else "egg"
    return f"{'open' if kong.kind == 'kong' else kong.kind}_kong"


def points(kong: Kong, options: Mapping[str, str]) -> int:
    """From each of the three others; small pots halve the kongs (JILIN-41)."""
    if kong.kind in EGG_POINTS:
        return EGG_POINTS[kong.kind]
    whole = (4 if kong.kind == "concealed" else 2) * BIG_KONGS.get(kong.face, 1)
    return whole // 2 if options["pot"] in ("50", "100") else whole
