"""Workplaces: what one question about a win is worked out with, lent to one question at a time."""

import threading
from typing import Any

import numpy as np

from fangcheng.core.dialect.records import with_attributes
from fangcheng.core.questions import written_wins
from fangcheng.core.questions.asked_wins import NUMBERS, SCORE
from fangcheng.core.state.codes import NOBODY, SEATS
from fangcheng.core.state.win import WIN
from fangcheng.game.engine import Engine

TILES_LEFT = 40  # to draw, in the middle of a hand
MOST_IDLE = 4  # games whose workplaces lie idle; each workplace has look-up tables of 10 MB


class Workplace:
    """What one question about a win is worked out with, for both kinds of kernels."""

    __slots__ = ("numbers", "plain", "records", "scores", "wins")

    def __init__(self, engine: Engine) -> None:
        self.plain = np.zeros(1, written_wins.WORKPLACE)
        self.records = with_attributes(self.plain)
        self.wins = self.plain["win"].view(WIN)
        self.scores = np.zeros(1, SCORE)
        self.numbers = self.scores.view(np.int32)[:NUMBERS]
        place: Any = self.records[0]
        place.rules, place.desk = engine.rules, engine.desk
        bare, seats = place.bare, int(engine.rules.seats)
        bare.seats = seats
        bare.person[:] = range(SEATS)
        bare.scores[:seats] = engine.rules.start_score
        bare.in_play = (1 << seats) - 1
        bare.drawable = TILES_LEFT
        bare.liable[:] = bare.meld_from[:] = NOBODY
        bare.kong_income.last_by = NOBODY
        place.table = bare

    @property
    def table(self) -> Any:
        """Return the table that has paid the latest win."""
        return self.records[0].table


_asked_last: list[list[Workplace]] = [[]]  # idle workplaces of the games asked last, the latest at the end
_noting = threading.Lock()


def note_asked(idle: list[Workplace]) -> None:
    """Count the game of these idle workplaces as asked last, and let go of those of the one asked longest ago."""
    global _asked_last
    if _asked_last[-1] is idle:
        return
    with _noting:
        asked = [*(one for one in _asked_last if one is not idle), idle]
        for one in asked[:-MOST_IDLE]:
            one.clear()
        _asked_last = asked[-MOST_IDLE:]
