"""The style of Liuzhou in Guangxi mahjong, GUANGXI-34 to GUANGXI-40: a slow scorer from the book alone.

Fish are turned after the win, as tiles that wake are in the other style.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from reference.guangxi_bonds import doubled_between, partner_of
from reference.sheet import Kong, Seat, Sheet, Verdict, Win, added, face, faces, from_each, tiles
from reference.words import HONOURS, all_faces, hand_of, is_one_suit, is_pairs, is_run, splits

DEAR = ("full_flush", "seven_pairs", "all_pungs")
HONOURS_OF = ({"1z", "7z"}, {"2z", "6z"}, {"3z", "5z"}, {"4z"})


def verdict(sheet: Sheet, options: Mapping[str, str]) -> Verdict:
    """What the win is worth and who pays it; of a sheet without a win what has been paid beside wins."""
    win = sheet.win
    if win is None:
        return Verdict(False, side_payments=side_payments(sheet, options))
    found = list(readings(sheet, win, options))
    if not found:
        return Verdict(False)
    rows = max(found, key=lambda names: (len(names), sum(name in DEAR for name in names)))
    fish, closed = fish_of(sheet, win, options), concealed(sheet, win, rows, options)
    fed = win.by == "self" and "discard_kong_replacement" in win.circumstances
    drawn = win.by == "self" and not fed
    share = (capped((2 if drawn else 3) * 2 ** len(rows), drawn, options) + closed) * (1 + fish)
    shown = dict.fromkeys(rows or ["basic_win"], 1 if rows else 0)
    shown |= ({"concealed_hand": closed} if closed else {}) | ({"fish": fish} if fish else {})
    source = sheet.melds[win.seat][-1].feeder if fed else win.source
    return Verdict(True, shown, share, paid(sheet, win, share, source, options))


def capped(points: int, drawn: bool, options: Mapping[str, str]) -> int:
    """GUANGXI-40: on a discard six, whatever is set."""
    if options["cap"] == "none":
        return points
    return min(points, int(options["cap"]) if drawn else 6)


# --- rows


def readings(sheet: Sheet, win: Win, options: Mapping[str, str]) -> Iterator[list[str]]:
    """GUANGXI-35: the rows of each way to read the hand, a fan each."""
    hand = hand_of(sheet)
    kinds, melds = all_faces(hand), [group for _, group in hand.melds]
    every = of_the_moment(win) + (["full_flush"] if is_one_suit(kinds) else [])
    for sets, _ in splits(hand.concealed):
        rows = [*every, *([] if any(map(is_run, [*sets, *melds])) else ["all_pungs"])]
        yield [*rows, *(["melded_hand"] if is_melded(sheet, win, options) else [])]
    if not melds and is_pairs(kinds):
        yield [*every, "seven_pairs"]


def is_melded(sheet: Sheet, win: Win, options: Mapping[str, str]) -> bool:
    """Four melds, not four concealed kongs; by self-draw too."""
    melds = sheet.melds[win.seat]
    if len(melds) < 4 or all(meld.kind == "concealed" for meld in melds):
        return False
    return options["melded_no_honours"] == "off" or face(win.tile) not in HONOURS


def of_the_moment(win: Win) -> list[str]:
    """Rows of how the last tile came."""
    words = win.circumstances
    if win.by == "self":
        return ["kong_bloom"] if "kong_replacement" in words else []
    found = ["shot_after_kong"] if words & {"after_kong", "after_kong_discard"} else []
    return [*found, *(["robbing_kong"] if win.by == "rob" else [])]


def concealed(sheet: Sheet, win: Win, rows: list[str], options: Mapping[str, str]) -> int:
    """GUANGXI-36."""
    if options["concealed"] == "off" or win.by != "self" or sheet.melds[win.seat]:
        return 0
    return 2 if set(rows) & set(DEAR) else 1


def fish_of(sheet: Sheet, win: Win, options: Mapping[str, str]) -> int:
    """GUANGXI-37."""
    own = (win.seat - sheet.dealer) % 4 if options["fish"] == "by seat" else 0
    return sum(
        tile in HONOURS_OF[own] or (faces(tile)[0] not in HONOURS and (int(tile[0]) - 1) % 4 == own)
        for tile in tiles(sheet.turned)
    )


# --- payment


def paid(sheet: Sheet, win: Win, share: int, source: Seat | None, options: Mapping[str, str]) -> tuple[int, ...]:
    """GUANGXI-34, GUANGXI-38, GUANGXI-39."""
    partner = partner_of(sheet, win.seat) if options["three_melds"] == "on" else None
    if source is not None:
        bound = partner is not None and doubled_between(sheet, win.seat, source) > 1
        return from_each(sheet.seats, win.seat, {source: share * (2 if bound else 1)})
    owed = {seat: share * (3 if seat == partner else 1) for seat in sheet.others(win.seat)}
    return from_each(sheet.seats, win.seat, owed)


def side_payments(sheet: Sheet, options: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """GUANGXI-37, GUANGXI-38: kongs, in a drawn hand too, and what fish add."""
    found: dict[str, tuple[int, ...]] = {}
    for kong in sheet.kongs:
        cause, points = kong_points(sheet, kong)
        found[cause] = added(found[cause], points) if cause in found else points
    for win in sheet.wins if sheet.turned else ():
        with_them = verdict(replace(sheet, win=win), options).payments
        without = verdict(replace(sheet, win=win, turned=""), options).payments
        points = tuple(one - other for one, other in zip(with_them, without, strict=True))
        found["fish"] = added(found["fish"], points) if "fish" in found else points
    return found


def kong_points(sheet: Sheet, kong: Kong) -> tuple[str, tuple[int, ...]]:
    """GUANGXI-38."""
    if kong.kind == "concealed":
        return "concealed_kong", from_each(sheet.seats, kong.seat, dict.fromkeys(sheet.others(kong.seat), 1))
    return "added_kong" if kong.kind == "added" else "open_kong", from_each(sheet.seats, kong.seat, {kong.feeder: 1})
