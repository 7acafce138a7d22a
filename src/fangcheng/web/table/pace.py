"""What a room is given: how it is run, and the way to the person's page."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Protocol

from fangcheng.bots import STRONG
from fangcheng.bots.batch import RANDOM, STEADY
from fangcheng.bots.characters import PLAIN, STRONGEST
from fangcheng.game.engine import Mode
from fangcheng.web import bodies, messages
from fangcheng.web.table.window import SHORTEST


@dataclass(frozen=True)
class Pace:
    """How a table is run."""

    think: tuple[float, float] = (0.35, 0.9)  # seconds a bot takes in its turn, from .. to
    bot: int = STEADY
    level: str = STRONGEST  # of steady, as are temperaments (bots/characters.py), or strong, which has none
    temperament: str = PLAIN
    mode: Mode = "auto"
    now: Callable[[], float] = time.monotonic  # the clock's seconds
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    window: float = SHORTEST  # seconds from an act to its answer; 0: as soon as it is there, which tells who was asked

    @property
    def bot_name(self) -> str:
        """Return the name of the bots as records keep it and as `load_bot` takes it."""
        if self.bot == RANDOM:
            return "random"
        return f"{self.level}:{self.temperament}" if self.temperament else self.level


def pace_of(new: bodies.NewTable, pace: Pace) -> Pace:
    """Return how a table is run whose host has chosen how its bots play; how long they think is the same for all."""
    if new.bots == "random":
        return replace(pace, bot=RANDOM)
    return replace(pace, level=new.bots, temperament=PLAIN if new.bots == STRONG else new.temperament)


class Line(Protocol):
    """The way to the person's page."""

    def put(self, message: messages.ServerMessage) -> None:
        """Send, or drop where the line is gone."""

    def leave(self, message: messages.Bye, code: int) -> None:
        """Say good-bye and close."""
