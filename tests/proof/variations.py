"""Sheets made of sheets: the win of a bot changed a little, for dearer hands and hands that do not win."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

from reference.sheet import Sheet, face, name, tiles

OF_A_DRAW = {"kong_replacement", "flower_replacement", "kita_replacement", "discard_kong_replacement"}
OF_A_DISCARD = {"after_kong_discard", "north_robbed", "concealed_kong_robbed", "fourth_tile"}


def varied(sheet: Sheet, chance: Random) -> Sheet | None:
    """The same win with one thing changed; None where nothing comes of it."""
    other = chance.choice(WAYS)(sheet, chance)
    return other if other is not None and other != sheet and is_possible(other) else None


def is_possible(sheet: Sheet) -> bool:
    """Return True if no tile of hand, melds and turned tiles is there a fifth time."""
    assert sheet.win is not None
    seat = sheet.win.seat
    text = sheet.hands[seat] + sheet.win.tile + "".join(meld.tiles for meld in sheet.melds[seat])
    return max(Counter(map(face, tiles(text + sheet.turned))).values()) <= 4


def with_hand(sheet: Sheet, hand: str, **changes: object) -> Sheet:
    """The sheet with other concealed tiles of the winner."""
    assert sheet.win is not None
    hands = [*sheet.hands]
    hands[sheet.win.seat] = hand
    return replace(sheet, hands=tuple(hands), **changes)


def drawn_or_thrown(sheet: Sheet, chance: Random) -> Sheet:
    """A self-draw becomes a win on a discard, and the other way round."""
    win = sheet.win
    assert win is not None
    if win.by == "self":
        source, by, gone = chance.choice(sheet.others(win.seat)), "discard", OF_A_DRAW
    else:
        source, by, gone = None, "self", OF_A_DISCARD
    changed = replace(win, by=by, source=source, circumstances=win.circumstances - gone, beside=(win.seat,))
    return replace(sheet, win=changed)


def another_tile(sheet: Sheet, chance: Random) -> Sheet:
    """One concealed tile is another; mostly the hand wins no more."""
    assert sheet.win is not None
    hand = tiles(sheet.hands[sheet.win.seat])
    hand[chance.randrange(len(hand))] = chance.choice(tiles("".join(sheet.hands)))
    return with_hand(sheet, "".join(hand))


def one_suit(sheet: Sheet, chance: Random) -> Sheet:
    """All tiles of one suit become tiles of another, which makes flushes."""
    old, new = chance.sample("mps", 2)
    return renamed(sheet, lambda tile: tile[0] + new if tile[1] == old and tile[0] != "0" else tile)


def outer(sheet: Sheet, chance: Random) -> Sheet:
    """All runs and triplets of a suit move to one end, which makes terminals and equal runs."""
    suit, step = chance.choice("mps"), chance.choice((1, 2, 3))
    moved = {name(kind): name(max(kind - step, kind - kind % 9)) for kind in range(27)}
    return renamed(sheet, lambda tile: moved.get(tile, tile) if tile[1] == suit else tile)


def renamed(sheet: Sheet, rename: Callable[[str], str]) -> Sheet | None:
    """The winner's tiles under other names; None where a run is torn or a red five stays behind."""
    win = sheet.win
    assert win is not None

    def text(written: str) -> str:
        return "".join(map(rename, tiles(written)))

    melds = [*sheet.melds]
    melds[win.seat] = tuple(replace(meld, tiles=text(meld.tiles)) for meld in melds[win.seat])
    if any(not is_set(meld.tiles) for meld in melds[win.seat]):
        return None
    hand = text(sheet.hands[win.seat])
    return with_hand(sheet, hand, melds=tuple(melds), win=replace(win, tile=text(win.tile)))


def is_set(written: str) -> bool:
    """Return True if the tiles are a run or all alike."""
    low, *others = sorted(map(face, tiles(written)))
    return set(others) == {low} or others == [low + 1, low + 2]


def concealed(sheet: Sheet, chance: Random) -> Sheet:
    """The melds of three lie in the hand after all."""
    win = sheet.win
    assert win is not None
    laid = [meld for meld in sheet.melds[win.seat] if meld.kind in ("chi", "pon")]
    melds = [*sheet.melds]
    melds[win.seat] = tuple(meld for meld in melds[win.seat] if meld not in laid)
    hand = sheet.hands[win.seat] + "".join(meld.tiles for meld in laid)
    circumstances = win.circumstances - {"first_turn"}
    return with_hand(sheet, hand, melds=tuple(melds), win=replace(win, circumstances=circumstances))


def other_winds(sheet: Sheet, chance: Random) -> Sheet:
    """Another round, another dealer."""
    return replace(sheet, round_wind=chance.randrange(sheet.seats), dealer=chance.randrange(sheet.seats))


WAYS = (drawn_or_thrown, another_tile, one_suit, outer, concealed, other_winds)
