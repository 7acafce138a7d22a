"""A slow scorer of Sichuan's hands, written from rules/sichuan.md line by line; it shares no code with the engine."""

from collections import Counter
from collections.abc import Iterator, Mapping

from reference.sheet import Kong, Sheet, Verdict, Win, added, from_each, total_of, transfer, winners
from reference.words import Group, Hand, all_faces, hand_of, is_pairs, is_run, splits, suits

MAINS = {
    "plain": 0,
    "all_pungs": 1,
    "full_flush": 2,
    "all_terminal_sets": 2,
    "seven_pairs": 2,
    "pure_all_pungs": 3,
    "all_258_pungs": 3,
    "dragon_seven_pairs": 4,
    "pure_seven_pairs": 4,
    "pure_terminal_sets": 4,
    "pure_dragon_seven_pairs": 5,
    "heavenly_win": 5,
    "earthly_win": 5,
}


def fan(hand: Hand, context: frozenset[str] = frozenset(), seat: int = 1, payer: int = 0) -> int:
    """Fan before the cap; -1 for no win. Seat 0 deals."""
    best = -1
    for sets, pair in forms(hand):
        mains = main_patterns(hand, sets, pair, context, seat, payer)
        fours = roots(hand)
        best = max(best, *(MAINS[main] + fours - ("dragon" in main) + extras(hand, context) for main in mains))
    return best


def shown_main(hand: Hand, context: frozenset[str] = frozenset(), seat: int = 1, payer: int = 0) -> str:
    """The main pattern shown of a winning hand: most fan before the cap, then the greatest, then the first in MAINS."""
    order, fours = list(MAINS), roots(hand)
    mains = {main for sets, pair in forms(hand) for main in main_patterns(hand, sets, pair, context, seat, payer)}
    return max(mains, key=lambda main: (MAINS[main] + fours - ("dragon" in main), MAINS[main], -order.index(main)))


def fan_sbr(hand: Hand, context: frozenset[str] = frozenset()) -> int:
    """Fan of the adding table of preset mil_2025 before the cap; -1 for no win."""
    best = -1
    for sets, pair in forms(hand):
        total = roots(hand) + extras(hand, context)
        total += 2 * one_suit(hand) + 2 * (pair is None) + all_pungs(hand, sets)
        total += hand.by == "rob" and "after_kong_discard" in context
        best = max(best, total)
    return best


def forms(hand: Hand) -> Iterator[tuple[tuple[Group, ...], int | None]]:
    """Sets and pair, or no sets and None for seven pairs; nothing when all three suits are held."""
    if len(suits(all_faces(hand))) > 2:
        return
    if not hand.melds and is_pairs(hand.concealed):
        yield (), None
    yield from splits(hand.concealed)


def faces(hand: Hand) -> list[int]:
    return [*hand.concealed, *(face for _, group in hand.melds for face in group)]


def one_suit(hand: Hand) -> bool:
    return len(suits(all_faces(hand))) == 1


def all_pungs(hand: Hand, sets: tuple[Group, ...]) -> bool:
    return len(sets) + len(hand.melds) == 4 and not any(is_run(group) for group in sets)


def roots(hand: Hand) -> int:
    kongs = {group[0] for _, group in hand.melds if len(group) == 4}
    return sum(count == 4 and face not in kongs for face, count in Counter(all_faces(hand)).items())


def main_patterns(
    hand: Hand, sets: tuple[Group, ...], pair: int | None, context: frozenset[str], seat: int, payer: int
) -> list[str]:
    found = ["plain"]
    pure = one_suit(hand)
    groups = [*sets, *(group for _, group in hand.melds)]
    if pure:
        found.append("full_flush")
    if pair is None:
        dragon = max(Counter(hand.concealed).values()) == 4
        found += ["seven_pairs"] + ["pure_seven_pairs"] * pure
        found += ["dragon_seven_pairs"] * dragon + ["pure_dragon_seven_pairs"] * (dragon and pure)
    else:
        if all_pungs(hand, sets):
            found += ["all_pungs"] + ["pure_all_pungs"] * pure
            if all(face % 9 in (1, 4, 7) for face in all_faces(hand)):
                found.append("all_258_pungs")
        if all(any(face % 9 in (0, 8) for face in group) for group in [*groups, (pair,)]):
            found += ["all_terminal_sets"] + ["pure_terminal_sets"] * pure
    if "first_turn" in context:
        if seat == 0 and hand.by == "self":
            found.append("heavenly_win")
        if seat != 0 and (hand.by == "self" or (hand.by == "discard" and payer == 0)):
            found.append("earthly_win")
    return found


def extras(hand: Hand, context: frozenset[str]) -> int:
    return sum(named_extras(hand, context).values())


