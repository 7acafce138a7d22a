"""A slow scorer of Guangzhou mahjong, written from rules/guangzhou.md line by line; it shares no code with the engine.

Each wild tile is tried as every tile, and each complete hand is split in every way. Horses are turned after the win: a
sheet of the moment of the win shows none, and they are settled with what is paid beside it; a case shows them at once.
The preset of chicken hands is scored by Guangdong's book.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations_with_replacement
from math import prod

from reference import guangdong, referee_rows
from reference.referee_rows import carried as carried
from reference.sheet import Kong, Seat, Sheet, Verdict, Win, added, face, faces, from_each, name, spoken, tiles
from reference.words import (
    DRAGONS,
    HONOURS,
    WINDS,
    Group,
    hand_of,
    is_claimed,
    is_one_suit,
    is_outer,
    is_run,
    is_terminal,
    joker_splits,
    suits,
)

MULTIPLY = {
    "basic_win": 1,
    "all_pungs": 2,
    "half_flush": 2,
    "seven_pairs": 3,
    "full_flush": 5,
    "dragon_seven_pairs": 6,
}
LIMIT = {
    "all_terminals_and_honors": 7,
    "all_terminals": 9,
    "all_honors": 9,
    "big_three_dragons": 10,
    "big_four_winds": 10,
    "thirteen_orphans": 13,
    "heavenly_win": 13,
    "earthly_win": 13,
}
OPTIONS = {
    "horses": "4",
    "joker": "none",
    "win_on_discard": "on",
    "chi": "on",
    "kong_bloom_double": "off",
    "twelve_down": "on",
    "horses_step": "off",
    "base": "1",
}
PRESETS = {"chicken": {}}
HORSES = (  # GUANGZHOU-29, from the dealer on
    "1m 1p 1s 5m 5p 5s 9m 9p 9s 1z 7z",
    "2m 2p 2s 6m 6p 6s 2z 6z",
    "3m 3p 3s 7m 7p 7s 3z 5z",
    "4m 4p 4s 8m 8p 8s 4z",
)
BARE = 2  # GUANGZHOU-19: more horses for a win without wild tiles


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options of the table, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def is_chicken(sheet: Sheet) -> bool:
    """Return True if the table plays the preset (GUANGZHOU-38)."""
    return by_chicken(sheet.options)


def by_chicken(options: Mapping[str, object]) -> bool:
    """Return True if these options are the preset's, or name its table alone."""
    return options.get("fan_table", options.get("preset")) == "chicken"


def kept_more(options: Mapping[str, object], carry: int) -> int:
    """GUANGZHOU-9; beside the preset nothing is kept (GUANGZHOU-38)."""
    return 0 if by_chicken(options) else referee_rows.kept_more(options, carry)


def to_draw(options: Mapping[str, object]) -> int:
    """GUANGZHOU-2, GUANGZHOU-7 to GUANGZHOU-9; COMMON-18: the tile turned up lies beside the reserve."""
    agreed = told_of(options)
    turned = agreed["joker"] == "flip"
    if by_chicken(options):
        return 136 - 53 - turned
    return 136 - 53 - int(agreed["horses"]) - BARE * (agreed["joker"] != "none") - turned


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet.options), sheet.win
    if is_chicken(sheet):
        return chicken(sheet, options)
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    readings = list(readings_of(sheet, win, options))
    if not readings or not may_win(win, options, sheet):
        return Verdict(False)
    m = max(value_of(names) for names in readings)
    best = [counted(names) for names in readings if value_of(names) == m]
    chances = chances_of(win, options)
    m *= chances.get("kong_bloom", 0) or 1  # GUANGZHOU-31
    hits = hits_of(sheet, win, options)
    factor = 1 if win.by == "discard" else 2
    last = {"horse": factor * hits} if hits else {}
    found = [rows | chances | last for names in best for rows in names]
    amounts = paid(sheet, win, options, factor * (m + hits))
    return Verdict(True, found[0], factor * (m + hits), amounts, alike=tuple(found[1:]))


# --- the preset chicken


def chicken(sheet: Sheet, options: Mapping[str, str]) -> Verdict:
    """GUANGZHOU-38: Guangdong's verdict, with each wild tile as what brings the winner most (GUANGZHOU-19)."""
    plain, win = replace(sheet, wild="", options={"base": options["base"]}), sheet.win
    wild = wild_in(sheet, options)
    if win is None or not wild:
        return guangdong.verdict(plain)
    if win.by != "self" and face(win.tile) in wild:  # COMMON-18
        return Verdict(False)
    found = [guangdong.verdict(one) for one in named(plain, win, wild)]
    best = max((one for one in found if one.wins), key=lambda one: one.payments[win.seat], default=Verdict(False))
    held = sum(face(tile) in wild for tile in [*tiles(sheet.hands[win.seat]), win.tile])
    if not best.wins and held >= 4 and win.by == "self":  # COMMON-19
        share = 2 * int(options["base"])
        payments = from_each(sheet.seats, win.seat, dict.fromkeys(sheet.others(win.seat), share))
        return Verdict(True, {"chicken_hand": 0, "self_draw": 1}, 1, payments)
    alike = [one.rows for one in found if one.wins and one.payments == best.payments]
    return replace(best, alike=(*best.alike, *alike))


