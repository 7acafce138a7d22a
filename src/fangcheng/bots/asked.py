"""A bot asked for its answer by a view: the number of the action it takes, or an error that says what is wrong."""

from collections.abc import Callable
from typing import Any

import numpy as np

from fangcheng.bots.protocol import name_of_bot
from fangcheng.errors import BotError
from fangcheng.game.actions import Action, numbers_of
from fangcheng.game.said import matching
from fangcheng.game.views import View

SEAT_LETTERS = "ESWN"


def ask_bot(bot: Any, view: View, table: Any, rules: Any, seed: str) -> int:
    """Return the number of the action that a bot takes for the seat of a view.

    `table` is the record that the view was made of, `seed` that of the match, for the error. Raises BotError for a bot
    that raised, and for an answer that is not open.
    """
    seat = int(view.seat or 0)
    try:
        answered = bot.act(view, view.actions)
    except Exception as failure:
        what = f"it raised {type(failure).__name__}: {_in_one_line(failure, str)}"
        raise _error(bot, view, seed, what) from failure
    number = _number(table, rules, seat, answered)
    if number is None or number not in numbers_of(table, seat):
        raise _error(bot, view, seed, f"it answered {_told(answered)}, which is not open")
    return number


def _number(table: Any, rules: Any, seat: int, answered: Any) -> int | None:
    """Return the number of an answer given as an action, a number or a label; None for anything else."""
    if isinstance(answered, Action):
        return answered.number
    if isinstance(answered, str):
        return matching(table, rules, seat, answered)
    if isinstance(answered, (int, np.integer)) and not isinstance(answered, bool):
        return int(answered)
    return None


def _error(bot: Any, view: View, seed: str, what: str) -> BotError:
    seat = int(view.seat or 0)
    wind = SEAT_LETTERS[(seat - view.dealer) % len(view.seats)]
    labels = [action.label for action in view.actions]
    return BotError(name_of_bot(bot), seat, wind, seed, view.hand_number, what, labels)


def _told(answered: Any) -> str:
    """Return an answer as an error tells it."""
    return f'"{answered.label}"' if isinstance(answered, Action) else _in_one_line(answered, repr)


def _in_one_line(value: object, write: Callable[[object], str]) -> str:
    try:
        text = " ".join(write(value).split())
    except Exception:  # what a bot made cannot even be written
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 120 else text[:117] + "..."
