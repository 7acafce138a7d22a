"""A slow scorer of Hangzhou mahjong, written from rules/hangzhou.md line by line; it shares no code with the engine.

Each God is tried as every tile. The dealer's repeats on the sheet are his streak less one; `held` says of each discard
what its thrower held before his draw, for Gods thrown from a burst.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from reference.sheet import Seat, Sheet, Verdict, Win, face, faces, from_each, spoken
from reference.words import HONOURS, hand_of, joker_splits

PRESETS = ("mil_2025",)
GOD = 31  # White
OPTIONS = {"discard_win": "never", "cap": "4", "three_chows": "on", "ten_winds": "on", "natural_quad": "off"}
MANY = 10_000  # wins of the slow run: each God is tried as each tile
TEN = ("ten_winds", "flowers")  # how a hand is won with its tenth discard


def to_draw(options: Mapping[str, object]) -> int:
    """HANGZHOU-1, HANGZHOU-4, HANGZHOU-5."""
    return 136 - 53 - 20


def told_of(sheet: Sheet) -> dict[str, str]:
    """All options of the table, as the book prints them."""
    preset = {"natural_quad": "on"} if sheet.option("preset") == "mil_2025" else {}
    return OPTIONS | preset | {name: spoken(value) for name, value in sheet.options.items()}


def verdict(sheet: Sheet) -> Verdict:
    """What the win is worth and who pays it; nothing is paid beside wins."""
    options, win = told_of(sheet), sheet.win
    if win is None:
        return Verdict(False)
    rows = ten_winds(sheet, win, options) if win.by in TEN else rows_of(sheet, win, options)
    if rows is None:
        return Verdict(False)
    most = sum(rows.values())
    fan = most if options["cap"] == "none" else min(most, int(options["cap"]))
    return Verdict(True, rows or {"plain": 0}, fan, paid(sheet, win, 2**fan, options))


# --- rows


def ten_winds(sheet: Sheet, win: Win, options: Mapping[str, str]) -> dict[str, int] | None:
    """HANGZHOU-22, HANGZHOU-P8."""
    ten = [face(cut.tile) for cut in sheet.rivers[win.seat][:10]]
    if options["ten_winds"] == "off" or len(ten) < 10 or sheet.melds[win.seat] or not set(ten) <= set(HONOURS):
        return None
    rows = {"ten_winds": 4 if GOD in ten else 3}
    return rows | ({} if GOD in faces(sheet.hands[win.seat]) else {"no_joker": 1})


def rows_of(sheet: Sheet, win: Win, options: Mapping[str, str]) -> dict[str, int] | None:
    """The rows of a complete hand, None where it is none or may not win."""
    hand = hand_of(sheet)
    if win.by != "self" and (options["discard_win"] == "never" or sheet.streak < 2 or hand.tile == GOD):
        return None  # HANGZHOU-8, HANGZHOU-17
    natural = [kind for kind in hand.concealed if kind != GOD]
    gods = len(hand.concealed) - len(natural)
    pairs = not hand.melds and are_pairs(natural, gods)
    if not pairs and not any(joker_splits(natural, gods)):
        return None
    rows: dict[str, int] = of_pairs(natural, gods, options) if pairs else {}  # HANGZHOU-21
    if win.by == "self" and any(is_burst(rest, not hand.melds, pairs) for rest in before_the_draw(sheet, win)):
        rows["burst"] = 1
        drift = drifts(sheet, win)
        rows |= {"fortune_drift": drift} if drift else {}
    rows |= {"kong_bloom": 1} if win.by == "self" and "kong_replacement" in win.circumstances else {}
    return rows | ({} if gods else {"no_joker": 1})


def are_pairs(natural: Sequence[int], gods: int) -> bool:
    """Whether the Gods make pairs of all."""
    odd = sum(count % 2 for count in Counter(natural).values())
    return odd <= gods and (gods - odd) % 2 == 0


def of_pairs(natural: Sequence[int], gods: int, options: Mapping[str, str]) -> dict[str, int]:
    """HANGZHOU-F-luxury_seven_pairs; HANGZHOU-P9 lets no God fill the quad."""
    held = Counter(natural)
    odd = [kind for kind, count in held.items() if count % 2]
    left = gods - len(odd)
    by_gods = options["natural_quad"] == "off"
    filled = held + Counter(odd) if by_gods else held
    quad = max(filled.values()) >= 4 or left == 4 or (left == 2 and by_gods)
    return {"luxury_seven_pairs": 4} if quad else {"seven_pairs": 2}


# --- bursting


def before_the_draw(sheet: Sheet, win: Win) -> Iterator[list[int]]:
    """The concealed tiles before the winning draw; the dealer may name any of his dealt ones as drawn (HANGZHOU-37)."""
    whole = faces(sheet.hands[win.seat] + win.tile)
    dealt = "first_turn" in win.circumstances and win.seat == sheet.dealer
    for drawn in set(whole) if dealt else {face(win.tile)}:
        rest = list(whole)
        rest.remove(drawn)
        yield rest


def is_burst(rest: Sequence[int], closed: bool, as_pairs: bool | None = None) -> bool:
    """HANGZHOU-18: a God, and without it four sets, or six pairs where no meld is; of one shape if it is told."""
    natural = [kind for kind in rest if kind != GOD]
    gods = len(rest) - len(natural)
    if not gods:
        return False
    pairs = closed and are_pairs(natural, gods - 1)
    return pairs if as_pairs else (pairs and as_pairs is None) or are_sets(natural, gods - 1)


def are_sets(natural: Sequence[int], gods: int) -> bool:
    """Whether the Gods make sets of all: with a pair beside them that is nowhere in the hand, it is complete."""
    beside = next(kind for kind in HONOURS if kind not in natural)
    return any(pair == beside for _, _, pair in joker_splits([*natural, beside, beside], gods))


def drifts(sheet: Sheet, win: Win) -> int:
    """HANGZHOU-19: Gods thrown one after another from a burst that still burst; a plain discard ends the row."""
    told = [word for word in win.circumstances if word.startswith("drift ")]
    if told:
        return int(told[0].split()[1])
    found = 0
    for hand, drawn, thrown, closed in reversed(sheet.held[win.seat]):
        if face(thrown) != GOD:
            break
        rest = faces(hand)
        after = [*rest, *faces(drawn)]
        after.remove(GOD)
        found += bool(drawn) and is_burst(rest, closed) and is_burst(after, closed)
    return found


# --- payment


def paid(sheet: Sheet, win: Win, value: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """HANGZHOU-23 to HANGZHOU-28."""
    factor = min(2 ** (sheet.streak + 1), 8)
    owed = {seat: value * (factor if sheet.dealer in (win.seat, seat) else 1) for seat in sheet.others(win.seat)}
    total = sum(owed.values())
    liable: dict[Seat, int] = {}
    if options["three_chows"] == "on":
        before, after = (win.seat - 1) % 4, (win.seat + 1) % 4
        liable |= {before: total} if chows(sheet, win.seat) >= 3 else {}
        liable |= {after: 2 * total} if chows(sheet, after) >= 3 else {}
    if liable:
        return from_each(sheet.seats, win.seat, liable)
    return from_each(sheet.seats, win.seat, owed if win.source is None else {win.source: total})


def chows(sheet: Sheet, seat: Seat) -> int:
    """How often the seat has chowed."""
    return sum(meld.kind == "chi" for meld in sheet.melds[seat])
