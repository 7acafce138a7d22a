"""Worked cases of the books become score sheets."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from reference.nanchang import following
from reference.sheet import Discard, Kong, Meld, Sheet, Win, face, tiles
from reference.sheet import name as name_of
from reference.wuhan import wild_after

SEATS = "ESWN"
TURNED = ("horses", "birds", "wake", "fish")  # what the books call tiles turned after a win
BUYERS = ("X1", "X2", "X3", "X4")  # of horses, who sit outside
KONGS = {"open": "kong", "exposed": "kong", "straight": "kong"}
# Words of the cases for what a score sheet says in one word.
SAYS = {
    **dict.fromkeys(("heavenly", "earthly", "heavenly_win", "earthly_win", "first_round_no_calls"), "first_turn"),
    **dict.fromkeys(("kong_bloom", "replacement"), "kong_replacement"),
    "flower_bloom": "flower_replacement",
    **dict.fromkeys(("last_tile_draw", "wild_last"), "last_tile"),
    "robbed_kong_concealed": "concealed_kong_robbed",
}
KONG_WORDS = ("kong", "added", "concealed", "ckong")
ANNOUNCED = {
    "open_draw": "open_draw",
    "open_hand": "open_hand",
    "ready": "plain",
    "hard_ready": "hard",
    "soft_ready": "soft",
}
LATE = " (hanbao)"  # behind a kong that could have been laid before
READY, UNREADY = "1112223334445z", "147m258p369s1234z"


def seats_of(names: Iterable[str]) -> list[int]:
    """Seats by their letters."""
    return [SEATS.index(name) for name in names]


def meld_of(text: str) -> Meld:
    """`pon 888m from N`."""
    text, _, stands_for = text.removesuffix(LATE).partition(" as ")
    kind, tiles, *rest = text.split()
    return Meld(kind, tiles, SEATS.index(rest[-1]) if rest else None, stands_for)


def kong_of(seat: int, text: str, kind: int, gone: Iterable[int]) -> Kong:
    """`open from E`, `added`, `concealed`, a meld too; which tile it is few cases say."""
    word, *rest = text.removesuffix(LATE).split()
    if word == "egg":
        word, rest = "egg4" if rest == ["winds4"] else "egg", []
    if rest and rest[0] != "from":
        kind = face(tiles(rest[0])[0])
    word = "concealed" if word == "ckong" else KONGS.get(word, word)
    still_in = tuple(seat for seat in range(4) if seat not in gone)
    feeder = SEATS.index(rest[-1]) if "from" in rest else None
    return Kong(seat, word, kind, feeder, still_in, fresh=not text.endswith(LATE))


def kongs_of(case: Mapping[str, Any]) -> list[Kong]:
    """The kongs of the hand, however the case tells them."""
    told = [(name, text, 0) for name, row in case.get("state", {}).get("kongs", {}).items() for text in row]
    for one in case.get("kongs", ()):
        source = one.get("from") or feeder_in(case, one["seat"])
        text = f"{one['kind']} from {source}" if source else one["kind"]
        text += "" if one.get("fresh", True) else LATE
        told.append((one["seat"], text, face(one["tile"]) if "tile" in one else 0))
    shown = (case.get("draw") or {}).get("seats", {})
    told += [(name, text, 0) for name, row in shown.items() for text in row.get("kongs", ())]
    told += [(one["by"], one["kong"], 0) for one in case.get("event", ()) if "kong" in one]
    income = case.get("kong_income", {}).items()  # of a kong by its receiver, then its payer
    told += [(name, f"open from {payer}", 0) for name, row in income for payer in row]
    melds = [(name, text) for name, row in case.get("others", {}).items() for text in row.get("melds", ())]
    told += [(name, text, 0) for name, text in melds if text.split()[0] in KONG_WORDS]
    told += [(case["seat"], text, 0) for text in case.get("melds", ()) if text.endswith(LATE)]
    gone = seats_of(case.get("table", {}).get("already_won", ()))
    return [kong_of(SEATS.index(name), text, kind, gone) for name, text, kind in told]


def feeder_in(case: Mapping[str, Any], name: str) -> str:
    """Who fed the winner's kong of a discard, as its meld says."""
    fed = [text.split()[-1] for text in case.get("melds", ()) if text.startswith("kong")]
    return fed[-1] if fed and name == case.get("seat") else ""


