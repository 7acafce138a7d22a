"""Where a match stands: the record of its table, and what is read from it."""

from typing import Any

import numpy as np

from fangcheng.core.state.codes import HAND_OVER, MATCH_OVER, SEATS
from fangcheng.core.state.table import TABLE
from fangcheng.game.engine import array_of, copy_of
from fangcheng.game.quick import HANDS, HANDS_AT, OWED, PHASE, SCORES, SCORES_AT, SEATS_AT
from fangcheng.game.ranking import seat_where, waiting

MOST_HANDS = 256  # of a match, if a program says nothing else: among players who never win some go on for ever
OWING = [[seat for seat in range(SEATS) if mask >> seat & 1] for mask in range(1 << SEATS)]  # seats by their mask


class AtTable:
    """The record of a match and what is read from it; `Match` is this and the playing."""

    max_hands = MOST_HANDS

    @property
    def table(self) -> Any:
        """Return the record; read it, never write it."""
        return self._table

    @table.setter
    def table(self, table: Any) -> None:
        self._table = table
        self._array = array_of(table, TABLE)  # the same memory, as compiled kernels take it
        self.plain = self._array[0]  # without attributes, ten times as quick to read
        self._octets = memoryview(self._array.view(np.uint8))

    @property
    def owed(self) -> list[int]:
        """Return the seats that owe a decision now."""
        octets = self._octets
        return OWING[octets[OWED] & (1 << octets[SEATS_AT]) - 1].copy()

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return self._octets[SEATS_AT]

    @property
    def hand_over(self) -> bool:
        """Return True if the hand has ended; `next_hand` deals the next one unless the match is over."""
        return self._octets[PHASE] >= HAND_OVER

    @property
    def over(self) -> bool:
        """Return True if the match has ended."""
        return self._octets[PHASE] == MATCH_OVER

    @property
    def truncated(self) -> bool:
        """Return True if the match has had its `max_hands` without an end: programs may stop, players play on.

        Among players who never win, as by chance, a dealer who stays on drawn hands stays for ever.
        """
        octets = self._octets
        goes_on = octets[PHASE] == HAND_OVER
        return goes_on and HANDS.unpack_from(octets, HANDS_AT)[0] >= self.max_hands

    @property
    def scores(self) -> list[int]:
        """Return the points of every seat, by seat."""
        return [*SCORES.unpack_from(self._octets, SCORES_AT)[: self._octets[SEATS_AT]]]

    @property
    def persons(self) -> list[int]:
        """Return the person at each seat: numbers in the order of joining."""
        persons: list[int] = self.plain["person"].tolist()[: self.seats]
        return persons

    @property
    def scores_by_person(self) -> list[int]:
        """Return the points of every person, by person, those who wait for a seat included."""
        points = dict(zip(self.persons, self.scores)) | waiting(self.plain)
        return [points[person] for person in sorted(points)]

    @property
    def waiting(self) -> list[int]:
        """Return the persons who wait for a seat, from the head of the queue on; mostly nobody (CHENGDU-8)."""
        return list(waiting(self.plain))

    def seat_of(self, person: int) -> int:
        """Return the seat where a person sits now. Raises FangchengError for who waits for a seat, or is not there."""
        return seat_where(self.plain, person)

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what is the same memory in other forms."""
        return {name: value for name, value in self.__dict__.items() if name not in ("_array", "plain", "_octets")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.table = copy_of(state["_table"])  # what comes from a pickle lies in no array
