"""A win of the engine's last step in the words of records: who, on what, worth how much and why."""

from typing import Any

from fangcheng.core.scoring.terms import MULTIPLIERS
from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.event_rows import E_WIN
from fangcheng.core.state.pattern_ids import PATTERN_NAMES
from fangcheng.core.state.payment_rows import PAY_WIN
from fangcheng.core.state.rule_codes import BLOOD_RIVER, HAN_AND_FU, LIMITS, TERMS
from fangcheng.core.table.hand import face
from fangcheng.game.events import kinds_in_hand
from fangcheng.game.printed import kinds_of_win
from fangcheng.game.reckoning.limits import multiplies
from fangcheng.game.reckoning.methods import unit_of_pattern
from fangcheng.records.model import Pattern, Tiles, Win
from fangcheng.records.replay.payments import Row, Till, summed
from fangcheng.tiles import FLOWER, NO_TILE, name_of


def win(table: Any, rules: Any, desk: Any, rows: list[Row], place: int, till: Till) -> Win:
    """Tell the win of the event row at `place`; its payments are taken out of the till."""
    _, seat, payer, tile, by, _ = rows[place]
    known = _is_on_the_desk(rules, desk, rows, place, (by, payer, int(face(tile))))
    paid = till.of_win(seat)
    result = desk.work.results[seat]
    hanfu = bool(rules.method == HAN_AND_FU)
    return Win(
        seat=seat,
        from_seat=seat if payer == NOBODY else payer,
        tile=name_of(tile),
        deltas=summed(table, paid),
        points=_points(paid, seat, hanfu),
        han=int(result.han) if hanfu and not result.yakuman else None,
        fu=int(result.fu) if hanfu and not result.yakuman else None,
        limit=int(result.limit) if hanfu else None,
        patterns=_patterns(rules, result) if known else (),
        hand=_hand(table, seat, tile),
        liable=_liable(table, paid, seat, payer) if hanfu else None,
    )


def flower_win(table: Any, rules: Any, desk: Any, rows: list[Row], place: int, till: Till) -> Win:
    """Tell a win by flowers alone: on the eighth, laid out last, or on the one that another has laid out."""
    _, seat, payer, *_ = rows[place]
    if payer == NOBODY:
        tile = int(table.side_income.last_flower)
    else:
        tile = next(FLOWER + n for n in range(8) if not int(table.flowers[seat]) >> n & 1)
    paid = till.of_win(seat)
    return Win(
        seat=seat,
        from_seat=seat if payer == NOBODY else payer,
        tile=name_of(tile),
        deltas=summed(table, paid),
        points=_points(paid, seat, False),
        patterns=_patterns(rules, desk.work.results[seat]),
    )


def _is_on_the_desk(rules: Any, desk: Any, rows: list[Row], place: int, facts: tuple[int, int, int]) -> bool:
    """Return True if the desk still has this win; in a blood river the seat may have won again in this very step."""
    if rules.play_on != BLOOD_RIVER:
        return True
    seat = rows[place][1]
    on_desk = desk.work.wins[seat]
    later = any(row[:2] == [E_WIN, seat] for row in rows[place + 1 :])
    return not later and (int(on_desk.by), int(on_desk.payer), kinds_of_win(on_desk)[int(on_desk.tile)]) == facts


def _points(paid: list[Row], seat: int, hanfu: bool) -> int:
    """Return what the hand is worth: in points of the score, elsewhere in the unit its patterns are counted in."""
    return sum(row[4 + seat] if hanfu else row[3] for row in paid if row[0] == PAY_WIN)


def _patterns(rules: Any, result: Any) -> tuple[Pattern, ...]:
    counts, values = result.counts.tolist(), result["values"].tolist()
    return tuple(
        Pattern(
            PATTERN_NAMES[number],
            values[number],
            _unit(rules, result, number),
            count,
        )
        for number, count in enumerate(counts)
        if count
    )


def _unit(rules: Any, result: Any, number: int) -> str:
    """Name what a pattern is counted in, `times` for one that multiplies."""
    if (rules.method == TERMS and number in MULTIPLIERS) or (rules.method == LIMITS and multiplies(rules, number)):
        return "times"
    return "yakuman" if result.yakuman else unit_of_pattern(rules, number)


def _hand(table: Any, seat: int, tile: int) -> Tiles:
    """Return the concealed tiles with the winning one.

    Where winners play on, the seat may hold a newly drawn one already."""
    kinds = kinds_in_hand(table, seat)
    if (len(kinds) + int(table.heart[seat] > 0)) % 3 == 2:
        drawn = int(table.drawn)
        kinds.remove(drawn if seat == table.turn and drawn != NO_TILE else tile)
    return tuple(map(name_of, [*kinds, tile]))


def _liable(table: Any, paid: list[Row], winner: int, payer: int) -> int | None:
    """Return who paid for the win beside or instead of those who pay any win."""
    for row in paid:
        payers = [seat for seat in range(int(table.seats)) if row[0] == PAY_WIN and row[4 + seat] < 0]
        if payer == NOBODY and len(payers) == 1:
            return payers[0]
        if payer != NOBODY and len(payers) == 2:
            return next(seat for seat in payers if seat != payer)
    return None