def melds_of(case: Mapping[str, Any], seat: int) -> tuple[tuple[Meld, ...], ...]:
    """What lies before the seats; of a bond its three melds, whatever their tiles."""
    melds: list[tuple[Meld, ...]] = [()] * 4
    for name in case.get("state", {}).get("open", ()):
        melds[SEATS.index(name)] = (Meld("chi", "123s", 0),)
    for name, row in {**case.get("others", {}), **shown_at_the_end(case)}.items():
        melds[SEATS.index(name)] = tuple(map(meld_of, row.get("melds", ())))
    bound = case.get("bound", ()) if isinstance(case.get("bound", ()), list) else ()
    if case.get("mutual"):
        bound = [case["bound"]]  # the melds of the winner show the other half
    for name in [*bound, *case.get("state", {}).get("bound_to", ())]:
        melds[SEATS.index(name)] = tuple(Meld("pon", text, seat) for text in ("111s", "999s", "111p"))
    if "next_chows" in case:
        melds[(seat + 1) % 4] = (Meld("chi", "123s", seat),) * case["next_chows"]
    if "melds" in case:
        melds[seat] = tuple(map(meld_of, case["melds"]))
    return tuple(melds)


def shown_at_the_end(case: Mapping[str, Any]) -> dict[str, Any]:
    """What a case says of the seats of a drawn hand, where it says more than their tiles."""
    return {name: row for name, row in (case.get("draw") or {}).items() if name in SEATS and isinstance(row, dict)}


def flowers_of(case: Mapping[str, Any], seat: int) -> tuple[str, ...]:
    """What the seats have laid beside their melds: flowers, and tiles that are a kong alone."""
    rows = {SEATS[seat]: case, **case.get("others", {}), **shown_at_the_end(case)}
    turned = case.get("jokers", {}).get("indicator", "1m")
    faces = {"red": "7z", "green": "6z", "wild": wild_after(turned), "pizi": turned}
    laid = [""] * 4
    for name, row in rows.items():
        alone = [*row.get("kong_tiles", ()), *(faces[word] for word in row.get("special", ()))]
        laid[SEATS.index(name)] = (row.get("flowers") or "") + "".join(alone)
    return tuple(laid)


def calls_of(case: Mapping[str, Any], melds: Iterable[Iterable[Meld]], seat: int) -> tuple[tuple[int, int], ...]:
    """The claims; those of the winner come last."""
    rows = [[(owner, meld.feeder) for meld in row if meld.feeder is not None] for owner, row in enumerate(melds)]
    own = rows.pop(seat)
    if "feeder_liable_elsewhere" in case.get("context", ()):
        rows.append([((seat + 2) % 4, own[-1][1])] * 4)
    return tuple(call for row in [*rows, own] for call in row)


def told_of(case: Mapping[str, Any], rows: tuple[tuple[Meld, ...], ...], seat: int) -> frozenset[str]:
    """The circumstances as a score sheet has them: no first turn after a call, the last replacement alone."""
    words = {SAYS.get(word, word) for word in case.get("context", ())}
    kongs = [meld.kind for meld in rows[seat] if meld.kind in KONG_WORDS]
    if any(rows):
        words -= {"first_turn"}
    if "flower_replacement" in words:
        words -= {"kong_replacement"}
    if "drift" in case:
        words.add(f"drift {case['drift']}")
    if "discard_kong_replacement" in words:
        words.add("kong_replacement")
    if "kong_replacement" in words and kongs and kongs[-1] == "kong":
        words.add("discard_kong_replacement")
    if case["win"].get("kong") == "concealed":
        words.add("concealed_kong_robbed")
    return frozenset(words)


def win_of(case: Mapping[str, Any], seat: int, rows: tuple[tuple[Meld, ...], ...]) -> Win | None:
    """The win to judge."""
    if "win" not in case:
        return None
    told, words = case["win"], told_of(case, rows, seat)
    together = case.get("beside", SEATS[seat] + case.get("also", {}).get("seat", ""))
    if "triple_win" in words:
        together = [name for name in SEATS if name != told["from"]]
    return Win(
        seat,
        told.get("tile", ""),
        told["by"] if "tile" in told or told.get("by") == "ten_winds" else "flowers",
        SEATS.index(told["from"]) if "from" in told else None,
        words,
        beside=tuple(seats_of(together)),
        opened="".join(case.get("kong_tiles", ())),
        before=tuple(seats_of(case.get("table", {}).get("already_won", ()))),
        kong=0 if "after_kong_discard" in words else None,
    )