def named_extras(hand: Hand, context: frozenset[str]) -> dict[str, int]:
    """What is added to any main pattern, roots left out."""
    last = "last_tile" in context
    return {
        "kong": sum(len(group) == 4 for _, group in hand.melds),
        "kong_bloom": int(hand.by == "self" and "kong_replacement" in context),
        "shot_after_kong": int(hand.by == "discard" and "after_kong_discard" in context),
        "robbing_kong": int(hand.by == "rob"),
        "last_tile_draw": int(hand.by == "self" and last),
        "last_tile_claim": int(hand.by == "discard" and last),
        "golden_hook": int(len(hand.melds) == 4),
    }


# --- the sheet

OPTIONS = {
    "fan_table": "default",
    "lack": "declared",
    "cap": 5,
    "self_draw": "add_base",
    "graze": False,
    "call_transfer": True,
    "pig_amount": 16,
    "base": 1,
    "late_added_kong": 1,
}
PRESETS = {
    "mil_2025": {
        "fan_table": "sbr",
        "cap": 3,
        "call_transfer": "refund",
        "pig_amount": "as_unready",
        "late_added_kong": 0,
    }
}


def to_draw(options: Mapping[str, object]) -> int:
    """SICHUAN-1, SICHUAN-7, SICHUAN-8."""
    return 108 - 53


def agreed(sheet: Sheet) -> dict[str, object]:
    """All options of the table."""
    return OPTIONS | PRESETS.get(str(sheet.option("preset")), {}) | dict(sheet.options)


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options = agreed(sheet)
    if sheet.win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    hand, circumstances = hand_of(sheet), circumstances_of(sheet)
    win = sheet.win
    fans, rows = valued(sheet, hand, circumstances, win.seat, win.source, options)
    if fans < 0:
        return Verdict(False)
    if win.by == "self" and options["self_draw"] == "add_fan":
        fans, rows = fans + 1, rows | {"self_draw": 1}
    return Verdict(True, rows, capped(fans, options), paid(sheet, win, worth(fans, options), options))


def circumstances_of(sheet: Sheet) -> frozenset[str]:
    return sheet.win.circumstances if sheet.win else frozenset()


