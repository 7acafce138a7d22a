"""The payment rows of one step, each told with what it belongs to: a win, a kong, the end of the hand."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from fangcheng.core.state.codes import NOBODY
from fangcheng.core.state.payment_rows import (
    PAY_ADDED_KONG,
    PAY_BOUGHT,
    PAY_BURNING,
    PAY_CHARGE,
    PAY_CHICKENS,
    PAY_CONCEALED_KONG,
    PAY_COUNTERS,
    PAY_DUTY,
    PAY_EGG,
    PAY_EGG_TILE,
    PAY_EIGHT_FLOWERS,
    PAY_ESSENCES,
    PAY_FINE,
    PAY_FLIP,
    PAY_FLOWER_SERIES,
    PAY_FLY,
    PAY_FOLLOW,
    PAY_FOUR_ALIKE,
    PAY_FOUR_WINDS,
    PAY_HORSES,
    PAY_JOKERS,
    PAY_LOST_STAKE,
    PAY_MIXED_FLOWERS,
    PAY_NOTE,
    PAY_NOTE_HALVED,
    PAY_NOTED,
    PAY_OPEN_KONG,
    PAY_OPENING,
    PAY_PIG,
    PAY_POT,
    PAY_REFUND,
    PAY_RULING,
    PAY_SEVEN_FLOWERS,
    PAY_SHADOW,
    PAY_SIDE_BET,
    PAY_SPECIAL_KONG,
    PAY_STICKS,
    PAY_TRANSFER,
    PAY_UNREADY,
    PAY_WATCH,
    PAY_WIN,
)
from fangcheng.game.event_types import CAUSES
from fangcheng.records.model import Noted, Numbers, Payment

Row: TypeAlias = list[int]  # cause, seat, other, number, then the change of each seat

OF_A_WIN = (PAY_WIN, PAY_COUNTERS, PAY_STICKS)
BESIDE_A_WIN = (PAY_SIDE_BET, PAY_WATCH, PAY_NOTED, PAY_POT)
KONGS = (PAY_OPEN_KONG, PAY_ADDED_KONG, PAY_CONCEALED_KONG, PAY_SPECIAL_KONG, PAY_EGG, PAY_EGG_TILE)
AFTER_A_KONG = (PAY_TRANSFER, PAY_REFUND)  # what the shot straight after it changes
FOLLOWED = (PAY_FOLLOW, PAY_FOUR_WINDS, PAY_FOUR_ALIKE)  # what a discard completes
FLOWER_GROUPS = (PAY_MIXED_FLOWERS, PAY_FLOWER_SERIES)
NOTES = (PAY_NOTE, PAY_NOTE_HALVED)
ALONE = (  # each has a line of its own
    *KONGS,
    *AFTER_A_KONG,
    *BESIDE_A_WIN,
    *FOLLOWED,
    *FLOWER_GROUPS,
    *NOTES,
    PAY_SEVEN_FLOWERS,
    PAY_EIGHT_FLOWERS,
    PAY_PIG,
    PAY_UNREADY,
    PAY_HORSES,
    PAY_BURNING,
    PAY_FINE,
    PAY_FLY,
    PAY_SHADOW,
    PAY_OPENING,
    PAY_BOUGHT,
    PAY_LOST_STAKE,
    PAY_CHICKENS,
    PAY_CHARGE,
    PAY_DUTY,
    PAY_JOKERS,
    PAY_ESSENCES,
    PAY_FLIP,
    PAY_RULING,
)


def payments(table: Any) -> list[Row]:
    """Return all payment rows of the last step."""
    count = int(table.payment_count)
    rows: list[Row] = table.payments[:count].tolist() if count else []
    return rows


def summed(table: Any, rows: list[Row]) -> Numbers:
    """Return the change of every seat in all rows together."""
    return tuple(sum(row[4 + seat] for row in rows) for seat in range(int(table.seats)))


class Till:
    """The rows of a step that belong to wins or stand alone, in order, until they are told."""

    def __init__(self, rows: list[Row], table: Any) -> None:
        self.table = table
        self.rows = [row for row in rows if row[0] in (*OF_A_WIN, *ALONE)]

    def of_win(self, seat: int) -> list[Row]:
        """Take what the next win of a seat brings: its worth, counters, sticks."""
        mine: list[Row] = []
        for row in self.rows:
            if row[1] != seat or row[0] not in OF_A_WIN:
                continue
            if row[0] == PAY_WIN and mine:
                break  # of a second win in this very step
            mine.append(row)
        taken = set(map(id, mine))  # another row may look the same
        self.rows = [row for row in self.rows if id(row) not in taken]
        return mine

    def lines(self, causes: tuple[int, ...] = ALONE, seat: int | None = None) -> Iterator[Payment | Noted]:
        """Take the rows now due of these causes, about that seat, as lines; rows that move nothing are not told."""
        while self.rows and self.rows[0][0] in causes and seat in (None, self.rows[0][1]):
            row = self.rows.pop(0)
            if row[0] == PAY_NOTED or any(row[4:]):
                yield self._line(row)

    def _line(self, row: Row) -> Payment | Noted:
        if row[0] == PAY_NOTED:
            return Noted(row[1], row[2], row[3])
        return Payment(CAUSES[row[0]], summed(self.table, [row]), None if row[1] == NOBODY else row[1])

    def of_flower(self, seat: int, kind: int) -> Iterator[Payment | Noted]:
        """Take what the flower that a seat has just laid out completes; the row's number says which it was."""
        while self.rows and self.rows[0][0] in FLOWER_GROUPS and [seat, kind] == [self.rows[0][1], self.rows[0][3]]:
            yield self._line(self.rows.pop(0))

    def rest(self) -> Iterator[Payment | Noted]:
        """Take all lines that are still due."""
        self.rows = [row for row in self.rows if row[0] in ALONE]
        yield from self.lines()
