"""A slow scorer of Taiwan's hands, written from rules/taiwan.md line by line; it shares no code with the engine."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from reference.sheet import Sheet, Verdict, Win, added, from_each, tiles, transfer
from reference.words import Group, Hand, hand_of, is_pairs_and_triplet, is_run, is_sets_and_pair, splits

DEFAULT = {
    "self_draw": 1,
    "concealed_hand": 1,
    "fully_concealed": 1,
    "big_four_winds": 16,
    "little_four_winds": 8,
    "big_three_dragons": 8,
    "little_three_dragons": 4,
    "five_concealed_pungs": 12,
    "four_concealed_pungs": 5,
    "three_concealed_pungs": 2,
    "all_honors": 16,
    "full_flush": 12,
    "half_flush": 4,
    "all_pungs": 4,
    "all_chows": 2,
    "melded_hand": 2,
    "half_melded_hand": 1,
    "one_wait": 1,
    "kong_bloom": 1,
    "last_tile_draw": 1,
    "last_tile_claim": 1,
    "robbing_the_kong": 1,
    "dragon_pung": 1,
    "round_wind": 1,
    "seat_wind": 1,
    "seat_flower": 1,
    "flower_kong": 1,
    "flower": 1,
    "wind_pung": 1,
    "ready_declared": 1,
    "open_ready": 2,
    "heavenly_ready": 8,
    "earthly_ready": 6,
    "heavenly_hand": 16,
    "earthly_hand": 16,
    "human_hand": 8,
    "eight_pairs": 8,
    "dealer": 1,
    "dealer_streak": 2,
}
SML = {
    **DEFAULT,
    "heavenly_hand": 24,
    "heavenly_ready": 16,
    "human_hand": 16,
    "earthly_ready": 8,
    "five_concealed_pungs": 8,
    "full_flush": 8,
    "half_melded_hand": 0,
    "last_tile_claim": 0,
    "ready_declared": 0,
    "open_ready": 0,
    "eight_pairs": 0,
}


@dataclass
class Facts:
    """What surrounds a hand."""

    seat_wind: int = 0
    round_wind: int = 0
    dealer: bool = False
    streak: int = 0
    flowers: tuple[int, ...] = ()  # 1-8
    context: frozenset[str] = field(default_factory=frozenset)
    seen: bool = False  # TAIWAN-P23


def score(hand: Hand, facts: Facts, sml: bool) -> tuple[int, dict[str, int]]:
    """The best total and what it is made of; (-1, {}) for no win."""
    best: tuple[int, dict[str, int]] = (-1, {})
    for names in readings(hand, facts, sml):
        prices = SML if sml else DEFAULT
        values = {name: count * prices[name] for name, count in names.items() if count * prices[name]}
        if sum(values.values()) > best[0]:
            best = (sum(values.values()), values)
    return best


def readings(hand: Hand, facts: Facts, sml: bool) -> Iterator[dict[str, int]]:
    waits = waited_for(hand, sml)
    if not sml and not hand.melds and is_pairs_and_triplet(hand.concealed):
        yield without_smaller(eight_pairs(hand, facts, waits), sml)
    for sets, pair in splits(hand.concealed):
        if len(sets) + len(hand.melds) != 5:
            continue
        places: list[Group | None] = [group for group in sets if hand.tile in group]
        if pair == hand.tile:
            places.append(None)
        for place in places:
            yield without_smaller(standard(hand, facts, sets, pair, place, waits, sml), sml)


def waited_for(hand: Hand, sml: bool) -> list[int]:
    before = list(hand.concealed)
    before.remove(hand.tile)
    return [face for face in range(34) if is_complete([*before, face], len(hand.melds), sml)]


def is_complete(tiles: list[int], melds: int, sml: bool) -> bool:
    if not sml and melds == 0 and is_pairs_and_triplet(tiles):
        return True
    return is_sets_and_pair(tiles)


def around(hand: Hand, facts: Facts, waits: list[int], sml: bool) -> dict[str, int]:
    """Tai that no reading changes."""
    own = hand.by == "self"
    context = facts.context
    claimed = [word for word, _ in hand.melds if word != "concealed"]
    faces = [*hand.concealed, *(face for _, group in hand.melds for face in group)]
    suits = {face // 9 for face in faces if face < 27}
    honours = any(face >= 27 for face in faces)
    five_claimed = len(claimed) == 5
    names = Counter[str]()
    names["self_draw"] = own
    names["concealed_hand"] = not claimed
    names["fully_concealed"] = own and not claimed
    names["full_flush"] = len(suits) == 1 and not honours
    names["half_flush"] = len(suits) == 1 and honours
    names["all_honors"] = not suits
    names["melded_hand"] = five_claimed and not own
    names["half_melded_hand"] = five_claimed and own
    alone = five_claimed and (sml or not own)  # TAIWAN-66: a melded hand always waits for one tile
    names["one_wait"] = len(waits) == 1 and not alone
    replaced = "kong_replacement" in context or ("flower_replacement" in context and not sml)
    names["kong_bloom"] = own and replaced
    names["last_tile_draw"] = own and "last_tile" in context
    names["last_tile_claim"] = hand.by == "discard" and "last_tile" in context
    names["robbing_the_kong"] = hand.by == "rob"
    names["seat_flower"] = sum((flower - 1) % 4 == facts.seat_wind for flower in facts.flowers)
    names["flower_kong"] = ({1, 2, 3, 4} <= set(facts.flowers)) + ({5, 6, 7, 8} <= set(facts.flowers))
    if facts.seen:  # TAIWAN-P23
        names["seat_flower"] = names["flower_kong"] = 0
        names["flower"] = len(facts.flowers)
    announced = [name for name in ("open_ready", "heavenly_ready", "earthly_ready") if name in context]
    for name in announced:
        names[name] = 1
    names["ready_declared"] = "ready_declared" in context and not announced
    if "first_draw" in context:
        names["heavenly_hand"] = own and facts.dealer
        names["earthly_hand"] = own and not facts.dealer
        names["human_hand"] = hand.by == "discard" and not facts.dealer
    names["dealer"] = facts.dealer
    names["dealer_streak"] = facts.streak if facts.dealer else 0
    return names


def eight_pairs(hand: Hand, facts: Facts, waits: list[int]) -> dict[str, int]:
    names = Counter(around(hand, facts, waits, False))
    names["eight_pairs"] = 1
    triplet = next(face for face, count in Counter(hand.concealed).items() if count == 3)
    honour_tai(names, [triplet], facts)
    return names


def honour_tai(names: Counter[str], triplets: list[int], facts: Facts) -> None:
    names["dragon_pung"] = sum(face >= 31 for face in triplets)
    names["round_wind"] = 27 + facts.round_wind in triplets
    names["seat_wind"] = 27 + facts.seat_wind in triplets
    if facts.seen:  # TAIWAN-P23
        names["wind_pung"] = sum(27 <= face < 31 for face in triplets)
        names["round_wind"] = names["seat_wind"] = 0


def standard(
    hand: Hand, facts: Facts, sets: tuple[Group, ...], pair: int, place: Group | None, waits: list[int], sml: bool
) -> dict[str, int]:
    names = Counter(around(hand, facts, waits, sml))
    groups = [*sets, *(group for _, group in hand.melds)]
    triplets = [group[0] for group in groups if not is_run(group)]
    concealed = [group[0] for group in sets if not is_run(group)]
    if place is not None and not is_run(place) and hand.by != "self":
        concealed.remove(place[0])
    concealed += [group[0] for word, group in hand.melds if word == "concealed"]
    honour_tai(names, triplets, facts)
    winds = sum(27 <= face <= 30 for face in triplets)
    dragons = sum(face >= 31 for face in triplets)
    names["big_four_winds"] = winds == 4
    names["little_four_winds"] = winds == 3 and 27 <= pair <= 30
    names["big_three_dragons"] = dragons == 3
    names["little_three_dragons"] = dragons == 2 and pair >= 31
    names["five_concealed_pungs"] = len(concealed) == 5
    names["four_concealed_pungs"] = len(concealed) >= 4
    names["three_concealed_pungs"] = len(concealed) >= 3
    names["all_pungs"] = len(triplets) == 5
    names["all_chows"] = not triplets and (not sml or sml_chows(hand, place))
    return names


def sml_chows(hand: Hand, place: Group | None) -> bool:
    """TAIWAN-P5."""
    claimed = any(word != "concealed" for word, _ in hand.melds)
    if not claimed or hand.by == "self" or place is None:
        return False
    low, tile = place[0], hand.tile
    return (tile == low and low % 9 != 6) or (tile == low + 2 and low % 9 != 0)


def without_smaller(names: Mapping[str, int], sml: bool) -> dict[str, int]:
    """TAIWAN-66 and the column of exclusions."""
    left = {name: int(count) for name, count in names.items() if count}

    def drop(holder: str, *others: str) -> None:
        if names.get(holder):
            for other in others:
                left.pop(other, None)

    if sml:
        drop("heavenly_hand", "concealed_hand", "fully_concealed", "kong_bloom", "one_wait")
        drop("earthly_hand", "concealed_hand", "fully_concealed", "heavenly_ready")
        drop("five_concealed_pungs", "four_concealed_pungs", "three_concealed_pungs")
        drop("little_four_winds", "round_wind", "seat_wind")
    else:
        drop("heavenly_hand", "self_draw", "concealed_hand", "fully_concealed")
        drop("earthly_hand", "self_draw", "concealed_hand", "fully_concealed", "heavenly_ready")
        drop("five_concealed_pungs", "four_concealed_pungs", "three_concealed_pungs", "all_pungs", "concealed_hand")
        drop("all_honors", "all_pungs")
        drop("eight_pairs", "concealed_hand")
    drop("human_hand", "concealed_hand", "heavenly_ready")
    drop("big_four_winds", "little_four_winds", "round_wind", "seat_wind", "wind_pung")
    drop("little_four_winds", "wind_pung")
    drop("big_three_dragons", "little_three_dragons", "dragon_pung")
    drop("little_three_dragons", "dragon_pung")
    drop("four_concealed_pungs", "three_concealed_pungs")
    drop("heavenly_ready", "concealed_hand")
    drop("earthly_ready", "concealed_hand")
    return left


# --- the sheet

OPTIONS = {"stakes": "3/1", "streak": "2n", "inner_bet": False}
PRESETS = ("sml_2026", "hkma_2020", "home")
PLAYED = {"hkma_2020": {"pulling": False}}  # a note is no payment: TAIWAN-P19 has tests of its own


def to_draw(options: Mapping[str, object]) -> int:
    """TAIWAN-11, TAIWAN-15, TAIWAN-P12: in the league the dealer's seventeenth tile is a draw, and no tail is kept."""
    return 144 - 64 if options.get("preset") == "hkma_2020" else 144 - 65 - 16


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    if sheet.option("preset") == "hkma_2020":
        from reference.taiwan_hongkong16 import judged  # it needs the facts of this file

        return judged(sheet)
    options = OPTIONS | dict(sheet.options)
    win = sheet.win
    if win is None:
        return Verdict(False, side_payments=watchers_pay(sheet, options))
    facts = facts_of(sheet, options)
    if win.by == "flowers":
        total, rows = flower_win(win, facts)
    else:
        total, rows = score(hand_of(sheet), facts, sheet.option("preset") == "sml_2026")
    if total < 0:
        return Verdict(False)
    return Verdict(True, rows, total, paid(sheet, win, total, options))