def named(sheet: Sheet, win: Win, wild: Sequence[int]) -> Iterator[Sheet]:
    """The sheet with other tiles for the wild ones, for each way to complete the hand."""
    hand = hand_of(sheet)
    natural = [kind for kind in hand.concealed if kind not in wild]
    jokers = len(hand.concealed) - len(natural)
    ways = {tuple(sorted(chosen)) for chosen, _, _ in joker_splits(natural, jokers)}
    outer = [kind for kind in range(34) if is_outer(kind)]
    if not hand.melds and set(natural) <= set(outer):
        missing = [kind for kind in outer if kind not in natural]
        ways |= {tuple(missing)} if len(missing) == jokers else set()
        ways |= {(*missing, kind) for kind in outer} if len(missing) == jokers - 1 else set()
    for chosen in ways:
        for tile in {*chosen} if face(win.tile) in wild else {face(win.tile)}:
            rest = sorted([*natural, *chosen])
            rest.remove(tile)
            hands = [*sheet.hands]
            hands[win.seat] = "".join(map(name, rest))
            yield replace(sheet, hands=tuple(hands), win=replace(win, tile=name(tile)))


def may_win(win: Win, options: Mapping[str, str], sheet: Sheet) -> bool:
    """GUANGZHOU-15, GUANGZHOU-19 with COMMON-18, option `win_on_discard`."""
    if win.by != "self" and face(win.tile) in wild_in(sheet, options):
        return False
    if "concealed_kong_robbed" in win.circumstances:
        return False
    return win.by != "discard" or options["win_on_discard"] == "on"


# --- the value of a hand


def value_of(names: Sequence[str]) -> int:
    """M: the product of rows that multiply, or the largest limit if that is more."""
    return max(product_of(names), *(LIMIT[name] for name in names if name in LIMIT), 0)


def product_of(names: Sequence[str]) -> int:
    """The rows that multiply, together."""
    return prod(MULTIPLY[name] for name in names if name in MULTIPLY)


def counted(names: Sequence[str]) -> list[dict[str, int]]:
    """The rows that make the value; of two limits alike either."""
    value = value_of(names)
    if product_of(names) == value:
        rows = {name: MULTIPLY[name] for name in names if name in MULTIPLY}
        return [rows or {"basic_win": 1}]
    return [{name: value} for name in names if LIMIT.get(name) == value]


def chances_of(win: Win, options: Mapping[str, str]) -> dict[str, int]:
    """Rows of how the tile came: they double by GUANGZHOU-24 and GUANGZHOU-25, or are told only."""
    if win.by != "self":
        return {"robbing_kong": 2} if win.by == "rob" else {}
    doubles = 2 if options["kong_bloom_double"] == "on" else 0
    return {"self_draw": 2} | ({"kong_bloom": doubles} if "kong_replacement" in win.circumstances else {})


def wild_in(sheet: Sheet, options: Mapping[str, str]) -> list[int]:
    """The faces that stand for any tile (GUANGZHOU-19)."""
    return [face("7z")] if options["joker"] == "red" else faces(sheet.wild)


