"""Chinese Official points the slow way, read from the table of rules/mcr.md and its counting principles.

Values and excluded fans come out of the rulebook's own table; only what that table says in prose stands here. Sets
are combined by trying every choice of fans over several sets that MCR-38 to MCR-41 allow.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import NamedTuple

from reference.mcr_divisions import DRAGONS, HONOURS, OUTER, SUITS, WINDS, Division, Set, divisions, waits
from reference.sheet import Sheet, Verdict, Win, from_each, tiles
from reference.words import Hand, hand_of

RULEBOOK = Path(__file__).resolve().parents[2] / "rules" / "mcr.md"

GREEN = {19, 20, 21, 23, 25, 32}
REVERSIBLE = {9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 31}
KONGS = ("three_kongs", "two_concealed_kongs", "mixed_kongs", "two_melded_kongs", "concealed_kong", "melded_kong")
# What the last column says in prose instead of names, and names there that are not excluded.
SAID_IN_PROSE = {
    "four_kongs": {*KONGS, "all_pungs", "single_wait"},
    "three_kongs": {*KONGS} - {"three_kongs"},
    "knitted_straight": set(),
    "big_three_winds": set(),
    "pure_straight": set(),
    "mixed_triple_chow": set(),
    "little_four_winds": {"big_three_winds"},
    **{name: set() for name in ("dragon_pung", "round_wind", "seat_wind")},  # their own pung_of_terminals_or_honors
}
# MCR-P3: what may join seven pairs where the list holds, apart from flowers.
BESIDE_PAIRS = {
    *("all_green", "all_terminals", "all_honors", "all_terminals_and_honors", "full_flush", "upper_tiles"),
    *("middle_tiles", "lower_tiles", "upper_four", "lower_four", "reversible_tiles", "last_tile_draw"),
    *("last_tile_claim", "half_flush", "all_types", "tile_hog", "all_simples", "one_voided_suit", "no_honors"),
    *("self_draw", "seven_pairs", "seven_shifted_pairs"),
}
# MCR-P2: these are always concealed, so never Fully Concealed.
ALWAYS_CONCEALED = {
    *("nine_gates", "seven_shifted_pairs", "thirteen_orphans", "four_concealed_pungs", "seven_pairs"),
    *("greater_honors_and_knitted", "lesser_honors_and_knitted"),
}


class Facts(NamedTuple):
    """What the tiles do not show. `context` uses the words of the case files."""

    seat_wind: int
    round_wind: int
    flowers: int = 0
    context: frozenset[str] = frozenset()


@cache
def table() -> dict[str, tuple[int, frozenset[str]]]:
    """Value and excluded fans of every line of the rulebook's table, in its order."""
    rows = {}
    for line in RULEBOOK.read_text(encoding="utf-8").split("\n- **MCR-31**")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 6 and cells[3].isdigit():
            rows[cells[0]] = (int(cells[3]), cells[5])
    rows["mixed_kongs"] = (5, "melded_kong, concealed_kong")
    names = set(rows)
    found = {}
    for name, (value, prose) in rows.items():
        prose = re.sub(r"one pung_of_terminals_or_honors|knitted_straight may be added", "", prose)
        prose = prose.replace("three_ and two_concealed_pungs", "three_concealed_pungs two_concealed_pungs")
        prose = re.sub(
            r"[;,]? *not with robbing_the_kong|fully_concealed becomes self_draw|self_draw counts", "", prose
        )
        prose = prose.replace("without 6z full_flush counts too", "")
        excluded = SAID_IN_PROSE.get(name, names & set(re.findall(r"[a-z_]+", prose)))
        found[name] = (value, frozenset(excluded | ({"fully_concealed"} if name in ALWAYS_CONCEALED else set())))
    return found


# --- fans of the whole hand


def faces_of(hand: Hand) -> list[int]:
    return [*hand.concealed, *(face for _, group in hand.melds for face in group)]


