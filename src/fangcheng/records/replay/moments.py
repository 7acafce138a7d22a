"""The moments of a hand: after the deal, and after everything anybody did that others could see."""

from typing import Any, NamedTuple

from fangcheng.game.explain import Explanation
from fangcheng.game.undoing import keep


class Moment(NamedTuple):
    """A table as it stood, and how much had happened by then."""

    table: bytes  # packed
    events: int  # of the whole match so far
    shown: int  # of these, how many the moment before had
    settlements: tuple[Explanation, ...]  # of this hand so far
    actions: int  # of this hand so far

    @classmethod
    def of(cls, table: Any, events: int, shown: int, settlements: tuple[Explanation, ...], actions: int) -> "Moment":
        """Keep a table as it is now."""
        return cls(keep(table), events, shown, settlements, actions)