def facts_of(sheet: Sheet, options: Mapping[str, object]) -> Facts:
    """What surrounds the hand, in the words of this scorer."""
    win = sheet.win
    assert win is not None
    words = set(win.circumstances & {"kong_replacement", "flower_replacement", "last_tile"})
    words |= {"first_draw"} if "first_turn" in win.circumstances else set()
    words |= win.circumstances & {"open_ready", "heavenly_ready", "earthly_ready"}
    words |= {"ready_declared"} if "ready" in win.circumstances else set()
    flowers = tuple(int(tile[0]) for tile in tiles(sheet.flowers[win.seat]))
    return Facts(
        sheet.winds()[win.seat],
        sheet.round_wind,
        win.seat == sheet.dealer,
        streak_tai(sheet, options) // 2,
        flowers,
        frozenset(words),
        seen=sheet.option("preset") == "home",
    )


def streak_tai(sheet: Sheet, options: Mapping[str, object]) -> int:
    """TAIWAN-F-dealer_streak."""
    return {"2n": 2, "n": 1, "off": 0}[str(options["streak"])] * sheet.streak


def flower_win(win: Win, facts: Facts) -> tuple[int, dict[str, int]]:
    """TAIWAN-63, TAIWAN-64: they take in the other flower tai."""
    rows = {"eight_flowers": 8} if win.source is None else {"seven_rob_one": 8}
    if facts.dealer:
        rows |= {"dealer": 1} | ({"dealer_streak": 2 * facts.streak} if facts.streak else {})
    return sum(rows.values()), rows


def paid(sheet: Sheet, win: Win, total: int, options: Mapping[str, object]) -> tuple[int, ...]:
    """TAIWAN-69, TAIWAN-70."""
    base, tai = map(int, str(options["stakes"]).split("/"))
    payers = sheet.others(win.seat) if win.source is None else [win.source]
    dealer = 1 + streak_tai(sheet, options)
    return from_each(
        sheet.seats,
        win.seat,
        {seat: base + tai * (total + (dealer if seat == sheet.dealer else 0)) for seat in payers},
    )


def watchers_pay(sheet: Sheet, options: Mapping[str, object]) -> dict[str, tuple[int, ...]]:
    """TAIWAN-54."""
    tai = int(str(options["stakes"]).split("/")[1])
    rows = [
        transfer(sheet.seats, seat, win.seat, tai) for win in sheet.wins for seat in sheet.watching if seat != win.seat
    ]
    return {"watch": added(*rows)} if rows else {}
