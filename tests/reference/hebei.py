"""A slow scorer of Hebei's hands, written from rules/hebei.md line by line; it shares no code with the engine.

Each joker tile is tried as every face; each complete hand is split in every way; the winning tile is tried in every
group that has its face.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from math import prod
from typing import NamedTuple

from reference.sheet import Kong, Seat, Sheet, Verdict, Win, added, face, from_each, spoken
from reference.words import Group, Hand, hand_of, is_claimed, is_one_suit, is_outer, is_run, joker_splits, suits

FACTORS = {
    "plain_hand": 1,
    "concealed_hand": 2,
    "narrow_wait": 2,
    "catch_five": 4,
    "melded_hand": 2,
    "all_pungs": 2,
    "pure_straight": 2,
    "half_flush": 2,
    "full_flush": 4,
    "seven_pairs": 2,
    "luxury_seven_pairs": 4,  # 8 with two fours, 16 with three
    "thirteen_orphans": 8,
    "kong_bloom": 2,
    "robbing_kong": 2,
    "last_tile_draw": 2,
    "heavenly_hand": 8,
    "earthly_hand": 6,
    "no_joker": 2,
    "joker_wait": 2,
}
RINGS = (range(9), range(9, 18), range(18, 27), range(27, 31), (33, 32, 31))  # COMMON-18
FIVE_RUN = (3, 4, 5)

OPTIONS = {
    "base_points": "ladder",
    "discard_pays": "all three",
    "discard_win": "on",
    "honours": "on",
    "kongs_lapse_on_draw": "on",
    "joker": "off",
}


class Held(NamedTuple):
    """A hand that may hold jokers."""

    hand: Hand
    natural: list[int]
    jokers: int
    drawn: int | None  # the winning tile, None for a joker


def to_draw(options: Mapping[str, object]) -> int:
    """HEBEI-1, HEBEI-8; the tile turned for the joker is out of play."""
    told = told_of(options)
    return (136 if told["honours"] == "on" else 108) - 53 - 14 - (told["joker"] == "on")


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet.options), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    own = held(sheet, options)
    if not may_win(own, win, options):
        return Verdict(False)
    found: dict[int, list[dict[str, int]]] = {}
    for hand_rows in readings(own, win):
        rows = hand_rows | circumstances(sheet, win)
        if options["joker"] == "on" and not own.jokers:
            rows |= valued(["no_joker"])
        rows = rows or valued(["plain_hand"])
        if rows not in found.setdefault(prod(rows.values()), []):
            found[prod(rows.values())].append(rows)
    if not found:
        return Verdict(False)
    best = max(found)  # HEBEI-25
    return Verdict(True, found[best][0], best, paid(sheet, win, best, options), alike=tuple(found[best][1:]))


def may_win(own: Held, win: Win, options: Mapping[str, str]) -> bool:
    """A discarded joker is claimed by nobody (COMMON-18); with `discard_win` off only one's own draw wins."""
    return win.by == "self" or (own.drawn is not None and options["discard_win"] == "on")


def held(sheet: Sheet, options: Mapping[str, str]) -> Held:
    """The hand with its jokers told apart: the kind that follows the turned tile."""
    hand, wild = hand_of(sheet), -1
    if options["joker"] == "on" and sheet.turned:
        turned = face(sheet.turned)
        ring = next(list(ring) for ring in RINGS if turned in ring)
        wild = ring[(ring.index(turned) + 1) % len(ring)]
    natural = [kind for kind in hand.concealed if kind != wild]
    return Held(hand, natural, len(hand.concealed) - len(natural), None if hand.tile == wild else hand.tile)


# --- the hand


def readings(own: Held, win: Win) -> Iterator[dict[str, int]]:
    """What each reading of the hand counts (HEBEI-18), circumstances left out."""
    melds = [group[:3] for _, group in own.hand.melds]
    for chosen, sets, pair in joker_splits(own.natural, own.jokers):
        names = standard(own.hand, [*sets, *melds], pair)
        for wait in waits_of(own, sets, pair, Counter(chosen), win):
            yield valued([*names, *wait_rows(own.hand, wait)])
    if not own.hand.melds:
        yield from pairs(own)
        if is_orphans(own.natural):
            yield valued(["thirteen_orphans"])


def valued(names: Sequence[str]) -> dict[str, int]:
    """The rows with their factors."""
    return {name: FACTORS[name] for name in names}


def standard(hand: Hand, groups: Sequence[Group], pair: int) -> list[str]:
    """Rows of four melds and a pair."""
    words = [word for word, _ in hand.melds]
    names = [] if any(map(is_claimed, words)) else ["concealed_hand"]
    if not any(map(is_run, groups)):
        names.append("all_pungs")
    if any({(low, low + 1, low + 2) for low in (suit, suit + 3, suit + 6)} <= set(groups) for suit in (0, 9, 18)):
        names.append("pure_straight")
    return names + flush([*(kind for group in groups for kind in group), pair])


def flush(kinds: Sequence[int]) -> list[str]:
    """One suit, with honours or without."""
    if is_one_suit(kinds):
        return ["full_flush"]
    return ["half_flush"] if len(suits(kinds)) == 1 else []


