"""Duplicate play: each seat draws from a wall of its own, and the hand ends when the next seat's wall is empty.

Our table has one wall. The tiles are laid into it in the order of the record; only how many are left depends on
whose turn it is, so before every action that number is set for the seat that will draw.
"""

from typing import Any

from fangcheng.core.state.action_codes import ADDED_KONG, CONCEALED_KONG, OPEN_KONG, PASS, SPECIAL, WIN
from fangcheng.core.state.codes import TURN
from fangcheng.records.model import Draw, HandRecord

WALL_OF_ONE = 34


class OwnWalls:
    """How many tiles each seat has left to draw."""

    def __init__(self, hand: HandRecord) -> None:
        self.left = [WALL_OF_ONE - len(tiles) for tiles in hand.dealt]

    def drew(self, draw: Draw) -> None:
        """Count a draw."""
        self.left[draw.seat] -= 1

    def prepare(self, table: Any, seat: int, action: int) -> None:
        """Set the tiles left for whoever draws after this action; once drawn, those of the seat after him are left."""
        if action == OPEN_KONG or CONCEALED_KONG <= action < SPECIAL:
            self._set(table, seat)
        elif table.phase == TURN and action not in (PASS, WIN) and action < ADDED_KONG:
            self._set(table, (seat + 1) % len(self.left))

    def _set(self, table: Any, drawer: int) -> None:
        after = (drawer + 1) % len(self.left)
        table.drawable = self.left[after] + 1 if self.left[drawer] > 0 else 0