def readings_of(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Iterator[list[str]]:
    """The rows of each reading of the hand."""
    hand, wild = hand_of(sheet), wild_in(sheet, options)
    natural = [kind for kind in hand.concealed if kind not in wild]
    jokers = len(hand.concealed) - len(natural)
    melds = [group for _, group in hand.melds]
    claimed = [kind for group in melds for kind in group]
    first = []
    if win.by == "self" and "first_turn" in win.circumstances:
        first = ["heavenly_win" if win.seat == sheet.dealer else "earthly_win"]
    for chosen, sets, _ in joker_splits(natural, jokers):
        yield [*first, *of_sets([*sets, *melds], [*natural, *chosen, *claimed])]
    if not melds:
        yield from ([*first, *names] for names in of_pairs(natural, jokers))
        if all(map(is_outer, natural)) and len(natural) - len(set(natural)) <= 1:
            yield [*first, "thirteen_orphans"]
    if jokers >= 4 and win.by == "self":  # COMMON-19
        yield []


def flush_of(kinds: Sequence[int]) -> list[str]:
    """One suit, with honours or without."""
    if is_one_suit(kinds):
        return ["full_flush"]
    return ["half_flush"] if len(suits(kinds)) == 1 else []


def outer_of(kinds: Sequence[int]) -> list[str]:
    """Ones, nines and honours."""
    if all(kind in HONOURS for kind in kinds):
        return ["all_honors"]
    if all(map(is_terminal, kinds)):
        return ["all_terminals"]
    return ["all_terminals_and_honors"] if all(map(is_outer, kinds)) else []


def of_sets(sets: Sequence[Group], kinds: Sequence[int]) -> list[str]:
    """The rows of four sets and a pair."""
    pungs = {group[0] for group in sets if not is_run(group)}
    names = [*flush_of(kinds), *outer_of(kinds)]
    if not any(map(is_run, sets)):
        names.append("all_pungs")
    names += ["big_three_dragons"] if pungs.issuperset(DRAGONS) else []
    return names + (["big_four_winds"] if pungs.issuperset(WINDS) else [])


def of_pairs(natural: Sequence[int], jokers: int) -> Iterator[list[str]]:
    """The rows of seven pairs, four alike being two of them (COMMON-21); limits may be read in them (GUANGZHOU-22)."""
    held = Counter(natural)
    odd = [kind for kind, count in held.items() if count % 2]
    if len(odd) > jokers or (jokers - len(odd)) % 2:
        return
    for spare in combinations_with_replacement(range(34), (jokers - len(odd)) // 2):
        kinds = held + Counter(odd) + Counter(spare) + Counter(spare)
        name = "dragon_seven_pairs" if max(kinds.values()) >= 4 else "seven_pairs"
        yield [name, *flush_of(list(kinds)), *outer_of(list(kinds))]


# --- payment


def hits_of(sheet: Sheet, win: Win, options: Mapping[str, str]) -> int:
    """GUANGZHOU-19, GUANGZHOU-29 to GUANGZHOU-31: the horses that belong to the winner's seat."""
    turned = tiles(sheet.turned)[1 if options["joker"] == "flip" else 0 :]
    if options["horses_step"] == "off":  # else the wins in a row are not on the sheet, and all that are turned count
        turned = turned[: int(options["horses"]) + BARE * (options["joker"] != "none" and is_bare(sheet, win, options))]
    return sum(tile in HORSES[sheet.winds()[win.seat]].split() for tile in turned)


def is_bare(sheet: Sheet, win: Win, options: Mapping[str, str]) -> bool:
    """COMMON-18: no wild tile is used where each that he holds may be what is printed on it, for no lesser value."""
    plainly = list(readings_of(replace(sheet, wild=""), win, {**options, "joker": "none"}))
    return bool(plainly) and max(map(value_of, plainly)) == max(map(value_of, readings_of(sheet, win, options)))


def paid(sheet: Sheet, win: Win, options: Mapping[str, str], share: int) -> tuple[int, ...]:
    """GUANGZHOU-23 to GUANGZHOU-27: who gave the tile of a discard pays one share, who is liable pays three."""
    points = share * int(options["base"])
    if win.by == "discard":
        return from_each(sheet.seats, win.seat, {win.source: points})
    payer = win.source if win.by == "rob" else liable(sheet, win, options)
    amounts = dict.fromkeys(sheet.others(win.seat), points) if payer is None else {payer: 3 * points}
    return from_each(sheet.seats, win.seat, amounts)


def liable(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Seat | None:
    """Who answers for a self-draw: who fed the kong that blooms, then who fed the fourth meld."""
    melds = sheet.melds[win.seat]
    if "discard_kong_replacement" in win.circumstances:
        return next(meld.feeder for meld in reversed(melds) if meld.kind == "kong")
    claimed = [meld for meld in melds if is_claimed(meld.kind)]
    return claimed[3].feeder if options["twelve_down"] == "on" and len(claimed) == 4 else None


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """GUANGZHOU-28, GUANGZHOU-33: kongs and horses of a hand that somebody wins."""
    found: dict[str, tuple[int, ...]] = {}
    for kong in sheet.kongs if sheet.wins else ():
        cause, points = kong_points(sheet, kong, int(options["base"]))
        found[cause] = added(found[cause], points) if cause in found else points
    for win in sheet.wins:
        hits = hits_of(replace(sheet, win=win), win, options)
        points = paid(sheet, win, options, hits * (1 if win.by == "discard" else 2))
        found["horses"] = added(found["horses"], points) if "horses" in found else points
    return found


def kong_points(sheet: Sheet, kong: Kong, base: int) -> tuple[str, tuple[int, ...]]:
    """GUANGZHOU-28: exposed three from the feeder, added one from each, concealed two from each."""
    if kong.kind == "kong":
        return "open_kong", from_each(sheet.seats, kong.seat, {kong.feeder: 3 * base})
    points = base * {"added": 1, "concealed": 2}[kong.kind]
    return f"{kong.kind}_kong", from_each(sheet.seats, kong.seat, dict.fromkeys(sheet.others(kong.seat), points))
