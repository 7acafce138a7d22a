"""A slow scorer of Luoshu's sums and stakes, from rules/luoshu.md line by line; it shares no code with the engine.

What each seat has staked with its call stands in `Sheet.bets`. No division of a hand is worth more than another.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement

from reference.sheet import Sheet, Verdict, Win, face, from_each, spoken
from reference.words import Group, hand_of, without

HEADS = (*map(face, ("1a", "2a", "3a", "4a", "1z", "2z", "3z", "4z", "7z")),)
SUMS = [numbers for numbers in combinations_with_replacement(range(1, 10), 3) if sum(numbers) == 15]  # LUOSHU-27
OPTIONS = {
    "stake_limit": "10",
    "head_set": "equal",
    "must_ready": "on",
    "winds_as_heads": "on",
    "sum_claim_from": "left",
    "heads_only_once": "off",
}


def told_of(options: Mapping[str, object]) -> dict[str, str]:
    """All options, as the book prints them."""
    return OPTIONS | {name: spoken(value) for name, value in options.items()}


def to_draw(options: Mapping[str, object]) -> int:
    """LUOSHU-1, LUOSHU-20."""
    return (144 if told_of(options)["winds_as_heads"] == "on" else 128) - 53


def verdict(sheet: Sheet) -> Verdict:
    """What the win brings and who pays it; nothing is paid beside a win (LUOSHU-34, LUOSHU-35)."""
    options, win = told_of(sheet.options), sheet.win
    stake = stake_of(sheet, win, options) if win is not None else 0
    if win is None or not stake:
        return Verdict(False)
    hand = hand_of(sheet)
    melds = [row_of(group) for _, group in hand.melds]
    found: list[dict[str, int]] = []
    for sets in divisions(hand.concealed, options):
        rows = Counter([*melds, *sets])
        once = rows["head_triplet"] + rows["head_kong"] <= 1 or options["heads_only_once"] == "off"
        if once and dict(rows) | {"stake": stake} not in found:
            found.append(dict(rows) | {"stake": stake})
    if not found:
        return Verdict(False)
    return Verdict(True, found[0], stake, paid(sheet, win, stake), alike=tuple(found[1:]))


def stake_of(sheet: Sheet, win: Win, options: Mapping[str, str]) -> int:
    """LUOSHU-22: what the winner has staked, 0 for who may not win."""
    dealt = win.seat == sheet.dealer and win.by == "self" and "first_turn" in win.circumstances
    return sheet.bets[win.seat] or int(dealt or options["must_ready"] == "off")


# --- the hand


def divisions(tiles: Sequence[int], options: Mapping[str, str]) -> Iterator[list[str]]:
    """The sets of each division into sets and one head (LUOSHU-26 to LUOSHU-29)."""
    for head in HEADS:
        rest = without((head, head), tiles)
        if rest is not None:
            heads = [kind for kind in rest if kind in HEADS]
            for sums in sum_splits(tuple(kind for kind in rest if kind not in HEADS)):
                yield from ([*map(row_of, sums), *triplets] for triplets in head_splits(heads, options))


def sum_splits(tiles: Group) -> Iterator[list[Group]]:
    """All ways to split number tiles in order into sums of 15."""
    if not tiles:
        yield []
        return
    low = tiles[0] - tiles[0] % 9
    for numbers in SUMS:
        group = tuple(low + number - 1 for number in numbers)
        rest = without(group, tiles) if tiles[0] in group else None
        if rest is not None:
            yield from ([group, *others] for others in sum_splits(rest))


def head_splits(heads: Sequence[int], options: Mapping[str, str]) -> Iterator[list[str]]:
    """Head tiles three by three: equal ones, or with `mixed` any."""
    mixed = options["head_set"] == "mixed"
    if len(heads) % 3 == 0 and (mixed or all(count == 3 for count in Counter(heads).values())):
        yield ["head_triplet"] * (len(heads) // 3)


def row_of(group: Group) -> str:
    """The row of a set."""
    if group[0] in HEADS:
        return "head_kong" if len(group) == 4 else "head_triplet"
    return "sum_" + "".join(str(kind % 9 + 1) for kind in sorted(group))


# --- payment


def paid(sheet: Sheet, win: Win, stake: int) -> tuple[int, ...]:
    """LUOSHU-32, LUOSHU-33: the winner's stake from who pays it, and of each who has called his own."""
    amounts = {seat: sheet.bets[seat] + (stake if win.source in (None, seat) else 0) for seat in sheet.others(win.seat)}
    return from_each(sheet.seats, win.seat, amounts)
