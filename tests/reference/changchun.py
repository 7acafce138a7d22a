"""A slow scorer of Changchun's eggs and treasure, from rules/changchun.md line by line; no code of the engine's.

Eggs are melds of the kind `egg`, whose flying ones of bamboo stand for what `Meld.stands_for` says; their payments are
among the kongs of a sheet as `egg` and `egg_add`. A treasure is told among the circumstances of a win:
`treasure_match`, `treasure_draw`; who has looked at it in `Sheet.seen`.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from reference.sheet import Kong, Seat, Sheet, Verdict, Win, added, face, faces, from_each, spoken
from reference.words import DRAGONS, Group, is_outer, is_pairs, is_run, splits, suits

OPENED = ("chi", "pon", "kong", "added")
OPTIONS = {
    "hand_size": "13",
    "flying_egg": "on",
    "yao_jiu_eggs": "on",
    "eggs_keep_standing": "off",
    "treasure": "on",
    "wind_egg": "three",
    "discarder_covers": "unready only",
    "cap_fan": "6",
    "must_declare": "on",
    "kong_after_ready": "off",
    "egg_after_call": "off",
    "egg_claims": "off",
    "draw_only_tail": "0",
    "treasure_time": "declaration",
    "last_hand_tile": "off",
    "pass_rule": "until draw",
}
PRESETS = {
    "mil_2024": {
        "must_declare": "off",
        "kong_after_ready": "on",
        "egg_after_call": "on",
        "egg_claims": "on",
        "draw_only_tail": "4",
        "treasure_time": "next turn",
        "last_hand_tile": "on",
        "pass_rule": "mil",
    }
}
EGGS = ("egg", "egg4", "egg_add")
DOUBLED_KONGS = (face("1p"), face("1s"), *DRAGONS)  # CHANGCHUN-40


class Held(NamedTuple):
    """A hand without its winning tile."""

    rest: Group
    melds: tuple[tuple[str, Group], ...]  # eggs as what they stand for
    owned: Group  # hand and melds, flying ones as what they are


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    preset = PRESETS.get(str(options.get("preset")), {})
    return OPTIONS | preset | {name: spoken(value) for name, value in options.items()}


def to_draw(options: Mapping[str, object]) -> int:
    """CHANGCHUN-1, CHANGCHUN-6, CHANGCHUN-7."""
    return 136 - (4 * int(told_of(options)["hand_size"]) + 1) - 14


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet.options), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet))
    if not sheet.declared[win.seat] and options["must_declare"] == "on":  # CHANGCHUN-22, CHANGCHUN-P2
        return Verdict(False)
    found: dict[int, list[dict[str, int]]] = {}
    for rows in ways(sheet, held(sheet, win.seat), win, options):
        if rows not in found.setdefault(sum(rows.values()), []):
            found[sum(rows.values())].append(rows)
    if not found:
        return Verdict(False)
    best = max(found)  # CHANGCHUN-43
    told = [rows or {"plain_hand": 0} for rows in found[best]]
    return Verdict(True, told[0], best, paid(sheet, win, best, options), alike=tuple(told[1:]))


def could_be(sheet: Sheet) -> bool:
    """Return True if the winner has not declared, or may have."""
    assert sheet.win is not None
    return not sheet.declared[sheet.win.seat] or may_show(held(sheet, sheet.win.seat), told_of(sheet.options))


def held(sheet: Sheet, seat: Seat) -> Held:
    """The hand of a seat off the sheet."""
    rest = faces(sheet.hands[seat])
    melds = tuple((meld.kind, tuple(sorted(faces(meld.stands_for or meld.tiles)))) for meld in sheet.melds[seat])
    owned = [*rest, *(kind for meld in sheet.melds[seat] for kind in faces(meld.tiles))]
    return Held(tuple(rest), melds, tuple(owned))


# --- declaring


def may_show(own: Held, options: Mapping[str, str]) -> bool:
    """CHANGCHUN-23: three suits and a terminal or honour are there; CHANGCHUN-P3: a set too."""
    kinds = [*own.rest, *(kind for _, group in own.melds for kind in group)]
    demands = len(suits(kinds)) == 3 and any(map(is_outer, kinds))
    return demands and (options["must_declare"] == "on" or shows_set(own, options))


def shows_set(own: Held, options: Mapping[str, str]) -> bool:
    """CHANGCHUN-P3: a triplet, kong or egg, a pair of dragons, or a wait on two pairs or as seven of them."""
    if any(word != "chi" for word, _ in own.melds) or any(own.rest.count(kind) >= 3 for kind in own.rest):
        return True
    if any(own.rest.count(kind) == 2 for kind in DRAGONS):
        return True
    found = ((kind, sets) for kind in waits_of(own, options) for sets, _ in shapes(own, kind, options))
    return any(not sets or (kind, kind, kind) in concealed_of(own, sets) for kind, sets in found)


# --- the rows


def ways(sheet: Sheet, own: Held, win: Win, options: Mapping[str, str]) -> Iterator[dict[str, int]]:
    """All that the win may be counted as (CHANGCHUN-27, CHANGCHUN-28)."""
    completed = list(readings(own, face(win.tile), options))
    ready = win.by == "self" and bool(sheet.declared[win.seat])
    if completed:
        matched = {"treasure_match": 2} if ready and "treasure_match" in win.circumstances else {}
        yield from (rows | matched for rows in completed)
    elif ready and "treasure_draw" in win.circumstances:
        for kind in waits_of(own, options):
            yield from (rows | {"treasure_draw": 1} for rows in readings(own, kind, options))


def waits_of(own: Held, options: Mapping[str, str]) -> list[int]:
    """The kinds that could win, but for those of which he holds four (COMMON-10, COMMON-11)."""
    return [kind for kind in range(34) if own.owned.count(kind) < 4 and any(True for _ in shapes(own, kind, options))]


def readings(own: Held, tile: int, options: Mapping[str, str]) -> Iterator[dict[str, int]]:
    """The rows of each reading that fulfils the demands."""
    shaped = list(shapes(own, tile, options))
    sole = bool(shaped) and waits_of(own, options) == [tile]
    standing = is_standing(own, options)
    for sets, pair in shaped:
        if not sets:
            yield {"luxury_seven_pairs": 4} if own.rest.count(tile) == 3 else {"seven_pairs": 3}
            continue
        rows = {"concealed_hand": 1} if standing else {}
        if is_pungs(own, sets):
            yield rows | {"all_pungs": 2}
        elif sole or pair == tile or any(is_narrow(group, tile) for group in concealed_of(own, sets)):
            yield rows | {"narrow_wait": 1}
        else:
            yield rows


def shapes(own: Held, tile: int, options: Mapping[str, str]) -> Iterator[tuple[tuple[Group, ...], int]]:
    """Sets and pair of each reading that may win, melds first; of seven pairs no sets (CHANGCHUN-30 to -35)."""
    hand = tuple(sorted([*own.rest, tile]))
    kinds = [*hand, *(kind for _, group in own.melds for kind in group)]
    if len(suits(kinds)) < 3 or not any(map(is_outer, kinds)):
        return
    melds = tuple(group for _, group in own.melds)
    bare = len(own.rest) == 1 and all(word != "concealed" for word, _ in own.melds)
    for sets, pair in splits(hand):
        groups = (*melds, *sets)
        triplet = any(word != "chi" for word, _ in own.melds) or not all(map(is_run, sets)) or pair in DRAGONS
        if triplet and (not bare or is_pungs(own, groups)):
            yield groups, pair
    if not own.melds and len(hand) == 14 and is_pairs(hand):
        yield (), tile


def concealed_of(own: Held, groups: tuple[Group, ...]) -> tuple[Group, ...]:
    """The sets of a reading that lie in the hand."""
    return groups[len(own.melds) :]


def is_pungs(own: Held, groups: tuple[Group, ...]) -> bool:
    """Return True if there is no run; an egg is none."""
    return all(word != "chi" for word, _ in own.melds) and not any(map(is_run, concealed_of(own, groups)))


def is_standing(own: Held, options: Mapping[str, str]) -> bool:
    """CHANGCHUN-21, CHANGCHUN-F-concealed_hand."""
    ending = OPENED if options["eggs_keep_standing"] == "on" else (*OPENED, "egg")
    return not any(word in ending for word, _ in own.melds)


def is_narrow(group: Group, tile: int) -> bool:
    """Return True for the middle of a run, the 3 of 123 and the 7 of 789."""
    if not is_run(group):
        return False
    low, middle, high = group
    return tile == middle or (tile == high and low % 9 == 0) or (tile == low and high % 9 == 8)


# --- payment


def paid(sheet: Sheet, win: Win, fan: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """CHANGCHUN-37 to CHANGCHUN-39."""
    amounts = {}
    for seat in sheet.others(win.seat):
        more = (sheet.dealer in (win.seat, seat)) + (win.source in (None, seat))
        amounts[seat] = 2 ** min(fan + more, int(options["cap_fan"]))
    if win.source is not None and covers(sheet, win.source, options):
        amounts = {win.source: sum(amounts.values())}
    return from_each(sheet.seats, win.seat, amounts)


def covers(sheet: Sheet, source: Seat, options: Mapping[str, str]) -> bool:
    """CHANGCHUN-38, CHANGCHUN-P10."""
    if options["discarder_covers"] != "unready only":
        return options["discarder_covers"] == "always"
    later = options["treasure"] == "on" and options["treasure_time"] == "next turn"
    return not sheet.declared[source] or (later and not has_seen(sheet, source))


def has_seen(sheet: Sheet, seat: Seat) -> bool:
    """CHANGCHUN-P10: he has looked, or no treasure lies there and he has had a turn since he declared."""
    return seat in sheet.seen or (not sheet.seen and has_drawn_since(sheet, seat))


def has_drawn_since(sheet: Sheet, seat: Seat) -> bool:
    """Return True if a turn of one who has declared began with a draw from the wall (CHANGCHUN-P7).

    A written hand tells no course, and so of none.
    """
    begun, first = [], ""
    for what, who, _ in sheet.course:
        if who == seat:
            first = first or what
            if what == "discard":
                begun.append(first)
                first = ""
    if sheet.win is not None and sheet.win.by == "rob":
        begun.append(first)  # the kong that is robbed stands there no more
    declared = [cut.ready for cut in sheet.rivers[seat]]
    return True in declared and any(what != "kong" for what in begun[declared.index(True) + 1 :])


def side_payments(sheet: Sheet) -> dict[str, tuple[int, ...]]:
    """CHANGCHUN-40 to CHANGCHUN-42: kongs and eggs, at once."""
    found: dict[str, tuple[int, ...]] = {}
    for kong in sheet.kongs:
        cause = cause_of(kong)
        payments = from_each(sheet.seats, kong.seat, dict.fromkeys(sheet.others(kong.seat), points(kong)))
        found[cause] = added(found[cause], payments) if cause in found else payments
    return found


def cause_of(kong: Kong) -> str:
    """The name of its payment."""
    if kong.kind in EGGS:
        return "egg_add" if kong.kind == "egg_add" else "egg"
    return f"{'open' if kong.kind == 'kong' else kong.kind}_kong"


def points(kong: Kong) -> int:
    """From each of the three others."""
    if kong.kind in EGGS:
        return 1
    return (2 if kong.kind == "concealed" else 1) * (2 if kong.face in DOUBLED_KONGS else 1)