def held_in(row: Mapping[str, Any]) -> str:
    """What a seat holds; some hand where a case says no more than whether it is ready."""
    if "hand" in row or "ready" not in row:
        return row.get("hand", "")
    return READY if row["ready"] else UNREADY


def jing_of(case: Mapping[str, Any], seat: int) -> dict[str, str]:
    """Jing that make the points or the number which the others are said to hold; a side jing is worth one."""
    if "others_jing" not in case and "jing_raw" not in case:
        return {}
    main = turned_of(case)
    raw = case.get("jing_raw", {SEATS[(seat + 1) % 4]: 2 * case.get("others_jing", 0)})
    return {name: main * (points // 2) + name_of(following(face(main))) * (points % 2) for name, points in raw.items()}


def hands_of(case: Mapping[str, Any], seat: int) -> list[str]:
    """What the seats hold, as far as the case says."""
    hands = [""] * 4
    for name, row in (case.get("draw") or {}).items():
        if name in SEATS:
            hands[SEATS.index(name)] = row if isinstance(row, str) else held_in(row)
    for name, row in case.get("others", {}).items():
        hands[SEATS.index(name)] = held_in(row)
    if "feeder_ready" in case:
        hands[SEATS.index(case["win"]["from"])] = READY if case["feeder_ready"] else UNREADY
    if "also" in case:
        hands[SEATS.index(case["also"]["seat"])] = case["also"]["hand"]
    for name, points in jing_of(case, seat).items():
        hands[SEATS.index(name)] = points
    for name, number in case.get("caishen", {}).items():  # what the others hold of the wild kind
        hands[SEATS.index(name)] = case["jokers"]["indicator"] * number
    if "hand" in case:
        hands[seat] = case["hand"]
    return hands


def declared_of(case: Mapping[str, Any], seat: int) -> tuple[str, ...]:
    """Who has announced what."""
    declared = [""] * 4
    for name in [*case.get("ready", ()), *case.get("state", {}).get("ready", ())]:
        declared[SEATS.index(name)] = "plain"
    for word in set(case.get("context", ())) & set(ANNOUNCED):
        declared[seat] = ANNOUNCED[word]
    for name, row in (case.get("draw") or {}).items():
        for word in set(row.get("context", ()) if isinstance(row, dict) else ()) & set(ANNOUNCED):
            declared[SEATS.index(name)] = ANNOUNCED[word]
    return tuple(declared)


def staked(case: Mapping[str, Any], what: str, nothing: Any) -> tuple[Any, ...]:
    """What the seats have said or put down before play; nothing where the case is silent."""
    told = case.get("state", {}).get(what, {})
    if what == "bets" and case.get("horses") and not isinstance(case["horses"][0], str):
        told = Counter(one["owner"] for one in case["horses"])
    outside = BUYERS if any(name in told for name in BUYERS) else ()
    return tuple(told.get(name, nothing) for name in (*SEATS, *outside))


def turned_of(case: Mapping[str, Any]) -> str:
    """The tiles turned up: what a case calls so, an indicator, horses, birds."""
    indicator = case.get("jokers", {}).get("indicator", "1m" if "jing_raw" in case else "")
    horses = next((case[word] for word in TURNED if word in case), ())
    if horses and not isinstance(horses[0], str):  # bought ones, the dealer's first
        horses = [one["tile"] for one in sorted(horses, key=lambda one: (*SEATS, *BUYERS).index(one["owner"]))]
    return case.get("turned", "") or case.get("flip") or indicator or "".join(horses)


def shown_of(case: Mapping[str, Any]) -> tuple[tuple[int, str, tuple[int, ...]], ...]:
    """The dealt hands that are shown before the first discard, with the dice of a single one."""
    hands = {case.get("seat", "E"): case["opening"]} if "opening" in case else case.get("deal", {})
    return tuple((SEATS.index(name), hand, tuple(case.get("dice", ()))) for name, hand in hands.items())


def thrown_of(case: Mapping[str, Any]) -> list[tuple[int, str]]:
    """Discards of which a case says that they followed one another."""
    kinds = [f"{number + 1}z" for number in range(case.get("state", {}).get("burns", 0)) for _ in SEATS]
    thrown = [(turn % 4, tile) for turn, tile in enumerate(kinds)]
    for one in case.get("event", ()):
        if "followed_discard" in one:
            first = SEATS.index(one["first"])
            thrown += [((first + step) % 4, one["followed_discard"]) for step in range(4)]
        if "dealer_raid" in one:
            thrown += [(place, "1z") for place in range(4)]
    thrown += [(SEATS.index(one["by"]), one["tile"]) for one in case.get("charge", ())]
    return thrown


def rivers_of(case: Mapping[str, Any], seat: int, thrown: list[tuple[int, str]]) -> tuple[tuple[Discard, ...], ...]:
    """The rivers as far as a case says anything of them."""
    claimed = {one["tile"] for one in case.get("charge", ()) if "claimed_by" in one}
    rivers = [
        [Discard(tile, claimed=tile in claimed) for owner, tile in thrown if owner == place] for place in range(4)
    ]
    rows = {**case.get("others", {}), SEATS[seat]: case}
    for name, row in rows.items():
        known = [cut.tile for cut in rivers[SEATS.index(name)]]
        shown = row.get("discards", "") if isinstance(row.get("discards", ""), str) else ""
        rivers[SEATS.index(name)] += [Discard(tile) for tile in tiles(shown) if tile not in known]
    rivers[seat] += [Discard("5f")] * case.get("thrown_ghosts", 0)
    return tuple(map(tuple, rivers))


def purse_of(case: Mapping[str, Any]) -> tuple[int, ...]:
    """What the seats have, where the case says it; 1000 is more than anybody loses."""
    if "bankrupt" in case:
        return tuple(0 if name == case["bankrupt"] else 1000 for name in SEATS)
    return tuple(case["balance"][name] for name in SEATS) if "balance" in case else ()


def repeats_of(case: Mapping[str, Any]) -> int:
    """How often the dealer deals again; of a base that each wash-out raises by four from four, what it says."""
    if "streak" in case:  # counted from one
        return int(case["streak"]) - 1
    told = case.get("repeats", (case.get("draw") or {}).get("repeats"))
    return int(told) if told is not None else (case.get("dealer_base", 4) - 4) // 4


def won_on(win: Win | None) -> list[tuple[str, int, str]]:
    """The discard that the hand is won on."""
    return [("discard", win.source, win.tile)] if win and win.by == "discard" and win.source is not None else []


def won_before(case: Mapping[str, Any]) -> list[Win]:
    """The wins of those who have left."""
    gone = [name for name, row in (case.get("draw") or {}).items() if isinstance(row, dict) and row.get("won")]
    return [Win(seat, "", "self") for seat in seats_of([*case.get("table", {}).get("already_won", ()), *gone])]


def sheet_of(case: Mapping[str, Any]) -> Sheet:
    """The score sheet of a case; East deals."""
    seat = SEATS.index(case.get("seat", "E"))
    melds, thrown = melds_of(case, seat), thrown_of(case)
    win = win_of(case, seat, melds)
    laid = [
        (SEATS.index(one["by"]), tile) for one in case.get("event", ()) for tile in tiles(one.get("flower_kong", ""))
    ]
    own = [(seat, tile) for tile in tiles(case["discards"])] if isinstance(case.get("discards"), str) else []
    return Sheet(
        seats=case.get("players", 4),
        dealer=0,
        hands=tuple(hands_of(case, seat)),
        round_wind=SEATS.index(case.get("round", "E")),
        streak=repeats_of(case),
        melds=melds,
        flowers=flowers_of(case, seat),
        rivers=rivers_of(case, seat, thrown),
        order=tuple(thrown),
        declared=declared_of(case, seat),
        seen=tuple(seats_of(case.get("state", {}).get("seen", ()))),
        kongs=tuple(kongs_of(case)),
        turned=turned_of(case),
        lacked=staked(case, "lack", ""),
        bets=staked({"state": {"bets": case["stakes"]}} if "stakes" in case else case, "bets", 0),
        hearts=tuple(case.get("heart", "") if place == seat else "" for place in range(4)),
        raised=staked(case, "raise", ""),
        shown=shown_of(case),
        win=win,
        wins=(*won_before(case), *([win] if win else [])),
        ended="won" if win else "exhausted" if "draw" in case or "jing_raw" in case else "",
        calls=calls_of(case, melds, seat),
        course=(*(("flower", *one) for one in laid), *(("discard", *one) for one in thrown + own), *won_on(win)),
        purse=purse_of(case),
        dice=(3, 3) if "lucky_dice" in case.get("context", ()) else (),
        doubled=case.get("double", False) or "wash_out" in case.get("context", ()),
        options=case.get("options", {}),
    )
