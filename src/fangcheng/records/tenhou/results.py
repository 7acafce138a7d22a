"""Wins, draws and final standings in an mjlog: AGARI, RYUUKYOKU and their `owari`. Points are written in hundreds."""

from fangcheng.records.model import EXHAUSTED, NAGASHI_MANGAN, Abort, DrawnHand, Final, Numbers, Pattern, Tiles, Win
from fangcheng.records.tenhou.values import Table, to_exactly, to_number, to_numbers

Values = dict[str, str]  # the attributes of one element

ABORT_OF = {
    "yao9": "nine_terminals",
    "kaze4": "four_winds",
    "reach4": "four_riichi",
    "kan4": "four_kongs",
    "ron3": "triple_ron",
}
PAIRS_WITH_CHIPS = 16  # numbers in sc and owari when four seats have points and chips


def win_of(table: Table, values: Values) -> Win:
    """Read one AGARI."""
    counters, sticks = to_exactly(2, values["ba"])
    fu, points, limit = to_exactly(3, values["ten"])
    patterns = _patterns(values)
    deltas, chips, scores = _changes(table, values)
    return Win(
        seat=table.seat(values["who"]),
        from_seat=table.seat(values["fromWho"]),
        tile=table.tile(to_number(values["machi"])),
        deltas=deltas,
        points=points,
        han=None if "yakuman" in values else sum(pattern.value for pattern in patterns),
        fu=fu,
        limit=limit,
        patterns=patterns,
        hand=_hand_of(table, values),
        indicators=table.tiles(values["doraHai"]),
        ura=table.tiles(values.get("doraHaiUra", "")),
        liable=table.seat(values["paoWho"]) if "paoWho" in values else None,
        counters=counters,
        sticks=sticks,
        chips=chips,
        scores=scores,
    )


def drawn_hand_of(table: Table, values: Values) -> DrawnHand | Abort:
    """Read one RYUUKYOKU."""
    if "sc" not in values:
        # Robot tables end a game that was left with <RYUUKYOKU owari="" />: no result at all.
        return Abort("interrupted")
    deltas, _, scores = _changes(table, values)
    counters, sticks = to_exactly(2, values["ba"]) if "ba" in values else (None, None)
    shown = tuple(table.tiles(values.get(f"hai{seat}", "")) for seat in range(table.seats))
    kind = values.get("type", "")
    if kind in ("", "nm"):
        reason = NAGASHI_MANGAN if kind else EXHAUSTED
        return DrawnHand(reason, deltas, tuple(bool(hand) for hand in shown), shown, scores, counters, sticks)
    return Abort(ABORT_OF.get(kind, kind), deltas, None, shown, scores=scores, counters=counters, sticks=sticks)


def final_of(table: Table, text: str) -> Final:
    """Read the standing in `owari`: score in hundreds and points in turn; then, where played, chips likewise."""
    numbers = [float(number) for number in text.split(",")]
    _require_pairs(len(numbers), "owari")
    if not all(abs(number) < 1e9 for number in numbers):
        raise ValueError("owari holds no scores")
    mine = numbers[: 2 * table.seats]
    chips = tuple(int(number) for number in numbers[8::2]) if len(numbers) == PAIRS_WITH_CHIPS else None
    return Final(
        scores=tuple(round(number * 100) for number in mine[::2]),
        points=tuple(mine[1::2]),
        chips=table.per_seat(chips) if chips else None,
    )


def _hand_of(table: Table, values: Values) -> Tiles:
    """Return the concealed tiles with the winning one, which robot tables leave out."""
    numbers, winning = to_numbers(values["hai"]), to_number(values["machi"])
    held = numbers if winning in numbers else (*numbers, winning)
    return tuple(table.tile(number) for number in held)


def _changes(table: Table, values: Values) -> tuple[Numbers, Numbers | None, Numbers]:
    """Return changes of points and, where played, of chips, and the points after.

    `sc` holds points before and change for every seat."""
    numbers = to_numbers(values["sc"])
    _require_pairs(len(numbers), "sc")
    points = tuple(100 * change for change in numbers[1:8:2])
    chips = table.per_seat(numbers[9::2]) if len(numbers) == PAIRS_WITH_CHIPS else None
    before = tuple(100 * score for score in numbers[:8:2])
    return table.per_seat(points), chips, table.per_seat(tuple(map(sum, zip(before, points))))


def _require_pairs(count: int, name: str) -> None:
    if count not in (6, 8, PAIRS_WITH_CHIPS):
        raise ValueError(f"{name} needs two numbers a seat")


def _patterns(values: Values) -> tuple[Pattern, ...]:
    counted = to_numbers(values.get("yaku", ""))
    if len(counted) % 2:
        raise ValueError("yaku needs pairs of number and han")
    return (
        *(Pattern(yaku, han, "han") for yaku, han in zip(counted[::2], counted[1::2], strict=True)),
        *(Pattern(yaku, 1, "yakuman") for yaku in to_numbers(values.get("yakuman", ""))),
    )