def waits_of(own: Held, sets: Sequence[Group], pair: int, stand_ins: Counter[int], win: Win) -> Iterator[str]:
    """In which ways the winning tile can have completed this reading."""
    for group in {*sets, (pair, pair)}:
        for place in set(group):
            if own.drawn not in (None, place) or (own.drawn is None and not stand_ins[place]):
                continue
            if len(group) == 2:
                yield from pair_waits(own, pair, stand_ins, win)
            elif group == FIVE_RUN and place == 4:
                yield "catch_five"
            else:
                yield "narrow_wait" if is_narrow(group, place) else ""


def is_narrow(group: Group, place: int) -> bool:
    """Return True for the middle of a run, the 3 of 123 and the 7 of 789."""
    if not is_run(group):
        return False
    low, middle, high = group
    return place == middle or (place == high and low % 9 == 0) or (place == low and high % 9 == 8)


def pair_waits(own: Held, pair: int, stand_ins: Counter[int], win: Win) -> Iterator[str]:
    """The other half of the pair is a joker or a tile; a joker waits for a tile that is drawn (HEBEI-25)."""
    others = stand_ins[pair] - (own.drawn is None)
    if others > 0:
        yield "joker_wait" if win.by == "self" else ""
    if own.natural.count(pair) - (own.drawn is not None) > 0:
        yield "narrow_wait"


def wait_rows(hand: Hand, wait: str) -> list[str]:
    """The row of the wait; four open melds replace a narrow wait."""
    words = [word for word, _ in hand.melds]
    if len(words) == 4 and all(map(is_claimed, words)):
        return ["melded_hand"] + [wait] * (wait == "joker_wait")
    return [wait] if wait else []


def pairs(own: Held) -> Iterator[dict[str, int]]:
    """Seven pairs, jokers as any tiles (COMMON-21: four alike are two pairs); no joker waits there (HEBEI-25)."""
    odd = [kind for kind, count in Counter(own.natural).items() if count % 2]
    if len(odd) > own.jokers:
        return
    for chosen in combinations_with_replacement(range(34), own.jokers):
        kinds = Counter([*own.natural, *chosen])
        if any(count % 2 or count > 4 for count in kinds.values()):
            continue
        fours = sum(count == 4 for count in kinds.values())
        rows = {"luxury_seven_pairs": 2 ** (fours + 1)} if fours else {"seven_pairs": 2}
        rows |= valued(flush(sorted(kinds)))
        yield rows


def is_orphans(natural: Sequence[int]) -> bool:
    """Return True if the tiles but for jokers are terminals and honours, one of them twice at most."""
    return all(map(is_outer, natural)) and len(natural) - len(set(natural)) <= 1


def circumstances(sheet: Sheet, win: Win) -> dict[str, int]:
    """Rows of how the hand was won."""
    told, own, names = win.circumstances, win.by == "self", []
    if own and "kong_replacement" in told:
        names.append("kong_bloom")
    elif own and "last_tile" in told:
        names.append("last_tile_draw")
    if win.by == "rob":
        names.append("robbing_kong")
    if own and "first_turn" in told:
        names.append("heavenly_hand" if win.seat == sheet.dealer else "earthly_hand")
    return valued(names)


# --- payment


def paid(sheet: Sheet, win: Win, product: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """HEBEI-23, HEBEI-24; who wins on the same tile does not pay (COMMON-2)."""
    payers = [seat for seat in sheet.others(win.seat) if seat not in win.beside]
    amounts = {seat: amount(sheet, win, seat, product, options) for seat in payers}
    if win.by != "self" and options["discard_pays"] != "all three":
        times = 3 if "threefold" in options["discard_pays"] else 1
        amounts = {win.source: times * amounts[win.source]}
    return from_each(sheet.seats, win.seat, amounts)


def amount(sheet: Sheet, win: Win, payer: Seat, product: int, options: Mapping[str, str]) -> int:
    """HEBEI-23: what one payer owes."""
    dealing = sheet.dealer in (win.seat, payer)
    deep = win.by == "self" or win.source == payer
    base = options["base_points"]
    if base == "ladder":
        return (1 + dealing + deep) * product
    return int(base[-1]) * product * (2 if dealing else 1) * (2 if deep else 1)


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """HEBEI-26, HEBEI-27: kongs, settled once; they lapse where nobody wins."""
    found: dict[str, tuple[int, ...]] = {}
    if not sheet.wins and options["kongs_lapse_on_draw"] == "on":
        return found
    for kong in sheet.kongs:
        cause, payments = kong_points(sheet, kong)
        found[cause] = added(found[cause], payments) if cause in found else payments
    return found


def kong_points(sheet: Sheet, kong: Kong) -> tuple[str, tuple[int, ...]]:
    """HEBEI-26."""
    if kong.kind == "kong":
        return "open_kong", from_each(sheet.seats, kong.seat, {kong.feeder: 3})
    points = {"added": 1, "concealed": 2}[kong.kind]
    payers = dict.fromkeys(sheet.others(kong.seat), points)
    return f"{kong.kind}_kong", from_each(sheet.seats, kong.seat, payers)
