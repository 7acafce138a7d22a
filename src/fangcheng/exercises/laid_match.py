"""A match that stands on a table laid by hand: a worked win with its tile on offer."""

from collections.abc import Mapping
from typing import Any

from fangcheng.conform.fields import Fields
from fangcheng.conform.wins import Offered, offer_win
from fangcheng.conform.words_of_score import in_own_words
from fangcheng.core.dialect.bits import bit
from fangcheng.core.state.codes import GONE, TURNED
from fangcheng.game.explain import Explanation
from fangcheng.game.match import Match
from fangcheng.game.outer_stakes import OuterStakes
from fangcheng.game.undoing import History

NOT_OF_THE_TABLE = ("name", "rules", "expect", "say")


class LaidMatch(Match):
    """A match whose table a case describes, at the moment when the tile is offered.

    Raises one of our errors for a case that cannot be laid.
    """

    def __init__(self, offered: Offered) -> None:
        situation = offered.situation
        self.engine = situation.engine
        self.variant = self.engine.ruleset.id
        self.seed, self.salt, self.options, self.preset = "laid", "", {}, None
        self.actions, self.matches, self.rulings = [[]], [], []
        self._events = []
        self._settlements: list[Explanation] = []
        self._hand_start = 0
        self._history, self._undo = History(0), False
        self.table = situation.table
        self.table.payment_count = self.table.event_count = 0
        for winner in offered.winners:
            self.table.owed = int(self.table.owed) | bit(winner.seat)
        self.table.person[:] = range(len(self.table.person))
        self.table.place[: int(self.table.next_tile)] = GONE  # drawn by then, as the tiles left to draw say
        for number in range(int(self.table.indicators.count)):
            self.table.place[int(self.table.indicators.positions[number])] = TURNED  # a case turns them without a move
        self.outer = OuterStakes(self)


def laid(variant: str, case: Mapping[str, Any]) -> Offered:
    """Lay the table of a case and offer its tile. Raises one of our errors for what cannot be laid."""
    told = {key: value for key, value in in_own_words(dict(case)).items() if key not in NOT_OF_THE_TABLE}
    expected = case.get("expect")
    return offer_win(variant, Fields(told), dict(expected) if isinstance(expected, dict) else {})