def fans_of_faces(hand: Hand) -> Iterator[str]:
    """Fans that ask only which tiles there are."""
    faces = set(faces_of(hand))
    numbers = {face % 9 + 1 for face in faces if face < 27}
    suits = {face // 9 for face in faces if face < 27}
    honours = faces & set(HONOURS)
    if len(suits) == 1:
        yield "half_flush" if honours else "full_flush"
    if len(suits) == 2:
        yield "one_voided_suit"
    if len(suits) == 3 and honours & set(WINDS) and honours & set(DRAGONS):
        yield "all_types"
    if faces <= set(HONOURS):
        yield "all_honors"
    if faces <= OUTER:
        yield "all_terminals_and_honors"
    if faces <= GREEN:
        yield "all_green"
    if faces <= REVERSIBLE:
        yield "reversible_tiles"
    if not honours:
        yield "no_honors"
        ranges = {
            "all_terminals": {1, 9},
            "all_simples": set(range(2, 9)),
            "upper_tiles": {7, 8, 9},
            "middle_tiles": {4, 5, 6},
            "lower_tiles": {1, 2, 3},
            "upper_four": {6, 7, 8, 9},
            "lower_four": {1, 2, 3, 4},
        }
        yield from (name for name, allowed in ranges.items() if numbers <= allowed)


def fans_of_form(hand: Hand, seen: Division) -> Iterator[str]:
    """Fans of the shape as a whole."""
    faces = set(faces_of(hand))
    before = Counter(hand.concealed)
    before[hand.tile] -= 1
    if seen.form == "pairs":
        yield "seven_pairs"
        if len(faces) == 7 and max(faces) - min(faces) == 6 and max(faces) < 27 and min(faces) // 9 == max(faces) // 9:
            yield "seven_shifted_pairs"
    if seen.form == "orphans":
        yield "thirteen_orphans"
    if seen.form == "loose":
        yield "greater_honors_and_knitted" if set(HONOURS) <= faces else "lesser_honors_and_knitted"
    if seen.form == "knitted" or (seen.form == "loose" and len(faces - set(HONOURS)) == 9):
        yield "knitted_straight"
    gates = [Counter([*suit, suit[0], suit[0], suit[8], suit[8]]) for suit in SUITS]
    if seen.form == "standard" and not hand.melds and +before in gates:
        yield "nine_gates"


def fans_of_circumstances(hand: Hand, facts: Facts) -> Iterator[str]:
    """Fans of how the hand was won."""
    closed = all(word == "concealed" for word, _ in hand.melds)
    if hand.by == "self":
        yield "self_draw"
        if "last_tile" in facts.context:
            yield "last_tile_draw"
        if "kong_replacement" in facts.context:
            yield "kong_bloom"
    if hand.by == "discard" and "last_tile" in facts.context:
        yield "last_tile_claim"
    if hand.by == "rob":
        yield "robbing_the_kong"
    if "fourth_tile" in facts.context:
        yield "last_tile"
    if closed:
        yield "fully_concealed" if hand.by == "self" else "concealed_hand"
    if len(hand.melds) == 4 and all(word != "concealed" for word, _ in hand.melds) and hand.by != "self":
        yield "melded_hand"


def set_faces(one: Set) -> set[int]:
    return {one.face, one.face + 1, one.face + 2} if one.kind == "run" else {one.face}


def fans_of_sets(hand: Hand, seen: Division, facts: Facts) -> Iterator[str]:
    """Fans of all sets, or of pungs and kongs counted one by one."""
    pungs = [one for one in seen.sets if one.kind != "run"]
    runs = [one for one in seen.sets if one.kind == "run"]
    faces = {one.face for one in pungs}
    suited = seen.pair is not None and seen.pair < 27
    if len(runs) + 3 * (seen.form == "knitted") == 4 and suited:
        yield "all_chows"
    if len(pungs) == 4:
        yield "all_pungs"
        if all(face < 27 and face % 9 % 2 == 1 for face in {*faces, seen.pair}):
            yield "all_even_pungs"
    if seen.form == "standard":
        parts = [*(set_faces(one) for one in seen.sets), {seen.pair}]
        if all(part & OUTER for part in parts):
            yield "outside_hand"
        if all(any(face < 27 and face % 9 == 4 for face in part) for part in parts):
            yield "all_fives"
    yield from fans_of_honours(faces, seen.pair, facts)
    yield from fans_of_kongs(pungs)


def fans_of_honours(faces: set[int], pair: int | None, facts: Facts) -> Iterator[str]:
    winds, dragons = faces & set(WINDS), faces & set(DRAGONS)
    yield from ["dragon_pung"] * len(dragons)
    if len(dragons) == 2:
        yield "two_dragon_pungs"
        if pair in DRAGONS:
            yield "little_three_dragons"
    if len(dragons) == 3:
        yield "big_three_dragons"
    if 27 + facts.seat_wind in winds:
        yield "seat_wind"
    if 27 + facts.round_wind in winds:
        yield "round_wind"
    if len(winds) >= 3:
        yield "big_three_winds" if len(winds) == 3 else "big_four_winds"
    if len(winds) == 3 and pair in WINDS:
        yield "little_four_winds"


def fans_of_kongs(pungs: list[Set]) -> Iterator[str]:
    hidden = sum(not one.open for one in pungs)
    if hidden >= 2:
        yield {2: "two_concealed_pungs", 3: "three_concealed_pungs", 4: "four_concealed_pungs"}[hidden]
    kongs = [one for one in pungs if one.kind == "kong"]
    if len(kongs) >= 3:
        yield "three_kongs" if len(kongs) == 3 else "four_kongs"
    elif len(kongs) == 2:
        yield ("two_concealed_kongs", "mixed_kongs", "two_melded_kongs")[sum(one.open for one in kongs)]
    elif kongs:
        yield "melded_kong" if kongs[0].open else "concealed_kong"


def hogs(hand: Hand) -> int:
    """Four equal tiles that are no kong."""
    kongs = {group[0] for _, group in hand.melds if len(group) == 4}
    return sum(count == 4 and face not in kongs for face, count in Counter(faces_of(hand)).items())


def outer_pungs(seen: Division, facts: Facts, held: set[str]) -> int:
    """Pungs of terminals and honours no other fan uses."""
    used = {*DRAGONS, 27 + facts.seat_wind, 27 + facts.round_wind}
    if held & {"big_three_winds", "little_four_winds", "big_four_winds"}:
        used |= set(WINDS)
    pungs = [one for one in seen.sets if one.kind != "run" and one.face in OUTER - used]
    return len(pungs) - ("nine_gates" in held)


# --- fans over several sets


def combination(sets: tuple[Set, ...], pair: int | None) -> str | None:
    """The fan these two, three or four sets make together."""
    faces = sorted(one.face for one in sets)
    if max(faces) >= 27 or len({one.kind == "run" for one in sets}) > 1:
        return None
    numbers = sorted(face % 9 for face in faces)
    steps = {high - low for low, high in pairwise(numbers)}
    step = steps.pop() if len(steps) == 1 else None
    suits = len({face // 9 for face in faces})
    finder = run_combination if sets[0].kind == "run" else pung_combination
    return finder(len(sets), suits, step, faces, pair)


def run_combination(count, suits, step, faces, pair) -> str | None:
    if count == 2:
        one_suit = {0: "pure_double_chow", 3: "short_straight", 6: "two_terminal_chows"}
        return one_suit.get(step) if suits == 1 else {0: "mixed_double_chow"}.get(step)
    if count == 3 and suits == 1:
        shifted = "pure_shifted_chows"
        return {0: "pure_triple_chow", 1: shifted, 2: shifted, 3: "pure_straight"}.get(step)
    if count == 3 and suits == 3:
        return {0: "mixed_triple_chow", 1: "mixed_shifted_chows", 3: "mixed_straight"}.get(step)
    if count == 4 and suits == 1:
        if [face % 9 for face in faces] == [0, 0, 6, 6] and pair == faces[0] + 4:
            return "pure_terminal_chows"
        return {0: "quadruple_chow", 1: "four_pure_shifted_chows", 2: "four_pure_shifted_chows"}.get(step)
    if count == 4 and suits == 2 and sorted(face % 9 for face in faces) == [0, 0, 6, 6] and len(set(faces)) == 4:
        third = 3 - sum({face // 9 for face in faces})
        return "three_suited_terminal_chows" if pair == 9 * third + 4 else None
    return None


def pung_combination(count, suits, step, faces, pair) -> str | None:
    if count == 2:
        return "double_pung" if step == 0 else None
    if count == 3 and suits == 1:
        return "pure_shifted_pungs" if step == 1 else None
    if count == 3 and suits == 3:
        return {0: "triple_pung", 1: "mixed_shifted_pungs"}.get(step)
    return "four_pure_shifted_pungs" if count == 4 and suits == 1 and step == 1 else None


class Combined(NamedTuple):
    """A fan over several sets, given by their numbers."""

    name: str
    sets: frozenset[int]


def all_combined(seen: Division) -> list[Combined]:
    found = []
    for size in (4, 3, 2):
        for numbers in combinations(range(len(seen.sets)), size):
            name = combination(tuple(seen.sets[number] for number in numbers), seen.pair)
            if name:
                found.append(Combined(name, frozenset(numbers)))
    return found


def allowed(chosen: tuple[Combined, ...]) -> bool:
    """MCR-38, MCR-39, MCR-41: counted one after the other, the greatest first, each fan brings a set not yet combined.

    Once sets have been combined at least one set of the next fan must be new, all but one where it takes three.
    The same set never makes the same fan twice.
    """
    for one, other in combinations(chosen, 2):
        if one.name == other.name and one.sets & other.sets:
            return False
    parts: list[set[int]] = []
    for fan in sorted(chosen, key=lambda fan: -len(fan.sets)):
        touched = [part for part in parts if part & fan.sets]
        if any(len(part & fan.sets) > 1 for part in touched):
            return False
        parts = [part for part in parts if part not in touched] + [set(fan.sets).union(*touched)]
    return True


def choices(seen: Division) -> Iterator[tuple[Combined, ...]]:
    """Every allowed choice of fans over several sets; at most as many as sets less one."""
    found = all_combined(seen)
    for size in range(4):
        yield from (chosen for chosen in combinations(found, size) if allowed(chosen))


# --- the points


def score(hand: Hand, facts: Facts, listed: bool = False) -> tuple[int, list[Counter[str]]]:
    """The largest total with flowers, and all lists of fans that reach it; nothing for a hand that has no shape.

    `listed`: seven pairs are joined by the fans of MCR-P3 only.
    """
    best, lists = -1, []
    one_wait = len(waits(hand)) == 1
    for seen in divisions(hand):
        base = base_fans(hand, seen, facts, one_wait)
        for chosen in choices(seen):
            counted = count(base, chosen, seen, facts)
            if listed and seen.form == "pairs":
                counted = Counter({name: number for name, number in counted.items() if name in BESIDE_PAIRS})
            total = sum(number * table()[name][0] for name, number in counted.items()) + facts.flowers
            if total > best:
                best, lists = total, []
            if total == best:
                lists.append(counted + Counter({"flower": facts.flowers}))
    return best, lists


def base_fans(hand: Hand, seen: Division, facts: Facts, one_wait: bool) -> list[str]:
    """Fans that hold, those over several sets left out."""
    found = [*fans_of_faces(hand), *fans_of_form(hand, seen), *fans_of_circumstances(hand, facts)]
    found += [*fans_of_sets(hand, seen, facts), *["tile_hog"] * hogs(hand)]
    if one_wait and seen.wait:
        found.append(seen.wait)
    return found


def count(base: Iterable[str], chosen: Iterable[Combined], seen: Division, facts: Facts) -> Counter[str]:
    """Leave out what follows from a fan that counts (MCR-37), the most valuable first."""
    held = Counter([*base, *(fan.name for fan in chosen)])
    held["pung_of_terminals_or_honors"] = outer_pungs(seen, facts, set(held))
    for name, (_, excluded) in table().items():
        if held[name] > 0:
            for other in excluded:
                held[other] = 0
    held = +held
    return held if held or all_combined(seen) else Counter({"chicken_hand": 1})


# --- the sheet

BASE = 8  # MCR-42
PRESETS = ("mil_2025",)


def to_draw(options: Mapping[str, object]) -> int:
    """MCR-9, MCR-11."""
    return 144 - 53


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; nothing is ever paid beside wins (MCR-44, MCR-45)."""
    win = sheet.win
    if win is None:
        return Verdict(False)
    flowers = len(tiles(sheet.flowers[win.seat]))
    context = frozenset(win.circumstances & {"last_tile", "kong_replacement", "fourth_tile"})
    facts = Facts(sheet.winds()[win.seat], sheet.round_wind, flowers, context)
    total, lists = score(hand_of(sheet), facts, sheet.option("preset") == "mil_2025")
    if total - flowers < int(sheet.option("minimum", BASE)):  # MCR-28
        return Verdict(False)
    rows = [{name: number * table()[name][0] for name, number in (+counted).items()} for counted in lists]
    return Verdict(True, rows[0], total, paid(sheet, win, total), alike=tuple(rows[1:]))


def paid(sheet: Sheet, win: Win, total: int) -> tuple[int, ...]:
    """MCR-42, MCR-43."""
    others = sheet.others(win.seat)
    return from_each(4, win.seat, {seat: BASE + total * (win.by == "self" or seat == win.source) for seat in others})
