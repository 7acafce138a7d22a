"""A slow scorer of Nanchang mahjong, written from rules/nanchang.md line by line; it shares no code with the engine.

As up to eight tiles are wild, a hand is not named tile by tile: it is asked how few of them would complete it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from reference.sheet import Kong, Seat, Sheet, Verdict, Win, added, face, faces, from_each, spoken
from reference.words import HONOURS, hand_of

PARTS = (range(9), range(9, 18), range(18, 27), range(27, 31), range(31, 34))
RED, GREEN, WHITE = 33, 32, 31
FACTOR = {
    "standard": 1,
    "seven_pairs": 2,
    "all_pungs": 2,
    "thirteen_misfits": 2,
    "seven_stars": 4,
    "german": 2,
    "true_german": 4,
    "jing_fishing": 2,
    "kong_bloom": 2,
    "robbing_kong": 2,
}
FLAT = 20  # NANCHANG-24
NEVER = 99  # more than there are wild tiles
OPTIONS = {
    "jing_ron": "on",
    "count_discards": "off",
    "overlord": "x2",
    "same_song": "off",
    "opening_flip": "off",
    "last_jing": "off",
    "jing_liability": "off",
    "all_pungs_factor": "2",
}
MANY = 10_000  # wins of the slow run: up to eight tiles are wild


def to_draw(options: Mapping[str, object]) -> int:
    """NANCHANG-1 to NANCHANG-3, NANCHANG-7: the turned tile is drawn too."""
    return 136 - 53


def told_of(sheet: Sheet) -> dict[str, str]:
    """All options of the table, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in sheet.options.items()}


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    options, win = told_of(sheet), sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    found = list(readings(sheet, win, options)) if win.by == "self" or face(win.tile) not in jing_of(sheet) else []
    if not found:
        return Verdict(False)
    luck = flat_row(sheet, win)
    if luck:
        owed = dict.fromkeys(sheet.others(win.seat), FLAT)
        return Verdict(True, {luck: FLAT}, FLAT, from_each(sheet.seats, win.seat, owed))
    best = max(sum(amounts(sheet, win, rows).values()) for rows in found)
    first, *others = [rows for rows in found if sum(amounts(sheet, win, rows).values()) == best]
    return Verdict(True, first, product(first), paid(sheet, win, first), alike=tuple(others))


def product(rows: Mapping[str, int]) -> int:
    """NANCHANG-19: all factors multiplied."""
    total = 1
    for factor in rows.values():
        total *= factor
    return total


def flat_row(sheet: Sheet, win: Win) -> str:
    """Heavenly and earthly wins, COMMON-8."""
    if "first_turn" not in win.circumstances or win.by == "rob":
        return ""
    if win.seat == sheet.dealer:
        return "heavenly_win" if win.by == "self" else ""
    return "earthly_win" if win.by == "self" or win.source == sheet.dealer else ""


# --- jing


def following(kind: int) -> int:
    """NANCHANG-4."""
    if kind < 27:
        return kind - kind % 9 + (kind % 9 + 1) % 9
    if kind < WHITE:
        return 27 + (kind - 27 + 1) % 4
    return {RED: GREEN, GREEN: WHITE, WHITE: RED}[kind]


def jing_of(sheet: Sheet) -> tuple[int, ...]:
    """NANCHANG-3: the main and the side jing; of two tiles turned the last names them."""
    if not sheet.turned + sheet.wild:
        return ()
    main = faces(sheet.turned)[-1] if sheet.turned else faces(sheet.wild)[0]
    return (main, following(main))


# --- the hand