def valued(
    sheet: Sheet, hand: Hand, context: frozenset[str], seat: int, payer: int | None, options: Mapping[str, object]
) -> tuple[int, dict[str, int]]:
    """Fan before the cap and what it is made of; -1 for a hand that does not win."""
    if any(kind // 9 == lacked(sheet, seat) for kind in all_faces(hand)) and options["lack"] == "declared":
        return -1, {}
    if options["fan_table"] == "sbr":
        return fan_sbr(hand, context), rows_sbr(hand, context)
    place = (seat - sheet.dealer) % sheet.seats
    from_place = -1 if payer is None else (payer - sheet.dealer) % sheet.seats
    total = fan(hand, context, place, from_place)
    return (total, rows_of(hand, context, place, from_place)) if total >= 0 else (-1, {})


def lacked(sheet: Sheet, seat: int) -> int:
    """The suit a seat has declared, -1 for none."""
    return "mps".find(sheet.lacked[seat]) if sheet.lacked[seat] else -1


def rows_of(hand: Hand, context: frozenset[str], seat: int, payer: int) -> dict[str, int]:
    """The main pattern and what is added to it."""
    main = shown_main(hand, context, seat, payer)
    rows = {"root": roots(hand) - ("dragon" in main), **named_extras(hand, context)}
    return {main: MAINS[main]} | {name: number for name, number in rows.items() if number}


def rows_sbr(hand: Hand, context: frozenset[str]) -> dict[str, int]:
    """The rows of the adding table; of all readings the dearest."""
    best: dict[str, int] = {}
    for sets, pair in forms(hand):
        rows = {"root": roots(hand), **named_extras(hand, context), "full_flush": 2 * one_suit(hand)}
        rows |= {"seven_pairs": 2 * (pair is None), "all_pungs": int(all_pungs(hand, sets))}
        rows["shot_after_kong"] += hand.by == "rob" and "after_kong_discard" in context
        rows = {name: number for name, number in rows.items() if number}
        if sum(rows.values()) > sum(best.values()) or not best:
            best = rows
    return best


def capped(fans: int, options: Mapping[str, object]) -> int:
    """SICHUAN-32."""
    return fans if options["cap"] == "none" else min(fans, int(options["cap"]))


def worth(fans: int, options: Mapping[str, object]) -> int:
    """SICHUAN-33."""
    return int(options["base"]) * 2 ** capped(fans, options)


def paid(sheet: Sheet, win: Win, value: int, options: Mapping[str, object]) -> tuple[int, ...]:
    """SICHUAN-33, SICHUAN-34, SICHUAN-35."""
    if win.by != "self":
        return from_each(sheet.seats, win.seat, {win.source: value})
    more = int(options["base"]) if options["self_draw"] == "add_base" else 0
    payers = [seat for seat in sheet.others(win.seat) if seat not in win.before]
    return from_each(sheet.seats, win.seat, dict.fromkeys(payers, value + more))


# --- what is paid beside wins


def side_payments(sheet: Sheet, options: Mapping[str, object]) -> dict[str, tuple[int, ...]]:
    """By cause: kongs, what follows a win on the tile after one, the checks of the empty wall."""
    found: dict[str, tuple[int, ...]] = {}
    incomes = [kong_income(sheet, kong, options) for kong in sheet.kongs]
    for kong, income in zip(sheet.kongs, incomes, strict=True):
        cause = {"kong": "open_kong", "added": "added_kong", "concealed": "concealed_kong"}[kong.kind]
        note(found, cause, income)
    kept = list(incomes)
    for number, seats in sorted({(win.kong, win.beside) for win in sheet.wins if win.kong is not None}):
        back = minus(incomes[number])
        if options["call_transfer"] == "refund":
            note(found, "refund", back)
            kept[number] = (0,) * sheet.seats
        elif options["call_transfer"]:
            note(found, "transfer", handed_on(incomes[number], sheet.kongs[number].seat, seats))
            kept[number] = (0,) * sheet.seats
    if sheet.ended == "exhausted":
        check_empty_wall(sheet, options, found, kept)
    return {cause: payments for cause, payments in found.items() if any(payments)}


def note(found: dict[str, tuple[int, ...]], cause: str, payments: tuple[int, ...]) -> None:
    found[cause] = added(found[cause], payments) if cause in found else payments


def minus(payments: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(-change for change in payments)


def kong_income(sheet: Sheet, kong: Kong, options: Mapping[str, object]) -> tuple[int, ...]:
    """SICHUAN-37, SICHUAN-38, SICHUAN-39, SICHUAN-P5."""
    base = int(options["base"])
    others = [seat for seat in kong.still_in if seat != kong.seat]
    if kong.kind == "kong":
        graze = base if options["graze"] else 0
        amounts = {seat: 2 * base if seat == kong.feeder else graze for seat in others}
    elif kong.kind == "added":
        counts = kong.fresh or options["late_added_kong"]
        amounts = dict.fromkeys(others, base if counts else 0)
    else:
        amounts = dict.fromkeys(others, 2 * base)
    return from_each(sheet.seats, kong.seat, amounts)


def handed_on(income: tuple[int, ...], maker: int, winners: tuple[int, ...]) -> tuple[int, ...]:
    """SICHUAN-40: shared equally, an indivisible rest stays with the maker."""
    share = income[maker] // len(winners)
    changes = dict.fromkeys(winners, share)
    return total_of(len(income), changes | {maker: -share * len(winners)})


def check_empty_wall(
    sheet: Sheet, options: Mapping[str, object], found: dict[str, tuple[int, ...]], incomes: list[tuple[int, ...]]
) -> None:
    """SICHUAN-42 to SICHUAN-47, SICHUAN-P12, SICHUAN-P13."""
    left = [seat for seat in range(sheet.seats) if seat not in set(winners(sheet))]
    if len(left) < 2:
        return
    pigs = [seat for seat in left if is_pig(sheet, seat, options)]
    values = {seat: ready_value(sheet, seat, options) for seat in left}
    unready = [seat for seat in left if values[seat] < 0]
    if options["pig_amount"] == "as_unready":
        pigs = []
    for pig in pigs:
        amount = worth(99, options) if options["pig_amount"] == "cap" else 16 * int(options["base"])
        for seat in left:
            if seat not in pigs:
                note(found, "pig", transfer(sheet.seats, pig, seat, amount))
    for payer in unready:
        for seat in left:
            if payer not in pigs and values[seat] >= 0:
                note(found, "unready", transfer(sheet.seats, payer, seat, worth(values[seat], options)))
    for kong, income in zip(sheet.kongs, incomes, strict=True):
        if kong.seat in unready:
            note(found, "refund", minus(income))


def is_pig(sheet: Sheet, seat: int, options: Mapping[str, object]) -> bool:
    """SICHUAN-43."""
    kinds = all_faces(hand_of(sheet, seat))
    return len(suits(kinds)) == 3 or lacked(sheet, seat) in suits(kinds)


def ready_value(sheet: Sheet, seat: int, options: Mapping[str, object]) -> int:
    """The largest fan the hand could have had on a discard; -1 for a hand that is not ready (SICHUAN-45)."""
    rest, best = hand_of(sheet, seat), -1
    if is_pig(sheet, seat, options):
        return -1
    own = rest.concealed if options["fan_table"] == "sbr" else all_faces(rest)
    for tile in range(27):
        if tuple(own).count(tile) < 4 and tile // 9 != lacked(sheet, seat):
            hand = Hand(tuple(sorted([*rest.concealed, tile])), rest.melds, tile, "discard")
            best = max(best, valued(sheet, hand, frozenset(), seat, None, options)[0])
    return best
