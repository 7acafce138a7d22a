"""A slow scorer of Inner Mongolia, written from rules/neimenggu.md line by line; it shares no code with the engine."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from reference.sheet import Seat, Sheet, Verdict, Win, from_each, spoken
from reference.words import (
    DRAGONS,
    WINDS,
    Group,
    Hand,
    hand_of,
    is_claimed,
    is_run,
    is_terminal,
    splits,
    suits,
)

FAN = {
    "plain_hand": 0,
    "self_draw": 1,
    "narrow_wait": 1,
    "dragon_triplet": 1,
    "open_kong": 1,
    "concealed_kong": 2,
    "all_pungs": 3,
    "melded_hand": 1,
    "four_in_one": 1,
    "kong_bloom": 1,
    "robbing_kong": 1,
    "last_tile_draw": 1,
}
OPTIONS = {
    "winds_count": "off",
    "dragon_pair": "off",
    "three_suits": "off",
    "discard_pays": "discarder alone",
    "closed_double": "on",
    "cap_fan": "6",
}


def to_draw(options: Mapping[str, object]) -> int:
    """NEIMENGGU-1, NEIMENGGU-6, NEIMENGGU-7."""
    return 136 - 53 - 14


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; nothing is ever paid beside wins (NEIMENGGU-28)."""
    options = OPTIONS | {name: spoken(value) for name, value in sheet.options.items()}
    win = sheet.win
    if win is None or not is_open(sheet, win.seat):
        return Verdict(False)
    found: dict[int, list[dict[str, int]]] = {}
    for names in readings(hand_of(sheet), win, options):
        rows = {name: count * FAN[name] for name, count in names.items() if count} or {"plain_hand": 0}
        if rows not in found.setdefault(sum(rows.values()), []):
            found[sum(rows.values())].append(rows)
    if not found:
        return Verdict(False)
    fan = max(found)  # NEIMENGGU-27
    return Verdict(True, found[fan][0], fan, paid(sheet, win, fan, options), alike=tuple(found[fan][1:]))


def is_open(sheet: Sheet, seat: Seat) -> bool:
    """NEIMENGGU-13, NEIMENGGU-14, NEIMENGGU-20: a chi, a pon or a kong of a discard; a concealed kong does not open."""
    return any(is_claimed(meld.kind) for meld in sheet.melds[seat])


def readings(hand: Hand, win: Win, options: Mapping[str, str]) -> Iterator[Counter[str]]:
    """What each reading of the hand counts, if it may win (NEIMENGGU-18)."""
    for sets, pair in splits(hand.concealed):
        groups = [*sets, *(group for _, group in hand.melds)]
        if not may_win(groups, pair, options):
            continue
        common = Counter([*chances(win), *of_sets(hand, groups, pair)])
        for narrow in waits_of(hand, sets, pair):
            yield common + Counter(["narrow_wait"] * (narrow and not common["all_pungs"]))


def may_win(groups: Sequence[Group], pair: int, options: Mapping[str, str]) -> bool:
    """NEIMENGGU-19, NEIMENGGU-21 and the options that ask for more or for less."""
    kinds = [*(kind for group in groups for kind in group), pair]
    triplets = {group[0] for group in groups if not is_run(group)}
    if options["three_suits"] == "on" and len(suits(kinds)) < 3:
        return False
    if options["dragon_pair"] == "on" and pair in DRAGONS:
        return True  # it meets both conditions at once
    wind = options["winds_count"] == "on" and any(kind in WINDS for kind in kinds)
    return bool(triplets) and (any(map(is_terminal, kinds)) or bool(triplets & set(DRAGONS)) or wind)


def chances(win: Win) -> Iterator[str]:
    """How the hand was won."""
    if win.by == "rob":
        yield "robbing_kong"
    if win.by != "self":
        return
    yield "self_draw"
    if "kong_replacement" in win.circumstances:
        yield "kong_bloom"
    elif "last_tile" in win.circumstances:
        yield "last_tile_draw"


def of_sets(hand: Hand, groups: Sequence[Group], pair: int) -> Iterator[str]:
    """Rows of the sets."""
    words = [word for word, _ in hand.melds]
    triplets = {group[0] for group in groups if not is_run(group)}
    yield from ["dragon_triplet"] * len(triplets & set(DRAGONS))
    yield from ["open_kong"] * sum(word in ("kong", "added") for word in words)
    yield from ["concealed_kong"] * words.count("concealed")
    if len(triplets) == 4:
        yield "all_pungs"
        if len(words) == 4 and all(map(is_claimed, words)):
            yield "melded_hand"
    kongs = {group[0] for group in groups if len(group) == 4}
    in_runs = {kind for group in groups if is_run(group) for kind in group}
    yield from ["four_in_one"] * len((triplets - kongs) & in_runs)


def waits_of(hand: Hand, sets: Sequence[Group], pair: int) -> Iterator[bool]:
    """For each place the winning tile may have: whether it is an edge, the middle of a run or half of the pair."""
    if hand.tile == pair:
        yield True
    for group in {group for group in sets if hand.tile in group}:
        low, middle, high = group
        edge = (hand.tile == high and low % 9 == 0) or (hand.tile == low and high % 9 == 8)
        yield is_run(group) and (hand.tile == middle or edge)


# --- payment


def paid(sheet: Sheet, win: Win, fan: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """NEIMENGGU-24, NEIMENGGU-26."""
    everybody = win.by == "self" or options["discard_pays"] == "all three pay"
    payers = sheet.others(win.seat) if everybody else [win.source]
    amounts = {seat: 2 ** capped(fan + payer_fan(sheet, win, seat, options), options) for seat in payers}
    return from_each(sheet.seats, win.seat, amounts)


def capped(fan: int, options: Mapping[str, str]) -> int:
    """The fan of the hand and of the payer together, at most the cap."""
    return fan if options["cap_fan"] == "none" else min(fan, int(options["cap_fan"]))


def payer_fan(sheet: Sheet, win: Win, payer: Seat, options: Mapping[str, str]) -> int:
    """NEIMENGGU-25."""
    closed = options["closed_double"] == "on" and not is_open(sheet, payer)
    return (sheet.dealer in (win.seat, payer)) + (payer == win.source) + closed