def readings(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Iterator[dict[str, int]]:
    """The factors of each way to read the hand: with every jing as itself, or with jing as wild tiles."""
    hand, jing = hand_of(sheet), jing_of(sheet)
    melds = [group for _, group in hand.melds]
    natural = tuple(kind for kind in hand.concealed if kind not in jing)
    wild = len(hand.concealed) - len(natural)
    factors = FACTOR | {"all_pungs": int(options["all_pungs_factor"])}
    every = [*(["robbing_kong"] if win.by == "rob" else [])]
    every += ["kong_bloom"] if win.by == "self" and "kong_replacement" in win.circumstances else []
    german = "german" if jing_elsewhere(sheet, win.seat) else "true_german"
    for shape in shapes(hand.concealed, 0, melds):
        yield {name: factors[name] for name in [shape, german, *every]}
    if options["jing_ron"] == "off" and win.by == "discard":
        return
    fishing = win.by == "self" and is_fishing(faces(sheet.hands[win.seat]), jing)
    for shape in shapes(natural, wild, melds) if wild else ():
        also = ["jing_fishing"] if fishing and shape in ("standard", "all_pungs") else []
        yield {name: factors[name] for name in [shape, *also, *every]}


def jing_elsewhere(sheet: Sheet, seat: Seat) -> bool:
    """Whether another player holds a jing in hand or melds."""
    held = [sheet.hands[other] + "".join(meld.tiles for meld in sheet.melds[other]) for other in sheet.others(seat)]
    return any(kind in jing_of(sheet) for kind in faces("".join(held)))


def said(sheet: Sheet) -> tuple[str, ...]:
    """What a question has to be told of the other players."""
    return ("jokers_elsewhere",) if sheet.win and jing_elsewhere(sheet, sheet.win.seat) else ()


def shapes(natural: Sequence[int], wild: int, melds: Sequence[Sequence[int]]) -> Iterator[str]:
    """NANCHANG-15: the shapes that so many wild tiles complete."""
    if lacking(natural, True, False) <= wild:
        yield "standard"
    if all(len(set(group)) == 1 for group in melds) and lacking(natural, True, True) <= wild:
        yield "all_pungs"
    if melds:
        return
    if sum(count % 2 for count in Counter(natural).values()) <= wild:
        yield "seven_pairs"
    if is_loose(natural):
        yield "thirteen_misfits"
        suited = sum(kind not in HONOURS for kind in natural)
        if suited <= 7 and suited + wild >= 7 and len(natural) - suited + wild >= 7:
            yield "seven_stars"


def is_fishing(rest: Sequence[int], jing: Sequence[int]) -> bool:
    """NANCHANG-F-jing_fishing: a jing, and beside it four sets."""
    natural = [kind for kind in rest if kind not in jing]
    return len(natural) < len(rest) and lacking(natural, False, False) <= len(rest) - len(natural) - 1


def is_loose(natural: Sequence[int]) -> bool:
    """NANCHANG-16: all different and far apart, and the suits have room for the seven tiles that are no honours."""
    if len(set(natural)) < len(natural):
        return False
    return sum(room([kind % 9 for kind in natural if kind in part]) for part in PARTS[:3]) >= 7


def room(numbers: Sequence[int]) -> int:
    """The most tiles of a suit that are three apart, these among them; none at all if these are not."""
    ways = [way for size in range(4) for way in combinations(range(9), size)]
    apart = [way for way in ways if all(high - low > 2 for low, high in combinations(way, 2))]
    return max((len(way) for way in apart if set(numbers) <= set(way)), default=-NEVER)


def lacking(natural: Sequence[int], pair: bool, pungs: bool) -> int:
    """How many wild tiles make sets of all, and one pair if it is asked for: suit by suit, winds, dragons.

    Three wild tiles more are a set by themselves, so fewer than there are is enough.
    """
    whole, paired = [], []
    for part in PARTS:
        counts = tuple(natural.count(kind) for kind in part)
        whole.append(lacking_in(counts, False, pungs))
        paired.append(lacking_in(counts, True, pungs))
    if not pair:
        return sum(whole)
    return min(sum(whole) - whole[one] + paired[one] for one in range(len(PARTS)))


@lru_cache(maxsize=100_000)
def lacking_in(counts: tuple[int, ...], pair: bool, pungs: bool) -> int:
    """The same for one suit, the winds or the dragons: the lowest tile is tried in every set and in the pair."""
    low = next((number for number, count in enumerate(counts) if count), None)
    if low is None:
        return 2 if pair else 0
    ways = [((low, low, low), pair)] + ([((low, low), False)] if pair else [])
    ways += [(run, pair) for run in runs(len(counts)) if low in run and not pungs]
    return min(filled(counts, group) + lacking_in(less(counts, group), left, pungs) for group, left in ways)


def runs(size: int) -> list[tuple[int, ...]]:
    """NANCHANG-8: runs of a suit; of honours any three that differ."""
    if size == 9:
        return [(low, low + 1, low + 2) for low in range(7)]
    return list(combinations(range(size), 3))


def less(counts: tuple[int, ...], group: tuple[int, ...]) -> tuple[int, ...]:
    """The counts without the tiles of the group that are there."""
    return tuple(max(0, count - group.count(number)) for number, count in enumerate(counts))


def filled(counts: tuple[int, ...], group: tuple[int, ...]) -> int:
    """How many tiles of the group are not there."""
    return len(group) - (sum(counts) - sum(less(counts, group)))


# --- payment


def amounts(sheet: Sheet, win: Win, rows: Mapping[str, int]) -> dict[Seat, int]:
    """NANCHANG-20 to NANCHANG-23, NANCHANG-25: the shares of the three."""
    more = 5 if {"german", "true_german"} & set(rows) else 0
    found = {}
    for seat in sheet.others(win.seat):
        times = 2 if win.by != "discard" or seat == win.source else 1
        times *= 2 if sheet.dealer in (win.seat, seat) else 1
        found[seat] = product(rows) * times + more
    return found


def paid(sheet: Sheet, win: Win, rows: Mapping[str, int]) -> tuple[int, ...]:
    """NANCHANG-20 to NANCHANG-25."""
    owed = amounts(sheet, win, rows)
    return from_each(sheet.seats, win.seat, {win.source: sum(owed.values())} if win.by == "rob" else owed)


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """NANCHANG-26 to NANCHANG-32, NANCHANG-35: kongs, the raid, and the jing of every hand."""
    found: dict[str, tuple[int, ...]] = {}
    for kong in sheet.kongs:
        cause, points = kong_points(sheet, kong)
        found[cause] = added(found[cause], points) if cause in found else points
    if is_raided(sheet):
        found["dealer_raid"] = from_each(sheet.seats, sheet.dealer, dict.fromkeys(sheet.others(sheet.dealer), -5))
    if options["opening_flip"] == "on" and sheet.turned:
        found["flip"] = from_all(sheet, [flipped(sheet, hand) for hand in sheet.dealt], {})
    if sheet.ended and jing_of(sheet):
        lifted = feeders(sheet, options) if options["jing_liability"] == "on" else {}
        found["jing"] = from_all(sheet, jing_points(sheet, options), lifted)
    return found


def from_all(sheet: Sheet, points: Sequence[int], alone: Mapping[Seat, Seat]) -> tuple[int, ...]:
    """NANCHANG-32: each gets his points from each other player; of those `alone` names one player pays all three."""
    paid = []
    for seat, own in enumerate(points):
        owed = {alone[seat]: 3 * own} if seat in alone else dict.fromkeys(sheet.others(seat), own)
        paid.append(from_each(sheet.seats, seat, owed))
    return added(*paid)


def flipped(sheet: Sheet, hand: str) -> int:
    """NANCHANG-6: the tile turned first, and the next kind."""
    first = faces(sheet.turned)[0]
    return sum(2 * (kind == first) + (kind == following(first)) for kind in faces(hand))


def feeders(sheet: Sheet, options: Mapping[str, str]) -> dict[Seat, Seat]:
    """NANCHANG-33: who discarded the jing with which a player came to five raw points; the first one answers."""
    found: dict[Seat, Seat] = {}
    for seat, feeder, tile, held, thrown in sheet.taken:
        points = worth(held + (thrown if options["count_discards"] == "on" else ""), sheet, options)
        if face(tile) in jing_of(sheet) and points >= 5 > points - worth(tile, sheet, options):
            found.setdefault(seat, feeder)
    return found


def kong_points(sheet: Sheet, kong: Kong) -> tuple[str, tuple[int, ...]]:
    """NANCHANG-26, NANCHANG-27."""
    if kong.face in jing_of(sheet):
        return "special_kong", from_each(sheet.seats, kong.seat, dict.fromkeys(sheet.others(kong.seat), 10))
    cause = "open_kong" if kong.kind == "kong" else f"{kong.kind}_kong"
    amount = 2 if kong.kind == "concealed" else 1
    return cause, from_each(sheet.seats, kong.seat, dict.fromkeys(sheet.others(kong.seat), amount))


def is_raided(sheet: Sheet) -> bool:
    """NANCHANG-28: four alike lie in the four rivers; the last of them was neither chowed nor won on."""
    course = [one for one in sheet.course if one[0] in ("discard", "chi", "pon", "kong")]
    four, after = course[:4], course[4:5]
    seats = [sheet.dealer, *sheet.others(sheet.dealer)]
    if [(what, seat) for what, seat, _ in four] != [("discard", seat) for seat in seats]:
        return False
    taken = after[0][0] != "discard" if after else any(win.by == "discard" for win in sheet.wins)
    return len({face(tile) for _, _, tile in four}) == 1 and not taken


def jing_points(sheet: Sheet, options: Mapping[str, str]) -> list[int]:
    """NANCHANG-29 to NANCHANG-31: what each player's jing bring."""
    raw = [raw_points(sheet, seat, options) for seat in range(sheet.seats)]
    rushed = [points * (points - 3) if points >= 5 else points for points in raw]
    if sum(points > 0 for points in raw) == 1:
        return [points * 2 if options["overlord"] == "x2" else points + 10 if points else 0 for points in rushed]
    return rushed


def raw_points(sheet: Sheet, seat: Seat, options: Mapping[str, str]) -> int:
    """NANCHANG-29; a discard that was claimed lies in another's meld and counts there, one won on is the winner's."""
    held = sheet.hands[seat] + "".join(meld.tiles for meld in sheet.melds[seat])
    held += "".join(win.tile for win in sheet.wins if win.seat == seat)
    if options["count_discards"] == "on":
        given = any(win.by == "discard" and win.source == seat for win in sheet.wins)
        lies = sheet.rivers[seat][:-1] if given else sheet.rivers[seat]
        held += "".join(cut.tile for cut in lies if not cut.claimed)
    return worth(held, sheet, options)


def worth(held: str, sheet: Sheet, options: Mapping[str, str]) -> int:
    """NANCHANG-29: what these tiles count, by the jing of this hand and by option by those of the hand before."""
    main, side = jing_of(sheet)
    points = sum(2 * (kind in sung(main, options)) + (kind in sung(side, options)) for kind in faces(held))
    if options["last_jing"] == "on" and sheet.carried:
        before = sheet.carried - 1
        points += sum(2 * (kind == before) + (kind == following(before)) for kind in faces(held))
    return points


def carried(sheet: Sheet, carry: int) -> int:
    """Option `last_jing`: the main jing goes to the next hand, told as its face and one."""
    return jing_of(sheet)[0] + 1


def sung(kind: int, options: Mapping[str, str]) -> set[int]:
    """Option `same_song`: with the same number of the other suits."""
    if options["same_song"] == "off" or kind in HONOURS:
        return {kind}
    return {9 * suit + kind % 9 for suit in range(3)}
